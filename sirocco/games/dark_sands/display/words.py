"""The Dark Sands in words: the map by section, units, turns, marches told as one, how the dice fell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.rows import TrackRow
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.display.map_markers import markers
from sirocco.games.dark_sands.display.trays import trays
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat import Attack, AttackerSupports, Defence, DefenderSupports, TableChoice
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.odds import as_defended
from sirocco.games.dark_sands.rules.state import OFF_MAP, DarkSandsState
from sirocco.games.dark_sands.rules.supply import supply_line
from sirocco.games.dark_sands.rules.victory import score_breakdown
from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.explain import Breakdown
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Fortune, Line
from sirocco.kernel.presentation.display import Token
from sirocco.mechanics.display.describer import PiecesDescriber, joined_marches

MEAN = 3.5
"""Of a die."""


MARCHES = {"moved": "units", "extended": "unit", "retreated": "units"}
"""Events that lead from hex to hex, and the argument that tells who."""


class GameDescriber(PiecesDescriber[DarkSandsState, DarkSands]):
    """Tells the game; nothing in it is hidden from anybody."""

    telling = "measure-cleared"
    strikes = "attack"
    behind: ClassVar[Mapping[str, str]] = {"activate": "join"}

    place_kind = "hex"
    off_map = OFF_MAP

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.hex_ids

    def situation(self) -> list[Line]:
        """Both sides of a battle until the die is rolled."""
        step, c = self.step, self.components
        if not isinstance(step, Attack | Defence | AttackerSupports | DefenderSupports | TableChoice):
            return []
        b = as_defended(self.state, step.battle)
        if isinstance(step, Defence):
            b = replace(b, defenders=tuple(defending_units(self.state, b)))
        lines = []
        if b.attackers:
            told = self.say("board-attack", hex=c.hex_ids[b.target], tags=self._committed(b, b.side))
            lines.append(Line(told, SIDES[b.side]))
        told = self.say("board-defence", hex=c.hex_ids[b.target], tags=self._committed(b, 1 - b.side))
        return [*lines, Line(told, SIDES[1 - b.side])]

    def _committed(self, b: Battle, side: int) -> list[str]:
        """The units of one side in a battle, and its supports."""
        units = b.attackers if side == b.side else b.defenders
        supports = [self.texts.name("support", self.components.support_ids[i]) for i in b.supports(side)]
        return [*map(self.tag, units), *supports]

    def best(self) -> list[Action]:
        from sirocco.games.dark_sands.display.best_odds import best_attack

        return best_attack(self.state, self.step) if isinstance(self.step, Attack) else []

    # Units.

    def tag(self, unit: int) -> str:
        """A unit in a word: name, factors, allowance, and what is wrong with it."""
        s = self.state
        attack, defence = s.factors(unit)
        row = self.components.units[unit]
        poor = [self.say(f"board-{name}") for name in ("reduced", "oos", "disrupted") if getattr(s, name) >> unit & 1]
        values = f"{attack}-{defence}-{row.movement}"
        return " ".join([self.components.unit_ids[unit], ", ".join([values, *poor])])

    def brief(self, kind: str, name: str) -> str:
        if kind == "hex":
            hex_ = self.components.map.number[name]
            return "; ".join(line.text for line in self._units(hex_, 0)) if hex_ < self.components.map.open else ""
        return self.brief_unit(name) if kind == "unit" else ""

    def focus(self) -> str | None:
        """The hex that is fought over, or where somebody is on the move."""
        step = self.step
        if isinstance(step, Moving):
            return self.place_ids[self.state.place[next(places_of(step.group))]]
        return super().focus()

    def about(self, kind: str, name: str) -> list[Line]:
        c = self.components
        if kind == "unit":
            return list(self._about_unit(c.unit_ids.index(name)))
        if kind == "hex":
            return list(self._about_hex(c.map.number[name]))
        return [Line(self.texts.name(kind, name), HEAD)]

    def _about_unit(self, unit: int) -> Iterator[Line]:
        s, c = self.state, self.components
        row = c.units[unit]
        attack, defence = s.factors(unit)
        yield Line(f"{c.unit_ids[unit]}: {row.name} ({self.texts.name('side', row.side)})", HEAD)
        kind, size = self.texts.name("kind", row.kind), self.texts.name("size", row.size)
        yield Line(f"{kind}, {size}", "", 1, "DS-12.0a")
        told = self.say("board-values", attack=attack, defence=defence, movement=row.movement, steps=s.steps_left(unit))
        yield Line(told, row.side, 1, "DS-12.0a")
        if row.formation is not None and c.members[c.formation_of[unit]].bit_count() > 1:
            yield Line(self.texts.name("formation", row.formation), "", 1, "DS-12.5a")
        yield Line(self.where(unit), "", 1)
        if s.due[unit]:
            yield Line(self.say("board-due", turn=s.due[unit]), "", 1, "DS-22.0a")
        for mark, rule in (("oos", "DS-10.2a"), ("disrupted", "DS-19.3a")):
            if getattr(s, mark) >> unit & 1:
                yield Line(self.say(f"board-{mark}"), WARN, 1, rule)
        if s.place[unit] >= 0:
            line = supply_line(s, unit)
            key = "board-no-line" if line is None else "board-line"
            goal = "" if line is None else c.hex_ids[line[-1]]
            yield Line(self.say(key, hex=goal), "" if line else WARN, 1, "DS-10.1a")

    # The map.

    def _about_hex(self, hex_: int) -> Iterator[Line]:
        c = self.components
        yield Line(self.texts.name("hex", c.map.ids[hex_]), HEAD)
        terrain = self.texts.name("terrain", c.map.terrain[hex_])
        section = self.texts.name("section", c.map.sections[c.map.section_of[hex_]])
        yield Line(f"{terrain}, {section}", "", 1, "DS-6.0a")
        if hex_ < c.map.open:
            for marker in markers(self.state):
                if marker.place == c.map.ids[hex_]:
                    yield Line(self.texts.say(marker.label), marker.side or "", 1, marker.rule)
            yield from self._units(hex_, 1)

    def _units(self, hex_: int, indent: int) -> Iterator[Line]:
        c, s = self.components, self.state
        for i, name in enumerate(SIDES):
            there = list(places_of(s.at[hex_] & c.side_mask[i]))
            if there:
                box = [self.say("board-box")] if s.boxes[i] >> hex_ & 1 else []
                yield Line(", ".join([*map(self.tag, there), *box]), name, indent)

    def board(self, whole: bool) -> list[Line]:
        """Every hex that somebody stands in, section by section; the whole also tells who holds what."""
        c, s = self.components, self.state
        found = []
        for number, section in enumerate(c.map.sections):
            held = [h for h in places_of(s.occupied[0] | s.occupied[1]) if c.map.section_of[h] == number]
            found.append(Line(self.texts.name("section", section), HEAD))
            for hex_ in sorted(held, key=lambda h: (c.map.at[h][1], c.map.at[h][0])):
                found.append(Line(self.texts.name("hex", c.hex_ids[hex_]), "", 1))
                found += self._units(hex_, 2)
        if whole:
            for i, name in enumerate(SIDES):
                places = [c.hex_ids[h] for h in places_of(s.control[i])]
                found.append(Line(self.say("board-controls", side=name, hex=places), name))
        return found

    # Time.

    def calendar(self) -> list[Line]:
        c = self.components
        found = []
        for turn in range(self.state.turn, c.last_turn + 1):
            found.append(Line(self.turn_line(turn), HEAD if turn == self.state.turn else ""))
            for i, name in enumerate(SIDES):
                found += self._due(c.track.get((i, turn), TrackRow()), name)
        return found

    def _due(self, row: TrackRow, side: str) -> Iterator[Line]:
        entering = [*row.arrivals, *row.returns, *(u for e in row.exchanges for u in e.enters)]
        leaving = [*row.departures, *(u for e in row.exchanges for u in e.leaves)]
        for key, units in (("board-entering", entering), ("board-leaving", leaving)):
            if units:
                yield Line(self.say(key, units=units), side if key == "board-entering" else QUIET, 1, "DS-22.0a")

    # The log and the dice.

    def condense(self, events: Sequence[Event]) -> list[Event]:
        """A march or a retreat hex by hex told as one."""
        return joined_marches(events, MARCHES)

    # What lies beside the map.

    def hand(self) -> list[Line]:
        """The boxes and what lies in them: chits, supports, points, units to rebuild. It lies open to all."""
        found = []
        for tray in trays(self.state):
            found.append(Line(self.texts.say(tray.label), tray.side or HEAD, 0, tray.rule))
            found += [Line(self._token(token), QUIET if token.down else "", 1, token.rule) for token in tray.tokens]
            found += [Line(self.tag(self.components.unit_ids.index(name)), "", 1) for name in tray.pieces]
        return found

    def _token(self, token: Token) -> str:
        number = f"{token.number} × " if token.number > 1 else ""
        side = f", {self.texts.name('side', token.side)}" if token.side else ""
        down = f" ({self.say('board-down')})" if token.down else ""
        return f"{number}{self.texts.name(token.kind, token.id)}{side}{down}"

    def score(self) -> list[Breakdown]:
        return [score_breakdown(self.state, side) for side in range(len(SIDES))]

    def fortunes(self) -> dict[str, Fortune]:
        """For each side the dice of its attacks: how many, their sum, and what they should have come to."""
        sums: dict[str, list[int]] = {}
        side = ""
        for event in self.game.events:
            if event.kind == "attack":
                side = str(event.data["side"])
            elif event.kind == "rolled" and side:
                sums.setdefault(side, []).append(int(str(event.data["die"])))
        return {name: Fortune(len(dice), sum(dice), MEAN * len(dice)) for name, dice in sums.items()}

    def luck(self) -> list[Line]:
        found = [
            Line(self.say("board-luck", side=name, rolls=f.rolls, sum=f.hits, mean=f.expected), name)
            for name, f in self.fortunes().items()
        ]
        return found or [Line(self.say("board-no-dice"), QUIET)]
