# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 Clasificación
leaderboard_empty = Esta clasificación aún está vacía. Para aparecer, termina una partida puntuable contra personas en un servidor: `/claim empezar`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
leaderboard_own = ➤ { leaderboard_row } ← tú
this_server = Este servidor
all_servers = Todos los servidores
all_games = Todos los juegos
this_month = Este mes
all_time = Desde siempre
month_starts_anew = Cada mes, estas puntuaciones empiezan de cero.
button_my_profile = Mi perfil
button_leaderboard = Clasificación
profile_own = 📈 Tu perfil
profile_of = 📈 Perfil de { $name }
profile_unnamed = 📈 Perfil
rating_record = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
rating_now = **{ $rating }** · puesto { $rank } · { $record }
rating_none = Aquí aún no has terminado ninguna partida puntuable. Son puntuables las partidas entre personas en un servidor: `/claim empezar`
rating_none_other = { $player } aún no ha terminado aquí ninguna partida puntuable.
rating_none_of_game = Aquí aún no has terminado ninguna partida puntuable de { $game }.
rating_none_of_game_other = { $player } aún no ha terminado aquí ninguna partida puntuable de { $game }.
rating_provisional = ? provisional: todavía pocas partidas puntuables
profile_streaks = Victorias seguidas: { $streak } · mejor racha: { $best }
profile_favourite = Facción favorita: { $faction } ({ $won ->
    [one] ganada una vez
   *[other] ganada { $won } veces
})
profile_games = Puntuación por juego
profile_game = { $game }: **{ $rating }** · puesto { $rank } · { $record }
profile_bots = Contra bots (no puntuables; todas tus partidas, en todos los servidores)
profile_bot = { $level ->
    [easy] Fácil
    [medium] Medio
   *[hard] Difícil
} ({ $names }): { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
profile_forms = Tus jugadas (partidas analizadas, en todos los servidores)
form_kept = **{ $game }:** conservas el { $percent } % de las opciones de ganar en { $count ->
    [one] una partida
   *[other] tus últimas { $count } partidas
}.
form_exact_only = **{ $game }:** { $count ->
    [one] una partida
   *[other] tus últimas { $count } partidas
}.
form_strength = { $strength ->
    [above-hard] Mejor que los bots difíciles.
    [below-easy] Por debajo de los bots fáciles.
    [above-easy] Entre los bots fáciles y los medios.
   *[above-medium] Entre los bots medios y los difíciles.
}
form_trend = Las últimas { $count }: { $new } %; antes, { $old } %.
form_critical = { $count ->
    [one] { $right } de { $count } jugada crítica correcta
   *[other] { $right } de { $count } jugadas críticas correctas
} en la fase 2.
form_typical = Error más frecuente: { $kind ->
    [lead-one] con qué abres en la fase 1
    [follow-one] con qué sigues en la fase 1
    [lead-two] con qué abres en la fase 2
    [follow-two] con qué sigues en la fase 2
    [choice] qué carta te llevas
    [roll] tirar otra vez en vez de plantarte
    [stop] plantarte en vez de tirar otra vez
    [space] qué casilla usas
    [place] qué carta pones y dónde
    [power] cómo usas las habilidades
   *[draw] qué carta robas
}.
profile_events = Torneos
profile_event = { $event }: puesto **{ $place }** de { $players }
profile_opponents = Rivales más frecuentes
profile_opponent = { $name }: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
profile_against_you_heading = Cara a cara
profile_against_you = Tú: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
rating_history = { $count ->
    [one] La única partida puntuable
   *[other] Las últimas { $count } partidas puntuables
}
page = Página { $number } de { $pages }
button_previous = Atrás
button_next = Siguiente

matches_title = Tus partidas en curso
matches_empty = No tienes partidas en curso.
matches_line = Esperando a otros: { $title }
matches_line_paused = ⏸️ En pausa: { $title }
matches_line_your_turn = **Te toca:** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = Seguir
button_show = Ver
matches_tables = Tus mesas abiertas e invitaciones
link_to_hand = [Tu mano]({ $url })

finished_matches_title = Tus partidas terminadas
finished_matches_empty = Aún no has terminado ninguna partida.
button_finished_matches = Terminadas

which_match_title = ¿Qué partida?
which_match_menu = Elige una partida

tables_title = Mesas abiertas en este servidor
tables_empty = No hay ninguna mesa abierta.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] todo ocupado
    [one] { $free } sitio libre de { $total }
   *[other] { $free } sitios libres de { $total }
}
tables_line_reserved = **{ $game }** · { $players } · reservado para { $names }
tables_label = Mesa abierta · { $game }: { $players }

button_share = Compartir en el canal
button_open_shared = Abrir
button_refresh = Actualizar
watching = Estás mirando: las jugadas nuevas aparecen aquí. Si no, pulsa «{ $refresh }».
watching_ended = Esto ya no sigue la partida. «{ $watch }» la muestra de nuevo.
tables_running = En curso en este canal
shared = Compartido en el canal.
shared_by = Compartido por { $player }
