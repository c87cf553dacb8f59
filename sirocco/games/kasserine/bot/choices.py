"""How bots choose in each step."""

from __future__ import annotations

from sirocco.games.kasserine.bot.attacks import (
    choose_attack,
    complete_attack,
    declare_attack,
    declare_defence,
    permit,
    retreat,
)
from sirocco.games.kasserine.bot.dumps import choose_demolition
from sirocco.games.kasserine.bot.evaluation import judge
from sirocco.games.kasserine.bot.fire import (
    choose_aircraft,
    choose_bombed,
    choose_gun,
    choose_kind,
    choose_struck,
    choose_target,
)
from sirocco.games.kasserine.bot.marches import Staff
from sirocco.games.kasserine.bot.set_up import choose_placement
from sirocco.games.kasserine.rules.air_support import AirSupport
from sirocco.games.kasserine.rules.artillery import Bombardment, FireKind, FireMission
from sirocco.games.kasserine.rules.bombers import Bombing
from sirocco.games.kasserine.rules.combat.advance import Advance
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.combat.combat import CombatPhase
from sirocco.games.kasserine.rules.combat.retreat import Permission, Retreat, SupplyGoesAlong
from sirocco.games.kasserine.rules.combat.ways_to_fight import AttackType, DefenceType
from sirocco.games.kasserine.rules.fire_results import Struck
from sirocco.games.kasserine.rules.movement import Movement, UnitMarch
from sirocco.games.kasserine.rules.setup import Placement
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import Dumps
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.choices import Chooser, by_outcome, first


def march_on(s: KasserineState, top: UnitMarch) -> Action:
    """A march that went otherwise than planned ends, where it may; else it goes on to a hex where it can."""
    actions = top.actions(s)
    return next((action for action in actions if action.verb in ("done", "back")), actions[0])


CHOICES: dict[type, Chooser] = {
    Placement: choose_placement,
    Dumps: choose_demolition,
    Movement: lambda s, _: Staff(s).plan(),
    UnitMarch: march_on,
    AirSupport: choose_aircraft,
    Bombing: choose_bombed,
    Bombardment: choose_gun,
    FireMission: choose_target,
    FireKind: choose_kind,
    Struck: choose_struck,
    CombatPhase: choose_attack,
    Attack: complete_attack,
    AttackType: declare_attack,
    DefenceType: declare_defence,
    Retreat: retreat,
    Permission: permit,
    SupplyGoesAlong: first,
    Advance: by_outcome(judge),
}
"""Where it is not said here, every action is weighed."""
