# Le scritte della mappa.

map-title = DA SALERNO A ROMA
map-theatre = Italia
map-months = settembre 1943 – giugno 1944
map-north = N
map-scale-italy = cinque chilometri per esagono
map-tyrrhenian = Mar Tirreno
map-adriatic = Mare Adriatico
map-gaeta = Golfo di Gaeta
map-naples = Golfo di Napoli
map-salerno = Golfo di Salerno
map-manfredonia = Golfo di Manfredonia
map-cadre = Box dei quadri
map-bari = Bari
map-key-costs = punti movimento: sereno · maltempo
map-key-plain = pianura
map-key-hill = collina
map-key-mountain = montagna: corazzati solo su strada
map-key-city = città
map-key-river = fiume
map-key-ridge = cresta
map-key-major = strada principale
map-key-minor = strada secondaria
map-key-bridge = ponte
map-key-village = villaggio
map-key-port = porto
map-key-airfield = aeroporto e suoi punti
map-key-gustav = linea Gustav
map-key-bernhardt = esagono Bernhardt
map-key-terminal = terminali dell'VIII Armata e dell'Asse
map-key-seam = dove si uniscono le mappe 1 e 2
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
map-river-Tiber = Tevere
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
map-albani = Colli Albani
map-pontine = Agro Pontino
map-reatini = Monti Reatini
map-dauni = Monti Dauni
map-lucania = Lucania
map-fucino = Fucino
map-irpinia = Irpinia

# Capitoli 8, 9.5.5, 9.8, 14.2.6 e 16: artiglieria, navi e aerei, e le finestre in cui sparano.

name-window-interdiction = interdizione prima che si entri in un esagono
name-window-bombardment = artiglieria e navi contro chi muove
name-window-planes = aerei contro chi muove
name-window-support = supporto di un esagono attaccato
name-window-last-planes = aerei alla fine del segmento nemico
name-window-first-fire = sparare prima che il nemico spari o reagisca
name-window-overrun = artiglieria che sta per essere travolta
step-Positioning = Schieramento dell'artiglieria
step-ArmyArtillery = Artiglieria d'armata come bonus
step-ShipForLanding = Unità navale di uno sbarco minore
step-Bombardment = Bombardamento
step-Hit = HIT
step-FireLosses = Perdite per bombardamento
step-BombardmentWindow = Fuoco contro chi muove
step-OverrunWindow = Artiglieria che sta per essere travolta
step-FirstFire = Chi spara per primo
step-LastPlanesWindow = Ultimi aerei
step-LastMissions = Ultime missioni
step-Interdiction = Interdizione
step-InterdictionWindow = Interdizione prima dell'ingresso in un esagono
step-AttackerSupport = Supporto dell'attaccante
step-SupportWindow = Supporto del difensore
step-BattleRoll = Dadi del combattimento
ask-Positioning = Schiera un pezzo d'artiglieria, o lascia gli altri dove sono.
how-Positioning = Scegli un pezzo fuori mappa, poi uno degli esagoni evidenziati. Può sparare solo ciò che sta sulla mappa.
ask-ArmyArtillery = Dove va l'artiglieria d'armata?
ask-ShipForLanding = L'unità navale partecipa allo sbarco a { $hex }?
ask-Bombardment = Scegli che cosa spara contro { $hex }.
ask-Hit = HIT a { $hex }: un livello di forza, o END OPS per tutto l'esagono?
how-Hit = Un livello è perso finché non lo si recupera; END OPS lascia la forza, ma nessuno nell'esagono muove, attacca o reagisce finché il segnalino non è tolto.
ask-FireLosses = { $number ->
    [one] Bombardamento a { $hex }: scegli l'unità che perde un livello di forza.
   *[other] Bombardamento a { $hex }: si perdono { $number } livelli di forza; scegli la prossima unità.
}
ask-BombardmentWindow = Il nemico è entrato in { $hex }: lo bombardi?
how-BombardmentWindow = Ciò che spara adesso diventa FIRED, e non spara più in questo impulso. Se passi, il nemico prosegue, e te lo si chiede di nuovo alla prossima occasione.
ask-OverrunWindow = Il nemico travolge la tua artiglieria a { $hex }: spara prima di sparire?
how-OverrunWindow = Se il nemico resta nell'esagono, l'artiglieria che c'è è persa; ciò che non è FIRED può prima sparare. Se passi, se ne va senza un colpo.
ask-FirstFire = Il nemico sta per agire da { $hexes }: lo bombardi prima?
how-FirstFire = Sei il giocatore attivo, quindi puoi sparare per primo a chi sta per agire. Se passi, agisce.
ask-LastPlanesWindow = Finisce il segmento nemico: mandi gli ultimi aerei?
how-LastPlanesWindow = Gli aerei di questo impulso non ci sono più quando finisce. Se passi, il segmento del nemico è concluso.
ask-LastMissions = Usi l'artiglieria e gli aerei che ti restano?
how-LastMissions = Ciò che non è FIRED può ancora bombardare nel tuo segmento. Poi si controlla il rifornimento.
ask-Interdiction = Scegli che cosa interdice { $hex }: ogni 3 fattori costano 2 PM, fino a 6 contano.
ask-InterdictionWindow = Il nemico sta per entrare in { $hex }: lo interdici?
how-InterdictionWindow = L'interdizione fa costare all'esagono più PM fino alla fine dell'impulso, per entrambe le parti. Se passi, il nemico vi entra al costo solito.
ask-AttackerSupport = Sostieni l'attacco contro { $hex } con un pezzo?
ask-SupportWindow = Sostieni la difesa di { $hex } con un pezzo?
how-SupportWindow = Un pezzo o un aereo può aiutare la difesa; i suoi dadi possono anche nuocerle. Se passi, il combattimento si tira senza il tuo supporto.
finish-Positioning = Lascia gli altri
finish-ShipForLanding = Nessuna nave
finish-Bombardment = Fuoco
finish-LastMissions = Niente altre missioni
finish-Interdiction = Interdici
finish-AttackerSupport = Nessun supporto
verb-position = schierare un pezzo d'artiglieria
verb-bombard = bombardare un esagono
verb-interdict = interdire un esagono
verb-fire = far partecipare un pezzo d'artiglieria
verb-plane = far partecipare un aereo
verb-support = sostenere un combattimento con un pezzo d'artiglieria, o da solo con un aereo
verb-step = far costare un HIT un livello di forza
verb-end-ops = fare di un HIT un END OPS per l'esagono
do-position-1 = prendi { $first } come bonus
do-position-2 = schiera { $first } a { $second }
do-bombard = bombarda { $first }
do-interdict = interdici { $first }
do-fire = spara con { $first }
do-plane = aggiungi un aereo
do-support-0 = sostieni con un aereo
do-support-1 = sostieni con { $first }
do-step = un livello di forza
do-end-ops = END OPS
refuse-cannot-position = { $artillery } non può essere schierato a { $hex }.
refuse-no-such-gun = Non hai { $artillery }.
refuse-gun-off-map = { $artillery } non è sulla mappa.
refuse-gun-fired = { $artillery } è FIRED in questo impulso.
refuse-gun-not-activated = { $artillery } non è attivata: serve il suo corpo, il bonus di una sua divisione, o punti.
refuse-no-host = { $artillery } va in un esagono con una sua unità rifornita, o adiacente, e non con il nemico: non a { $hex }.
refuse-ships-gone = { $artillery } serve solo finché i depositi di uno sbarco sono sulla mappa.
refuse-ship-cannot-stand = { $artillery } non può stare a { $hex }.
refuse-no-bonus-for-gun = Non resta nessun bonus per { $artillery }.
refuse-not-its-army = { $artillery } non può essere il bonus di questa formazione: un corpo può prendere l'artiglieria della propria armata, una volta.
refuse-out-of-range = { $hex } è fuori dalla portata di { $artillery }.
refuse-gun-not-active = { $artillery } non è attiva, e questa occasione è solo per i pezzi attivi.
refuse-planes-only = In questa occasione sparano solo gli aerei, non { $artillery }.
refuse-not-overrun = { $artillery } non sta per essere travolta.
refuse-fires-already = { $artillery } partecipa già.
refuse-planes-alone = Gli aerei sommano i loro fattori solo tra loro.
refuse-ships-alone = Le unità navali sommano i loro fattori solo tra loro: non { $artillery }.
refuse-no-planes = { $side }: nessun aereo rimasto.
refuse-nothing-to-bombard = Non c'è niente da bombardare a { $hex }.
refuse-nothing-in-range = Nessun pezzo attivo e pronto ha { $hex } a portata, e non resta nessun aereo.
refuse-open-city = { $hex } è Roma, città aperta: nessuno le spara contro.
refuse-not-active-side = { $side }: non è il tuo segmento.
refuse-not-the-interrupter = Il nemico non sta per agire da { $hex }.
refuse-not-the-mover = Nessuno è appena entrato in { $hex }.
refuse-not-bombarded = { $unit } non è nell'esagono bombardato.
refuse-rule-not-used = L'interdizione non è in vigore in questa partita.
refuse-not-interdicted = { $hex } non può essere interdetto.
refuse-interdicted-enough = A { $hex } non contano più di sei fattori.
refuse-nothing-to-interdict = Niente di attivo con tre fattori ha { $hex } a portata.
refuse-too-few-factors = L'interdizione richiede tre fattori.
refuse-not-the-next-hex = Nessuno sta per entrare in { $hex }.
refuse-supports-defence-only = { $artillery } non è attiva: sostiene solo la difesa.
term-gun = { $artillery }
term-planes = { $number ->
    [one] un aereo
   *[other] { $number } aerei
}
term-dots = pallini nell'esagono: { $number }
term-unseen-dots = unità non viste, di cui i pallini non si contano: { $number }
term-village = paese
term-city = città
term-mountain = montagna
term-fortified-hex = linea fortificata
term-has-moved = si è appena mosso
term-offensive = Offensiva
term-interdicted = interdizione
term-support-attacker = supporto dell'attaccante
term-support-defender = supporto del difensore
sum-fire = Fattori di fuoco
sum-columns = Colonne a destra
sum-die = Dadi
sum-interdiction = Punti movimento per entrare
given-fire = Nella colonna { $column }:
given-fire-all = Con tutto ciò che può sparare insieme, nella colonna { $column }:
given-support = Un pezzo di supporto porta:
outcome-nothing = niente
outcome-green-hit = HIT verde
outcome-red-hit = HIT rosso
outcome-step-and-end = un livello di forza ed END OPS
outcome-two-steps = due livelli di forza
outcome-two-steps-and-end = due livelli di forza ed END OPS
outcome-columns-left = { $number ->
    [one] una colonna a sinistra
   *[other] { $number } colonne a sinistra
}
outcome-columns-right = { $number ->
    [one] una colonna a destra
   *[other] { $number } colonne a destra
}
outcome-dice-plus = { $number } in più ai dadi
outcome-dice-minus = { $number } in meno ai dadi
event-planes = { $number ->
    [one] { $side }: un aereo.
   *[other] { $side }: { $number } aerei.
}
event-airCheck = { $side }: { $die } al dado per gli aerei{ $more ->
    [yes] {""}: uno in più.
   *[other] .
}
event-positioned = { $artillery } è stata schierata a { $hex }.
event-bombarded = { $side }: bombardato { $hex } con { $factors } fattori{ $column ->
    [none] {""}: fuori dalla tabella.
   *[other] {""} nella colonna { $column }; dadi { $dice }: { $result ->
        [G] HIT verde
        [R] HIT rosso
       *[other] { $result }
    }.
}
event-endOps = END OPS a { $hex }{ $units ->
    [none] {""}
   *[other] : { $units }
}.
event-gunsLost = { $artillery } a { $hex } è fuori dalla mappa fino al prossimo impulso.
event-gunsOverrun = { $artillery } è stata travolta a { $hex }.
event-interdicted = { $side }: interdetto { $hex }, { $cost } PM in più.
event-supported = { $side }: supporto{ $plane ->
    [yes] {""} di un aereo
   *[other] {""} di { $artillery }
}; dadi { $dice }: { $result }.
# Chapters 8 and 9: segments and operations

