# Compass, English. A unit, an area, a side and a marker come as names; "the { $side }" is the Allies or the Italians.

## Names

name-side-allied = Allies
name-side-italian = Italians

name-unit-1BIM = 1 BIM (Free French)
name-unit-GarBardia = Bardia Garrison
name-unit-GarTobruch = Tobruch Garrison
name-unit-Brescia = Brescia (27, part)
name-unit-Pavia = Pavia (17, part)
name-unit-Ariete = Ariete (132, vanguard)

name-marker-air-support = Air Support
name-marker-naval-support = Naval Support
name-marker-surprise = Surprise
name-marker-leader = Leader
name-marker-unit-recovery = Unit Recovery
name-marker-motor-convoy = Motor Convoy
name-marker-sustained-attack = Sustained Attack
name-marker-matilda = Matilda

brief-marker-air-support = +1 CV for a front-line unit in a combat
brief-marker-naval-support = +1 CV for a front-line unit in a combat on the eastern coast
brief-marker-surprise = +1 CV for your front-line unit, or -1 CV for an enemy one
brief-marker-leader = roll one of your dice again
brief-marker-unit-recovery = bring an eliminated unit back
brief-marker-motor-convoy = +2 MP for one unit
brief-marker-sustained-attack = attack again, or move 1 MP, after the Combat phase
brief-marker-matilda = 7RTR loses a strength level after a combat

name-cause-combat = in combat
name-cause-retreat-out-of-supply = in a retreat while out of supply
name-cause-garrison = because a garrison cannot retreat
name-cause-no-retreat = for want of a way to retreat
name-cause-no-room = for want of room in the retreat
name-cause-matilda = through breakdowns of the Matilda tanks
name-cause-stacking = through overstacking

name-where-box = in the eliminated box
name-where-lost = lost for good
name-where-removed = removed from the game
name-where-track = on the turn track
name-where-waiting = recovered, waiting for room

name-phase-movement = Movement phase
name-phase-combat = Combat phase

name-thing-unit = unit
name-thing-area = area
name-thing-marker = marker

name-link-road = road
name-link-track = track
name-link-border = open ground

name-kind-armour = armour
name-kind-armoured-cars = armoured cars
name-kind-artillery = artillery
name-kind-garrison = garrison
name-kind-infantry = infantry
name-kind-infantry-tanks = infantry tanks
name-kind-light-tanks = light tanks
name-kind-machine-guns = machine guns
name-kind-motorised = motorised

name-size-battalion = battalion
name-size-brigade = brigade
name-size-company = company
name-size-division = division
name-size-garrison = fortress troops
name-size-group = group
name-size-regiment = regiment

## What each side is after

intro-allied = You command the Allies. Break the Italian camps in Egypt, then take Bardia, Tobruch, Bengasi, Agedabia and Giarabub before the campaign ends in February, and leave the Italians no army.
intro-italian = You command the Italians. Hold Bardia, Tobruch, Bengasi, Agedabia and Giarabub as long as you can, and keep an army alive and in supply to the end.

## How far it is to winning

board-standing = { $mine } : { $theirs }. The higher total after turn { $last } wins.
board-standing-ahead = { $mine } : { $theirs }. You are ahead by { $by }: stay ahead until turn { $last } ends and you win.
board-standing-behind = { $mine } : { $theirs }. You are behind by { $by }: to win you must be ahead when turn { $last } ends.
board-standing-level = { $mine } : { $theirs }. Even: one point more at the end of turn { $last } wins.

## The sequence of play

