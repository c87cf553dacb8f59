# The Dark Sands, English. Units, hexes, sides, chits and supports come as names; "the { $side }" is the Allies or the Axis.

## Names

name-side-allied = Allies
name-side-axis = Axis

name-scenario-compass = Compass: turns 1 and 2, December 1940 to February 1941
name-scenario-sunflower = Sunflower: turns 3 to 5, March to August 1941
name-scenario-crusader = Crusader: turns 8 and 9, November and December 1941
name-scenario-gazala = Gazala: turns 12 and 13, May to August 1942
name-scenario-campaign-compass = Campaign from Compass: turns 1 to 17
name-scenario-campaign-sunflower = Campaign from Sunflower: turns 3 to 17
name-scenario-campaign-crusader = Campaign from Crusader: turns 8 to 17
name-scenario-campaign-gazala = Campaign from Gazala: turns 12 to 17

name-chit-movement = Movement
name-chit-combat = Combat
name-chit-move-or-combat = Movement/Combat
name-chit-half = ½ Movement/Combat -1
name-chit-reinforcement = Reinforcement
name-chit-tobruk = Tobruk Falls
name-chit-oconnor = O'Connor
name-chit-combeforce = Combeforce
name-chit-auk = The Auk
name-chit-monty = Monty
name-chit-13-corps = 13 Corps
name-chit-30-corps = 30 Corps
name-chit-8-army = 8th Army
name-chit-rommel = Rommel
name-chit-afrika-korps = Afrika Korps
name-chit-panzerarmee = PanzerArmee Afrika
name-chit-21-corps = 21 Corps
name-chit-logistics = Logistics

brief-chit-movement = all your units may move
brief-chit-combat = all your units may attack
brief-chit-move-or-combat = all your units may move, or all may attack
brief-chit-half = all your units may move with half their MA, or attack with a drm of -1
brief-chit-reinforcement = arrivals, returns, departures, exchanges, upgrades and new supports of the turn
brief-chit-tobruk = Allies: two divisional formations move and then attack; Axis: all units move, or all attack
brief-chit-oconnor = all Allied units that are not OOS move and then attack
brief-chit-combeforce = one Allied unit that is not OOS moves and then attacks
brief-chit-auk = priority: all Allied units may move, or all may attack
brief-chit-monty = priority: all Allied units may move, or all may attack
brief-chit-13-corps = units other than tanks within range of 13 Corps, and one tank unit, move and then attack
brief-chit-30-corps = tanks within range of 30 Corps, and two other units, move and then attack
brief-chit-8-army = 13 Corps and 30 Corps together: all move, then all attack
brief-chit-rommel = priority: one German formation or hex, two where the track gives the Axis the initiative, move and attack in either order
brief-chit-afrika-korps = 15 and 21 Panzer and one Italian motorised formation within range move and then attack
brief-chit-panzerarmee = Axis units on West and Centre within range of PanzerArmee Afrika move and then attack
brief-chit-21-corps = two Italian formations within range move and then attack; other Italians move one hex or use Extended Movement
brief-chit-logistics = every unit of both sides is tested for supply

name-support-RegiaAero = Regia Aeronautica
name-support-Luftwaffe1 = Luftwaffe +1
name-support-Luftwaffe2 = Luftwaffe +2
name-support-Arty21 = 21 Corps artillery
name-support-AT33 = 1/33 anti-tank guns
name-support-AT18 = 1/18 anti-tank guns
name-support-Hecker = Hecker
name-support-RAF2 = RAF +2
name-support-RAF1 = RAF +1
name-support-RAF1b = RAF +1 (second)
name-support-RAF2E = RAF +2 (Egypt)
name-support-RAF3 = RAF +3
name-support-Naval = Naval Guns
name-support-Arty13 = 13 Corps artillery
name-support-Arty30 = 30 Corps artillery
name-support-GarGer1 = German garrison
name-support-GarGer2 = German garrison

name-formation-7Armd = 7 Armoured Division
name-formation-4Ind = 4 Indian Division
name-formation-70 = 70 Division
name-formation-6Aus = 6 Australian Division
name-formation-2Armd = 2 Armoured Division
name-formation-9Aus = 9 Australian Division
name-formation-2NZ = 2 New Zealand Division
name-formation-5Ind = 5 Indian Division
name-formation-1SA = 1 South African Division
name-formation-1Armd = 1 Armoured Division
name-formation-2SA = 2 South African Division
name-formation-50 = 50 Division
name-formation-10Ind = 10 Indian Division
name-formation-44 = 44 Division
name-formation-10Armd = 10 Armoured Division
name-formation-51 = 51 Division
name-formation-Cirene = Cirene Division
name-formation-1Meditrn = 1 Mediterranean Division
name-formation-2Libica = 2 Libyan Division
name-formation-1Libica = 1 Libyan Division
name-formation-Catanzaro = Catanzaro Division
name-formation-28Ottobre = 28 Ottobre Division
name-formation-Marmarica = Marmarica Division
name-formation-3Gennaio = 3 Gennaio Division
name-formation-23Marzo = 23 Marzo Division
name-formation-Sirte = Sirte Division
name-formation-Sabratha = Sabratha Division
name-formation-Pavia = Pavia Division
name-formation-Ariete = Ariete Division
name-formation-Bologna = Bologna Division
name-formation-Brescia = Brescia Division
name-formation-Savona = Savona Division
name-formation-Trento = Trento Division
name-formation-21Pz = 21 Panzer Division
name-formation-15Pz = 15 Panzer Division
name-formation-90Lt = 90 Light Division
name-formation-Trieste = Trieste Division
name-formation-Littorio = Littorio Division
name-formation-164Lt = 164 Light Division
name-formation-Folgore = Folgore Division
name-formation-Pistoia = Pistoia Division

name-unit-HQ13 = HQ of 13 Corps
name-unit-HQ30 = HQ of 30 Corps
name-unit-HQ21 = HQ of 21 Corps
name-unit-HQAK = HQ of the Afrika Korps
name-unit-HQPzA = HQ of PanzerArmee Afrika
name-unit-GarAl1 = Allied garrison
name-unit-GarAl2 = Allied garrison
name-unit-GarAl3 = Allied garrison
name-unit-GarAl4 = Allied garrison
name-unit-GarIt1 = Italian garrison
name-unit-GarIt2 = Italian garrison
name-unit-GarGer1 = German garrison
name-unit-GarGer2 = German garrison
name-unit-Maletti = Maletti Group
name-unit-Polish = Polish Brigade
name-unit-1Meditrn = 1 Mediterranean
name-unit-1Greek = 1 Greek
name-unit-4_7 = 4/7 Armoured
name-unit-7_7 = 7/7 Armoured
name-unit-7SG_7 = 7 Support Group
name-unit-5_4Ind = 5/4 Indian
name-unit-7_4Ind = 7/4 Indian
name-unit-11_4Ind = 11/4 Indian
name-unit-22Guards = 22 Guards
name-unit-16_6Aus = 16/6 Australian
name-unit-17_6Aus = 17/6 Australian
name-unit-19_6Aus = 19/6 Australian
name-unit-3Ind = 3 Indian
name-unit-1_2Armd = 1/2 Armoured
name-unit-3_2Armd = 3/2 Armoured
name-unit-2SG_2 = 2 Support Group
name-unit-20_9Aus = 20/9 Australian
name-unit-24_9Aus = 24/9 Australian
name-unit-26_9Aus = 26/9 Australian
name-unit-1Tank = 1 Tank
name-unit-4_2NZ = 4/2 New Zealand
name-unit-5_2NZ = 5/2 New Zealand
name-unit-6_2NZ = 6/2 New Zealand
name-unit-29_5Ind = 29/5 Indian
name-unit-1_1SA = 1/1 South African
name-unit-2_1SA = 2/1 South African
name-unit-5_1SA = 5/1 South African
name-unit-32Tank = 32 Tank
name-unit-22_1Armd = 22/1 Armoured
name-unit-3_2SA = 3/2 South African
name-unit-4_2SA = 4/2 South African
name-unit-6_2SA = 6/2 South African
name-unit-2_1Armd = 2/1 Armoured
name-unit-1SG_1 = 1 Support Group
name-unit-1FF = 1 Free French
name-unit-2FF = 2 Free French
name-unit-9_5Ind = 9/5 Indian
name-unit-10_5Ind = 10/5 Indian
name-unit-20_10Ind = 20/10 Indian
name-unit-21_10Ind = 21/10 Indian
name-unit-25_10Ind = 25/10 Indian
name-unit-23Armd = 23 Armoured
name-unit-161_5Ind = 161/5 Indian
name-unit-8_10Armd = 8/10 Armoured
name-unit-24_10Armd = 24/10 Armoured
name-unit-9Armd = 9 Armoured
name-unit-3_21 = 3 Reconnaissance
name-unit-2MG = 2 MG
name-unit-8MG = 8 MG
name-unit-104 = 104 Rifles
name-unit-115 = 115 Rifles
name-unit-33_15 = 33 Reconnaissance
name-unit-200 = 200/90 Light
name-unit-155 = 155/90 Light
name-unit-361 = 361/90 Light
name-unit-288 = 288/90 Light
name-unit-580 = 580/90 Light
name-unit-125 = 125/164 Light
name-unit-382 = 382/164 Light
name-unit-433 = 433/164 Light