step-Segment = Segmento di operazioni
step-FormationChoice = Chi opera adesso
step-Operation = Operazioni di una formazione
step-GroupOperation = Operazioni di un gruppo
step-EmergencyGroup = Kampfgruppe o Task Force
step-Settling = Assestamento tattico
ask-FormationChoice = Quale formazione o gruppo opera adesso?
how-FormationChoice = Fai clic su un'unità di una divisione o di un corpo attivati per farli operare. Gli esagoni col contorno hanno unità che possono agire da sole; i nemici col bordo rosso punteggiato si possono bombardare in ogni momento.
ask-EmergencyGroup = Quali unità attiva il segnalino in { $hex }?
ask-Settling = Quali unità in { $hex } si assestano, fino a 3 punti?
finish-FormationChoice = Termina il segmento
finish-EmergencyGroup = Attiva queste
finish-Settling = Attiva queste
event-operates = { $formation } opera.
event-bonus = { $unit } si unisce come bonus.
event-emergency = Attivazione d’emergenza in { $hex }: { $units }.
event-settling = Assestamento tattico in { $hex }: { $units }.
refuse-not-activated = { $formation } non è attivata, o ha già operato.
refuse-acts-with-corps = { $formation } opera con il suo corpo.
refuse-not-operating = { $unit } non appartiene alla formazione che opera.
refuse-end-ops = { $unit } non può fare altro: END OPS.
refuse-twice = { $unit } è già stata attivata in questo impulso.
refuse-no-bonus = { $unit } non può essere un bonus.
refuse-no-bonus-left = Non resta alcun bonus per { $unit }.
refuse-own-segment-only = Le attivazioni d’emergenza si fanno nel proprio segmento.
refuse-marker-used = Il segnalino è già stato usato in questo impulso.
refuse-no-points = Non c’è un punto di attivazione per questo.
refuse-nobody-to-activate = Nessuno in { $hex } può essere attivato così.
refuse-not-under-marker = { $unit } non si trova dove il segnalino attiva.
refuse-too-many-dots = { $unit } sarebbe di troppo: al massimo 6 punti.
refuse-one-army = { $unit } appartiene a un’altra armata.
refuse-settled-already = L’assestamento tattico si fa una volta per impulso.
refuse-not-in-hex = { $unit } non è in { $hex }.
refuse-too-many-to-settle = { $unit } sarebbe di troppo: al massimo 3 punti.
verb-formation = fai operare una formazione
verb-bonus = prendi un’unità come bonus
verb-group = piazza il segnalino Kampfgruppe o Task Force
verb-settle = attiva gratis unità di un esagono
do-formation = opera con { $first }
do-bonus = prendi { $first } come bonus
do-group = piazza il segnalino in { $first }
do-settle = assesta unità in { $first }

# Chapter 10: stacking

step-Displacement = Troppe unità
ask-Displacement = Quale unità va in quale esagono accanto?
event-displaced = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} è spostata da { $origin } a { $to }.
refuse-stopped = Il movimento è finito in { $hex }.
refuse-zone-to-zone = Mancano i punti movimento per passare da un esagono adiacente al nemico a un altro in { $hex }.
refuse-full = Non c’è posto in { $hex }.
refuse-cannot-displace = { $unit } non può essere messa in { $hex }.
verb-displace = metti un’unità di troppo in un esagono accanto
do-displace = metti { $first } in { $second }

# Chapter 11: movement

step-Movement = Movimento
step-UnitMarch = Unità in movimento
ask-Movement = Quale unità muove adesso?
how-Movement = Scegli un'unità, poi dove va. I nemici col bordo rosso punteggiato si possono prima bombardare.
ask-UnitMarch = Dove vanno { $units }? PM rimasti: { $left }.
finish-Movement = Termina il movimento
finish-UnitMarch = Ferma qui
event-moved = { $units } da { $origin } a { $to } ({ $cost } PM).
event-sailed = { $units } via mare da { $origin } a { $to }.
event-exited = { $units } hanno lasciato la mappa da nord.
event-demolition = Demolizione del ponte { $hex }–{ $to }{ $die ->
    [0] {""}
   *[other] , dado { $die }
 }: { $success ->
    [yes] riuscita
   *[other] fallita
 }.
event-bridged = Ponte { $hex }–{ $to }{ $die ->
    [0] {""}
   *[other] , dado { $die }
 }: { $success ->
    [yes] si passa di nuovo
   *[other] lavoro fallito
 }.
refuse-outside = { $hex } è fuori dall’area di gioco.
refuse-armour-needs-road = I corazzati entrano in { $hex } solo per strada.
refuse-river-in-bad-weather = Con il maltempo nessuno passa il fiume verso { $hex } senza ponte.
refuse-enemy-there = Ci sono unità nemiche in { $hex }.
refuse-enemy-unit = { $side } non può dare ordini a { $unit }.
refuse-closed = Nessuno può entrare in { $hex }.
refuse-not-adjacent = { $hex } non è adiacente a { $origin }.
refuse-too-far = { $hex } è troppo lontano; PM rimasti: { $left }.
refuse-moved = { $unit } ha già mosso.
refuse-cannot-join = { $unit } non può unirsi: solo unità dello stesso esagono che possono ancora muovere.
refuse-join-late = { $unit } non può più unirsi: la pila è in cammino.
refuse-not-in-group = { $unit } non fa parte della pila in movimento.
refuse-not-begun = Questa unità non ha mosso: va rimessa giù, o fa qualcosa.
refuse-back = Unità che hanno cominciato, o già rimesse giù una volta, non si rimettono giù.
refuse-too-near = { $hex } è a meno di 4 esagoni dal nemico: niente movimento strategico.
refuse-move-begun = Solo per unità che non hanno ancora fatto nulla.
refuse-allied-only = Solo gli Alleati lo fanno.
refuse-not-of-formation = Via mare si spostano solo unità che operano con una formazione attivata.
refuse-three-by-sea = Al massimo tre unità per impulso vanno via mare.
refuse-no-port = { $hex } non è un porto adatto.
refuse-no-exit = Nessuna strada di vittoria lascia la mappa in { $hex }.
refuse-no-points-to-exit = Non restano punti movimento per uscire dalla mappa.
refuse-no-bridge-here = Non c’è un ponte da demolire tra { $origin } e { $hex }.
refuse-bridges-of-rome = I ponti di Roma non si demoliscono.
refuse-tried-already = In { $hex } hanno già provato tutti.
refuse-no-river-here = Nessun fiume scorre tra { $origin } e { $hex }.
refuse-bridge-in-bad-weather = Con il maltempo non si costruiscono né riparano ponti.
refuse-bridge-there = Verso { $hex } c’è già un ponte.
refuse-bridge-points = Un ponte richiede 3 PM, all’inizio o alla fine del movimento.
sum-movement = Punti movimento spesi (di { $left } rimasti)
term-along-road = lungo la strada
term-plain = pianura
term-hill = collina
term-enemy-adjacent = da un esagono adiacente al nemico a un altro
given-bridge = Ponte in { $hex }
outcome-success = riuscita
outcome-failure = fallimento
verb-activate = prendi un’unità per muoverla
verb-join = prendi con te un’altra unità, o nel gruppo
verb-leave = lascia indietro un’unità della pila
verb-move = vai in un esagono adiacente
verb-back = rimetti giù ciò che hai preso, senza muovere
verb-strategic = fai un movimento strategico
verb-sail = vai via mare a un altro porto
verb-exit = esci dalla mappa per una strada di vittoria
verb-demolish = demolisci un ponte
verb-bridge = costruisci o ripara un ponte
do-activate = muovi { $first }
do-join = prendi { $first } con te
do-leave = lascia { $first }
do-move = vai in { $first }
do-back = annulla il movimento
do-strategic = movimento strategico
do-sail-0 = via mare a Bari
do-sail-1 = via mare a { $first }
do-exit = esci dalla mappa
do-demolish = demolisci il ponte tra { $first } e { $second }
do-bridge = getta un ponte tra { $first } e { $second }

# Chapter 12: rearguards

