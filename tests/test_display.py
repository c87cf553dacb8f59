"""The data sent to the page: complete, by id, and nothing a side may not know."""

from __future__ import annotations

import msgspec
import pytest

import sirocco
from sirocco import players
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.display import Display, Sheet
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.proof.rulings import check, rulings_of
from sirocco.kernel.registry import definition
from tests.test_sequence_of_play import every_stage


def compass() -> tuple[sirocco.Game, Display]:
    game = sirocco.new("compass", seed=5)
    return game, game.definition.display(game.components)


@pytest.mark.parametrize("name", ["compass", "dark-sands", "salerno-rome", "kasserine"])
def test_every_clause_and_verb_the_sheet_names_exists(name: str) -> None:
    rules = definition(name)
    sheet = rules.display(rules.components(rules.scenarios[0])).sheet()
    named = {*sheet.event_rules.values(), *sheet.badges.values(), *(card.rule for card in sheet.cards.values())}
    named |= {stage.rule for stage in every_stage(sheet.sequence)}
    named |= {rule for cited in sheet.event_causes.values() for rule in cited.rules.values()}
    assert named <= set(read_clauses(rules.package, "en"))
    assert {*sheet.together, *sheet.careful, *sheet.answers, *sheet.strikes, *sheet.distant, sheet.select} - {
        ""
    } <= set(sheet.verbs)


def test_every_event_has_a_clause_for_the_log() -> None:
    game, display = compass()
    bot = players.make("greedy", seed=1, seconds=60)
    while game.decision is not None:
        game.act(bot.choose(game))
    sheet = display.sheet()
    assert [event for event in game.events if citation(sheet, event) is None] == []
    assert not sheet.event_rules.keys() & sheet.event_causes.keys(), "one table for each kind of event"


def test_a_loss_cites_the_clause_of_its_cause() -> None:
    """Every cause a ruling can bring about has a clause, and some ruling that tests the clause shows such a loss."""
    _, display = compass()
    sheet = display.sheet()
    proven: dict[tuple[str, str], set[str]] = {}
    for ruling in rulings_of(definition("compass")):
        for event in check(ruling).events:
            if event.kind in ("reduced", "eliminated"):
                proven.setdefault((event.kind, str(event.data["cause"])), set()).update(ruling.clauses)
    table = {(k, cause): rule for k in ("reduced", "eliminated") for cause, rule in sheet.event_causes[k].rules.items()}
    assert table.keys() == proven.keys()
    assert {loss: rule for loss, rule in table.items() if rule not in proven[loss]} == {}
    assert table["eliminated", "stacking"] == "C-3.1c"
    assert table["eliminated", "combat"] == "C-6.2.E.6c"


def citation(sheet: Sheet, event: Event) -> str | None:
    """The clause the page shows beside an event of the log, as LogEntry.svelte finds it."""
    cited = sheet.event_causes.get(event.kind)
    by_cause = cited.rules.get(str(event.data.get(cited.by))) if cited is not None else None
    return by_cause or sheet.event_rules.get(event.kind)


def test_who_chooses_from_the_container_sees_how_many_are_left_of_each_and_nobody_else_does() -> None:
    """C-6.1.Ab, A-26: the Allied player looks through the Allied container on turn 1."""
    game, display = compass()
    allied, italian = 0, 1
    offered = display.table(game.state, allied).cards["allied"].offered
    assert offered is not None
    assert (sum(offered.values()), offered["naval-support"], "matilda" in offered) == (15, 3, False)
    game.act("take naval-support")
    mine = display.table(game.state, allied).cards["allied"]
    assert mine.offered == {**offered, "naval-support": 2}
    assert mine.hand == {"naval-support": 1}
    for side in (italian, None):
        assert all(cards.offered is None for cards in display.table(game.state, side).cards.values())
    game.act("take leader")
    game.act("take leader")
    table = display.table(game.state, allied)
    assert table.cards["allied"].offered is None, "the choice is over"


def test_what_is_offered_is_what_can_be_taken() -> None:
    game, display = compass()
    for marker in ("unit-recovery", "surprise", "surprise"):
        assert game.decision is not None
        takable = {str(action).removeprefix("take ") for action in game.decision.actions}
        assert set(display.table(game.state, 0).cards["allied"].offered or {}) == takable
        game.act(f"take {marker}")


def at_turn(turn: int, **units: str) -> sirocco.Game:
    return sirocco.position({"game": "compass", "base": "setup", "turn": turn, "at": "movement", "units": units})


def notices(game: sirocco.Game, turn: int) -> list[tuple[str, tuple[str, ...], bool]]:
    table = game.definition.display(game.components).table(game.state, None)
    found = [notice for ahead in table.ahead if ahead.turn == turn for notice in ahead.notices]
    return [(notice.what.key, notice.pieces, notice.warn) for notice in found]


