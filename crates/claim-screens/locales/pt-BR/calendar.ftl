# The daily post of a server, and its settings.

post_title = 🃏 Partida do dia: { $game }
post_day = { date } · as mesmas cartas para todos
post_deal = { $count ->
    [one] Partida de ontem · { $count } resultado
   *[other] Partida de ontem · { $count } resultados
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Enigma de ontem
post_solved = { $solved ->
    [one] { $solved } de { $answered } resolveu.
   *[other] { $solved } de { $answered } resolveram.
}
post_solvers = Primeiro: { $names }
post_longest_streaks = Maiores sequências
post_streaks = 🔥 { $of ->
    [deals] Partida do dia:
   *[puzzles] Enigma:
} { $streaks }
post_streak = { $name } { $days } dias
post_event = 🏆 { $name }: { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** mesa espera jogadores.
   *[other] **{ $count }** mesas esperam jogadores.
}
post_month = 🏆 Pódio do mês passado
post_most_played = Mais partidas: { $name } ({ $count })
post_newcomer = Revelação do mês: { $name } ({ $rating })
button_post_deal = Jogar a partida do dia
button_post_tables = Mesas abertas

post_settings_title = 📅 Mensagem do dia
post_settings_text = Uma mensagem silenciosa por dia: a partida e o enigma de hoje, os melhores de ontem, as mesas abertas e os torneios, e no começo do mês o pódio do mês passado. Se não há o que contar e ninguém jogou por uma semana, ela não vem.
post_is_on = Ela chega em { $channel }.
post_is_off = Está **desligada**. Escolha a hora e o fuso horário e ligue no canal em que ela deve chegar.
post_time = Hora: **{ $hour }** ({ $zone })
post_next = Próxima mensagem: { $when }
choose_post_hour = Mudar a hora
button_post_here = { $which ->
    [move] Mudar para cá
   *[start] Ligar aqui
}
button_post_off = Desligar
button_post_zone = Fuso horário
post_failed = ⚠️ { $why ->
    [channel-lost] A última mensagem do dia não chegou: o canal não existe mais. Ligue em outro.
    [forbidden] A última mensagem do dia não chegou: não posso escrever no canal. Preciso de *Ver canal* e *Enviar mensagens* nele.
   *[refused] A última mensagem do dia não chegou: o Discord não a aceitou.
}
zones_title = 🕘 Fuso horário da mensagem
zones_text = Escolhido: **{ $zone }**. Ao lado de cada fuso está a diferença para o UTC hoje.
choose_zone_region = Escolha uma região
zone_region = { $region ->
    [africa] África
    [america] América
    [antarctica] Antártida
    [asia] Ásia
    [atlantic] Atlântico
    [australia] Austrália
    [europe] Europa
    [indian] Oceano Índico
   *[pacific] Pacífico
}
