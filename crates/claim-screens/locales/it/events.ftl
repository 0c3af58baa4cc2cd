# I tornei.

event_button_new = Nuovo torneo
event_button_open = Apri il torneo
event_button_show = Mostra
event_button_join = Partecipa
event_button_leave = Ritirati
event_button_standings = Classifica
event_button_compare = Confronta
event_button_first_difference = Prima differenza
event_button_leg = Partita { $leg }
event_button_rules = Regole
event_button_record = Registro
event_button_manage = Gestisci
event_button_here = Ci sono
event_button_back = Indietro
event_button_previous = Precedenti
event_button_next = Successivi
event_button_check_in = { $to ->
    [on] Con check-in
   *[off] Senza check-in
}
event_button_start_now = Comincia ora
event_button_postpone = { $minutes ->
    [60] Rinvia di 1 ora
    [1440] Rinvia di 1 giorno
   *[other] Rinvia di { $minutes } minuti
}
event_button_sign_up = { $to ->
    [on] Apri iscrizioni
   *[off] Chiudi iscrizioni
}
event_button_pause = { $to ->
    [on] Sospendi
   *[off] Riprendi
}
event_button_players = Partecipanti
event_button_rulings = Arbitra un tavolo
event_button_round = Turno { $round }
event_button_end = Termina torneo
event_button_end_now = Sì, termina
event_button_leave_now = Sì, mi ritiro

event_title = 🏆 { $name }
event_default_name = Torneo di { $game }
event_list_title = Tornei di questo server
event_list_empty = Al momento non ce ne sono.
event_form_title = 🏆 Nuovo torneo: { $name }
event_form_text = Aprilo così, o cambialo prima. Tutti in questo canale possono partecipare.
event_swiss = Sistema svizzero, { $rounds } turni
event_round_robin = Girone: tutti contro tutti
event_knockout = Eliminazione diretta
event_knockout_best_of = Eliminazione diretta, al meglio di { $matches }
event_choose_format = Cambia il formato
event_choose_game = Cambia il gioco
event_choose_time = Cambia il tempo
event_choose_deals = Cambia ciò che conta
event_choose_start = Cambia l’inizio
event_choose_most = Cambia il numero di partecipanti
event_starts_in = Comincia tra { $duration }
event_most = { $count ->
    [0] Senza limite di partecipanti
   *[other] Al massimo { $count } partecipanti
}
event_check_in_hint = { $state ->
    [on] Check-in: nei dieci minuti prima dell’inizio i giocatori confermano di esserci
   *[off] Senza check-in
}
event_deals = { $deals ->
    [own] Contano le vittorie; ogni tavolo ha le sue carte
    [board] Contano le vittorie; tutti i tavoli di un turno hanno le stesse carte
   *[duplicate] Duplicato: stesse carte a tutti i tavoli, e il confronto è con gli altri nello stesso posto
}
event_outline_deals = { $deals ->
    [board] stesse carte a tutti i tavoli
   *[duplicate] duplicato
}

