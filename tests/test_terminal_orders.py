"""Orders in the terminal: several units at once and all or nothing, odds, the best line, undo, only choices, verbs."""

from __future__ import annotations

import re

import pytest

import sirocco
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.terminal.command import Phrasebook
from sirocco.terminal.lexicon import Lexicon
from sirocco.terminal.multi_unit import orders
from sirocco.terminal.parser import Unreadable
from sirocco.terminal.screen import Screen
from sirocco.terminal.seats import read_seats
from sirocco.terminal.session import Session
from tests.scripted import START, Play, after

ATTACK = "attack 5Ind 11Ind 7RTR WDFArt Nibeiwa"
ASSAULT = [*START, ATTACK, "done", "y", "assault picc nib"]
SANDS = ("--scenario", "crusader", "--axis", "random")


# Several units.


def test_several_units_attack_in_one_command(play: Play) -> None:
    shown = play([*START, ATTACK, "where 5ind", "where wdfart", "undo", "where 5ind"])
    assert "attack Nibeiwa" in after(shown, "where 5ind") or "Nibeiwa" in after(shown, "where 5ind")
    assert "Nibeiwa" in after(shown, "where wdfart")
    output = after(shown, ATTACK)
    assert output.count("declared an attack on Nibeiwa") == 4
    assert re.search(r"declared so far: 7RTR, 5Ind, 11Ind, WDFArt: cleared \d+", output)
    assert "Taken back: attack 5Ind Nibeiwa" in after(shown, "undo")


@pytest.mark.parametrize(
    ("command", "part", "rule"),
    [
        ("attack 5Ind 11Ind Maletti Nibeiwa", "attack Maletti Nibeiwa", "C-bad-01"),
        ("attack 5Ind 11Ind Bardia", "attack 5Ind Bardia", "C-6.2.Dn"),
        ("move 4Arm 7Arm Nibeiwa", "move 4Arm Nibeiwa", "C-6.2.Dg"),
        ("attack 5Ind 5Ind 1RNF 16Bde 16Bde Nibeiwa", "attack 5Ind Nibeiwa", "C-6.2.Dm"),
    ],
)
def test_all_or_nothing(play: Play, command: str, part: str, rule: str) -> None:
    shown = play([*START, command, "log 3", "undo"])
    assert f"Nothing was done, because '{part}' is refused:" in after(shown, command)
    assert f"[{rule}]" in after(shown, command)
    assert "declared" not in after(shown, "log 3") and "moved" not in after(shown, "log 3")
    assert "Taken back: take" in after(shown, "undo"), "nothing was done, so there is nothing of it to take back"


def test_a_line_in_pairs(play: Play) -> None:
    shown = play([*ASSAULT, "front 5Ind+7RTR 11Ind + WDFArt", "undo", "front 5Ind+11Ind", "front 5Ind+nobody"])
    output = after(shown, "front 5Ind+7RTR 11Ind + WDFArt")
    assert "5Ind + 7RTR (CV 6); 11Ind + WDFArt (CV 5)" in output
    assert "Nothing was done, because 'support 11Ind 5Ind' is refused:" in after(shown, "front 5Ind+11Ind")
    assert "[C-1.2d]" in after(shown, "front 5Ind+11Ind")
    assert "There is no unit called 'nobody'" in after(shown, "front 5Ind+nobody")


def test_everybody_at_once(play: Play) -> None:
    shown = play([*START, "attack all nibeiwa", "undo", "advance all", "move all", "front all"])
    assert after(shown, "attack all nibeiwa").count("declared an attack on Nibeiwa") == 12
    assert "Taken back: attack 4Arm Nibeiwa" in after(shown, "undo")
    assert "Nobody can 'advance' just now." in after(shown, "advance all")
    assert "It is written: move UNIT AREA" in after(shown, "move all")
    too_many = play([*START, "attack all nibeiwa", "assault picc nib", "front all"])
    assert "Nothing was done, because 'front 11Hussars' is refused:" in after(too_many, "front all")
    assert "[C-6.2.E.1c]" in after(too_many, "front all")


