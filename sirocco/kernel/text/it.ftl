# Ciò che vale per tutti i giochi: italiano.

refuse-out-of-reach = { $goal } è fuori portata per { $thing }: troppo lontano, o la via è sbarrata.
refuse-game-over = La partita è finita.
refuse-not-your-decision = Ora la decisione spetta a: { $side }.
refuse-choice-open = Prima di proseguire bisogna compiere questa scelta.
refuse-out-of-order = '{ $verb }' non appartiene a questo punto della sequenza di gioco.
refuse-allocated-already = Ha già avuto i suoi punti: { $thing }.
refuse-too-many-points = { $most } punti al massimo.
refuse-not-on-map = Fuori mappa: { $unit } ({ $where }).
term-zone-to-zone = da una zona di controllo a un'altra

term-ground = terreno

event-allocated = { $side } ha assegnato i suoi punti.
event-allocated-known = Hai assegnato: { $points }.
event-revealed = { $side }: { $points } per { $things }.

do-decline = Passa
do-decline-move = Passa per questa mossa

name-month-Jan = gen
name-month-Feb = feb
name-month-Mar = mar
name-month-Apr = apr
name-month-May = mag
name-month-Jun = giu
name-month-Jul = lug
name-month-Aug = ago
name-month-Sep = set
name-month-Oct = ott
name-month-Nov = nov
name-month-Dec = dic

# Mappe in solo testo.

sketch-reduced = ridotta
sketch-count = (il numero: quante pedine)
sketch-held = { $side }, sotto controllo: { $places }
sketch-empty = vuota, sotto controllo: { $side }

# I tavoli di gioco in parole.

board-turn = Turno { $turn } di { $last }, { $dates }
board-turn-number = Turno { $turn }
board-track-turn = Turno { $turn }, { $dates }
board-aim = attacca { $place }
board-aims-at = Attacca { $place }
board-left = { $left } PM
board-points-left = PM rimasti: { $left }
board-values = Attacco { $attack }, difesa { $defence }, movimento { $movement }; { $full ->
    [one] un solo livello di forza
   *[other] livelli di forza: { $steps } su { $full }
}
board-when-reduced = A forza ridotta: { $faces }
board-at = In { $place }
board-off = Fuori mappa: { $place }
board-due = Arrivo previsto al turno { $turn }
board-control = Controllo: { $side }
board-empty = Senza unità, { $side }: { $places }
board-ways = Vie da qui:
board-cards = { $side }: { $held } in mano, { $pile } ancora da pescare
board-gone = Fuori dal gioco: { $names }
board-down = a faccia in giù
board-slot-value = { $value }
board-slot-no-die = nessun dado
board-slot-die = tirato { $die }: { $hit ->
    [yes] a segno
   *[no] fallito
}
board-luck-hits = { $side }: { $rolls ->
    [one] un dado
   *[other] { $rolls } dadi
} in combattimento, { $hits ->
    [one] un colpo a segno
   *[other] { $hits } colpi a segno
}, { $expected } attesi
board-luck-sum = { $side }: { $rolls ->
    [one] un dado
   *[other] { $rolls } dadi
} in combattimento, { $hits } in tutto, { $expected } in media
board-no-dice = Nessun dado è ancora stato tirato in combattimento.
overlay-off-map = Fuori mappa: { $unit }.

# Il terminale: cominciare e decidere.

