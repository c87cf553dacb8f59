# Kasserine, English. Units and hexes come as names; URF are called supply units, UCM HQs, UCT combat units.

## Names

name-side-allied = Allies
name-side-axis = Axis
name-where-out = not in the game
name-where-coming = still to come
name-where-lost = lost
name-where-exited = gone for victory
name-where-aside = made way at an entry
name-where-unplaced = not set up yet

## Sequence of play

step-Day = Day
step-MoveOfDay = Move
step-Half = A side’s half of the move
event-turn = { $dates }.
event-move = { $night ->
    [yes] Night move
   *[no] Day move { $number }
}.
event-movementEnded = { $side }: movement is over.
event-gameOver = { $winner ->
    [none] The game is over: a draw.
   *[other] The game is over: { $level } victory of the { $winner }.
}
name-level-total = total
name-level-partial = partial
name-level-draw = draw

## Set-up

step-SetUp = Set-up
step-Placement = Placing units
ask-Placement = Place your units in the start hexes of their divisions, or next to them.
event-setUp = { $unit } begins in { $hex }.
refuse-not-to-be-placed = { $unit } is not one of those to be placed now.
refuse-name-a-hex = Name the hex for { $unit }, too.
refuse-not-in-start-hexes = { $hex } is no start hex of { $unit }, nor next to one, or it is closed to it.

## Weather

event-weather = Weather, die { $die }: { $weather ->
    [storm] storm
    [rain] rain
   *[clear] clear
}.

## Movement

step-Movement = Movement
step-UnitMarch = Units on the march
ask-Movement = Move your units.{ $due ->
    [0] {""}
   *[other] { " " }Due: { $due }.
}
ask-UnitMarch = { $units }: { $left } MP left.
finish-Movement = End movement
finish-UnitMarch = Stop here
event-moved = { $units } from { $origin } to { $to } ({ $cost } MP).
event-exited = { $unit } leaves the map from { $hex }: { $points } points.
event-madeWay = { $unit } makes way in { $hex }.
event-captured = { $unit } in { $hex } falls to the { $side }.
refuse-enemy-there = There are enemy units in { $hex }.
refuse-enemy-unit = The { $side } cannot give orders to { $unit }.
refuse-closed = Nobody can enter { $hex }.
refuse-not-adjacent = { $hex } is not next to { $origin }.
refuse-too-far = Not enough MP for { $hex }; left: { $left }.
refuse-peak = { $hex } is second-level mountain: only foot infantry, HQs and supply units go there.
refuse-moved = { $unit } has moved.
refuse-stopped = In an enemy zone the march ends: { $hex }.
refuse-zone-to-zone = { $hex } is in an enemy zone, too: not straight from one into another.
refuse-no-attack-from-there = Whoever enters the zone at { $hex } must see all its enemies attacked, and nobody could.
refuse-needed-in-contact = Who entered the zone of enemies must see them attacked, and without those who would go now nobody could.
refuse-needs-combat-unit = Only with a combat unit can { $hex } be taken.
refuse-full = { $hex } is full: two combat units are the limit, and who passes must be able to go on.
refuse-cannot-join = { $unit } cannot go along: only units of the same hex that may still move and with whom the stack can go on, two combat units at most, and nobody who supplies another of the group.
refuse-join-late = { $unit } cannot go along any more: the stack is on the way.
refuse-not-in-group = { $unit } is not part of the stack on the march.
refuse-not-begun = This unit has not moved: it is put back, or goes somewhere.
refuse-back = Units that have begun to move, or have been put back once, are not put back.
refuse-no-edge = { $hex } is not on the edge of the map.
refuse-no-exit = Leaving the map from { $hex } scores nothing: only the Axis scores, beyond Tebessa and Le Kef. Who leaves here is lost.
refuse-no-need = No reinforcements wait for { $hex }.
refuse-too-far-out = Not enough MP to leave the map from { $hex }; left: { $left }.
sum-movement = Cost of the hex (MP left: { $left })
warn-could-move = { $number ->
    [one] One unit could still move.
   *[other] { $number } units could still move.
}
warn-could-arrive = Reinforcements could still come in: { $units }.
warn-abandon = Outside the scoring exits whoever leaves the map is eliminated: { $units }.
name-cause-abandoned = left the map
name-cause-overrun = overrun

## Reinforcements

event-arrived = { $unit } comes in at { $hex }.
refuse-not-due = { $unit } is not due.
refuse-no-entry = { $unit } does not come in at { $hex }.
refuse-ground = { $hex } is closed to { $unit }.
refuse-entry-too-dear = { $unit } has not enough MP to come in at { $hex }: it waits.
refuse-entry-full = There is no room for { $unit } in { $hex }, nor could it go on: it waits.

## Supply