step-GameTurn = Turn
step-AdministrativePhase = Administrative phase
step-DrawEvents = Events
step-ChooseEvents = Choice of events
step-Removals = Removals
step-Arrivals = Reinforcements
step-Replacements = Replacements
step-PlayerTurn = Player turn
step-SupplyCheck = Supply check
step-MovementPhase = Movement phase
step-CombatPhase = Combat phase
step-AttackLine = Attacker's line
step-DefenceLine = Defender's line
step-CombatEvents = Events in combat
step-CombatDice = Dice
step-LeaderRerolls = Leader
step-Losses = Losses
step-RetreatOrder = Retreat
step-Retreat = Retreat
step-SplitRetreat = Retreat
step-Advance = Advance
step-MatildaWear = Matilda
step-ExploitationPhase = Exploitation phase
step-Activation = Activation
step-SustainedAttack = Sustained Attack
step-ExcessUnits = Stacking check

## What the deciding player is asked

ask-ChooseEvents = Choose { $left ->
    [one] one more event marker
   *[other] { $left } event markers
}.
ask-Arrivals = Place your reinforcements.
ask-Replacements = { $points ->
    [0] Play Unit Recovery?
    [one] Spend your replacement point.
   *[other] Spend your { $points } replacement points.
}
ask-MovementPhase = Move your units and declare attacks.
ask-CombatPhase = Choose the attack to fight now.
ask-AttackLine = Form your line to attack { $area }.
ask-DefenceLine = Form your line to defend { $area }.
ask-CombatEvents = Play events in the combat for { $area }?
ask-LeaderRerolls = Play Leader to reroll one of your dice?
ask-Losses = { $left ->
    [one] One hit: choose the unit that takes it.
   *[other] { $left } hits: choose the unit that takes the next.
}
ask-Retreat = { $to ->
    [none] Choose where to retreat from { $area }.
   *[other] { $to } has no room for all: eliminate { $number ->
        [one] one unit
       *[other] { $number } units
    }.
}
ask-SplitRetreat = Choose a unit to retreat from { $area }, and where.
ask-Advance = Choose the units that advance into { $area }.
ask-MatildaWear = Play Matilda on 7RTR?
ask-ExploitationPhase = Play Sustained Attack?
ask-Activation = { $number ->
    [0] Choose the units to activate.
   *[other] Activated: { $units }. Choose more?
}
ask-SustainedAttack = Attack or move 1 MP. Still to act: { $units }.
ask-ExcessUnits = Too many units in { $areas }: eliminate { $number ->
    [one] one
   *[other] { $number }
}.

## Actions: what they are for, what one of them does, and the word for them in a list

verb-take = take an event marker from your pool (turn 1)
verb-place = place an arriving unit
verb-replace = bring a reduced unit back to full strength with a replacement point
verb-recover = bring an eliminated unit back with Unit Recovery
verb-move = move a unit into a neighbouring area
verb-attack = declare an attack on a neighbouring area: the unit stops and gets an attack marker
verb-play = play an event marker, on a unit if it needs one
verb-eliminate = give up a unit for which there is no room
verb-assault = fight a declared attack, from one area into another
verb-enter = enter the target of an attack marker that a combat has emptied
verb-front = put a unit into the front line
verb-support = put an asterisk unit behind a front-line unit
verb-hit = let a unit take a hit
verb-retreat = retreat to an area
verb-withdraw = retreat one unit to an area
verb-advance = advance into the area that was fought for
verb-activate = name a unit for Sustained Attack
verb-done = end this choice or this phase

do-take = take { $first }
do-place = place { $first } at { $second }
do-replace = restore { $first } to full strength
do-recover = recover { $first }
do-move = move { $first } to { $second }
do-attack = declare an attack on { $second } with { $first }
do-play-1 = play { $first }
do-play-2 = play { $first } on { $second }
do-eliminate = eliminate { $first }
do-assault = attack { $second } from { $first }
do-enter = enter { $second } with { $first }
do-front = { $first } in the front line
do-support = { $first } behind { $second }
do-hit = give the hit to { $first }
do-retreat = retreat to { $first }
do-withdraw = retreat { $first } to { $second }
do-advance = advance with { $first }
do-activate = activate { $first }
do-done = done

