# Turniere.

event_button_new = Neues Turnier
event_button_open = Turnier eröffnen
event_button_show = Zeigen
event_button_join = Mitspielen
event_button_leave = Aussteigen
event_button_standings = Tabelle
event_button_compare = Vergleichen
event_button_first_difference = Erster Unterschied
event_button_leg = Partie { $leg }
event_button_rules = Regeln
event_button_record = Protokoll
event_button_manage = Leiten
event_button_here = Ich bin da
event_button_back = Zurück
event_button_previous = Vorherige
event_button_next = Weitere
event_button_check_in = { $to ->
    [on] Mit Anwesenheitsprüfung
   *[off] Ohne Anwesenheitsprüfung
}
event_button_start_now = Jetzt anfangen
event_button_postpone = { $minutes ->
    [60] 1 Stunde später anfangen
    [1440] 1 Tag später anfangen
   *[other] { $minutes } Minuten später anfangen
}
event_button_sign_up = { $to ->
    [on] Anmeldung öffnen
   *[off] Anmeldung schließen
}
event_button_pause = { $to ->
    [on] Unterbrechen
   *[off] Fortsetzen
}
event_button_players = Teilnehmer
event_button_rulings = Tisch entscheiden
event_button_round = Runde { $round }
event_button_end = Turnier beenden
event_button_end_now = Ja, beenden
event_button_leave_now = Ja, aussteigen

event_title = 🏆 { $name }
event_default_name = { $game }-Turnier
event_list_title = Turniere auf diesem Server
event_list_empty = Im Moment gibt es keines.
event_form_title = 🏆 Neues Turnier: { $name }
event_form_text = Eröffne es so, oder ändere es vorher. Alle in diesem Kanal können mitspielen.
event_swiss = Schweizer System, { $rounds } Runden
event_round_robin = Jeder gegen jeden
event_knockout = K.-o.-System
event_knockout_best_of = K.-o.-System, bis zu { $matches } Partien je Paar
event_choose_format = Format ändern
event_choose_game = Spiel ändern
event_choose_time = Bedenkzeit ändern
event_choose_deals = Zählweise ändern
event_choose_start = Beginn ändern
event_choose_most = Teilnehmerzahl ändern
event_starts_in = Beginn in { $duration }
event_most = { $count ->
    [0] Beliebig viele Teilnehmer
   *[other] Höchstens { $count } Teilnehmer
}
event_check_in_hint = { $state ->
    [on] Anwesenheitsprüfung: In den zehn Minuten vor dem Beginn melden sich alle, die da sind
   *[off] Ohne Anwesenheitsprüfung
}
event_deals = { $deals ->
    [own] Siege zählen; jeder Tisch hat eigene Karten
    [board] Siege zählen; alle Tische einer Runde haben dieselben Karten
   *[duplicate] Duplicate: Alle haben dieselben Karten; verglichen wird mit den anderen auf demselben Platz
}
event_outline_deals = { $deals ->
    [board] dieselben Karten an allen Tischen
   *[duplicate] Duplicate
}

