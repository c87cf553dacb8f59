"""Rule 14.3, what an entry of the combat results table says."""

from __future__ import annotations

import re
from typing import NamedTuple

from sirocco.kernel.proof.rulebook import implements


class Result(NamedTuple):
    """What an entry of the chart says. A star is END OPS for that side's units in the combat."""

    attacker: int = 0
    attacker_star: bool = False
    defender: int = 0
    defender_star: bool = False
    retreat: bool = False


@implements("SR-14.3a", "SR-14.3.1a", "SR-14.3.5a")
def read_result(text: str) -> Result:
    """An entry such as `A1* D1*`, `D2R` or `DR`."""
    found = Result()
    for side, steps, retreat, star in re.findall(r"([AD])(\d?)(R?)(\*?)", text):
        if side == "A":
            found = found._replace(attacker=int(steps), attacker_star=bool(star))
        else:
            found = found._replace(defender=int(steps or 0), defender_star=bool(star), retreat=bool(retreat))
    return found
