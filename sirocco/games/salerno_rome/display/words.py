"""What From Salerno to Rome adds to its description in words: formations, ranges, the ground of a hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.display.best_odds import best_attack
from sirocco.games.salerno_rome.rules.combat.combat import Attack
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.describe import Line
from sirocco.mechanics.display.dice import Throw
from sirocco.mechanics.display.hex_describer import HexDescriber

THROWN = ("attacked", "attackedRearguard", "supported", "bombarded", "gegenangriff")
"""The events with dice of fights."""


class GameDescriber(HexDescriber[SalernoState, SalernoRome]):
    """The map without a picture."""

    measure = "measure-defender-hit"
    behind: ClassVar[Mapping[str, str]] = {"activate": "join"}
    clauses: ClassVar[Mapping[str, str]] = {
        "values": "SR-3f",
        "due": "SR-18a",
        "supply": "SR-17b",
        "terrain": "SR-11c",
        "control": "SR-2.1a",
        "left": "SR-11c",
    }
    marches: ClassVar[Mapping[str, str]] = {"moved": "units", "retreated": "units"}

    def regions(self) -> Iterable[tuple[str, Sequence[str]]]:
        """Only what the scenario is played on."""
        inside = {self.components.hex_ids[place] for place in places_of(self.components.area)}
        return [(name, [place for place in places if place in inside]) for name, places in super().regions()]

    def unit_notes(self, unit: int) -> Iterator[Line]:
        row = self.components.units[unit]
        if row.formation is not None:
            yield Line(self.texts.name("formation", row.formation), "", 1, "SR-3e")
        yield self.note("board-dots", "SR-3g", dots=row.dots)
        if row.reaction:
            yield self.note("board-reaction", "SR-3h", range=row.reaction)
        if row.tank:
            yield self.note("board-tank", "SR-14.2.2a", bonus=row.tank)
        if row.mountain:
            yield self.note("board-mountain", "SR-14.2.5a", bonus=row.mountain)

    def remarks(self, place: str) -> list[str]:
        """Port, airfield, fortified line."""
        italy, hex_ = self.components.italy, self.components.map.number[place]
        found = []
        if hex_ < self.components.map.open:
            found += [self.say("board-port")] * (italy.ports >> hex_ & 1)
            found += [self.say("board-airfield", points=italy.airfields[hex_])] if hex_ in italy.airfields else []
            found += [self.say("board-gustav")] * (italy.gustav >> hex_ & 1)
            found += [self.say("board-bernhardt")] * (italy.bernhardt >> hex_ & 1)
        return found

    def throws(self, events: Iterable[Event]) -> Iterator[Throw]:
        """Dice of combats, of support and of bombardments."""
        kinds = self.game.definition.event_kinds
        for event in events:
            if event.kind in THROWN:
                yield from (Throw(str(event.data["side"]), face) for face in kinds[event.kind].faces(event))

    def best(self) -> list[Action]:
        return best_attack(self.state, self.step) if isinstance(self.step, Attack) else []
