"""Deciding: what a typed line means, and the commands that weigh, take and take back actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.kernel.action import Action, Thing, Vocabulary, plain
from sirocco.kernel.describe import HEAD, QUIET, WARN, Line
from sirocco.kernel.errors import UndoError
from sirocco.kernel.game import Decision
from sirocco.kernel.message import Message, message
from sirocco.kernel.routes import routes, why_not
from sirocco.terminal.choices import menu_of, whole_menu
from sirocco.terminal.command import Command
from sirocco.terminal.reading import Unreadable, WrongForm, alike, read_action, read_number, things

if TYPE_CHECKING:
    from sirocco.terminal.session import Session


LONGEST = 200
"""What a person types is shorter; the rest of a longer line is dropped."""


def heed(session: Session, line: str) -> bool:
    """Understand a line: an answer, a number, a command, an action, or the name of a thing."""
    words = line[:LONGEST].split()
    session.asked, session.pending = session.pending, None
    if session.asked is not None and len(words) == 1:
        if is_answer(session, "yes", words[0]):
            return session.perform([session.asked])
        if is_answer(session, "no", words[0]):
            return False
    try:
        return _understand(session, words)
    except WrongForm as problem:
        session.screen.say(session.speaker.say("ui-usage", usage=session.speaker.usage(problem.verb)), WARN)
    except Unreadable as problem:
        told = dict(problem.message.args)
        if "kind" in told:
            told["kind"] = session.speaker.texts.name("thing", str(told["kind"]))
        session.screen.say(session.speaker.say(problem.message.key, **told), WARN)
    return False


def is_answer(session: Session, answer: str, word: str) -> bool:
    """Whether a word says yes (or no), in any language."""
    said = (texts.say(Message(f"ui-{answer}")) for texts in session.voices)
    return plain(word) in {plain(w) for words in said for w in words.split(", ")}


def _understand(session: Session, words: list[str]) -> bool:
    if not words or words == ["0"]:
        return choices(session, [])
    word, rest = words[0], words[1:]
    vocabulary = session.game.components.vocabulary
    number = read_number(word)
    if number is not None and not rest:
        return _number(session, number)
    command = session.phrases.find(word)
    if command is not None:
        return command.run(session, rest)
    if word.lower() in vocabulary.verbs:
        return act(session, read_action(vocabulary, words, decision_of(session).actions))
    from sirocco.terminal.looking import kind_named, look

    kind = kind_named(session, word)
    if kind is not None:
        return look(session, kind, rest)
    found = things(vocabulary, words)
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
    """Somebody typed a name: show its choices, or else what it is. Of several, those with choices go first."""
    vocabulary = session.game.components.vocabulary
    actions = decision_of(session).actions
    if not found:
        known = [*(c.name for c in session.phrases.commands), *vocabulary.verbs]
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
        session.screen.show(session.speaker.describer.about(thing.kind, vocabulary.names[thing.kind].ids[thing.number]))
    else:
        session.menu = own
        session.list_choices()
    return False


def _number(session: Session, number: int) -> bool:
    if not 1 <= number <= len(session.menu.choices):
        raise Unreadable(message("ui-no-such-number", number=number, last=len(session.menu.choices)))
    choice = session.menu.choices[number - 1]
    if len(choice.actions) == 1:
        return act(session, choice.actions[0])
    assert choice.about is not None
    own = menu_of(session.game.components.vocabulary, decision_of(session).actions, choice.about)
    assert own is not None
    session.menu = own
    session.list_choices()
    return False


def act(session: Session, action: Action) -> bool:
    """Take an action: refused with its rule if it is illegal, after a question if something speaks against it.

    To say the same again is an answer too: yes.
    """
    if action not in decision_of(session).actions:
        refusal = session.game.refusal(action)
        assert refusal is not None
        session.screen.show([session.speaker.refusal(refusal)])
        return False
    explanation = session.game.explain(action)
    if explanation is not None and explanation.warnings and action != session.asked:
        session.screen.show(session.speaker.warnings(explanation))
        session.screen.say(session.speaker.say("ui-confirm", action=str(action)))
        session.pending = action
        return False
    things = session.game.components.vocabulary.things(action)
    session.menu = session.menu._replace(about=things[0] if things else None)
    return session.perform([action])


# Commands.


def choices(session: Session, words: list[str]) -> bool:
    """All choices again, or those of one thing."""
    if words:
        return _named(session, " ".join(words), things(session.game.components.vocabulary, words))
    session.menu = whole_menu(session.game.components.vocabulary, decision_of(session).actions)
    session.screen.show(session.speaker.describer.situation())
    session.ask()
    session.list_choices()
    return False


def meant(session: Session, words: list[str], command: str) -> Action:
    """The action a person asks about: by its number or in notation."""
    vocabulary: Vocabulary = session.game.components.vocabulary
    if not words:
        raise Unreadable(message("ui-which-action", command=command))
    number = read_number(words[0])
    if number is not None:
        if not 1 <= number <= len(session.menu.choices) or len(session.menu.choices[number - 1].actions) > 1:
            raise Unreadable(message("ui-which-action", command=command))
        return session.menu.choices[number - 1].actions[0]
    if words[0].lower() not in vocabulary.verbs:
        raise Unreadable(message("ui-unknown-verb", word=words[0][:40], names=list(vocabulary.verbs)))
    return read_action(vocabulary, words, decision_of(session).actions)


def why(session: Session, words: list[str]) -> bool:
    """The rule that refuses an action, or the numbers behind it."""
    action = meant(session, words, "why")
    refusal = session.game.refusal(action)
    if refusal is not None:
        session.screen.show([session.speaker.refusal(refusal), *session.speaker.clause(refusal.rule)])
        return False
    session.screen.say(session.speaker.say("ui-legal", phrase=session.speaker.action(action)), HEAD)
    explanation = session.game.explain(action)
    lines = [] if explanation is None else session.speaker.explanation(explanation)
    session.screen.show(lines or [Line(session.speaker.say("ui-nothing-to-explain"), QUIET)])
    return False


def odds(session: Session, words: list[str]) -> bool:
    """The exact chances of what an action can bring."""
    action = meant(session, words, "odds")
    refusal = session.game.refusal(action)
    if refusal is not None:
        session.screen.show([session.speaker.refusal(refusal)])
        return False
    explanation = session.game.explain(action)
    found = () if explanation is None else explanation.odds
    lines = [line for each in found for line in session.speaker.odds(each)]
    session.screen.show(lines or [Line(session.speaker.say("ui-no-dice"), QUIET)])
    return False


def go(session: Session, words: list[str]) -> bool:
    """Take a unit to a place by the cheapest way, several moves in one command."""
    vocabulary = session.game.components.vocabulary
    decision = decision_of(session)
    verb = moving_verb(session)
    if verb is None:
        raise Unreadable(message("ui-nothing-moves"))
    if len(words) < 2:
        raise Unreadable(message("ui-usage", usage=[session.speaker.say("ui-usage-go")]))
    wish = read_action(vocabulary, [verb, *words], decision.actions)
    kinds = next(form for form in vocabulary.verbs[verb] if len(form) == 2)
    mover, goal = (Thing(kind, i) for kind, i in zip(kinds, wish.args, strict=True))
    found = routes(session.game, mover)
    route = found.ways.get(goal)
    if route is None:
        refusal = session.game.refusal(wish) if not found.ways else why_not(session.game, found, verb, mover, goal)
        if refusal is not None:
            session.screen.show([session.speaker.refusal(refusal)])
        else:
            session.screen.say(session.speaker.say("ui-no-way", phrase=session.speaker.action(wish)), WARN)
        return False
    session.menu = session.menu._replace(about=mover)
    return session.perform(list(route.actions))


def moving_verb(session: Session) -> str | None:
    """The verb that takes a thing somewhere at a price, if the decision has one."""
    for action in decision_of(session).actions:
        if len(action.args) == 2:
            explanation = session.game.explain(action)
            if explanation is not None and explanation.breakdowns and not explanation.odds:
                return action.verb
    return None


def undo(session: Session, _: list[str]) -> bool:
    """Take back the last command, with everything that followed from it; never what somebody else did."""
    game = session.game.clone()
    taken = game.actions_taken
    target = session.marks[-1] if session.marks else len(taken) - 1
    try:
        if target < 0 or any(side != session.viewer for side, _ in taken[target:]):
            raise UndoError
        while len(game.actions_taken) > target:
            game.undo()
    except UndoError:
        session.screen.say(session.speaker.say("ui-no-undo"), WARN)
        return False
    if session.marks:
        session.marks.pop()
    session.restart(game)
    session.unsaved = True
    session.news.rewind(game)
    session.keep()
    session.screen.say(session.speaker.say("ui-undone", action=str(taken[target][1])), QUIET)
    return True


def auto(session: Session, words: list[str]) -> bool:
    """Switch the taking of only choices on or off."""
    if words and plain(words[0]) in ("on", "off"):
        session.auto = plain(words[0]) == "on"
    elif words:
        raise Unreadable(message("ui-usage", usage=[session.speaker.say("ui-usage-auto")]))
    else:
        session.auto = not session.auto
    session.screen.say(session.speaker.say("ui-auto", on=session.auto), QUIET)
    return False


COMMANDS = (
    Command("choices", choices),
    Command("why", why),
    Command("odds", odds),
    Command("go", go),
    Command("undo", undo),
    Command("auto", auto),
)
