"""Hidden information: nothing of one side's hand, of what lies in the container or of the seed reaches the other.

Two games are played side by side over the wire, the same in all that is public but with different secrets of one side;
every byte that the other side and a spectator get must be the same. And every byte of whole games is searched.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

import sirocco
from sirocco.kernel.definition import Definition
from sirocco.kernel.dice import key_of
from sirocco.kernel.formats.imagined import pack
from sirocco.kernel.game import Game
from sirocco.kernel.proof.conformance import disguised
from sirocco.kernel.registry import definition
from sirocco.server.event_log import entries_of
from sirocco.server.observer import CurrentGame, Observer, TableSettings, fields, summary
from sirocco.server.tokens import hash_of
from tests.server.harness import Player, Server
from tests.toy_campaign import ToyCampaign

SEED = "3f9c0d5b-the-secret-seed"
HIDING, OTHER = "allied", "italian"
TWO = {HIDING: "open", OTHER: "open"}
SECRET_STEPS = ("ChooseEvents",)
LOOKING = ("at/{n}", "words?whole=true", "score", "luck", "bookmarks", "about?kind=unit&name=7RTR")
ASKING = ("reach?piece=Maletti", "why?action=done&action=move+Maletti+Bardia", "why-not?piece=Maletti&place=Bardia")


class Twin:
    """One of two games that differ in what one side hides."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.made = made
        tokens = made["tokens"]
        self.hiding = Player(server, made["id"], tokens[HIDING])
        self.other = Player(server, made["id"], tokens[OTHER])
        self.watching = Player(server, made["id"])
        self.answers: list[str] = []

    async def open(self) -> None:
        for player in (self.hiding, self.other, self.watching):
            await player.open()
        for player in (self.hiding, self.other):
            while player.table["present"] != [HIDING, OTHER]:
                await player.receive()
        for player in (self.other, self.watching):
            await player.ask("sync")
            player.frames.clear()
            await player.ask("sync")

    async def close(self) -> None:
        for player in (self.hiding, self.other, self.watching):
            await player.close()

    async def do(self, player: Player, action: str) -> None:
        answer = await player.act(action)
        assert answer["op"] == "done", answer
        for each in (self.hiding, self.other, self.watching):
            await each.catch_up(answer["seq"])

    async def look_around(self) -> None:
        """Ask all that can be asked, as the other side and as a spectator."""
        paths = [path.format(n=self.other.table["n"]) for path in LOOKING]
        if self.other.legal:
            paths += ASKING
        for token in (self.made["tokens"][OTHER], None):
            with self.server.http(token) as http:
                for path in paths:
                    answer = await asyncio.to_thread(http.get, f"/api/tables/{self.made['id']}/{path}")
                    self.answers.append(answer.text)

    async def odds(self) -> dict[str, Any]:
        """The odds that follow a decision when they are worked out, or the first of them; of attacks there are some."""
        if not any(action.startswith("attack ") for action in self.other.legal):
            return {}
        while not (found := self.other.table["decision"]["explanations"]):
            await self.other.receive()
        return dict(found)

    @property
    def received(self) -> list[list[str]]:
        """What the others were sent, without odds: how far they were worked out when the game went on is chance."""
        return [_without_odds(self.other.frames), _without_odds(self.watching.frames), self.answers]

    def forget(self) -> None:
        self.other.frames.clear()
        self.watching.frames.clear()


def _without_odds(frames: list[str]) -> list[str]:
    kept = []
    for text in frames:
        frame = json.loads(text)
        if frame["op"] != "update":
            kept.append(text)
            continue
        odds = [change for change in frame["patch"] if change[0][:2] == ["decision", "explanations"]]
        frame["patch"] = [change for change in frame["patch"] if change not in odds]
        for change in frame["patch"]:
            if change[0] == ["decision"] and change[-1] is not None:
                change[-1].pop("explanations")
        if frame["from"] != frame["seq"] or frame["patch"]:
            kept.append(json.dumps(frame))
    return kept


def test_secrets_make_no_difference_on_the_wire(server: Server) -> None:
    chance = random.Random(4)
    twins = [Twin(server, server.create(TWO, seed=SEED)) for _ in range(2)]
    one, two = twins

    async def play() -> tuple[int, int, int]:
        for twin in twins:
            await twin.open()
        hands = actions = odds = 0
        while one.other.decides is not None:
            assert one.other.decides == two.other.decides
            if one.other.decides == OTHER:
                assert one.other.legal == two.other.legal
                choices = [chance.choice(one.other.legal)] * 2
                players = [one.other, two.other]
            else:
                found = _choices(one.hiding, two.hiding, chance)
                if found is None:
                    break
                choices, players = found, [one.hiding, two.hiding]
            for twin, player, choice in zip(twins, players, choices, strict=True):
                await twin.do(player, choice)
            actions += 1
            hands += _hand(one.hiding) != _hand(two.hiding)
            if actions % 25 == 0:
                for twin in twins:
                    await twin.look_around()
            for mine, theirs in zip(one.received, two.received, strict=True):
                assert mine == theirs, f"after {actions} actions"
            told, also_told = await one.odds(), await two.odds()
            both = told.keys() & also_told.keys()
            assert {each: told[each] for each in both} == {each: also_told[each] for each in both}, f"after {actions}"
            odds += len(both) > 0
            one.forget()
            two.forget()
        for twin in twins:
            await twin.close()
        return actions, hands, odds

    actions, different, odds = asyncio.run(play())
    print(f"{actions} actions, the hands were different after {different}; no byte was")  # noqa: T201
    assert different > 200 and odds > 20


