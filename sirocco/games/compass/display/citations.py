"""The clause that a reader of the log is shown beside each event: by its kind, or by its cause where it has several."""

from __future__ import annotations

from sirocco.games.compass.display.words import MARKER_RULES
from sirocco.kernel.presentation.display import Cited

EVENT_RULES = {
    "turn": "C-5a",
    "drew": "C-6.1.Aa",
    "took": "C-6.1.Ab",
    "moved": "C-6.2.Db",
    "marched": "C-6.2.Db",
    "control": "C-3.5c",
    "declared": "C-6.2.Dj",
    "assault": "C-6.2.Ea",
    "defence": "C-6.2.E.2a",
    "rolled": "C-6.2.E.4a",
    "rerolled": "C-7.3",
    "hits": "C-6.2.E.5b",
    "retreatOrdered": "C-6.2.E.7a",
    "retreated": "C-6.2.E.7b",
    "advanced": "C-6.2.E.8a",
    "entered": "C-6.2.E.9a",
    "combatEnded": "C-6.2.Eg",
    "activated": "C-6.2.Fb",
    "arrived": "C-6.1.Ba",
    "postponed": "C-6.1.Bg",
    "left": "C-3.11d",
    "pointsLost": "C-3.10e",
    "replaced": "C-3.10b",
    "recovered": "C-6.1.Bc",
    "recoveryWaits": "C-6.1.Bi",
    "outOfSupply": "C-6.2.Cb",
    "supplied": "C-6.2.Cb",
    "gameOver": "C-2e",
}

EVENT_CAUSES = {
    "reduced": Cited(
        "cause",
        {
            "combat": "C-6.2.E.6c",
            "matilda": "C-7.8a",
            "retreat-out-of-supply": "C-3.9j",
        },
    ),
    "eliminated": Cited(
        "cause",
        {
            "combat": "C-6.2.E.6c",
            "garrison": "C-3.7f",
            "matilda": "C-7.8b",
            "no-retreat": "C-6.2.E.7f",
            "no-room": "C-6.2.E.7e",
            "retreat-out-of-supply": "C-3.9j",
            "stacking": "C-3.1c",
        },
    ),
    "phaseEnded": Cited("phase", {"movement": "C-6.2.Dt", "combat": "C-6.2.E.10a"}),
    "played": Cited("marker", MARKER_RULES),
    "playerTurn": Cited("side", {"allied": "C-5a", "italian": "C-6.3a"}),
}
