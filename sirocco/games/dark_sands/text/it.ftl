# The Dark Sands, italiano. Unità, esagoni, parti, chit e supporti arrivano come nomi; $side è "Alleati" o "Asse".

## Nomi

name-side-allied = Alleati
name-side-axis = Asse

name-scenario-compass = Compass: turni 1 e 2, dicembre 1940 - febbraio 1941
name-scenario-sunflower = Sunflower (Girasole): turni da 3 a 5, marzo - agosto 1941
name-scenario-crusader = Crusader: turni 8 e 9, novembre e dicembre 1941
name-scenario-gazala = Gazala: turni 12 e 13, maggio - agosto 1942
name-scenario-campaign-compass = Campagna da Compass: turni da 1 a 17
name-scenario-campaign-sunflower = Campagna da Sunflower: turni da 3 a 17
name-scenario-campaign-crusader = Campagna da Crusader: turni da 8 a 17
name-scenario-campaign-gazala = Campagna da Gazala: turni da 12 a 17

name-chit-movement = Movimento
name-chit-combat = Combattimento
name-chit-move-or-combat = Movimento/Combattimento
name-chit-half = ½ Movimento/Combattimento -1
name-chit-reinforcement = Rinforzi
name-chit-tobruk = Caduta di Tobruk
name-chit-oconnor = O'Connor
name-chit-combeforce = Combeforce
name-chit-auk = The Auk
name-chit-monty = Monty
name-chit-13-corps = 13° Corpo
name-chit-30-corps = 30° Corpo
name-chit-8-army = 8ª Armata
name-chit-rommel = Rommel
name-chit-afrika-korps = Afrika Korps
name-chit-panzerarmee = PanzerArmee Afrika
name-chit-21-corps = 21° Corpo
name-chit-logistics = Logistica

brief-chit-movement = tutte le tue unità possono muovere
brief-chit-combat = tutte le tue unità possono attaccare
brief-chit-move-or-combat = tutte le tue unità possono muovere, oppure tutte attaccare
brief-chit-half = tutte le tue unità possono muovere con metà della MA, oppure attaccare con drm -1
brief-chit-reinforcement = arrivi, ritorni, partenze, scambi, miglioramenti e nuovi supporti del turno
brief-chit-tobruk = Alleati: due formazioni divisionali muovono e poi attaccano; Asse: tutte le unità muovono, oppure tutte attaccano
brief-chit-oconnor = tutte le unità alleate non OOS muovono e poi attaccano
brief-chit-combeforce = una sola unità alleata non OOS muove e poi attacca
brief-chit-auk = prioritario: tutte le unità alleate possono muovere, oppure tutte attaccare
brief-chit-monty = prioritario: tutte le unità alleate possono muovere, oppure tutte attaccare
brief-chit-13-corps = le unità non di Carri entro il raggio del 13° Corpo, più una di Carri, muovono e poi attaccano
brief-chit-30-corps = le unità di Carri entro il raggio del 30° Corpo, più altre due, muovono e poi attaccano
brief-chit-8-army = 13° e 30° Corpo insieme: prima muovono tutti, poi attaccano tutti
brief-chit-rommel = prioritario: una formazione tedesca o un esagono, due se la tabella dà l'iniziativa all'Asse, muovono e attaccano nell'ordine che si vuole
brief-chit-afrika-korps = 15ª e 21ª Panzer e una formazione motorizzata italiana, entro il raggio, muovono e poi attaccano
brief-chit-panzerarmee = le unità dell'Asse nelle sezioni Ovest e Centrale entro il raggio della PanzerArmee Afrika muovono e poi attaccano
brief-chit-21-corps = due formazioni italiane entro il raggio muovono e poi attaccano; gli altri Italiani muovono di un esagono o con il Movimento Esteso
brief-chit-logistics = si esamina il rifornimento di tutte le unità delle due parti

name-support-RegiaAero = Regia Aeronautica
name-support-Luftwaffe1 = Luftwaffe +1
name-support-Luftwaffe2 = Luftwaffe +2
name-support-Arty21 = Artiglieria del 21° Corpo
name-support-AT33 = Anticarro 1/33
name-support-AT18 = Anticarro 1/18
name-support-Hecker = Hecker
name-support-RAF2 = RAF +2
name-support-RAF1 = RAF +1
name-support-RAF1b = RAF +1 (seconda)
name-support-RAF2E = RAF +2 (Egitto)
name-support-RAF3 = RAF +3
name-support-Naval = Cannoni navali
name-support-Arty13 = Artiglieria del 13° Corpo
name-support-Arty30 = Artiglieria del 30° Corpo
name-support-GarGer1 = Guarnigione tedesca
name-support-GarGer2 = Guarnigione tedesca

name-formation-7Armd = 7ª Divisione Corazzata
name-formation-4Ind = 4ª Divisione Indiana
name-formation-70 = 70ª Divisione
name-formation-6Aus = 6ª Divisione Australiana
name-formation-2Armd = 2ª Divisione Corazzata
name-formation-9Aus = 9ª Divisione Australiana
name-formation-2NZ = 2ª Divisione Neozelandese
name-formation-5Ind = 5ª Divisione Indiana
name-formation-1SA = 1ª Divisione Sudafricana
name-formation-1Armd = 1ª Divisione Corazzata
name-formation-2SA = 2ª Divisione Sudafricana
name-formation-50 = 50ª Divisione
name-formation-10Ind = 10ª Divisione Indiana
name-formation-44 = 44ª Divisione
name-formation-10Armd = 10ª Divisione Corazzata
name-formation-51 = 51ª Divisione
name-formation-Cirene = Divisione Cirene
name-formation-1Meditrn = 1ª Divisione Mediterranea
name-formation-2Libica = 2ª Divisione Libica
name-formation-1Libica = 1ª Divisione Libica
name-formation-Catanzaro = Divisione Catanzaro
name-formation-28Ottobre = Divisione 28 Ottobre
name-formation-Marmarica = Divisione Marmarica
name-formation-3Gennaio = Divisione 3 Gennaio
name-formation-23Marzo = Divisione 23 Marzo
name-formation-Sirte = Divisione Sirte
name-formation-Sabratha = Divisione Sabratha
name-formation-Pavia = Divisione Pavia
name-formation-Ariete = Divisione Ariete
name-formation-Bologna = Divisione Bologna
name-formation-Brescia = Divisione Brescia
name-formation-Savona = Divisione Savona
name-formation-Trento = Divisione Trento
name-formation-21Pz = 21ª Divisione Panzer
name-formation-15Pz = 15ª Divisione Panzer
name-formation-90Lt = 90ª Divisione Leggera
name-formation-Trieste = Divisione Trieste
name-formation-Littorio = Divisione Littorio
name-formation-164Lt = 164ª Divisione Leggera
name-formation-Folgore = Divisione Folgore
name-formation-Pistoia = Divisione Pistoia

name-unit-HQ13 = HQ del 13° Corpo
name-unit-HQ30 = HQ del 30° Corpo
name-unit-HQ21 = HQ del 21° Corpo
name-unit-HQAK = HQ dell'Afrika Korps
name-unit-HQPzA = HQ della PanzerArmee Afrika
name-unit-GarAl1 = Guarnigione alleata
name-unit-GarAl2 = Guarnigione alleata
name-unit-GarAl3 = Guarnigione alleata
name-unit-GarAl4 = Guarnigione alleata
name-unit-GarIt1 = Guarnigione italiana
name-unit-GarIt2 = Guarnigione italiana
name-unit-GarGer1 = Guarnigione tedesca
name-unit-GarGer2 = Guarnigione tedesca
name-unit-Maletti = Raggruppamento Maletti
name-unit-Polish = Brigata polacca
name-unit-1Meditrn = 1 Mediterranea
name-unit-1Greek = 1 Greca
name-unit-4_7 = 4/7 Corazzata
name-unit-7_7 = 7/7 Corazzata
name-unit-7SG_7 = 7 Gruppo di Supporto
name-unit-5_4Ind = 5/4 Indiana
name-unit-7_4Ind = 7/4 Indiana
name-unit-11_4Ind = 11/4 Indiana
name-unit-22Guards = 22 Guardie
name-unit-16_6Aus = 16/6 Australiana
name-unit-17_6Aus = 17/6 Australiana
name-unit-19_6Aus = 19/6 Australiana
name-unit-3Ind = 3 Indiana
name-unit-1_2Armd = 1/2 Corazzata
name-unit-3_2Armd = 3/2 Corazzata
name-unit-2SG_2 = 2 Gruppo di Supporto
name-unit-20_9Aus = 20/9 Australiana
name-unit-24_9Aus = 24/9 Australiana
name-unit-26_9Aus = 26/9 Australiana
name-unit-1Tank = 1 Carri
name-unit-4_2NZ = 4/2 Neozelandese
name-unit-5_2NZ = 5/2 Neozelandese
name-unit-6_2NZ = 6/2 Neozelandese
name-unit-29_5Ind = 29/5 Indiana
name-unit-1_1SA = 1/1 Sudafricana
name-unit-2_1SA = 2/1 Sudafricana
name-unit-5_1SA = 5/1 Sudafricana
name-unit-32Tank = 32 Carri
name-unit-22_1Armd = 22/1 Corazzata
name-unit-3_2SA = 3/2 Sudafricana
name-unit-4_2SA = 4/2 Sudafricana
name-unit-6_2SA = 6/2 Sudafricana
name-unit-2_1Armd = 2/1 Corazzata
name-unit-1SG_1 = 1 Gruppo di Supporto
name-unit-1FF = 1 Francese Libera
name-unit-2FF = 2 Francese Libera
name-unit-9_5Ind = 9/5 Indiana
name-unit-10_5Ind = 10/5 Indiana
name-unit-20_10Ind = 20/10 Indiana
name-unit-21_10Ind = 21/10 Indiana
name-unit-25_10Ind = 25/10 Indiana
name-unit-23Armd = 23 Corazzata
name-unit-161_5Ind = 161/5 Indiana
name-unit-8_10Armd = 8/10 Corazzata
name-unit-24_10Armd = 24/10 Corazzata
name-unit-9Armd = 9 Corazzata
name-unit-3_21 = 3 Esplorante
name-unit-2MG = 2 Mitraglieri
name-unit-8MG = 8 Mitraglieri
name-unit-104 = 104 Fucilieri
name-unit-115 = 115 Fucilieri
name-unit-33_15 = 33 Esplorante
name-unit-200 = 200/90 Leggera
name-unit-155 = 155/90 Leggera
name-unit-361 = 361/90 Leggera
name-unit-288 = 288/90 Leggera
name-unit-580 = 580/90 Leggera
name-unit-125 = 125/164 Leggera
name-unit-382 = 382/164 Leggera
name-unit-433 = 433/164 Leggera

name-hex-1877 = Alessandria
name-hex-1376 = "Al Cairo"
name-hex-2042 = Halfaya
name-hex-2140 = Ridotta Capuzzo
name-hex-2829 = Tobruk Ovest
name-hex-2729 = Tobruk Sud
name-hex-3414 = Cirene

