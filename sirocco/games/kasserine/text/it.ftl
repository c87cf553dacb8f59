# Kasserine, italiano. Unità ed esagoni arrivano come nomi; URF: unità di rifornimento; UCM: comandi; UCT: unità combattenti.

## Names

name-side-allied = Alleati
name-side-axis = Asse
name-where-out = non in gioco
name-where-coming = deve ancora arrivare
name-where-lost = perduta
name-where-exited = uscita per la vittoria
name-where-aside = ha fatto posto a un’entrata
name-where-unplaced = non ancora piazzata

## Sequence of play

step-Day = Giorno
step-MoveOfDay = Mossa
step-Half = La metà di un giocatore
event-turn = { $dates }.
event-move = { $night ->
    [yes] Mossa notturna
   *[no] Mossa diurna { $number }
}.
event-movementEnded = { $side }: il movimento è finito.
event-gameOver = { $winner ->
    [none] La partita è finita: pareggio.
   *[other] La partita è finita: vittoria { $level } di { $winner }.
}
name-level-total = totale
name-level-partial = parziale
name-level-draw = pareggio

## Set-up

step-SetUp = Piazzamento
step-Placement = Piazzamento delle unità
ask-Placement = Piazza le tue unità negli esagoni di partenza delle loro divisioni, o accanto.
event-setUp = { $unit } parte da { $hex }.
refuse-not-to-be-placed = { $unit } non è fra quelle da piazzare adesso.
refuse-name-a-hex = Indica anche l’esagono per { $unit }.
refuse-not-in-start-hexes = { $hex } non è un esagono di partenza di { $unit } né gli è accanto, oppure le è vietato.

## Weather

event-weather = Tempo, dado { $die }: { $weather ->
    [storm] temporale
    [rain] pioggia
   *[clear] sereno
}.

## Movement

step-Movement = Movimento
step-UnitMarch = Unità in marcia
ask-Movement = Muovi le tue unità.{ $due ->
    [0] {""}
   *[other] { " " }In arrivo: { $due }.
}
ask-UnitMarch = { $units }: PM rimasti { $left }.
finish-Movement = Termina il movimento
finish-UnitMarch = Fermati qui
event-moved = { $units } da { $origin } a { $to } ({ $cost } PM).
event-exited = { $unit } lascia la mappa da { $hex }: { $points } punti.
event-madeWay = { $unit } fa posto in { $hex }.
event-captured = { $unit } in { $hex } passa a: { $side }.
refuse-enemy-there = In { $hex } ci sono unità nemiche.
refuse-enemy-unit = { $side }: nessun ordine a { $unit }.
refuse-closed = Nessuno può entrare in { $hex }.
refuse-not-adjacent = { $hex } non è accanto a { $origin }.
refuse-too-far = Non bastano i PM per { $hex }; restano: { $left }.
refuse-peak = { $hex } è montagna di secondo livello: ci vanno solo fanteria appiedata, UCM e URF.
refuse-moved = { $unit } ha già mosso.
refuse-stopped = In una zona nemica la marcia finisce: { $hex }.
refuse-zone-to-zone = Anche { $hex } è in una zona nemica: non si passa direttamente dall’una all’altra.
refuse-no-attack-from-there = Chi entra nella zona in { $hex } deve far attaccare tutti i suoi nemici, e nessuno potrebbe.
refuse-needed-in-contact = Chi è entrato nella ZOC di nemici deve farli attaccare, e senza chi ora se ne andrebbe nessuno potrebbe.
refuse-needs-combat-unit = Solo con un’unità combattente si può prendere { $hex }.
refuse-full = { $hex } è pieno: il limite è di due unità combattenti, e chi passa deve poter proseguire.
refuse-cannot-join = { $unit } non può unirsi: solo unità dello stesso esagono che possono ancora muovere e con cui la pila può proseguire, due unità combattenti al massimo, e nessuna che ne rifornisce un’altra del gruppo.
refuse-join-late = { $unit } non può più unirsi: la pila è in cammino.
refuse-not-in-group = { $unit } non fa parte della pila in marcia.
refuse-not-begun = Questa unità non ha mosso: viene rimessa a posto, o va da qualche parte.
refuse-back = Le unità che hanno iniziato a muovere, o già rimesse a posto una volta, non si rimettono a posto.
refuse-no-edge = { $hex } non è sul bordo della mappa.
refuse-no-exit = Uscire dalla mappa da { $hex } non dà punti: li ottiene solo l’Asse, oltre Tebessa e Le Kef. Chi esce qui è perduto.
refuse-no-need = Nessun rinforzo aspetta { $hex }.
refuse-too-far-out = Non bastano i PM per uscire dalla mappa da { $hex }; restano: { $left }.
sum-movement = Costo dell’esagono (PM rimasti: { $left })
warn-could-move = { $number ->
    [one] Un’unità potrebbe ancora muovere.
   *[other] { $number } unità potrebbero ancora muovere.
}
warn-could-arrive = Potrebbero ancora entrare rinforzi: { $units }.
warn-abandon = Fuori dalle uscite che danno punti chi lascia la mappa è eliminato: { $units }.
name-cause-abandoned = uscita dalla mappa
name-cause-overrun = travolta

## Reinforcements

event-arrived = { $unit } entra in { $hex }.
refuse-not-due = { $unit } non è attesa adesso.
refuse-no-entry = { $unit } non entra in { $hex }.
refuse-ground = { $hex } è vietato a { $unit }.
refuse-entry-too-dear = { $unit } non ha abbastanza PM per entrare in { $hex }: aspetta.
refuse-entry-full = Per { $unit } non c’è posto in { $hex }, né potrebbe proseguire: aspetta.

## Supply