# On a button, when the first of the two is picked already.
button-attack = attack { $second }
button-move = move to { $second }
button-place = place at { $second }
button-play = play on { $second }
button-enter = enter { $second }
button-support = behind { $second }
button-withdraw = retreat to { $second }

finish-Replacements = End replacements
finish-MovementPhase = End movement
finish-CombatPhase = End combat
finish-AttackLine = Line ready
finish-DefenceLine = Line ready
finish-CombatEvents = No more events
finish-LeaderRerolls = Keep dice
finish-Advance = End advance
finish-MatildaWear = Don't play
finish-ExploitationPhase = End turn
finish-Activation = Activate these
finish-SustainedAttack = End Sustained Attack

# Verbs as they are typed, the usual word first.
spell-take = take
spell-place = place
spell-replace = replace
spell-recover = recover
spell-move = move
spell-attack = attack
spell-play = play
spell-eliminate = eliminate
spell-assault = assault
spell-enter = enter
spell-front = front
spell-support = support
spell-hit = hit
spell-retreat = retreat
spell-withdraw = withdraw
spell-advance = advance
spell-activate = activate
spell-done = done

word-take = take
word-place = place at
word-replace = restore
word-recover = recover
word-move = move
word-attack = attack
word-play = play on
word-eliminate = eliminate
word-assault = attack
word-enter = enter
word-front = front line
word-support = behind
word-hit = take a hit
word-retreat = retreat
word-withdraw = retreat
word-advance = advance
word-activate = activate
word-done = done

## On the page

page-about = Libya and Egypt, December 1940 to February 1941. The Western Desert Force against the Italian Tenth Army: areas, event markers, twelve turns, an evening.
page-can-act = { $units ->
    [0] { $cards ->
        [one] One marker can be played.
       *[other] { $cards } markers to choose from.
    }
    [one] One unit can still act{ $cards ->
        [0] .
        [one] , and one marker can be played.
       *[other] , and { $cards } markers can be played.
    }
   *[other] { $units } units can still act{ $cards ->
        [0] .
        [one] , and one marker can be played.
       *[other] , and { $cards } markers can be played.
    }
}
page-cards = Event markers

panel-combat = The combat for { $area }
panel-attacker = Attackers from { $area }
panel-defender = Defenders of { $area }
panel-front = Front line
panel-support = Support
overlay-cut = No supply line for { $unit }: the way to the logistical area is cut at { $areas ->
    [none] its beginning
   *[other] { $areas }
}.
overlay-supplied = Where the { $side } are in supply: all that road and track join to { $area }, and what borders on it. Units out of supply are marked.
overlay-cost = { $cost }
overlay-number = { $number }
overlay-points = { $points }
overlay-reach = Where { $unit } could be after a whole Movement phase, and the movement points it takes.
overlay-strikes = Where the { $side } could strike in one Movement phase if nobody stood in the way, and with how many units.
name-overlay-control = Control
name-overlay-supply = Supply
name-overlay-reach = Reach
name-overlay-points = Victory points
legend-supply-good = in supply
legend-supply-bad = out of supply
legend-supply-cut = cut here
legend-supply-plain = the way to the logistical area
legend-reach-good = within reach
legend-reach-bad = can be struck
legend-points-plain = held by nobody
name-badge-oos = Out of supply
name-badge-attack = Attack declared
name-badge-active = Activated

## The log

