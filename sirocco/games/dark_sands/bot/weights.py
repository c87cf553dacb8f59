"""The weights by which bots judge a position of The Dark Sands. Everything is in points of a sort: a brigade is worth
four or five, Tobruk a dozen."""

from __future__ import annotations

# Units.

FACTOR = 0.55
"""A factor of attack or defence, and a step, of a unit on the map."""
HEADQUARTERS = 3.0
"""A headquarters on the map."""
GARRISON = 0.6
"""A garrison on the map, apart from what it guards."""
LOST = 0.25
"""Share of its worth that a lost unit keeps as long as it can be rebuilt."""
DISRUPTED = 0.93
"""Share of its worth that a disrupted unit has."""
MARKED = 0.8
"""Share of its worth that a unit has which is marked out of supply but has a line again."""
CUT_OFF = (0.88, 0.62)
"""Share of its worth that a unit without a line of supply has while it is not marked: with no logistics to come this
turn, and with some."""
STARVING = 0.3
"""Share of its worth that a marked unit has which has no line of supply: the end of the turn kills it."""
OVERFULL = 3.0
"""What every unit too many in a hex costs."""

# Danger.

EXPOSED = (0.4, 0.1)
"""Share of what an attack could cost a stack that counts before it: to a side that waits, to one that drives."""
THREAT = (0.3, 0.9)
"""Share of what one's own attacks could cost the enemy's stacks that counts before them: in a side that waits, in one
that drives."""
BESIDE = 1.0
"""How much of its attack a unit threatens with that stands beside a stack."""
WITHIN = (0.1, 0.1)
"""The same for a unit that could come there in one move: an enemy's, and one's own."""
SAFE_ODDS = 0.9
"""Odds up to which nothing is feared."""
FEAR = 0.22
"""Share of the stack that each point of odds beyond that puts at risk."""
MOST = 0.85
"""The largest share at risk."""
WEAKENED = 1.5
"""How many times stronger an attack on units out of supply or disrupted counts."""
PANZERS, SHOCK = 1.25, 2.0
"""How many times the factors of panzers count, and where they meet infantry without anything against them."""
AT_STAKE = 0.5
"""Share of a place's worth that is at stake with those who hold it."""
HELD_BY = 0.78
"""How much of a place's need for defenders each factor of defence in it leaves."""
GUARD = (0.7, 0.2)
"""Share of a place's worth that lies in defending it well, while an enemy is one move away, or two."""
OPEN_NEAR, OPEN_FAR = 0.7, 0.3
"""Share of its worth that a place left empty costs if an enemy could be there in one move, or in two."""
ALONE = 0.5
"""What a headquarters fears that stands alone where an enemy could come."""

# The pull of goals.

PULL = (0.02, 0.12)
"""How strongly a goal draws a factor of attack, for each of its points: in a side that waits, in one that drives."""
NEARBY = 0.5
"""Share of a goal's pull that fades quickly; the rest is felt far away."""
NEAR_FADE, FADE = 0.5, 0.9
"""How much of either is left four movement points further away."""
OTHERS = 0.15
"""Share of the pull of all other goals beside the strongest."""
HELPED = 0.3
"""What a headquarters gains from each factor of attack within its range."""
GUARDS = 6
"""The defence from which a place needs no more guards."""
GUARDED, UNGUARDED, QUIET = 0.15, 0.7, 0.1
"""Share of its worth by which a place of its own draws a side: well guarded, not well guarded, with nobody near."""

# Battles.

WORTH_FIGHTING = 0.35
"""What a battle must promise to be fought."""
GROUND = 0.25
"""Driving the enemy out of a hex, for its own sake."""
FLIGHT = 0.1
"""Share of their worth that units lose by a retreat."""
DRIVEN = 0.6
"""Share of the bounty on units that driving them away brings."""
CORNERED = 0.8
"""Share of their worth that units lose which have no way to retreat."""
PRIZE = 0.9
"""Share of a place's worth that driving the enemy out of it brings."""
SUPPORT = 0.12
"""What a factor of support is worth that stays ready for another battle this turn."""

SPARE = 0.3
"""What another unit must add to an attack to take part in it."""

# Chits.

PATIENCE = 1.0
"""How much a point promised by attacks counts against one gained by moving, where a chit can be either."""
PROMISING = 4.0
"""What attacks must promise to play a priority chit for them, or to let Rommel attack first."""
