"""What Compass adds to its description in words: regions, notes on units and areas, declared attacks, hits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from sirocco.board.graph import places_of
from sirocco.games.compass.components import ALLIED, ITALIAN, MARKERS, SIDES, Compass
from sirocco.games.compass.display.best_odds import best_line
from sirocco.games.compass.display.digest import marches, throws
from sirocco.games.compass.rules.combat import CombatPhase, declared_attacks
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.movement import MovementPhase
from sirocco.games.compass.rules.odds import declared_odds
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import supplied_areas
from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.explain import Odds
from sirocco.kernel.presentation.describe import Line
from sirocco.mechanics.display.described_table import Way
from sirocco.mechanics.display.describer import TableDescriber
from sirocco.mechanics.display.dice import Throw

REGIONS = (("egypt", 25.3), ("frontier", 24.45), ("marmarica", 23.3), ("jebel", 21.4), ("gulf", -180.0))
"""Parts of the map from east to west, each with its western edge in degrees."""
LINKS = ("road", "track", "border")


class GameDescriber(TableDescriber[CompassState, Compass]):
    """The board without a picture."""

    behind: ClassVar[Mapping[str, str]] = {"front": "support"}
    clauses: ClassVar[Mapping[str, str]] = {
        "values": "C-1.2e",
        "control": "C-3.5a",
        "off": "C-3.12b",
        "due": "C-3.11a",
        "left": "C-6.2.Dp",
        "supply": "C-3.9a",
        "ways": "C-6.2.Dc",
    }
    legend = "board-legend"

    # Units.

    def unit_notes(self, unit: int) -> Iterator[Line]:
        c = self.components
        if c.asterisk[unit]:
            yield self.note("board-note-asterisk", "C-1.2c")
        if c.garrison[unit]:
            yield self.note("board-note-garrison", "C-3.7b")
        elif c.bracketed[unit]:
            yield self.note("board-note-bracketed", "C-1.2b")
        if c.matilda == unit:
            yield self.note("board-note-matilda", "C-7.8a")
        if c.home_supply[unit] >= 0:
            yield self.note("board-note-home", "C-3.9m", area=c.area_ids[c.home_supply[unit]])
        if c.leaves[unit] >= self.state.turn:
            yield self.note("board-note-leaves", "C-3.11d", turn=c.leaves[unit])

    # Areas.

    def regions(self) -> Iterable[tuple[str, Sequence[str]]]:
        """Each from east to west."""
        areas, ids = self.components.areas, self.components.area_ids
        found: dict[str, list[str]] = {name: [] for name, _ in REGIONS}
        for area in sorted(range(len(areas)), key=lambda a: -areas[a].lon):
            found[next(name for name, edge in REGIONS if areas[area].lon >= edge)].append(ids[area])
        return [(self.say(f"board-region-{name}"), places) for name, places in found.items()]

    def remarks(self, place: str) -> list[str]:
        c = self.components
        area = c.area_ids.index(place)
        points = [self.say("board-points", points=c.areas[area].victory)] if c.areas[area].victory else []
        return [*points, *([self.say("board-base")] if area in c.logistical else [])]

    def ways(self, place: str) -> Sequence[Way]:
        c = self.components
        area = c.area_ids.index(place)
        links = sorted(c.board.links[area].items(), key=lambda item: LINKS.index(item[1]))
        return [Way(c.area_ids[other], link, c.entry_cost[area][other] / 2) for other, link in links]

    def title(self, place: str) -> str:
        return f"{super().title(place)} ({self.components.areas[self.components.area_ids.index(place)].code})"

    def place_notes(self, place: int) -> Iterator[Line]:
        s, c = self.state, self.components
        row = c.areas[place]
        if row.victory:
            yield self.note("board-worth", "C-2a", points=row.victory)
        shore = "naval" if c.naval >> place & 1 else "coastal" if row.coastal else "inland"
        yield self.note(f"board-{shore}", "C-1.1a")
        for index, side in enumerate(SIDES):
            if c.logistical[index] == place:
                yield self.note("board-base-of", "C-3.2a", side=side)
            elif place in c.entries[index]:
                yield self.note("board-entry-of", "C-3.11b" if index else "C-3.11c", side=side)
        holder = ALLIED if s.controlled[ALLIED] >> place & 1 else ITALIAN
        free = "any" if c.unlimited[holder] >> place & 1 else max(0, room(s, place, holder))
        yield self.note("board-units-here", "C-3.1a", number=s.place.count(place), room=free)
        supplied = [self.texts.name("side", name) for i, name in enumerate(SIDES) if supplied_areas(s, i) >> place & 1]
        yield self.note("board-supplied", "C-3.9a", sides=supplied)

    # Event markers and the turn track.

    def card_notes(self, card: str) -> Iterator[Line]:
        row = self.components.markers[MARKERS.index(card)]
        yield self.note("board-marker-mix", allied=row.allied, italian=row.italian)

    def turn_notes(self, turn: int) -> Iterator[Line]:
        row = self.components.turns[turn - 1]
        piles = (("Events", row.events), ("Points", row.replacements))
        yield self.note("board-brings", **{f"{side}{what}": n for what, pile in piles for side, n in pile.items()})

    # Combat.

    def declared(self) -> dict[str, Callable[[], tuple[Odds, ...]]]:
        """The attack markers of the side that moves, each attack with the odds of its strongest line."""
        step, s, c = self.step, self.state, self.components
        if not isinstance(step, MovementPhase | CombatPhase):
            return {}
        found: dict[str, Callable[[], tuple[Odds, ...]]] = {}
        for (origin, target), mask in declared_attacks(s, step.side).items():
            if s.occupied[1 - step.side] >> target & 1:
                names = [c.unit_ids[u] for u in places_of(mask)]
                text = self.say("board-declared", area=c.area_ids[target], origin=c.area_ids[origin], tags=names)
                found[text] = partial(declared_odds, s, step.side, origin, target)
        return found

    def best(self) -> list[Action]:
        return best_line(self.state, self.step) if isinstance(self.step, AttackLine | DefenceLine) else []

    # The log.

    def condense(self, events: Sequence[Event]) -> list[Event]:
        return marches(events)

    def throws(self, events: Iterable[Event]) -> Iterable[Throw]:
        return throws(events)
