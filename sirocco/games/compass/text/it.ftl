# Compass, italiano. Unità, aree, parti e segnalini arrivano come nomi; "gli { $side }" sono gli Alleati o gli Italiani.

## Nomi

name-side-allied = Alleati
name-side-italian = Italiani

name-unit-1BIM = 1 BIM (Francia Libera)
name-unit-GarBardia = Guarnigione di Bardia
name-unit-GarTobruch = Guarnigione di Tobruch
name-unit-Brescia = Brescia (27a, in parte)
name-unit-Pavia = Pavia (17a, in parte)
name-unit-Ariete = Ariete (132a, avanguardia)

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
name-cause-stacking = per eccesso di impilamento

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

## Quanto manca alla vittoria

board-standing = { $mine } : { $theirs }. Vince il totale più alto dopo il turno { $last }.
board-standing-ahead = { $mine } : { $theirs }. Sei in vantaggio di { $by }: mantienilo fino alla fine del turno { $last } e vinci.
board-standing-behind = { $mine } : { $theirs }. Sei sotto di { $by }: per vincere devi essere in vantaggio alla fine del turno { $last }.
board-standing-level = { $mine } : { $theirs }. Parità: alla fine del turno { $last } basta un punto in più.

## La sequenza di gioco

step-GameTurn = Turno
step-AdministrativePhase = Fase amministrativa
step-DrawEvents = Eventi
step-ChooseEvents = Scelta degli eventi
step-Removals = Rimozioni
step-Arrivals = Rinforzi
step-Replacements = Rimpiazzi
step-PlayerTurn = Semiturno
step-SupplyCheck = Controllo rifornimento
step-MovementPhase = Fase di movimento
step-CombatPhase = Fase di combattimento
step-AttackLine = Linea dell'attaccante
step-DefenceLine = Linea del difensore
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
step-ExcessUnits = Controllo impilamento

## Che cosa si chiede a chi decide

ask-ChooseEvents = Scegli { $left ->
    [one] un altro segnalino evento
   *[other] { $left } segnalini evento
}.
ask-Arrivals = Piazza i tuoi rinforzi.
ask-Replacements = { $points ->
    [0] Giochi Recupero unità?
    [one] Spendi il tuo punto rimpiazzo.
   *[other] Spendi i tuoi { $points } punti rimpiazzo.
}
ask-MovementPhase = Muovi le tue unità e dichiara gli attacchi.
ask-CombatPhase = Scegli l'attacco da combattere ora.
ask-AttackLine = Forma la linea che attacca { $area }.
ask-DefenceLine = Forma la linea che difende { $area }.
ask-CombatEvents = Giochi eventi nel combattimento per { $area }?
ask-LeaderRerolls = Giochi Leader per rilanciare un tuo dado?
ask-Losses = { $left ->
    [one] Un colpo a segno: scegli l'unità che lo subisce.
   *[other] { $left } colpi a segno: scegli l'unità che subisce il prossimo.
}
ask-Retreat = { $to ->
    [none] Scegli dove ritirarti da { $area }.
   *[other] In { $to } non c'è posto per tutte: elimina { $number ->
        [one] un'unità
       *[other] { $number } unità
    }.
}
ask-SplitRetreat = Scegli un'unità da ritirare da { $area }, e dove.
ask-Advance = Scegli le unità che avanzano in { $area }.
ask-MatildaWear = Giochi Matilda su 7RTR?
ask-ExploitationPhase = Giochi Attacco sostenuto?
ask-Activation = { $number ->
    [0] Scegli le unità da attivare.
   *[other] Attivate: { $units }. Altre?
}
ask-SustainedAttack = Attacca o muovi di 1 PM. Restano: { $units }.
ask-ExcessUnits = Troppe unità in { $areas }: eliminane { $number ->
    [one] una
   *[other] { $number }
}.

## Le azioni: a che servono, che cosa fa una di esse, e la parola che le indica in un elenco

verb-take = prende un segnalino evento dalla propria riserva (turno 1)
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
do-hit = colpo a { $first }
do-retreat = ritirata in { $first }
do-withdraw = ritira { $first } in { $second }
do-advance = fai avanzare { $first }
do-activate = attiva { $first }
do-done = fatto

# Su un pulsante, quando il primo dei due è già scelto.
button-attack = attacca { $second }
button-move = muovi in { $second }
button-place = piazza in { $second }
button-play = gioca su { $second }
button-enter = entra in { $second }
button-support = dietro { $second }
button-withdraw = ritira in { $second }

finish-Replacements = Termina rimpiazzi
finish-MovementPhase = Termina movimento
finish-CombatPhase = Termina combattimento
finish-AttackLine = Linea pronta
finish-DefenceLine = Linea pronta
finish-CombatEvents = Basta eventi
finish-LeaderRerolls = Tieni i dadi
finish-Advance = Termina avanzata
finish-MatildaWear = Non giocare
finish-ExploitationPhase = Termina turno
finish-Activation = Attiva queste
finish-SustainedAttack = Termina attacco

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
legend-supply-good = rifornita
legend-supply-bad = non rifornita
legend-supply-cut = interrotta qui
legend-supply-plain = la strada verso l'area logistica
legend-reach-good = raggiungibile
legend-reach-bad = attaccabile
legend-points-plain = di nessuno
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
refuse-not-in-container = Nella riserva non c'è { $marker }.
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
warn-could-move = { $number ->
    [one] Un'unità potrebbe ancora muovere.
   *[other] { $number } unità potrebbero ancora muovere.
}
warn-left-empty = Nessuno è entrato in { $area }.

## Pericoli