name-replacement-axis-41-1 = chit rimpiazzo '41-1
name-replacement-axis-41-2 = chit rimpiazzo '41-2
name-replacement-axis-41-3 = chit rimpiazzo '41-3
name-replacement-axis-41-4 = chit rimpiazzo '41-4
name-replacement-axis-41-5 = chit rimpiazzo '41-5
name-replacement-axis-41-6 = chit rimpiazzo '41-6
name-replacement-axis-42-1 = chit rimpiazzo '42-1
name-replacement-axis-42-2 = chit rimpiazzo '42-2
name-replacement-axis-42-3 = chit rimpiazzo '42-3
name-replacement-axis-42-4 = chit rimpiazzo '42-4
name-replacement-axis-42-5 = chit rimpiazzo '42-5
name-replacement-axis-42-6 = chit rimpiazzo '42-6
name-replacement-axis-42-7 = chit rimpiazzo '42-7
name-replacement-axis-42-8 = chit rimpiazzo '42-8
name-replacement-axis-emergency = chit Emergenza
name-replacement-tiger-cub = Convoglio Tigre
name-replacement-allied-41-1 = chit rimpiazzo '41-1
name-replacement-allied-41-2 = chit rimpiazzo '41-2
name-replacement-allied-41-3 = chit rimpiazzo '41-3
name-replacement-allied-41-4 = chit rimpiazzo '41-4
name-replacement-allied-41-5 = chit rimpiazzo '41-5
name-replacement-allied-42-1 = chit rimpiazzo '42-1
name-replacement-allied-42-2 = chit rimpiazzo '42-2
name-replacement-allied-42-3 = chit rimpiazzo '42-3
name-replacement-allied-42-4 = chit rimpiazzo '42-4
name-replacement-allied-42-5 = chit rimpiazzo '42-5
name-replacement-allied-42-6 = chit rimpiazzo '42-6
name-replacement-allied-42-7 = chit rimpiazzo '42-7
name-replacement-allied-42-8 = chit rimpiazzo '42-8
name-replacement-fdr-promise = Promessa di Roosevelt

name-cause-combat = in combattimento
name-cause-shock = per lo shock dei Panzer
name-cause-exchange = in uno scambio di perdite
name-cause-assault = come prezzo dell'assalto
name-cause-retreat = nella ritirata
name-cause-stacking = per sovraffollamento
name-cause-displacement = senza un rifugio
name-cause-attrition = per attrito
name-cause-withdrawal = senza via d'uscita dall'area di entrata

name-where-out = fuori dal gioco
name-where-rebuild = nella casella Unità Ricostruibili
name-where-track = sulla Tabella dei Rinforzi
name-where-up = a faccia in su tra i Supporti Disponibili
name-where-down = a faccia in giù tra i Supporti Disponibili

name-table-mobile = Mobile
name-table-assault = Assalto

name-use-movement = il movimento
name-use-combat = il combattimento
name-use-move-first = il movimento e poi il combattimento
name-use-attack-first = il combattimento e poi il movimento


name-bypass-not-built = non costruita
name-bypass-under-construction = in costruzione
name-bypass-built = costruita

name-terrain-desert = deserto
name-terrain-rough = terreno difficile
name-terrain-marsh = palude salata
name-terrain-mountain = montagna
name-terrain-depression = depressione
name-terrain-sea = mare

name-section-west = Ovest
name-section-centre = Centrale
name-section-east = Est

name-outcome-HEX = ½EX
brief-outcome-AE = Tutti gli attaccanti sono eliminati.
brief-outcome-AL1 = L'attaccante perde un livello di forza.
brief-outcome-BL1 = Entrambi perdono un livello di forza.
brief-outcome-DR = Il difensore si ritira.
brief-outcome-DR_ = Il difensore perde un livello di forza e si ritira.
brief-outcome-HEX = Mezzo scambio: ogni unità che ha contato i suoi fattori perde un livello di forza.
brief-outcome-EX = Scambio: i difensori sono eliminati e l'attaccante perde altrettanti livelli di forza.
brief-outcome-DE_ = I difensori sono eliminati e l'attaccante perde un livello di forza.
brief-outcome-DE = Tutti i difensori sono eliminati.

name-level-axis = vittoria dell'Asse
name-level-apparent = vittoria alleata apparente
name-level-marginal = vittoria alleata marginale
name-level-tactical = vittoria alleata tattica
name-level-operational = vittoria alleata operazionale
name-level-strategic = vittoria alleata strategica
name-level-automatic = vittoria automatica
name-level-points = vittoria ai punti
name-level-victory = vittoria
name-level-draw = pareggio

name-thing-unit = unità
name-thing-hex = esagono
name-thing-support = supporto
name-thing-formation = formazione
name-thing-chit = chit
name-thing-table = CRT
name-thing-use = uso

name-kind-infantry = fanteria
name-kind-motorised = fanteria motorizzata
name-kind-machine-guns = mitraglieri
name-kind-tank = Carri
name-kind-panzer = Panzer
name-kind-armoured-cars = autoblinda
name-kind-hq = quartier generale
name-kind-garrison = guarnigione

name-size-company = compagnia
name-size-II = battaglione
name-size-III = reggimento
name-size-X = brigata
name-size-XX = divisione
name-size-XXX = corpo d'armata
name-size-XXXX = armata

name-nation-britain = Gran Bretagna
name-nation-india = India
name-nation-australia = Australia
name-nation-new-zealand = Nuova Zelanda
name-nation-south-africa = Sudafrica
name-nation-poland = Polonia
name-nation-free-france = Francia Libera
name-nation-greece = Grecia
name-nation-italy = Italia
name-nation-germany = Germania

## Che cosa vuole ciascuna parte

intro-allied = Comandi gli Alleati. Tieni aperta alle tue spalle la strada o la ferrovia per Alessandria, logora gli Italiani e i Panzer e fai pagare all'Asse ogni miglio di costa. Bengasi ti frutta un punto in ogni turno in cui la tieni; Tobruk insieme a Mersa Matruh o a El Alamein ne frutta all'Asse; e chi tiene sia El Agheila sia Alessandria vince subito.
intro-axis = Comandi l'Asse. Il tuo rifornimento comincia a El Agheila e finisce dove finisce la strada: colpisci dove gli Alleati sono più deboli e prendi Tobruk prima di proseguire. Tobruk insieme a Mersa Matruh o a El Alamein ti frutta punti a ogni turno; Bengasi ne frutta uno agli Alleati; e chi tiene sia El Agheila sia Alessandria vince subito.
intro-allied-compass = Comandi gli Alleati per due turni. Scaccia dall'Egitto ogni unità dell'Asse: finché ne resta una non hai vinto nulla. Poi prendi Bardia, Tobruk e Bengasi, in quest'ordine; ognuna rende più grande la vittoria, e una presa prima di quelle che la precedono la guasta. Se nessuna unità dell'Asse sulla mappa ha una linea di rifornimento vinci subito (regola DS-S1a).
intro-axis-compass = Comandi l'Asse per due turni. Una sola tua unità in Egitto alla fine nega la vittoria agli Alleati. Se devi andartene, tieni Bardia, Tobruk e Bengasi e conserva una linea di rifornimento: se nessuna tua unità ne ha una, gli Alleati vincono subito (regola DS-S1a).
intro-allied-sunflower = Comandi gli Alleati dal turno 3 al turno 5, e sei in inferiorità finché al turno 4 non arrivano aiuti. Non perdere Tobruk mentre l'Asse tiene Bengasi; tieni almeno un'unità nella sezione Centrale fuori dai suoi forti; e alla fine del turno 5 nega all'Asse una fra Bengasi, Bardia, Sollum e il Passo di Halfaya. Se riesci in tutte e tre vinci (regola DS-S2a).
intro-axis-sunflower = Comandi l'Asse dal turno 3 al turno 5. Vinci subito con El Agheila, Bengasi e Tobruk, o se non lasci alcuna unità alleata nella sezione Centrale fuori dai forti di Tobruk; oppure tieni Bengasi, Bardia, Sollum e il Passo di Halfaya alla fine del turno 5, il passo con un'unità dentro. Fa' presto: dal turno 4 gli Alleati si rafforzano (regola DS-S2a).
intro-allied-crusader = Comandi gli Alleati per i turni 8 e 9. Libera Tobruk: tienila con una linea di rifornimento via terra fino ad Alessandria e, insieme, lascia sulla mappa al massimo un livello di Panzer oppure nessuna unità dell'Asse rifornita entro sei esagoni dalla città. Appena sono vere entrambe le cose vinci; se alla fine del turno 9 non lo sono, vince l'Asse (regola DS-S3a).
intro-axis-crusader = Comandi l'Asse per i turni 8 e 9. Tieni Tobruk separata dall'Egitto, oppure conserva due livelli di Panzer e un'unità rifornita entro sei esagoni dalla città: allora vinci alla fine del turno 9. Con Tobruk e Bardia, tutte e due collegate via terra a El Agheila, vinci subito (regola DS-S3a).
intro-allied-gazala = Comandi gli Alleati per i turni 12 e 13. Vinci se alla fine all'Asse manca una di queste: El Agheila, Bengasi, Tobruk, Bardia, o una qualsiasi località con nome della sezione Est. Le tue unità nella sezione Centrale non possono tornare nella Est prima che l'Asse sia entrato in Egitto o che ti restino meno di tre livelli di carri nella Centrale (regole DS-S4a, DS-S4b).
intro-axis-gazala = Comandi l'Asse per i turni 12 e 13. Alla fine devi controllare El Agheila, Bengasi, Tobruk, Bardia e una qualsiasi località con nome della sezione Est, tutte nello stesso momento; altrimenti vincono gli Alleati. Prima viene Tobruk, ma lascia qualcuno a tenere ciò che sta alle tue spalle (regola DS-S4a).

## Quanto manca alla vittoria

