"""Map symbols: what a unit is, and how large, as a code of MIL-STD-2525."""

from __future__ import annotations

ARMS = {
    "armour": "UCA---",
    "armoured-cars": "UCRVA-",
    "artillery": "UCF---",
    "headquarters": "UH----",
    "infantry": "UCI---",
    "motorised": "UCIM--",
}
ECHELONS = {
    "company": "E",
    "battalion": "F",
    "regiment": "G",
    "brigade": "H",
    "division": "I",
    "corps": "J",
    "army": "K",
}


def symbol(arm: str, size: str) -> str:
    """The code of a unit; one of a size that has no sign is drawn without."""
    return f"SFGP{ARMS[arm]}-{ECHELONS.get(size, '-')}---"
