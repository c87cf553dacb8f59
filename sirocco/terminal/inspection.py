"""Read-only commands: the board, its parts, the score, the log, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.kernel.action import Thing, plain
from sirocco.kernel.errors import UnknownName
from sirocco.kernel.game import Game
from sirocco.kernel.message import message
from sirocco.kernel.presentation.describe import HEAD, QUIET, Line
from sirocco.kernel.presentation.text import in_halves
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.routes import routes
from sirocco.terminal.command import Command
from sirocco.terminal.formatter import reference
from sirocco.terminal.multi_unit import is_all
from sirocco.terminal.parser import Unreadable, alike, clauses_about, naming, read_number, thing, things

if TYPE_CHECKING:
    from sirocco.terminal.session import Session

UNITS, PLACES = 0, 1
"""Every game's vocabulary names its units first and its places second."""
LOG_LINES = 20
FOUND_CLAUSES = 8
NARROWEST = 60
"""A narrower map is useless."""


def board(session: Session, words: list[str]) -> bool:
    """The board as text: in short, or every place with its links."""
    session.screen.show(session.formatter.describer.board(whole=bool(words) and is_all(session, words[0])))
    return False


def chart(session: Session, words: list[str]) -> bool:
    """The map drawn in text: around a place or a unit, with its description; without a name around the place of the
    decision, or the whole map."""
    describer, names = session.formatter.describer, session.game.components.vocabulary.names
    if not words or is_all(session, words[0]):
        _draw(session, None if words else describer.focus())
        return False
    kinds = [kind(session.game, PLACES), kind(session.game, UNITS)]
    found = things(session.lexicon.vocabulary, words, kinds)
    places = [t for t in found if t.kind == kinds[0]] or found
    if len(places) != 1:
        raise Unreadable(naming(session.lexicon.vocabulary, kinds[0], " ".join(words)))
    name = names[places[0].kind].ids[places[0].number]
    around = name if places[0].kind == kinds[0] else describer.whereabouts(name)
    if around is not None:
        _draw(session, around)
    session.screen.show(describer.about(places[0].kind, name))
    return False


def _draw(session: Session, around: str | None) -> None:
    width = max(NARROWEST, session.screen.width)
    try:
        session.screen.draw(session.game.board(around, session.viewer, width, session.language))
    except UnknownName:
        # A game without a drawn board.
        session.screen.show(session.formatter.describer.board(whole=True))


def kind(game: Game, number: int) -> str:
    """What the vocabulary calls its units or its places."""
    kinds = list(game.components.vocabulary.names)
    return kinds[min(number, len(kinds) - 1)]


def is_place(game: Game, thing: Thing) -> bool:
    return thing.kind == kind(game, PLACES)


def kind_named(session: Session, word: str) -> str | None:
    """The kind of thing a word names, in English or in the player's language: unit, area, marker ..."""
    for kind in session.game.components.vocabulary.names:
        if plain(word) in (kind, f"{kind}s", plain(session.formatter.texts.name("thing", kind))):
            return kind
    return None


def describe(session: Session, kind: str, words: list[str]) -> bool:
    """Describe one thing; without a name, list the units."""
    if not words or _side(session, words[0]) is not None:
        return units(session, words)
    found = thing(session.lexicon.vocabulary, words, kind)
    name = session.game.components.vocabulary.names[kind].ids[found.number]
    session.screen.show(session.formatter.describer.about(kind, name))
    session.screen.show(_reach(session, found))
    return False


def _reach(session: Session, mover: Thing) -> list[Line]:
    """Where a piece can move now, and what each place costs."""
    decision = session.game.decision
    if decision is None or decision.side != session.viewer:
        return []
    names = session.game.components.vocabulary.names
    start = session.formatter.describer.whereabouts(names[mover.kind].ids[mover.number])
    ways = [
        f"{session.formatter.texts.name(goal.kind, names[goal.kind].ids[goal.number])} {in_halves(route.cost)}"
        for goal, route in sorted(routes(session.game, mover).ways.items(), key=lambda item: item[1].cost)
        if names[goal.kind].ids[goal.number] != start
    ]
    return [Line(session.formatter.say("ui-reach", names=ways), "", 1)] if ways else []


def _side(session: Session, word: str) -> str | None:
    """The side a word means, by its id or its name."""
    for side in session.game.definition.sides:
        if plain(word) in (plain(side), plain(session.formatter.side_name(side))):
            return side
    return None


def units(session: Session, words: list[str]) -> bool:
    """The units of a side or of all; with the name of a unit, describe it."""
    side = _side(session, words[0]) if words else None
    if words and side is None:
        return describe(session, kind(session.game, UNITS), words)
    session.screen.show(session.formatter.describer.roster(side))
    return False


