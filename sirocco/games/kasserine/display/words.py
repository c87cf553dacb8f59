"""What Kasserine adds to its description in words: formations and command, passes, what a hex is good for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.display.best_odds import best_attack
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.presentation.describe import Line
from sirocco.mechanics.display.hex_describer import HexDescriber


class GameDescriber(HexDescriber[KasserineState, Kasserine]):
    """The map without a picture. Nothing in it is hidden from anybody."""

    behind: ClassVar[Mapping[str, str]] = {"activate": "join"}
    clauses: ClassVar[Mapping[str, str]] = {
        "values": "K-comp-05",
        "off": "K-set-11",
        "due": "K-rec-04",
        "left": "K-mov-12",
        "supply": "K-log-01",
        "terrain": "K-map-02",
    }
    marches: ClassVar[Mapping[str, str]] = {"moved": "units", "retreated": "units"}

    def unit_notes(self, unit: int) -> Iterator[Line]:
        """Its formation and combat group; who commands it and whether its chain of command is complete."""
        c, row = self.components, self.components.units[unit]
        if row.formation is not None:
            yield Line(self.texts.name("formation", row.formation), "", 1, "K-comp-05")
        if row.group is not None:
            yield self.note("board-group", "K-set-06", group=row.group)
        if self.state.place[unit] >= 0 and (c.ucts | c.ucms) >> unit & 1:
            for told in self.display.overlay(self.state, self._index, "command", c.unit_ids[unit]).notes:
                yield Line(self.texts.say(told), "", 1, "K-cmd-01")
        if self.state.place[unit] >= 0 and c.guns >> unit & 1:
            for told in self.display.overlay(self.state, self._index, "fire", c.unit_ids[unit]).notes:
                yield Line(self.texts.say(told), "", 1, "K-art-02")

    def remarks(self, place: str) -> list[str]:
        """Passes, exits, where formations begin and enter."""
        c, hex_ = self.components, self.components.map.number[place]
        tunisia = c.tunisia
        found = [self.say("board-pass", name=row.name) for row in tunisia.passes.values() if place in row.hexes.split()]
        found += [self.say("board-exit")] * (hex_ in tunisia.exits.values())
        found += [self.say("board-entry")] * any(hex_ in hexes for hexes in tunisia.entries.values())
        return found

    def place_notes(self, place: int) -> Iterator[Line]:
        """Its ground, what it is worth in defence, the mountain it belongs to."""
        yield from super().place_notes(place)
        c = self.components
        if place < c.map.open:
            times = c.tunisia.costs.defence(place)
            if times != 1:
                yield self.note("board-cover", "K-cmb-07", times=times)
            for row in c.tunisia.massifs.values():
                if c.tunisia.hexes(f"{row.peaks} {row.slopes}") >> place & 1:
                    yield Line(row.name, "", 1, "K-map-01")

    def best(self) -> list[Action]:
        return best_attack(self.state, self.step) if isinstance(self.step, Attack) else []
