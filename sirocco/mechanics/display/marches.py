"""The log with the steps of one march as one event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sirocco.kernel.events import Event
from sirocco.kernel.presentation.digest import joined


def joined_marches(events: Iterable[Event], movers: Mapping[str, str]) -> list[Event]:
    """The events with the steps of one march as one. `movers` gives, for each kind of event that leads from place to
    place, the entry with who goes."""
    return joined(events, lambda last, event: _longer_march(last, event, movers))


def _longer_march(last: Event, event: Event, movers: Mapping[str, str]) -> Event | None:
    who = movers.get(event.kind)
    if who is None or last.kind != event.kind:
        return None
    if last.data[who] != event.data[who] or last.data["to"] != event.data["origin"]:
        return None
    data = {**last.data, **event.data, "origin": last.data["origin"]}
    if "cost" in data:
        data["cost"] = float(str(last.data["cost"])) + float(str(event.data["cost"]))
    return Event(event.kind, data)