def where(session: Session, words: list[str]) -> bool:
    """The place and condition of a unit, in one line."""
    if not words:
        return units(session, [])
    vocabulary = session.lexicon.vocabulary
    found = thing(vocabulary, words, kind(session.game, UNITS))
    name = vocabulary.names[found.kind].ids[found.number]
    session.screen.say(f"{name}: {session.formatter.describer.brief(found.kind, name)}")
    return False


def hand(session: Session, _: list[str]) -> bool:
    """The hand of the player, and the sizes of the other hands."""
    session.screen.show(session.formatter.describer.hand() or [Line(session.formatter.say("ui-no-hand"), QUIET)])
    return False


def turn(session: Session, _: list[str]) -> bool:
    """The turn track."""
    session.screen.show(session.formatter.describer.calendar())
    return False


def score(session: Session, _: list[str]) -> bool:
    """The score if the game ended now, term by term."""
    session.screen.say(session.formatter.say("ui-score", scores=session.formatter.scores()), HEAD)
    for breakdown in session.formatter.describer.score():
        session.screen.show(session.formatter.breakdown(breakdown))
    return False


def log(session: Session, words: list[str]) -> bool:
    """The last events of the log."""
    number = LOG_LINES
    if words:
        wanted = read_number(words[0])
        if wanted is None:
            raise Unreadable(message("ui-usage", usage=[session.formatter.say("ui-usage-log")]))
        number = wanted
    events = session.formatter.describer.condense(session.game.events)
    session.screen.show(session.formatter.events(events[-number:] if number else []))
    return False


def here(session: Session, _: list[str]) -> bool:
    """Where in the sequence of play the game is."""
    for depth, (step, rule) in enumerate(session.game.here):
        session.screen.say(f"{session.formatter.say(f'step-{step}')}{reference(rule)}", "", depth)
    return False


def rule(session: Session, words: list[str]) -> bool:
    """A clause of the rulebook by its reference, or the clauses that contain some words."""
    decision = session.game.decision
    wanted = " ".join(words) or (decision.rule if decision is not None else "")
    clauses = read_clauses(session.game.definition.package, session.language)
    by_name = {name.casefold(): name for name in clauses}
    for candidate in (wanted.casefold(), *(f"{name.split('-')[0]}-{wanted}".casefold() for name in clauses)):
        if candidate in by_name:
            session.screen.show(session.formatter.clause(by_name[candidate]))
            return False
    found = [clause.id for clause in clauses_about(clauses.values(), wanted)]
    if not found:
        raise Unreadable(message("ui-no-clause", word=wanted[:40], names=alike(wanted, clauses)))
    for name in found[:FOUND_CLAUSES]:
        session.screen.show(session.formatter.clause(name))
    if len(found) > FOUND_CLAUSES:
        session.screen.say(session.formatter.say("ui-more-clauses", names=found[FOUND_CLAUSES:]), QUIET)
    return False


def options(session: Session, _: list[str]) -> bool:
    """The rules options of this game."""
    game = session.game
    for option in game.definition.info().options:
        on = game.header.options.get(option.name, option.default)
        switch = session.formatter.say("ui-on" if on else "ui-off")
        text = session.formatter.say(f"option-{option.name}")
        session.screen.say(f"{option.name}: {switch}. {text}{reference(option.rule)}")
    return False


def help_(session: Session, words: list[str]) -> bool:
    """The commands and the verbs, or one of them."""
    formatter, vocabulary = session.formatter, session.game.components.vocabulary
    wanted = session.phrases.find(words[0]) if words else None
    verb_wanted = session.lexicon.verb(words[0]) if words and wanted is None else None
    if words and wanted is None and verb_wanted is None:
        known = [*session.phrases.words(formatter.texts), *session.lexicon.verbs()]
        raise Unreadable(message("ui-unknown-word", word=words[0][:40], names=alike(words[0], known)))
    if not words:
        session.screen.say(formatter.say("ui-help"), HEAD)
    for command in session.phrases.commands:
        if not words or command is wanted:
            usage = formatter.say(f"ui-usage-{command.name}")
            session.screen.say(f"{usage:<22} {formatter.say(f'ui-help-{command.name}')}", "", 1)
    if not words:
        session.screen.say(formatter.say("ui-help-verbs"), HEAD)
    for verb in vocabulary.verbs:
        if not words or verb == verb_wanted:
            usage = " | ".join(formatter.usage(verb, session.lexicon.spelled(verb)))
            session.screen.say(f"{usage:<22} {formatter.say(f'verb-{verb}')}", "", 1)
    return False


COMMANDS = (
    Command("help", help_),
    Command("board", board),
    Command("map", chart),
    Command("units", units),
    Command("where", where),
    Command("hand", hand),
    Command("turn", turn),
    Command("score", score),
    Command("log", log),
    Command("here", here),
    Command("rule", rule),
    Command("options", options),
)
