# The lettering of the map.

map-title = FROM SALERNO TO ROME
map-theatre = Italy
map-months = September 1943 to June 1944
map-north = N
map-scale-italy = five kilometres a hex
map-tyrrhenian = Tyrrhenian Sea
map-adriatic = Adriatic Sea
map-gaeta = Gulf of Gaeta
map-naples = Gulf of Naples
map-salerno = Gulf of Salerno
map-manfredonia = Gulf of Manfredonia
map-cadre = Cadre box
map-bari = Bari
map-key-costs = movement points: fair · bad weather
map-key-plain = plain
map-key-hill = hill
map-key-mountain = mountain: armour by road only
map-key-city = city
map-key-river = river
map-key-ridge = ridge
map-key-major = major road
map-key-minor = minor road
map-key-bridge = bridge
map-key-village = village
map-key-port = port
map-key-airfield = airfield and its points
map-key-gustav = Gustav line
map-key-bernhardt = Bernhardt hex
map-key-terminal = terminals of VIII Army and Axis
map-key-seam = where maps 1 and 2 meet
map-river-Volturno = Volturno
map-river-Volturno-lower = Volturno
map-river-Calore-Irpino = Calore
map-river-Liri-Garigliano = Liri – Garigliano
map-river-Rapido-Gari = Rapido
map-river-Sacco = Sacco
map-river-Sangro = Sangro
map-river-Aventino = Aventino
map-river-Moro = Moro
map-river-Foro = Foro
map-river-Trigno = Trigno
map-river-Biferno = Biferno
map-river-Fortore = Fortore
map-river-Candelaro = Candelaro
map-river-Ofanto = Ofanto
map-river-Aterno-Pescara = Aterno – Pescara
map-river-Vomano = Vomano
map-river-Tiber = Tiber
map-river-Aniene = Aniene
map-river-Sele = Sele
map-river-Calore-Lucano = Calore
map-river-Tanagro = Tanagro
map-gran-sasso = Gran Sasso d’Italia
map-laga = Monti della Laga
map-maiella = Maiella
map-sirente = Sirente
map-marsica = Marsica
map-simbruini = Monti Simbruini
map-ernici = Monti Ernici
map-lepini = Monti Lepini
map-ausoni = Monti Ausoni
map-aurunci = Monti Aurunci
map-mainarde = Mainarde
map-matese = Matese
map-taburno = Taburno
map-picentini = Monti Picentini
map-alburni = Monti Alburni
map-cilento = Cilento
map-gargano = Gargano
map-tavoliere = Tavoliere
map-albani = Alban Hills
map-pontine = Pontine Marshes
map-reatini = Monti Reatini
map-dauni = Monti Dauni
map-lucania = Lucania
map-fucino = Fucino
map-irpinia = Irpinia

# Chapters 8, 9.5.5, 9.8, 14.2.6 and 16: artillery, ships and planes, and the windows in which they fire.

name-window-interdiction = interdiction before a hex is entered
name-window-bombardment = artillery and ships at who moves
name-window-planes = planes at who moves
name-window-support = support of a hex under attack
name-window-last-planes = planes at the end of the enemy's segment
name-window-first-fire = firing before the enemy does, or reacts
name-window-overrun = artillery about to be overrun
step-Positioning = Positioning of artillery
step-ArmyArtillery = Army artillery as a bonus
step-ShipForLanding = Naval unit of a minor landing
step-Bombardment = Bombardment
step-Hit = HIT
step-FireLosses = Losses by bombardment
step-BombardmentWindow = Fire at who moves
step-OverrunWindow = Artillery about to be overrun
step-FirstFire = Who fires first
step-LastPlanesWindow = Last planes
step-LastMissions = Last missions
step-Interdiction = Interdiction
step-InterdictionWindow = Interdiction before a hex is entered
step-AttackerSupport = Support of the attacker
step-SupportWindow = Support of the defender
step-BattleRoll = Dice of the combat
ask-Positioning = Position a piece of artillery, or leave the others where they are.
how-Positioning = Pick a piece beside the map, then one of the outlined hexes. Only what stands on the map can fire.
ask-ArmyArtillery = Where does the army artillery stand?
ask-ShipForLanding = Does the naval unit join the landing at { $hex }?
ask-Bombardment = Choose what fires at { $hex }.
ask-Hit = A HIT at { $hex }: one step, or END OPS for the whole hex?
how-Hit = A step is lost until it is rebuilt; END OPS leaves the strength, but nobody in the hex moves, attacks or reacts until the marker comes off.
ask-FireLosses = { $number ->
    [one] Bombarded at { $hex }: choose the unit that loses a step.
   *[other] Bombarded at { $hex }: { $number } steps are lost; choose the next unit.
}
ask-BombardmentWindow = Enemies have entered { $hex }: bombard them?
how-BombardmentWindow = What fires now has FIRED, and fires no more in this impulse. If you pass, the enemy moves on, and you are asked again at the next occasion.
ask-OverrunWindow = Enemies have overrun your artillery at { $hex }: does it fire before it is gone?
how-OverrunWindow = If the enemy stays in the hex, the artillery there is lost; what has not FIRED may fire first. If you pass, it goes without a shot.
ask-FirstFire = The enemy is about to act from { $hexes }: bombard him first?
how-FirstFire = You are the active player, so you may fire first at those who are about to act. If you pass, they act.
ask-LastPlanesWindow = The enemy's segment ends: send your last planes?
how-LastPlanesWindow = The planes of this impulse are gone when it ends. If you pass, the enemy's segment is over.
ask-LastMissions = Use what artillery and planes you have left?
how-LastMissions = What has not FIRED can still bombard in your segment. Then supply is checked.
ask-Interdiction = Choose what interdicts { $hex }: every 3 factors cost 2 MP, up to 6 count.
ask-InterdictionWindow = Enemies are about to enter { $hex }: interdict it?
how-InterdictionWindow = Interdiction makes the hex cost more MP until the end of the impulse, for both sides. If you pass, the enemy enters it at the usual cost.
ask-AttackerSupport = Support the attack on { $hex } with one piece?
ask-SupportWindow = Support the defence of { $hex } with one piece?
how-SupportWindow = One piece or plane may help the defence; its dice may also harm it. If you pass, the combat is rolled without your support.
finish-Positioning = Leave the others
finish-ShipForLanding = No ship
finish-Bombardment = Fire
finish-LastMissions = No more missions
finish-Interdiction = Interdict
finish-AttackerSupport = No support
verb-position = position a piece of artillery
verb-bombard = bombard a hex
verb-interdict = interdict a hex
verb-fire = let a piece of artillery take part
verb-plane = let a plane take part
verb-support = support a combat with a piece of artillery, or alone with a plane
verb-step = let a HIT cost a step
verb-end-ops = let a HIT be END OPS for the hex
do-position-1 = take { $first } as a bonus
do-position-2 = position { $first } at { $second }
do-bombard = bombard { $first }
do-interdict = interdict { $first }
do-fire = fire { $first }
do-plane = add a plane
do-support-0 = support with a plane
do-support-1 = support with { $first }
do-step = a step
do-end-ops = END OPS
refuse-cannot-position = { $artillery } cannot be positioned at { $hex }.
refuse-no-such-gun = You have no { $artillery }.
refuse-gun-off-map = { $artillery } is not on the map.
refuse-gun-fired = { $artillery } has FIRED in this impulse.
refuse-gun-not-activated = { $artillery } is not activated: it needs its corps, the bonus of a division of its own, or points.
refuse-no-host = { $artillery } goes in or next to a hex with a supplied unit of its own, and not with the enemy: not to { $hex }.
refuse-ships-gone = { $artillery } serves only while the depots of a landing are on the map.
refuse-ship-cannot-stand = { $artillery } cannot stand at { $hex }.
refuse-no-bonus-for-gun = No bonus is left for { $artillery }.
refuse-not-its-army = { $artillery } cannot be the bonus of this formation: a corps may take the artillery of its own army, once.
refuse-out-of-range = { $hex } is out of range of { $artillery }.
refuse-gun-not-active = { $artillery } is not active, and this occasion is for active pieces only.
refuse-planes-only = Only planes fire on this occasion, not { $artillery }.
refuse-not-overrun = { $artillery } is not being overrun.
refuse-fires-already = { $artillery } takes part already.
refuse-planes-alone = Planes add their factors only to each other.
refuse-ships-alone = Naval units add their factors only to each other: not { $artillery }.
refuse-no-planes = No plane is left for the { $side }.
refuse-nothing-to-bombard = There is nothing to bombard at { $hex }.
refuse-nothing-in-range = No active piece that is ready has { $hex } in range, and no plane is left.
refuse-open-city = { $hex } belongs to Rome, an open city: nobody fires at it.
refuse-not-active-side = It is not the segment of the { $side }.
refuse-not-the-interrupter = The enemy is not about to act from { $hex }.
refuse-not-the-mover = Nobody has just moved to { $hex }.
refuse-not-bombarded = { $unit } is not in the bombarded hex.
refuse-rule-not-used = Interdiction is not in force in this game.
refuse-not-interdicted = { $hex } cannot be interdicted.
refuse-interdicted-enough = Six factors are all that count at { $hex }.
refuse-nothing-to-interdict = Nothing active with three factors has { $hex } in range.
refuse-too-few-factors = Interdiction needs three factors.
refuse-not-the-next-hex = Nobody is about to enter { $hex }.
refuse-supports-defence-only = { $artillery } is not active: it supports only the defence.
term-gun = { $artillery }
term-planes = { $number ->
    [one] one plane
   *[other] { $number } planes
}
term-dots = dots in the hex: { $number }
term-unseen-dots = units not seen, whose dots are not counted: { $number }
term-village = village
term-city = city
term-mountain = mountain
term-fortified-hex = fortified line
term-has-moved = has just moved
term-offensive = Offensive
term-interdicted = interdiction
term-support-attacker = support of the attacker
term-support-defender = support of the defender
sum-fire = Fire factors
sum-columns = Columns to the right
sum-die = Dice
sum-interdiction = Movement points to enter
given-fire = In the column { $column }:
given-fire-all = With all that can fire together, in the column { $column }:
given-support = A supporting piece brings:
outcome-nothing = nothing
outcome-green-hit = green HIT
outcome-red-hit = red HIT
outcome-step-and-end = one step and END OPS
outcome-two-steps = two steps
outcome-two-steps-and-end = two steps and END OPS
outcome-columns-left = { $number ->
    [one] one column to the left
   *[other] { $number } columns to the left
}
outcome-columns-right = { $number ->
    [one] one column to the right
   *[other] { $number } columns to the right
}
outcome-dice-plus = { $number } more on the dice
outcome-dice-minus = { $number } less on the dice
event-planes = { $number ->
    [one] One plane for the { $side }.
   *[other] { $number } planes for the { $side }.
}
event-airCheck = The { $side } rolled { $die } for planes{ $more ->
    [yes] {""}: one more.
   *[other] .
}
event-positioned = { $artillery } was positioned at { $hex }.
event-bombarded = The { $side } bombarded { $hex } with { $factors } factors{ $column ->
    [none] {""}: off the table.
   *[other] {""} in the column { $column }; dice { $dice }: { $result ->
        [G] green HIT
        [R] red HIT
       *[other] { $result }
    }.
}
event-endOps = END OPS at { $hex }{ $units ->
    [none] {""}
   *[other] : { $units }
}.
event-gunsLost = { $artillery } at { $hex } is off the map until the next impulse.
event-gunsOverrun = { $artillery } was overrun at { $hex }.
event-interdicted = The { $side } interdicted { $hex }: { $cost } MP more.
event-supported = Support of the { $side }{ $plane ->
    [yes] {""} by a plane
   *[other] {""} by { $artillery }
}; dice { $dice }: { $result }.
# Chapters 8 and 9: segments and operations