name-hex-1877 = Alexandria
name-hex-1376 = "To Cairo"
name-hex-2042 = Halfaya Pass
name-hex-2140 = Fort Capuzzo
name-hex-2829 = Tobruk West
name-hex-2729 = Tobruk South
name-hex-3414 = Cyrene

name-replacement-axis-41-1 = replacement chit '41-1
name-replacement-axis-41-2 = replacement chit '41-2
name-replacement-axis-41-3 = replacement chit '41-3
name-replacement-axis-41-4 = replacement chit '41-4
name-replacement-axis-41-5 = replacement chit '41-5
name-replacement-axis-41-6 = replacement chit '41-6
name-replacement-axis-42-1 = replacement chit '42-1
name-replacement-axis-42-2 = replacement chit '42-2
name-replacement-axis-42-3 = replacement chit '42-3
name-replacement-axis-42-4 = replacement chit '42-4
name-replacement-axis-42-5 = replacement chit '42-5
name-replacement-axis-42-6 = replacement chit '42-6
name-replacement-axis-42-7 = replacement chit '42-7
name-replacement-axis-42-8 = replacement chit '42-8
name-replacement-axis-emergency = the Emergency chit
name-replacement-tiger-cub = Tiger Cub
name-replacement-allied-41-1 = replacement chit '41-1
name-replacement-allied-41-2 = replacement chit '41-2
name-replacement-allied-41-3 = replacement chit '41-3
name-replacement-allied-41-4 = replacement chit '41-4
name-replacement-allied-41-5 = replacement chit '41-5
name-replacement-allied-42-1 = replacement chit '42-1
name-replacement-allied-42-2 = replacement chit '42-2
name-replacement-allied-42-3 = replacement chit '42-3
name-replacement-allied-42-4 = replacement chit '42-4
name-replacement-allied-42-5 = replacement chit '42-5
name-replacement-allied-42-6 = replacement chit '42-6
name-replacement-allied-42-7 = replacement chit '42-7
name-replacement-allied-42-8 = replacement chit '42-8
name-replacement-fdr-promise = FDR's Promise

name-cause-combat = in combat
name-cause-shock = through Panzer shock
name-cause-exchange = in an exchange
name-cause-assault = as the price of the assault
name-cause-retreat = in the retreat
name-cause-stacking = through overstacking
name-cause-displacement = without a refuge
name-cause-attrition = by attrition
name-cause-withdrawal = for want of a way out of the entry area

name-where-out = out of the game
name-where-rebuild = in the rebuildable box
name-where-track = on the reinforcement track
name-where-up = face-up in the Available Supports box
name-where-down = face-down in the Available Supports box

name-table-mobile = Mobile
name-table-assault = Assault

name-use-movement = movement
name-use-combat = combat
name-use-move-first = movement, then combat
name-use-attack-first = combat, then movement


name-bypass-not-built = not built
name-bypass-under-construction = under construction
name-bypass-built = built

name-terrain-desert = desert
name-terrain-rough = rough
name-terrain-marsh = salt marsh
name-terrain-mountain = mountain
name-terrain-depression = depression
name-terrain-sea = sea

name-section-west = West
name-section-centre = Centre
name-section-east = East

name-outcome-HEX = ½EX
brief-outcome-AE = All attackers are eliminated.
brief-outcome-AL1 = The attacker loses a step.
brief-outcome-BL1 = Both sides lose a step.
brief-outcome-DR = The defender retreats.
brief-outcome-DR_ = The defender loses a step and retreats.
brief-outcome-HEX = Half exchange: every unit that added its factors loses a step.
brief-outcome-EX = Exchange: the defenders are eliminated, and the attacker loses as many steps.
brief-outcome-DE_ = The defenders are eliminated, and the attacker loses a step.
brief-outcome-DE = All defenders are eliminated.

name-level-axis = Axis victory
name-level-apparent = apparent Allied victory
name-level-marginal = marginal Allied victory
name-level-tactical = tactical Allied victory
name-level-operational = operational Allied victory
name-level-strategic = strategic Allied victory
name-level-automatic = automatic victory
name-level-points = victory on points
name-level-victory = victory
name-level-draw = draw

name-thing-unit = unit
name-thing-hex = hex
name-thing-support = support
name-thing-formation = formation
name-thing-chit = chit
name-thing-table = CRT
name-thing-use = use

name-kind-infantry = infantry
name-kind-motorised = motorised infantry
name-kind-machine-guns = machine guns
name-kind-tank = tanks
name-kind-panzer = Panzers
name-kind-armoured-cars = armoured cars
name-kind-hq = headquarters
name-kind-garrison = garrison

name-size-company = company
name-size-II = battalion
name-size-III = regiment
name-size-X = brigade
name-size-XX = division
name-size-XXX = corps
name-size-XXXX = army

name-nation-britain = Britain
name-nation-india = India
name-nation-australia = Australia
name-nation-new-zealand = New Zealand
name-nation-south-africa = South Africa
name-nation-poland = Poland
name-nation-free-france = Free France
name-nation-greece = Greece
name-nation-italy = Italy
name-nation-germany = Germany

## What each side is after

intro-allied = You command the Allies. Keep a road or the railway open to Alexandria behind you, wear down the Italians and the Panzers, and make the Axis pay for every mile of coast. Bengasi earns you a point each turn you hold it; Tobruk together with Mersa Matruh or El Alamein earns points for the Axis; and whoever holds both El Agheila and Alexandria wins at once.
intro-axis = You command the Axis. Your supply begins at El Agheila and ends where the road does: strike where the Allies are weakest, and take Tobruk before you go on. Tobruk together with Mersa Matruh or El Alamein earns you points each turn; Bengasi earns one for the Allies; and whoever holds both El Agheila and Alexandria wins at once.
intro-allied-compass = You command the Allies for two turns. Drive every Axis unit out of Egypt: while one is left there you have won nothing. Then take Bardia, Tobruk and Bengasi, in this order; each of them makes your victory greater, and one taken before those that come before it spoils it. If no Axis unit on the map has a line of supply you win at once (rule DS-S1a).
intro-axis-compass = You command the Axis for two turns. A single unit of yours in Egypt at the end denies the Allies their victory. If you must go, hold Bardia, Tobruk and Bengasi, and keep a line of supply: if none of your units has one, the Allies win at once (rule DS-S1a).
intro-allied-sunflower = You command the Allies from turn 3 to turn 5, and you are outnumbered until help comes on turn 4. Do not lose Tobruk while the Axis holds Bengasi; keep at least one unit on the Centre outside its forts; and at the end of turn 5 deny the Axis one of Bengasi, Bardia, Sollum and Halfaya Pass. Do all three and you win (rule DS-S2a).
intro-axis-sunflower = You command the Axis from turn 3 to turn 5. Win at once with El Agheila, Bengasi and Tobruk, or by leaving no Allied unit on the Centre outside the forts of Tobruk; or hold Bengasi, Bardia, Sollum and Halfaya Pass at the end of turn 5, the pass with a unit in it. Be quick: the Allies grow stronger from turn 4 (rule DS-S2a).
intro-allied-crusader = You command the Allies for turns 8 and 9. Relieve Tobruk: hold it with a line of supply by land to Alexandria, and with that either leave at most one step of Panzers on the map or no Axis unit in supply within six hexes of the town. As soon as both are true you win; if they are not at the end of turn 9, the Axis does (rule DS-S3a).
intro-axis-crusader = You command the Axis for turns 8 and 9. Keep Tobruk cut off from Egypt, or keep two steps of Panzers and a unit in supply within six hexes of the town: then you win at the end of turn 9. With Tobruk and Bardia, both linked to El Agheila by land, you win at once (rule DS-S3a).
intro-allied-gazala = You command the Allies for turns 12 and 13. You win if at the end the Axis lacks one of these: El Agheila, Bengasi, Tobruk, Bardia, or any named place on East. Your units on Centre may not go back to East before the Axis has entered Egypt or you have fewer than three steps of tanks left on Centre (rules DS-S4a, DS-S4b).
intro-axis-gazala = You command the Axis for turns 12 and 13. At the end you must control El Agheila, Bengasi, Tobruk, Bardia and any one named place on East, all of them at the same time; else the Allies win. Tobruk comes first, but leave somebody to hold what lies behind you (rule DS-S4a).