def _hand(player: Player) -> dict[str, int]:
    hand: dict[str, int] = player.table["table"]["cards"][HIDING]["hand"]
    return hand


def _choices(one: Player, two: Player, chance: random.Random) -> list[str] | None:
    """The same action in both games; where it is secret, another one in each. None if there is no such thing."""
    if one.table["decision"]["step"] in SECRET_STEPS:
        apart = [(a, b) for a in one.legal for b in two.legal if a != b]
        if apart:
            return list(chance.choice(apart))
    common = [action for action in one.legal if action in two.legal and not action.startswith("play ")]
    return [chance.choice(common)] * 2 if common else None


@pytest.mark.parametrize("bot", [None, "greedy"])
def test_every_byte_of_a_whole_game(server: Server, bot: str | None) -> None:
    """The seed, the tokens and the other side's markers are nowhere in what a seat and a spectator get."""
    made = server.create({**TWO, HIDING: f"bot:{bot}"} if bot else TWO, seed=SEED)
    chance = random.Random(2)

    async def play() -> list[str]:
        players = {side: await Player(server, made["id"], token).open() for side, token in made["tokens"].items()}
        watching = await Player(server, made["id"]).open()
        other = players[OTHER]
        while other.table["result"] is None:
            player = players.get(other.decides or "")
            if player is None:
                await other.receive()
                continue
            answer = await player.act(chance.choice(player.legal))
            assert answer["op"] == "done"
            for each in (*players.values(), watching):
                await each.catch_up(answer["seq"])
        while watching.table["result"] is None:
            await watching.receive()
        for each in (*players.values(), watching):
            await each.close()
        return other.frames + watching.frames

    frames = asyncio.run(play())
    last = [frame for frame in frames if f'"{SEED}"' in frame]
    assert len(last) == 2, "the seed is sent once to each, at the end"
    for frame in last:
        update = json.loads(frame)
        assert [["seed"], SEED] in update["patch"]
    earlier = "\n".join(frame for frame in frames if frame not in last)
    for secret in (SEED, key_of(SEED).hex(), *made["tokens"].values(), *map(hash_of, made["tokens"].values())):
        assert secret not in earlier
    for frame in map(json.loads, frames):
        _only_public(frame)


def _only_public(frame: dict[str, Any]) -> None:
    """No hand of the hiding side in a table or patch, and no marker it drew or took in a log."""
    if frame["op"] == "table":
        assert frame["table"]["cards"][HIDING]["hand"] is None
    entries = frame.get("log", [])
    for entry in entries["add"] if isinstance(entries, dict) else entries:
        if entry["data"].get("side") == HIDING and entry["kind"] in ("drew", "took"):
            assert set(entry["data"]) <= {"side", "number"} and not entry.get("known")
    for path, *news in frame.get("patch", []):
        if path[:2] == ["table", "cards"] and HIDING in path:
            assert "hand" not in path
            assert not news or not isinstance(news[0], dict) or news[0].get("hand") is None


@pytest.mark.parametrize("rules", [definition("compass"), ToyCampaign()], ids=lambda rules: rules.name)
def test_a_disguised_game_looks_the_same(rules: Definition[Any]) -> None:
    """Over whole games: replace all that an observer cannot know, and what he is shown stays the same."""
    chance = random.Random(rules.name)
    compared = 0
    for seed in range(3):
        game = Game.start(rules, None, seed)
        table_settings = TableSettings(rules.display(game.components), frozenset(), False)
        while game.decision is not None:
            if chance.random() < 0.15:
                compared += 1
                for side in (*rules.sides, None):
                    other = game
                    for eyes in rules.sides if side is None else (side,):
                        other = disguised(other, eyes, chance.getrandbits(32))
                    # To a spectator everybody's secrets are hidden, also from those who disguised them before.
                    assert _shown(other, table_settings, side) == _shown(game, table_settings, side), (seed, side)
            game.act(chance.choice(game.decision.actions))
    assert compared > 10


def _shown(game: Game, table_settings: TableSettings, side: str | None) -> bytes:
    observer = Observer(side, () if side is None else (side,))
    current = CurrentGame(game, 0, 0)
    log = entries_of(game, game.state.log, side)
    return msgspec.json.encode(
        [fields(current, table_settings, [observer])[observer], log, summary(current, table_settings)]
    )


def test_a_bot_worker_gets_no_secrets() -> None:
    game = sirocco.new("compass", seed=SEED)
    for _ in range(60):
        assert game.decision is not None
        packed = pack(game.imagine(game.decision.side, "x"))
        assert SEED.encode() not in packed and key_of(SEED) not in packed
        game.act(game.decision.actions[0])