step-Segment = Operations segment
step-FormationChoice = Who operates next
step-Operation = Operations of a formation
step-GroupOperation = Operations of a group
step-EmergencyGroup = Kampfgruppe or Task Force
step-Settling = Tactical settling
ask-FormationChoice = Which formation or group operates next?
how-FormationChoice = Click a unit of an activated division or corps to let it operate. Hexes with an outline have units that can act by themselves; enemies with a dotted red edge can be bombarded at any time.
ask-EmergencyGroup = Which units does the marker at { $hex } activate?
ask-Settling = Which units at { $hex } settle, up to 3 dots?
finish-FormationChoice = End segment
finish-EmergencyGroup = Activate these
finish-Settling = Activate these
event-operates = { $formation } operates.
event-bonus = { $unit } joins as a bonus.
event-emergency = Emergency activation at { $hex }: { $units }.
event-settling = Tactical settling at { $hex }: { $units }.
refuse-not-activated = { $formation } has not been activated, or has operated.
refuse-acts-with-corps = { $formation } operates with its corps.
refuse-not-operating = { $unit } does not belong to the formation that operates.
refuse-end-ops = { $unit } may do nothing more: END OPS.
refuse-twice = { $unit } has been activated in this impulse.
refuse-no-bonus = { $unit } cannot be a bonus.
refuse-no-bonus-left = No bonus is left for { $unit }.
refuse-own-segment-only = Emergency activations are for one’s own segment.
refuse-marker-used = The marker has been used in this impulse.
refuse-no-points = There is no activation point for it.
refuse-nobody-to-activate = Nobody at { $hex } can be activated so.
refuse-not-under-marker = { $unit } does not stand where the marker activates.
refuse-too-many-dots = { $unit } would be too many: 6 dots at most.
refuse-one-army = { $unit } belongs to another army.
refuse-settled-already = Tactical settling is for once in an impulse.
refuse-not-in-hex = { $unit } is not at { $hex }.
refuse-too-many-to-settle = { $unit } would be too many: 3 dots at most.
verb-formation = let a formation operate
verb-bonus = take a unit along as a bonus
verb-group = place the marker of the Kampfgruppe or Task Force
verb-settle = activate units of a hex for nothing
do-formation = operate with { $first }
do-bonus = take { $first } as a bonus
do-group = place the marker at { $first }
do-settle = settle units at { $first }

# Chapter 10: stacking

step-Displacement = Too many units
ask-Displacement = Which unit goes to which hex beside?
event-displaced = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} is displaced from { $origin } to { $to }.
refuse-stopped = The move has ended at { $hex }.
refuse-zone-to-zone = There are not enough movement points to go from one enemy-adjacent hex to another at { $hex }.
refuse-full = There is no room at { $hex }.
refuse-cannot-displace = { $unit } cannot be put at { $hex }.
verb-displace = put a unit too many into a hex beside
do-displace = put { $first } at { $second }

# Chapter 11: movement

step-Movement = Movement
step-UnitMarch = Units on the move
ask-Movement = Which unit moves next?
how-Movement = Pick a unit, then where it goes. Enemies with a dotted red edge can be bombarded first.
ask-UnitMarch = Where to with { $units }? MP left: { $left }.
finish-Movement = End movement
finish-UnitMarch = Stop here
event-moved = { $units } moved from { $origin } to { $to } ({ $cost } MP).
event-sailed = { $units } went by sea from { $origin } to { $to }.
event-exited = { $units } left the map by the north.
event-demolition = Demolition of the bridge { $hex }–{ $to }{ $die ->
    [0] {""}
   *[other] , die { $die }
 }: { $success ->
    [yes] done
   *[other] it fails
 }.
event-bridged = Bridge { $hex }–{ $to }{ $die ->
    [0] {""}
   *[other] , die { $die }
 }: { $success ->
    [yes] it can be crossed again
   *[other] the work fails
 }.
refuse-outside = { $hex } is not played on.
refuse-armour-needs-road = Armour enters { $hex } only by road.
refuse-river-in-bad-weather = In bad weather nobody crosses the river to { $hex } without a bridge.
refuse-enemy-there = There are enemy units at { $hex }.
refuse-enemy-unit = The { $side } cannot give orders to { $unit }.
refuse-closed = Nobody can enter { $hex }.
refuse-not-adjacent = { $hex } is not adjacent to { $origin }.
refuse-too-far = { $hex } is too far; MP left: { $left }.
refuse-moved = { $unit } has moved.
refuse-cannot-join = { $unit } cannot go along: only units of the same hex that may still move can.
refuse-join-late = { $unit } cannot go along any more: the stack is on the way.
refuse-not-in-group = { $unit } is not part of the stack on the move.
refuse-not-begun = This unit has not moved: it is put back, or does something.
refuse-back = Units that have begun, or have been put back once, are not put back.
refuse-too-near = { $hex } is fewer than 4 hexes from the enemy: no strategic movement.
refuse-move-begun = That is for units that have done nothing yet.
refuse-allied-only = Only the Allies do that.
refuse-not-of-formation = Only units that act with an activated formation go by sea.
refuse-three-by-sea = Three units at most go by sea in an impulse.
refuse-no-port = { $hex } is no port for that.
refuse-no-exit = No victory road leaves the map at { $hex }.
refuse-no-points-to-exit = There are no movement points left to leave the map.
refuse-no-bridge-here = There is no bridge from { $origin } to { $hex } to demolish.
refuse-bridges-of-rome = The bridges of Rome are never demolished.
refuse-tried-already = Everybody at { $hex } has tried.
refuse-no-river-here = No river flows between { $origin } and { $hex }.
refuse-bridge-in-bad-weather = No bridges are built or repaired in bad weather.
refuse-bridge-there = There is a bridge to { $hex }.
refuse-bridge-points = A bridge takes 3 MP, at the beginning or at the end of a move.
sum-movement = Movement points spent (of { $left } left)
term-along-road = along the road
term-plain = plain
term-hill = hill
term-enemy-adjacent = from one enemy-adjacent hex to another
given-bridge = Bridge at { $hex }
outcome-success = success
outcome-failure = failure
verb-activate = take a unit in hand to move it
verb-join = take another unit along, or into the group
verb-leave = leave a unit of the stack behind
verb-move = go on to an adjacent hex
verb-back = put back what was taken in hand, unmoved
verb-strategic = make a strategic move
verb-sail = go by sea to another port
verb-exit = leave the map by a victory road
verb-demolish = demolish a bridge
verb-bridge = build or repair a bridge
do-activate = move { $first }
do-join = take { $first } along
do-leave = leave { $first } behind
do-move = go to { $first }
do-back = cancel move
do-strategic = strategic movement
do-sail-0 = go by sea to Bari
do-sail-1 = go by sea to { $first }
do-exit = leave the map
do-demolish = demolish the bridge from { $first } to { $second }
do-bridge = bridge the river from { $first } to { $second }

