"""The log of Compass digested: marches instead of single steps, and how the dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.games.compass.battle import hitting_faces
from sirocco.kernel.events import Event
from sirocco.kernel.message import Value


def marches(events: Sequence[Event]) -> list[Event]:
    """A unit's steps in a row become one event `marched`, with the areas that changed hands on the way; a unit that
    had no die has a dash among the dice, and beside the values stands how many faces hit."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told and told[-1].kind == "marched" else None
        if event.kind == "moved":
            if last is not None and last.data["unit"] == event.data["unit"]:
                told[-1] = _march_on(last, event)
            else:
                told.append(Event("marched", {**event.data, "via": [], "taken": []}))
        elif event.kind == "control" and last is not None:
            told[-1] = Event("marched", {**last.data, "taken": [*_names(last.data["taken"]), str(event.data["area"])]})
        elif event.kind == "rolled":
            dice = ["-" if die == "0" else die for die in _names(event.data["dice"])]
            faces = [str(hitting_faces(int(value))) for value in _names(event.data["values"])]
            told.append(Event("rolled", {**event.data, "dice": dice, "faces": faces, "values": faces}))
        else:
            told.append(event)
    return told


def _march_on(march: Event, step: Event) -> Event:
    via = [*_names(march.data["via"]), str(march.data["to"])]
    cost = float(str(march.data["cost"])) + float(str(step.data["cost"]))
    return Event("marched", {**march.data, "to": step.data["to"], "cost": cost, "via": via})


def dice_thrown(events: Iterable[Event], side: str) -> list[tuple[int, int]]:
    """Every die a side threw, re-rolls included, with the modified combat value it had to beat."""
    found: list[tuple[int, int]] = []
    values: dict[str, int] = {}
    for event in events:
        if event.data.get("side") != side:
            continue
        if event.kind == "rolled":
            columns = (_names(event.data[name]) for name in ("units", "values", "dice"))
            for unit, value, die in zip(*columns, strict=True):
                values[unit] = int(value)
                if die != "0":
                    found.append((int(value), int(die)))
        elif event.kind == "rerolled":
            found.append((values[str(event.data["unit"])], int(str(event.data["die"]))))
    return found


def _names(value: Value) -> list[str]:
    return value if isinstance(value, list) else []