step-Dumps = Supply units and voluntary reduction
ask-Dumps = Blow up supply units, or reduce foot infantry?
finish-Dumps = Nothing more
event-demolition = { $unit } is to be blown up, die { $die }: { $blown ->
    [yes] it will be gone after movement
   *[no] it fails
}.
event-supplying = { $unit } in { $hex } supplies, and stays.
refuse-unsupplied = { $unit } was out of supply when the half began: it cannot move.
refuse-supply-moved = { $unit } cannot move: what would have supplied it has moved.
refuse-supplies = { $unit } supplies in this half: it cannot move.
refuse-fixed-supply = { $unit } is a fixed supply unit and never moves.
refuse-no-supply-unit = { $unit } is no supply unit.
refuse-stays-anyway = { $unit } stays and supplies already.
refuse-hauled = { $unit } has moved: it supplies nobody in this half.
refuse-supplies-nobody = No unit is within reach of { $unit }.
refuse-not-on-foot = { $unit } is no foot infantry: it cannot reduce itself.
refuse-reduced-already = { $unit } is reduced already.
refuse-tried-already = It has been tried with { $unit } in this half.
refuse-nobody-to-blow = Nobody of yours who could blow it up is with { $unit }.
name-cause-voluntary = by itself, to move without supply
name-cause-demolition = blown up
danger-dump-open = { $unit } in { $hex } is undefended, and the enemy can get there.
danger-cut-off = Out of supply as things are: { $units }.

## Victory

sum-score = Points for the { $side }
term-exits = points that have left by Tebessa and Le Kef
term-losses = points that the Axis has lost
reason-exits = { $points } points have left the map.
reason-end = Supplied Allied units beyond the railway: { $number }. Points the Axis has lost: { $points }.

### The map

map-title = KASSERINE
map-theatre = Central Tunisia
map-months = 14 to 23 February 1943
map-north = N
map-scale-tunisia = eight kilometres a hex
map-hammamet = Gulf of Hammamet
map-gabes = Gulf of Gabès
map-due = To come
map-exited = Left by Tebessa and Le Kef
map-lost = Lost
map-entry-Gafsa-south = Gafsa
map-entry-Maktar = Maktar
map-entry-Le-Kef = Le Kef
map-entry-Tebessa = Tebessa
map-pass-Kasserine = Kasserine Pass
map-pass-Maizila = Maizila Pass
map-pass-Maknassy = Maknassy Pass
map-pass-Sidi-Aich = Sidi Aich Pass
map-pass-El-Guettar = El Guettar
map-key-costs = movement points: infantry on foot · motorised
map-key-plain = plain
map-key-mountain = first mountain level
map-key-peak = second level: on foot only
map-key-city = city
map-key-road = road
map-key-track = track: by turns
map-key-railway = railway: a line on the map only
map-key-pass = pass, and the rock beside it
map-key-village = village
map-key-start = where formations begin
map-key-entry = where reinforcements enter
map-key-exit = where the Axis leaves for victory
map-key-day = moves by day and by night

### Combat

## Air support

step-AirSupport = Air support
ask-AirSupport = Send aircraft over hexes you will attack. Left today: { $left }.
finish-AirSupport = No more aircraft
event-aircraft = { $side }: an aircraft over { $hex }. Left today: { $left }.
sum-air = Support of an attack on this hex
refuse-no-air-at-night = At night there is no air support.
refuse-no-air-in-storm = In a storm no aircraft flies.
refuse-no-air-in-defence = The defender never has air support.
refuse-no-aircraft-left = { $side }: no aircraft left today.
refuse-aircraft-there = Over { $hex } there is an aircraft already: one is the limit.
refuse-no-army-control = Nobody who can attack { $hex } started under the control of an army HQ.
refuse-nobody-attacks = Nobody can attack { $hex }, so there is nothing to support.

## Strategic bombers

step-Bombing = Strategic bombers
ask-Bombing = Which hex do the strategic bombers bomb?
finish-Bombing = Not now
event-bombed = Strategic bombers over { $hex }, die { $die }: { $result ->
    [R] a unit is reduced
    [RT] RT for a unit
   *[other] no effect
}.
given-bombs = Bombs on { $hex }:

## Artillery

step-Bombardment = Artillery
step-FireMission = Target of a gun
step-FireKind = Armour or other targets
step-Struck = Choice of the unit that is hit
ask-Bombardment = Choose a gun to fire.
ask-FireMission = At which hex does { $unit } fire?
ask-FireKind = { $unit } fires at { $hex }: at armour or at the other units?
ask-Struck = { $how ->
    [R] Which unit in { $hex } is reduced?
   *[RT] Which unit in { $hex } gets the RT marker?
}
finish-Bombardment = End fire
event-fired = { $unit } fires at { $target ->
    [armour] the armour
   *[soft] the units
} in { $hex }: die { $die }{ $modifier ->
    [0] {""}
   *[other] , modified to { $final }
}: { $result ->
    [R] a unit is reduced
    [RT] RT for a unit
   *[other] no effect
}.
event-shocked = { $unit } gets an RT marker.
given-fire = { $target ->
    [armour] { $unit } at armour:
   *[soft] { $unit } at targets other than armour:
}
outcome-nothing = no effect
outcome-RT = RT: reduced factors until the end of the move; eliminates a unit that is weakened already
outcome-R = R: reduced; a reduced unit is eliminated
sum-die = Added to the die
term-fire-cover = city or mountain
term-fire-night = night
term-fire-reduced = the gun is reduced
refuse-no-gun = { $unit } is no artillery.
refuse-gun-fired = { $unit } has fired.
refuse-gun-moved = { $unit } has spent more than half of its movement: it does not fire.
refuse-gun-unsupplied = { $unit } is out of supply and does not fire.
refuse-nothing-in-range = { $unit } has nothing in range that it can harm.
refuse-out-of-range = { $hex } is out of the range of { $unit }.
refuse-immune = In { $hex } there is nobody whom fire can harm.
refuse-no-fire-at = { $target ->
    [armour] { $unit } does not fire at armour.
   *[soft] { $unit } fires at armour only.
}
refuse-not-under-fire = { $unit } was not fired at.
refuse-no-shock = RT does nothing to { $unit }.