# Chapter 12: rearguards

step-RearguardDeployment = Rearguards
step-RearguardRetreat = A rearguard falls back
ask-RearguardDeployment = Where do rearguards go? { $number } in hand; those on the map may be taken up.
ask-RearguardRetreat = Where does the rearguard of { $hex } fall back to?
finish-RearguardDeployment = Leave them so
event-rearguard = { $placed ->
    [yes] A rearguard is set down at { $hex }
   *[other] The rearguard at { $hex } is taken up
 }.
event-attackedRearguard = { $units } attacked the rearguard at { $hex }: die { $die }.
event-rearguardLost = The rearguard at { $hex } is eliminated until the next impulse.
event-rearguardRetreated = The rearguard at { $origin } falls back to { $to }.
refuse-rearguard-there = A rearguard holds { $hex }: it must be attacked.
refuse-no-rearguard-left = There is no rearguard to set down.
refuse-no-rearguard-there = No rearguard can be set down at { $hex }: only in supply, away from the enemy, one to a hex.
refuse-no-rearguard-here = There is no rearguard at { $hex }.
given-rearguard = The rearguard at { $hex }
outcome-rearguard-none = it holds
outcome-rearguard-retreat = it falls back 3 hexes
outcome-rearguard-out = it is eliminated
verb-rearguard = set a rearguard down, or take it up
do-rearguard = rearguard at { $first }

# Chapter 13: reaction

name-window-reaction = Reaction to the end of an enemy move
step-ReactionWindow = Reaction
step-Pursuit = Advance after a Reaction
ask-ReactionWindow = The enemy has ended a move at { $hexes }, within your range. Who reacts?
how-ReactionWindow = Who reacts moves at once with half its MP, once in an impulse, and does not attack. If you pass, nobody reacts to this move; the next one within your range is asked about again.
ask-Pursuit = The enemy has left { $hex }. Who advances?
finish-Pursuit = End advance
event-reacted = { $units } react.
refuse-reacted = { $unit } has reacted in this impulse.
refuse-stayed = { $unit } has stayed where it is: to this move it does not react any more.
refuse-no-reaction = { $unit } cannot react: no range, or nobody within it.
refuse-not-in-reaction = That cannot be done in a Reaction.
refuse-cannot-pursue = { $unit } cannot advance there.
verb-react = let a unit react
do-react = react with { $first }

# Chapter 14: combat

step-Combat = Combat
step-Attack = An attack
step-Gegenangriff = Gegenangriff
step-Losses = Losses
step-GivingWay = Retreat instead of a loss
step-Retreat = Retreat
step-Advance = Advance
step-Penetration = Penetration
ask-Combat = Which hex is attacked?
ask-Attack = Choose the units that attack { $hex }.
ask-Gegenangriff = Pay a point for a Gegenangriff at { $hex }?
ask-Losses = { $number ->
    [one] Which unit loses a step?
   *[other] Which units lose { $number } steps?
 }
ask-GivingWay = Losses: { $number }. Retreat from { $hex } instead of one of them?
how-GivingWay = A retreat by 1 or 2 hexes saves one step, never more, and leaves the hex to the attacker.
ask-Retreat = Where do the units of { $hex } retreat to?
ask-Advance = Choose the units that advance to { $hex }.
ask-Penetration = Attack again from { $hex }?
finish-Combat = End combat
finish-Attack = Attack
finish-Gegenangriff = Without it
finish-Retreat = Stop here
finish-Advance = End advance
finish-Penetration = No further attack
event-attacked = { $hex }: { $attack } against { $defence } is { $odds }; dice { $dice }, modifier { $modifier }: { $result }.
event-gegenangriff = Gegenangriff at { $hex }: die { $die }, { $shift } to the right.
event-reduced = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} loses a step.
event-eliminated = { $unit } is eliminated.
event-gaveWay = The units at { $hex } give way.
event-retreated = { $units } retreat from { $origin } to { $to }.
event-advanced = { $unit } advances from { $origin } to { $to }.
refuse-cannot-attack = Nobody can attack { $hex }.
refuse-cannot-strike = { $unit } cannot attack { $hex }.
refuse-not-in-battle = { $unit } does not share in this loss.
refuse-nowhere-to-retreat = There is nowhere to retreat to from { $hex }.
refuse-no-retreat-there = Nobody can retreat to { $hex } now.
refuse-cannot-advance = { $unit } cannot advance.
refuse-no-gegenangriff = No Gegenangriff: it is for the Axis in its own segment, where the rule is played.
refuse-gegenangriff-used = The Gegenangriff of this turn has been used.
warn-left-empty = Nobody has advanced into { $hex }.
sum-attack = Attack strength
sum-defence = Defence strength
term-unit = { $unit }
term-shock = Tank Shock from { $origin }
term-halved = half of what is halved
term-fortified = fortified, times { $times }
term-encircled = encirclement
term-gegenangriff = Gegenangriff
term-attacker-unsupplied = attackers out of supply
term-defender-unsupplied = defenders out of supply
term-tank-bonus = tanks at { $origin }
term-mountain-bonus = mountain troops at { $origin }
term-devils = devils in defence
given-column = Column { $column }
given-column-right = Column { $column }: from { $odds } { $number ->
    [one] one column
   *[other] { $number } columns
} to the right
given-column-left = Column { $column }: from { $odds } { $number ->
    [one] one column
   *[other] { $number } columns
} to the left
given-gegenangriff = Gegenangriff
outcome-shift-1 = one column
outcome-shift-2 = two columns
outcome-shift-3 = three columns
verb-attack = attack a hex
verb-with = name a unit for the attack
verb-gegenangriff = pay for a Gegenangriff
verb-lose = let a unit lose a step
verb-give-way = retreat instead of losing a step
verb-stand = take the losses
verb-retreat = retreat to a hex
verb-advance = advance into the hex
do-attack = attack { $first }
do-with = attack with { $first }
do-gegenangriff = Gegenangriff
do-lose = hit { $first }
do-give-way = retreat
do-stand = stand
do-retreat = retreat to { $first }
do-advance = advance with { $first }

# Chapter 15: Reserves

name-window-reserves = Reserves in the enemy’s segment
step-ReserveDesignation = Who goes into Reserve
step-ReserveStep = Reserves
step-ReserveWindow = Reserves of the other side
step-ReserveOperation = Units in Reserve operate
ask-ReserveDesignation = Which hexes go into Reserve, or out of it?
how-ReserveDesignation = A hex in Reserve does not move now, and acts after the combats or during the enemy's segment.
ask-ReserveStep = Which hex in Reserve operates?
ask-ReserveWindow = Do you commit a hex in Reserve?
how-ReserveWindow = The Reserve of one hex acts now, in the enemy's segment; then the enemy goes on. If you pass, your Reserves stay where they are, for a later occasion.
finish-ReserveDesignation = No more Reserves
finish-ReserveStep = No more Reserves
event-reserve = { $givenUp ->
    [yes] { $hex } is no longer in Reserve
   *[other] { $hex } goes into Reserve
 }.
event-committed = The Reserve at { $hex } operates.
refuse-nobody-for-reserve = Nobody at { $hex } can go into Reserve.
refuse-reserve-near-enemy = { $hex } is adjacent to the enemy: no Reserve.
refuse-no-marker-left = No Reserve marker is left.
refuse-landed-not-reserve = Who has landed in this impulse does not go into Reserve: { $hex }.
refuse-cannot-commit = { $hex } has no Reserve that can operate.
verb-reserve = put a hex into Reserve, or give it up
verb-commit = let a hex in Reserve operate
do-reserve = Reserve at { $first }
do-commit = commit the Reserve at { $first }

## Rules 5 to 9: sequence, points, the command display, what is bought

