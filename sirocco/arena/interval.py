"""Confidence intervals of shares: Wilson's, which is reliable for few games and for shares near 0 and 1."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z95 = 1.959964


class Share(NamedTuple):
    """A share of `whole` with its 95 % interval."""

    part: float
    whole: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def share(part: float, whole: int) -> Share:
    if not whole:
        return Share(0, 0, 0.0, 1.0)
    p = part / whole
    denominator = 1 + Z95**2 / whole
    centre = (p + Z95**2 / (2 * whole)) / denominator
    spread = Z95 * sqrt(p * (1 - p) / whole + Z95**2 / (4 * whole**2)) / denominator
    return Share(part, whole, max(0.0, centre - spread), min(1.0, centre + spread))
