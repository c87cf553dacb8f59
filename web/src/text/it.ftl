# La pagina stessa, italiano. Ciò che appartiene a un gioco viene dal catalogo del gioco.

## Prima schermata

page-hero = Il Mediterraneo, 1940-44
page-lead = Wargame operazionali: tutte le regole applicate, le probabilità prima di ogni battaglia, ogni numero spiegato.
page-start = Gioca contro il computer
page-start-more = { $title }: la mappa si apre subito, niente da preparare
page-starting = Si apre la mappa …
page-other-game = Altri modi di giocare
page-upload = Apri una registrazione
page-my-games = Le tue partite
page-no-games = Ancora nessuna. Il pulsante grande ne comincia una in un secondo.
page-games = I giochi
page-play = Gioca
page-skip-link = Vai al contenuto
page-set-up = Prepara una partita
page-rules = Regole
page-loading = Un momento …
page-forget-this = Togli { $title } da questo elenco
page-you = tu
page-somebody = un ospite
page-nobody = ancora nessuno
page-bot = computer, { $level }
page-level-random = a caso
page-level-greedy = capitano
page-won = Vittoria: { $side }
page-drawn = Pareggio
page-your-decision = Tocca a te
page-waiting-for = In attesa: { $side }
page-offline = Il server non risponde. È ancora in funzione?

## Una nuova partita

page-new-game = Prepara una partita
page-how = Come vuoi giocare?
page-preset-bot = Contro il computer
page-preset-hotseat = In due su questo schermo
page-preset-remote = In rete
page-which-game = Gioco
page-scenario = Scenario
page-who-plays = Chi gioca quale parte
page-seat-me = io, su questo schermo
page-seat-open = chi apre il mio link
page-options = Opzioni delle regole
page-options-changed = (cambiate: { $number })
page-options-restore = Ripristina
page-seed-own = Fissa i dadi con un seme
page-seed-label = Seme
page-seed-more = Stesso seme, stessi dadi. Lascialo vuoto per averne uno segreto, come serve in una partita vera.
page-create = Inizia la partita
page-invite = Manda questo link all'avversario
page-invite-more = Il posto è di chi lo prende per primo. Dopo, il link non apre più nulla, nemmeno a te.
page-copy = Copia
page-copied = Copiato
page-watch-link = Link per gli spettatori
page-to-table = Vai al tavolo

## Intorno alla mappa

page-home = Tutte le partite
page-unfolding = Si apre la mappa …
page-cannot-open = Questo tavolo non si può aprire
page-no-such-table = A questo indirizzo non c'è nessuna partita.
page-back = Torna a tutte le partite
page-no-board = Questo gioco non ha ancora una mappa da mostrare; usa l'elenco delle scelte.
page-board = La mappa. Le frecce la spostano, o vanno da un luogo al vicino; più e meno la ingrandiscono e la riducono, Tab porta a ciò con cui si può agire.
page-beside-map = fuori mappa
page-mini-map = Tutta la mappa in piccolo; fai clic per andare in un punto
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-fit = Tutta la mappa
page-score = Punti vittoria se la partita finisse ora
page-dock = Accanto alla mappa
page-dock-width = Larghezza del pannello accanto alla mappa
page-dock-height = Altezza del pannello
page-fold-dock = Nascondi il pannello
page-unfold-dock = Mostra il pannello
page-places = Luoghi della mappa
page-attack-on = Attacca { $place }
page-layers = Strati della mappa
page-unread = non letti
page-machine = computer
page-nobody-yet = ancora nessuno
page-thinks = sta pensando …
page-presence-here = al tavolo
page-presence-away = assente
page-presence-bot = computer
page-units-beside = Fuori mappa
page-units-elsewhere = { $number ->
    [one] Un'unità fuori vista
   *[other] { $number } unità fuori vista
}
page-choices-here = Scelte
page-choose-cards = Scegli
page-tab-now = Adesso
page-tab-situation = Situazione
page-tab-trays = Caselle
page-tab-log = Cronaca
page-tab-rules = Regole
page-tab-chat = Chat
page-tab-choices = Scelte
page-tab-words = A parole
page-tab-help = Aiuto
page-menu = Menu
page-show = Mostra sulla mappa
page-sequence = Sequenza di gioco
page-links = Link
page-copy-watch = Copia il link per gli spettatori
page-copy-own = Copia il tuo link, per un altro dispositivo
page-copy-seat = Copia l'invito per il posto: { $side }
page-this-game = Questa partita
page-download = Scarica la registrazione
page-replay = Rivedi
page-rematch = Rivincita
page-rematch-swap = Rivincita a parti scambiate
page-rematch-join = Alla rivincita
page-resign = Abbandona
page-resign-sure = { $side }: vuoi abbandonare e perdere la partita?
page-go-back = Torna indietro
page-cancel = Annulla
page-close = Chiudi
page-sealed = Dadi sigillati: { $hash }…
page-seed = Il seme dei dadi era { $seed }
page-settings = Impostazioni
page-language = Lingua
page-theme = Colori
page-theme-auto = come il sistema
page-theme-light = chiari
page-theme-dark = scuri
page-size = Dimensione del testo
page-skip = Salta le scelte obbligate
page-remind = Ricordami le unità che potrebbero ancora muovere
page-animate = Anima le pedine
page-pace = Segui le mosse dell'altra parte
page-pace-off = no
page-pace-brisk = svelto
page-pace-calm = calmo
page-open-hands = In due su uno schermo: mani scoperte
page-hasten = Salta
page-connecting = Connessione in corso …
page-briefing = I tuoi ordini
page-briefing-go = Comincia
page-notify = Avvisami quando tocca a me
page-thinking = Riflettono: { $side } …
page-over = La partita è finita
page-in-the-past = Rivedi la partita
page-reconnecting = Connessione persa. Nuovo tentativo …
page-closed = Il server ha chiuso la connessione. Ricarica la pagina per riprovare.
page-lost = Connessione persa; non è stato fatto nulla. Riprova quando torna.

