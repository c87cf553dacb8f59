"""What a side may know: all that lies on the map and the displays, but not what the other allocates in secret, nor who
lies below the top of the enemy's stacks (SR-9.9a)."""

from __future__ import annotations

from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import POOLS, SIDES
from sirocco.games.salerno_rome.rules.activation_points import Allocation
from sirocco.games.salerno_rome.rules.combat.losses import Losses
from sirocco.games.salerno_rome.rules.operations.imagined_stacks import imagine_units
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units, unseen
from sirocco.games.salerno_rome.rules.state import OFF_MAP, SalernoState
from sirocco.kernel.dice import Dice
from sirocco.kernel.formats.shape import FLAG, NUMBER, TEXT, Each, Listing, Name, Record
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.facts import SIDE, UNITS, Fact, Facts, UnitFacts, battle_facts, by_side, condition, each_unit
from sirocco.mechanics.windows import MovesUnderWindows, forget_answers

FORMATION, HEX = Name("formation"), Name("hex")
ARTILLERY = Name("artillery")
FORMATIONS, HEXES = Listing(FORMATION), Listing(HEX)

UNIT_FACTS = UnitFacts(
    "hex",
    OFF_MAP,
    {
        "steps": Fact(NUMBER, lambda s: [s.steps_left(unit) for unit in range(len(s.place))]),
        "reduced": condition("reduced"),
        "oos": condition("oos"),
        "endOps": condition("end_ops"),
        "moved": condition("moved"),
        "reacted": condition("reacted"),
        "reserveDone": condition("reserve_done"),
        "landed": condition("landed"),
        "dropped": condition("dropped"),
        "independent": condition("independent"),
    },
)


def _formations(s: SalernoState, mask: int) -> list[str]:
    return [s.components.formation_ids[formation] for formation in places_of(mask)]


def _river_sides(s: SalernoState, mask: int) -> list[str]:
    """River sides as the two hexes beside them: 3126|3127."""
    pairs = [s.components.river_sides[number] for number in places_of(mask)]
    return [f"{s.place_ids[one]}|{s.place_ids[other]}" for one, other in pairs]


def _command(s: SalernoState) -> dict[str, dict[str, str]]:
    """The army and the corps of each headquarters; none: it is not in play, it is in no corps."""
    ids, armies = s.components.formation_ids, tuple(s.components.armies)
    under = [*s.corps_of, *(-1 for _ in s.components.corps)]
    return {
        name: {
            "army": armies[s.army_of[i]] if s.army_of[i] >= 0 else "",
            "corps": ids[under[i]] if under[i] >= 0 else "",
        }
        for i, name in enumerate(ids)
    }


def _pools(mask: int) -> list[str]:
    return [POOLS[pool] for pool in places_of(mask)]


def _hexes(s: SalernoState, mask: int) -> list[str]:
    return [s.place_ids[place] for place in places_of(mask)]


def _losses(s: SalernoState, side: int, _step: Any) -> int:
    return sum(step.number for step in s.stack if isinstance(step, Losses) and step.side == side)


ARTILLERY_FACTS = Record({"at": Name("hex", "off"), "fired": FLAG, "active": FLAG}, short="at")


def _artillery(s: SalernoState) -> dict[str, dict[str, Any]]:
    """The pieces in play: where each stands, and whether it has FIRED and is active."""
    ids, places = s.components.artillery_ids, s.components.map.ids
    return {
        ids[gun]: {
            "at": places[s.gun_at[gun]] if s.gun_at[gun] >= 0 else "off",
            "fired": bool(s.fired >> gun & 1),
            "active": bool(s.active_guns >> gun & 1),
        }
        for gun in places_of(s.guns)
    }


def _marked(s: SalernoState) -> tuple[int, ...]:
    return places_of(s.interdicted[0] | s.interdicted[1])


