"""From Salerno to Rome: the Italian campaign, September 1943 to June 1944. What the registry needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.loading import SCENARIOS
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.window_kinds import WINDOWS
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.definition import Effort, Marching
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.definition import RoomsDefinition
from sirocco.mechanics.windows import DECLINING

EFFORTS = {
    "ortona": Effort(150, "medium"),
    "salerno": Effort(360, "hard"),
    "anzio": Effort(300, "hard"),
    "diadem": Effort(480, "hard"),
    "kesselring": Effort(360, "hard"),
    "campaign": Effort(60 * 60, "hard"),
}


class SalernoRomeGame(RoomsDefinition[SalernoState]):
    """The game as the kernel knows it."""

    name = "salerno-rome"
    title = "From Salerno to Rome"
    sides = SIDES
    package = "sirocco.games.salerno_rome"
    scenarios = SCENARIOS
    efforts = EFFORTS
    options_type = Options
    windows = WINDOWS
    declining = DECLINING
    marching = Marching(take="activate", join="join")
    message_arguments: ClassVar[Mapping[str, str]] = {
        "result": "outcome",
        "purchase": "purchase",
        "origin": "hex",
        "hexes": "hex",
        "formations": "formation",
        "chart": "chart",
        "level": "level",
    }

    def sizes(self, components: SalernoRome) -> Mapping[str, int]:
        own = {
            "hex": len(components.hex_ids),
            "map hex": len(components.map.ids),
            "river side": len(components.river_sides),
            "purchase": len(components.vocabulary.names["purchase"].ids),
        }
        return {**super().sizes(components), **own}

    def roster(self, state: SalernoState, side: int | None) -> Mapping[str, RosterEntry]:
        """Without the units that the side may not know (SR-9.9a)."""
        unknown = set(state.names(places_of(unknown_units(state, side))))
        return {name: entry for name, entry in super().roster(state, side).items() if name not in unknown}

    def history(self) -> Mapping[str, int]:
        turns: Mapping[str, int] = self.module("display.milestones").HISTORY
        return turns


GAME = SalernoRomeGame()