def advancing() -> Game:
    """A fight that drove the enemy out, before anybody has advanced."""
    for seed in range(40):
        game = sirocco.new("compass", seed=seed)
        for text in ("take leader", "take surprise", "take unit-recovery"):
            game.act(text)
        for unit in ("5Ind", "11Ind", "16Bde"):
            game.act(f"attack {unit} Maktila")
        for text in ("done", "assault Piccadilly-Circus Maktila", "front 5Ind", "front 11Ind", "front 16Bde"):
            game.act(text)
        while (decision := game.decision) is not None and decision.step not in ("Advance", "CombatPhase"):
            game.act("done" if any(a.verb == "done" for a in decision.actions) else decision.actions[0])
            if decision.side == "italian" and decision.step == "MovementPhase":
                break
        if decision is not None and decision.step == "Advance" and len(decision.actions) == 4:
            return game
    raise AssertionError("the enemy held every time")


def test_all_advance() -> None:
    game = advancing()
    session = Session(game, read_seats(game.definition, []), Screen())
    assert [str(action) for action in orders(session, "advance", ["all"])] == [
        "advance 5Ind",
        "advance 11Ind",
        "advance 16Bde",
    ]
    assert session.handle_line("advance all")
    assert all(
        session.game.definition.facts(session.game.state)["units"][u]["at"] == "Maktila" for u in ("5Ind", "16Bde")
    )


def test_names_of_several_words(play: Play) -> None:
    shown = play([*START, "attack 5 ind, 11 ind nibeiwa", "go 4arm 11 hussars bir enba", "attack 5 zz 11 ind nibeiwa"])
    assert after(shown, "attack 5 ind, 11 ind nibeiwa").count("declared") == 3
    assert after(shown, "go 4arm 11 hussars bir enba").count("moved from Piccadilly Circus to Bir Enba") == 2
    assert "There is no unit called 'zz'" in after(shown, "attack 5 zz 11 ind nibeiwa")


def test_units_of_the_dark_sands(play: Play) -> None:
    commands = ["chit combat", "odds attack 16/70 14/70 2828", "attack 16/70 14/70 2828", "undo"]
    commands += ["attack 16/70 4/7 2828", "attack all 2728", "undo", "attack 2728", "best", "odds", "undo 2"]
    shown = play(commands, *SANDS, game="dark-sands")
    assert "is cleared of the enemy" in after(shown, "odds attack 16/70 14/70 2828")
    output = after(shown, "attack 16/70 14/70 2828")
    assert re.search(r"Attackers from .*: 16/70 \(\d+.*\); 14/70 \(\d+", output) and "Defenders of" in output
    assert "Nothing was done, because 'with 4/7' is refused:" in after(shown, "attack 16/70 4/7 2828")
    assert "[DS-20.1f]" in after(shown, "attack 16/70 4/7 2828")
    assert "Attackers from" in after(shown, "attack all 2728") and "Attackers from" in after(shown, "best")
    assert "is cleared of the enemy" in after(shown, "odds")
    assert "Taken back: attack 2728" in after(shown, "undo 2")


def test_a_stack_marches_in_one_command(play: Play) -> None:
    shown = play(
        ["chit movement", "go 4/7 7/7 1136", "undo", "activate 4/7 7/7", "undo", "go 4/7 2041"],
        *SANDS,
        game="dark-sands",
    )
    assert "4/7 Armoured, 7/7 Armoured moved from 1740 to 1136" in after(shown, "go 4/7 7/7 1136")
    assert "Taken back: activate 4/7" in after(shown, "undo")
    assert "4/7 Armoured, 7/7 Armoured: " in after(shown, "activate 4/7 7/7")
    assert "[DS-19.1.1f]" in after(shown, "go 4/7 2041")


# Odds and the best line.


def test_odds_of_what_is_declared(play: Play) -> None:
    shown = play([*START, "odds", "attack 4arm maktila", ATTACK, "odds", "odds 4"])
    assert "No attack is declared." in after(shown, "odds")
    second = shown.split("> odds\n")[2]
    for attack in ("Attack on Maktila from Piccadilly Circus, declared so far: 4Arm", "Attack on Nibeiwa"):
        assert attack in second.split("Allies> ")[0]


