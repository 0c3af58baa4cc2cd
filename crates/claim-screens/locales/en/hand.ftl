# A player's private screen of a running match.

link_to_table = [Go to the table]({ $url })
your_hand = Your hand ({ $count })
your_followers = Your followers ({ $count })
cards_line = { $faction }: **{ $values }**
no_cards = No cards.
missing_factions = None in hand: { $factions }
# Headlines: no full stop.
turn_follow = Your turn – follow { faction_led }
turn_any_card = Your turn – play any card
turn_seer = Your turn – your Seer won: take a card
paused = ⏸️ Paused
# Below these headlines.
turn_or_doppelganger = Or play a Doppelgänger.
turn_cannot_follow = You have no { faction_many }.
numbers_on_board = The numbers are those in the picture.
peeked_card = Your Seer shows you the top card: { $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player } led { $card }. Follow with { faction_led }{ $doppelganger ->
    [yes] { " " }or a Doppelgänger
   *[no] { "" }
}.
told_lead = { $player ->
    [none] The match begins.
    [you] You won the trick.
   *[other] { $player } won the trick.
} Lead any card.

# Descriptions of pictures: no markdown.
alt_hand = Your hand: { $cards }
alt_playable = Playable: { $cards }
known_draws = You know that { $player } drew { $cards }.

# Button labels: no markdown, short.
take_revealed = Take { $card }
take_top = Take { $card } (top card)
remove_gnome = Remove { $name }’s { $gnome }
remove_none = Remove no Gnome
only_choice = { $label } – only move
last_card = { $label } – last card

# A headline: no full stop.
chosen_steps = { $steps } – { $next ->
    [place] choose a space
   *[choice] choose what comes next
}
only_steps = Only move: **{ $steps }**
choice_range = Choose: { $first } … { $last }
button_step_back = Back

resign_question_title = Resign? · { $title }
resign_taken_over = If you resign, a bot takes over your seat and the others play on. For you, the match counts as a loss.
resign_called_off = You haven’t both played yet, so resigning calls the match off, unrated. { $more ->
    [0] This is the last match you can call off for now (two in 24 hours); after that, resigning this early counts as a loss.
   *[other] You can call off { $more } more within 24 hours; after that, resigning this early counts as a loss.
}
resign_called_off_unrated = The match has hardly begun: if you resign, it is called off. Matches with bots are not rated.
resign_called_off_too_often = You have already called off two matches in the last 24 hours. If you resign, this match ends now and counts as a loss.
resign_lost = If you resign, the match ends now and counts as a loss.
resign_tutorial = If you resign, the tutorial ends now.
resign_ends_series = That also ends the series.
resign_question_ignore = To play on, ignore this message.
button_resign_now = Yes, resign
button_call_off_now = Yes, call it off
# For those who may delete other people’s messages.
stop_question = You are a moderator here and can stop this match. It will not count.
button_stop_now = Yes, stop it
cancel_question = You are a moderator here and can cancel this table.
button_cancel_now = Yes, cancel it