step-Dumps = URF e riduzione volontaria
ask-Dumps = Far saltare URF, o ridurre fanteria appiedata?
finish-Dumps = Nient’altro
event-demolition = Si prova a far saltare { $unit }, dado { $die }: { $blown ->
    [yes] sarà rimossa dopo il movimento
   *[no] fallito
}.
event-supplying = { $unit } in { $hex } rifornisce, e resta.
refuse-unsupplied = { $unit } non era rifornita all’inizio della metà: non può muovere.
refuse-supply-moved = { $unit } non può muovere: chi l’avrebbe rifornita ha mosso.
refuse-supplies = { $unit } rifornisce in questa metà: non può muovere.
refuse-fixed-supply = { $unit } è una URF fissa e non muove mai.
refuse-no-supply-unit = { $unit } non è una URF.
refuse-stays-anyway = { $unit } resta e rifornisce già.
refuse-hauled = { $unit } ha mosso: in questa metà non rifornisce nessuno.
refuse-supplies-nobody = Nessuna unità è alla portata di { $unit }.
refuse-not-on-foot = { $unit } non è fanteria appiedata: non può ridursi da sola.
refuse-reduced-already = { $unit } è già ridotta.
refuse-tried-already = Con { $unit } si è già tentato in questa metà.
refuse-nobody-to-blow = Con { $unit } non c’è nessuna tua unità che possa farla saltare.
name-cause-voluntary = da sola, per muovere senza rifornimento
name-cause-demolition = fatta saltare
danger-dump-open = { $unit } in { $hex } è indifesa, e il nemico può arrivarci.
danger-cut-off = Senza rifornimento per come stanno le cose: { $units }.

## Victory

sum-score = Punti: { $side }
term-exits = punti usciti per Tebessa e Le Kef
term-losses = punti perduti dall’Asse
reason-exits = { $points } punti hanno lasciato la mappa.
reason-end = Unità alleate rifornite oltre la ferrovia: { $number }. Punti perduti dall’Asse: { $points }.

### The map

map-title = KASSERINE
map-theatre = Tunisia centrale
map-months = 14 – 23 febbraio 1943
map-north = N
map-scale-tunisia = otto chilometri per esagono
map-hammamet = Golfo di Hammamet
map-gabes = Golfo di Gabès
map-due = In arrivo
map-exited = Usciti per Tebessa e Le Kef
map-lost = Perdite
map-entry-Gafsa-south = Gafsa
map-entry-Maktar = Maktar
map-entry-Le-Kef = Le Kef
map-entry-Tebessa = Tebessa
map-pass-Kasserine = Passo di Kasserine
map-pass-Maizila = Passo di Maizila
map-pass-Maknassy = Passo di Maknassy
map-pass-Sidi-Aich = Passo di Sidi Aich
map-pass-El-Guettar = El Guettar
map-key-costs = punti movimento: fanteria a piedi · motorizzati
map-key-plain = pianura
map-key-mountain = primo livello di montagna
map-key-peak = secondo livello: solo a piedi
map-key-city = città
map-key-road = strada
map-key-track = pista: a turno
map-key-railway = ferrovia: solo una linea sulla mappa
map-key-pass = passo, con la roccia ai lati
map-key-village = villaggio
map-key-start = dove cominciano le formazioni
map-key-entry = dove entrano i rinforzi
map-key-exit = dove l’Asse esce per vincere
map-key-day = mosse di giorno e di notte

### Combat

## Air support

step-AirSupport = Appoggio aereo
ask-AirSupport = Manda aerei sugli esagoni che attaccherai. Restano per oggi: { $left }.
finish-AirSupport = Nessun altro aereo
event-aircraft = { $side }: un aereo sopra { $hex }. Restano per oggi: { $left }.
sum-air = Appoggio a un attacco contro questo esagono
refuse-no-air-at-night = Di notte non c’è appoggio aereo.
refuse-no-air-in-storm = Con il temporale nessun aereo vola.
refuse-no-air-in-defence = In difesa non c’è mai appoggio aereo.
refuse-no-aircraft-left = { $side }: per oggi non restano aerei.
refuse-aircraft-there = Sopra { $hex } c’è già un aereo: di più non si può.
refuse-no-army-control = Nessuno di quelli che possono attaccare { $hex } è partito sotto il controllo di una UCM d’Armata.
refuse-nobody-attacks = Nessuno può attaccare { $hex }: non c’è niente da appoggiare.

## Strategic bombers

step-Bombing = Bombardieri strategici
ask-Bombing = Quale esagono colpiscono i bombardieri strategici?
finish-Bombing = Non ora
event-bombed = Bombardieri strategici su { $hex }, dado { $die }: { $result ->
    [R] un’unità è ridotta
    [RT] RT a un’unità
   *[other] nessun effetto
}.
given-bombs = Bombe su { $hex }:

## Artillery

step-Bombardment = Artiglieria
step-FireMission = Bersaglio di un pezzo
step-FireKind = Corazzati o altri bersagli
step-Struck = Scelta dell’unità colpita
ask-Bombardment = Scegli un'artiglieria che tiri.
ask-FireMission = Su quale esagono tira { $unit }?
ask-FireKind = { $unit } tira su { $hex }: sui corazzati o sulle altre unità?
ask-Struck = { $how ->
    [R] Quale unità in { $hex } è ridotta?
   *[RT] Quale unità in { $hex } riceve il segnalino RT?
}
finish-Bombardment = Fine del tiro
event-fired = { $unit } tira { $target ->
    [armour] sui corazzati
   *[soft] sulle unità
} in { $hex }: dado { $die }{ $modifier ->
    [0] {""}
   *[other] , modificato { $final }
}: { $result ->
    [R] un’unità è ridotta
    [RT] RT a un’unità
   *[other] nessun effetto
}.
event-shocked = { $unit } riceve un segnalino RT.
given-fire = { $target ->
    [armour] { $unit } sui corazzati:
   *[soft] { $unit } su bersagli non corazzati:
}
outcome-nothing = nessun effetto
outcome-RT = RT: fattori ridotti fino al termine della mossa; elimina un’unità già indebolita
outcome-R = R: ridotta; un’unità già ridotta è eliminata
sum-die = Modificatori al dado
term-fire-cover = città o montagna
term-fire-night = notte
term-fire-reduced = il pezzo è ridotto
refuse-no-gun = { $unit } non è artiglieria.
refuse-gun-fired = { $unit } ha già tirato.
refuse-gun-moved = { $unit } ha usato più di metà del suo movimento: non tira.
refuse-gun-unsupplied = { $unit } non è rifornita e non tira.
refuse-nothing-in-range = { $unit } non ha a portata niente che possa danneggiare.
refuse-out-of-range = { $hex } è fuori dalla portata di { $unit }.
refuse-immune = In { $hex } non c’è nessuno che il tiro possa danneggiare.
refuse-no-fire-at = { $target ->
    [armour] { $unit } non tira sui corazzati.
   *[soft] { $unit } tira solo sui corazzati.
}
refuse-not-under-fire = { $unit } non è sotto tiro.
refuse-no-shock = Su { $unit } un RT non ha effetto.

