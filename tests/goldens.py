"""Goldens: fingerprints of the rules that change only when somebody means them to. `make goldens` rewrites them.

For every scenario of every game: how many ways there are to play on from several points of its set-up, and a whole
random game. The tests count to a moderate depth; `make proof` counts deeper.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import sirocco
from sirocco.kernel.events import Event
from sirocco.kernel.formats.record import read_record
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.kernel.proof.conformance import perft
from sirocco.kernel.proof.playthrough import playthrough, transcript
from sirocco.kernel.registry import definition, installed
from sirocco.players import make
from tests.dark_sands import example as dark_sands
from tests.positions import positions
from tests.positions import rewrite as rewrite_positions
from tests.salerno_rome import example as salerno_rome
from tests.whole import scenarios_of

FOLDER = Path(__file__).parent / "golden"
SCENARIOS = [(name, scenario) for name in installed() for scenario in definition(name).scenarios]
EVERY_RUN = [(name, scenario) for name in installed() for scenario in scenarios_of(name)]
"""Those for which every run of the tests has time."""
SHARE, ALL = 2_000, 50_000
"""Up to how many ways are counted: in every run of the tests, and when everything is to be counted."""
DEEPEST = 12
"""Actions: where there is but one thing to do, counting would not end."""
POINTS = ("movement", "combat")
ALONE = {("salerno-rome", scenario): "axis" for scenario in ("salerno", "anzio", "campaign")}
"""Where only one side acts at first, that side."""
READABLE = 2_000
"""Lines of a playthrough that are kept to be read; of what follows, a fingerprint of each turn."""

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


def scenario_starts(name: str, scenario: str) -> dict[str, Game]:
    """The set-up of a scenario, and points of its first turn for either side, unless only one of them acts first."""
    frame = {"game": name, "scenario": scenario, "base": "setup", "seed": 1}
    starts = {"set-up": sirocco.position({"game": name, "scenario": scenario, "seed": 1})}
    for point in POINTS:
        for side in definition(name).sides:
            if side != ALONE.get((name, scenario), side):
                continue
            starts[f"{point}, {side}"] = sirocco.position({**frame, "at": point, "side": side})
    return starts


def deep_perft(game: Game, most: int) -> list[int]:
    """The ways to play one action on, two, three ... as long as they are not too many, or too long."""
    counts = [perft(game, 1)]
    while counts[-1] * counts[0] <= most and len(counts) < DEEPEST:
        counts.append(perft(game, len(counts) + 1))
    return counts


def scenario_counts(name: str, scenario: str, most: int) -> dict[str, list[int]]:
    return {point: deep_perft(game, most) for point, game in scenario_starts(name, scenario).items()}


def folded(lines: Iterator[str]) -> Iterator[str]:
    """A playthrough to be read from its beginning, and compared to its end."""
    rest: list[str] = []
    for number, line in enumerate(lines):
        if number < READABLE:
            yield line
            continue
        if line.startswith("    turn ") and rest:
            yield _fingerprint(rest)
            rest = []
        rest.append(line)
    if rest:
        yield _fingerprint(rest)


def _fingerprint(lines: list[str]) -> str:
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return f"... {lines[0].strip()[:60]} ... {len(lines)} lines, {digest}"


def random_game(name: str = "compass", scenario: str | None = None) -> str:
    rng = random.Random(1940)

    def choose(game: Game) -> sirocco.Action:
        assert game.decision is not None
        return rng.choice(game.decision.actions)

    return "\n".join(folded(playthrough(sirocco.new(name, scenario, seed=1940), choose))) + "\n"


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
    messages: dict[str, Message] = {}
    while game.decision is not None:
        prompt = game.decision.prompt
        messages.setdefault(
            f"{prompt.key} {sorted(prompt.args.items()) if prompt.key == 'ask-Retreat' else ''}", prompt
        )
        explanation = game.explain(game.decision.actions[-1])
        if explanation is not None:
            for sum_ in explanation.breakdowns:
                messages.setdefault(sum_.label.key, sum_.label)
                messages.update({term.label.key: term.label for term in sum_.terms})
        game.act(bot.choose(game))
    events: dict[str, Event] = {}
    for event in game.definition.describer()(game, Texts.of(game), "allied").condense(
        [e.seen_by("allied") for e in game.events]
    ):
        events.setdefault(f"{event.kind} {len(str(event.data)) % 3}", event)
    sheet = game.definition.display(game.components).sheet()
    spoken = [
        *({"message": msgspec.to_builtins(message)} for message in messages.values()),
        *({"message": {"key": f"event-{e.kind}", "args": msgspec.to_builtins(e.data)}} for e in events.values()),
    ]
    for language in LANGUAGES:
        texts = Texts.of(game, language)
        for entry in spoken:
            entry[language] = texts.say(msgspec.convert(entry["message"], Message))
    kept = {"argument_kinds": sheet.argument_kinds, "names": sheet.names, "verbs": sheet.verbs}
    return json.dumps({"sheet": kept, "spoken": spoken}, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def scenario_file(name: str, scenario: str) -> str:
    """A game's only scenario needs no name."""
    return f"{name}-random.txt" if len(definition(name).scenarios) == 1 else f"{name}-{scenario}-random.txt"


TEXTS: dict[str, Callable[[], str]] = {
    "compass-greedy.txt": greedy_game,
    "sentences.json": sentences,
    **{scenario_file(*each): partial(random_game, *each) for each in SCENARIOS},
}


def rewrite() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "perft.json").write_text(json.dumps(perft_counts(), indent=2) + "\n", encoding="utf-8")
    counts = {f"{name} {scenario}": scenario_counts(name, scenario, ALL) for name, scenario in SCENARIOS}
    lines = ",\n".join(f'  "{each}": {{\n{_counted(points)}\n  }}' for each, points in counts.items())
    (FOLDER / "perft-scenarios.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    for name, write in TEXTS.items():
        (FOLDER / name).write_text(write(), encoding="utf-8")
    rewrite_examples()
    rewrite_positions({f"{name} {scenario}": positions(name, scenario) for name, scenario in SCENARIOS})


def _counted(points: dict[str, list[int]]) -> str:
    return ",\n".join(f'    "{point}": {json.dumps(counts)}' for point, counts in points.items())


def rewrite_examples() -> None:
    """The rulebooks' examples of play: their records, and the same to be read."""
    for play, record_file, retold in (
        (dark_sands.play, dark_sands.RECORD, dark_sands.RETOLD),
        (salerno_rome.play, salerno_rome.RECORD, salerno_rome.RETOLD),
    ):
        record = play().record()
        (FOLDER / record_file).write_text(record, encoding="utf-8")
        (FOLDER / retold).write_text("\n".join(transcript(read_record(record))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
