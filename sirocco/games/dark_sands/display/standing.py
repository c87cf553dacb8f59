"""How far it is to winning: points in the campaign, in the scenarios the conditions that are not met yet."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import EAST
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.control import controls, holds
from sirocco.games.dark_sands.rules.scenarios import CLOSE_TO_TOBRUK, LEVELS, compass_level
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supply import hex_of, overland_lines
from sirocco.games.dark_sands.rules.victory import score
from sirocco.kernel.message import Message, message
from sirocco.mechanics.display.standing import standing_by_points


def standing(s: DarkSandsState, side: int | None) -> tuple[Message, ...]:
    c = s.components
    if c.campaign:
        return (standing_by_points(score(s), SIDES, side, c.last_turn),)
    return tuple(STANDINGS[c.scenario](s))


def _compass(s: DarkSandsState) -> Iterator[Message]:
    level = LEVELS[compass_level(s)]
    yield message("board-standing-level-now", level=level)
    if s.occupied[AXIS] & s.components.egypt:
        units = [u for h in places_of(s.occupied[AXIS] & s.components.egypt) for u in s.pieces_at(h, AXIS)]
        yield message("board-standing-egypt", units=s.names(units))
    elif missing := [name for name in ("Bardia", "Tobruk", "Bengasi") if not controls(s, ALLIED, name)]:
        yield message("board-standing-next-place", hexes=_hexes(s, *missing[:1]))


def _sunflower(s: DarkSandsState) -> Iterator[Message]:
    yield _missing(s, "board-standing-axis-places", "El-Agheila", "Bengasi", "Tobruk")
    places = ("Bengasi", "Bardia", "Sollum", "Halfaya-Pass")
    yield _missing(s, "board-standing-axis-frontier", *places)


def _crusader(s: DarkSandsState) -> Iterator[Message]:
    c, tobruk = s.components, hex_of(s, "Tobruk")
    relieved = controls(s, ALLIED, "Tobruk") and overland_lines(s, ALLIED) >> tobruk & 1
    yield message("board-standing-relieved" if relieved else "board-standing-cut-off")
    panzers = sum(s.steps_left(u) for u in places_of(c.panzers) if s.place[u] >= 0)
    if s.options.rebuildable_panzers_count:
        panzers += sum(c.steps[u] for u in places_of(c.panzers) if s.place[u] == REBUILD)
    near = s.occupied[AXIS] & c.map.near(tobruk, CLOSE_TO_TOBRUK)
    fresh = sum(not s.oos >> u & 1 for h in places_of(near) for u in s.pieces_at(h, AXIS))
    yield message("board-standing-panzers", steps=panzers, number=fresh)
    yield _missing(s, "board-standing-axis-ports", "Tobruk", "Bardia")


def _gazala(s: DarkSandsState) -> Iterator[Message]:
    c = s.components
    yield _missing(s, "board-standing-axis-end", "El-Agheila", "Bengasi", "Tobruk", "Bardia")
    east = any(holds(s, AXIS, h) for h in places_of(c.named & c.sections[EAST]))
    yield message("board-standing-east-held" if east else "board-standing-east-missing")


STANDINGS = {"compass": _compass, "sunflower": _sunflower, "crusader": _crusader, "gazala": _gazala}


def _missing(s: DarkSandsState, key: str, *places: str) -> Message:
    """What the Axis needs of these places and does not hold yet."""
    missing = [name for name in places if not controls(s, AXIS, name)]
    return message(key, number=len(missing), hexes=_hexes(s, *missing), last=s.components.last_turn)


def _hexes(s: DarkSandsState, *places: str) -> list[str]:
    return [s.components.hex_ids[hex_of(s, name)] for name in places]
