"""What lies beside the map: the weather and what is left for the day, who is still to be set up or to come, who has
left and who is lost."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import AXIS, SIDES
from sirocco.games.kasserine.rules.air_support import aircraft_left
from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.night import nights_left
from sirocco.games.kasserine.rules.reinforcements import SHUT, entry_of
from sirocco.games.kasserine.rules.state import ASIDE, COMING, EXITED, LOST, UNPLACED, KasserineState, weather_name
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Token, Tray


def trays(s: KasserineState) -> tuple[Tray, ...]:
    """Every box that has something in it; the move and its weather always."""
    found = (_move(s), *_means(s), *_to_set_up(s), *_to_come(s), *_gone(s))
    return tuple(tray for tray in found if tray.always or tray.tokens or tray.pieces)


def _move(s: KasserineState) -> Tray:
    """The weather of this move and what it costs; whether it is night."""
    if not s.move:
        return Tray("move", message("tray-before"), "K-set-10")
    slot = s.components.moves[s.move - 1]
    tokens = []
    if s.weather >= 0:
        row = s.components.weathers[s.weather]
        notes = [message("tray-weather-costs", movement=row.movement, supply=row.supply, air=row.air)]
        tokens.append(Token("sky", weather_name(s), rule="K-rec-02", notes=tuple(notes)))
    tokens.append(Token("time", "night" if slot.night else "day", rule="K-ngt-01"))
    label = message("tray-move", number=slot.number, night=slot.night)
    return Tray("move", label, "K-rec-01", tokens=tuple(tokens), always=True)


def _means(s: KasserineState) -> Iterator[Tray]:
    """What a side may still use: aircraft today, nights with attacks in the game, bombers."""
    for side, name in enumerate(SIDES):
        aircraft, nights = max(0, aircraft_left(s, side)), max(0, nights_left(s, side))
        tokens = [
            Token("token", "aircraft", name, aircraft, aircraft == 0, "K-air-07", _flying(s)),
            Token("token", "night-attack", name, nights, nights == 0, "K-ngt-03", _tonight(s, side)),
        ]
        if s.options.strategic_bombers and side != AXIS:
            left = max(0, s.components.limits.bombers - s.bombed)
            tokens.append(Token("token", "bombers", name, left, left == 0, "K-rec-30"))
        yield Tray(f"means-{name}", message("tray-means", side=name), "K-air-07", name, tuple(tokens), always=True)


def _flying(s: KasserineState) -> tuple[Message, ...]:
    if s.night:
        return (message("tray-no-air-at-night"),)
    return () if s.flying else (message("tray-no-air-in-storm"),)


def _tonight(s: KasserineState, side: int) -> tuple[Message, ...]:
    return (message("tray-tonight"),) if s.attacked_tonight >> side & 1 else ()


# Units.


def _to_set_up(s: KasserineState) -> Iterator[Tray]:
    """Who is still to be set up, and around which hexes."""
    c = s.components
    for number, start in enumerate(c.starts):
        units = tuple(s.names(unit for unit in places_of(start.units) if s.place[unit] == UNPLACED))
        side = SIDES[start.side]
        label = message("tray-to-set-up", hexes=[c.hex_ids[place] for place in start.hexes], number=len(units))
        yield Tray(f"set-up-{c.start_ids[number]}", label, "K-set-04", side, pieces=units, place=f"due-{side}")


def _to_come(s: KasserineState) -> Iterator[Tray]:
    """The reinforcements of each move with their entry; those who made way come back by where they left."""
    c = s.components
    for move, arrivals in sorted(c.arrivals.items()):
        slot = c.moves[move - 1]
        for arrival in arrivals:
            units = tuple(s.names(unit for unit in places_of(arrival.units) if s.place[unit] == COMING))
            side = SIDES[arrival.side]
            dates = c.turns[slot.day - 1].dates
            label = message("tray-due", dates=dates, number=slot.number, entry=arrival.entry, due=move <= s.move)
            yield Tray(f"due-{move}-{side}", label, "K-rec-04", side, pieces=units, place=f"due-{side}")
    for owner, name in enumerate(SIDES):
        back = [unit for unit in c.units_of[owner] if s.place[unit] == ASIDE]
        for entry in sorted({entry_of(s, unit) for unit in back} - {SHUT}):
            units = tuple(s.names(unit for unit in back if entry_of(s, unit) == entry))
            label = message("tray-aside", entry=c.entry_ids[entry])
            yield Tray(f"aside-{entry}-{name}", label, "K-rec-31", name, pieces=units, place=f"due-{name}")


def _gone(s: KasserineState) -> Iterator[Tray]:
    """Who has left for victory, and who is lost, with their combat points."""
    c = s.components
    left = tuple(c.unit_ids[unit] for unit in c.units_of[AXIS] if s.place[unit] == EXITED)
    label = message("tray-exited", points=points_exited(s), needed=c.victory.exits)
    yield Tray("exited", label, "K-vic-01", SIDES[AXIS], pieces=left, place=f"exited-{SIDES[AXIS]}")
    for side, name in enumerate(SIDES):
        lost = [unit for unit in c.units_of[side] if s.place[unit] == LOST]
        points = sum(c.points(unit, False) for unit in lost)
        label = message("tray-lost", side=name, points=points)
        yield Tray(f"lost-{name}", label, "K-vic-12", name, pieces=tuple(s.names(lost)), place=f"lost-{name}")
