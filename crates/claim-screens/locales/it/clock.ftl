# The clock of a match: reminders, more time, pauses, vacations.

button_clock = Orologio
clock_title = Orologio · { $title }
clock_none = Questa partita non ha scadenze.
out_of_time_loses = Chi finisce il tempo perde.
clock_over = Questa partita è finita.
clock_reserves = Tempo rimasto all’inizio di questo turno:
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **In pausa.** Chi gioca può riprendere la partita con “{ $button }”.
clock_is_paused = ⏸️ La partita è in pausa. Quando qualcuno la riprende, l’orologio riparte da dove si era fermato.
channel_lost = 📵 Non raggiungo più il canale di questa partita. Appena torna, la partita continua lì. Fino ad allora potete giocare qui.
channel_lost_and_paused = 📵 Non raggiungo più il canale di questa partita. Potrete giocare qui appena la partita riprende.
on_hold = 💤 **In attesa:** qui non si gioca da 30 giorni. Gioca, o premi “{ $button }”.
on_hold_and_paused = 💤 **In attesa e in pausa:** qui non si gioca da 30 giorni. Premi “{ $continue_button }”, poi “{ $resume_button }”.
pause_asked = ⏸️ { $player ->
    [you] Hai chiesto una pausa. Comincia quando sono tutti d’accordo. Per ritirarla, premi “{ $button }”.
   *[other] { $player } chiede una pausa. Per rispondere, premi “{ $button }”.
}
pause_is_asked = ⏸️ { $player ->
    [you] Hai chiesto
   *[other] { $player } chiede
} una pausa. Comincia quando sono tutti d’accordo.
# On a phone’s lock screen.
told_pause = { $player } chiede una pausa: ti va bene?
pause_agreed_by = D’accordo finora: { $players }.
# Stands among names.
pause_agreed_you = tu
pause_declined = { $player ->
    [you] Hai rifiutato la pausa.
   *[other] { $player } ha rifiutato la pausa.
}

button_give_time = Dai { $time } a { $player }
button_ask_pause = Chiedi una pausa
button_pause = Pausa
button_agree_pause = Accetta la pausa
button_decline_pause = Rifiuta
button_withdraw_pause = Ritira la richiesta
button_continue = Continua
button_resume = Riprendi

reminder_title = Promemoria · { $title }
reminder = **Il tuo tempo sta per scadere.**
# On a phone’s lock screen.
told_reminder = Il tuo tempo sta per scadere, gioca: { $title }
reminder_mention = { $mention }, il tuo tempo sta per scadere.

on_vacation = 🏖️ { $player } è in vacanza. Torna: { $time }
vacation_title = Vacanza
vacation_text = Mentre sei in vacanza, il tuo orologio si ferma in tutte le partite con almeno 1 giorno per turno. Gli altri vedono che non ci sei. Puoi giocare lo stesso.
vacation_until = 🏖️ Sei in vacanza. Ritorno: { $time }
vacation_days_left = { $left ->
    [one] Quest’anno ti resta { $left } giorno di vacanza su { $total }.
   *[other] Quest’anno ti restano { $left } giorni di vacanza su { $total }.
} Un giorno (UTC) è consumato appena comincia.
choose_vacation = Per quanto, da oggi?
button_end_vacation = Fine vacanza
