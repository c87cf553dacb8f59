"""Bots think for people before they think for games that are only watched."""

from __future__ import annotations

import asyncio

from sirocco.server.pool import Pool


def test_who_is_in_a_hurry_is_served_first_and_else_who_came_first() -> None:
    async def play() -> list[str]:
        pool, served = Pool(["worker"]), list[str]()

        async def come(name: str, patient: bool) -> None:
            async with pool.lent(patient):
                served.append(name)
                await asyncio.sleep(0)

        async with pool.lent(patient=True):
            coming = [
                asyncio.create_task(come(name, patient))
                for name, patient in (("watched", True), ("first", False), ("watched too", True), ("second", False))
            ]
            await asyncio.sleep(0.01)
        await asyncio.gather(*coming)
        return served

    assert asyncio.run(play()) == ["first", "second", "watched", "watched too"]


def test_nothing_is_lost_when_somebody_leaves_the_queue_or_fails() -> None:
    async def play() -> None:
        pool = Pool(["worker"])

        async def come() -> None:
            async with pool.lent(patient=False):
                raise ZeroDivisionError

        async with pool.lent(patient=False):
            leaving = [asyncio.create_task(come()) for _ in range(3)]
            await asyncio.sleep(0.01)
            for task in leaving:
                task.cancel()
        # One more who is called just when he leaves.
        holder = asyncio.create_task(pool._get(patient=False))
        await asyncio.sleep(0.01)
        late = asyncio.create_task(come())
        await asyncio.sleep(0.01)
        pool._put(await holder)
        late.cancel()
        await asyncio.gather(late, *leaving, return_exceptions=True)
        async with asyncio.timeout(1), pool.lent(patient=True) as worker:
            assert worker == "worker"

    asyncio.run(play())
