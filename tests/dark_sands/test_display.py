"""The Dark Sands on a page: what lies beside the map and on it, the tracks ahead, ways and plans."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

import sirocco
from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.display.table import GameDisplay
from sirocco.kernel.action import Thing
from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Table, Token, Tray
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.proof.rulings import check, rulings_of
from sirocco.kernel.registry import definition
from sirocco.kernel.routes import routes


def game_at(scenario: str, *actions: str, seed: str = "5") -> Game:
    """A game past its replacements, and these actions on."""
    game = sirocco.new("dark-sands", scenario=scenario, seed=seed)
    while game.decision is not None and game.decision.step != "InitiativeChit":
        game.act("done")
    for action in actions:
        game.act(action)
    return game


def table(game: Game) -> Table:
    return display(game).table(game.state, None)


def display(game: Game) -> GameDisplay:
    return GameDisplay(game.definition, game.components)


def tray(game: Game, name: str) -> Tray:
    return next(tray for tray in table(game).trays if tray.id == name)


def tables(scenario: str) -> Iterator[tuple[Game, Table]]:
    """Moments of a random game."""
    game = sirocco.new("dark-sands", scenario=scenario, seed="7")
    chance = random.Random(7)
    for n in range(400):
        if game.decision is None:
            break
        game.act(chance.choice(game.decision.actions))
        if n % 20 == 0:
            yield game, table(game)


def tokens(shown: Table) -> Iterator[Token]:
    for each in shown.trays:
        yield from each.tokens
    for turn in shown.ahead:
        for notice in turn.notices:
            yield from notice.tokens
    for row in shown.panel.rows if shown.panel else ():
        yield from row.reserve
        for slot in row.slots:
            yield from slot.tokens


# Chits.


def test_the_pool_and_what_was_played_are_the_chits_of_the_turn() -> None:
    for game, shown in tables("campaign-crusader"):
        s = game.state
        if not s.played:
            continue
        row = s.components.turns[s.turn - 1]
        printed = Counter({"logistics": 2}) + Counter(row.allied) + Counter(row.axis)
        lying: Counter[str] = Counter()
        for each in shown.trays:
            for token in each.tokens if each.id in ("played", "pool", "held-allied", "held-axis") else ():
                lying[token.id] += token.number
        assert lying - Counter({"tobruk": 2}) == printed, "Tobruk Falls comes when it falls"


def test_a_chit_that_is_chosen_goes_from_the_pool_to_the_track() -> None:
    game = game_at("crusader")
    assert "combat" in [token.id for token in tray(game, "pool").tokens] and not tray(game, "played").tokens
    game.act("chit combat")
    assert [token.id for token in tray(game, "played").tokens] == ["combat"]
    assert "combat" not in [token.id for token in tray(game, "pool").tokens]


def test_the_initiative_chit_can_be_any_of_ones_own_the_held_ones_too() -> None:
    game = game_at("gazala")
    offered = table(game).cards["axis"].offered
    assert offered is not None and offered["rommel"] == 1
    assert game.decision is not None
    assert set(offered) == {CHITS[action.args[0]] for action in game.decision.actions if action.verb == "chit"}


def test_a_formation_stands_for_those_of_its_units_that_the_chit_activates() -> None:
    """DS-C.ROMa: Germans in supply. Who points at the formation is shown no others."""
    game = sirocco.position(
        {
            **{"game": "dark-sands", "scenario": "gazala", "base": "setup"},
            **{"at": "chit", "side": "axis", "chit": "rommel"},
            "units": {"1/5": {"at": "1924", "oos": True}},
        }
    )
    groups = table(game).groups
    assert set(groups["formation"]["21Pz"]) == {"2/5", "3/21", "104"}
    assert "1/5" not in groups["hex"]["1924"] and "2/5" in groups["hex"]["1924"]
    game.act("formation 21Pz")
    assert "21Pz" not in table(game).groups["formation"], "it is activated already"
    assert game_at("gazala").decision is not None and table(game_at("gazala")).groups == {}


# Replacement chits.


def test_the_replacement_chits_still_to_be_drawn_lie_open() -> None:
    """DS-17.2a: what is left in the cup follows from what was drawn, and everybody saw that."""
    game = sirocco.new("dark-sands", scenario="gazala", seed="5")
    drawn = [str(e.data["replacement"]) for e in game.events if e.kind == "drewReplacements"]
    assert drawn == ["axis-42-3"]
    left = [token.id for token in tray(game, "replacements-axis-1942").tokens]
    assert "axis-42-3" not in left and len(left) == 7


def test_the_chits_of_the_year_to_come_and_the_one_kept_aside_are_told_apart() -> None:
    """DS-17.2b, DS-17.4.4a."""
    game = sirocco.new("dark-sands", scenario="campaign-compass", seed="5")
    now, next_year = tray(game, "replacements-allied-1941"), tray(game, "replacements-allied-1942")
    assert "tiger-cub" in [token.id for token in now.tokens]
    assert [token.id for token in next_year.tokens][-1] == "fdr-promise"
    aside = next_year.tokens[-1]
    assert aside.rule == "DS-17.4.4a" and aside.notes[-1].key == "tray-aside"
    assert next_year.label.args["number"] == 8, "it is never drawn"


def test_a_game_that_ends_before_the_first_draw_has_no_replacement_chits() -> None:
    """DS-17.2c."""
    game = sirocco.new("dark-sands", scenario="compass", seed="5")
    assert not [each.id for each in table(game).trays if each.id.startswith("replacements")]


# Words and rules.


@pytest.mark.parametrize("scenario", ["compass", "campaign-gazala"])
def test_everything_has_a_name_a_place_and_a_rule(scenario: str) -> None:
    clauses = set(read_clauses("sirocco.games.dark_sands", "en"))
    for game, shown in tables(scenario):
        drawing = display(game).drawing("en")
        drawn = set(re.findall(r'data-part="([^"]+)"', drawing.lines))
        assert set(shown.parts) <= drawn
        assert all(marker.place in drawing.places for marker in shown.markers)
        cited = {token.rule for token in tokens(shown)} | {each.rule for each in shown.trays}
        cited |= {marker.rule for marker in shown.markers}
        cited |= {notice.rule for turn in shown.ahead for notice in turn.notices}
        assert cited <= clauses
        for language in LANGUAGES:
            texts = Texts.of(game, language)
            assert all(texts.has(f"name-{token.kind}-{token.id}") for token in tokens(shown))
            notes = [note for token in tokens(shown) for note in token.notes]
            labels = [each.label for each in shown.trays] + [marker.label for marker in shown.markers]
            labels += [notice.what for turn in shown.ahead for notice in turn.notices]
            assert all(texts.has(message.key) and "{" not in texts.say(message) for message in (*notes, *labels))


def test_every_event_a_ruling_brings_about_has_a_clause_for_the_log() -> None:
    sheet = display(sirocco.new("dark-sands", seed=1)).sheet()
    kinds = {event.kind for ruling in rulings_of(definition("dark-sands")) for event in check(ruling).events}
    assert sorted(kinds - sheet.event_rules.keys() - sheet.event_causes.keys()) == []


def test_the_railway_is_seen_as_far_as_it_is_built() -> None:
    game = game_at("crusader")
    shown = table(game)
    railhead = next(marker.place for marker in shown.markers if marker.sign == "rail")
    assert shown.parts[-1] == f"rail-{railhead}" and "rail-2830" not in shown.parts


# Ways and plans.


def test_a_way_can_begin_with_moves_of_the_players_choice() -> None:
    game = game_at("crusader", "chit movement", "activate 7SG/7")
    names = game.components.vocabulary.names
    mover, goal = Thing("unit", names["unit"].ids.index("7SG/7")), Thing("hex", names["hex"].ids.index("1640"))
    straight, around = (routes(game, mover, True, via).ways[goal] for via in ((), ("move 1641",)))
    assert [str(a) for a in straight.actions] == ["move 1640"]
    assert [str(a) for a in around.actions] == ["move 1641", "move 1640"]
    assert around.cost > straight.cost
    with pytest.raises(IllegalAction):
        routes(game, mover, True, ("move 2830",))


def test_extended_movement_is_a_movement_of_its_own() -> None:
    """DS-19.1.7a: what it offers is shown apart, under a name in both languages; an ordinary march is not."""
    game = game_at("crusader", "chit movement", "activate 1Tank")
    assert (table(game).moving, table(game).manner) == (("1Tank",), "")
    game.act("extend")
    assert (table(game).moving, table(game).manner) == (("1Tank",), "extended")
    assert {Texts.of(game, language).name("manner", "extended") for language in LANGUAGES} == {
        "Extended Movement",
        "Movimento Esteso",
    }


def test_who_attacks_points_at_the_hex_and_supports_lie_ready() -> None:
    game = game_at("crusader", "chit combat", "attack 2730", "with 23/70", "with 32Tank")
    shown = table(game)
    assert {name for name, piece in shown.pieces.items() if piece.aim == "2730"} == {"23/70", "32Tank"}
    assert shown.panel is not None and not shown.panel.decided
    attackers, defenders = shown.panel.rows
    assert {token.id for token in attackers.reserve} == {"RAF2", "RAF1", "Naval"}
    assert all(token.kind == "support" and token.side == "axis" for token in defenders.reserve)


def test_a_later_face_shows_its_own_factors() -> None:
    """DS-22.5a: 4 Armoured of 1942 has better tanks, and is whole."""
    game = sirocco.new("dark-sands", "gazala", seed=1)
    display = game.definition.display(game.components)
    tanks, now = display.sheet().pieces["4/7"], display.table(game.state, None).pieces["4/7"]
    unit = game.state.components.unit_ids.index("4/7")
    attack, defence = game.state.factors(unit)
    movement = game.state.allowance(unit, False) // 4
    assert tanks.faces[now.face].values == (str(attack), str(defence), str(movement))
    assert tanks.faces[0].values != tanks.faces[now.face].values
    assert tanks.steps(now.face) == 2


def test_a_counter_tells_its_nation() -> None:
    """Germans and Italians share a side but not a colour; the nations of the Empire share both but not their marks."""
    game = sirocco.new("dark-sands", "crusader", seed=1)
    pieces = game.definition.display(game.components).sheet().pieces
    assert pieces["Trento"].colour and not pieces["1/5"].colour and not pieces["4/7"].colour
    marks = {name: pieces[name].mark for name in ("4/7", "4/2NZ", "7/4Ind", "1/1SA", "Polish", "Trento", "1/5")}
    assert len(set(marks.values())) == len(marks)
