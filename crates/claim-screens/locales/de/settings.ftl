# Was jemand für sich einstellt.

settings_title = Deine Einstellungen
settings_text = Sie gelten nur für dich, auf jedem Server. Am Tisch, den alle sehen, ändert sich nichts.

setting_name = { $setting ->
    [text-only] Nur Text
    [forced-plays] Automatische Züge
    [high-contrast] Hoher Kontrast
    [hand-in-channel] Hand im Kanal statt als Nachricht
    [fewer-notifications] Weniger Benachrichtigungen
   *[no-event-mentions] Keine Erwähnung durch Turniere
}
setting_state = { setting_name }: { $state ->
    [on] an
   *[off] aus
}
setting_meaning = { $setting ->
    [text-only] Für Screenreader: Was nur du siehst, kommt ohne Bilder und ohne gezeichnete Emojis, und auf Knöpfen stehen die Karten mit vollem Namen.
    [forced-plays] Hast du keine Wahl, spiele ich sofort für dich. Andere merken dann, dass du keine hattest.
    [high-contrast] Stärkere Kontraste in Bildern, die nur du siehst.
    [hand-in-channel] Auf Servern bekommst du keine Direktnachrichten: „Meine Hand“ im Kanal zeigt deine Karten, und nur du siehst sie. Bist du dran, wirst du dort erwähnt.
    [fewer-notifications] Wenn du dran bist: kein Ton, keine Erwähnung. Mit „Hand im Kanal statt als Nachricht“: gar keine Nachricht. Angebote, Anfragen, Erinnerungen und Ergebnisse melde ich weiterhin.
   *[no-event-mentions] Anwesenheitsprüfungen und Runden erwähnen dich nicht. Deine Hand kommt trotzdem, wenn du dran bist.
}

# Ein Knopf neben dem Namen einer Einstellung.
button_setting = { $state ->
    [on] Einschalten
   *[off] Ausschalten
}

# Diese Sprache in ihren eigenen Worten.
language_own_name = Deutsch
language_auto = wie in Discord
language_state = Sprache: { $language }
language_meaning = Gilt für alle Nachrichten, die nur du siehst.
choose_language = Sprache wählen
button_server_settings = Servereinstellungen
button_my_settings = Meine Einstellungen
button_my_data = Meine Daten

# Was für einen Server eingestellt ist.

server_title = Servereinstellungen
server_text = Sie gelten hier für alle, und zwar sofort. Ändern kann sie, wer die Berechtigung *Server verwalten* hat.
server_language = Sprache der öffentlichen Nachrichten: **{ $language }**
server_game = Voreingestelltes Spiel: **{ $game }**
server_time = Voreingestellte Bedenkzeit: **{ $time }**
server_channels = Tische erlaubt in: { $channels }
server_all_channels = Tische erlaubt in: **allen Kanälen**
server_tables = Höchstens **{ $count }** offene Tische
server_matches = Höchstens **{ $count }** laufende Partien
server_rated = Wertung: **{ $state ->
    [on] an
   *[off] aus
}**
server_threads = Eigener Thread für jede Partie zwischen Menschen: **{ $state ->
    [on] an
   *[off] aus
}**
server_events = Turniere: **{ $who ->
    [all] alle können sie eröffnen
   *[managers] nur Leute, die Events verwalten dürfen
}**
server_post = Tagesnachricht: in { $channel }
server_no_post = Tagesnachricht: **aus**
server_extras = Tagesnachricht und Erfolge: **{ $state ->
    [on] erlaubt
   *[off] abgeschaltet
}**
server_choose_language = Sprache der öffentlichen Nachrichten ändern
server_choose_game = Voreingestelltes Spiel ändern
server_choose_time = Voreingestellte Bedenkzeit ändern
server_choose_limit = Obergrenzen ändern
server_limit_tables = Offene Tische: höchstens { $count }
server_limit_matches = Laufende Partien: höchstens { $count }
server_no_limit_tables = Offene Tische: bis zur Obergrenze des Bots ({ $count })
server_no_limit_matches = Laufende Partien: bis zur Obergrenze des Bots ({ $count })
button_rated = { $state ->
    [on] Wertung einschalten
   *[off] Wertung ausschalten
}
button_threads = { $state ->
    [on] Threads einschalten
   *[off] Threads ausschalten
}
button_server_events = { $who ->
    [all] Turniere von allen
   *[managers] Turniere nur von der Verwaltung
}
button_daily_post = Tagesnachricht
button_extras = { $state ->
    [on] Nachricht und Erfolge erlauben
   *[off] Nachricht und Erfolge ausschalten
}
button_tables_here = { $which ->
    [only] Tische nur hier erlauben
    [too] Tische auch hier erlauben
   *[not] Tische hier verbieten
}
button_tables_everywhere = Tische überall erlauben
not_manager = Dafür brauchst du die Berechtigung *Server verwalten*.
no_tables_here = Auf diesem Server lassen sich Tische nur in { $channels } eröffnen.

# Was über jemanden gespeichert ist.

data_title = Deine Daten
data_text =
    Hier kannst du alles herunterladen, was ich über dich speichere, oder es löschen lassen.
    { help_privacy }
button_export_data = Herunterladen
button_ask_delete_data = Meine Daten löschen …
data_file = Alles, was ich über dich speichere, außer dem, was in laufenden Partien noch verdeckt ist.
data_file_without_records = Mit den Protokollen deiner Partien wäre die Datei zu groß. Jedes findest du unter dem Ergebnis der Partie (Knopf „Protokoll“).
delete_data_title = Deine Daten löschen?
delete_data_text =
    Du verlässt alle Tische und laufenden Partien. Sie zählen als Niederlagen; hat eine Partie kaum begonnen, wird sie meist abgebrochen.
    In deinen Partien tritt ein zufälliges Pseudonym an deine Stelle, damit Partien und Wertungen der anderen erhalten bleiben. In Bestenlisten stehst du nicht mehr. Deine Einstellungen werden gelöscht.
    Das lässt sich nicht rückgängig machen. Meine Nachrichten in Discord bleiben; die in unseren Direktnachrichten kannst du selbst löschen.
button_delete_data = Jetzt alles löschen
data_deleted = Deine Daten sind gelöscht.

# Über den Bot.

about_title = Über diesen Bot
about_version = Version: { $version }
about_since = Läuft seit: <t:{ $time }:f>
about_matches = Laufende Partien: { $matches } · offene Tische: { $tables }
about_latency = Antwortzeit von Discord: { $milliseconds } ms
about_privacy = Datenschutz: `/claim daten herunterladen` zeigt, was über dich gespeichert ist, `/claim daten löschen` löscht es.
about_docs = Regeln: `/claim regeln`. So funktioniert der Bot: `/claim hilfe`.
about_fan_project = Ein unabhängiges Fanprojekt ohne Verbindung zu den Autoren und Verlagen der Spiele oder zu Discord.