board-standing = { $mine } : { $theirs }. Vince il totale più alto dopo il turno { $last }.
board-standing-ahead = { $mine } : { $theirs }. Sei in vantaggio di { $by }: mantienilo fino alla fine del turno { $last } e vinci.
board-standing-behind = { $mine } : { $theirs }. Sei sotto di { $by }: per vincere devi essere in vantaggio alla fine del turno { $last }.
board-standing-level = { $mine } : { $theirs }. Parità: alla fine del turno { $last } basta un punto in più.
board-standing-level-now = Finora: { $level }.
board-standing-egypt = Ancora in Egitto: { $units }.
board-standing-next-place = Prossimo obiettivo degli Alleati: { $hexes }.
board-standing-axis-places = { $number ->
    [0] L'Asse tiene El Agheila, Bengasi e Tobruk.
   *[other] Per vincere subito all'Asse manca ancora: { $hexes }.
}
board-standing-axis-frontier = { $number ->
    [0] L'Asse tiene tutto ciò che gli serve alla fine del turno { $last }.
   *[other] Per vincere alla fine del turno { $last } gli manca ancora: { $hexes }.
}
board-standing-relieved = Tobruk è liberata: gli Alleati la tengono con una linea di rifornimento via terra.
board-standing-cut-off = Tobruk è ancora isolata: agli Alleati serve una linea di rifornimento via terra.
board-standing-panzers = E una di queste due: al massimo un livello di Panzer (ora { $steps }), oppure nessuna unità dell'Asse rifornita entro 6 esagoni da Tobruk (ora { $number }).
board-standing-axis-ports = { $number ->
    [0] L'Asse tiene Tobruk e Bardia e deve collegarle entrambe con linee di rifornimento.
   *[other] Per vincere subito all'Asse manca ancora { $hexes }; se nessuno ha vinto alla fine del turno { $last }, vince l'Asse.
}
board-standing-axis-end = { $number ->
    [0] L'Asse tiene El Agheila, Bengasi, Tobruk e Bardia.
   *[other] Per vincere alla fine del turno { $last } all'Asse manca ancora: { $hexes }.
}
board-standing-east-held = Tiene anche una località con nome nella sezione Est.
board-standing-east-missing = Gli serve anche una località con nome nella sezione Est.

## La sequenza di gioco

step-GameTurn = Turno
step-ReplacementPhase = Fase dei Rimpiazzi
step-Rebuilding = Ritorno degli HQ
step-SpendPoints = Segmento di Rimpiazzo
step-Cadres = Segmento dei Quadri Alleati
step-ActionPhase = Fase di Azione
step-InitiativeChit = Chit iniziativa
step-TurnThree = Segmento dei Rinforzi del Turno 3
step-Withdrawal = Sgombero dell'area di entrata
step-EndOfActions = Fase di Azione
step-PriorityWindow = Segmenti di Azione Casuali
step-UseChit = Uso del chit
step-ChooseUnits = Scelta delle unità
step-ChooseGroups = Scelta delle formazioni
step-RommelOrder = Rommel
step-Momentum = Momentum dei Panzer
step-MovementAction = Azione di Movimento
step-Moving = Unità in movimento
step-Extending = Movimento Esteso
step-MovementEnd = Fine dell'azione di Movimento
step-ExcessUnits = Controllo impilamento
step-Displacement = HQ che si sposta
step-CombatAction = Azione di Combattimento
step-Attack = Attacco
step-Defence = Difesa
step-AttackerSupports = Supporti dell'attaccante
step-DefenderSupports = Supporti del difensore
step-TableChoice = Scelta della CRT
step-Losses = Perdite di livelli di forza
step-HalfExchange = Mezzo scambio
step-RetreatChoice = Ritirata dai forti di Tobruk
step-Retreat = Ritirata
step-RetreatExcess = Impilamento dopo la ritirata
step-Abandoned = HQ rimasti soli
step-Advance = Avanzata
step-Logistics = Azione Logistica
step-ReinforcementAction = Azione Rinforzi
step-Dismantling = Rimozione di box e guarnigioni
step-Placement = Piazzamento delle unità
step-EndPhase = Fase Finale
step-Railway = La ferrovia

## Che cosa si chiede a chi decide

ask-Rebuilding = Piazza gli HQ che ritornano.
ask-SpendPoints = { $side ->
    [Asse] Spendi i punti: Panzer { $panzer }, fanteria tedesca { $german }, italiani { $italian }.
   *[other] Spendi i punti: Carri { $tank }, fanteria { $infantry }.
}
ask-Cadres = Fai rientrare { $number ->
    [one] un'unità di fanteria come quadro
   *[other] fino a { $number } unità di fanteria come quadri
}.
ask-InitiativeChit = Hai l'iniziativa: scegli il primo chit.
ask-Withdrawal = { $unit } deve lasciare l'area di entrata: scegli dove.
ask-PriorityWindow = { $declared ->
    [none] Giochi { $chit } prima della prossima pesca?
   *[other] È dichiarato { $declared }: lo anticipi con { $chit }?
}
ask-UseChit = Per che cosa usi { $chit }?
ask-ChooseUnits = { $chit }: scegli { $number ->
    [one] un'unità
   *[other] fino a { $number } unità
} da attivare.
ask-ChooseGroups = { $chit ->
    [Rommel] Rommel: scegli { $number ->
        [one] una formazione tedesca o un esagono con unità tedesche
       *[other] fino a { $number } formazioni tedesche o esagoni con unità tedesche
    } da attivare.
   *[other] { $chit }: scegli { $number ->
        [one] una formazione
       *[other] fino a { $number } formazioni
    } da attivare.
}
ask-RommelOrder = Rommel attiva { $units }: in quale ordine?
ask-MovementAction = { $half ->
    [yes] Muovi { $everybody ->
        [yes] le tue unità
       *[no] le unità attivate
    } con metà della MA.
   *[no] Muovi { $everybody ->
        [yes] le tue unità
       *[no] le unità attivate
    }.
}
ask-Moving = { $begun ->
    [yes] { $units }: MP rimasti { $left }.
   *[no] { $units }: { $left } MP.
}
ask-Extending = { $forced ->
    [0] Prosegui con { $unit } lungo strada, pista o ferrovia.
    [one] Verifica fallita: { $unit } deve proseguire di un esagono.
   *[other] Verifica fallita: { $unit } deve proseguire di { $forced } esagoni.
}
ask-ExcessUnits = Troppe unità in { $hex }: eliminane una.
ask-Displacement = Scegli un gruppo per { $unit }.
ask-CombatAction = Scegli un esagono da attaccare{ $everybody ->
    [yes] {""}
   *[no] {""} con le unità attivate
}{ $drm ->
    [0] {""}
   *[other] {""} (drm { $drm })
}.
ask-Attack = Scegli le unità che attaccano { $hex }.
ask-Defence = Scegli { $number ->
    [one] un'altra unità maggiore
   *[other] { $number } unità maggiori
} per difendere { $hex }.
ask-AttackerSupports = Assegni supporti all'attacco contro { $hex }?
ask-DefenderSupports = Assegni supporti alla difesa di { $hex }?
ask-TableChoice = Scegli la CRT contro { $hex }.
ask-Losses = { $number ->
    [one] Perdi un livello di forza: scegli l'unità.
   *[other] Perdi { $number } livelli di forza: scegli la prossima unità.
}
ask-RetreatChoice = Ti ritiri da { $hex } o resisti?
ask-Retreat = In ritirata { $units }: scegli il prossimo esagono (ne mancano { $left }).
ask-RetreatExcess = Troppe unità in { $hex }: elimina una di quelle in ritirata.
ask-Advance = Scegli le unità che avanzano in { $hex }.
ask-Placement = Piazza le tue unità: { $units }.
ask-Dismantling = Togli box fortificati o guarnigioni?
ask-Railway = Avanza la testata ferroviaria fino a { $number } esagoni della Centrale.

## Le azioni: a che servono, che cosa fa una di esse, e la parola che le indica in un elenco

verb-activate = comincia il movimento di un'unità
verb-back = rimette al suo posto, senza muoverlo, ciò che si era preso in mano (una volta per azione)
verb-extend = Movimento Esteso con l'unità in mano
verb-join = porta con sé un'altra unità dell'esagono, prima del primo passo
verb-leave = lascia indietro un'unità del gruppo
verb-move = prosegue in un esagono adiacente
verb-sail = porta l'unità in mano per mare in un altro porto
verb-fortify = costruisce un box fortificato con l'unità in mano, che allora non muove
verb-garrison = forma una guarnigione con un'unità in movimento
verb-dismantle = toglie un box fortificato
verb-disband = toglie una guarnigione
verb-attack = attacca un esagono
verb-with = indica un'unità che attacca
verb-table = sceglie la CRT
verb-support = assegna un supporto, un cannone anticarro a un'unità
verb-lose = toglie un livello di forza a un'unità
verb-retreat = si ritira in un esagono
verb-stand = ignora la ritirata (forti di Tobruk, 1941)
verb-advance = avanza nell'esagono attaccato
verb-displace = sposta un HQ presso un gruppo
verb-eliminate = elimina un'unità
verb-place = piazza un'unità sulla mappa
verb-rebuild = ricostruisce un'unità eliminata
verb-restore = riporta a piena forza un'unità ridotta
verb-chit = sceglie il chit iniziativa
verb-declare = dichiara un chit prioritario
verb-as = dice per che cosa si usa il chit
verb-formation = attiva una formazione divisionale
verb-stack = attiva le unità tedesche di un esagono (Rommel)
verb-choose = sceglie un'unità
verb-rail = fa avanzare la testata ferroviaria
verb-done = chiude questa scelta o questa azione

do-activate = muovi { $first }
do-back = annulla mossa
do-extend = Movimento Esteso
do-join = porta anche { $first }
do-leave = lascia indietro { $first }
do-move = prosegui in { $first }
do-sail = vai per mare { $first ->
    [Alessandria] ad Alessandria
   *[other] a { $first }
}
do-fortify = costruisci box
do-garrison = forma una guarnigione con { $first }
do-dismantle = togli il box fortificato in { $first }
do-disband = togli { $first }
do-attack = attacca { $first }
do-with = attacca con { $first }
do-table = usa la CRT { $first }
do-support-1 = assegna { $first }
do-support-2 = assegna { $first } a { $second }
do-lose = colpisci { $first }
do-retreat = ritirata in { $first }
do-stand = resisti
do-advance = fai avanzare { $first }
do-displace = sposta l'HQ in { $first }
do-eliminate = elimina { $first }
do-place = piazza { $first } in { $second }
do-rebuild = ricostruisci { $first } in { $second }
do-restore = riporta { $first } a piena forza
do-chit = comincia con { $first }
do-declare = dichiara { $first }
do-as = usalo per { $first }
do-formation = attiva { $first }
do-stack = attiva le unità tedesche in { $first }
do-choose = scegli { $first }
do-rail = testata in { $first }
do-done = fatto

# Su un pulsante, quando il primo dei due è già scelto.
button-place = piazza in { $second }
button-rebuild = ricostruisci in { $second }
button-support = assegna a { $second }

finish-SpendPoints = Termina rimpiazzi
finish-Cadres = Basta quadri
finish-InitiativeChit = Pesca a caso
finish-PriorityWindow = Non ora
finish-ChooseUnits = Attiva queste
finish-ChooseGroups = Attiva queste
finish-MovementAction = Termina movimento
finish-Moving = Fermati qui
finish-Extending = Fermati qui
finish-CombatAction = Termina combattimento
finish-Attack = Attacca
finish-AttackerSupports = Basta supporti
finish-DefenderSupports = Basta supporti
finish-Advance = Termina avanzata
finish-RetreatChoice = Ritirati
finish-Dismantling = Lascia il resto
finish-Railway = Lascia la testata