event-turn = Turn { $turn }, { $dates }.
event-playerTurn = Turn { $turn }: player turn of the { $side }.
event-drew = The { $side } drew { $number ->
    [0] no event marker
    [one] one event marker
   *[other] { $number } event markers
}.
event-drew-known = The { $side } drew { $number ->
    [0] no event marker
    [one] one event marker: { $markers }
   *[other] { $number } event markers: { $markers }
}.
event-took = The { $side } chose an event marker.
event-took-known = The { $side } chose { $marker }.
event-moved = { $unit } moved from { $origin } to { $to } ({ $cost } MP).
event-marched = { $unit } moved from { $origin } { $via ->
    [none] {""}
   *[other] via { $via }{" "}
}to { $to } ({ $cost } MP){ $taken ->
    [none] {""}
   *[other] , taking { $taken }
}.
event-control = The { $side } took control of { $area }.
event-declared = { $unit } declared an attack on { $to } from { $origin }.
event-phaseEnded = The { $side } ended their { $phase }.
event-assault = The { $side } attacked { $to } from { $origin }: { $front }{ $support ->
    [none] {""}
   *[other] , supported by { $support }
}.
event-defence = The { $side } defended { $area }: { $front }{ $support ->
    [none] {""}
   *[other] , supported by { $support }
}.
event-rolled = The { $side } rolled { $dice } for { $units } (to hit: { $values } or less).
event-rerolled = Leader: the { $side } rolled the die of { $unit } again and got { $die }.
event-hits = Hits: attacker { $attacker }, defender { $defender }.
event-reduced = { $unit } lost a strength level { $cause }.
event-eliminated = Eliminated{ $forGood ->
    [yes] {""} for good
   *[no] {""}
} { $cause }: { $unit }.
event-retreatOrdered = The { $side } had to retreat from { $area }.
event-retreated = { $unit } retreated from { $origin } to { $to }.
event-advanced = { $unit } advanced from { $origin } to { $to }.
event-entered = { $unit } entered { $to } from { $origin } unopposed.
event-combatEnded = The combat for { $area } ended.
event-played = The { $side } played { $marker }{ $unit ->
    [none] {""}
   *[other] {""} on { $unit }
}.
event-activated = The { $side } activated { $units ->
    [none] no unit
   *[other] { $units }
}.
event-arrived = { $unit } arrived at { $area }.
event-postponed = { $unit } could not arrive: postponed to the next turn.
event-left = { $unit } left the game.
event-pointsLost = The { $side } lost { $points ->
    [one] an unused replacement point
   *[other] { $points } unused replacement points
}.
event-replaced = { $unit } returned to full strength.
event-recovered = Unit Recovery brought { $unit } back at { $area }.
event-recoveryWaits = Unit Recovery brought { $unit } back, but { $area } is full: placed next turn at the earliest.
event-outOfSupply = Out of supply: { $unit } at { $area }.
event-supplied = In supply again: { $unit }.
event-gameOver = The game is over: Allies { $allied }, Italians { $italian }. { $winner ->
    [nobody] It is a draw.
   *[other] The { $winner } win.
}

## Why an action is refused

