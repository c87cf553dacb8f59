"""The named switches for passages of the rulebook that can be read in more than one way, and the clauses they bend."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sirocco.kernel.fields import Clause


class Options(msgspec.Struct, frozen=True, rename="camel"):
    """The named switches for passages that can be read in more than one way."""

    garrison_retreats: Annotated[bool, Clause("C-3.7f")] = False
    multi_direction: Annotated[bool, Clause("C-6.2.Ed")] = True
    split_retreat: Annotated[bool, Clause("C-6.2.E.7b")] = False
    alt_port_when_base_lost: Annotated[bool, Clause("C-6.1.Bh")] = False
    oos_support_penalty: Annotated[bool, Clause("C-3.9g")] = True
    recovery_needs_control: Annotated[bool, Clause("C-6.1.Bl")] = True
    one_convoy_per_unit: Annotated[bool, Clause("C-6.2.Dq")] = False