# I verbi come si scrivono, prima la forma consueta.
spell-activate = attiva, attivare
spell-back = rimetti, indietro
spell-join = porta, unisci
spell-leave = lascia, lasciare
spell-move = muovi, prosegui
spell-extend = estendi
spell-sail = naviga, salpa
spell-fortify = fortifica, fortificare
spell-garrison = guarnigione
spell-dismantle = smantella
spell-disband = sciogli
spell-attack = attacca, attaccare
spell-with = con
spell-table = tabella, crt
spell-support = assegna, assegnare
spell-lose = perdi, perdere
spell-retreat = ritirata, ritirarsi
spell-stand = resisti, resistere
spell-advance = avanza, avanzare
spell-displace = sposta, spostarsi
spell-eliminate = elimina, eliminare
spell-place = piazza, piazzare
spell-rebuild = ricostruisci, ricostruire
spell-restore = ripristina
spell-chit = chit
spell-declare = dichiara, dichiarare
spell-as = come, usa
spell-formation = formazione
spell-stack = gruppo
spell-choose = scegli, scegliere
spell-rail = ferrovia
spell-done = fatto, fine

word-activate = muovere
word-back = rimettere al suo posto
word-extend = Movimento Esteso
word-join = portare con sé
word-leave = lasciare indietro
word-move = proseguire in
word-sail = per mare a
word-fortify = fortificare
word-garrison = formare una guarnigione
word-dismantle = togliere il box
word-disband = togliere la guarnigione
word-attack = attaccare
word-with = attaccare con
word-table = CRT
word-support = assegnare
word-lose = perdere un livello di forza
word-retreat = ritirarsi in
word-stand = resistere
word-advance = avanzare
word-displace = spostarsi in
word-eliminate = eliminare
word-place = piazzare in
word-rebuild = ricostruire in
word-restore = riportare a piena forza
word-chit = cominciare con
word-declare = dichiarare
word-as = usare per
word-formation = attivare
word-stack = attivare i Tedeschi in
word-choose = scegliere
word-rail = testata ferroviaria in
word-done = fatto

## Sulla pagina

page-about = Nord Africa, dicembre 1940 - dicembre 1942. Da El Agheila ad Alessandria e ritorno: esagoni su tre sezioni, chit di azione pescati da una riserva, rifornimento, Panzer; quattro scenari e una campagna di diciassette turni.
page-can-act = { $units ->
    [0] { $cards ->
        [one] Si può giocare un chit.
       *[other] { $cards } tipi di chit tra cui scegliere.
    }
    [one] Una unità può ancora agire.
   *[other] { $units } unità possono ancora agire.
}
page-hand = I tuoi chit
page-luck-of = { $rolls ->
    [one] un dado
   *[other] { $rolls } dadi
} in attacco, { $hits } in tutto, { $expected } attesi
page-luck-legend = La barra mostra la somma dei dadi tirati da una parte in attacco, il tratto quella che ci si poteva attendere.
page-no-odds-yet = Le probabilità appaiono appena si indica un'unità.
page-pool = Unità che possono ancora unirsi all'attacco

panel-battle = Il combattimento per { $hex }
panel-attackers = Attaccanti{ $hexes ->
    [none] {""}
   *[other] {""} da { $hexes }
}
panel-defenders = Difensori di { $hex }
panel-with = aggiungi un'unità
overlay-line = La linea di rifornimento di { $unit } arriva a { $hex }.
overlay-supplied = { $side ->
    [Asse] Rifornimento dell'Asse
   *[other] Rifornimento degli Alleati
}: dagli esagoni colorati una linea arriva a una loro fonte.
overlay-cut = { $unit } non può tracciare una linea di rifornimento. Segnato attorno all'unità: ciò che sbarra subito la via.
name-overlay-supply = Rifornimento
name-overlay-control = Controllo
name-overlay-zones = Zone di controllo
name-overlay-victory = Vittoria
legend-supply-good = rifornito
legend-supply-cut = bloccato qui
legend-victory-plain = di nessuno
name-manner-extended = Movimento Esteso
name-badge-oos = Fuori rifornimento
name-badge-disrupted = Unità disorganizzata
name-badge-active = Attivata dal chit
name-badge-guns = Con cannoni anticarro

## Accanto alla mappa

tray-played = Chit giocati in questo turno
tray-pool = Nella riserva{ $number ->
    [0] : niente
   *[other] : { $number }
}
tray-held = { $side ->
    [Asse] In mano all'Asse
   *[other] In mano agli Alleati
}
tray-supports = { $side ->
    [Asse] Supporti dell'Asse
   *[other] Supporti degli Alleati
}
tray-points = { $side ->
    [Asse] Punti rimpiazzo che l'Asse può spendere
   *[other] Punti rimpiazzo che gli Alleati possono spendere
}
tray-saved = { $side ->
    [Asse] Punti rimpiazzo conservati dall'Asse
   *[other] Punti rimpiazzo conservati dagli Alleati
}
tray-replacements = { $side ->
    [Asse] Chit rimpiazzo del { $year } che l'Asse può ancora pescare: { $number }
   *[other] Chit rimpiazzo del { $year } che gli Alleati possono ancora pescare: { $number }
}
tray-replacement = { $side ->
    [Asse] Punti: Panzer { $panzer }, fanteria tedesca { $german }, italiani { $italian }.
   *[other] Punti: Carri { $tank }, fanteria { $infantry }.
}
tray-undisrupted = Le unità ricostruite per intero con i suoi punti entrano senza disorganizzazione.
tray-aside = Tenuto da parte, non si pesca mai: si gioca al posto della pesca la prima volta che nel 1942 { $hex } è in mano { $side ->
    [Asse] all'Asse
   *[other] agli Alleati
}.
tray-rebuild = { $side ->
    [Asse] Unità che l'Asse può ricostruire: { $number }
   *[other] Unità che gli Alleati possono ricostruire: { $number }
}
tray-air = Supporto aereo: +{ $attack } in attacco o in difesa, una volta per turno, fino ai fattori stampati delle tue unità nel combattimento.
tray-naval = Cannoni navali: +{ $attack } in attacco o in difesa in un esagono costiero, una volta per turno.
tray-artillery = Artiglieria: +{ $attack } entro il raggio di { $unit }, una volta per Segmento di Azione.
tray-anti-tank = Cannoni anticarro: +{ $attack } in attacco, +{ $defence } in difesa contro i Carri, con una sola unità per il resto del turno.
tray-engineers = Genio: +{ $attack } in un esagono costiero, una volta per partita.
tray-sections = Solo nelle sezioni: { $sections }.
tray-guns-with = Assegnato a { $unit }.
tray-committed = Impegnato in questo combattimento.
tray-fired = Ha già sparato in questo Segmento di Azione.

name-point-panzer = Punti Panzer
name-point-german = Punti di fanteria tedesca
name-point-italian = Punti italiani
name-point-tank = Punti Carri
name-point-infantry = Punti di fanteria
name-token-box = Box fortificato
brief-token-box = lo costruisce un'unità che non muove; +2 DF se c'è fanteria, +1 se è italiana

marker-box = { $side ->
    [Asse] Box fortificato dell'Asse
   *[other] Box fortificato degli Alleati
}
marker-railhead = { $done ->
    [yes] La ferrovia è completata
   *[no] Testata ferroviaria: la linea è costruita fin qui
}
marker-bypass = Il bypass è in costruzione

short-chit-movement = Mov.
short-chit-combat = Comb.
short-chit-move-or-combat = M/C
short-chit-half = ½ M/C
short-chit-reinforcement = Rinforzi
short-chit-tobruk = Tobruk
short-chit-13-corps = 13° C.
short-chit-30-corps = 30° C.
short-chit-8-army = 8ª Arm.
short-chit-afrika-korps = Afrika K.
short-chit-panzerarmee = PzArmee

board-initiative = { $side ->
    [Asse] Iniziativa dell'Asse, se gli ultimi due chit del turno prima non dicono altro
   *[other] Iniziativa degli Alleati, se gli ultimi due chit del turno prima non dicono altro
}
board-chits = Chit:
board-repair = Riparazioni: un punto Panzer in più
board-delayed = In ritardo, entrano con il prossimo chit Rinforzi: { $units }
board-returning = Tornano: { $units }
board-exchange = { $units } in cambio di { $others }
board-new-supports = Nuovi supporti: { $supports }
board-old-supports = Supporti che lasciano il gioco: { $supports }
board-upgraded = Pedine migliorate: { $units }
board-upgraded-supports = Supporti migliorati: { $supports }

## La cronaca

