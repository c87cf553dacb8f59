"""Units and places in words: lists of them, and a full description of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic

from sirocco.kernel.presentation.counters import Counters, in_brackets
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Line
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.display.described_table import C, DescribedTable, S, Way


class UnitsAndPlaces(DescribedTable[S, C], Generic[S, C]):
    """Whatever stands on the map, and the map itself."""

    def roster(self, side: str | None) -> list[Line]:
        """On the map by place, then what is off the map."""
        counters, entries = self.counters(), self.entries()
        order = {place: i for i, place in enumerate(self.places())}
        lines = []
        for owner in self.game.definition.sides if side is None else (side,):
            lines.append(Line(self.texts.name("side", owner), HEAD))
            own = {name: now.at for name, now in counters.table.pieces.items() if self.sheet.pieces[name].side == owner}
            here = sorted((name for name in own if own[name] in order), key=lambda name: order[own[name]])
            lines += [Line(f"{counters.counter(name)}, {counters.place(own[name])}", owner, 1) for name in here]
            away: dict[str, list[str]] = {}
            for name in (name for name in own if own[name] not in order):
                away.setdefault(self._where(counters, name, entries.get(name)), []).append(name)
            lines += [Line(f"{where}: {', '.join(names)}", QUIET, 1) for where, names in away.items()]
        return [*lines, *self._legend()]

    def _legend(self) -> list[Line]:
        return [Line(self.say(self.legend), QUIET)] if self.legend else []

    def _where(self, counters: Counters, name: str, entry: RosterEntry | None) -> str:
        """The place a unit is in; off the map the box, as the roster calls it."""
        at = counters.table.pieces[name].at
        return counters.place(at) if entry is None or entry.on_map else self.texts.name("where", entry.at)

    def board(self, whole: bool) -> list[Line]:
        """Where units stand and what else matters, region by region; whole: every place that somebody holds, with its
        links."""
        counters = self.counters()
        lines = []
        for region, places in self.regions():
            lines += [Line(region, HEAD)] if region else []
            lines += self._region(counters, places, whole)
        return [*lines, *self._legend()]

    def _region(self, counters: Counters, places: Iterable[str], whole: bool) -> Iterator[Line]:
        control = counters.table.control
        empty: dict[str, list[str]] = {side: [] for side in self.game.definition.sides}
        signs = {marker.place for marker in counters.table.markers}
        for place in places:
            holder = control.get(place)
            if place in counters.stacks or place in signs or (whole and holder) or self.remarks(place):
                yield from self._place(counters, place)
                if whole and (links := self._links(place)):
                    yield Line(links, QUIET, 3)
            elif holder is not None:
                empty[holder].append(counters.place(place))
        for side, names in empty.items():
            if names:
                yield Line(self.say("board-empty", side=side, places=names), QUIET, 1)

    def _place(self, counters: Counters, place: str) -> Iterator[Line]:
        """A place, who holds it, and who is there: on one line unless both sides are."""
        holder, stacks = counters.table.control.get(place), counters.stacks.get(place, [])
        facts = [] if holder is None else [self.texts.name("side", holder)]
        facts += self.remarks(place)
        facts += [self.texts.say(marker.label) for marker in counters.table.markers if marker.place == place]
        text = f"{counters.place(place)}{in_brackets(facts)}"
        if len(stacks) == 1:
            yield Line(f"{text}: {counters.counters(stacks[0].pieces)}", stacks[0].side, 1)
        else:
            yield Line(text, holder or "", 1)
            yield from (Line(counters.counters(stack.pieces), stack.side, 2) for stack in stacks)

    def _links(self, place: str) -> str:
        kinds: dict[str, list[str]] = {}
        for way in self.ways(place):
            kinds.setdefault(way.link, []).append(self.texts.name(self.sheet.place, way.place))
        return "; ".join(f"{self.texts.name('link', link)}: {', '.join(names)}" for link, names in kinds.items())

    def brief(self, kind: str, name: str) -> str:
        """A unit's values, condition, place and movement points; who is in a place; what a card does."""
        counters = self.counters()
        if kind in (self.sheet.place, self.sheet.box):
            return "; ".join(counters.counters(stack.pieces) for stack in counters.stacks.get(name, ()))
        if kind != self.sheet.piece:
            return self.say(f"brief-{kind}-{name}") if self.texts.has(f"brief-{kind}-{name}") else ""
        if name not in counters.table.pieces:
            return ""
        entry = self.entries().get(name)
        left = [] if entry is None or entry.left is None else [self.say("board-left", left=entry.left)]
        where = self._where(counters, name, entry)
        return ", ".join([counters.counter(name).removeprefix(f"{name} "), where, *left])

    def about(self, kind: str, name: str) -> list[Line]:
        if kind == self.sheet.piece:
            return list(self._about_unit(name))
        if kind in (self.sheet.place, self.sheet.box):
            return list(self._about_place(kind, name))
        return list(self._about_thing(kind, name))

    def _about_unit(self, name: str) -> Iterator[Line]:
        """What the side may know of a unit: a game without a roster shows its counter, and nothing is said of a unit
        that the table does not show."""
        counters, entry, unit = self.counters(), self.entries().get(name), self.number(self.sheet.piece, name)
        if entry is None or name not in counters.table.pieces:
            yield Line(self.texts.name(self.sheet.piece, name), HEAD)
            yield from (Line(brief, "", 1) for brief in (self.brief(self.sheet.piece, name),) if brief)
            return
        yield Line(f"{name}: {entry.name} ({self.texts.name('side', entry.side)}; {self._sort(unit)})", HEAD)
        values = {"attack": entry.attack, "defence": entry.defence, "movement": entry.movement}
        text = self.say("board-values", steps=entry.steps, full=entry.full_steps, **values)
        yield Line(text, entry.side, 1, self.clauses.get("values", ""))
        reduced = counters.when_reduced(name)
        if reduced:
            yield Line(self.say("board-when-reduced", faces=reduced), "", 1, self.clauses.get("values", ""))
        yield from self.unit_notes(unit)
        if entry.on_map:
            yield self.note("board-at", place=self._where(counters, name, entry))
        else:
            yield self.note("board-off", self.clauses.get("off", ""), place=self._where(counters, name, entry))
        if entry.due is not None:
            yield self.note("board-due", self.clauses.get("due", ""), turn=entry.due)
        if entry.left is not None:
            yield self.note("board-points-left", self.clauses.get("left", ""), left=entry.left)
        yield from self._condition(counters, name, entry)

    def _sort(self, unit: int) -> str:
        components: Any = self.components
        row = components.units[unit]
        return ", ".join(self.texts.name(what, getattr(row, what)) for what in ("kind", "size") if hasattr(row, what))

    def _condition(self, counters: Counters, name: str, entry: RosterEntry) -> Iterator[Line]:
        """What a unit's counter shows, with its clauses, and its line of supply."""
        now, rules = counters.table.pieces[name], self.sheet.badges
        if now.aim is not None:
            yield self.note("board-aims-at", rules.get("attack", ""), place=counters.place(now.aim))
        for badge in now.badges:
            tone = WARN if badge in entry.condition or (badge == "oos" and entry.supply == "out") else ""
            yield Line(self.texts.name("badge", badge), tone, 1, rules[badge])
        if entry.on_map and "supply" in self.sheet.overlays:
            for note in self.display.overlay(self.state, self._index, "supply", name).notes:
                yield Line(self.texts.say(note), "" if entry.line else WARN, 1, self.clauses.get("supply", ""))

    def _about_place(self, kind: str, name: str) -> Iterator[Line]:
        counters = self.counters()
        yield Line(self.title(name) if kind == self.sheet.place else counters.place(name), HEAD)
        holder = counters.table.control.get(name)
        if holder is not None:
            yield Line(self.say("board-control", side=holder), holder, 1, self.clauses.get("control", ""))
        if kind == self.sheet.place:
            yield from self.place_notes(self.number(kind, name))
        for marker in counters.table.markers:
            if marker.place == name:
                yield Line(self.texts.say(marker.label), marker.side or "", 1, marker.rule)
        for stack in counters.stacks.get(name, ()):
            for piece in stack.pieces:
                yield Line(f"{counters.counter(piece)}: {self.texts.name(self.sheet.piece, piece)}", stack.side, 1)
        ways = self.ways(name) if kind == self.sheet.place else ()
        if ways:
            yield self.note("board-ways", self.clauses.get("ways", ""))
        for way in ways:
            yield from self._way(counters, way)

    def _way(self, counters: Counters, way: Way) -> Iterator[Line]:
        link = self.texts.name("link", way.link)
        (first, *others) = self._place(counters, way.place)
        cost = self.say("board-left", left=way.cost)
        yield Line(f"{link}, {cost}: {first.text}", first.tone, 2)
        yield from (line._replace(indent=3) for line in others)

    def title(self, place: str) -> str:
        """The name of a place above its description."""
        return self.texts.name(self.sheet.place, place)

    def _about_thing(self, kind: str, name: str) -> Iterator[Line]:
        """A card with its clause, or something else that has a name."""
        yield Line(self.texts.name(kind, name), HEAD)
        brief = self.brief(kind, name)
        if kind == self.sheet.card and name in self.sheet.cards:
            from sirocco.kernel.proof.rulebook import read_clauses

            rule = self.sheet.cards[name].rule
            yield Line(read_clauses(self.game.definition.package, self.texts.language)[rule].unmarked, "", 1, rule)
            yield from self.card_notes(name)
        elif brief:
            yield Line(brief, "", 1)
