# Die Uhr einer Partie: Erinnerungen, mehr Zeit, Pausen.

button_clock = Uhr
clock_title = Uhr · { $title }
clock_none = Diese Partie hat keine Fristen.
clock_over = Diese Partie ist vorbei.
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **Pause.** Alle Mitspielenden können sie unter „{ $button }“ beenden.
clock_is_paused = ⏸️ Die Partie ist unterbrochen. Setzt ein Spieler sie fort, läuft die Uhr da weiter, wo sie stand.
pause_asked = ⏸️ { $player } bittet um eine Pause: Antworte unter „{ $button }“.
pause_is_asked = ⏸️ { $player } bittet um eine Pause. Sie beginnt, wenn alle zustimmen.

button_give_time = { $player } { $time } geben
button_ask_pause = Um Pause bitten
button_agree_pause = Pause zustimmen
button_decline_pause = Ablehnen
button_withdraw_pause = Bitte zurücknehmen
button_resume = Fortsetzen

reminder_title = Erinnerung · { $title }
reminder = **Deine Zeit läuft ab.**
reminder_mention = { $mention }, deine Zeit läuft ab.
