# The clock of a match: reminders, more time, pauses, vacations.

button_clock = Klok
clock_title = Klok · { $title }
clock_none = Dit potje heeft geen deadlines.
out_of_time_loses = Wie door de tijd gaat, verliest.
clock_over = Dit potje is voorbij.
clock_reserves = Tijd over bij het begin van deze beurt:
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **Pauze.** Elke speler kan het potje hervatten met “{ $button }”.
clock_is_paused = ⏸️ Het potje is gepauzeerd. Als een speler het hervat, loopt de klok verder waar hij stilstond.
channel_lost = 📵 Ik kan het kanaal van dit potje niet meer bereiken. Zodra het terug is, gaat het potje daar verder. Tot dan kunnen jullie hier spelen.
channel_lost_and_paused = 📵 Ik kan het kanaal van dit potje niet meer bereiken. Jullie kunnen hier spelen zodra het potje is hervat.
on_hold = 💤 **In rust:** hier is al 30 dagen niet gespeeld. Speel, of druk op “{ $button }”.
on_hold_and_paused = 💤 **In rust en gepauzeerd:** hier is al 30 dagen niet gespeeld. Druk op “{ $continue_button }” en dan op “{ $resume_button }”.
pause_asked = ⏸️ { $player ->
    [you] Je hebt om een pauze gevraagd. Die begint als alle spelers het ermee eens zijn. Intrekken kan met “{ $button }”.
   *[other] { $player } vraagt om een pauze. Antwoorden kan met “{ $button }”.
}
pause_is_asked = ⏸️ { $player ->
    [you] Je hebt om een pauze gevraagd.
   *[other] { $player } vraagt om een pauze.
} Die begint als alle spelers het ermee eens zijn.
# On a phone’s lock screen.
told_pause = { $player } vraagt om een pauze: vind je het goed?
pause_agreed_by = Tot nu toe akkoord: { $players }.
# Stands among names.
pause_agreed_you = jij
pause_declined = { $player ->
    [you] Je hebt de pauze geweigerd.
   *[other] { $player } heeft de pauze geweigerd.
}

button_give_time = { $player } { $time } geven
button_ask_pause = Om een pauze vragen
button_pause = Pauzeren
button_agree_pause = Pauze goedvinden
button_decline_pause = Weigeren
button_withdraw_pause = Verzoek intrekken
button_continue = Verder spelen
button_resume = Hervatten

reminder_title = Herinnering · { $title }
reminder = **Je tijd is bijna op.**
# On a phone’s lock screen.
told_reminder = Je tijd is bijna op – speel verder: { $title }
reminder_mention = { $mention }, je tijd is bijna op.

on_vacation = 🏖️ { $player } is op vakantie. Terug: { $time }
vacation_title = Vakantie
vacation_text = Terwijl je op vakantie bent, staat je klok stil in alle potjes met minstens 1 dag per beurt. De anderen zien dat je weg bent. Spelen mag nog steeds.
vacation_until = 🏖️ Je bent op vakantie. Terug: { $time }
vacation_days_left = Dit jaar nog { $left } van { $total } vakantiedagen over. Een dag (UTC) is gebruikt zodra hij begonnen is.
choose_vacation = Hoe lang, vanaf vandaag?
button_end_vacation = Vakantie stoppen
