"""The rulebook's example of play, action by action: kept as a record that replays, and as a text one can read."""

from __future__ import annotations

import sirocco
from sirocco.kernel.formats.record import branches_of, read_record
from sirocco.kernel.proof.playthrough import transcript
from tests.salerno_rome.example import FOLDER, RECORD, RETOLD, fallen, play

TEXT = (FOLDER / RECORD).read_text(encoding="utf-8")


def test_the_story_is_played_as_it_is_told_and_is_the_one_that_is_kept() -> None:
    assert play(branches_of(read_record(TEXT))).record() == TEXT


def test_the_record_replays_to_the_three_combats_and_five_bombardments_of_the_rulebook() -> None:
    events = sirocco.replay(TEXT).events
    combats = [(e.data["odds"], e.data["final"], e.data["result"]) for e in events if e.kind == "attacked"]
    assert combats == [("2:1", 9, "D1"), ("1:1", 7, "A1* D1*"), ("3:1", 10, "D2")]
    bombarded = [e for e in events if e.kind == "bombarded"]
    bombardments = [(e.data["column"], *fallen([e]), e.data["result"]) for e in bombarded]
    assert bombardments == [("9-12", 4, "-"), ("9-12", 8, "R"), ("3-5", 4, "-"), ("3-5", 10, "R"), ("6-8", 11, "R")]


def test_the_readable_text_is_the_golden_one() -> None:
    expected = (FOLDER / RETOLD).read_text(encoding="utf-8").splitlines()
    assert list(transcript(read_record(TEXT))) == expected
