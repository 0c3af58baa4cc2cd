# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 Entraînement
exercise_question = Tu étais { $player } et tu as fait une erreur ici. Que jouerais-tu maintenant ?
exercise_number = Exercice { $number } sur { $total } aujourd’hui
exercise_extra = Exercice { $number } aujourd’hui
exercise_source = Tiré de { $title }, { date }

exercise_solved = ✅ **Réussi !** { $action } est le bon choix.
exercise_fine = 👍 **Réussi !** { $action } suffit.
exercise_missed = ❌ **Pas cette fois.** { $action } ne suffit pas.
exercise_unknown = 🤷 **Non jugé.** La valeur de { $action } n’a pas pu être calculée à temps.
exercise_played = Dans la partie, tu as joué { $action }.
exercise_played_because = Dans la partie, tu as joué { $action } : { $reason }.
exercise_back = { $days ->
    [one] Cet exercice revient demain.
   *[other] Cet exercice revient dans { $days } jours.
}
exercise_done = Cet exercice est réussi pour de bon.
exercise_stays = L’exercice reste tel quel.
exercise_counted_before = Tu as déjà répondu à cet exercice : cette réponse ne compte pas.

practice_enough = **Assez pour aujourd’hui :** { $count ->
    [one] { $count } exercice fait
   *[other] { $count } exercices faits
}.
practice_none_due = **Aucun exercice à faire pour l’instant.**
practice_next = Prochain exercice : { $when }
practice_empty = Tu n’as pas d’exercices en ce moment : joue une partie, puis appuie sur « { button_analysis } » sous son résultat, et tes erreurs deviennent des exercices.
exercises_added = { $count ->
    [one] Ton erreur est devenue un exercice : `/claim entraînement`
   *[other] Tes { $count } erreurs sont devenues des exercices : `/claim entraînement`
}

button_next_exercise = Exercice suivant
button_one_more = Encore un
button_replay_from_here = Revoir à partir d’ici
