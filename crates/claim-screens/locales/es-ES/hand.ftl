# A player's private screen of a running match.

link_to_table = [Ir a la mesa]({ $url })
your_hand = Tu mano ({ $count })
your_followers = Tus seguidores ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Sin cartas.
missing_factions = No tienes: { $factions }
# Headlines: no full stop.
turn_follow = Te toca: sigue con { faction_led }
turn_any_card = Te toca: juega cualquier carta
turn_seer = Te toca: tu Vidente ha ganado, llévate una carta
paused = ⏸️ En pausa
# Below these headlines.
turn_or_doppelganger = O juega un Doppelgänger.
turn_cannot_follow = No tienes { faction_many }.
numbers_on_board = Los números son los de la imagen.
peeked_card = Tu Vidente te muestra la carta de arriba: { $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player } ha abierto con { $card }. Sigue con { faction_led }{ $doppelganger ->
    [yes] { " " }o un Doppelgänger
   *[no] { "" }
}.
told_lead = { $player ->
    [none] Empieza la partida.
    [you] Has ganado la baza.
   *[other] { $player } ha ganado la baza.
} Abre con cualquier carta.

# Descriptions of pictures: no markdown.
alt_hand = Tu mano: { $cards }
alt_playable = Puedes jugar: { $cards }
known_draws = Sabes lo que ha robado { $player }: { $cards }.

# Button labels: no markdown, short.
take_revealed = Llevarme { $card }
take_top = Llevarme { $card } (de arriba)
remove_gnome = Quitar { $gnome } a { $name }
remove_none = No quitar ningún Gnomo
only_choice = { $label } (única jugada)
last_card = { $label } (última carta)

# A headline: no full stop.
chosen_steps = { $steps }: { $next ->
    [place] elige una casilla
   *[choice] elige qué sigue
}
only_steps = Única jugada: **{ $steps }**
choice_range = Elige: { $first } … { $last }
button_step_back = Atrás

resign_question_title = ¿Te rindes? · { $title }
resign_taken_over = Si te rindes, un bot ocupa tu sitio y los demás siguen jugando. Para ti, la partida cuenta como derrota.
resign_called_off = Aún no habéis jugado los dos: si te rindes, la partida se cancela y no puntúa. { $more ->
    [0] Es la última que puedes cancelar por ahora (dos en 24 horas); después, rendirse tan pronto cuenta como derrota.
   *[other] Puedes cancelar { $more } más en 24 horas; después, rendirse tan pronto cuenta como derrota.
}
resign_called_off_unrated = La partida apenas ha empezado: si te rindes, se cancela. Las partidas con bots no son puntuables.
resign_called_off_too_often = Ya has cancelado dos partidas en las últimas 24 horas. Si te rindes, la partida termina ahora y cuenta como derrota.
resign_lost = Si te rindes, la partida termina ahora y cuenta como derrota.
resign_tutorial = Si te rindes, el tutorial termina ahora.
resign_ends_series = Con eso termina también la serie.
resign_question_ignore = Para seguir jugando, ignora este mensaje.
button_resign_now = Sí, me rindo
button_call_off_now = Sí, cancelar
# For those who may delete other people’s messages.
stop_question = Moderas este servidor y puedes parar esta partida. No contará.
button_stop_now = Sí, parar
cancel_question = Moderas este servidor y puedes cancelar esta mesa.
button_cancel_now = Sí, cancelar
