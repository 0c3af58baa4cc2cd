# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 Treino
exercise_question = Você era { $player } e errou aqui. O que jogaria agora?
exercise_number = Exercício { $number } de { $total } hoje
exercise_extra = Exercício { $number } hoje
exercise_source = De { $title }, { date }

exercise_solved = ✅ **Resolvido!** { $action } é o certo.
exercise_fine = 👍 **Resolvido!** { $action } é suficiente.
exercise_missed = ❌ **Desta vez não.** { $action } não basta.
exercise_unknown = 🤷 **Sem avaliação.** Não deu tempo de calcular se { $action } é uma boa jogada.
exercise_played = Na partida, você jogou { $action }.
exercise_played_because = Na partida, você jogou { $action }: { $reason }.
exercise_back = { $days ->
    [one] Este exercício volta amanhã.
   *[other] Este exercício volta em { $days } dias.
}
exercise_done = Este exercício está resolvido de vez.
exercise_stays = O exercício fica como estava.
exercise_counted_before = Você já respondeu a este exercício: esta resposta não conta.

practice_enough = **Chega por hoje:** { $count ->
    [one] { $count } exercício respondido
   *[other] { $count } exercícios respondidos
}.
practice_none_due = **Nenhum exercício para agora.**
practice_next = Próximo exercício: { $when }
practice_empty = Você não tem exercícios no momento: jogue uma partida e aperte “{ button_analysis }” embaixo do resultado, e seus erros viram exercícios.
exercises_added = { $count ->
    [one] Seu erro agora é um exercício: `/claim treinar`
   *[other] Seus { $count } erros agora são exercícios: `/claim treinar`
}

button_next_exercise = Próximo exercício
button_one_more = Mais um
button_replay_from_here = Rever a partir daqui
