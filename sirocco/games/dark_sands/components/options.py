"""The named switches for passages of the rulebook that can be read in more than one way, and the clauses they bend."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sirocco.kernel.fields import Clause


class Options(msgspec.Struct, frozen=True, rename="camel"):
    """The named switches for passages that can be read in more than one way, and the optional rule."""

    note_f_forts: Annotated[bool, Clause("DS-14.1a")] = False
    swap_row_8: Annotated[bool, Clause("DS-2.2.1a")] = False
    dash_to_the_wire: Annotated[bool, Clause("DS-S3b")] = False
    shock_not_on_al1: Annotated[bool, Clause("DS-12.7.3b")] = False
    drm_only_if_all: Annotated[bool, Clause("DS-20.2.6a")] = False
    exchange_takes_all: Annotated[bool, Clause("DS-7.4f")] = False
    ae_spares_others: Annotated[bool, Clause("DS-7.4e")] = False
    air_cap_as_fought: Annotated[bool, Clause("DS-13.2b")] = False
    artillery_to_own_units: Annotated[bool, Clause("DS-13.4a")] = False
    marsh_rounds_down: Annotated[bool, Clause("DS-20.2.2a")] = False
    ridge_if_all_cross: Annotated[bool, Clause("DS-12.7.2c")] = False
    guns_only_german: Annotated[bool, Clause("DS-13.5b")] = False
    panzers_need_no_range: Annotated[bool, Clause("DS-C.AKa")] = False
    rommel_no_mixing: Annotated[bool, Clause("DS-C.ROMb")] = False
    corps_21_whole_in_range: Annotated[bool, Clause("DS-C.21Ca")] = False
    corps_21_in_supply: Annotated[bool, Clause("DS-C.21Ca")] = False
    armour_not_motorised: Annotated[bool, Clause("DS-C.AKa")] = False
    formation_all_in_supply: Annotated[bool, Clause("DS-C.ROMa")] = False
    hexside_costs_replace: Annotated[bool, Clause("DS-19.1a")] = False
    rail_must_advance: Annotated[bool, Clause("DS-23.3.1b")] = False
    gazala_can_lapse: Annotated[bool, Clause("DS-S4b")] = False
    momentum_after_named: Annotated[bool, Clause("DS-12.7.1a")] = False
    at_face_down: Annotated[bool, Clause("DS-13.5d")] = False
    assault_both_attack: Annotated[bool, Clause("DS-12.6b")] = False
    italians_build_reduced: Annotated[bool, Clause("DS-13.6.2a")] = False
    extend_beside_garrisons: Annotated[bool, Clause("DS-19.1.7c")] = False
    end_check_by_section_left: Annotated[bool, Clause("DS-19.2.3b")] = False
    retreat_by_first_section: Annotated[bool, Clause("DS-20.3.3c")] = False
    joined_hex_open: Annotated[bool, Clause("DS-20.1h")] = False
    half_movement_rounds_up: Annotated[bool, Clause("DS-C.HMCa")] = False
    tie_goes_to_tobruk: Annotated[bool, Clause("DS-5.1.2a")] = False
    rebuildable_panzers_count: Annotated[bool, Clause("DS-S3a")] = False
    tobruk_is_the_town: Annotated[bool, Clause("DS-S2a")] = False
    places_stay_controlled: Annotated[bool, Clause("DS-2.1.5f")] = False
    gazala_bars_marches_only: Annotated[bool, Clause("DS-S4b")] = False
    no_last_priority_window: Annotated[bool, Clause("DS-18.6.1a")] = False
    priority_chits_pass_over: Annotated[bool, Clause("DS-18.2a")] = False
    repair_needs_a_draw: Annotated[bool, Clause("DS-17.3.2a")] = False
    crusader_chits_drawn: Annotated[bool, Clause("DS-17.2a")] = False
    automatic_line_as_for_units: Annotated[bool, Clause("DS-5.1.1a")] = False
    withdraw_around: Annotated[bool, Clause("DS-18.4b")] = False
    hq_flees_from_retreat: Annotated[bool, Clause("DS-11m")] = False
    british_of_britain: Annotated[bool, Clause("DS-C.COMa")] = False
    tobruk_falls_combo: Annotated[bool, Clause("DS-C.TOBAb")] = False
    retreat_never_back: Annotated[bool, Clause("DS-20.3.4d")] = False