## How far it is to winning

board-standing = { $mine } : { $theirs }. The higher total after turn { $last } wins.
board-standing-ahead = { $mine } : { $theirs }. You are ahead by { $by }: stay ahead until turn { $last } ends and you win.
board-standing-behind = { $mine } : { $theirs }. You are behind by { $by }: to win you must be ahead when turn { $last } ends.
board-standing-level = { $mine } : { $theirs }. Even: one point more at the end of turn { $last } wins.
board-standing-level-now = So far: { $level }.
board-standing-egypt = Still in Egypt: { $units }.
board-standing-next-place = Next for the Allies: { $hexes }.
board-standing-axis-places = { $number ->
    [0] The Axis holds El Agheila, Bengasi and Tobruk.
   *[other] To win at once the Axis still needs: { $hexes }.
}
board-standing-axis-frontier = { $number ->
    [0] The Axis holds all it needs at the end of turn { $last }.
   *[other] To win at the end of turn { $last } it still needs: { $hexes }.
}
board-standing-relieved = Tobruk is relieved: the Allies hold it with a line of supply by land.
board-standing-cut-off = Tobruk is not relieved yet: the Allies need it with a line of supply by land.
board-standing-panzers = And one of the two: at most one Panzer step left (now { $steps }), or no Axis unit in supply within 6 hexes of Tobruk (now { $number }).
board-standing-axis-ports = { $number ->
    [0] The Axis holds Tobruk and Bardia and needs lines of supply to both.
   *[other] To win at once the Axis still needs { $hexes }; if nobody has won by the end of turn { $last }, it wins.
}
board-standing-axis-end = { $number ->
    [0] The Axis holds El Agheila, Bengasi, Tobruk and Bardia.
   *[other] To win at the end of turn { $last } the Axis still needs: { $hexes }.
}
board-standing-east-held = It also holds a named place on East.
board-standing-east-missing = It also needs a named place on East.

## The sequence of play

step-GameTurn = Turn
step-ReplacementPhase = Replacement Phase
step-Rebuilding = Return of headquarters
step-SpendPoints = Replacement Segment
step-Cadres = Allied Cadre Segment
step-ActionPhase = Action Phase
step-InitiativeChit = Initiative chit
step-TurnThree = Turn 3 Reinforcement Segment
step-Withdrawal = Withdrawal from the entry area
step-EndOfActions = Action Phase
step-PriorityWindow = Random Action Segments
step-UseChit = Use of the chit
step-ChooseUnits = Choice of units
step-ChooseGroups = Choice of formations
step-RommelOrder = Rommel
step-Momentum = Panzer momentum
step-MovementAction = Movement action
step-Moving = Units on the move
step-Extending = Extended Movement
step-MovementEnd = End of the Movement action
step-ExcessUnits = Stacking check
step-Displacement = Displaced headquarters
step-CombatAction = Combat action
step-Attack = Attack
step-Defence = Defence
step-AttackerSupports = Supports of the attacker
step-DefenderSupports = Supports of the defender
step-TableChoice = Choice of the CRT
step-Losses = Step losses
step-HalfExchange = Half exchange
step-RetreatChoice = Retreat from the forts of Tobruk
step-Retreat = Retreat
step-RetreatExcess = Stacking after the retreat
step-Abandoned = Headquarters left alone
step-Advance = Advance
step-Logistics = Logistics action
step-ReinforcementAction = Reinforcement action
step-Dismantling = Removing boxes and garrisons
step-Placement = Placing units
step-EndPhase = End Phase
step-Railway = The railway

## What the deciding player is asked

ask-Rebuilding = Place your returning headquarters.
ask-SpendPoints = { $side ->
    [Axis] Spend your points: Panzer { $panzer }, German infantry { $german }, Italian { $italian }.
   *[other] Spend your points: tank { $tank }, infantry { $infantry }.
}
ask-Cadres = Bring back { $number ->
    [one] one infantry unit as a cadre
   *[other] up to { $number } infantry units as cadres
}.
ask-InitiativeChit = You have the initiative: choose the first chit.
ask-Withdrawal = { $unit } must leave the entry area: choose where to.
ask-PriorityWindow = { $declared ->
    [none] Play { $chit } before the next draw?
   *[other] { $declared } is declared: pre-empt it with { $chit }?
}
ask-UseChit = What do you use { $chit } for?
ask-ChooseUnits = { $chit }: choose { $number ->
    [one] one unit
   *[other] up to { $number } units
} to activate.
ask-ChooseGroups = { $chit ->
    [Rommel] Rommel: choose { $number ->
        [one] a German formation or a hex with German units
       *[other] up to { $number } German formations or hexes with German units
    } to activate.
   *[other] { $chit }: choose { $number ->
        [one] a formation
       *[other] up to { $number } formations
    } to activate.
}
ask-RommelOrder = Rommel activates { $units }: in which order?
ask-MovementAction = { $half ->
    [yes] Move { $everybody ->
        [yes] your units
       *[no] the activated units
    } with half their MA.
   *[no] Move { $everybody ->
        [yes] your units
       *[no] the activated units
    }.
}
ask-Moving = { $begun ->
    [yes] { $units }: { $left } MP left.
   *[no] { $units }: { $left } MP.
}
ask-Extending = { $forced ->
    [0] Move { $unit } on along road, trail or railway.
    [one] Check failed: { $unit } must go one hex further.
   *[other] Check failed: { $unit } must go { $forced } hexes further.
}
ask-ExcessUnits = Too many units at { $hex }: eliminate one.
ask-Displacement = Choose a stack for { $unit }.
ask-CombatAction = Choose a hex { $everybody ->
    [yes] to attack
   *[no] for the activated units to attack
}{ $drm ->
    [0] {""}
   *[other] {""} (drm { $drm })
}.
ask-Attack = Choose the units that attack { $hex }.
ask-Defence = Choose { $number ->
    [one] one more large unit
   *[other] { $number } large units
} to defend { $hex }.
ask-AttackerSupports = Commit supports to the attack on { $hex }?
ask-DefenderSupports = Commit supports to the defence of { $hex }?
ask-TableChoice = Choose the CRT against { $hex }.
ask-Losses = { $number ->
    [one] You lose one step: choose the unit.
   *[other] You lose { $number } steps: choose the next unit.
}
ask-RetreatChoice = Retreat from { $hex }, or stand?
ask-Retreat = { $units } retreat: choose the next hex ({ $left } to go).
ask-RetreatExcess = Too many units at { $hex }: eliminate one that retreated.
ask-Advance = Choose the units that advance to { $hex }.
ask-Placement = Place your units: { $units }.
ask-Dismantling = Remove fortified boxes or garrisons?
ask-Railway = Advance the railhead up to { $number } Centre hexes.

## Actions: what they are for, what one of them does, and the word for them in a list

verb-activate = take a unit in hand to move it
verb-back = put back what was taken in hand, unmoved (once in an action)
verb-extend = Extended Movement with the unit in hand
verb-join = take another unit of the hex along before the first step
verb-leave = leave a unit of the stack behind
verb-move = go on to an adjacent hex
verb-sail = carry the unit in hand by sea to another port
verb-fortify = build a fortified box with the unit in hand, instead of moving
verb-garrison = form a garrison with a unit on the move
verb-dismantle = remove a fortified box
verb-disband = remove a garrison
verb-attack = attack a hex
verb-with = name a unit for the attack
verb-table = choose the CRT
verb-support = commit a support, anti-tank guns to a unit
verb-lose = let a unit lose a step
verb-retreat = retreat to a hex
verb-stand = ignore the retreat (forts of Tobruk, 1941)
verb-advance = advance into the hex that was attacked
verb-displace = bring a displaced headquarters to a stack
verb-eliminate = eliminate a unit
verb-place = place a unit on the map
verb-rebuild = rebuild an eliminated unit
verb-restore = turn a reduced unit back to full strength
verb-chit = choose the initiative chit
verb-declare = declare a priority chit
verb-as = say what the chit is used for
verb-formation = activate a divisional formation
verb-stack = activate the German units of a hex (Rommel)
verb-choose = choose a unit
verb-rail = advance the railhead
verb-done = end this choice or this action

