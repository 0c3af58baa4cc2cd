# The daily post of a server, and its settings.

post_title = 🃏 Partita del giorno: { $game }
post_day = { date } · le stesse carte per tutti
post_deal = { $count ->
    [one] Partita di ieri · { $count } risultato
   *[other] Partita di ieri · { $count } risultati
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Rompicapo di ieri
post_solved = { $solved ->
    [one] L’ha risolto { $solved } su { $answered }.
   *[other] L’hanno risolto { $solved } su { $answered }.
}
post_solvers = Per primi: { $names }
post_longest_streaks = Serie più lunghe
post_streaks = 🔥 { $of ->
    [deals] Partita del giorno:
   *[puzzles] Rompicapo:
} { $streaks }
post_streak = { $name } { $days } giorni
post_event = 🏆 { $name }: { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** tavolo aspetta giocatori.
   *[other] **{ $count }** tavoli aspettano giocatori.
}
post_month = 🏆 Podio del mese scorso
post_most_played = Più partite: { $name } ({ $count })
post_newcomer = Rivelazione del mese: { $name } ({ $rating })
button_post_deal = Gioca la partita del giorno
button_post_tables = Tavoli aperti

post_settings_title = 📅 Messaggio del giorno
post_settings_text = Un messaggio silenzioso al giorno: la partita e il rompicapo di oggi, i migliori di ieri, i tavoli aperti e i tornei, e a inizio mese il podio del mese scorso. Se non c’è niente da dire e nessuno ha giocato per una settimana, non arriva.
post_is_on = Arriva in { $channel }.
post_is_off = È **disattivato**. Scegli ora e fuso orario, poi attivalo nel canale in cui deve arrivare.
post_time = Ora: **{ $hour }** ({ $zone })
post_next = Prossimo messaggio: { $when }
choose_post_hour = Cambia l’ora
button_post_here = { $which ->
    [move] Sposta qui
   *[start] Attiva qui
}
button_post_off = Disattiva
button_post_zone = Fuso orario
post_failed = ⚠️ { $why ->
    [channel-lost] L’ultimo messaggio del giorno non è arrivato: il suo canale non c’è più. Attivalo in un altro.
    [forbidden] L’ultimo messaggio del giorno non è arrivato: nel suo canale non posso scrivere. Lì mi servono *Visualizza canale* e *Invia messaggi*.
   *[refused] L’ultimo messaggio del giorno non è arrivato: Discord non l’ha accettato.
}
zones_title = 🕘 Fuso orario del messaggio
zones_text = Scelto: **{ $zone }**. Accanto a ogni fuso c’è la sua differenza da UTC oggi.
choose_zone_region = Scegli una regione
zone_region = { $region ->
    [africa] Africa
    [america] America
    [antarctica] Antartide
    [asia] Asia
    [atlantic] Atlantico
    [australia] Australia
    [europe] Europa
    [indian] Oceano Indiano
   *[pacific] Pacifico
}
