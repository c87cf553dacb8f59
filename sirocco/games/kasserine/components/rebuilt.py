"""The rules that were rebuilt for lost passages: where each was lost, and how an owner replaces it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from sirocco.kernel.formats.datafile import Table


class RebuiltRow(msgspec.Struct, frozen=True):
    """`lost`: the gap of the text, the lost components, or nowhere: it is silent. `options` switch the rule, `data` are
    the tables that make it."""

    lost: Literal["gap-2", "gap-3", "gap-4", "components", "silent"]
    options: tuple[str, ...] = ()
    data: tuple[str, ...] = ()


def read_rebuilt(table: Table, options: Collection[str], tables: Collection[str]) -> dict[str, RebuiltRow]:
    """By clause. What it names as options and as tables there must be."""
    rows = table.typed(RebuiltRow)
    for name, row in rows.items():
        table.check_known(name, "options", row.options, options, "option")
        table.check_known(name, "data", row.data, tables, "table")
        if not row.options and not row.data:
            raise table.fail("nothing would replace it: it needs options or data", name)
    return rows