## Decidere

page-can-act = { $units ->
    [0] { $cards ->
        [one] Si può giocare una carta.
       *[other] { $cards } carte tra cui scegliere.
    }
    [one] Una unità può ancora agire{ $cards ->
        [0] .
        [one] , e si può giocare una carta.
       *[other] , e si possono giocare { $cards } carte.
    }
   *[other] { $units } unità possono ancora agire{ $cards ->
        [0] .
        [one] , e si può giocare una carta.
       *[other] , e si possono giocare { $cards } carte.
    }
}
page-prompt = Che cosa ti si chiede
page-running = L'altra parte sta agendo.
page-not-yours = Tocca all'altra parte.
page-nothing-to-decide = Qui non c'è nulla da decidere.
page-watching = Stai guardando.
page-order-waits = Si attende l'altra parte; poi il tuo ordine prosegue: { $what }.
page-withdraw = Annulla ordine
page-always-decline = Non chiedere più
page-always-decline-more = Passa adesso e ogni volta che torna la stessa domanda. Si può cambiare nel menu in ogni momento; l'altra parte non lo viene a sapere.
page-window-how = { $ways ->
    [one] Rispondi per questa volta o per sempre
   *[other] Rispondi per questa volta, per il resto della mossa, o per sempre
}: si può cambiare nel menu in ogni momento, e l'altra parte non lo viene a sapere.
page-what-about = Di che si tratta?
page-ask-me = Chiedimi di
page-undo = Annulla
page-stepwise = Scegli percorso
page-stepwise-more = Ogni luogo che tocchi diventa una tappa del percorso; con il mouse anche tenendo premuto Maiusc
page-together = Tutte e { $number }
page-let-go = Deseleziona
page-anyway = { $what } comunque
page-cost = { $cost } PM
page-rule = Regola { $rule }
page-every-outcome = Tutti i { $number } esiti
page-on-the-table = Sulla tabella
page-values = Come si formano i valori
page-hits = { $number ->
    [0] nessun colpo a segno
    [one] un colpo a segno
   *[other] { $number } colpi a segno
}
page-hits-on = { $faces ->
    [1] colpisce con 1
   *[other] colpisce con 1-{ $faces }
}
page-no-die = nessun dado
page-adds = { $value ->
    [0] non aggiunge nulla
   *[other] aggiunge { $value }
}
page-no-odds-yet = Le probabilità appaiono man mano che si schiera.
page-pool = Unità che si possono ancora schierare
page-reserve = Che cosa si può ancora impegnare
page-fold = Nascondi
page-unfold = Mostra
page-allocation = Punti attivazione
page-allocation-left = ne restano { $left } su { $points }
page-allocation-how = Trascina i punti su ciò che devono attivare, oppure toccalo. Nessun altro li vede finché le due parti non hanno finito.
page-allocation-less = Meno punti a { $what }
page-allocation-clear = Ricomincia
page-price = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
page-allocate = { $points ->
    [one] Assegna { $points } punto
   *[other] Assegna { $points } punti
 }
