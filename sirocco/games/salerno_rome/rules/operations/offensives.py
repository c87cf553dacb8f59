"""Rule 9.10, Offensive markers: for one impulse they help the activated units of an Allied army, or of both."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.operations.planes import add_planes
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.paying import EIGHTH, FIFTH, GROUP, Due, due_of
from sirocco.games.salerno_rome.rules.state import NO_MARKER, SalernoState
from sirocco.kernel.proof.rulebook import implements

PREFIX = "offensive-"
ORTONA = "ortona"
MORE = 1
"""What a marker adds: to movement points, dice, the length of lines of supply, and planes."""


@implements("SR-9.10a", "SR-22.1d")
def may_play(s: SalernoState, marker: int) -> int:
    """A marker not played yet, if the optional rule is in force; Ortona can be played without it (AMB-32)."""
    if s.options.ortona_without_offensive and s.components.scenario == ORTONA:
        return 0
    return int(in_force(s, "offensives") and bool(s.offensives >> marker & 1))


@implements("SR-9.10a")
def offensive_due(marker: int, points: int) -> Due:
    """An army's marker is paid by its pool or XV Army Group, the one of XV Army Group by anybody."""
    return due_of({FIFTH: "fifth", EIGHTH: "eighth", GROUP: "common"}[marker], points)


@implements("SR-9.10a", "SR-9.10e", "SR-9.10f")
def play_marker(s: SalernoState, marker: int) -> None:
    """It lies on the table for the impulse, and brings a plane in fair weather."""
    s.offensive = marker
    s.offensives &= ~(1 << marker)
    if not s.bad:
        add_planes(s, ALLIED, MORE)
    s.report("offensive", pool=marker)


@implements("SR-9.10b", "SR-9.10f")
def under_offensive(s: SalernoState, unit: int) -> bool:
    """Whether the marker of this impulse helps a unit: an activated one of its army, an independent one of either, or
    any activated Allied unit if it is the marker of XV Army Group."""
    if s.offensive == NO_MARKER or s.components.side_of[unit] != ALLIED:
        return False
    if not (s.operating | s.operated) >> unit & 1:
        return False
    division = s.division_of(unit)
    if s.offensive == GROUP or division < 0:
        return True
    army = s.army_of[division]
    return army >= 0 and s.components.pool_of_army[army] == s.offensive


@implements("SR-9.10b", "SR-9.10c", "SR-9.10d")
def offensive_bonus(s: SalernoState, unit: int) -> int:
    """One more movement point, one on the dice, one movement point of a line of supply."""
    return MORE if s.offensive != NO_MARKER and under_offensive(s, unit) else 0


@implements("SR-9.10g")
def remove_marker(s: SalernoState) -> None:
    """At the end of the impulse it leaves the game."""
    s.offensive = NO_MARKER