event_organised_by = Geleitet von { $person }
event_start = Beginn: { $when }
event_join_until = Melde dich bis dahin an!
event_sign_up_closed = Die Anmeldung ist geschlossen.
event_check_in_open = Die Anwesenheitsprüfung läuft: Drücke vor dem Beginn auf „Ich bin da“.
event_paused = Unterbrochen: Bis es weitergeht, beginnt keine Runde.
event_round_running = Runde { $round } von { $rounds }: { $left ->
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $left } Tischen wird noch gespielt.
}
event_round_over = Runde { $round } von { $rounds } ist zu Ende.
event_next_begins = Nächste Runde: { $when }
event_over_played = Das Turnier ist zu Ende. Danke fürs Mitspielen!
event_over_ended = Die Turnierleitung hat es beendet.
event_over_cancelled = Es wurde abgesagt.
event_players = { $count ->
    [0] Noch ist niemand angemeldet.
    [one] **1 Teilnehmer**
   *[other] **{ $count } Teilnehmer**
}
event_more = … und { $count } weitere
event_standings_heading = **Tabelle** – Punkte (Abstände)
event_standings_heading_duplicate = **Tabelle** – Durchschnitt pro Runde (Punkte für Siege)
event_no_standings = Noch ist keine Runde entschieden.
event_call_check_in = **{ $name }** beginnt gleich. Seid ihr da?
event_check_in_text = Drückt vor dem Beginn auf den Knopf. Wer das nicht tut, ist draußen.
event_round_title = 🏆 { $name } · Runde { $round }
event_round_call = **{ $name }**: Runde { $round } beginnt!
event_tables = Tische: { $links }
event_first_action = Euer Tisch wartet: Wer in fünf Minuten nicht zieht, verliert kampflos.
event_hidden_round = Alle Tische haben dieselben Karten. Karten und Ergebnisse sind deshalb verdeckt, bis die Runde vorbei ist. Verratet nichts davon!
event_bye = Freilos: { $names }
event_result_forfeit = { $name } war nicht da
event_result_ruled = Entscheidung der Turnierleitung
event_result_void = ungültig
event_result_hidden = beendet
event_compare_title = 🏆 { $name } · Runde { $round } · Vergleich
event_compare_text = Alle Tische hatten dieselben Karten: A ist zuerst genannt, B danach. Die Zahlen sind Tische.
event_compare_first = Erster Unterschied: **{ $chapter }**
event_compare_alike = An allen Tischen wurde gleich gespielt.
event_compare_all = Alle
event_won = { $count ->
    [one] 🏆 { $winners } hat **{ $name }** gewonnen!
   *[other] 🏆 { $winners } haben **{ $name }** gemeinsam gewonnen!
}
event_cancelled = **{ $name }** findet nicht statt.

event_rules_swiss = Schweizer System: In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten, und niemanden zweimal, solange es geht.
event_rules_round_robin = Jeder spielt einmal gegen jeden.
event_rules_knockout = K.-o.-System: Wer ein Duell verliert, ist draußen. Steht es gleich, kommt weiter, wer besser gesetzt ist.
event_rules_points = Ein Sieg zählt 1 Punkt, ein Unentschieden ½, ein Freilos 1. Bei gleichen Punkten entscheidet die Summe der Abstände, dann die Partie gegeneinander.
event_rules_duplicate_points = Für jede Runde bekommst du den Anteil der anderen auf demselben Platz, die mit denselben Karten schlechter abgeschnitten haben als du; Gleichstand zählt halb. Ein Freilos zählt 60 %. Es entscheidet der Durchschnitt, dann die Punkte für Siege.
event_rules_knockout_points = Die Reihenfolge ergibt sich aus den überstandenen Runden. Gesetzt wird nach der Wertung.
event_rules_board = Alle Tische einer Runde haben dieselben Karten. Karten und Ergebnisse sind verdeckt, bis die Runde vorbei ist; dann zeigt *Vergleichen*, was jeder Tisch daraus gemacht hat.
event_rules_live = Ziehe in fünf Minuten zum ersten Mal, sonst verlierst du kampflos. Beim zweiten Mal bist du draußen. Pausen gibt es nicht.
event_rules_days = Ziehe immer in deiner Zeit pro Zug; ohne einen einzigen Zug verlierst du kampflos. Beim zweiten Mal bist du draußen. Eine Partie endet nach 14 Tagen.
event_rules_leave = Steigst du aus, verlierst du die laufende Partie. Was vorher war, bleibt gültig.
event_rules_proof = Paarungen und Karten folgen aus einem Geheimnis mit diesem Fingerabdruck, das am Ende veröffentlicht wird: { $commitment }