## Attacks

step-CombatPhase = Combattimento
step-Attack = Un attacco
step-AttackType = Tipo di attacco
step-DefenceType = Tipo di difesa
step-CombatEnd = Fine di un combattimento
ask-CombatPhase = Scegli un esagono da attaccare.
ask-Attack = Scegli le unità che attaccano { $hex }.
ask-AttackType = Come si attacca { $hex }?
ask-DefenceType = { $verb ->
    [violent] Attacco violento contro { $hex }. Come ci si difende?
   *[medium] Attacco medio contro { $hex }. Come ci si difende?
}
finish-CombatPhase = Termina i combattimenti
finish-Attack = Attacca
event-attack = { $units }: attacco a { $defenders } in { $hexes }.
event-nightAttack = { $side }: una notte con attacchi. Ne restano nella partita: { $left }.
event-hopeless = { $units }: attacco a { $hexes } con un rapporto senza speranza, { $result } senza tiro di dado.
event-battleEnded = Il combattimento in { $hexes } è finito.
event-rolled = { $hexes }, tabella { $table }: { $attack } a { $defence } è { $odds }, dado { $die }: { $result }.
refuse-no-enemy = In { $hex } non ci sono nemici.
refuse-undefended = In { $hex } ci sono solo UCM e URF: ci si entra, non si attacca.
refuse-nobody-adjacent = Accanto a { $hex } non c’è nessuno che possa attaccare.
refuse-nobody-named = Non attacca ancora nessuno.
refuse-no-nights-left = { $side }: non restano notti con attacchi, ce ne sono già state quante il gioco ne ammette.
refuse-fought = { $unit } ha già partecipato a un attacco.
refuse-no-combat-unit = { $unit } non è una UCT.
refuse-no-attack-factor = { $unit } non ha fattore d’attacco.
refuse-attack-unsupplied = { $unit } non era rifornita all’inizio della metà: non può attaccare.
refuse-attack-uncommanded = { $unit } è partita senza comando: non può attaccare.
refuse-cannot-strike = { $unit } non è accanto a { $hex }.
refuse-needed-elsewhere = Solo { $unit } può attaccare un nemico che va attaccato, e non lo può fare insieme alle altre.
refuse-attacks-owed = Chi è entrato nella ZOC di nemici deve attaccarli: { $hexes }.
refuse-attack-too = Nessun altro potrebbe attaccare { $hexes }: colpisci anche lì.
refuse-struck-already = { $hex } è già attaccato.
refuse-struck-as-a-whole = Un esagono si attacca per intero: { $unit } non si può prendere da sola.
refuse-type-needs-command = { $verb ->
    [violent] Un attacco violento richiede il controllo di una UCM d’Armata su ogni attaccante.
    [last] La difesa a oltranza richiede un difensore nel raggio di una UCM.
    [disengage] Lo sganciamento richiede un difensore nel raggio di una UCM.
   *[other] Il comando non lo consente.
}
warn-attacks-left = Puoi ancora attaccare { $hexes }.
warn-hopeless = Rapporto senza speranza, eliminazione senza tiro di dado: { $units }.
warn-odds-against = La difesa è più forte dell’attacco.

## Sums and odds

sum-attack = Attacco
sum-defence = Difesa
term-unit = { $unit }
term-command = { $unit }: catena di comando completa
term-aircraft = aereo sopra { $hex }
term-cover = { $unit } in città o in montagna
given-table = Tabella { $table }, rapporto { $odds }:
given-best-answer = Contro la risposta migliore, tabella { $table } a { $odds }:
given-worst-answer = Contro la risposta peggiore, tabella { $table } a { $odds }:
given-hopeless = Rapporto inferiore alla prima colonna:
given-all-table = Con tutti quelli che possono colpire l’esagono, tabella { $table } a { $odds }:
given-all-best-answer = Con tutti quelli che possono colpire l’esagono, contro la risposta migliore, tabella { $table } a { $odds }:
given-all-worst-answer = Con tutti quelli che possono colpire l’esagono, contro la risposta peggiore, tabella { $table } a { $odds }:
given-all-hopeless = Con tutti quelli che possono colpire l’esagono, rapporto inferiore alla prima colonna:
outcome-AE = AE: tutti gli attaccanti eliminati
outcome-AR = AR: tutti gli attaccanti ridotti
outcome-A3 = A3: gli attaccanti si ritirano di 3 esagoni
outcome-A2 = A2: gli attaccanti si ritirano di 2 esagoni
outcome-RR = R/R: tutte le unità di entrambe le parti ridotte
outcome-D2 = D2: i difensori si ritirano di 2 esagoni
outcome-D3 = D3: i difensori si ritirano di 3 esagoni
outcome-DR = DR: tutti i difensori ridotti
outcome-DE = DE: tutti i difensori eliminati
measure-cleared = { $hexes } sgombrato dalle UCT
measure-destroyed = tutti i difensori sono eliminati
measure-attacker-hurt = l’attaccante perde almeno un livello
measure-attacker-loss = livelli che l’attaccante perde in media
measure-defender-loss = livelli che il difensore perde in media
short-measure-cleared = sgombrato { $value }
short-measure-destroyed = distrutti { $value }
short-measure-attacker-hurt = attaccante colpito { $value }
short-measure-attacker-loss = l’attaccante perde { $value }
short-measure-defender-loss = il difensore perde { $value }

## Results