page-allocate-nothing = Non assegnare nulla
page-boxes-tap = Tocca ciò che scegli, qui o sulla mappa.
page-boxes-asked = Trascina una voce su un'altra, oppure toccala e poi scegli.
page-hand = La tua mano
page-strip = Il turno finora, e che cosa resta
page-face-down = a faccia in giù
page-offered-left = { $number ->
    [one] ne resta uno
   *[other] ne restano { $number }
}
page-taken = Presi
page-uncover = Mostra la tua mano ({ $number })
page-fought = Ultima battaglia
page-roll = I dadi
page-roll-skip = Ferma i dadi
page-die = dado
page-read-as = La tabella dà { $cell }; secondo le regole vale { $result }.
page-see-table = Tabella
page-next = Ora ({ $side }):
page-on-average = In media
page-best-and-worst = Dalla migliore risposta del difensore alla peggiore.
page-hits-expected = attesi { $number }
page-all = Tutte
page-speed = Velocità: { $speed } volte
page-name = Il tuo nome
page-from-record = una registrazione
page-from-branch = dall'azione { $n }
page-from-imagined = dall'azione { $n }, con le informazioni nascoste rifatte a caso
page-take-over-imagined = Ciò che non puoi sapere, come la mano dell'avversario, è rifatto a caso, e la cronaca ricomincia.
page-record-later = La registrazione mostra tutto: si può scaricare solo a partita finita.
page-odds-without = { $number ->
    [one] Un'unità del gruppo non è contata: non è ancora accanto al nemico.
   *[other] { $number } unità del gruppo non sono contate: non sono ancora accanto al nemico.
}
page-decision-of = Decisione: { $side }
page-forget-sure = Questa partita non è finita. Toglierla dall'elenco?
page-forget = Togli
page-nothing-here = A questo indirizzo non c'è nulla.
page-bad-link = Questo link non porta a nessun posto: è già stato usato, o non ci ha mai portato. Chiedine un altro a chi l'ha mandato.
page-join-title = Sei invitato a giocare
page-join-more = { $title }, { $scenario }: tu giochi con { $side }.
page-join-once = Il posto è di chi lo prende per primo; dopo, il link non apre più nulla.
page-join = Prendi posto
page-join-watch = Guarda soltanto
page-devices = su { $number } dispositivi
page-handover = Ora tocca a: { $side }
page-handover-more = Passa lo schermo; la mano resta nascosta fino ad allora.
page-handover-go = Gioco io: { $side }
page-find = Cerca una scelta

## Capire

page-hint-ask = Tu che faresti?
page-hint = Io farei così
page-hint-thinking = Ci penso …
page-hint-best = Di tutto quello che ho guardato, è la cosa che rende di più.
page-hint-do = Fallo
page-hint-dismiss = Grazie
page-hint-more = e altre { $number }
page-declared = Attacchi dichiarati
page-dangers = Pericolo
page-sound = Suoni
page-news = Dalla tua ultima mossa
page-outline = evidenzia sulla mappa
page-log-empty = Non è ancora successo nulla.
page-find-place = Mostra { $place } sulla mappa
page-earlier = { $number } voci precedenti
page-about-this = Dettagli
page-touch-something = Tocca una pedina o un luogo per saperne di più.
page-points = Punti vittoria ora
page-ahead = I prossimi turni
page-next-turn = prossimo turno
page-this-turn = questo turno
page-cards = Carte
page-cards-held = { $held } in mano, { $pile } da pescare
page-cards-gone = Fuori dal gioco:
page-luck = Fortuna
page-luck-of = { $rolls ->
    [one] un dado
   *[other] { $rolls } dadi
}, { $hits ->
    [one] un colpo a segno
   *[other] { $hits } colpi a segno
}, { $expected } attesi
page-luck-legend = La barra mostra i colpi a segno, la tacca quelli attesi.
page-no-dice = Non si è ancora tirato nessun dado.
page-search-rules = Cerca nelle regole
page-contents = Indice
page-print = Stampa
page-basis = Quali paragrafi mostrare
page-basis-show-all = Tutte le regole
page-basis-show-reading = Le nostre letture
page-basis-show-rebuilt = Ricostruite
page-basis-reading = lettura
page-basis-rebuilt = ricostruito
page-basis-reading-more = Qui il regolamento stampato si presta a più letture
page-basis-rebuilt-more = Non è nel regolamento così come ci è giunto: poggia su componenti che non vi sono mostrati o su un passo perduto
page-nothing-found = Nessun risultato.
page-words-lead = Tutta la mappa a parole, da leggere ad alta voce o con un colpo d'occhio.
page-words-whole = Con ogni luogo e i suoi collegamenti
page-words-board = La mappa
page-words-hand = Le mani
page-words-calendar = I turni
page-words-roster = Le unità
page-present = Chi c'è
page-is-here = presente
page-is-away = assente
page-spectator = Uno spettatore
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-say = Di' qualcosa
page-send = Invia

