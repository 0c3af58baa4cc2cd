# The clock of a match: reminders, more time, pauses, vacations.

button_clock = Relógio
clock_title = Relógio · { $title }
clock_none = Esta partida não tem prazos.
out_of_time_loses = Quem estoura o tempo perde.
clock_over = Esta partida acabou.
clock_reserves = Tempo restante quando este turno começou:
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **Em pausa.** Qualquer jogador pode retomar a partida com “{ $button }”.
clock_is_paused = ⏸️ A partida está em pausa. Quando alguém a retomar, o relógio continua de onde parou.
channel_lost = 📵 Não alcanço mais o canal desta partida. Assim que ele voltar, a partida continua lá. Até então, vocês podem jogar aqui.
channel_lost_and_paused = 📵 Não alcanço mais o canal desta partida. Vocês podem jogar aqui assim que a partida for retomada.
on_hold = 💤 **Adormecida:** ninguém joga aqui há 30 dias. Jogue, ou aperte “{ $button }”.
on_hold_and_paused = 💤 **Adormecida e em pausa:** ninguém joga aqui há 30 dias. Aperte “{ $continue_button }” e depois “{ $resume_button }”.
pause_asked = ⏸️ { $player ->
    [you] Você pediu uma pausa. A pausa começa quando todos concordarem. Para retirar o pedido, aperte “{ $button }”.
   *[other] { $player } pede uma pausa. Para responder, aperte “{ $button }”.
}
pause_is_asked = ⏸️ { $player ->
    [you] Você pediu
   *[other] { $player } pede
} uma pausa. A pausa começa quando todos concordarem.
# On a phone’s lock screen.
told_pause = { $player } pede uma pausa: você concorda?
pause_agreed_by = Já concordaram: { $players }.
# Stands among names.
pause_agreed_you = você
pause_declined = { $player ->
    [you] Você recusou a pausa.
   *[other] { $player } recusou a pausa.
}

button_give_time = Dar { $time } a { $player }
button_ask_pause = Pedir uma pausa
button_pause = Pausar
button_agree_pause = Aceitar a pausa
button_decline_pause = Recusar
button_withdraw_pause = Retirar o pedido
button_continue = Continuar
button_resume = Retomar

reminder_title = Lembrete · { $title }
reminder = **Seu tempo está acabando.**
# On a phone’s lock screen.
told_reminder = Seu tempo está acabando – jogue: { $title }
reminder_mention = { $mention }, seu tempo está acabando.

on_vacation = 🏖️ { $player } está de férias. Volta: { $time }
vacation_title = Férias
vacation_text = Enquanto você está de férias, seu relógio para em todas as partidas com pelo menos 1 dia por turno. Os outros veem que você está fora. Você ainda pode jogar.
vacation_until = 🏖️ Você está de férias. Volta: { $time }
vacation_days_left = { $left ->
    [one] Resta { $left } de { $total } dias de férias neste ano.
   *[other] Restam { $left } de { $total } dias de férias neste ano.
} Um dia (UTC) está gasto assim que começa.
choose_vacation = Por quanto tempo, a partir de hoje?
button_end_vacation = Encerrar férias
