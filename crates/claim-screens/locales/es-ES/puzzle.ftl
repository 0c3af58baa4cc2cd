# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 Puzle del { date } · { $game }
puzzle_question = **Solo una carta gana,** haga lo que haga tu rival. ¿Cuál?
puzzle_you = Tú
puzzle_opponent = Rival
puzzle_opponent_hand = Mano de tu rival ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }: tú { $own }, rival { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Quedan { $tricks } bazas. Las dos manos están a la vista: en la fase 2, quien recuerda la fase 1 las conoce de todos modos.

puzzle_right = ✅ **¡Correcto!** { $card } gana, haga lo que haga tu rival.
puzzle_wrong = ❌ **Esta vez no.** Tras { $card }, { $value ->
    [draw] como mucho es empate.
   *[loss] tu rival puede ganar.
} La carta correcta: { $solution }
puzzle_stats = { $streak ->
    [0] Resueltos en total: { $solved } de { $answered }{ puzzle_best }
    [one] 🔥 Racha: **{ $streak } día** (mejor: { $best }) · resueltos en total: { $solved } de { $answered }
   *[other] 🔥 Racha: **{ $streak } días** (mejor: { $best }) · resueltos en total: { $solved } de { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· mejor racha: { $best }
}
puzzle_next = Próximo puzle: { $when }
puzzle_counts = Cuenta tu primera respuesta.
puzzle_practice = *Para practicar: este puzle ya ha pasado y tu respuesta no cuenta.*
puzzle_why = Por qué
puzzle_why_line = { $card } { $value ->
    [win] **gana**
    [draw] empata
   *[loss] pierde
}: { $plays }
puzzle_end = { " " }→ votos **{ $votes }**{ $decided_by ->
    [sums] { " " }(valores { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· para ti: { $factions }
}
puzzle_play = { $who ->
    [you] tú
   *[opponent] tu rival
} { $card }

rated_question = **Una jugada es claramente mejor que las demás.** ¿Cuál?
rated_placeholder = Elige…
rated_right = ✅ **¡Correcto!** La mejor jugada: **{ $choice }** (gana el { $chance } % de las veces)
rated_wrong = ❌ **Esta vez no.** Tu jugada: { $choice } (gana el { $chance } % de las veces). La mejor: { $solution } ({ $best } %)
rated_why = { $choice }: **{ $chance } %**
rated_why_then = { $choice }: **{ $chance } %**. Después: { $plays }
rated_play = { $who ->
    [you] tú
   *[opponent] tu rival
}: { $action }
puzzle_more = { $count ->
    [one] Sin mostrar: 1 jugada peor.
   *[other] Sin mostrar: { $count } jugadas peores.
}
rated_margin = Probabilidad de ganar, estimada con lo que sabes, ± { $margin } puntos porcentuales.
rated_exact = Probabilidad exacta de ganar.

button_puzzle = Puzle de hoy
button_puzzle_ranking = Clasificación
button_earlier_puzzles = Puzles anteriores
button_practise = Jugar
button_puzzle_again = Otra vez

earlier_puzzles_title = 🧩 Puzles anteriores
earlier_puzzles_text = Para practicar: tus respuestas no cuentan.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Clasificación de puzles de este servidor
puzzle_ranking_empty = Aquí aún no ha respondido nadie a un puzle. Estrénala: `/claim puzle`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · racha **{ $streak }**, mejor { $best } · resueltos { $solved } de { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← tú
puzzle_ranking_symbols = Hoy: ✅ resuelto · ❌ fallado · ▫️ sin responder

puzzle_over = Ese puzle ya ha pasado. Este es el de hoy:
puzzle_unknown_play = No puedes jugar esa carta en el puzle de hoy. Aquí está:
puzzle_is_answered = Ya has respondido al puzle de hoy: cuenta tu primera respuesta.
puzzle_too_old = Los puzles tan antiguos ya no se pueden practicar. Este es el de hoy:

puzzle_solved_by = 🟩 { $player } ha resuelto este puzle