step-Recovery = Recovery
step-Reassignment = Reassignment of headquarters
step-Allocation = Allocation of activation points
step-Payment = Payment
step-Fortifying = Fortification
step-SupplyMeasures = Supply check
step-FreeRecovery = Recovery of steps
step-BroughtForward = A division brought forward
step-LeavingRome = Leaving Rome
ask-Allocation = Allocate activation points in secret ({ $left } available).
ask-Payment = Which pool pays? { $number ->
    [one] One point is due.
   *[other] { $number } points are due.
}
ask-Reassignment = Change your command display?
how-Reassignment = Divisions and corps change their superior here, before points are allocated: drag one onto another, or tap it and then its new superior.
ask-Fortifying = Where does the fortification go?
name-army-V-Army = V Army
name-army-VIII-Army = VIII Army
name-formation-VI = VI Corps
name-formation-X = X Corps
name-formation-II = II Corps
name-formation-V = V Corps
name-formation-XIII = XIII Corps
name-formation-I-CAN = I CAN Corps
name-formation-II-POL = II POL Corps
name-purchase-VI = VI Corps
name-purchase-X = X Corps
name-purchase-II = II Corps
name-purchase-V = V Corps
name-purchase-XIII = XIII Corps
name-purchase-I-CAN = I CAN Corps
name-purchase-II-POL = II POL Corps
name-artillery-VI-Art = VI Corps Art
name-artillery-X-Art = X Corps Art
name-artillery-II-Art = II Corps Art
name-artillery-V-Art = V Corps Art
name-artillery-XIII-Art = XIII Corps Art
name-artillery-I-CAN-Art = I CAN Corps Art
name-artillery-II-POL-Art = II POL Corps Art
name-artillery-V-Army-Art = V Army Art
name-artillery-VIII-Army-Art = VIII Army Art
name-pool-V = V Army
name-pool-VIII = VIII Army
name-pool-XV = XV Army Group
name-pool-axis = Axis
name-purchase-division = division
name-purchase-corps = corps
name-purchase-polish-corps = Polish corps
name-purchase-kampfgruppe = Kampfgruppe
name-purchase-second-kampfgruppe = second Kampfgruppe
name-purchase-task-force = Task Force
name-purchase-corps-artillery = corps artillery
name-purchase-army-artillery = army artillery
name-purchase-airfield-planes = planes from airfields
name-purchase-drop-division = drop of a division
name-purchase-drop-unit = drop of a unit
name-purchase-major-landing = major landing
name-purchase-minor-landing = minor landing
name-purchase-gustav = Gustav line
name-purchase-fortification = fortification
name-purchase-offensive-V = Offensive of V Army
name-purchase-offensive-VIII = Offensive of VIII Army
name-purchase-offensive-XV = Offensive of XV Army Group
name-purchase-intelligence = Intelligence
name-purchase-gegenangriff = Gegenangriff
name-purchase-settling = tactical settling
name-purchase-supply-extension = longer supply lines
name-purchase-foreign-terminal = terminal of another army
name-purchase-transfer-division = transfer of a division
name-purchase-transfer-corps = transfer of a corps
sum-allocated = Activation points
term-purchase = { $purchase }
sum-transfer = Activation points for the transfer
term-transfer = change of army
refuse-allocated-already = { $purchase } has already been settled.
refuse-not-for-sale = { $purchase } cannot be bought now.
refuse-divisions-first = { $purchase } comes after its divisions.
refuse-two-divisions = { $purchase } needs two activated divisions.
refuse-too-many-points = { $purchase } does not cost that.
refuse-one-offensive = Only one Offensive marker is played in an impulse.
refuse-cannot-pay = There are no points for { $purchase }.
refuse-pool-cannot-pay = { $pool } cannot pay this point.
refuse-bound-for-ever = { $formation } never leaves its corps.
refuse-bound-to-corps = { $formation } belongs to the corps of its nation.
refuse-bound-to-army = { $formation } never leaves its army.
refuse-no-such-corps = { $formation } cannot join that headquarters.
refuse-corps-full = That corps has no room for { $formation }.
refuse-army-of-enemy = { $formation } cannot go to an army of the other side.
refuse-army-not-in-play = { $formation } cannot go to an army that is not in play.
refuse-there-already = { $formation } is there already.
refuse-no-space = That army has no space for { $formation }.
refuse-not-on-display = { $formation } is not on your command display.
refuse-changed-already = { $formation } has already changed in this impulse.
refuse-cannot-transfer = There are no points for the transfer of { $formation }.
refuse-cannot-fortify = { $hex } is not a supplied hex free of enemies.
refuse-fortified-already = { $hex } is fortified already.
event-allocated = The { $side } allocated activation points.
event-revealed = { $purchases ->
    [none] The { $side } spent nothing.
   *[other] The { $side } spent { $spent } on { $purchases }.
}
event-initiative = Initiative: { $side }.
event-turnEnds = Neither side allocated anything: the turn ends.
event-weather = Weather: { $die }, { $bad ->
    [yes] bad
   *[no] fair
}.
event-paid = { $pool } paid a point.
event-assigned = { $formation } joined { $corps }.
event-transferred = { $formation } went to { $army }.
event-gustav = Gustav line: box { $box }{ $operational ->
    [yes] , operational
   *[no] {""}
}.
event-fortified = The Axis fortified { $hex }.
refuse-cannot-inspect = { $hex } cannot be looked into now.
event-inspected = The { $side } looked into { $hex }.
event-offensive = Offensive marker: { $pool }.

## Rule 17: supply

ask-SupplyMeasures = Supply check: what do you do for your units?
given-airlift = One die
outcome-supplied = supplied
outcome-missed = not supplied
name-cause-supply = for want of supply
name-cause-given-up = given up
refuse-cannot-extend = Supply lines cannot be made longer now.
refuse-cannot-switch = V Army cannot switch to Naples now.
refuse-flown-already = Planes have been sent to { $hex } in this impulse.
refuse-no-flying = Nobody flies in bad weather.
refuse-cannot-airlift = No plane can supply { $hex }.
refuse-not-out-of-supply = { $unit } is not out of supply.
refuse-cannot-feed = { $unit } cannot be fed by a terminal of the other army.
refuse-no-mules-left = There are no mules to be placed in { $hex }.
refuse-mules-just-placed = The mules in { $hex } came there in this impulse: they stay.
refuse-no-place-for-mules = Mules cannot be in { $hex }.
event-outOfSupply = Out of supply at { $hex }: { $unit ->
    [none] a unit out of sight
   *[other] { $unit }
}.
event-supplied = In supply again: { $unit ->
    [none] a unit out of sight
   *[other] { $unit }
}.
event-attrition = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} without supply: { $die }.
event-extended = The { $side } made supply lines longer ({ $number }).
event-airlift = Planes of the { $side } flew to { $hex }: { $die }, { $success ->
    [yes] supplied
   *[no] in vain
}.
event-fed = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} draws on the other army’s terminal.
event-naples = V Army draws on Naples; its depots are removed.
event-mules = Mules of the { $side } at { $hex }.
event-mulesLeft = Mules of the { $side } left { $hex }.
event-mulesLost = Mules of the { $side } were lost at { $hex }.
event-depotCaptured = The depot at { $hex } was captured.

## Rules 19 to 21: recovery, Rome, Case Foggia

ask-Recovery = Which steps do you rebuild?
ask-FreeRecovery = Rebuild { $number ->
    [one] one step
   *[other] up to { $number } steps
}.
ask-BroughtForward = Which division comes early?
ask-LeavingRome = Leave Rome: where to?
refuse-cannot-recover = { $unit } can have no step now.
refuse-no-return-there = { $unit } cannot come back there.
refuse-recovers-no-supply = { $unit } is out of supply and recovers nothing.
refuse-lost-nothing = { $unit } has lost nothing.
refuse-rome-barred = The Axis does not go back to { $hex } before Allied units have been in Rome.
refuse-not-to-come = { $formation } is not due in turn 3 or 4.
event-recovered = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} is at full strength again.
event-rebuilt = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} came back at { $hex }.
event-leftRome = The Axis leaves { $hex }: Rome is an open city.
event-coin = Case Foggia: { $tails ->
    [yes] tails
   *[no] heads
} ({ $die }).
event-answer = The Allies recover { $die } steps.
event-foggiaDivisions = { $arrive ->
    [yes] The divisions of Case Foggia arrive
   *[no] The divisions of Case Foggia leave for good
}.
event-delayed = { $formation } leaves two turns later.
step-Delay = Later withdrawal
ask-Delay = Which division leaves two turns later?
refuse-not-to-be-delayed = { $formation } cannot leave later.
event-broughtForward = { $formation } comes early.

# Chapter 2: victory.