## Compagnia, impegno e andamento

page-has-come = { $who } è al tavolo.
page-has-left = { $who } è assente.
page-player-has-come = { $side }: il giocatore è al tavolo.
page-player-has-left = { $side }: il giocatore è assente.
page-watchers = { $number ->
    [one] Uno spettatore
   *[other] { $number } spettatori
}
page-watching-short = { $number ->
    [one] 1 spettatore
   *[other] { $number } spettatori
}
page-copy-record = Copia il link alla registrazione
page-continue = Riprendi { $title }
page-takes = Durata
page-minutes = circa { $number } min
page-hours = circa { $number } h
page-difficulty-easy = facile
page-difficulty-medium = medio
page-difficulty-hard = difficile
page-course = L'andamento della partita
page-course-score = Punteggio per turno
page-turning = Momenti decisivi
page-gains = { $side } +{ $points }
page-replay-from = Rivedi
page-losses = Perdite
page-lost-units = { $destroyed ->
    [one] un'unità distrutta
   *[other] { $destroyed } unità distrutte
}, { $reduced ->
    [one] una ridotta
   *[other] { $reduced } ridotte
}

## Il tempo

page-slider = Punto della partita
page-action-of = { $n } di { $last }
page-bookmarks = Vai a …
page-bookmark-back = Fase precedente
page-bookmark-on = Fase successiva
page-step-back = Un'azione indietro
page-step-on = Un'azione avanti
page-run = Avvia
page-pause = Pausa
page-end-replay = Torna al presente
page-take-over = Gioca da qui
page-take-over-more = Una nuova partita dall'azione { $n }, con dadi nuovi. Chi gioca quale parte?
page-take-over-go = Inizia
page-resigned = Abbandono: { $side }.
page-see-board = Guarda la mappa

## Aiuto

page-help-how = Giocare
page-help-pick = Ciò che brilla si può usare. Scegli una pedina: i luoghi che può raggiungere si accendono con il loro costo. Fai clic su uno, o trascinaci la pedina. Se qualcosa non si può fare, la pagina dice perché e cita la regola.
page-help-numbers = I numeri e i termini si spiegano: fermati su un bersaglio per vedere il costo e le probabilità, su una parola punteggiata per leggere che cosa significa; i numeri delle regole aprono il regolamento al punto giusto.
page-help-together = Più unità insieme: tieni premuto Maiusc e fai clic su altre pedine, o apri la pila e prendile tutte; seguono la prima.
page-help-way = Un altro percorso: tieni premuto Maiusc e fai clic sui luoghi per cui deve passare, o premi «Scegli percorso» e toccali; poi fai clic sulla meta, o sul pulsante che la nomina.
page-help-touch = Col dito il primo tocco mostra che cosa accadrebbe, il secondo lo fa. Tieni premuta una pila per aprirla a ventaglio.
page-help-keys = Tasti
page-key-tab = Tab
page-key-tab-does = alla prossima cosa che si può usare
page-key-enter = Invio
page-key-enter-does = scegli, o esegui
page-key-esc = Esc
page-key-esc-does = deseleziona
page-key-u = u
page-key-u-does = annulla
page-key-e = e
page-key-e-does = termina la fase o la scelta
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = sposta la mappa; da una pedina o un luogo: al prossimo in quella direzione
page-key-zoom = + − 0
page-key-zoom-does = ingrandisci, riduci, tutta la mappa
page-key-c = c
page-key-c-does = tutte le scelte in un elenco in cui cercare
page-key-s = s
page-key-s-does = situazione
page-key-l = l
page-key-l-does = cronaca
page-key-r = r
page-key-r-does = regole
page-key-t = t
page-key-t-does = la mappa a parole
page-help-fair = Dadi non truccati
page-help-seal = Prima del primo dado la partita mostra l'impronta di un seme segreto, e dopo l'ultimo il seme stesso. Chi ha la registrazione può dimostrare con `sirocco replay --verify` che ogni dado era quello sigillato all'inizio.

## Tutorial

page-learn = Tutorial
page-learn-game = Impara { $title }
page-learn-minutes = Impara { $title } in { $minutes } minuti
page-learn-more = Giocando, senza leggere prima le regole
page-learn-coach = La lezione
page-learn-count = { $number } di { $of }
page-learn-leave = Esci
page-learn-back = Indietro
page-learn-next = Avanti
page-learn-show = Fammi vedere
page-learn-other = Le regole lo permettono. Ma prima questo passo.
page-learn-done = Ben fatto.
page-learn-upcoming = Poi: { $lesson }.
page-learned = Ora sai giocare
page-learned-play = Gioca a { $title } contro il computer
