# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = Letras são colunas (da esquerda para a direita), números são linhas (de baixo para cima).
kingdoms_row = Linha { $row }: { $cards }
kingdoms_face_down = { $column } fechada
kingdoms_start_card = carta inicial
kingdoms_last_placed = última colocada
kingdoms_standing = { $player }: **{ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}** · { $supply ->
    [one] resta { $supply } peça
   *[other] restam { $supply } peças
} · { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}
kingdoms_open_hand = conhecidas: { $cards }
kingdoms_display = Oferta: { $cards } · monte { $pile }
kingdoms_display_empty = Oferta vazia · monte { $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] Sua vez – escolha uma carta
   *[other] Vez de { $player }: colocar uma carta
}
kingdoms_turn_power = { $player ->
    [you] Sua vez – use o poder do { faction_one } ou passe
   *[other] Vez de { $player }: usar o poder do { faction_one } ou passar
}
kingdoms_why_power = { faction_one }: { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] Sua vez – escolha duas cartas para ficar
   *[other] Vez de { $player }: ficar com duas cartas
}
kingdoms_turn_draw = { $player ->
    [you] Sua vez – compre uma carta
   *[other] Vez de { $player }: comprar uma carta
}
kingdoms_ended_figures = **A partida acabou:** alguém ficou sem peças.
kingdoms_ended_cards = **A partida acabou:** todas as cartas foram colocadas.
kingdoms_ended_spaces = **A partida acabou:** não dá para colocar mais nenhuma carta.

