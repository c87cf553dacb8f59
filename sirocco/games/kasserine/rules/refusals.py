"""The clauses that are cited for what no march may do."""

from __future__ import annotations

from sirocco.mechanics.movement_phase import MarchClauses

MARCHING = MarchClauses(
    together="K-mov-04",
    adjacent="K-bad-02",
    closed="K-bad-02",
    enemies="K-mov-10",
    halt="K-rec-05",
    zone_to_zone="K-rec-05",
    points="K-mov-12",
)
