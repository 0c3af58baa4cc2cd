# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 Tutorial
tutorial_lesson = 🎓 **Tutorial:** { $text }
tutorial_next = Ora conosci il gioco. In una partita vera non ci sono consigli, e { $with ->
    [hand] le tue carte arrivano per messaggio diretto
   *[board] il tabellone arriva per messaggio diretto
}. Giocane una contro il bot o con gli amici: `/claim inizia`.
tutorial_ended = Il tutorial è finito.
tutorial_offer = Ora conosci il gioco: continua qui o inizia una partita vera.
tutorial_button_real_match = Inizia una partita
tutorial_running = Sei nel mezzo di un tutorial: { $game }.
tutorial_button_continue = Continua
tutorial_button_again = Ricomincia
tutorial_button_other = Passa a { $game }
tutorial_fairness = Questo è un tutorial: carte o dadi sono preparati per mostrare situazioni tipiche. Nelle partite che iniziano a un tavolo aperto puoi controllare ogni carta e ogni tiro: guarda lì “Correttezza”.

# Claim. Facts, one per trick.
tutorial_claim_recruit = Nella fase 1 raccogli la mano per la fase 2: chi vince questa presa prende { $middle }, l’altro pesca una carta coperta.
tutorial_claim_followers = Le carte che prendi sono i tuoi seguaci (vedi “Dettagli”), la tua mano per la fase 2. Le carte che giochi se ne vanno.
tutorial_claim_undead = Speciale: i Non-Morti giocati vanno subito nella pila dei punti di chi vince la presa.
tutorial_claim_votes = Alla fine ognuna delle cinque fazioni vota per chi ha più carte sue. Con tre voti si vince.
tutorial_claim_knights = Se l’apertura è un Goblin, ogni Cavaliere lo batte, qualunque sia il valore.
tutorial_claim_doppelgangers = In una presa, un Mutaforma vale come la fazione d’apertura, e puoi giocarlo anche se potresti rispondere.
tutorial_claim_last_recruit = Ultima presa della fase 1: poi i tuoi seguaci diventano la tua mano.
tutorial_claim_gather = Fase 2: i seguaci sono la tua mano, e le prese danno punti. Chi vince prende tutte e due le carte; chi ha più carte di una fazione ne ottiene il voto.
tutorial_claim_dwarves = I Nani sono diversi: vanno a chi perde la presa.
tutorial_claim_standing = Voti adesso: tu { $own }, avversario { $other }.

# Claim. What to play, and why.
tutorial_claim_only = { $card } è l’unica carta che puoi giocare.
tutorial_claim_lead_high = Apri tu. { $middle } fa comodo, quindi gioca alto: { $card }.
tutorial_claim_lead_low = Apri tu. { $middle } vale poco, quindi tieni le carte buone: gioca { $card }.
tutorial_claim_lead = Apri tu: una carta alta come { $card } probabilmente vince.
tutorial_claim_lead_best = Apri tu: { $card } è la carta più alta che può darti punti.
tutorial_claim_lead_dwarf = Hai solo Nani, che vanno a chi perde, quindi gioca basso: { $card }.
tutorial_claim_follow = Hai { faction_many }, quindi rispondi con uno di loro: { $card } basta per battere { $lead }.
tutorial_claim_follow_low = Hai { faction_many }, quindi rispondi con uno di loro. Nessuno batte { $lead }: gioca il più basso, { $card }.
tutorial_claim_duck = Hai { faction_many }, quindi rispondi con uno di loro. { $middle } vale poco: tieni le carte buone e gioca { $card }.
tutorial_claim_duck_stand_in = { $middle } vale poco, quindi tieni le carte buone. Invece di rispondere puoi giocare un Mutaforma: { $card }.
tutorial_claim_lose_stand_in = Non puoi battere { $lead }. Invece di rispondere puoi giocare un Mutaforma, la tua carta più bassa: { $card }.
tutorial_claim_low_stand_in = Potresti rispondere, ma basta un Mutaforma basso: { $card } batte { $lead }.
tutorial_claim_win_dwarf = Tutte le tue carte vincono, quindi i Nani vanno all’avversario. Gioca la più bassa: { $card }.
tutorial_claim_stand_in = I tuoi { faction_many } sono troppo bassi, ma un Mutaforma vale come uno di loro: { $card } batte { $lead }.
tutorial_claim_free_knight = Non hai Goblin, quindi puoi giocare qualsiasi carta. Un Cavaliere batte ogni Goblin: { $card }.
tutorial_claim_free_stand_in = Non hai { faction_many }, quindi puoi giocare qualsiasi carta. Un Mutaforma vale come uno di loro: { $card } batte { $lead }.
tutorial_claim_free_low = Non hai { faction_many }: puoi giocare qualsiasi carta, ma nessuna vincerebbe. Liberati di { $card }.
tutorial_claim_free_duck = Non hai { faction_many }, quindi puoi giocare qualsiasi carta. Questa presa non merita una carta buona: gioca { $card }.
tutorial_claim_free_dwarf = Non hai { faction_many }, quindi puoi giocare qualsiasi carta. Se perdi con un Nano, va nella tua pila dei punti: { $card }.
tutorial_claim_lose_dwarf = I Nani di questa presa vanno a chi perde. Perdi apposta: { $card }.
tutorial_claim_end = Fazioni vinte: { $votes }. Ogni fazione vota per chi ha più carte sue; in caso di parità, per chi ha la più alta.
tutorial_claim_end_tied = I voti sono pari, { $votes }, quindi decide la somma dei valori delle carte nelle fazioni vinte.

