"""The rulings of Kasserine hold, name clauses of the rulebook, and only things that the game declares."""

from __future__ import annotations

from collections import Counter

import pytest

from sirocco.games.kasserine import GAME
from sirocco.kernel.events import undeclared
from sirocco.kernel.proof.rulings import Ruling, check, rulings_of
from sirocco.kernel.registry import register
from sirocco.kernel.view import lexicon_of

register(GAME)
RULINGS = rulings_of(GAME)


@pytest.mark.parametrize("ruling", RULINGS, ids=str)
def test_ruling_holds(ruling: Ruling) -> None:
    game = check(ruling)
    assert list(undeclared(game.events, GAME.event_kinds, lexicon_of(game))) == []
    assert list(GAME.facts_shape.strays(GAME.facts(game.state), lexicon_of(game), "facts")) == []
    assert list(GAME.broken_invariants(game.state)) == []


def test_titles_are_unique_and_every_ruling_checks_something() -> None:
    assert [title for title, times in Counter(map(str, RULINGS)).items() if times > 1] == []
    assert [str(r) for r in RULINGS if all(isinstance(item, str) for item in r.play)] == []
