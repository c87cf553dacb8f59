"""Imagined games as bytes, for bots in another process.

Only an imagined game can be packed: it contains neither the seed nor the other side's secrets, so the bytes reveal
nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sirocco.kernel.conversion import decode
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.snapshot import restored, same_components
from sirocco.kernel.game import Game, Header
from sirocco.kernel.registry import definition

WHAT = "imagined game"


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """The header, the position, and the key of the imagined dice."""

    header: Header
    state: dict[str, Any]
    key: bytes


def pack(game: Game) -> bytes:
    """An imagined game as bytes."""
    if game.header.seed is not None:
        raise DataError("only an imagined game can be packed: this one knows its seed")
    return msgspec.json.encode(Packed(game.header, game.state.plain(), game.state.dice.key))


def unpack(data: bytes) -> Game:
    """The game `pack` wrote, without a past."""
    try:
        packed = decode(data, Packed)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise DataError(f"{WHAT}: {error}") from None
    header = packed.header
    rules = definition(header.game)
    components = same_components(rules, header.scenario, header.components, None, WHAT)
    state = restored(rules, components, rules.read_options(header.options), Dice(packed.key), packed.state, WHAT)
    return Game(rules, header, state)
