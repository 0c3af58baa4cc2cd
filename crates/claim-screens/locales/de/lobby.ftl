# Ein Tisch vor seiner Partie.

invitation = { $mentions }, { $host } lädt { $count ->
    [one] dich
   *[other] euch
} zu einer Partie { $game } ein!
opened = { $host } möchte { $game } spielen. Wer ist dabei?
call_full = { $mentions }, alle sind da: Mit „Starten“ geht es los.
call_host_left = { $mentions }, das ist jetzt dein Tisch: Wer ihn eröffnet hat, ist gegangen.
series_next = { $mentions }, die nächste Partie der Serie ist bereit: Mit „Starten“ geht es los.
lobby_title = { $game }: offener Tisch
lobby_host = Tisch von { $host }
lobby_seat = Platz { $number }: { $player ->
    [none] frei
   *[other] { $player }
}
lobby_seat_reserved = Platz { $number }: reserviert für { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] hat abgelehnt
   *[other] haben abgelehnt
}.
lobby_team = Team { $number } – { $members }
series_first = Best of { $matches }
series_match = Best of { $matches }, Partie { $number }. Stand der Serie: { $score }
series_continues = Best of { $matches }: { $score }. Die nächste Partie folgt im selben Kanal.
series_ended = Die Serie ist damit zu Ende: { $score }
series_won = { $count ->
    [one] 🏆 { $players } gewinnt die Serie
   *[other] 🏆 { $players } gewinnen die Serie
}: { $score }
series_drawn = 🤝 Die Serie endet unentschieden: { $score }
lobby_option = { $option ->
    [factions] Fraktionen
   *[variant] Variante
}: { $names }
lobby_time = ⏳ Bedenkzeit pro Zug: { $limit }
lobby_time_reserve = ⏳ Bedenkzeit pro Person: { $initial }, dazu { $increment } pro Zug
lobby_time_unlimited = ⏳ Bedenkzeit: unbegrenzt
lobby_unrated = ⚖️ Diese Partie wird nicht gewertet: { $players ->
    [2] Die beiden haben
   *[other] Zwei von euch haben
} in den letzten 24 Stunden schon { $matches } gewertete Partien miteinander beendet.
# Was bei Fristablauf geschieht.
out_of_time = { $players ->
    [2] Wer die Zeit überschreitet, verliert. Solange nicht beide gespielt haben, wird die Partie meist nur abgebrochen.
   *[other] Wer die Zeit überschreitet, verliert. Können die anderen weiterspielen, übernimmt ein Bot den Platz, sonst endet die Partie.
}
lobby_wait = Drücke auf „Mitspielen“, um dich dazuzusetzen. Sind alle Plätze besetzt, kann es losgehen.
lobby_wait_invited = { $count ->
    [one] { $players }, drücke auf „Mitspielen“, um dich dazuzusetzen. Sind alle da, kann es losgehen.
   *[other] { $players }: Drückt auf „Mitspielen“, um euch dazuzusetzen. Sind alle da, kann es losgehen.
}
lobby_starts_with_invited = { $player }, drücke auf „Mitspielen“, dann geht es sofort los.
lobby_full = Alle sind da: Drücke auf „Starten“. Deine Karten kommen dann per Direktnachricht. Auch der Knopf „Meine Hand“ zeigt sie dir.
lobby_full_without_hands = Alle sind da: Drücke auf „Starten“. Gespielt wird gleich hier.
lobby_cancelled = Der Tisch von { $host } wurde aufgelöst.
lobby_expired = Die Partie wurde nicht rechtzeitig gestartet. Dieser Tisch ist geschlossen.
lobby_fingerprint = Fairness-Fingerabdruck (SHA-256): { $commitment }
fingerprint_message = Fairness-Fingerabdruck: `{ $commitment }`

fairness_title = Nachweisbar fair
fairness_title_unproven = Fairness
fairness_text = Über Karten und Würfe entscheide ich nicht allein, und ihr könnt das hinterher nachprüfen.
    1. Beim Eröffnen eines Tisches erzeuge ich ein zufälliges Geheimnis. Seinen Fingerabdruck schreibe ich in eine eigene Nachricht, bevor jemand mitspielen kann. Diese Nachricht ändert sich nie; Discord würde sie sonst als bearbeitet markieren.
    2. Alle Karten und Würfe ergeben sich aus diesem Geheimnis und euren Klicks auf „Mitspielen“ und „Starten“. Vertrauen müsst ihr nur darauf, dass ich jeden Klick so verwende, wie Discord ihn meldet.
    3. Nach der Partie decke ich das Geheimnis auf. Passt es zum Fingerabdruck, wurde es nicht ausgetauscht.
fairness_unproven = Diese Partie hat sofort begonnen: Vorher war kein Fingerabdruck zu sehen, und kein Klick ist eingeflossen. Deshalb lässt sich ihre Fairness nicht nachweisen. Willst du einen Nachweis, eröffne auf einem Server einen Tisch, hole unter „{ button_options }“ Bots dazu und drücke auf „{ button_start }“.
fairness_fingerprint_heading = Fingerabdruck (SHA-256 des Geheimnisses)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Geheimnis
fairness_secret = `{ $secret }`
    Fingerabdruck und Geheimnis stehen auch im Protokoll (Knopf „Protokoll“ unter dem Ergebnis). `claim-bot check` prüft damit jede Karte und jeden Wurf nach.
fairness_secret_later = Wird nach der Partie aufgedeckt.

button_join = Mitspielen
button_leave = Platz verlassen
button_decline = Ablehnen
button_options = Tischoptionen
button_start = Starten
button_cancel = Tisch auflösen

# Was sich am Tisch ändern lässt, privat.
options_title = Tischoptionen
options_host = Das ist dein Tisch. Partien mit Bots zählen nicht für die Wertung.
options_host_alone = Das ist dein Tisch. Bis jemand mitspielt, kannst du noch das Spiel ändern. Partien mit Bots zählen nicht für die Wertung.
options_guest = Tisch von { $host }. { $can_change ->
    [true] Du kannst den Platz wechseln und Bots dazuholen. Partien mit Bots zählen nicht für die Wertung.
   *[false] Kein Platz ist frei.
}
options_game = **{ $game }** für { $players } Personen
menu_bots = Bots hinzufügen oder entfernen
menu_seat = Platz wechseln
menu_invite = Leute einladen
menu_players = Leute entfernen oder Tisch übergeben
menu_game = Spiel ändern
menu_count = Spielerzahl ändern
menu_variant = Variante ändern
menu_time = Bedenkzeit ändern
option_fill_with_bots = Alle freien Plätze mit Bots besetzen: { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] stark
}
option_add_bot = Einen Bot hinzufügen: { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] stark
}
option_remove_bot = Einen Bot entfernen
option_seat = Platz { $number } nehmen
option_seat_with = Platz { $number } nehmen, im Team mit { $player }
option_swap_seat = Mit { $player } tauschen (Platz { $number })
option_partner = Im Team mit { $player } spielen
option_hand_over = Tisch an { $player } übergeben
option_remove = { $player } vom Tisch entfernen
option_withdraw = Einladung an { $player } zurückziehen
option_players_count = { $count } Personen
button_change_game = Spiel oder Zeit ändern
button_other_factions = Fraktionen neu auslosen
button_table_options = Zurück

# Wo der Bot nicht Mitglied ist.
bot_match_offer = Hier bin ich nicht dabei und kann keinen Tisch eröffnen. In unseren Direktnachrichten kannst du gegen Bots spielen. Gegen Menschen spielst du auf einem Server, auf dem ich dabei bin.
button_bot_match = Gegen Bots spielen
