# Üben: eigene Fehler aus beendeten Partien als Aufgaben. Züge werden als fertiger Text eingesetzt.

practice_title = ### 💪 Üben
exercise_question = Du warst { $player } und hast hier einen Fehler gemacht. Was würdest du jetzt spielen?
exercise_number = Aufgabe { $number } von { $total } für heute
exercise_extra = Aufgabe { $number } für heute
exercise_source = Aus { $title }, { date }

exercise_solved = ✅ **Gelöst!** { $action } ist richtig.
exercise_fine = 👍 **Gelöst!** { $action } ist gut genug.
exercise_missed = ❌ **Diesmal nicht.** { $action } ist nicht gut genug.
exercise_unknown = 🤷 **Nicht bewertet.** Wie gut { $action } ist, ließ sich nicht rechtzeitig berechnen.
exercise_played = In der Partie hast du { $action } gespielt.
exercise_played_because = In der Partie hast du { $action } gespielt: { $reason }.
exercise_back = { $days ->
    [one] Diese Aufgabe kommt morgen wieder.
   *[other] Diese Aufgabe kommt in { $days } Tagen wieder.
}
exercise_done = Diese Aufgabe ist damit endgültig gelöst.
exercise_stays = Die Aufgabe bleibt, wie sie war.
exercise_counted_before = Diese Aufgabe hast du schon beantwortet: Diese Antwort zählt nicht.

practice_enough = **Genug für heute:** { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
} beantwortet.
practice_none_due = **Gerade ist keine Aufgabe fällig.**
practice_next = Nächste Aufgabe: { $when }
practice_empty = Du hast gerade keine Aufgaben: Spiele eine Partie und drücke unter dem Ergebnis auf „{ button_analysis }“, dann werden deine Fehler zu Aufgaben.
exercises_added = { $count ->
    [one] Dein Fehler ist jetzt eine Aufgabe: `/claim üben`
   *[other] Deine { $count } Fehler sind jetzt Aufgaben: `/claim üben`
}

button_next_exercise = Nächste Aufgabe
button_one_more = Noch eine
button_replay_from_here = Ab hier nachspielen
