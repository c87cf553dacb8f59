# Compass, italiano. Unità, aree, parti e segnalini arrivano come nomi; "gli { $side }" sono gli Alleati o gli Italiani.

## Nomi

name-side-allied = Alleati
name-side-italian = Italiani

name-marker-air-support = Supporto aereo
name-marker-naval-support = Supporto navale
name-marker-surprise = Sorpresa
name-marker-leader = Leader
name-marker-unit-recovery = Recupero unità
name-marker-motor-convoy = Autocolonna
name-marker-sustained-attack = Attacco sostenuto
name-marker-matilda = Matilda

brief-marker-air-support = +1 VC a un'unità di prima linea in un combattimento
brief-marker-naval-support = +1 VC a un'unità di prima linea in un combattimento sulla costa orientale
brief-marker-surprise = +1 VC a una tua unità di prima linea, o -1 VC a una nemica
brief-marker-leader = rilancia uno dei tuoi dadi
brief-marker-unit-recovery = fa rientrare in gioco un'unità eliminata
brief-marker-motor-convoy = +2 PM a un'unità
brief-marker-sustained-attack = attacca ancora, o muovi di 1 PM, dopo la fase di combattimento
brief-marker-matilda = 7RTR perde un livello di forza dopo un combattimento

name-cause-combat = in combattimento
name-cause-retreat-out-of-supply = nella ritirata fuori rifornimento
name-cause-garrison = perché una guarnigione non può ritirarsi
name-cause-no-retreat = per mancanza di una via di ritirata
name-cause-no-room = per mancanza di posto nella ritirata
name-cause-matilda = per usura dei carri Matilda
name-cause-stacking = per eccesso di ammassamento

name-where-box = nella casella delle unità eliminate
name-where-lost = tra le unità perse per sempre
name-where-removed = fuori dal gioco
name-where-track = sulla traccia dei turni
name-where-waiting = in attesa di posto dopo il recupero

name-phase-movement = fase di movimento
name-phase-combat = fase di combattimento

name-thing-unit = unità
name-thing-area = area
name-thing-marker = segnalino

name-link-road = strada
name-link-track = pista
name-link-border = terreno aperto

name-kind-armour = corazzata
name-kind-armoured-cars = autoblindo
name-kind-artillery = artiglieria
name-kind-garrison = guarnigione
name-kind-infantry = fanteria
name-kind-infantry-tanks = carri per fanteria
name-kind-light-tanks = carri leggeri
name-kind-machine-guns = mitraglieri
name-kind-motorised = motorizzata

name-size-battalion = battaglione
name-size-brigade = brigata
name-size-company = compagnia
name-size-division = divisione
name-size-garrison = truppe di presidio
name-size-group = raggruppamento
name-size-regiment = reggimento

## Che cosa vuole ciascuna parte

intro-allied = Comandi gli Alleati. Travolgi i campi italiani in Egitto, poi prendi Bardia, Tobruch, Bengasi, Agedabia e Giarabub prima che a febbraio la campagna finisca, e non lasciare un esercito agli Italiani.
intro-italian = Comandi gli Italiani. Tieni Bardia, Tobruch, Bengasi, Agedabia e Giarabub più a lungo che puoi, e conserva fino alla fine un esercito vivo e in rifornimento.

## La sequenza di gioco

step-GameTurn = Turno
step-AdministrativePhase = Fase amministrativa
step-DrawEvents = Eventi
step-ChooseEvents = Scelta degli eventi
step-Removals = Rimozioni
step-Arrivals = Rinforzi
step-Replacements = Rimpiazzi
step-PlayerTurn = Semiturno
step-SupplyCheck = Controllo del rifornimento
step-MovementPhase = Fase di movimento
step-CombatPhase = Fase di combattimento
step-AttackLine = Schieramento dell'attaccante
step-DefenceLine = Schieramento del difensore
step-CombatEvents = Eventi nel combattimento
step-CombatDice = Dadi
step-LeaderRerolls = Leader
step-Losses = Perdite
step-RetreatOrder = Ritirata
step-Retreat = Ritirata
step-SplitRetreat = Ritirata
step-Advance = Avanzata
step-MatildaWear = Matilda
step-ExploitationPhase = Fase di sfruttamento
step-Activation = Attivazione
step-SustainedAttack = Attacco sostenuto
step-ExcessUnits = Verifica dell'ammassamento

