"""Rule 11, Headquarters: their range, and where they flee when their hex is lost."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.board.trace import rings
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.scenarios import is_barred_off_march
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.games.dark_sands.rules.zones_of_control import open_ground
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_SEVERAL, Choice
from sirocco.mechanics.kinds import Unit


@implements("DS-11b")
def in_range(s: DarkSandsState, hq: int, hex_: int) -> bool:
    """Whether a hex lies within a headquarters' range, counted one for one through junctions."""
    c, place = s.components, s.place[hq]
    return place >= 0 and bool(c.map.near(place, c.units[hq].range) >> hex_ & 1)


@implements("DS-11f")
def is_lone_hq(s: DarkSandsState, hex_: int, side: int) -> bool:
    """Whether nothing of a side stands in a hex but a headquarters (DS-11f)."""
    c = s.components
    there = s.at[hex_] & c.side_mask[side]
    return bool(there) and not there & ~c.hqs


@implements("DS-11g", "DS-11i")
def refuges(s: DarkSandsState, hq: int) -> list[int]:
    """The nearest hexes with friends in supply that a headquarters can reach past enemies and their open zones."""
    c = s.components
    side, start = c.side_of[hq], s.place[hq]
    mine = c.side_mask[side]
    friends = [h for h in places_of(s.occupied[side]) if h != start and s.at[h] & mine & ~c.hqs and not s.at[h] & c.hqs]
    if not friends:
        return []
    covered = Cover(s, side).all
    havens = 0
    for h in friends:
        if not is_barred_off_march(s, side, start, h):
            havens |= (covered >> h & 1) << h
    nearest = (ring & havens for ring in rings(1 << start, s.ground.overland, _open_to(s, side, start)))
    return list(places_of(next(filter(None, nearest), 0)))


def _open_to(s: DarkSandsState, side: int, start: int) -> int:
    """Where a headquarters can flee through. The zone of those who have just entered its hex does not hold it back, or
    nobody would ever get away."""
    passable = open_ground(s, side)
    enemy = 1 - side
    if s.front[enemy] >> start & 1:
        counts = s.zone_count[enemy]
        passable |= mask_of([h for h in s.ground.zone[start] if counts[h] == 1]) & ~s.occupied[enemy]
    return passable


@implements("DS-11g", "DS-11h", "DS-11j", "DS-11k")
class Displacement(Choice[DarkSandsState], frozen=True):
    """A headquarters whose hex was entered, or that lost those it stood with, flees to the nearest friends or dies.

    `willing`: its comrades fell in battle, and its owner may let it be lost instead."""

    rule = "DS-11g"
    under = ("Moving", "Advance", "Abandoned", "Displacement")
    asks = IF_SEVERAL

    hq: Unit
    willing: bool = False

    def chooser(self, s: DarkSandsState) -> int:
        return s.components.side_of[self.hq]

    def known_verbs(self) -> tuple[str, ...]:
        return ("displace", "eliminate") if self.willing else ("displace",)

    def options(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        found = [word("displace", hex_) for hex_ in refuges(s, self.hq)]
        return [*found, word("eliminate", self.hq)] if found and self.willing else found

    def finish(self, s: DarkSandsState) -> None:
        s.eliminate(self.hq, "displacement")
        s.pop()

    def choose(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "eliminate":
            self.finish(s)
        else:
            s.transfer(self.hq, action.args[0], "displaced")
            s.pop()

    def refuse_other(self, s: DarkSandsState, action: Action) -> Refusal:
        if action.verb == "eliminate":
            return s.refuse("DS-11h", "not-displaced", unit=action.args[0])
        return s.refuse("DS-11g", "no-refuge", unit=self.hq)

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        c = s.components
        return {"side": SIDES[c.side_of[self.hq]], "unit": c.unit_ids[self.hq]}