step-Retreats = Ritirata
step-Retreat = Percorso di una ritirata
step-Permission = Ritirata attraverso la ZOC del vincitore
step-SupplyGoesAlong = URF in ritirata
step-Advance = Avanzata dopo il combattimento
ask-Retreat = { $who ->
    [own] Ritirata di { $units }: dove? Esagoni ancora da percorrere: { $left }.
   *[enemy] Scegli tu la ritirata di { $units }: dove? Esagoni ancora da percorrere: { $left }.
}
ask-Permission = Ritirata di { $units } attraverso la tua ZOC ({ $hexes }): la lasci passare, o la proibisci con una riduzione sul posto?
ask-SupplyGoesAlong = Quali URF in { $hex } si ritirano con gli altri?
ask-Advance = Chi avanza in { $hex }?
finish-SupplyGoesAlong = Ritirata
finish-Advance = Nessun altro
event-reduced = { $unit } è ridotta ({ $cause }).
event-eliminated = { $unit } è eliminata ({ $cause }).
name-cause-combat = in combattimento
name-cause-fire = dal tiro dell’artiglieria
name-cause-bombs = dalle bombe
name-cause-retreat = nella ritirata
event-letPass = { $side } lascia passare { $units }.
event-forbidden = { $side } non lascia passare { $units }.
event-retreated = { $units }: ritirata da { $origin } a { $to }.
event-advanced = { $unit } avanza da { $origin } a { $to }.
refuse-not-retreating = { $unit } non è tra quelle che qui si ritirano.
refuse-goes-already = Il percorso è cominciato: { $unit } va con gli altri.
refuse-retreat-twice = Una ritirata non entra due volte in { $hex } né torna da dove è partita.
refuse-retreat-closed = { $hex } è chiuso a chi si ritira.
refuse-retreat-enemy = In { $hex } ci sono nemici.
refuse-retreat-apart = Qualcuna se la caverebbe meglio da sola: non possono ritirarsi insieme.
refuse-retreat-harmful = C’è una ritirata meno dannosa che passando per { $hex }.
refuse-retreat-nowhere = Passando per { $hex } la ritirata non si può completare.
refuse-stays-behind = { $unit } resta indietro.
refuse-cannot-advance = { $unit } non può avanzare.

### Display

## Names

name-thing-unit = unità
name-thing-hex = esagono
name-kind-armour = corazzati
name-kind-mechanised = fanteria meccanizzata
name-kind-infantry = fanteria a piedi
name-kind-reconnaissance = esploranti
name-kind-self-propelled = artiglieria semovente
name-kind-artillery = artiglieria campale
name-kind-anti-tank = artiglieria controcarro
name-kind-headquarters = UCM
name-kind-supply = URF
name-size-I = compagnia
name-size-II = battaglione
name-size-III = reggimento
name-size-X = brigata
name-size-XX = divisione
name-size-XXX = corpo d’armata
name-size-XXXX = armata
name-terrain-plain = pianura
name-terrain-mountain = primo livello di montagna
name-terrain-peak = secondo livello di montagna
name-terrain-city = città
name-terrain-sea = mare
name-section-tunisia = Tunisia
name-sky-clear = sereno
name-sky-rain = pioggia
name-sky-storm = temporale
name-time-day = giorno
name-time-night = notte
brief-time-day = zone di contatto, appoggio aereo
brief-time-night = niente zone, niente aerei, i pezzi tirano a un esagono; attacchi solo in due notti della partita
name-token-aircraft = aereo
name-token-night-attack = notte con attacchi
name-token-bombers = bombardieri strategici
brief-token-aircraft = 2 punti in più all’attacco di un esagono, di giorno e senza temporale
brief-token-night-attack = quanti attacchi si vuole in una notte
brief-token-bombers = un esagono al giorno, di giorno e senza temporale
name-table-A = A (violento, a oltranza)
name-table-B = B (violento, medio)
name-table-C = C (violento, sganciamento)
name-table-D = D (medio, a oltranza)
name-table-E = E (medio, medio)
name-table-F = F (medio, sganciamento)
name-chart-artillery-soft = Artiglieria campale
name-chart-artillery-armour = Artiglieria campale contro corazzati
name-chart-self-propelled-soft = Artiglieria semovente
name-chart-self-propelled-armour = Artiglieria semovente contro corazzati
name-chart-anti-tank-armour = Artiglieria controcarro contro corazzati
name-chart-bombing = Bombardieri strategici
brief-outcome-AE = Tutti gli attaccanti sono eliminati.
brief-outcome-AR = Tutti gli attaccanti sono ridotti.
brief-outcome-A3 = Gli attaccanti si ritirano di tre esagoni.
brief-outcome-A2 = Gli attaccanti si ritirano di due esagoni.
brief-outcome-R_R = Tutte le unità delle due parti sono ridotte.
brief-outcome-D2 = I difensori si ritirano di due esagoni.
brief-outcome-D3 = I difensori si ritirano di tre esagoni.
brief-outcome-DR = Tutti i difensori sono ridotti.
brief-outcome-DE = Tutti i difensori sono eliminati.
brief-outcome-- = Nessun effetto.
brief-outcome-RT = Fattori ridotti fino alla fine della mossa; chi è già indebolito è eliminato.
brief-outcome-R = Ridotta; chi lo è già è eliminata.

## Badges, overlays and their keys

