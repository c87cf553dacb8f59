"""Decisions: interpreting a typed line, and the commands that take and undo actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sirocco.kernel.action import Action, Thing, plain
from sirocco.kernel.errors import IllegalAction, NotationError, UndoError
from sirocco.kernel.game import Decision, Game
from sirocco.kernel.march import piece_kind, place_kind
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.describe import QUIET, WARN, Line
from sirocco.kernel.step import Refusal
from sirocco.terminal.choices import menu_of, whole_menu
from sirocco.terminal.command import Command
from sirocco.terminal.inspection import describe, is_place, kind_named
from sirocco.terminal.multi_unit import orders, units_and_place
from sirocco.terminal.parser import Unreadable, WrongForm, alike, naming, read_number, things

if TYPE_CHECKING:
    from sirocco.terminal.session import Session


MAX_INPUT = 200
"""Longer input is cut off."""


def handle_line(session: Session, line: str) -> bool:
    """Interpret a line: an answer, a number, a command, an action, or the name of a thing."""
    words = line[:MAX_INPUT].split()
    session.was_pending, session.pending = session.pending, None
    if session.was_pending is not None and len(words) == 1:
        if is_answer(session, "yes", words[0]):
            return session.perform(session.was_pending)
        if is_answer(session, "no", words[0]):
            return False
    try:
        return _interpret(session, words)
    except WrongForm as problem:
        usage = session.formatter.usage(problem.verb, session.lexicon.spelled(problem.verb))
        session.screen.say(session.formatter.say("ui-usage", usage=usage), WARN)
    except Unreadable as problem:
        args = dict(problem.message.args)
        if "kind" in args:
            args["kind"] = session.formatter.texts.name("thing", str(args["kind"]))
        session.screen.say(session.formatter.say(problem.message.key, **args), WARN)
    return False


def is_answer(session: Session, answer: str, word: str) -> bool:
    """Whether a word says yes (or no), in any language."""
    answers = (texts.say(Message(f"ui-{answer}")) for texts in session.all_texts)
    return plain(word) in {plain(w) for words in answers for w in words.split(", ")}


def _interpret(session: Session, words: list[str]) -> bool:
    if not words and session.ready is not None:
        return act(session, [session.ready])
    if not words or words == ["0"]:
        return choices(session, [])
    word, rest = words[0], words[1:]
    number = read_number(word)
    if number is not None and not rest:
        return _number(session, number)
    command = session.phrases.find(word)
    if command is not None:
        return command.run(session, rest)
    verb = session.lexicon.verb(word)
    if verb is not None:
        return act(session, orders(session, verb, rest))
    kind = kind_named(session, word)
    if kind is not None:
        return describe(session, kind, rest)
    found = things(session.lexicon.vocabulary, words)
    if not found:
        command = session.phrases.beginning(word)
        if command is not None:
            return command.run(session, rest)
    return _named(session, " ".join(words), found)


def decision_of(session: Session) -> Decision:
    decision = session.game.decision
    assert decision is not None
    return decision


def _named(session: Session, text: str, found: list[Thing]) -> bool:
    """A name was typed: show its choices, or else describe it. Things with choices take precedence."""
    vocabulary = session.game.components.vocabulary
    actions = decision_of(session).actions
    if not found:
        known = [*session.phrases.words(session.formatter.texts), *session.lexicon.verbs()]
        known += [name for names in vocabulary.names.values() for name in names.ids]
        names = alike(text.split(maxsplit=1)[0], known) or alike(text, known)
        raise Unreadable(message("ui-unknown-word", word=text[:40], names=names))
    open_now = [thing for thing in found if menu_of(vocabulary, actions, thing) is not None]
    if len(open_now or found) > 1:
        names = [f"{thing.kind} {vocabulary.names[thing.kind].ids[thing.number]}" for thing in (open_now or found)[:8]]
        raise Unreadable(message("ui-ambiguous", word=text, names=names))
    (thing,) = open_now or found
    own = menu_of(vocabulary, actions, thing)
    if own is None:
        session.screen.show(
            session.formatter.describer.about(thing.kind, vocabulary.names[thing.kind].ids[thing.number])
        )
    else:
        session.menu = own
        session.list_choices()
    return False


def _number(session: Session, number: int) -> bool:
    if not 1 <= number <= len(session.menu.choices):
        raise Unreadable(message("ui-no-such-number", number=number, last=len(session.menu.choices)))
    choice = session.menu.choices[number - 1]
    if len(choice.actions) == 1:
        return act(session, choice.actions)
    assert choice.about is not None
    own = menu_of(session.game.components.vocabulary, decision_of(session).actions, choice.about)
    assert own is not None
    session.menu = own
    session.list_choices()
    return False


def act(session: Session, actions: Sequence[Action]) -> bool:
    """Take all of the actions or none. An illegal one is refused with its rule; a warning asks for confirmation first.

    Repeating the same command counts as confirmation.
    """
    trial = session.game.clone()
    warnings: list[Line] = []
    rolled = trial.state.dice.counter
    for action in actions:
        if trial.decision is None or action not in trial.decision.actions:
            refuse(session, trial, action, alone=len(actions) == 1)
            return False
        if trial.state.dice.counter != rolled:
            raise Unreadable(message("ui-dice-between", action=session.lexicon.notation(action)))
        explanation = trial.explain(action)
        if explanation is not None:
            warnings += session.formatter.warnings(explanation)
        trial.act(action)
    if warnings and list(actions) != session.was_pending:
        session.screen.show(dict.fromkeys(warnings))
        session.screen.say(session.formatter.say("ui-confirm", action=session.lexicon.line(actions)))
        session.pending = list(actions)
        return False
    first = session.game.components.vocabulary.things(actions[0])[:1]
    session.menu = session.menu._replace(about=first[0] if first and not is_place(session.game, first[0]) else None)
    return session.perform(list(actions))


def refuse(session: Session, game: Game, action: Action, alone: bool) -> None:
    """Show which rule refuses an action; of several actions, also which one."""
    refusal = game.refusal(action)
    assert refusal is not None
    if not alone:
        session.screen.say(session.formatter.say("ui-part-refused", action=session.lexicon.notation(action)), WARN)
    say_refusal(session, refusal)


def say_refusal(session: Session, refusal: Refusal) -> None:
    session.screen.show([session.formatter.refusal(session.lexicon.own_words(refusal))])


# Commands.


def choices(session: Session, words: list[str]) -> bool:
    """List all choices again, or those of one thing."""
    if words:
        return _named(session, " ".join(words), things(session.lexicon.vocabulary, words))
    session.menu = whole_menu(session.game.components.vocabulary, decision_of(session).actions)
    session.screen.show(session.formatter.describer.situation())
    session.ask()
    session.list_choices()
    return False


def go(session: Session, words: list[str]) -> bool:
    """Move units to a place by the cheapest route, several moves in one command."""
    found = units_and_place(session, [word.strip(",;") for word in words])
    if found is None:
        raise _no_march(session, words)
    units, goal = found
    names = session.game.components.vocabulary.names
    trial = session.game.clone()
    try:
        actions = trial.march([names[u.kind].ids[u.number] for u in units], names[goal.kind].ids[goal.number])
    except IllegalAction as refused:
        say_refusal(session, Refusal(refused.rule, refused.message))
        return False
    if not actions:
        raise Unreadable(message("ui-there-already"))
    return act(session, actions)


def _no_march(session: Session, words: list[str]) -> Unreadable:
    """The error in a `go` command: too few words, or an unknown name."""
    vocabulary = session.lexicon.vocabulary
    try:
        kinds = (piece_kind(session.game), place_kind(session.game))
    except NotationError:
        return Unreadable(message("ui-nothing-moves"))
    if len(words) >= 2:
        for kind, word in zip(kinds, (words[0], words[-1]), strict=True):
            if len(things(vocabulary, [word], [kind])) != 1:
                return Unreadable(naming(vocabulary, kind, word))
    return Unreadable(message("ui-usage", usage=[session.formatter.say("ui-usage-go")]))


def undo(session: Session, words: list[str]) -> bool:
    """Undo the last command or the last few, with everything that followed; never the actions of another player."""
    number = read_number(words[0]) if words else 1
    if not number or len(words) > 1:
        raise Unreadable(message("ui-usage", usage=[session.formatter.say("ui-usage-undo")]))
    taken = session.game.actions_taken
    marks = [mark for mark in session.marks if mark < len(taken)]
    back_to = [*reversed(marks), *reversed(range(marks[0] if marks else len(taken)))]
    game: Game | None = None
    possible = 0
    for target in back_to[:number]:
        earlier = _undone_to(session, target)
        if earlier is None:
            break
        game, possible = earlier, possible + 1
    if game is None or possible < number:
        session.screen.say(
            session.formatter.say("ui-no-undo" if not possible else "ui-undo-fewer", number=possible), WARN
        )
        return False
    del session.marks[len(marks) - min(number, len(marks)) :]
    first = taken[len(game.actions_taken)][1]
    session.restart(game)
    session.unsaved = True
    session.news.rewind(game)
    session.autosave()
    session.screen.say(session.formatter.say("ui-undone", action=session.lexicon.notation(first)), QUIET)
    return True


def _undone_to(session: Session, target: int) -> Game | None:
    """The game after `target` actions, if the player may undo that far."""
    game = session.game.clone()
    if any(side != session.viewer for side, _ in game.actions_taken[target:]):
        return None
    try:
        while len(game.actions_taken) > target:
            game.undo()
    except UndoError:
        return None
    return game


def auto(session: Session, words: list[str]) -> bool:
    """Switch on or off whether forced choices are taken automatically."""
    if words and plain(words[0]) in ("on", "off"):
        session.auto = plain(words[0]) == "on"
    elif words:
        raise Unreadable(message("ui-usage", usage=[session.formatter.say("ui-usage-auto")]))
    else:
        session.auto = not session.auto
    session.screen.say(session.formatter.say("ui-auto", on=session.auto), QUIET)
    return False


COMMANDS = (
    Command("choices", choices),
    Command("go", go),
    Command("undo", undo),
    Command("auto", auto),
)
