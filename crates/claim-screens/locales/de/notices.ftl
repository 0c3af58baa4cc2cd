# Kurze private Antworten.

turn_mention = { $mention }, du bist dran – drücke auf „{ $button }“.
asked_mention = { $mention }, deine Antwort ist gefragt:
turn_mention_link = { $mention }, du bist dran: { $link }
# Die Direktnachricht in Spielen, die am Tisch gespielt werden.
turn_notice = **Du bist dran.**
# Auf dem Sperrbildschirm.
told_turn = Du bist dran: { $title }
turn_notice_other = Gespielt wird am Tisch. Wenn du dran bist, bekommst du eine Nachricht.

not_your_turn = Du bist nicht dran.
outdated_button = Dieser Knopf ist veraltet. Nimm bitte eine neuere Nachricht von mir.
outdated_button_of_match = Dieser Knopf ist veraltet. So steht die Partie:
match_over = Diese Partie ist vorbei.
match_paused = Diese Partie ist pausiert. Alle am Tisch können sie unter „Uhr“ fortsetzen.
match_not_paused = Diese Partie ist nicht pausiert.
no_pause_in_event = In Turnieren gibt es keine Pausen: Die nächste Runde wartet auf alle.
no_clock = In dieser Partie läuft gerade keine Uhr.
own_clock = Mehr Zeit können dir nur Gegner geben.
enough_time = Die Person am Zug hat noch reichlich Zeit. Mehr kannst du ihr erst geben, wenn ein Teil davon abgelaufen ist.
pause_already_asked = Du hast schon um eine Pause gebeten. Sie beginnt, wenn alle zustimmen.
no_pause_asked = Diese Pausenanfrage ist nicht mehr offen.
not_in_match = Du spielst in dieser Partie nicht mit. Eine eigene beginnst du mit `/claim start`.
has_left = Du hast diese Partie verlassen. Auf deinem Platz spielt ein Bot weiter.
cannot_call_off = Die Partie lässt sich nicht mehr abbrechen.
unknown_button = Diesen Knopf kenne ich nicht. Nimm bitte eine neuere Nachricht von mir.
unreadable_command = Diesen Befehl konnte ich nicht lesen. Gib ihn bitte noch einmal ein und wähle aus den Listen, die beim Tippen erscheinen.
unknown_action = Diesen Zug kenne ich nicht. Wähle bitte einen aus der Liste, die beim Tippen erscheint.
unknown_game = Dieses Spiel kenne ich nicht. Wähle bitte eines aus der Liste, die beim Tippen erscheint.
wrong_player_count = { $game } ist für { $numbers } Personen. Wähle eine andere Zahl oder ein anderes Spiel.
option_unavailable = Bei { $game } gibt es { $option ->
    [factions] keine Fraktionen
   *[variant] keine Varianten
} zur Auswahl. Lass diese Option weg.
option_conflict = { $option ->
    [factions] { $misfits } lassen sich bei { $game } nicht mit den übrigen Fraktionen kombinieren
   *[variant] „{ $misfits }“ gibt es bei { $game } nicht
}{ $players ->
    [these] , jedenfalls nicht mit dieser Spielerzahl
   *[any] { "" }
}. Wähle aus der Liste, die beim Tippen erscheint, oder lass die Option leer.
faction_missing = Bei { $game } muss mindestens eine dieser Fraktionen dabei sein: { $factions }. Wähle aus der Liste, die beim Tippen erscheint, oder lass die Option leer.
several_variants = Wähle nur eine Variante.
options_conflict = Diese Optionen lassen sich nicht kombinieren. Wähle aus den Listen, die beim Tippen erscheinen, oder lass einzelne Optionen leer.
unknown_choice = „{ $typed }“ kenne ich nicht. Wähle aus der Liste, die beim Tippen erscheint, oder lass die Option leer.
unknown_faction = Diese Fraktion kenne ich nicht. Wähle bitte eine aus der Liste, die beim Tippen erscheint.
table_full = An diesem Tisch ist kein Platz mehr frei. Mit `/claim start` eröffnest du einen eigenen.
table_not_full = Es sind noch Plätze frei. Los geht es, wenn alle besetzt sind.
table_closed = Dieser Tisch ist geschlossen.
already_started = Diese Partie hat schon begonnen. Mit `/claim start` eröffnest du einen neuen Tisch.
already_seated = Du sitzt schon an diesem Tisch.
not_seated = Du sitzt nicht an diesem Tisch. Mit „Mitspielen“ nimmst du einen freien Platz.
other_not_seated = Diese Person sitzt nicht mehr an diesem Tisch.
other_not_invited = Diese Einladung ist nicht mehr offen.
only_seated_start = Nur wer am Tisch sitzt, kann die Partie starten.
only_host_cancels = Auflösen kann den Tisch nur, wem er gehört.
opponent_is_yourself = Du kannst nicht gegen dich selbst spielen. Wähle bitte jemand anderen.
opponent_is_bot = Andere Bots kann man nicht einladen. Wähle bitte eine Person.
opponent_is_this_bot = Ich brauche keine Einladung. Gegen Bots spielst du mit dem Menü „{ menu_bots }“.
already_invited = Alle, die du gewählt hast, haben schon einen Platz oder eine Einladung.
seats_reserved = { $count ->
    [one] Der freie Platz ist
   *[other] Die freien Plätze sind
} für { $names } reserviert.
no_longer_in_server = Du bist nicht mehr auf dem Server, auf dem diese Partie gespielt wurde.
opponent_not_here = Diese Person ist nicht auf diesem Server, deshalb kann ich sie nicht einladen.
removed_from_table = Du wurdest von diesem Tisch entfernt. Mit `/claim start` eröffnest du einen eigenen.
rated_changed = Ob diese Partie gewertet wird, hat sich gerade geändert: Schau dir den Tisch noch einmal an und drücke erneut, wenn es so für dich passt.
terms_changed = An diesem Tisch wurde gerade das Spiel oder die Zeit geändert. Schau ihn dir noch einmal an und drücke auf „Mitspielen“, wenn es so für dich passt.
no_invitation = Du hast keine offene Einladung zu diesem Tisch.
seat_taken = Auf diesem Platz sitzt schon jemand.
host_only = Das kann nur, wem der Tisch gehört.
others_joined = Es spielen schon andere mit, deshalb lässt sich das Spiel nicht mehr ändern. Löse den Tisch auf und eröffne einen neuen.
too_few_seats = Du hast mehr Leute eingeladen, als es Plätze gibt. Wähle eine höhere Spielerzahl oder lade weniger ein.
no_seats_for_bots = Für Bots ist kein Platz. Lass `bots` weg oder wähle ein Spiel für mehr Personen.
invited_other = { $count ->
    [one] Dieser Platz ist für { $names } reserviert
   *[other] Die freien Plätze sind für { $names } reserviert
}. Mit `/claim start` eröffnest du einen eigenen Tisch.
match_not_found = Diese Partie finde ich nicht. `/claim partien` zeigt deine laufenden Partien.
match_unreadable = Die gespeicherten Daten dieser Partie kann ich nicht lesen. Bis das behoben ist, geht sie nicht weiter. Nichts wurde gelöscht, und die Uhren stehen. Sage bitte denen Bescheid, die diesen Bot betreiben.
own_match_unreadable = Die gespeicherten Daten einer deiner Partien kann ich nicht lesen. Bis das behoben ist, geht diese Partie nicht weiter. Nichts wurde gelöscht, und die Uhren stehen. Sage bitte denen Bescheid, die diesen Bot betreiben.
match_still_running = Diese Partie läuft noch. Versuche es noch einmal, wenn sie vorbei ist.
match_hidden = Andere spielen noch mit denselben Karten. Du kannst die Partie ansehen, wenn die Runde vorbei ist.
no_finished_match = Du hast noch keine Partie beendet.
nothing_to_analyse = Diese Partie endete, bevor jemand gespielt hat. Es gibt nichts zu analysieren.
no_running_match = Du hast keine laufende Partie.
missing_permissions = In diesem Kanal fehlt mir: { $permissions }. Ein Server-Admin kann mir das erlauben.
missing_thread_permissions = Ich kann in diesem Kanal noch keine Threads öffnen. Fehlende Berechtigungen: { $permissions }. Gib sie meiner Rolle; bis dahin werden Partien im Kanal selbst gespielt.
thread_refused = Ich konnte in <#{ $channel }> keinen Thread für eine Partie öffnen. Meine Rolle braucht dort diese Berechtigungen: { $permissions }. Ohne sie werden Partien im Kanal selbst gespielt. Wenn du keine Threads möchtest, schalte sie mit `/claim einstellungen` aus.
limit_own_tables = Du hast schon { $count ->
    [one] einen offenen Tisch
   *[other] { $count } offene Tische
}. Starte erst eine Partie oder löse einen Tisch auf.
limit_player_tables = { $player } hat schon { $count ->
    [one] einen offenen Tisch. Du kannst diesen hier übergeben, sobald dort die Partie begonnen hat oder der Tisch aufgelöst ist.
   *[other] { $count } offene Tische. Du kannst diesen hier übergeben, sobald an einem davon die Partie begonnen hat oder einer aufgelöst ist.
}
limit_server_tables = Auf diesem Server { $count ->
    [one] ist schon ein Tisch
   *[other] sind schon { $count } Tische
} offen. Setze dich mit `/claim tische` dazu oder versuche es später noch einmal.
limit_own_matches = Du spielst schon { $count ->
    [one] eine Partie. Spiele sie erst zu Ende.
   *[other] { $count } Partien gleichzeitig. Spiele erst eine davon zu Ende.
}
limit_player_matches = { $player } spielt schon { $count ->
    [one] eine Partie. Sobald die vorbei ist, kann diese hier beginnen.
   *[other] { $count } Partien gleichzeitig. Sobald eine davon vorbei ist, kann diese hier beginnen.
}
limit_server_matches = Auf diesem Server { $count ->
    [one] läuft schon eine Partie. Versuche es noch einmal, wenn sie vorbei ist.
   *[other] laufen schon { $count } Partien. Versuche es noch einmal, wenn eine davon vorbei ist.
}
limit_vacation_days = So viele Urlaubstage hast du nicht mehr ({ $count } im Jahr). Wähle weniger Tage.
limit_analyses = { $count ->
    [one] Ich rechne noch an deiner letzten Anfrage. Bitte warte, bis sie fertig ist.
   *[other] Ich rechne noch an { $count } Anfragen von dir. Bitte warte, bis eine davon fertig ist.
}
limit_all_analyses = { $count ->
    [one] Ich analysiere gerade noch eine andere Partie.
   *[other] Gerade warten schon { $count } andere Partien auf ihre Analyse.
} Bitte versuche es in einer Minute noch einmal.
servers_only = Das geht nur auf einem Server, auf dem ich dabei bin.
cannot_write_here = Hier kannst du das nicht teilen, weil du in diesem Kanal nicht schreiben darfst. Versuche es in einem anderen Kanal.
not_shared = Das konnte ich hier gerade nicht posten. Bitte versuche es noch einmal.
watch_elsewhere = Zuschauen kannst du in { $channel }.
stop_elsewhere = Beenden kannst du diese Partie nur in { $channel }.
only_bots_here = Hier kannst du nur gegen Bots spielen. Gegen Menschen spielst du mit `/claim start` auf einem Server, auf dem ich dabei bin.
no_series_here = Eine Serie gibt es nur auf Servern. Hier kannst du einzelne Partien spielen: mit `/claim start` ohne `serie`.
match_started_in_direct_messages = Deine Partie hat in unseren Direktnachrichten begonnen. `/claim hand` zeigt sie auch hier. Mit dabei: { $bots }.
match_started_against_bots = Es geht los. Mit dabei: { $bots }.
internal_error = Bei mir ist etwas schiefgegangen. Versuche es bitte gleich noch einmal. Was ich bestätigt habe, ist gespeichert.
shutting_down = Ich starte gerade neu. Versuche es bitte in einer Minute noch einmal. Deine Partien sind sicher.

