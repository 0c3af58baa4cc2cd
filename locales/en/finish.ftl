# A match that is over: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 { $players } wins!
   *[other] 🏆 { $players } win!
}
match_drawn = 🤝 The match is a draw.
match_shared = 🤝 { $players } share first place.
match_aborted = The match was called off. It counts for nobody.
ended_resigned = { $player ->
    [you] You resigned.
   *[other] { $player } resigned.
}
ended_timeout = { $player ->
    [you] Your time ran out.
   *[other] { $player } ran out of time.
}

result_heading = **How the factions voted** ({ $sides })
vote_won = { $faction }: { $side }, { $counts }
vote_tie_broken = { $faction }: { $side }, { $counts } (equally many; from the highest card down, { $high } beats { $low })
vote_equal = { $faction }: nobody, { $counts }
vote_nobody = { $faction }: nobody, no cards
votes_total = **Votes: { $counts }**
votes_tied = Equal votes, so the values of the cards in the factions won decide: **{ $sums }**

ratings_heading = Ratings
rating_change = { $player }: { $before } → { $after } ({ $change })

fair_heading = Fair chance
fair_secret = The secret behind all that was left to chance: `{ $secret }`
    Its SHA-256 is the fingerprint shown before anybody sat down. With the record of the match, `claim-bot check` recomputes every card dealt and every roll.

you_won = 🏆 You won!
you_lost = You lost this one.
you_drew = 🤝 A draw.

button_rematch = Rematch
button_replay = Replay
button_record = Record

replay_title = Replay · { $title }
replay_place = After action { $actions } of { $total }
button_first = Start
button_back = Back
button_forward = Next
button_last = End

record_title = Record · { $title }
record_text = All that chance decided and all that was played, one per line. `claim-bot check` replays the file and checks each of them.
