# The clock of a match: reminders, more time, pauses, vacations.

button_clock = Reloj
clock_title = Reloj · { $title }
clock_none = Esta partida no tiene límites de tiempo.
out_of_time_loses = Quien se queda sin tiempo pierde.
clock_over = Esta partida ha terminado.
clock_reserves = Tiempo que quedaba al empezar este turno:
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **En pausa.** Cualquier jugador puede reanudar la partida con «{ $button }».
clock_is_paused = ⏸️ La partida está en pausa. Cuando alguien la reanude, el reloj sigue donde se paró.
channel_lost = 📵 Ya no llego al canal de esta partida. En cuanto vuelva, la partida sigue allí. Hasta entonces, podéis jugar aquí.
channel_lost_and_paused = 📵 Ya no llego al canal de esta partida. Podréis jugar aquí en cuanto se reanude.
on_hold = 💤 **En reposo:** hace 30 días que no juega nadie. Juega o pulsa «{ $button }».
on_hold_and_paused = 💤 **En reposo y en pausa:** hace 30 días que no juega nadie. Pulsa «{ $continue_button }» y luego «{ $resume_button }».
pause_asked = ⏸️ { $player ->
    [you] Has pedido una pausa. Empieza cuando todos estén de acuerdo. Para retirarla, pulsa «{ $button }».
   *[other] { $player } pide una pausa. Para responder, pulsa «{ $button }».
}
pause_is_asked = ⏸️ { $player ->
    [you] Has pedido
   *[other] { $player } pide
} una pausa. Empieza cuando todos estén de acuerdo.
# On a phone’s lock screen.
told_pause = { $player } pide una pausa: ¿te parece bien?
pause_agreed_by = De acuerdo hasta ahora: { $players }.
# Stands among names.
pause_agreed_you = tú
pause_declined = { $player ->
    [you] Has rechazado la pausa.
   *[other] { $player } ha rechazado la pausa.
}

button_give_time = Dar { $time } a { $player }
button_ask_pause = Pedir una pausa
button_pause = Pausar
button_agree_pause = Aceptar la pausa
button_decline_pause = Rechazar
button_withdraw_pause = Retirar la petición
button_continue = Seguir
button_resume = Reanudar

reminder_title = Recordatorio · { $title }
reminder = **Se te acaba el tiempo.**
# On a phone’s lock screen.
told_reminder = Se te acaba el tiempo, juega: { $title }
reminder_mention = { $mention }, se te acaba el tiempo.

on_vacation = 🏖️ { $player } está de vacaciones. Vuelve: { $time }
vacation_title = Vacaciones
vacation_text = Mientras estás de vacaciones, tu reloj se para en todas las partidas con al menos 1 día por turno. Los demás ven que no estás. Puedes jugar de todos modos.
vacation_until = 🏖️ Estás de vacaciones. Vuelta: { $time }
vacation_days_left = { $left ->
    [one] Este año te queda { $left } de { $total } días de vacaciones.
   *[other] Este año te quedan { $left } de { $total } días de vacaciones.
} Un día (UTC) se gasta en cuanto empieza.
choose_vacation = ¿Cuánto tiempo, desde hoy?
button_end_vacation = Ya he vuelto
