"""Map symbols: what a unit is, and how large, as a code of MIL-STD-2525."""

from __future__ import annotations

ARMOUR, HEADQUARTERS, INFANTRY = "UCA---", "UH----", "UCI---"
ARMS = {
    "anti-tank": "UCAA--",
    "armour": ARMOUR,
    "armoured-cars": "UCRVA-",
    "artillery": "UCF---",
    "engineers": "UCE---",
    "flak": "UCD---",
    "garrison": INFANTRY,
    "glider": "UCIS--",
    "headquarters": HEADQUARTERS,
    "hq": HEADQUARTERS,
    "infantry": INFANTRY,
    "infantry-tanks": ARMOUR,
    "light-tanks": ARMOUR,
    "machine-guns": INFANTRY,
    "mechanised": "UCIZ--",
    "motorised": "UCIM--",
    "mountain": "UCIO--",
    "naval": "UCIN--",
    "panzer": ARMOUR,
    "parachute": "UCIA--",
    "reconnaissance": "UCR---",
    "rocket": "UCFR--",
    "self-propelled": "UCFHE-",
    "special": INFANTRY,
    "supply": "USS---",
    "tank": ARMOUR,
    "tank-destroyer": "UCAA--",
}
"""By the kind of unit, as games call them."""
ECHELONS = {
    "I": "E",
    "company": "E",
    "battalion": "F",
    "II": "F",
    "group": "G",
    "regiment": "G",
    "III": "G",
    "brigade": "H",
    "X": "H",
    "division": "I",
    "XX": "I",
    "corps": "J",
    "XXX": "J",
    "army": "K",
    "XXXX": "K",
}
"""By the size of a unit, in words or as it is printed above the symbol."""


def symbol(kind: str, size: str) -> str:
    """The code of a unit; one of a size that has no sign is drawn without."""
    return f"SFGP{ARMS[kind]}-{ECHELONS.get(size, '-')}---"