## Attacks

step-CombatPhase = Combat
step-Attack = An attack
step-AttackType = Type of attack
step-DefenceType = Type of defence
step-CombatEnd = End of a combat
ask-CombatPhase = Choose a hex to attack.
ask-Attack = Choose the units that attack { $hex }.
ask-AttackType = How is { $hex } attacked?
ask-DefenceType = { $verb ->
    [violent] A violent attack on { $hex }. How is it defended?
   *[medium] A medium attack on { $hex }. How is it defended?
}
finish-CombatPhase = End combat
finish-Attack = Attack
event-attack = { $units }: attack on { $defenders } in { $hexes }.
event-nightAttack = { $side }: a night with attacks. Left in this game: { $left }.
event-hopeless = { $units }: an attack on { $hexes } at hopeless odds, { $result } without a die roll.
event-battleEnded = The combat in { $hexes } is over.
event-rolled = { $hexes }, table { $table }: { $attack } to { $defence } is { $odds }, die { $die }: { $result }.
refuse-no-enemy = There is no enemy in { $hex }.
refuse-undefended = In { $hex } there are only HQs and supply units: it is entered, not attacked.
refuse-nobody-adjacent = Nobody who can attack is next to { $hex }.
refuse-nobody-named = Nobody attacks yet.
refuse-no-nights-left = { $side }: no night with attacks is left, there were as many as the game allows.
refuse-fought = { $unit } has taken part in an attack.
refuse-no-combat-unit = { $unit } is no combat unit.
refuse-no-attack-factor = { $unit } has no attack factor.
refuse-attack-unsupplied = { $unit } was out of supply when the half began: it cannot attack.
refuse-attack-uncommanded = { $unit } started under no HQ: it cannot attack.
refuse-cannot-strike = { $unit } is not next to { $hex }.
refuse-needed-elsewhere = { $unit } is the only one who can attack an enemy who must be attacked, and cannot do so together with the others.
refuse-attacks-owed = Who entered the zone of enemies must attack them: { $hexes }.
refuse-attack-too = Nobody else could attack { $hexes }: strike there as well.
refuse-struck-already = { $hex } is struck already.
refuse-struck-as-a-whole = A hex is attacked as a whole: { $unit } cannot be singled out.
refuse-type-needs-command = { $verb ->
    [violent] A violent attack needs the control of an army HQ over every attacker.
    [last] Defence to the last needs a defender within reach of an HQ.
    [disengage] A disengagement needs a defender within reach of an HQ.
   *[other] Command does not allow that.
}
warn-attacks-left = You can still attack { $hexes }.
warn-hopeless = Hopeless odds, elimination without a die roll: { $units }.
warn-odds-against = The defence is stronger than the attack.

## Sums and odds

sum-attack = Attack
sum-defence = Defence
term-unit = { $unit }
term-command = { $unit }: complete chain of command
term-aircraft = aircraft over { $hex }
term-cover = { $unit } in a city or on a mountain
given-table = Table { $table }, odds { $odds }:
given-best-answer = Against the best answer, table { $table } at { $odds }:
given-worst-answer = Against the worst answer, table { $table } at { $odds }:
given-hopeless = Odds below the lowest column:
given-all-table = With everybody who can strike the hex, table { $table } at { $odds }:
given-all-best-answer = With everybody who can strike the hex, against the best answer, table { $table } at { $odds }:
given-all-worst-answer = With everybody who can strike the hex, against the worst answer, table { $table } at { $odds }:
given-all-hopeless = With everybody who can strike the hex odds below the lowest column:
outcome-AE = AE: all attackers eliminated
outcome-AR = AR: all attackers reduced
outcome-A3 = A3: the attackers retreat 3 hexes
outcome-A2 = A2: the attackers retreat 2 hexes
outcome-RR = R/R: all units of both sides reduced
outcome-D2 = D2: the defenders retreat 2 hexes
outcome-D3 = D3: the defenders retreat 3 hexes
outcome-DR = DR: all defenders reduced
outcome-DE = DE: all defenders eliminated
measure-cleared = { $hexes } cleared of combat units
measure-destroyed = all defenders are eliminated
measure-attacker-hurt = the attacker loses at least a step
measure-attacker-loss = steps the attacker loses on average
measure-defender-loss = steps the defender loses on average
short-measure-cleared = cleared { $value }
short-measure-destroyed = destroyed { $value }
short-measure-attacker-hurt = attacker hurt { $value }
short-measure-attacker-loss = attacker loses { $value }
short-measure-defender-loss = defender loses { $value }

## Results

