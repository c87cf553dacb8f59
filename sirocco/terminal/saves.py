"""Saving and loading, the language, leaving, and the end of the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.message import message
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Line
from sirocco.kernel.presentation.text import LANGUAGES
from sirocco.terminal.command import Command, Handler
from sirocco.terminal.decisions import is_answer
from sirocco.terminal.parser import Unreadable, read_number
from sirocco.terminal.store import load_game, move_aside, path_of, write_text

if TYPE_CHECKING:
    from sirocco.terminal.session import Session

PATHS = "./\\~"
"""A word with one of these characters is a path, even if it has another meaning."""


def save(session: Session, words: list[str]) -> bool:
    """Save the game; from then on it is saved to that file automatically."""
    path = _file(session, words) if words else session.save
    if path is None:
        raise Unreadable(message("ui-which-file", command="save"))
    _save_to(session, path)
    session.screen.say(session.formatter.say("ui-saved", file=str(path)), QUIET)
    return False


def _save_to(session: Session, path: Path) -> None:
    """Write the game to a file and use it from now on. A different game in it is moved aside, never overwritten."""
    if path != session.save:
        _move_aside(session, path)
    write_text(path, session.game.to_json())
    session.save, session.unsaved = path, False


def _move_aside(session: Session, path: Path, for_record: bool = False) -> None:
    aside = move_aside(path, session.game, session.override, for_record)
    if aside is not None:
        session.screen.say(session.formatter.say("ui-put-aside", file=str(path), aside=str(aside)), WARN)


def begin(session: Session, came_from: Path | None, is_record: bool) -> None:
    """Before the first decision: choose the file for automatic saves. A saved game goes on in the file it came from,
    unless another was named; a record is never overwritten."""
    path = session.save or (None if is_record else came_from)
    if path is None:
        if came_from is not None:
            session.screen.say(session.formatter.say("ui-loaded-record", file=str(came_from)), QUIET)
        return
    session.save = came_from
    _save_to(session, path)
    session.screen.say(session.formatter.say("ui-kept-in", file=str(path)), QUIET)


def load(session: Session, words: list[str]) -> bool:
    """Continue a saved game or a record; the seats stay as they are. The game played so far stays in its own file, and
    the loaded one is saved to the file it came from."""
    if not words:
        raise Unreadable(message("ui-which-file", command="load"))
    path = _file(session, words)
    stored = load_game(path, session.override)
    if stored.game.definition is not session.game.definition:
        raise DataError(f"{path}: is a game of {stored.game.definition.title}, not of {session.game.definition.title}")
    if session.save is None:
        _offer_to_save(session)
    elif session.save != path:
        session.autosave()
    session.save = None if stored.is_record else path
    session.restart(stored.game)
    session.marks.clear()
    session.news.skip(stored.game)
    session.unsaved = False
    key = "ui-loaded-record" if stored.is_record else "ui-loaded"
    session.screen.say(session.formatter.say(key, file=str(path)), QUIET)
    return True


def record(session: Session, words: list[str]) -> bool:
    """Write the record of the game so far: its actions as text."""
    if not words:
        raise Unreadable(message("ui-which-file", command="record"))
    path = _file(session, words)
    if path == session.save:
        raise Unreadable(message("ui-record-over-game", file=str(path)))
    _move_aside(session, path, for_record=True)
    write_text(path, session.game.record())
    session.screen.say(session.formatter.say("ui-recorded", file=str(path)), QUIET)
    return False


def _file(session: Session, words: list[str]) -> Path:
    """The file that words name. A single word with another meaning, such as a command, is probably a mistake."""
    if len(words) == 1 and not set(words[0]) & set(PATHS) and _means_something(session, words[0]):
        raise Unreadable(message("ui-not-a-file", word=words[0]))
    return path_of(" ".join(words))


def _means_something(session: Session, word: str) -> bool:
    """Whether a word is an answer, a number, a command or a verb, in any language."""
    return (
        is_answer(session, "yes", word)
        or is_answer(session, "no", word)
        or read_number(word) is not None
        or session.phrases.find(word) is not None
        or session.lexicon.verb(word) is not None
    )


def _ask_for_file(session: Session, question: str, write: Handler) -> None:
    """Ask for a file until it is written or the answer is empty."""
    while answer := session.screen.ask(session.formatter.say(question)):
        try:
            write(session, answer.split())
            return
        except Unreadable as problem:
            session.screen.say(session.formatter.texts.say(problem.message), WARN)
        except SiroccoError as error:
            session.screen.say(str(error), WARN)


def _offer_to_save(session: Session) -> None:
    """Ask for a file before an unsaved game is left."""
    if session.unsaved and session.screen.interactive:
        _ask_for_file(session, "ui-ask-save", save)


def lang(session: Session, words: list[str]) -> bool:
    """Change the language."""
    if not words or words[0].lower() not in LANGUAGES:
        raise Unreadable(message("ui-which-language", names=list(LANGUAGES)))
    session.language = words[0].lower()
    session.restart(session.game)
    return True


def leave(session: Session, _: list[str]) -> bool:
    """Leave, after saving the game if the player wants to."""
    from sirocco.terminal.session import Leave

    if session.save is not None:
        save(session, [])
    else:
        _offer_to_save(session)
    raise Leave


def resign(session: Session, _: list[str]) -> bool:
    """Resign. The rules have no resignation, so this ends the session and not the game."""
    assert session.viewer is not None
    if session.screen.interactive and not is_answer(
        session, "yes", session.screen.ask(session.formatter.say("ui-ask-resign"))
    ):
        return False
    session.screen.say(session.formatter.say("ui-resigned", side=session.viewer), HEAD)
    return leave(session, [])


def interrupted(session: Session) -> None:
    """Ctrl-C: ask whether to leave; no game is lost."""
    session.screen.gap()
    if not session.screen.interactive:
        session.autosave()
        raise KeyboardInterrupt
    try:
        if is_answer(session, "yes", session.screen.ask(session.formatter.say("ui-interrupted"))):
            leave(session, [])
    except KeyboardInterrupt:
        session.screen.gap()
    except SiroccoError as error:
        session.screen.say(str(error), WARN)
    session.restart(session.game)


def end_of_input(session: Session) -> None:
    """The input has ended: save the game if it has a file."""
    session.screen.gap()
    if session.save is not None:
        save(session, [])
    elif session.unsaved:
        session.screen.say(session.formatter.say("ui-not-saved"), QUIET)


def game_over(session: Session) -> None:
    """Show the result with its breakdown and the luck of the dice, and offer to write the record."""
    session.news.show(session, include_last=True)
    session.autosave()
    formatter, result = session.formatter, session.game.result
    assert result is not None
    session.screen.gap()
    headline = formatter.say("ui-draw") if result.winner is None else formatter.say("ui-winner", winner=result.winner)
    session.screen.say(headline, HEAD)
    session.screen.show(Line(formatter.texts.say(reason), "", 1) for reason in result.reasons)
    for breakdown in formatter.describer.score():
        session.screen.show(formatter.breakdown(breakdown))
    session.screen.show(formatter.describer.luck())
    if session.save is not None:
        session.screen.say(formatter.say("ui-saved", file=str(session.save)), QUIET)
    if session.screen.interactive:
        try:
            _ask_for_file(session, "ui-ask-record", record)
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