refuse-acted-already = { $unit } already moved or attacked in this Sustained Attack.
refuse-administrative-only = '{ $verb }' is for the Administrative phase only.
refuse-advanced-already = { $unit } already advanced.
refuse-already-in-line = { $unit } cannot fill a second place in this combat.
refuse-base-lost = The enemy controls the logistical area of the { $side }: nothing can be recovered.
refuse-base-occupied = The enemy stands in the logistical area of the { $side }: nothing can be placed.
refuse-base-only = Once recovered, { $unit } can be placed in the logistical area only.
refuse-bracketed = { $unit } can only defend: the combat value is in brackets.
refuse-cannot-activate = There is no point in activating { $unit }: this unit can neither move nor attack.
refuse-combat-pending = { $area } is the target of an attack still to be fought: nobody can retreat there.
refuse-declared = { $unit } declared an attack on { $area } and can do nothing else in this phase.
refuse-did-not-fight = { $unit } cannot advance: only units that fought may, and only once no defender is left.
refuse-enemy-controlled = { $area } is under enemy control.
refuse-enemy-die = The die of { $unit } is the enemy's; Leader is for your own dice.
refuse-enemy-there = There are enemy units in { $area }: attack them instead.
refuse-enemy-unit = The { $side } do not command { $unit }.
refuse-finished = { $unit } already finished moving in this phase.
refuse-front-full = The front line already has three units.
refuse-full-strength = { $unit } cannot be restored: this unit is at full strength.
refuse-garrison-attacks = { $unit } cannot attack: a garrison only defends.
refuse-garrison-lost = { $unit } cannot be recovered: a garrison is lost for ever.
refuse-garrison-moves = { $unit } cannot move: a garrison stays where it is.
refuse-gone = { $unit } cannot take another hit: this unit is eliminated already.
refuse-has-event = You already gave { $unit } an event in this combat.
refuse-has-support = There already is a unit behind { $unit }.
refuse-immobile = { $unit } cannot move: this unit has no movement capacity.
refuse-lost-for-good = { $unit } cannot be recovered: this unit was out of supply when eliminated.
refuse-second-convoy = { $unit } has had its Motor Convoy this turn.
refuse-marker-needs-unit = Say on which unit { $marker } is played.
refuse-marker-no-unit = { $marker } is played without naming a unit.
refuse-marker-own-turn = { $marker } can be played in your own player turn only.
refuse-marker-phase = { $marker } cannot be played at this point.
refuse-marker-recovery = { $marker } is for the Administrative phase only.
refuse-must-field = Every unit that finds a place must fight: your line can have { $number }.
refuse-must-retreat = As long as there is somewhere to retreat, no unit may be given up.
refuse-named-already = You already activated { $unit }.
refuse-no-asterisk = { $unit } cannot support: this unit has no asterisk.
refuse-no-die = There is no die of { $unit } to roll again.
refuse-no-enemy = There is no enemy in { $area }.
refuse-no-front = The line needs at least one unit in front.
refuse-no-marker-there = The attack marker of { $unit } does not point at { $area }.
refuse-no-partner = { $unit } cannot be supported: this unit is not in the front line.
refuse-no-point-to-attack = Declaring an attack costs 1 MP; left to { $unit }: { $left }.
refuse-no-points = The { $side } have no replacement point left.
refuse-no-room = { $area } is full.
refuse-no-ships = Ships cannot support a combat for { $area }.
refuse-no-supply = { $unit } cannot trace a supply line now.
refuse-nobody-activated = No activated unit at { $area } can attack.
refuse-not-activated = { $unit } cannot act: this unit is not activated.
refuse-not-adjacent = { $area } is not next to { $origin }.
refuse-not-an-entry = The { $side } cannot bring units in at { $area } now.
refuse-not-attacked = { $unit } cannot defend { $area } from another area.
refuse-not-declared = No attack on { $area } from { $origin } has been declared.
refuse-not-due = { $unit } cannot arrive now: this unit is not due.
refuse-not-held = The { $side } do not hold { $marker }.
refuse-not-in-box = There is no { $unit } in the eliminated box.
refuse-not-in-combat = { $unit } took no part in this combat.
refuse-not-in-container = There is no { $marker } in the pool.
refuse-not-in-front = { $unit } cannot receive an event: this unit is not in the front line.
refuse-not-marked = No attack marker of { $unit } points at { $area }.
refuse-not-overfull = { $area } does not hold too many units.
refuse-not-retreating = { $unit } need not retreat.
refuse-not-vacated = No combat has emptied { $area } in this phase.
refuse-one-direction = { $area } has been attacked from another area in this phase.
refuse-one-step = { $unit } cannot be restored: this unit has only one strength level.
refuse-other-origin = This attack comes from { $area }: { $unit } cannot join it from elsewhere.
refuse-own-front-only = { $marker } is for your own front-line units.
refuse-recover-verb = Unit Recovery is played by naming the unit: recover UNIT.
refuse-removed = { $unit } left the game for good.
refuse-rerolled-already = The die of { $unit } was rolled again already.
refuse-supporting = { $unit } cannot receive an event in support: events are for the front line.
refuse-surprised-already = You already surprised { $unit } in this combat.
refuse-sustained-front = This Sustained Attack has no front-line place left.
refuse-sustained-support = This Sustained Attack has no support place left.
refuse-march-too-far = { $area } is too far for { $unit }: it takes { $cost } MP by the shortest way, and it has { $left }.
refuse-march-barred = The enemy bars { $unit } the way to { $area } in { $areas }, and the way around is too long.
refuse-too-far = { $unit } cannot reach { $area } with { $left } MP left.
refuse-too-many-activated = { $unit } would be one too many: at most three units of any kind and three with an asterisk can be activated.
refuse-uneven-hits = { $unit } cannot take another hit before every unit in the combat has had one.

