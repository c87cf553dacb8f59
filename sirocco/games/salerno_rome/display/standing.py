"""How far it is to winning: what wins at once, what must be kept, and points."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.rules.scenarios.places_held import controls, is_campaign
from sirocco.games.salerno_rome.rules.scenarios.victory_points import steps_in_box, steps_lost
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.victory import score
from sirocco.kernel.message import Message, message
from sirocco.mechanics.display.standing import standing_by_points


def standing(s: SalernoState, side: int | None) -> tuple[Message, ...]:
    """Points if the scenario counts them; then what each side still needs to win at once."""
    c = s.components
    found = []
    if c.scene.values:
        found.append(standing_by_points(score(s), SIDES, side, c.last_turn))
    order = (ALLIED, AXIS) if side != AXIS else (AXIS, ALLIED)
    return (*found, *(line for each in order for line in _at_once(s, each)), *_kept(s))


def _at_once(s: SalernoState, side: int) -> Iterator[Message]:
    """Places to be held with supply; steps that leave by the north; the enemy's losses; a depot."""
    row, name = s.components.victory[side], SIDES[side]
    if row.hold:
        missing = [place for place in row.hold if not controls(s, side, place)]
        listed = _hexes(s, missing if row.every else list(row.hold))
        key = "every" if row.every else "any"
        held = not missing if row.every else len(missing) < len(row.hold)
        since = max(0, row.since)
        number = len(listed)
        yield message(f"board-hold-{key}", side=name, hexes=listed, number=number, held=held, since=since)
    if row.exits:
        yield message("board-exits", steps=s.exited, needed=row.exits)
    if row.enemy_losses:
        count = steps_lost if s.options.reduced_count_as_lost else steps_in_box
        enemy, own = count(s, 1 - side), count(s, side)
        yield message("board-bleed", enemy=enemy, needed=row.enemy_losses, own=own, most=row.own_losses)
    if row.depot:
        yield message("board-depot-wins")


def _kept(s: SalernoState) -> Iterator[Message]:
    row = s.components.victory[AXIS]
    if row.keeps is not None:
        held = controls(s, AXIS, row.keeps)
        yield message("board-keeps", hexes=_hexes(s, [row.keeps]), held=held, last=s.components.last_turn)
    if is_campaign(s.components.victory[ALLIED]):
        until = s.components.victory[ALLIED].decisive_until
        yield message("board-minor-met" if s.minor else "board-decisive-until", turn=until)


def _hexes(s: SalernoState, places: list[str]) -> list[str]:
    return [s.components.italy.places[name].hex for name in places]