step-RearguardDeployment = Retroguardie
step-RearguardRetreat = Una retroguardia ripiega
ask-RearguardDeployment = Dove vanno le retroguardie? In mano: { $number }; quelle in mappa si possono riprendere.
ask-RearguardRetreat = Dove ripiega la retroguardia di { $hex }?
finish-RearguardDeployment = Lasciale così
event-rearguard = { $placed ->
    [yes] Una retroguardia è piazzata in { $hex }
   *[other] La retroguardia in { $hex } è ripresa
 }.
event-attackedRearguard = { $units } hanno attaccato la retroguardia in { $hex }: dado { $die }.
event-rearguardLost = La retroguardia in { $hex } è eliminata fino al prossimo impulso.
event-rearguardRetreated = La retroguardia in { $origin } ripiega in { $to }.
refuse-rearguard-there = Una retroguardia tiene { $hex }: va attaccata.
refuse-no-rearguard-left = Non c’è alcuna retroguardia da piazzare.
refuse-no-rearguard-there = Nessuna retroguardia può stare in { $hex }: solo in rifornimento, lontano dal nemico, una per esagono.
refuse-no-rearguard-here = Non c’è alcuna retroguardia in { $hex }.
given-rearguard = La retroguardia in { $hex }
outcome-rearguard-none = tiene
outcome-rearguard-retreat = ripiega di 3 esagoni
outcome-rearguard-out = è eliminata
verb-rearguard = piazza una retroguardia, o riprendila
do-rearguard = retroguardia in { $first }

# Chapter 13: reaction

name-window-reaction = Reazione alla fine di un movimento nemico
step-ReactionWindow = Reazione
step-Pursuit = Avanzata dopo una reazione
ask-ReactionWindow = Il nemico ha finito un movimento a { $hexes }, entro la tua portata. Chi reagisce?
how-ReactionWindow = Chi reagisce muove subito con metà dei suoi PM, una volta per impulso, e non attacca. Se passi, nessuno reagisce a questo movimento; al prossimo entro la tua portata te lo si chiede di nuovo.
ask-Pursuit = Il nemico ha lasciato { $hex }. Chi avanza?
finish-Pursuit = Termina l’avanzata
event-reacted = { $units } reagiscono.
refuse-reacted = { $unit } ha già reagito in questo impulso.
refuse-stayed = { $unit } è rimasta dov'è: a questa mossa non reagisce più.
refuse-no-reaction = { $unit } non può reagire: non ha portata, o nessuno è a portata.
refuse-not-in-reaction = In una reazione non si può.
refuse-cannot-pursue = { $unit } non può avanzare lì.
verb-react = fai reagire un’unità
do-react = reagisci con { $first }

# Chapter 14: combat

step-Combat = Combattimento
step-Attack = Un attacco
step-Gegenangriff = Gegenangriff
step-Losses = Perdite
step-GivingWay = Ritirata al posto di una perdita
step-Retreat = Ritirata
step-Advance = Avanzata
step-Penetration = Penetrazione
ask-Combat = Quale esagono è attaccato?
ask-Attack = Scegli le unità che attaccano { $hex }.
ask-Gegenangriff = Pagare un punto per un Gegenangriff in { $hex }?
ask-Losses = { $number ->
    [one] Quale unità perde un livello?
   *[other] Quali unità perdono { $number } livelli?
 }
ask-GivingWay = Perdite: { $number }. Ritirarsi da { $hex } al posto di una?
how-GivingWay = Una ritirata di 1 o 2 esagoni salva un livello, mai di più, e lascia l'esagono all'attaccante.
ask-Retreat = Dove si ritirano le unità di { $hex }?
ask-Advance = Scegli le unità che avanzano in { $hex }.
ask-Penetration = Attaccare ancora da { $hex }?
finish-Combat = Termina i combattimenti
finish-Attack = Attacca
finish-Gegenangriff = Senza
finish-Retreat = Ferma qui
finish-Advance = Termina l’avanzata
finish-Penetration = Nessun altro attacco
event-attacked = { $hex }: { $attack } contro { $defence }, { $odds }; dadi { $dice }, modificatore { $modifier }: { $result }.
event-gegenangriff = Gegenangriff in { $hex }: dado { $die }, { $shift } a destra.
event-reduced = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} perde un livello.
event-eliminated = { $unit } è eliminata.
event-gaveWay = Le unità in { $hex } cedono terreno.
event-retreated = { $units } si ritirano da { $origin } a { $to }.
event-advanced = { $unit } avanza da { $origin } a { $to }.
refuse-cannot-attack = Nessuno può attaccare { $hex }.
refuse-cannot-strike = { $unit } non può attaccare { $hex }.
refuse-not-in-battle = { $unit } non partecipa a questa perdita.
refuse-nowhere-to-retreat = Da { $hex } non c’è dove ritirarsi.
refuse-no-retreat-there = Adesso nessuno può ritirarsi in { $hex }.
refuse-cannot-advance = { $unit } non può avanzare.
refuse-no-gegenangriff = Niente Gegenangriff: è per l’Asse nel suo segmento, dove si gioca la regola.
refuse-gegenangriff-used = Il Gegenangriff di questo turno è già stato usato.
warn-left-empty = Nessuno è avanzato in { $hex }.
sum-attack = Forza d’attacco
sum-defence = Forza di difesa
term-unit = { $unit }
term-shock = Tank Shock da { $origin }
term-halved = metà di ciò che è dimezzato
term-fortified = fortificato, per { $times }
term-encircled = accerchiamento
term-gegenangriff = Gegenangriff
term-attacker-unsupplied = attaccanti fuori rifornimento
term-defender-unsupplied = difensori fuori rifornimento
term-tank-bonus = carri in { $origin }
term-mountain-bonus = truppe da montagna in { $origin }
term-devils = diavoli in difesa
given-column = Colonna { $column }
given-column-right = Colonna { $column }: da { $odds } { $number ->
    [one] una colonna
   *[other] { $number } colonne
} a destra
given-column-left = Colonna { $column }: da { $odds } { $number ->
    [one] una colonna
   *[other] { $number } colonne
} a sinistra
given-gegenangriff = Gegenangriff
outcome-shift-1 = una colonna
outcome-shift-2 = due colonne
outcome-shift-3 = tre colonne
verb-attack = attacca un esagono
verb-with = nomina un’unità per l’attacco
verb-gegenangriff = paga un Gegenangriff
verb-lose = fai perdere un livello a un’unità
verb-give-way = ritirati invece di perdere un livello
verb-stand = subisci le perdite
verb-retreat = ritirati in un esagono
verb-advance = avanza nell’esagono
do-attack = attacca { $first }
do-with = attacca con { $first }
do-gegenangriff = Gegenangriff
do-lose = colpisci { $first }
do-give-way = ritirati
do-stand = resisti
do-retreat = ritirati in { $first }
do-advance = avanza con { $first }

# Chapter 15: Reserves

name-window-reserves = Riserve nel segmento nemico
step-ReserveDesignation = Chi va in Riserva
step-ReserveStep = Riserve
step-ReserveWindow = Riserve dell’avversario
step-ReserveOperation = Unità in Riserva operano
ask-ReserveDesignation = Quali esagoni entrano in Riserva, o ne escono?
how-ReserveDesignation = Un esagono in Riserva ora non muove, e agisce dopo i combattimenti o nel segmento del nemico.
ask-ReserveStep = Quale esagono in Riserva opera?
ask-ReserveWindow = Impieghi un esagono in Riserva?
how-ReserveWindow = La Riserva di un esagono agisce adesso, nel segmento del nemico; poi il nemico prosegue. Se passi, le tue Riserve restano dove sono, per un'altra occasione.
finish-ReserveDesignation = Nessun’altra Riserva
finish-ReserveStep = Nessun’altra Riserva
event-reserve = { $givenUp ->
    [yes] { $hex } non è più in Riserva
   *[other] { $hex } va in Riserva
 }.
event-committed = La Riserva in { $hex } opera.
refuse-nobody-for-reserve = Nessuno in { $hex } può andare in Riserva.
refuse-reserve-near-enemy = { $hex } è adiacente al nemico: niente Riserva.
refuse-no-marker-left = Non restano segnalini Riserva.
refuse-landed-not-reserve = Chi è sbarcato in questo impulso non va in Riserva: { $hex }.
refuse-cannot-commit = { $hex } non ha una Riserva che possa operare.
verb-reserve = metti un esagono in Riserva, o rinunciaci
verb-commit = fai operare un esagono in Riserva
do-reserve = Riserva in { $first }
do-commit = impiega la Riserva in { $first }

## Rules 5 to 9: sequence, points, the command display, what is bought

