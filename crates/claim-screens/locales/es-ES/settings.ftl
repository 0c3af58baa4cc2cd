# A person’s settings.

settings_title = Tus ajustes
settings_text = Son solo para ti, en todos los servidores. No cambian la mesa que ven todos.

setting_name = { $setting ->
    [text-only] Solo texto
    [forced-plays] Jugadas automáticas
    [high-contrast] Alto contraste
    [hand-in-channel] Mano en el canal, sin mensajes directos
    [fewer-notifications] Menos notificaciones
   *[no-event-mentions] Sin menciones de torneos
}
setting_state = { setting_name }: { $state ->
    [on] sí
   *[off] no
}
setting_meaning = { $setting ->
    [text-only] Para lectores de pantalla: sin imágenes, sin emojis dibujados y con el nombre completo de las cartas en los botones, en todo lo que solo ves tú.
    [forced-plays] Si no tienes elección, juego por ti al momento. Los demás pueden notarlo.
    [high-contrast] Más contraste en las imágenes que solo ves tú.
    [hand-in-channel] En los servidores no recibes mensajes directos: «Mi mano», en el canal, muestra tus cartas, y solo las ves tú. Cuando te toca, te menciono allí.
    [fewer-notifications] Cuando te toca: sin sonido y sin mención. Con «Mano en el canal, sin mensajes directos»: sin ningún mensaje. Las ofertas, peticiones, recordatorios y resultados te siguen llegando.
   *[no-event-mentions] Los check-in y las rondas de los torneos no te mencionan. Tu mano te llega igual cuando te toca.
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] Activar
   *[off] Desactivar
}

# This language in its own words, as in a menu of languages.
language_own_name = Español
# The language is the one that Discord tells.
language_auto = el de Discord
language_state = Idioma: { $language }
language_meaning = Para todos los mensajes que solo ves tú.
choose_language = Elige un idioma
button_server_settings = Ajustes del servidor
button_my_settings = Mis ajustes
button_my_data = Mis datos

# The settings of a server.

server_title = Ajustes del servidor
server_text = Valen para todos aquí y se aplican al momento. Solo puede cambiarlos quien tenga el permiso *Gestionar servidor*.
server_language = Idioma de los mensajes públicos: **{ $language }**
server_game = Juego habitual: **{ $game }**
server_time = Tiempo habitual: **{ $time }**
server_channels = Se pueden abrir mesas en: { $channels }
server_all_channels = Se pueden abrir mesas en: **todos los canales**
server_tables = Como máximo, **{ $count }** mesas abiertas
server_matches = Como máximo, **{ $count }** partidas en curso
server_rated = Puntuaciones: **{ $state ->
    [on] sí
   *[off] no
}**
server_threads = Un hilo para cada partida entre personas: **{ $state ->
    [on] sí
   *[off] no
}**
server_events = Torneos: **{ $who ->
    [all] todos pueden abrirlos
   *[managers] solo quienes pueden gestionar eventos
}**
server_post = Mensaje diario: en { $channel }
server_no_post = Mensaje diario: **no**
server_extras = Mensaje diario y logros: **{ $state ->
    [on] permitidos
   *[off] desactivados
}**
server_choose_language = Cambiar el idioma de los mensajes públicos
server_choose_game = Cambiar el juego habitual
server_choose_time = Cambiar el tiempo habitual
server_choose_limit = Cambiar los límites
server_limit_tables = Mesas abiertas: como máximo { $count }
server_limit_matches = Partidas en curso: como máximo { $count }
server_no_limit_tables = Mesas abiertas: hasta el límite de este bot ({ $count })
server_no_limit_matches = Partidas en curso: hasta el límite de este bot ({ $count })
button_rated = { $state ->
    [on] Activar puntuaciones
   *[off] Desactivar puntuaciones
}
button_threads = { $state ->
    [on] Activar hilos
   *[off] Desactivar hilos
}
button_server_events = { $who ->
    [all] Torneos abiertos por todos
   *[managers] Torneos solo de los gestores
}
button_daily_post = Mensaje diario
button_extras = { $state ->
    [on] Permitir mensaje y logros
   *[off] Desactivar mensaje y logros
}
button_tables_here = { $which ->
    [only] Permitir mesas solo aquí
    [too] Permitir mesas también aquí
   *[not] No permitir mesas aquí
}
button_tables_everywhere = Permitir mesas en todo
not_manager = Para eso necesitas el permiso *Gestionar servidor*.
no_tables_here = En este servidor solo se pueden abrir mesas en { $channels }.

# What is stored of a person.

data_title = Tus datos
data_text =
    Aquí puedes descargar todo lo que guardo sobre ti, o hacer que se borre.
    { help_privacy }
button_export_data = Descargar
button_ask_delete_data = Borrar mis datos…
data_file = Todo lo que guardo sobre ti, menos lo que aún está oculto en partidas en curso.
data_file_without_records = Con los registros de tus partidas, el archivo sería demasiado grande. Encontrarás cada uno bajo el resultado de su partida («Registro»).
delete_data_title = ¿Borrar tus datos?
delete_data_text =
    Sales de todas las mesas y partidas en curso. Esas partidas cuentan como derrotas; una que apenas ha empezado suele cancelarse.
    En tus partidas, un seudónimo al azar ocupa tu lugar para que los demás conserven sus resultados. Ya no apareces en las clasificaciones. Tus ajustes se borran.
    Esto no se puede deshacer. Mis mensajes en Discord se quedan; los de nuestros mensajes directos puedes borrarlos tú.
button_delete_data = Borrar todo ahora
data_deleted = Tus datos se han borrado.

# About the bot.

about_title = Sobre este bot
about_version = Versión: { $version }
about_since = En marcha desde: <t:{ $time }:f>
about_matches = Partidas en curso: { $matches } · mesas abiertas: { $tables }
about_latency = Latencia con Discord: { $milliseconds } ms
about_privacy = Privacidad: `/claim datos descargar` muestra lo que hay guardado sobre ti, `/claim datos borrar` lo borra.
about_docs = Reglas: `/claim reglas`. Cómo funciona este bot: `/claim ayuda`.
about_fan_project = Un proyecto de fans independiente, sin relación con Discord ni con los autores o editoriales de los juegos.