event-turn = Turno { $turn }, { $dates }.
event-initiative = L'iniziativa è { $side ->
    [Asse] dell'Asse
   *[other] degli { $side }
}.
event-chit = { $how ->
    [initiative] { $side ->
        [Asse] Chit di iniziativa dell'Asse: { $chit }.
       *[other] Chit di iniziativa degli { $side }: { $chit }.
    }
    [priority] { $side ->
        [Asse] Chit prioritario dell'Asse: { $chit }.
       *[other] Chit prioritario degli { $side }: { $chit }.
    }
   *[drawn] { $side ->
        [none] Chit pescato: { $chit }.
        [Asse] Chit pescato, dell'Asse: { $chit }.
       *[other] Chit pescato, degli { $side }: { $chit }.
    }
}
event-activated = { $chit } attiva { $units }{ $nudged ->
    [yes] ; gli altri Italiani possono muovere di un esagono o con il Movimento Esteso
   *[no] {""}
}.
event-rommelOrder = Rommel sceglie { $use }.
event-declared = { $side ->
    [Asse] L'Asse dichiara
   *[other] Gli { $side } dichiarano
} { $chit }.
event-usedAs = { $chit ->
    [Movimento] Comincia l'azione di Movimento { $side ->
        [Asse] dell'Asse.
       *[other] degli { $side }.
    }
    [Combattimento] Comincia l'azione di Combattimento { $side ->
        [Asse] dell'Asse.
       *[other] degli { $side }.
    }
   *[other] { $side ->
        [Asse] L'Asse usa
       *[other] Gli { $side } usano
    } { $chit } per { $use }.
}
event-noAction = { $side ->
    [Asse] L'Asse non può
   *[other] Gli { $side } non possono
} usare { $chit }: raggiunto il limite di due chit Movimento o di due Combattimento.
event-noHeadquarters = Nessun effetto: { $unit } è OOS o non è sulla mappa.
event-momentum = Momentum dei Panzer: seconda azione della 15ª e della 21ª Divisione Panzer, per { $use }{ $half ->
    [yes] {""} con metà della MA
   *[no] {""}
}{ $drm ->
    [0] {""}
   *[other] {""} con drm { $drm }
}.
event-drewReplacements = { $side ->
    [Asse] L'Asse pesca { $replacement }: Panzer { $panzer }, fanteria tedesca { $german }, italiani { $italian }
   *[other] Gli { $side } pescano { $replacement }: Carri { $tank }, fanteria { $infantry }
}.
event-repair = Turno di riparazioni: { $side ->
    [Asse] l'Asse riceve
   *[other] gli { $side } ricevono
} un punto Panzer in più.
event-restored = { $unit } torna a piena forza.
event-rebuilt = Unità ricostruita in { $hex }: { $unit }{ $disrupted ->
    [yes] , disorganizzata
   *[no] {""}
}.
event-cadre = Quadro in { $hex }: { $unit }, con un livello di forza e un segnalino di disorganizzazione.
event-savedPoints = Gli Alleati conservano punti rimpiazzo: Carri { $tank }, fanteria { $infantry }.
event-arrived = { $unit } arriva in { $hex }.
event-arrivedTooLate = { $hex } è in mano nemica o senza linea di rifornimento: { $unit } giunge troppo tardi per entrare.
event-postponed = Non c'è posto per { $unit }: entrata ritardata fino al prossimo chit Rinforzi.
event-departed = { $unit } parte, { $turn ->
    [0] per sempre
   *[other] con ritorno al turno { $turn }
}.
event-withdrew = { $unit } lascia { $origin } e l'area di entrata e va in { $to }.
event-upgraded = Pedina migliorata: { $unit }.
event-supportArrived = Nuovo supporto { $side ->
    [Asse] dell'Asse
   *[other] degli { $side }
}: { $support }.
event-supportLeft = Supporto che lascia { $side ->
    [Asse] l'Asse
   *[other] gli { $side }
}: { $support }.
event-supportUpgraded = Supporto migliorato: { $support }.
event-moved = Movimento da { $origin } { $to ->
    [Acroma] ad Acroma
    [Agedabia] ad Agedabia
    [Alessandria] ad Alessandria
   *[other] a { $to }
}: { $units } ({ $cost } MP).
event-extended = Movimento Esteso da { $origin } { $to ->
    [Acroma] ad Acroma
    [Agedabia] ad Agedabia
    [Alessandria] ad Alessandria
   *[other] a { $to }
}: { $unit }.
event-checked = Verifica della disorganizzazione: { $unit } tira { $die } e { $failed ->
    [yes] la fallisce{ $die ->
        [4] {""} (+1 per il cerchio bianco)
       *[other] {""}
    }
   *[no] la supera
}.
event-sailed = { $unit } va per mare da { $origin } { $to ->
    [Acroma] ad Acroma
    [Agedabia] ad Agedabia
    [Alessandria] ad Alessandria
   *[other] a { $to }
}.
event-garrisoned = Si forma in { $hex }: { $unit }.
event-garrisonRemoved = Si toglie da { $hex }: { $unit }.
event-fortified = { $unit } costruisce un box fortificato in { $hex }.
event-boxRemoved = Si toglie il box fortificato { $side ->
    [Asse] dell'Asse
   *[other] degli { $side }
} in { $hex }.
event-movementEnded = { $side ->
    [Asse] L'Asse chiude
   *[other] Gli { $side } chiudono
} l'azione di Movimento.
event-control = { $side ->
    [Asse] L'Asse prende
   *[other] Gli { $side } prendono
} il controllo di { $hex }.
event-tobrukFalls = { $side ->
    [Asse] L'Asse prende
   *[other] Gli { $side } prendono
} Tobruk: Caduta di Tobruk entra nella riserva.
event-dash = Corsa al reticolato: l'Asse tira { $die }{ $gone ->
    [yes] , e The Auk è tolto dai chit alleati del turno 9
   *[no] , senza effetto
}.
event-displaced = { $unit } si sposta da { $origin } in { $to }.
event-attack = { $side ->
    [Asse] L'Asse attacca
   *[other] Gli { $side } attaccano
} { $hex }: { $units } contro { $defenders }.
event-committed = Supporto { $side ->
    [Asse] dell'Asse
   *[other] degli { $side }
}{ $unit ->
    [none] {""}
   *[other] {""} per { $unit }
}: { $support }.
event-edgeDefence = Tutti gli attaccanti di { $hex } sono in un'altra sezione: DR senza rapporto di forze e senza dado.
event-hopeless = { $hex }: { $attack } contro { $defence }, rapporto di forze inferiore a 1:3: AE senza tiro di dado.
event-rolled = { $hex }: { $attack } contro { $defence }, cioè { $odds } sulla CRT { $table }; dado { $die }{ $modifier ->
    [0] {""}
   *[other] , modificato { $final }
}: { $result }.
event-reduced = { $unit } perde un livello di forza { $cause }.
event-eliminated = Unità eliminata { $cause }: { $unit }.
event-stood = { $side ->
    [Asse] L'Asse resiste
   *[other] Gli { $side } resistono
} in { $hex } e { $side ->
    [Asse] ignora
   *[other] ignorano
} la ritirata.
event-retreated = Ritirata da { $origin } { $to ->
    [Acroma] ad Acroma
    [Agedabia] ad Agedabia
    [Alessandria] ad Alessandria
   *[other] a { $to }
}: { $units }.
event-advanced = { $unit } avanza da { $origin } in { $to }.
event-battleEnded = Il combattimento per { $hex } si conclude.
event-combatEnded = { $side ->
    [Asse] L'Asse chiude
   *[other] Gli { $side } chiudono
} l'azione di Combattimento.
event-outOfSupply = Fuori rifornimento in { $hex }: { $unit }.
event-supplied = Di nuovo in rifornimento: { $unit }.
event-scored = { $side ->
    [Asse] L'Asse segna
   *[other] Gli { $side } segnano
} { $points } VP per il possesso di { $hexes }.
event-railRoll = Gli Alleati tirano { $die } per la ferrovia.
event-railBuilt = La testata ferroviaria avanza fino a { $hex }{ $done ->
    [yes] : la ferrovia è completata
   *[no] {""}
}.
event-bypass = { $state ->
    [under-construction] L'Asse comincia a costruire la strada di aggiramento di Tobruk.
    [built] La strada di aggiramento di Tobruk è costruita.
   *[other] La strada di aggiramento di Tobruk torna non costruita.
}
event-orderRestored = Si tolgono tutti i segnalini di disorganizzazione.
event-gameOver = La partita è finita. { $winner ->
    [none] Nessuno vince: { $level }.
    [Asse] L'Asse vince: { $level }.
   *[other] Gli { $winner } vincono: { $level }.
}

## Perché un'azione è rifiutata