event-minorVictory = The Allies met the conditions of a minor victory.
reason-automatic = Automatic victory: the { $side } met the conditions of the scenario.
reason-decisive = Decisive victory: { $side }.
reason-minor = Minor victory: { $side }.
reason-nobody = Neither side met its conditions: a draw.
reason-points = Victory points: Allies { $allied }, Axis { $axis }.
term-held = Control of { $hex }
term-enemy-steps = Enemy steps lost: { $steps }
sum-score = Victory points: { $side }

# Chapter 4: set-up.

option-playersSetUp = The players place their units themselves; otherwise the program sets up for both.
step-SetUp = Set-up
ask-SetUp = Place your units in the zones of your card. Done: the program places the others.
event-setUp = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} began at { $hex }.
refuse-not-to-be-placed = { $unit } is not among the units to be placed.
refuse-not-in-zone = { $hex } is not in the set-up zone of { $unit }, or has no room.
refuse-no-free-fortification = There is no free fortification to place at { $hex }.

# Chapter 9.4: paradrops.

step-DropOperation = Paradrop
step-Drop = Where units are dropped
ask-Drop = Drop your units, each on a target of its own, or end the drop.
event-dropped = { $unit } was dropped on { $hex }: { $die }, direction { $direction }; it came down at { $to }{ $lost ->
    [yes] {" "}with a loss
   *[no] {""}
 }.
given-drop = Where the unit comes down
outcome-drop-target = On its target
outcome-drop-safe = Beside it, without loss
outcome-drop-lost = Badly: one step is lost
refuse-no-paratroops = { $unit } is not trained to drop.
refuse-no-airfield = { $unit } is neither on or beside a friendly airfield nor due as a reinforcement.
refuse-no-drops-in-bad-weather = There are no drops in bad weather.
refuse-nobody-to-drop = Nobody could be dropped now.
refuse-no-target = { $hex } is not a plain or hill hex free of enemies with room for the unit.
refuse-another-drop = { $unit } has no part in this drop.
refuse-drop-where = Say where { $unit } is to be dropped.
refuse-not-bought = This operation was not bought in programming.

# Chapter 9.5: landings, Case Richard, Bari.

step-MajorLanding = The Axis answers the landing
step-RichardReinforcements = Case Richard: reinforcements
step-BoxRecovery = Case Richard: steps from the Box
step-LandingOperation = Minor landing
step-Landing = Where the unit lands
step-DepotWithUnit = A depot with the landing
ask-RichardReinforcements = The Allies have landed: place your reinforcements, or let them wait.
ask-BoxRecovery = Bring back up to { $number } steps from your Box.
ask-Landing = Choose where { $unit } lands.
ask-DepotWithUnit = You may land a depot at { $hex } with the unit.
event-landed = { $unit } landed at { $hex }.
event-depot = The Allies placed a depot at { $hex }.
event-depotWithdrawn = The Allies withdrew the depot at { $hex }.
event-caseRichard = Case Richard: the Axis has { $more } AP more from now on.
event-toBari = { $unit } went to Bari.
event-fromBari = { $unit } came from Bari by { $hex }.
refuse-no-landings = The scenario does not allow this landing.
refuse-landed-already = The major landing of this game has been made.
refuse-too-late-to-land = After turn 6 there is no major landing.
refuse-too-early-to-land = There are no minor landings before turn 2.
refuse-needs-naples = The first depots must be withdrawn and Naples must be the terminal of V Army.
refuse-one-minor-landing = Only one unit makes a minor landing in an impulse.
refuse-nobody-to-land = Nobody could land now.
refuse-not-ready-to-land = { $unit } is neither on or beside a friendly port, nor in Bari, nor a reinforcement of this turn.
refuse-depot-first = First the depot of the major landing is placed.
refuse-two-divisions-land = { $unit } would be of a third division: two at most land.
refuse-too-far-from-depot = { $hex } is more than 3 hexes from the depot.
refuse-needs-foggia = A landing on the Adriatic needs the airfield of Foggia, with a line of supply.
refuse-not-plain = { $unit } lands on plain only, not at { $hex }.
refuse-no-beach = Nobody can land at { $hex }.
refuse-no-depot-there = The depot cannot be placed at { $hex }.
refuse-no-landing-bought = No major landing was bought.
refuse-depot-with-unit = The depot lands with the unit, not at { $hex }.
refuse-depot-needed = From { $hex } no line of supply leads to another terminal.
refuse-no-depot = There is no depot at { $hex }.
refuse-no-road-to-bari = No road leads from { $hex } to Bari.
refuse-bari-full = There is no room in Bari: it holds 10 dots.
refuse-not-in-bari = { $unit } is not in Bari.
refuse-not-from-bari = No road leads from Bari to { $hex }, or there is no room.
refuse-not-into-bari = { $unit } cannot go into Bari.

# Chapter 18: reinforcements and withdrawals.

step-Reinforcements = Reinforcements
ask-Reinforcements = Place the reinforcements that are due, or let them wait.
event-arrived = { $unit ->
    [none] A unit out of sight
   *[other] { $unit }
} arrived at { $hex }.
event-withdrew = Withdrawn from the game: { $units }.
event-replaced = { $unit } took the place of { $units }.
refuse-not-due = { $unit } is not due now.
refuse-cannot-enter = { $unit } cannot come in at { $hex }.

# bot

hint-takes = Takes { $hexes }.
hint-guards = Guards { $hex }: the enemy could have marched in.
hint-beside = Stands ready to attack { $hexes }.
hint-away = Gets away from the enemy.
hint-towards = Gets closer to { $hex }.
hint-enough = Nothing else gains more than it risks.

# Sides, kinds, sizes and the like

name-side-allied = Allies
name-side-axis = Axis

name-scenario-ortona = Ortona: turn 4, December 1943
name-scenario-salerno = Salerno: turns 1 and 2, September and October 1943
name-scenario-anzio = Anzio: turns 5 and 6, January and February 1944
name-scenario-diadem = DIADEM: turns 9 and 10, May and June 1944
name-scenario-kesselring = Kesselring's Option: turns 2 and 3, October and November 1943
name-scenario-campaign = Campaign: turns 1 to 10, September 1943 to June 1944
name-thing-unit = unit
name-thing-hex = hex
name-thing-artillery = artillery
name-thing-formation = formation
name-thing-army = army
name-thing-pool = pool of activation points
name-thing-purchase = what points are spent on
name-thing-points = number of points
name-kind-infantry = infantry
name-kind-motorised = motorised infantry
name-kind-parachute = paratroops
name-kind-glider = glider infantry
name-kind-mountain = mountain troops
name-kind-reconnaissance = reconnaissance
name-kind-engineers = engineers
name-kind-machine-guns = machine guns
name-kind-special = special forces
name-kind-flak = anti-aircraft
name-kind-tank = tanks
name-kind-tank-destroyer = tank destroyers
name-size-II = battalion
name-size-III = regiment
name-size-X = brigade
name-where-out = out of the game
name-where-cadre = in the Cadre box
name-where-scheduled = on a reinforcement card
name-where-bari = in Bari
name-where-exited = gone by a victory road
name-cause-combat = in combat
name-cause-bombardment = by bombardment
name-cause-retreat = in retreat
name-cause-drop = in the drop
name-cause-overrun = overrun
name-level-automatic = automatic victory
name-level-decisive = decisive victory
name-level-minor = minor victory
name-level-points = victory on points
name-level-draw = draw
name-terrain-plain = plain
name-terrain-hill = hill
name-terrain-mountain = mountain
name-terrain-city = city
name-terrain-sea = sea
name-section-italy = Italy
name-link-major = major road
name-link-minor = minor road
name-link-overland = overland
name-badge-oos = out of supply
name-badge-end-ops = END OPS
name-badge-reacted = has reacted
name-badge-reserve = in Reserve
name-badge-active = operates now
name-badge-bonus = as a bonus
name-badge-fired = FIRED
name-badge-ready = active artillery
name-chart-combat = Combat results
name-chart-bombardment = Bombardment
name-chart-support = Tactical support
name-chart-weather = Weather
name-chart-rearguard = Rearguards
name-chart-gegenangriff = Gegenangriff
name-token-fair-weather = fair weather
name-token-bad-weather = bad weather
name-token-initiative = initiative
name-token-gustav-begun = Gustav line begun
name-token-gustav-ready = Gustav line operational
name-token-plane = plane
name-token-reserve = Reserve marker
name-token-mules = mules
name-token-rearguard = rearguard
name-token-fortification = fortification
name-token-depot = depot
board-weather =
    { $chance ->
        [0] The weather is fair throughout.
       *[other] Bad weather in each impulse: { $chance }% ({ $exact }).
    }
tray-weather-ahead =
    { $chance ->
        [0] The weather stays fair in this turn.
       *[other] Bad weather in the next impulse of this turn: { $chance }% ({ $exact }).
    }
tray-planes-ahead =
    { $side } in fair weather, { $number ->
        [one] one plane
       *[other] { $number } planes
    }: { $chance }% ({ $exact }).