def test_odds_of_an_attack_not_declared(play: Play) -> None:
    shown = play([*START, "odds attack 5ind 11ind nibeiwa", "odds attack 5ind bardia", "where 5ind", ATTACK])
    assert "is cleared of the enemy" in after(shown, "odds attack 5ind 11ind nibeiwa")
    assert "[C-6.2.Dn]" in after(shown, "odds attack 5ind bardia")
    assert "Piccadilly Circus, 3 MP" in after(shown, "where 5ind"), "nothing has happened"


def test_choices_tell_what_an_attack_comes_to(play: Play) -> None:
    shown = play(ASSAULT)
    line = next(line for line in shown.splitlines() if line.endswith("[front 5Ind]"))
    assert re.search(
        r"\(cleared \d+(–\d+)?%, destroyed \d+%, attacker hurt \d+(–\d+)?%, attacker loses \d\.\d, defender \d\.\d\)",
        line,
    )


def test_the_best_line(play: Play) -> None:
    shown = play([*START, "best line", *ASSAULT[3:], "front 11Ind", "best line", "best line"])
    assert "There is no line to form just now." in after(shown, "best line")
    formed = shown.split("> best line\n")[2]
    assert "11Ind" in formed and "Enter goes on, 'undo' takes back your last command." in formed
    assert "There is no line to form" in shown.split("> best line\n")[3]


# Taking back.


def test_undo_of_several_commands(play: Play) -> None:
    commands = ["move 4arm bir enba", ATTACK, "go 11h forte maddalena", "undo 3", "undo 9", "undo x", "undo 0", "log"]
    shown = play([*START, *commands])
    assert "Taken back: move 4Arm Bir-Enba, and what followed." in after(shown, "undo 3")
    assert "Nothing was taken back: only the last 3 commands can be" in after(shown, "undo 9")
    assert after(shown, "undo x").startswith("It is written: undo [N]") and "It is written" in after(shown, "undo 0")
    shown = play([*START, ATTACK, "undo 2", "hand"])
    assert "2 × " in after(shown, "hand") or after(shown, "hand").count("1 × ") == 2


# Only choices.


def questions(shown: str) -> list[list[str]]:
    """The choices listed before each prompt."""
    return [
        re.findall(r"^ *\d+  .*$", part, re.MULTILINE) for part in re.split(r"^\w+> .*$", shown, flags=re.MULTILINE)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), [("compass", ()), ("dark-sands", SANDS)])
def test_no_question_has_only_one_answer(play: Play, game: str, options: tuple[str, ...], language: str) -> None:
    shown = play("1\n" * 200, *options, "--lang", language, game=game)
    asked = [choices for choices in questions(shown) if choices]
    assert len(asked) > 40
    assert [choices for choices in asked if len(choices) == 1] == []


def test_what_cannot_be_taken_back_waits(play: Play) -> None:
    """The last unit in the line: the dice come next, so Enter is waited for, and `undo` still works."""
    lines = ["front 5Ind+7RTR", "front 11Ind+WDFArt"]
    shown = play([*ASSAULT, *lines, "undo", "front 11Ind+WDFArt", "?", ""])
    ready = after(shown, lines[1])
    assert "Line ready (cleared" in ready and "[done]" not in ready
    assert "Taken back: front 11Ind" in after(shown, "undo")
    assert "[done]" in after(shown, "?"), "who asks gets the list"
    assert "The Allies attacked Nibeiwa" in after(shown, "")


def test_the_end_of_a_phase_is_told_in_a_line(play: Play) -> None:
    shown = play([*START, "attack all nibeiwa", "undo"])
    assert "Movement phase: nothing to decide." in after(shown, "attack all nibeiwa")
    assert "Choose the attack to fight now." in after(shown, "attack all nibeiwa")
    assert "Taken back: attack 4Arm Nibeiwa" in after(shown, "undo")


# Languages.


