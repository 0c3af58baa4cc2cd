# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = My hand
# In games without a hand of cards.
button_play_privately = Play privately
button_details = Details
button_board = { $game ->
    [kingdoms] Kingdom
   *[other] Board
}
button_rules = Rules
button_fairness = Fairness
button_watch = Watch
button_more = More
button_resign = Resign
bot_restarts = 🔧 I am restarting and will be back in a moment. If it takes longer, everyone gets the lost time back.
hidden_deal = 🙈 Other tables have the same deal. Cards and result are shown when the round is over.
hidden_finished = Finished. The result is shown when the round is over.
hidden_hand = 🙈 Other tables have the same deal: tell no one about it before the round is over.
hidden_end = 🙈 Others are still playing this deal. Tell no one how it went before the round is over.

# Above the buttons that a match’s other screens leave out.
more = What else you can see and do in this match:
board_title = { $game ->
    [kingdoms] Kingdom
   *[other] Board
} · { $title }
details_title = Details · { $title }

phase_dealing = Dealing the cards …
# No-break spaces keep the number of the trick on one line.
phase_recruit = Trick { $number } of { $tricks } · phase one
phase_gather = Trick { $number } of { $tricks } · phase two
phase_over = All tricks have been played.
# What each side has so far.
votes_now = Votes now: { $counts }
undead_now = Undead scored: { $counts }

factions_in_play = Factions: { $factions }

middle = In the middle: { $cards }
trick_led = { $player ->
    [you] You
   *[other] { $player }
} led { $card }
trick_played = { $player ->
    [you] You
   *[other] { $player }
} played { $card }

# Headlines: no full stop.
turn_lead = { $player ->
    [you] Your turn – lead any card
   *[other] { $player } leads
}
turn_play = { $player ->
    [you] Your turn – play a card
   *[other] { $player } to play
}
turn_take = { $player ->
    [you] Your turn – choose a card to take
   *[other] { $player } to take a card
}
turn_remove = { $player ->
    [you] Your turn – choose whose { $gnome } the Giant removes
   *[other] { $player } chooses whose { $gnome } the Giant removes
}
bot_thinks = { $player } is thinking
turn_deadline = ⏳ Deadline: { $when }

face_down = Face down
draw_pile = Draw pile: { $count }
follower_count = { $player ->
    [you] Your followers
   *[other] { $player }’s followers
}: { $count }

this_trick = This trick
last_trick = Last trick

trick_play = { $player ->
    [you] You
   *[other] { $player }
}: { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] You win
   *[other] { $winner } wins
}
won_beats = { trick_winner }: { $card } beats { $beaten }.
won_doppelganger = { trick_winner }: { $card } counts as { faction_led } and beats { $beaten }.
won_first = { trick_winner }: { $card } and { $equal } tie; the card played first wins.
won_unfollowed = { trick_winner } with { $card }: no other player could follow.
won_not_followed_by = { trick_winner } with { $card }: { $other } did not follow.

takes = { $player ->
    [you] You take
   *[other] { $player } takes
} { $cards }.
takes_top = { $player ->
    [you] You take the top card your Seer saw.
   *[other] { $player } takes the top card the Seer saw.
}
draws = { $player ->
    [you] You draw face down.
   *[other] { $player } draws face down.
}
you_draw = You draw { $card } – only you see it.
you_take_top = You take { $card } – only you see it.
scores = { $player ->
    [you] You score
   *[other] { $player } scores
} { $cards }.
scores_lowest = { $player ->
    [you] You played the lowest value and score
   *[other] { $player } played the lowest value and scores
} { $cards }.
adds_gnomes = { $player ->
    [you] You add { $cards } to your gnome row.
   *[other] { $player } adds { $cards } to the gnome row.
}
loses_gnome = { $player ->
    [you] A Giant removes your { $gnome }.
   *[other] A Giant removes { $player }’s { $gnome }.
}
leads_by_dragon = { $player ->
    [you] You played the last Dragon and lead.
   *[other] { $player } played the last Dragon and leads.
}

score_piles = { $rows ->
    [with] Score piles and gnome rows
   *[none] Score piles
}
score_line = { $faction }: { $counts }
nothing_scored = Nothing yet.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = On the table
gnome_row = { $player }: { $cards }
waiting_trolls = Waiting in the middle: { $cards }
removed_gnomes = Out of the game: { $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = The match so far
no_moves_yet = Each trick or turn is listed here when it is over.
