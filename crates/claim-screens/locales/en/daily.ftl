# The daily deal: the same deal for everyone, once a day.

daily_button_deal = Daily deal
daily_button_play = Play
daily_button_continue = Continue
daily_button_compare = See how others did
daily_button_ranking = Ranking
daily_button_practise = Play again for practice
daily_button_earlier = Earlier deals
daily_button_proof = Fairness
daily_button_records = Records
daily_button_show_day = Show

daily_title = 🃏 Daily deal · { date } · { $game }
daily_text = One deal a day, the same for everyone, against { $bot }. You have **one try**, and there is no clock. Afterwards you see how others did with the same cards.
daily_running = You are in the middle of it. For it to count, finish in time: { $when }
daily_missed = You did not play this one. You can practice it when its day is closed, on the second day after it.
daily_closed = This day is closed: you can play its deal for practice.
daily_not_counted = This try does not count: it was not played to its end in time.
daily_practice = *For practice: this match does not count.*
daily_place = { $scope ->
    [here] In this server: **{ $place } of { $all }**, better than { $better }%
   *[everywhere] Everywhere: **{ $place } of { $all }**, better than { $better }%
}
daily_first = { $scope ->
    [here] In this server: you are the first
   *[everywhere] Everywhere: you are the first
}
daily_streak = { $current ->
    [0] Longest streak: { $best } { $best ->
        [one] day
       *[other] days
    }
    [one] 🔥 Streak: **{ $current } day** (best: { $best })
   *[other] 🔥 Streak: **{ $current } days** (best: { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } result so far
   *[other] { $count } results so far
}
daily_chart = { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
} **{ $count }** { $bar }
daily_moment_heading = The moment that mattered most
daily_ranking_empty = No results yet.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] won { $own } – { $other }
    [drawn] drew { $own } – { $other }
   *[lost] lost { $own } – { $other }
}
# Above a result that a person shares.
daily_shared_by = { $name } played the daily deal:
share_day = Claim deal of { date } ({ $game })
share_outcome = { daily_score }
share_better = better than { $better }%

earlier_title = 🃏 Earlier deals
earlier_text = A deal that you have finished can be played again at once, any other when its day is closed.
earlier_day = **{ date }** · { $game }
earlier_none = not played
earlier_unfinished = no result
earlier_result = { daily_score }

proof_title = 🔒 Fair daily deals
proof_text = Each day’s cards follow from a secret that is drawn when the day before begins. Its fingerprint, the SHA-256 of the secret, is shown from then on; the secret follows when the day is closed. So no deal can be changed after it was seen.
proof_later = The secret is published when the day is closed, on the second day after it.
proof_day = { date } · { $game }
proof_fingerprint = Fingerprint: `{ $commitment }`
proof_secret = Secret: `{ $secret }`
records_text = All matches of the day, without names, with the secret from which the deal follows. Each begins with its header.

resign_daily = Resign? Your only try at this deal is then used up, and has no result.