refuse-artillery-fired = { $support } ha già sparato in questo Segmento di Azione.
refuse-artillery-hq = { $support } non può sparare: il suo HQ è OOS o non è sulla mappa.
refuse-artillery-range = { $support } non può sparare: il combattimento è fuori dal raggio del suo HQ.
refuse-barred = Le unità alleate nella sezione Centrale non possono ancora entrare nella Est: { $hex } è loro vietato.
refuse-box-ground = In { $hex } non si può costruire un box fortificato: sono esclusi palude salata, montagna e forti.
refuse-box-there = In { $hex } c'è già un box fortificato.
refuse-box-tobruk = Nella sezione Centrale gli Alleati possono costruire box fortificati solo finché controllano Tobruk.
refuse-box-west = Nella sezione Ovest gli Alleati non possono costruire box fortificati.
refuse-box-who = { $unit } non può costruire un box fortificato: servono due livelli di forza, o una divisione di fanteria italiana a piena forza; Carri, Panzer e unità OOS sono esclusi.
refuse-cannot-advance = { $unit } non può avanzare in questo esagono.
refuse-cannot-join = { $unit } non può unirsi al gruppo: possono farlo solo unità dello stesso esagono che abbiano ancora da muovere.
refuse-cannot-strike = { $unit } non può attaccare { $hex }.
refuse-chit-use = Ora { $chit } non si può usare per { $use }.
refuse-closed = Nessuno può entrare in { $hex }.
refuse-enemy-there = In { $hex } ci sono unità nemiche.
refuse-enemy-unit = { $side ->
    [Asse] L'Asse non comanda
   *[other] Gli { $side } non comandano
} { $unit }.
refuse-extend-again = Il Movimento Esteso non entra due volte nello stesso esagono né torna in una sezione lasciata: non in { $hex }.
refuse-extend-chit = { $unit } non può usare il Movimento Esteso: questa azione non lo consente.
refuse-extend-disrupted = { $unit } ha un segnalino di disorganizzazione: niente Movimento Esteso.
refuse-extend-enemy = { $hex } è adiacente a unità nemiche: il Movimento Esteso non vi può entrare.
refuse-extend-near-enemy = { $unit } non può cominciare il Movimento Esteso accanto a un'unità nemica.
refuse-extend-nearer = Passando per { $hex } l'unità non arriverebbe fin dove deve.
refuse-extend-nowhere = { $unit } non ha un esagono in cui andare con il Movimento Esteso.
refuse-extend-oos = { $unit } è OOS: niente Movimento Esteso.
refuse-extend-stop = { $hex } è adiacente a un HQ o a una guarnigione del nemico: il Movimento Esteso si ferma lì.
refuse-extend-track = Il Movimento Esteso segue strade, piste e ferrovia attiva: qui nessuna di esse collega { $hex }.
refuse-forced-end = L'unità ha percorso gli esagoni che il dado impone e si ferma qui.
refuse-fought = { $unit } attacca o ha già attaccato in questa azione.
refuse-garrison-moves = { $unit } non può muovere: una guarnigione resta dov'è.
refuse-garrison-there = In { $hex } c'è già una guarnigione.
refuse-garrison-where = In { $hex } non si può formare una guarnigione: serve una località con nome o un esagono di forte.
refuse-garrison-who = { $unit } non può formare una guarnigione: serve fanteria con due livelli di forza, o una divisione di fanteria italiana a piena forza, non OOS.
refuse-guns-need-unit = Bisogna dire a quale unità va { $support }.
refuse-guns-german = { $unit } non può ricevere cannoni anticarro: li ricevono solo unità tedesche.
refuse-guns-oos = { $unit } è OOS: non può ricevere cannoni anticarro.
refuse-guns-unit = { $unit } non può ricevere cannoni anticarro: li ricevono solo le tue unità in questo combattimento.
refuse-infiltrate-cost = L'Infiltrazione in { $hex } costa 4 MP oltre al terreno, e non ne restano abbastanza.
refuse-infiltrate-open = L'Infiltrazione porta solo in terreno aperto, e { $hex } non è deserto.
refuse-infiltrated = L'Infiltrazione ha messo fine a questo movimento.
refuse-join-late = { $unit } non può più unirsi: il gruppo è già in cammino.
refuse-lone-hq = In { $hex } c'è soltanto un HQ: non si attacca, vi si entra.
refuse-back = Chi ha cominciato a muovere, ha lasciato una guarnigione o è già stato rimesso al suo posto in questa azione non vi torna più.
refuse-not-begun = Questa unità non ha mosso: si rimette al suo posto, oppure fa qualcosa.
refuse-only-alone = Lo fa soltanto un'unità da sola, e invece di marciare.
refuse-moved = { $unit } ha già mosso in questa azione.
refuse-must-go-on = Verifica fallita: l'unità deve proseguire di { $number ->
    [one] un esagono
   *[other] { $number } esagoni
}.
refuse-no-box = In { $hex } non c'è un tuo box fortificato.
refuse-no-box-left = { $side ->
    [Asse] L'Asse non ha
   *[other] Gli { $side } non hanno
} box fortificati a faccia in su.
refuse-no-cadre = { $unit } non può rientrare lì come quadro: serve fanteria dalla casella Unità Ricostruibili, in una fonte di rifornimento o accanto a essa.
refuse-no-enemy = In { $hex } non ci sono unità nemiche da attaccare.
refuse-no-entry = { $unit } non può entrare sulla mappa in { $hex }.
refuse-no-garrison = { $unit } non si può togliere: si tolgono solo le guarnigioni.
refuse-no-garrison-left = { $side ->
    [Asse] L'Asse non ha
   *[other] Gli { $side } non hanno
} a faccia in su una guarnigione per questa unità.
refuse-no-germans = In { $hex } non ci sono unità tedesche che Rommel possa attivare.
refuse-no-points = Per { $unit } non si può spendere nessun punto rimpiazzo.
refuse-no-port = { $hex } non è un porto in cui si possa andare per mare.
refuse-no-refuge = { $unit } non può spostarsi lì: solo nel gruppo più vicino che possa ricevere un HQ.
refuse-no-ships = In un turno questa parte può spostare per mare { $number ->
    [one] una sola unità
   *[other] solo { $number } unità
}.
refuse-no-unit = Con { $support } non si indica un'unità: lo si fa solo per i cannoni anticarro.
refuse-no-withdrawal = { $unit } non può ritirarsi in { $hex }: solo nell'esagono lecito più vicino fuori dall'area di entrata.
refuse-nobody-adjacent = Nessuna delle tue unità può attaccare ora { $hex }.
refuse-nobody-named = A un attacco serve almeno un'unità.
refuse-not-a-defender = { $unit } non è tra le scelte: indica una divisione, una brigata o un reggimento dell'esagono attaccato.
refuse-not-a-formation = Questo chit non può attivare { $formation }.
refuse-not-activated = Questo chit non attiva { $unit }.
refuse-not-adjacent = { $hex } non è adiacente a { $origin }.
refuse-not-choosable = Questo chit non può attivare ora { $unit }.
refuse-not-declarable = { $chit } non si può dichiarare ora.
refuse-not-displaced = { $unit } non deve spostarsi.
refuse-not-entering = { $unit } non deve entrare sulla mappa in questo momento.
refuse-not-in-excess = Eliminare { $unit } non servirebbe: le unità di troppo sono altre.
refuse-not-in-group = { $unit } non fa parte del gruppo in movimento.
refuse-not-lost = { $unit } non è nella casella Unità Ricostruibili.
refuse-not-next-to-lose = { $unit } non può perdere questo livello di forza: l'ordine delle perdite vuole prima altre unità.
refuse-not-restorable = { $unit } non può tornare a piena forza: serve un'unità ridotta, sulla mappa e con una linea di rifornimento.
refuse-not-your-chit = { $chit } non è tra i tuoi chit di questo turno.
refuse-one-artillery = { $support } non può partecipare: in un combattimento ogni parte impiega al massimo un'artiglieria.
refuse-one-hex-only = Questa unità può solo muovere di un esagono o usare il Movimento Esteso.
refuse-port-cut-off = { $hex } non ha una linea di rifornimento via terra: non vi si può andare per mare.
refuse-port-not-held = { $hex } non è un porto sotto il controllo { $side ->
    [Asse] dell'Asse
   *[other] degli { $side }
}.
refuse-prohibited-side = Il lato verso { $hex } non si può attraversare.
refuse-rail-there = La testata ferroviaria non può avanzare fino a { $hex }: è fuori dalla linea, troppo lontano o accanto al nemico.
refuse-retreat-back = Il gruppo è passato per { $hex } in questa ritirata e non può tornarvi.
refuse-retreat-closer = { $hex } è più vicino a { $origin }, dove il gruppo è stato attaccato.
refuse-retreat-enemy = In { $hex } ci sono unità nemiche: nessuno può ritirarvisi.
refuse-retreat-origin = Il gruppo è stato attaccato in { $hex } e non può ritirarvisi.
refuse-retreat-priority = { $hex } non è tra le scelte: viene prima un esagono meno pericoloso o nella direzione della bussola di ritirata.
refuse-retreat-there = Il gruppo non può ritirarsi in { $hex }.
refuse-rommel-mixed = Rommel attiva due formazioni o due esagoni, non una formazione e un esagono.
refuse-rommel-order = Le unità di Rommel muovono e poi attaccano, o attaccano e poi muovono.
refuse-sailed-already = In questo turno gli Alleati hanno già usato il Movimento Navale in un altro Segmento di Azione.
refuse-stopped = { $hex } è in una EZOC: il movimento finisce lì.
refuse-struck = In { $hex } c'è un'unità che ha già subito un attacco in questa azione.
refuse-support-cap = Con { $support } i fattori aerei e navali supererebbero i fattori delle tue unità.
refuse-support-coast = { $support } si può usare solo se l'esagono attaccato è costiero.
refuse-support-not-ready = { $support } non è a faccia in su tra i tuoi Supporti Disponibili.
refuse-support-section = { $support } non si può usare in questa sezione.
refuse-tanks-hold = Nessuna Infiltrazione in { $hex }: l'esagono di partenza è nella ZOC di Carri nemici.
refuse-march-too-far = { $hex } è troppo lontano per { $unit }: per la via più breve occorrono { $cost } PM, e ce ne sono { $left }.
refuse-march-barred = Il nemico o la sua ZOC sbarra a { $unit } la via per { $hex } in { $hexes }, e il giro è troppo lungo.
refuse-too-far = { $hex } è troppo lontano; MP rimasti: { $left }.
refuse-wheels-need-road = Carri, Panzer e autoblinda possono entrare in { $hex } solo lungo una strada o una pista.
refuse-zone-to-zone = Le unità non possono passare direttamente da una EZOC a un'altra in { $hex }.

## Avvertimenti

warn-check = Lungo la via { $unit } passa in un'altra sezione ed è soggetta a verifica: { $fails } facce del dado su { $of } la disorganizzano.
warn-by-sea = { $unit } va per mare e in questa azione non muove via terra.
warn-overfull = In { $hex } ci sono troppe unità: quelle in eccesso verrebbero eliminate.
warn-could-move = { $number ->
    [one] Un'unità potrebbe ancora muovere.
   *[other] { $number } unità potrebbero ancora muovere.
}
warn-no-attack = Nessun attacco è stato fatto. A portata: { $hexes }.
warn-attacks-left = Puoi ancora attaccare { $hexes }.
warn-left-empty = Nessuno è avanzato in { $hex }.
warn-points-lost = { $points ->
    [one] Un punto rimpiazzo andrebbe perso.
   *[other] { $points } punti rimpiazzo andrebbero persi.
}

## Pericoli

danger-source-open = { $hex }, da cui vengono i tuoi rifornimenti, è senza difesa: può entrarci { $unit }.
danger-place-open = { $hex } è senza difesa: può entrarci { $unit }.
danger-cut-off = Senza linea di rifornimento: { $units }. OOS dalla prossima azione di Logistica, se non ne apri una.
danger-surrounded = Circondate in { $hex }: { $units } non potrebbero ritirarsi senza perdite.

## Consigli

hint-takes = Prende { $hexes }.
hint-guards = Presidia { $hex }: il nemico poteva entrarci.
hint-supplied = Apre una linea di rifornimento a { $units }.
hint-cuts = Taglia i rifornimenti a { $units }.
hint-beside = È pronto ad attaccare { $hexes }.
hint-away = Si allontana dal nemico.
hint-towards = Si avvicina a { $hex }.
hint-enough = Nient'altro rende più di quanto rischia.

## I numeri

sum-score = { $side }
term-held = { $hex }
term-level = finora: { $level }
term-points = punti segnati finora
sum-attack = Forza di attacco
sum-defence = Forza di difesa
sum-die = Modificatore al tiro di dado
sum-superiority = Livelli di forza di Panzer oltre i fattori anticarro; ne contano al massimo due
sum-shock = Livelli di forza che il difensore perde in più con { $al1 ->
    [0] BL1
   *[other] AL1, BL1
}, DR e DR*
sum-assault = Livelli di forza di fanteria che l'attaccante perde con qualsiasi risultato
sum-extended = Movimento Esteso: nessun punto movimento
sum-movement = Punti movimento spesi (su { $left } rimasti)

term-desert = deserto
term-rough = terreno difficile
term-marsh = palude salata
term-marsh-halves = { $unit } dimezzata nella palude salata
term-mountain = montagna
term-by-rail = lungo ferrovia attiva
term-along-way = lungo strada o pista
term-hexside = attraversamento di wadi o cresta
term-infiltration = Infiltrazione
term-unit = { $unit }
term-shock = { $unit }, raddoppio per lo shock dei Panzer
term-ridge = { $unit } attraverso una cresta
term-rough-defence = terreno difficile
term-wadi-defence = tutti gli attaccanti oltre uno wadi
term-tobruk = forti di Tobruk
term-bardia = forte di Bardia
term-box = box fortificato
term-support = { $support }
term-attacker-poor = attaccante OOS o con disorganizzazione
term-defender-poor = difensore OOS o con disorganizzazione
term-chit = il chit
term-superiority = superiorità dei Panzer
term-panzer-steps = livelli di forza di Panzer in attacco
term-shock-step = shock dei Panzer
term-assault-step = CRT Assalto
term-at-tanks = livelli di forza di Carri in difesa
term-at-terrain = terreno non aperto
term-at-box = box fortificato
term-at-fort = forte

given-battle = { $odds ->
    [none] Rapporto di forze inferiore a 1:3, se non si aggiunge altro:
   *[other] Rapporto di forze { $odds }, se non si aggiunge altro:
}
given-everybody = { $odds ->
    [none] Con tutti quelli che possono attaccare l'esagono rapporto inferiore a 1:3, se non si aggiunge altro:
   *[other] Con tutti quelli che possono attaccare l'esagono rapporto { $odds }, se non si aggiunge altro:
}
given-best-answer = { $odds ->
    [none] Contro tutto ciò che il difensore può impegnare, rapporto inferiore a 1:3:
   *[other] Contro tutto ciò che il difensore può impegnare, rapporto { $odds }:
}
given-worst-answer = { $odds ->
    [none] Se il difensore aggiunge il meno possibile, rapporto inferiore a 1:3:
   *[other] Se il difensore aggiunge il meno possibile, rapporto { $odds }:
}
given-check = { $unit } termina qui il Movimento Esteso ed è soggetta a verifica:
given-edge = Tutti gli attaccanti sono in un'altra sezione, e nessun altro nemico è accanto all'esagono:

outcome-disrupted = disorganizzata
outcome-in-order = resta in ordine
outcome-AE = AE: attaccanti tutti eliminati
outcome-AL1 = AL1: l'attaccante perde un livello di forza{ $shock ->
    [1] , e per lo shock anche il difensore
   *[other] {""}
}
outcome-BL1 = BL1: entrambi perdono un livello di forza{ $shock ->
    [1] , il difensore un altro per lo shock
   *[other] {""}
}
outcome-DR = DR: { $garrison ->
    [1] guarnigione eliminata, perché non può ritirarsi
   *[other] il difensore { $shock ->
        [1] perde un livello di forza per lo shock e si ritira
       *[other] si ritira
    }
}
outcome-DRs = DR*: { $garrison ->
    [1] guarnigione eliminata
   *[other] il difensore perde { $shock ->
        [1] un livello di forza, un altro per lo shock, e si ritira
       *[other] un livello di forza e si ritira
    }
}
outcome-HEX = ½EX: ogni unità che ha sommato i suoi fattori perde un livello di forza
outcome-EX = EX: difensori eliminati, l'attaccante perde altrettanti livelli di forza
outcome-DEs = DE*: { $loss ->
    [0] guarnigione eliminata, nessuna perdita dell'attaccante
   *[other] difensori eliminati, l'attaccante perde un livello di forza
}
outcome-DE = DE: difensori tutti eliminati
measure-cleared = { $hex }: esagono sgombrato dal nemico
measure-destroyed = { $hex }: ogni unità in difesa è distrutta
measure-attacker-hurt = l'attaccante perde almeno un livello di forza
measure-attacker-loss = livelli di forza persi in media dall'attaccante
measure-defender-loss = livelli di forza persi in media dal difensore
note-measure-cleared = La percentuale è la probabilità che l'esagono sia sgombrato dal nemico, se non si aggiunge altro.
short-measure-cleared = sgombrato { $value }
short-measure-destroyed = distrutti { $value }
short-measure-attacker-hurt = attaccante colpito { $value }
short-measure-attacker-loss = l'attaccante perde { $value }
short-measure-defender-loss = il difensore { $value }
chance-measure-cleared = { $hex } sgombrato
chance-measure-destroyed = tutti i difensori distrutti
chance-measure-attacker-hurt = l'attaccante perde un livello
chance-measure-attacker-loss = l'attaccante perde
chance-measure-defender-loss = il difensore perde
group-outcome-disrupted = disorganizzata
group-outcome-in-order = in ordine
group-outcome-AE = AE, attaccanti eliminati
group-outcome-AL1 = AL1, { $shock ->
    [1] perdite di entrambi
   *[other] perdita dell'attaccante
}
group-outcome-BL1 = BL1, perdite di entrambi{ $shock ->
    [1] , due del difensore
   *[other] {""}
}
group-outcome-DR = DR, { $garrison ->
    [1] guarnigione eliminata
   *[other] ritirata{ $shock ->
        [1] {""} con perdita
       *[other] {""}
    }
}
group-outcome-DRs = DR*, { $garrison ->
    [1] guarnigione eliminata
   *[other] ritirata con { $shock ->
        [1] due perdite
       *[other] perdita
    }
}
group-outcome-HEX = ½EX, mezzo scambio
group-outcome-EX = EX, scambio
group-outcome-DEs = DE*, { $loss ->
    [0] guarnigione eliminata
   *[other] difensori eliminati con perdita
}
group-outcome-DE = DE, difensori eliminati

reason-automatic = El Agheila e Alessandria in una sola mano, con linee di rifornimento fino a entrambe: vittoria automatica. Punti vittoria: Alleati { $allied }, Asse { $axis }.
reason-more-points = Nessuna vittoria automatica entro la fine dell'ultimo turno: decide il totale più alto di punti vittoria.
reason-equal-points = Nessuna vittoria automatica entro la fine dell'ultimo turno, e punti vittoria pari: è un pareggio.
reason-tie-tobruk = Punti vittoria pari: vince chi controlla Tobruk.
reason-points = Punti vittoria: Alleati { $allied }, Asse { $axis }.
reason-level = { $allied ->
    [0] L'Asse ha impedito una vittoria alleata.
    [1] La vittoria alleata è apparente.
    [2] La vittoria alleata è marginale.
    [3] La vittoria alleata è tattica.
    [4] La vittoria alleata è operazionale.
   *[other] La vittoria alleata è strategica.
}
reason-compass-egypt = In Egitto ci sono ancora unità dell'Asse.
reason-compass-none = In Egitto non c'è alcuna unità dell'Asse, ma Bardia, Tobruk e Bengasi non sono tenute come vuole uno dei livelli di vittoria alleata.
reason-compass-apparent = In Egitto non c'è alcuna unità dell'Asse, ma Bardia, Tobruk e Bengasi sono italiane.
reason-compass-marginal = In Egitto non c'è alcuna unità dell'Asse; Bardia è alleata, Tobruk e Bengasi sono italiane.
reason-compass-tactical = In Egitto non c'è alcuna unità dell'Asse; Bardia e Tobruk sono alleate, Bengasi è italiana.
reason-compass-operational = In Egitto non c'è alcuna unità dell'Asse; Bardia, Tobruk e Bengasi sono alleate, ma un'unità dell'Asse ha una linea di rifornimento.
reason-compass-strategic = Nessuna unità dell'Asse sulla mappa ha una linea di rifornimento.
reason-sunflower-places = L'Asse controlla El Agheila, Bengasi e Tobruk.
reason-sunflower-centre = Nella sezione Centrale non c'è alcuna unità alleata fuori da Tobruk.
reason-sunflower-frontier = Nell'ultimo turno l'Asse controlla Bengasi, Bardia, Sollum e il Passo di Halfaya.
reason-sunflower-held = Entro la fine dell'ultimo turno l'Asse non ha soddisfatto nessuna delle sue condizioni.
reason-crusader-ports = L'Asse controlla Tobruk e Bardia, con una linea di rifornimento da ciascuna a El Agheila.
reason-crusader-panzers = Gli Alleati controllano Tobruk con una linea di rifornimento via terra, e resta non più di un livello di forza di Panzer.
reason-crusader-driven = Gli Alleati controllano Tobruk con una linea di rifornimento via terra, ed entro 6 esagoni non c'è alcuna unità dell'Asse che non sia OOS.
reason-crusader-held = Entro la fine dell'ultimo turno nessuna delle due parti ha soddisfatto le sue condizioni: vince l'Asse.
reason-gazala-places = Alla fine dell'ultimo turno l'Asse controlla El Agheila, Bengasi, Tobruk, Bardia e una località con nome della sezione Est.
reason-gazala-held = Alla fine dell'ultimo turno l'Asse non controlla tutte insieme El Agheila, Bengasi, Tobruk, Bardia e una località con nome della sezione Est.
reason-scenario = Luoghi tenuti, tra El Agheila, Bengasi, Tobruk, Bardia, Sollum, Mersa Matruh ed El Alamein: Alleati { $allied }, Asse { $axis }.

## Le opzioni

option-noteFForts = Nei forti di Tobruk dà +1 DF solo ogni unità di fanteria, italiana compresa, a meno che gli Italiani difendano da soli (nota F della TEC).
option-swapRow8 = I risultati dell'8 a 3:1 e a 4:1 della CRT Mobile si scambiano di posto.
option-dashToTheWire = Cinque livelli di forza di Panzer tedeschi in Egitto nel turno 8 possono costare agli Alleati The Auk (regola opzionale di Crusader).
option-shockNotOnAl1 = Lo shock dei Panzer non aggiunge nulla a un AL1: il difensore non perde livelli di forza.
option-drmOnlyIfAll = Il drm per le unità OOS o disorganizzate vale solo se lo sono tutte quelle della stessa parte nel combattimento.
option-exchangeTakesAll = Un EX elimina anche i difensori che non hanno sommato il DF, e l'attaccante perde livelli di forza anche per loro.
option-aeSparesOthers = Un AE risparmia gli attaccanti che per il limite della sezione Centrale non hanno sommato l'AF.
option-airCapAsFought = I fattori aerei e navali sono limitati dai fattori delle unità di terra come li cambiano terreno, forti, box fortificati e shock dei Panzer, non da quelli stampati.
option-artilleryToOwnUnits = Il raggio dell'artiglieria dell'attaccante si misura fino all'esagono di una delle unità che attaccano.
option-marshRoundsDown = I fattori dimezzati dalla palude salata si arrotondano per difetto, unità per unità.
option-ridgeIfAllCross = Una cresta dà alla difesa un fattore AT solo se tutti gli attaccanti la attraversano, come per uno wadi.
option-gunsOnlyGerman = I cannoni anticarro si assegnano solo a unità tedesche.
option-panzersNeedNoRange = Con Afrika Korps il raggio dell'HQ vincola solo la formazione italiana, non la 15ª e la 21ª Divisione Panzer.
option-rommelNoMixing = Un Rommel doppio attiva due formazioni o due esagoni, ma non una formazione e un esagono.
option-corps21WholeInRange = Con il 21° Corpo si può scegliere una formazione solo se tutte le sue unità sulla mappa sono entro il raggio dell'HQ.
option-corps21InSupply = Con il 21° Corpo le unità OOS delle formazioni scelte non agiscono.
option-armourNotMotorised = Per Afrika Korps una formazione italiana con Carri non è motorizzata: si può scegliere solo la Trieste.
option-formationAllInSupply = Con Rommel, Caduta di Tobruk e Afrika Korps non si può scegliere una formazione con un'unità OOS.
option-hexsideCostsReplace = Lo wadi o la cresta si paga al posto dell'esagono invece che in aggiunta.
option-railMustAdvance = La testata ferroviaria deve avanzare dell'intero risultato, fin dove può.
option-gazalaCanLapse = In Gazala il divieto di entrare nella sezione Est torna ogni volta che valgono di nuovo le sue condizioni.
option-momentumAfterNamed = Il momentum dei Panzer segue anche le azioni dei chit con nome.
option-atFaceDown = Il cannone anticarro di un'unità eliminata o divenuta OOS rientra a faccia in giù.
option-assaultBothAttack = Per la CRT Assalto devono partecipare all'attacco tutte e due le brigate di fanteria di una divisione.
option-italiansBuildReduced = Anche una pedina a due livelli di forza che sia ridotta può formare guarnigioni e costruire box fortificati.
option-extendBesideGarrisons = Il movimento esteso può iniziare accanto a un HQ o a una guarnigione nemici.
option-endCheckBySectionLeft = Dopo un cambio di sezione anche la verifica alla fine del movimento esteso dipende, come è stampato, da ciò che è avvenuto sulla sezione lasciata: si evita se lì si è seguita solo ferrovia attiva.
option-retreatByFirstSection = La sezione in cui inizia una ritirata dice di quanti esagoni è, due o quattro, ovunque porti.
option-joinedHexOpen = Un esagono in cui si sono ritirate unità già attaccate può ancora essere attaccato nella stessa azione per via di chi già vi stava; difendono tutti.
option-halfMovementRoundsUp = La metà di una capacità di movimento dispari si arrotonda per eccesso, come per le unità OOS.
option-tieGoesToTobruk = A parità di punti vittoria vince la campagna chi controlla Tobruk.
option-rebuildablePanzersCount = Crusader: i livelli di forza di Panzer nella casella delle unità ricostruibili contano con quelli sulla mappa.
option-tobrukIsTheTown = Sunflower: le unità alleate nei forti attorno a Tobruk ne sono fuori; conta come Tobruk solo il suo esagono.
option-placesStayControlled = Ogni località con nome resta controllata anche quando è lasciata vuota, non solo i porti e gli esagoni VP.
option-gazalaBarsMarchesOnly = Gazala: il divieto di entrare nella sezione Est vale solo per il movimento di terra, non per viaggi per mare, ritirate, avanzate o HQ in fuga.
option-noLastPriorityWindow = A riserva vuota non si chiede più a nessuno: i chit prioritari rimasti in mano sono persi per il turno.
option-priorityChitsPassOver = I chit prioritari, come la logistica, non contano tra gli ultimi due chit che decidono la prossima iniziativa.
option-repairNeedsADraw = La riparazione dei Panzer si aggiunge a un chit rimpiazzo pescato: prima del turno 4 non c'è.
option-crusaderChitsDrawn = Crusader inizia con quattro chit rimpiazzo del 1941 già pescati da ciascuna parte, come nei turni da 4 a 7.
option-automaticLineAsForUnits = Per la vittoria automatica le LOS a El Agheila e Alessandria si tracciano come per unità che vi si trovano, dunque anche via terra fino a una via.
option-withdrawAround = Nel turno 3 le unità alleate lasciano l'area di entrata per un qualsiasi esagono libero attorno a essa, non solo per il più vicino.
option-hqFleesFromRetreat = Un HQ non si ritira con il suo gruppo: rimasto solo si sposta presso gli amici più vicini o è eliminato.
option-britishOfBritain = Dove i chit parlano di unità britanniche si intendono solo quelle della Gran Bretagna, non quelle dei Dominion, dell'India e degli altri Alleati.
option-retreatNeverBack = Un gruppo che si ritira non può entrare di nuovo in un esagono che ha lasciato nella stessa ritirata.
option-tobrukFallsCombo = Il chit alleato Caduta di Tobruk è un chit Movimento o Combattimento per tutti, come quello dell'Asse.

