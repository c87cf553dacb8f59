"""An attack as the actions that declare it."""

from __future__ import annotations

from sirocco.mechanics.attacks import declarations

__all__ = ["declarations"]
