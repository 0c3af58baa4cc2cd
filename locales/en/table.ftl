# A match as everybody sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = My hand
button_resign = Resign

phase_dealing = The cards are about to be dealt.
phase_recruit = **Phase one: recruit followers** · trick { $number } of { $tricks }
phase_gather = **Phase two: gather supporters** · trick { $number } of { $tricks }
phase_over = **All tricks are played.**

middle = In the middle: { $cards }
played = { $player ->
    [you] You
   *[other] { $player }
} played { $card }

turn_lead = { $player ->
    [you] **Your turn:** lead any card.
   *[other] { $player } is to lead.
}
turn_play = { $player ->
    [you] **Your turn:** play a card.
   *[other] { $player } is to play.
}
turn_take = { $player ->
    [you] **Your turn:** choose the card you take.
   *[other] { $player } chooses a card to take.
}
turn_remove = { $player ->
    [you] **Your turn:** choose whose { $gnome } the Giant removes.
   *[other] { $player } chooses whose { $gnome } the Giant removes.
}
time_left = ⏳ Time runs out { $when }.

counts = Draw pile: { $pile } · followers: { $followers }

this_trick = This trick
last_trick = Last trick

trick_play = { $player ->
    [you] You
   *[other] { $player }
}: { $card }
trick_goes_to = { $winner ->
    [you] you win the trick
   *[other] { $winner } wins the trick
}
won_beats = { $card } beats { $beaten }: { trick_goes_to }.
won_passing = { $card } counts as { faction_accusative } and beats { $beaten }: { trick_goes_to }.
won_first = { $card } and { $equal } are equal and the earlier one counts: { trick_goes_to }.
won_unfollowed = Nobody followed { $card }: { trick_goes_to }.

takes = { $player ->
    [you] You take
   *[other] { $player } takes
} { $cards }.
takes_top = { $player ->
    [you] You take the top card your Seer saw.
   *[other] { $player } takes the top card the Seer saw.
}
draws = { $player ->
    [you] You draw the top card.
   *[other] { $player } draws the top card.
}
scores = { $player ->
    [you] You score
   *[other] { $player } scores
} { $cards }.
scores_lowest = { $player ->
    [you] You played the lowest value and score
   *[other] { $player } played the lowest value and scores
} { $cards }.
lays_gnomes = { $player ->
    [you] You lay { $cards } in your gnome row.
   *[other] { $player } lays { $cards } in the gnome row.
}
loses_gnome = { $player ->
    [you] A Giant removes your { $gnome }.
   *[other] A Giant removes { $gnome } of { $player }.
}
leads_by_dragon = { $player ->
    [you] The last Dragon was yours, so you lead.
   *[other] The last Dragon came from { $player }, who leads now.
}

score_piles = Score piles
score_line = { $faction }: { $counts }
nothing_scored = Nothing yet.
on_the_table = Open on the table
gnome_row = { $player }: { $cards }
waiting_trolls = Waiting: { $cards }
removed_gnomes = Out of the game: { $cards }
