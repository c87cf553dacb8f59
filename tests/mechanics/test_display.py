"""What the displays of several games share: overlays, the turns ahead, marches and captures in the log, symbols."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import pytest

import sirocco
from sirocco.board.symbols import symbol
from sirocco.kernel.events import Event
from sirocco.kernel.message import message
from sirocco.kernel.presentation.digest import first_captures
from sirocco.kernel.presentation.display import Mark, Notice
from sirocco.mechanics.display.overlays import control, deciding, labelled, zones
from sirocco.mechanics.display.schedule import by_side, turns_ahead
from sirocco.mechanics.display.whole_marches import whole_marches

CONTROL = attrgetter("controlled")


def compass(**entries: Any) -> Any:
    position = {"game": "compass", "base": "setup", "turn": 2, "at": "movement"}
    return sirocco.position({**position, **entries}).state


def step(unit: str, origin: str, to: str, cost: float) -> Event:
    return Event("moved", {"unit": unit, "origin": origin, "to": to, "cost": cost})


def test_a_march_says_where_it_led_and_what_it_took() -> None:
    taken = Event("control", {"side": "allied", "area": "C"})
    other = Event("supply", {"side": "allied"})
    log = [
        step("a", "A", "B", 1),
        step("a", "B", "C", 0.5),
        taken,
        step("a", "C", "D", 2),
        step("b", "A", "B", 1),
        other,
    ]
    first, second, last = whole_marches(log, "area")
    assert first.data == {"unit": "a", "origin": "A", "to": "D", "cost": 3.5, "via": ["B", "C"], "taken": ["C"]}
    assert (second.data["unit"], second.data["via"], second.data["taken"]) == ("b", [], [])
    assert last is other


def test_places_are_reported_when_they_first_pass_to_each_side() -> None:
    def passing(side: str, place: str) -> Event:
        return Event("control", {"side": side, "hex": place})

    log = [
        *(Event("turn", {"turn": 1}), passing("axis", "0101"), passing("axis", "0909")),
        *(Event("turn", {"turn": 2}), passing("allied", "0101")),
        *(Event("turn", {"turn": 3}), passing("axis", "0101")),
    ]
    found = first_captures(log, "hex", {"0101": "Tobruk"}, {"axis": "to the Axis", "allied": "to the Allies"})
    assert found == {"Tobruk to the Axis": 1, "Tobruk to the Allies": 2}


def test_overlays_show_who_holds_what() -> None:
    s = compass()
    held = {mark.place: mark.tone for mark in control(CONTROL)(s, None, None).marks}
    assert set(held) == set(s.place_ids) and set(held.values()) == {"allied", "italian"}
    worth = message("overlay-points", points=2)
    bardia, empty = s.place_ids.index("Bardia"), s.place_ids.index("Sollum")
    shown = deciding(CONTROL, lambda _: [(bardia, worth), (empty, None)])(s, 0, None).marks
    assert shown == (Mark("Bardia", held["Bardia"], worth), Mark("Sollum", held["Sollum"]))
    nobody = deciding(lambda _: (0, 0), lambda _: [(bardia, None)])(s, 0, None).marks
    assert nobody == (Mark("Bardia", "plain"),)
    assert labelled(s, "bad", {bardia: worth}) == (Mark("Bardia", "bad", worth),)


def test_a_side_sees_the_zones_of_the_other_and_a_spectator_both() -> None:
    s = sirocco.new("dark-sands", "crusader", seed=1).state
    overlay = zones(attrgetter("zone"))
    seen = {side: {mark.tone for mark in overlay(s, side, None).marks} for side in (None, 0, 1)}
    assert seen == {None: {"allied", "axis"}, 0: {"axis"}, 1: {"allied"}}
    assert len(overlay(s, 0, None).marks) == s.zone[1].bit_count()


def test_turns_with_nothing_to_say_are_left_out() -> None:
    s = compass()
    notice = Notice(message("board-arriving", units=["x"]))
    found = turns_ahead(s, 2, lambda turn: [notice] if turn in (3, 5) else [])
    assert [turn.turn for turn in found] == [3, 5]
    assert found[0].label == message("board-track-turn", turn=3, dates=s.components.turns[2].dates)
    allied, italian = (units[0] for units in s.components.units_of)
    sides = [(n.side, n.pieces, n.warn) for n in by_side(s, "board-arriving", "C-3.11a", [italian, allied], warn=True)]
    names = s.names([allied, italian])
    assert sides == [("allied", (names[0],), True), ("italian", (names[1],), True)]
    assert list(by_side(s, "board-arriving", "C-3.11a", [])) == []


@pytest.mark.parametrize(
    ("kind", "size", "code"),
    [
        ("panzer", "II", "SFGPUCA----F---"),
        ("garrison", "brigade", "SFGPUCI----H---"),
        ("hq", "XXX", "SFGPUH-----J---"),
        ("artillery", "column", "SFGPUCF--------"),
    ],
)
def test_symbols_follow_from_kind_and_size(kind: str, size: str, code: str) -> None:
    assert symbol(kind, size) == code
