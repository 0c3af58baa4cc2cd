# Was in einer laufenden Partie nur ein Spieler selbst sieht.

hand_title = Deine Hand · { $title }
# In Spielen ohne Handkarten.
private_title = Nur für dich · { $title }
link_to_table = [Zum Tisch]({ $url })
your_hand = Deine Hand ({ $count })
your_followers = Deine Anhänger ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Keine Karten.
missing_factions = Keine: { $factions }
turn_follow = **Du bist dran:** Bediene { faction_led }.
turn_follow_or_doppelganger = **Du bist dran:** Bediene { faction_led } oder spiel einen Doppelgänger.
turn_cannot_follow = **Du bist dran:** Du kannst { faction_led } nicht bedienen, spiel eine beliebige Karte.
peeked_card = Dein Seher zeigt dir die oberste Karte: { $card }
known_draws = Du weißt, was { $player } gezogen hat: { $cards }.

# Aufschriften von Knöpfen: ohne Markdown, kurz.
play_card = { $card } spielen
take_revealed = { $card } nehmen
take_top = { $card } nehmen (oberste Karte)
remove_gnome = { $gnome } von { $name } entfernen
remove_none = Keinen Gnom entfernen
only_choice = { $label } – deine einzige Möglichkeit
last_card = { $label } – deine letzte Karte

chosen_steps = Bisher gewählt: **{ $steps }**
choice_range = Auswahl: { $first } … { $last }
button_step_back = Zurück

resign_question_title = Aufgeben? · { $title }
resign_question_text = Wenn du aufgibst, endet die Partie sofort und zählt für dich als Niederlage. Willst du weiterspielen, ignorier diese Nachricht einfach.
button_resign_now = Ja, aufgeben
