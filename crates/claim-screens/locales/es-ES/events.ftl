# Los torneos.

event_button_new = Torneo nuevo
event_button_open = Abrir el torneo
event_button_show = Ver
event_button_join = Participar
event_button_leave = Retirarme
event_button_standings = Clasificación
event_button_compare = Comparar
event_button_first_difference = Primera diferencia
event_button_leg = Partida { $leg }
event_button_rules = Reglas
event_button_record = Registro
event_button_manage = Dirigir
event_button_here = Estoy aquí
event_button_back = Volver
event_button_previous = Anteriores
event_button_next = Siguientes
event_button_check_in = { $to ->
    [on] Con check-in
   *[off] Sin check-in
}
event_button_start_now = Empezar ahora
event_button_postpone = { $minutes ->
    [60] Aplazar 1 hora
    [1440] Aplazar 1 día
   *[other] Aplazar { $minutes } minutos
}
event_button_sign_up = { $to ->
    [on] Abrir inscripción
   *[off] Cerrar inscripción
}
event_button_pause = { $to ->
    [on] Pausar
   *[off] Reanudar
}
event_button_players = Participantes
event_button_rulings = Arbitrar una mesa
event_button_round = Ronda { $round }
event_button_end = Terminar torneo
event_button_end_now = Sí, terminar
event_button_leave_now = Sí, retirarme

event_title = 🏆 { $name }
event_default_name = Torneo de { $game }
event_list_title = Torneos de este servidor
event_list_empty = Ahora mismo no hay ninguno.
event_form_title = 🏆 Torneo nuevo: { $name }
event_form_text = Ábrelo así, o cámbialo antes. Todos los de este canal pueden participar.
event_swiss = Sistema suizo, { $rounds } rondas
event_round_robin = Liguilla: todos contra todos
event_knockout = Eliminatorias
event_knockout_best_of = Eliminatorias, al mejor de { $matches }
event_choose_format = Cambiar el formato
event_choose_game = Cambiar el juego
event_choose_time = Cambiar el tiempo
event_choose_deals = Cambiar lo que cuenta
event_choose_start = Cambiar el comienzo
event_choose_most = Cambiar el número de participantes
event_starts_in = Empieza dentro de { $duration }
event_most = { $count ->
    [0] Sin límite de participantes
   *[other] { $count } participantes como mucho
}
event_check_in_hint = { $state ->
    [on] Check-in: en los diez minutos antes del comienzo, los jugadores confirman que están
   *[off] Sin check-in
}
event_deals = { $deals ->
    [own] Cuentan las victorias; cada mesa tiene su propio reparto
    [board] Cuentan las victorias; todas las mesas de una ronda tienen el mismo reparto
   *[duplicate] Duplicado: todas las mesas tienen el mismo reparto, y se te compara con los demás del mismo sitio
}
event_outline_deals = { $deals ->
    [board] mismo reparto en todas las mesas
   *[duplicate] duplicado
}

event_organised_by = Organiza { $person }
event_start = Comienzo: { $when }
event_join_until = ¡Apúntate antes del comienzo!
event_sign_up_closed = La inscripción está cerrada.
event_check_in_open = El check-in está abierto: pulsa «Estoy aquí» antes del comienzo.
event_paused = En pausa: no empieza ninguna ronda hasta que se reanude.
event_round_running = Ronda { $round } de { $rounds }: { $left ->
    [one] aún se juega en una mesa.
   *[other] aún se juega en { $left } mesas.
}
event_round_over = La ronda { $round } de { $rounds } ha terminado.
event_next_begins = Próxima ronda: { $when }
event_over_played = Ha terminado. ¡Gracias por jugar!
event_over_ended = La organización lo ha terminado.
event_over_cancelled = Se ha cancelado.
event_players = { $count ->
    [0] Aún no hay participantes.
    [one] **1 participante**
   *[other] **{ $count } participantes**
}
event_more = … y { $count } más
event_standings_heading = **Clasificación** – puntos (diferencias)
event_standings_heading_duplicate = **Clasificación** – media por ronda (puntos por victorias)
event_no_standings = Aún no se ha decidido ninguna ronda.
event_call_check_in = **{ $name }** empieza pronto. ¿Estáis?
event_check_in_text = Pulsad el botón antes del comienzo. Quien no lo haga queda fuera.
event_round_title = 🏆 { $name } · Ronda { $round }
event_round_call = **{ $name }**: ¡empieza la ronda { $round }!
event_tables = Mesas: { $links }
event_first_action = Vuestra mesa os espera: quien no juegue en cinco minutos pierde por incomparecencia.
event_hidden_round = Todas las mesas tienen el mismo reparto: las cartas y los resultados se ocultan hasta que acabe la ronda. ¡No contéis nada!
event_bye = Descanso: { $names }
event_result_forfeit = { $name } no estaba
event_result_ruled = decisión de la organización
event_result_void = anulada
event_result_hidden = terminada
event_compare_title = 🏆 { $name } · Ronda { $round } · Comparación
event_compare_text = Mismo reparto en todas las mesas: A es el primer nombre, B el segundo. Los números son mesas.
event_compare_first = Primera diferencia: **{ $chapter }**
event_compare_alike = En todas las mesas se jugó igual.
event_compare_all = Todas
event_won = { $count ->
    [one] 🏆 ¡{ $winners } gana **{ $name }**!
   *[other] 🏆 ¡{ $winners } comparten la victoria en **{ $name }**!
}
event_cancelled = **{ $name }** no se celebra.