name-badge-oos = Senza rifornimento
name-badge-shocked = RT: fattori ridotti fino alla fine della mossa
name-badge-owed = Da attaccare
name-badge-supplying = Rifornisce, e resta
name-badge-hauled = Ha mosso, e non rifornisce
name-badge-mined = Fatta saltare: sparisce dopo il movimento
name-badge-fired = Ha tirato
name-badge-fought = Ha attaccato
name-overlay-supply = Rifornimento
name-overlay-command = Comando
name-overlay-zones = Zone di contatto
name-overlay-fire = Artiglieria
name-overlay-attack = Chi può attaccare
name-overlay-victory = Vittoria
legend-supply-good = una linea di rifornimento arriva
legend-supply-cut = nessuna linea, o bloccata qui
legend-supply-allied = linee alleate
legend-supply-axis = linee dell’Asse
legend-command-good = catena di comando completa: +1 in attacco, appoggio aereo
legend-command-plain = comandata, catena non completa
legend-command-bad = nessuna UCM arriva
legend-command-allied = raggio delle UCM d’Armata alleate
legend-command-axis = raggio delle UCM d’Armata dell’Asse
legend-zones-allied = a contatto con unità alleate
legend-zones-axis = a contatto con unità dell’Asse
legend-fire-allied = gittata dei pezzi alleati
legend-fire-axis = gittata dei pezzi dell’Asse
legend-fire-bad = nemici a tiro
legend-fire-cut = tue unità a tiro del nemico
legend-attack-good = può attaccare
legend-attack-plain = non può attaccare in questa metà
legend-attack-bad = da attaccare
legend-attack-allied = Alleati che si possono attaccare
legend-attack-axis = unità dell’Asse che si possono attaccare
legend-victory-axis = da qui l’Asse esce per la vittoria
legend-victory-allied = unità alleate rifornite che contano oltre la ferrovia
legend-victory-plain = oltre la ferrovia
overlay-no-zones = Di notte non ci sono zone.
overlay-exit = uscita
overlay-unsupplied = senza rifornimento
overlay-supply-length = Le linee di rifornimento ora sono lunghe { $points } PM ({ $sky }).
overlay-hauled = { $unit } ha mosso: in questa metà non rifornisce nessuno.
overlay-source = { $unit } può rifornire { $number ->
    [one] un’unità
   *[other] { $number } unità
}.
overlay-supplying = { $unit } resta e rifornisce: nel suo raggio { $number ->
    [one] c’è un’unità
   *[other] ci sono { $number } unità
}.
overlay-needs-none = { $unit } non ha bisogno di rifornimento.
overlay-line = { $source } rifornisce { $unit } con una linea di { $cost } PM.
overlay-judged-out = All’inizio della metà nessuna linea arrivava a { $unit }: in essa non muove.
overlay-no-source = Nessuna URF è nei paraggi di { $unit }.
overlay-cut-at = La linea da { $source } a { $unit } è tagliata in { $hexes }.
overlay-too-far = { $source } è troppo lontana da { $unit }: { $cost } PM.
overlay-command-length = Una UCM comanda entro { $points } PM.
overlay-unled = nessun comando
overlay-army = { $unit }, Armata: { $number ->
    [one] un’unità
   *[other] { $number } unità
} sotto controllo diretto.
overlay-division = { $unit }, Divisione: { $number ->
    [one] una sua unità
   *[other] { $number } sue unità
} nel raggio.
overlay-leads-nobody = { $unit } non è sotto comando.
overlay-led-division = { $source }, la sua Divisione: { $cost } PM.
overlay-led-army = { $source }, Armata, in modo diretto: { $cost } PM.
overlay-led-through = { $source }, Armata, attraverso la UCM di Divisione, a { $cost } PM da essa.
overlay-led-by-nobody = Nessuna UCM arriva a { $unit }: solo difesa media, e nessun attacco.
overlay-chain = Catena di comando completa: +1 in attacco.
overlay-no-chain = La catena di comando non è completa.
overlay-no-gun = { $unit } non è artiglieria.
overlay-gun = { $unit } tira { $night ->
    [yes] di notte a un esagono
   *[no] { $soft ->
        [0] solo ai corazzati, fino a { $armour }
       *[other] fino a { $soft }, ai corazzati fino a { $armour }
    }
}.
overlay-gun-fired = Ha già tirato.
overlay-gun-strained = Ha speso più di metà del movimento, e non tira.
overlay-nobodys-half = Non è la metà di nessuno.
overlay-not-its-half = { $unit } non attacca in questa metà.
overlay-can-attack = { $unit } può attaccare{ $number ->
    [0] , ma non è accanto a nessuno
    [one] {" "}un esagono
   *[other] {" "}{ $number } esagoni
}.
overlay-no-night = { $unit } non può attaccare: non restano notti con attacchi, o di notte le serve il comando.
overlay-nights = { $side }: notti con attacchi rimaste nella partita: { $left }.

## The table

board-move = { $dates }, { $night ->
    [yes] notte
   *[no] giorno { $number }
}{ $sky ->
    [none] {""}
   *[other] {""} · { $sky }
}
board-exited = Usciti per la vittoria dell’Asse: { $points } punti su { $needed }.
board-losses = Perdite dell’Asse: { $points } punti. { $over ->
    [yes] Più di { $most }: giova agli Alleati.
   *[no] Fino a { $most } non contano a suo sfavore.
}
board-beyond = Unità alleate rifornite a sud della ferrovia per { $line ->
    [sfax] Sfax
   *[sousse] Sousse
}: { $number }. { $few ->
    [yes] Poche quanto serve all’Asse.
   *[no] L’Asse ne può lasciare { $most }.
}
board-now = Se la partita finisse ora: { $winner ->
    [none] pareggio
   *[other] vittoria { $level }, { $winner }
}. Finisce dopo la notte del { $dates }.
board-arrive = Mossa { $number }, da { $entry }: { $units }
board-late = In attesa di entrare: { $units }
board-group = Combat group { $group ->
    [reserve] della riserva di artiglieria
   *[other] { $group }
}
board-pass = passo: { $name }
board-exit = uscita per la vittoria dell’Asse
board-entry = da qui entrano rinforzi
board-cover = Difesa di tutti tranne i corazzati per { $times }
name-entry-Gafsa-south = Gafsa, bordo sud
name-entry-Maktar = Maktar
name-entry-Le-Kef = Le Kef
name-entry-Tebessa = Tebessa
tray-before = Piazzamento
tray-move = { $night ->
    [yes] Mossa notturna
   *[no] Mossa diurna { $number }
}
tray-weather-costs = { $movement ->
    [0] Il tempo non toglie nulla
   *[other] Ogni unità ha { $movement } PM in meno, le linee di rifornimento sono più corte di { $supply } PM
}{ $air ->
    [yes] .
   *[no] , e gli aerei non volano.
}
tray-means = Restano, { $side }: aerei per oggi, notti con attacchi
tray-no-air-at-night = Di notte gli aerei non volano.
tray-no-air-in-storm = Con il temporale gli aerei non volano.
tray-tonight = Questa notte conta già.
tray-to-set-up = Da piazzare in { $hexes } o accanto: { $number }
tray-due = { $due ->
    [yes] In arrivo ora
   *[no] { $dates }, mossa { $number }
} · { $entry }
tray-aside = Hanno fatto posto · { $entry }
tray-exited = Usciti per Tebessa e Le Kef: { $points } punti su { $needed }
tray-lost = Perdite, { $side }: { $points } punti
marker-aircraft = Aereo, { $side }: { $points } punti in più all’attacco di questo esagono
panel-battle = Il combattimento per { $hexes }
panel-attackers = Attaccanti{ $hexes ->
    [none] {""}
   *[other] {""} da { $hexes }
}
panel-defenders = Difensori di { $hexes }
panel-with = aggiungi un’unità
panel-fire = Il tiro di { $unit }
panel-gun = Pezzo
panel-targets = A tiro: { $hexes }
board-mood = { $night ->
    [yes] Notte
   *[no] { $number ->
        [1] Mattina
       *[other] Pomeriggio
    }
} · { $sky }
panel-ways = Come si combatte
panel-attack-violent = Violento
panel-attack-medium = Medio
panel-defence-last = A oltranza
panel-defence-medium = Medio
panel-defence-disengage = Sganciamento
panel-attackers-lost = attaccanti eliminati o ridotti
panel-attackers-back = attaccanti in ritirata
panel-both = ridotti tutti
panel-defenders-back = difensori in ritirata
panel-defenders-lost = difensori ridotti o eliminati
panel-table = { $letter }
panel-moved-by-winner = { $odds } · ritirate: il vincitore
panel-moved-by-loser = { $odds } · ritirate: chi perde

