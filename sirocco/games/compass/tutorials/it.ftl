# Ciò che dicono i tutorial di Compass: tutorial-NOME-LEZIONE-PASSO.

tutorial-first-steps = Primi passi
tutorial-first-steps-learned = Sai leggere una pedina, muovere, preparare un attacco guardando le probabilità, badare ai rifornimenti, e sai che cosa fa vincere. Il resto sono eventi, rinforzi e sangue freddo.

tutorial-first-steps-counters = Leggere e muovere
tutorial-first-steps-counters-welcome = Dicembre 1940. Un'armata italiana è accampata in Egitto e tu stai per coglierla di sorpresa. Le pedine arancioni sono le tue e partono da Piccadilly Circus; quelle verdi sono italiane. Nibeiwa è il campo più vicino.
tutorial-first-steps-counters-numbers = Ogni pedina è un'unità. Il numero a sinistra è il valore di combattimento (VC): più è alto, più facilmente colpisce. A destra ci sono i punti movimento (PM). 16 Bde ha un 3 e un 2: la fanteria combatte bene e cammina piano.
tutorial-first-steps-counters-levels = Quasi tutte le unità hanno due livelli di forza (step). Il primo colpo gira la pedina sul lato più debole, il secondo la elimina. La striscia bianca, come su Selby Force, indica un solo livello.
tutorial-first-steps-counters-move = Si parte. Fai clic sugli 11 Hussars, poi su Bir Enba. Entrare in un'area vicina costa 1 PM, mezzo punto se c'è una strada.
tutorial-first-steps-counters-further = Hanno ancora punti: le autoblindo sono veloci. Fai di nuovo clic sugli 11 Hussars e mandali a Forte Maddalena, alle spalle del nemico.
tutorial-first-steps-counters-control = Ora Forte Maddalena è tua: un'area vuota è di chi vi è entrato per ultimo. In un'area con unità nemiche, come Sofafi, non si entra: bisogna attaccarla.

tutorial-first-steps-attack = Un attacco
tutorial-first-steps-attack-target = Il campo di Nibeiwa è tenuto dalla 2a Libica e dai carri del generale Maletti. Il 9 dicembre la fanteria indiana e i carri Matilda lo presero d'assalto prima di colazione. Facciamo lo stesso.
tutorial-first-steps-attack-declare = Gli attacchi si dichiarano durante il movimento e costano 1 PM. Fai clic su 5 Ind Bde, poi su Nibeiwa. Guarda che cosa farebbe la brigata da sola: il campo reggerebbe quasi sempre.
tutorial-first-steps-attack-infantry = Serve di più. Dichiara lo stesso attacco con 11 Ind Bde e con 16 Bde. In prima linea combattono fino a tre unità, e tutte devono partire dalla stessa area.
tutorial-first-steps-attack-asterisk = L'asterisco accanto al VC indica un'unità che può fare da supporto a un'altra. Aggiungine due: i Matilda di 7RTR e WDF Artillery.
tutorial-first-steps-attack-combat = Gli attaccanti sono pronti. Termina il movimento, poi scegli l'attacco a Nibeiwa.
tutorial-first-steps-attack-two = Ora forma la linea. Metti davanti 5 Ind Bde e 11 Ind Bde. Ogni unità di prima linea tira un dado e colpisce se esce il suo VC o meno. Per cacciare il nemico devi fare più colpi di lui.
tutorial-first-steps-attack-three = Due dadi contro due: peggio di testa o croce. Ecco perché due non bastano. Metti 16 Bde al terzo posto: è un dado a cui il difensore non sa rispondere.
tutorial-first-steps-attack-support = Va meglio. Adesso il supporto: metti 7RTR dietro a 5 Ind Bde: il suo VC si somma. I cannoni italiani non foravano un Matilda: per questo la coppia manca solo con un 6.
tutorial-first-steps-attack-guns = E i cannoni: metti WDF Artillery dietro a 11 Ind Bde, e guarda ancora le probabilità.
tutorial-first-steps-attack-roll = Molto meglio di prima. Chiudi lo schieramento e si tirano i dadi. Prima si schiera il difensore, che deve usare tutto quello che può.
tutorial-first-steps-attack-loss = Due colpi per te, uno per loro. Il colpo ti costa un livello di forza, e scegli tu a chi toglierlo. Toglilo a 11 Ind Bde: tra pochi giorni parte per un altro fronte, ed è quella che rimpiangerai meno.
tutorial-first-steps-attack-advance = Hai colpito di più, quindi se ne vanno: Maletti è distrutto, la 2a Libica ripiega su Sidi Barrani. Avanza con 5 Ind Bde e 7RTR. Può avanzare solo chi ha combattuto.
tutorial-first-steps-attack-halt = Nibeiwa è tua. Lascia le altre dove sono e termina l'avanzata.

tutorial-first-steps-supply = I rifornimenti
tutorial-first-steps-supply-line = Una settimana dopo sei molto avanti. Carburante, acqua e munizioni vengono da Piccadilly Circus, per strade e piste, attraverso aree che controlli. Finché la linea è intera, le tue unità sono rifornite.
tutorial-first-steps-supply-danger = Ma guardati alle spalle. A Piccadilly Circus non c'è nessuno, e la 1a Libica è rimasta indietro a Maktila, proprio lì accanto. Guarda che cosa succede.
tutorial-first-steps-supply-cut = Ci sono entrati, e tutte le tue unità sono fuori rifornimento. Attaccano con 1 VC in meno, perdono un livello in più se devono ritirarsi e non ricevono rimpiazzi. Non arrivano nemmeno gli Australiani attesi in questo turno.

tutorial-first-steps-guard = Guardia alla base
tutorial-first-steps-guard-home = Torniamo indietro di una settimana. Basta una sola unità: rimanda Selby Force a Piccadilly Circus. Dove c'è un'unità non si entra passeggiando.

tutorial-first-steps-victory = Come si vince
tutorial-first-steps-victory-points = Febbraio 1941, dodicesimo e ultimo turno. Cinque località danno punti vittoria a chi le tiene: Bardia, Tobruch, Bengasi, Agedabia e Giarabub. Tu ne hai due, e sei in svantaggio.
tutorial-first-steps-victory-army = Gli Italiani fanno punti anche con l'armata che si salva: 1 ogni 3 VC in campo e riforniti. Sta rifluendo verso sud per Bengasi e Ghemines, lungo l'unica strada.
tutorial-first-steps-victory-trap = Allora taglia la strada, come fece la 7ª divisione corazzata. Fai clic su 7 Arm Bde, poi su Beda Fomm. Un'armata fuori rifornimento non vale nulla.
tutorial-first-steps-victory-town = E Agedabia è sguarnita. Mandaci gli 11 Hussars: 3 punti in più per te, 3 in meno per loro.
tutorial-first-steps-victory-won = Guarda il punteggio: due marce hanno rovesciato la partita. Andò così anche nel 1941: a Beda Fomm l'armata in trappola depose le armi, e in dieci settimane i prigionieri furono 130.000.