event_rules_swiss = Sistema suizo: en cada ronda te toca alguien con más o menos los mismos puntos, y nunca dos veces la misma persona si se puede evitar.
event_rules_round_robin = Todos juegan una vez contra todos.
event_rules_knockout = Eliminatorias: quien pierde queda fuera. En caso de empate, pasa el mejor cabeza de serie.
event_rules_points = Una victoria vale 1 punto, un empate ½, un descanso 1. Con los mismos puntos decide la suma de diferencias, y luego el enfrentamiento directo.
event_rules_duplicate_points = En cada ronda obtienes el porcentaje de los demás del mismo sitio que lo hicieron peor que tú con las mismas cartas; un empate cuenta la mitad. Un descanso vale un 60 %. Decide la media, y después los puntos por victorias.
event_rules_knockout_points = El puesto depende de las rondas que superas. Los cabezas de serie siguen la puntuación.
event_rules_board = Todas las mesas de una ronda tienen el mismo reparto. Las cartas y los resultados se ocultan hasta que acabe la ronda; después, *Comparar* muestra qué hizo cada mesa.
event_rules_live = Haz tu primera jugada en cinco minutos, o pierdes por incomparecencia. A la segunda, quedas fuera. No hay pausas.
event_rules_days = Juega siempre dentro de tu tiempo por turno; sin ninguna jugada pierdes por incomparecencia. A la segunda, quedas fuera. Una partida termina a los 14 días.
event_rules_leave = Si te retiras, pierdes la partida en curso, y tus resultados anteriores siguen valiendo.
event_rules_proof = Los emparejamientos y los repartos salen de un secreto con esta huella, que se publica al final: { $commitment }

event_manage_title = Dirigir { $name }
event_manage_help = Sigue sin ti: las rondas empiezan solas, y quien pierde dos veces por incomparecencia queda fuera. Una decisión termina la partida de su mesa; la tuya no la puedes decidir. Una pausa lo termina todo a la semana.
event_not_posted = No puedo publicar en { $channel }, así que allí nadie ve nada nuevo. Dame «Ver canal» y «Enviar mensajes», o termina el torneo.
event_players_text = Añade gente, o quita a un jugador. Los jugadores que quites no pueden volver.
event_choose_added = Añadir gente…
event_choose_removed = Quitar a un jugador…
event_rulings_text = Elige una mesa para dar una victoria o anular su resultado. Sobre tu propia mesa deciden otros.
event_choose_table = Elegir una mesa…
event_ruling_text = Tu decisión sustituye a lo jugado, y termina una partida en curso. El motivo queda en el registro.
event_choose_ruling = Elegir un resultado y un motivo…
event_award_win = Gana { $name }
event_award_draw = Empate
event_award_void = Anular la partida: cuenta como empate
event_reason = { $reason ->
    [agreed] Los jugadores están de acuerdo
    [absent] Un jugador no estaba
    [conduct] Juego sucio
   *[trouble] Problemas técnicos
}
event_end_question = ¿Terminar **{ $name }** ahora? Las partidas en curso se paran, y la ronda sin terminar no cuenta para nadie.
event_leave_question = ¿Retirarte de **{ $name }**? Pierdes la partida que estás jugando.

event_joined =
    Participas en { $name }.
    Comienzo: { $when }
event_checked_in = Confirmado. ¡Hasta ahora!
event_left = Te has retirado del torneo.
event_opened = El torneo está abierto.
event_done = Hecho.
event_added = { $count ->
    [one] Se ha añadido 1 jugador.
   *[other] Se han añadido { $count } jugadores.
}
event_none_added = No se ha añadido a nadie: ya participan, o ya no pueden.
event_no_bots = Los bots no pueden participar en torneos.
event_not_found = Ese torneo no existe.
event_not_organiser = Eso solo lo pueden hacer la organización y quienes pueden gestionar eventos.
event_may_not_create = Aquí solo pueden abrir torneos quienes tienen el permiso *Gestionar eventos* o *Gestionar servidor*. En los ajustes del servidor se puede permitir a todos.
event_refused = { $why ->
    [over] El torneo ha terminado.
    [already-in] Ya participas.
    [not-in] No participas en este torneo.
    [removed] La organización te ha quitado de este torneo.
    [sign-up-closed] La inscripción está cerrada.
    [too-late] Es tarde para apuntarse: el torneo ha empezado.
    [full] No quedan plazas.
    [no-check-in] Ahora no hay check-in.
    [already-checked-in] Ya has hecho el check-in.
    [eliminated] Ya has quedado fuera.
    [begun] El torneo ha empezado.
    [too-few-players] Hay menos de tres participantes.
    [in-past] Esa hora ya ha pasado.
    [unchanged] Ya está así.
    [no-such-table] Esa mesa no existe.
    [own-match] Juegas en esa mesa. Deja que decidan otros.
    [needs-winner] Uno de los dos tiene que pasar.
    [next-round-begun] La ronda siguiente ha empezado, así que este resultado se queda.
   *[not-running] Esa partida ya no está en curso.
}
event_limit = { $count ->
    [one] En este servidor solo puede haber un torneo a la vez.
   *[other] En este servidor puede haber como mucho { $count } torneos a la vez.
}
