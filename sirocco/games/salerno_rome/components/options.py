"""The named switches for passages of the rulebook that can be read in more than one way, and the clauses they bend."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sirocco.kernel.fields import Clause


class Options(msgspec.Struct, frozen=True, rename="camel"):
    """First the optional rules, which a scenario can put in force or bar by itself; then the fog of war; then the named
    switches for passages that can be read in more than one way."""

    polish_corps: Annotated[bool, Clause("SR-9.2.1a")] = False
    second_kampfgruppe: Annotated[bool, Clause("SR-9.3.3a")] = False
    intelligence: Annotated[bool, Clause("SR-9.9b")] = False
    offensives: Annotated[bool, Clause("SR-9.10a")] = False
    rearguards: Annotated[bool, Clause("SR-12a")] = False
    devils: Annotated[bool, Clause("SR-14.2.7a")] = False
    gegenangriff: Annotated[bool, Clause("SR-14.2.8a")] = False
    planes_hit_movers: Annotated[bool, Clause("SR-16.1.3b")] = False
    interdiction: Annotated[bool, Clause("SR-16.3a")] = False
    case_foggia: Annotated[bool, Clause("SR-21a")] = False
    fog_of_war: Annotated[bool, Clause("SR-9.9a")] = True
    corps_pays_for_all: Annotated[bool, Clause("SR-9.2a")] = False
    emergency_in_own_segment: Annotated[bool, Clause("SR-9.3a")] = False
    kampfgruppe_counts_units: Annotated[bool, Clause("SR-9.3.1a")] = False
    end_ops_for_the_impulse: Annotated[bool, Clause("SR-5h")] = False
    reserves_act_again: Annotated[bool, Clause("SR-8c")] = False
    end_ops_silences_guns: Annotated[bool, Clause("SR-16i")] = False
    army_group_pays_common: Annotated[bool, Clause("SR-6e")] = False
    idle_axis_ends_turn: Annotated[bool, Clause("SR-5f")] = False
    minor_landing_as_major: Annotated[bool, Clause("SR-9.5.3c")] = False
    drop_goes_back: Annotated[bool, Clause("SR-9.4g")] = False
    ships_with_any_depot: Annotated[bool, Clause("SR-9.5.5b")] = False
    several_offensives: Annotated[bool, Clause("SR-9.10a")] = False
    nine_planes_beside_free: Annotated[bool, Clause("SR-9.8.1a")] = False
    air_supply_in_bad_weather: Annotated[bool, Clause("SR-8.1e")] = False
    owner_places_excess: Annotated[bool, Clause("SR-10d")] = False
    retreat_anywhere: Annotated[bool, Clause("SR-14.3.1c")] = False
    idle_guns_support_attacks: Annotated[bool, Clause("SR-16.2c")] = False
    planes_hit_only_movers: Annotated[bool, Clause("SR-16.1.3a")] = False
    no_advance_when_rearguard_dies: Annotated[bool, Clause("SR-12h")] = False
    shock_halves_again: Annotated[bool, Clause("SR-14.2.1b")] = False
    destroyers_bar_doubling: Annotated[bool, Clause("SR-14.2.3c")] = False
    mountain_bonus_by_origin: Annotated[bool, Clause("SR-14.2.5a")] = False
    devils_in_villages: Annotated[bool, Clause("SR-14.2.7a")] = False
    guns_retreat: Annotated[bool, Clause("SR-16g")] = False
    broken_bridge_stops_supply: Annotated[bool, Clause("SR-17d")] = False
    unsupplied_if_all: Annotated[bool, Clause("SR-17.2b")] = False
    halve_each_hex: Annotated[bool, Clause("SR-14.1a")] = False
    rome_barred_from_start: Annotated[bool, Clause("SR-20b")] = False
    rome_by_one_hex: Annotated[bool, Clause("SR-2.2c")] = False
    reduced_count_as_lost: Annotated[bool, Clause("SR-2.1c")] = False
    ortona_without_offensive: Annotated[bool, Clause("SR-22.1d")] = False
    diadem_won_by_control: Annotated[bool, Clause("SR-22.4e")] = False
    depot_needs_road: Annotated[bool, Clause("SR-17b")] = False
    diadem_edge_for_eighth_army: Annotated[bool, Clause("SR-17.1m")] = False
    supply_check_without_segment: Annotated[bool, Clause("SR-17a")] = False
    new_reserve_stays: Annotated[bool, Clause("SR-15c")] = False
    only_movers_shift: Annotated[bool, Clause("SR-16.1c")] = False
    first_column_at_least: Annotated[bool, Clause("SR-16.1c")] = False
    shelter_adds_up: Annotated[bool, Clause("SR-16.1c")] = False
    control_occupies: Annotated[bool, Clause("SR-2.1a")] = False
    foggia_planes_for_good: Annotated[bool, Clause("SR-9.8b")] = False
    kesselring_without_plane: Annotated[bool, Clause("SR-9.8g")] = False
    open_city_from_start: Annotated[bool, Clause("SR-20c")] = False
    lost_entry_waits: Annotated[bool, Clause("SR-18b")] = False
    players_set_up: Annotated[bool, Clause("SR-4a")] = False