event_manage_title = { $name } leiten
event_manage_help = Es läuft auch ohne dich: Runden beginnen von selbst, und wer zweimal kampflos verliert, ist draußen. Eine Entscheidung beendet die Partie an ihrem Tisch; über deine eigene kannst du nicht entscheiden. Eine Pause beendet alles nach einer Woche.
event_not_posted = In { $channel } kann ich nichts zeigen, also sehen die anderen dort nichts Neues. Erlaube mir „Kanal ansehen“ und „Nachrichten senden“, oder beende das Turnier.
event_players_text = Nimm Leute auf, oder schließe jemanden aus. Ausgeschlossene können nicht zurück.
event_choose_added = Leute aufnehmen …
event_choose_removed = Jemanden ausschließen …
event_rulings_text = Wähle einen Tisch, um einen Sieg zuzusprechen oder das Ergebnis zu streichen. Über deinen eigenen Tisch entscheiden andere.
event_choose_table = Tisch wählen …
event_ruling_text = Deine Entscheidung ersetzt, was gespielt wurde, und beendet eine laufende Partie. Der Grund steht im Protokoll.
event_choose_ruling = Ergebnis und Grund wählen …
event_award_win = { $name } gewinnt
event_award_draw = Unentschieden
event_award_void = Partie streichen: zählt als Unentschieden
event_reason = { $reason ->
    [agreed] Die beiden sind sich einig
    [absent] Jemand war nicht da
    [conduct] Unfaires Spiel
   *[trouble] Technische Probleme
}
event_end_question = **{ $name }** jetzt beenden? Laufende Partien werden abgebrochen, und die laufende Runde zählt für niemanden.
event_leave_question = Bei **{ $name }** aussteigen? Du verlierst die Partie, die du gerade spielst.

event_joined =
    Du spielst bei { $name } mit.
    Beginn: { $when }
event_checked_in = Du bist dabei. Bis gleich!
event_left = Du bist aus dem Turnier ausgestiegen.
event_opened = Das Turnier ist eröffnet.
event_done = Erledigt.
event_added = { $count ->
    [one] 1 Person ist jetzt dabei.
   *[other] { $count } Leute sind jetzt dabei.
}
event_none_added = Niemand kam dazu: Sie sind schon dabei oder können nicht mehr mitspielen.
event_no_bots = Bots können bei Turnieren nicht mitspielen.
event_not_found = Dieses Turnier gibt es nicht.
event_not_organiser = Das können nur die Turnierleitung und alle, die Events verwalten dürfen.
event_may_not_create = Turniere eröffnen können hier nur Leute mit dem Recht *Events verwalten* oder *Server verwalten*. In den Servereinstellungen lässt sich das allen erlauben.
event_refused = { $why ->
    [over] Das Turnier ist zu Ende.
    [already-in] Du spielst schon mit.
    [not-in] Du spielst in diesem Turnier nicht mit.
    [removed] Die Turnierleitung hat dich ausgeschlossen.
    [sign-up-closed] Die Anmeldung ist geschlossen.
    [too-late] Zum Mitspielen ist es zu spät: Das Turnier hat begonnen.
    [full] Alle Plätze sind vergeben.
    [no-check-in] Im Moment läuft keine Anwesenheitsprüfung.
    [already-checked-in] Du hast dich schon gemeldet.
    [eliminated] Du bist schon ausgeschieden.
    [begun] Das Turnier hat begonnen.
    [too-few-players] Weniger als drei Leute sind angemeldet.
    [in-past] Diese Zeit ist schon vorbei.
    [unchanged] So ist es schon.
    [no-such-table] Diesen Tisch gibt es nicht.
    [own-match] Du spielst an diesem Tisch. Lass andere entscheiden.
    [needs-winner] Eine Seite muss weiterkommen.
    [next-round-begun] Die nächste Runde hat begonnen, darum bleibt dieses Ergebnis.
   *[not-running] Diese Partie läuft nicht mehr.
}
event_limit = { $count ->
    [one] Auf diesem Server kann nur ein Turnier zugleich laufen.
   *[other] Auf diesem Server können höchstens { $count } Turniere zugleich laufen.
}