ui-welcome = { $title }. Scrivi un numero, un'azione come quelle tra parentesi quadre, oppure 'aiuto'.
ui-seats = { $names }
ui-standing = punteggio { $scores }
ui-human = tu
ui-more = '?' elenca le tue scelte ({ $number }), un nome quelle di un'unità.
ui-back = tutte le scelte
ui-only-choice = { $step }: è possibile solo '{ $action }'.
ui-nothing-to-decide = { $step }: nulla da decidere.
ui-ready = { $phrase }: Invio prosegue{ $undo ->
    [yes] , 'annulla' ritira l'ultimo comando
   *[no] {""}
}.
ui-confirm = Eseguo '{ $action }' comunque? (s/n)
ui-yes = s, sì
ui-no = n, no
ui-legal = Permesso: { $phrase }.
ui-nothing-to-explain = Non ci sono numeri da spiegare.
ui-no-dice = Qui non decidono i dadi.
ui-nothing-moves = In questo momento nulla può muovere.
ui-undone = Annullato: { $action }, con quanto ne è seguito.
ui-no-undo = Non si può annullare nulla: nel frattempo ci sono stati dadi, segnalini nascosti o una decisione dell'avversario.
ui-undo-fewer = Non si è annullato nulla: si può annullare solo { $number ->
    [one] l'ultimo comando
   *[other] gli ultimi { $number } comandi
}; prima ci sono stati dadi, segnalini nascosti o una decisione dell'avversario.
ui-part-refused = Non si è fatto nulla, perché '{ $action }' non è permesso:
ui-dice-between = Non si è fatto nulla: prima di '{ $action }' si tira un dado. Dai questi ordini uno dopo l'altro.
ui-all = tutti, tutte, tutto
ui-nobody-can = In questo momento '{ $verb }' non è possibile per nessuno.
ui-there-already = Sono già là.
ui-nothing-declared = Non è dichiarato alcun attacco. 'probabilità AZIONE' dà le probabilità di un'azione, anche di un attacco non ancora dichiarato.
ui-no-line = In questo momento non c'è alcuno schieramento da formare.
ui-auto = { $on ->
    [yes] Le scelte obbligate vengono compiute da sole.
   *[no] Anche le scelte obbligate vengono chieste.
}
ui-reach = Può raggiungere (con il costo): { $names }
ui-hand-over = Adesso tocca a: { $side }.
ui-press-enter = Nessun altro deve guardare. Premi Invio per continuare.{" "}

# Il terminale: guardare.

ui-score = Se la partita finisse ora: { $scores }
ui-no-hand = In questo gioco non si tiene nulla in mano.
ui-more-clauses = Anche in: { $names }
ui-basis-reading = lettura
ui-basis-rebuilt = ricostruito
ui-on = attiva
ui-off = disattivata

# Il terminale: conservare e smettere.

ui-saved = Partita salvata in { $file }.
ui-loaded = Partita caricata da { $file }: d'ora in poi è tenuta in quel file.
ui-loaded-record = Partita caricata da { $file }. Una registrazione non si sovrascrive: 'salva FILE' conserva la partita.
ui-kept-in = La partita è salvata in { $file } dopo ogni decisione.
ui-put-aside = { $file } conteneva altro, che ora si trova in { $aside }.
ui-recorded = La registrazione è in { $file }.
ui-not-saved = La partita non è stata salvata: per conservarla c'è '--save FILE' o il comando 'salva FILE'.
ui-ask-save = File in cui salvare la partita (Invio: non salvare):{" "}
ui-ask-record = File per la registrazione della partita (Invio: nessuno):{" "}
ui-ask-resign = Abbandonare la partita? (s/n){" "}
ui-resigned = { $side }: partita abbandonata.
ui-interrupted = Lasciare la partita? (s/n){" "}
ui-winner = La partita è finita. Vittoria: { $winner }.
ui-draw = La partita è finita. È un pareggio.

# Il terminale: ciò che non si è capito.

ui-unknown-word = Non conosco '{ $word }'.{ $names ->
    [none] {""} Prova 'aiuto', oppure '?' per le tue scelte.
   *[other] {""} Forse: { $names }?
}
ui-unknown-verb = '{ $word }' non è un'azione. Le azioni cominciano con: { $names }.
ui-unknown-name = Non trovo '{ $word }' ({ $kind }).{ $names ->
    [none] {""}
   *[other] {""} Forse: { $names }?
}
ui-ambiguous = '{ $word }' può essere: { $names }.
ui-usage = Si scrive: { $usage }
ui-no-such-number = La scelta { $number } non c'è; l'ultima è la { $last }.
ui-which-action = '{ $command }' vuole un'azione: il suo numero nell'elenco o le sue parole.
ui-which-file = '{ $command }' vuole il nome di un file.
ui-not-a-file = '{ $word }' qui è una risposta o un comando, difficilmente il nome di un file. Scrivi un nome come partita.json, o ./{ $word } se intendi proprio quello; a una domanda, Invio significa nessuno.
ui-record-over-game = La partita stessa è tenuta in { $file }: dai un altro nome al file della registrazione.
ui-which-language = Le lingue sono: { $names }.
ui-no-clause = Nessun paragrafo si chiama '{ $word }' e nessuno lo contiene.{ $names ->
    [none] {""}
   *[other] {""} Forse: { $names }?
}