step-Retreats = Retreat
step-Retreat = Path of a retreat
step-Permission = Retreat through the winner’s zone
step-SupplyGoesAlong = Supply units in retreat
step-Advance = Advance after combat
ask-Retreat = { $who ->
    [own] Retreat of { $units }: where to? Hexes still to go: { $left }.
   *[enemy] You choose the retreat of { $units }: where to? Hexes still to go: { $left }.
}
ask-Permission = Retreat of { $units } through your zone ({ $hexes }): let it pass, or forbid it and reduce on the spot?
ask-SupplyGoesAlong = Which supply units in { $hex } go along in retreat?
ask-Advance = Who advances into { $hex }?
finish-SupplyGoesAlong = Retreat
finish-Advance = Nobody else
event-reduced = { $unit } is reduced ({ $cause }).
event-eliminated = { $unit } is eliminated ({ $cause }).
name-cause-combat = in combat
name-cause-fire = by artillery fire
name-cause-bombs = by bombs
name-cause-retreat = in retreat
event-letPass = { $side } lets { $units } pass.
event-forbidden = { $side } does not let { $units } pass.
event-retreated = { $units }: retreat from { $origin } to { $to }.
event-advanced = { $unit } advances from { $origin } to { $to }.
refuse-not-retreating = { $unit } is not among those who retreat here.
refuse-goes-already = The path has begun: { $unit } goes along.
refuse-retreat-twice = A retreat never enters { $hex } twice, nor goes back to where it began.
refuse-retreat-closed = { $hex } is closed to those who retreat.
refuse-retreat-enemy = There are enemies in { $hex }.
refuse-retreat-apart = One of them would come off better alone: they cannot retreat together.
refuse-retreat-harmful = There is a retreat that harms less than by way of { $hex }.
refuse-retreat-nowhere = By way of { $hex } the retreat cannot be completed.
refuse-stays-behind = { $unit } stays behind.
refuse-cannot-advance = { $unit } cannot advance.

### Display

## Names

name-thing-unit = unit
name-thing-hex = hex
name-kind-armour = armour
name-kind-mechanised = mechanised infantry
name-kind-infantry = foot infantry
name-kind-reconnaissance = reconnaissance
name-kind-self-propelled = self-propelled artillery
name-kind-artillery = field artillery
name-kind-anti-tank = anti-tank artillery
name-kind-headquarters = HQ
name-kind-supply = supply unit
name-size-I = company
name-size-II = battalion
name-size-III = regiment
name-size-X = brigade
name-size-XX = division
name-size-XXX = corps
name-size-XXXX = army
name-terrain-plain = plain
name-terrain-mountain = first mountain level
name-terrain-peak = second mountain level
name-terrain-city = city
name-terrain-sea = sea
name-section-tunisia = Tunisia
name-sky-clear = clear
name-sky-rain = rain
name-sky-storm = storm
name-time-day = day
name-time-night = night
brief-time-day = zones of contact, air support
brief-time-night = no zones, no aircraft, guns reach one hex; attacks on two nights of the game only
name-token-aircraft = aircraft
name-token-night-attack = night with attacks
name-token-bombers = strategic bombers
brief-token-aircraft = 2 points more for the attack on one hex, by day and in no storm
brief-token-night-attack = any number of attacks in one night
brief-token-bombers = one hex a day, by day and in no storm
name-table-A = A (violent, to the last)
name-table-B = B (violent, medium)
name-table-C = C (violent, disengagement)
name-table-D = D (medium, to the last)
name-table-E = E (medium, medium)
name-table-F = F (medium, disengagement)
name-chart-artillery-soft = Field artillery
name-chart-artillery-armour = Field artillery at armour
name-chart-self-propelled-soft = Self-propelled artillery
name-chart-self-propelled-armour = Self-propelled artillery at armour
name-chart-anti-tank-armour = Anti-tank artillery at armour
name-chart-bombing = Strategic bombers
brief-outcome-AE = All attackers are eliminated.
brief-outcome-AR = All attackers are reduced.
brief-outcome-A3 = The attackers retreat three hexes.
brief-outcome-A2 = The attackers retreat two hexes.
brief-outcome-R_R = All units of both sides are reduced.
brief-outcome-D2 = The defenders retreat two hexes.
brief-outcome-D3 = The defenders retreat three hexes.
brief-outcome-DR = All defenders are reduced.
brief-outcome-DE = All defenders are eliminated.
brief-outcome-- = No effect.
brief-outcome-RT = Reduced factors until the end of the move; who is weakened already is eliminated.
brief-outcome-R = Reduced; who is reduced already is eliminated.

## Badges, overlays and their keys

