"""Rule 14, Combat: attacks one after the other, the dice, what they bring, and penetration."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.artillery.bombardment import MayFire
from sirocco.games.salerno_rome.rules.combat.advance import Advance
from sirocco.games.salerno_rome.rules.combat.battle import Battle, attacking_units
from sirocco.games.salerno_rome.rules.combat.gegenangriff import Gegenangriff
from sirocco.games.salerno_rome.rules.combat.losses import Losses
from sirocco.games.salerno_rome.rules.combat.odds import explain_battle, sums_of
from sirocco.games.salerno_rome.rules.combat.results import Result, read_result
from sirocco.games.salerno_rome.rules.combat.retreat import GivingWay, Retreat
from sirocco.games.salerno_rome.rules.combat.tactical_support import AttackerSupport
from sirocco.games.salerno_rome.rules.movement.ground import can_enter
from sirocco.games.salerno_rome.rules.open_city.open_city import barred
from sirocco.games.salerno_rome.rules.open_city.rome import begin_leaving, evacuates
from sirocco.games.salerno_rome.rules.rearguards import (
    RearguardRetreat,
    is_lone_rearguard,
    lose_rearguard,
    rearguard_odds,
)
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units, end_operations
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.attacks import AttackDeclaration
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side


@implements("SR-12f")
def targets(s: SalernoState, side: int) -> int:
    """Mask of what a side can attack: hexes of the enemy, rearguards included."""
    return s.occupied[1 - side] | (s.rearguards if side == ALLIED else 0)


@implements("SR-14b", "SR-14f")
def targets_of(s: SalernoState, unit: int) -> list[int]:
    """The enemy hexes that a unit can attack: adjacent ones that it could enter if nobody were there."""
    near = s.components.map.board.adjacent[s.place[unit]] & attackable(s, s.components.side_of[unit])
    return enterable(s, unit, near) if near else []


def attackable(s: SalernoState, side: int) -> int:
    """Mask of the hexes that a side can attack from anywhere."""
    return targets(s, side) & s.components.area & ~barred(s, side)


def enterable(s: SalernoState, unit: int, near: int) -> list[int]:
    """Those of some adjacent hexes into which the ground lets a unit go."""
    return [target for target in places_of(near) if can_enter(s, 1 << unit, s.place[unit], target)]


@implements("SR-14b", "SR-14f", "SR-8e")
def attackers(s: SalernoState, side: int, units: int) -> int:
    """Those of some units of a side that may attack anybody."""
    around, place, wanted, found = s.components.map.board.adjacent, s.place, attackable(s, side), 0
    for unit in places_of(units & ~done_units(s)):
        near = around[place[unit]] & wanted
        if near and enterable(s, unit, near):
            found |= 1 << unit
    return found


class Attacks(SingleChoice[SalernoState], frozen=True):
    """A side attacks hexes one after the other, or no more."""

    verb = "attack"
    refused_as = "cannot-attack"
    refused_by = "SR-14b"
    optional = True

    def able(self, s: SalernoState) -> list[int]:
        """The units that may still attack."""
        raise NotImplementedError

    def candidates(self, s: SalernoState) -> list[int]:
        around, place, wanted = s.components.map.board.adjacent, s.place, attackable(s, self.chooser(s))
        found: set[int] = set()
        for unit in self.able(s):
            near = around[place[unit]] & wanted
            if near:
                found.update(enterable(s, unit, near))
        return sorted(found)

    def take(self, s: SalernoState, candidate: int) -> None:
        s.push(Attack(Battle(self.chooser(s), candidate)))


@implements("SR-14a", "SR-14c", "SR-14e", "SR-8e")
class Combat(MayFire, Attacks, frozen=True):
    """Step C of an operation. What it leaves without END OPS gets it when the operation ends."""

    rule = "SR-14a"
    under = ("Operation", "GroupOperation", "ReserveOperation", "DropOperation", "LandingOperation")
    leads_to = ("Attack", "BattleRoll", "Losses", "GivingWay", "Retreat", "Advance", "Penetration")
    question = ("side",)

    side: Side

    def able(self, s: SalernoState) -> list[int]:
        return list(places_of(s.operating & s.standing & ~done_units(s)))


@implements("SR-14.1e", "SR-14.3.4a", "SR-14.3.4b", "SR-14.3.4c")
class Penetration(MayFire, Attacks, frozen=True):
    """Units that advanced and have no END OPS attack again from the hex they entered; who does not is done."""

    rule = "SR-14.3.4a"
    under = ("Combat", "Penetration")
    question = ("side", "hex")
    attacking = True

    battle: Battle

    def able(self, s: SalernoState) -> list[int]:
        b = self.battle
        return list(places_of(attacking_units(s, b) & s.at[b.target] & ~done_units(s)))

    def finish(self, s: SalernoState) -> None:
        end_operations(s, self.battle.side, attacking_units(s, self.battle))
        s.pop()


@implements("SR-14b", "SR-14d")
class Attack(AttackDeclaration[SalernoState], frozen=True):
    """The units that attack a hex are named, then the dice are rolled. Support comes between: of the attacker, then of
    the defender; then Gegenangriff (SR-14.2.6a, SR-14.2.8a)."""

    rule = "SR-14b"
    under = ("Combat", "Penetration")
    question = ("hex",)

    battle: Battle

    def able(self, s: SalernoState) -> Sequence[int]:
        able: list[int] = s.stack[-2].able(s)
        return able

    def contact(self, s: SalernoState) -> Sequence[int]:
        return s.components.map.board.adjacent

    def more_attackers(self, s: SalernoState) -> list[int]:
        b = self.battle
        return [unit for unit in super().more_attackers(s) if can_enter(s, 1 << unit, s.place[unit], b.target)]

    @implements("SR-14f", "SR-8e")
    def refuse_attacker(self, s: SalernoState, piece: int) -> Refusal:
        if done_units(s) >> piece & 1:
            return s.refuse("SR-8e", "end-ops", unit=piece)
        target = self.battle.target
        near = s.components.map.board.adjacent[target] >> s.place[piece] & 1
        rule = "SR-14f" if near and piece in self.able(s) and piece not in self.attackers() else "SR-14b"
        return s.refuse(rule, "cannot-strike", unit=piece, hex=target)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        b = self.battle if action.verb == "done" else self.with_attacker(action.args[0]).battle
        if evacuates(s, b):
            return None
        if is_lone_rearguard(s, b.side, b.target):
            return Explanation((), (rearguard_odds(s, b.target),))
        return explain_battle(s, b)

    def defended(self, s: SalernoState) -> int:
        return targets(s, self.battle.side)

    def finish(self, s: SalernoState) -> None:
        b = self.battle
        s.pop()
        s.report("attack", side=b.side, units=s.names(b.attackers), hex=b.target)
        if is_lone_rearguard(s, b.side, b.target):
            attack_rearguard(s, b)
            return
        if evacuates(s, b):
            leave_rome(s, b)
            return
        s.push(BattleRoll(b))
        s.push(Gegenangriff(b))
        s.push(AttackerSupport(b))


@implements("SR-14.1c", "SR-14.1d")
class BattleRoll(Step[SalernoState], frozen=True):
    """All that comes before the dice is settled: they are rolled."""

    rule = "SR-14.1d"
    under = ("Combat", "Penetration")
    shown_as = "Attack"

    battle: Battle

    def run(self, s: SalernoState) -> None:
        s.pop()
        roll(s, self.battle)


@implements("SR-12g", "SR-12h", "SR-14.1e")
def attack_rearguard(s: SalernoState, b: Battle) -> None:
    """One die: nothing, or it falls back, or it is eliminated. Who has driven it off may advance and attack again."""
    die, chart = s.dice.roll(), s.components.rearguard
    result = chart.result(0, die)
    s.report(
        "attackedRearguard",
        side=b.side,
        units=s.names(b.attackers),
        hex=b.target,
        die=die,
        result=result,
        chart="rearguard",
        column=chart.names[0],
    )
    if result == "out":
        lose_rearguard(s, b.target)
    s.push(Penetration(b))
    if result == "retreat" or (result == "out" and not s.options.no_advance_when_rearguard_dies):
        s.push(Advance(b))
        if result == "retreat":
            s.push(RearguardRetreat(b))
    else:
        s.report("battleEnded", hex=b.target)


@implements("SR-14.1d")
def roll(s: SalernoState, b: Battle) -> None:
    """Two dice, with their modifiers, within the rows of the chart; the result is applied at once."""
    c = s.components
    b = replace(b, defenders=s.at[b.target] & c.side_mask[1 - b.side])
    sums, dice = sums_of(s, b), [s.dice.roll(), s.dice.roll()]
    final = c.combat.final(sum(dice) + sums.modifier)
    result = c.combat.result(sums.column, final)
    s.report(
        "attacked",
        side=b.side,
        units=s.names(b.attackers),
        hex=b.target,
        attack=float(sums.attack_total),
        defence=float(sums.defence_total),
        odds=c.combat.names[sums.column],
        dice=[str(die) for die in dice],
        modifier=sums.modifier,
        final=final,
        result=result,
        chart="combat",
    )
    conclude(s, b, read_result(result))


@implements("SR-20a")
def leave_rome(s: SalernoState, b: Battle) -> None:
    """No dice: the garrison goes, and the attack counts as made (AMB-51)."""
    b = replace(b, defenders=s.at[b.target] & s.components.side_mask[1 - b.side])
    lose_rearguard(s, b.target)
    s.push(Penetration(b))
    s.push(Advance(b))
    begin_leaving(s, b)


@implements("SR-14.3a", "SR-14.3.1a", "SR-14.3.2c", "SR-14.3.5a")
def conclude(s: SalernoState, b: Battle, result: Result) -> None:
    """Push what a result brings, the last thing first: penetration, advance, retreat, losses of the defender, of the
    attacker."""
    attackers = mask_of(list(b.attackers))
    if result.attacker_star:
        s.end_ops |= attackers
    if result.defender_star:
        s.end_ops |= b.defenders
    if result.defender or result.retreat or result.defender_star:
        lose_rearguard(s, b.target)
    s.push(Penetration(b))
    s.push(Advance(b))
    if result.retreat:
        s.push(Retreat(b))
        if result.defender:
            s.push(Losses(b, 1 - b.side, result.defender, b.defenders))
    elif result.defender:
        s.push(GivingWay(b, result.defender))
    if result.attacker:
        s.push(Losses(b, b.side, result.attacker, attackers))
