"""Playing in the terminal: whole games by piped input, every command, undo, saving, and nothing given away."""

from __future__ import annotations

import io
import os
import re
import select
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.cli import main
from sirocco.kernel import registry
from sirocco.kernel.action import Thing
from sirocco.kernel.formats.record import read_record
from sirocco.kernel.game import Game
from sirocco.kernel.routes import routes
from sirocco.terminal.completion import candidates
from sirocco.terminal.formatter import Formatter
from sirocco.terminal.parser import Unreadable, read_action, things
from sirocco.terminal.screen import Screen
from sirocco.terminal.seats import read_seats
from sirocco.terminal.session import Session
from tests.patience import PATIENCE
from tests.scripted import START, VALUES, Play, after
from tests.toy_campaign import ToyCampaign

ONES = "1\n" * 6000

BOTH = ("--seat", "italian=human", "--allied", "human")


# Whole games.


@pytest.mark.parametrize(
    ("language", "over", "luck"),
    [("en", "The game is over. Winner:", "dice in battle"), ("it", "La partita è finita.", "dadi in combattimento")],
)
def test_a_whole_game_by_numbers(play: Play, language: str, over: str, luck: str) -> None:
    shown = play(ONES, "--lang", language)
    assert over in shown and luck in shown
    assert not re.search(r"\b(ui|board|event|ask|refuse|step|term|sum|warn|do|word)-[a-z]", shown)


def test_two_people_at_one_keyboard(play: Play) -> None:
    shown = play(ONES, *BOTH)
    assert "To decide now: Italians." in shown
    assert "The game is over." in shown


def test_two_bots(play: Play) -> None:
    assert "The game is over." in play("", "--allied", "random")


def test_any_game_can_be_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    registry.register(ToyCampaign())
    try:
        looks = "board\nmap\nmap alba\nunits\nwhere alba\nhand\nturn\nscore\nlog\nhere\noptions\nAlba\n"
        monkeypatch.setattr("sys.stdin", io.StringIO(looks + "go alba brola\nwhy 1\nodds 1\n" + ONES))
        assert main(["play", "toy-campaign", "--red", "human", "--blue", "random", "--seed", "2"]) == 0
    finally:
        registry._REGISTERED.clear()
    assert "The game is over." in capsys.readouterr().out


# Looking.


def test_looking(play: Play) -> None:
    commands = [
        "board",
        "board all",
        "map",
        "area sidi barrani",
        "unit 7rtr",
        "units italians",
        "where 7rtr",
        "hand",
        "turn",
    ]
    commands += ["score", "log 3", "here", "rule", "rule 3.1a", "rule c-3.9b", "rule stacking", "options"]
    commands += ["marker leader", "help", "help why", "help move", "map tobruch", "unit", "choices"]
    shown = play([*START, *commands])
    assert "Sidi Barrani (Italians): 3Gennaio 2-2/2, ArtXXI 1*-2" in after(shown, "board")
    assert "road: Maktila, Buq Buq; track: Nibeiwa" in after(shown, "board all")
    assert "Tobruch*3" in after(shown, "map") and "I Maktila: 1Libica 2-2" in after(shown, "map")
    area = after(shown, "area sidi barrani")
    assert "road, ½ MP: Maktila (Italians): 1Libica 2-2/2" in area and "room for 4 more" in area
    unit = after(shown, "unit 7rtr")
    assert "Supply line: Piccadilly Circus" in unit and "Forte Maddalena 2" in unit and "3 MP left" in unit
    assert "Piccadilly Circus" not in unit.split("Can reach")[1]
    assert "Sirte 2-2/2, Gambut" in after(shown, "units italians") and "4Arm" not in after(shown, "units italians")
    assert after(shown, "where 7rtr").startswith("7RTR: 3*-3/2, Piccadilly Circus, 3 MP")
    assert "3 × Air Support" in after(shown, "hand")
    assert "leaving: 5 Ind Bde, 11 Ind Bde" in after(shown, "turn")
    assert "+3  control of Tobruch [C-2a]" in after(shown, "score")
    assert len(after(shown, "log 3").strip().splitlines()) <= 4
    assert "Movement phase [C-6.2.Da]" in after(shown, "here")
    assert after(shown, "rule").startswith("C-6.2.Da")
    assert after(shown, "rule 3.1a").startswith("C-3.1a") and after(shown, "rule c-3.9b").startswith("C-3.9b")
    assert after(shown, "rule stacking").startswith("C-3.1a")
    assert "splitRetreat: off" in after(shown, "options")
    assert "[C-7.3]" in after(shown, "marker leader")
    assert "undo" in after(shown, "help") and "undo" not in after(shown, "help why")
    assert "MOVE" not in after(shown, "help move") and "move UNIT AREA" in after(shown, "help move")
    around = after(shown, "map tobruch")
    assert "Tobruch (TOB)" in around and "I Tobruch: GarTobruch" in around and "Nibeiwa" not in around