event_organised_by = Organizzato da { $person }
event_start = Inizio: { $when }
event_join_until = Iscriviti prima dell’inizio!
event_sign_up_closed = Le iscrizioni sono chiuse.
event_check_in_open = Il check-in è aperto: premi “Ci sono” prima dell’inizio.
event_paused = Sospeso: nessun turno comincia finché non riprende.
event_round_running = Turno { $round } di { $rounds }: { $left ->
    [one] si gioca ancora a un tavolo.
   *[other] si gioca ancora a { $left } tavoli.
}
event_round_over = Il turno { $round } di { $rounds } è finito.
event_next_begins = Prossimo turno: { $when }
event_over_played = È finito. Grazie per aver giocato!
event_over_ended = L’organizzazione l’ha terminato.
event_over_cancelled = È stato annullato.
event_players = { $count ->
    [0] Ancora nessun partecipante.
    [one] **1 partecipante**
   *[other] **{ $count } partecipanti**
}
event_more = … e { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
event_standings_heading = **Classifica** – punti (differenze)
event_standings_heading_duplicate = **Classifica** – media per turno (punti delle vittorie)
event_no_standings = Nessun turno è ancora finito.
event_call_check_in = **{ $name }** sta per cominciare. Ci siete?
event_check_in_text = Premete il pulsante prima dell’inizio. Chi non lo fa è fuori.
event_round_title = 🏆 { $name } · Turno { $round }
event_round_call = **{ $name }**: comincia il turno { $round }!
event_tables = Tavoli: { $links }
event_first_action = Il vostro tavolo vi aspetta: chi non gioca entro cinque minuti perde a tavolino.
event_hidden_round = Tutti i tavoli hanno le stesse carte: carte e risultati restano nascosti fino alla fine del turno. Non dite nulla!
event_bye = Riposo: { $names }
event_result_forfeit = { $name } non c’era
event_result_ruled = decisione dell’organizzazione
event_result_void = annullata
event_result_hidden = finita
event_compare_title = 🏆 { $name } · Turno { $round } · Confronto
event_compare_text = Stesse carte a tutti i tavoli: A è il primo nome, B il secondo. I numeri sono i tavoli.
event_compare_first = Prima differenza: **{ $chapter }**
event_compare_alike = A tutti i tavoli si è giocato allo stesso modo.
event_compare_all = Tutti
event_won = { $count ->
    [one] 🏆 { $winners } vince **{ $name }**!
   *[other] 🏆 { $winners } vincono insieme **{ $name }**!
}
event_cancelled = **{ $name }** non si gioca.

event_rules_swiss = Sistema svizzero: a ogni turno incontri qualcuno con circa gli stessi punti, e mai due volte la stessa persona finché è possibile.
event_rules_round_robin = Girone: tutti giocano una volta contro tutti.
event_rules_knockout = Eliminazione diretta: chi perde è fuori. A parità passa la migliore testa di serie.
event_rules_points = Una vittoria vale 1 punto, un pareggio ½, un riposo 1. A parità di punti decide la somma delle differenze, poi lo scontro diretto.
event_rules_duplicate_points = Per ogni turno ottieni la percentuale degli altri nello stesso posto che con le stesse carte hanno fatto peggio di te; una parità conta la metà. Un riposo vale il 60%. Decide la media, poi i punti delle vittorie.
event_rules_knockout_points = La classifica segue i turni superati. Le teste di serie seguono il rating.
event_rules_board = Tutti i tavoli di un turno hanno le stesse carte. Carte e risultati restano nascosti fino alla fine del turno; poi *Confronta* mostra che cosa ne ha fatto ogni tavolo.
event_rules_live = Fai la prima mossa entro cinque minuti, o perdi a tavolino. La seconda volta sei fuori. Non ci sono pause.
event_rules_days = Gioca ogni mossa nel tuo tempo per turno; senza nessuna mossa perdi a tavolino. La seconda volta sei fuori. Una partita finisce dopo 14 giorni.
event_rules_leave = Se ti ritiri, perdi la partita in corso, e i risultati precedenti restano.
event_rules_proof = Accoppiamenti e carte seguono da un segreto con questa impronta, pubblicato alla fine: { $commitment }

event_manage_title = Gestisci { $name }
event_manage_help = Va avanti anche senza di te: i turni iniziano da soli, e chi perde due volte a tavolino è fuori. Una decisione chiude la partita del suo tavolo; sulla tua non puoi decidere. Una pausa chiude tutto dopo una settimana.
event_not_posted = Non posso pubblicare in { $channel }: lì non si vede niente di nuovo. Dammi “Visualizza canale” e “Invia messaggi”, o chiudi il torneo.
event_players_text = Aggiungi persone, o togli un giocatore. Chi è stato tolto non può tornare.
event_choose_added = Aggiungi persone…
event_choose_removed = Togli un giocatore…
event_rulings_text = Scegli un tavolo per assegnare una vittoria o annullare il risultato. Sul tuo tavolo decidono altri.
event_choose_table = Scegli un tavolo…
event_ruling_text = La tua decisione sostituisce ciò che è stato giocato, e termina una partita in corso. Il motivo resta nel registro.
event_choose_ruling = Scegli un risultato e un motivo…
event_award_win = Vince { $name }
event_award_draw = Pareggio
event_award_void = Annulla la partita: vale come pareggio
event_reason = { $reason ->
    [agreed] I giocatori sono d’accordo
    [absent] Un giocatore non c’era
    [conduct] Gioco scorretto
   *[trouble] Problemi tecnici
}
event_end_question = Terminare **{ $name }** ora? Le partite in corso si fermano, e il turno non concluso non vale per nessuno.
event_leave_question = Ritirarti da **{ $name }**? Perdi la partita che stai giocando.

event_joined =
    Partecipi a { $name }.
    Inizio: { $when }
event_checked_in = Ci sei. A tra poco!
event_left = Hai lasciato il torneo.
event_opened = Il torneo è aperto.
event_done = Fatto.
event_added = { $count ->
    [one] Aggiunto 1 giocatore.
   *[other] Aggiunti { $count } giocatori.
}
event_none_added = Nessuno è stato aggiunto: partecipano già, o non possono più.
event_no_bots = I bot non possono partecipare ai tornei.
event_not_found = Questo torneo non esiste.
event_not_organiser = Possono farlo solo l’organizzazione e chi può gestire gli eventi.
event_may_not_create = Qui possono aprire tornei solo le persone con il permesso *Gestisci eventi* o *Gestisci server*. Nelle impostazioni del server si può consentire a tutti.
event_refused = { $why ->
    [over] Il torneo è finito.
    [already-in] Partecipi già.
    [not-in] Non partecipi a questo torneo.
    [removed] L’organizzazione ti ha tolto da questo torneo.
    [sign-up-closed] Le iscrizioni sono chiuse.
    [too-late] È troppo tardi: il torneo è cominciato.
    [full] Non ci sono più posti.
    [no-check-in] Al momento non c’è nessun check-in.
    [already-checked-in] Hai già fatto il check-in.
    [eliminated] Sei già fuori.
    [begun] Il torneo è cominciato.
    [too-few-players] Ci sono meno di tre partecipanti.
    [in-past] Quell’ora è passata.
    [unchanged] È già così.
    [no-such-table] Quel tavolo non esiste.
    [own-match] Giochi a questo tavolo. Lascia decidere altri.
    [needs-winner] Uno dei due deve passare.
    [next-round-begun] Il turno successivo è cominciato, quindi questo risultato resta.
   *[not-running] Questa partita non è più in corso.
}
event_limit = { $count ->
    [one] In questo server può esserci un solo torneo alla volta.
   *[other] In questo server possono esserci al massimo { $count } tornei alla volta.
}
