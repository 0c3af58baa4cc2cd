# Ein Tisch vor seiner Partie.

invitation = { $mention }, { $host } lädt dich zu einer Partie { $game } ein!
lobby_title = { $game }: Tisch offen
lobby_opened = { $host } hat einen Tisch eröffnet.
lobby_seat = Platz { $number }: { $player ->
    [none] frei
   *[other] { $player }
}
lobby_seat_kept = Platz { $number }: reserviert für { $player }
lobby_team = Team { $number } – { $members }
lobby_option = { $option ->
    [factions] Fraktionen
   *[variant] Variante
}: { $names }
lobby_time = ⏳ Bedenkzeit pro Zug: { $limit }
lobby_wait = Drück auf „Mitspielen“, um dich dazuzusetzen. Sind alle Plätze besetzt, kann es losgehen.
lobby_wait_invited = { $player }, drück auf „Mitspielen“, um dich dazuzusetzen. Dann kann es losgehen.
lobby_full = Alle sind da: Drück auf „Start“. Womit du spielst, kommt per Direktnachricht oder mit „Meine Hand“ unter dem Tisch.
lobby_cancelled = Der Tisch von { $host } ist geschlossen.
lobby_expired = Es ist niemand rechtzeitig gekommen, deshalb ist dieser Tisch geschlossen.
lobby_fair = Fairer Zufall: Alles, was der Zufall entscheidet, folgt aus einem Geheimnis, das schon feststeht, und daraus, wer sich setzt. Fingerabdruck des Geheimnisses (SHA-256): { $commitment } – das Geheimnis selbst steht am Ende hier.

button_join = Mitspielen
button_leave = Aufstehen
button_add_bot = Bot dazusetzen
bot_no_room = Für einen weiteren Bot ist kein Platz frei.
bot_question = Wie gut soll der Bot spielen? Eine Partie mit Bots zählt nicht für die Wertung.
button_level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
button_remove_bot = Bot wegschicken
button_start = Start
button_cancel = Schließen