step-Recovery = Recupero
step-Reassignment = Riassegnazione dei comandi
step-Allocation = Assegnazione dei punti di attivazione
step-Payment = Pagamento
step-Fortifying = Fortificazione
step-SupplyMeasures = Controllo del rifornimento
step-FreeRecovery = Recupero di livelli
step-BroughtForward = Una divisione anticipata
step-LeavingRome = Abbandono di Roma
ask-Allocation = Assegna in segreto i punti di attivazione ({ $left } disponibili).
ask-Payment = Quale riserva paga? { $number ->
    [one] È dovuto un punto.
   *[other] Sono dovuti { $number } punti.
}
ask-Reassignment = Modifichi il tuo schema di comando?
how-Reassignment = Qui divisioni e corpi cambiano superiore, prima di assegnare i punti: trascinane uno su un altro, o tocca prima lui e poi il nuovo superiore.
ask-Fortifying = Dove va la fortificazione?
name-army-V-Army = V Armata
name-army-VIII-Army = VIII Armata
name-formation-VI = VI Corpo
name-formation-X = X Corpo
name-formation-II = II Corpo
name-formation-V = V Corpo
name-formation-XIII = XIII Corpo
name-formation-I-CAN = I Corpo CAN
name-formation-II-POL = II Corpo POL
name-purchase-VI = VI Corpo
name-purchase-X = X Corpo
name-purchase-II = II Corpo
name-purchase-V = V Corpo
name-purchase-XIII = XIII Corpo
name-purchase-I-CAN = I Corpo CAN
name-purchase-II-POL = II Corpo POL
name-artillery-VI-Art = Art. VI Corpo
name-artillery-X-Art = Art. X Corpo
name-artillery-II-Art = Art. II Corpo
name-artillery-V-Art = Art. V Corpo
name-artillery-XIII-Art = Art. XIII Corpo
name-artillery-I-CAN-Art = Art. I Corpo CAN
name-artillery-II-POL-Art = Art. II Corpo POL
name-artillery-V-Army-Art = Art. V Armata
name-artillery-VIII-Army-Art = Art. VIII Armata
name-pool-V = V Armata
name-pool-VIII = VIII Armata
name-pool-XV = XV Gruppo d’Armate
name-pool-axis = Asse
name-purchase-division = divisione
name-purchase-corps = corpo d’armata
name-purchase-polish-corps = corpo polacco
name-purchase-kampfgruppe = Kampfgruppe
name-purchase-second-kampfgruppe = seconda Kampfgruppe
name-purchase-task-force = Task Force
name-purchase-corps-artillery = artiglieria di corpo
name-purchase-army-artillery = artiglieria d’armata
name-purchase-airfield-planes = aerei dagli aeroporti
name-purchase-drop-division = lancio di una divisione
name-purchase-drop-unit = lancio di un’unità
name-purchase-major-landing = sbarco maggiore
name-purchase-minor-landing = sbarco minore
name-purchase-gustav = linea Gustav
name-purchase-fortification = fortificazione
name-purchase-offensive-V = offensiva della V Armata
name-purchase-offensive-VIII = offensiva dell’VIII Armata
name-purchase-offensive-XV = offensiva del XV Gruppo d’Armate
name-purchase-intelligence = Intelligence
name-purchase-gegenangriff = Gegenangriff
name-purchase-settling = assestamento tattico
name-purchase-supply-extension = linee di rifornimento più lunghe
name-purchase-foreign-terminal = terminale di un’altra armata
name-purchase-transfer-division = trasferimento di una divisione
name-purchase-transfer-corps = trasferimento di un corpo
sum-allocated = Punti di attivazione
term-purchase = { $purchase }
sum-transfer = Punti di attivazione per il trasferimento
term-transfer = cambio di armata
refuse-allocated-already = { $purchase }: è già stato deciso.
refuse-not-for-sale = { $purchase }: ora non si può acquistare.
refuse-divisions-first = { $purchase }: prima le sue divisioni.
refuse-two-divisions = { $purchase }: servono due divisioni attivate.
refuse-too-many-points = { $purchase }: non è questo il suo costo.
refuse-one-offensive = In un impulso si gioca un solo segnalino offensiva.
refuse-cannot-pay = { $purchase }: mancano i punti.
refuse-pool-cannot-pay = { $pool } non può pagare questo punto.
refuse-bound-for-ever = { $formation } non lascia mai il suo corpo.
refuse-bound-to-corps = { $formation } appartiene al corpo della sua nazione.
refuse-bound-to-army = { $formation } non lascia mai la sua armata.
refuse-no-such-corps = { $formation } non può unirsi a quel comando.
refuse-corps-full = In quel corpo non c’è posto per { $formation }.
refuse-army-of-enemy = { $formation } non può passare a un’armata dell’altra parte.
refuse-army-not-in-play = { $formation } non può passare a un’armata che non è in gioco.
refuse-there-already = { $formation } è già lì.
refuse-no-space = In quell’armata non c’è uno spazio per { $formation }.
refuse-not-on-display = { $formation } non è nel tuo schema di comando.
refuse-changed-already = { $formation } è già cambiata in questo impulso.
refuse-cannot-transfer = Mancano i punti per trasferire { $formation }.
refuse-cannot-fortify = { $hex } non è un esagono rifornito e libero da nemici.
refuse-fortified-already = { $hex } è già fortificato.
event-allocated = { $side }: punti di attivazione assegnati.
event-revealed = { $purchases ->
    [none] { $side }: nessun punto speso.
   *[other] { $side }: spesi { $spent } per { $purchases }.
}
event-initiative = { $side }: ha l’iniziativa.
event-turnEnds = Nessuno ha assegnato punti: il turno finisce.
event-weather = Tempo: { $die }, { $bad ->
    [yes] brutto
   *[no] bello
}.
event-paid = { $pool } ha pagato un punto.
event-assigned = { $formation } si è unita a { $corps }.
event-transferred = { $formation } è passata a { $army }.
event-gustav = Linea Gustav: casella { $box }{ $operational ->
    [yes] , operativa
   *[no] {""}
}.
event-fortified = L’Asse ha fortificato { $hex }.
refuse-cannot-inspect = Ora non si può guardare in { $hex }.
event-inspected = { $side }: ha guardato in { $hex }.
event-offensive = Segnalino offensiva: { $pool }.

## Rule 17: supply

ask-SupplyMeasures = Controllo del rifornimento: che cosa fai per le tue unità?
given-airlift = Un dado
outcome-supplied = rifornita
outcome-missed = non rifornita
name-cause-supply = per mancanza di rifornimento
name-cause-given-up = abbandonata
refuse-cannot-extend = Ora le linee di rifornimento non si possono allungare.
refuse-cannot-switch = Ora la V Armata non può passare a Napoli.
refuse-flown-already = In questo impulso sono già stati inviati aerei a { $hex }.
refuse-no-flying = Con il brutto tempo nessuno vola.
refuse-cannot-airlift = Nessun aereo può rifornire { $hex }.
refuse-not-out-of-supply = { $unit } non è fuori rifornimento.
refuse-cannot-feed = { $unit } non può essere rifornita da un terminale dell’altra armata.
refuse-no-mules-left = Non ci sono muli da mettere in { $hex }.
refuse-mules-just-placed = I muli in { $hex } sono arrivati in questo impulso: ci restano.
refuse-no-place-for-mules = I muli non possono stare in { $hex }.
event-outOfSupply = Fuori rifornimento in { $hex }: { $unit ->
    [none] un’unità nascosta
   *[other] { $unit }
}.
event-supplied = Di nuovo rifornita: { $unit ->
    [none] un’unità nascosta
   *[other] { $unit }
}.
event-attrition = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} senza rifornimento: { $die }.
event-extended = { $side }: linee di rifornimento allungate ({ $number }).
event-airlift = { $side }: aerei a { $hex }: { $die }, { $success ->
    [yes] rifornito
   *[no] invano
}.
event-fed = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} usa il terminale dell’altra armata.
event-naples = La V Armata si rifornisce da Napoli; i suoi depositi sono rimossi.
event-mules = { $side }: muli in { $hex }.
event-mulesLeft = { $side }: i muli hanno lasciato { $hex }.
event-mulesLost = { $side }: muli perduti in { $hex }.
event-depotCaptured = Il deposito in { $hex } è stato catturato.

## Rules 19 to 21: recovery, Rome, Case Foggia

ask-Recovery = Quali livelli ricostruisci?
ask-FreeRecovery = Ricostruisci { $number ->
    [one] un livello
   *[other] fino a { $number } livelli
}.
ask-BroughtForward = Quale divisione arriva in anticipo?
ask-LeavingRome = Abbandona Roma: verso dove?
refuse-cannot-recover = { $unit } ora non può ricevere un livello.
refuse-no-return-there = { $unit } non può tornare lì.
refuse-recovers-no-supply = { $unit } è fuori rifornimento e non recupera nulla.
refuse-lost-nothing = { $unit } non ha perso nulla.
refuse-rome-barred = L’Asse non rientra in { $hex } prima che unità alleate siano state a Roma.
refuse-not-to-come = { $formation } non è attesa nel turno 3 o 4.
event-recovered = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} è di nuovo a piena forza.
event-rebuilt = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} è tornata in { $hex }.
event-leftRome = L’Asse lascia { $hex }: Roma è città aperta.
event-coin = Caso Foggia: { $tails ->
    [yes] croce
   *[no] testa
} ({ $die }).
event-answer = Gli Alleati recuperano { $die } livelli.
event-foggiaDivisions = { $arrive ->
    [yes] Arrivano le divisioni del caso Foggia
   *[no] Le divisioni del caso Foggia partono per sempre
}.
event-delayed = { $formation } parte due turni più tardi.
step-Delay = Ritiro rinviato
ask-Delay = Quale divisione parte due turni più tardi?
refuse-not-to-be-delayed = { $formation } non può partire più tardi.
event-broughtForward = { $formation } arriva in anticipo.

# Chapter 2: victory.

event-minorVictory = Gli Alleati soddisfano le condizioni di una vittoria minore.
reason-automatic = Vittoria automatica: { $side } soddisfa le condizioni dello scenario.
reason-decisive = Vittoria decisiva: { $side }.
reason-minor = Vittoria minore: { $side }.
reason-nobody = Nessuna delle due parti soddisfa le sue condizioni: pareggio.
reason-points = Punti vittoria: Alleati { $allied }, Asse { $axis }.
term-held = Controllo di { $hex }
term-enemy-steps = Livelli nemici persi: { $steps }
sum-score = Punti vittoria: { $side }

# Chapter 4: set-up.

option-playersSetUp = I giocatori schierano da sé le unità; altrimenti il programma schiera per entrambi.
step-SetUp = Schieramento
ask-SetUp = Schiera le unità nelle zone della tua scheda. Fatto: il programma schiera le altre.
event-setUp = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} inizia in { $hex }.
refuse-not-to-be-placed = { $unit } non è fra le unità da schierare.
refuse-not-in-zone = { $hex } non è nella zona di schieramento di { $unit }, o non ha posto.
refuse-no-free-fortification = Non c'è una fortificazione gratuita da piazzare in { $hex }.

# Chapter 9.4: paradrops.

step-DropOperation = Lancio di paracadutisti
step-Drop = Dove si lanciano le unità
ask-Drop = Lancia le unità, ciascuna su un suo bersaglio, o termina il lancio.
event-dropped = { $unit } è lanciata su { $hex }: { $die }, direzione { $direction }; tocca terra in { $to }{ $lost ->
    [yes] {" "}con una perdita
   *[no] {""}
 }.
