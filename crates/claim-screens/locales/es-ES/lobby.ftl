# A table before its match.

invitation = { $mentions }, ¡{ $host } { $count ->
    [one] te invita
   *[other] os invita
} a una partida de { $game }!
opened = { $host } quiere jugar a { $game }. ¿Quién se apunta?
call_full = { $mentions }, ya estáis todos: pulsa «Empezar» para comenzar.
call_host_left = { $mentions }, quien abrió la mesa se ha ido, así que ahora es tuya.
series_next = { $mentions }, la siguiente partida de la serie está lista: pulsa «Empezar».
lobby_title = { $game }: mesa abierta
lobby_host = La mesa es de { $host }.
lobby_seat = Sitio { $number }: { $player ->
    [none] libre
   *[other] { $player }
}
lobby_seat_reserved = Sitio { $number }: reservado para { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] ha rechazado la invitación
   *[other] han rechazado la invitación
}.
lobby_team = Equipo { $number } – { $members }
series_first = Al mejor de { $matches }
series_match = Al mejor de { $matches }, partida { $number }. Serie hasta ahora: { $score }
series_continues = Al mejor de { $matches }: { $score }. La siguiente partida se abre en el mismo canal.
series_ended = La serie termina aquí: { $score }
series_won = { $count ->
    [one] 🏆 { $players } gana la serie
   *[other] 🏆 { $players } ganan la serie
}: { $score }
series_drawn = 🤝 La serie acaba en empate: { $score }
lobby_option = { $option ->
    [factions] Facciones
   *[variant] Variante
}: { $names }
lobby_time = ⏳ Tiempo por turno: { $limit }
lobby_time_reserve = ⏳ Tiempo por jugador: { $initial }, más { $increment } por turno
lobby_time_unlimited = ⏳ Sin límite de tiempo
lobby_unrated = ⚖️ Esta partida no será puntuable: { $players ->
    [2] habéis terminado
   *[other] dos de vosotros habéis terminado
} { $matches } partidas puntuables juntos en las últimas 24 horas.
# What happens at a deadline.
out_of_time = { $players ->
    [2] Quien se queda sin tiempo pierde. Si aún no habéis jugado los dos, la partida suele cancelarse.
   *[other] Quien se queda sin tiempo pierde. Si los demás pueden seguir, un bot ocupa su sitio; si no, la partida termina.
}
lobby_wait = Pulsa «Unirme» para sentarte. La partida puede empezar cuando todos los sitios estén ocupados.
lobby_wait_invited = { $players }, { $count ->
    [one] pulsa «Unirme» para sentarte. Cuando estéis todos, la partida puede empezar.
   *[other] pulsad «Unirme» para sentaros. Cuando estéis todos, la partida puede empezar.
}
lobby_starts_with_invited = { $player }, pulsa «Unirme» y la partida empieza al momento.
lobby_full = Ya estáis todos: pulsa «Empezar». Tu mano llegará por mensaje directo. También la muestra el botón «Mi mano».
lobby_full_without_hands = Ya estáis todos: pulsa «Empezar». La partida se juega aquí mismo.
lobby_cancelled = La mesa de { $host } se ha cancelado.
lobby_expired = La partida no empezó a tiempo. Esta mesa está cerrada.
lobby_fingerprint = Huella del reparto (SHA-256): { $commitment }
fingerprint_message = Huella del reparto: `{ $commitment }`

fairness_title = Juego limpio demostrable
fairness_title_unproven = Juego limpio
fairness_text = Las cartas y los dados no los decido yo a solas, y después lo puedes comprobar.
    1. Al abrirse una mesa, genero un secreto al azar. Publico su huella en un mensaje aparte antes de que nadie pueda unirse. Ese mensaje no cambia nunca; si cambiara, Discord lo marcaría como editado.
    2. Cada reparto y cada tirada salen del secreto y de vuestros clics en «Unirme» y «Empezar». Solo tienes que confiar en que uso cada clic tal como lo comunica Discord.
    3. Después de la partida, revelo el secreto. Si coincide con la huella, nadie lo ha cambiado.
fairness_unproven = Esta partida empezó al momento: no se mostró antes ninguna huella ni entró en juego ningún clic, así que no se puede demostrar que sea limpia. Si quieres una prueba, abre una mesa en un servidor, añade bots con «{ button_options }» y pulsa «{ button_start }».
fairness_fingerprint_heading = Huella (SHA-256 del secreto)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Secreto
fairness_secret = `{ $secret }`
    La huella y el secreto también están en el registro («Registro», bajo el resultado). Con él, `claim-bot check` comprueba cada carta y cada tirada.
fairness_secret_later = Se revela cuando termine la partida.

button_join = Unirme
button_leave = Dejar el sitio
button_decline = Rechazar
button_options = Opciones de mesa
button_start = Empezar
button_cancel = Cancelar la mesa

# What can be changed at the table, privately.
options_title = Opciones de mesa
options_host = Esta mesa es tuya. Las partidas con bots no son puntuables.
options_host_alone = Esta mesa es tuya. Hasta que se una alguien, aún puedes cambiar de juego. Las partidas con bots no son puntuables.
options_guest = La mesa es de { $host }. { $can_change ->
    [true] Puedes cambiar de sitio y añadir bots. Las partidas con bots no son puntuables.
   *[false] No queda ningún sitio libre.
}
options_game = **{ $game }** para { $players } jugadores
menu_bots = Añadir o quitar bots
menu_seat = Cambiar de sitio
menu_invite = Invitar a gente
menu_players = Quitar a alguien o ceder la mesa
menu_game = Cambiar el juego
menu_count = Cambiar el número de jugadores
menu_variant = Cambiar la variante
menu_time = Cambiar el tiempo
option_fill_with_bots = Llenar los sitios libres: { $level ->
    [easy] bots fáciles
    [medium] bots medios
   *[hard] bots difíciles
}
option_add_bot = Añadir un bot: { $level ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
option_remove_bot = Quitar un bot
option_seat = Ocupar el sitio { $number }
option_seat_with = Ocupar el sitio { $number }, en equipo con { $player }
option_swap_seat = Cambiar el sitio con { $player } (sitio { $number })
option_partner = Jugar en equipo con { $player }
option_hand_over = Ceder la mesa a { $player }
option_remove = Quitar a { $player } de la mesa
option_withdraw = Retirar la invitación a { $player }
option_players_count = { $count } jugadores
button_change_game = Cambiar juego o tiempo
button_other_factions = Sortear otras facciones
button_table_options = Atrás

# Where the bot is not a member.
bot_match_offer = Aquí no soy miembro, así que no puedo abrir una mesa. Puedes jugar contra bots en nuestros mensajes directos. Para jugar contra personas, usa un servidor en el que yo esté.
button_bot_match = Jugar contra bots
