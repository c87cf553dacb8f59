"""The odds of what can be decided come as part of the decision, for the side that decides."""

from __future__ import annotations

import asyncio

from tests.server.harness import Player, Server, check_frames


def test_the_odds_of_every_attack_follow_the_decision(server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"}, seed=3)

    async def play() -> None:
        players = {side: await Player(server, made["id"], made["tokens"][side]).open() for side in made["tokens"]}
        allied, italian = players["allied"], players["italian"]
        while allied.table["decision"]["step"] != "MovementPhase" or not allied.legal:
            player = players[allied.decides or ""]
            done = await player.act(player.legal[0])
            for each in players.values():
                await each.catch_up(done["seq"])
        attacks = [action for action in allied.legal if action.startswith("attack ")]
        assert attacks
        moves = [action for action in allied.legal if action.startswith("move ")]
        while not set(allied.table["decision"]["explanations"]) >= {*attacks, *moves}:
            await allied.receive()
        sent = allied.table["decision"]["explanations"]
        assert all(sent[move]["breakdowns"] for move in moves), "what a move costs is sent too"
        with server.http(made["tokens"]["allied"]) as http:
            for action in attacks:
                asked = http.get(f"/api/tables/{made['id']}/explain", params={"action": action}).json()
                assert sent[action] == asked and asked["odds"]

        # Another decision begins without them; undone, the first one gets its own again.
        done = await allied.act(attacks[0])
        assert attacks[0] not in allied.table["decision"]["explanations"]
        await allied.ask("undo", seq=done["seq"])
        while not set(allied.table["decision"]["explanations"]) >= set(sent):
            await allied.receive()
        assert allied.table["decision"]["explanations"] == sent

        # Who does not decide has been told nothing; who comes later is told at once.
        await italian.catch_up(allied.table["seq"])
        assert italian.table["decision"]["explanations"] == {}
        assert not any("measure-cleared" in frame for frame in italian.frames)
        late = await Player(server, made["id"], made["tokens"]["allied"]).open()
        assert late.table["decision"]["explanations"] == sent
        for each in (*players.values(), late):
            check_frames(each.frames)
            await each.close()

    asyncio.run(play())
