"""What bots bombard, with what, and where they put their artillery."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.prospects import steps_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.rules.artillery.artillery import ArmyArtillery, Positioning, gun_hexes, ready_guns
from sirocco.games.salerno_rome.rules.artillery.bombardment import (
    AT_WILL,
    BY_PLANES,
    Bombardment,
    BombardmentWindow,
    LastPlanesWindow,
    OverrunWindow,
    targets_at_will,
)
from sirocco.games.salerno_rome.rules.artillery.fire_missions import FireMission
from sirocco.games.salerno_rome.rules.artillery.interdiction import LastMissions
from sirocco.games.salerno_rome.rules.combat.tactical_support import AttackerSupport, SupportWindow, supporters
from sirocco.games.salerno_rome.rules.first_fire import FirstFire
from sirocco.games.salerno_rome.rules.operations.naval_units import ShipForLanding
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action

STEPS = {"-": 0.0, "G": 0.5, "R": 0.8, "1*": 1.2, "2": 2.0, "2*": 2.3}
"""What each result comes to, in steps."""
CLOSEST = 12
"""How many targets are looked at for a bombardment at will."""

Salvo = tuple[float, tuple[Action, ...]]
"""What a bombardment promises in steps, less what its pieces could do elsewhere; and the actions that name them."""


@lru_cache(maxsize=20_000)
def _expected(c: SalernoRome, column: int, modifier: int, steps: int) -> float:
    chances = c.bombardment.chances(column, modifier).items()
    return sum(float(chance) * min(STEPS[result], steps + 0.3) for result, chance in chances)


def promise(s: SalernoState, mission: Bombardment) -> float:
    """The mean of steps that a bombardment takes, END OPS counted as a part of one."""
    sums = mission.sums(s)
    units = s.at[mission.hex] & s.components.side_mask[1 - mission.side]
    steps = steps_of(s, places_of(units))
    return _expected(s.components, sums.column, sums.modifier, steps) if steps else 0.1 * (sums.column >= 0)


def best_salvo(s: SalernoState, mission: Bombardment, price: float = 1.0) -> Salvo:
    """The pieces with which to fire: artillery, ships or planes. `price`: what it costs to use one, as a share of the
    usual."""
    c, words = s.components, s.components.vocabulary
    guns, planes = mission.allowed(s)
    fire = words.each("fire")
    by_factor = sorted(places_of(guns), key=lambda gun: (-c.artillery[gun].fire, gun))
    families = [
        ([fire[gun] for gun in by_factor if not c.ships >> gun & 1], weights.GUN),
        ([fire[gun] for gun in by_factor if c.ships >> gun & 1], weights.GUN),
        ([words.bare["plane"]] * planes, weights.PLANE),
    ]
    best: Salvo = (0.0, ())
    for actions, cost in families:
        joined: FireMission = mission
        for number, action in enumerate(actions, 1):
            joined = joined.joined_by(action)
            assert isinstance(joined, Bombardment)
            worth = promise(s, joined) - price * cost * number
            if worth > best[0]:
                best = (worth, tuple(actions[:number]))
    return best


def bombard(s: SalernoState, mission: Bombardment, least: float, price: float = 1.0) -> tuple[Action, ...] | None:
    """The whole bombardment as actions, if it promises enough."""
    words = s.components.vocabulary
    worth, named = best_salvo(s, mission, price)
    if worth < least or not named:
        return None
    return (words.each("bombard")[mission.hex], *named, words.bare["done"])


def best_bombardment(
    s: SalernoState, side: int, hexes: Iterable[int], occasion: int, least: float, price: float = 1.0
) -> tuple[Action, ...] | None:
    """The most promising bombardment of some hexes."""
    words = s.components.vocabulary
    best: tuple[float, tuple[Action, ...]] = (least, ())
    for hex_ in hexes:
        worth, named = best_salvo(s, Bombardment(side=side, hex=hex_, occasion=occasion), price)
        if named and worth > best[0]:
            best = (worth, (words.each("bombard")[hex_], *named, words.bare["done"]))
    return best[1] or None


# The steps.


def finish_mission(s: SalernoState, top: Bombardment) -> tuple[Action, ...]:
    """A bombardment that has been begun: with the best pieces, or with whatever there is."""
    done = s.components.vocabulary.bare["done"]
    _, named = best_salvo(s, replace(top, guns=0, planes=0), 0.0)
    if top.guns or top.planes:
        return (done,)
    return (*named, done) if named else (top.actions(s)[0],)


def last_missions(s: SalernoState, top: LastMissions) -> Action | tuple[Action, ...]:
    """What is left is fired: what the enemy has done already cannot be hindered any more."""
    side = top.side
    enemy_is_done = s.initiative != side
    fire = best_bombardment(
        s,
        side,
        _nearest(s, side, targets_at_will(s, side)),
        0,
        weights.ENOUGH_FIRE / 2 if enemy_is_done else weights.ENOUGH_FIRE,
        0.3 if enemy_is_done else 1.0,
    )
    return fire or s.components.vocabulary.bare["done"]


def last_planes(s: SalernoState, top: LastPlanesWindow) -> Action | tuple[Action, ...]:
    side = top.asked.side
    enemy_is_done = s.initiative != side
    hexes = [action.args[0] for action in top.reactions(s, top.asked)]
    mask = sum(1 << hex_ for hex_ in hexes)
    least = weights.ENOUGH_FIRE if not enemy_is_done else 0.05
    price = 0.2 if not enemy_is_done else 1.0
    fire = best_bombardment(s, side, _nearest(s, side, mask), BY_PLANES, least, price)
    return fire or s.components.vocabulary.bare["decline"]


def _nearest(s: SalernoState, side: int, targets: int) -> list[int]:
    """The targets with the most units, those beside friends first."""
    c, enemy = s.components, 1 - side

    def order(hex_: int) -> tuple[int, int, int]:
        dots = sum(c.half_dots[unit] for unit in places_of(s.at[hex_] & c.side_mask[enemy]))
        return (0 if s.zone[side] >> hex_ & 1 else 1, -dots, hex_)

    return sorted(places_of(targets), key=order)[:CLOSEST]


def fire_at_mover(s: SalernoState, top: BombardmentWindow) -> Action | tuple[Action, ...]:
    """Fire at who has entered a hex if it is worth the pieces; those about to be overrun fire anyway."""
    asked = top.asked
    mission = Bombardment(
        side=asked.side, hex=top.hex, occasion=top.occasion(asked), moved=top.moved, spared=top.spared
    )
    lost = isinstance(top, OverrunWindow)
    fire = bombard(s, mission, 0.0 if lost else weights.ENOUGH_FIRE, 0.0 if lost else 1.0)
    return fire or s.components.vocabulary.bare["decline"]


def fire_first(s: SalernoState, top: FirstFire) -> Action | tuple[Action, ...]:
    """Forestall the enemy where the fire is worth it anyway."""
    hexes = [action.args[0] for action in top.reactions(s, top.asked)]
    fire = best_bombardment(s, top.asked.side, hexes, AT_WILL, weights.ENOUGH_FIRE)
    return fire or s.components.vocabulary.bare["decline"]


def support(s: SalernoState, top: AttackerSupport | SupportWindow) -> Action:
    """One piece, the weakest that can: its factor does not matter."""
    b, words = top.battle, s.components.vocabulary
    attacks = isinstance(top, AttackerSupport)
    side = b.side if attacks else 1 - b.side
    guns, plane = supporters(s, b, side)
    if not guns and not plane:
        return words.bare["done" if attacks else "decline"]
    if not guns:
        return words.action("support")
    rows = s.components.artillery
    idle = ~s.active_guns if not attacks else 0
    return words.action("support", min(places_of(guns), key=lambda gun: (not idle >> gun & 1, rows[gun].fire, gun)))


# Where artillery stands.


def covered_by_guns(s: SalernoState, side: int) -> int:
    """The hexes within the range of a side's guns and ships that have not fired."""
    c, found = s.components, 0
    for gun in places_of(ready_guns(s, side)):
        if s.gun_at[gun] >= 0:
            found |= c.map.near(s.gun_at[gun], c.artillery[gun].range)
    return found


