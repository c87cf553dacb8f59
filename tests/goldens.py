"""Goldens: fingerprints of the rules that change only when somebody means them to. `make goldens` rewrites them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import sirocco
from sirocco.kernel.conformance import perft
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.playthrough import playthrough, retold
from sirocco.kernel.record import read_record
from sirocco.kernel.text import LANGUAGES, Texts
from sirocco.players import make
from tests.dark_sands import example

FOLDER = Path(__file__).parent / "golden"

PERFT: dict[str, tuple[dict[str, Any], int]] = {
    "set-up, first choices": ({"game": "compass", "base": "setup", "at": "turn", "seed": 1}, 5),
    "set-up, Allied movement": ({"game": "compass", "base": "setup", "at": "movement", "seed": 1}, 3),
    "set-up, Italian movement": ({"game": "compass", "base": "setup", "at": "movement", "side": "italian"}, 3),
    "a battle for Bardia": (
        {
            "game": "compass",
            "at": "combat",
            "units": {
                "16Aus": {"at": "Forte-Capuzzo", "attack": "Bardia"},
                "17Aus": {"at": "Forte-Capuzzo", "attack": "Bardia"},
                "7RTR": {"at": "Forte-Capuzzo", "attack": "Bardia"},
                "GarBardia": "Bardia",
                "23Marzo": "Bardia",
                "ArtXXIII": "Bardia",
            },
            "hands": {"allied": ["air-support", "leader"], "italian": ["surprise", "matilda"]},
        },
        8,
    ),
    "exploitation": (
        {
            "game": "compass",
            "at": "exploitation",
            "units": {"4Arm": "Mechili", "7SG": "Mechili", "Sabratha": "Msus", "Babini": "Antelat"},
            "hands": {"allied": ["sustained-attack"]},
        },
        6,
    ),
}


def perft_counts() -> dict[str, int]:
    return {name: perft(sirocco.position(position), depth) for name, (position, depth) in PERFT.items()}


def random_game() -> str:
    rng = random.Random(1940)

    def choose(game: Game) -> sirocco.Action:
        assert game.decision is not None
        return rng.choice(game.decision.actions)

    return "\n".join(playthrough(sirocco.new("compass", seed=1940), choose)) + "\n"


def greedy_game() -> str:
    bots = {"allied": make("greedy", 1, seconds=600), "italian": make("greedy", 2, seconds=600)}

    def choose(game: Game) -> sirocco.Action:
        assert game.decision is not None
        return bots[game.decision.side].choose(game)

    return "\n".join(playthrough(sirocco.new("compass", seed=1941), choose)) + "\n"


def sentences() -> str:
    """Messages of a whole game and what they say in each language: the page's own voice is checked against these."""
    game = sirocco.new("compass", seed=1942)
    bot = make("greedy", 3, seconds=600)
    told: dict[str, Message] = {}
    while game.decision is not None:
        prompt = game.decision.prompt
        told.setdefault(f"{prompt.key} {sorted(prompt.args.items()) if prompt.key == 'ask-Retreat' else ''}", prompt)
        explanation = game.explain(game.decision.actions[-1])
        if explanation is not None:
            for sum_ in explanation.breakdowns:
                told.setdefault(sum_.label.key, sum_.label)
                told.update({term.label.key: term.label for term in sum_.terms})
        game.act(bot.choose(game))
    events: dict[str, Event] = {}
    for event in game.definition.describer()(game, Texts.of(game), "allied").condense(
        [e.seen_by("allied") for e in game.events]
    ):
        events.setdefault(f"{event.kind} {len(str(event.data)) % 3}", event)
    sheet = game.definition.display(game.components).sheet()
    spoken = [
        *({"message": msgspec.to_builtins(message)} for message in told.values()),
        *({"message": {"key": f"event-{e.kind}", "args": msgspec.to_builtins(e.data)}} for e in events.values()),
    ]
    for language in LANGUAGES:
        texts = Texts.of(game, language)
        for entry in spoken:
            entry[language] = texts.say(msgspec.convert(entry["message"], Message))
    kept = {"argument_kinds": sheet.argument_kinds, "names": sheet.names, "verbs": sheet.verbs}
    return json.dumps({"sheet": kept, "spoken": spoken}, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


TEXTS = {"compass-random.txt": random_game, "compass-greedy.txt": greedy_game, "sentences.json": sentences}


def rewrite() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "perft.json").write_text(json.dumps(perft_counts(), indent=2) + "\n", encoding="utf-8")
    for name, write in TEXTS.items():
        (FOLDER / name).write_text(write(), encoding="utf-8")
    rewrite_example()


def rewrite_example() -> None:
    """The rulebook's example of The Dark Sands: its record, and the same to be read."""
    record = example.play().record()
    (FOLDER / example.RECORD).write_text(record, encoding="utf-8")
    (FOLDER / example.RETOLD).write_text("\n".join(retold(read_record(record))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