do-activate = move { $first }
do-back = cancel move
do-extend = Extended Movement
do-join = take { $first } along
do-leave = leave { $first } behind
do-move = go to { $first }
do-sail = go by sea to { $first }
do-fortify = build fortified box
do-garrison = form a garrison with { $first }
do-dismantle = remove the fortified box at { $first }
do-disband = remove { $first }
do-attack = attack { $first }
do-with = attack with { $first }
do-table = use the { $first } CRT
do-support-1 = commit { $first }
do-support-2 = assign { $first } to { $second }
do-lose = hit { $first }
do-retreat = retreat to { $first }
do-stand = stand
do-advance = advance with { $first }
do-displace = bring the headquarters to { $first }
do-eliminate = eliminate { $first }
do-place = place { $first } at { $second }
do-rebuild = rebuild { $first } at { $second }
do-restore = restore { $first } to full strength
do-chit = begin with { $first }
do-declare = declare { $first }
do-as = use it for { $first }
do-formation = activate { $first }
do-stack = activate the German units at { $first }
do-choose = choose { $first }
do-rail = railhead to { $first }
do-done = done

# On a button, when the first of the two is picked already.
button-place = place at { $second }
button-rebuild = rebuild at { $second }
button-support = assign to { $second }

finish-SpendPoints = End replacements
finish-Cadres = No more cadres
finish-InitiativeChit = Draw at random instead
finish-PriorityWindow = Not now
finish-ChooseUnits = Activate these
finish-ChooseGroups = Activate these
finish-MovementAction = End movement
finish-Moving = Stop here
finish-Extending = Stop here
finish-CombatAction = End combat
finish-Attack = Attack
finish-AttackerSupports = No more supports
finish-DefenderSupports = No more supports
finish-Advance = End advance
finish-RetreatChoice = Retreat
finish-Dismantling = Leave the rest
finish-Railway = Leave railhead

# Verbs as they are typed, the usual word first.
spell-activate = activate
spell-back = back
spell-join = join
spell-leave = leave
spell-move = move
spell-extend = extend
spell-sail = sail
spell-fortify = fortify
spell-garrison = garrison
spell-dismantle = dismantle
spell-disband = disband
spell-attack = attack
spell-with = with
spell-table = table
spell-support = support
spell-lose = lose
spell-retreat = retreat
spell-stand = stand
spell-advance = advance
spell-displace = displace
spell-eliminate = eliminate
spell-place = place
spell-rebuild = rebuild
spell-restore = restore
spell-chit = chit
spell-declare = declare
spell-as = as
spell-formation = formation
spell-stack = stack
spell-choose = choose
spell-rail = rail
spell-done = done

word-activate = move
word-back = put back
word-extend = Extended Movement
word-join = take along
word-leave = leave behind
word-move = go to
word-sail = by sea to
word-fortify = fortify
word-garrison = form a garrison
word-dismantle = remove the box
word-disband = remove the garrison
word-attack = attack
word-with = attack with
word-table = CRT
word-support = commit
word-lose = lose a step
word-retreat = retreat to
word-stand = stand
word-advance = advance
word-displace = bring to
word-eliminate = eliminate
word-place = place at
word-rebuild = rebuild at
word-restore = restore
word-chit = begin with
word-declare = declare
word-as = use for
word-formation = activate
word-stack = activate the Germans in
word-choose = choose
word-rail = railhead to
word-done = done

## On the page

page-about = North Africa, December 1940 to December 1942. From El Agheila to Alexandria and back: hexes on three sections, action chits drawn from a pool, supply, Panzers; four scenarios and a campaign of seventeen turns.
page-can-act = { $units ->
    [0] { $cards ->
        [one] One chit can be played.
       *[other] { $cards } kinds of chits to choose from.
    }
    [one] One unit can still act.
   *[other] { $units } units can still act.
}
page-hand = Your chits
page-luck-of = { $rolls ->
    [one] one die
   *[other] { $rolls } dice
} in attacks, { $hits } in all, { $expected } expected
page-luck-legend = The bar shows the sum of the dice of a side's attacks, the stroke what could be expected.
page-no-odds-yet = The odds appear as soon as a unit is named.
page-pool = Units that can still join the attack

panel-battle = The combat for { $hex }
panel-attackers = Attackers{ $hexes ->
    [none] {""}
   *[other] {""} from { $hexes }
}
panel-defenders = Defenders of { $hex }
panel-with = add a unit
overlay-line = The line of supply of { $unit } leads to { $hex }.
overlay-supplied = Supply of the { $side }: from the tinted hexes a line leads to one of their sources.
overlay-cut = { $unit } cannot trace a line of supply. Marked around the unit: what blocks the way at once.
name-overlay-supply = Supply
name-overlay-control = Control
name-overlay-zones = Zones of control
name-overlay-victory = Victory
legend-supply-good = in supply
legend-supply-cut = blocked here
legend-victory-plain = held by nobody
name-manner-extended = Extended Movement
name-badge-oos = Out of supply
name-badge-disrupted = Disrupted
name-badge-active = Activated by the chit
name-badge-guns = With anti-tank guns

## Beside the map

tray-played = Chits played this turn
tray-pool = In the pool{ $number ->
    [0] : nothing
   *[other] : { $number }
}
tray-held = Held by the { $side }
tray-supports = Supports of the { $side }
tray-points = Replacement points of the { $side } to spend
tray-saved = Replacement points kept by the { $side }
tray-replacements = Replacement chits of { $year } the { $side } can still draw: { $number }
tray-replacement = { $side ->
    [Axis] Points: Panzer { $panzer }, German infantry { $german }, Italian { $italian }.
   *[other] Points: tank { $tank }, infantry { $infantry }.
}
tray-undisrupted = Units rebuilt wholly with its points do not enter disrupted.
tray-aside = Kept aside, and never drawn: played instead of a draw the first time in 1942 that { $hex } is held by the { $side }.
tray-rebuild = Units the { $side } can rebuild: { $number }
tray-air = Air support: +{ $attack } in attack or defence, once a turn, up to the printed factors of your units there.
tray-naval = Naval guns: +{ $attack } in attack or defence at a coastal hex, once a turn.
tray-artillery = Artillery: +{ $attack } within range of { $unit }, once in each Action Segment.
tray-anti-tank = Anti-tank guns: +{ $attack } in attack, +{ $defence } in defence against tanks, with one unit for the rest of the turn.
tray-engineers = Engineers: +{ $attack } at a coastal hex, once in the game.
tray-sections = Only on: { $sections }.
tray-guns-with = Assigned to { $unit }.
tray-committed = Committed to this combat.
tray-fired = Has fired in this Action Segment.

name-point-panzer = Panzer points
name-point-german = German infantry points
name-point-italian = Italian points
name-point-tank = Tank points
name-point-infantry = Infantry points
name-token-box = Fortified box
brief-token-box = built by a unit that does not move; +2 DF with infantry in it, +1 with Italians

marker-box = Fortified box of the { $side }
marker-railhead = { $done ->
    [yes] The railway is completed
   *[no] Railhead: the railway is built as far as here
}
marker-bypass = The bypass is under construction

short-chit-movement = Move
short-chit-combat = Combat
short-chit-move-or-combat = M/C
short-chit-half = ½ M/C
short-chit-reinforcement = Reinf.
short-chit-tobruk = Tobruk
short-chit-13-corps = 13 Corps
short-chit-30-corps = 30 Corps
short-chit-8-army = 8 Army
short-chit-afrika-korps = Afrika K.
short-chit-panzerarmee = PzArmee

board-initiative = Initiative of the { $side }, unless the last two chits of the turn before say otherwise
board-chits = Chits:
board-repair = Repair: one Panzer point more
board-delayed = Delayed, with the next Reinforcement chit: { $units }
board-returning = Returning: { $units }
board-exchange = { $units } in exchange for { $others }
board-new-supports = New supports: { $supports }
board-old-supports = Supports that leave: { $supports }
board-upgraded = Upgraded: { $units }
board-upgraded-supports = Upgraded: { $supports }

## The log

