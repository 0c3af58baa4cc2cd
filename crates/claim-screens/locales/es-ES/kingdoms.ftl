# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = Las letras son columnas (de izquierda a derecha); los números, filas (hacia arriba).
kingdoms_row = Fila { $row }: { $cards }
kingdoms_face_down = { $column } boca abajo
kingdoms_start_card = carta inicial
kingdoms_last_placed = última puesta
kingdoms_standing = { $player }: **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}** · { $supply ->
    [one] queda 1 figura
   *[other] quedan { $supply } figuras
} · { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}
kingdoms_open_hand = se sabe: { $cards }
kingdoms_display = Oferta: { $cards } · mazo { $pile }
kingdoms_display_empty = Oferta vacía · mazo { $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] Te toca: elige una carta
   *[other] Le toca a { $player }: poner una carta
}
kingdoms_turn_power = { $player ->
    [you] Te toca: usa la habilidad del { faction_one } o no la uses
   *[other] Le toca a { $player }: usar o no la habilidad del { faction_one }
}
kingdoms_why_power = { faction_one }: { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] Te toca: elige dos cartas para quedártelas
   *[other] Le toca a { $player }: elegir dos cartas para quedárselas
}
kingdoms_turn_draw = { $player ->
    [you] Te toca: roba una carta
   *[other] Le toca a { $player }: robar una carta
}
kingdoms_ended_figures = **Fin de la partida:** alguien se ha quedado sin figuras.
kingdoms_ended_cards = **Fin de la partida:** se han puesto todas las cartas.
kingdoms_ended_spaces = **Fin de la partida:** ya no se puede poner ninguna carta.

