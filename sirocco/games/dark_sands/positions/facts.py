"""The whole position by name, for rulings. Nothing of it is hidden."""

from __future__ import annotations

from sirocco.games.dark_sands.rules.view import everything as facts

__all__ = ["facts"]