def test_choices_of_one_unit(play: Play) -> None:
    shown = play([*START, "4arm", "0", "4", "11 Hussars", "Maletti", "Nibeiwa"])
    assert "[move 4Arm Bir-Enba]" in after(shown, "4arm") and "7Arm" not in after(shown, "4arm")
    assert "7Arm" in after(shown, "0")
    assert "[move 11Hussars Bir-Enba]" in after(shown, "4")
    assert "[move 11Hussars Bir-Enba]" in after(shown, "11 Hussars")
    assert "Maletti (Italians; motorised, group)" in after(shown, "Maletti")
    assert "[attack 4Arm Nibeiwa]" in after(shown, "Nibeiwa")


# Deciding.


def test_what_cannot_be_understood(play: Play) -> None:
    commands = ["xyzzy", "mvoe 4Arm Bir-Enba", "move 4Arm Bardai", "move", "move 7 bir enba", "99", "unit art"]
    shown = play([*START, *commands])
    assert "I do not know 'xyzzy'" in shown
    assert "Did you mean: move" in after(shown, "mvoe 4Arm Bir-Enba")
    assert "There is no area called 'Bardai'. Did you mean: Bardia?" in shown
    assert "It is written: move UNIT AREA" in after(shown, "move")
    assert "could be: move 7Arm Bir-Enba, move 7SG Bir-Enba, move 7RTR Bir-Enba" in shown
    assert "There is no choice 99" in shown
    assert "'art' could be: ArtXXI, ArtXXIII, ArtXXII" in shown


def test_refusals_and_explanations(play: Play) -> None:
    commands = ["move 7RTR Bardia", "why move 7RTR Bardia", "why attack 4arm nibeiwa", "odds attack 4arm nibeiwa"]
    shown = play([*START, *commands])
    assert "Bardia is not next to Piccadilly Circus. [C-6.2.Df]" in after(shown, "move 7RTR Bardia")
    assert "C-6.2.Df  6.2" in after(shown, "why move 7RTR Bardia")
    why = after(shown, "why attack 4arm nibeiwa")
    assert "+1  declaring an attack [C-6.2.Dj]" in why
    assert "22%  Nibeiwa is cleared of the enemy" in why and "0%  every unit defending Nibeiwa is destroyed" in why
    assert "strength levels the attacker loses, on average" in why
    odds = after(shown, "odds attack 4arm nibeiwa")
    chances = [float(c) for c in re.findall(r"(\d+\.\d)%  attacker", odds)]
    assert abs(sum(chances) - 200) < 0.5, "two distributions: against the best and the worst line"


@pytest.mark.parametrize(("language", "mark"), [("en", "(rebuilt)"), ("it", "(ricostruito)")])
def test_a_refusal_and_a_clause_say_that_the_rule_is_rebuilt(language: str, mark: str) -> None:
    game = sirocco.position({"game": "compass", "turn": 2, "at": "arrivals", "side": "italian"})
    formatter = Formatter(game, language, "italian")
    early, wrong = game.refusal("place Babini El-Agheila"), game.refusal("place Sabratha Tobruch")
    assert early is not None and wrong is not None
    assert formatter.refusal(early).text.endswith(f" [C-3.11a] {mark}")
    assert formatter.refusal(wrong).text.endswith(" [C-3.11b]")
    assert formatter.clause("C-3.11a")[0].text.startswith(f"C-3.11a {mark}  3 ")
    assert formatter.clause("C-3.11b")[0].text.startswith("C-3.11b  3 ")