## Che cosa si chiede a chi decide

ask-ChooseEvents = Prendi { $left ->
    [one] un altro segnalino evento
   *[other] { $left } segnalini evento
} a tua scelta dal tuo contenitore.
ask-Arrivals = Piazza i tuoi rinforzi.
ask-Replacements = { $points ->
    [0] Puoi giocare Recupero unità.
    [one] Hai un punto rimpiazzo da spendere e puoi giocare Recupero unità.
   *[other] Hai { $points } punti rimpiazzo da spendere e puoi giocare Recupero unità.
}
ask-MovementPhase = Gli { $side } muovono le loro unità, una alla volta, e dichiarano gli attacchi.
ask-CombatPhase = Quale dei tuoi attacchi dichiarati si combatte ora?
ask-AttackLine = Schiera le unità che attaccano { $area } da { $origin }: da una a tre in prima linea e, se vuoi, un'unità con asterisco dietro ciascuna.
ask-DefenceLine = Schiera la difesa di { $area } contro l'attacco da { $origin }. Deve combattere ogni unità che trova posto.
ask-CombatEvents = Giochi eventi nel combattimento per { $area }?
ask-LeaderRerolls = Giochi Leader per rilanciare uno dei tuoi dadi?
ask-Losses = { $left ->
    [one] Un colpo a segno cade
   *[other] { $left } colpi a segno cadono
} sulle tue unità nel combattimento per { $area }. Quale unità riceve { $left ->
    [one] il colpo
   *[other] il prossimo
}?
ask-Retreat = { $to ->
    [none] Le tue unità devono lasciare { $area }. Dove si ritirano?
   *[other] In { $to } non c'è posto per tutte le unità che lasciano { $area }: scegline { $number ->
        [one] una
       *[other] { $number }
    } da eliminare.
}
ask-SplitRetreat = Le tue unità devono lasciare { $area }. Quale unità si ritira, e dove?
ask-Advance = In { $area } non restano difensori. Quali delle tue unità vi avanzano?
ask-MatildaWear = 7RTR ha preso parte al combattimento. Giochi Matilda per togliere all'unità un livello di forza?
ask-ExploitationPhase = Giochi Attacco sostenuto?
ask-Activation = { $number ->
    [0] Indica le unità da attivare
   *[other] Attivate finora: { $units }. Indica altre unità
}: al massimo tre di qualunque tipo e tre con asterisco.
ask-SustainedAttack = Ogni unità attivata attacca oppure muove di 1 PM. Devono ancora agire: { $units }.
ask-ExcessUnits = Troppe unità in { $areas }: scegline { $number ->
    [one] una
   *[other] { $number }
} da eliminare.

## Le azioni: a che servono, che cosa fa una di esse, e la parola che le indica in un elenco

verb-take = prende un segnalino evento dal proprio contenitore (turno 1)
verb-place = piazza un'unità in arrivo
verb-replace = riporta a forza piena un'unità ridotta con un punto rimpiazzo
verb-recover = fa rientrare in gioco un'unità eliminata con Recupero unità
verb-move = muove un'unità in un'area adiacente
verb-attack = dichiara un attacco contro un'area adiacente: l'unità si ferma e riceve un segnalino attacco
verb-play = gioca un segnalino evento, su un'unità se il segnalino la richiede
verb-eliminate = rinuncia a un'unità per cui non c'è posto
verb-assault = combatte un attacco dichiarato, da un'area contro un'altra
verb-enter = entra nel bersaglio di un segnalino attacco, sgombrato da un combattimento
verb-front = mette un'unità in prima linea
verb-support = mette un'unità con asterisco dietro una di prima linea
verb-hit = fa ricevere un colpo a segno a un'unità
verb-retreat = si ritira in un'area
verb-withdraw = ritira una sola unità in un'area
verb-advance = avanza nell'area per cui si è combattuto
verb-activate = indica un'unità per Attacco sostenuto
verb-done = chiude questa scelta o questa fase

