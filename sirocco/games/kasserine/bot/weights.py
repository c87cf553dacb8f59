"""What bots take things to be worth, in combat points lost. Pairs go by side: the Allies, the Axis."""

from __future__ import annotations

LOSS = (0.7, 1.0)
"""A combat point of a side's own; the Allies are not counted by points."""
STRAIN, PAST_LIMIT = 2.0, 0.6
"""How much dearer Axis points are the nearer its losses come to the limit, and what is left of them beyond it."""
BODY = 0.4
"""A unit on the map, beside its points."""
DIVISION, ARMY, HAULED, FIXED = 6.0, 8.0, 14.0, 3.0
"""Headquarters, supply units that move and those that do not."""

# Ways to fight.

SETBACK = (0.5, 0.7)
"""What each attacker loses by a retreat of two or three hexes."""
VACATED = (0.5, 0.7)
"""The same for defenders."""
WAY_OPENED = 1.5
"""A hex that is cleared on the way of the Axis to an exit."""
DUMP_TAKEN = 1.0
"""A hex with a supply unit of the enemy that is cleared."""
TRAPPED = 0.8
"""The share of a reduction that a retreat through the winner's zone comes to: he forbids it if he likes."""
WORTH_FIGHTING = 0.25
"""What an attack must promise that nobody owes."""
NIGHT = 5.0
"""What the attacks of a night must promise together: there are two such nights."""
SPARE = 0.1
"""What each further unit must add to an attack."""
AGAINST_ODDS = 10.0
"""How much more an attack counts that promises to lose: nobody need walk into it."""
UNMET = 5.0
"""An enemy who must be attacked and whom nobody is left for."""
AIRCRAFT = 0.35
"""What an aircraft must add in the first move of a day; in the second nothing is kept."""

# Fire.

SHOCK = 0.12
"""What a unit shocked for this move is worth, for each point it loses by it."""
SHOCK_BESIDE = 0.6
"""The same where it is about to fight."""
ENOUGH_FIRE = 0.02
SHOTS = (1.0, 0.5)
"""What shots at a hex count: those to come at once, and those after the guns have marched."""
GUN_MARCH = 2
"""Hexes by which guns come nearer before they fire."""
UNDER_FIRE = (1.0, 1.5)
"""How dear that is to a side: the Axis is counted by points, and the Allies have three times as many guns."""
SHOCKED = 0.3
"""The share of a reduction that the first hit on a fresh unit comes to."""
GUN = 3.0
"""What a gun still shoots."""

# Positions.

MOST_FAR = 600
"""Quarters of a movement point beyond which nobody goes."""
OUT = 0.012
"""The pull of the exits on each Axis point, for each quarter of a movement point."""
SPENT = 0.7
"""How much of that is gone beyond the next march when the Axis has lost all it may lose."""
TO_POST = 0.05
"""The same of its post on an Allied unit."""
TO_PREY = 0.05
"""The same of the enemy it hunts."""
LAST_POST, NEAR_POST = 4.0, 1.0
"""How much stronger an exit draws, and another post, when the enemy is about to be there."""
WITHOUT_COVER, WORN = 1.0, 0.4
"""Moves that are worth waiting for somebody who finds cover on a post, and for somebody who is not reduced."""
IN_TIME = 0.5
"""Moves by which whoever goes to a dump may be behind the enemy."""
PASS, AT_POST = 1.0, 0.75
"""What it is worth to a post that it is a pass, and that somebody holds it already: nobody runs from post to post."""
DELAYS = 1.0
"""What it is worth to a post that a column comes upon it in its next march, and stops there by day."""
FEEDS = 3.0
"""What it is worth to a post that there is a dump, which would feed the enemy."""
NEEDED_ELSEWHERE = 0.2
"""The share of the way to the other exit by which a unit suits one the more."""
BEHIND_POST = 8
"""Quarters of a movement point that guns stay behind their post."""
UNFED, UNFED_BODY = 0.25, 0.4
"""What it costs to be where no line of supply reaches, for each point and each unit."""
HALF_FED = 0.35
"""The share of that where a supply unit could come near enough."""
OPEN_LINE = (0.0, 0.2)
"""The share of it, for a side, where every line leads over hexes that the enemy can reach in his next half."""
FEAR = (0.16, 0.13)
"""The share of a stack that is at stake for each multiple by which the enemy could outnumber it."""
SAFE_ODDS, MOST_AT_STAKE = 1.2, 0.9
STRIKES = ((1, 1.0), (3, 0.55), (5, 0.25))
"""The share of an enemy's attack that counts up to so many hexes away."""
AT_LARGE = ((12, 0.7), (20, 0.2))
"""How likely who has no combat unit by is overrun, with enemies up to so many halves of a movement point away."""
LATE = 1.0
"""How much stronger the pull of the exits has grown at the end."""
CUT, CUT_AHEAD = 0.2, 0.4
"""What it is worth that a point of the Axis is cut off, and how much more near an exit."""
COVER = 0.25
"""Good ground near the enemy."""

# Lines the Allies hold.

TOLL, TOLL_BESIDE = 60, 8
"""Quarters of a movement point that a post and the hexes beside it cost who comes through."""
TOLL_PER_POINT = 6
"""The same for each point of defence in the way of the Axis."""
POSTS = 11
URGENT = 150
"""Quarters of a movement point within which an enemy makes a post urgent."""
HELD, EXIT_HELD = 3.0, 15.0
"""What it is worth to a unit to stand on its post, and on an exit."""
TIMELY = 0.1
"""What a post is worth that the enemy reaches first."""
PREY_AHEAD = 2.0
"""How much more an enemy attracts who is all but out than one who is as far from it as can be."""
PREY_FADE = 0.985
"""What is left of an enemy's attraction with each quarter of a movement point."""

# The end.

LAST_MOVES = 4
"""Moves before the end in which the Allies go beyond the railway."""
BEYOND, WANTED_BEYOND = 4.0, 4
"""What each of so many supplied units there is worth at the end."""

GAIN = 0.03
"""What a march must improve."""
LEFT = 4.0
"""A point that has left the map for victory."""
VICTORY = 1000.0

# Supply units and headquarters.

HAUL_AHEAD = 2.0
"""By night: what the nearness of a supply unit gains, against what those weigh who cannot march for it."""
AHEAD = 0.5
"""What it counts that a supply unit reaches those who are foremost, even if others reach them, too."""
SHORT_LINE, SHORTER = (0.0, 0.3), 6
"""How much more it counts for a side to reach somebody by a line so many halves of a movement point shorter than it may
be: the enemy hardly gets between."""
EXPOSED = 12.0
"""What it costs to stand alone where an enemy is sure to come."""
WORTH_HAULING = 0.5
"""What a march of theirs must improve."""
LED_IN_DANGER, LED_ON_EXIT = 2.0, 4.0
"""How much more it counts to command those whom the enemy could strike, and those who bar an exit: only who is led can
hold to the last."""
CHIEF = 3.0
"""Headquarters in touch with each other."""

# Dumps.

AS_GOOD_AS_LOST = 2.0
"""How many times stronger the enemy is than who holds a dump that is blown up."""
WEAKLY_HELD = 2
"""The defence up to which a dump is lost whoever comes."""
FEW_DEPEND = 2
"""Units that no other supply unit reaches: with more of them it is kept."""

# Set-up.

CROWD = 0.3
"""What each unit costs that stands in a hex already."""
FIRST_STEPS, BARS = 3, 1.0
"""How far the ways of the Axis are looked at, and what each hex of them counts that lies in a zone."""
TO_DUMP = 0.5
"""What each move counts at set-up from a gun to a dump that nobody holds."""
