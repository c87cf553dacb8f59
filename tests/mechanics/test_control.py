"""Who holds which places."""

from __future__ import annotations

from sirocco.mechanics.control import hand_over, holders
from tests.mechanics.field import BLUE, RED, events, field, hex_, hexes


def test_a_place_changes_hands_once_and_says_whether_it_was_captured() -> None:
    s = field()
    held = [hexes("A1"), hexes("B2")]
    assert not hand_over(s, held, RED, hex_("A1"), "hex")
    assert events(s) == []
    assert not hand_over(s, held, RED, hex_("C3"), "hex")
    assert hand_over(s, held, RED, hex_("B2"), "hex")
    assert held == [hexes("A1", "B2", "C3"), 0]
    assert s.log is not None
    assert (s.log[1].kind, s.log[1].data) == ("control", {"side": "red", "hex": "B2"})
    assert hand_over(s, held, BLUE, hex_("A1"), "hex")
    assert holders(s, held) == {"A1": "blue", "B2": "red", "C3": "red"}
