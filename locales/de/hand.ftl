# Was in einer laufenden Partie nur ein Spieler selbst sieht.

hand_title = Deine Hand · { $title }
# In Spielen ohne Handkarten.
private_title = Nur für dich · { $title }
link_to_table = [Zum Tisch]({ $url })
your_hand = Deine Hand ({ $count })
your_followers = Deine Anhänger ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Keine Karten.
must_follow = Du musst { faction_led } bedienen.
must_follow_or_doppelganger = Du musst { faction_led } bedienen oder einen Doppelgänger spielen.
peeked_card = Dein Seher zeigt dir die oberste Karte vom Nachziehstapel: { $card }
known_draws = Du weißt, was { $player } gezogen hat: { $cards }.

# Aufschriften von Knöpfen: ohne Markdown, kurz.
play_card = { $card } spielen
take_revealed = { $card } nehmen
take_top = { $card } nehmen (oberste Karte)
remove_gnome = { $gnome } von { $name } entfernen
remove_none = Keinen Gnom entfernen

chosen_steps = Bisher gewählt: **{ $steps }**
choice_range = Auswahl: { $first } … { $last }
button_step_back = Zurück

resign_question_title = Aufgeben? · { $title }
resign_question_text = Wenn du aufgibst, endet die Partie sofort und zählt für dich als Niederlage. Willst du weiterspielen, ignorier diese Nachricht einfach.
button_resign_now = Ja, aufgeben
