"""Orders for bots: orders to units, spelt as actions and carried out on a copy, so that they are exact."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.games.dark_sands.bot.objectives import prize_at
from sirocco.games.dark_sands.rules.garrisons import garrison_creators
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.step import advance

Plan = tuple[Action, ...]


class Orders:
    """A movement action as far as it is planned: the actions so far, and the position they lead to."""

    def __init__(self, s: DarkSandsState) -> None:
        self.state = s.clone()
        self.actions: list[Action] = []

    @property
    def top(self) -> MovementAction:
        step = self.state.stack[-1]
        assert isinstance(step, MovementAction)
        return step

    def march(self, units: Sequence[int], path: Sequence[int]) -> bool:
        """Units of one hex go together along a path; where they pass a place that matters they leave a garrison."""
        return self._give(_march(self.state, units, path))

    def extend(self, unit: int, path: Sequence[int]) -> bool:
        """A unit goes along tracks, however far."""
        word = self.state.components.vocabulary.action
        return self._give([word("activate", unit), word("extend"), *(word("move", h) for h in path)])

    def sail(self, unit: int, port: int) -> bool:
        word = self.state.components.vocabulary.action
        return self._give([word("activate", unit), word("sail", port)])

    def garrison(self, unit: int) -> bool:
        """A unit that stays leaves a garrison where it stands."""
        word = self.state.components.vocabulary.action
        return self._give([word("activate", unit), word("garrison", unit)])

    def fortify(self, unit: int) -> bool:
        word = self.state.components.vocabulary.action
        return self._give([word("activate", unit), word("fortify")])

    def enough(self) -> Plan:
        return (*self.actions, self.state.components.vocabulary.action("done"))

    def _give(self, actions: Sequence[Action]) -> bool:
        """Carry out an order on the copy, to its end; an order that turns out to be illegal is not given."""
        t = self.state.clone()
        word = t.components.vocabulary.action
        given = []
        for action in actions:
            if action not in t.stack[-1].actions(t):
                return False
            _carry_out(t, action)
            given.append(action)
        if not isinstance(t.stack[-1], MovementAction):
            if word("done") not in t.stack[-1].actions(t):
                return False
            _carry_out(t, word("done"))
            given.append(word("done"))
        self.state = t
        self.actions += given
        return isinstance(t.stack[-1], MovementAction)


def assumed_answer(s: DarkSandsState) -> Action | None:
    """What is assumed when the other side has to decide in the middle of a march: headquarters that are driven away
    flee somewhere."""
    top = s.stack[-1]
    return top.actions(s)[0] if isinstance(top, Displacement) else None


def _carry_out(s: DarkSandsState, action: Action) -> None:
    """An action on the copy, and what it makes headquarters do."""
    s.stack[-1].apply(s, action)
    advance(s)
    while (answer := assumed_answer(s)) is not None:
        s.stack[-1].apply(s, answer)
        advance(s)


def _march(s: DarkSandsState, units: Sequence[int], path: Sequence[int]) -> list[Action]:
    c = s.components
    word = c.vocabulary.action
    side = c.side_of[units[0]]
    found = [word("activate", units[0]), *(word("join", u) for u in units[1:])]
    group = 0
    for unit in units:
        group |= 1 << unit
    left = False
    for hex_ in (s.place[units[0]], *path):
        if hex_ != s.place[units[0]]:
            found.append(word("move", hex_))
        if not left and wants_garrison(s, side, hex_):
            creators = garrison_creators(s, side, hex_, group)
            if creators:
                found.append(word("garrison", creators[0]))
                left = True
    return found


def wants_garrison(s: DarkSandsState, side: int, hex_: int) -> bool:
    """Whether a garrison would be of use: in a place that matters and has none."""
    c = s.components
    return hex_ in prize_at(c) and not s.at[hex_] & c.garrisons & c.side_mask[side]