event-turn = Turn { $turn }, { $dates }.
event-initiative = The { $side } had the initiative.
event-chit = { $how ->
    [initiative] Initiative chit of the { $side }: { $chit }.
    [priority] Priority chit of the { $side }: { $chit }.
   *[drawn] { $side ->
        [none] Drawn: { $chit }.
       *[other] Drawn, a chit of the { $side }: { $chit }.
    }
}
event-activated = { $chit } activated { $units }{ $nudged ->
    [yes] ; the other Italians may move one hex or use Extended Movement
   *[no] {""}
}.
event-rommelOrder = Rommel chose { $use }.
event-declared = The { $side } declared { $chit }.
event-usedAs = { $chit ->
    [Movement] The { $side } began a Movement action.
    [Combat] The { $side } began a Combat action.
   *[other] The { $side } used { $chit } for { $use }.
}
event-noAction = The { $side } could not use { $chit }: limit of two Movement or two Combat chits reached.
event-noHeadquarters = No effect: { $unit } out of supply or not on the map.
event-momentum = Panzer momentum: second action of 15 and 21 Panzer Division, for { $use }{ $half ->
    [yes] {""} with half the MA
   *[no] {""}
}{ $drm ->
    [0] {""}
   *[other] {""} with a drm of { $drm }
}.
event-drewReplacements = The { $side } drew { $replacement }: { $side ->
    [Axis] Panzer { $panzer }, German infantry { $german }, Italian { $italian }
   *[other] tank { $tank }, infantry { $infantry }
}.
event-repair = Repair turn: the { $side } received one Panzer point more.
event-restored = { $unit } returned to full strength.
event-rebuilt = Rebuilt at { $hex }: { $unit }{ $disrupted ->
    [yes] , disrupted
   *[no] {""}
}.
event-cadre = Cadre at { $hex }: { $unit }, with one step and disrupted.
event-savedPoints = The Allies kept replacement points: tank { $tank }, infantry { $infantry }.
event-arrived = { $unit } arrived at { $hex }.
event-arrivedTooLate = { $hex } in enemy hands or cut off: { $unit } came too late to enter.
event-postponed = No room for { $unit }: delayed until the next Reinforcement chit.
event-departed = { $unit } departed, { $turn ->
    [0] for good
   *[other] to return on turn { $turn }
}.
event-withdrew = { $unit } withdrew from { $origin } to { $to }, out of the entry area.
event-upgraded = Upgraded: { $unit }.
event-supportArrived = Now available to the { $side }: { $support }.
event-supportLeft = No longer available to the { $side }: { $support }.
event-supportUpgraded = Upgraded: { $support }.
event-moved = { $units } moved from { $origin } to { $to } ({ $cost } MP).
event-extended = Extended Movement: { $unit } went from { $origin } to { $to }.
event-checked = Disruption check: { $unit } rolled { $die } and { $failed ->
    [yes] became disrupted{ $die ->
        [4] {""} (+1 for the white circle)
       *[other] {""}
    }
   *[no] passed
}.
event-sailed = { $unit } sailed from { $origin } to { $to }.
event-garrisoned = Formed at { $hex }: { $unit }.
event-garrisonRemoved = Removed from { $hex }: { $unit }.
event-fortified = { $unit } built a fortified box at { $hex }.
event-boxRemoved = The fortified box of the { $side } at { $hex } was removed.
event-movementEnded = The { $side } ended the Movement action.
event-control = The { $side } took control of { $hex }.
event-tobrukFalls = The { $side } captured Tobruk: Tobruk Falls went into the pool.
event-dash = Dash to the wire: the Axis rolled { $die }{ $gone ->
    [yes] , and The Auk was removed from the Allied chits of turn 9
   *[no] , without effect
}.
event-displaced = { $unit } was displaced from { $origin } to { $to }.
event-attack = The { $side } attacked { $hex }: { $units } against { $defenders }.
event-committed = The { $side } committed { $support }{ $unit ->
    [none] {""}
   *[other] {""} to { $unit }
}.
event-edgeDefence = All attackers of { $hex } came from another section: DR without odds or die.
event-hopeless = { $hex }: { $attack } against { $defence }, odds below 1:3: AE without a die roll.
event-rolled = { $hex }: { $attack } against { $defence } is { $odds } on the { $table } CRT; die { $die }{ $modifier ->
    [0] {""}
   *[other] , modified to { $final }
}: { $result }.
event-reduced = { $unit } lost a step { $cause }.
event-eliminated = Eliminated { $cause }: { $unit }.
event-stood = The { $side } stood at { $hex } and ignored the retreat.
event-retreated = { $units } retreated from { $origin } to { $to }.
event-advanced = { $unit } advanced from { $origin } to { $to }.
event-battleEnded = The combat for { $hex } ended.
event-combatEnded = The { $side } ended the Combat action.
event-outOfSupply = Out of supply at { $hex }: { $unit }.
event-supplied = In supply again: { $unit }.
event-scored = The { $side } scored { $points } VP for holding { $hexes }.
event-railRoll = The Allies rolled { $die } for the railway.
event-railBuilt = The railhead advanced to { $hex }{ $done ->
    [yes] : the railway was completed
   *[no] {""}
}.
event-bypass = { $state ->
    [under-construction] The Axis began to build the bypass around Tobruk.
    [built] The bypass around Tobruk was built.
   *[other] The bypass around Tobruk was given up.
}
event-orderRestored = All disruption markers were removed.
event-gameOver = The game is over. { $winner ->
    [none] Nobody won: { $level }.
   *[other] The { $winner } won: { $level }.
}

## Why an action is refused

