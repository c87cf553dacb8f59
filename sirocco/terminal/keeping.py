"""Keeping and leaving: saving, loading, the language, getting up, and the end of the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sirocco.kernel.describe import HEAD, QUIET, WARN, Line
from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.message import message
from sirocco.kernel.text import LANGUAGES
from sirocco.terminal.command import Command
from sirocco.terminal.deciding import is_answer
from sirocco.terminal.reading import Unreadable
from sirocco.terminal.store import load_game, path_of, write_text

if TYPE_CHECKING:
    from sirocco.terminal.session import Session


def save(session: Session, words: list[str]) -> bool:
    """Save the game; from then on it is kept in that file."""
    if words:
        path: Path | None = path_of(" ".join(words))
    else:
        path = session.save
    if path is None:
        raise Unreadable(message("ui-which-file", command="save"))
    write_text(path, session.game.to_json())
    session.save, session.unsaved = path, False
    session.screen.say(session.speaker.say("ui-saved", file=str(session.save)), QUIET)
    return False


def load(session: Session, words: list[str]) -> bool:
    """Go on with a saved game or a record; the seats stay as they are."""
    if not words:
        raise Unreadable(message("ui-which-file", command="load"))
    path = path_of(" ".join(words))
    game = load_game(path, session.override)
    if game.definition.sides != session.game.definition.sides:
        raise DataError(f"{path}: is a game of {game.definition.title}, not of {session.game.definition.title}")
    session.restart(game)
    session.marks.clear()
    session.news.skip(game)
    session.unsaved = False
    session.screen.say(session.speaker.say("ui-loaded", file=str(path)), QUIET)
    return True


def record(session: Session, words: list[str]) -> bool:
    """Write the record of the game so far: its actions as readable text."""
    if not words:
        raise Unreadable(message("ui-which-file", command="record"))
    path = path_of(" ".join(words))
    write_text(path, session.game.record())
    session.screen.say(session.speaker.say("ui-recorded", file=str(path)), QUIET)
    return False


def lang(session: Session, words: list[str]) -> bool:
    """Go on in another language."""
    if not words or words[0].lower() not in LANGUAGES:
        raise Unreadable(message("ui-which-language", names=list(LANGUAGES)))
    session.language = words[0].lower()
    session.restart(session.game)
    return True


def leave(session: Session, _: list[str]) -> bool:
    """Get up, keeping the game if its player wants to."""
    from sirocco.terminal.session import Leave

    if session.save is not None:
        save(session, [])
    elif session.unsaved and session.screen.interactive:
        answer = session.screen.ask(session.speaker.say("ui-ask-save"))
        if answer:
            save(session, answer.split())
    raise Leave


def resign(session: Session, _: list[str]) -> bool:
    """Give the game up; the rules know no such thing, so it ends the session and not the game."""
    assert session.viewer is not None
    if session.screen.interactive and not is_answer(
        session, "yes", session.screen.ask(session.speaker.say("ui-ask-resign"))
    ):
        return False
    session.screen.say(session.speaker.say("ui-resigned", side=session.viewer), HEAD)
    return leave(session, [])


def interrupted(session: Session) -> None:
    """Ctrl-C: nobody loses a game by it."""
    session.screen.gap()
    if not session.screen.interactive:
        session.keep()
        raise KeyboardInterrupt
    try:
        if is_answer(session, "yes", session.screen.ask(session.speaker.say("ui-interrupted"))):
            leave(session, [])
    except KeyboardInterrupt:
        session.screen.gap()
    except SiroccoError as error:
        session.screen.say(str(error), WARN)
    session.restart(session.game)


def end_of_input(session: Session) -> None:
    """Nobody is there any more: keep the game if it has a file."""
    session.screen.gap()
    if session.save is not None:
        save(session, [])
    elif session.unsaved:
        session.screen.say(session.speaker.say("ui-not-saved"), QUIET)


def game_over(session: Session) -> None:
    """The result and what it is made of, the luck of the dice, and the record for whoever wants it."""
    session.news.tell(session, all_of_it=True)
    session.keep()
    speaker, result = session.speaker, session.game.result
    assert result is not None
    session.screen.gap()
    headline = speaker.say("ui-draw") if result.winner is None else speaker.say("ui-winner", winner=result.winner)
    session.screen.say(headline, HEAD)
    session.screen.show(Line(speaker.texts.say(reason), "", 1) for reason in result.reasons)
    for breakdown in speaker.describer.score():
        session.screen.show(speaker.breakdown(breakdown))
    session.screen.show(speaker.describer.luck())
    if session.save is not None:
        session.screen.say(speaker.say("ui-saved", file=str(session.save)), QUIET)
    if session.screen.interactive:
        try:
            answer = session.screen.ask(speaker.say("ui-ask-record"))
            if answer:
                record(session, answer.split())
        except (EOFError, KeyboardInterrupt):
            session.screen.gap()


COMMANDS = (
    Command("save", save),
    Command("load", load),
    Command("record", record),
    Command("lang", lang),
    Command("resign", resign),
    Command("quit", leave),
)
