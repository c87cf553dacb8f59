"""Input and output of the terminal. Colours and wrapping only on a real terminal."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Line

STYLES = {HEAD: "bold", QUIET: "dim", WARN: "bold yellow"}
SIDE_STYLES = ("dark_orange", "green", "cyan", "magenta")
"""In the order of a game's sides; the text never depends on colour."""
HANGING = 5
WIDEST = 110


class Screen:
    """Output and input of a session."""

    def __init__(self, sides: Sequence[str] = ()) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self._styles = {**STYLES, **dict(zip(sides, SIDE_STYLES, strict=False))}

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            text = Text(self._wrapped(line), style=self._styles.get(line.tone, ""))
            self.console.print(text, soft_wrap=True)

    def say(self, text: str, tone: str = "", indent: int = 0) -> None:
        self.show([Line(text, tone, indent)])

    @property
    def width(self) -> int:
        """The maximum width of a drawing."""
        return self.console.width - 1 if self.console.is_terminal else WIDEST

    def draw(self, picture: str) -> None:
        """Print a text drawing without wrapping."""
        self.console.print(Text(picture), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def _wrapped(self, line: Line) -> str:
        """A line folded to the width of the terminal with a hanging indent; not folded if the output is no terminal."""
        start = "  " * line.indent
        text = f"{line.text} [{line.rule}]" if line.rule else line.text
        if not self.console.is_terminal or not text:
            return start + text
        wrapped = textwrap.wrap(
            text,
            width=max(40, min(self.console.width, WIDEST)),
            initial_indent=start,
            subsequent_indent=start + " " * HANGING,
            break_on_hyphens=False,
        )
        return "\n".join(wrapped)

    def ask(self, prompt: str) -> str:
        """One line of input. Raises EOFError at its end; the commands of a script are echoed to its output."""
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        command = line.strip()
        self.console.print(Text(prompt + command), soft_wrap=True)
        return command

    def wipe(self) -> None:
        """Clear what the other player must not read, on the screen and in the input history."""
        if self.interactive:
            self.console.clear()
            with suppress(ImportError):
                import readline

                readline.clear_history()