# Claim Kingdoms.
tutorial_kingdoms_goal = Fai punti in due modi: con le abilità delle carte che metti e, alla fine, controllando le fazioni.
tutorial_kingdoms_control = Su ogni carta che metti va una tua pedina. Alla fine chi ha più pedine su una fazione ne prende il valore, per esempio 9 per i Cavalieri.
tutorial_kingdoms_figures = Ti restano { $supply } pedine: la partita finisce poco dopo che qualcuno ha messo l’ultima.
tutorial_kingdoms_standing = Punti adesso, con il controllo: tu { $own }, avversario { $other }.
tutorial_kingdoms_place = Prova { $card } in { $space }.
tutorial_kingdoms_why_points = La sua abilità: 1 punto per ogni { $faction ->
    [goblin] Goblin con una tua pedina
    [dwarf] Nano nella sua riga e nella sua colonna
    [troll] fazione diversa nella sua riga o nella sua colonna
   *[dragon] carta intorno
}. Qui: { $points }.
tutorial_kingdoms_why_gnome = La sua abilità: 1 punto, e puoi mettere una seconda pedina su una carta vicina.
tutorial_kingdoms_why_knight = La sua abilità rimanda indietro le pedine avversarie dalle carte vicine.
tutorial_kingdoms_why_control = Controllo { $factions }: vale { $value } punti alla fine.
tutorial_kingdoms_line = { $line ->
    [row] Scegli la riga: dà almeno tanti punti quanto la colonna.
   *[column] Scegli la colonna: dà almeno tanti punti quanto la riga.
}
tutorial_kingdoms_second_figure = 1 punto lo prendi comunque. Metti la seconda pedina su { $card } ({ $space }): ti aiuta a controllare quella fazione.
tutorial_kingdoms_swap = Scambia la tua pedina con quella su { $card } ({ $space }): controllare quella fazione vale più dei Non-Morti.
tutorial_kingdoms_remove = Rimanda indietro le pedine: ogni pedina che l’avversario perde indebolisce il suo controllo.
tutorial_kingdoms_use = Usa l’abilità: non hai niente da perdere.
tutorial_kingdoms_skip = Salta l’abilità: qui non ci guadagni niente.
tutorial_kingdoms_drawing = Alla fine del tuo turno peschi una carta: dall’offerta, oppure coperta dal mazzo.
tutorial_kingdoms_draw = Pesca { $card }: se la metti nel prossimo turno, la sua abilità può darti { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
tutorial_kingdoms_draw_control = Pesca { $card }. Controllo { $factions }: vale { $value } punti alla fine.
tutorial_kingdoms_draw_top = L’offerta è vuota: pesca una carta coperta dal mazzo.
tutorial_kingdoms_end = Le abilità hanno dato { $power } punti, il controllo delle fazioni { $control }.

# Claim It.
tutorial_claim_it_goal = L’obiettivo: il gruppo più grande di caselle collegate.
tutorial_claim_it_roll = Tira i tre dadi. Su un tabellone vuoto non può andare male.
tutorial_claim_it_gold = Puoi anche mettere una pietra di proprietà su una tua casella. Quando ti fermi, quella casella diventa oro e nessun avversario può prendertela.
tutorial_claim_it_last_round = Ultimo giro: vince il gruppo più grande. In caso di parità, vince chi ha più oro. Rischia di più se sei indietro.
tutorial_claim_it_end_nears = L’ultimo giro comincia quando qualcuno ha { $goal } caselle d’oro. Poi vince il gruppo più grande.
tutorial_claim_it_dice = Hai tirato { $one }, { $two } e { $three }: due dadi danno riga e colonna, il terzo il numero della pietra.
tutorial_claim_it_put_owner = Scegli { $space }: { $state ->
    [own] è tua
   *[claimed] l’hai rivendicata in questo turno
}, quindi ci va una pietra di proprietà. Quando ti fermi, diventa oro.
tutorial_claim_it_put_taken = Scegli { $space }: è dell’avversario, e diventa tua quando ti fermi.
tutorial_claim_it_put_beside = Scegli { $space }: si unisce alle tue altre caselle.
tutorial_claim_it_put_free = Scegli { $space }: una casella libera per un nuovo gruppo.
tutorial_claim_it_bust = Niente è al sicuro finché non ti fermi. Se un tiro non va bene per nessuna casella, hai sballato: perdi tutte le pietre di questo turno.
tutorial_claim_it_roll_again = Il rischio di sballare è del { $risk }%, quindi tira ancora.
tutorial_claim_it_stop = Il rischio di sballare è del { $risk }%, e perderesti { $stones ->
    [one] 1 casella. Fermati e tienila.
   *[other] { $stones } caselle. Fermati e tienile.
}
tutorial_claim_it_end = Hanno deciso i gruppi più grandi: { $groups }.
tutorial_claim_it_end_tied = I gruppi più grandi sono pari, { $groups }, quindi decidono le caselle d’oro, poi tutte le caselle.
