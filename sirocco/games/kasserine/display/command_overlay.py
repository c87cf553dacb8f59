"""Command over the map: how far headquarters reach, who is led directly and who through his division."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.display.lines_shown import Line, drawn, line_to, points
from sirocco.games.kasserine.rules.command.command import Control, blocked_command, control
from sirocco.games.kasserine.rules.lines import covered
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.weather import command_radius
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Mark, Overlay, Path, Ring
from sirocco.mechanics.display.overlays import labelled, marks, off_map


def command(s: KasserineState, side: int | None, unit: int | None) -> Overlay:
    """Where a side's units are led, and those that nobody leads; or what concerns one unit."""
    if unit is None:
        return _whole(s, side)
    absent = off_map(s, unit)
    if absent is not None:
        return absent
    return _of_chief(s, unit) if s.components.ucms >> unit & 1 else _of_unit(s, unit)


def _reach_of(s: KasserineState, chief: int) -> int:
    owner = s.components.side_of[chief]
    return covered(s, s.place[chief], command_radius(s), blocked_command(s, owner)) & ~s.occupied[1 - owner]


def _radius(s: KasserineState) -> Message:
    return message("overlay-command-length", points=points(command_radius(s)))


def _whole(s: KasserineState, side: int | None) -> Overlay:
    """A ring for the reach of each army headquarters; the units by their command."""
    c, found, rings = s.components, list[Mark](), list[Ring]()
    for owner, name in enumerate(SIDES):
        if side not in (owner, None):
            continue
        for chief in places_of(c.army_ucms[owner] & s.standing):
            rings.append(Ring(_ids(s, _reach_of(s, chief)), name))
        found += _led(s, control(s, owner), c.side_mask[owner] & c.ucts & s.standing)
    return Overlay(tuple(found), rings=tuple(rings), notes=(_radius(s),))


def _led(s: KasserineState, now: Control, units: int) -> list[Mark]:
    """Green: the chain is complete; plain: led, but not by both; red: by nobody. Of a stack the worst."""
    tones: dict[int, str] = {}
    for tone, mask in (("good", units & now.chain), ("plain", units & now.direct & ~now.chain)):
        tones |= {s.place[unit]: tone for unit in places_of(mask)}
    unled = sorted({s.place[unit] for unit in places_of(units & ~now.direct & ~now.chain)})
    led = [Mark(s.place_ids[place], tone) for place, tone in tones.items() if place not in unled]
    return [*led, *labelled(s, "bad", {place: message("overlay-unled") for place in unled})]


def _ids(s: KasserineState, places: int) -> tuple[str, ...]:
    return tuple(s.place_ids[place] for place in places_of(places))


def _of_chief(s: KasserineState, chief: int) -> Overlay:
    """How far a headquarters reaches; its units within."""
    c, owner, name = s.components, s.components.side_of[chief], s.components.unit_ids[chief]
    reached = _reach_of(s, chief)
    army = bool(c.army_ucms[owner] >> chief & 1)
    mine = c.side_mask[owner] & c.ucts & s.standing
    formation = c.formation_of[chief]
    members = mine if army or formation < 0 else c.members[formation] & mine
    led = [unit for unit in places_of(members) if reached >> s.place[unit] & 1]
    hexes = sum(1 << place for place in {s.place[unit] for unit in led})
    note = message("overlay-army" if army else "overlay-division", unit=name, number=len(led))
    return Overlay(marks(s, hexes, "good"), rings=(Ring(_ids(s, reached), SIDES[owner]),), notes=(note, _radius(s)))


def _of_unit(s: KasserineState, unit: int) -> Overlay:
    """The lines from its division's headquarters and from an army's, direct or through the division."""
    c, owner, name = s.components, s.components.side_of[unit], s.components.unit_ids[unit]
    if not c.ucts >> unit & 1:
        return Overlay(notes=(message("overlay-leads-nobody", unit=name),))
    now, chief = control(s, owner), c.chief[unit]
    own = _line(s, chief, s.place[unit])
    armies = [line for each in places_of(c.army_ucms[owner] & s.standing) if (line := _line(s, each, s.place[unit]))]
    direct = min(armies, key=lambda line: line.cost, default=None)
    above = None
    if direct is None and now.army >> unit & 1 and chief >= 0:
        through = [_line(s, each, s.place[chief]) for each in places_of(c.army_ucms[owner] & s.standing)]
        above = min((line for line in through if line), key=lambda line: line.cost, default=None)
    notes = [*_notes(s, unit, own, direct, above)]
    notes.append(message("overlay-chain" if now.chain >> unit & 1 else "overlay-no-chain", unit=name))
    paths: list[Path] = [drawn(s, line, "good") for line in (own, direct, above) if line is not None]
    tone = "good" if now.chain >> unit & 1 else "plain" if now.direct >> unit & 1 else "bad"
    return Overlay((Mark(s.place_ids[s.place[unit]], tone),), tuple(paths), (*notes, _radius(s)))


def _line(s: KasserineState, chief: int, goal: int) -> Line | None:
    if chief < 0 or s.place[chief] < 0:
        return None
    return line_to(s, chief, goal, command_radius(s), blocked_command(s, s.components.side_of[chief]))


def _notes(s: KasserineState, unit: int, own: Line | None, direct: Line | None, above: Line | None) -> list[Message]:
    ids = s.components.unit_ids
    found = []
    for key, line in (("division", own), ("army", direct), ("through", above)):
        if line is not None:
            found.append(message(f"overlay-led-{key}", source=ids[line.source], cost=points(line.cost)))
    return found or [message("overlay-led-by-nobody", unit=ids[unit])]