do-take = prendi { $first }
do-place = piazza { $first } in { $second }
do-replace = riporta { $first } a forza piena
do-recover = recupera { $first }
do-move = muovi { $first } in { $second }
do-attack = dichiara l'attacco di { $first } contro { $second }
do-play-1 = gioca { $first }
do-play-2 = gioca { $first } su { $second }
do-eliminate = elimina { $first }
do-assault = attacca { $second } da { $first }
do-enter = fai entrare { $first } in { $second }
do-front = { $first } in prima linea
do-support = { $first } dietro { $second }
do-hit = metti il colpo su { $first }
do-retreat = ritirata in { $first }
do-withdraw = ritira { $first } in { $second }
do-advance = fai avanzare { $first }
do-activate = attiva { $first }
do-done = fatto

finish-Replacements = Termina i rimpiazzi
finish-MovementPhase = Termina la fase di movimento
finish-CombatPhase = Termina la fase di combattimento
finish-AttackLine = Lo schieramento è pronto
finish-DefenceLine = Lo schieramento è pronto
finish-CombatEvents = Nessun altro evento
finish-LeaderRerolls = Tieni i dadi
finish-Advance = Basta così
finish-MatildaWear = Lascia stare 7RTR
finish-ExploitationPhase = Termina il semiturno
finish-Activation = Attiva queste
finish-SustainedAttack = Termina l'Attacco sostenuto

# I verbi come si scrivono, prima la forma consueta.
spell-take = prendi, prendere
spell-place = piazza, piazzare
spell-replace = rimpiazza, rimpiazzare
spell-recover = recupera, recuperare
spell-move = muovi, muovere
spell-attack = attacca, attaccare
spell-play = gioca, giocare
spell-eliminate = elimina, eliminare
spell-assault = assalta, assaltare
spell-enter = entra, entrare
spell-front = fronte, schiera
spell-support = appoggia, supporto
spell-hit = colpo, colpisci
spell-retreat = ritirata, ritirarsi
spell-withdraw = ritira, ritirare
spell-advance = avanza, avanzare
spell-activate = attiva, attivare
spell-done = fatto, fine

word-take = prendere
word-place = piazzare in
word-replace = riportare a forza piena
word-recover = recuperare
word-move = muovere
word-attack = attaccare
word-play = giocare su
word-eliminate = eliminare
word-assault = attaccare
word-enter = entrare in
word-front = prima linea
word-support = dietro
word-hit = ricevere un colpo
word-retreat = ritirarsi in
word-withdraw = ritirarsi in
word-advance = avanzare
word-activate = attivare
word-done = fatto

## Sulla pagina

page-about = Libia ed Egitto, dicembre 1940 - febbraio 1941. La Western Desert Force contro la 10ª Armata italiana: aree, segnalini evento, dodici turni, una serata.
page-can-act = { $units ->
    [0] { $cards ->
        [one] Si può giocare un segnalino.
       *[other] { $cards } segnalini tra cui scegliere.
    }
    [one] Una unità può ancora agire{ $cards ->
        [0] .
        [one] , e si può giocare un segnalino.
       *[other] , e si possono giocare { $cards } segnalini.
    }
   *[other] { $units } unità possono ancora agire{ $cards ->
        [0] .
        [one] , e si può giocare un segnalino.
       *[other] , e si possono giocare { $cards } segnalini.
    }
}
page-cards = Segnalini evento