name-badge-oos = Out of supply
name-badge-shocked = RT: reduced factors until the end of the move
name-badge-owed = Must be attacked
name-badge-supplying = Supplies, and stays
name-badge-hauled = Has moved, and supplies nobody
name-badge-mined = Blown up: gone after movement
name-badge-fired = Has fired
name-badge-fought = Has attacked
name-overlay-supply = Supply
name-overlay-command = Command
name-overlay-zones = Zones of contact
name-overlay-fire = Artillery
name-overlay-attack = Who can attack
name-overlay-victory = Victory
legend-supply-good = a line of supply reaches
legend-supply-cut = no line, or blocked here
legend-supply-allied = Allied lines
legend-supply-axis = Axis lines
legend-command-good = complete chain of command: +1 in attack, air support
legend-command-plain = commanded, the chain not complete
legend-command-bad = no HQ reaches
legend-command-allied = reach of Allied army HQs
legend-command-axis = reach of Axis army HQs
legend-zones-allied = in contact with Allied units
legend-zones-axis = in contact with Axis units
legend-fire-allied = range of Allied guns
legend-fire-axis = range of Axis guns
legend-fire-bad = enemies in range
legend-fire-cut = your units in the enemy’s range
legend-attack-good = can attack
legend-attack-plain = cannot attack in this half
legend-attack-bad = must be attacked
legend-attack-allied = Allies who can be attacked
legend-attack-axis = Axis units that can be attacked
legend-victory-axis = here the Axis leaves for victory
legend-victory-allied = supplied Allied units that count beyond the railway
legend-victory-plain = beyond the railway
overlay-no-zones = At night there are no zones.
overlay-exit = exit
overlay-unsupplied = no supply
overlay-supply-length = Lines of supply are { $points } MP long now ({ $sky }).
overlay-hauled = { $unit } has moved: it supplies nobody in this half.
overlay-source = { $unit } can supply { $number ->
    [one] one unit
   *[other] { $number } units
}.
overlay-supplying = { $unit } stays and supplies: in its reach { $number ->
    [one] is one unit
   *[other] are { $number } units
}.
overlay-needs-none = { $unit } needs no supply.
overlay-line = { $source } supplies { $unit } by a line of { $cost } MP.
overlay-judged-out = When the half began no line reached { $unit }: it does not move in it.
overlay-no-source = No supply unit is anywhere near { $unit }.
overlay-cut-at = The line from { $source } to { $unit } is cut at { $hexes }.
overlay-too-far = { $source } is too far from { $unit }: { $cost } MP.
overlay-command-length = An HQ commands within { $points } MP.
overlay-unled = no command
overlay-army = { $unit }, army: { $number ->
    [one] one unit
   *[other] { $number } units
} under direct control.
overlay-division = { $unit }, division: { $number ->
    [one] one unit
   *[other] { $number } units
} of its own within reach.
overlay-leads-nobody = { $unit } is not commanded.
overlay-led-division = { $source } of its division: { $cost } MP.
overlay-led-army = { $source }, army, directly: { $cost } MP.
overlay-led-through = { $source }, army, through the division’s HQ, { $cost } MP from it.
overlay-led-by-nobody = No HQ reaches { $unit }: only a medium defence, and no attack.
overlay-chain = Complete chain of command: +1 in attack.
overlay-no-chain = The chain of command is not complete.
overlay-no-gun = { $unit } is no artillery.
overlay-gun = { $unit } fires { $night ->
    [yes] by night { $armour ->
        [0] one hex far
       *[other] one hex far
    }
   *[no] { $soft ->
        [0] at armour only, as far as { $armour }
       *[other] as far as { $soft }, at armour { $armour }
    }
}.
overlay-gun-fired = It has fired.
overlay-gun-strained = It has spent more than half of its movement, and does not fire.
overlay-nobodys-half = Nobody’s half of the move.
overlay-not-its-half = { $unit } does not attack in this half.
overlay-can-attack = { $unit } can attack{ $number ->
    [0] , but is next to nobody
    [one] {" "}one hex
   *[other] {" "}{ $number } hexes
}.
overlay-no-night = { $unit } cannot attack: no nights with attacks are left, or by night it needs command.
overlay-nights = { $side }: nights with attacks left in this game: { $left }.

## The table