def gun_worth(s: SalernoState, gun: int, place: int) -> float:
    """How much of the front a piece covers from a hex, and how safe it is there."""
    c = s.components
    side = c.artillery_side[gun]
    reach = c.map.near(place, c.artillery[gun].range)
    enemies = s.occupied[1 - side]
    worth = 1.0 * (reach & enemies & s.zone[side]).bit_count() + 0.3 * (reach & enemies).bit_count()
    worth += 0.25 * (reach & s.occupied[side] & s.zone[1 - side]).bit_count()
    if not s.occupied[side] >> place & 1:
        worth -= 0.6
    if s.zone[1 - side] >> place & 1:
        worth -= 0.4 if s.occupied[side] >> place & 1 else 3.0
    return worth


def position_guns(s: SalernoState, top: Positioning) -> Action:
    """One piece after the other, where it covers the most."""
    words = s.components.vocabulary
    for gun in places_of(top.open_pieces(s)):
        places = list(places_of(gun_hexes(s, gun)))
        if places:
            return words.action("position", gun, max(places, key=lambda place: gun_worth(s, gun, place)))
    return words.bare["done"]


def position_gun(s: SalernoState, top: ArmyArtillery | ShipForLanding) -> Action:
    found = [action for action in top.actions(s) if action.verb == "position"]
    return max(found, key=lambda action: gun_worth(s, *action.args))