def test_going_far(play: Play) -> None:
    shown = play([*START, "go 11h garn ul grein", "undo", "go 11h nibeiwa", "go 11h bengasi", "go 1libica bir enba"])
    assert "via Bir Enba, Forte Maddalena to Garn ul Grein (3 MP)" in after(shown, "go 11h garn ul grein")
    assert "Taken back: move 11Hussars Bir-Enba" in after(shown, "undo")
    assert "[C-6.2.Dg]" in after(shown, "go 11h nibeiwa")
    bengasi = after(shown, "go 11h bengasi")
    assert "Bengasi is too far for 11 Hussars: it takes 7 MP by the shortest way, and it has 5. [C-6.2.Di]" in bengasi
    assert "The Allies do not command 1a Libica." in after(shown, "go 1libica bir enba")


def test_a_warning_asks_and_anything_but_yes_is_heeded(play: Play) -> None:
    shown = play([*START, "done", "n", "done", "where 4arm", "done", "y"])
    assert shown.count("These units could still declare an attack") == 3
    assert after(shown, "where 4arm").startswith("4Arm: 4-4/2")
    assert "Turn 1: player turn of the Italians." in after(shown, "y")


def test_undo(play: Play) -> None:
    commands = ["move 4arm bir enba", "move 4arm forte maddalena", "undo", "undo", "where 4arm", "undo", "undo"]
    shown = play([*START, *commands])
    assert "4Arm: 4-4/2, Piccadilly Circus, 4 MP" in after(shown, "where 4arm")
    taken_back = shown.count("Taken back")
    assert taken_back == 4, "two moves, and two of the markers chosen before"
    assert "Nothing can be taken back" in play(["undo"])


