"""The log of Compass digested: marches instead of single steps, and how the dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sirocco.games.compass.rules.hits import hitting_faces, is_hit
from sirocco.kernel.events import Event
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.digest import joined
from sirocco.kernel.presentation.readable import bound_like
from sirocco.mechanics.display.dice import Throw


def marches(events: Iterable[Event]) -> list[Event]:
    """A unit's steps in a row become one event `marched`, with the areas that changed hands on the way; a unit that
    had no die has a dash among the dice, and beside the values stands how many faces hit."""
    return joined(map(_shown, events), _march_on)


def _shown(event: Event) -> Event:
    if event.kind == "moved":
        return bound_like(Event("marched", {**event.data, "via": [], "taken": []}), event)
    if event.kind == "rolled":
        dice = ["-" if die == "0" else die for die in _names(event.data["dice"])]
        faces = [str(hitting_faces(int(value))) for value in _names(event.data["values"])]
        return bound_like(Event("rolled", {**event.data, "dice": dice, "faces": faces, "values": faces}), event)
    return event


def _march_on(march: Event, event: Event) -> Event | None:
    """The march with the unit's next step, or with an area it has taken."""
    if march.kind != "marched":
        return None
    if event.kind == "control":
        return Event("marched", {**march.data, "taken": [*_names(march.data["taken"]), str(event.data["area"])]})
    if event.kind != "marched" or event.data["unit"] != march.data["unit"]:
        return None
    via = [*_names(march.data["via"]), str(march.data["to"])]
    cost = float(str(march.data["cost"])) + float(str(event.data["cost"]))
    return Event("marched", {**march.data, "to": event.data["to"], "cost": cost, "via": via})


def throws(events: Iterable[Event]) -> Iterator[Throw]:
    """Every die that was rolled, re-rolls included, against the modified combat value of its unit."""
    values: dict[str, int] = {}
    for event in events:
        if event.kind == "rolled":
            columns = (_names(event.data[name]) for name in ("units", "values", "dice"))
            for unit, value, die in zip(*columns, strict=True):
                values[unit] = int(value)
                if die != "0":
                    yield _throw(event, int(die), int(value))
        elif event.kind == "rerolled":
            yield _throw(event, int(str(event.data["die"])), values[str(event.data["unit"])])


def _throw(event: Event, die: int, value: int) -> Throw:
    return Throw(str(event.data["side"]), die, hitting_faces(value), is_hit(die, value))


def _names(value: Value) -> list[str]:
    return value if isinstance(value, list) else []