# Il terminale: i comandi, con i loro nomi (il più usato per primo), come si scrivono e che cosa fanno.

ui-help = Un numero prende una scelta; un'azione si può scrivere per intero; un nome mostra le sue scelte. Inoltre:
ui-help-verbs = Azioni (i nomi si possono abbreviare, si possono nominare più unità insieme, 'tutti' vale per tutte; '?' elenca quelle possibili ora):

ui-command-choices = scelte, azioni
ui-usage-choices = ? [NOME]
ui-help-choices = tutte le tue scelte, o quelle di un'unità
ui-command-why = perché
ui-usage-why = perché AZIONE
ui-help-why = la regola che vieta un'azione, o i numeri che le stanno dietro
ui-command-odds = probabilità
ui-usage-odds = probabilità [AZIONE]
ui-help-odds = le probabilità esatte di un'azione, di un attacco di più unità, o di ciò che è dichiarato finora
ui-command-best = migliore, schieramento
ui-usage-best = migliore
ui-help-best = forma lo schieramento con le probabilità migliori; quando combatte lo dici tu
ui-command-go = vai
ui-usage-go = vai UNITÀ ... LUOGO
ui-help-go = porta una o più unità fin là per la via meno costosa
ui-command-undo = annulla
ui-usage-undo = annulla [N]
ui-help-undo = ritira l'ultimo comando, o gli ultimi N
ui-command-auto = auto
ui-usage-auto = auto on | auto off
ui-help-auto = se le scelte obbligate vanno compiute da sole
ui-command-help = aiuto
ui-usage-help = aiuto [PAROLA]
ui-help-help = questo elenco, o una sua riga
ui-command-board = tabellone
ui-usage-board = tabellone [tutto]
ui-help-board = la situazione a parole: in breve, o ogni luogo con i suoi collegamenti
ui-command-map = mappa
ui-usage-map = mappa [NOME]
ui-help-map = la mappa disegnata in testo, intorno a un luogo o a un'unità e tutto su di essi; 'mappa tutto' la disegna intera
ui-command-units = unità
ui-usage-units = unità [PARTE]
ui-help-units = le unità e dove si trovano; 'unità NOME' dice tutto su una
ui-command-where = dove
ui-usage-where = dove UNITÀ
ui-help-where = dove si trova un'unità, in una riga
ui-command-hand = mano
ui-usage-hand = mano
ui-help-hand = che cosa hai in mano, e quanto ne ha l'avversario
ui-command-turn = turno, traccia
ui-usage-turn = turno
ui-help-turn = la traccia dei turni e ciò che deve ancora arrivare
ui-command-score = punti, punteggio
ui-usage-score = punti
ui-help-score = il punteggio se la partita finisse ora
ui-command-log = cronaca
ui-usage-log = cronaca [N]
ui-help-log = gli ultimi avvenimenti
ui-command-here = qui
ui-usage-here = qui
ui-help-here = a che punto della sequenza di gioco sei
ui-command-rule = regola
ui-usage-rule = regola [RIF. | TESTO]
ui-help-rule = un paragrafo delle regole, quello che vale ora, o quelli che citano un testo
ui-command-options = opzioni
ui-usage-options = opzioni
ui-help-options = come si leggono le regole in questa partita
ui-command-save = salva
ui-usage-save = salva [FILE]
ui-help-save = salva la partita, e da allora la tiene in quel file
ui-command-load = carica
ui-usage-load = carica FILE
ui-help-load = continua una partita salvata o una registrazione
ui-command-record = registrazione
ui-usage-record = registrazione FILE
ui-help-record = scrive la registrazione della partita: le azioni come testo leggibile
ui-command-lang = lingua
ui-usage-lang = lingua en | lingua it
ui-help-lang = continua in inglese o in italiano
ui-command-resign = resa, abbandona
ui-usage-resign = resa
ui-help-resign = abbandona la partita
ui-command-quit = esci
ui-usage-quit = esci
ui-help-quit = smette, salvando la partita se vuoi