board-move = { $dates }, { $night ->
    [yes] night
   *[no] day { $number }
}{ $sky ->
    [none] {""}
   *[other] {""} · { $sky }
}
board-exited = Left for Axis victory: { $points } points of { $needed }.
board-losses = Axis losses: { $points } points. { $over ->
    [yes] More than { $most }: that helps the Allies.
   *[no] Up to { $most } they do not count against it.
}
board-beyond = Supplied Allied units south of the railway to { $line ->
    [sfax] Sfax
   *[sousse] Sousse
}: { $number }. { $few ->
    [yes] As few as the Axis needs.
   *[no] The Axis may leave { $most }.
}
board-now = If the game ended now: { $winner ->
    [none] a draw
   *[other] { $level } victory of the { $winner }
}. It ends after the night of { $dates }.
board-arrive = Move { $number }, by { $entry }: { $units }
board-late = Waiting to come in: { $units }
board-group = Combat group { $group ->
    [reserve] of the artillery reserve
   *[other] { $group }
}
board-pass = pass: { $name }
board-exit = exit for Axis victory
board-entry = reinforcements enter here
board-cover = Defence of all but armour times { $times }
name-entry-Gafsa-south = Gafsa, south edge
name-entry-Maktar = Maktar
name-entry-Le-Kef = Le Kef
name-entry-Tebessa = Tebessa
tray-before = Set-up
tray-move = { $night ->
    [yes] Night move
   *[no] Day move { $number }
}
tray-weather-costs = { $movement ->
    [0] Nothing is lost to the weather
   *[other] Every unit has { $movement } MP less, lines of supply are { $supply } MP shorter
}{ $air ->
    [yes] .
   *[no] , and no aircraft fly.
}
tray-means = Left to the { $side }: aircraft today, nights with attacks
tray-no-air-at-night = By night no aircraft fly.
tray-no-air-in-storm = In a storm no aircraft fly.
tray-tonight = This night counts already.
tray-to-set-up = To be set up at { $hexes } or next to it: { $number }
tray-due = { $due ->
    [yes] Due now
   *[no] { $dates }, move { $number }
} · { $entry }
tray-aside = Made way · { $entry }
tray-exited = Left by Tebessa and Le Kef: { $points } points of { $needed }
tray-lost = Lost by the { $side }: { $points } points
marker-aircraft = Aircraft of the { $side }: { $points } points more for the attack on this hex
panel-battle = The combat for { $hexes }
panel-attackers = Attackers{ $hexes ->
    [none] {""}
   *[other] {""} from { $hexes }
}
panel-defenders = Defenders of { $hexes }
panel-with = add a unit
panel-fire = The fire of { $unit }
panel-gun = Gun
panel-targets = In range: { $hexes }
board-mood = { $night ->
    [yes] Night
   *[no] { $number ->
        [1] Morning
       *[other] Afternoon
    }
} · { $sky }
panel-ways = How both fight
panel-attack-violent = Violent
panel-attack-medium = Medium
panel-defence-last = To the last
panel-defence-medium = Medium
panel-defence-disengage = Disengage
panel-attackers-lost = attackers eliminated or reduced
panel-attackers-back = attackers retreat
panel-both = both reduced
panel-defenders-back = defenders retreat
panel-defenders-lost = defenders reduced or eliminated
panel-table = { $letter }
panel-moved-by-winner = { $odds } · winner moves retreats
panel-moved-by-loser = { $odds } · loser moves retreats

## Choices

verb-place = put a unit on the map
verb-automatic = leave the rest of the set-up to the program
verb-blow = try to blow up a supply unit
verb-reduce = let foot infantry reduce itself
verb-supply = let a supply unit stay and supply
verb-activate = take a unit in hand to move it
verb-join = take another unit along
verb-leave = leave a unit of the stack behind, or let it retreat by itself
verb-move = go on to an adjacent hex
verb-back = put back what was taken in hand, unmoved
verb-exit = leave the map for victory
verb-abandon = leave the map for good
verb-make-way = step off the map for own reinforcements
verb-air = place an aircraft over a hex about to be attacked
verb-fire = take a gun to fire
verb-target = name the hex fired at
verb-soft = fire at the units that are no armour
verb-armour = fire at armour
verb-hit = say who is hit
verb-bomb = bomb a hex
verb-attack = attack a hex
verb-with = name a unit for the attack
verb-also = strike a further hex with the same attack
verb-only = strike one unit of a stack alone
verb-violent = attack violently
verb-medium = attack or defend in the medium way
verb-last = defend to the last
verb-disengage = disengage
verb-retreat = retreat to a hex
verb-take = take a supply unit along in retreat
verb-pass = let them pass through your zone
verb-forbid = forbid the way through your zone
verb-advance = advance into the hex
verb-eliminate = give a unit up
verb-done = end this choice or this phase
do-place-1 = place { $first }
do-place-2 = place { $first } at { $second }
do-automatic = place the rest automatically
do-blow = blow up { $first }
do-reduce = reduce { $first }
do-supply = let { $first } stay and supply
do-activate = move { $first }
do-join = take { $first } along
do-leave = leave { $first } behind
do-move = go to { $first }
do-back = cancel move
do-exit = leave the map for victory
do-abandon = leave the map, and be lost
do-make-way = make way for reinforcements
do-air = aircraft over { $first }
do-fire = fire with { $first }
do-target = at { $first }
do-soft = fire at other units
do-armour = fire at armour
do-hit = hit { $first }
do-bomb = bomb { $first }
do-attack = attack { $first }
do-with = attack with { $first }
do-also = strike { $first } too
do-only = strike only { $first }
do-violent = violent attack
do-medium = medium
do-last = to the last
do-disengage = disengage
do-retreat = retreat to { $first }
do-take = take { $first } along
do-pass = let them pass
do-forbid = forbid: reduced where they stand
do-advance = advance with { $first }
do-eliminate = give { $first } up
do-done = done
button-place = place at { $second }
spell-place = place
spell-automatic = automatic
spell-blow = blow
spell-reduce = reduce
spell-supply = supply
spell-activate = activate
spell-join = join
spell-leave = leave
spell-move = move
spell-back = back
spell-exit = exit
spell-abandon = abandon
spell-make-way = make-way
spell-air = air
spell-fire = fire
spell-target = target
spell-soft = soft
spell-armour = armour
spell-hit = hit
spell-bomb = bomb
spell-attack = attack
spell-with = with
spell-also = also
spell-only = only
spell-violent = violent
spell-medium = medium
spell-last = last
spell-disengage = disengage
spell-retreat = retreat
spell-take = take
spell-pass = pass
spell-forbid = forbid
spell-advance = advance
spell-eliminate = eliminate
spell-done = done
word-place = place at
word-automatic = automatic
word-blow = blow up
word-reduce = reduce
word-supply = let supply
word-activate = move
word-join = take along
word-leave = leave
word-move = go to
word-back = put back
word-exit = leave for victory
word-abandon = leave the map
word-make-way = make way
word-air = aircraft over
word-fire = fire
word-target = at
word-soft = at soft targets
word-armour = at armour
word-hit = hit
word-bomb = bomb
word-attack = attack
word-with = attack with
word-also = strike too
word-only = strike only
word-violent = violent
word-medium = medium
word-last = to the last
word-disengage = disengage
word-retreat = retreat to
word-take = take along
word-pass = let pass
word-forbid = forbid
word-advance = advance
word-eliminate = give up
word-done = done

