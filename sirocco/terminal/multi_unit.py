"""Several units in one command: `attack 5Ind 11Ind Nibeiwa`, `front 5Ind+7RTR 11Ind`, `advance all`.

The input becomes a list of ordinary actions. Whether they are legal is checked when they are taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from sirocco.kernel.action import Action, Thing, Vocabulary, plain
from sirocco.kernel.errors import NotationError
from sirocco.kernel.game import Game
from sirocco.kernel.march import piece_kind, place_kind
from sirocco.kernel.message import Message, message
from sirocco.terminal.parser import Unreadable, WrongForm, naming, read_action, things

if TYPE_CHECKING:
    from sirocco.terminal.session import Session

MOST_WORDS = 14
"""An upper bound: each word doubles the time to split words into names."""


def orders(session: Session, verb: str, words: Sequence[str]) -> list[Action]:
    """The actions that a verb and the words after it mean, in order."""
    decision = session.game.decision
    assert decision is not None
    vocabulary, describer = session.lexicon.vocabulary, session.formatter.describer
    words = [word for word in (word.strip(",;") for word in words) if word]
    if any(is_all(session, word) for word in words):
        return _all_units(session, verb, [word for word in words if not is_all(session, word)])
    if any("+" in word for word in words) and verb in describer.behind:
        return _pairs(vocabulary, verb, describer.behind[verb], " ".join(words))
    if verb == describer.strikes:
        found = units_and_place(session, words)
        if found is not None:
            return _declared(session.game, *found)
    words = " ".join(words).replace("+", " ").split()
    try:
        return [read_action(vocabulary, [verb, *words], decision.actions)]
    except Unreadable:
        found_here = _each(vocabulary, verb, words, decision.actions)
        if found_here is None:
            raise
        return _as_stack(session.game, found_here)


def is_all(session: Session, word: str) -> bool:
    """Whether a word means "all", in any language."""
    return any(plain(word) in map(plain, texts.say(Message("ui-all")).split(", ")) for texts in session.all_texts)


# Names one after the other.


def named_one_by_one(words: Sequence[str], find: Callable[[Sequence[str]], Thing | None]) -> list[Thing] | None:
    """The things that words name one after the other; names may have several words, longer ones first."""
    if len(words) > MOST_WORDS:
        return None
    for parts in range(1, len(words) + 1):
        for cuts in combinations(range(1, len(words)), parts - 1):
            found = [find(words[a:b]) for a, b in pairwise((0, *cuts, len(words)))]
            if all(found):
                return [thing for thing in found if thing is not None]
    return None


def units_and_place(session: Session, words: Sequence[str]) -> tuple[list[Thing], Thing] | None:
    """Units, then a place; None if the words have another form. Ambiguous names mean units that can act now."""
    vocabulary = session.lexicon.vocabulary
    try:
        piece, place = piece_kind(session.game), place_kind(session.game)
    except NotationError:
        return None
    ours = _choosable(session)

    def unit(part: Sequence[str]) -> Thing | None:
        return _only(things(vocabulary, part, [piece]), ours)

    for length in range(1, len(words)):
        goal = _only(things(vocabulary, words[-length:], [place]), ())
        units = named_one_by_one(words[:-length], unit) if goal is not None else None
        if goal is not None and units is not None:
            return units, goal
    return None


def _choosable(session: Session) -> set[Thing]:
    """The first things of the legal actions."""
    decision = session.game.decision
    vocabulary = session.game.components.vocabulary
    return {thing for action in (decision.actions if decision else ()) for thing in vocabulary.things(action)[:1]}


def _only(found: list[Thing], preferred: set[Thing] | tuple[()]) -> Thing | None:
    """The only thing that fits, if there is exactly one."""
    likely = [thing for thing in found if thing in preferred]
    if len(likely) == 1:
        return likely[0]
    return found[0] if len(found) == 1 else None


def _each(vocabulary: Vocabulary, verb: str, words: Sequence[str], legal: Sequence[Action]) -> list[Action] | None:
    """The same verb for each of the units named; the last words name its object, if the verb has one."""
    choosable = {thing for action in legal if action.verb == verb for thing in vocabulary.things(action)[:1]}
    for form in vocabulary.verbs[verb]:
        if len(form) not in (1, 2):
            continue

        def unit(part: Sequence[str], kind: str = form[0]) -> Thing | None:
            return _only(things(vocabulary, part, [kind]), choosable)

        if len(form) == 1:
            units = named_one_by_one(words, unit)
            if units is not None and len(units) > 1:
                return [vocabulary.action(verb, each.number) for each in units]
            continue
        for length in range(1, len(words) - 1):
            goal = _only(things(vocabulary, words[-length:], [form[1]]), ())
            units = named_one_by_one(words[:-length], unit) if goal is not None else None
            if goal is not None and units is not None and len(units) > 1:
                return [vocabulary.action(verb, each.number, goal.number) for each in units]
    _check_names(vocabulary, verb, words)
    return None


def _check_names(vocabulary: Vocabulary, verb: str, words: Sequence[str]) -> None:
    """Report a word that is no name, where there are more words than the verb takes."""
    kinds = list(dict.fromkeys(kind for form in vocabulary.verbs[verb] for kind in form))
    if not kinds or len(words) <= max(len(form) for form in vocabulary.verbs[verb]):
        return
    for i, word in enumerate(words):
        near = (words[max(0, i - 1) : i + 1], [word], words[i : i + 2])
        if not any(things(vocabulary, part, kinds) for part in near):
            raise Unreadable(naming(vocabulary, kinds[0], word))


def _as_stack(game: Game, actions: list[Action]) -> list[Action]:
    """In a game where moving units are selected first, the others join the first."""
    marching = game.definition.marching
    if not marching.take or actions[0].verb != marching.take:
        return actions
    return [actions[0], *(game.components.vocabulary.action(marching.join, *action.args) for action in actions[1:])]


# Attacks, pairs, all units.


def _declared(game: Game, units: Sequence[Thing], target: Thing) -> list[Action]:
    """The actions that declare an attack, up to its beginning."""
    actions: list[Action] = []
    for declaration in game.definition.declarations(game.state, [unit.number for unit in units], target.number):
        actions += declaration.actions
    return [action for action in actions if action.verb != game.definition.marching.done]


def _pairs(vocabulary: Vocabulary, verb: str, behind: str, line: str) -> list[Action]:
    """`front A+B C`: A with B behind it, and C."""
    kind = vocabulary.verbs[verb][0][0]
    actions = []
    for group in line.replace(" +", "+").replace("+ ", "+").split():
        found = []
        for name in group.split("+"):
            meant = things(vocabulary, [name], [kind])
            if len(meant) != 1:
                raise Unreadable(naming(vocabulary, kind, name) if name else WrongForm(verb).message)
            found.append(meant[0].number)
        actions.append(vocabulary.action(verb, found[0]))
        joined = len(vocabulary.verbs[behind][0]) == 1
        actions += [vocabulary.action(behind, *((other,) if joined else (other, found[0]))) for other in found[1:]]
    return actions


def _all_units(session: Session, verb: str, words: Sequence[str]) -> list[Action]:
    """Every legal action of the verb, and those that become legal by them. With words: only with that object."""
    decision = session.game.decision
    assert decision is not None
    # An imagined game: looking ahead must not reveal what the player cannot know.
    trial = session.game.imagine(decision.side, "all")
    actions: list[Action] = []
    describer, vocabulary = session.formatter.describer, session.lexicon.vocabulary
    if verb == describer.strikes and len(vocabulary.verbs[verb][0]) == 1:
        # The attack names the place first, the attackers afterwards.
        actions.append(read_action(vocabulary, [verb, *words], decision.actions))
        if actions[0] not in decision.actions:
            return actions
        trial.act(actions[0])
        decision, words = trial.decision, []
        assert decision is not None
        verb = next((a.verb for a in decision.actions if a.args), verb)
    open_now = list(_open(vocabulary, trial, verb, words))
    if not open_now:
        raise Unreadable(message("ui-nobody-can", verb=session.lexicon.spelled(verb)))
    units = [vocabulary.things(action)[0] for action in open_now]
    if len(set(units)) < len(units) or (not words and len(open_now[0].args) > 1):
        raise WrongForm(verb)
    step, rolled = decision.step, trial.state.dice.counter
    found: list[Action] = []
    taken: set[Thing] = set()
    while trial.decision is not None and trial.decision.step == step and trial.state.dice.counter == rolled:
        fresh = next((a for a in _open(vocabulary, trial, verb, words) if vocabulary.things(a)[0] not in taken), None)
        if fresh is None:
            break
        trial.act(fresh)
        found.append(fresh)
        taken.add(vocabulary.things(fresh)[0])
    return [*actions, *found, *(action for action in open_now if action not in found)]


def _open(vocabulary: Vocabulary, game: Game, verb: str, words: Sequence[str]) -> Iterator[Action]:
    for action in game.decision.actions if game.decision is not None else ():
        named = vocabulary.things(action)
        if action.verb == verb and named and (not words or named[-1] in things(vocabulary, words, [named[-1].kind])):
            yield action
