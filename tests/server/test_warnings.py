"""What an action would lose comes with the decision, for the side that decides."""

from __future__ import annotations

import asyncio

from tests.server.harness import Player, Server, check_frames


def test_the_side_that_decides_is_warned_and_nobody_else(server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"}, seed=3)

    async def play() -> None:
        players = {side: await Player(server, made["id"], made["tokens"][side]).open() for side in made["tokens"]}
        allied = players["allied"]
        while allied.table["decision"]["step"] != "MovementPhase" or not allied.legal:
            player = players[allied.decides or ""]
            done = await player.act(player.legal[0])
            for each in players.values():
                await each.catch_up(done["seq"])
        warnings = allied.table["decision"]["warnings"]
        assert set(warnings) == {"done"}
        assert warnings["done"][0]["key"] == "warn-could-attack"
        with server.http(made["tokens"]["allied"]) as http:
            explained = http.get(f"/api/tables/{made['id']}/explain", params={"action": "done"}).json()
        reminder = warnings["done"][-1]
        assert reminder["key"] == "warn-could-move"
        assert [*explained["warnings"], reminder] == warnings["done"]
        assert players["italian"].table["decision"]["warnings"] == {}
        for each in players.values():
            check_frames(each.frames)
            await each.close()

    asyncio.run(play())
