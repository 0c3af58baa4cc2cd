# Claim It. A person is a name in bold, or 'you' for the reader.

claim_it_goal = **Gana el grupo más grande.** La última ronda empieza cuando alguien tiene { $gold } casillas de oro.
# The board in sentences, one row each.
claim_it_row = Fila { $row }: { $stones }
claim_it_column = columna { $column } { $stone }
# Ask a native speaker: piedra de reclamación (claim stone), piedra de propiedad (owner stone), casilla de oro (gold claim).
claim_it_stone_owner = { $player } (piedra de propiedad de este turno)
claim_it_no_stones = Aún no hay piedras.
claim_it_placed_claim = piedra de reclamación { $number } en { $space }
claim_it_placed_owner = piedra de propiedad en { $space }
claim_it_placed = **Puesto en este turno:** { $stones }
claim_it_space = fila { $row }, columna { $column }
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (oro)
claim_it_space_of = { $space } (piedra: { $owner })
claim_it_standing = { $player }: grupo **{ $group }** · oro { $gold }{ $stage ->
    [reached] { "" }
   *[open] { " " }de { $goal }
} · casillas { $spaces }
claim_it_now = Mayor grupo ahora: { $counts }
claim_it_last_round = **Última ronda:** { $player ->
    [you] tienes el último turno.
   *[other] { $player } tiene el último turno.
}
claim_it_dice = Dados: **{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] Te toca: tira los dados
   *[other] Le toca a { $player }: tirar los dados
}
claim_it_turn_use = { $player ->
    [you] Te toca: elige una casilla
   *[other] Le toca a { $player }: elegir casilla
}
claim_it_turn_choice = { $player ->
    [you] Te toca: tira otra vez, o plántate y quédate tus casillas
   *[other] Le toca a { $player }: tirar otra vez o plantarse
}
claim_it_use_claim = Piedra de reclamación { $number }: { $spaces }
claim_it_use_owner = Piedra de propiedad: { $spaces }
claim_it_if_stopped = Si te plantas ahora: { claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] ninguna piedra nueva
    [one] 1 piedra nueva
   *[other] { $stones } piedras nuevas
}, { $gold ->
    [0] nada de oro
    [one] 1 casilla de oro
   *[other] { $gold } casillas de oro
}
claim_it_stones = Piedras
claim_it_supply = Quedan piedras de propiedad: { $owner } · de reclamación: { $count ->
    [0] ninguna
   *[other] { $claims }
}

claim_it_this_turn = Este turno
claim_it_last_turn = Último turno
claim_it_used_claim = { $player ->
    [you] Te ha salido { $dice } y has puesto
   *[other] A { $player } le ha salido { $dice } y ha puesto
} la piedra de reclamación { $number } en { $space }.
claim_it_used_owner = { $player ->
    [you] Te ha salido { $dice } y has puesto
   *[other] A { $player } le ha salido { $dice } y ha puesto
} una piedra de propiedad en { $space }. Al plantarse, la casilla se vuelve oro.
claim_it_turn_placed = { $player ->
    [you] Has ocupado:
   *[other] { $player } ha ocupado:
} { $spaces }.
# Ask a native speaker: pifia for a bust, plantarse for stopping.
claim_it_bust = { $player ->
    [you] Te ha salido
   *[other] A { $player } le ha salido
} { $dice }: no encaja en ninguna casilla. ¡Pifia! Se pierden las piedras de este turno: { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] Te ha salido
   *[other] A { $player } le ha salido
} { $dice }: no encaja en ninguna casilla. ¡Pifia a la primera!
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] Has pifiado.
   *[other] { $player } ha pifiado.
}
claim_it_stopped = { $player ->
    [you] Te has plantado
   *[other] { $player } se ha plantado
}: { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] Pierdes:
   *[other] { $player } pierde:
} { $spaces }.

# Button labels: no markdown, short.
claim_it_roll = Tirar
claim_it_roll_again = Tirar otra vez
claim_it_stop = Plantarme
claim_it_put_claim = Fila { $row }, col. { $column }: reclamación { $number }
claim_it_put_owner = Fila { $row }, col. { $column }: propiedad

