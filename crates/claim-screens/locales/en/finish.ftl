# A finished match: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 { $players } wins!
   *[other] 🏆 { $players } win!
}
match_drawn = 🤝 The match is a draw.
match_shared = 🤝 { $players } share first place.
match_aborted = The match was called off and does not count.
ended_resigned = { $player ->
    [you] You resigned.
   *[other] { $player } resigned.
}
ended_timeout = { $player ->
    [you] You ran out of time.
   *[other] { $player } ran out of time.
}
ended_left = { $player ->
    [you] You left the server.
   *[other] { $player } left the server.
}
ended_drawn = The players agreed on a draw.
ended_agreed = The players agreed to call it off.
ended_stopped = A moderator stopped the match.
ended_stopped_by_organiser = The organizer of the tournament ended this match.
match_voided = 🚫 A moderator of the server voided this match: it does not count.
unrated_pair = ⚖️ Not rated: when this match started, { $players ->
    [2] these two
   *[other] two of the players
} had finished { $matches } rated matches together within 24 hours.
# After one of the three sentences about a player who has left.
taken_over = { $sentence } A bot has taken over.
best_who_stayed = Players who left can’t win: the best of the others wins.
you_are_replaced = A bot plays on in your seat. For you, the match counts as a loss.
you_lost_by_leaving = { $sentence } You lose this match.

result_heading = **How the factions voted: { $votes }**
vote_won = { $faction }: { $side } ({ $counts })
vote_tie_broken = { $faction }: { $side } ({ $counts }; high card { $high } beats { $low })
vote_tie = { $faction }: tie ({ $counts })
vote_no_cards = { $faction }: no cards
votes_tied = Votes are tied. { $outcome ->
    [tied] The sums of the card values in the factions won are tied, too:
   *[decided] The sum of the card values in the factions won decides:
} **{ $sums }**

# How close it was.
close_card = With { $owner ->
    [you] your
   *[other] { $owner }’s
} { $card }, { $player ->
    [you] you
   *[other] { $player }
} would have won.
close_votes = { $player ->
    [you] You
   *[other] { $player }
} ended { $count ->
    [one] 1 vote
   *[other] { $count } votes
} behind.

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }, your match is over.

ratings_heading = Ratings
rating_change = { $player }: { $before } → { $after } ({ $change })

# Headlines; the score follows.
you_won = 🏆 You won!
you_lost = You lost.
you_drew = 🤝 Draw.

# Above the buttons that a result leaves out.
finished_more = The record of this match, and how to verify its deal:

# The table’s message, when its result is a new message below.
result_below = This match is over: [see the result]({ $url })

button_rematch = Rematch
button_play_too = Play too
button_replay = Replay
button_record = Record

replay_title = Replay · { $title }
replay_position = Move { $actions } of { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] No inaccuracy after this point, and no mistake in the match.
   *[mistakes] No mistake after this point.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] No inaccuracy before this point, and no mistake in the match.
   *[mistakes] No mistake before this point.
}
hand_of = { $player }’s hand ({ $count })
followers_of = { $player }’s followers ({ $count })
button_first = Start
button_back = Back
button_forward = Next
button_last = End
# “Prev.” is short enough for both buttons of a pair to fit beside each other on a phone.
button_previous_trick = Prev. trick
button_next_trick = Next trick
button_previous_turn = Prev. turn
button_next_turn = Next turn
button_previous_mistake = Prev. mistake
button_next_mistake = Next mistake

record_title = Record · { $title }
record_text = Every deal, roll and move of the match, one per line, with the fingerprint and the secret of the deal. To verify it, run this bot’s program: `claim-bot check FILE`

decided_by_last_trick = The very last trick decided the match.
decided_after_trick = After trick { $trick } of { $tricks } in phase two, { $player ->
    [you] you
   *[other] { $player }
} could no longer lose.
