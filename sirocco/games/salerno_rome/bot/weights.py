"""What bots take things to be worth, in victory points of a scenario."""

from __future__ import annotations

HELD = 2.0
"""A place that wins at once, beside the points it counts."""
KEPT = 3.0
"""The place that the Axis must keep."""
DEPOT = 3.0
"""A depot whose capture wins."""
RAID = 0.7
"""What a landing or a drop of a single unit must promise: it costs points."""
ON_TARGET = 0.6
"""The share of that for who comes by parachute and may drift."""
LINK_UP = 5
"""Hexes from a side's own front within which such a unit can be joined before it starves."""
CUT_OFF = 0.03
"""What each enemy factor counts for on whose way back it stands."""
ON_THE_WAY = 1.5
"""A town on the Adriatic road, for the Eighth Army."""
ADRIATIC, ADRIATIC_FADE = 0.8, 0.985
"""How strongly the next of them draws the Eighth Army, as a share of the strongest goal, and what is left of that with
each half of a movement point."""
DEFENDED = 0.6
"""The share of a place's worth that draws its owner back when the enemy is near."""
WATCHED = 9
"""Hexes within which an enemy threatens a place."""
OPEN = 2.0
"""How much more a lesser place draws that nobody holds."""
OTHERS = 0.2
"""The share that all goals but the strongest add to the pull."""
FADE = 0.97
"""What is left of a goal's pull with each half of a movement point."""
FAINT = 160
"""Halves of movement points beyond which nothing is left."""
OUTNUMBERED = 0.5
"""The pull of enemy places for a side that is much weaker."""
ON_THE_DEFENCE = 0.2
"""The same for a weaker side that holds a line."""

STEP, FACTOR = 0.25, 0.03
"""A step, and each combat factor that goes with it."""
VACATED = 0.06
"""An enemy hex that has to be left."""
REAR, IN_THE_REAR = 3, 0.5
"""Hexes from a depot within which an enemy starves those who draw on it, and what it is worth that he has to leave."""
MOST_PRIZED = 2.0
"""A place to be taken by an attack counts no more than this."""
FORLORN = 0.18
"""Attacks that lose more than they take are made only if they are likelier than this to take the hex."""
WORTH_FIGHTING = 0.05
"""What an attack must promise."""
SPARE = 0.015
"""What each further unit must add to an attack."""