given-drop = Dove l'unità tocca terra
outcome-drop-target = Sul bersaglio
outcome-drop-safe = Fuori bersaglio, senza perdite
outcome-drop-lost = Male: si perde un livello
refuse-no-paratroops = { $unit } non è addestrata al lancio.
refuse-no-airfield = { $unit } non è su un aeroporto amico né adiacente, e non è attesa come rinforzo.
refuse-no-drops-in-bad-weather = Con il tempo cattivo non ci sono lanci.
refuse-nobody-to-drop = Nessuno può essere lanciato ora.
refuse-no-target = { $hex } non è un esagono di pianura o collina senza nemici e con posto per l'unità.
refuse-another-drop = { $unit } non partecipa a questo lancio.
refuse-drop-where = Indica dove lanciare { $unit }.
refuse-not-bought = Questa operazione non è stata comprata in programmazione.

# Chapter 9.5: landings, Case Richard, Bari.

step-MajorLanding = L'Asse risponde allo sbarco
step-RichardReinforcements = Caso Richard: rinforzi
step-BoxRecovery = Caso Richard: livelli dal Box
step-LandingOperation = Sbarco minore
step-Landing = Dove sbarca l'unità
step-DepotWithUnit = Un deposito con lo sbarco
ask-RichardReinforcements = Gli Alleati sono sbarcati: piazza i rinforzi, o falli attendere.
ask-BoxRecovery = Fai rientrare fino a { $number } livelli dal Box.
ask-Landing = Scegli dove sbarca { $unit }.
ask-DepotWithUnit = Puoi sbarcare un deposito in { $hex } insieme all'unità.
event-landed = { $unit } sbarca in { $hex }.
event-depot = Gli Alleati piazzano un deposito in { $hex }.
event-depotWithdrawn = Gli Alleati ritirano il deposito da { $hex }.
event-caseRichard = Caso Richard: l'Asse ha { $more } PA in più da ora.
event-toBari = { $unit } va a Bari.
event-fromBari = { $unit } arriva da Bari per { $hex }.
refuse-no-landings = Lo scenario non permette questo sbarco.
refuse-landed-already = Lo sbarco maggiore di questa partita è già stato fatto.
refuse-too-late-to-land = Dopo il turno 6 non c'è uno sbarco maggiore.
refuse-too-early-to-land = Prima del turno 2 non ci sono sbarchi minori.
refuse-needs-naples = I primi depositi devono essere ritirati e Napoli deve essere il terminale della V Armata.
refuse-one-minor-landing = In un impulso una sola unità fa uno sbarco minore.
refuse-nobody-to-land = Nessuno può sbarcare ora.
refuse-not-ready-to-land = { $unit } non è in un porto amico né adiacente, né a Bari, né fra i rinforzi di questo turno.
refuse-depot-first = Prima si piazza il deposito dello sbarco maggiore.
refuse-two-divisions-land = { $unit } sarebbe di una terza divisione: ne sbarcano al massimo due.
refuse-too-far-from-depot = { $hex } è a più di 3 esagoni dal deposito.
refuse-needs-foggia = Uno sbarco in Adriatico richiede l'aeroporto di Foggia, con una linea di rifornimento.
refuse-not-plain = { $unit } sbarca solo in pianura, non in { $hex }.
refuse-no-beach = Nessuno può sbarcare in { $hex }.
refuse-no-depot-there = Il deposito non può essere piazzato in { $hex }.
refuse-no-landing-bought = Non è stato comprato uno sbarco maggiore.
refuse-depot-with-unit = Il deposito sbarca con l'unità, non in { $hex }.
refuse-depot-needed = Da { $hex } nessuna linea di rifornimento porta a un altro terminale.
refuse-no-depot = In { $hex } non c'è un deposito.
refuse-no-road-to-bari = Da { $hex } nessuna strada porta a Bari.
refuse-bari-full = A Bari non c'è posto: contiene 10 pallini.
refuse-not-in-bari = { $unit } non è a Bari.
refuse-not-from-bari = Da Bari nessuna strada porta a { $hex }, o non c'è posto.
refuse-not-into-bari = { $unit } non può andare a Bari.

# Chapter 18: reinforcements and withdrawals.

step-Reinforcements = Rinforzi
ask-Reinforcements = Piazza i rinforzi dovuti, o falli attendere.
event-arrived = { $unit ->
    [none] Un’unità nascosta
   *[other] { $unit }
} arriva in { $hex }.
event-withdrew = Ritirate dal gioco: { $units }.
event-replaced = { $unit } prende il posto di { $units }.
refuse-not-due = { $unit } non è attesa ora.
refuse-cannot-enter = { $unit } non può entrare in { $hex }.

# bot

hint-takes = Prende { $hexes }.
hint-guards = Presidia { $hex }: il nemico poteva entrarci.
hint-beside = È pronto ad attaccare { $hexes }.
hint-away = Si allontana dal nemico.
hint-towards = Si avvicina a { $hex }.
hint-enough = Nient'altro rende più di quanto rischia.

# Sides, kinds, sizes and the like

name-side-allied = Alleati
name-side-axis = Asse

name-scenario-ortona = Ortona: turno 4, dicembre 1943
name-scenario-salerno = Salerno: turni 1 e 2, settembre e ottobre 1943
name-scenario-anzio = Anzio: turni 5 e 6, gennaio e febbraio 1944
name-scenario-diadem = DIADEM: turni 9 e 10, maggio e giugno 1944
name-scenario-kesselring = L'opzione Kesselring: turni 2 e 3, ottobre e novembre 1943
name-scenario-campaign = Campagna: turni da 1 a 10, settembre 1943 - giugno 1944
name-thing-unit = unità
name-thing-hex = esagono
name-thing-artillery = artiglieria
name-thing-formation = formazione
name-thing-army = armata
name-thing-pool = riserva di punti di attivazione
name-thing-purchase = ciò per cui si spendono punti
name-thing-points = numero di punti
name-kind-infantry = fanteria
name-kind-motorised = fanteria motorizzata
name-kind-parachute = paracadutisti
name-kind-glider = fanteria su alianti
name-kind-mountain = truppe da montagna
name-kind-reconnaissance = ricognizione
name-kind-engineers = genio
name-kind-machine-guns = mitraglieri
name-kind-special = forze speciali
name-kind-flak = contraerea
name-kind-tank = carri armati
name-kind-tank-destroyer = cacciacarri
name-size-II = battaglione
name-size-III = reggimento
name-size-X = brigata
name-where-out = fuori dal gioco
name-where-cadre = nel box Quadri
name-where-scheduled = su una carta dei rinforzi
name-where-bari = a Bari
name-where-exited = uscita per una strada della vittoria
name-cause-combat = in combattimento
name-cause-bombardment = per bombardamento
name-cause-retreat = in ritirata
name-cause-drop = nel lancio
name-cause-overrun = travolta
name-level-automatic = vittoria automatica
name-level-decisive = vittoria decisiva
name-level-minor = vittoria minore
name-level-points = vittoria ai punti
name-level-draw = pareggio
name-terrain-plain = pianura
name-terrain-hill = collina
name-terrain-mountain = montagna
name-terrain-city = città
name-terrain-sea = mare
name-section-italy = Italia
name-link-major = strada principale
name-link-minor = strada secondaria
name-link-overland = fuori strada
name-badge-oos = senza rifornimento
name-badge-end-ops = END OPS
name-badge-reacted = ha reagito
name-badge-reserve = in Riserva
name-badge-active = opera adesso
name-badge-bonus = come bonus
name-badge-fired = FIRED
name-badge-ready = artiglieria attiva
name-chart-combat = Risultati del combattimento
name-chart-bombardment = Bombardamento
name-chart-support = Supporto tattico
name-chart-weather = Tempo
name-chart-rearguard = Retroguardie
name-chart-gegenangriff = Gegenangriff
name-token-fair-weather = bel tempo
name-token-bad-weather = cattivo tempo
name-token-initiative = iniziativa
name-token-gustav-begun = linea Gustav iniziata
name-token-gustav-ready = linea Gustav operativa
name-token-plane = aereo
name-token-reserve = segnalino Riserva
name-token-mules = muli
name-token-rearguard = retroguardia
name-token-fortification = fortificazione
name-token-depot = deposito
board-weather =
    { $chance ->
        [0] Il tempo resta sempre bello.
       *[other] Tempo cattivo in ogni impulso: { $chance }% ({ $exact }).
    }
tray-weather-ahead =
    { $chance ->
        [0] In questo turno il tempo resta bello.
       *[other] Tempo cattivo nel prossimo impulso di questo turno: { $chance }% ({ $exact }).
    }
tray-planes-ahead =
    { $side } con tempo bello, { $number ->
        [one] un aereo
       *[other] { $number } aerei
    }: { $chance }% ({ $exact }).
brief-token-fair-weather = i fiumi si attraversano, gli aerei volano, i carri travolgono
brief-token-bad-weather = niente aerei, nessun fiume si passa senza ponte, niente Tank Shock
brief-token-initiative = questa parte ha il primo segmento dell’impulso
brief-token-plane = bombarda, interdice, sostiene un combattimento o porta rifornimenti; una volta
brief-token-reserve = per un esagono le cui unità aspettano di agire più tardi
brief-token-mules = allungano le linee di rifornimento in montagna
brief-token-rearguard = tiene un esagono e può demolire ponti
brief-token-fortification = il suo esagono vale come linea fortificata per l’Asse
brief-token-depot = un terminale della V Armata
name-offensive-V = Offensiva della V Armata
name-offensive-VIII = Offensiva dell’VIII Armata
name-offensive-XV = Offensiva del XV Gruppo d’armate
short-token-plane = aereo
short-token-reserve = Ris.

# Verbs

