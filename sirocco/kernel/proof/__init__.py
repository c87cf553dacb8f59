"""What proves a game: its rulebook, coverage, rulings and the conformance suite, and that a record's dice were fair."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """What `fairness` has could once be imported from here."""
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return getattr(import_module("sirocco.kernel.proof.fairness"), name)
    except AttributeError:
        raise AttributeError(f"module 'sirocco.kernel.proof' has no attribute '{name}'") from None
