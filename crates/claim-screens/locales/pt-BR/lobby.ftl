# A table before its match.

invitation = { $mentions }, { $host } convida { $count ->
    [one] você
   *[other] vocês
} para uma partida de { $game }!
opened = { $host } quer jogar { $game }. Quem topa?
call_full = { $mentions }, todo mundo está aqui: é só apertar “Começar”.
call_host_left = { $mentions }, agora a mesa é sua: o dono anterior saiu.
series_next = { $mentions }, a próxima partida da série está pronta: é só apertar “Começar”.
lobby_title = { $game }: mesa aberta
lobby_host = Mesa de { $host }
lobby_seat = Lugar { $number }: { $player ->
    [none] livre
   *[other] { $player }
}
lobby_seat_reserved = Lugar { $number }: reservado para { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] recusou
   *[other] recusaram
}.
lobby_team = Equipe { $number } – { $members }
series_first = Melhor de { $matches }
series_match = Melhor de { $matches }, partida { $number }. Série até agora: { $score }
series_continues = Melhor de { $matches }: { $score }. A próxima partida abre no mesmo canal.
series_ended = A série termina aqui: { $score }
series_won = { $count ->
    [one] 🏆 { $players } vence a série
   *[other] 🏆 { $players } vencem a série
}: { $score }
series_drawn = 🤝 A série termina empatada: { $score }
lobby_option = { $option ->
    [factions] Facções
   *[variant] Variante
}: { $names }
lobby_time = ⏳ Tempo por turno: { $limit }
lobby_time_reserve = ⏳ Tempo por jogador: { $initial }, mais { $increment } por turno
lobby_time_unlimited = ⏳ Sem limite de tempo
lobby_unrated = ⚖️ Esta partida não será ranqueada: { $players ->
    [2] essas duas pessoas
   *[other] duas dessas pessoas
} já terminaram { $matches } partidas ranqueadas entre si nas últimas 24 horas.
# What happens at a deadline.
out_of_time = { $players ->
    [2] Quem estoura o tempo perde. Enquanto vocês não tiverem jogado os dois, a partida em geral só é cancelada.
   *[other] Quem estoura o tempo perde. Se os outros puderem continuar, um bot assume o lugar; senão, a partida acaba.
}
lobby_wait = Aperte “Entrar” para pegar um lugar. A partida pode começar quando todos os lugares estiverem ocupados.
lobby_wait_invited = { $count ->
    [one] { $players }, aperte “Entrar” para pegar seu lugar. Quando todo mundo chegar, a partida pode começar.
   *[other] { $players }, apertem “Entrar” para pegar seus lugares. Quando todo mundo chegar, a partida pode começar.
}
lobby_starts_with_invited = { $player }, aperte “Entrar” e a partida começa na hora.
lobby_full = Todo mundo está aqui: é só apertar “Começar”. Sua mão chega então por mensagem direta. O botão “Minha mão” também a mostra.
lobby_full_without_hands = Todo mundo está aqui: é só apertar “Começar”. A partida é jogada aqui mesmo.
lobby_cancelled = A mesa de { $host } foi fechada.
lobby_expired = A partida não começou a tempo. Esta mesa está fechada.
lobby_fingerprint = Impressão digital do segredo (SHA-256): { $commitment }
fingerprint_message = Impressão digital do segredo: `{ $commitment }`

fairness_title = Jogo limpo, e dá para provar
fairness_title_unproven = Jogo limpo
fairness_text = Não decido sozinho as cartas e os dados, e vocês podem conferir depois.
    1. Quando uma mesa abre, eu sorteio um segredo. Publico a impressão digital dele em uma mensagem separada antes que alguém possa entrar. Essa mensagem nunca muda; se mudasse, o Discord a marcaria como editada.
    2. Cada carta e cada rolagem vêm desse segredo e dos seus cliques em “Entrar” e “Começar”. Vocês só precisam confiar que uso cada clique exatamente como o Discord informa.
    3. Depois da partida, revelo o segredo. Se ele bate com a impressão digital, não foi trocado.
fairness_unproven = Esta partida começou na hora: nenhuma impressão digital foi mostrada antes, e nenhum clique entrou nela, então não dá para provar que foi limpa. Para ter a prova, abra uma mesa em um servidor, adicione bots em “{ button_options }” e aperte “{ button_start }”.
fairness_fingerprint_heading = Impressão digital (SHA-256 do segredo)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Segredo
fairness_secret = `{ $secret }`
    A impressão digital e o segredo também estão no registro (“Registro”, embaixo do resultado). Com eles, `claim-bot check` confere cada carta e cada rolagem.
fairness_secret_later = É revelado depois da partida.

button_join = Entrar
button_leave = Sair da mesa
button_decline = Recusar
button_options = Opções da mesa
button_start = Começar
button_cancel = Fechar mesa

# What can be changed at the table, privately.
options_title = Opções da mesa
options_host = Esta mesa é sua. Partidas com bots não são ranqueadas.
options_host_alone = Esta mesa é sua. Até alguém entrar, você ainda pode mudar o jogo. Partidas com bots não são ranqueadas.
options_guest = Mesa de { $host }. { $can_change ->
    [true] Você pode trocar de lugar e adicionar bots. Partidas com bots não são ranqueadas.
   *[false] Não há lugar livre.
}
options_game = **{ $game }** para { $players } jogadores
menu_bots = Adicionar ou tirar bots
menu_seat = Trocar de lugar
menu_invite = Convidar gente
menu_players = Tirar jogadores ou passar a mesa
menu_game = Mudar o jogo
menu_count = Mudar o número de jogadores
menu_variant = Mudar a variante
menu_time = Mudar o tempo
option_fill_with_bots = Encher os lugares livres: { $level ->
    [easy] bots fáceis
    [medium] bots médios
   *[hard] bots fortes
}
option_add_bot = Adicionar um bot: { $level ->
    [easy] fácil
    [medium] médio
   *[hard] forte
}
option_remove_bot = Tirar um bot
option_seat = Pegar o lugar { $number }
option_seat_with = Pegar o lugar { $number }, em equipe com { $player }
option_swap_seat = Trocar com { $player } (lugar { $number })
option_partner = Jogar em equipe com { $player }
option_hand_over = Passar a mesa para { $player }
option_remove = Tirar { $player } da mesa
option_withdraw = Retirar o convite para { $player }
option_players_count = { $count } jogadores
button_change_game = Mudar jogo ou tempo
button_other_factions = Sortear outras facções
button_table_options = Voltar

# Where the bot is not a member.
bot_match_offer = Não sou membro daqui, então não posso abrir uma mesa. Você pode jogar contra bots nas nossas mensagens diretas. Para jogar contra pessoas, use um servidor em que eu esteja.
button_bot_match = Jogar contra bots
