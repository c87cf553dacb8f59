"""What a game tells a side: the dangers of its table, and the warnings of an action."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sirocco
from sirocco.kernel.danger import Danger
from sirocco.kernel.formats.position import load_position
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import LANGUAGES, Texts


def pinned(game: str, **entries: Any) -> Game:
    """A position with the values that rulings are played with: balancing the game does not change what is told."""
    values = Path(sirocco.__file__).parent / f"games/{game.replace('-', '_')}/rulings/pinned/values.toml"
    return load_position({"game": game, **entries}, values)


def dangers(game: Game, side: str, key: str) -> list[Danger]:
    """The dangers of one kind on a side's table, each of them a sentence in either language."""
    table = game.definition.display(game.components).table(game.state, game.definition.side_index(side))
    found = [danger for danger in table.dangers if danger.what.key == key]
    for danger in found:
        readable(game, danger.what)
    return found


def warnings(game: Game, action: str = "done") -> dict[str, Mapping[str, Any]]:
    """What the side that decides is warned of before an action, by key."""
    found = {str(each): messages for each, messages in game.warnings().items()}.get(action, [])
    for each in found:
        readable(game, each)
    return {each.key: each.args for each in found}


def readable(game: Game, said: Message) -> None:
    english, italian = (Texts(game, language).say(said) for language in LANGUAGES)
    assert len({said.key, english, italian}) == 3 and "$" not in english + italian


def facts(game: Game) -> Mapping[str, Any]:
    return game.definition.facts(game.state)
