"""Compass in words: the text board, stacks, supply lines, the turn track and how the dice fell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from sirocco.board.graph import places_of
from sirocco.games.compass.components import ALLIED, ITALIAN, MARKER_RULES, MARKERS, SIDES, Compass
from sirocco.games.compass.display.best_odds import best_line
from sirocco.games.compass.display.digest import dice_thrown, marches
from sirocco.games.compass.display.schedule import arriving, leaving
from sirocco.games.compass.rules.battle import NO_UNIT, Battle
from sirocco.games.compass.rules.battle import Line as BattleLine
from sirocco.games.compass.rules.combat import CombatPhase, declared_attacks
from sirocco.games.compass.rules.combat_events import CombatEvents
from sirocco.games.compass.rules.dice import LeaderRerolls
from sirocco.games.compass.rules.eliminated_units import OFF_MAP, TRACK
from sirocco.games.compass.rules.hits import hitting_faces, is_hit, modified_value
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.movement import MovementPhase
from sirocco.games.compass.rules.odds import declared_odds
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.supply import in_supply, supplied_areas, supply_line
from sirocco.games.compass.rules.victory import points_breakdown
from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.explain import Breakdown, Odds
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Fortune, Line
from sirocco.mechanics.display.describer import PiecesDescriber

REGIONS = (("egypt", 25.3), ("frontier", 24.45), ("marmarica", 23.3), ("jebel", 21.4), ("gulf", -180.0))
"""Parts of the map from east to west, each with its western edge in degrees."""
LINKS = ("road", "track", "border")


class GameDescriber(PiecesDescriber[CompassState, Compass]):
    """The whole board without a picture. Only hands are secret, and those come from `view`."""

    telling = "measure-cleared"
    strikes = "attack"
    behind: ClassVar[Mapping[str, str]] = {"front": "support"}
    place_kind = "area"
    off_map = OFF_MAP

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.area_ids

    def headline(self) -> str:
        s = self.state
        parts = [super().headline()]
        turn = next((step for step in s.stack if type(step).__name__ == "PlayerTurn"), None)
        if turn is not None:
            parts.append(self.say("board-player-turn", side=SIDES[turn.side]))
        phase = 1 if turn is None else 2
        if len(s.stack) > phase:
            parts.append(self.say(f"step-{type(s.stack[phase]).__name__}"))
        return " · ".join(parts)

    # Units.

    def tag(self, unit: int) -> str:
        """A unit as its counter shows it: `7RTR 3*-3/2`, and its condition."""
        s, c = self.state, self.components
        value = f"({s.combat_value(unit)})" if c.bracketed[unit] else f"{s.combat_value(unit)}"
        star = "*" if c.asterisk[unit] else ""
        face = f"{c.unit_ids[unit]} {value}{star}-{c.movement[unit] // 2}/{s.steps_left(unit)}"
        return " ".join([face, *self._condition(unit)])

    def _condition(self, unit: int) -> Iterable[str]:
        s = self.state
        if s.reduced >> unit & 1:
            yield self.say("board-reduced")
        if s.is_out_of_supply(unit):
            yield self.say("board-oos")
        if s.target[unit] >= 0:
            yield self.say("board-attacking", area=self.components.area_ids[s.target[unit]])

    def brief(self, kind: str, name: str) -> str:
        s, c = self.state, self.components
        if kind == "area":
            units = [self.tag(u) for u in self._units(c.area_ids.index(name))]
            return ", ".join(units)
        if kind == "marker":
            return self.say(f"brief-marker-{name}")
        unit = c.unit_ids.index(name)
        if s.place[unit] < 0 or s.mp[unit] == FINISHED:
            return self.brief_unit(name)
        face = self.tag(unit).removeprefix(f"{name} ")
        return self.say("board-brief", face=face, area=c.area_ids[s.place[unit]], left=s.mp[unit] / 2)

    def roster(self, side: str | None) -> list[Line]:
        return [*super().roster(side), Line(self.say("board-legend"), QUIET)]

    def about(self, kind: str, name: str) -> list[Line]:
        c = self.components
        if kind == "unit":
            return self._about_unit(c.unit_ids.index(name))
        if kind == "area":
            return self._about_area(c.area_ids.index(name))
        return self._about_marker(name)

    def _about_unit(self, unit: int) -> list[Line]:
        s, c = self.state, self.components
        row, name = c.units[unit], c.unit_ids[unit]
        kind, size = self.texts.name("kind", row.kind), self.texts.name("size", row.size)
        side = self.texts.name("side", row.side)
        lines = [
            Line(f"{name}: {row.name} ({side}; {kind}, {size})", HEAD),
            Line(
                self.say(
                    "board-unit-values",
                    combat=s.combat_value(unit),
                    movement=c.movement[unit] // 2,
                    number=s.steps_left(unit),
                    levels=c.steps[unit],
                    full=c.combat[unit][0],
                    reduced=c.combat[unit][1],
                ),
                row.side,
                1,
                "C-1.2e",
            ),
        ]
        lines += [Line(note, "", 1, rule) for note, rule in self._notes(unit)]
        place = s.place[unit]
        if place < 0:
            lines.append(Line(self.say("board-unit-off", where=OFF_MAP[place]), "", 1, "C-3.12b"))
            if place == TRACK:
                lines.append(Line(self.say("board-unit-arrives", turn=c.arrives[unit]), "", 1, "C-3.11a"))
            return lines
        lines.append(Line(self.say("board-unit-at", area=c.area_ids[place]), "", 1))
        if s.mp[unit] != FINISHED:
            lines.append(Line(self.say("board-unit-points", left=s.mp[unit] / 2), "", 1, "C-6.2.Dp"))
        if s.target[unit] >= 0:
            lines.append(Line(self.say("board-unit-declared", area=c.area_ids[s.target[unit]]), "", 1, "C-6.2.Dl"))
        if s.is_out_of_supply(unit):
            lines.append(Line(self.say("board-unit-oos"), "", 1, "C-3.9g"))
        lines.append(Line(self._supply(unit), "", 1, "C-3.9a"))
        return lines

    def _notes(self, unit: int) -> Iterable[tuple[str, str]]:
        """What is peculiar about a unit, and the clause that makes it so."""
        c = self.components
        if c.asterisk[unit]:
            yield self.say("board-note-asterisk"), "C-1.2c"
        if c.garrison[unit]:
            yield self.say("board-note-garrison"), "C-3.7b"
        elif c.bracketed[unit]:
            yield self.say("board-note-bracketed"), "C-1.2b"
        if c.matilda == unit:
            yield self.say("board-note-matilda"), "C-7.8a"
        if c.home_supply[unit] >= 0:
            yield self.say("board-note-home", area=c.area_ids[c.home_supply[unit]]), "C-3.9m"
        if c.leaves[unit] >= self.state.turn:
            yield self.say("board-note-leaves", turn=c.leaves[unit]), "C-3.11d"

    def _supply(self, unit: int) -> str:
        s, c = self.state, self.components
        line = supply_line(s, unit)
        if line is not None:
            return self.say("board-supply-line", areas=[c.area_ids[a] for a in line])
        return self.say("board-supply-home" if in_supply(s, unit) else "board-supply-none")

    # Areas.

    def _units(self, area: int) -> list[int]:
        return [u for u, place in enumerate(self.state.place) if place == area]

    def _holder(self, area: int) -> str:
        return SIDES[ALLIED if self.state.controlled[ALLIED] >> area & 1 else ITALIAN]

    def _regions(self) -> list[tuple[str, list[int]]]:
        """The areas by region, each from east to west."""
        areas = self.components.areas
        found: list[tuple[str, list[int]]] = [(name, []) for name, _ in REGIONS]
        for area in sorted(range(len(areas)), key=lambda a: -areas[a].lon):
            band = next(i for i, (_, edge) in enumerate(REGIONS) if areas[area].lon >= edge)
            found[band][1].append(area)
        return found

    def board(self, whole: bool) -> list[Line]:
        lines = []
        for region, areas in self._regions():
            lines.append(Line(self.say(f"board-region-{region}"), HEAD))
            empty: dict[str, list[str]] = {side: [] for side in SIDES}
            for area in areas:
                if whole or self._units(area) or self.components.areas[area].victory or self._is_base(area):
                    lines.append(Line(self._area_line(area), self._holder(area), 1))
                    if whole:
                        lines.append(Line(self._links(area), QUIET, 3))
                else:
                    empty[self._holder(area)].append(self.components.area_ids[area])
            for side, names in empty.items():
                if names:
                    lines.append(Line(self.say("board-empty", side=side, areas=names), QUIET, 1))
        lines.append(Line(self.say("board-legend"), QUIET))
        return lines

    def _is_base(self, area: int) -> bool:
        return area in self.components.logistical

    def _area_line(self, area: int) -> str:
        c = self.components
        facts = [self.texts.name("side", self._holder(area))]
        if c.areas[area].victory:
            facts.append(self.say("board-points", points=c.areas[area].victory))
        if self._is_base(area):
            facts.append(self.say("board-base"))
        units = ", ".join(self.tag(u) for u in self._units(area))
        name = self.texts.name("area", c.area_ids[area])
        return f"{name} ({', '.join(facts)}){': ' if units else ''}{units}"

    def _links(self, area: int) -> str:
        c = self.components
        links = c.board.links[area]
        parts = []
        for kind in LINKS:
            names = [c.area_ids[other] for other, link in links.items() if link == kind]
            if names:
                parts.append(self.say(f"board-link-{kind}", areas=names))
        return "; ".join(parts)

    def _about_area(self, area: int) -> list[Line]:
        s, c = self.state, self.components
        row, holder = c.areas[area], self._holder(area)
        lines = [Line(f"{row.name} ({row.code})", HEAD), Line(self.say("board-held", side=holder), holder, 1, "C-3.5a")]
        if row.victory:
            lines.append(Line(self.say("board-worth", points=row.victory), "", 1, "C-2a"))
        shore = "naval" if c.naval >> area & 1 else "coastal" if row.coastal else "inland"
        lines.append(Line(self.say(f"board-{shore}"), "", 1, "C-1.1a"))
        for index, side in enumerate(SIDES):
            if c.logistical[index] == area:
                lines.append(Line(self.say("board-base-of", side=side), "", 1, "C-3.2a"))
            elif area in c.entries[index]:
                lines.append(Line(self.say("board-entry-of", side=side), "", 1, "C-3.11b" if index else "C-3.11c"))
        units = self._units(area)
        if units:
            lines.append(Line(self.say("board-units-here", number=len(units), room=self._room(area)), "", 1, "C-3.1a"))
            lines += [Line(f"{self.tag(u)} ({c.units[u].name})", holder, 2) for u in units]
        supplied = [side for i, side in enumerate(SIDES) if supplied_areas(s, i) >> area & 1]
        names = [self.texts.name("side", side) for side in supplied]
        lines.append(Line(self.say("board-supplied", sides=names), "", 1, "C-3.9a"))
        lines.append(Line(self.say("board-neighbours"), "", 1, "C-6.2.Dc"))
        for other, link in sorted(c.board.links[area].items(), key=lambda item: LINKS.index(item[1])):
            cost = c.entry_cost[area][other] / 2
            text = self.say("board-way", area=c.area_ids[other], link=self.texts.name("link", link), cost=cost)
            there = self.brief("area", c.area_ids[other])
            side = self._holder(other)
            lines.append(Line(f"{text}, {self.texts.name('side', side)}{': ' if there else ''}{there}", side, 2))
        return lines

    def _room(self, area: int) -> int | str:
        s, c = self.state, self.components
        side = SIDES.index(self._holder(area))
        return "any" if c.unlimited[side] >> area & 1 else max(0, room(s, area, side))

    # Event markers.

    def _about_marker(self, name: str) -> list[Line]:
        from sirocco.kernel.proof.rulebook import read_clauses

        row = self.components.markers[MARKERS.index(name)]
        rule = MARKER_RULES[name]
        clause = read_clauses(self.game.definition.package, self.texts.language)[rule]
        return [
            Line(self.texts.name("marker", name), HEAD),
            Line(clause.unmarked, "", 1, rule),
            Line(self.say("board-marker-mix", allied=row.allied, italian=row.italian), "", 1),
        ]

    def hand(self) -> list[Line]:
        lines = []
        for owner, known in self.game.view(self.side)["markers"].items():
            pile = {"held": known["held"], "container": known["container"]}
            lines.append(Line(self.say("board-hand", side=owner, **pile), owner))
            if known["hand"] is not None:
                for marker, number in known["hand"].items():
                    lines.append(Line(f"{number} × {self.texts.name('marker', marker)} ({marker})", "", 1))
            if known["removed"]:
                gone = [f"{number} × {self.texts.name('marker', m)}" for m, number in known["removed"].items()]
                lines.append(Line(self.say("board-markers-removed", names=gone), QUIET, 1))
        return lines

    # The turn track.

    def calendar(self) -> list[Line]:
        s, c = self.state, self.components
        lines = [Line(self.say("board-track"), HEAD)]
        for turn, row in enumerate(c.turns, 1):
            parts = [self.say("board-track-turn", turn=turn, dates=row.dates)]
            if turn >= s.turn:
                piles = (("Events", row.events), ("Points", row.replacements))
                counts = {f"{side}{what}": number for what, pile in piles for side, number in pile.items()}
                parts.append(self.say("board-track-brings", **counts))
            for key, units in (("board-arriving", arriving(s, turn)), ("board-leaving", leaving(s, turn))):
                if units:
                    parts.append(self.say(key, units=[c.unit_ids[unit] for unit in units]))
            now = ">" if turn == s.turn else " "
            tone = QUIET if turn < s.turn else WARN if turn == s.turn + 1 and leaving(s, turn) else ""
            lines.append(Line(f"{now} {'; '.join(parts)}", tone))
        return lines

    def score(self) -> list[Breakdown]:
        return [points_breakdown(self.state, side) for side in range(len(SIDES))]

    # Combat.

    def situation(self) -> list[Line]:
        """The two lines while they are formed and when the dice lie; later, losses have changed the values."""
        step = self.step
        if not isinstance(step, AttackLine | DefenceLine | CombatEvents | LeaderRerolls):
            return []
        battle, c = step.battle, self.components
        where: dict[str, Value] = {"origin": c.area_ids[battle.origin], "area": c.area_ids[battle.target]}
        lines = []
        if battle.attack.front:
            lines.append(
                Line(self.say("board-attack", line=self._line(battle, battle.side), **where), SIDES[battle.side])
            )
        if battle.defence.front:
            text = self.say("board-defence", line=self._line(battle, 1 - battle.side), **where)
            lines.append(Line(text, SIDES[1 - battle.side]))
        else:
            there = [self.tag(u) for u in self._units(battle.target)]
            lines.append(Line(self.say("board-defenders", tags=there, **where), SIDES[1 - battle.side]))
        return lines

    def declared(self) -> dict[str, Callable[[], tuple[Odds, ...]]]:
        """The attack markers of whoever moves, each attack with the odds of its strongest line."""
        step, s, ids = self.step, self.state, self.components
        if not isinstance(step, MovementPhase | CombatPhase):
            return {}
        found: dict[str, Callable[[], tuple[Odds, ...]]] = {}
        for (origin, target), mask in declared_attacks(s, step.side).items():
            if s.occupied[1 - step.side] >> target & 1:
                names = [ids.unit_ids[u] for u in places_of(mask)]
                told = self.say("board-declared", area=ids.area_ids[target], origin=ids.area_ids[origin], tags=names)
                found[told] = partial(declared_odds, s, step.side, origin, target)
        return found

    def best(self) -> list[Action]:
        return best_line(self.state, self.step) if isinstance(self.step, AttackLine | DefenceLine) else []

    def _line(self, battle: Battle, side: int) -> str:
        line = battle.line(side)
        return "; ".join(self._pair(line, i, side == battle.side) for i in range(len(line.front)))

    def _pair(self, line: BattleLine, i: int, attacking: bool) -> str:
        """A front-line unit with its support, its modified value, and its die once rolled."""
        ids = self.components.unit_ids
        pair = ids[line.front[i]] + ("" if line.support[i] == NO_UNIT else f" + {ids[line.support[i]]}")
        value = modified_value(self.state, line, i, attacking)
        if not line.dice:
            return self.say("board-pair", pair=pair, combat=value)
        if not line.dice[i]:
            return self.say("board-pair-no-die", pair=pair, combat=value)
        return self.say("board-pair-die", pair=pair, combat=value, die=line.dice[i], hit=is_hit(line.dice[i], value))

    # The log.

    def condense(self, events: Sequence[Event]) -> list[Event]:
        return marches(events)

    def fortunes(self) -> dict[str, Fortune]:
        found = {}
        for side in SIDES:
            rolls = dice_thrown(self.game.events, side)
            if rolls:
                hits = sum(is_hit(die, value) for value, die in rolls)
                found[side] = Fortune(len(rolls), hits, sum(hitting_faces(value) for value, _ in rolls) / 6)
        return found

    def luck(self) -> list[Line]:
        lines = []
        for side, (rolls, hits, expected) in self.fortunes().items():
            told: dict[str, Value] = {"number": rolls, "hits": hits, "expected": self.texts.decimal(expected)}
            lines.append(Line(self.say("board-luck", side=side, **told), side))
        return lines