panel-combat = Il combattimento per { $area }
panel-attacker = Attaccanti da { $area }
panel-defender = Difensori di { $area }
panel-front = Prima linea
panel-support = Supporto
overlay-cut = { $unit } non ha una linea di rifornimento: la via verso l'area logistica è interrotta { $areas ->
    [none] già all'inizio
   *[other] in { $areas }
}.
overlay-supplied = Dove gli { $side } sono in rifornimento: tutto ciò che strade e piste uniscono a { $area }, e quanto vi confina. Le unità fuori rifornimento sono segnate.
overlay-cost = { $cost }
overlay-number = { $number }
overlay-points = { $points }
overlay-reach = Dove { $unit } potrebbe trovarsi dopo un'intera fase di movimento, e i punti movimento che servono.
overlay-strikes = Dove gli { $side } potrebbero attaccare in una fase di movimento se nessuno si opponesse, e con quante unità.
name-overlay-control = Controllo
name-overlay-supply = Rifornimento
name-overlay-reach = Portata
name-overlay-points = Punti vittoria
name-badge-oos = Fuori rifornimento
name-badge-attack = Attacco dichiarato
name-badge-active = Unità attivata

## La cronaca

event-turn = Turno { $turn }, { $dates }.
event-playerTurn = Turno { $turn }: semiturno degli { $side }.
event-drew = Gli { $side } { $number ->
    [0] non pescano segnalini evento
    [one] pescano un segnalino evento
   *[other] pescano { $number } segnalini evento
}.
event-drew-known = Gli { $side } { $number ->
    [0] non pescano segnalini evento
    [one] pescano un segnalino evento: { $markers }
   *[other] pescano { $number } segnalini evento: { $markers }
}.
event-took = Gli { $side } scelgono un segnalino evento.
event-took-known = Gli { $side } scelgono { $marker }.
event-moved = { $unit } raggiunge { $to } da { $origin } ({ $cost } PM).
event-marched = { $unit } raggiunge { $to } da { $origin }{ $via ->
    [none] {""}
   *[other] {""} passando per { $via }
} ({ $cost } PM){ $taken ->
    [none] {""}
   *[other] , conquistando { $taken }
}.
event-control = Gli { $side } prendono il controllo di { $area }.
event-declared = { $unit } dichiara un attacco da { $origin } contro { $to }.
event-phaseEnded = Gli { $side } chiudono la { $phase }.
event-assault = Gli { $side } attaccano { $to } da { $origin }: { $front }{ $support ->
    [none] {""}
   *[other] , con il supporto di { $support }
}.
event-defence = Gli { $side } difendono { $area }: { $front }{ $support ->
    [none] {""}
   *[other] , con il supporto di { $support }
}.
event-rolled = Gli { $side } tirano { $dice } per { $units } (colpo a segno con { $values } o meno).
event-rerolled = Leader: gli { $side } rilanciano il dado di { $unit } e ottengono { $die }.
event-hits = Colpi a segno: attaccante { $attacker }, difensore { $defender }.
event-reduced = { $unit } perde un livello di forza { $cause }.
event-eliminated = Unità eliminata{ $forGood ->
    [yes] {""} per sempre
   *[no] {""}
} { $cause }: { $unit }.
event-retreatOrdered = Gli { $side } devono ritirarsi da { $area }.
event-retreated = { $unit } si ritira da { $origin } in { $to }.
event-advanced = { $unit } avanza da { $origin } in { $to }.
event-entered = { $unit } entra in { $to } da { $origin } senza combattere.
event-combatEnded = Il combattimento per { $area } si conclude.
event-played = Gli { $side } giocano { $marker }{ $unit ->
    [none] {""}
   *[other] {""} su { $unit }
}.
event-activated = Gli { $side } { $units ->
    [none] non attivano nessuna unità
   *[other] attivano { $units }
}.
event-arrived = { $unit } arriva in { $area }.
event-postponed = { $unit } non può arrivare: entrata rinviata al prossimo turno.
event-left = { $unit } esce dal gioco.
event-pointsLost = Gli { $side } perdono { $points ->
    [one] un punto rimpiazzo non speso
   *[other] { $points } punti rimpiazzo non spesi
}.
event-replaced = { $unit } torna a forza piena.
event-recovered = Recupero unità: { $unit } rientra in gioco in { $area }.
event-recoveryWaits = Recupero unità: { $unit } torna, ma in { $area } non c'è posto e l'entrata è rinviata al prossimo turno.
event-outOfSupply = Fuori rifornimento: { $unit } in { $area }.
event-supplied = Di nuovo in rifornimento: { $unit }.
event-gameOver = La partita è finita: Alleati { $allied }, Italiani { $italian }. { $winner ->
    [nobody] È un pareggio.
   *[other] Vincono gli { $winner }.
}