def test_nobody_undoes_what_another_did(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play([*START, "done", "y"], "--save", str(file))
    assert "Nothing can be taken back" in play(["undo"], "--load", str(file))
    shown = play([*START, "done", "y", "undo"], *BOTH)
    assert "Nothing can be taken back" in after(shown, "undo")


def test_undo_does_not_cross_dice(play: Play) -> None:
    shown = play([*START, "attack 4arm maktila", "done", "y", "assault picc maktila", "done", "done", "undo"])
    assert "Nothing can be taken back" in shown


def test_only_choices_are_taken_and_can_be_asked(play: Play) -> None:
    commands = [*START, "attack 4arm maktila", "done", "y", "assault picc maktila"]
    assert "Attacker's line: only 'front 4Arm' is possible." in play(commands)
    shown = play(["auto off", *commands])
    assert "[front 4Arm]" in after(shown, "assault picc maktila")
    assert "only 'front" not in shown


def test_languages(play: Play) -> None:
    shown = play([*START, "lang it", "mappa bardia", "perché move 7RTR Bardia", "unità 7rtr", "lingua en", "lang xx"])
    assert "Muovi le tue unità" in after(shown, "lang it")
    assert "Controllo: Italiani" in after(shown, "mappa bardia")
    assert "non è adiacente" in after(shown, "perché move 7RTR Bardia")
    assert "Linea di rifornimento" in after(shown, "unità 7rtr")
    assert "Move your units" in after(shown, "lingua en")
    assert "The languages are: en, it." in after(shown, "lang xx")


# Keeping.


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a pseudo-terminal")
def test_at_a_real_terminal(tmp_path: Path) -> None:
    """Colours, a question on Ctrl-C instead of a lost game, and an offer to save on leaving."""
    import pty

    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color")
        os.environ.pop("NO_COLOR", None)
        os.execv(sys.executable, [sys.executable, "-m", "sirocco.cli", "play", "compass", "--seed", "1"])
    shown = b""

    def until(text: str) -> None:
        nonlocal shown
        while text.encode() not in shown:
            assert select.select([terminal], [], [], PATIENCE)[0], f"no '{text}' in {shown!r}"
            shown += os.read(terminal, 65536)

    def type_in(keys: str) -> None:
        nonlocal shown
        shown = b""
        os.write(terminal, keys.encode())

    def interrupt(answer: str) -> None:
        """Ctrl-C; again if it came before the prompt was listening, which a person's never does."""
        nonlocal shown
        shown = b""
        for _ in range(8):
            os.write(terminal, b"\x03")
            while select.select([terminal], [], [], PATIENCE / 8)[0]:
                shown += os.read(terminal, 65536)
                if answer.encode() in shown:
                    return
        raise AssertionError(f"no '{answer}' in {shown!r}")

    until("Allies> ")
    assert b"\x1b[1m" in shown
    type_in("take leader\r")
    until("Allies> ")
    interrupt("Leave the game? (y/n)")
    type_in("n\r")
    until("Allies> ")
    type_in("quit\r")
    until("A file to save the game in")
    for answer in ("y", "?"):
        type_in(f"{answer}\r")
        until(f"'{answer}' is an answer or a command here")
        until("A file to save the game in")
    file = tmp_path / "game.json"
    type_in(f"{file}\r")
    until("Saved in")
    assert os.waitpid(pid, 0)[1] == 0
    os.close(terminal)
    assert len(sirocco.from_json(file.read_text(encoding="utf-8")).actions_taken) == 1


@pytest.mark.slow
def test_save_and_resume_is_the_same_game(play: Play, tmp_path: Path) -> None:
    whole, half, rest = tmp_path / "whole.txt", tmp_path / "half.json", tmp_path / "rest.txt"
    play(["1"] * 700 + [f"record {whole}"])
    taken = [a for side, a in read_record(whole.read_text(encoding="utf-8")).actions if side == "allied"]
    commands = [line for action in taken for line in (action, "y")]
    play(["auto off", *commands[:100]], "--save", str(half))
    play(["auto off", *commands[100:], f"record {rest}"], "--load", str(half))
    assert len(taken) > 200
    assert whole.read_text(encoding="utf-8") == rest.read_text(encoding="utf-8")


def test_end_of_input_saves(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"Saved in {file}" in play([*START, "move 4arm bir enba"], "--save", str(file))
    game = sirocco.from_json(file.read_text(encoding="utf-8"), override=VALUES)
    assert [str(a) for _, a in game.actions_taken][-1] == "move 4Arm Bir-Enba"
    assert "was not saved" in play(START)


def test_saving_and_loading_while_playing(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    commands = [*START, "save", f"save {file}", "move 4arm bir enba", f"load {file}", "where 4arm", "quit"]
    shown = play(commands)
    assert "'save' needs the name of a file" in shown
    assert "Bir Enba" in after(shown, "where 4arm"), "after `save FILE` the game is saved there"
    bad = ["load nowhere.json", f"save {tmp_path}/no/such/place", "save ~no-such-user/x", "record"]
    shown = play([*START, *bad, "hand"])
    assert "nowhere.json: cannot be read" in shown and "cannot be written" in shown and "home directory" in shown
    assert "3 × Air Support" in after(shown, "hand")


def actions_in(file: Path) -> list[str]:
    game = sirocco.from_json(file.read_text(encoding="utf-8"), override=VALUES)
    return [str(action) for _, action in game.actions_taken]


def test_a_loaded_game_is_kept_where_it_came_from(play: Play, tmp_path: Path) -> None:
    """`--save A`, then `load B`: A keeps its own game, B is continued."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    play([*START, "move 7arm bir enba", f"save {second}"])
    shown = play([*START, "move 4arm bir enba", f"load {second}", "move 11h bir enba"], "--save", str(first))
    assert f"The game is saved to {first}" in shown and f"Loaded from {second}; it is saved there" in shown
    assert f"Saved in {second}" in shown
    assert actions_in(first)[3:] == ["move 4Arm Bir-Enba"]
    assert actions_in(second)[3:] == ["move 7Arm Bir-Enba", "move 11Hussars Bir-Enba"]


def test_the_game_of_the_command_line_is_kept_where_it_came_from(play: Play, tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    play([*START, "move 4arm bir enba"], "--save", str(file))
    shown = play(["move 7arm bir enba"], "--load", str(file), "--lang", "it")
    assert f"La partita è salvata in {file} dopo ogni decisione." in shown
    assert actions_in(file)[3:] == ["move 4Arm Bir-Enba", "move 7Arm Bir-Enba"]
    play(["move 11h bir enba"], "--load", str(file), "--save", str(other))
    assert len(actions_in(file)) == 5 and len(actions_in(other)) == 6


def test_a_file_that_holds_something_else_is_put_aside(play: Play, tmp_path: Path) -> None:
    """Beginning anew with the same --save, or saving over another file, loses nothing."""
    file, notes = tmp_path / "game.json", tmp_path / "notes.txt"
    notes.write_text("do not lose me", encoding="utf-8")
    play([*START, "move 4arm bir enba"], "--save", str(file))
    shown = play([*START, f"record {notes}"], "--save", str(file))
    assert f"{file} contained something else, which is now in {file}.1." in shown
    assert actions_in(tmp_path / "game.json.1")[3:] == ["move 4Arm Bir-Enba"] and len(actions_in(file)) == 3
    assert (tmp_path / "notes.txt.1").read_text(encoding="utf-8") == "do not lose me"
    assert "contained something else" not in play([f"record {notes}", "1"], "--load", str(file))
    assert "the game itself is saved to" in play([f"record {file}"], "--load", str(file)).lower()
    assert "cannot be written: it is not a file" in play([f"save {tmp_path}"])


@pytest.mark.parametrize("word", ["y", "n", "sì", "?", "7", "quit", "mappa", "attack", "attacca"])
@pytest.mark.parametrize("command", ["save", "record"])
def test_an_answer_is_no_name_for_a_file(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, word: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"'{word}' is an answer or a command here" in after(play([f"{command} {word}"]), f"{command} {word}")
    assert list(tmp_path.iterdir()) == []
    play([f"{command} ./{word}"])
    assert [file.name for file in tmp_path.iterdir()] == [word]


def test_a_record_can_be_loaded_and_is_not_written_over(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play([*START, "move 4arm bir enba", f"record {file}"])
    record = file.read_text(encoding="utf-8")
    for commands, options in (([], ["--load", str(file)]), ([f"load {file}"], [])):
        shown = play([*commands, "where 4arm", "move 7arm bir enba", "save"], *options)
        assert "4Arm: 4-4/2, Bir Enba" in shown and "Records are never overwritten" in shown
        assert "'save' needs the name of a file" in shown and file.read_text(encoding="utf-8") == record


def test_resigning_and_leaving(play: Play) -> None:
    assert "Allies resigned." in play(["resign", "hand"])
    assert "> hand" not in play(["quit", "hand"])


# Secrets.


def test_a_bots_hand_is_never_shown(play: Play) -> None:
    shown = play([*START, "done", "y", "hand", "log 500", "units", "turn", "board", "here"])
    answers = after(shown, "hand") + after(shown, "log 500")
    assert "Italians: " in answers
    assert not re.search(r"The Italians drew .*: \w", shown)
    assert len(re.findall(r"^  \d × ", after(shown, "hand"), re.MULTILINE)) <= 2, "only the Allied hand is listed"


def test_the_other_persons_draws_stay_secret(play: Play) -> None:
    shown = play([*START, "hand", "done", "y", "hand", "log 50"], *BOTH)
    first, second = shown.split("To decide now: Italians.", 1)
    assert "The Allies chose Air Support" in first
    assert after(second, "hand").splitlines()[1].startswith("Italians:"), "the Allied hand is only counted"
    assert "The Allies chose an event marker." in after(second, "log 50")


def test_having_no_choice_does_not_tell_what_is_held() -> None:
    """An opponent who may hold Leader is asked even if there is none, when two people share the keyboard."""
    game = sirocco.new("compass", seed=3)
    rules = game.definition
    session = Session(game, read_seats(rules, ["allied=human", "italian=human"]), Screen())
    asked = {"LeaderRerolls": 0}
    while (decision := session.game.decision) is not None:
        session.viewer = next(side for side in rules.sides if side != decision.side)
        if decision.step == "LeaderRerolls" and len(decision.actions) == 1:
            might = session.game.imagine(session.viewer, 0).decision
            assert might is not None
            asked["LeaderRerolls"] += not session._no_choice(decision)
        session.play(decision.actions[min(1, len(decision.actions) - 1)])
        if len(session.game.actions_taken) > 1500:
            break
    assert asked["LeaderRerolls"]


# The parts.


@pytest.fixture(scope="module")
def moving() -> Game:
    game = sirocco.new("compass", seed=1)
    for action in ("take leader", "take surprise", "take motor-convoy"):
        game.act(action)
    return game


def test_reading(moving: Game) -> None:
    words = moving.components.vocabulary
    assert moving.decision is not None
    legal = moving.decision.actions
    for text in ("move 4Arm Bir-Enba", "move 4 arm bde bir enba", "MOVE 4arm bir en", "move a01 ENB"):
        assert str(read_action(words, text.split(), legal)) == "move 4Arm Bir-Enba"
    assert things(words, ["Giarabub"]) == [Thing("unit", 34), Thing("area", 11)]
    for text in ("move", "move 4Arm", "move 4Arm nowhere", "play", "done now"):
        with pytest.raises(Unreadable):
            read_action(words, text.split(), legal)


def test_routes_are_cheapest_and_legal(moving: Game) -> None:
    words = moving.components.vocabulary
    mover = Thing("unit", words.names["unit"].index("11Hussars"))
    found = routes(moving, mover)
    assert len(found.ways) > 5
    for goal, route in found.ways.items():
        game = moving.clone()
        for action in route.actions:
            game.act(action)
        assert game.definition.facts(game.state)["units"]["11Hussars"]["at"] == words.names["area"].ids[goal.number]
        assert route.cost <= 5
    assert moving.to_json() == moving.clone().to_json()


def test_completion(moving: Game) -> None:
    session = Session(moving, read_seats(moving.definition, []), Screen())
    assert candidates(session, "mo", "mo") == ["move", "motor-convoy"]
    assert candidates(session, "move 4", "4") == ["4Arm"]
    assert "Tobruch" in candidates(session, "area ", "")
    assert set(candidates(session, "b", "b")) >= {"board", "Bardia", "Babini"}


# Anything at all.

WORDS = ["1", "2", "3", "0", "99", "done", "y", "n", "?", "move", "attack", "go", "why", "odds", "undo", "auto", "on"]
WORDS += ["board", "map", "unit", "area", "marker", "units", "where", "hand", "turn", "score", "log", "here", "rule"]
WORDS += ["options", "help", "lang", "it", "en", "save", "load", "record", "choices", "take", "play", "front", "vai"]
WORDS += ["all", "tutti", "best", "line", "5Ind+7RTR", "11Ind", "+", "advance", "attacca", "fronte", "undo 3", "odds"]
WORDS += ["4Arm", "7RTR", "7", "Giarabub", "Nibeiwa", "maktila", "sidi", "barrani", "leader", "C-3.1a", "italians"]
SANDS = ["chit", "movement", "combat", "activate", "with", "16/70", "14/70", "4/7", "Tobruk", "2828", "2728", "Bardia"]
SANDS += ["support", "RAF1", "lose", "retreat", "stand", "table", "join", "attiva", "con"]
LINES = st.lists(
    st.one_of(
        st.lists(st.sampled_from([*WORDS, *SANDS]), max_size=4).map(" ".join),
        st.sampled_from(["1", "1", "1", "done", "y"]),
        st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="/\\\n\r."), max_size=20),
    ),
    max_size=60,
)


@pytest.fixture(scope="module")
def playground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Files that random commands write go where nobody minds."""
    before = Path.cwd()
    os.chdir(tmp_path_factory.mktemp("playground"))
    yield
    os.chdir(before)


@pytest.mark.slow
@pytest.mark.usefixtures("playground")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    game=st.sampled_from(["compass", "dark-sands"]),
    lines=LINES,
    language=st.sampled_from(["en", "it"]),
    seed=st.integers(0, 5),
    hotseat=st.booleans(),
)
def test_nothing_typed_breaks_a_session(
    game: str,
    lines: list[str],
    language: str,
    seed: int,
    hotseat: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    other = "human" if hotseat else "random"
    side = "--italian" if game == "compass" else "--axis"
    assert main(["play", game, "--seed", str(seed), side, other, "--lang", language]) == 0
    assert capsys.readouterr().err == ""