## Choices

verb-place = metti un’unità sulla mappa
verb-automatic = lascia al programma il resto del piazzamento
verb-blow = prova a far saltare una URF
verb-reduce = riduci fanteria a piedi
verb-supply = fai restare una URF a rifornire
verb-activate = prendi in mano un’unità per muoverla
verb-join = porta con sé un’altra unità
verb-leave = lascia un’unità della pila, o falla ritirare da sola
verb-move = prosegui in un esagono adiacente
verb-back = rimetti a posto chi è in mano, senza muovere
verb-exit = esci dalla mappa per la vittoria
verb-abandon = lascia la mappa per sempre
verb-make-way = lascia il posto a propri rinforzi fuori mappa
verb-air = metti un aereo su un esagono da attaccare
verb-fire = scegli un pezzo per tirare
verb-target = indica l’esagono su cui si tira
verb-soft = tira alle unità non corazzate
verb-armour = tira ai corazzati
verb-hit = indica chi è colpito
verb-bomb = bombarda un esagono
verb-attack = attacca un esagono
verb-with = indica un’unità per l’attacco
verb-also = colpisci un altro esagono con lo stesso attacco
verb-only = colpisci una sola unità della pila
verb-violent = attacca in modo violento
verb-medium = attacca o difendi in modo medio
verb-last = difendi a oltranza
verb-disengage = sganciati
verb-retreat = ritirati in un esagono
verb-take = porta una URF nella ritirata
verb-pass = lasciali passare nella tua zona
verb-forbid = vieta il passaggio nella tua zona
verb-advance = avanza nell’esagono
verb-eliminate = rinuncia a un’unità
verb-done = termina la scelta o la fase
do-place-1 = metti { $first }
do-place-2 = metti { $first } in { $second }
do-automatic = piazza il resto in automatico
do-blow = fai saltare { $first }
do-reduce = riduci { $first }
do-supply = { $first } resta e rifornisce
do-activate = muovi { $first }
do-join = porta { $first }
do-leave = lascia { $first }
do-move = vai a { $first }
do-back = annulla la mossa
do-exit = esci dalla mappa per la vittoria
do-abandon = lascia la mappa: è perduta
do-make-way = fai posto ai rinforzi
do-air = aereo su { $first }
do-fire = tira con { $first }
do-target = su { $first }
do-soft = tira alle altre unità
do-armour = tira ai corazzati
do-hit = colpisci { $first }
do-bomb = bombarda { $first }
do-attack = attacca { $first }
do-with = attacca con { $first }
do-also = colpisci anche { $first }
do-only = colpisci solo { $first }
do-violent = attacco violento
do-medium = medio
do-last = a oltranza
do-disengage = sganciamento
do-retreat = ritirati in { $first }
do-take = porta { $first }
do-pass = lasciali passare
do-forbid = vieta: ridotte sul posto
do-advance = avanza con { $first }
do-eliminate = rinuncia a { $first }
do-done = fatto
button-place = metti in { $second }
spell-place = metti
spell-automatic = automatico
spell-blow = salta
spell-reduce = riduci
spell-supply = rifornisci
spell-activate = attiva
spell-join = unisci
spell-leave = lascia
spell-move = vai
spell-back = annulla
spell-exit = esci
spell-abandon = abbandona
spell-make-way = fai-posto
spell-air = aereo
spell-fire = tira
spell-target = bersaglio
spell-soft = morbidi
spell-armour = corazzati
spell-hit = colpita
spell-bomb = bombarda
spell-attack = attacca
spell-with = con
spell-also = anche
spell-only = solo
spell-violent = violento
spell-medium = medio
spell-last = oltranza
spell-disengage = sganciati
spell-retreat = ritirati
spell-take = porta
spell-pass = passa
spell-forbid = vieta
spell-advance = avanza
spell-eliminate = elimina
spell-done = fatto
word-place = metti in
word-automatic = automatico
word-blow = fai saltare
word-reduce = riduci
word-supply = fai rifornire
word-activate = muovi
word-join = porta
word-leave = lascia
word-move = vai a
word-back = rimetti
word-exit = esci per la vittoria
word-abandon = lascia la mappa
word-make-way = fai posto
word-air = aereo su
word-fire = tira con
word-target = su
word-soft = ai non corazzati
word-armour = ai corazzati
word-hit = colpita
word-bomb = bombarda
word-attack = attacca
word-with = attacca con
word-also = colpisci anche
word-only = solo
word-violent = violento
word-medium = medio
word-last = a oltranza
word-disengage = sganciamento
word-retreat = ritirati in
word-take = porta
word-pass = lascia passare
word-forbid = vieta
word-advance = avanza
word-eliminate = rinuncia a
word-done = fatto

