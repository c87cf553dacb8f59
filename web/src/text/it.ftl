# La pagina stessa, italiano. Ciò che appartiene a un gioco viene dal catalogo del gioco.

## Prima schermata

page-hero = Il Mediterraneo, 1940-44
page-lead = Wargame operazionali con tutte le regole applicate, le probabilità prima di ogni battaglia e la spiegazione di ogni numero.
page-start = Gioca contro la macchina
page-start-more = La mappa si apre subito; non c'è niente da preparare
page-starting = Si stende la mappa …
page-other-game = Altri modi di giocare
page-upload = Apri una registrazione
page-my-games = Le tue partite
page-no-games = Ancora nessuna. Il pulsante grande ne comincia una in un secondo.
page-games = I giochi
page-set-up = Prepara una partita
page-rules = Regole
page-loading = Un momento …
page-forget-this = Togli { $title } da questo elenco
page-you = tu
page-somebody = un ospite
page-nobody = ancora nessuno
page-bot = macchina, { $level }
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
page-preset-bot = Contro la macchina
page-preset-hotseat = In due su questo schermo
page-preset-remote = In rete
page-which-game = Gioco
page-scenario = Scenario
page-who-plays = Chi comanda chi
page-seat-me = io, a questo schermo
page-seat-open = chi apre il mio link
page-options = Opzioni delle regole
page-options-changed = (cambiate: { $number })
page-options-restore = Torna alle nostre letture
page-seed-own = Fissa i dadi con un seme
page-seed-label = Seme
page-seed-more = Stesso seme, stessi dadi. Lascialo vuoto per averne uno segreto: è quello che serve per una partita vera.
page-create = Al tavolo
page-invite = Manda questo link all'avversario
page-invite-more = Chi lo apre prende il posto. Il link resta valido, su ogni dispositivo, così nessuno resta fuori.
page-copy = Copia
page-copied = Copiato
page-watch-link = Gli spettatori guardano da
page-to-table = Al tavolo

## Intorno alla mappa

page-home = Tutte le partite
page-unfolding = Si apre la mappa …
page-cannot-open = Questo tavolo non si può aprire
page-no-such-table = A questo indirizzo non c'è nessuna partita.
page-back = Torna a tutte le partite
page-no-board = Questo gioco non ha ancora una mappa da mostrare; scegli dall'elenco delle scelte.
page-board = La mappa. Le frecce la spostano, più e meno la ingrandiscono e la riducono, Tab porta a ciò con cui si può agire.
page-beside-map = fuori mappa
page-mini-map = Tutta la mappa in piccolo; fai clic per andare in un punto
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-fit = Tutta la mappa
page-score = Punti vittoria se la partita finisse ora
page-drawers = Pannelli laterali
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
page-copy-seat = Copia il link per il posto: { $side }
page-this-game = Questa partita
page-download = Scarica la registrazione
page-replay = Rivedi
page-rematch = Rivincita
page-rematch-swap = Rivincita a parti scambiate
page-rematch-join = Alla rivincita
page-resign = Abbandona
page-resign-sure = { $side }: abbandonare la partita e perderla, davvero?
page-no = No
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
page-skip = Fai automaticamente le scelte obbligate
page-animate = Anima le pedine
page-pace = Le mosse dell'altra parte
page-pace-none = subito
page-pace-fast = rapide
page-pace-normal = normali
page-pace-slow = lente
page-open-hands = In due su uno schermo, gioca a mani scoperte
page-hasten = Salta
page-connecting = Connessione in corso …
page-briefing = I tuoi ordini
page-briefing-go = Al lavoro
page-notify = Avvisami quando tocca a me
page-thinking = Riflettono: { $side } …
page-over = La partita è finita
page-in-the-past = Rivedi la partita
page-reconnecting = La connessione è caduta. Si riprova …
page-closed = Il server ha chiuso questa connessione. Ricarica la pagina per riprovare.
page-lost = La connessione è caduta; non è stato fatto nulla. Riprova quando sarà tornata.

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
page-not-yours = Ora non tocca a te decidere.
page-watching = Stai guardando.
page-order-waits = Si chiede all'altra parte. Poi il tuo ordine prosegue: { $what }.
page-withdraw = Ritiralo
page-always-decline = Non chiederlo più
page-always-decline-more = Lascia passare questo e tutto ciò che è dello stesso tipo. Si può cambiare nel menu in ogni momento; l'altra parte non lo viene a sapere.
page-ask-me = Chiedimi di
page-undo = Annulla
page-stepwise = Scegli il percorso
page-stepwise-more = Ogni luogo che tocchi diventa una tappa del percorso; con il mouse anche tenendo premuto Maiusc
page-together = Tutte e { $number } insieme
page-let-go = Lascia
page-anyway = { $what } comunque
page-cost = { $cost } PM
page-rule = Regola { $rule }
page-every-outcome = Tutti i { $number } esiti
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
page-fold = Ripiega
page-unfold = Apri
page-hand = La tua mano
page-strip = Che cosa il turno ha portato e ha ancora in serbo
page-face-down = a faccia in giù
page-offered-left = { $number ->
    [one] ne resta uno
   *[other] ne restano { $number }
}
page-taken = Presi
page-uncover = La tua mano è coperta ({ $number }): mostrala
page-fought = L'ultima battaglia
page-hits-expected = attesi { $number }
page-all = Tutte
page-speed = Velocità: { $speed } volte
page-name = Il tuo nome
page-from-record = una registrazione
page-from-branch = ripresa dall'azione { $n }
page-from-imagined = ripresa dall'azione { $n }, con l'ignoto inventato da capo
page-take-over-imagined = Ciò che non puoi sapere, come la mano dell'avversario, è inventato da capo, e nulla di come ci si è arrivati è raccontato.
page-record-later = La registrazione si ha a partita finita: racconta tutto.
page-odds-alone = { $number ->
    [one] Da sola: l'altra che va con lei si aggiunge.
   *[other] Da sola: le altre { $number } che vanno con lei si aggiungono.
}
page-decision-of = Decisione: { $side }
page-forget-sure = Non è finita. Toglierla dall'elenco?
page-forget = Togli
page-nothing-here = A questo indirizzo non c'è nulla.
page-bad-link = Questo link non porta a nessun posto. Chiedine un altro.
page-devices = su { $number } dispositivi
page-handover = Ora tocca a: { $side }
page-handover-more = Passa lo schermo; la mano resta nascosta fino ad allora.
page-handover-go = Comando io: { $side }
page-find = Cerca una scelta