spell-place = piazza, piazzare
spell-delay = ritarda
spell-withdraw = ritira, togli
spell-recover = recupera, ricostruisci
spell-depot = deposito
spell-assign = assegna
spell-transfer = trasferisci
spell-allocate = alloca, dai
spell-offensive = offensiva
spell-pay = paga
spell-position = posiziona
spell-fortify = fortifica
spell-rearguard = retroguardia
spell-formation = formazione, opera
spell-bonus = bonus
spell-group = gruppo
spell-settle = assesta
spell-reserve = riserva
spell-commit = impegna
spell-activate = attiva, attivare
spell-join = porta, unisci
spell-leave = lascia
spell-move = muovi, prosegui
spell-strategic = strategico
spell-sail = naviga, salpa
spell-exit = esci
spell-drop = lancia
spell-land = sbarca
spell-demolish = demolisci
spell-bridge = ponte
spell-mules = muli
spell-react = reagisci
spell-bombard = bombarda
spell-interdict = interdici
spell-fire = spara
spell-plane = aereo
spell-step = livello
spell-end-ops = end-ops
spell-attack = attacca, attaccare
spell-with = con
spell-support = sostieni
spell-gegenangriff = gegenangriff
spell-lose = perdi
spell-retreat = ritirata
spell-give-way = cedi
spell-stand = resisti
spell-advance = avanza
spell-displace = sposta
spell-extend = estendi
spell-airlift = aviorifornisci
spell-feed = nutri
spell-eliminate = elimina
spell-switch = cambia
spell-inspect = ispeziona
spell-decline = rinuncia, passa
spell-decline-move = rinuncia-mossa
spell-back = rimetti, indietro
spell-done = fatto, fine
word-place = piazzare in
word-delay = ritardare
word-withdraw = togliere dal gioco
word-recover = ricostruire
word-depot = deposito in
word-assign = assegnare a
word-transfer = trasferire a
word-allocate = allocare
word-offensive = Offensiva
word-pay = pagare da
word-position = posizionare in
word-fortify = fortificare
word-rearguard = retroguardia in
word-formation = operare con
word-bonus = prendere come bonus
word-group = segnalino in
word-settle = assestare in
word-reserve = Riserva in
word-commit = impegnare
word-activate = muovere
word-join = portare con sé
word-leave = lasciare indietro
word-move = proseguire in
word-strategic = movimento strategico
word-sail = per mare a
word-exit = uscire dalla mappa
word-drop = lanciare su
word-land = sbarcare in
word-demolish = demolire
word-bridge = gettare un ponte
word-mules = muli in
word-react = reagire con
word-bombard = bombardare
word-interdict = interdire
word-fire = sparare con
word-plane = aggiungere un aereo
word-step = un livello di forza
word-end-ops = END OPS
word-attack = attaccare
word-with = attaccare con
word-support = sostenere con
word-gegenangriff = Gegenangriff
word-lose = perdere un livello di
word-retreat = ritirarsi in
word-give-way = ritirarsi invece
word-stand = accettare le perdite
word-advance = avanzare
word-displace = spostare in
word-extend = linee più lunghe
word-airlift = rifornire dal cielo
word-feed = rifornire
word-eliminate = sacrificare
word-switch = cambiare
word-inspect = guardare in
word-decline = passare
word-decline-move = passare per questa mossa
word-back = rimettere al suo posto
word-done = fatto
verb-place = mette un’unità sulla mappa, o a Bari
verb-delay = lascia partire più tardi una divisione
verb-withdraw = toglie un’unità dal gioco
verb-recover = ricostruisce un livello di forza
verb-depot = mette un deposito
verb-assign = assegna una divisione a un corpo
verb-transfer = trasferisce una formazione a un’altra armata
verb-allocate = dà punti di attivazione a una formazione o a un’operazione
verb-offensive = gioca un segnalino Offensiva
verb-pay = dice quale riserva paga
verb-fortify = mette una fortificazione
verb-drop = lancia un’unità col paracadute
verb-land = sbarca un’unità dal mare
verb-mules = mette muli, o li riprende
verb-extend = allunga le linee di rifornimento per un punto
verb-airlift = rifornisce un esagono con un aereo
verb-feed = fa rifornire un’unità dal terminale dell’altra armata
verb-eliminate = sacrifica un’unità
verb-switch = fa di Napoli il terminale della V Armata, o toglie un deposito
verb-inspect = guarda in un esagono nemico
verb-decline = lascia passare la finestra
verb-decline-move = lascia passare tutte le finestre di questa mossa
verb-done = chiude questa scelta o questa azione
do-place-1 = piazza { $first } a Bari
do-place-2 = piazza { $first } in { $second }
do-delay = { $first } parte più tardi
do-withdraw = togli { $first } dal gioco
do-recover-1 = ricostruisci un livello di { $first }
do-recover-2 = fai tornare { $first } in { $second }
do-depot = deposito in { $first }
do-assign = assegna { $first } a { $second }
do-transfer = trasferisci { $first } a { $second }
do-allocate = { $first }: { $second } PA
do-offensive = Offensiva: { $first }
do-pay = paga { $first }
do-fortify = fortifica { $first }
do-drop-1 = comincia il lancio con { $first }
do-drop-2 = lancia { $first } su { $second }
do-land-1 = comincia lo sbarco con { $first }
do-land-2 = sbarca { $first } in { $second }
do-mules = muli in { $first }
do-extend = linee di rifornimento più lunghe
do-airlift = rifornisci { $first } dal cielo
do-feed = rifornisci { $first } dal terminale dell’altra armata
do-eliminate = sacrifica { $first }
do-switch-0 = passa la V Armata a Napoli
do-switch-1 = togli il deposito in { $first }
do-inspect = guarda in { $first }
do-done = fatto
button-place = piazza in { $second }
button-position = posiziona in { $second }
button-drop = lancia su { $second }
button-land = sbarca in { $second }
button-displace = sposta in { $second }

# The course of the game

step-GameTurn = Turno
step-Impulse = Impulso
step-Programming = Programmazione
event-turn = Turno { $turn }: { $dates }.
event-impulse = Impulso { $impulse } del turno { $turn }.
event-gameOver = { $winner ->
    [none] Il gioco è finito: { $level }.
   *[other] Il gioco è finito: { $winner }, { $level }.
}
event-control = { $side }: presa { $hex }.
event-attack = { $units } attaccano { $hex }.
event-battleEnded = Il combattimento a { $hex } è finito.
event-arrived-known = { $unit } è arrivata in { $hex }.
event-attrition-known = { $unit } senza rifornimento: { $die }.
event-displaced-known = { $unit } è spostata da { $origin } a { $to }.
event-fed-known = { $unit } si rifornisce dal terminale dell’altra armata.
event-outOfSupply-known = Senza rifornimento in { $hex }: { $unit }.
event-rebuilt-known = { $unit } è tornata in { $hex }.
event-recovered-known = { $unit } è di nuovo a piena forza.
event-reduced-known = { $unit } perde un livello di forza.
event-setUp-known = { $unit } comincia in { $hex }.
event-supplied-known = Di nuovo rifornita: { $unit }.
event-endOps-known = END OPS a { $hex }: { $units }.
event-allocated-known = Hai assegnato: { $purchases }.
warn-could-move = { $number ->
    [one] Un’unità può ancora muovere.
   *[other] { $number } unità possono ancora muovere.
}

# What you are told before you begin

intro-allied = Comandi gli Alleati in Italia. I punti di attivazione sono pochi: dalli in segreto alle divisioni e ai corpi che devono muovere, fai valere artiglieria e aerei, e tieni ogni unità vicina a una strada verso il suo terminale. La via di Roma si apre prima che montagne e inverno la chiudano.
intro-axis = Comandi l’Asse in Italia. Hai fiumi, montagne e la linea Gustav, ma pochi uomini: tieni una linea con riserve alle spalle, spara a chi si muove, demolisci i ponti, contrattacca dove il nemico è debole e non perdere ciò che non puoi rimpiazzare.
page-about = Italia, settembre 1943 - giugno 1944. Dalle spiagge di Salerno a Roma: due armate su una sola mappa di esagoni, punti di attivazione in segreto, corpi e divisioni, artiglieria che spara a chi si muove, tempo, sbarchi e le linee d’inverno. Da una serata a Ortona all’intera campagna.
page-can-act = { $units ->
    [0] Scegli che cosa fare.
    [one] Un’unità può ancora agire.
   *[other] { $units } unità possono ancora agire.
}
page-luck-of = { $rolls ->
    [one] un dado
   *[other] { $rolls } dadi
} in combattimenti e bombardamenti, { $hits } in tutto, { $expected } attesi
page-luck-legend = La barra mostra la somma dei dadi di combattimenti e bombardamenti di una parte, il tratto quanto ci si poteva attendere.
page-no-odds-yet = Le probabilità appaiono appena si indica un’unità.
page-pool = Unità che possono ancora unirsi all’attacco

# Layers

name-overlay-control = Controllo
name-overlay-supply = Rifornimento
name-overlay-fire = Artiglieria
name-overlay-reaction = Reazione
name-overlay-zones = Accanto al nemico
name-overlay-victory = Luoghi che decidono
legend-supply-good = da qui parte una linea di rifornimento
legend-supply-cut = nessuna linea, o bloccata qui
legend-supply-allied = linee alleate
legend-supply-axis = linee dell’Asse
legend-fire-allied = a portata dell’artiglieria alleata
legend-fire-axis = a portata dell’artiglieria dell’Asse
legend-fire-bad = nemici che può colpire
legend-fire-cut = tue unità a portata del nemico
legend-reaction-allied = unità alleate reagiscono a chi si ferma qui
legend-reaction-axis = unità dell’Asse reagiscono a chi si ferma qui
legend-zones-allied = accanto a unità alleate
legend-zones-axis = accanto a unità dell’Asse
legend-victory-plain = in mano a nessuno
legend-victory-allied = in mano agli Alleati
legend-victory-axis = in mano all’Asse
legend-control-allied = alleato
legend-control-axis = dell’Asse
overlay-supplied = { $side ->
    [Asse] Rifornimento dell’Asse
   *[other] Rifornimento degli Alleati
}. Le unità senza linea sono segnate.
overlay-line = { $unit } si rifornisce lungo questa linea da { $hex }.
overlay-line-here = { $unit } è rifornita dove si trova: da un porto, un deposito, dal mare o dal cielo.
overlay-cut-at = { $unit } non ha linea di rifornimento: è bloccata in { $hexes }.
overlay-too-far = { $unit } non ha linea di rifornimento: nessuna strada verso un terminale è abbastanza vicina.
overlay-no-line = senza linea
overlay-guns = a portata di { $artillery }
overlay-gun = { $artillery }: fuoco { $fire }, portata { $range }.
overlay-gun-beside = È fuori mappa.
overlay-gun-fired = Ha sparato (FIRED): in questo impulso non spara più.
overlay-gun-ready = { $active ->
    [yes] Attiva: nel proprio segmento può sparare quando vuole.
   *[no] Non attiva: spara a chi si avvicina alle proprie unità e supporta chi si difende.
} { $targets ->
    [0] Nessun nemico è a portata.
    [one] Ha nemici a portata in un esagono.
   *[other] Ha nemici a portata in { $targets } esagoni.
}
overlay-wins = vince subito
overlay-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}