## What is worth a second thought

warn-attacks-left = Declared attacks would not be fought: { $areas }.
warn-could-attack = These units could still declare an attack: { $units }.
warn-activated-idle = These activated units can still act: { $units }.
warn-overfull = { $area } would be over the limit by { $number ->
    [one] one unit, which is eliminated
   *[other] { $number } units, which are eliminated
}.
warn-points-lost = { $points ->
    [one] A replacement point
   *[other] { $points } replacement points
} would be lost.
warn-recovery-waits = { $area } is full: the marker is spent now, but the unit returns next turn at the earliest.
warn-could-move = { $number ->
    [one] One unit could still move.
   *[other] { $number } units could still move.
}
warn-left-empty = Nobody has entered { $area }.

## Dangers

danger-base-open = { $area }, your base, is empty: { $units } could walk in next turn. All your supply would be gone.
danger-base-attacked = { $area }, your base, could be attacked next turn: CV { $attack } against your { $defence }.
danger-area-open = { $area } ({ $points } VP) is empty: { $units } could walk in next turn.
danger-cut-off = No line of supply: { $units }. Out of supply from your next check, unless you open one.
danger-no-retreat = Nowhere to retreat from { $area }: { $units } would be lost if driven out.

## Hints

hint-takes = Takes { $areas }.
hint-points = That is worth { $points } VP.
hint-guards = Guards { $area }: the enemy could have walked in next turn.
hint-saves = Leaves { $area }, where the enemy could drive it out (chance: { $chance }%).
hint-supplied = Brings back into supply: { $units }.
hint-towards = Gets closer to { $area }.
hint-joins = { $area } is held more strongly: { $strength } instead of { $before }.
hint-enough = Nothing else gains more than it risks.
hint-line = The strongest line against what stands there.

## The numbers

sum-movement = Movement points spent (of { $left } left)
sum-combat = Modified combat value of { $unit }
sum-points = Victory points of the { $side }

term-road = road
term-track = track
term-border = open ground
term-declare = declaring an attack
term-value = combat value of { $unit }
term-support = support of { $unit }
term-out-of-supply = { $unit } attacking out of supply
term-marker = { $marker }
term-hostile = { $marker } of the enemy
term-area = control of { $area }
term-survivors = surviving units in supply, combat value { $strength }

given-best-defence = With your strongest line and no events, against the line that holds best:
given-line-best-defence = With this line and no events, against the line that holds best:
given-worst-defence = Against the line that holds worst:
given-best-defence-from = From { $origin }, with your strongest line and no events, against the line that holds best:
given-line-best-defence-from = From { $origin }, with this line and no events, against the line that holds best:
given-worst-defence-from = From { $origin }, against the line that holds worst:
given-declared = { $target } attacked from { $origin }, with your strongest line and no events:
given-lines = With the lines as they stand and no more events:
given-dice = As the dice lie:
given-reroll = If this die is rolled again:

outcome-retreat = attacker { $attacker }, defender { $defender }: the defender must retreat
outcome-hold = attacker { $attacker }, defender { $defender }: no retreat
measure-cleared = { $area } is cleared of the enemy
measure-destroyed = every unit defending { $area } is destroyed
measure-attacker-hurt = the attacker loses at least one strength level
measure-attacker-loss = strength levels the attacker loses, on average
measure-defender-loss = strength levels the defender loses, on average
note-measure-cleared = The percentage is the chance that the area is cleared of the enemy, if no events are played.
short-measure-cleared = cleared { $value }
short-measure-destroyed = destroyed { $value }
short-measure-attacker-hurt = attacker hurt { $value }
short-measure-attacker-loss = attacker loses { $value }
short-measure-defender-loss = defender { $value }
chance-measure-cleared = { $area } cleared
chance-measure-destroyed = all defenders destroyed
chance-measure-attacker-hurt = attacker loses a strength level
chance-measure-attacker-loss = attacker loses
chance-measure-defender-loss = defender loses
group-outcome-retreat = Defender must retreat
group-outcome-hold = Defender holds

reason-more-points = The { $side } have the higher total of victory points at the end of the last turn.
reason-equal-points = Both sides have the same total of victory points at the end of the last turn: a draw.
reason-points = { $side }: { $points ->
    [one] one victory point
   *[other] { $points } victory points
}

## The options

option-garrisonRetreats = A garrison that must retreat does so instead of being eliminated.
option-multiDirection = An area may be attacked from several areas in one phase, as separate combats.
option-splitRetreat = Retreating units may go to different areas.
option-altPortWhenBaseLost = Reinforcements may use the second entry area while the enemy occupies the logistical area.
option-oosSupportPenalty = Support units that attack out of supply lose a point, like front-line units.
option-recoveryNeedsControl = Unit Recovery needs control of one's own logistical area.
option-oneConvoyPerUnit = No more than one Motor Convoy for a unit in a turn.

## The board in words

sketch-empty = held by the { $side }, empty
board-legend = Name, CV-MC/strength levels left; * can support, (n) only defends.
board-region-egypt = Egypt
board-region-frontier = The frontier
board-region-marmarica = Marmarica and Tobruch
board-region-jebel = The Gebel
board-region-gulf = Bengasi and the Gulf of Sirte
board-points = { $points } VP
board-base = logistical area
board-worth = { $points ->
    [one] One victory point
   *[other] { $points } victory points
} for whoever controls it at the end
board-naval = On the coast, within reach of Naval Support
board-coastal = On the coast, beyond reach of Naval Support
board-inland = Inland
board-base-of = Logistical area of the { $side }; their reinforcements arrive here
board-entry-of = Reinforcements of the { $side } may arrive here
board-units-here = { $number ->
    [0] No unit
    [one] One unit
   *[other] { $number } units
}, { $room ->
    [any] room for any number
    [0] no room for more
    [one] room for one more
   *[other] room for { $room } more
}
board-supplied = A unit here would be in supply: { $sides ->
    [none] of neither side
   *[other] { $sides }
}
board-note-asterisk = Asterisk: fights in front or supports another unit
board-note-bracketed = Bracketed: only defends
board-note-garrison = Garrison: never moves, only defends, is lost for ever once eliminated
board-note-matilda = Matilda tanks: the Matilda marker can cost a strength level after a combat
board-note-home = Always in supply in { $area }
board-note-leaves = Leaves the game on turn { $turn }
board-supply-line = Supply line: { $areas }
board-supply-home = In supply at home, without a supply line
board-values = Combat value { $attack } in attack, { $defence } in defence; movement { $movement }; { $full ->
    [one] one strength level
   *[other] { $steps } of { $full } strength levels
}
board-cards = { $side }: { $held ->
    [0] no marker in hand
    [one] one marker in hand
   *[other] { $held } markers in hand
}, { $pile } in the pool
board-slot-value = CV { $value }
board-marker-mix = In the game: Allies { $allied }, Italians { $italian }
board-brings = Event markers: Allies { $alliedEvents }, Italians { $italianEvents }; replacement points: Allies { $alliedPoints }, Italians { $italianPoints }
board-arriving = arriving: { $units }
board-leaving = leaving: { $units }
board-leaving-next = Leaving the game next turn: { $units }.
board-declared = Attack on { $area } from { $origin }, declared so far: { $tags }

