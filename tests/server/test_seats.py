"""Who may sit where: invitations that are used once, one's own link, and what nobody learns by them."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.harness import Player, Server, serving


def _token(link: str) -> str:
    return link.rpartition("/")[2]


def _join(http: httpx.Client, game: str, link: str) -> httpx.Response:
    return http.post(f"/api/tables/{game}/join", json={"token": _token(link)})


async def _sides(server: Server, game: str, token: str) -> list[str]:
    player = await Player(server, game, token).open()
    await player.close()
    sides: list[str] = player.table["sides"]
    return sides


def test_an_invitation_gives_the_seat_to_the_first_who_accepts_it(server: Server) -> None:
    made = server.offer({"allied": "me", "italian": "open"})
    link = made["links"]["italian"]
    with server.http() as friend, server.http() as creator:
        joined = _join(friend, made["id"], link)
        assert joined.status_code == 200 and joined.json()["sides"] == ["italian"]
        own = joined.json()["links"]["italian"]
        assert own != link
        cookie = joined.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
        mine = friend.get("/api/tables").json()
        assert [(t["id"], t["mine"], t["my_turn"]) for t in mine] == [(made["id"], ["italian"], False)]
        assert mine[0]["seats"]["italian"]["taken"] and mine[0]["seats"]["italian"]["devices"] == 1

        again = _join(creator, made["id"], link)
        assert again.status_code == 403 and again.json()["error"]["message"]["key"] == "server-invitation-used"
        assert creator.get("/api/tables").json() == []
    assert asyncio.run(_sides(server, made["id"], _token(own))) == ["italian"]


def test_the_creators_copy_opens_nothing_afterwards(server: Server) -> None:
    made = server.offer({"allied": "me", "italian": "open"})
    copy = _token(made["links"]["italian"])
    server.seated({**made, "links": dict(made["links"])})
    with server.http(copy) as http:
        for method, path, sent in (
            ("GET", "record", None),
            ("GET", "at/0?side=italian", None),
            ("POST", "hint", {}),
            ("POST", "rematch", {}),
            ("POST", "branch", {"at": 0, "seats": {"allied": "me", "italian": "me"}}),
        ):
            answer = http.request(method, f"/api/tables/{made['id']}/{path}", json=sent)
            assert answer.status_code == 403, path

    async def sit() -> None:
        player = Player(server, made["id"], copy)
        with pytest.raises(Exception, match="4403"):
            await player.open()

    asyncio.run(sit())


def test_looking_at_a_link_takes_nothing(server: Server) -> None:
    """Programs that fetch links in messages, to show what is behind them, do not sit down."""
    made = server.offer({"allied": "me", "italian": "open"})
    link = made["links"]["italian"]
    with server.http() as robot, server.http() as friend:
        for method in ("GET", "HEAD"):
            seen = robot.request(method, link)
            assert seen.status_code == 200 and "location" not in seen.headers
        offered = robot.post(f"/api/tables/{made['id']}/offer", json={"token": _token(link)}).json()
        assert offered == {"sides": ["italian"], "invitation": True}
        assert robot.get("/api/tables").json() == []
        assert _join(friend, made["id"], link).status_code == 200


def test_of_two_who_accept_at_once_one_sits_down(server: Server) -> None:
    made = server.offer({"allied": "me", "italian": "open"})

    async def both() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url) as one, httpx.AsyncClient(base_url=server.url) as other:
            sent = {"token": _token(made["links"]["italian"])}
            answers = await asyncio.gather(
                *(client.post(f"/api/tables/{made['id']}/join", json=sent) for client in (one, other))
            )
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(both()) == [200, 403]


def test_ones_own_link_opens_the_seat_on_every_device(server: Server) -> None:
    made = server.offer({"allied": "me", "italian": "open"})
    own = made["links"]["allied"]
    with server.http() as phone:
        offered = phone.post(f"/api/tables/{made['id']}/offer", json={"token": _token(own)}).json()
        assert offered == {"sides": ["allied"], "invitation": False}
        assert _join(phone, made["id"], own).json() == {"sides": ["allied"], "links": {"allied": own}}
        assert phone.get("/api/tables").json()[0]["mine"] == ["allied"]
        assert phone.delete(f"/api/tables/{made['id']}").status_code == 200
        assert phone.get("/api/tables").json() == []
        assert _join(phone, made["id"], own).status_code == 200
        assert len(phone.get("/api/tables").json()) == 1


@pytest.mark.parametrize("token", ["x" * 32, "x", "", "../../etc"])
def test_a_link_that_was_never_given_out(server: Server, token: str) -> None:
    made = server.offer({"allied": "me", "italian": "open"})
    with server.http() as http:
        for path in ("join", "offer"):
            answer = http.post(f"/api/tables/{made['id']}/{path}", json={"token": token})
            assert answer.status_code == 403 and answer.json()["error"]["code"] == "wrong-token"


def test_both_links_in_one_browser_give_no_record(server: Server) -> None:
    """Who accepts his own invitation may still pass the seat on: nothing is laid open before the game is over."""
    made = server.offer({"allied": "me", "italian": "open"})
    with server.http() as http:
        for link in made["links"].values():
            assert _join(http, made["id"], link).status_code == 200
        assert http.get("/api/tables").json()[0]["mine"] == ["allied", "italian"]
        assert http.get(f"/api/tables/{made['id']}/record").status_code == 403
        seats = {"allied": "me", "italian": "me"}
        branch = http.post(f"/api/tables/{made['id']}/branch", json={"at": 0, "seats": seats})
        assert branch.status_code == 201
        assert http.get(f"/api/tables/{branch.json()['id']}").json()["imagined"]


def test_nobody_chooses_the_dice_of_a_game_against_others(tmp_path: Any) -> None:
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}") as server, server.http() as http:
        wanted = {"game": "compass", "seed": "1"}
        refused = http.post("/api/tables", json={**wanted, "seats": {"allied": "me", "italian": "open"}})
        assert refused.status_code == 422 and refused.json()["error"]["message"]["key"] == "server-seed-alone"
        alone = http.post("/api/tables", json={**wanted, "seats": {"allied": "me", "italian": "bot:greedy"}}).json()
        against = {"at": 0, "seed": "1", "seats": {"allied": "me", "italian": "open"}}
        refused = http.post(f"/api/tables/{alone['id']}/branch", json=against)
        assert refused.status_code == 422 and refused.json()["error"]["message"]["key"] == "server-seed-alone"

        async def seeds() -> list[str | None]:
            found = []
            for made in (alone, http.post("/api/tables", json={"game": "compass", "seats": against["seats"]}).json()):
                player = await Player(server, made["id"], _token(made["links"]["allied"])).open()
                found.append(player.table["seed"])
                await player.close()
            return found

        assert asyncio.run(seeds()) == ["1", None], "one that was chosen is shown, any other is not"


def test_a_rematch_seats_both_and_leaves_an_unused_invitation_with_the_one_who_asks(server: Server) -> None:
    made = server.offer({"allied": "me", "italian": "open"})
    with server.http(_token(made["links"]["allied"])) as http:
        again = http.post(f"/api/tables/{made['id']}/rematch", json={}).json()
    assert set(again["links"]) == {"allied", "italian"}
    with server.http() as friend:
        assert _join(friend, again["id"], again["links"]["italian"]).json()["sides"] == ["italian"]
