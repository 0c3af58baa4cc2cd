# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 Práctica
exercise_question = Eras { $player } y cometiste un error aquí. ¿Qué jugarías ahora?
exercise_number = Ejercicio { $number } de { $total } de hoy
exercise_extra = Ejercicio { $number } de hoy
exercise_source = De { $title }, { date }

exercise_solved = ✅ **¡Resuelto!** { $action } es lo correcto.
exercise_fine = 👍 **¡Resuelto!** { $action } es suficiente.
exercise_missed = ❌ **Esta vez no.** { $action } no basta.
exercise_unknown = 🤷 **Sin valorar.** No dio tiempo a calcular si { $action } es buena elección.
exercise_played = En la partida jugaste { $action }.
exercise_played_because = En la partida jugaste { $action }: { $reason }.
exercise_back = { $days ->
    [one] Este ejercicio vuelve mañana.
   *[other] Este ejercicio vuelve dentro de { $days } días.
}
exercise_done = Has resuelto este ejercicio para siempre.
exercise_stays = El ejercicio queda como estaba.
exercise_counted_before = Ya habías respondido a este ejercicio: esta respuesta no cuenta.

practice_enough = **Basta por hoy:** { $count ->
    [one] 1 ejercicio respondido.
   *[other] { $count } ejercicios respondidos.
}
practice_none_due = **No te toca ningún ejercicio.**
practice_next = Próximo ejercicio: { $when }
practice_empty = Ahora no tienes ejercicios: juega una partida y pulsa «{ button_analysis }» bajo el resultado; tus errores se convierten en ejercicios.
exercises_added = { $count ->
    [one] Tu error es ahora un ejercicio: `/claim practicar`
   *[other] Tus { $count } errores son ahora ejercicios: `/claim practicar`
}

button_next_exercise = Siguiente ejercicio
button_one_more = Uno más
button_replay_from_here = Repasar desde aquí