## La mappa a parole


## La mappa disegnata

map-title = LE SABBIE OSCURE
map-theatre = Africa settentrionale
map-months = dicembre 1940 - dicembre 1942
map-magnified = il centro del teatro a scala doppia
map-north = N
map-scale-west = sezione Ovest
map-scale-centre = sezione Centro
map-scale-east = sezione Est
map-mediterranean = Mare Mediterraneo
map-sirte = Golfo della Sirte
map-bomba = Golfo di Bomba
map-sollum = Golfo di Sollum
map-arabs = Golfo degli Arabi
map-cirenaica = CIRENAICA
map-marmarica = MARMARICA
map-libya = LIBIA
map-egypt = EGITTO
map-western-desert = Deserto Occidentale
map-libyan-desert = Deserto Libico
map-gebel = Gebel Achdar
map-qattara = Depressione di Qattara
map-delta = Delta del Nilo
map-to-tripoli = per Tripoli
map-trigh-capuzzo = Trigh Capuzzo
map-trigh-el-abd = Trigh el Abd
map-trigh-el-abd-west = Trigh el Abd
map-via-balbia = Via Balbia
map-to-giarabub = per Giarabub
map-wire = il reticolato
map-place-Halfaya-Pass = Passo Halfaya
map-place-To-Cairo = per il Cairo
map-retreat = Ritirate
map-arriving = Rinforzi
map-rebuild = Da ricostruire
map-out = Fuori gioco
map-chits-played = Chit giocati in questo turno
map-key-costs = punti movimento: Centro · Ovest ed Est
map-key-desert = deserto
map-key-rough = terreno difficile
map-key-mountain = montagna
map-key-marsh = palude salata
map-key-ridge = cresta
map-key-wadi = uadi
map-key-escarpment = scarpata: senza passaggio
map-key-road = strada
map-key-trail = pista
map-key-rail = ferrovia, se costruita
map-key-bypass = circonvallazione, se costruita
map-key-town = località nominata
map-key-port = porto
map-key-victory = esagono vittoria
map-key-fort = forte
map-key-source = fonte di rifornimento
map-key-entry = area di entrata dell'Asse
map-key-joint = giunzione di sezioni
map-key-frontier = frontiera dell'Egitto
map-chit-movement = M
map-chit-combat = C
map-chit-move-or-combat = M/C
map-chit-half = ½
map-chit-reinforcement = R
map-chit-oconnor = O'Connor
map-chit-combeforce = Combeforce
map-chit-auk = Auk
map-chit-monty = Monty
map-chit-13-corps = 13 Corpo
map-chit-30-corps = 30 Corpo
map-chit-8-army = 8 Armata
map-chit-rommel = Rommel
map-chit-afrika-korps = Afrika K.
map-chit-panzerarmee = PzArmee
map-chit-21-corps = 21 Corpo
map-initiative = iniziativa
map-repair = ripar.

## La mappa a parole

board-box = box fortificato
board-entering = Entrano: { $units }
board-leaving = Partono: { $units }

## Termini: le forme in cui ciascuno è segnato in un testo, e che cosa significa

forms-af = AF, fattore di attacco, fattori di attacco
gloss-af = Fattore di attacco: il primo numero di un'unità, la sua forza in attacco.
forms-df = DF, fattore di difesa, fattori di difesa
gloss-df = Fattore di difesa: il secondo numero di un'unità, la sua forza in difesa.
forms-ma = MA, capacità di movimento
gloss-ma = Capacità di movimento: il terzo numero di un'unità, i suoi punti movimento in un movimento intero.
forms-mp = MP, punto movimento, punti movimento
gloss-mp = Punti movimento: ogni esagono ne costa, secondo terreno e sezione. La strada costa meno di tutto.
forms-step = livello di forza, livelli di forza
gloss-step = Livello di forza: un'unità ne ha uno o due; chi ne perde uno è ridotto, chi perde l'ultimo è eliminato.
forms-zoc = ZOC, EZOC, zona di controllo, zone di controllo
gloss-zoc = Zona di controllo: gli esagoni accanto a un'unità. Il nemico vi si deve fermare; ostacola rifornimento e ritirate.
forms-oos = OOS, fuori rifornimento
gloss-oos = Fuori rifornimento: l'unità non aveva una linea di rifornimento all'ultimo chit Logistica. Muove di 3, combatte peggio e può andare persa per attrito.
forms-supply = LOS, linea di rifornimento, linee di rifornimento
gloss-supply = Linea di rifornimento: pochi esagoni fino a una strada, pista o ferrovia, e lungo questa fino alla fonte della propria parte.
forms-chit = chit
gloss-chit = Chit: si pescano dalla riserva uno alla volta; ciascuno dice che cosa può fare ora la sua parte.
forms-pool = riserva
gloss-pool = Riserva: i chit del turno che si possono ancora pescare.
forms-hq = HQ, quartier generale
gloss-hq = Quartier generale: un'unità che non combatte, ma attiva le altre entro il suo raggio e fa sparare l'artiglieria.
forms-crt = CRT
gloss-crt = Tabella dei risultati del combattimento: il rapporto di forze dà la colonna, il dado la riga.
forms-drm = drm
gloss-drm = Modificatore al tiro di dado: si somma al dado di un attacco. Un tiro alto giova all'attaccante.
forms-odds = rapporto di forze
gloss-odds = Rapporto di forze: forza d'attacco contro forza di difesa, arrotondato a favore del difensore a una colonna della tabella.
forms-at = fattore AT, fattori AT, fattori anticarro
gloss-at = Fattore AT: ciò che la difesa oppone ai Panzer. Più livelli di Panzer che fattori AT migliorano il dado dell'attaccante.
forms-disrupted = disorganizzata, disorganizzate, disorganizzazione
gloss-disrupted = Disorganizzata: un'unità provata. Combatte peggio e non può usare il Movimento Esteso fino alla fine del turno.
forms-extended = Movimento Esteso
gloss-extended = Movimento Esteso: qualunque distanza lungo strada, pista o ferrovia, lontano dal nemico, col rischio di disorganizzazione.
forms-stacking = impilamento
gloss-stacking = Impilamento: al massimo quattro unità in un esagono, tre delle quali maggiori di un battaglione, oltre a un HQ e una guarnigione.
forms-vp = VP, punto vittoria, punti vittoria
gloss-vp = Punti vittoria: si segnano a ogni turno della campagna per le località tenute.
forms-cadre = quadro, quadri
gloss-cadre = Quadro: un'unità di fanteria alleata che rientra con un livello di forza.
forms-garrison = guarnigione, guarnigioni
gloss-garrison = Guarnigione: una compagnia che tiene una località; non muove e non attacca.
forms-box = box fortificato, box fortificati
gloss-box = Box fortificato: opere campali che rafforzano la difesa della fanteria.
forms-support = supporti
gloss-support = Supporti: aerei, navi, artiglieria e cannoni aggiunti a un combattimento; impegna prima l'attaccante.
forms-shock = shock dei Panzer
gloss-shock = Shock dei Panzer: contro fanteria senza fattori anticarro i Panzer valgono doppio.
forms-superiority = superiorità dei Panzer
gloss-superiority = Superiorità dei Panzer: fino a +2 al dado per i livelli di Panzer oltre i fattori anticarro.
forms-momentum = momentum dei Panzer
gloss-momentum = Momentum dei Panzer: dopo certi chit la 15ª e la 21ª divisione Panzer agiscono una seconda volta.
forms-infiltration = infiltrazione
gloss-infiltration = Infiltrazione: truppe Panzer passano da una zona di controllo a un'altra per 4 MP in più.
forms-attrition = attrito
gloss-attrition = Attrito: alla fine del turno le unità fuori rifornimento ancora senza linea di rifornimento sono perse.
forms-railhead = testata ferroviaria
gloss-railhead = Testata ferroviaria: fin dove, verso ovest, è costruita la ferrovia.
forms-ae = AE
gloss-ae = AE: tutti gli attaccanti sono eliminati.
forms-al1 = AL1
gloss-al1 = AL1: l'attaccante perde un livello di forza.
forms-bl1 = BL1
gloss-bl1 = BL1: entrambe le parti perdono un livello di forza.
forms-dr = DR
gloss-dr = DR: il difensore si ritira.
forms-drs = DR*
gloss-drs = DR*: il difensore perde un livello di forza e si ritira.
forms-hex = ½EX
gloss-hex = ½EX: ogni unità che ha sommato i suoi fattori perde un livello di forza.
forms-ex = EX
gloss-ex = EX: i difensori sono eliminati, e l'attaccante perde altrettanti livelli di forza.
forms-de = DE
gloss-de = DE: tutti i difensori sono eliminati.
forms-des = DE*
gloss-des = DE*: tutti i difensori sono eliminati, e l'attaccante perde un livello di forza.
