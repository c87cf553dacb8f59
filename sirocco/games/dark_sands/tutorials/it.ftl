# Ciò che dicono i tutorial di The Dark Sands: tutorial-NOME-LEZIONE-PASSO.

tutorial-first-steps = Primi passi
tutorial-first-steps-learned = Sai come i chit muovono la partita, che cosa fa una zona di controllo, come un accerchiamento taglia i rifornimenti, come si calcola un attacco e che cosa fa vincere a Crusader. Comandi, aviazione e Panzer hanno altro da offrire: i numeri si spiegano sempre da soli.

tutorial-first-steps-chits = Chit e pedine
tutorial-first-steps-chits-welcome = Novembre 1941. Tobruk è assediata da sette mesi e tu guidi l'8ª Armata fuori dall'Egitto per liberarla: è l'operazione Crusader. Le pedine color sabbia sono le tue, quelle grigie tedesche, quelle verdi italiane.
tutorial-first-steps-chits-numbers = Questa è la 4ª brigata della 7ª divisione corazzata. I tre numeri sono attacco, difesa e punti movimento (PM). Quasi tutte le unità hanno due livelli di forza (step): la prima perdita gira la pedina, la seconda la elimina.
tutorial-first-steps-chits-pool = Non si gioca a turno. I chit delle due parti stanno in un'unica riserva e si pescano alla cieca: Movimento, Combattimento, rinforzi, e Logistica, che controlla i rifornimenti di tutti. Non sai mai di preciso a chi tocca, e non lo sapevano neppure loro.
tutorial-first-steps-chits-initiative = Ma chi ha l'iniziativa sceglie il suo primo chit, e sei tu. Scegli Movimento.
tutorial-first-steps-chits-march = Ora puoi muovere tutte le tue unità. Fai clic su 4/7 Armoured, poi su Gabr Salah (1933), dove nel 1941 attese Rommel; poi termina la sua marcia. Un esagono di deserto costa 1 PM, una pista mezzo punto, una strada un quarto.

tutorial-first-steps-zones = Le zone di controllo
tutorial-first-steps-zones-zone = Quattro giorni dopo. La divisione italiana Savona è trincerata a Sidi Omar. I sei esagoni intorno a un'unità sono la sua zona di controllo, in breve ZOC. Chi entra in una ZOC nemica deve fermarsi.
tutorial-first-steps-zones-stop = Prova. Manda 7/4 Indian lungo la pista fino a 1840. Accanto alla Savona deve fermarsi, anche se ha ancora punti.
tutorial-first-steps-zones-tanks = Da una ZOC nemica non si passa direttamente a un'altra: bisogna arrivare ogni volta da fuori. Manda 1 Tank, con i suoi Matilda, a 1739, a sud della Savona.
tutorial-first-steps-zones-around = Ora chiudi il cerchio. 5/2 New Zealand ha gli autocarri: falla passare nel deserto fino a 1838, alle spalle della Savona.
tutorial-first-steps-zones-ring = Guarda la Savona. Ogni esagono intorno è occupato da te o è nella tua ZOC. I rifornimenti non passano per una ZOC nemica, a meno che vi sia un'unità amica, e ritirarsi attraversandola costa un livello. Hai chiuso la strada senza combattere.
tutorial-first-steps-zones-end = Il movimento è finito. Terminalo, e dalla riserva escono i prossimi chit.
tutorial-first-steps-zones-supply = Per prima è uscita Logistica: la Savona non ha una linea verso El Agheila e ora è fuori rifornimento. Poi un chit dell'Asse, ma la fanteria a piedi non rompe il cerchio. E adesso Combattimento, per te.

tutorial-first-steps-battle = Un attacco da tre esagoni
tutorial-first-steps-battle-target = È il momento di attaccare. Fai clic sulla Savona, a Sidi Omar.
tutorial-first-steps-battle-first = Poi scegli chi attacca. Fai clic prima su 7/4 Indian.
tutorial-first-steps-battle-odds = Il confronto tra attacco e difesa dà il rapporto di forze, sempre arrotondato a favore del difensore. 3 contro 4 è appena 1:2. Per fortuna la Savona è fuori rifornimento: al dado si aggiunge 2.
tutorial-first-steps-battle-more = Un esagono si può attaccare da più lati insieme. Aggiungi 1 Tank e 5/2 New Zealand.
tutorial-first-steps-battle-roll = 12 contro 4 è 3:1: un'altra colonna della tabella, in cui la Savona se ne va qualunque numero esca. Attacca.
tutorial-first-steps-battle-result = Un 3, più 2 perché non ha rifornimenti: DR con l'asterisco. Il difensore perde un livello e deve ritirarsi. Ma dove? La tua ZOC è dappertutto. Guarda.
tutorial-first-steps-battle-advance = La ritirata nella tua ZOC è costata alla Savona l'ultimo livello. Un accerchiamento vale più di un buon dado. Prendi Sidi Omar con 7/4 Indian: chi ha attaccato può avanzare nell'esagono rimasto vuoto.
tutorial-first-steps-battle-halt = Le altre restano dove sono. Termina l'avanzata.

tutorial-first-steps-victory = Come si vince
tutorial-first-steps-victory-goal = Gli ultimi giorni di Crusader. Per vincere devi tenere Tobruk e collegarla per terra all'Egitto, e inoltre aver quasi annientato i Panzer o aver allontanato il nemico dalla città. I Panzer non ci sono più. Manca il collegamento.
tutorial-first-steps-victory-siege = La Pavia è sulla strada per El Adem, la Bologna su quella costiera, e il varco tra le due è nella ZOC della Pavia: nessuna linea di rifornimento può uscire. Ma una ZOC in cui c'è una tua unità non ferma più i tuoi rifornimenti.
tutorial-first-steps-victory-link = Manda 4/2 New Zealand da Sidi Rezegh in quel varco, a 2630, come nella notte del 26 novembre 1941.
tutorial-first-steps-victory-relieved = I difensori di Tobruk e l'8ª Armata si sono incontrati. È l'ultimo turno: termina il movimento e guarda chi ha vinto.
