"""The colours of the sides."""

from __future__ import annotations

from sirocco.kernel.presentation.display import SideStyle

STYLES = (SideStyle("allied", "#7f8d4e", "#14170a", cut=True), SideStyle("axis", "#76827e", "#fbf8ee"))
"""American green for the Allies, field grey for the Axis."""