## How

how-Placement = Pick a unit in the box, then one of the outlined hexes: the start hex of its division, or one next to it. Or leave the rest to the program.
how-Dumps = A supply unit that would fall to the enemy can be blown up on 3 to 6; it still supplies in this movement phase. Foot infantry that reduces itself marches without supply, and pays 1 MP at most for any hex, for good.
how-Movement = Pick a unit, then where it goes; Shift or a further tap takes the others of its hex along. A supply unit either moves or supplies: its first use decides.
how-AirSupport = Each aircraft adds 2 points to the attack on its hex. What is not used today is lost.
how-Bombardment = Pick a gun, then a hex in red. A gun fires once a half, and not after more than half of its movement.
how-CombatPhase = Pick a hex in red, then who attacks it. Whose zone you have entered in this half must be attacked.
how-AttackType = Violent attacks cost more and gain more, and need an army’s control over every attacker. The defender answers knowing what you chose.
how-DefenceType = To the last holds the ground and bleeds; disengagement gives ground and saves the units. Without command only the medium defence is open.
how-Retreat = Hex by hex. A way that harms nobody goes before one through the winner’s zone, and that before one that eliminates.
how-Permission = Let them pass unharmed, or forbid it: then they stay where they are, reduced.

## Page

page-about = Tunisia, 14 to 23 February 1943. Rommel and von Arnim strike at the passes of the Dorsals: battalions and companies on a map of three levels, day and night moves, weather, supply, command, six combat tables.
page-luck-legend = The bar shows the sum of the dice of a side’s attacks, the stroke what could be expected.
page-no-odds-yet = The odds appear as soon as a unit or a target is named.
page-pool = Units that can still join the attack
note-measure-cleared = The percentage is the chance that the hex is cleared of combat units.
intro-allied = You command the Allies. The Axis wins at once with 20 combat points off the map beyond Tebessa or Le Kef: hold the passes of the Western Dorsal, Kasserine and Sbiba above all, and keep units behind them. Yours are scattered and the French are weak; the 34th and 9th US and the British 6th come from the 16th on. Trade ground for time, bleed him beyond 35 points, and at the end have more than two supplied combat units south of the railway to Sousse. Place yours first; mind who is in reach of supply and of an HQ.
intro-axis = You command the Axis. Break through a pass of the Western Dorsal and take 20 combat points off the map beyond Tebessa or Le Kef, and the game is yours at once, whatever it cost. Or clear the country south of the railway to Sousse, all but one supplied Allied unit, and lose no more than 35 points. The 10th and 21st Panzer begin behind Faid and Maknassy, Rommel comes by Gafsa on the 15th. Bring your supply units forward: what no line reaches when your half begins neither moves nor attacks.
warn-left-empty = Nobody has advanced into { $hex }.
event-control = { $side }: { $hex } is held.

## Odds in short

chance-measure-cleared = { $hexes } cleared
chance-measure-destroyed = all defenders eliminated
chance-measure-attacker-hurt = attacker loses a step
chance-measure-attacker-loss = attacker loses
chance-measure-defender-loss = defender loses
group-outcome-AE = AE, attackers eliminated
group-outcome-AR = AR, attackers reduced
group-outcome-A3 = A3, attackers retreat 3
group-outcome-A2 = A2, attackers retreat 2
group-outcome-RR = R/R, both reduced
group-outcome-D2 = D2, defenders retreat 2
group-outcome-D3 = D3, defenders retreat 3
group-outcome-DR = DR, defenders reduced
group-outcome-DE = DE, defenders eliminated
group-outcome-nothing = no effect
group-outcome-RT = RT, until the end of the move
group-outcome-R = R, reduced

## Options