refuse-artillery-fired = { $support } already fired in this Action Segment.
refuse-artillery-hq = { $support } cannot fire: the HQ is OOS or not on the map.
refuse-artillery-range = { $support } cannot fire: the combat is beyond the range of the HQ.
refuse-barred = Allied units on the Centre may not enter East yet: { $hex } is closed to them.
refuse-box-ground = No fortified box can be built at { $hex }: salt marsh, mountain and fort hexes are excluded.
refuse-box-there = There already is a fortified box at { $hex }.
refuse-box-tobruk = The Allies may build fortified boxes on the Centre only while they control Tobruk.
refuse-box-west = The Allies may build no fortified box on West.
refuse-box-who = { $unit } cannot build a fortified box: it takes two steps, or an Italian infantry division at full strength, and neither tanks nor OOS units will do.
refuse-cannot-advance = { $unit } cannot advance into this hex.
refuse-cannot-join = { $unit } cannot go along: only units of the same hex that may still move can.
refuse-cannot-strike = { $unit } cannot attack { $hex }.
refuse-chit-use = { $chit } cannot be used for { $use } now.
refuse-closed = Nobody can enter { $hex }.
refuse-enemy-there = There are enemy units at { $hex }.
refuse-enemy-unit = The { $side } cannot give orders to { $unit }.
refuse-extend-again = Extended Movement may enter neither the same hex twice nor a section it has left: not { $hex }.
refuse-extend-chit = { $unit } cannot use Extended Movement: this action does not allow it.
refuse-extend-disrupted = { $unit } cannot use Extended Movement while disrupted.
refuse-extend-enemy = { $hex } is next to enemy units: Extended Movement may not go there.
refuse-extend-near-enemy = { $unit } cannot begin Extended Movement next to an enemy unit.
refuse-extend-nearer = By way of { $hex } the unit would not get as far as it must.
refuse-extend-nowhere = { $unit } has no hex to go to by Extended Movement.
refuse-extend-oos = { $unit } cannot use Extended Movement while OOS.
refuse-extend-stop = { $hex } is next to an enemy HQ or garrison: Extended Movement stops there.
refuse-extend-track = Extended Movement follows roads, trails and Active railway, and no such way connects { $hex } here.
refuse-forced-end = The unit has gone as far as the die demands and stops here.
refuse-fought = { $unit } already attacks or has attacked in this action.
refuse-garrison-moves = { $unit } cannot move: a garrison stays where it is.
refuse-garrison-there = There already is a garrison at { $hex }.
refuse-garrison-where = No garrison can be formed at { $hex }: it takes a named location or a fort hex.
refuse-garrison-who = { $unit } cannot form a garrison: it takes infantry with two steps, or an Italian infantry division at full strength, not OOS.
refuse-guns-need-unit = Name the unit that { $support } go to.
refuse-guns-german = { $unit } cannot receive anti-tank guns: only German units can.
refuse-guns-oos = { $unit } cannot receive anti-tank guns while OOS.
refuse-guns-unit = { $unit } cannot receive anti-tank guns: only your units in this combat can.
refuse-infiltrate-cost = Infiltration to { $hex } costs 4 MP on top of the terrain, and not enough are left.
refuse-infiltrate-open = Infiltration leads into open terrain only, and { $hex } is not desert.
refuse-infiltrated = Infiltration has ended this movement.
refuse-join-late = { $unit } cannot go along any more: the stack is already on the way.
refuse-lone-hq = At { $hex } there is nothing but an HQ: it is not attacked, enter the hex instead.
refuse-back = Units that have begun to move, have left a garrison or have already been put back once in this action are not put back.
refuse-not-begun = This unit has not moved: it is put back, or does something.
refuse-only-alone = That is for one unit by itself, and instead of marching.
refuse-moved = { $unit } already moved in this action.
refuse-must-go-on = The check failed: the unit must go { $number ->
    [one] one hex
   *[other] { $number } hexes
} further.
refuse-no-box = There is no fortified box of yours at { $hex }.
refuse-no-box-left = No fortified box lies face-up for the { $side }.
refuse-no-cadre = { $unit } cannot come back as a cadre there: it takes infantry from the rebuildable box, on or next to a supply source.
refuse-no-enemy = There is no enemy unit to attack at { $hex }.
refuse-no-entry = { $unit } cannot enter the map at { $hex }.
refuse-no-garrison = { $unit } cannot be removed: only garrisons can.
refuse-no-garrison-left = No garrison for this unit lies face-up for the { $side }.
refuse-no-germans = At { $hex } there are no German units that Rommel could activate.
refuse-no-points = No replacement point can be spent on { $unit }.
refuse-no-port = { $hex } is no port to sail to.
refuse-no-refuge = { $unit } cannot go there: only to the nearest stack able to receive an HQ.
refuse-no-ships = Only { $number ->
    [one] one unit
   *[other] { $number } units
} of this side may sail in a turn.
refuse-no-unit = No unit is named with { $support }: only anti-tank guns go to one.
refuse-no-withdrawal = { $unit } cannot withdraw to { $hex }: only to the nearest free hex outside the entry area.
refuse-nobody-adjacent = None of your units can attack { $hex } now.
refuse-nobody-named = An attack needs at least one unit.
refuse-not-a-defender = { $unit } is no choice here: name a division, brigade or regiment in the hex under attack.
refuse-not-a-formation = { $formation } cannot be activated by this chit.
refuse-not-activated = This chit does not activate { $unit }.
refuse-not-adjacent = { $hex } is not adjacent to { $origin }.
refuse-not-choosable = { $unit } cannot be activated by this chit now.
refuse-not-declarable = { $chit } cannot be declared now.
refuse-not-displaced = { $unit } has not been displaced.
refuse-not-entering = { $unit } cannot be placed: not due to enter now.
refuse-not-in-excess = To eliminate { $unit } would not help: the excess is elsewhere.
refuse-not-in-group = { $unit } cannot do this: not part of the stack on the move.
refuse-not-lost = { $unit } cannot be rebuilt: not in the rebuildable box.
refuse-not-next-to-lose = { $unit } cannot take this step: the order of losses names others first.
refuse-not-restorable = { $unit } cannot be restored: it takes a reduced unit on the map with a line of supply.
refuse-not-your-chit = { $chit } is not among your chits of this turn.
refuse-one-artillery = { $support } cannot join: one artillery support for each side is the limit in a combat.
refuse-one-hex-only = This unit may only move one hex, or use Extended Movement.
refuse-port-cut-off = { $hex } has no line of supply by land and cannot be sailed to.
refuse-port-not-held = { $hex } is not a port under control of the { $side }.
refuse-prohibited-side = The hexside to { $hex } cannot be crossed.
refuse-rail-there = The railhead cannot be advanced to { $hex }: off the line, too far, or next to the enemy.
refuse-retreat-back = The stack has come through { $hex } in this retreat and may not go back there.
refuse-retreat-closer = { $hex } is closer to { $origin }, where the stack was attacked.
refuse-retreat-enemy = There are enemy units at { $hex }: nobody can retreat there.
refuse-retreat-origin = The stack was attacked in { $hex } and cannot retreat there.
refuse-retreat-priority = { $hex } is not open to the retreat: a hex with less danger, or in the direction of the retreat compass, comes first.
refuse-retreat-there = The stack cannot retreat to { $hex }.
refuse-rommel-mixed = Rommel activates two formations or two hexes, not one of each.
refuse-rommel-order = Rommel's units move and then attack, or attack and then move.
refuse-sailed-already = The Allies have sailed in another Action Segment of this turn.
refuse-stopped = { $hex } is in an enemy ZOC: the movement ends there.
refuse-struck = { $hex } holds a unit that has already been attacked in this action.
refuse-support-cap = With { $support } the air and naval factors would exceed the factors of your units.
refuse-support-coast = { $support } can only be used against or in a coastal hex.
refuse-support-not-ready = { $support } cannot be committed: not face-up in your Available Supports box.
refuse-support-section = { $support } cannot be used on this section.
refuse-tanks-hold = No infiltration to { $hex }: enemy tanks hold the hex it would begin from in their ZOC.
refuse-march-too-far = { $hex } is too far for { $unit }: it takes { $cost } MP by the shortest way, and there are { $left }.
refuse-march-barred = The enemy or his ZOC bars { $unit } the way to { $hex } at { $hexes }, and the way around is too long.
refuse-too-far = { $hex } is too far; MP left: { $left }.
refuse-wheels-need-road = Tanks, Panzers and armoured cars can enter { $hex } only along a road or trail.
refuse-zone-to-zone = The units cannot go straight from one enemy ZOC into another at { $hex }.

## What is worth a second thought

warn-check = On the way { $unit } crosses into another section and is checked: { $fails } of { $of } faces of the die disrupt it.
warn-by-sea = { $unit } goes by sea, and does not move by land in this action.
warn-overfull = { $hex } holds too many units: the excess would be eliminated.
warn-could-move = { $number ->
    [one] One unit could still move.
   *[other] { $number } units could still move.
}
warn-no-attack = No attack has been made. Within reach: { $hexes }.
warn-attacks-left = You could still attack { $hexes }.
warn-left-empty = Nobody has advanced into { $hex }.
warn-points-lost = { $points ->
    [one] A replacement point would be lost.
   *[other] { $points } replacement points would be lost.
}

## Dangers

danger-source-open = { $hex }, which feeds your units, is unguarded: { $unit } could march in.
danger-place-open = { $hex } is unguarded: { $unit } could march in.
danger-cut-off = No line of supply: { $units }. Out of supply from the next Logistics action, unless you open one.
danger-surrounded = Surrounded at { $hex }: { $units } could not retreat without loss.

## Hints

hint-takes = Takes { $hexes }.
hint-guards = Guards { $hex }: the enemy could have marched in.
hint-supplied = Opens a line of supply for { $units }.
hint-cuts = Cuts the supply of { $units }.
hint-beside = Stands ready to attack { $hexes }.
hint-away = Gets away from the enemy.
hint-towards = Gets closer to { $hex }.
hint-enough = Nothing else gains more than it risks.

## The numbers

sum-score = { $side }
term-held = { $hex }
term-level = so far: { $level }
term-points = points scored so far
sum-attack = Attack strength
sum-defence = Defence strength
sum-die = Die roll modifier
sum-superiority = Panzer steps beyond the anti-tank factors; up to two count
sum-shock = Extra steps the defender loses on { $al1 ->
    [0] BL1
   *[other] AL1, BL1
}, DR and DR*
sum-assault = Infantry steps the attacker loses whatever the result
sum-extended = Extended Movement: no movement points
sum-movement = Movement points spent (of { $left } left)

term-desert = desert
term-rough = rough
term-marsh = salt marsh
term-marsh-halves = { $unit } halved in salt marsh
term-mountain = mountain
term-by-rail = by Active railway
term-along-way = along road or trail
term-hexside = wadi or ridge crossed
term-infiltration = infiltration
term-unit = { $unit }
term-shock = { $unit } doubled by Panzer shock
term-ridge = { $unit } across a ridge
term-rough-defence = rough
term-wadi-defence = all attackers across a wadi
term-tobruk = forts of Tobruk
term-bardia = fort of Bardia
term-box = fortified box
term-support = { $support }
term-attacker-poor = attacker OOS or disrupted
term-defender-poor = defender OOS or disrupted
term-chit = the chit
term-superiority = Panzer superiority
term-panzer-steps = Panzer steps in the attack
term-shock-step = Panzer shock
term-assault-step = Assault CRT
term-at-tanks = tank steps in the defence
term-at-terrain = terrain that is not open
term-at-box = fortified box
term-at-fort = fort

given-battle = { $odds ->
    [none] Odds below 1:3, if nothing more is committed:
   *[other] Odds { $odds }, if nothing more is committed:
}
given-everybody = { $odds ->
    [none] With everybody who can strike the hex odds below 1:3, if nothing more is committed:
   *[other] With everybody who can strike the hex odds { $odds }, if nothing more is committed:
}
given-best-answer = { $odds ->
    [none] Against all the defender can commit, odds below 1:3:
   *[other] Against all the defender can commit, odds { $odds }:
}
given-worst-answer = { $odds ->
    [none] If the defender adds as little as he may, odds below 1:3:
   *[other] If the defender adds as little as he may, odds { $odds }:
}
given-check = { $unit } ends its Extended Movement here and is checked:
given-edge = All attackers come from another section, and no other enemy is next to the hex:

outcome-disrupted = disrupted
outcome-in-order = stays in order
outcome-AE = AE: all attackers eliminated
outcome-AL1 = AL1: attacker loses a step{ $shock ->
    [1] , and by shock the defender too
   *[other] {""}
}
outcome-BL1 = BL1: both lose a step{ $shock ->
    [1] , the defender one more by shock
   *[other] {""}
}
outcome-DR = DR: { $garrison ->
    [1] the garrison eliminated, since it cannot retreat
   *[other] defender { $shock ->
        [1] loses a step by shock and retreats
       *[other] retreats
    }
}
outcome-DRs = DR*: { $garrison ->
    [1] the garrison eliminated
   *[other] defender loses { $shock ->
        [1] a step, one more by shock, and retreats
       *[other] a step and retreats
    }
}
outcome-HEX = ½EX: every unit that added its factors loses a step
outcome-EX = EX: defenders eliminated, attacker loses as many steps
outcome-DEs = DE*: { $loss ->
    [0] the garrison eliminated, no loss of the attacker
   *[other] defenders eliminated, attacker loses a step
}
outcome-DE = DE: all defenders eliminated
measure-cleared = { $hex } is cleared of the enemy
measure-destroyed = every unit defending { $hex } is destroyed
measure-attacker-hurt = the attacker loses at least one step
measure-attacker-loss = steps the attacker loses, on average
measure-defender-loss = steps the defender loses, on average
note-measure-cleared = The percentage is the chance that the hex is cleared of the enemy, if nothing more is committed.
short-measure-cleared = cleared { $value }
short-measure-destroyed = destroyed { $value }
short-measure-attacker-hurt = attacker hurt { $value }
short-measure-attacker-loss = attacker loses { $value }
short-measure-defender-loss = defender { $value }
chance-measure-cleared = { $hex } cleared
chance-measure-destroyed = all defenders destroyed
chance-measure-attacker-hurt = attacker loses a step
chance-measure-attacker-loss = attacker loses
chance-measure-defender-loss = defender loses
group-outcome-disrupted = disrupted
group-outcome-in-order = in order
group-outcome-AE = AE, attackers eliminated
group-outcome-AL1 = AL1, { $shock ->
    [1] both lose a step
   *[other] attacker loses a step
}
group-outcome-BL1 = BL1, both lose a step{ $shock ->
    [1] , defender two
   *[other] {""}
}
group-outcome-DR = DR, { $garrison ->
    [1] eliminated
   *[other] retreat{ $shock ->
        [1] {""} with loss
       *[other] {""}
    }
}
group-outcome-DRs = DR*, { $garrison ->
    [1] eliminated
   *[other] retreat with { $shock ->
        [1] two losses
       *[other] loss
    }
}
group-outcome-HEX = ½EX, half exchange
group-outcome-EX = EX, exchange
group-outcome-DEs = DE*, { $loss ->
    [0] eliminated
   *[other] eliminated at a loss
}
group-outcome-DE = DE, defenders eliminated

reason-automatic = El Agheila and Alexandria in one hand, with lines of supply to both: automatic victory. Victory points: Allies { $allied }, Axis { $axis }.
reason-more-points = No automatic victory by the end of the last turn: the higher total of victory points decides.
reason-equal-points = No automatic victory by the end of the last turn, and equal victory points: a draw.
reason-tie-tobruk = Equal victory points: whoever controls Tobruk wins.
reason-points = Victory points: Allies { $allied }, Axis { $axis }.
reason-level = { $allied ->
    [0] The Axis prevented an Allied victory.
    [1] The Allied victory was apparent.
    [2] The Allied victory was marginal.
    [3] The Allied victory was tactical.
    [4] The Allied victory was operational.
   *[other] The Allied victory was strategic.
}
reason-compass-egypt = Axis units are still in Egypt.
reason-compass-none = No Axis unit is in Egypt, but Bardia, Tobruk and Bengasi are not held as any level of Allied victory asks.
reason-compass-apparent = No Axis unit is in Egypt, but Bardia, Tobruk and Bengasi are Italian.
reason-compass-marginal = No Axis unit is in Egypt; Bardia is Allied, Tobruk and Bengasi are Italian.
reason-compass-tactical = No Axis unit is in Egypt; Bardia and Tobruk are Allied, Bengasi is Italian.
reason-compass-operational = No Axis unit is in Egypt; Bardia, Tobruk and Bengasi are Allied, but an Axis unit has a line of supply.
reason-compass-strategic = No Axis unit on the map has a line of supply.
reason-sunflower-places = The Axis controls El Agheila, Bengasi and Tobruk.
reason-sunflower-centre = No Allied unit is on the Centre outside Tobruk.
reason-sunflower-frontier = On the last turn the Axis controls Bengasi, Bardia, Sollum and Halfaya Pass.
reason-sunflower-held = By the end of the last turn the Axis has met none of its conditions.
reason-crusader-ports = The Axis controls Tobruk and Bardia, with a line of supply from each to El Agheila.
reason-crusader-panzers = The Allies control Tobruk with a line of supply by land, and no more than one Panzer step is left.
reason-crusader-driven = The Allies control Tobruk with a line of supply by land, and within 6 hexes of it there is no Axis unit that is not OOS.
reason-crusader-held = By the end of the last turn neither side has met its conditions: that is an Axis victory.
reason-gazala-places = At the end of the last turn the Axis controls El Agheila, Bengasi, Tobruk, Bardia and a named location on East.
reason-gazala-held = At the end of the last turn the Axis does not control all of El Agheila, Bengasi, Tobruk, Bardia and a named location on East.
reason-scenario = Places held, of El Agheila, Bengasi, Tobruk, Bardia, Sollum, Mersa Matruh and El Alamein: Allies { $allied }, Axis { $axis }.

## The options

option-noteFForts = In the forts of Tobruk only infantry adds +1 DF each, Italian infantry included unless Italians defend alone (note F of the terrain chart).
option-swapRow8 = The results for 8 at 3:1 and 4:1 on the Mobile CRT change places.
option-dashToTheWire = Five German Panzer steps in Egypt on turn 8 may cost the Allies The Auk (optional rule of Crusader).
option-shockNotOnAl1 = Panzer shock adds no step to an AL1: there the defender loses nothing.
option-drmOnlyIfAll = The drm for OOS or disrupted units applies only if all the units of that side in the combat are OOS or disrupted.
option-exchangeTakesAll = An EX also eliminates the defenders that did not add their DF, and the attacker loses steps for them too.
option-aeSparesOthers = An AE spares the attackers that could not add their AF because of the limit on the Centre.
option-airCapAsFought = Air and naval factors are limited by the factors of the ground units as changed by terrain, forts, fortified boxes and Panzer shock, not by the printed ones.
option-artilleryToOwnUnits = The range of the attacker's artillery is measured to the hex of one of the attacking units.
option-marshRoundsDown = Factors halved by salt marsh are rounded down unit by unit.
option-ridgeIfAllCross = A ridge gives the defence an AT factor only if all attackers attack across it, as with a wadi.
option-gunsOnlyGerman = Anti-tank guns are assigned to German units only.
option-panzersNeedNoRange = With Afrika Korps the range of the HQ binds only the Italian formation, not 15 and 21 Panzer Division.
option-rommelNoMixing = A doubled Rommel activates two formations or two hexes, but not one formation and one hex.
option-corps21WholeInRange = With 21 Corps a formation can be chosen only if all its units on the map are within range of the HQ.
option-corps21InSupply = With 21 Corps the OOS units of the chosen formations do not act.
option-armourNotMotorised = For Afrika Korps an Italian formation with tanks is not motorised: only Trieste can be chosen.
option-formationAllInSupply = With Rommel, Tobruk Falls and Afrika Korps a formation with an OOS unit cannot be chosen at all.
option-hexsideCostsReplace = The cost of a wadi or ridge replaces that of the hex instead of being added to it.
option-railMustAdvance = The railhead must advance by the whole result, as far as it can.
option-gazalaCanLapse = In Gazala the ban on entering East comes back whenever its conditions hold again.
option-momentumAfterNamed = Panzer momentum also follows the actions of named chits.
option-atFaceDown = An anti-tank gun whose unit is eliminated or becomes OOS returns face-down.
option-assaultBothAttack = For the Assault CRT both infantry brigades of a division must take part in the attack.
option-italiansBuildReduced = A reduced unit with two steps may form garrisons and build fortified boxes.
option-extendBesideGarrisons = Extended movement may begin next to an enemy headquarters or garrison.
option-endCheckBySectionLeft = After changing sections, whether the section left was crossed by active rail alone decides about the check at the end of extended movement too, as printed.
option-retreatByFirstSection = The section in which a retreat begins tells how many hexes it goes, two or four, wherever it leads.
option-joinedHexOpen = A hex into which attacked units have retreated can still be attacked in the same action for the sake of those it held before; all in it defend.
option-halfMovementRoundsUp = Half of an odd movement allowance is rounded up, as for units out of supply.
option-tieGoesToTobruk = With equal victory points whoever controls Tobruk wins the campaign.
option-rebuildablePanzersCount = Crusader: panzer steps in the rebuildable box count with those on the map.
option-tobrukIsTheTown = Sunflower: Allied units in the forts around Tobruk stand outside it; only its own hex counts as Tobruk.
option-placesStayControlled = Every named place stays under control when it is left, not only ports and places that score.
option-gazalaBarsMarchesOnly = Gazala: the ban on entering East is for movement by land only, not for voyages, retreats, advances or displaced headquarters.
option-noLastPriorityWindow = With the pool empty nobody is asked any more: priority chits still in hand are lost for the turn.
option-priorityChitsPassOver = Priority chits, like logistics, do not count among the last two chits that decide the next initiative.
option-repairNeedsADraw = Panzer repair adds to a replacement chit that is drawn: there is none before turn 4.
option-crusaderChitsDrawn = Crusader begins with four replacement chits of 1941 already drawn by each side, as turns 4 to 7 would have done.
option-automaticLineAsForUnits = For automatic victory the lines to El Agheila and Alexandria are traced as for units that stand there, so also over land to a way.
option-withdrawAround = On turn 3 Allied units leave the entry area for any free hex around it, not only for the nearest.
option-hqFleesFromRetreat = A headquarters does not retreat with its stack: left alone, it flees to the nearest friends or is lost.
option-britishOfBritain = Where chits speak of British units, only those of Great Britain itself are meant, not those of the Dominions, India and the other Allies.
option-retreatNeverBack = A retreating stack may not enter a hex again that it has left in the same retreat.
option-tobrukFallsCombo = The Allied chit Tobruk Falls is a movement or combat chit for everybody, like that of the Axis.