## Perché un'azione è rifiutata

refuse-acted-already = { $unit } ha già mosso o attaccato in questo Attacco sostenuto.
refuse-administrative-only = '{ $verb }' si usa solo nella fase amministrativa.
refuse-advanced-already = { $unit } ha già compiuto l'avanzata.
refuse-already-in-line = { $unit } ha già un posto in questo combattimento.
refuse-base-lost = Il nemico controlla l'area logistica degli { $side }: non si può recuperare nulla.
refuse-base-occupied = Il nemico occupa l'area logistica degli { $side }: non si può piazzare nulla.
refuse-base-only = Dopo il recupero { $unit } può rientrare solo nell'area logistica.
refuse-bracketed = { $unit } ha il valore di combattimento tra parentesi: può solo difendersi.
refuse-cannot-activate = { $unit } non può né muovere né attaccare: attivare l'unità non serve.
refuse-combat-pending = { $area } è il bersaglio di un attacco ancora da combattere: nessuno può ritirarvisi.
refuse-declared = { $unit } ha dichiarato un attacco contro { $area } e in questa fase non fa altro.
refuse-did-not-fight = { $unit } non può avanzare: avanza solo chi ha preso parte al combattimento, e solo se non restano difensori.
refuse-enemy-controlled = L'area di { $area } è sotto controllo nemico.
refuse-enemy-die = Il dado di { $unit } è del nemico; Leader vale solo per i propri dadi.
refuse-enemy-there = In { $area } ci sono unità nemiche: bisogna attaccare.
refuse-enemy-unit = Gli { $side } non comandano { $unit }.
refuse-finished = { $unit } ha già concluso il movimento in questa fase.
refuse-front-full = La prima linea ha già tre unità.
refuse-full-strength = { $unit } ha già la forza piena.
refuse-garrison-attacks = { $unit } è una guarnigione: può solo difendersi.
refuse-garrison-lost = { $unit } è una guarnigione: non si può recuperare.
refuse-garrison-moves = { $unit } è una guarnigione e non si muove mai.
refuse-gone = { $unit } non può ricevere altri colpi: l'unità è già eliminata.
refuse-has-event = { $unit } ha già ricevuto da te un evento in questo combattimento.
refuse-has-support = { $unit } ha già un'unità di supporto.
refuse-immobile = { $unit } ha capacità di movimento 0.
refuse-lost-for-good = { $unit } non si può recuperare: l'unità era fuori rifornimento quando è stata eliminata.
refuse-second-convoy = { $unit } ha già avuto la sua Autocolonna in questo turno.
refuse-marker-needs-unit = Bisogna dire su quale unità si gioca { $marker }.
refuse-marker-no-unit = { $marker } si gioca senza indicare un'unità.
refuse-marker-own-turn = { $marker } si gioca solo nel proprio semiturno.
refuse-marker-phase = { $marker } non si può giocare in questo momento.
refuse-marker-recovery = { $marker } si gioca solo nella fase amministrativa.
refuse-must-field = Deve combattere ogni unità che trova posto: lo schieramento può averne { $number }.
refuse-must-retreat = Finché c'è dove ritirarsi, non si può rinunciare a nessuna unità.
refuse-named-already = L'unità { $unit } è già attivata.
refuse-no-asterisk = { $unit } non ha l'asterisco: non può fare da supporto.
refuse-no-die = { $unit } non ha un dado da rilanciare.
refuse-no-enemy = In { $area } non ci sono nemici.
refuse-no-front = Lo schieramento vuole almeno un'unità di prima linea.
refuse-no-marker-there = Il segnalino attacco di { $unit } non è rivolto verso { $area }.
refuse-no-partner = { $unit } non è in prima linea: non può ricevere supporto.
refuse-no-point-to-attack = Dichiarare un attacco costa 1 PM; PM rimasti per { $unit }: { $left }.
refuse-no-points = Gli { $side } non hanno più punti rimpiazzo.
refuse-no-room = In { $area } non c'è posto.
refuse-no-ships = Il Supporto navale non può raggiungere un combattimento per { $area }.
refuse-no-supply = { $unit } ora non può tracciare una linea di rifornimento.
refuse-nobody-activated = Nessuna unità attivata può attaccare da { $area }.
refuse-not-activated = L'unità { $unit } non è attivata.
refuse-not-adjacent = { $area } non è adiacente a { $origin }.
refuse-not-an-entry = In questo momento { $area } non è un'area di entrata degli { $side }.
refuse-not-attacked = { $unit } non può difendere { $area } da un'altra area.
refuse-not-declared = Nessun attacco contro { $area } è stato dichiarato da { $origin }.
refuse-not-due = { $unit } non deve arrivare in questo momento.
refuse-not-held = Gli { $side } non hanno in mano { $marker }.
refuse-not-in-box = { $unit } non è nella casella delle unità eliminate.
refuse-not-in-combat = { $unit } non ha preso parte a questo combattimento.
refuse-not-in-container = Nel contenitore non c'è { $marker }.
refuse-not-in-front = { $unit } non è in prima linea: non può ricevere un evento.
refuse-not-marked = { $unit } non ha un segnalino attacco rivolto verso { $area }.
refuse-not-overfull = In { $area } non ci sono troppe unità.
refuse-not-retreating = { $unit } non deve ritirarsi.
refuse-not-vacated = In questa fase nessun combattimento ha sgombrato { $area }.
refuse-one-direction = In questa fase { $area } ha già subito un attacco da un'altra area.
refuse-one-step = { $unit } ha un solo livello di forza.
refuse-other-origin = Questo attacco parte da { $area }: { $unit } non può unirsi da un'altra area.
refuse-own-front-only = { $marker } è per le proprie unità di prima linea.
refuse-recover-verb = Recupero unità si gioca indicando l'unità: recover UNITÀ.
refuse-removed = { $unit } è fuori dal gioco per sempre.
refuse-rerolled-already = Il dado di { $unit } è già stato rilanciato.
refuse-supporting = { $unit } fa da supporto: gli eventi sono per la prima linea.
refuse-surprised-already = { $unit } ha già subito una Sorpresa in questo combattimento.
refuse-sustained-front = Questo Attacco sostenuto non ha più posti in prima linea.
refuse-sustained-support = Questo Attacco sostenuto non ha più posti di supporto.
refuse-march-too-far = { $area } è troppo lontana per { $unit }: per la via più breve occorrono { $cost } PM, e ne ha { $left }.
refuse-march-barred = Il nemico sbarra a { $unit } la via per { $area } in { $areas }, e il giro è troppo lungo.
refuse-too-far = { $unit } non può raggiungere { $area } con { $left } PM rimasti.
refuse-too-many-activated = { $unit } sarebbe di troppo: si attivano al massimo tre unità di qualunque tipo e tre con asterisco.
refuse-uneven-hits = { $unit } non può ricevere un altro colpo finché ogni unità del combattimento non ne ha avuto uno.