## How

how-Placement = Prendi un’unità dal riquadro, poi uno degli esagoni evidenziati: quello di partenza della sua Divisione o uno accanto. Oppure lascia il resto al programma.
how-Dumps = Una URF che cadrebbe in mano nemica si può far saltare con 3-6; in questa fase rifornisce ancora. La fanteria a piedi che si riduce marcia senza rifornimento, e ogni esagono le costa al massimo 1 PM, per sempre.
how-Movement = Prendi un’unità, poi dove va; Maiusc o un altro tocco porta le altre del suo esagono. Una URF o muove o rifornisce: decide il primo uso.
how-AirSupport = Ogni aereo aggiunge 2 punti all’attacco del suo esagono. Quelli non usati oggi sono persi.
how-Bombardment = Prendi un pezzo, poi un esagono in rosso. Un pezzo tira una volta per metà, e non dopo più di metà del suo movimento.
how-CombatPhase = Prendi un esagono in rosso, poi chi lo attacca. Chi ha la zona in cui sei entrato in questa metà va attaccato.
how-AttackType = Gli attacchi violenti costano e rendono di più, e vogliono il controllo di un’Armata su ogni attaccante. Il difensore risponde sapendo che cosa hai scelto.
how-DefenceType = A oltranza si tiene il terreno e si sanguina; sganciarsi cede terreno e salva le unità. Senza comando resta solo la difesa media.
how-Retreat = Esagono per esagono. Una via che non danneggia viene prima di una nella zona del vincitore, e questa prima di una che elimina.
how-Permission = Lasciali passare senza danni, o vieta: allora restano dove sono, ridotte.

## Page

page-about = Tunisia, 14 - 23 febbraio 1943. Rommel e von Arnim si avventano sui passi delle Dorsali: battaglioni e compagnie su una mappa a tre livelli, mosse di giorno e di notte, meteo, rifornimenti, comandi, sei tabelle di combattimento.
page-luck-legend = La barra mostra la somma dei dadi negli attacchi di una parte, il tratto quanto ci si poteva attendere.
page-no-odds-yet = Le probabilità appaiono appena si indica un’unità o un bersaglio.
page-pool = Unità che possono ancora unirsi all’attacco
note-measure-cleared = La percentuale è la probabilità che l’esagono resti senza unità combattenti.
intro-allied = Comandi gli Alleati. L’Asse vince subito con 20 punti combattimento usciti oltre Tebessa o Le Kef: tieni i passi della Dorsale occidentale, Kasserine e Sbiba prima di tutto, e lascia unità alle loro spalle. Le tue sono sparse e i Francesi deboli; 34ª e 9ª americana e 6ª britannica arrivano dal 16 in poi. Cedi terreno per guadagnare tempo, fagli perdere più di 35 punti, e alla fine abbi più di due unità combattenti rifornite a sud della ferrovia per Sousse. Piazzi per primo; bada a chi è nel raggio del rifornimento e di una UCM.
intro-axis = Comandi l’Asse. Sfonda un passo della Dorsale occidentale e porta 20 punti combattimento fuori mappa oltre Tebessa o Le Kef, e la partita è tua subito, qualunque ne sia il prezzo. Oppure sgombra la terra a sud della ferrovia per Sousse, tranne al più un’unità alleata rifornita, senza perdere più di 35 punti. La 10ª e la 21ª Panzer partono dietro Faid e Maknassy, Rommel arriva da Gafsa il 15. Porta avanti le URF: chi non è raggiunto da una linea all’inizio della tua metà non muove e non attacca.
warn-left-empty = Nessuno è avanzato in { $hex }.
event-control = { $side }: { $hex } è occupato.

## Odds in short

chance-measure-cleared = { $hexes } sgombrato
chance-measure-destroyed = difensori tutti eliminati
chance-measure-attacker-hurt = l’attaccante perde un livello
chance-measure-attacker-loss = perde l’attaccante
chance-measure-defender-loss = perde il difensore
group-outcome-AE = AE, attaccanti eliminati
group-outcome-AR = AR, attaccanti ridotti
group-outcome-A3 = A3, attaccanti indietro di 3
group-outcome-A2 = A2, attaccanti indietro di 2
group-outcome-RR = R/R, ridotti tutti
group-outcome-D2 = D2, difensori indietro di 2
group-outcome-D3 = D3, difensori indietro di 3
group-outcome-DR = DR, difensori ridotti
group-outcome-DE = DE, difensori eliminati
group-outcome-nothing = nessun effetto
group-outcome-RT = RT, fino a fine mossa
group-outcome-R = R, ridotta

## Options

