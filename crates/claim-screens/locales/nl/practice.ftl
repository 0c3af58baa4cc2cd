# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 Oefenen
exercise_question = Jij was { $player } en maakte hier een fout. Wat zou je nu spelen?
exercise_number = Oefening { $number } van { $total } voor vandaag
exercise_extra = Oefening { $number } van vandaag
exercise_source = Uit { $title }, { date }

exercise_solved = ✅ **Opgelost!** { $action } is goed.
exercise_fine = 👍 **Opgelost!** { $action } is goed genoeg.
exercise_missed = ❌ **Deze keer niet.** { $action } is niet goed genoeg.
exercise_unknown = 🤷 **Niet beoordeeld.** Hoe goed { $action } is, kon niet op tijd worden berekend.
exercise_played = In het potje speelde je { $action }.
exercise_played_because = In het potje speelde je { $action }: { $reason }.
exercise_back = { $days ->
    [one] Deze oefening komt morgen terug.
   *[other] Deze oefening komt over { $days } dagen terug.
}
exercise_done = Deze oefening is nu voorgoed opgelost.
exercise_stays = De oefening blijft zoals ze was.
exercise_counted_before = Je hebt deze oefening al eens beantwoord: dit antwoord telt niet.

practice_enough = **Genoeg voor vandaag:** { $count ->
    [one] 1 oefening
   *[other] { $count } oefeningen
} beantwoord.
practice_none_due = **Er staat nu geen oefening klaar.**
practice_next = Volgende oefening: { $when }
practice_empty = Je hebt nu geen oefeningen: speel een potje en druk onder de uitslag op “{ button_analysis }”, dan worden je fouten oefeningen.
exercises_added = { $count ->
    [one] Je fout is nu een oefening: `/claim oefenen`
   *[other] Je { $count } fouten zijn nu oefeningen: `/claim oefenen`
}

button_next_exercise = Volgende oefening
button_one_more = Nog een
button_replay_from_here = Vanaf hier kijken