# How close it was.
claim_it_close = A { $player ->
    [you] ti te
   *[other] { $player } le
} { $count ->
    [one] faltó 1 { $what ->
        [gold] casilla de oro
       *[other] casilla
    }
   *[other] faltaron { $count } { $what ->
        [gold] casillas de oro
       *[other] casillas
    }
}{ $what ->
    [group] { " " }en el grupo más grande
    [gold] , con grupos iguales
   *[spaces] , con grupos iguales y el mismo oro
}.
claim_it_result = **Gana el grupo más grande**; si hay empate, quien tenga más oro, y luego más casillas.

claim_it_refused_no_turn = Ahora no le toca a nadie.
claim_it_refused_roll_first = Primero tira los dados.
claim_it_refused_nothing_to_stop = No puedes plantarte antes de poner una piedra.
claim_it_refused_use_expected = Elige primero una casilla para tu tirada.
claim_it_refused_dice = Ningún par de tus dados da { $space }.
claim_it_refused_gold = La casilla { $space } es de oro y no se puede ocupar.
claim_it_refused_owner = Ya hay una piedra de propiedad en { $space }.
claim_it_refused_claim = La piedra de reclamación { $number } ya está en el tablero.
claim_it_refused_no_stones = No te quedan piedras para sustituir una de reclamación.
claim_it_refused_no_owners = No quedan piedras de propiedad.

claim_it_rules_goal = Tienta a la suerte con tres dados y ocupa casillas en un tablero de 6 × 6. Gana el grupo más grande de casillas unidas; en diagonal no cuenta.
claim_it_rules_turn_heading = Tu turno
claim_it_rules_turn = Tira tres dados: uno da la fila, otro la columna (con 2 y 5: fila 2, columna 5, o fila 5, columna 2) y el tercero la piedra de reclamación. Pon una piedra en esa casilla y luego tira otra vez o plántate.
claim_it_rules_stones_heading = Qué piedra
claim_it_rules_stones = Casilla vacía o piedra de otra persona: la piedra de reclamación con el número del tercer dado, si no está ya en el tablero.
    Piedra tuya o de reclamación: una piedra de propiedad; el tercer dado da igual.
    Piedra de propiedad u oro: casilla bloqueada.
    Las piedras son limitadas: 24 por jugador, más 30 de propiedad para todos. Una piedra de reclamación necesita que te quede una tuya para sustituirla.
claim_it_rules_stop_heading = Plantarse o pifiar
claim_it_rules_stop = Cuando te plantas, las casillas con piedras de propiedad de este turno se vuelven oro, tuyo para siempre. Tus piedras sustituyen a las de reclamación; las de otros que hubiera allí vuelven a sus dueños. Si tu tirada no encaja en ninguna casilla, es una pifia: todas las piedras de este turno salen del tablero.
claim_it_rules_end_heading = Fin de la partida
claim_it_rules_end = La última ronda empieza cuando alguien termina su turno con suficientes casillas de oro: 13 con 2 jugadores, 9 con 3, 7 con 4, 6 con 5. Todos tienen un turno más; el último es el de quien empezó la ronda. Si los grupos empatan: más oro, luego más casillas.
claim_it_rules_variant_heading = Variante: las piedras de reclamación vuelven
claim_it_rules_variant = Cuando pones una piedra de propiedad sobre una de reclamación, esta vuelve a la reserva y puedes usarla otra vez en el mismo turno. No con 5 jugadores.

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Tablero de Claim It
claim_it_alt_player = { $letter }: { $name }
claim_it_alt_act = le toca a { $letter }
claim_it_alt_dice = dados { $dice }
claim_it_alt_signs = * casilla de oro, + piedra de propiedad de este turno
claim_it_alt_row = Fila { $row }: columna { $first }
claim_it_alt_claim = reclamación { $number }
claim_it_alt_claim_on = reclamación { $number } sobre { $letter }
claim_it_alt_uses = Posible: { $first }
claim_it_alt_use_claim = fila { $row } columna { $column } (reclamación { $number })
claim_it_alt_use_owner = fila { $row } columna { $column } (propiedad)
claim_it_alt_standing = { $letter }: mayor grupo { $group }, oro { $gold }{ $stage ->
    [reached] { "" }
   *[open] { " " }de { $goal }
}