option-automaticSetUp = Il programma piazza le due parti.
option-strategicBombers = Bombardieri strategici: una volta al giorno gli Alleati possono bombardare un esagono.
option-infantry26th = Due battaglioni del 26° fanteria americano partono da Feriana.
option-sfaxLineDecides = Per la vittoria la linea è la ferrovia per Sfax, non quella per Sousse.
option-twoBeyondIsADraw = Esattamente due unità alleate rifornite oltre la ferrovia e più di 35 punti persi: pareggio.
option-lossesCountOnlyEliminated = Le unità dell’Asse ridotte non sono perdite, solo quelle eliminate.
option-reducedPayTerrain = La fanteria a piedi ridotta paga il terreno come quella intera.
option-reconnaissanceAsArmour = La copertura non aiuta gli esploranti, come non aiuta i corazzati.
option-nightAttacksShared = Le due parti dividono due notti con attacchi.
option-commandBonusInDefence = Una catena di comando completa aggiunge un punto anche in difesa.
option-reconnaissanceCountsForAllies = Gli esploranti oltre la ferrovia contano per la vittoria alleata.
option-weatherSparesAttackSupply = Il meteo non accorcia la linea di rifornimento che serve ad attaccare.
option-oneAircraftPerAttack = Degli aerei su più esagoni di uno stesso attacco ne conta uno solo.
option-finalSupplyByClearDay = Alla fine il rifornimento si giudica come in un giorno sereno.
option-roadFollowOnly = Il costo di strada o pista vale solo per chi la segue.
option-zocCutsEndHex = Una linea di rifornimento non può cominciare o finire in una zona nemica.
option-attackNeedsSupply = Per attaccare serve il rifornimento all’inizio.
option-commandsCountBeyond = Contano anche UCM e URF oltre la ferrovia.
option-onlyCombatUnitsMine = Solo le unità combattenti fanno saltare URF, non le UCM.
option-weatherShrinksCommand = Il meteo accorcia anche il raggio delle UCM.
option-aircraftCarryOver = Gli aerei non usati restano per il giorno dopo.
option-dailyWeather = Il meteo si tira una volta al giorno.
option-arrivalsNeedSupply = I rinforzi hanno bisogno di una linea di rifornimento fin dall’inizio.
option-zoneToZone = Si passa direttamente da una zona nemica all’altra.
option-onlyAttackersEnterZones = Solo chi può attaccare entra in zone nemiche.
option-zonesCutCommand = Le zone nemiche tagliano le linee di comando.
option-directControlOnly = Un’Armata controlla solo in modo diretto, non attraverso le Divisioni.
option-armyCompletesChain = Il controllo di un’Armata basta a completare la catena di comando.
option-corpsTroopsWithoutChain = Le unità senza Divisione non hanno mai la catena completa.
option-stackedUnitsAlone = Si può attaccare una sola unità di una pila.
option-supplyIsDestroyed = Le URF travolte sono distrutte, non catturate.
option-advanceAfterCombat = Gli attaccanti possono avanzare nell’esagono sgombrato.
option-shockNeverEliminates = Un secondo RT non fa nulla.
option-gunsFireOnceAMove = I pezzi tirano una volta per mossa, non in ciascuna metà.
option-firerPicksUnit = Chi tira sceglie l’unità colpita.
option-fireNeedsSupply = I pezzi hanno bisogno di rifornimento per tirare.
option-supplyNeverRetreats = Le URF non seguono mai una ritirata.
option-zonesBarRetreatAtNight = Anche di notte le zone ostacolano le ritirate.
option-noMakingWay = Nessuno fa posto ai rinforzi uscendo dalla mappa.
option-gunsSpareCommands = Il tiro risparmia UCM e URF.
option-gunsAttack = Chi non ha fattore d’attacco può attaccare, per il punto del comando.

## Glossary

forms-mp = PM, punto movimento, punti movimento
gloss-mp = Punti movimento: ogni esagono ne costa, secondo terreno, strada e chi muove.
forms-half = metà
gloss-half = Metà: la parte di una mossa che tocca a un giocatore, prima l’Asse, poi gli Alleati.
forms-hq = UCM
gloss-hq = UCM: comanda la sua Divisione, o un’Armata, entro 9 PM; non ha fattori né zona.
forms-supply-unit = URF
gloss-supply-unit = URF: rifornisce chi è al termine di una linea di 7 PM, oppure muove. Le fisse non muovono mai.
forms-combat-unit = unità combattente, unità combattenti
gloss-combat-unit = Unità combattente: battaglione o compagnia con fattori di attacco e difesa; due per esagono.
forms-rt = RT
gloss-rt = RT: fattori ridotti fino alla fine della mossa. Un’unità già indebolita è eliminata.
forms-reduced = ridotta, ridotte, ridotti
gloss-reduced = Ridotta: sull’altra faccia, per sempre. Ridotta ancora, è eliminata.
forms-zone = zona, zone
gloss-zone = Zona di contatto: gli esagoni accanto a un’unità, di giorno. Chi vi entra si ferma, e deve attaccare.
forms-chain = catena di comando
gloss-chain = Catena di comando: completa con Divisione e Armata. Aggiunge un punto a ogni attaccante.
forms-violent = violento, violenta
gloss-violent = Attacco violento: tabelle A, B e C. Vuole il controllo di un’Armata su ogni attaccante.
forms-medium = medio, media
gloss-medium = Medio: in attacco tabelle D, E ed F. Come difesa è sempre aperto.
forms-last = a oltranza
gloss-last = A oltranza: nessuna ritirata, ma perdite gravi; vuole una UCM nel raggio.
forms-disengagement = sganciamento
gloss-disengagement = Sganciamento: ritirate anziché perdite; vuole una UCM nel raggio.
forms-disperse = non corazzati
gloss-disperse = Tutto tranne i corazzati: fanteria, esploranti, pezzi, UCM e URF mobili.
forms-point = punto combattimento, punti combattimento
gloss-point = Punti combattimento: attacco e difesa della faccia visibile. Decidono la vittoria.
forms-foot = fanteria a piedi, fanteria appiedata
gloss-foot = Fanteria a piedi: non meccanizzata. Sale al secondo livello, e può ridursi da sé.
forms-exit = uscite che danno punti
gloss-exit = Uscite che danno punti: le strade oltre Tebessa e Le Kef, da cui l’Asse esce per vincere.

### Bot

hint-leaves = Esce dalla mappa per la vittoria: { $points } punti.
hint-takes-dump = Prende l’unità di rifornimento in { $hex }.
hint-guards = Presidia { $hex }: il nemico poteva entrarci.
hint-blows = { $unit } cadrebbe in mano al nemico.
hint-feeds = Porta rifornimenti a { $units }.
hint-beside = È pronto ad attaccare { $hexes }.
hint-away = Si allontana dal nemico.
hint-bars = Sbarra la strada al nemico in { $hex }.
hint-to-post = { $unit } si avvicina a dove serve.
hint-closer = { $unit } si avvicina alle strade che portano fuori.
hint-enough = Nient’altro rende più di quanto rischia.
