# Ein Tisch vor seiner Partie.

invitation = { $mention }, { $host } lädt dich zu einer Partie { $game } ein!
lobby_title = { $game }: offener Tisch
lobby_opened = { $host } hat einen Tisch eröffnet.
lobby_seat = Platz { $number }: { $player ->
    [none] frei
   *[other] { $player }
}
lobby_seat_reserved = Platz { $number }: reserviert für { $player }
lobby_team = Team { $number } – { $members }
lobby_option = { $option ->
    [factions] Fraktionen
   *[variant] Variante
}: { $names }
lobby_time = ⏳ Bedenkzeit pro Zug: { $limit }
lobby_time_reserve = ⏳ Bedenkzeit pro Person: { $initial }, dazu { $increment } pro Zug
lobby_time_unlimited = ⏳ Bedenkzeit pro Zug: unbegrenzt
# Was bei Fristablauf geschieht.
out_of_time = { $players ->
   *[other] Wessen Zeit abläuft, verliert.
}
lobby_wait = Drück auf „Mitspielen“, um dich dazuzusetzen. Sind alle Plätze besetzt, kann es losgehen.
lobby_wait_invited = { $player }, drück auf „Mitspielen“, um dich dazuzusetzen. Dann kann es losgehen.
lobby_full = Alle sind da: Drück auf „Starten“. Deine Karten kommen dann per Direktnachricht; auch der Knopf „Meine Hand“ zeigt sie dir.
lobby_full_without_hands = Alle sind da: Drück auf „Starten“. Gespielt wird gleich hier.
lobby_cancelled = Der Tisch von { $host } wurde aufgelöst.
lobby_expired = Die Partie wurde nicht rechtzeitig gestartet. Dieser Tisch ist geschlossen.
lobby_fingerprint = Fairness-Fingerabdruck (SHA-256): { $commitment }
fingerprint_message = Fairness-Fingerabdruck (SHA-256) der Partie darunter: `{ $commitment }`

fairness_title = Nachweisbar fair
fairness_text = Niemand kann Karten oder Würfe beeinflussen, auch nicht, wer diesen Bot betreibt. Beim Eröffnen eines Tisches zieht der Bot ein Geheimnis und schreibt dessen Fingerabdruck in eine eigene Nachricht, bevor jemand mitspielen kann. Diese Nachricht ändert sich nie; Discord würde sie sonst als bearbeitet markieren. Alle Karten und Würfe ergeben sich aus diesem Geheimnis und euren Klicks auf „Mitspielen“ und „Starten“. Nach der Partie wird das Geheimnis aufgedeckt: Passt es zum Fingerabdruck, wurde es nicht ausgetauscht.
fairness_fingerprint_heading = Fingerabdruck (SHA-256 des Geheimnisses)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Geheimnis
fairness_secret = `{ $secret }`
    Fingerabdruck und Geheimnis stehen auch im Protokoll (Knopf „Protokoll“ unter dem Ergebnis). `claim-bot check` prüft damit jede Karte und jeden Wurf nach.
fairness_secret_later = Wird nach der Partie aufgedeckt.

button_join = Mitspielen
button_leave = Platz verlassen
button_add_bot = Bot hinzufügen
no_seat_for_bot = Für einen weiteren Bot ist kein Platz frei.
bot_question = Wie stark soll der Bot sein? Partien mit Bots zählen nicht für die Wertung.
button_level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Stark
}
button_remove_bot = Bot entfernen
button_start = Starten
button_cancel = Tisch auflösen