## Avvertimenti

warn-attacks-left = Resterebbero attacchi dichiarati ma non combattuti: { $areas }.
warn-could-attack = Queste unità potrebbero ancora dichiarare un attacco: { $units }.
warn-activated-idle = Queste unità attivate possono ancora agire: { $units }.
warn-overfull = L'area di { $area } supererebbe il limite di { $number ->
    [one] un'unità, che verrebbe eliminata
   *[other] { $number } unità, che verrebbero eliminate
}.
warn-points-lost = { $points ->
    [one] Un punto rimpiazzo andrebbe perso
   *[other] { $points } punti rimpiazzo andrebbero persi
}.
warn-recovery-waits = In { $area } non c'è posto: il segnalino è speso subito, ma l'unità rientra non prima del prossimo turno.

## I numeri

sum-movement = Punti movimento spesi (su { $left } rimasti)
sum-combat = Valore di combattimento modificato di { $unit }
sum-points = Punti vittoria degli { $side }

term-road = strada
term-track = pista
term-border = terreno aperto
term-declare = dichiarazione di attacco
term-value = valore di combattimento di { $unit }
term-support = supporto di { $unit }
term-out-of-supply = attacco di { $unit } fuori rifornimento
term-marker = { $marker }
term-hostile = { $marker } del nemico
term-area = controllo di { $area }
term-survivors = unità superstiti in rifornimento, valore di combattimento { $strength }

