"""Rules 9 and 23.3.1, the railway: where it carries units and supply, and how the Allies build it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sirocco.board.network import Network
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question
from sirocco.mechanics.choices import SingleChoice

RAIL = (0, 0, 0, 4, 4, 6, 6)
"""How far the railhead may go by die, in hexes of the Centre."""


@implements("DS-23.3.1a", "DS-9.1a", "DS-9.2a")
def build_railway(s: DarkSandsState) -> None:
    """The Allies roll, if the railhead is joined to Alexandria and can go further."""
    c = s.components
    if s.railhead == len(c.railway) - 1 or any(s.occupied[AXIS] >> h & 1 for h in c.railway[: s.railhead + 1]):
        return
    die = s.dice.roll()
    s.emit("railRoll", die=die)
    if RAIL[die]:
        s.push(Railway(RAIL[die]))


@implements("DS-23.3.1b", "DS-23.3.1c", "DS-23.3.1d", "DS-23.3.1e", "DS-23.3.1f", "DS-9.3a")
class Railway(SingleChoice[DarkSandsState], frozen=True):
    """The railhead may go so far west along the line, never next to an enemy."""

    rule = "DS-23.3.1b"
    under = ("EndPhase",)
    verb = "rail"
    refused_as = "rail-there"
    refused_by = "DS-23.3.1c"
    optional = True

    distance: Count

    def chooser(self, s: DarkSandsState) -> int:
        return ALLIED

    def reach(self, s: DarkSandsState) -> list[int]:
        """The hexes it can go to, nearest first."""
        c = s.components
        left, found = self.distance, []
        for hex_ in c.railway[s.railhead + 1 :]:
            left -= c.map.scale[hex_]
            if left < 0 or s.occupied[AXIS] & (c.map.board.adjacent[hex_] | 1 << hex_):
                break
            found.append(hex_)
        return found

    def ask(self, s: DarkSandsState) -> Question:
        return UNASKED if s.options.rail_must_advance else super().ask(s)

    def run(self, s: DarkSandsState) -> None:
        found = self.reach(s)
        if found:
            self.take(s, found[-1])
        else:
            s.pop()

    def candidates(self, s: DarkSandsState) -> list[int]:
        return self.reach(s)[::-1]

    def take(self, s: DarkSandsState, candidate: int) -> None:
        c = s.components
        s.railhead = c.railway.index(candidate)
        s.report("railBuilt", hex=candidate, done=s.railhead == len(c.railway) - 1)
        s.pop()

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"number": self.distance}


@implements("DS-9.2a", "DS-19.1.8a")
def active_rail(s: DarkSandsState) -> int:
    """The hexes of the railway that Allied units can ride on: built, and joined to Alexandria past all enemies."""
    c = s.components
    built = c.rail_hexes[s.railhead]
    blocked = built & s.occupied[AXIS]
    if not blocked:
        return built
    first = next(i for i, hex_ in enumerate(c.railway) if blocked >> hex_ & 1)
    return c.rail_hexes[first - 1] if first else 0


def rail_links(s: DarkSandsState, hex_: int) -> int:
    """The hexes joined to one by active rail."""
    c = s.components
    if not c.rail_links[hex_]:
        return 0
    live = active_rail(s)
    return c.rail_links[hex_] & live if live >> hex_ & 1 else 0


@implements("DS-9.0a", "DS-9.0b")
def with_railway(s: DarkSandsState, track: Sequence[int]) -> Network:
    """The links of roads and trails, and those of the railway as far as it is built."""
    links = list(track)
    for a, b in pairwise(s.components.railway[: s.railhead + 1]):
        links[a] |= 1 << b
        links[b] |= 1 << a
    return Network(links)
