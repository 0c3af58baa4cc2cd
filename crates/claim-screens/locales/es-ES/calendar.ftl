# The daily post of a server, and its settings.

post_title = 🃏 Partida del día: { $game }
post_day = { date } · las mismas cartas para todos
post_deal = { $count ->
    [one] Partida de ayer · { $count } resultado
   *[other] Partida de ayer · { $count } resultados
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Puzle de ayer
post_solved = { $solved ->
    [one] Lo resolvió { $solved } de { $answered }.
   *[other] Lo resolvieron { $solved } de { $answered }.
}
post_solvers = Primero: { $names }
post_longest_streaks = Mejores rachas
post_streaks = 🔥 { $of ->
    [deals] Partida del día:
   *[puzzles] Puzle:
} { $streaks }
post_streak = { $name } { $days } días
post_event = 🏆 { $name }: { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** mesa espera jugadores.
   *[other] **{ $count }** mesas esperan jugadores.
}
post_month = 🏆 Podio del mes pasado
post_most_played = Más partidas: { $name } ({ $count })
post_newcomer = Revelación del mes: { $name } ({ $rating })
button_post_deal = Jugar la partida del día
button_post_tables = Mesas abiertas

post_settings_title = 📅 Mensaje diario
post_settings_text = Un mensaje silencioso al día: la partida y el puzle de hoy, los mejores de ayer, las mesas abiertas y los torneos, y a principios de mes el podio del mes anterior. Si no hay nada que contar y nadie ha jugado en una semana, no se publica.
post_is_on = Llega a { $channel }.
post_is_off = Está **desactivado**. Elige la hora y la zona horaria, y actívalo en el canal donde debe llegar.
post_time = Hora: **{ $hour }** ({ $zone })
post_next = Próximo mensaje: { $when }
choose_post_hour = Cambiar la hora
button_post_here = { $which ->
    [move] Mejor aquí
   *[start] Activar aquí
}
button_post_off = Desactivar
button_post_zone = Zona horaria
post_failed = ⚠️ { $why ->
    [channel-lost] El último mensaje diario no llegó: su canal ya no existe. Actívalo en otro.
    [forbidden] El último mensaje diario no llegó: no puedo escribir en su canal. Allí necesito *Ver canal* y *Enviar mensajes*.
   *[refused] El último mensaje diario no llegó: Discord no lo aceptó.
}
zones_title = 🕘 Zona horaria del mensaje diario
zones_text = Elegida: **{ $zone }**. Junto a cada zona está su diferencia con UTC hoy.
choose_zone_region = Elige una región
zone_region = { $region ->
    [africa] África
    [america] América
    [antarctica] Antártida
    [asia] Asia
    [atlantic] Atlántico
    [australia] Australia
    [europe] Europa
    [indian] Océano Índico
   *[pacific] Pacífico
}
