# A finished match: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 ¡Gana { $players }!
   *[other] 🏆 ¡Ganan { $players }!
}
match_drawn = 🤝 La partida acaba en empate.
match_shared = 🤝 { $players } comparten el primer puesto.
match_aborted = La partida se canceló y no cuenta.
ended_resigned = { $player ->
    [you] Te has rendido.
   *[other] { $player } se ha rendido.
}
ended_timeout = { $player ->
    [you] Te has quedado sin tiempo.
   *[other] { $player } se ha quedado sin tiempo.
}
ended_left = { $player ->
    [you] Has dejado el servidor.
   *[other] { $player } ha dejado el servidor.
}
ended_drawn = Se ha acordado un empate.
ended_agreed = Se ha acordado cancelar la partida.
ended_stopped = La moderación ha parado la partida.
ended_stopped_by_organiser = La organización del torneo ha terminado esta partida.
match_voided = 🚫 La moderación del servidor ha anulado esta partida: no cuenta.
unrated_pair = ⚖️ No puntuable: al empezar esta partida, { $players ->
    [2] estos dos
   *[other] dos de los jugadores
} ya habían terminado { $matches } partidas puntuables juntos en 24 horas.
# After one of the three sentences about a player who has left.
taken_over = { $sentence } Un bot ha ocupado su sitio.
best_who_stayed = Quien se ha ido no puede ganar: gana el mejor de los demás.
you_are_replaced = Un bot sigue jugando en tu sitio. Para ti, la partida cuenta como derrota.
you_lost_by_leaving = { $sentence } Pierdes esta partida.

result_heading = **Así han votado las facciones: { $votes }**
vote_won = { $faction }: { $side } ({ $counts })
vote_tie_broken = { $faction }: { $side } ({ $counts }; carta más alta: { $high } supera a { $low })
vote_tie = { $faction }: empate ({ $counts })
vote_no_cards = { $faction }: sin cartas
votes_tied = Hay empate a votos. { $outcome ->
    [tied] También empatan las sumas de los valores de las cartas de las facciones ganadas:
   *[decided] Decide la suma de los valores de las cartas de las facciones ganadas:
} **{ $sums }**

# How close it was.
close_card = Con { $owner ->
    [you] tu carta { $card }
   *[other] la carta { $card } de { $owner }
}, { $player ->
    [you] habrías ganado
   *[other] habría ganado { $player }
}.
close_votes = A { $player ->
    [you] ti te
   *[other] { $player } le
} { $count ->
    [one] faltó 1 voto
   *[other] faltaron { $count } votos
}.

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }, tu partida ha terminado.

ratings_heading = Puntuaciones
rating_change = { $player }: { $before } → { $after } ({ $change })

# Headlines; the score follows.
you_won = 🏆 ¡Has ganado!
you_lost = Has perdido.
you_drew = 🤝 Empate.

# Above the buttons that a result leaves out.
finished_more = El registro de esta partida, y cómo comprobar el reparto:

# The table’s message, when its result is a new message below.
result_below = Esta partida ha terminado: [ver el resultado]({ $url })

button_rematch = Revancha
button_play_too = Jugar también
button_replay = Repasar
button_record = Registro

replay_title = Repetición · { $title }
replay_position = Jugada { $actions } de { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] No hay más imprecisiones desde aquí, ni errores en la partida.
   *[mistakes] No hay más errores desde aquí.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] No hay imprecisiones antes de aquí, ni errores en la partida.
   *[mistakes] No hay errores antes de aquí.
}
hand_of = Mano de { $player } ({ $count })
followers_of = Seguidores de { $player } ({ $count })
button_first = Inicio
button_back = Atrás
button_forward = Adelante
button_last = Final
# Short enough for both buttons of a pair to fit beside each other on a phone.
button_previous_trick = Baza anterior
button_next_trick = Baza siguiente
button_previous_turn = Turno anterior
button_next_turn = Turno siguiente
button_previous_mistake = Error anterior
button_next_mistake = Error siguiente

record_title = Registro · { $title }
record_text = Todos los repartos, tiradas y jugadas de la partida, uno por línea, con la huella y el secreto del reparto. Para comprobarlo, usa el programa de este bot: `claim-bot check ARCHIVO`

decided_by_last_trick = La última baza decidió la partida.
decided_after_trick = Tras la baza { $trick } de { $tricks } de la fase 2, { $player ->
    [you] ya no podías perder
   *[other] { $player } ya no podía perder
}.