# Auswahl für /claim spielen, wenn es nichts zu spielen gibt: ohne Markdown, höchstens 100 Zeichen.
play_no_match = Gerade wartet keine Partie auf dich. Starte eine mit /claim start
play_not_your_turn = Du bist nicht dran. Am Zug: { $player }

# Eine Auswahl von /claim spielen, wenn es mehr Züge gibt, als hineinpassen.
play_more = { $count } weitere – tippe, um sie zu sehen

joined_table = Du sitzt jetzt am Tisch.
table_elsewhere = Der Tisch ist in { $channel }.
table_not_posted = In { $channel } kann ich den Tisch gerade nicht zeigen. Ich versuche es weiter. Wenn er nicht erscheint, bitte die Moderation, mir dort „Kanal ansehen“ und „Nachrichten senden“ zu erlauben.
bots_joined = Neu am Tisch: { $bots }.
invitation_declined = Du hast abgelehnt. Die anderen sehen das am Tisch.
people_invited = Alle, die du gewählt hast, sind eingeladen.
seats_changed = Die Plätze sind geändert.
player_removed = Erledigt. Der Platz ist frei.
invitation_withdrawn = Die Einladung ist zurückgezogen.
table_handed_over = Der Tisch ist übergeben.
bot_removed = Der Bot hat den Tisch verlassen.
no_bot = An diesem Tisch sitzt kein Bot.
left_table = Du hast den Tisch verlassen.
table_cancelled = Der Tisch wurde aufgelöst.
resigned = Du hast aufgegeben.
resigned_to_bot = Du hast aufgegeben. Auf deinem Platz spielt ein Bot weiter.
called_off = Du hast die Partie abgebrochen. Sie zählt nicht.