# The combat

panel-battle = Combattimento a { $hex }
panel-attackers = { $hexes ->
    [none] Attacco
   *[other] Attacco da { $hexes }
}
panel-defenders = Difesa di { $hex }
panel-with = un altro attaccante
panel-supports = in supporto
panel-bombardment = Bombardamento di { $hex }
panel-interdiction = Interdizione di { $hex }
panel-fire = Chi spara
panel-targets = Bersaglio: { $hex }
panel-another-gun = un altro pezzo

# Che cosa significano i risultati, accanto ai dadi

brief-outcome-N = Non succede niente.
brief-outcome-A1 = L’attaccante perde un livello di forza.
brief-outcome-A2 = L’attaccante perde due livelli di forza.
brief-outcome-A3 = L’attaccante perde tre livelli di forza.
brief-outcome-A1__D1_ = Entrambi perdono un livello e hanno END OPS.
brief-outcome-A1_D1 = Entrambi perdono un livello di forza.
brief-outcome-A1_D2 = L’attaccante perde un livello, il difensore due.
brief-outcome-D1 = Il difensore perde un livello, o invece si ritira.
brief-outcome-D2 = Il difensore perde due livelli; ritirandosi ne salva uno.
brief-outcome-D3 = Il difensore perde tre livelli; ritirandosi ne salva uno.
brief-outcome-DR = Il difensore si ritira.
brief-outcome-D2R = Il difensore perde due livelli e si ritira.
brief-outcome-D3R = Il difensore perde tre livelli e si ritira.
brief-outcome-D3R_ = Il difensore perde tre livelli, si ritira e ha END OPS.
brief-outcome-- = Non succede niente.
brief-outcome-G = HIT verde: chi è colpito sceglie, un livello o END OPS per l’esagono.
brief-outcome-R = HIT rosso: chi spara sceglie, un livello o END OPS per l’esagono.
brief-outcome-1_ = Si perde un livello, e l’esagono ha END OPS.
brief-outcome-2 = Si perdono due livelli.
brief-outcome-2_ = Si perdono due livelli, e l’esagono ha END OPS.
brief-outcome-L1 = Una colonna a sinistra.
brief-outcome-L2 = Due colonne a sinistra.
brief-outcome-R1 = Una colonna a destra.
brief-outcome-R2 = Due colonne a destra.
brief-outcome-_1 = Uno in più ai dadi del combattimento.
brief-outcome-_2 = Due in più ai dadi del combattimento.
brief-outcome--1 = Uno in meno ai dadi del combattimento.
brief-outcome--2 = Due in meno ai dadi del combattimento.
brief-outcome-none = Resiste.
brief-outcome-retreat = Ripiega di tre esagoni.
brief-outcome-out = È eliminata.

# Beside the map

board-impulse = Turno { $turn } di { $last }, { $dates }, impulso { $impulse }, { $bad ->
    [yes] cattivo tempo
   *[no] bel tempo
}
tray-impulse = Impulso { $impulse }: { $bad ->
    [yes] cattivo tempo
   *[no] bel tempo
}
tray-points = Punti di attivazione, { $side }: { $number }
tray-allocation = La tua assegnazione, in segreto
tray-army = { $army }: divisioni senza corpo
tray-corps = { $formation } ({ $army })
tray-activated = attivata
tray-finished = ha operato
tray-artillery = Artiglieria fuori mappa, { $side }: { $number }
tray-markers = In mano: { $side }
tray-bari = Bari: { $number ->
    [one] un’unità
   *[other] { $number } unità
}
tray-cadre = Box Quadri, { $side }: { $number ->
    [one] un’unità
   *[other] { $number } unità
}
marker-depot = deposito
marker-fortification = fortificazione
marker-rearguard = retroguardia
marker-mules = muli, { $side }
marker-reserve = Riserva, { $side }
marker-interdicted = interdetto: { $cost } PM in più
marker-bridge-broken = il ponte verso { $hex } è distrutto
marker-bridge-built = è stato gettato un ponte verso { $hex }
board-points = Punti di attivazione:
board-arrive = Impulso { $impulse }: arrivano { $units }.
board-headquarters = Impulso { $impulse }: comandi di { $formations }.
board-withdraw = Ritirate: { $units }.
board-withdraw-formations = Ritirate all’impulso { $impulse }: { $formations }.
board-steps = Impulso { $impulse }: { $steps ->
    [one] si recupera un livello di forza.
   *[other] si recuperano { $steps } livelli di forza.
}
board-standing = Alleati { $mine }, Asse { $theirs }; i punti contano alla fine del turno { $last }.
board-standing-ahead = Sei in vantaggio di { $by }: { $mine } a { $theirs } alla fine del turno { $last }.
board-standing-behind = Sei in svantaggio di { $by }: { $mine } a { $theirs } alla fine del turno { $last }.
board-standing-level = Pari a { $mine } punti; chi ne ha di più vince alla fine del turno { $last }.
board-hold-every = { $side }: { $held ->
    [yes] tutti i luoghi che vincono subito sono controllati; in ognuno serve un’unità rifornita.
   *[no] per vincere subito, ancora da prendere e tenere con rifornimento: { $hexes }.
}
board-hold-any = { $side }: { $number ->
    [one] { $hexes }, con un’unità rifornita, vince subito
   *[other] uno fra { $hexes }, con un’unità rifornita, vince subito
}{ $since ->
    [0] {""}
   *[other] {""}, dal turno { $since }
}.
board-exits = Livelli di forza alleati riforniti usciti a nord: { $steps } di { $needed }.
board-bleed = Livelli dell’Asse nel Box: { $enemy } di { $needed }; alleati { $own }, al massimo { $most }.
board-depot-wins = Un deposito catturato dà la vittoria all’Asse.
board-keeps = L’Asse vince alla fine del turno { $last } se tiene { $hexes }{ $held ->
    [yes] {""}: ora ce l’ha.
   *[no] {""}: ora non ce l’ha.
}
board-minor-met = Gli Alleati hanno raggiunto le condizioni di una vittoria minore.
board-decisive-until = Una vittoria alleata è decisiva fino al turno { $turn }, minore dopo.
board-dots = Pallini: { $dots }
board-reaction = Reazione entro { $range } esagoni
board-tank = Bonus carri { $bonus }
board-mountain = Bonus montagna { $bonus }
board-port = porto
board-airfield = aeroporto { $points }
board-gustav = linea Gustav
board-bernhardt = linea Bernhardt
danger-depot-open = Il deposito in { $hex } è vuoto, e il nemico è vicino.
danger-place-open = { $hex } è vuota, e il nemico è vicino.
danger-attrition = Senza rifornimento, perderanno livelli di forza al prossimo controllo: { $units }.
danger-cut-off = Senza linea di rifornimento: { $units }.

# What an attack comes to

outcome-result = { $result }
measure-defender-hit = { $hex }: il difensore perde un livello di forza o si ritira
measure-cleared = { $hex }: il difensore deve ritirarsi o è distrutto
measure-destroyed = { $hex }: tutte le unità che difendono sono distrutte
measure-attacker-hurt = l’attaccante perde almeno un livello di forza
measure-attacker-loss = livelli di forza persi in media dall’attaccante
measure-defender-loss = livelli di forza persi in media dal difensore, se resiste
note-measure-defender-hit = La percentuale è la probabilità che il difensore perda un livello di forza o si ritiri, se non si aggiunge altro.
short-measure-defender-hit = difensore colpito { $value }
short-measure-cleared = sgombrato { $value }
short-measure-destroyed = distrutti { $value }
short-measure-attacker-hurt = attaccante colpito { $value }
short-measure-attacker-loss = l’attaccante perde { $value }
short-measure-defender-loss = il difensore { $value }
chance-measure-defender-hit = { $hex }: difensore colpito
chance-measure-cleared = { $hex } sgombrato
chance-measure-destroyed = tutti i difensori distrutti
chance-measure-attacker-hurt = l’attaccante perde un livello
chance-measure-attacker-loss = l’attaccante perde
chance-measure-defender-loss = il difensore perde
group-outcome-result = risultato { $result }

# Scenarios

intro-allied-ortona = Comandi l’VIII Armata sul Sangro nel dicembre 1943, con 18 punti di attivazione per tutto il mese. Pescara tenuta con rifornimento da Vasto vince subito; altrimenti Ortona, Orsogna, Popoli e Pescara valgono un punto ciascuna, e così cinque livelli di forza nemici.
intro-axis-ortona = Tieni il Sangro e il Moro nel dicembre 1943 con 12 punti di attivazione. La linea Gustav è pronta: non lasciare entrare gli Alleati a Pescara, tieni Ortona, Orsogna e Popoli, e fai costare loro ogni passo.
intro-allied-salerno = Sbarchi la V Armata a Salerno nel settembre 1943. Napoli e Foggia, tenute entrambe con rifornimento, vincono subito; altrimenti decidono i punti per luoghi e livelli di forza nemici. Un deposito catturato perde la partita.
intro-axis-salerno = Gli Alleati sbarcano a Salerno. Ricacciali in mare: un deposito catturato ti dà la vittoria. Se non puoi, tieni Napoli e Foggia finché serve.
intro-allied-anzio = Sbarchi ad Anzio nel gennaio 1944. Roma o Valmontone tenuta con rifornimento da Anzio vince subito; altrimenti decidono i punti per le città intorno alla testa di sbarco e per i livelli di forza nemici.
intro-axis-anzio = Gli Alleati sbarcano ad Anzio. Anzio tenuta con rifornimento da Roma ti dà subito la vittoria; prima chiudi la testa di sbarco con tutto ciò che arriva per le strade.
intro-allied-diadem = Rompi la linea Gustav nel maggio 1944. Roma tenuta con rifornimento vince.
intro-axis-diadem = Gli Alleati attaccano dal Garigliano a Cassino. Tieni un’unità rifornita a Roma fino alla fine, e hai vinto.
intro-allied-kesselring = Insegui un nemico che è venuto a battersi nel sud. Termoli e Sessa Aurunca, tenute con rifornimento, vincono subito; altrimenti decidono i punti.
intro-axis-kesselring = L’opzione di Kesselring: battersi nel sud. Napoli e Foggia, tenute con rifornimento, vincono subito; altrimenti decidono i punti.
intro-allied-campaign = Comandi entrambe le armate alleate da Salerno a Roma, dieci mesi. Roma, Napoli e Foggia tenute con rifornimento entro il turno 5 sono una vittoria decisiva, dopo una minore.
intro-axis-campaign = Tieni l’Italia per dieci mesi. Scambia terreno con tempo, costruisci le linee d’inverno, e abbi Roma alla fine.

