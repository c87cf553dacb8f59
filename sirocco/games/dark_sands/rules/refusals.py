"""Refusals that more than one chapter gives: the clauses of marching."""

from __future__ import annotations

from sirocco.mechanics.movement_phase import MarchClauses

MARCHING = MarchClauses(
    together="DS-19.1.1c",
    adjacent="DS-6.1a",
    closed="DS-6.0a",
    enemies="DS-19.1.1f",
    halt="DS-19.1.2a",
    zone_to_zone="DS-19.1.2b",
    points="DS-19.1.3a",
)