## The board

map-title = COMPASS
map-theatre = Libya and Egypt
map-months = December 1940 to February 1941
map-stretched = the sheet is drawn out where the fighting was
map-north = N
map-scale-west = in Cyrenaica
map-scale-east = in Marmarica and Egypt
map-mediterranean = Mediterranean Sea
map-sirte = Gulf of Sirte
map-cirenaica = CYRENAICA
map-marmarica = MARMARICA
map-egypt = EGYPT
map-gebel = Gebel Achdar
map-sand-sea = Great Sand Sea
map-to-tripoli = to Tripoli
map-to-matruh = to Marsa Matruh
map-to-gialo = to the oasis of Gialo
map-to-siwa = to the oasis of Siwa
map-box = Eliminated
map-lost = Lost or removed
map-waiting = Waiting for room
map-key-road = road
map-key-track = track
map-key-border = open ground
map-key-closed = no passage
map-key-victory = victory points
map-key-base = logistical area
map-key-port = entry area
map-key-anchor = naval support
map-leaving = leaving: { $units }
map-turn-notes = { $events ->
    [one] 1 event
   *[other] { $events } events
}{ $chosen ->
    [yes] {" "}of choice
   *[no] {""}
}{ $points ->
    [0] {""}
    [one] , 1 replacement
   *[other] , { $points } replacements
}

## Words of the trade: the forms in which each is marked in a text, and what it means

forms-cv = CV, combat value, combat values
gloss-cv = Combat value: a front-line unit hits if its die shows its CV or less.
forms-mc = MC, movement capacity
gloss-mc = Movement capacity: the movement points a unit has in each Movement phase.
forms-mp = MP, movement point, movement points
gloss-mp = Movement points: an area costs 1, or ½ along a road; to declare an attack costs 1.
forms-step = strength level, strength levels
gloss-step = Strength level: a unit has one or two. Each hit takes one away; with the last the unit is eliminated.
forms-asterisk = asterisk
gloss-asterisk = Asterisk: the unit fights in front, or stands behind a front-line unit and adds its CV.
forms-oos = OOS, out of supply
gloss-oos = Out of supply: no supply line to the logistical area. Such a unit attacks with 1 CV less and takes an extra hit if it must retreat.
forms-supply-line = supply line, in supply
gloss-supply-line = Supply line: roads and tracks, free of the enemy and of any length, to the logistical area; the first step needs neither.
forms-vp = VP, victory point, victory points
gloss-vp = Victory points: for towns held at the end, and for the Italians also for units that survive in supply.
forms-front = front line, front-line
gloss-front = Front line: the one to three units of a side that roll a die in a combat.
forms-base = logistical area
gloss-base = Logistical area: where the supply of a side comes from. Piccadilly Circus for the Allies, El Agheila for the Italians.
forms-garrison = garrison, garrisons
gloss-garrison = Garrison: a unit that never moves and only defends.
forms-hit = hit, hits
gloss-hit = Hit: a die that shows the modified combat value or less. It costs the enemy a strength level.
forms-stacking = stacking, overstacking
gloss-stacking = Stacking: at most six units in an area when the Movement and Combat phases end; the rest are eliminated.
forms-brackets = bracketed, in brackets
gloss-brackets = In brackets: a combat value that counts in defence only.
forms-pool = pool
gloss-pool = Pool: a side's event markers that can still be drawn.
forms-event = event marker, event markers
gloss-event = Event marker: drawn each turn, kept hidden in the hand, played once.
forms-replacement = replacement point, replacement points
gloss-replacement = Replacement point: brings a reduced unit in supply back to full strength.
forms-attack-marker = attack marker, attack markers
gloss-attack-marker = Attack marker: shows which area a unit attacks in the Combat phase. It costs 1 MP.
