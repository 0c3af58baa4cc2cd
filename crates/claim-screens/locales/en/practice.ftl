# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 Practice
exercise_question = You were { $player }, and made a mistake here. What would you play now?
exercise_number = Exercise { $number } of { $total } today
exercise_extra = Exercise { $number } today
exercise_source = From { $title }, { date }

exercise_solved = ✅ **Solved!** { $action } is right.
exercise_fine = 👍 **Solved!** { $action } is good enough.
exercise_missed = ❌ **Not this time.** { $action } is not good enough.
exercise_unknown = 🤷 **Not judged.** How good { $action } is could not be worked out in time.
exercise_played = In the match you played { $action }.
exercise_played_because = In the match you played { $action }: { $reason }.
exercise_back = { $days ->
    [one] This exercise comes back tomorrow.
   *[other] This exercise comes back in { $days } days.
}
exercise_done = You have solved this exercise for good.
exercise_stays = The exercise stays as it was.
exercise_counted_before = You have answered this exercise before: this answer does not count.

practice_enough = **Enough for today:** { $count ->
    [one] 1 exercise
   *[other] { $count } exercises
} answered.
practice_none_due = **No exercise is due.**
practice_next = Next exercise: { $when }
practice_empty = You have no exercises at the moment: play a match, then press “{ button_analysis }” below its result, and your mistakes become exercises.
exercises_added = { $count ->
    [one] Your mistake is now an exercise: `/claim practice`
   *[other] Your { $count } mistakes are now exercises: `/claim practice`
}

button_next_exercise = Next exercise
button_one_more = One more
button_replay_from_here = Replay from here
