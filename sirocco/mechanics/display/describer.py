"""A game of counters on a map in words, made from what its page shows: sheet, table, overlays and roster.

A game adds what only it knows: the regions of its map, what is special about a unit or a place, and what counts as a
hit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic

from sirocco.kernel.events import Event
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.counters import Counters, in_brackets
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Fortune, Line
from sirocco.kernel.presentation.display import Grid, Notice, Stage, Token
from sirocco.mechanics.display.described_table import C, S
from sirocco.mechanics.display.dice import fortunes
from sirocco.mechanics.display.marches import joined_marches
from sirocco.mechanics.display.units_and_places import UnitsAndPlaces


class TableDescriber(UnitsAndPlaces[S, C], Generic[S, C]):
    """Describes any game with counters on a table."""

    def headline(self) -> str:
        """The turn, and the lines of the sequence of play that are under way."""
        state: Any = self.state
        listed = _listed(self.sheet.sequence)
        steps = {listed[name]: step for step in state.stack if (name := type(step).__name__) in listed}
        active = next((name for name, step in steps.items() if getattr(step, "side", None) is not None), None)
        parts = [self.texts.say(self.counters().table.headline)]
        for name, step in steps.items():
            side = [self.texts.name("side", self.game.definition.sides[step.side])] if name == active else []
            parts.append(f"{self.say(f'step-{name}')}{in_brackets(side)}")
        return " · ".join(parts)

    def situation(self) -> list[Line]:
        """Both sides of a battle until it is decided."""
        counters = self.counters()
        panel = counters.table.panel
        rows = () if panel is None or panel.decided else panel.rows
        found = [Line(counters.row(row), row.side) for row in rows if row.pool or any(slot.piece for slot in row.slots)]
        return found if panel is None or panel.grid is None else [*found, *self._grid(panel.grid)]

    def _grid(self, grid: Grid) -> Iterator[Line]:
        """What the ways that are open to both sides lead to, a line for each pair."""
        for row, cells in zip(grid.rows, grid.cells, strict=True):
            for column, cell in zip(grid.columns, cells, strict=True):
                if row.closed is None and column.closed is None:
                    notes = [] if cell.note is None else [self.texts.say(cell.note)]
                    notes += [f"{self.texts.say(share.label)} {round(100 * share.chance)} %" for share in cell.shares]
                    ways = f"{self.texts.say(row.label)} / {self.texts.say(column.label)}"
                    yield Line(f"{ways}: {self.texts.say(cell.label)} ({', '.join(notes)})", QUIET, 1)

    def focus(self) -> str | None:
        """The place that is fought over, or where somebody is on the move."""
        table = self.counters().table
        if table.panel is not None and table.panel.places:
            return table.panel.places[-1]
        return table.pieces[table.moving[0]].at if table.moving else None

    def whereabouts(self, name: str) -> str | None:
        now = self.counters().table.pieces.get(name)
        return now.at if now is not None and now.at in self.places() else None

    def calendar(self) -> list[Line]:
        """This turn and all that follow, and what they bring."""
        counters = self.counters()
        ahead = {turn.turn: turn.notices for turn in counters.table.ahead}
        lines = []
        last = getattr(self.components, "last_turn", self.sheet.turns)
        for turn in range(counters.table.turn, last + 1):
            tone = HEAD if turn == counters.table.turn else ""
            lines.append(Line(self.texts.say(self.display.turn_headline(turn)), tone))
            lines += self.turn_notes(turn)
            lines += [self._notice(counters, notice) for notice in ahead.get(turn, ())]
        return lines

    def _notice(self, counters: Counters, notice: Notice) -> Line:
        text = " ".join(
            [self.texts.say(notice.what), ", ".join(counters.token(token, notice.side) for token in notice.tokens)]
        ).strip()
        return Line(text, WARN if notice.warn else notice.side or "", 1, notice.rule)

    def hand(self) -> list[Line]:
        """The cards each side holds, unless they lie openly in boxes, and the boxes beside the map."""
        counters = self.counters()
        boxes = counters.table.trays
        in_boxes = any(token.kind == self.sheet.card for tray in boxes for token in tray.tokens)
        lines = [] if in_boxes else [line for side in counters.table.cards for line in self._cards(counters, side)]
        for box in boxes:
            lines.append(Line(self.texts.say(box.label), box.side or HEAD, 0, box.rule))
            lines += [self._token(counters, token, box.side) for token in box.tokens]
            lines += [Line(counters.counter(name), "", 1) for name in box.pieces]
        return lines

    def _token(self, counters: Counters, token: Token, owner: str | None) -> Line:
        remarks = in_brackets([self.texts.say(note) for note in token.notes])
        return Line(f"{counters.token(token, owner)}{remarks}", QUIET if token.down else "", 1, token.rule)

    def _cards(self, counters: Counters, side: str) -> Iterator[Line]:
        cards = counters.table.cards[side]
        yield Line(self.say("board-cards", side=side, held=cards.held, pile=cards.pile), side)
        for card, number in (cards.hand or {}).items():
            yield Line(f"{number} × {self.texts.name(self.sheet.card, card)} ({card})", "", 1)
        if cards.gone:
            gone = [f"{number} × {self.texts.name(self.sheet.card, card)}" for card, number in cards.gone.items()]
            yield Line(self.say("board-gone", names=gone), QUIET, 1)

    # The log and the dice.

    def condense(self, events: Sequence[Event]) -> list[Event]:
        return joined_marches(events, self.marches)

    def fortunes(self) -> dict[str, Fortune]:
        return fortunes(self.throws(self.game.events), self.game.definition.sides)

    def luck(self) -> list[Line]:
        hits_count = any(throw.hitting is not None for throw in self.throws(self.game.events))
        lines = []
        for side, (rolls, hits, expected) in self.fortunes().items():
            args: dict[str, Value] = {"rolls": rolls, "hits": hits, "expected": self.texts.decimal(expected)}
            lines.append(Line(self.say("board-luck-hits" if hits_count else "board-luck-sum", side=side, **args), side))
        return lines or [Line(self.say("board-no-dice"), QUIET)]


def _listed(stages: Iterable[Stage]) -> dict[str, str]:
    """The steps that belong to a phase in the sequence of play or to one of its parts, and the step that gives that
    line its name."""
    lines = (line for stage in stages for line in (stage, *stage.stages))
    return {step: line.step for line in lines for step in (line.step, *line.also)}