PULL = 2.5
"""The strongest goal, for a unit that stands on it."""
PULL_OF_WHO_HOLDS = 1.2
"""The same for a side that holds no less than the enemy."""
CAPTURE = 0.8
"""The share of a place's worth for walking into it."""
GARRISON = 0.6
"""The share of a threatened place's worth for not leaving it alone."""
SAFE_ODDS = 1.0
RISK, MOST_RISK = 0.3, 0.8
"""How much of a unit is at stake for each multiple by which the enemy could outnumber it, and at most."""
STRIKES = ((1, 1.0), (3, 0.4))
"""The share of the enemy's strength that counts from up to so many hexes away."""
THREATS = ((1, 1.0), (3, 0.4), (5, 0.15))
"""The same for places that matter: he comes from further for them."""
COMING = ((1, 1.0), (3, 0.6), (5, 0.3), (9, 0.08), (14, 0.03))
"""The same for places that are to be held against who will come."""
BUSY, BUSY_AT_THE_WORST = 0.8, 0.4
"""How much of the enemy each factor of the side's own as far away holds up; the same where all would be lost if it does
not: he comes past those who stand beside the way."""
LEAST_GUARD = 4
"""Factors that hold what decides the game, however far the enemy is."""
TOKEN = 2
"""Factors that are enough where nobody must simply walk in."""
ALONE, IN_COMPANY = 4.0, 5
"""What it costs to arrive with no friends within so many hexes."""
LANDING_FORCE = 28
"""Combat factors in ports for which a major landing is bought."""
JOINED_WITHIN, BEHIND_THE_ENEMY = 28, 6
"""Hexes from the front within which who lands can be joined, and how far from it he lands at the least."""
TO_HOLD_A_BEACH = 0.8
"""The factors that hold a beach, as a share of the enemy's who could come to it, until others follow by sea."""
TURNS_TO_LAND = 2
"""Turns before the last in which one may land that a landing is thought of: every turn after it brings the enemy more,
and before the front has got stuck it needs none."""
AGAINST_A_LANDING = ((4, 1.0), (8, 0.7), (14, 0.35))
"""The share of the enemy's strength that comes to a beach from up to so many hexes away."""
CHAIN, ISOLATED = 5, 0.4
"""Hexes from friends to friends within which they belong to a beachhead, and the share of a side up to which it is on
its own."""
HOLDS_A_DEPOT = 14
"""Factors that hold the depot of a beachhead on its own."""
BEACHHEAD, STRAYED = 4, 0.3
"""Hexes from its depot within which it stays, and what each further hex costs."""
BREAKS_OUT, WATCHED_FROM_BEACH = 1.5, 14
"""The strength, as a share of the enemy's within so many hexes, with which it leaves the beach."""
FOLLOWED = 1.2
"""The strength of a beachhead on its own, as a share of the enemy's who could come to it, up to which more follow by
sea."""
MET = 0.01
"""How much each such factor counts against landing there, in shares of the strongest goal's pull."""
LANDING_NEAR = 12
"""Hexes from what decides the game within which ports are guarded."""
LINE, LINE_FADE = 0.7, 0.93
"""How strongly a gap in the line draws, as a share of the strongest goal, and what is left of that with each hex."""
PAST_THE_ENEMY = 3
"""Hexes to which one hex beside the enemy comes on the way to the line."""
TO_THE_LINE = 0.4
"""The same for the line itself, where nobody is lacking."""
LEAST_IN_LINE, MOST_IN_LINE = 2, 14
"""Factors that stand in each hex of the line."""
USUAL_IN_LINE = 4
"""Factors that are counted on for each when a line is chosen: a long line is thin."""
FLANK, LEVEL, OUTFLANKED = 7, 2, 0.12
"""Hexes within which an enemy counts who is past a line, the hexes by which he may be, and what each more costs, in
shares of the strength that is there for it."""
SOON = 4
"""Impulses within which those are counted who are about to come."""
NEXT_STRIKES = ((1, 1.0), (3, 0.7), (6, 0.3))
"""The share of the enemy's strength that can strike a line from so many hexes away, in this impulse or the next."""
FOR_THE_LINE = 0.8
"""The share of a side's strength that is there for its line."""
SHARED_OUT = 0.8
"""The share of it that stays in the line where more is wanted than there is."""
GROUND_GIVEN_UP = 0.2
"""What each hex that a line lies further back costs, in shares of the strength that is there for it."""
UNDER_ONE_CORPS = 10
"""Hexes within which divisions are assigned to the same corps."""
TURNS_TO_GAIN, NOT_A_HEX = 2, 9.0
"""With fewer turns to come nobody gives up ground to gain time: what a hex costs then, in such shares."""
IN_HIS_SIGHT = 0.5
"""What a line costs then beside the enemy, where all his pieces in range fire at who comes, more than one a hex further
back."""
DECISIVE, LEFT_BEHIND, LOST_FOR_GOOD = 5.0, 0.05, 0.3
"""What a line costs before which a place lies that decides the game, and one of some worth, in such shares; and the
second with few turns to come."""
GROUND_BEFORE_WINTER = 0.02
"""The same before the winter line, which is held in the end."""
WINTER_LINE = 0.5
"""What it costs to stand behind the winter line, in such shares."""
FOREMOST = 0.25
"""The share of a side that stands as far before the winter line as it counts to stand."""
WORKS_WITHIN = 8
"""Hexes from the winter line to the line that is held within which works are of use."""
BETWEEN_LINES, LINES_BEHIND = 2, 13
"""Hexes between the lines that are thought of before and behind the winter line, and how far behind it."""
CLEAR = 3
"""Hexes to the ground of an enemy who is past such a line, if it is not held beside him."""
DEPTH = 7
"""Hexes from the enemy up to which a line is thought of."""
RULED = 4
"""Hexes around the enemy that he rules: a line is held before the gaps of his front, not in them."""
TOGETHER, FORCE = 2, 8
"""Factors within so many hexes of each other against which a line is held."""
HALVED = 0.6
"""How much stronger a hex is if all who strike at it are halved."""
ON_A_ROAD = 0.1
"""The same for a hex with a road, which is to be closed."""
AHEAD = 0.25
"""What it costs to stand between the line and the enemy."""
WAY_BACK, TOO_FAR_TO_CARE = 0.06, 20
"""What each hex more of the way back to the line costs there, and how many count."""
UNSUPPLIED_ON_THE_WAY = 0.4
"""The share of what it costs to be without a line of supply for who is on his way back."""
FAR_BEHIND = 3.0
"""A side that holds so much less than the enemy must attack, however weak it is."""
EVEN, STRONGER = 0.9, 1.25
"""The strength, as a share of the enemy's, with which a side attacks that holds less, and one that only lacks what it
wins by."""
CATCHING_UP = 0.7
"""The same in the last turn, for a side that holds less."""
HOLDING_ODDS = 1.4
"""Odds at which an attack on a place is bearable."""
BOLD, METHODICAL, CAREFUL = 0.2, 0.5, 1.5
"""The share of its risks that a side takes to heart: the weaker one that must attack, the stronger one that does, and
who holds what he has."""
RECKLESS, IN_ORDER = 0.4, 0.8
"""The share of what lines of supply are worth to the two that attack."""
LAST_TURN = 0.3
"""What is left of that in the last turn."""
UNSUPPLIED = 1.2
IN_DOUBT = 0.4
"""How likely a line of supply is lost that leads past the enemy with no friends near, for who attacks."""
CONTESTED, COVERED, OUTPOST = 3, 2, 4
"""Hexes that an enemy stack comes to, and that one of the side's own covers, and the factors of such a stack."""
FRUITLESS = 0.7
"""The share of the pull that is lost on who has no line of supply where he stands."""
BEHIND, MOST_BEHIND = 0.05, 24
"""What each enemy factor costs that stands between a hex and the terminals, and how many count."""
BEHIND_WITHIN = 5
"""Hexes within which such enemies count."""
CLEARLY_BEHIND = 4
"""Halves of movement points by which they are closer to the terminals."""
SETBACK, SETBACK_IN_LINE = 0.25, 0.2
"""The share of what a unit loses by leaving its place that an attack must outweigh; the same for who holds a line."""
UNDER_FIRE = 0.03
"""Beside the enemy, within the range of his guns."""
COMPANY = 0.02
"""A friend beside."""
COVER = 0.03
"""Good ground near the enemy, for each multiple of the defence."""
BRIDGE_WATCHED = 4
"""Hexes from a bridge within which an enemy is about to use it."""
GAIN = 0.02
"""What a march must improve."""

GUN, PLANE = 0.12, 0.1
"""What a piece of artillery or a plane must do, in steps, to be worth firing."""
ENOUGH_FIRE = 0.3
"""Steps that a bombardment must promise."""

SHARE, SHARE_TO_FALL_BACK = 0.3, 0.35
"""The share of the points left that is spent in an impulse, and while many stand before the line that is to be held."""
FEWEST_POINTS = 3