given-best-defence = Con lo schieramento più forte e senza eventi, contro quello che regge meglio:
given-line-best-defence = Con questo schieramento e senza eventi, contro quello che regge meglio:
given-worst-defence = Contro lo schieramento che regge peggio:
given-best-defence-from = Da { $origin }, con lo schieramento più forte e senza eventi, contro quello che regge meglio:
given-line-best-defence-from = Da { $origin }, con questo schieramento e senza eventi, contro quello che regge meglio:
given-worst-defence-from = Da { $origin }, contro lo schieramento che regge peggio:
given-lines = Con gli schieramenti come sono e senza altri eventi:
given-dice = Con i dadi come sono:
given-reroll = Se si rilancia questo dado:

outcome-retreat = attaccante { $attacker }, difensore { $defender }: il difensore deve ritirarsi
outcome-hold = attaccante { $attacker }, difensore { $defender }: nessuna ritirata
measure-cleared = { $area } è sgombrata dal nemico
measure-destroyed = ogni unità che difende { $area } è distrutta
measure-attacker-loss = livelli di forza persi in media dall'attaccante
measure-defender-loss = livelli di forza persi in media dal difensore
note-measure-cleared = La percentuale è la probabilità che l'area sia sgombrata dal nemico, se non si giocano eventi.
short-measure-cleared = sgombrata { $value }
short-measure-destroyed = distrutti { $value }
short-measure-attacker-loss = l'attaccante perde { $value }
short-measure-defender-loss = il difensore { $value }
group-outcome-retreat = Il difensore deve ritirarsi
group-outcome-hold = Il difensore tiene

reason-more-points = Alla fine dell'ultimo turno gli { $side } hanno il totale più alto di punti vittoria.
reason-equal-points = Alla fine dell'ultimo turno le due parti hanno lo stesso totale di punti vittoria: è un pareggio.
reason-points = { $side }: { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}

## Le opzioni

option-garrisonRetreats = Una guarnigione costretta alla ritirata si ritira invece di essere eliminata.
option-multiDirection = Un'area può essere attaccata da più aree nella stessa fase, con combattimenti separati.
option-splitRetreat = Le unità in ritirata possono andare in aree diverse.
option-altPortWhenBaseLost = I rinforzi possono usare la seconda area di entrata anche se il nemico occupa l'area logistica.
option-oosSupportPenalty = Anche le unità di supporto che attaccano fuori rifornimento perdono un punto.
option-recoveryNeedsControl = Recupero unità richiede il controllo della propria area logistica.
option-oneConvoyPerUnit = Non più di un'Autocolonna per unità in un turno.

## La mappa a parole

