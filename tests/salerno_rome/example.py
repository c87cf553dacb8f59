"""The rulebook's example of play: the first impulse of October 1943, action by action.

The rulebook shows it in pictures that are lost, so where it happens is ours: Larino (4136), which 1.FJ and 26.Pz held
in those days, is the village, 4135 the hill behind it, and 4236 the plain where 2 Canadian Brigade is encircled.

Nothing is scripted. Before every action on which something hangs, the game branches to a seed under which the dice fall
as the rulebook says; the record keeps those seeds, so it replays by itself and every die can be proven. Windows that
the story says nothing of are declined.

All dice, odds, columns and results are the story's. Where it leaves something open, or does not agree with itself:

- Whoever wants to fire at a move must do so at once, so 11 Brigade comes up last: the Axis fires at it after the
  XIII Corps has fired at the village, as told. For the same reason D of 26.Pz reacts before II-3, whose move is the one
  that shifts the column.
- The second force that is attacked must have a tank, else the 7 would be an 8: II-9, A and B, 4 factors (AMB-35).
- KDG and 7/2 have END OPS when their corps is done, not before the combats: till then they could still attack.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import sirocco
from sirocco.kernel.events import Event
from sirocco.kernel.game import Game
from sirocco.kernel.proof.rulings import Checker
from sirocco.mechanics.windows import DECLINE

FOLDER = Path(__file__).parent.parent / "golden"
RECORD = "salerno-rome-example.record"
RETOLD = "salerno-rome-example.txt"

POSITION: dict[str, Any] = {
    "game": "salerno-rome",
    "scenario": "campaign",
    "seed": "example",
    "turn": 2,
    "at": "impulse",
    "units": {
        "78Inf/11": "4138",
        "78Inf/36": "4139",
        "78Inf/38": "4238",
        "1Can/1": "4237",
        "1Can/2": "4237",
        "1Can/3": "4338",
        "5Inf/13": "4437",
        "5Inf/15": "4438",
        "5Inf/17": "4538",
        "7/6": "4138",
        "7/8": "4338",
        "7/2": "4537",
        "KDG": "4538",
        "26Pz/I-9": "4136",
        "26Pz/D": "4135",
        "26Pz/II-9": "4135",
        "26Pz/A": "4135",
        "26Pz/B": "4135",
        "26Pz/Afkl": "4335",
        "26Pz/I-67": "cadre",
        "26Pz/II-67": "cadre",
        "26Pz/C": "cadre",
        "1FJ/II-3": "4035",
        "1FJ/III-3": "4435",
        "1FJ/I-1": "cadre",
        "1FJ/I-3": "cadre",
        "1FJ/II-1": "cadre",
    },
    "command": {"5Inf": "XIII", "78Inf": "XIII", "1Can": "XIII", "26Pz": "76PzK", "1FJ": "76PzK"},
    "control": {"allied": ["Foggia", "Amendola"]},
    "reserves": {"axis": ["4435"]},
    "depots": [],
    "state": {"naples": True},
}


class By(NamedTuple):
    """An action on which chance follows: what the dice show, those of one roll added up, in their order."""

    action: str
    dice: tuple[int, ...]


class March(NamedTuple):
    """Units of one hex move together, hex by hex."""

    units: str
    way: str


class Allocate(NamedTuple):
    """What a side gives points to; everything else gets none."""

    points: Mapping[str, int]


Item = str | By | March | Allocate | dict[str, Any]


def attack(hex_: str, *units: str) -> list[Item]:
    return [f"attack {hex_}", *(f"with {unit}" for unit in units), "done"]


PROGRAMMING: list[Item] = [
    # Recovery: the Axis alone has losses. A division in Reserve recovers twice as much.
    {"decision": {"side": "axis", "step": "Recovery"}},
    "recover 26Pz/I-67 4335",
    {"refused": "recover 26Pz/II-67 4335", "rule": "SR-19a"},
    "recover 26Pz/C 4335",
    "recover 1FJ/I-1 4035",
    {"legal": ["recover 1FJ/II-1 4035"]},
    "recover 1FJ/I-3 3936",
    # Weather, then planes: one for the Axis, three for who holds Foggia.
    By("done", (6, 4)),
    {"events": [{"kind": "weather", "die": 6, "bad": False}, {"kind": "airCheck", "side": "axis", "die": 4}]},
    {"expect": {"units": {"26Pz/II-67": "cadre", "1FJ/II-1": "cadre"}, "planes": {"allied": 3, "axis": 1}}},
    # The Allies pay 3 for a corps with two of its divisions, and 1 for three planes; the Axis 1 for a division.
    "done",
    "done",
    {"legal": ["allocate airfield-planes 1"], "illegal": ["allocate airfield-planes 2"]},
    Allocate({"78Inf": 1, "1Can": 1, "XIII": 1, "airfield-planes": 1}),
    Allocate({"26Pz": 1}),
    "done",
    {"expect": {"spent": {"allied": 4, "axis": 1}, "initiative": "allied", "planes": {"allied": 6, "axis": 1}}},
    # Artillery, by turns, the Axis first. That of 76.PzK is the bonus of 26.Pz.
    {"decision": {"side": "axis", "step": "Positioning"}},
    "position 26Pz-Art 4035",
    "position XIII-Art 4138",
    "position 1FJ-Art 4035",
    "position 78Inf-Art 4138",
    "position 76PzK-Art 4335",
    "position 1Can-Art 4138",
    "done",
    "position 5Inf-Art 4338",
    {
        "expect": {
            "artillery": {"76PzK-Art": {"at": "4335", "active": True}, "5Inf-Art": {"at": "4338", "active": False}}
        }
    },
]
"""From Recovery to the placing of artillery."""

ALLIED_SEGMENT: list[Item] = [
    {"decision": {"side": "allied", "step": "FormationChoice"}},
    "formation XIII",
    # A brigade of each division and a battalion of tanks go into Reserve: the first bonus.
    {"expect": {"bonusLeft": 6}},
    "bonus 7/8",
    "reserve 4139",
    "reserve 4338",
    {"expect": {"reserves": {"allied": ["4139", "4338"], "axis": ["4435"]}, "bonusLeft": 5}},
    "done",
    # The Canadians come up to the village. The Axis reacts into it, and XIII Corps fires at it: 4, nothing.
    March("1Can/1", "4137 4036"),
    March("1Can/2", "4236"),
    {"decision": {"side": "axis", "step": "ReactionWindow"}},
    "react 26Pz/D",
    "move 4136",
    "done",
    "react 1FJ/II-3",
    "move 4136",
    {"decision": {"side": "allied", "step": "BombardmentWindow"}},
    "bombard 4136",
    "fire XIII-Art",
    {"explain": "done", "totals": {"sum-fire": 9, "sum-columns": 0}},
    By("done", (4,)),
    {"events": [{"kind": "bombarded", "hex": "4136", "factors": 9, "column": "9-12", "result": "-"}]},
    {"expect": {"units": {"26Pz/D": {"at": "4136", "reacted": True}, "1FJ/II-3": {"at": "4136", "reacted": True}}}},
    {"expect": {"artillery": {"XIII-Art": {"fired": True}}}},
    "decline",
    "decline",
    {"decision": {"side": "axis", "step": "ReactionWindow"}},
    {"refused": "react 26Pz/D", "rule": "SR-13d"},
    # 11 Brigade comes up with a tank, the second bonus, and 26.Pz fires at them: 8, a red HIT, a step.
    "bonus 7/6",
    "activate 78Inf/11",
    "join 7/6",
    "move 4137",
    "bombard 4137",
    "fire 26Pz-Art",
    {"explain": "done", "totals": {"sum-fire": 4, "sum-columns": 2}},
    By("done", (8,)),
    {"events": [{"kind": "bombarded", "hex": "4137", "factors": 4, "column": "9-12", "result": "R"}]},
    {"decision": {"side": "axis", "step": "Hit"}},
    "step",
    "lose 7/6",
    "done",
    {"expect": {"units": {"7/6": {"at": "4137", "reduced": True, "endOps": False}, "78Inf/11": {"reduced": False}}}},
    # KDG and another tank, the third and the fourth bonus, come upon the Reserve of the Axis.
    "bonus KDG",
    "bonus 7/2",
    March("KDG", "4537 4536"),
    March("7/2", "4536"),
    {"expect": {"reserves": {"axis": []}, "bonusLeft": 2}},
    "done",
    # The first combat, with a plane: 9 is 2, and 7 with both tanks cancelled comes to 9, D1. The Axis falls back.
    *attack("4136", "1Can/1", "1Can/2", "78Inf/11", "7/6")[:-1],
    {"explain": "done", "totals": {"sum-attack": 13, "sum-defence": 6, "sum-die": 0}},
    "done",
    "support",
    {"decision": {"side": "axis", "step": "SupportWindow"}},
    By("decline", (9, 7)),
    {
        "events": [
            {"kind": "supported", "side": "allied", "plane": True, "result": "+2"},
            {"kind": "attacked", "attack": 13, "defence": 6, "odds": "2:1", "modifier": 2, "final": 9, "result": "D1"},
        ]
    },
    {"decision": {"side": "axis", "step": "GivingWay"}, "only": ["give-way", "stand"]},
    "give-way",
    "retreat 4035",
    "retreat 4034",
    # Two brigades and the tank advance; nobody fires at them, though 76.PzK and 1.FJ could.
    "advance 78Inf/11",
    "advance 7/6",
    "advance 1Can/1",
    "done",
    {"decision": {"side": "axis", "step": "BombardmentWindow"}},
    # Penetration against the hill, with another plane: 5 is nothing, 7 with both tanks cancelled A1* D1*.
    *attack("4135", "78Inf/11", "7/6", "1Can/1")[:-1],
    {"explain": "done", "totals": {"sum-attack": 6, "sum-defence": 4, "sum-die": 0}},
    "done",
    "support",
    By("decline", (5, 7)),
    {
        "events": [
            {"kind": "supported", "result": "-"},
            {
                "kind": "attacked",
                "attack": 6,
                "defence": 4,
                "odds": "1:1",
                "modifier": 0,
                "final": 7,
                "result": "A1* D1*",
            },
        ]
    },
    # The attacker must lose a step, the defender falls back by one hex instead; both have END OPS. A brigade advances.
    "lose 7/6",
    {"decision": {"side": "axis", "step": "GivingWay"}},
    "give-way",
    "retreat 4134",
    "done",
    "advance 1Can/1",
    "done",
    {"decision": {"side": "axis"}},
    # Two Reserves move; the Axis does not react. KDG and the other tank have END OPS when the corps is done.
    "done",
    {
        "expect": {
            "units": {
                "7/6": "cadre",
                "1Can/1": {"at": "4135", "endOps": True},
                "78Inf/11": {"at": "4136", "endOps": True},
            }
        }
    },
    {"expect": {"units": {unit: {"at": "4134", "endOps": True} for unit in ("26Pz/II-9", "26Pz/A", "26Pz/B")}}},
    "commit 4139",
    March("78Inf/36", "4138 4137"),
    "done",
    "commit 4338",
    March("1Can/3", "4238 4138"),
    "done",
    {
        "expect": {
            "reserves": {"allied": ["4338"]},
            "units": {unit: {"endOps": True} for unit in ("KDG", "7/2", "1Can/2")},
        }
    },
    # Everybody has supply. END OPS of the Allies is over, that of the Axis stays.
    "done",
    "done",
    "decline",
    {"tally": {"units.*.oos": {"true": 0}, "units.*.endOps": {"true": 3}}},
]

AXIS_SEGMENT: list[Item] = [
    {"decision": {"side": "axis", "step": "FormationChoice"}},
    "formation 26Pz",
    "done",
    # Five units of 26.Pz move. 5 Inf fires at the one that passes it, though it is not active: 4, nothing.
    {"refused": "activate 26Pz/II-9", "rule": "SR-8e"},
    March("26Pz/I-67 26Pz/C", "4235"),
    March("26Pz/I-9 26Pz/D", "4035"),
    "activate 26Pz/Afkl",
    "move 4336",
    "move 4337",
    "bombard 4337",
    "fire 5Inf-Art",
    {"explain": "done", "totals": {"sum-fire": 5, "sum-columns": 0}},
    By("done", (4,)),
    {"events": [{"kind": "bombarded", "hex": "4337", "column": "3-5", "result": "-"}]},
    {"expect": {"artillery": {"5Inf-Art": {"fired": True, "active": False}}}},
    "move 4237",
    "done",
    # 76.PzK fires at 2 Canadian Brigade, in the open: 10, a red HIT, a step.
    "bombard 4236",
    "fire 76PzK-Art",
    {"explain": "done", "totals": {"sum-fire": 5, "sum-columns": 0}},
    By("done", (10,)),
    {"events": [{"kind": "bombarded", "hex": "4236", "column": "3-5", "result": "R"}]},
    {"decision": {"side": "axis", "step": "Hit"}},
    "step",
    {"expect": {"units": {"1Can/2": {"at": "4236", "reduced": True}}, "artillery": {"76PzK-Art": {"fired": True}}}},
    "done",
    # The third combat, from opposite hexes, a stack doubled by its tank, a plane on each side: 6 and 6 are nothing.
    *attack("4236", "26Pz/I-67", "26Pz/C", "26Pz/Afkl")[:-1],
    {"explain": "done", "totals": {"sum-attack": 8, "sum-defence": 4, "sum-die": 1}},
    "done",
    "support",
    By("support", (6, 6, 9)),
    {
        "events": [
            {"kind": "attacked", "attack": 8, "defence": 4, "odds": "3:1", "modifier": 1, "final": 10, "result": "D2"}
        ]
    },
    # To fall back saves one step only, and the brigade has no other. Afkl advances and attacks nobody else.
    "give-way",
    {"events": [{"kind": "eliminated", "unit": "1Can/2"}], "noEvents": ["retreated"]},
    "advance 26Pz/Afkl",
    "done",
    "done",
    {"expect": {"units": {"1Can/2": "cadre", "26Pz/Afkl": {"at": "4236", "endOps": True}}}},
    "done",
    "done",
    # At the end the last three planes hit III-3, which stands still: 11, a red HIT, a step.
    {"decision": {"side": "allied", "step": "LastPlanesWindow"}},
    "bombard 4435",
    "plane",
    "plane",
    "plane",
    {"explain": "done", "totals": {"sum-fire": 9, "sum-columns": -1}},
    By("done", (11,)),
    {"events": [{"kind": "bombarded", "hex": "4435", "planes": 3, "column": "6-8", "result": "R"}]},
    {"decision": {"side": "allied", "step": "Hit"}},
    {"expect": {"planes": {"allied": 0, "axis": 0}}},
    # The weather and the plane of the next impulse are ours.
    By("step", (6, 4)),
    {"expect": {"units": {"1FJ/III-3": "cadre"}, "impulse": 2}, "tally": {"units.*.oos": {"true": 0}}},
]


def play(seeds: Mapping[int, str] | None = None) -> Game:
    """The example from beginning to end, checked on the way. `seeds` are those of a record, by the number of the
    action; without them they are looked for."""
    player = Player(seeds)
    for item in (*PROGRAMMING, *ALLIED_SEGMENT, *AXIS_SEGMENT):
        player.follow(item)
    return player.game


class Player:
    """Carries the story out."""

    def __init__(self, seeds: Mapping[int, str] | None) -> None:
        self.game = sirocco.position(POSITION)
        self.seeds = seeds
        self.mark = 0

    def follow(self, item: Item) -> None:
        match item:
            case str():
                self.act(item)
            case By(action, dice):
                self.act(action, dice)
            case March(units, way):
                first, *others = units.split()
                self.act(f"activate {first}")
                for unit in others:
                    self.act(f"join {unit}")
                for hex_ in way.split():
                    self.act(f"move {hex_}")
                self.end_move()
            case Allocate(points):
                self.allocate(points)
            case _:
                Checker(self.game, f"after {len(self.game.actions_taken)} actions", self.mark).check(item)

    def end_move(self) -> None:
        """Put down what moves, unless it has no more points. Nobody fires; Reaction is left to the story."""
        while self.step in ("BombardmentWindow", "UnitMarch"):
            self.take("done" if self.step == "UnitMarch" else DECLINE)

    @property
    def step(self) -> str:
        assert self.game.decision is not None
        return self.game.decision.step

    def allocate(self, points: Mapping[str, int]) -> None:
        decision = self.game.decision
        assert decision is not None
        side = decision.side
        while decision is not None and (decision.side, decision.step) == (side, "Allocation"):
            open_ = [str(action) for action in decision.actions]
            wanted = [f"allocate {thing} {number}" for thing, number in points.items()]
            self.act(next((action for action in wanted if action in open_), open_[0]))
            decision = self.game.decision

    def act(self, action: str, dice: tuple[int, ...] = ()) -> None:
        """An action; where chance follows, from a seed that makes it come out so. Windows before it are declined."""
        while self.asks_in_vain(action):
            self.take(DECLINE)
        if not dice:
            self.take(action)
            return
        number = len(self.game.actions_taken)
        self.mark = len(self.game.events)
        tried = map(str, count(1)) if self.seeds is None else [self.seeds[number]]
        for seed in tried:
            branch = self.game.branch(number, seed)
            branch.act(action)
            if fallen(branch.events[self.mark :]) == dice:
                self.game = branch
                return
        raise AssertionError(f"'{action}': the seed of the record does not give {dice}")

    def asks_in_vain(self, action: str) -> bool:
        """Whether a window is open in which an action is none that could be taken."""
        assert self.game.decision is not None
        open_ = [str(each) for each in self.game.decision.actions]
        return DECLINE in open_ and action not in open_

    def take(self, action: str) -> None:
        self.mark = len(self.game.events)
        before = self.game.state.dice.counter
        self.game.act(action)
        assert self.game.state.dice.counter == before, f"'{action}': the script does not say what the dice show here"


def fallen(events: list[Event]) -> tuple[int, ...]:
    """What the dice in the events show, those of one roll added up."""
    found = []
    for event in events:
        if "die" in event.data:
            found.append(int(str(event.data["die"])))
        elif event.data.get("dice"):
            found.append(sum(map(int, event.data["dice"])))  # type: ignore[arg-type]
    return tuple(found)
