"""Fire and aircraft as bots use them: at whom it hurts most, and where the attack gains most by it."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.battles import Battles
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.rules.air_support import AirSupport
from sirocco.games.kasserine.rules.artillery import (
    Bombardment,
    FireKind,
    FireMission,
    die_terms,
    exposed,
    result_of,
    targets_of,
)
from sirocco.games.kasserine.rules.bombers import Bombing, under_bombs
from sirocco.games.kasserine.rules.fire_results import Struck
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.odds import FACES
from sirocco.mechanics.attacks import total

# Guns.


def choose_gun(s: KasserineState, top: Bombardment) -> tuple[Action, ...]:
    """The gun with the best target and that target, as long as it is worth a shot."""
    word, values = s.components.vocabulary.action, Values(s)
    best = weights.ENOUGH_FIRE
    plan: tuple[Action, ...] = (word("done"),)
    for gun in top.candidates(s):
        for place, kinds in targets_of(s, gun).items():
            for kind in kinds:
                worth = shot(s, values, gun, place, kind)
                if worth > best:
                    shots = (word("fire", gun), word("target", place))
                    best, plan = worth, (*shots, word(kind)) if len(kinds) > 1 else shots
    return plan


def choose_target(s: KasserineState, top: FireMission) -> Action:
    values, kinds = Values(s), targets_of(s, top.unit)
    return max(
        top.actions(s), key=lambda a: max(shot(s, values, top.unit, a.args[0], kind) for kind in kinds[a.args[0]])
    )


def choose_kind(s: KasserineState, top: FireKind) -> Action:
    values = Values(s)
    return max(top.actions(s), key=lambda a: shot(s, values, top.unit, top.hex, a.verb))


def shot(s: KasserineState, values: Values, gun: int, place: int, kind: str) -> float:
    """What a gun does to a hex on average: its owner picks the unit that minds least."""
    c = s.components
    fire = c.fire[c.units[gun].kind, kind]
    modifier = int(total(die_terms(s, gun, place)))
    units = places_of(exposed(s, place, 1 - c.side_of[gun], kind))
    results = [result_of(fire, die + modifier) for die in range(1, FACES + 1)]
    reduced = min(values.step(s, unit) for unit in units)
    shocked = min((_shock(s, values, unit) for unit in units if c.ucts >> unit & 1), default=0.0)
    return (results.count("R") * reduced + results.count("RT") * shocked) / FACES


def _shock(s: KasserineState, values: Values, unit: int) -> float:
    """What the shock of a unit is worth: who is reduced already is eliminated by it."""
    c = s.components
    if s.weakened(unit):
        return 0.0 if s.options.shock_never_eliminates else values.whole(s, unit)
    lost = c.points(unit, False) - c.points(unit, True)
    beside = c.contact[s.place[unit]] & s.occupied[1 - c.side_of[unit]]
    return lost * (weights.SHOCK_BESIDE if beside else weights.SHOCK)


def choose_struck(s: KasserineState, top: Struck) -> Action:
    """Who of those under fire suffers: for the owner whose loss is the least, for the firer the greatest."""
    values = Values(s)

    def loss(action: Action) -> float:
        unit = action.args[0]
        return values.step(s, unit) if top.reduces else _shock(s, values, unit)

    own = s.components.side_of[top.actions(s)[0].args[0]] == top.decider(s)
    return (min if own else max)(top.actions(s), key=loss)


# From the air.


def choose_bombed(s: KasserineState, top: Bombing) -> Action:
    """Where the least that can be lost is worth most."""
    values = Values(s)

    def worth(action: Action) -> float:
        if action.verb == "done":
            return 0.0
        units = places_of(under_bombs(s, action.args[0], 1 - top.side))
        return min(values.step(s, unit) for unit in units)

    return max(top.actions(s), key=worth)


def choose_aircraft(s: KasserineState, top: AirSupport) -> Action:
    """An aircraft where a planned attack gains most by it. In the first move of a day some is kept for the second."""
    word = s.components.vocabulary.action
    battles = Battles(s, top.side, flying=True)
    offered = set(top.actions(s))
    gains = []
    for attack in battles.planned(s)[0]:
        if word("air", attack.target) in offered and not s.aircraft_at >> attack.target & 1:
            with_it, without = (battles.promise(s, attack.target, attack.force, aircraft=has) for has in (True, False))
            gains.append((with_it - without, attack.target))
    last = s.components.moves[s.move - 1].number > 1
    gain, target = max(gains, default=(0.0, -1))
    return word("air", target) if gain > (0.0 if last else weights.AIRCRAFT) else word("done")
