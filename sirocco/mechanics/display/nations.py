"""Small marks of nations on counters."""

from __future__ import annotations

from collections.abc import Mapping

MARKS: Mapping[str, tuple[str, ...]] = {
    "usa": ("#1f3a7a", "#f6f1e3", "#b3261e", "#f6f1e3"),
    "britain": ("#1f3a7a", "#b3261e", "#1f3a7a"),
    "canada": ("#c62839", "#f6f1e3", "#c62839"),
    "india": ("#d9822b", "#1f3a7a"),
    "australia": ("#f0c020", "#1f6b3a"),
    "new-zealand": ("#1c1a16", "#f6f1e3"),
    "south-africa": ("#e07b1a", "#f6f1e3", "#1f3a7a"),
    "poland": ("#f6f1e3", "#c62839"),
    "france": ("#1f4fa3", "#f6f1e3", "#c62839"),
    "free-france": ("#1f4fa3", "#f6f1e3", "#c62839"),
    "greece": ("#2f74c0", "#f6f1e3", "#2f74c0"),
    "germany": ("#1c1a16", "#f6f1e3", "#1c1a16"),
    "italy": ("#1f7a44", "#f6f1e3", "#c62839"),
}
"""The bands of each nation's mark; one that an owner's file adds has none."""