# The points with those for control, if the match ended now.
kingdoms_now = Pontos agora: { $points }
kingdoms_control = Controle: peças (pontos no fim)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = Este turno
kingdoms_last_turn = Último turno
kingdoms_placed = { $player ->
    [you] Você colocou
   *[other] { $player } colocou
} { $card } em { $space }.
kingdoms_copied = Poder copiado: { $card } em { $space }.
kingdoms_no_effect = O poder do { faction_one } não teve efeito.
kingdoms_skipped = O poder do { faction_one } não foi usado.
kingdoms_scored = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} { $faction ->
    [goblin] pelos Goblins com { $player ->
        [you] uma peça sua
       *[other] uma peça própria
    }
    [dwarf] pelos Anões na linha e na coluna
   *[dragon] pelas cartas abertas em volta
}.
kingdoms_scored_line = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} pelas facções na { $line ->
    [row] linha
   *[column] coluna
}.
kingdoms_gnome = O Gnomo rendeu 1 ponto.
kingdoms_gnome_figure = O Gnomo rendeu 1 ponto e uma segunda peça em { $space }.
kingdoms_swapped = O Morto-Vivo trocou a peça com a do adversário em { $space }.
kingdoms_removed = { $count ->
    [one] O Cavaleiro mandou de volta a peça do adversário em { $spaces }.
   *[other] O Cavaleiro mandou de volta as peças do adversário em { $spaces }.
}
kingdoms_flipped = O Gigante virou a carta em { $space } para baixo.
kingdoms_flipped_back = { $count ->
    [one] A peça nela voltou
   *[other] As peças nela voltaram
} para { $players }.
kingdoms_looked = Olhou { $count ->
    [one] uma carta
   *[other] { $count } cartas
} do monte.
kingdoms_drew = Comprada da oferta: { $card }.
kingdoms_drew_unseen = Comprada fechada do monte.
kingdoms_drew_nothing = Não havia nada para comprar.
kingdoms_kept = { $returned ->
    [0] Ficou com as duas cartas.
    [one] Ficou com duas cartas e devolveu a terceira ao monte.
   *[other] Ficou com duas cartas e devolveu as outras { $returned } ao monte.
}
kingdoms_reshuffled = Havia três { faction_many } na oferta: dois foram embaralhados no monte e substituídos.
kingdoms_drawn = Seu Profeta mostra: { $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card } em { $space }
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = Opções: { $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $side ->
    [right] à direita de { $card }
    [left] à esquerda de { $card }
    [above] acima de { $card }
   *[below] abaixo de { $card }
}
kingdoms_between = entre { $cards }
kingdoms_label_skip = Passar
kingdoms_label_use = { $faction ->
    [seer] Usar o Profeta (ver cartas)
   *[other] Usar o { faction_one }
}
kingdoms_label_points = { $label } ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
})
kingdoms_label_line = { $line ->
    [row] Pontuar a linha
   *[column] Pontuar a coluna
}
kingdoms_label_figure = Segunda peça: { $card } em { $space }
kingdoms_label_swap = Trocar: { $card } em { $space }
kingdoms_label_remove = Devolver peça: { $card } em { $space }
kingdoms_label_remove_both = Devolver: { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Virar: { $card } em { $space }
kingdoms_label_copy = Copiar: { $card } em { $space }
kingdoms_label_keep = Ficar com { $first } e { $second }
kingdoms_label_draw = Comprar { $card }
kingdoms_label_draw_top = Comprar do monte

# How close it was.
kingdoms_close_figure = Com mais uma peça nos { $faction }, { $player ->
    [you] você teria vencido
   *[other] { $player } teria vencido
}.
kingdoms_close_points = { $count ->
    [one] Faltou { $count } ponto
   *[other] Faltaram { $count } pontos
} para { $player ->
    [you] você
   *[other] { $player }
}.
kingdoms_result_heading = **Controle das facções** (peças)
kingdoms_result = **Pontos com controle: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [none] sem controle
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Empate em pontos. As peças que sobraram decidem: **{ $supply }**

kingdoms_refused_no_turn = Agora não é a vez de ninguém.
kingdoms_refused_place_expected = Primeiro coloque uma carta.
kingdoms_refused_power_expected = Primeiro use o poder do { faction_one } ou passe.
kingdoms_refused_keep_expected = Primeiro escolha as duas cartas com que vai ficar.
kingdoms_refused_draw_expected = Primeiro compre uma carta.
kingdoms_refused_not_held = Você não tem { faction_one } na mão.
kingdoms_refused_taken = Já há uma carta em { $space }.
kingdoms_refused_touches_nothing = { $space } não encosta, lado a lado, em nenhuma carta aberta.
kingdoms_refused_another_power = O poder do { faction_one } não faz isso.
kingdoms_refused_line = { $line ->
    [row] Há mais de um Troll nessa linha.
   *[column] Há mais de um Troll nessa coluna.
}
kingdoms_refused_not_adjacent = Não há carta vizinha da sua em { $space }.
kingdoms_refused_face_down = A carta em { $space } está fechada.
kingdoms_refused_own_figure = Você já tem uma peça em { $space }.
kingdoms_refused_no_figure = Seu adversário não tem peça em { $space }.
kingdoms_refused_supply = Você não tem mais peças.
kingdoms_refused_copy = O poder da carta em { $space } não teria efeito aqui.
kingdoms_refused_keep = Você não pode escolher essas duas cartas.
kingdoms_refused_draw = Não há carta para comprar aí.

kingdoms_rules_goal = Coloque cartas em um reino comum e ponha suas peças nelas. Os poderes das cartas rendem pontos na hora; no fim, as facções que você controla também rendem. **Vence quem tiver mais pontos.**
kingdoms_rules_turn_heading = Seu turno
kingdoms_rules_turn = 1. Você tem duas cartas na mão e 15 peças. Coloque uma carta lado a lado com uma carta aberta e ponha nela uma das suas peças. As casas têm o nome da coluna e da linha: M13 é a carta inicial.
    2. Use o poder dela ou passe. Um poder que só rende pontos é usado sozinho, a não ser que haja uma escolha.
    3. Compre uma carta: uma das três da oferta, ou a de cima do monte, fechada. Se as três da oferta forem iguais, duas são embaralhadas de volta e substituídas.
kingdoms_rules_powers_heading = Poderes
kingdoms_rules_more_powers_heading = Mais poderes
kingdoms_rules_end_heading = Fim da partida
kingdoms_rules_end = A partida acaba quando os dois tiveram o mesmo número de turnos e um deles ficou sem peças, quando todas as cartas foram colocadas, ou quando nenhuma carta pode ser colocada. Quem tem mais peças em uma facção a controla e ganha os pontos dela (entre parênteses). Vence quem tiver mais pontos; no empate, quem tiver mais peças sobrando.
kingdoms_faction = Sete cartas. O controle vale { $value } pontos no fim.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 ponto por Goblin com uma peça sua.
    [knight] Mande de volta uma ou duas peças do adversário das cartas vizinhas.
    [undead] Troque a peça que você acabou de pôr com uma do adversário, em uma carta sem peça sua.
    [dwarf] 1 ponto por Anão na linha e na coluna dele. Buracos e cartas fechadas interrompem.
    [doppelganger] Use o poder de uma carta vizinha, mas não o de outro Doppelgänger. Ele não conta como essa facção.
    [gnome] 1 ponto; você também pode pôr uma segunda peça em uma carta vizinha sem peça sua.
    [giant] Vire uma carta vizinha para baixo: ela sai do jogo, e as peças nela voltam.
    [troll] Escolha linha ou coluna: 1 ponto por facção diferente nela, a não ser que haja mais de um Troll. Buracos e cartas fechadas interrompem.
    [dragon] 1 ponto por carta aberta nas oito casas em volta.
   *[seer] Em vez de comprar, olhe até três cartas do monte. Delas e da sua carta na mão, fique com duas.
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = Reino. { kingdoms_coordinates } A: { $first }, B: { $second }
kingdoms_alt_control = Peças A – B: { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Livres: { $space }
