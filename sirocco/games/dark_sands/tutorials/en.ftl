# What the tutorials of The Dark Sands say: tutorial-NAME-LESSON-STEP.

tutorial-first-steps = First steps
tutorial-first-steps-learned = You know how chits drive the game, what a zone of control does, how a ring cuts supply, how an attack is added up, and what wins at Crusader. Headquarters, air power and Panzers have more to offer: the numbers always explain themselves.

tutorial-first-steps-chits = Chits and counters
tutorial-first-steps-chits-welcome = November 1941. Tobruk has been under siege for seven months, and you lead the Eighth Army out of Egypt to relieve it: Operation Crusader. The sand-coloured counters are yours, the grey ones German, the green ones Italian.
tutorial-first-steps-chits-numbers = This is the 4th Brigade of the 7th Armoured Division. Its three numbers are attack, defence and movement points (MP). Most units have two steps: the first loss turns the counter over, the second removes it.
tutorial-first-steps-chits-pool = There are no fixed turns for you and him. The chits of both sides lie in one pool and are drawn blindly: Movement, Combat, reinforcements, and Logistics, which checks everybody's supply. You never quite know who acts next, and neither did they.
tutorial-first-steps-chits-initiative = But the side with the initiative picks its first chit, and that is you. Choose Movement.
tutorial-first-steps-chits-march = Every unit of yours may move now. Click 4/7 Armoured, then Gabr Salah (1933), where it waited for Rommel in 1941; then end its march. A desert hex costs 1 MP, a trail half a point, a road a quarter.

tutorial-first-steps-zones = Zones of control
tutorial-first-steps-zones-zone = Four days later. Savona, an Italian division, is dug in at Sidi Omar. The six hexes around a unit are its zone of control, ZOC for short. Whoever enters an enemy ZOC must stop there.
tutorial-first-steps-zones-stop = See it work. Send 7/4 Indian along the trail to 1840. It is stopped beside Savona, however many points it has left.
tutorial-first-steps-zones-tanks = Nobody may go straight from one enemy ZOC into another, so come from outside each time. Send 1 Tank with its Matildas to 1739, south of Savona.
tutorial-first-steps-zones-around = Now close the ring. 5/2 New Zealand has lorries: send it around through the desert to 1838, behind Savona.
tutorial-first-steps-zones-ring = Look at Savona. Every hex around it holds a unit of yours or lies in your ZOC. Supplies cannot cross an enemy ZOC unless a friend stands in it, and retreating through one costs a step. You have closed the road without fighting.
tutorial-first-steps-zones-end = That is your movement. End it, and the next chits come out of the pool.
tutorial-first-steps-zones-supply = Logistics came first: Savona has no line of supply to El Agheila and is now out of supply. Then came a chit of the Axis, but infantry on foot does not break out. And now Combat, for you.

tutorial-first-steps-battle = An attack from three hexes
tutorial-first-steps-battle-target = Time to attack. Click Savona at Sidi Omar.
tutorial-first-steps-battle-first = Then say who attacks. Click 7/4 Indian first.
tutorial-first-steps-battle-odds = Attack is compared with defence and gives the odds, always rounded in favour of the defender. 3 against 4 is only 1:2. What helps is that Savona is out of supply: 2 is added to the die.
tutorial-first-steps-battle-more = A hex can be attacked from all sides at once. Add 1 Tank and 5/2 New Zealand.
tutorial-first-steps-battle-roll = 12 against 4 is 3:1: another column of the table, in which Savona goes whatever the die shows. Attack.
tutorial-first-steps-battle-result = A 3, and 2 more for the lack of supply: DR with an asterisk. The defender loses a step and must retreat. But where to? Your ZOC is everywhere. Watch.
tutorial-first-steps-battle-advance = The retreat through your ZOC cost Savona its last step. A ring is worth more than a high roll. Take Sidi Omar with 7/4 Indian: attackers may advance into the empty hex.
tutorial-first-steps-battle-halt = The others hold their ground. End the advance.

tutorial-first-steps-victory = How you win
tutorial-first-steps-victory-goal = The last days of Crusader. To win you must hold Tobruk and link it by land with Egypt, and then either have all but destroyed the Panzers or have driven the enemy from the town. The Panzers are gone already. The link is missing.
tutorial-first-steps-victory-siege = Pavia sits on the road to El Adem, Bologna on the one along the coast, and the gap between them lies in Pavia's ZOC. So no line of supply gets out. But a ZOC in which a unit of yours stands no longer stops your supplies.
tutorial-first-steps-victory-link = Send 4/2 New Zealand from Sidi Rezegh into that gap, to 2630, as on the night of 26 November 1941.
tutorial-first-steps-victory-relieved = Tobruk's defenders and the Eighth Army have met. It is the last turn: end your movement and see who has won.
