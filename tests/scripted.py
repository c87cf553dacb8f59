"""Playing in the terminal by a script of commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import sirocco

START = ["1", "1", "1"]
"""Three markers for the Allies of Compass: after it they move."""

VALUES = Path(sirocco.__file__).parent / "games" / "compass" / "rulings" / "pinned" / "values.toml"

Play = Callable[..., str]


def after(shown: str, command: str) -> str:
    """What a command answered: the output between it and the next prompt."""
    return re.split(r"^\w+> ", shown.split(f"> {command}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
