"""Tab completion: commands and verbs first on the line, then the names of the game's things."""

from __future__ import annotations

from collections.abc import Callable

from sirocco.terminal.session import Session


def candidates(session: Session, line: str, start: str) -> list[str]:
    """Completions of a word that begins with `start` at the end of `line`."""
    vocabulary = session.game.components.vocabulary
    names = [name for known in vocabulary.names.values() for name in known.ids]
    if line.split()[:-1] if start else line.split():
        words = [*names, *session.lexicon.verbs()]
    else:
        words = [
            *(c.called(session.formatter.texts)[0] for c in session.phrases.commands),
            *session.lexicon.verbs(),
            *names,
        ]
    return [word for word in words if word.lower().startswith(start.lower())]


def install(session: Session) -> None:
    """Install completion, where readline is available."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims(" ")
    readline.set_completer(_completer(session, readline.get_line_buffer))
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def _completer(session: Session, line: Callable[[], str]) -> Callable[[str, int], str | None]:
    def complete(start: str, number: int) -> str | None:
        found = candidates(session, line(), start)
        return f"{found[number]} " if number < len(found) else None

    return complete
