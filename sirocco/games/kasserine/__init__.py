"""Kasserine: central Tunisia, February 1943. What the registry needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.loading import SCENARIOS
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.definition import Effort, Marching
from sirocco.mechanics.definition import RoomsDefinition

EFFORTS = {"kasserine": Effort(240, "medium")}


class KasserineGame(RoomsDefinition[KasserineState]):
    """The game as the kernel knows it."""

    name = "kasserine"
    title = "Kasserine"
    sides = SIDES
    package = "sirocco.games.kasserine"
    scenarios = SCENARIOS
    efforts = EFFORTS
    options_type = Options
    marching = Marching(take="activate", join="join")
    message_arguments: ClassVar[Mapping[str, str]] = {
        "result": "outcome",
        "origin": "hex",
        "hexes": "hex",
        "level": "level",
        "chart": "chart",
        "table": "table",
        "sky": "sky",
        "entry": "entry",
    }

    def sizes(self, components: Kasserine) -> Mapping[str, int]:
        """Units stand on open hexes only."""
        return {**super().sizes(components), "hex": len(components.hex_ids)}


GAME = KasserineGame()