# The points with those for control, if the match ended now.
kingdoms_now = Puntos ahora: { $points }
kingdoms_control = Control: figuras (puntos al final)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = Este turno
kingdoms_last_turn = Último turno
kingdoms_placed = { $player ->
    [you] Has puesto
   *[other] { $player } ha puesto
} { $card } en { $space }.
kingdoms_copied = Ha copiado la habilidad de { $card } en { $space }.
kingdoms_no_effect = La habilidad del { faction_one } no tuvo efecto.
kingdoms_skipped = La habilidad del { faction_one } no se usó.
kingdoms_scored = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $faction ->
    [goblin] Goblins con figuras { $player ->
        [you] tuyas
       *[other] propias
    }
    [dwarf] Enanos de su fila y su columna
   *[dragon] cartas boca arriba a su alrededor
}.
kingdoms_scored_line = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: facciones de la { $line ->
    [row] fila
   *[column] columna
}.
kingdoms_gnome = El Gnomo ha dado 1 punto.
kingdoms_gnome_figure = El Gnomo ha dado 1 punto y una segunda figura en { $space }.
kingdoms_swapped = El No-muerto ha cambiado su figura por la del rival en { $space }.
kingdoms_removed = { $count ->
    [one] El Caballero ha devuelto la figura del rival en { $spaces }.
   *[other] El Caballero ha devuelto las figuras del rival en { $spaces }.
}
kingdoms_flipped = El Gigante ha puesto boca abajo la carta de { $space }.
kingdoms_flipped_back = { $count ->
    [one] La figura que tenía ha vuelto
   *[other] Las figuras que tenía han vuelto
} a { $players }.
kingdoms_looked = { $count ->
    [one] Se ha mirado una carta
   *[other] Se han mirado { $count } cartas
} del mazo.
kingdoms_drew = Robado de la oferta: { $card }.
kingdoms_drew_unseen = Robado boca abajo del mazo.
kingdoms_drew_nothing = No había nada que robar.
kingdoms_kept = { $returned ->
    [0] Conserva las dos cartas.
    [one] Conserva dos cartas y devuelve la tercera al mazo.
   *[other] Conserva dos cartas y devuelve las otras { $returned } al mazo.
}
kingdoms_reshuffled = Había tres { faction_many } en la oferta: dos se han barajado en el mazo y se han sustituido.
kingdoms_drawn = Tu Vidente te muestra: { $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card } en { $space }
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = Opciones: { $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $side ->
    [right] a la derecha de { $card }
    [left] a la izquierda de { $card }
    [above] encima de { $card }
   *[below] debajo de { $card }
}
kingdoms_between = entre { $cards }
kingdoms_label_skip = No usarla
kingdoms_label_use = { $faction ->
    [seer] Usar el Vidente (ver cartas)
   *[other] Usar el { faction_one }
}
kingdoms_label_points = { $label } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
kingdoms_label_line = { $line ->
    [row] Puntuar la fila
   *[column] Puntuar la columna
}
kingdoms_label_figure = Segunda figura: { $card } en { $space }
kingdoms_label_swap = Cambiar: { $card } en { $space }
kingdoms_label_remove = Devolver figura: { $card } en { $space }
kingdoms_label_remove_both = Devolver: { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Boca abajo: { $card } en { $space }
kingdoms_label_copy = Copiar { $card } en { $space }
kingdoms_label_keep = Quedarme { $first } y { $second }
kingdoms_label_draw = Robar { $card }
kingdoms_label_draw_top = Robar boca abajo

# How close it was.
kingdoms_close_figure = Con una figura más en los { $faction }, { $player ->
    [you] habrías ganado
   *[other] habría ganado { $player }
}.
kingdoms_close_points = A { $player ->
    [you] ti te
   *[other] { $player } le
} { $count ->
    [one] faltó 1 punto
   *[other] faltaron { $count } puntos
}.
kingdoms_result_heading = **Control de las facciones** (figuras)
kingdoms_result = **Puntos con el control: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [none] sin control
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Empate a puntos. Deciden las figuras que quedan: **{ $supply }**

kingdoms_refused_no_turn = Ahora no le toca a nadie.
kingdoms_refused_place_expected = Pon primero una carta.
kingdoms_refused_power_expected = Decide primero si usas la habilidad del { faction_one }.
kingdoms_refused_keep_expected = Elige primero las dos cartas que te quedas.
kingdoms_refused_draw_expected = Roba primero una carta.
kingdoms_refused_not_held = No tienes ningún { faction_one } en la mano.
kingdoms_refused_taken = Ya hay una carta en { $space }.
kingdoms_refused_touches_nothing = { $space } no toca por un lado ninguna carta boca arriba.
kingdoms_refused_another_power = La habilidad del { faction_one } no puede hacer eso.
kingdoms_refused_line = { $line ->
    [row] En esa fila hay más de un Troll.
   *[column] En esa columna hay más de un Troll.
}
kingdoms_refused_not_adjacent = En { $space } no hay ninguna carta junto a la tuya.
kingdoms_refused_face_down = La carta de { $space } está boca abajo.
kingdoms_refused_own_figure = Ya tienes una figura en { $space }.
kingdoms_refused_no_figure = Tu rival no tiene ninguna figura en { $space }.
kingdoms_refused_supply = No te quedan figuras.
kingdoms_refused_copy = La habilidad de la carta de { $space } no tendría efecto aquí.
kingdoms_refused_keep = No puedes elegir esas dos cartas.
kingdoms_refused_draw = Ahí no hay ninguna carta que robar.

kingdoms_rules_goal = Añade cartas a un reino común y pon en ellas tus figuras. Las habilidades de las cartas dan puntos al momento; al final también puntúan las facciones que controlas. **Gana quien tenga más puntos.**
kingdoms_rules_turn_heading = Tu turno
kingdoms_rules_turn = 1. Tienes dos cartas en la mano y 15 figuras. Pon una carta junto a otra que esté boca arriba, lado con lado, y coloca encima una de tus figuras. Las casillas se nombran por columna y fila: M13 es la carta inicial.
    2. Usa su habilidad, o no. Una habilidad que solo da puntos se usa sola, salvo que haya algo que elegir.
    3. Roba una carta: una de las tres de la oferta, o la de arriba del mazo, boca abajo. Si las tres de la oferta son iguales, dos se barajan en el mazo y se sustituyen.
kingdoms_rules_powers_heading = Habilidades
kingdoms_rules_more_powers_heading = Más habilidades
kingdoms_rules_end_heading = Fin de la partida
kingdoms_rules_end = La partida termina cuando los dos han tenido los mismos turnos y a alguien no le quedan figuras, cuando se han puesto todas las cartas o cuando ya no se puede poner ninguna. Quien tiene más figuras en una facción la controla y se lleva sus puntos (entre paréntesis). Gana quien tenga más puntos; en caso de empate, quien conserve más figuras.
kingdoms_faction = Siete cartas. El control vale { $value } puntos al final.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 punto por cada Goblin con una figura tuya.
    [knight] Devuelve una o dos figuras del rival de cartas contiguas.
    [undead] Cambia la figura que acabas de poner por una del rival, en una carta sin figuras tuyas.
    [dwarf] 1 punto por cada Enano de su fila y su columna. Los huecos y las cartas boca abajo las cortan.
    [doppelganger] Usa la habilidad de una carta contigua, pero no la de otro Doppelgänger. No cuenta como esa facción.
    [gnome] 1 punto; además, puedes poner una segunda figura en una carta contigua sin figuras tuyas.
    [giant] Pon boca abajo una carta contigua: queda fuera del juego y sus figuras vuelven.
    [troll] Elige fila o columna: 1 punto por cada facción distinta que haya, salvo que tenga más de un Troll. Los huecos y las cartas boca abajo la cortan.
    [dragon] 1 punto por cada carta boca arriba en las ocho casillas de su alrededor.
   *[seer] En vez de robar, mira hasta tres cartas del mazo. De ellas y de la de tu mano, quédate dos.
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = Reino. { kingdoms_coordinates } A: { $first }, B: { $second }
kingdoms_alt_control = Figuras A – B: { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Libre: { $space }