brief-token-fair-weather = rivers can be crossed, planes fly, tanks shock
brief-token-bad-weather = no planes, no river is crossed without a bridge, no Tank Shock
brief-token-initiative = this side has the first segment of the impulse
brief-token-plane = bombards, interdicts, supports a combat or brings supply; once
brief-token-reserve = for a hex whose units wait to act later
brief-token-mules = make lines of supply longer in the mountains
brief-token-rearguard = holds a hex and can demolish bridges
brief-token-fortification = its hex counts as a fortified line for the Axis
brief-token-depot = a terminal of V Army
name-offensive-V = Offensive of V Army
name-offensive-VIII = Offensive of VIII Army
name-offensive-XV = Offensive of XV Army Group
short-token-plane = plane
short-token-reserve = Res.

# Verbs

spell-place = place
spell-delay = delay
spell-withdraw = withdraw
spell-recover = recover, rebuild
spell-depot = depot
spell-assign = assign
spell-transfer = transfer
spell-allocate = allocate, give
spell-offensive = offensive
spell-pay = pay
spell-position = position
spell-fortify = fortify
spell-rearguard = rearguard
spell-formation = formation, operate
spell-bonus = bonus
spell-group = group
spell-settle = settle
spell-reserve = reserve
spell-commit = commit
spell-activate = activate
spell-join = join
spell-leave = leave
spell-move = move, go
spell-strategic = strategic
spell-sail = sail
spell-exit = exit
spell-drop = drop
spell-land = land
spell-demolish = demolish
spell-bridge = bridge
spell-mules = mules
spell-react = react
spell-bombard = bombard
spell-interdict = interdict
spell-fire = fire
spell-plane = plane
spell-step = step
spell-end-ops = end-ops
spell-attack = attack
spell-with = with
spell-support = support
spell-gegenangriff = gegenangriff
spell-lose = lose
spell-retreat = retreat
spell-give-way = give-way
spell-stand = stand
spell-advance = advance
spell-displace = displace
spell-extend = extend
spell-airlift = airlift
spell-feed = feed
spell-eliminate = eliminate
spell-switch = switch
spell-inspect = inspect
spell-decline = decline, pass
spell-decline-move = decline-move
spell-back = back
spell-done = done, end
word-place = place at
word-delay = delay
word-withdraw = withdraw
word-recover = rebuild
word-depot = depot at
word-assign = assign to
word-transfer = transfer to
word-allocate = allocate
word-offensive = Offensive
word-pay = pay from
word-position = position at
word-fortify = fortify
word-rearguard = rearguard at
word-formation = operate with
word-bonus = take as a bonus
word-group = marker at
word-settle = settle at
word-reserve = Reserve at
word-commit = commit
word-activate = move
word-join = take along
word-leave = leave behind
word-move = go on to
word-strategic = strategic movement
word-sail = by sea to
word-exit = leave the map
word-drop = drop on
word-land = land at
word-demolish = demolish
word-bridge = bridge
word-mules = mules at
word-react = react with
word-bombard = bombard
word-interdict = interdict
word-fire = fire with
word-plane = add a plane
word-step = a step
word-end-ops = END OPS
word-attack = attack
word-with = attack with
word-support = support with
word-gegenangriff = Gegenangriff
word-lose = lose a step of
word-retreat = retreat to
word-give-way = retreat instead
word-stand = take the losses
word-advance = advance
word-displace = put at
word-extend = longer supply lines
word-airlift = supply by air
word-feed = feed
word-eliminate = give up
word-switch = switch
word-inspect = look into
word-decline = pass
word-decline-move = pass for this move
word-back = put back
word-done = done
verb-place = set a unit down on the map, or in Bari
verb-delay = let a division leave later
verb-withdraw = take a unit out of the game
verb-recover = rebuild a step
verb-depot = place a depot
verb-assign = assign a division to a corps
verb-transfer = transfer a formation to another army
verb-allocate = give activation points to a formation or an operation
verb-offensive = play an Offensive marker
verb-pay = say which pool pays
verb-fortify = place a fortification
verb-drop = drop a unit by parachute
verb-land = land a unit from the sea
verb-mules = place mules, or take them up
verb-extend = make the lines of supply longer for a point
verb-airlift = supply a hex with a plane
verb-feed = let a unit draw on the other army’s terminal
verb-eliminate = give a unit up
verb-switch = make Naples the terminal of V Army, or withdraw a depot
verb-inspect = look into an enemy hex
verb-decline = let the window pass
verb-decline-move = let all windows of this move pass
verb-done = close this choice or this action
do-place-1 = place { $first } in Bari
do-place-2 = place { $first } at { $second }
do-delay = { $first } leaves later
do-withdraw = withdraw { $first }
do-recover-1 = rebuild a step of { $first }
do-recover-2 = bring { $first } back at { $second }
do-depot = depot at { $first }
do-assign = assign { $first } to { $second }
do-transfer = transfer { $first } to { $second }
do-allocate = { $first }: { $second } AP
do-offensive = Offensive of { $first }
do-pay = pay from { $first }
do-fortify = fortify { $first }
do-drop-1 = begin the drop with { $first }
do-drop-2 = drop { $first } on { $second }
do-land-1 = begin the landing with { $first }
do-land-2 = land { $first } at { $second }
do-mules = mules at { $first }
do-extend = longer lines of supply
do-airlift = supply { $first } by air
do-feed = feed { $first } from the other army’s terminal
do-eliminate = give { $first } up
do-switch-0 = switch V Army to Naples
do-switch-1 = withdraw the depot at { $first }
do-inspect = look into { $first }
do-done = done
button-place = place at { $second }
button-position = position at { $second }
button-drop = drop on { $second }
button-land = land at { $second }
button-displace = put at { $second }

# The course of the game

step-GameTurn = Turn
step-Impulse = Impulse
step-Programming = Programming
event-turn = Turn { $turn }: { $dates }.
event-impulse = Impulse { $impulse } of turn { $turn }.
event-gameOver = { $winner ->
    [none] The game is over: { $level }.
   *[other] The game is over: { $winner }, { $level }.
}
event-control = The { $side } took { $hex }.
event-attack = { $units } attack { $hex }.
event-battleEnded = The combat at { $hex } is over.
event-arrived-known = { $unit } arrived at { $hex }.
event-attrition-known = { $unit } without supply: { $die }.
event-displaced-known = { $unit } is displaced from { $origin } to { $to }.
event-fed-known = { $unit } draws on the other army’s terminal.
event-outOfSupply-known = Out of supply at { $hex }: { $unit }.
event-rebuilt-known = { $unit } came back at { $hex }.
event-recovered-known = { $unit } is at full strength again.
event-reduced-known = { $unit } loses a step.
event-setUp-known = { $unit } began at { $hex }.
event-supplied-known = In supply again: { $unit }.
event-endOps-known = END OPS at { $hex }: { $units }.
event-allocated-known = You allocated: { $purchases }.
warn-could-move = { $number ->
    [one] One unit can still move.
   *[other] { $number } units can still move.
}

# What you are told before you begin

intro-allied = You command the Allies in Italy. Activation points are few: give them in secret to the divisions and corps that are to move, bring artillery and planes to bear, and keep every unit within reach of a road to its terminal. The road to Rome is won before the mountains and the winter close it.
intro-axis = You command the Axis in Italy. You have rivers, mountains and the Gustav line, but few men: hold a line with reserves behind it, fire at whoever moves, demolish bridges, strike back where the enemy is weak, and do not lose what you cannot replace.
page-about = Italy, September 1943 to June 1944. From the beaches of Salerno to Rome: both armies on one map of hexes, activation points in secret, corps and divisions, artillery that fires at whoever moves, weather, landings and the winter lines. From an evening at Ortona to the whole campaign.
page-can-act = { $units ->
    [0] Choose what to do.
    [one] One unit can still act.
   *[other] { $units } units can still act.
}
page-luck-of = { $rolls ->
    [one] one die
   *[other] { $rolls } dice
} in combats and bombardments, { $hits } in all, { $expected } expected
page-luck-legend = The bar shows the sum of the dice of a side’s combats and bombardments, the stroke what could be expected.
page-no-odds-yet = The odds appear as soon as a unit is named.
page-pool = Units that can still join the attack

# Layers

