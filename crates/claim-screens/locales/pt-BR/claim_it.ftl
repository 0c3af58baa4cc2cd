# Claim It. A person is a name in bold, or 'you' for the reader.

# Ask a native speaker: “casa de ouro” for a gold claim, “reivindicação” for a claim stone and “pedra de posse” for an
# owner stone. No Brazilian edition was seen.
claim_it_goal = **O maior grupo vence.** A última rodada começa quando alguém tem { $gold } casas de ouro.
# The board in sentences, one row each.
claim_it_row = Linha { $row }: { $stones }
claim_it_column = coluna { $column } { $stone }
claim_it_stone_owner = { $player } (pedra de posse deste turno)
claim_it_no_stones = Nenhuma pedra ainda.
claim_it_placed_claim = reivindicação { $number } em { $space }
claim_it_placed_owner = pedra de posse em { $space }
claim_it_placed = **Colocadas neste turno:** { $stones }
claim_it_space = linha { $row }, coluna { $column }
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (ouro)
claim_it_space_of = { $space } (pedra: { $owner })
claim_it_standing = { $player }: grupo **{ $group }** · ouro { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}de { $goal }
} · casas { $spaces }
claim_it_now = Maior grupo agora: { $counts }
claim_it_last_round = **Última rodada:** { $player ->
    [you] o último turno é seu.
   *[other] o último turno é de { $player }.
}
claim_it_dice = Dados: **{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] Sua vez – role os dados
   *[other] Vez de { $player }: rolar os dados
}
claim_it_turn_use = { $player ->
    [you] Sua vez – escolha uma casa
   *[other] Vez de { $player }: escolher uma casa
}
claim_it_turn_choice = { $player ->
    [you] Sua vez – role de novo, ou pare e fique com suas casas
   *[other] Vez de { $player }: rolar de novo ou parar
}
claim_it_use_claim = Reivindicação { $number }: { $spaces }
claim_it_use_owner = Pedra de posse: { $spaces }
claim_it_if_stopped = Parando agora: { claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] nenhuma pedra nova
    [one] { $stones } pedra nova
   *[other] { $stones } pedras novas
}, { $gold ->
    [0] nenhum ouro
    [one] { $gold } casa de ouro
   *[other] { $gold } casas de ouro
}
claim_it_stones = Pedras
claim_it_supply = Pedras de posse sobrando: { $owner } · reivindicações sobrando: { $count ->
    [0] nenhuma
   *[other] { $claims }
}

claim_it_this_turn = Este turno
claim_it_last_turn = Último turno
claim_it_used_claim = { $player ->
    [you] Você rolou { $dice } e pôs
   *[other] { $player } rolou { $dice } e pôs
} a reivindicação { $number } em { $space }.
claim_it_used_owner = { $player ->
    [you] Você rolou { $dice } e pôs
   *[other] { $player } rolou { $dice } e pôs
} uma pedra de posse em { $space }. Ao parar, a casa vira ouro.
claim_it_turn_placed = { $player ->
    [you] Você pegou:
   *[other] { $player } pegou:
} { $spaces }.
claim_it_bust = { $player ->
    [you] Você rolou
   *[other] { $player } rolou
} { $dice }: nenhuma casa serve. Estourou! As pedras deste turno se perdem: { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] Você rolou
   *[other] { $player } rolou
} { $dice }: nenhuma casa serve. Estourou logo na primeira!
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] Você estourou.
   *[other] { $player } estourou.
}
claim_it_stopped = { $player ->
    [you] Você parou
   *[other] { $player } parou
}: { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] Você perde:
   *[other] { $player } perde:
} { $spaces }.

# Button labels: no markdown, short.
claim_it_roll = Rolar
claim_it_roll_again = Rolar de novo
claim_it_stop = Parar
claim_it_put_claim = Linha { $row }, col. { $column }: reivindicação { $number }
claim_it_put_owner = Linha { $row }, col. { $column }: pedra de posse