danger-base-open = { $area }, la tua base, è vuota: nel prossimo turno potrebbero entrarci { $units }. Perderesti tutti i rifornimenti.
danger-base-attacked = { $area }, la tua base, può essere attaccata nel prossimo turno: VC { $attack } contro i tuoi { $defence }.
danger-area-open = { $area } ({ $points } PV) è vuota: nel prossimo turno potrebbero entrarci { $units }.
danger-cut-off = Senza linea di rifornimento: { $units }. Fuori rifornimento dal tuo prossimo controllo, se non ne apri una.
danger-no-retreat = Da { $area } non c'è ritirata: se scacciate, andrebbero perse { $units }.

## Consigli

hint-takes = Prende { $areas }.
hint-points = Vale { $points } PV.
hint-guards = Presidia { $area }: il nemico poteva entrarci nel prossimo turno.
hint-saves = Lascia { $area }, da cui il nemico poteva scacciarla (probabilità: { $chance }%).
hint-supplied = Tornano in rifornimento: { $units }.
hint-towards = Si avvicina a { $area }.
hint-joins = { $area } è tenuta con più forza: { $strength } invece di { $before }.
hint-enough = Nient'altro rende più di quanto rischia.
hint-line = La linea più forte contro chi sta lì.

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
given-declared = { $target } attaccata da { $origin }, con lo schieramento più forte e senza eventi:
given-lines = Con gli schieramenti come sono e senza altri eventi:
given-dice = Con i dadi come sono:
given-reroll = Se si rilancia questo dado:

outcome-retreat = attaccante { $attacker }, difensore { $defender }: il difensore deve ritirarsi
outcome-hold = attaccante { $attacker }, difensore { $defender }: nessuna ritirata
measure-cleared = { $area } è sgombrata dal nemico
measure-destroyed = ogni unità che difende { $area } è distrutta
measure-attacker-hurt = l'attaccante perde almeno un livello di forza
measure-attacker-loss = livelli di forza persi in media dall'attaccante
measure-defender-loss = livelli di forza persi in media dal difensore
note-measure-cleared = La percentuale è la probabilità che l'area sia sgombrata dal nemico, se non si giocano eventi.
short-measure-cleared = sgombrata { $value }
short-measure-destroyed = distrutti { $value }
short-measure-attacker-hurt = attaccante colpito { $value }
short-measure-attacker-loss = l'attaccante perde { $value }
short-measure-defender-loss = il difensore { $value }
chance-measure-cleared = { $area } sgombrata
chance-measure-destroyed = tutti i difensori distrutti
chance-measure-attacker-hurt = l'attaccante perde un livello
chance-measure-attacker-loss = l'attaccante perde
chance-measure-defender-loss = il difensore perde
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
}, { $pile } nella riserva
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

## Termini: le forme in cui ciascuno è segnato in un testo, e che cosa significa

forms-cv = VC, valore di combattimento, valori di combattimento
gloss-cv = Valore di combattimento: un'unità di prima linea colpisce se il suo dado non supera il VC.
forms-mc = CM, capacità di movimento
gloss-mc = Capacità di movimento: i punti movimento di un'unità in ogni fase di movimento.
forms-mp = PM, punto movimento, punti movimento
gloss-mp = Punti movimento: un'area costa 1, o ½ lungo una strada; dichiarare un attacco costa 1.
forms-step = livello di forza, livelli di forza
gloss-step = Livello di forza: un'unità ne ha uno o due. Ogni colpo a segno ne toglie uno; con l'ultimo l'unità è eliminata.
forms-asterisk = asterisco
gloss-asterisk = Asterisco: l'unità combatte in prima linea, o sta dietro un'altra e le aggiunge il suo VC.
forms-oos = FR, fuori rifornimento
gloss-oos = Fuori rifornimento: senza linea di rifornimento fino all'area logistica. L'unità attacca con 1 VC in meno e subisce un colpo in più se deve ritirarsi.
forms-supply-line = linea di rifornimento, in rifornimento
gloss-supply-line = Linea di rifornimento: strade e piste libere dal nemico, lunghe quanto si vuole, fino all'area logistica; il primo passo non le richiede.
forms-vp = PV, punto vittoria, punti vittoria
gloss-vp = Punti vittoria: per le località tenute alla fine e, per gli Italiani, anche per le unità superstiti in rifornimento.
forms-front = prima linea
gloss-front = Prima linea: da una a tre unità di una parte, quelle che tirano un dado nel combattimento.
forms-base = area logistica
gloss-base = Area logistica: da lì viene il rifornimento di una parte. Piccadilly Circus per gli Alleati, El Agheila per gli Italiani.
forms-garrison = guarnigione, guarnigioni
gloss-garrison = Guarnigione: un'unità che non si muove mai e può solo difendersi.
forms-hit = colpo a segno, colpi a segno
gloss-hit = Colpo a segno: un dado che non supera il valore di combattimento modificato. Costa al nemico un livello di forza.
forms-stacking = impilamento
gloss-stacking = Impilamento: al massimo sei unità in un'area alla fine delle fasi di movimento e di combattimento; le altre sono eliminate.
forms-brackets = tra parentesi
gloss-brackets = Tra parentesi: un valore di combattimento che conta solo in difesa.
forms-pool = riserva
gloss-pool = Riserva: i segnalini evento di una parte che si possono ancora pescare.
forms-event = segnalino evento, segnalini evento
gloss-event = Segnalino evento: si pesca ogni turno, si tiene nascosto in mano, si gioca una volta.
forms-replacement = punto rimpiazzo, punti rimpiazzo
gloss-replacement = Punto rimpiazzo: riporta a forza piena un'unità ridotta e in rifornimento.
forms-attack-marker = segnalino attacco, segnalini attacco
gloss-attack-marker = Segnalino attacco: mostra quale area un'unità attacca nella fase di combattimento. Costa 1 PM.
