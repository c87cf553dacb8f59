"""The Dark Sands: the war in North Africa, December 1940 to December 1942. What the registry needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.loading import CAMPAIGN, SCENARIOS
from sirocco.games.dark_sands.components.options import Options
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.obstacles import refuse_march
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.definition import Effort, Marching
from sirocco.kernel.step import Refusal
from sirocco.mechanics.definition import RoomsDefinition

EFFORTS = {
    "compass": Effort(90, "medium"),
    "sunflower": Effort(150, "medium"),
    "crusader": Effort(180, "hard"),
    "gazala": Effort(240, "hard"),
    **{f"{CAMPAIGN}{name}": Effort(60 * hours, "hard") for name, hours in zip(SCENARIOS, (22, 20, 13, 8), strict=True)},
}


class DarkSandsGame(RoomsDefinition[DarkSandsState]):
    """The game as the kernel knows it."""

    name = "dark-sands"
    title = "The Dark Sands"
    sides = SIDES
    package = "sirocco.games.dark_sands"
    scenarios = (*SCENARIOS, *(f"{CAMPAIGN}{name}" for name in SCENARIOS))
    efforts = EFFORTS
    options_type = Options
    marching = Marching(take="activate", join="join")
    message_arguments: ClassVar[Mapping[str, str]] = {
        "others": "unit",
        "declared": "chit",
        "supports": "support",
        "sections": "section",
        "formation": "formation",
        "replacement": "replacement",
        "level": "level",
        "result": "outcome",
        "goal": "hex",
        "hexes": "hex",
    }

    def sizes(self, components: DarkSands) -> Mapping[str, int]:
        c = components
        counted = {"hex": c.hex_ids, "section": c.sections, "railway": c.railway, "replacement": c.replacements}
        own = {kind: len(things) for kind, things in counted.items()}
        named = super().sizes(components)
        return {**named, **own, "owned chit": len(SIDES) * named["chit"]}

    def unreachable(self, state: DarkSandsState, piece: int, place: int) -> Refusal | None:
        return refuse_march(state, piece, place)


GAME = DarkSandsGame()
