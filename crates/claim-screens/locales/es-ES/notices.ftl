# Short private answers.

turn_mention = { $mention }, te toca: pulsa «{ $button }».
asked_mention = { $mention }, se espera tu respuesta:
turn_mention_link = { $mention }, te toca: { $link }
# The direct message in games that are played at the table.
turn_notice = **Te toca.**
# On a phone’s lock screen.
told_turn = Te toca: { $title }
turn_notice_other = La partida se juega en la mesa. Te llegará un mensaje cuando te toque.

not_your_turn = No te toca.
outdated_button = Este botón es antiguo. Usa un mensaje más reciente.
outdated_button_of_match = Este botón es antiguo. Así está la partida:
match_over = Esta partida ha terminado.
match_paused = Esta partida está en pausa. Cualquier jugador puede reanudarla con «Reloj».
match_not_paused = Esta partida no está en pausa.
no_pause_in_event = En los torneos no hay pausas: la siguiente ronda espera a todos.
no_clock = En esta partida no corre ningún reloj.
own_clock = Solo un rival puede darte más tiempo.
enough_time = A esta persona le queda tiempo de sobra. Podrás darle más cuando haya gastado una parte.
pause_already_asked = Ya has pedido una pausa. Empieza cuando todos estén de acuerdo.
no_pause_asked = Esa petición de pausa ya no está abierta.
not_in_match = No juegas en esta partida. Empieza la tuya con `/claim empezar`.
has_left = Has dejado esta partida. Un bot sigue jugando en tu sitio.
cannot_call_off = La partida ya no se puede cancelar.
unknown_button = No conozco ese botón. Usa un mensaje más reciente.
unreadable_command = No he podido leer ese comando. Escríbelo otra vez y elige de las listas que salen al escribir.
unknown_action = No conozco esa jugada. Elige una de la lista que sale al escribir.
unknown_game = No conozco ese juego. Elige uno de la lista que sale al escribir.
wrong_player_count = { $game } es para { $numbers } jugadores. Elige otro número u otro juego.
option_unavailable = En { $game } no hay { $option ->
    [factions] facciones
   *[variant] variantes
} que elegir. Deja fuera esta opción.
option_conflict = { $option ->
    [factions] En { $game }, { $misfits } no se pueden combinar con las demás facciones
   *[variant] «{ $misfits }» no está disponible en { $game }
}{ $players ->
    [these] { " " }con este número de jugadores
   *[any] { "" }
}. Elige de la lista que sale al escribir, o deja la opción vacía.
faction_missing = En { $game }, al menos una de las facciones tiene que ser { $factions }. Elige de la lista que sale al escribir, o deja la opción vacía.
several_variants = Elige solo una variante.
options_conflict = Estas opciones no se pueden combinar. Elige de las listas que salen al escribir, o deja opciones vacías.
unknown_choice = No conozco «{ $typed }». Elige de la lista que sale al escribir, o deja la opción vacía.
unknown_faction = No conozco esa facción. Elige una de la lista que sale al escribir.
table_full = Todos los sitios de esta mesa están ocupados. Abre la tuya con `/claim empezar`.
table_not_full = Aún quedan sitios libres. La partida puede empezar cuando todos estén ocupados.
table_closed = Esta mesa está cerrada.
already_started = Esta partida ya ha empezado. Abre otra mesa con `/claim empezar`.
already_seated = Ya tienes sitio en esta mesa.
not_seated = No tienes sitio en esta mesa. Pulsa «Unirme» para ocupar uno libre.
other_not_seated = Esa persona ya no está en esta mesa.
other_not_invited = Esa invitación ya no está abierta.
only_seated_start = Solo quien está en esta mesa puede empezar la partida.
only_host_cancels = Solo quien abrió esta mesa puede cancelarla.
opponent_is_yourself = No puedes jugar contra ti. Elige a otra persona.
opponent_is_bot = No se puede invitar a otros bots. Elige a una persona.
opponent_is_this_bot = Yo no necesito invitación. Para jugar contra bots, usa el menú «{ menu_bots }».
already_invited = Todos los que has elegido ya tienen sitio o invitación.
seats_reserved = { $count ->
    [one] El sitio libre está reservado
   *[other] Los sitios libres están reservados
} para { $names }.
no_longer_in_server = Ya no estás en el servidor donde se jugó esta partida.
opponent_not_here = Esa persona no está en este servidor, así que no puedo invitarla.
removed_from_table = Quien abrió esta mesa te ha quitado de ella. Puedes abrir la tuya con `/claim empezar`.
rated_changed = Acaba de cambiar si esta partida es puntuable: mira la mesa de nuevo y pulsa otra vez si aún quieres jugar.
terms_changed = Acaba de cambiar el juego o el tiempo. Mira la mesa de nuevo y pulsa «Unirme» si aún quieres jugar.
no_invitation = No tienes ninguna invitación abierta a esta mesa.
seat_taken = Ese sitio ya está ocupado.
host_only = Eso solo puede hacerlo quien abrió esta mesa.
others_joined = Ya se ha unido alguien, así que el juego no se puede cambiar. Cancela la mesa y abre otra.
too_few_seats = Has invitado a más gente que sitios hay. Elige más jugadores o invita a menos.
no_seats_for_bots = No quedan sitios para bots. Deja fuera `bots` o elige un juego para más jugadores.
invited_other = { $count ->
    [one] Este sitio está reservado para { $names }
   *[other] Los sitios libres están reservados para { $names }
}. Abre tu propia mesa con `/claim empezar`.
match_not_found = No encuentro esa partida. `/claim partidas` muestra tus partidas en curso.
match_unreadable = No puedo leer los datos guardados de esta partida, así que no puede seguir hasta que se arregle. No se ha borrado nada y todos los relojes están parados. Avisa a quien lleva este bot.
own_match_unreadable = No puedo leer los datos guardados de una de tus partidas, así que esa partida no puede seguir hasta que se arregle. No se ha borrado nada y todos los relojes están parados. Avisa a quien lleva este bot.
match_still_running = Esa partida aún está en curso. Vuelve a probar cuando termine.
match_hidden = Otros aún juegan este reparto. Podrás ver la partida cuando acabe la ronda.
no_finished_match = Aún no has terminado ninguna partida.
nothing_to_analyse = Esa partida terminó antes de que jugara nadie, así que no hay nada que analizar.
no_running_match = No tienes partidas en curso.
missing_permissions = En este canal me falta: { $permissions }. Puede concederlo quien administre el servidor.
missing_thread_permissions = Aún no puedo abrir hilos en este canal. Me faltan permisos: { $permissions }. Dáselos a mi rol; hasta entonces, las partidas se juegan en el propio canal.
thread_refused = No he podido abrir un hilo para una partida en <#{ $channel }>. Mi rol necesita allí estos permisos: { $permissions }. Sin ellos, las partidas se juegan en el propio canal. Si no quieres hilos, desactívalos con `/claim ajustes`.
limit_own_tables = Ya tienes { $count ->
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}. Empieza una partida o cancela una mesa antes de abrir otra.
limit_player_tables = { $player } ya tiene { $count ->
    [one] una mesa abierta. Podrás cederle esta cuando empiece la partida de aquella o se cancele la mesa.
   *[other] { $count } mesas abiertas. Podrás cederle esta cuando empiece la partida en una de ellas o se cancele alguna.
}
limit_server_tables = Este servidor ya tiene { $count ->
    [one] una mesa abierta
   *[other] { $count } mesas abiertas
}. Únete a una con `/claim mesas`, o vuelve a probar más tarde.
limit_own_matches = { $count ->
    [one] Ya estás jugando una partida. Termínala primero.
   *[other] Ya estás jugando { $count } partidas a la vez. Termina primero una de ellas.
}
limit_player_matches = { $player } ya está jugando { $count ->
    [one] una partida. Esta podrá empezar cuando termine aquella.
   *[other] { $count } partidas a la vez. Esta podrá empezar cuando termine una de ellas.
}
limit_server_matches = { $count ->
    [one] En este servidor ya hay una partida en curso. Vuelve a probar cuando termine.
   *[other] En este servidor ya hay { $count } partidas en curso. Vuelve a probar cuando termine una de ellas.
}
limit_vacation_days = No te quedan tantos días de vacaciones ({ $count } al año). Elige menos días.
limit_analyses = { $count ->
    [one] Aún estoy con tu última petición. Espera a que esté lista.
   *[other] Aún estoy con { $count } peticiones tuyas. Espera a que una esté lista.
}
limit_all_analyses = { $count ->
    [one] Aún estoy analizando otra partida.
   *[other] Hay otras { $count } partidas esperando su análisis.
} Vuelve a probar dentro de un minuto.
servers_only = Esto solo funciona en un servidor en el que yo esté.
cannot_write_here = Aquí no puedes compartirlo, porque no puedes escribir en este canal. Prueba en otro.
not_shared = No he podido publicarlo aquí. Vuelve a probar.
watch_elsewhere = Puedes ver esta partida en { $channel }.
stop_elsewhere = Esta partida solo se puede parar en { $channel }.
only_bots_here = Aquí solo puedes jugar contra bots. Para jugar contra personas, usa `/claim empezar` en un servidor en el que yo esté.
no_series_here = Una serie solo se puede jugar en un servidor. Aquí puedes jugar partidas sueltas: usa `/claim empezar` sin `serie`.
match_started_in_direct_messages = Tu partida ha empezado en nuestros mensajes directos. `/claim mano` la muestra también aquí. En la mesa: { $bots }.
match_started_against_bots = Tu partida ha empezado. En la mesa: { $bots }.
internal_error = Algo ha fallado por mi parte. Vuelve a probar en un momento. Todo lo que he confirmado está guardado.
shutting_down = Me estoy reiniciando. Vuelve a probar dentro de un minuto. Tus partidas están a salvo.

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = No te espera ninguna partida. Empieza una con /claim empezar
play_not_your_turn = No te toca: le toca a { $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = { $count } más: escribe para verlas

joined_table = Te has unido a la mesa.
table_elsewhere = La mesa está en { $channel }.
table_not_posted = Ahora no puedo publicar la mesa en { $channel }. Lo sigo intentando. Si no aparece, pide a la moderación que me dé allí «Ver canal» y «Enviar mensajes».
bots_joined = Nuevos en la mesa: { $bots }.
invitation_declined = Has rechazado la invitación. Los demás lo ven en la mesa.
people_invited = Todos los que has elegido tienen su invitación.
seats_changed = Los sitios han cambiado.
player_removed = Hecho. El sitio está libre.
invitation_withdrawn = La invitación se ha retirado.
table_handed_over = La mesa ha cambiado de manos.
bot_removed = El bot ha dejado la mesa.
no_bot = En esta mesa no hay ningún bot.
left_table = Has dejado la mesa.
table_cancelled = La mesa se ha cancelado.
resigned = Te has rendido.
resigned_to_bot = Te has rendido. Un bot sigue jugando en tu sitio.
called_off = Has cancelado la partida. No cuenta.

# As Discord calls them.
# Ask a native speaker: are these the names of the permissions in Discord’s Spanish settings?
permission_view_channel = Ver canal
permission_connect = Conectar
permission_send_messages = Enviar mensajes
permission_create_public_threads = Crear hilos públicos
permission_send_messages_in_threads = Enviar mensajes en hilos
permission_attach_files = Adjuntar archivos
permission_read_message_history = Leer el historial de mensajes

# Why the rules refuse a move.
refused_no_turn = Ahora no le toca a nadie.
refused_not_held = No tienes { $card }.
refused_revoke = Tienes que seguir con { faction_led }.
refused_revoke_doppelganger = Tienes que seguir con { faction_led } (o un Doppelgänger).
refused_play_expected = Juega una carta ahora.
refused_take_expected = Llévate primero una carta.
refused_remove_expected = Elige primero de quién es el Gnomo que quita el Gigante.
refused_nothing_there = No puedes llevarte esa carta.
refused_no_victim = Ahí no hay ningún Gnomo como ese.

# Matches in lists.
match_your_turn = Te toca · { $title }
match_ended_ago = hace { $unit ->
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
} · { $title }
match_ended_exactly_ago = hace { $days ->
    [0] { "" }
    [one] 1 día{ " " }
   *[other] { $days } días{ " " }
}{ $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min · { $title }

# Tables that were opened, and matches that have begun.
table_opened = Tu mesa está abierta. Cuando todos los sitios estén ocupados, cualquiera de la mesa puede empezar la partida.
table_opened_for_guest = Tu mesa está abierta. La partida empieza en cuanto se una la persona invitada.
table_opened_with_bots = Tu mesa está abierta y los bots ya están sentados. Cuando hayan llegado todos los invitados, puedes empezar la partida. Las partidas con bots no son puntuables.
table_opened_with_bots_for_guest = Tu mesa está abierta y los bots ya están sentados. La partida empieza cuando se una la persona invitada. Las partidas con bots no son puntuables.
match_started_with_bots = La partida ha empezado. En la mesa: { $bots }. No es puntuable ni se puede demostrar que sea limpia (mira «Juego limpio»).
match_started = La partida ha empezado.
rematch_opened = La mesa de la revancha está abierta. Los demás pueden unirse con «Unirme» o «Revancha».
rematch_missed = La revancha ha empezado sin ti. Para volver a jugar, abre una mesa con `/claim empezar`.
other_table_open = Tienes otra mesa abierta: [Ir a la mesa]({ $url }). Puedes cancelarla con «Opciones de mesa».
hand_elsewhere = Sigue en tus mensajes directos: [Tu mano]({ $url })
hand_moved = Tu mano está en un mensaje más reciente.
hand_not_delivered = Tus cartas están aquí porque Discord no las ha entregado por mensaje directo. Para recibirlas allí, permite los mensajes directos en los ajustes de privacidad del servidor.
series_running = La serie ya ha empezado, así que los jugadores y los sitios no pueden cambiar.

# To the person who runs the bot, by direct message.
operator_notice = **El bot te necesita.** { $kind ->
    [backup] La última copia de seguridad de la base de datos ha fallado.
    [disk] El disco de la base de datos está casi lleno.
    [quarantine] Hay partidas que no se pueden leer y se han apartado.
   *[clock] El reloj de su máquina va mal.
} `{ $details }`
