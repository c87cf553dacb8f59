"""How a skirmish is shown (see kernel/presentation/display.py)."""

from __future__ import annotations

from sirocco.kernel.presentation.display import Display


class SkirmishDisplay(Display):
    piece = "unit"
