"""The named switches for passages that can be read in more than one way, and for rules rebuilt for lost ones."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sirocco.kernel.fields import Clause


class Options(msgspec.Struct, frozen=True, rename="camel"):
    """First what players may choose to play with; then readings of what the rulebook says; then rules that were rebuilt
    for its lost passages. Without a word about them all are as docs/kasserine.md recommends."""

    automatic_set_up: Annotated[bool, Clause("K-set-05")] = False
    strategic_bombers: Annotated[bool, Clause("K-rec-30")] = False
    infantry26th: Annotated[bool, Clause("K-set-11")] = False
    # Readings.
    sfax_line_decides: Annotated[bool, Clause("K-map-05")] = False
    two_beyond_is_a_draw: Annotated[bool, Clause("K-vic-09")] = False
    losses_count_only_eliminated: Annotated[bool, Clause("K-rec-24")] = False
    reduced_pay_terrain: Annotated[bool, Clause("K-ter-09")] = False
    reconnaissance_as_armour: Annotated[bool, Clause("K-cmb-07")] = False
    night_attacks_shared: Annotated[bool, Clause("K-ngt-03")] = False
    command_bonus_in_defence: Annotated[bool, Clause("K-cmd-03")] = False
    reconnaissance_counts_for_allies: Annotated[bool, Clause("K-vic-05")] = False
    weather_spares_attack_supply: Annotated[bool, Clause("K-wx-04")] = False
    one_aircraft_per_attack: Annotated[bool, Clause("K-air-10")] = False
    final_supply_by_clear_day: Annotated[bool, Clause("K-vic-04")] = False
    road_follow_only: Annotated[bool, Clause("K-ter-02")] = False
    zoc_cuts_end_hex: Annotated[bool, Clause("K-log-21")] = False
    attack_needs_supply: Annotated[bool, Clause("K-cmd-08")] = True
    commands_count_beyond: Annotated[bool, Clause("K-vic-11")] = False
    only_combat_units_mine: Annotated[bool, Clause("K-log-12")] = False
    weather_shrinks_command: Annotated[bool, Clause("K-wx-06")] = False
    aircraft_carry_over: Annotated[bool, Clause("K-air-09")] = False
    # Rebuilt.
    daily_weather: Annotated[bool, Clause("K-rec-02")] = False
    arrivals_need_supply: Annotated[bool, Clause("K-rec-04")] = False
    zone_to_zone: Annotated[bool, Clause("K-rec-05")] = False
    only_attackers_enter_zones: Annotated[bool, Clause("K-rec-06")] = False
    zones_cut_command: Annotated[bool, Clause("K-rec-08")] = False
    direct_control_only: Annotated[bool, Clause("K-rec-09")] = False
    army_completes_chain: Annotated[bool, Clause("K-rec-10")] = False
    corps_troops_without_chain: Annotated[bool, Clause("K-rec-11")] = False
    stacked_units_alone: Annotated[bool, Clause("K-rec-13")] = False
    supply_is_destroyed: Annotated[bool, Clause("K-rec-14")] = False
    advance_after_combat: Annotated[bool, Clause("K-rec-17")] = False
    shock_never_eliminates: Annotated[bool, Clause("K-rec-18")] = False
    guns_fire_once_a_move: Annotated[bool, Clause("K-rec-19")] = False
    firer_picks_unit: Annotated[bool, Clause("K-rec-20")] = False
    fire_needs_supply: Annotated[bool, Clause("K-rec-22")] = False
    supply_never_retreats: Annotated[bool, Clause("K-rec-28")] = False
    zones_bar_retreat_at_night: Annotated[bool, Clause("K-rec-29")] = False
    no_making_way: Annotated[bool, Clause("K-rec-31")] = False
    guns_spare_commands: Annotated[bool, Clause("K-rec-32")] = False
    guns_attack: Annotated[bool, Clause("K-rec-34")] = False
