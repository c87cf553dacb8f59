"""The colours of the sides."""

from __future__ import annotations

from sirocco.kernel.presentation.display import SideStyle

STYLES = (SideStyle("allied", "#8f9a5b", "#171a0c", cut=True), SideStyle("axis", "#76827e", "#fbf8ee"))
"""Olive drab for the Allies, field grey for the Axis."""
