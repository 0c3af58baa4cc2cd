# La partita del giorno: le stesse carte per tutti, una volta al giorno.

daily_button_deal = Partita del giorno
daily_button_play = Gioca
daily_button_continue = Continua
daily_button_compare = Confronta con gli altri
daily_button_ranking = Classifica
daily_button_practise = Rigioca per allenarti
daily_button_earlier = Giorni precedenti
daily_button_proof = Correttezza
daily_button_records = Registri
daily_button_show_day = Mostra

daily_title = 🃏 Partita del giorno · { date } · { $game }
daily_text = Una partita al giorno, con le stesse carte per tutti, contro { $bot }. Hai **un solo tentativo**, senza orologio. Dopo vedi che cosa hanno fatto gli altri con le stesse carte.
daily_running = Sei nel mezzo della partita. Perché conti, finiscila in tempo. Scadenza: { $when }
daily_missed = Non hai giocato questa partita. Potrai usarla per allenarti quando il suo giorno sarà chiuso, due giorni dopo.
daily_closed = Questo giorno è chiuso: puoi giocare la sua partita per allenarti.
daily_not_counted = Questo tentativo non conta: non è stato finito in tempo.
daily_practice = *Per allenarti: questa partita non conta.*
daily_place = { $scope ->
    [here] In questo server: **{ $place } su { $all }**, meglio del { $better }%
   *[everywhere] Ovunque: **{ $place } su { $all }**, meglio del { $better }%
}
daily_first = { $scope ->
    [here] In questo server: il tuo risultato è il primo
   *[everywhere] Ovunque: il tuo risultato è il primo
}
daily_streak = { $current ->
    [0] Serie migliore: { $best } { $best ->
        [one] giorno
       *[other] giorni
    }
    [one] 🔥 Serie: **{ $current } giorno** (record: { $best })
   *[other] 🔥 Serie: **{ $current } giorni** (record: { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } risultato finora
   *[other] { $count } risultati finora
}
daily_chart = { $outcome ->
    [won] vinte
    [drawn] pareggiate
   *[lost] perse
} **{ $count }** { $bar }
daily_moment_heading = Il momento più importante
daily_ranking_empty = Ancora nessun risultato.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] vinta { $own } – { $other }
    [drawn] pareggiata { $own } – { $other }
   *[lost] persa { $own } – { $other }
}
# Sopra un risultato condiviso.
daily_shared_by = { $name } ha giocato la partita del giorno:
share_day = Partita di Claim { $day ->
    [8] dell’
    [11] dell’
   *[other] del{ " " }
}{ date } ({ $game })
share_outcome = { daily_score }
share_better = meglio del { $better }%

earlier_title = 🃏 Partite dei giorni precedenti
earlier_text = Quelle che hai finito si rigiocano subito, le altre quando il loro giorno è chiuso.
earlier_day = **{ date }** · { $game }
earlier_none = non giocata
earlier_unfinished = nessun risultato
earlier_result = { daily_score }

proof_title = 🔒 Partite del giorno corrette
proof_text = Le carte di ogni giorno derivano da un segreto estratto quando comincia il giorno prima. La sua impronta, lo SHA-256 del segreto, si vede da allora; il segreto segue quando il giorno è chiuso. Così nessuna partita può cambiare dopo essere stata vista.
proof_later = Il segreto è pubblicato quando il giorno è chiuso, due giorni dopo.
proof_day = { date } · { $game }
proof_fingerprint = Impronta: `{ $commitment }`
proof_secret = Segreto: `{ $secret }`
records_text = Tutte le partite del giorno, senza nomi, con il segreto da cui derivano le carte. Ognuna comincia con la sua intestazione.

resign_daily = Abbandonare? Avrai usato il tuo unico tentativo, senza risultato.
