# A partida do dia: as mesmas cartas para todos, uma vez por dia.

daily_button_deal = Partida do dia
daily_button_play = Jogar
daily_button_continue = Continuar
daily_button_compare = Comparar com os outros
daily_button_ranking = Ranking
daily_button_practise = Repetir para treinar
daily_button_earlier = Dias anteriores
daily_button_proof = Jogo limpo
daily_button_records = Registros
daily_button_show_day = Ver

daily_title = 🃏 Partida do dia · { date } · { $game }
daily_text = Uma partida por dia, com as mesmas cartas para todos, contra { $bot }. Você tem **uma só tentativa**, sem relógio. Depois você vê o que os outros fizeram com as mesmas cartas.
daily_running = Você está no meio da partida. Para valer, termine a tempo. Prazo: { $when }
daily_missed = Você não jogou esta partida. Pode treinar com ela quando o dia fechar, dois dias depois.
daily_closed = Este dia está fechado: você pode jogar a partida dele para treinar.
daily_not_counted = Esta tentativa não vale: não foi jogada até o fim a tempo.
daily_practice = *Para treinar: esta partida não vale.*
daily_place = { $scope ->
    [here] Neste servidor: **{ $place } de { $all }**, melhor que { $better }%
   *[everywhere] Em todo lugar: **{ $place } de { $all }**, melhor que { $better }%
}
daily_first = { $scope ->
    [here] Neste servidor: seu resultado é o primeiro
   *[everywhere] Em todo lugar: seu resultado é o primeiro
}
daily_streak = { $current ->
    [0] Maior sequência: { $best } { $best ->
        [one] dia
       *[other] dias
    }
    [one] 🔥 Sequência: **{ $current } dia** (recorde: { $best })
   *[other] 🔥 Sequência: **{ $current } dias** (recorde: { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } resultado até agora
   *[other] { $count } resultados até agora
}
daily_chart = { $outcome ->
    [won] vitórias
    [drawn] empates
   *[lost] derrotas
} **{ $count }** { $bar }
daily_moment_heading = O momento mais importante
daily_ranking_empty = Ainda não há resultados.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] vitória { $own } – { $other }
    [drawn] empate { $own } – { $other }
   *[lost] derrota { $own } – { $other }
}
# Acima de um resultado compartilhado.
daily_shared_by = { $name } jogou a partida do dia:
share_day = Partida de Claim de { date } ({ $game })
share_outcome = { daily_score }
share_better = melhor que { $better }%

earlier_title = 🃏 Partidas de dias anteriores
earlier_text = O que você terminou pode ser jogado de novo na hora; o resto, quando o dia fechar.
earlier_day = **{ date }** · { $game }
earlier_none = não jogada
earlier_unfinished = sem resultado
earlier_result = { daily_score }

proof_title = 🔒 Partidas do dia limpas
proof_text = As cartas de cada dia vêm de um segredo sorteado quando começa o dia anterior. A impressão digital dele, o SHA-256 do segredo, aparece a partir daí; o segredo vem quando o dia fecha. Assim, nenhuma partida pode mudar depois de ter sido vista.
proof_later = O segredo é publicado quando o dia fecha, dois dias depois.
proof_day = { date } · { $game }
proof_fingerprint = Impressão digital: `{ $commitment }`
proof_secret = Segredo: `{ $secret }`
records_text = Todas as partidas do dia, sem nomes, com o segredo de onde vêm as cartas. Cada uma começa com seu cabeçalho.

resign_daily = Desistir? Sua única tentativa fica gasta e sem resultado.
