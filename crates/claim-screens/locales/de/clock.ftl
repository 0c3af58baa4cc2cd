# Die Uhr einer Partie: Erinnerungen, mehr Zeit, Pausen, Urlaub.

button_clock = Uhr
clock_title = Uhr · { $title }
clock_none = Diese Partie hat keine Fristen.
out_of_time_loses = Wer die Zeit überschreitet, verliert.
clock_over = Diese Partie ist vorbei.
clock_reserves = Restzeit zu Beginn dieses Zugs:
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **Pause.** Alle am Tisch können die Partie unter „{ $button }“ fortsetzen.
clock_is_paused = ⏸️ Die Partie ist pausiert. Setzt sie jemand fort, läuft die Uhr da weiter, wo sie stand.
channel_lost = 📵 Ich erreiche den Kanal dieser Partie nicht mehr. Sobald er wieder da ist, geht sie dort weiter. Bis dahin könnt ihr hier spielen.
channel_lost_and_paused = 📵 Ich erreiche den Kanal dieser Partie nicht mehr. Hier könnt ihr spielen, sobald die Partie fortgesetzt wird.
on_hold = 💤 **Die Partie ruht:** Hier wurde seit 30 Tagen nicht gespielt. Spiele weiter oder drücke auf „{ $button }“.
on_hold_and_paused = 💤 **Die Partie ruht und ist pausiert:** Hier wurde seit 30 Tagen nicht gespielt. Drücke auf „{ $continue_button }“ und dann auf „{ $resume_button }“.
pause_asked = ⏸️ { $player ->
    [you] Du hast um eine Pause gebeten. Sie beginnt, wenn alle zustimmen. Zurückziehen kannst du die Anfrage unter „{ $button }“.
   *[other] { $player } bittet um eine Pause. Zum Antworten drücke auf „{ $button }“.
}
pause_is_asked = ⏸️ { $player ->
    [you] Du hast um eine Pause gebeten.
   *[other] { $player } bittet um eine Pause.
} Sie beginnt, wenn alle zustimmen.
# Auf dem Sperrbildschirm.
told_pause = { $player } bittet um eine Pause: Stimmst du zu?
pause_agreed_by = Bisher zugestimmt: { $players }.
# Steht zwischen Namen.
pause_agreed_you = du
pause_declined = { $player ->
    [you] Du hast die Pause abgelehnt.
   *[other] { $player } hat die Pause abgelehnt.
}

button_give_time = { $player } { $time } geben
button_ask_pause = Um eine Pause bitten
button_pause = Pausieren
button_agree_pause = Der Pause zustimmen
button_decline_pause = Ablehnen
button_withdraw_pause = Anfrage zurückziehen
button_continue = Weiterspielen
button_resume = Fortsetzen

reminder_title = Erinnerung · { $title }
reminder = **Deine Zeit läuft ab.**
# Auf dem Sperrbildschirm.
told_reminder = Deine Zeit läuft ab – spiele weiter: { $title }
reminder_mention = { $mention }, deine Zeit läuft ab.

on_vacation = 🏖️ { $player } ist im Urlaub. Zurück: { $time }
vacation_title = Urlaub
vacation_text = Solange du im Urlaub bist, steht deine Uhr in allen Partien mit mindestens 1 Tag pro Zug. Die anderen sehen, dass du weg bist. Spielen kannst du trotzdem.
vacation_until = 🏖️ Du bist im Urlaub. Zurück: { $time }
vacation_days_left = { $left ->
    [one] In diesem Jahr ist noch { $left } von { $total } Urlaubstagen übrig.
   *[other] In diesem Jahr sind noch { $left } von { $total } Urlaubstagen übrig.
} Ein Tag (UTC) ist verbraucht, sobald er begonnen hat.
choose_vacation = Ab heute, für wie lange?
button_end_vacation = Urlaub beenden
