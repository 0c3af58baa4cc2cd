# Kurze private Antworten.

your_turn_ping = { $mention }, du bist dran – drück auf „Meine Hand“.

not_your_turn = Du bist noch nicht dran.
old_button = Seit es diesen Knopf gibt, ist die Partie weitergegangen. So steht sie jetzt.
match_over = Diese Partie ist vorbei.
not_in_match = Du spielst in dieser Partie nicht mit.
malformed_button = Diesen Knopf kenne ich nicht. Nimm bitte eine neuere Nachricht von mir.
unknown_action = Diese Aktion kenne ich nicht. Wähl bitte eine aus der Liste.
no_such_game = Dieses Spiel kenne ich nicht. Wähle bitte eines aus der Liste, die sich beim Tippen öffnet.
players_of_game = { $game } ist für { $numbers } Personen.
option_not_of_game = Bei { $game } gibt es { $option ->
    [factions] keine Fraktionen
   *[variant] keine Variante
} auszuwählen.
option_not_together = Bei { $game } passt diese Auswahl { $option ->
    [factions] an Fraktionen
   *[variant] der Variante
} nicht zusammen oder nicht zu so vielen Personen. Was zusammenpasst, steht in der Liste, die sich beim Tippen öffnet; was du weglässt, wird für dich entschieden.
not_together = Diese Angaben passen nicht zusammen. Wähle bitte aus den Listen, die sich beim Tippen öffnen; was du weglässt, wird für dich entschieden.
no_such_faction = Diese Fraktion kenne ich nicht. Wähle bitte eine aus der Liste, die sich beim Tippen öffnet.
table_full = An diesem Tisch ist kein Platz mehr frei.
table_not_full = Es sind noch Plätze frei. Los geht es, wenn alle besetzt sind.
table_closed = Dieser Tisch ist geschlossen. Mit `/claim start` eröffnest du einen neuen.
already_started = Diese Partie hat schon begonnen.
already_seated = Du sitzt schon an diesem Tisch.
not_seated = Du sitzt nicht an diesem Tisch.
only_seated_start = Nur wer am Tisch sitzt, kann die Partie starten.
only_host_cancels = Nur wer den Tisch eröffnet hat, kann ihn schließen.
opponent_is_yourself = Gegen dich selbst kannst du nicht spielen. Lade jemand anderen ein, oder lass den Gegner weg, dann kann sich jeder dazusetzen.
opponent_is_bot = Bot-Konten kann man nicht einladen. Such dir bitte einen Menschen aus.
opponent_not_here = Diese Person ist nicht auf diesem Server, deshalb kann ich sie hier nicht einladen.
invited_other = Dieser Platz ist für { $name } reserviert. Mit `/claim start` eröffnest du einen eigenen Tisch.
match_not_found = Diese Partie kenne ich nicht.
match_still_running = Diese Partie läuft noch; das gibt es erst, wenn sie vorbei ist.
no_ended_match = Du hast noch keine Partie beendet.
no_running_match = Du hast hier keine laufende Partie. Mit `/claim start` beginnst du eine.
several_matches = Bei dir laufen mehrere Partien. Sag bitte mit der Option `partie`, welche du meinst.
missing_permissions = Das darf ich in diesem Kanal nicht. Mir fehlt: { $permissions }. Wer den Server verwaltet, kann es mir erlauben.
servers_only = Das geht nur auf einem Server, nicht in Direktnachrichten.
internal_error = Bei mir ist etwas schiefgegangen. Versuch es bitte gleich noch einmal; was ich dir schon bestätigt habe, ist nicht verloren.
shutting_down = Ich starte gerade neu. Versuch es bitte in einer Minute noch einmal; deine Partien sind sicher.
messages_closed = Ich kann dir keine Direktnachrichten schicken. Nicht schlimm: „Meine Hand“ unter der Partie zeigt dir allein, was du brauchst.

joined = Du hast einen Platz.
bot_seated = Der Bot sitzt am Tisch.
bot_gone = Der Bot ist aufgestanden.
no_bot = An diesem Tisch sitzt kein Bot.
left = Du hast den Tisch verlassen.
cancelled = Der Tisch ist geschlossen.
resigned = Du hast aufgegeben.

# Wie Discord sie nennt.
permission_view_channel = Kanal anzeigen
permission_send_messages = Nachrichten senden
permission_send_messages_in_threads = Nachrichten in Threads senden
permission_embed_links = Links einbetten
permission_attach_files = Dateien anhängen
permission_read_message_history = Nachrichtenverlauf anzeigen

# Warum die Regeln Nein sagen.
refused_nobody_to_act = Gerade ist niemand dran.
refused_not_held = { $card } hast du nicht auf der Hand.
refused_revoke = Du musst { faction_accusative } bedienen.
refused_revoke_doppelganger = Du musst { faction_accusative } bedienen (oder einen Doppelgänger spielen).
refused_play_expected = Du musst jetzt eine Karte spielen.
refused_take_expected = Du musst erst eine Karte nehmen.
refused_remove_expected = Du musst erst sagen, wessen Gnom der Riese entfernt.
refused_nothing_there = Diese Karte kannst du nicht nehmen.
refused_no_victim = Dort liegt kein passender Gnom.
match_your_turn = { $title } – du bist dran
opened = Dein Tisch steht bereit. Sobald alle Plätze besetzt sind, kann jeder am Tisch auf „Start“ drücken.
opened_with_bots = Dein Tisch steht bereit, die Bots sitzen schon. Sobald auch da ist, wen du eingeladen hast, drücke auf „Start“. Eine Partie mit Bots zählt nicht für die Wertung.
begun_with_bots = Die Partie hat begonnen. Weil Bots mitspielen, zählt sie nicht für die Wertung.
begun = Die Partie hat begonnen.
rematch_opened = Ein Tisch für die Revanche steht bereit. Die anderen setzen sich mit „Mitspielen“ dazu oder, wie du, mit „Revanche“.
