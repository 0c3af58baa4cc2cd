# A player's private screen of a running match.

hand_title = Your hand · { $title }
# In games without a hand of cards.
private_title = Only for you · { $title }
link_to_table = [Go to the table]({ $url })
your_hand = Your hand ({ $count })
your_followers = Your followers ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = No cards.
missing_factions = None: { $factions }
turn_follow = **Your turn:** follow with { faction_led }.
turn_follow_or_doppelganger = **Your turn:** follow with { faction_led } or play a Doppelgänger.
turn_cannot_follow = **Your turn:** play any card; you have no { faction_one }.
peeked_card = Your Seer shows you the top card: { $card }
known_draws = You know that { $player } drew { $cards }.

# Button labels: no markdown, short.
play_card = Play { $card }
take_revealed = Take { $card }
take_top = Take { $card } (top card)
remove_gnome = Remove { $name }’s { $gnome }
remove_none = Remove no Gnome
only_choice = { $label } – your only choice
last_card = { $label } – your last card

chosen_steps = Chosen so far: **{ $steps }**
choice_range = Choose: { $first } … { $last }
button_step_back = Back

resign_question_title = Resign? · { $title }
resign_question_text = If you resign, the match ends now and counts as a loss. To play on, ignore this message.
button_resign_now = Yes, resign
