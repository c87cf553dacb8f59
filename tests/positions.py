"""Digests of positions along a random game of every scenario, with the number of the rules they belong to.

Stored games go on as long as these stay as they are. Whoever changes a rule counts `rules` up in the game's
`data/versions.toml` (docs/compatibility.md): before that these digests are not rewritten.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

import sirocco
from sirocco.kernel.formats.record import digest
from sirocco.kernel.formats.versions import Versions, versions_of
from sirocco.kernel.registry import definition

FILE = Path(__file__).parent / "golden" / "positions.json"
ACTIONS, EVERY = 300, 30


class Positions(msgspec.Struct, frozen=True):
    """What came of a random game under the rules of that number and components of that version."""

    rules: int
    version: str
    digests: list[str]


def positions(name: str, scenario: str) -> Positions:
    game = sirocco.new(name, scenario, seed=1943)
    rng = random.Random(1943)
    digests = [digest(game.state.plain())]
    for number in range(1, ACTIONS + 1):
        if game.decision is None:
            break
        game.act(rng.choice(game.decision.actions))
        if number % EVERY == 0:
            digests.append(digest(game.state.plain()))
    return Positions(_versions(name).rules, game.components.version, digests)


def _versions(name: str) -> Versions:
    return versions_of(definition(name).package)


def golden() -> dict[str, Positions]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Positions])


def uncounted(before: dict[str, Positions], after: dict[str, Positions]) -> list[str]:
    """Scenarios that come out otherwise although neither their rules have another number nor their data changed."""
    return [
        name
        for name, now in after.items()
        if name in before and before[name].digests != now.digests and before[name].version == now.version
    ]


def rewrite(after: dict[str, Positions]) -> None:
    missing = uncounted(golden() if FILE.exists() else {}, after)
    if missing:
        raise SystemExit(
            f"{', '.join(missing)}: the rules have changed. Count `rules` up in the game's data/versions.toml "
            "and say there which versions go on (docs/compatibility.md)."
        )
    lines = ",\n".join(f'  "{name}": {msgspec.json.encode(now).decode()}' for name, now in after.items())
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
