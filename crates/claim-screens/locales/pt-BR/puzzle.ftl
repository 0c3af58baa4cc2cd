# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 Enigma de { date } · { $game }
puzzle_question = **Só uma carta vence,** não importa o que o adversário faça. Qual?
puzzle_you = Você
puzzle_opponent = Adversário
puzzle_opponent_hand = Mão do adversário ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }: você { $own }, adversário { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Faltam { $tricks } vazas. As duas mãos estão abertas: na fase 2, quem se lembra da fase 1 já as conhece.

puzzle_right = ✅ **Certo!** { $card } vence, não importa o que o adversário faça.
puzzle_wrong = ❌ **Desta vez não.** Depois de { $card }, { $value ->
    [draw] é no máximo empate.
   *[loss] o adversário pode vencer.
} A carta certa: { $solution }
puzzle_stats = { $streak ->
    [0] Total resolvido: { $solved } de { $answered }{ puzzle_best }
    [one] 🔥 Sequência: **{ $streak } dia** (recorde: { $best }) · total resolvido: { $solved } de { $answered }
   *[other] 🔥 Sequência: **{ $streak } dias** (recorde: { $best }) · total resolvido: { $solved } de { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· maior sequência: { $best }
}
puzzle_next = Próximo enigma: { $when }
puzzle_counts = Sua primeira resposta conta.
puzzle_practice = *Para treinar: este enigma já passou, e sua resposta não conta.*
puzzle_why = Por quê
puzzle_why_line = { $card } { $value ->
    [win] **vence**
    [draw] empata
   *[loss] perde
}: { $plays }
puzzle_end = { " " }→ votos **{ $votes }**{ $decided_by ->
    [sums] { " " }(valores das cartas { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· para você: { $factions }
}
puzzle_play = { $who ->
    [you] você
   *[opponent] o adversário
} { $card }

rated_question = **Uma jogada é claramente melhor que todas as outras.** Qual?
rated_placeholder = Escolha…
rated_right = ✅ **Certo!** A melhor jogada: **{ $choice }** (vence em { $chance }% das vezes)
rated_wrong = ❌ **Desta vez não.** Sua jogada: { $choice } (vence em { $chance }% das vezes). A melhor jogada: { $solution } ({ $best }%)
rated_why = { $choice }: **{ $chance }%**
rated_why_then = { $choice }: **{ $chance }%**. Depois: { $plays }
rated_play = { $who ->
    [you] você
   *[opponent] o adversário
}: { $action }
puzzle_more = { $count ->
    [one] Fora da lista: { $count } jogada pior.
   *[other] Fora da lista: { $count } jogadas piores.
}
rated_margin = Chances de vencer, estimadas pelo que você sabe, ± { $margin } pontos percentuais.
rated_exact = Chances exatas de vencer.

button_puzzle = Enigma de hoje
button_puzzle_ranking = Ranking
button_earlier_puzzles = Enigmas passados
button_practise = Jogar
button_puzzle_again = De novo

earlier_puzzles_title = 🧩 Enigmas passados
earlier_puzzles_text = Para treinar: suas respostas não contam.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Ranking de enigmas deste servidor
puzzle_ranking_empty = Nenhum enigma foi respondido aqui ainda. Dê o primeiro passo: `/claim enigma`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · sequência **{ $streak }**, recorde { $best } · resolvidos { $solved } de { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← você
puzzle_ranking_symbols = Hoje: ✅ resolvido · ❌ errado · ▫️ ainda sem resposta

puzzle_over = Esse enigma já passou. Este é o de hoje:
puzzle_unknown_play = Você não pode jogar essa carta no enigma de hoje. Aqui está ele:
puzzle_is_answered = Você já respondeu ao enigma de hoje: sua primeira resposta conta.
puzzle_too_old = Enigmas tão antigos não dá mais para treinar. Este é o de hoje:

puzzle_solved_by = 🟩 { $player } resolveu este enigma