@pytest.mark.parametrize(("game", "scenario"), [("compass", None), ("dark-sands", "crusader")])
def test_every_verb_has_its_words(game: str, scenario: str | None) -> None:
    """No word means two verbs, none hides behind a command, and every action reads as it is written."""
    table = sirocco.new(game, scenario, seed=1)
    all_texts = [Texts(table, language) for language in LANGUAGES]
    session = Session(table, read_seats(table.definition, []), Screen(), "it")
    phrases: Phrasebook = session.phrases
    verbs = table.components.vocabulary.verbs
    for voice in all_texts:
        lexicon = Lexicon(table, all_texts, voice)
        for verb in verbs:
            assert lexicon.verb(lexicon.spelled(verb)) == verb
            assert phrases.find(lexicon.spelled(verb)) is None, verb
    assert sum(session.lexicon.spelled(verb) != verb for verb in verbs) > len(verbs) - 3
    english = Lexicon(table, all_texts, all_texts[0])
    read = 0
    while table.decision is not None and read < 400:
        for action in table.decision.actions:
            assert english.notation(action) == str(action)
            word, *rest = session.lexicon.notation(action).split()
            session.game = table
            assert orders(session, session.lexicon.verb(word) or "", rest) == [action]
            read += 1
        table.act(table.decision.actions[read % len(table.decision.actions)])


def test_italian_orders(play: Play) -> None:
    commands = [
        "attacca 5Ind 11Ind 7RTR Nibeiwa",
        "vai 4arm bengasi",
        "annulla 1",
        "attack 5ind 11ind 7rtr nibeiwa",
        "fatto",
    ]
    commands += ["s", "assalta picc nib", "migliore", "annulla", "fronte 5Ind+7RTR", "attacca 5ind nulla nibeiwa"]
    shown = play(["prendi leader", "prendi supporto-aereo", "take sorpresa", *commands], "--lang", "it")
    assert "[prendi supporto-aereo]" in shown and "[attacca" in shown.replace("[assalta", "[attacca")
    assert "dichiarato finora" in after(shown, commands[0]) and "sgombrata" in after(shown, commands[0])
    assert "Bengasi è troppo lontana per 4 Arm Bde" in after(shown, "vai 4arm bengasi")
    assert "Annullato: attacca 5Ind Nibeiwa" in after(shown, "annulla 1")
    assert "dichiarato finora" in after(shown, commands[3])
    assert "Invio prosegue" in after(shown, "migliore")
    assert "5Ind + 7RTR (VC 6)" in after(shown, "fronte 5Ind+7RTR")


def test_refusals_name_verbs_in_the_players_language(play: Play) -> None:
    shown = play(["attacca 4arm nibeiwa", "vai 4arm bir enba", "probabilità attacca 4arm nibeiwa"], "--lang", "it")
    assert "'attacca' non appartiene" in after(shown, "attacca 4arm nibeiwa")
    assert "'muovi' non appartiene" in after(shown, "vai 4arm bir enba")
    assert "'attacca' non appartiene" in after(shown, "probabilità attacca 4arm nibeiwa")


def test_nothing_is_said_twice_with_words_nobody_knows() -> None:
    game = sirocco.new("compass", seed=1)
    session = Session(game, read_seats(game.definition, []), Screen())
    for verb, words in (("done", ["1"]), ("take", ["a", "b", "c"]), ("front", ["+"]), ("attack", ["+", "all", "x"])):
        with pytest.raises(Unreadable):
            orders(session, verb, words)
    with pytest.raises(Unreadable):
        orders(session, "take", ["leader"] * 40)


# The map.


def test_the_map_of_what_is_decided(play: Play) -> None:
    shown = play([*START, "map", "map 7rtr", "map all", *ASSAULT[3:], "map", "map nowhere"])
    whole = after(shown, "map")
    assert "Agedabia" in whole and "A Piccadilly Circus" in whole
    assert "7RTR: 7RTR" in after(shown, "map 7rtr") and "Agedabia" not in after(shown, "map 7rtr")
    fight = shown.split("> map\n")[2].split("Allies> ")[0]
    assert "Nibeiwa" in fight and "Agedabia" not in fight, "around the combat"
    assert "There is no area called 'nowhere'" in after(shown, "map nowhere")


def test_the_map_of_the_dark_sands(play: Play) -> None:
    shown = play(["map Tobruk", "mappa bardia"], *SANDS, "--lang", "it", game="dark-sands")
    assert "2830" in after(shown, "map Tobruk") and "Bardia" not in after(shown, "map Tobruk").split("deserto")[0]
    assert "2441" in after(shown, "mappa bardia")