## The board in words


## The map as drawn

map-title = THE DARK SANDS
map-theatre = North Africa
map-months = December 1940 to December 1942
map-magnified = the middle of the theatre at twice the scale
map-north = N
map-scale-west = West section
map-scale-centre = Centre section
map-scale-east = East section
map-mediterranean = Mediterranean Sea
map-sirte = Gulf of Sirte
map-bomba = Gulf of Bomba
map-sollum = Gulf of Sollum
map-arabs = Arabs' Gulf
map-cirenaica = CYRENAICA
map-marmarica = MARMARICA
map-libya = LIBYA
map-egypt = EGYPT
map-western-desert = Western Desert
map-libyan-desert = Libyan Desert
map-gebel = Jebel Akhdar
map-qattara = Qattara Depression
map-delta = Nile Delta
map-to-tripoli = to Tripoli
map-trigh-capuzzo = Trigh Capuzzo
map-trigh-el-abd = Trigh el Abd
map-trigh-el-abd-west = Trigh el Abd
map-via-balbia = Via Balbia
map-to-giarabub = to Giarabub
map-wire = the Wire
map-place-Halfaya-Pass = Halfaya Pass
map-place-To-Cairo = to Cairo
map-retreat = Retreats
map-arriving = Reinforcements
map-rebuild = To be rebuilt
map-out = Out of play
map-chits-played = Chits played this turn
map-key-costs = movement points: Centre · West and East
map-key-desert = desert
map-key-rough = rough
map-key-mountain = mountain
map-key-marsh = salt marsh
map-key-ridge = ridge
map-key-wadi = wadi
map-key-escarpment = escarpment: no passage
map-key-road = road
map-key-trail = trail
map-key-rail = railway, when built
map-key-bypass = bypass, when built
map-key-town = named location
map-key-port = port
map-key-victory = victory hex
map-key-fort = fort
map-key-source = source of supply
map-key-entry = Axis entry area
map-key-joint = joint of two sections
map-key-frontier = frontier of Egypt
map-chit-movement = M
map-chit-combat = C
map-chit-move-or-combat = M/C
map-chit-half = ½
map-chit-reinforcement = R
map-chit-oconnor = O'Connor
map-chit-combeforce = Combeforce
map-chit-auk = Auk
map-chit-monty = Monty
map-chit-13-corps = 13 Corps
map-chit-30-corps = 30 Corps
map-chit-8-army = 8 Army
map-chit-rommel = Rommel
map-chit-afrika-korps = Afrika K.
map-chit-panzerarmee = PzArmee
map-chit-21-corps = 21 Corps
map-initiative = initiative
map-repair = repair

## The board in words

board-box = fortified box
board-entering = Entering: { $units }
board-leaving = Leaving: { $units }

## Words of the trade: the forms in which each is marked in a text, and what it means

forms-af = AF, attack factor, attack factors
gloss-af = Attack factor: the first number on a unit, its strength in attack.
forms-df = DF, defence factor, defence factors
gloss-df = Defence factor: the second number on a unit, its strength in defence.
forms-ma = MA, movement allowance
gloss-ma = Movement allowance: the third number on a unit, its movement points in a full move.
forms-mp = MP, movement point, movement points
gloss-mp = Movement points: every hex costs some, by terrain and section. A road costs least.
forms-step = step, steps
gloss-step = Step: a unit's strength. It has one or two; losing one reduces the unit, losing the last eliminates it.
forms-zoc = ZOC, ZOCs, zone of control, zones of control
gloss-zoc = Zone of control: the hexes next to a unit. Enemies must stop there, and supply and retreats are hindered.
forms-oos = OOS, out of supply
gloss-oos = Out of supply: the unit had no line of supply at the last Logistics chit. It moves 3, fights worse, and may be lost to attrition.
forms-supply = line of supply, lines of supply, in supply
gloss-supply = Line of supply: a few hexes overland to a road, trail or railway, and along it to the side's supply source.
forms-chit = chit, chits
gloss-chit = Chit: drawn from the pool one by one; each says what its side may do now.
forms-pool = pool
gloss-pool = Pool: the chits of the turn that can still be drawn.
forms-hq = HQ, HQs, headquarters
gloss-hq = Headquarters: a unit that does not fight, but activates others within its range and lets artillery fire.
forms-crt = CRT, CRTs, combat results table
gloss-crt = Combat results table: odds give the column, the die the row.
forms-drm = drm, die roll modifier
gloss-drm = Die roll modifier: added to the die of an attack. A high roll is good for the attacker.
forms-odds = odds
gloss-odds = Odds: attack strength to defence strength, rounded for the defender to a column of the table.
forms-at = AT factor, AT factors, anti-tank factors
gloss-at = AT factor: what the defence sets against Panzers. More Panzer steps than AT factors improve the attacker's die.
forms-disrupted = disrupted, disruption
gloss-disrupted = Disrupted: a worn-out unit. It fights worse and cannot use Extended Movement until the turn ends.
forms-extended = Extended Movement
gloss-extended = Extended Movement: any distance along road, trail or railway, away from the enemy, at the risk of disruption.
forms-stacking = stacking, overstacking, stacking limits
gloss-stacking = Stacking: at most four units in a hex, three of them larger than a battalion, besides one HQ and one garrison.
forms-vp = VP, victory point, victory points
gloss-vp = Victory points: scored each turn of the campaign for places held.
forms-cadre = cadre, cadres
gloss-cadre = Cadre: an Allied infantry unit that comes back with one step.
forms-garrison = garrison, garrisons
gloss-garrison = Garrison: a company that holds a place; it neither moves nor attacks.
forms-box = fortified box, fortified boxes
gloss-box = Fortified box: field works that add to the defence of infantry.
forms-support = supports
gloss-support = Supports: aircraft, ships, artillery and guns added to a combat; the attacker commits first.
forms-shock = Panzer shock
gloss-shock = Panzer shock: against infantry without anti-tank factors the Panzers count double.
forms-superiority = Panzer superiority
gloss-superiority = Panzer superiority: up to +2 on the die for Panzer steps beyond the anti-tank factors.
forms-momentum = Panzer momentum
gloss-momentum = Panzer momentum: after some chits 15 and 21 Panzer Division act a second time.
forms-infiltration = Infiltration
gloss-infiltration = Infiltration: German Panzer troops slip from one zone of control to another for 4 MP more.
forms-attrition = attrition
gloss-attrition = Attrition: at the end of the turn units out of supply that still have no line of supply are lost.
forms-railhead = railhead
gloss-railhead = Railhead: how far west the railway has been built.
forms-ae = AE
gloss-ae = AE: all attackers are eliminated.
forms-al1 = AL1
gloss-al1 = AL1: the attacker loses one step.
forms-bl1 = BL1
gloss-bl1 = BL1: both sides lose one step.
forms-dr = DR
gloss-dr = DR: the defender retreats.
forms-drs = DR*
gloss-drs = DR*: the defender loses one step and retreats.
forms-hex = ½EX
gloss-hex = ½EX: every unit that added its factors loses one step.
forms-ex = EX
gloss-ex = EX: the defenders are eliminated, and the attacker loses as many steps.
forms-de = DE
gloss-de = DE: all defenders are eliminated.
forms-des = DE*
gloss-des = DE*: all defenders are eliminated, and the attacker loses one step.