FACTS = Facts(
    {
        "turn": Fact(NUMBER, lambda s: s.turn),
        "impulse": Fact(NUMBER, lambda s: s.impulse),
        "bad": Fact(FLAG, lambda s: s.bad),
        "units": each_unit(UNIT_FACTS),
        "points": Fact(Each("pool", NUMBER), lambda s: dict(zip(POOLS, s.points, strict=True))),
        "spent": by_side(NUMBER, lambda s, side: s.spent[side]),
        "initiative": Fact(Name("side", ""), lambda s: SIDES[s.initiative] if s.initiative >= 0 else ""),
        "activated": Fact(FORMATIONS, lambda s: _formations(s, s.activated)),
        "finished": Fact(FORMATIONS, lambda s: _formations(s, s.finished)),
        "operating": Fact(UNITS, lambda s: s.names(places_of(s.operating))),
        "bonusLeft": Fact(NUMBER, lambda s: s.bonus_left),
        "reserves": by_side(HEXES, lambda s, side: [s.place_ids[h] for h in places_of(s.reserves[side])]),
        "artillery": Fact(Each("artillery", ARTILLERY_FACTS), _artillery),
        "planes": by_side(NUMBER, lambda s, side: s.planes[side]),
        "interdicted": Fact(
            Each("hex", NUMBER), lambda s: {s.place_ids[h]: 4 - 2 * (not s.interdicted[1] >> h & 1) for h in _marked(s)}
        ),
        "rearguards": Fact(HEXES, lambda s: [s.place_ids[h] for h in places_of(s.rearguards)]),
        "broken": Fact(Listing(TEXT), lambda s: _river_sides(s, s.broken)),
        "built": Fact(Listing(TEXT), lambda s: _river_sides(s, s.built)),
        "exited": Fact(NUMBER, lambda s: s.exited),
        "gustav": Fact(NUMBER, lambda s: s.gustav),
        "fortifications": Fact(HEXES, lambda s: _hexes(s, s.fortifications)),
        "fortificationsLeft": Fact(NUMBER, lambda s: s.fortifications_left),
        "command": Fact(
            Each("formation", Record({"army": Name("army", ""), "corps": Name("formation", "")})), _command
        ),
        "bought": Fact(
            Listing(Name("purchase")),
            lambda s: [s.components.vocabulary.names["purchase"].ids[i] for i in places_of(s.bought)],
        ),
        "offensives": Fact(Listing(Name("pool")), lambda s: _pools(s.offensives)),
        "offensive": Fact(Name("pool", ""), lambda s: POOLS[s.offensive] if s.offensive >= 0 else ""),
        "extensions": by_side(NUMBER, lambda s, side: s.extensions[side]),
        "mules": by_side(HEXES, lambda s, side: _hexes(s, s.mules[side])),
        "mulesLeft": by_side(NUMBER, lambda s, side: s.mules_left[side]),
        "depots": Fact(HEXES, lambda s: _hexes(s, s.depots)),
        "depotsLeft": Fact(NUMBER, lambda s: s.depots_left),
        "unseen": Fact(Each("hex", NUMBER), lambda _: {}),
        "naples": Fact(FLAG, lambda s: s.naples),
        "majorLanding": Fact(NUMBER, lambda s: s.major_landing),
        "control": by_side(HEXES, lambda s, side: _hexes(s, s.control[side] & s.components.place_hexes)),
        "minorVictory": Fact(FLAG, lambda s: s.minor),
        "romeLeft": Fact(FLAG, lambda s: s.rome_left),
        "foggiaDivisions": Fact(FLAG, lambda s: s.foggia_divisions),
        "battle": battle_facts(
            {
                "side": Fact(SIDE, lambda _, step: SIDES[step.battle.side]),
                "hex": Fact(HEX, lambda s, step: s.place_ids[step.battle.target]),
                "attackers": Fact(UNITS, lambda s, step: s.names(step.battle.attackers)),
                "defenders": Fact(UNITS, lambda s, step: s.names(places_of(step.battle.defenders))),
                "losses": by_side(NUMBER, _losses),
            }
        ),
    }
)
"""The position by name."""


@implements("SR-9.9a")
def view(s: SalernoState, side: int | None) -> dict[str, Any]:
    """The position without the units that the side may not know, but with their number."""
    facts = FACTS.of(s)
    for unit in places_of(unknown_units(s, side)):
        del facts["units"][s.components.unit_ids[unit]]
    facts["unseen"] = unseen(s, side)
    return facts


def draws(_state: SalernoState) -> dict[str, dict[str, int]]:
    """Nothing is drawn in this game."""
    return {}


def hidden_from(s: SalernoState, side: int) -> Any:
    """What the other side has allocated in secret, who lies below the top of its stacks, and which windows it declines
    beforehand."""
    steps = [step for step in s.stack if isinstance(step, Allocation)]
    rows = [row for step in steps for owner, row in zip(step.order, step.chosen, strict=False) if owner != side]
    unknown = [(unit, s.place[unit]) for unit in places_of(unknown_units(s, side))]
    moves = [step for step in s.stack if isinstance(step, MovesUnderWindows) and step.declined]
    return [*rows, unknown, s.standing_answers[1 - side], *(step.declined[1 - side] for step in moves)]


def resample(s: SalernoState, side: int, dice: Dice) -> None:
    """The units first: what the other side can buy depends on where they are imagined to be."""
    forget_answers(s, side)
    imagine_units(s, side, dice)
    for depth, step in enumerate(s.stack):
        if isinstance(step, Allocation):
            s.stack[depth] = step.resampled(s, side, dice)