# How close it was.
claim_it_close = { $count ->
    [one] Faltou { $count } { $what ->
        [gold] casa de ouro
       *[other] casa
    }
   *[other] Faltaram { $count } { $what ->
        [gold] casas de ouro
       *[other] casas
    }
} para { $player ->
    [you] você
   *[other] { $player }
}{ $what ->
    [group] { " " }no maior grupo
    [gold] , com grupos iguais
   *[spaces] , com grupos e ouro iguais
}.
claim_it_result = **O maior grupo vence**; no empate, mais casas de ouro, depois mais casas.

claim_it_refused_no_turn = Agora não é a vez de ninguém.
claim_it_refused_roll_first = Primeiro role os dados.
claim_it_refused_nothing_to_stop = Você não pode parar antes de pôr uma pedra.
claim_it_refused_use_expected = Primeiro escolha uma casa para sua rolagem.
claim_it_refused_dice = Nenhum par dos seus dados dá { $space }.
claim_it_refused_gold = A casa em { $space } é de ouro e não pode mais ser tomada.
claim_it_refused_owner = Já há uma pedra de posse em { $space }.
claim_it_refused_claim = A reivindicação { $number } já está no tabuleiro.
claim_it_refused_no_stones = Você não tem mais pedras para substituir uma reivindicação.
claim_it_refused_no_owners = Não há mais pedras de posse.

claim_it_rules_goal = Arrisque a sorte com três dados e reivindique casas em um tabuleiro de 6 × 6. O maior grupo de casas ligadas vence; na diagonal não liga.
claim_it_rules_turn_heading = Seu turno
claim_it_rules_turn = Role três dados: um dá a linha, um a coluna (com 2 e 5: linha 2, coluna 5 ou linha 5, coluna 2), o terceiro a pedra de reivindicação. Ponha uma pedra nessa casa, depois role de novo ou pare.
claim_it_rules_stones_heading = Qual pedra
claim_it_rules_stones = Casa vazia ou pedra de outra pessoa: a reivindicação com o número do terceiro dado, a não ser que ela já esteja no tabuleiro.
    Sua própria pedra ou uma reivindicação: uma pedra de posse; o terceiro dado não importa.
    Pedra de posse ou ouro: bloqueada.
    As pedras são limitadas: 24 por jogador, mais 30 pedras de posse para todos. Para uma reivindicação, você precisa de uma pedra sua sobrando, que vai substituí-la.
claim_it_rules_stop_heading = Parar ou estourar
claim_it_rules_stop = Quando você para, as casas com pedras de posse deste turno viram casas de ouro, suas para sempre. Suas pedras substituem as reivindicações; as pedras de outros ali voltam para eles. Se sua rolagem não serve em nenhuma casa, você estoura: todas as pedras deste turno saem do tabuleiro.
claim_it_rules_end_heading = Fim da partida
claim_it_rules_end = A última rodada começa quando alguém termina um turno com casas de ouro suficientes: 13 com 2 jogadores, 9 com 3, 7 com 4, 6 com 5. Todos têm mais um turno; quem iniciou a última rodada joga por último. Com grupos iguais: mais casas de ouro, depois mais casas.
claim_it_rules_variant_heading = Variante: reivindicações voltam
claim_it_rules_variant = Quando você põe uma pedra de posse sobre uma reivindicação, ela volta para a reserva, e você pode usá-la de novo no mesmo turno. Não com 5 jogadores.

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Tabuleiro de Claim It
claim_it_alt_player = { $letter }: { $name }
claim_it_alt_act = vez de { $letter }
claim_it_alt_dice = dados { $dice }
claim_it_alt_signs = * casa de ouro, + pedra de posse deste turno
claim_it_alt_row = Linha { $row }: coluna { $first }
claim_it_alt_claim = reivindicação { $number }
claim_it_alt_claim_on = reivindicação { $number } sobre { $letter }
claim_it_alt_uses = Possíveis: { $first }
claim_it_alt_use_claim = linha { $row } coluna { $column } (reivindicação { $number })
claim_it_alt_use_owner = linha { $row } coluna { $column } (pedra de posse)
claim_it_alt_standing = { $letter }: maior grupo { $group }, ouro { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}de { $goal }
}
