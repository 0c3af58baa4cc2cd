# Was in einer laufenden Partie nur ein Spieler selbst sieht.

link_to_table = [Zum Tisch]({ $url })
your_hand = Deine Hand ({ $count })
your_followers = Deine Anhänger ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Keine Karten.
missing_factions = Nicht auf der Hand: { $factions }
# Überschriften: ohne Punkt.
turn_follow = Du bist dran – bediene { faction_led }
turn_any_card = Du bist dran – spiele eine beliebige Karte
turn_seer = Du bist dran – dein Seher hat gewonnen: nimm eine Karte
paused = ⏸️ Pause
# Unter diesen Überschriften.
turn_or_doppelganger = Oder spiele einen Doppelgänger.
turn_cannot_follow = Du kannst { faction_led } nicht bedienen.
numbers_on_board = Die Zahlen stehen im Bild.
peeked_card = Dein Seher zeigt dir die oberste Karte: { $card }
# Auf dem Sperrbildschirm: nur was alle wissen.
told_follow = { $player } hat { $card } ausgespielt. Bediene { faction_led }{ $doppelganger ->
    [yes] { " " }oder spiele einen Doppelgänger
   *[no] { "" }
}.
told_lead = { $player ->
    [none] Die Partie beginnt.
    [you] Du hast den Stich gewonnen.
   *[other] { $player } hat den Stich gewonnen.
} Spiele eine beliebige Karte aus.

# Beschreibungen von Bildern: ohne Markdown.
alt_hand = Deine Hand: { $cards }
alt_playable = Spielbar: { $cards }
known_draws = Du weißt, was { $player } gezogen hat: { $cards }.

# Aufschriften von Knöpfen: ohne Markdown, kurz.
take_revealed = { $card } nehmen
take_top = { $card } nehmen (oberste)
remove_gnome = { $gnome } von { $name } entfernen
remove_none = Keinen Gnom entfernen
only_choice = { $label } – einziger Zug
last_card = { $label } – letzte Karte

# Eine Überschrift: ohne Punkt.
chosen_steps = { $steps } – { $next ->
    [place] wähle ein Feld
   *[choice] wähle den nächsten Schritt
}
only_steps = Einziger Zug: **{ $steps }**
choice_range = Auswahl: { $first } … { $last }
button_step_back = Zurück

resign_question_title = Aufgeben? · { $title }
resign_taken_over = Wenn du aufgibst, übernimmt ein Bot deinen Platz und die anderen spielen weiter. Für dich zählt die Partie als Niederlage.
resign_called_off = Ihr habt noch nicht beide gespielt: Wenn du aufgibst, wird die Partie abgebrochen und nicht gewertet. { $more ->
    [0] Das ist vorerst die letzte Partie, die du abbrechen kannst (zwei in 24 Stunden); danach zählt so frühes Aufgeben als Niederlage.
   *[other] Innerhalb von 24 Stunden kannst du noch { $more } weitere abbrechen; danach zählt so frühes Aufgeben als Niederlage.
}
resign_called_off_unrated = Die Partie hat kaum begonnen: Wenn du aufgibst, wird sie abgebrochen. Partien mit Bots werden nicht gewertet.
resign_called_off_too_often = Du hast in den letzten 24 Stunden schon zwei Partien abgebrochen. Wenn du aufgibst, endet die Partie sofort und zählt für dich als Niederlage.
resign_lost = Wenn du aufgibst, endet die Partie sofort und zählt für dich als Niederlage.
resign_tutorial = Wenn du aufgibst, endet das Tutorial sofort.
resign_ends_series = Damit endet auch die Serie.
resign_question_ignore = Willst du weiterspielen, ignoriere diese Nachricht einfach.
button_resign_now = Ja, aufgeben
button_call_off_now = Ja, abbrechen
# Für alle, die fremde Nachrichten löschen dürfen.
stop_question = Du moderierst hier und kannst diese Partie beenden. Sie zählt dann nicht.
button_stop_now = Ja, beenden
cancel_question = Du moderierst hier und kannst diesen Tisch auflösen.
button_cancel_now = Ja, auflösen
