"""Proof of a game: rulebook, coverage, rulings, the conformance suite, and the fairness of a record's dice."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """The names of `fairness` can still be imported from here."""
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return getattr(import_module("sirocco.kernel.proof.fairness"), name)
    except AttributeError:
        raise AttributeError(f"module 'sirocco.kernel.proof' has no attribute '{name}'") from None