option-automaticSetUp = The program sets up both sides.
option-strategicBombers = Strategic bombers: once a day the Allies may bomb a hex.
option-infantry26th = Two battalions of the 26th US Infantry begin at Feriana.
option-sfaxLineDecides = For victory the railway to Sfax is the line, not the one to Sousse.
option-twoBeyondIsADraw = Exactly two supplied Allied units beyond the railway and more than 35 points lost: a draw.
option-lossesCountOnlyEliminated = Reduced Axis units are no losses, only eliminated ones.
option-reducedPayTerrain = Reduced foot infantry pays for ground like full infantry.
option-reconnaissanceAsArmour = Cover does not help reconnaissance, as it does not help armour.
option-nightAttacksShared = Both sides share two nights with attacks.
option-commandBonusInDefence = A complete chain of command adds a point in defence as well.
option-reconnaissanceCountsForAllies = Reconnaissance beyond the railway counts for Allied victory.
option-weatherSparesAttackSupply = Weather does not shorten the line of supply that an attack needs.
option-oneAircraftPerAttack = Of the aircraft over several hexes of one attack only one counts.
option-finalSupplyByClearDay = At the end supply is judged as on a clear day.
option-roadFollowOnly = The price of a road or track is only for those who follow it.
option-zocCutsEndHex = A line of supply may not begin or end in an enemy zone.
option-attackNeedsSupply = An attack needs a supplied start.
option-commandsCountBeyond = HQs and supply units beyond the railway count, too.
option-onlyCombatUnitsMine = Only combat units blow up supply units, not HQs.
option-weatherShrinksCommand = Weather shortens the reach of HQs, too.
option-aircraftCarryOver = Aircraft that are not used are kept for the next day.
option-dailyWeather = The weather is rolled once a day.
option-arrivalsNeedSupply = Reinforcements need a line of supply from the start.
option-zoneToZone = Units go straight from one enemy zone into another.
option-onlyAttackersEnterZones = Only units that can attack enter enemy zones.
option-zonesCutCommand = Enemy zones cut lines of command.
option-directControlOnly = An army controls directly only, not through divisions.
option-armyCompletesChain = An army’s control alone completes the chain of command.
option-corpsTroopsWithoutChain = Units of no division never have a complete chain.
option-stackedUnitsAlone = A single unit of a stack can be attacked.
option-supplyIsDestroyed = Supply units that are overrun are destroyed, not captured.
option-advanceAfterCombat = Attackers may advance into a hex that was cleared.
option-shockNeverEliminates = A second RT marker does nothing.
option-gunsFireOnceAMove = Guns fire once a move, not once in each half.
option-firerPicksUnit = Who fires picks the unit that is hit.
option-fireNeedsSupply = Guns need supply to fire.
option-supplyNeverRetreats = Supply units never go along in retreat.
option-zonesBarRetreatAtNight = At night, too, zones bar retreats.
option-noMakingWay = Nobody makes way for reinforcements off the map.
option-gunsSpareCommands = Fire spares HQs and supply units.
option-gunsAttack = Units without an attack factor may attack, for the point of command.

## Glossary

forms-mp = MP, movement point, movement points
gloss-mp = Movement points: every hex costs some, by ground, road and who moves.
forms-half = half, halves
gloss-half = Half: one side’s part of a move, first the Axis, then the Allies.
forms-hq = HQ, HQs
gloss-hq = HQ: it commands its division, or an army, within 9 MP; it has no factors and no zone.
forms-supply-unit = supply unit, supply units
gloss-supply-unit = Supply unit: it feeds units at the end of a line of 7 MP, or moves. Fixed ones never move.
forms-combat-unit = combat unit, combat units
gloss-combat-unit = Combat unit: a battalion or company with factors of attack and defence; two to a hex.
forms-rt = RT
gloss-rt = RT: reduced factors until the end of the move. A unit that is weakened already is eliminated.
forms-reduced = reduced
gloss-reduced = Reduced: on its other face, for good. Reduced once more, it is eliminated.
forms-zone = zone, zones
gloss-zone = Zone of contact: the hexes next to a unit, by day. Whoever enters it stops, and must attack.
forms-chain = chain of command
gloss-chain = Chain of command: complete with division and army. It adds a point to each attacker.
forms-violent = violent
gloss-violent = Violent attack: tables A, B and C. It needs an army’s control over every attacker.
forms-medium = medium
gloss-medium = Medium: tables D, E and F in attack. As a defence it is always open.
forms-last = to the last
gloss-last = To the last: no retreats, but heavy losses; it needs an HQ within reach.
forms-disengagement = disengagement, disengage
gloss-disengagement = Disengagement: retreats rather than losses; it needs an HQ within reach.
forms-disperse = soft target, soft targets, targets other than armour
gloss-disperse = Everything but armour: infantry, reconnaissance, guns, HQs and mobile supply units.
forms-point = combat point, combat points
gloss-point = Combat points: attack and defence of the face that shows. They decide victory.
forms-foot = foot infantry
gloss-foot = Foot infantry: not mechanised. It climbs the second level, and may reduce itself.
forms-exit = scoring exit, scoring exits
gloss-exit = Scoring exits: the roads beyond Tebessa and Le Kef, by which the Axis leaves for victory.

### Bot

hint-leaves = Leaves the map for victory: { $points } points.
hint-takes-dump = Takes the supply unit in { $hex }.
hint-guards = Guards { $hex }: the enemy could have marched in.
hint-blows = { $unit } would fall into the enemy’s hands.
hint-feeds = Brings supply to { $units }.
hint-beside = Stands ready to attack { $hexes }.
hint-away = Gets away from the enemy.
hint-bars = Bars the enemy’s way in { $hex }.
hint-to-post = { $unit } gets closer to where it is needed.
hint-closer = { $unit } gets closer to the roads that lead out.
hint-enough = Nothing else gains more than it risks.
