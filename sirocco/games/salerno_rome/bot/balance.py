"""How the sides stand against each other: their strength, what they hold, and who has to attack, for bots."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes, has_its_goals, held_worth
from sirocco.games.salerno_rome.rules.state import SalernoState


def strength_at(s: SalernoState, side: int, place: int) -> int:
    return sum(s.strength(unit) for unit in places_of(s.at[place] & s.components.side_mask[side]))


def strength(s: SalernoState, side: int) -> int:
    return sum(s.strength(unit) for unit in places_of(s.standing & s.components.side_mask[side]))


def is_pressed(s: SalernoState, side: int) -> bool:
    """Whether a side is the weaker one, which has more to hold than to take."""
    return strength(s, side) < strength(s, 1 - side)


def is_in_danger(s: SalernoState, side: int) -> bool:
    """Whether an enemy force is near what a side must not lose, and the side is not clearly the stronger. An enemy who
    needs several places does not win by the first."""
    victory = s.components.victory
    if victory[1 - side].every and victory[side].keeps is None:
        return False
    if strength(s, side) >= weights.STRONGER * strength(s, 1 - side):
        return False
    around = 0
    for hex_ in places_of(decisive_hexes(s, side)):
        around |= s.components.map.near(hex_, weights.WATCHED)
    coming = places_of(around & s.occupied[1 - side])
    return sum(strength_at(s, 1 - side, place) for place in coming) >= weights.FORCE


def has_to_catch_up(s: SalernoState, side: int) -> bool:
    """Whether no turn is left to wait for, for a side that could attack: what it must not lose it holds all the same.
    Who wins by what it keeps need not catch up."""
    if s.turn < s.components.scene.last or s.components.victory[side].keeps is not None:
        return False
    return strength(s, side) >= weights.CATCHING_UP * strength(s, 1 - side)


def drives(s: SalernoState, side: int) -> bool:
    """Whether a side goes for what the enemy holds: it holds far less, or it is strong enough and has not what it
    wants, and nothing that decides the game is in danger. The others hold a line before what they have."""
    behind = held_worth(s, 1 - side) - held_worth(s, side)
    if behind <= 0 and has_its_goals(s, side):
        return False
    if behind > 0 and has_to_catch_up(s, side):
        return True
    if is_in_danger(s, side):
        return False
    if behind > weights.FAR_BEHIND:
        return True
    return strength(s, side) >= (weights.EVEN if behind > 0 else weights.STRONGER) * strength(s, 1 - side)
