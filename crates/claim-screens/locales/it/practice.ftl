# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 Allenamento
exercise_question = Eri { $player } e qui hai fatto un errore. Che cosa giocheresti ora?
exercise_number = Esercizio { $number } di { $total } per oggi
exercise_extra = Esercizio { $number } per oggi
exercise_source = Da { $title }, { date }

exercise_solved = ✅ **Risolto!** { $action } è giusto.
exercise_fine = 👍 **Risolto!** { $action } basta.
exercise_missed = ❌ **Stavolta no.** { $action } non basta.
exercise_unknown = 🤷 **Non valutato.** Non c’è stato tempo di calcolare quanto valga { $action }.
exercise_played = Nella partita hai giocato { $action }.
exercise_played_because = Nella partita hai giocato { $action }: { $reason }.
exercise_back = { $days ->
    [one] Questo esercizio torna domani.
   *[other] Questo esercizio torna tra { $days } giorni.
}
exercise_done = Questo esercizio è risolto per sempre.
exercise_stays = L’esercizio resta com’era.
exercise_counted_before = Hai già risposto a questo esercizio: questa risposta non conta.

practice_enough = **Per oggi basta:** { $count ->
    [one] 1 esercizio svolto.
   *[other] { $count } esercizi svolti.
}
practice_none_due = **Non c’è nessun esercizio da fare.**
practice_next = Prossimo esercizio: { $when }
practice_empty = Adesso non hai esercizi: gioca una partita, poi premi “{ button_analysis }” sotto il risultato, e i tuoi errori diventano esercizi.
exercises_added = { $count ->
    [one] Il tuo errore ora è un esercizio: `/claim allenamento`
   *[other] I tuoi { $count } errori ora sono esercizi: `/claim allenamento`
}

button_next_exercise = Prossimo esercizio
button_one_more = Ancora uno
button_replay_from_here = Rivedi da qui
