# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = Mi mano
# In games without a hand of cards.
button_play_privately = Jugar en privado
button_details = Detalles
button_board = { $game ->
    [kingdoms] Reino
   *[other] Tablero
}
button_rules = Reglas
button_fairness = Juego limpio
button_watch = Ver
button_more = Más
button_resign = Rendirme
bot_restarts = 🔧 Me estoy reiniciando y vuelvo enseguida. Si tardo más, todos recuperáis el tiempo perdido.
hidden_deal = 🙈 Otras mesas tienen el mismo reparto. Las cartas y el resultado se muestran cuando acabe la ronda.
hidden_finished = Terminada. El resultado se muestra cuando acabe la ronda.
hidden_hand = 🙈 Otras mesas tienen el mismo reparto: no cuentes nada antes de que acabe la ronda.
hidden_end = 🙈 Otros aún juegan este reparto. No cuentes cómo ha ido antes de que acabe la ronda.

# Above the buttons that a match’s other screens leave out.
more = Qué más puedes ver y hacer en esta partida:
board_title = { $game ->
    [kingdoms] Reino
   *[other] Tablero
} · { $title }
details_title = Detalles · { $title }

phase_dealing = Repartiendo las cartas…
# No-break spaces keep the number of the trick on one line.
phase_recruit = Baza { $number } de { $tricks } · fase 1
phase_gather = Baza { $number } de { $tricks } · fase 2
phase_over = Se han jugado todas las bazas.
# What each side has so far.
votes_now = Votos ahora: { $counts }
undead_now = No-muertos puntuados: { $counts }

factions_in_play = Facciones: { $factions }

middle = En el centro: { $cards }
trick_led = { $player ->
    [you] Has
   *[other] { $player } ha
} abierto con { $card }
trick_played = { $player ->
    [you] Has
   *[other] { $player } ha
} jugado { $card }

# Headlines: no full stop.
turn_lead = { $player ->
    [you] Te toca: abre con cualquier carta
   *[other] Abre { $player }
}
turn_play = { $player ->
    [you] Te toca: juega una carta
   *[other] Le toca a { $player }
}
turn_take = { $player ->
    [you] Te toca: elige qué carta te llevas
   *[other] { $player } elige una carta
}
turn_remove = { $player ->
    [you] Te toca: elige de quién es el { $gnome } que quita el Gigante
   *[other] { $player } elige de quién es el { $gnome } que quita el Gigante
}
bot_thinks = { $player } está pensando
turn_deadline = ⏳ Límite: { $when }

face_down = Boca abajo
draw_pile = Mazo: { $count }
follower_count = { $player ->
    [you] Tus seguidores
   *[other] Seguidores de { $player }
}: { $count }

this_trick = Esta baza
last_trick = Última baza

trick_play = { $player ->
    [you] Tú
   *[other] { $player }
}: { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] Ganas
   *[other] Gana { $winner }
}
won_beats = { trick_winner }: { $card } supera a { $beaten }.
won_doppelganger = { trick_winner }: { $card } cuenta como { faction_led } y supera a { $beaten }.
won_first = { trick_winner }: { $card } y { $equal } empatan; gana la carta que se jugó primero.
won_unfollowed = { trick_winner } con { $card }: nadie más podía seguir.
won_not_followed_by = { trick_winner } con { $card }: { $other } no ha seguido.

takes = { $player ->
    [you] Te llevas
   *[other] { $player } se lleva
} { $cards }.
takes_top = { $player ->
    [you] Te llevas la carta de arriba, la que vio tu Vidente.
   *[other] { $player } se lleva la carta de arriba, la que vio su Vidente.
}
draws = { $player ->
    [you] Robas boca abajo.
   *[other] { $player } roba boca abajo.
}
you_draw = Robas { $card }: solo tú la ves.
you_take_top = Te llevas { $card }: solo tú la ves.
scores = { $player ->
    [you] Puntúas
   *[other] { $player } puntúa
} { $cards }.
scores_lowest = { $player ->
    [you] Has jugado el valor más bajo y puntúas
   *[other] { $player } ha jugado el valor más bajo y puntúa
} { $cards }.
adds_gnomes = { $player ->
    [you] Pones { $cards } en tu fila de Gnomos.
   *[other] { $player } pone { $cards } en su fila de Gnomos.
}
loses_gnome = { $player ->
    [you] Un Gigante quita { $gnome } de tu fila.
   *[other] Un Gigante quita { $gnome } de la fila de { $player }.
}
leads_by_dragon = { $player ->
    [you] Has jugado el último Dragón y abres.
   *[other] { $player } ha jugado el último Dragón y abre.
}

score_piles = { $rows ->
    [with] Pilas de puntos y filas de Gnomos
   *[none] Pilas de puntos
}
score_line = { $faction }: { $counts }
nothing_scored = Todavía nada.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = En la mesa
gnome_row = { $player }: { $cards }
waiting_trolls = Esperan en el centro: { $cards }
removed_gnomes = Fuera del juego: { $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = La partida hasta ahora
no_moves_yet = Aquí se apunta cada baza o turno cuando termina.
