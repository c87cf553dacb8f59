"""Snapshots from the middle of fire and combat that somebody else wrote: they are refused or make a game that can be
played."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sirocco.kernel.game import Game
from tests.forging import assert_refused_or_played, forged
from tests.kasserine.scrimmage import keen_choice, scrimmage

STEPS = (
    *("AirSupport", "Bombardment", "FireMission", "FireKind", "Struck", "Bombing", "CombatPhase", "Attack"),
    *("AttackType", "DefenceType", "Retreat", "Permission", "SupplyGoesAlong", "Advance"),
)
EACH = 4


def branches() -> list[Game]:
    """Games that begin at decisions of fire and combat, some for each kind of step."""
    found: dict[str, list[Game]] = {step: [] for step in STEPS}
    for seed in range(60):
        chance = random.Random(seed)
        game = scrimmage(seed, {"advanceAfterCombat": seed % 2 == 0, "strategicBombers": True})
        while game.decision is not None and game.length < 200:
            kind = found.get(game.decision.step, [])
            if game.decision.step in found and len(kind) < EACH:
                kind.append(game.imagined_branch(game.length, game.decision.side, "fuzz"))
            game.act(keen_choice(game, chance))
        if all(len(kind) == EACH for kind in found.values()):
            break
    assert all(found.values()), [step for step, games in found.items() if not games]
    return [game for games in found.values() for game in games]


GAMES = branches()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(GAMES), st.data())
def test_any_snapshot_is_refused_or_played(game: Game, data: st.DataObject) -> None:
    assert_refused_or_played(game, forged(game, data))