## Capire

page-news = Dalla tua ultima mossa
page-outline = evidenzia sulla mappa
page-log-empty = Non è ancora successo nulla.
page-earlier = { $number } voci precedenti
page-about-this = In dettaglio
page-touch-something = Tocca una pedina o un luogo per saperne tutto.
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
page-luck-legend = La barra mostra i colpi a segno, la tacca quelli che ci si poteva attendere.
page-no-dice = Non si è ancora tirato nessun dado.
page-search-rules = Cerca nelle regole
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
page-take-over = Riprendi da qui
page-take-over-more = Una nuova partita dall'azione { $n }, con dadi nuovi. Chi comanda chi?
page-take-over-go = Comincia da lì
page-resigned = Abbandono: { $side }.
page-see-board = Guarda la mappa

## Aiuto

page-help-how = Giocare
page-help-pick = Ciò che brilla si può usare. Scegli una pedina: i luoghi che può raggiungere si accendono con il loro costo. Fai clic su uno, o trascinaci la pedina. Se qualcosa non si può fare, la pagina dice perché e cita la regola.
page-help-numbers = Ogni numero si spiega: fermati su un bersaglio per vedere il costo e le probabilità esatte; i numeri delle regole aprono il regolamento al punto giusto.
page-help-together = Più unità insieme: tieni premuto Maiusc e fai clic su altre pedine, o apri la pila e prendile tutte; seguono la prima.
page-help-way = Un altro percorso: tieni premuto Maiusc e clicca i luoghi per cui deve passare, o premi «Scegli il percorso» e toccali; poi clicca la meta, o il pulsante che la nomina.
page-help-touch = Col dito il primo tocco mostra che cosa accadrebbe, il secondo lo fa. Tieni premuta una pila per aprirla a ventaglio.
page-help-keys = Tasti
page-key-tab = Tab
page-key-tab-does = alla prossima cosa con cui si può agire
page-key-enter = Invio
page-key-enter-does = scegli, o fai
page-key-esc = Esc
page-key-esc-does = lascia
page-key-u = u
page-key-u-does = annulla
page-key-e = e
page-key-e-does = termina la fase o la scelta
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = sposta la mappa
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