sketch-empty = controllata dagli { $side }, vuota
board-legend = Nome, VC-CM/livelli di forza rimasti; * può fare da supporto, (n) può solo difendersi.
board-region-egypt = Egitto
board-region-frontier = Il confine
board-region-marmarica = Marmarica e Tobruch
board-region-jebel = Il Gebel
board-region-gulf = Bengasi e il golfo della Sirte
board-points = { $points } PV
board-base = area logistica
board-worth = { $points ->
    [one] Un punto vittoria
   *[other] { $points } punti vittoria
} a chi la controlla alla fine
board-naval = Sulla costa, a portata del Supporto navale
board-coastal = Sulla costa, fuori portata del Supporto navale
board-inland = All'interno
board-base-of = Area logistica degli { $side }; qui arrivano i loro rinforzi
board-entry-of = Qui possono arrivare i rinforzi degli { $side }
board-units-here = { $number ->
    [0] Nessuna unità
    [one] Un'unità
   *[other] { $number } unità
}, { $room ->
    [any] posto per quante se ne vogliono
    [0] nessun altro posto
    [one] posto per un'altra
   *[other] posto per altre { $room }
}
board-supplied = Qui un'unità sarebbe in rifornimento: { $sides ->
    [none] per nessuna delle due parti
   *[other] { $sides }
}
board-note-asterisk = Asterisco: combatte in prima linea o fa da supporto a un'altra unità
board-note-bracketed = Valore tra parentesi: può solo difendersi
board-note-garrison = Guarnigione: non si muove, può solo difendersi, una volta eliminata è persa per sempre
board-note-matilda = Carri Matilda: il segnalino Matilda può costare un livello di forza dopo un combattimento
board-note-home = Sempre in rifornimento in { $area }
board-note-leaves = Esce dal gioco al turno { $turn }
board-supply-line = Linea di rifornimento: { $areas }
board-supply-home = In rifornimento nella propria sede, senza linea di rifornimento
board-values = Valore di combattimento { $attack } in attacco, { $defence } in difesa; movimento { $movement }; { $full ->
    [one] un solo livello di forza
   *[other] livelli di forza: { $steps } su { $full }
}
board-cards = { $side }: { $held ->
    [0] nessun segnalino in mano
    [one] un segnalino in mano
   *[other] { $held } segnalini in mano
}, { $pile } nel contenitore
board-slot-value = VC { $value }
board-marker-mix = In gioco: Alleati { $allied }, Italiani { $italian }
board-brings = Segnalini evento: Alleati { $alliedEvents }, Italiani { $italianEvents }; punti rimpiazzo: Alleati { $alliedPoints }, Italiani { $italianPoints }
board-arriving = in arrivo: { $units }
board-leaving = in uscita: { $units }
board-leaving-next = In uscita dal gioco al prossimo turno: { $units }.
board-declared = Attacco contro { $area } da { $origin }, dichiarato finora: { $tags }

## La mappa disegnata

map-title = COMPASS
map-theatre = Libia ed Egitto
map-months = dicembre 1940 - febbraio 1941
map-stretched = il foglio è dilatato dove si combatté
map-north = N
map-scale-west = in Cirenaica
map-scale-east = in Marmarica e in Egitto
map-mediterranean = Mare Mediterraneo
map-sirte = Golfo della Sirte
map-cirenaica = CIRENAICA
map-marmarica = MARMARICA
map-egypt = EGITTO
map-gebel = Gebel Achdar
map-sand-sea = Gran Mare di Sabbia
map-to-tripoli = per Tripoli
map-to-matruh = per Marsa Matruh
map-to-gialo = per l'oasi di Gialo
map-to-siwa = per l'oasi di Siwa
map-box = Unità eliminate
map-lost = Perse o rimosse
map-waiting = In attesa di posto
map-key-road = strada
map-key-track = pista
map-key-border = terreno aperto
map-key-closed = senza passaggio
map-key-victory = punti vittoria
map-key-base = area logistica
map-key-port = area di entrata
map-key-anchor = supporto navale
map-leaving = in uscita: { $units }
map-turn-notes = { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}{ $chosen ->
    [yes] {" "}a scelta
   *[no] {""}
}{ $points ->
    [0] {""}
    [one] , 1 rimpiazzo
   *[other] , { $points } rimpiazzi
}
