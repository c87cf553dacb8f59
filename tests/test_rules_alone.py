"""The rules of a game play without its bots and its pictures."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(tuple(f"sirocco.games.{package}.{part}" for part in ("bot", "display"))):
            raise ModuleNotFoundError(name)

package, game, scenario = sys.argv[1:]
sys.meta_path.insert(0, Missing())
import sirocco
from sirocco.players import make

table = sirocco.new(game, scenario, seed=1)
bots = {side: make("random", number) for number, side in enumerate(table.definition.sides)}
table.play_on(bots)
assert sirocco.replay(table.record()).state == table.state
try:
    table.definition.strategy()
except ModuleNotFoundError:
    print(table.result.level)
"""


@pytest.mark.parametrize(
    ("package", "game", "scenario"), [("compass", "compass", "campaign"), ("dark_sands", "dark-sands", "compass")]
)
def test_a_game_is_played_without_its_bot_and_display(package: str, game: str, scenario: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE, package, game, scenario], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip(), "the bot was there after all"
