# What the tutorials of Compass say: tutorial-NAME-LESSON-STEP.

tutorial-first-steps = First steps
tutorial-first-steps-learned = You can read a counter, move, plan an attack by its odds, look after your supply, and you know what wins. The rest is events, reinforcements and nerve.

tutorial-first-steps-counters = Reading and moving
tutorial-first-steps-counters-welcome = December 1940. An Italian army sits in camps inside Egypt, and you are about to surprise it. Orange counters are yours and start at Piccadilly Circus; the green ones are Italian. Nibeiwa is their nearest camp.
tutorial-first-steps-counters-numbers = A counter is a unit. The number on the left is its combat value (CV): the higher, the likelier it hits. On the right are its movement points (MP). 16 Bde has a 3 and a 2: infantry fights well and walks slowly.
tutorial-first-steps-counters-levels = Most units have two steps, that is, two levels of strength. The first hit turns the counter to its weaker side, the second removes it. A white stripe, as on Selby Force, means one step only.
tutorial-first-steps-counters-move = Time to move. Click the 11 Hussars, then Bir Enba. A move to a neighbouring area costs 1 MP, or half a point along a road.
tutorial-first-steps-counters-further = They have points left: armoured cars are fast. Click the 11 Hussars again and send them on to Forte Maddalena, into the enemy's back.
tutorial-first-steps-counters-control = Forte Maddalena is yours now: an empty area belongs to whoever entered it last. An area with enemy units, such as Sofafi, cannot be entered. It has to be attacked.

tutorial-first-steps-attack = An attack
tutorial-first-steps-attack-target = The camp at Nibeiwa, held by the 2a Libica and by General Maletti's tanks. On 9 December Indian infantry and Matilda tanks stormed it before breakfast. Let us do the same.
tutorial-first-steps-attack-declare = Attacks are declared while you move, for 1 MP. Click 5 Ind Bde, then Nibeiwa. See what the brigade could do alone: the camp would hold nearly every time.
tutorial-first-steps-attack-infantry = So bring more. Declare the same attack with 11 Ind Bde and with 16 Bde. Three units can fight in the front line, and all must come from one area.
tutorial-first-steps-attack-asterisk = An asterisk beside the CV marks a unit that can support another one. Add two of them: the Matildas of 7RTR and the WDF Artillery.
tutorial-first-steps-attack-combat = The attackers are ready. End your movement, then choose the attack on Nibeiwa.
tutorial-first-steps-attack-two = Now form the line. Put 5 Ind Bde and 11 Ind Bde in front. Each front-line unit rolls one die and hits if it shows its CV or less. To drive the enemy out you need more hits than he scores.
tutorial-first-steps-attack-three = Two dice against two: worse than a coin toss. That is why two are not enough. Put 16 Bde into the third place, for a die that the defender cannot match.
tutorial-first-steps-attack-support = Better. Now the support: put 7RTR behind 5 Ind Bde: its CV is added. Italian guns could not pierce a Matilda, which is why this pair hits with anything but a 6.
tutorial-first-steps-attack-guns = And the guns: put the WDF Artillery behind 11 Ind Bde, and watch the odds once more.
tutorial-first-steps-attack-roll = Much better than where you began. Close the line, and the dice roll. The defender lines up first: he must use all he can.
tutorial-first-steps-attack-loss = Two hits for you, one for them. The hit costs you a step, and you choose whose. Take it on 11 Ind Bde: it leaves for another front next week, so you will miss it least.
tutorial-first-steps-attack-advance = You hit more often, so they must go: Maletti is destroyed, the 2a Libica falls back to Sidi Barrani. Move in with 5 Ind Bde and 7RTR. Only units that fought may advance.
tutorial-first-steps-attack-halt = Nibeiwa is yours. Leave the others where they are and end the advance.

tutorial-first-steps-supply = Supply
tutorial-first-steps-supply-line = A week later you are far forward. Fuel, water and shells come from Piccadilly Circus, along roads and tracks through areas you control. As long as that line is whole, your units are in supply.
tutorial-first-steps-supply-danger = But look behind you. Nobody stands at Piccadilly Circus, and the 1a Libica was left behind at Maktila, right beside it. See what happens.
tutorial-first-steps-supply-cut = They walked in, and every unit of yours is out of supply. Each attacks with 1 CV less, loses an extra step when it must retreat, and gets no replacements. Even the Australians due this turn cannot arrive.

tutorial-first-steps-guard = Guarding the base
tutorial-first-steps-guard-home = Take the week back. One unit is enough: send Selby Force home to Piccadilly Circus. An area with a unit in it cannot simply be walked into.

tutorial-first-steps-victory = How you win
tutorial-first-steps-victory-points = February 1941, the twelfth and last turn. Five places are worth victory points to whoever holds them: Bardia, Tobruch, Bengasi, Agedabia and Giarabub. You have two, and you are behind.
tutorial-first-steps-victory-army = The Italians also score for an army that survives: 1 point for every 3 CV on the map and in supply. It is streaming south through Bengasi and Ghemines, along the only road.
tutorial-first-steps-victory-trap = So cut the road, as the 7th Armoured Division did. Click 7 Arm Bde, then Beda Fomm. An army out of supply scores nothing.
tutorial-first-steps-victory-town = And Agedabia stands empty. Send the 11 Hussars to take it: 3 points more for you, 3 fewer for them.
tutorial-first-steps-victory-won = Look at the score: two marches have turned the game. So it was in 1941: at Beda Fomm the trapped army laid down its arms, and 130,000 men were taken in ten weeks.
