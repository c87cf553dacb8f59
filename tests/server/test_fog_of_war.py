"""Fog of war over the wire: in a whole game, no byte that a side or a spectator receives names a unit of the enemy that
the rules hide from it at that moment. What is hidden when is known from the same game, replayed by the library."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterable
from typing import Any

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.kernel.game import Game
from tests.server.harness import Player, Server

GAME, SCENARIO, SEED = "salerno-rome", "ortona", "fog-on-the-sangro"
LOOKING = ("words?whole=true", "overlay/supply", "overlay/reaction", "overlay/control", "score")
"""What a page asks for besides; of the past there is the log, which names who was known then."""
OFTEN = 80
"""After so many actions they are asked for."""

Received = dict[str | None, list[tuple[int, str]]]
"""By who looks (None: a spectator), the number of actions taken and the text."""


class Names:
    """The ids and the names of units, found in any text as words of their own."""

    def __init__(self, game: Game) -> None:
        names = game.definition.names(game.components)["unit"]
        self._words = {unit: {unit, name} for unit, name in names.items()}

    def found(self, units: Iterable[str], text: str) -> set[str]:
        """Which of some units a text names."""
        return {unit for unit in units if any(_has(word, text) for word in self._words[unit])}


def _has(word: str, text: str) -> bool:
    return word in text and re.search(rf"(?<![\w/.|-]){re.escape(word)}(?![\w/|-])", text) is not None


def hidden_at(record: list[str]) -> tuple[Game, dict[str | None, list[frozenset[str]]]]:
    """For every viewer, whom it may not know after so many actions."""
    game = sirocco.new(GAME, scenario=SCENARIO, seed=SEED)
    found: dict[str | None, list[frozenset[str]]] = {viewer: [] for viewer in (*SIDES, None)}
    for action in (None, *record):
        if action is not None:
            game.act(action)
        state: Any = game.state
        for number, viewer in enumerate((*SIDES, None)):
            unknown = unknown_units(state, None if viewer is None else number)
            found[viewer].append(frozenset(state.names(places_of(unknown))))
    return game, found


async def play(server: Server, made: dict[str, Any]) -> tuple[list[str], Received, Received]:
    """A whole game at random: its actions, what was sent to each, and what each was answered."""
    chance = random.Random(SEED)
    tokens = made["tokens"]
    players: dict[str, Player] = {side: await Player(server, made["id"], tokens[side]).open() for side in SIDES}
    everybody: dict[str | None, Player] = {None: await Player(server, made["id"]).open()}
    everybody.update(players)
    asking = {viewer: server.http(tokens.get(viewer)) for viewer in everybody}
    record: list[str] = []
    answers: Received = {viewer: [] for viewer in everybody}
    while (side := players[SIDES[0]].decides) is not None:
        action = chance.choice(players[side].legal)
        answer = await players[side].act(action)
        assert answer["op"] == "done", answer
        record.append(action)
        for player in everybody.values():
            await player.catch_up(answer["seq"])
        if len(record) % OFTEN == 0:
            for viewer, http in asking.items():
                for path in LOOKING:
                    found = await asyncio.to_thread(http.get, f"/api/tables/{made['id']}/{path}")
                    assert found.status_code == 200, (path, found.text)
                    answers[viewer].append((len(record), found.text))
            for player in everybody.values():
                await player.ask("sync")
    for player in everybody.values():
        await player.close()
    for http in asking.values():
        http.close()
    frames = {viewer: _with_numbers(player.frames) for viewer, player in everybody.items()}
    return record, frames, answers


def _with_numbers(frames: Iterable[str]) -> list[tuple[int, str]]:
    """The actions taken when a frame was sent; frames that come with none belong to the one before. A whole table's
    log tells of the past and is left out, as that is looked at when it is new."""
    found, n = [], 0
    for text in frames:
        frame = json.loads(text)
        n = frame.get("n", n) or 0
        found.append((n, json.dumps({**frame, "log": []}) if frame["op"] == "table" and n else text))
    return found


def test_no_frame_of_a_whole_game_names_who_is_hidden(server: Server) -> None:
    made = server.create(dict.fromkeys(SIDES, "open"), game=GAME, scenario=SCENARIO, seed=SEED)
    record, frames, answers = asyncio.run(play(server, made))
    game, hidden = hidden_at(record)
    assert game.decision is None
    names = Names(game)
    checked = 0
    for viewer, received in frames.items():
        for n, text in received:
            # Who came into sight or went out of it by the action is told so; who was and stays hidden is not.
            secret = hidden[viewer][n] & hidden[viewer][max(0, n - 1)]
            leaked = names.found(secret, text)
            assert not leaked, (viewer, n, record[n - 1], leaked, text[:2000])
            checked += len(secret)
    for viewer, told in answers.items():
        for n, text in told:
            leaked = names.found(hidden[viewer][n], text)
            assert not leaked, (viewer, n, leaked, text[:2000])
            checked += len(hidden[viewer][n])
    # Their owner is told of them: the same search finds them there.
    owner = "".join(text for _, text in frames["axis"])
    ever = set().union(*hidden["allied"])
    assert ever and names.found(ever, owner) == ever
    print(f"{len(record)} actions, {sum(map(len, frames.values()))} frames, {checked} times a unit was not named")  # noqa: T201
    assert checked > 5_000
