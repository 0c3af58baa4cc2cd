# The clock of a match: reminders, more time, pauses, vacations.

button_clock = Pendule
clock_title = Pendule · { $title }
clock_none = Cette partie n’a pas de limite de temps.
out_of_time_loses = Qui dépasse son temps perd.
clock_over = Cette partie est terminée.
clock_reserves = Temps restant au début de ce tour :
clock_reserve = { $player } : { $left }
clock_paused = ⏸️ **En pause.** Chaque joueur peut reprendre la partie avec « { $button } ».
clock_is_paused = ⏸️ La partie est en pause. À la reprise, la pendule repart d’où elle s’est arrêtée.
channel_lost = 📵 Je n’atteins plus le salon de cette partie. Dès qu’il revient, la partie y continue. D’ici là, vous pouvez jouer ici.
channel_lost_and_paused = 📵 Je n’atteins plus le salon de cette partie. Vous pourrez jouer ici dès que la partie aura repris.
on_hold = 💤 **En sommeil :** personne n’a joué ici depuis 30 jours. Joue, ou appuie sur « { $button } ».
on_hold_and_paused = 💤 **En sommeil et en pause :** personne n’a joué ici depuis 30 jours. Appuie sur « { $continue_button } », puis sur « { $resume_button } ».
pause_asked = ⏸️ { $player ->
    [you] Tu as demandé une pause. La pause commence quand tout le monde est d’accord. Pour retirer ta demande, appuie sur « { $button } ».
   *[other] { $player } demande une pause. Pour répondre, appuie sur « { $button } ».
}
pause_is_asked = ⏸️ { $player ->
    [you] Tu as demandé
   *[other] { $player } demande
} une pause. La pause commence quand tout le monde est d’accord.
# On a phone’s lock screen.
told_pause = { $player } demande une pause : d’accord ou pas ?
pause_agreed_by = Déjà d’accord : { $players }.
# Stands among names.
pause_agreed_you = toi
pause_declined = { $player ->
    [you] Tu as refusé la pause.
   *[other] { $player } a refusé la pause.
}

button_give_time = Donner { $time } à { $player }
button_ask_pause = Demander une pause
button_pause = Pause
button_agree_pause = Accepter la pause
button_decline_pause = Refuser
button_withdraw_pause = Retirer la demande
button_continue = Continuer
button_resume = Reprendre

reminder_title = Rappel · { $title }
reminder = **Ton temps est bientôt écoulé.**
# On a phone’s lock screen.
told_reminder = Ton temps est bientôt écoulé – joue : { $title }
reminder_mention = { $mention }, ton temps est bientôt écoulé.

on_vacation = 🏖️ { $player } est en vacances. Retour : { $time }
vacation_title = Vacances
vacation_text = Pendant tes vacances, ta pendule s’arrête dans toutes les parties à 1 jour ou plus par tour. Les autres voient que tu n’es pas là. Tu peux jouer quand même.
vacation_until = 🏖️ Tu es en vacances. Retour : { $time }
vacation_days_left = { $left ->
    [one] Il te reste { $left } jour de vacances sur { $total } cette année.
   *[other] Il te reste { $left } jours de vacances sur { $total } cette année.
} Un jour (UTC) est utilisé dès qu’il a commencé.
choose_vacation = Combien de temps, à partir d’aujourd’hui ?
button_end_vacation = Fin des vacances
