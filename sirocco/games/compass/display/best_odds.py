"""The line with the best odds, by trying every line the rules allow."""

from __future__ import annotations

from fractions import Fraction

from sirocco.games.compass.rules.battle import NO_UNIT, Battle, Line
from sirocco.games.compass.rules.expectations import measures
from sirocco.games.compass.rules.hits import chances
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.odds import defence_lines, hit_chances, possible_lines
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action


def best_line(s: CompassState, step: AttackLine | DefenceLine) -> list[Action]:
    """The actions that complete the line being formed: the attacker's is the likeliest to clear the area against the
    line that holds best, the defender's holds best. Of equals the attacker risks fewest units."""
    b = step.battle
    formed = b.attack if isinstance(step, AttackLine) else b.defence
    lines = _attack_lines(s, b) if isinstance(step, AttackLine) else defence_lines(s, b)
    lines = [line for line in lines if _continues(formed, line)]
    if not lines:
        return []
    if isinstance(step, AttackLine):
        best = max(lines, key=_AttackOdds(s, b))
    else:
        best = min(lines, key=lambda line: _defence_odds(s, b.with_line(1 - b.side, line)))
    word = s.components.vocabulary.action
    fronts = [word("front", unit) for unit in best.front if unit not in formed.front]
    pairs = zip(best.support, best.front, strict=True)
    return fronts + [word("support", u, f) for u, f in pairs if u != NO_UNIT and u not in formed.support]


def _attack_lines(s: CompassState, b: Battle) -> list[Line]:
    units = [u for u in s.components.units_of[b.side] if b.pool >> u & 1]
    return [
        line
        for line in possible_lines(s, units)
        if len(line.front) <= b.front_left and len(line.supports()) <= b.support_left
    ]


def _continues(formed: Line, line: Line) -> bool:
    """Whether a line can still be formed from what is in place."""
    behind = dict(zip(line.front, line.support, strict=True))
    return all(
        unit in behind and (support in (NO_UNIT, behind[unit]))
        for unit, support in zip(formed.front, formed.support, strict=True)
    )


class _AttackOdds:
    """How good a line of attack is against the defence that suits it least; alike for lines that roll alike."""

    def __init__(self, s: CompassState, b: Battle) -> None:
        self._state, self._battle = s, b
        self._known: dict[tuple[int, ...], tuple[Fraction, ...]] = {}
        side = 1 - b.side
        defences = [b.with_line(side, line) for line in defence_lines(s, b)]
        unlike = {(tuple(sorted(chances(s, d, side))), tuple(sorted(d.defence.units()))): d for d in defences}
        self._defences = [(rolled, d) for (rolled, _), d in unlike.items()]

    def __call__(self, line: Line) -> tuple[Fraction, ...]:
        s, b = self._state, self._battle
        attack = tuple(sorted(chances(s, b.with_line(b.side, line), b.side)))
        if attack not in self._known:
            worst = min(
                (self._outcome(attack, rolled, d.with_line(b.side, line)) for rolled, d in self._defences),
                default=(Fraction(0), Fraction(0)),
            )
            self._known[attack] = worst
        return (*self._known[attack], Fraction(-len(line.units())))

    def _outcome(self, attack: tuple[int, ...], defence: tuple[int, ...], b: Battle) -> tuple[Fraction, Fraction]:
        cleared, destroyed, *_ = measures(self._state, b, hit_chances(attack, defence))
        return cleared.value, destroyed.value


def _defence_odds(s: CompassState, b: Battle) -> tuple[Fraction, ...]:
    """What a line of defence suffers, the worst first."""
    found = measures(s, b, hit_chances(chances(s, b, b.side), chances(s, b, 1 - b.side)))
    cleared, _, _, inflicted, suffered = (measure.value for measure in found)
    return cleared, suffered, -inflicted
