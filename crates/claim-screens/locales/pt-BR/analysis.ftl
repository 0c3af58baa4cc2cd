# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = Análise · { $title }
analysis_progress = Analisando: { $done } de { $total } { $total ->
    [one] jogada
   *[other] jogadas
}…
analysis_first_look = Esta é uma primeira olhada; ela vai ficar mais precisa.

summary_estimated = Todos os números são estimativas.
summary_partly_exact = Os números do último turno são exatos, os outros são estimativas.
summary_winning = { $player } tinha posição vencedora no começo da fase 2.
summary_even = A posição estava equilibrada no começo da fase 2.
summary_unclear = Quem estava vencendo no começo da fase 2 não deu para calcular a tempo.
summary_unchanged = E ficou assim.
summary_winning_from = Depois disso, { $player } estava vencendo.
summary_even_from = Depois disso, a posição ficou equilibrada.
summary_earlier = { $count ->
    [one] Um erro anterior está no arquivo.
   *[other] { $count } erros anteriores estão no arquivo.
}

chart_heading = Chances de vencer ao longo da partida
chart_caption = Chances de vencer em %, jogada por jogada.
chart_line = À direita da linha vertical, são exatas.
chart_legend = ▁ perdido · ▅ equilibrado · █ vencido · ? desconhecido
chart_legend_for_many = ▁ 0% · ▅ 50% · █ 100% · ? desconhecido
chart_exact = Os valores depois do vão são exatos, os de antes são estimativas.

accuracy_heading = Precisão
accuracy_exact = { $player }: { $right } de { $count } { $count ->
    [one] jogada decisiva certa
   *[other] jogadas decisivas certas
} na fase 2 ({ $percent }%).
accuracy_estimated = { $player }: { $percent }% das chances de vencer mantidas (estimativa; { $count ->
    [one] { $count } jogada que importava
   *[other] { $count } jogadas que importavam
}: { $labels })
balance_heading = Decisões e sorte, em pontos percentuais (uma vitória vale +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (primeira mão { $hand }, cartas seguintes { $later })
balance = { $player } { $result }: decisões { $decisions }, { $kind ->
    [dice] dados
   *[cards] sorte
} { $luck }
label = { $label ->
    [best] melhor
    [fine] boa
    [inaccuracy] imprecisão
    [mistake] erro
    [blunder] mancada
    [unclear] incerto
    [equal] tanto faz
   *[only] única jogada
}
label_count = { $label ->
    [best] { $count ->
        [one] { $count } melhor
       *[other] { $count } melhores
    }
    [fine] { $count ->
        [one] { $count } boa
       *[other] { $count } boas
    }
    [inaccuracy] { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
    [mistake] { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
   *[blunder] { $count ->
        [one] { $count } mancada
       *[other] { $count } mancadas
    }
}

mistakes_heading = { $kind ->
    [inaccuracies] Imprecisões
   *[mistakes] { $order ->
        [own] Erros, os seus primeiro
       *[size] Maiores erros
    }
}
mistake_exact = { $player } deixou escapar { $what ->
    [win] a vitória
   *[draw] o empate
} com { $action } (mancada). { $better } bastava.
mistake_estimated = { $player } – { $action } ({ $chosen }): { $label ->
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] mancada
} ({ $loss }). Melhor: { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Imprecisão
    [mistake] 🟧 Erro
   *[blunder] 🟥 Mancada
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) em vez de { $better } ({ $best })
best_play_heading = Melhor jogo depois de { $played }
best_play_then = Melhor jogo depois deste erro: { $plays }
likely_play_heading = Sequência provável: { $played }, depois…
likely_play_then = Sequência provável: { $plays }
play_of = { $player }: { $action }
lost_anyway = Contra o melhor jogo, { $player } não podia mais vencer; o mais difícil de responder era { $answer }.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Rever a partir de uma imprecisão…
   *[mistakes] Rever a partir de um erro…
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = jogada { $number }
win_chance = { $percent }%
win_chance_within = { $percent }% ± { $error }
points_lost = { $points } ± { $error } pontos percentuais perdidos
points_lost_clearly = { $points } pontos percentuais perdidos
label_and_loss = { $label }, { $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss }: { $reason }
reason_lower_card = uma carta menor { $result ->
    [wins] também vence esta vaza
    [loses] também perde esta vaza
   *[alike] é igualmente difícil de bater
}
reason_trick = { $result ->
    [wins] dava para vencer esta vaza
    [loses] era melhor perder esta vaza
    [leads] dava para bater as cartas da mesa
   *[trails] era melhor não bater as cartas da mesa
}
reason_beaten_by = os outros podem ter { $cards ->
    [0] 0 cartas que batem
    [one] { $cards } carta que bate
   *[other] { $cards } cartas que batem
} esta, e { $better } que { $better ->
    [one] bate
   *[other] batem
} a melhor
reason_value = o valor desta carta é { $value }, o da melhor { $better }
reason_points = rende { $scored ->
    [0] 0 pontos
    [one] { $scored } ponto
   *[other] { $scored } pontos
} na hora, e dava para fazer { $possible }
reason_lead = { $change ->
    [taken] dava para tomar a dianteira nos { $factions }
    [kept] entrega a dianteira nos { $factions }
    [broken] dava para acabar com a dianteira do adversário nos { $factions }
   *[given] dá ao adversário a dianteira nos { $factions }
}
reason_figures = as peças nos { $factions } podiam ficar melhores
reason_power = { $better ->
    [used] valia a pena usar o poder
   *[declined] era melhor não usar o poder
}
reason_draw = { $card ->
    [drawn] uma carta da oferta
   *[kept] uma carta não escolhida
} podia render { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no turno seguinte
reason_next_lead = { $card ->
    [drawn] uma carta da oferta
   *[kept] uma carta não escolhida
} podia dar a dianteira nos { $factions } no turno seguinte
reason_left_space = deixa uma casa que vale { $points } pontos para um { $card }

list_heading = Todas as jogadas
list_legend = Exato: o resultado com o melhor jogo, antes → depois. Estimado: a chance de vencer, com margem. A partir de 5 pontos percentuais perdidos uma imprecisão, de 10 um erro, de 20 uma mancada. As chances são de quem está jogando.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). Melhor: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (única jogada)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – perdido contra o melhor jogo
list_lost_answer = { $chapter }, { $player }: { $action } – perdido contra o melhor jogo. O mais difícil de responder: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player }: { $action } – não deu tempo de calcular
list_estimate_better = { $chapter }, { $player }: { $action } – { $chosen } ({ $label }). Melhor: { $better }, { $best }
analysis_before = { $before ->
    [win] vitória
    [draw] empate
    [loss] derrota
   *[unknown] desconhecido
}
analysis_after = { $after ->
    [win] vitória
    [draw] empate
    [loss] derrota
   *[unknown] desconhecido
}

analysis_file = Cada jogada está no arquivo.
button_analysis = Analisar

button_try_again = Tentar de novo
button_try_another = Mais uma tentativa
button_back_to_replay = Voltar à partida
try_title = Tentar de novo · { $title }
try_question = Você é { $player }. O que jogaria?
try_not_possible = Não há o que escolher neste ponto da partida.
button_play_on = Seguir jogando
play_on_title = Seguir jogando · { $title }
play_on_plays = Jogado: { $plays }
play_on_result = Resultado
play_on_does_not_count = Você joga como { $player }; bots jogam pelos outros. Não conta, e só você vê.
play_on_too_long = Aqui não dá para seguir jogando. Volte à partida e comece de uma posição mais adiante.

try_best = 🎯 **Essa é a melhor jogada!**
