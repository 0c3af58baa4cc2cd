# A player's private screen of a running match.

hand_title = Your hand · { $title }
# In games that deal no hand.
handless_title = Only for you · { $title }
link_to_table = [Go to the table]({ $url })
your_hand = Your hand ({ $count })
your_followers = Your followers so far ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = No cards.
follow = You must follow with { faction_accusative }.
follow_or_pass = You must follow with { faction_accusative }, or play a Doppelgänger.
peeked = Your Seer shows you the top card of the draw pile: { $card }
witnessed = You know that { $player } drew { $cards }.

# Labels of buttons: no markdown, short.
play_card = Play { $card }
take_revealed = Take { $card }
take_top = Take { $card } (top card)
remove_gnome = Remove { $gnome } of { $name }
remove_none = Remove no Gnome

chosen = Chosen so far: **{ $steps }**
choose_between = { $first } … { $last }
button_step_back = Back

resign_question_title = Resign? · { $title }
resign_question_text = If you resign, the match ends at once and counts as lost for you. Ignore this message to play on.
button_resign_now = Yes, resign