name-overlay-control = Control
name-overlay-supply = Supply
name-overlay-fire = Artillery
name-overlay-reaction = Reaction
name-overlay-zones = Beside the enemy
name-overlay-victory = Places that decide
legend-supply-good = a line of supply leads from here
legend-supply-cut = no line, or blocked here
legend-supply-allied = Allied lines
legend-supply-axis = Axis lines
legend-fire-allied = in range of Allied artillery
legend-fire-axis = in range of Axis artillery
legend-fire-bad = enemies that it can hit
legend-fire-cut = your units in range of the enemy
legend-reaction-allied = Allied units react to moves that end here
legend-reaction-axis = Axis units react to moves that end here
legend-zones-allied = beside Allied units
legend-zones-axis = beside Axis units
legend-victory-plain = held by nobody
legend-victory-allied = held by the Allies
legend-victory-axis = held by the Axis
legend-control-allied = Allied
legend-control-axis = Axis
overlay-supplied = Supply of the { $side }. Their units without a line are marked.
overlay-line = { $unit } draws supply along this line from { $hex }.
overlay-line-here = { $unit } is supplied where it stands: by a port, a depot, from the sea or the air.
overlay-cut-at = { $unit } has no line of supply: it is blocked at { $hexes }.
overlay-too-far = { $unit } has no line of supply: no road to a terminal is near enough.
overlay-no-line = no line
overlay-guns = in range of { $artillery }
overlay-gun = { $artillery }: fire { $fire }, range { $range }.
overlay-gun-beside = It lies beside the map.
overlay-gun-fired = It has FIRED: not again in this impulse.
overlay-gun-ready = { $active ->
    [yes] Active: in its own segment it may fire whenever it likes.
   *[no] Not active: it fires at who moves up beside its side, and supports defenders.
} { $targets ->
    [0] No enemy is in range.
    [one] Enemies are in range in one hex.
   *[other] Enemies are in range in { $targets } hexes.
}
overlay-wins = wins at once
overlay-points = { $points ->
    [one] one point
   *[other] { $points } points
}

# The combat

panel-battle = Combat at { $hex }
panel-attackers = { $hexes ->
    [none] Attack
   *[other] Attack from { $hexes }
}
panel-defenders = Defence of { $hex }
panel-with = another attacker
panel-supports = in support
panel-bombardment = Bombardment of { $hex }
panel-interdiction = Interdiction of { $hex }
panel-fire = Who fires
panel-targets = Target: { $hex }
panel-another-gun = another piece

# What results mean, beside their dice

brief-outcome-N = Nothing happens.
brief-outcome-A1 = The attacker loses a step.
brief-outcome-A2 = The attacker loses two steps.
brief-outcome-A3 = The attacker loses three steps.
brief-outcome-A1__D1_ = Both lose a step and have END OPS.
brief-outcome-A1_D1 = Both lose a step.
brief-outcome-A1_D2 = The attacker loses a step, the defender two.
brief-outcome-D1 = The defender loses a step, or gives way instead.
brief-outcome-D2 = The defender loses two steps; giving way saves one.
brief-outcome-D3 = The defender loses three steps; giving way saves one.
brief-outcome-DR = The defender retreats.
brief-outcome-D2R = The defender loses two steps and retreats.
brief-outcome-D3R = The defender loses three steps and retreats.
brief-outcome-D3R_ = The defender loses three steps, retreats and has END OPS.
brief-outcome-- = Nothing happens.
brief-outcome-G = A green HIT: who is hit chooses, a step or END OPS for the hex.
brief-outcome-R = A red HIT: who fires chooses, a step or END OPS for the hex.
brief-outcome-1_ = One step is lost, and the hex has END OPS.
brief-outcome-2 = Two steps are lost.
brief-outcome-2_ = Two steps are lost, and the hex has END OPS.
brief-outcome-L1 = One column to the left.
brief-outcome-L2 = Two columns to the left.
brief-outcome-R1 = One column to the right.
brief-outcome-R2 = Two columns to the right.
brief-outcome-_1 = One more on the dice of the combat.
brief-outcome-_2 = Two more on the dice of the combat.
brief-outcome--1 = One less on the dice of the combat.
brief-outcome--2 = Two less on the dice of the combat.
brief-outcome-none = It holds.
brief-outcome-retreat = It falls back three hexes.
brief-outcome-out = It is eliminated.

# Beside the map

board-impulse = Turn { $turn } of { $last }, { $dates }, impulse { $impulse }, { $bad ->
    [yes] bad weather
   *[no] fair weather
}
tray-impulse = Impulse { $impulse }: { $bad ->
    [yes] bad weather
   *[no] fair weather
}
tray-points = Activation points of the { $side }: { $number }
tray-allocation = Your allocation, in secret
tray-army = { $army }: divisions in no corps
tray-corps = { $formation } ({ $army })
tray-activated = activated
tray-finished = has operated
tray-artillery = Artillery of the { $side } off the map: { $number }
tray-markers = In hand: { $side }
tray-bari = Bari: { $number ->
    [one] one unit
   *[other] { $number } units
}
tray-cadre = Cadre box of the { $side }: { $number ->
    [one] one unit
   *[other] { $number } units
}
marker-depot = depot
marker-fortification = fortification
marker-rearguard = rearguard
marker-mules = mules of the { $side }
marker-reserve = Reserve of the { $side }
marker-interdicted = interdicted: { $cost } MP more
marker-bridge-broken = the bridge to { $hex } is down
marker-bridge-built = a bridge has been built to { $hex }
board-points = Activation points:
board-arrive = Impulse { $impulse }: { $units } arrive.
board-headquarters = Impulse { $impulse }: headquarters of { $formations }.
board-withdraw = Withdrawn: { $units }.
board-withdraw-formations = Withdrawn in impulse { $impulse }: { $formations }.
board-steps = Impulse { $impulse }: { $steps ->
    [one] one step is recovered.
   *[other] { $steps } steps are recovered.
}
board-standing = Allies { $mine }, Axis { $theirs }; the points count at the end of turn { $last }.
board-standing-ahead = You are ahead by { $by }: { $mine } to { $theirs } at the end of turn { $last }.
board-standing-behind = You are behind by { $by }: { $mine } to { $theirs } at the end of turn { $last }.
board-standing-level = Level at { $mine } points; more of them win at the end of turn { $last }.
board-hold-every = { $side }: { $held ->
    [yes] all the places that win at once are controlled; each needs a unit with supply.
   *[no] to win at once, still to be taken and held with supply: { $hexes }.
}
board-hold-any = { $side }: { $number ->
    [one] { $hexes }, held with supply, wins at once
   *[other] one of { $hexes }, held with supply, wins at once
}{ $since ->
    [0] {""}
   *[other] {""}, from turn { $since } on
}.
board-exits = Supplied Allied steps that have left by the north: { $steps } of { $needed }.
board-bleed = Axis steps in the Box: { $enemy } of { $needed }; Allied ones { $own }, at most { $most }.
board-depot-wins = A captured depot wins the game for the Axis.
board-keeps = The Axis wins at the end of turn { $last } if it keeps { $hexes }{ $held ->
    [yes] {""}: it has it now.
   *[no] {""}: it does not have it now.
}
board-minor-met = The Allies have met the conditions of a minor victory.
board-decisive-until = An Allied victory is decisive until turn { $turn }, minor after it.
board-dots = Dots: { $dots }
board-reaction = Reaction within { $range } hexes
board-tank = Tank bonus { $bonus }
board-mountain = Mountain bonus { $bonus }
board-port = port
board-airfield = airfield { $points }
board-gustav = Gustav line
board-bernhardt = Bernhardt line
danger-depot-open = The depot at { $hex } is empty, and the enemy is near.
danger-place-open = { $hex } is empty, and the enemy is near.
danger-attrition = Without supply, and they will lose steps at the next check: { $units }.
danger-cut-off = No line of supply: { $units }.

# What an attack comes to

outcome-result = { $result }
measure-defender-hit = { $hex }: the defender loses a step or retreats
measure-cleared = { $hex }: the defender must retreat or is destroyed
measure-destroyed = { $hex }: every unit that defends is destroyed
measure-attacker-hurt = the attacker loses at least a step
measure-attacker-loss = steps the attacker loses on average
measure-defender-loss = steps the defender loses on average, if he stands
note-measure-defender-hit = The percentage is the chance that the defender loses a step or retreats, if nothing more is committed.
short-measure-defender-hit = defender hit { $value }
short-measure-cleared = cleared { $value }
short-measure-destroyed = destroyed { $value }
short-measure-attacker-hurt = attacker hurt { $value }
short-measure-attacker-loss = attacker loses { $value }
short-measure-defender-loss = defender { $value }
chance-measure-defender-hit = { $hex }: defender hit
chance-measure-cleared = { $hex } cleared
chance-measure-destroyed = all defenders destroyed
chance-measure-attacker-hurt = attacker loses a step
chance-measure-attacker-loss = attacker loses
chance-measure-defender-loss = defender loses
group-outcome-result = result { $result }

# Scenarios