# Wie Discord sie nennt.
permission_view_channel = Kanal ansehen
permission_connect = Verbinden
permission_send_messages = Nachrichten senden
permission_create_public_threads = Öffentliche Threads erstellen
permission_send_messages_in_threads = Nachrichten in Threads senden
permission_attach_files = Dateien anhängen
permission_read_message_history = Nachrichtenverlauf anzeigen

# Warum die Regeln einen Zug ablehnen.
refused_no_turn = Gerade ist niemand dran.
refused_not_held = { $card } hast du nicht auf der Hand.
refused_revoke = Du musst { faction_led } bedienen.
refused_revoke_doppelganger = Du musst { faction_led } bedienen (oder einen Doppelgänger spielen).
refused_play_expected = Spiele jetzt eine Karte.
refused_take_expected = Nimm zuerst eine Karte.
refused_remove_expected = Wähle zuerst, wessen Gnom der Riese entfernt.
refused_nothing_there = Diese Karte kannst du nicht nehmen.
refused_no_victim = Dort liegt kein passender Gnom.

# Partien in Listen.
match_your_turn = Du bist dran · { $title }
match_ended_ago = vor { $unit ->
    [minute] { $count } Min.
    [hour] { $count } Std.
   *[day] { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
} · { $title }
match_ended_exactly_ago = vor { $days ->
    [0] {""}
    [one] 1 Tag{" "}
   *[other] { $days } Tagen{" "}
}{ $hours ->
    [0] {""}
   *[other] { $hours } Std.{" "}
}{ $minutes } Min. · { $title }

# Tische, die eröffnet sind, und Partien, die begonnen haben.
table_opened = Dein Tisch ist offen. Sobald alle Plätze besetzt sind, können alle am Tisch die Partie starten.
table_opened_for_guest = Dein Tisch ist offen. Los geht es, sobald die eingeladene Person mitspielt.
table_opened_with_bots = Dein Tisch ist offen, die Bots sitzen schon. Wenn alle Eingeladenen da sind, kannst du die Partie starten. Partien mit Bots zählen nicht für die Wertung.
table_opened_with_bots_for_guest = Dein Tisch ist offen, die Bots sitzen schon. Los geht es, sobald die eingeladene Person mitspielt. Partien mit Bots zählen nicht für die Wertung.
match_started_with_bots = Es geht los. Mit dabei: { $bots }. Diese Partie wird nicht gewertet und ist nicht nachweisbar fair (siehe „Fairness“).
match_started = Die Partie hat begonnen.
rematch_opened = Der Tisch für die Revanche ist offen. Die anderen kommen mit „Mitspielen“ oder „Revanche“ dazu.
rematch_missed = Die Revanche hat ohne dich begonnen. Mit `/claim start` eröffnest du einen neuen Tisch.
other_table_open = Du hast noch einen anderen offenen Tisch: [Zum Tisch]({ $url }). Unter „Tischoptionen“ kannst du ihn auflösen.
hand_elsewhere = Weiter geht es in deinen Direktnachrichten: [Deine Hand]({ $url })
hand_moved = Deine Hand steht in einer neueren Nachricht.
hand_not_delivered = Deine Karten sind hier, weil Discord die Direktnachricht nicht zugestellt hat. Damit sie dort ankommen, erlaube Direktnachrichten in den Privatsphäre-Einstellungen des Servers.
series_running = Die Serie hat schon begonnen. Personen und Plätze lassen sich nicht mehr ändern.

# To the person who runs the bot, by direct message.
operator_notice = **Der Bot braucht dich.** { $kind ->
    [backup] Die letzte Sicherung der Datenbank ist fehlgeschlagen.
    [disk] Auf der Festplatte der Datenbank ist kaum noch Platz.
    [quarantine] Partien lassen sich nicht lesen und sind beiseitegelegt.
   *[clock] Die Uhr seines Rechners geht falsch.
} `{ $details }`