## Le parole di una pagina per un gioco senza una mappa propria

page-no-table = In corso

## Il server

server-archived-over = Le regole sono cambiate dopo la fine di questa partita. Si vede com'era alla fine e la registrazione resta; qui non si può rivedere.
server-archived-running = Le regole sono cambiate dall'ultima mossa di questa partita. Si vede com'era; da lì si può giocare in una nuova partita.
server-bad-data = Questo non si può usare: { $detail }
server-bad-frame = Il messaggio non si legge: { $detail }
server-bad-request = La richiesta non si legge: { $detail }
server-bad-seat = Un posto è 'me', 'open' o 'bot:LIVELLO', non '{ $seat }'.
server-busy = Il server è occupato; riprova tra poco.
server-chat-players = Qui possono scrivere solo i giocatori.
server-components = Le regole di questa partita sono cambiate da quando è cominciata: non si può continuare.
server-failed = Qualcosa è andato storto nel server; vedi il suo registro.
server-foreign-page = La richiesta viene dalla pagina di un altro sito.
server-frame-size = Il messaggio è troppo lungo.
server-frame-text = I messaggi devono essere testo.
server-invitation-used = Questo link non apre nessun posto: è già stato usato, o non è mai esistito. Chiedine uno nuovo a chi ti ha invitato.
server-no-address = A questo indirizzo non c'è nulla.
server-no-board = Questo gioco non ha un'immagine della mappa.
server-no-clause = Le regole non hanno un paragrafo { $clause }.
server-no-method = A questo indirizzo non si può fare.
server-no-overlay = Questo gioco non ha uno strato '{ $name }'.
server-no-page = La pagina non è ancora stata costruita. Esegui: make play
server-no-such-action = Non c'è un'azione { $number }: la partita ne ha { $last } finora.
server-not-ready = Il server non è pronto: la base dati non accetta scritture, o un processo è caduto.
server-nothing-to-allocate = Ora non ci sono punti da assegnare.
server-no-table = Questa partita non esiste.
server-no-thing = In questo gioco non c'è nulla che si chiami '{ $name }'.
server-no-undo = Non si può annullare nulla: ci sono di mezzo dadi, informazioni nascoste o la decisione dell'altra parte.
server-not-json = La richiesta dev'essere JSON.
server-not-listed = Questa partita non è nel tuo elenco.
server-not-your-action = L'ultima azione non era tua.
server-not-your-decision = Non tocca a te decidere.
server-not-your-side = Non giochi da questa parte.
server-no-order = Nessun tuo ordine è in attesa.
server-nothing-said = Non c'è nulla da leggere.
server-only-a-record = Questa è una registrazione: si può guardare e se ne può partire, ma non continuare.
server-over = La partita è finita.
server-record-later = La registrazione dice tutto: si può avere a partita finita.
server-hint-unfair = Niente consigli mentre giochi contro un'altra persona.
server-no-hint = Nessun consiglio adesso. Riprova fra un momento.
server-branch-later = Da una partita in corso può ripartire solo chi la gioca; quando è finita, chiunque.
server-rematch-players = Solo chi gioca può chiedere la rivincita.
server-seat-missing = Qualcuno deve giocare ogni parte: ne manca una.
server-seed-alone = Solo chi gioca da solo può scegliere il seme: tra persone nessuno deve conoscere i dadi prima che cadano.
server-spectator = Stai solo guardando.
server-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
server-storage = Non è stato possibile salvare la partita, quindi non è successo nulla. Riprova tra poco.
server-storage-read = In questo momento le partite non si possono leggere. Riprova tra poco.
server-too-fast = Troppo in una volta; rallenta.
server-too-large = Questo è troppo grande.
server-unknown-bot = Non c'è un bot '{ $level }'; ci sono: { $known }.
server-unknown-name = Non esiste: { $detail }
server-unplayable = Questa partita non si può più leggere: { $detail }
server-unreadable = L'azione non si legge: { $detail }
server-wrong-token = Questo link non dà alcun posto in questa partita.
