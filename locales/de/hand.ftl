# Was ein Spieler in einer laufenden Partie nur für sich sieht.

hand_title = Deine Hand · { $title }
# In Spielen ohne Handkarten.
handless_title = Nur für dich · { $title }
link_to_table = [Zum Tisch]({ $url })
your_hand = Deine Hand ({ $count })
your_followers = Deine Anhänger bisher ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = Keine Karten.
follow = Du musst { faction_accusative } bedienen.
follow_or_pass = Du musst { faction_accusative } bedienen oder einen Doppelgänger spielen.
peeked = Dein Seher zeigt dir die oberste Karte des Nachziehstapels: { $card }
witnessed = Du weißt, was { $player } gezogen hat: { $cards }.

# Aufschriften von Knöpfen: ohne Formatierung, kurz.
play_card = { $card } spielen
take_revealed = { $card } nehmen
take_top = { $card } nehmen (oberste Karte)
remove_gnome = { $gnome } von { $name } entfernen
remove_none = Keinen Gnom entfernen

chosen = Bisher gewählt: **{ $steps }**
choose_between = { $first } … { $last }
button_step_back = Zurück

resign_question_title = Aufgeben? · { $title }
resign_question_text = Wenn du aufgibst, endet die Partie sofort und zählt für dich als verloren. Willst du weiterspielen, beachte diese Nachricht einfach nicht.
button_resign_now = Ja, aufgeben