def test_the_turns_ahead_tell_who_arrives_and_who_leaves() -> None:
    """C-3.11a: the deployment chart is no secret."""
    game = at_turn(1)
    assert notices(game, 2) == [("board-arriving", ("Sabratha",), False)]
    assert notices(game, 3) == [
        ("board-leaving", ("5Ind", "11Ind"), False),
        ("board-arriving", ("16Aus",), False),
    ]


def test_a_turn_ahead_a_departure_is_a_warning() -> None:
    """C-3.11d: what leaves next turn should not be in the line of battle without its owner knowing."""
    assert notices(at_turn(2), 3)[0] == ("board-leaving-next", ("5Ind", "11Ind"), True)
    assert notices(at_turn(2, **{"5Ind": "removed"}), 3)[0] == ("board-leaving-next", ("11Ind",), True)
    gone = at_turn(3, **{"5Ind": "removed", "11Ind": "removed"})
    assert notices(gone, 3) == []


def test_a_unit_held_up_is_expected_next_turn() -> None:
    """C-6.1.Bg: it tries again every turn."""
    assert ("board-arriving", ("Sabratha",), False) in notices(at_turn(2), 3)


def test_the_track_on_the_board_names_who_leaves() -> None:
    _, display = compass()
    for language, words in (("en", "leaving: 5Ind, 11Ind"), ("it", "in uscita: 5Ind, 11Ind")):
        drawing = display.drawing(language)
        assert drawing is not None
        assert drawing.lines.count(words) == 1


def test_a_whole_game_is_shown_without_gaps() -> None:
    game, display = compass()
    sheet = display.sheet()
    places = set(game.components.vocabulary.names["area"].ids)
    boxes = {f"{box}-{side}" for box in ("box", "lost", "waiting") for side in ("allied", "italian")}
    boxes |= {f"turn-{turn}" for turn in range(1, sheet.turns + 1)}
    bot = players.make("greedy", seed=2, seconds=60)
    panels = 0
    while game.decision is not None:
        table = display.table(game.state, 0)
        assert set(table.pieces) == set(sheet.pieces)
        assert {piece.at for piece in table.pieces.values()} <= places | boxes
        assert all(piece.face < len(sheet.pieces[name].faces) for name, piece in table.pieces.items())
        assert set(table.control) == places
        assert table.cards["italian"].hand is None
        if table.panel is not None:
            panels += 1
            in_line = [s.piece for row in table.panel.rows for s in row.slots if s.piece is not None]
            assert len(in_line) == len(set(in_line))
        assert msgspec.json.encode(table)
        game.act(bot.choose(game))
    assert panels > 20


def test_the_panel_takes_units_and_shows_the_dice_they_rolled() -> None:
    """C-6.2.E.1a, C-6.2.E.4a: dropping a unit on a slot is the action the slot names."""
    game, display = compass()
    bot = players.make("greedy", seed=2, seconds=60)
    seen = {"front": 0, "support": 0, "dice": 0}
    while game.decision is not None:
        panel = display.table(game.state, None).panel
        legal = {str(action) for action in game.decision.actions}
        for row in panel.rows if panel is not None else ():
            for slot in row.slots:
                for place in (slot, slot.behind):
                    if place is not None and place.piece is None and place.takes:
                        verb, *rest = place.takes
                        deeds = {" ".join([verb, piece, *rest]) for piece in row.pool}
                        seen[verb] += bool(deeds & legal)
                if slot.die:
                    seen["dice"] += 1
                    assert slot.faces is not None
                    assert slot.hit == (slot.die <= slot.faces)
        game.act(bot.choose(game))
    assert min(seen.values()) > 10


def test_overlays_tell_what_cuts_supply() -> None:
    game = sirocco.position(
        {
            "game": "compass",
            "units": {"11Hussars": "Giarabub", "Maletti": "Garn-ul-Grein", "4Arm": "Piccadilly-Circus"},
            "control": {"allied": ["Giarabub", "Piccadilly-Circus"]},
        }
    )
    display = game.definition.display(game.components)
    cut = display.overlay(game.state, 0, "supply", "11Hussars")
    assert {mark.place for mark in cut.marks if mark.tone == "cut"} >= {"Garn-ul-Grein"}
    fine = display.overlay(game.state, 0, "supply", "4Arm")
    assert [path.places for path in fine.paths] == [("Piccadilly-Circus",)]
    for name in display.sheet().overlays:
        assert display.overlay(game.state, None, name, None).marks
    with pytest.raises(sirocco.UnknownName):
        display.overlay(game.state, 0, "weather", None)
    with pytest.raises(sirocco.UnknownName):
        display.overlay(game.state, 0, "supply", "nobody")
