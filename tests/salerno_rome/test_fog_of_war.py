"""What a side may not know of the enemy's stacks (SR-9.9a) neither its view nor the log tells it, nor a spectator."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel import registry
from sirocco.kernel.game import Game


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def hidden(s: SalernoState, owner: str | None = None) -> set[str]:
    """The units, of a side or of both, that the enemy may not know."""
    ours = s.standing if owner is None else s.standing & s.components.side_mask[SIDES.index(owner)]
    return {s.components.unit_ids[unit] for unit in places_of(ours) if s.is_hidden(unit)}


def names_in(data: dict[str, object]) -> set[str]:
    """All that an event names."""
    found = set()
    for value in data.values():
        found |= {str(each) for each in value} if isinstance(value, list | tuple) else {str(value)}
    return found


@pytest.mark.parametrize("scenario", ["ortona", "anzio", "kesselring"])
def test_neither_log_nor_view_names_what_a_viewer_may_not_know(scenario: str) -> None:
    game, chance = sirocco.new("salerno-rome", scenario=scenario, seed=11), random.Random(11)
    told = 0
    for taken in range(900):
        if game.decision is None:
            break
        before = {side: hidden(game.state, side) for side in SIDES}
        length = len(game.events)
        game.act(chance.choice(list(game.decision.actions)))
        for event in game.events[length:]:
            for viewer in (*SIDES, None):
                secret = {n for owner in SIDES if owner != viewer for n in before[owner] & hidden(game.state, owner)}
                leaked = secret & names_in(dict(event.seen_by(viewer).data))
                assert not leaked, (event.kind, viewer, leaked)
                told += bool(secret)
        if taken % 50 == 0:
            seen = game.view(None)
            for units in (seen["units"], seen["roster"]):
                assert hidden(game.state) == set(game.state.components.unit_ids) - set(units)
    assert told


def test_who_displaces_the_excess_of_a_stack_is_shown_it() -> None:
    """SR-10d: it is offered nothing but units that it knows then."""
    units = dict.fromkeys(("78Inf/11", "78Inf/36", "78Inf/38", "7/6", "KDG"), "4236")
    table = {"game": "salerno-rome", "scenario": "campaign", "turn": 2, "at": "supply", "units": units}
    game = sirocco.position(table)
    assert game.decision is not None
    assert (game.decision.step, game.decision.side) == ("Displacement", "axis")
    offered = {str(action).split()[1] for action in game.decision.actions}
    assert len(offered) > 1
    assert offered <= set(game.view("axis")["units"])


def test_who_displaces_is_shown_whom_he_puts_them_beside() -> None:
    """SR-10d: which hexes have room follows from who stands there: what is offered tells nothing that is not seen."""
    full = dict.fromkeys(("78Inf/11", "78Inf/36", "78Inf/38", "7/6", "KDG"), "4236")
    near = {"4Ind/5": "4237", "4Ind/7": "4237"}
    game = sirocco.position(
        {"game": "salerno-rome", "scenario": "campaign", "turn": 2, "at": "supply", "units": full | near}
    )
    assert game.decision is not None and game.decision.side == "axis"
    offered = {str(action) for action in game.decision.actions}
    assert "displace KDG 4237" in offered
    assert "displace 78Inf/11 4237" not in offered
    assert set(full) | set(near) <= set(game.view("axis")["units"])


def test_whom_its_owner_displaces_nobody_else_learns() -> None:
    """SR-10d by the other reading: the owner puts the excess of a stack below the top of another."""
    units = dict.fromkeys(("78Inf/11", "78Inf/36", "78Inf/38", "7/6", "KDG"), "4236") | {"4Ind/5": "4237"}
    table = {"game": "salerno-rome", "scenario": "campaign", "turn": 2, "at": "supply", "units": units}
    game = sirocco.position({**table, "options": {"ownerPlacesExcess": True}})
    assert game.decision is not None and game.decision.side == "allied"
    unit = "KDG"
    game.act(f"displace {unit} 4237")
    (event,) = [event for event in game.events if event.kind == "displaced"]
    assert unit in hidden(game.state)
    assert unit not in names_in(dict(event.seen_by("axis").data)) | names_in(dict(event.seen_by(None).data))
    assert unit in names_in(dict(event.seen_by("allied").data))


def test_who_is_attacked_is_seen_until_it_has_retreated() -> None:
    """Also where fire or losses have left no attacker beside it."""
    game = sirocco.position(
        {
            "game": "salerno-rome",
            "scenario": "kesselring",
            "at": "combat",
            "units": {"78Inf/11": "4646", "1FJ/I-1": "4645", "1FJ/II-3": "4645"},
            "dice": [6, 6, 6, 6],
        }
    )
    for action in ("attack 4645", "with 78Inf/11", "done"):
        game.act(action)
    s = game.state
    battle = next(step.battle for step in s.stack if hasattr(step, "battle"))
    assert battle.defenders
    s.take_off(s.components.unit_ids.index("78Inf/11"), -2)
    assert not hidden(s, "axis")


def test_who_is_named_for_a_task_force_is_seen_before_it_is_paid_for() -> None:
    game = sirocco.position(
        {
            "game": "salerno-rome",
            "scenario": "campaign",
            "turn": 2,
            "at": "formations",
            "points": {"VIII": 2, "XV": 2},
            "units": dict.fromkeys(("78Inf/11", "78Inf/36"), "4236"),
            "command": {"78Inf": "VIII-Army"},
        }
    )
    assert hidden(game.state) == {"78Inf/36"}
    for action in ("group 4236", "join 78Inf/36", "done"):
        game.act(action)
    assert game.decision is not None
    assert game.decision.step == "Payment"
    assert not hidden(game.state)


def swapped(*stacks: str) -> list[Game]:
    """Two positions that look alike to the Allied side: two units of the Axis lie below the top of two stacks."""
    return [
        sirocco.position(
            {
                "game": "salerno-rome",
                "scenario": "campaign",
                "turn": 2,
                "base": "bare",
                "at": "movement",
                "formation": "78Inf",
                "units": {"26Pz/I-9": "Chieti", "26Pz/II-9": stacks[1], "26Pz/A": one, "65I/145": other}
                | {"78Inf/11": "Vasto", "78Inf/36": "4236"},
                "command": {"78Inf": "VIII-Army"},
            }
        )
        for one, other in (stacks, stacks[::-1])
    ]


@pytest.mark.parametrize("viewer", ["allied", None])
def test_the_order_of_what_is_sent_does_not_tell_who_is_hidden(viewer: str | None) -> None:
    one, other = swapped("Chieti", "Ortona")
    index = None if viewer is None else SIDES.index(viewer)
    display = one.definition.display(one.components)
    assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
    tables = [msgspec.json.encode(display.table(game.state, index)) for game in (one, other)]
    assert tables[0] == tables[1]


def test_nobody_is_shown_the_line_of_supply_of_a_unit_that_he_may_not_know() -> None:
    one, other = swapped("Chieti", "Ortona")
    display = one.definition.display(one.components)
    for unit in ("26Pz/A", "65I/145"):
        for viewer in (0, None):
            shown = [display.overlay(game.state, viewer, "supply", unit) for game in (one, other)]
            assert shown[0] == shown[1]
        assert display.overlay(one.state, 1, "supply", unit).marks


def test_a_spectator_is_shown_lines_of_units_that_are_known() -> None:
    """From 2623 infantry has a line, armour has not."""
    one, other = swapped("Chieti", "2623")
    display = one.definition.display(one.components)
    assert display.overlay(one.state, None, "supply", None) == display.overlay(other.state, None, "supply", None)


def test_who_is_taken_in_hand_to_react_has_shown_himself() -> None:
    """Also if he stays; his name is told to both sides as long as the window is open."""
    game = sirocco.position(
        {
            "game": "salerno-rome",
            "scenario": "kesselring",
            "units": {"78Inf/11": "4747", "26Pz/I-9": "4545", "26Pz/D": "4545", "65I/145": "4440", "65I/146": "4440"},
        }
    )
    for action in ("activate 78Inf/11", "move 4646", "done"):
        game.act(action)
    display = game.definition.display(game.components)
    assert hidden(game.state, "axis") == {"26Pz/D", "65I/146"}
    game.act("react 26Pz/D")
    assert hidden(game.state, "axis") == {"65I/146"}
    table = display.table(game.state, SIDES.index("allied"))
    assert set(table.moving) <= set(table.pieces)
    game.act("back")
    assert game.decision is not None
    assert game.decision.step == "ReactionWindow"
    assert hidden(game.state, "axis") == {"65I/146"}


def test_where_ones_own_lines_lead_does_not_tell_whether_armour_is_hidden() -> None:
    """From 1448 infantry could enter a mountain hex that armour cannot: for all the Allies know it is there."""
    base = {"game": "salerno-rome", "scenario": "campaign", "turn": 2, "base": "bare", "at": "movement"}
    known = {"78Inf/11": "Vasto", "26Pz/A": "1448", "26Pz/I-9": "Chieti"}
    games = [
        sirocco.position({**base, "formation": "78Inf", "units": {**known, "26Pz/B": one, "65I/145": other}})
        for one, other in (("1448", "Chieti"), ("Chieti", "1448"))
    ]
    display = games[0].definition.display(games[0].components)
    shown = [display.overlay(game.state, 0, "supply", None) for game in games]
    assert shown[0] == shown[1]
    assert display.overlay(games[0].state, 1, "supply", None).marks
