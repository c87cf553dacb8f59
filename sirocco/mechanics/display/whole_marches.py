"""The log with a unit's steps in a row as one event, which says where it went and what it took on the way."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.kernel.events import Event
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.digest import joined
from sirocco.kernel.presentation.readable import bound_like


def whole_marches(events: Iterable[Event], entry: str) -> list[Event]:
    """Events `moved` as `marched`: with the places a unit went through (`via`) and those that changed hands (`taken`,
    from events `control`, whose `entry` names the place)."""
    return joined(map(_begun, events), lambda march, event: _longer(march, event, entry))


def _begun(event: Event) -> Event:
    if event.kind != "moved":
        return event
    return bound_like(Event("marched", {**event.data, "via": [], "taken": []}), event)


def _longer(march: Event, event: Event, entry: str) -> Event | None:
    """The march with the unit's next step, or with a place it has taken."""
    if march.kind != "marched":
        return None
    if event.kind == "control":
        return Event("marched", {**march.data, "taken": [*names(march.data["taken"]), str(event.data[entry])]})
    if event.kind != "marched" or event.data["unit"] != march.data["unit"]:
        return None
    via = [*names(march.data["via"]), str(march.data["to"])]
    cost = float(str(march.data["cost"])) + float(str(event.data["cost"]))
    return Event("marched", {**march.data, "to": event.data["to"], "cost": cost, "via": via})


def names(value: Value) -> list[str]:
    """An entry of an event that is a list."""
    return value if isinstance(value, list) else []
