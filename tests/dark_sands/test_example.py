"""The rulebook's example of play, action by action: kept as a record that replays, and as a text one can read."""

from __future__ import annotations

import sirocco
from sirocco.kernel.formats.record import branches_of, read_record
from sirocco.kernel.proof.playthrough import transcript
from tests.dark_sands.example import RECORD, RETOLD, play
from tests.goldens import FOLDER

TEXT = (FOLDER / RECORD).read_text(encoding="utf-8")


def test_the_story_is_played_as_it_is_told_and_is_the_one_that_is_kept() -> None:
    assert play(branches_of(read_record(TEXT))).record() == TEXT


def test_the_record_replays_to_a_tactical_victory() -> None:
    game = sirocco.replay(TEXT)
    assert game.result is not None
    assert (game.result.winner, game.result.level) == ("allied", "tactical")
    assert game.state.turn == 2


def test_the_readable_text_is_the_golden_one() -> None:
    expected = (FOLDER / RETOLD).read_text(encoding="utf-8").splitlines()
    assert list(transcript(read_record(TEXT))) == expected
