# A finished match: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 Vince { $players }!
   *[other] 🏆 Vincono { $players }!
}
match_drawn = 🤝 La partita finisce in pareggio.
match_shared = 🤝 Primo posto a pari merito: { $players }.
match_aborted = La partita è stata annullata e non conta.
ended_resigned = { $player ->
    [you] Hai abbandonato.
   *[other] { $player } ha abbandonato.
}
ended_timeout = { $player ->
    [you] Hai finito il tempo.
   *[other] { $player } ha finito il tempo.
}
ended_left = { $player ->
    [you] Hai lasciato il server.
   *[other] { $player } ha lasciato il server.
}
ended_drawn = Pareggio di comune accordo.
ended_agreed = Partita annullata di comune accordo.
ended_stopped = La moderazione ha interrotto la partita.
ended_stopped_by_organiser = L’organizzazione del torneo ha chiuso questa partita.
match_voided = 🚫 La moderazione del server ha invalidato questa partita: non conta.
unrated_pair = ⚖️ Non classificata: all’inizio di questa partita { $players ->
    [2] questi due
   *[other] due dei giocatori
} avevano già finito { $matches } partite classificate insieme in 24 ore.
# After one of the three sentences about a player who has left.
taken_over = { $sentence } Un bot ha preso il suo posto.
best_who_stayed = Chi se ne è andato non può vincere: vince il migliore degli altri.
you_are_replaced = Al tuo posto continua un bot. Per te la partita conta come sconfitta.
you_lost_by_leaving = { $sentence } Perdi questa partita.

result_heading = **Così hanno votato le fazioni: { $votes }**
vote_won = { $faction }: { $side } ({ $counts })
vote_tie_broken = { $faction }: { $side } ({ $counts }; carta più alta: { $high } batte { $low })
vote_tie = { $faction }: parità ({ $counts })
vote_no_cards = { $faction }: nessuna carta
votes_tied = I voti sono pari. { $outcome ->
    [tied] Sono pari anche le somme dei valori delle carte nelle fazioni vinte:
   *[decided] Decide la somma dei valori delle carte nelle fazioni vinte:
} **{ $sums }**

# How close it was.
close_card = Con { $owner ->
    [you] la tua carta { $card }
   *[other] la carta { $card } di { $owner }
} { $player ->
    [you] avresti vinto
   *[other] avrebbe vinto { $player }
}.
close_votes = A { $player ->
    [you] te
   *[other] { $player }
} { $count ->
    [one] è mancato 1 voto
   *[other] sono mancati { $count } voti
}.

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }, la tua partita è finita.

ratings_heading = Rating
rating_change = { $player }: { $before } → { $after } ({ $change })

# Headlines; the score follows.
you_won = 🏆 Hai vinto!
you_lost = Hai perso.
you_drew = 🤝 Pareggio.

# Above the buttons that a result leaves out.
finished_more = Il registro di questa partita, e come verificare carte e dadi:

# The table’s message, when its result is a new message below.
result_below = Questa partita è finita: [vedi il risultato]({ $url })

button_rematch = Rivincita
button_play_too = Gioca anche tu
button_replay = Rivedi
button_record = Registro

replay_title = Replay · { $title }
replay_position = Mossa { $actions } di { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] Da qui in poi nessuna imprecisione, e nessun errore nella partita.
   *[mistakes] Da qui in poi nessun errore.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] Fin qui nessuna imprecisione, e nessun errore nella partita.
   *[mistakes] Fin qui nessun errore.
}
hand_of = Mano di { $player } ({ $count })
followers_of = Seguaci di { $player } ({ $count })
button_first = Inizio
button_back = Indietro
button_forward = Avanti
button_last = Fine
# Short enough for both buttons of a pair to fit beside each other on a phone.
button_previous_trick = Presa prec.
button_next_trick = Presa succ.
button_previous_turn = Turno prec.
button_next_turn = Turno succ.
button_previous_mistake = Errore prec.
button_next_mistake = Errore succ.

record_title = Registro · { $title }
record_text = Tutte le carte, i tiri e le mosse della partita, uno per riga, con l’impronta e il segreto. Per verificarlo, usa il programma di questo bot: `claim-bot check FILE`

decided_by_last_trick = L’ultima presa ha deciso la partita.
decided_after_trick = Dopo la presa { $trick } di { $tricks } della fase 2 { $player ->
    [you] non potevi più perdere
   *[other] { $player } non poteva più perdere
}.