# Options

option-polishCorps = Il corpo polacco costa 3 punti con tutte le sue divisioni (regola facoltativa).
option-secondKampfgruppe = L’Asse ha un secondo Kampfgruppe (regola facoltativa).
option-intelligence = Gli Alleati possono pagare per guardare negli esagoni nemici (regola facoltativa).
option-offensives = I segnalini Offensiva sono in gioco (regola facoltativa).
option-rearguards = L’Asse ha retroguardie (regola facoltativa).
option-devils = Paracadutisti, mitraglieri e forze speciali difendono meglio città e linee fortificate (regola facoltativa).
option-gegenangriff = Una volta per turno l’Asse può pagare un Gegenangriff (regola facoltativa).
option-planesHitMovers = Anche gli aerei possono bombardare unità a metà del movimento (regola facoltativa).
option-interdiction = Artiglieria e aerei possono interdire esagoni (regola facoltativa).
option-caseFoggia = Caso Foggia: aiuti all’Asse a testa o croce (regola facoltativa).
option-fogOfWar = Le unità nemiche sotto la cima di una pila sono nascoste da lontano.
option-corpsPaysForAll = Un corpo paga per tutte le sue divisioni, non solo per quelle attivate.
option-emergencyInOwnSegment = Attivazioni d’emergenza solo nel proprio segmento.
option-kampfgruppeCountsUnits = Un Kampfgruppe si conta in unità, non in pallini.
option-endOpsForTheImpulse = END OPS dura fino alla fine dell’impulso.
option-reservesActAgain = Le Riserve che hanno agito nel segmento nemico possono agire di nuovo nell’impulso.
option-endOpsSilencesGuns = END OPS fa tacere l’artiglieria invece di toglierla dalla mappa.
option-armyGroupPaysCommon = Solo il XV Gruppo d’armate paga ciò che le due armate hanno in comune.
option-idleAxisEndsTurn = Se l’Asse alloca da sola e non dà niente, il turno finisce.
option-minorLandingAsMajor = Uno sbarco minore segue le condizioni di uno maggiore.
option-dropGoesBack = Dopo un cattivo lancio il primo esagono si cerca all’indietro da dove l’unità è scesa.
option-shipsWithAnyDepot = Le navi vengono con qualsiasi deposito, anche di uno sbarco minore.
option-severalOffensives = Si possono giocare più segnalini Offensiva in un impulso.
option-ninePlanesBesideFree = Il limite di nove aerei non conta quelli gratuiti.
option-airSupplyInBadWeather = Gli aerei possono portare rifornimenti con cattivo tempo.
option-ownerPlacesExcess = Chi possiede le unità di un esagono pieno le sposta, non l’avversario.
option-retreatAnywhere = Le unità possono ritirarsi in qualsiasi direzione.
option-idleGunsSupportAttacks = Anche l’artiglieria non attiva può sostenere gli attacchi.
option-planesHitOnlyMovers = Gli aerei non colpiscono chi non si è mosso alla fine del segmento nemico.
option-noAdvanceWhenRearguardDies = Nessuno avanza quando una retroguardia è eliminata.
option-shockHalvesAgain = Tank Shock e fiume dimezzano due volte.
option-destroyersBarDoubling = Un cacciacarri nella pila impedisce il raddoppio.
option-mountainBonusByOrigin = Il bonus montagna conta per gli esagoni che sono essi stessi montagna.
option-devilsInVillages = I diavoli difendono anche i paesi.
option-gunsRetreat = L’artiglieria si ritira con la sua pila.
option-brokenBridgeStopsSupply = Un ponte distrutto taglia il rifornimento attraverso il fiume anche con bel tempo.
option-unsuppliedIfAll = Un combattimento conta come senza rifornimento solo se lo sono tutte le unità.
option-halveEachHex = Ciò che si dimezza si arrotonda esagono per esagono.
option-romeBarredFromStart = L’Asse non può entrare a Roma dal turno 5 in poi.
option-romeByOneHex = Basta un esagono di Roma per controllarla.
option-reducedCountAsLost = Anche le unità ridotte sulla mappa contano come perdite.
option-ortonaWithoutOffensive = Ortona si gioca senza l’Offensiva dell’VIII Armata.
option-diademWonByControl = DIADEM si vince col controllo di Roma, senza rifornimento.
option-depotNeedsRoad = Un deposito rifornisce solo per strada.
option-diademEdgeForEighthArmy = DIADEM: le strade del bordo inferiore riforniscono solo l’VIII Armata.
option-supplyCheckWithoutSegment = Il rifornimento alleato si controlla anche nell’impulso che ha solo l’Asse.
option-newReserveStays = Una nuova Riserva tiene il segnalino anche se arriva un nemico.
option-onlyMoversShift = Lo spostamento per chi si muove conta solo se tutte le unità dell’esagono si sono mosse.
option-firstColumnAtLeast = Un bombardamento usa almeno la prima colonna.
option-shelterAddsUp = Paese, città e montagna spostano ciascuno il bombardamento.
option-controlOccupies = Basta il controllo dove un luogo va occupato.
option-foggiaPlanesForGood = Gli aerei di Foggia restano per sempre.
option-kesselringWithoutPlane = L’Opzione di Kesselring si gioca senza l’aereo in più dell’Asse.
option-openCityFromStart = Roma è città aperta dall’inizio.
option-lostEntryWaits = I rinforzi che hanno perso gli esagoni d’ingresso aspettano.

# Words of the trade

forms-ap = punto di attivazione, punti di attivazione
gloss-ap = Punti di attivazione: pochi ogni turno, dati in segreto a formazioni e operazioni in ogni impulso.
forms-mp = PM, punto movimento, punti movimento
gloss-mp = Punti movimento: ogni esagono ne costa, secondo terreno, strada e tempo.
forms-step = livello di forza, livelli di forza
gloss-step = Livello di forza: un’unità ne ha uno o due; perderne uno la riduce, perdere l’ultimo la elimina.
forms-end-ops = END OPS
gloss-end-ops = END OPS: l’unità non fa più niente fino alla fine del prossimo segmento della sua parte.
forms-impulse = impulso, impulsi
gloss-impulse = Impulso: programmazione, poi un segmento per parte. Un turno ne ha finché le parti danno punti.
forms-segment = segmento, segmenti
gloss-segment = Segmento: la parte di un impulso di un giocatore, in cui operano le sue formazioni attivate.
forms-initiative = iniziativa
gloss-initiative = Iniziativa: chi ha speso più punti ha il primo segmento dell’impulso.
forms-oos = senza rifornimento
gloss-oos = Senza rifornimento: nessuna linea all’ultimo controllo. L’unità muove e combatte peggio e poi perde forza.
forms-supply = linea di rifornimento, linee di rifornimento
gloss-supply = Linea di rifornimento: fino a sei punti movimento a una strada, e lungo essa a un terminale dell’armata.
forms-terminal = terminale, terminali
gloss-terminal = Terminale: da dove viene il rifornimento: strade di un bordo, porti, depositi.
forms-depot = deposito, depositi
gloss-depot = Deposito: un terminale portato dagli sbarchi alleati. Può essere catturato.
forms-reserve = Riserva, Riserve
gloss-reserve = Riserva: unità di un esagono che aspettano, per agire più tardi o nel segmento nemico.
forms-reaction = Reazione, Reazioni
gloss-reaction = Reazione: un’unità con raggio può muovere quando un nemico finisce il movimento entro di esso.
forms-bombardment = bombardamento, bombardamenti
gloss-bombardment = Bombardamento: i fattori danno la colonna, i dadi la riga; un HIT costa un livello o END OPS.
forms-interdiction = interdizione
gloss-interdiction = Interdizione: fuoco che rende più caro entrare in un esagono.
forms-support = supporto tattico
gloss-support = Supporto tattico: un pezzo o aereo per parte in un combattimento; due dadi dicono che cosa porta.
forms-gegenangriff = Gegenangriff
gloss-gegenangriff = Gegenangriff: una volta per turno l’Asse paga un punto per spostare a destra il suo attacco.
forms-kampfgruppe = Kampfgruppe
gloss-kampfgruppe = Kampfgruppe: unità dell’Asse che agiscono per un punto senza la loro formazione.
forms-task-force = Task Force
gloss-task-force = Task Force: unità alleate che agiscono per un punto senza la loro formazione.
forms-rearguard = retroguardia, retroguardie
gloss-rearguard = Retroguardia: un segnalino che tiene un esagono per l’Asse e può demolire ponti.
forms-dots = pallino, pallini
gloss-dots = Pallini: quanto posto prende un’unità in un esagono; il terreno dice quanti ne entrano.
forms-shock = Tank Shock
gloss-shock = Tank Shock: con bel tempo in pianura i carri raddoppiano contro chi non ha mezzi corazzati.
forms-penetration = penetrazione
gloss-penetration = Penetrazione: chi è avanzato senza END OPS attacca di nuovo.
forms-vp = PV, punto vittoria, punti vittoria
gloss-vp = Punti vittoria: per luoghi tenuti e livelli nemici persi, contati alla fine.

# Assegnare i punti attivazione
tray-pool = { $pool }
tray-section-army = { $army }
tray-section-operations = Altre operazioni
