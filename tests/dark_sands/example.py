"""The rulebook's example of play: both turns of the Compass scenario, chit by chit, action by action.

Nothing is scripted. Before every action on which something hangs, the game branches to a seed under which the draws and
dice fall as the rulebook says; the record keeps those seeds, so it replays by itself and every die can be proven.

As the rulebook's own note on the sixth chit of turn 2 says, the story has Tobruk Falls as it once was, a chit for
everybody: the option `tobrukFallsCombo`. Where the story and the rules part, the rules are played:

- Turn 1, second attack: 4:1 and a 2 would be BL1 on the table, so a 3 is rolled for the retreat of the story.
- Turn 2, third battle of the sixth chit: 1:2 and a final 3 would be AL1, so a 2 is rolled for the loss of both.
- What the story leaves open (exact marches, dice for the railway) is ours, within what it does say.

Where a retreat could end differently on another piece of ground, `FallBack` takes what there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, NamedTuple

import sirocco
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.proof.rulings import Checker

RECORD = "dark-sands-example.record"
RETOLD = "dark-sands-example.txt"


class By(NamedTuple):
    """An action on which chance follows: the dice that fall and the chits that come up, in their order."""

    action: str
    dice: tuple[int, ...] = ()
    chits: tuple[str, ...] = ()


class March(NamedTuple):
    """A unit moves by land, hex by hex."""

    unit: str
    way: str


class Extend(NamedTuple):
    """A unit moves by extended movement. `checks`: the die on entering a hex; `end`: the die at the end."""

    unit: str
    way: str
    end: int
    checks: Mapping[str, int] = {}


class FallBack(NamedTuple):
    """A retreat as far as there is something to choose: the first of these hexes that is open, or else any."""

    way: str


Item = str | By | March | Extend | FallBack | dict[str, Any]


def attack(hex_: str, *units: str) -> list[Item]:
    return [f"attack {hex_}", *(f"with {unit}" for unit in units), "done"]


def moves(way: str) -> list[Item]:
    return [f"move {hex_}" for hex_ in way.split()]


TO_SIDI_REZEGH = """1744 1743 1742 1842 1841 1840 1839 1939 1940 2040 2140 2240 2239 2338 2337 2437 2436 2435 2434 2433
2432"""

TURN_1: list[Item] = [
    # Chit 1, the initiative chit: O'Connor. The ring closes around 1949; 7 Armoured gathers around Cirene.
    {"decision": {"side": "allied", "step": "InitiativeChit"}, "expect": {"initiative": "allied"}},
    "chit oconnor",
    Extend(
        "22Guards",
        """1776 1775 1675 1574 1573 1572 1571 1570 1670 1669 1668 1667 1766 1765 1764 1763 1762 1862 1861 1960 1959
        1958 1957 1956 2054 2053 2052""",
        end=2,
        checks={"2054": 3},
    ),
    March("5/4Ind", "1650 1749 1849"),
    March("7/4Ind", "1650 1749 1849 1948"),
    March("16/70", "1650 1750 1850"),
    March("11/4Ind", "1958 1957 1956 2054 2053 2052 1951 1950"),
    March("3Coldstream", "2050"),
    March("7SG/7", "1649 1548 1547"),
    March("7/7", "1649 1548 1448 1447 1546"),
    March("4/7", "1649 1548 1448 1447 1446 1545 1646"),
    March("Selby", "1851 1750 1650 1649 1648"),
    "done",
    *attack("1949", "5/4Ind", "7/4Ind", "11/4Ind", "16/70", "3Coldstream"),
    {"explain": "support RAF2", "totals": {"sum-attack": 15, "sum-defence": 5, "sum-die": 0}},
    "support RAF2",
    By("done", (4,)),
    {"events": [{"kind": "rolled", "odds": "3:1", "die": 4, "result": "DR*"}]},
    "lose Maletti",
    FallBack("2047"),
    "done",
    {"expect": {"units": {"Maletti": "out"}, "supports": {"RAF2": "used"}}},
    *attack("1647", "4/7", "7/7", "7SG/7", "Selby"),
    {"explain": "done", "totals": {"sum-attack": 19, "sum-defence": 4}},
    By("done", (3,)),
    {"events": [{"kind": "rolled", "odds": "4:1", "die": 3, "result": "DR"}]},
    FallBack("1746 1846 1945 2045"),
    {"expect": {"units": {"Cirene": {"at": "2045", "steps": 1}, "Catanzaro": "2045"}}},
    "advance 4/7",
    "advance 7/7",
    "advance 7SG/7",
    "advance Selby",
    # Chit 2: movement, to the pass of Halfaya.
    By("done", chits=("allied move-or-combat",)),
    "as movement",
    March("4/7", "1646 1745 1744 1743 1742 1842 1941 2042"),
    March("7/7", "1646 1745 1744 1743 1742 1842 1941 2042"),
    March("7SG/7", "1646 1745 1744 1743 1742 1842"),
    March("Selby", "1646 1745 1744 1743 1742 1842 1841 1840"),
    March("11/4Ind", "1851 1750 1650 1649 1648 1647 1646 1745 1744 1743 1742 1842"),
    March("16/70", "1749 1649 1648 1647 1646 1745 1744 1743 1742"),
    March("5/4Ind", "1749 1649 1648 1647 1646 1745 1744 1743 1742"),
    March("7/4Ind", "1849 1749 1649 1648 1647 1646"),
    # Chit 3: logistics. Five divisions are cut off. Chit 4: the others begin to fall back.
    By("done", chits=("logistics", "axis half")),
    {"expect": {"units": {unit: {"oos": True} for unit in ("1Meditrn", "1Libica", "3Gennaio", "Catanzaro", "Cirene")}}},
    {"expect": {"units": {unit: {"oos": False} for unit in ("Marmarica", "28Ottobre", "23Marzo", "Sirte", "GarIt1")}}},
    {"expect": {"units": {unit: {"oos": False} for unit in ("4/7", "Selby", "11/4Ind", "22Guards", "3Coldstream")}}},
    "as movement",
    March("Sirte", "2435 2434 2433 2432"),
    March("23Marzo", "2440 2439 2538 2537 2536 2535 2635 2634"),
    March("28Ottobre", "2240 2339 2439 2538 2537 2536 2535 2635"),
    March("Marmarica", "2140"),
    March("Cirene", "1945 1845"),
    # Chit 5: combat -1. Selby clears Sidi Omar.
    By("done", chits=("allied half",)),
    "as combat",
    *attack("1839", "Selby"),
    {"explain": "support RAF1", "totals": {"sum-attack": 4, "sum-defence": 2, "sum-die": -1}},
    By("support RAF1", (3,)),
    {"events": [{"kind": "rolled", "odds": "2:1", "die": 3, "final": 2, "result": "BL1"}]},
    "done",
    {"expect": {"units": {"Selby": {"reduced": True}, "GarIt1": "down"}}},
    # Chits 6 and 7: the Axis its first combat, the Allies their second, without an attack.
    By("done", chits=("axis combat",)),
    By("done", chits=("allied half",)),
    "as combat",
    # Chit 8: movement, to a line from Tobruk to Bir el Gubi. There is no garrison for Fort Capuzzo.
    By("done", chits=("axis movement",)),
    {"expect": {"used": {"axis": {"movement": 2, "combat": 1}, "allied": {"movement": 1, "combat": 2}}}},
    "activate Marmarica",
    {"refused": "garrison Marmarica", "rule": "DS-13.6.2c"},
    *moves("2240 2339 2439 2538 2537 2536 2535 2635 2634 2633 2632 2731 2730 2830 2729"),
    "done",
    March("Sirte", "2431 2430 2429 2329 2230 2130 2031 2030"),
    March("23Marzo", "2633 2632 2531 2431 2430 2429"),
    March("28Ottobre", "2634 2633 2632 2731 2730"),
    # Chit 9: reinforcements at Derna. Chit 10: logistics, no change. Chit 11 can only be movement.
    By("done", chits=("axis reinforcement",)),
    {"expect": {"units": {"Sabratha": "3418", "Pavia": "3418", "Babini": "3418"}}},
    {"decision": {"side": "axis", "step": "Dismantling"}},
    By("done", chits=("logistics", "allied move-or-combat")),
    {"noEvents": ["outOfSupply", "supplied"]},
    {"decision": {"side": "allied", "step": "MovementAction"}},
    March("4/7", "2141 2140 2240 2340 2341 2441 2440 2439 2538 2537 2536 2535 2635 2634 2633 2632 2532 2531 2530 2630"),
    {"expect": {"control": {"2141": "allied", "2441": "allied"}}},
    March("7/7", "2141 2140 2240 2339 2439 2538 2537 2536 2535 2635 2634 2633 2632 2531"),
    March("7SG/7", "1841 1940 2040 2140 2240 2339 2439 2538 2537 2536 2535 2635 2634 2633 2632"),
    March("Selby", "1839 1838 1837 1836 1935 1934 1933 1932"),
    March("5/4Ind", "1842 1841 1840 1839 1838 1837 1836 1935 1934 1933 1932 1931"),
    March("22Guards", "1951 1851 1750 1650 1649 1648 1647 1646 1745"),
    March("7/4Ind", "1745"),
    March("3Coldstream", "1950 1851 1750 1650 1649 1648 1647 1646 1745"),
    {"expect": {"units": {"22Guards": {"at": "1745", "moved": True}}}},
    "activate 11/4Ind",
    "extend",
    *moves("1841 1840 1839 1838 1837 1836 1935 1934 1933"),
    "garrison 11/4Ind",
    "move 1932",
    By("done", (5,)),
    {"expect": {"units": {"11/4Ind": {"at": "1932", "disrupted": True}, "GarAl1": "1933"}}},
    Extend("16/70", "1842 1841 1840 1839 1939 1940 2040 2140 2240 2239 2338 2337 2437 2436 2435 2434 2433 2432", end=4),
    # Chit 12 can only be combat. 1:1 with one off the die is not worth two divisions.
    By("done", chits=("axis half",)),
    {"decision": {"side": "axis", "step": "CombatAction"}},
    # The end of the turn: those out of supply are lost.
    By("done", (1,)),
    {"tally": {"units.*.oos": {"true": 0}, "units.*.disrupted": {"true": 0}}},
    {"expect": {"turn": 2, "units": dict.fromkeys(("1Meditrn", "1Libica", "3Gennaio", "Catanzaro", "Cirene"), "out")}},
    {"expect": {"units": {"2Libica": "out", "GarIt1": "up"}, "supports": {"RAF1": "ready", "RAF2": "ready"}}},
]

TURN_2: list[Item] = [
    # Chit 1, the initiative chit: O'Connor again.
    {"decision": {"side": "allied", "step": "InitiativeChit"}, "expect": {"initiative": "allied"}},
    "chit oconnor",
    March("7/7", "2530 2529 2629 2728 2828 2829"),
    March("7SG/7", "2531 2530 2529 2629 2728 2828 2829"),
    March("16/70", "2531 2632 2731"),
    March("11/4Ind", "2032 2131 2231 2330 2431 2530 2631"),
    Extend("22Guards", TO_SIDI_REZEGH, end=6),
    Extend("7/4Ind", TO_SIDI_REZEGH, end=2),
    Extend("3Coldstream", TO_SIDI_REZEGH, end=3),
    March("5/4Ind", "2032 2131 2130"),
    March("Selby", "1931 1831 1830 1929"),
    "done",
    *attack("2830", "7/7", "7SG/7"),
    {"explain": "done", "totals": {"sum-attack": 10, "sum-defence": 2}},
    "done",
    By("done", (6,)),
    {"events": [{"kind": "rolled", "odds": "5:1", "die": 6, "result": "DE*"}], "noEvents": ["reduced"]},
    "advance 7SG/7",
    {"events": [{"kind": "control", "hex": "2830"}, {"kind": "tobrukFalls", "side": "allied"}]},
    "done",
    *attack("2730", "4/7", "16/70", "11/4Ind"),
    {"explain": "done", "totals": {"sum-attack": 12, "sum-defence": 4}},
    "done",
    By("done", (2,)),
    {"events": [{"kind": "rolled", "odds": "3:1", "die": 2, "result": "BL1"}]},
    {"expect": {"units": {"4/7": {"reduced": True}, "28Ottobre": "out"}, "pool": {"allied": {"tobruk": 1}}}},
    "advance 4/7",
    "done",
    # Chit 2: movement, to a second line.
    By("done", chits=("axis movement",)),
    March("Marmarica", "2728"),
    "activate 23Marzo",
    "garrison 23Marzo",
    *moves("2428 2427 2426 2425 2424 2523"),
    "activate Sirte",
    "fortify",
    March("Pavia", "3318 3219 3119 3020 2921 2922 2823"),
    March("Sabratha", "3318 3219 3119 3020 2921 2922 2823 2723"),
    Extend(
        "Babini",
        "3318 3219 3119 3020 2921 2821 2721 2621 2521 2421 2321 2322 2323 2324",
        end=2,
        checks={"2921": 1},
    ),
    # Chit 3: logistics. Sirte is out of supply. Chit 4: combat, without an attack.
    By("done", chits=("logistics", "axis half")),
    {
        "expect": {
            "units": {"Sirte": {"at": "2030", "oos": True}, "Marmarica": {"oos": False}},
            "boxes": {"axis": ["2030"]},
        }
    },
    {"tally": {"units.*.oos": {"true": 1}}},
    "as combat",
    # Chit 5: movement. Three attacks are ready, if the Italians do not move first.
    By("done", chits=("allied move-or-combat",)),
    "as movement",
    March("7/7", "2828"),
    {"expect": {"units": {"7/7": {"at": "2828", "moved": True}}}},
    March("Selby", "1928 2028 2127 2126 2125 2124 2123 2223 2323"),
    March("4/7", "2630 2529 2528 2527 2427 2426 2325"),
    March("7SG/7", "2729 2630 2529 2528 2527 2427 2426 2425"),
    March("16/70", "2730 2630 2529 2528 2527"),
    March("11/4Ind", "2530 2529 2528 2527"),
    March("5/4Ind", "2031"),
    March("7/4Ind", "2431 2430"),
    March("22Guards", "2431 2430"),
    March("3Coldstream", "2531 2632 2731 2730 2830 2729"),
    # Chit 6: Tobruk Falls, as combat. Babini is destroyed, El Adem and Sirte fall.
    By("done", chits=("allied tobruk",)),
    "as combat",
    *attack("2324", "7SG/7", "4/7", "Selby"),
    "done",
    {"explain": "support RegiaAero", "totals": {"sum-attack": 8, "sum-defence": 2}},
    By("support RegiaAero", (6,)),
    {"events": [{"kind": "rolled", "odds": "4:1", "die": 6, "result": "EX"}]},
    {"expect": {"units": {"Selby": "out"}}, "only": ["lose 4/7", "lose 7SG/7"]},
    "lose 7SG/7",
    {"expect": {"units": {"Babini": "out", "Selby": "out", "7SG/7": {"reduced": True}, "4/7": {"reduced": True}}}},
    "done",
    *attack("2429", "7/4Ind", "22Guards"),
    {"explain": "done", "totals": {"sum-attack": 6, "sum-defence": 2, "sum-die": -2}},
    By("done", (2,)),
    {"events": [{"kind": "rolled", "odds": "3:1", "die": 2, "final": 1, "result": "BL1"}]},
    "lose 7/4Ind",
    {"expect": {"units": {"GarIt1": "down", "7/4Ind": {"reduced": True}, "22Guards": {"reduced": False}}}},
    "done",
    *attack("2030", "5/4Ind"),
    {"explain": "done", "totals": {"sum-attack": 3, "sum-defence": 4, "sum-die": 2}},
    By("done", (2,)),
    {"events": [{"kind": "rolled", "odds": "1:2", "die": 2, "final": 4, "result": "BL1"}]},
    {"expect": {"units": {"Sirte": "out", "5/4Ind": {"reduced": True}}}},
    "done",
    *attack("2728", "7/7", "3Coldstream"),
    "support RAF1",
    {"explain": "done", "totals": {"sum-attack": 7, "sum-defence": 4}},
    By("done", (6,)),
    {"events": [{"kind": "rolled", "odds": "1:1", "die": 6, "result": "DR"}]},
    FallBack("2628 2528 2428 2327"),
    {"expect": {"units": {"Marmarica": {"at": "2327", "steps": 1}}}},
    "done",
    # Chit 7: combat, without an attack. Chit 8: logistics, everybody is in supply. Chit 9: reinforcements.
    By("done", chits=("axis half",)),
    "as combat",
    By("done", chits=("logistics", "allied reinforcement")),
    {"tally": {"units.*.oos": {"true": 0}}},
    "place 14/70 2830",
    "place 23/70 2830",
    "place 3Ind 1960",
    "place 16/6Aus 2031",
    "place 17/6Aus 2527",
    "place 19/6Aus 2430",
    # Chit 10: half movement. 3 Indian goes to Tobruk by sea.
    By("done", chits=("allied half",)),
    {"expect": {"units": {unit: {"at": "track", "reduced": False} for unit in ("5/4Ind", "7/4Ind", "11/4Ind")}}},
    "as movement",
    March("7/7", "2827 2826 2725 2625 2624"),
    March("3Coldstream", "2830 2829 2828 2827 2826 2825 2824"),
    March("4/7", "2324 2323 2322 2422 2522"),
    March("7SG/7", "2424"),
    March("17/6Aus", "2427"),
    March("16/70", "2427"),
    March("19/6Aus", "2429 2428"),
    March("16/6Aus", "2030 2029 2028 2127 2227"),
    March("22Guards", "2429"),
    "activate 3Ind",
    "sail 2830",
    {"expect": {"units": {"3Ind": {"at": "2830", "moved": True}}}},
    # Chit 11: after two Allied chits it must be the Axis's movement.
    By("done", chits=("axis movement",)),
    "activate Pavia",
    {"refused": "extend", "rule": "DS-19.1.7c"},
    *moves("2922 2921"),
    "done",
    March("Sabratha", "2722 2721 2719"),
    # Chit 12 can only be combat.
    By("done", chits=("allied half",)),
    {"decision": {"side": "allied", "step": "CombatAction"}},
    *attack("2523", "7/7", "7SG/7"),
    {"explain": "support RAF2", "totals": {"sum-attack": 10, "sum-defence": 3, "sum-die": -1}},
    By("support RAF2", (4,)),
    {"events": [{"kind": "rolled", "odds": "3:1", "die": 4, "final": 3, "result": "DR"}]},
    FallBack("2423"),
    {"expect": {"units": {"23Marzo": "out"}}},
    "done",
    *attack("2327", "17/6Aus", "19/6Aus", "16/6Aus", "16/70")[:-1],
    By("done", (3,)),
    {"events": [{"kind": "rolled", "odds": "4:1", "die": 3, "final": 2, "result": "BL1"}]},
    "lose 17/6Aus",
    {"expect": {"units": {"Marmarica": "out", "17/6Aus": {"reduced": True}}}},
    "done",
    # Chit 13: Combeforce. 7/7 drives Sabratha off.
    By("done", chits=("allied combeforce",)),
    "choose 7/7",
    March("7/7", "2523 2423 2322 2321 2620"),
    "done",
    *attack("2719", "7/7")[:-1],
    By("done", (4,)),
    {"events": [{"kind": "rolled", "odds": "2:1", "die": 4, "result": "DR"}]},
    FallBack("2718 2618"),
    {"expect": {"units": {"Sabratha": {"at": "2618", "steps": 1}}}},
    "done",
    # The end: a tactical victory.
    By("done", (1,)),
    {"over": True, "winner": "allied", "scores": {"allied": 3, "axis": 2}},
]


def play(seeds: Mapping[int, str] | None = None) -> Game:
    """The example from beginning to end, checked on the way. `seeds` are those of a record, by the number of the
    action; without them they are looked for."""
    player = Player(seeds)
    for item in (*TURN_1, *TURN_2):
        player.follow(item)
    return player.game


class Player:
    """Carries the story out."""

    def __init__(self, seeds: Mapping[int, str] | None) -> None:
        self.game = sirocco.new("dark-sands", "compass", seed="example", options={"tobrukFallsCombo": True})
        self.seeds = seeds
        self.mark = 0

    def follow(self, item: Item) -> None:
        match item:
            case str():
                self.act(item)
            case By(action, dice, chits):
                self.act(action, dice, chits)
            case March(unit, way):
                self.act(f"activate {unit}")
                for hex_ in way.split():
                    self.act(f"move {hex_}")
                if self.step == "Moving":
                    self.act("done")
            case Extend(unit, way, end, checks):
                self.act(f"activate {unit}")
                self.act("extend")
                for hex_ in way.split():
                    self.act(f"move {hex_}", (checks[hex_],) if hex_ in checks else ())
                self.act("done", (end,))
            case FallBack(way):
                self.fall_back([f"retreat {hex_}" for hex_ in way.split()])
            case _:
                Checker(self.game, f"after {len(self.game.actions_taken)} actions", self.mark).check(item)

    def fall_back(self, wanted: list[str]) -> None:
        while self.step == "Retreat":
            assert self.game.decision is not None
            open_ = [str(action) for action in self.game.decision.actions]
            self.act(next((way for way in wanted if way in open_), open_[0]))

    @property
    def step(self) -> str:
        return "" if self.game.decision is None else self.game.decision.step

    def act(self, action: str, dice: tuple[int, ...] = (), chits: tuple[str, ...] = ()) -> None:
        """An action; where chance follows, from a seed that makes it come out so."""
        self.mark = len(self.game.events)
        if not dice and not chits:
            before = self.game.state.dice.counter
            self.game.act(action)
            assert self.game.state.dice.counter == before, f"'{action}': the script does not say what chance did here"
            return
        number = len(self.game.actions_taken)
        tried = map(str, count(1)) if self.seeds is None else [self.seeds[number]]
        for seed in tried:
            branch = self.game.branch(number, seed)
            branch.act(action)
            if fallen(branch.events[self.mark :]) == (dice, chits):
                self.game = branch
                return
        raise AssertionError(f"'{action}': the seed of the record does not give {dice} {chits}")


def fallen(events: list[Event]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The dice and the chits in the events."""
    dice = tuple(int(str(event.data["die"])) for event in events if "die" in event.data)
    chits = tuple(f"{e.data['side']} {e.data['chit']}".strip() for e in events if e.kind == "chit")
    return dice, chits