intro-allied-ortona = You command VIII Army on the Sangro in December 1943, with 18 activation points for the whole month. Pescara held with supply from Vasto wins at once; otherwise Ortona, Orsogna, Popoli and Pescara are worth a point each, and so are five enemy steps.
intro-axis-ortona = You hold the Sangro and the Moro in December 1943 with 12 activation points. The Gustav line is ready: do not let the Allies into Pescara, keep Ortona, Orsogna and Popoli, and make every step cost them one.
intro-allied-salerno = You land V Army at Salerno in September 1943. Naples and Foggia, both held with supply, win at once; otherwise points for places and enemy steps decide. A captured depot loses the game.
intro-axis-salerno = The Allies land at Salerno. Throw them back into the sea: a captured depot wins the game for you. If you cannot, hold Naples and Foggia as long as it takes.
intro-allied-anzio = You land at Anzio in January 1944. Rome or Valmontone held with supply from Anzio wins at once; otherwise points for the towns around the beachhead and for enemy steps decide.
intro-axis-anzio = The Allies land at Anzio. Anzio held with supply from Rome wins at once for you; seal the beachhead off first, with whatever comes down the roads.
intro-allied-diadem = You break the Gustav line in May 1944. Rome held with supply wins.
intro-axis-diadem = The Allies attack from the Garigliano to Cassino. Keep a supplied unit in Rome to the end, and you have won.
intro-allied-kesselring = You pursue an enemy who has come to fight in the south. Termoli and Sessa Aurunca, held with supply, win at once; otherwise points decide.
intro-axis-kesselring = Kesselring’s option: fight in the south. Naples and Foggia, held with supply, win at once; otherwise points decide.
intro-allied-campaign = You command both Allied armies from Salerno to Rome, ten months. Rome, Naples and Foggia held with supply until turn 5 are a decisive victory, later a minor one.
intro-axis-campaign = You hold Italy for ten months. Trade ground for time, build the winter lines, and have Rome at the end.

# Options

option-polishCorps = The Polish corps costs 3 points with all its divisions (optional rule).
option-secondKampfgruppe = The Axis has a second Kampfgruppe (optional rule).
option-intelligence = The Allies may pay to look into enemy hexes (optional rule).
option-offensives = Offensive markers are in play (optional rule).
option-rearguards = The Axis has rearguards (optional rule).
option-devils = Paratroops, machine guns and special forces defend cities and fortified lines better (optional rule).
option-gegenangriff = Once a turn the Axis may pay for a Gegenangriff (optional rule).
option-planesHitMovers = Planes too may bombard units in the middle of their move (optional rule).
option-interdiction = Artillery and planes may interdict hexes (optional rule).
option-caseFoggia = Case Foggia: help for the Axis at the toss of a coin (optional rule).
option-fogOfWar = Enemy units below the top of a stack are hidden from afar.
option-corpsPaysForAll = A corps pays for all its divisions, not only for the activated ones.
option-emergencyInOwnSegment = Emergency activations only in one’s own segment.
option-kampfgruppeCountsUnits = A Kampfgruppe is counted in units, not in dots.
option-endOpsForTheImpulse = END OPS lasts to the end of the impulse.
option-reservesActAgain = Reserves that acted in the enemy’s segment may act again in the impulse.
option-endOpsSilencesGuns = END OPS silences artillery instead of taking it off the map.
option-armyGroupPaysCommon = Only XV Army Group pays for what both armies share.
option-idleAxisEndsTurn = If the Axis alone allocates and gives nothing, the turn ends.
option-minorLandingAsMajor = A minor landing follows the conditions of a major one.
option-dropGoesBack = After a bad drop the first hex is sought back from where the unit came down.
option-shipsWithAnyDepot = Ships come with any depot, a minor landing’s too.
option-severalOffensives = Several Offensive markers may be played in one impulse.
option-ninePlanesBesideFree = The limit of nine planes does not count free ones.
option-airSupplyInBadWeather = Planes may bring supply in bad weather.
option-ownerPlacesExcess = Who owns the units of a full hex displaces them, not the opponent.
option-retreatAnywhere = Units may retreat in any direction.
option-idleGunsSupportAttacks = Artillery that is not active may support attacks too.
option-planesHitOnlyMovers = Planes do not fire at who has not moved at the end of the enemy’s segment.
option-noAdvanceWhenRearguardDies = Nobody advances when a rearguard is eliminated.
option-shockHalvesAgain = Tank Shock and a river halve twice.
option-destroyersBarDoubling = A tank destroyer in the stack bars doubling.
option-mountainBonusByOrigin = The mountain bonus counts for hexes that are mountains themselves.
option-devilsInVillages = The devils also defend villages.
option-gunsRetreat = Artillery retreats with its stack.
option-brokenBridgeStopsSupply = A broken bridge cuts supply across its river in fair weather too.
option-unsuppliedIfAll = A combat counts as out of supply only if all units are.
option-halveEachHex = What is halved is rounded hex by hex.
option-romeBarredFromStart = The Axis may not enter Rome from turn 5 on.
option-romeByOneHex = One hex of Rome is enough to control it.
option-reducedCountAsLost = Reduced units on the map count as losses too.
option-ortonaWithoutOffensive = Ortona is played without the Offensive of VIII Army.
option-diademWonByControl = DIADEM is won by control of Rome, without supply.
option-depotNeedsRoad = A depot supplies by road only.
option-diademEdgeForEighthArmy = DIADEM: the roads of the lower edge feed VIII Army only.
option-supplyCheckWithoutSegment = Allied supply is checked in the impulse that only the Axis has.
option-newReserveStays = A new Reserve keeps its marker although an enemy comes up.
option-onlyMoversShift = The shift for movers counts only if all units of the hex have moved.
option-firstColumnAtLeast = A bombardment uses at least the first column.
option-shelterAddsUp = Village, city and mountain shift a bombardment each.
option-controlOccupies = Control is enough where a place must be occupied.
option-foggiaPlanesForGood = Planes from Foggia are kept for good.
option-kesselringWithoutPlane = Kesselring’s Option is played without the extra Axis plane.
option-openCityFromStart = Rome is an open city from the start.
option-lostEntryWaits = Reinforcements whose entry hexes are lost wait.

# Words of the trade

forms-ap = AP, activation point, activation points
gloss-ap = Activation points: few each turn, given in secret to formations and operations each impulse.
forms-mp = MP, movement point, movement points
gloss-mp = Movement points: every hex costs some, by ground, road and weather.
forms-step = step, steps
gloss-step = Step: a unit’s strength. It has one or two; losing one reduces the unit, losing the last eliminates it.
forms-end-ops = END OPS
gloss-end-ops = END OPS: the unit may do nothing more until the end of its side’s next own segment.
forms-impulse = impulse, impulses
gloss-impulse = Impulse: programming, then a segment of each side. A turn has as many as the sides give points for.
forms-segment = segment, segments
gloss-segment = Segment: one side’s part of an impulse, in which its activated formations operate one by one.
forms-initiative = initiative
gloss-initiative = Initiative: who has spent more points has the first segment of the impulse.
forms-oos = out of supply, OOS
gloss-oos = Out of supply: no line at the last check. The unit moves and fights worse and loses steps at the next.
forms-supply = line of supply, lines of supply, in supply
gloss-supply = Line of supply: up to six movement points to a road, and along it to a terminal of the army.
forms-terminal = terminal, terminals
gloss-terminal = Terminal: where supply comes from: roads of an edge, ports, depots.
forms-depot = depot, depots
gloss-depot = Depot: a terminal that Allied landings bring. It can be captured.
forms-reserve = Reserve, Reserves
gloss-reserve = Reserve: units of a hex that wait, to act later or in the enemy’s segment.
forms-reaction = Reaction, Reactions
gloss-reaction = Reaction: a unit with a range may move when an enemy ends his move within it.
forms-bombardment = bombardment, bombardments
gloss-bombardment = Bombardment: factors give the column, the dice the row; a HIT costs a step or END OPS.
forms-interdiction = interdiction
gloss-interdiction = Interdiction: fire that makes a hex cost more to enter.
forms-support = tactical support
gloss-support = Tactical support: one piece or plane of each side in a combat; two dice say what it brings.
forms-gegenangriff = Gegenangriff
gloss-gegenangriff = Gegenangriff: once a turn the Axis pays a point to shift its attack to the right.
forms-kampfgruppe = Kampfgruppe
gloss-kampfgruppe = Kampfgruppe: units of the Axis that act for a point without their formation.
forms-task-force = Task Force
gloss-task-force = Task Force: Allied units that act for a point without their formation.
forms-rearguard = rearguard, rearguards
gloss-rearguard = Rearguard: a marker that holds a hex for the Axis and can demolish bridges.
forms-dots = dot, dots
gloss-dots = Dots: how much room a unit takes in a hex; ground says how many fit.
forms-shock = Tank Shock
gloss-shock = Tank Shock: in fair weather on plain, tanks double against who has no armour.
forms-penetration = penetration
gloss-penetration = Penetration: who has advanced without END OPS attacks again.
forms-vp = VP, victory point, victory points
gloss-vp = Victory points: for places held and enemy steps lost, counted at the end.

# Allocating activation points
tray-pool = { $pool }
tray-section-army = { $army }
tray-section-operations = Other operations
