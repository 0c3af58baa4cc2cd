# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 Tutorial
tutorial_lesson = 🎓 **Tutorial:** { $text }
tutorial_next = Now you know the game. In a real match, you get no advice, and { $with ->
    [hand] your cards arrive by direct message
   *[board] the board arrives by direct message
}. Play one against the bot, or with a friend: `/claim start`.
tutorial_ended = The tutorial has ended.
tutorial_offer = You know the game now: play on here, or start a real match.
tutorial_button_real_match = Start a real match
tutorial_running = You are in the middle of a tutorial: { $game }.
tutorial_button_continue = Continue
tutorial_button_again = Start over
tutorial_button_other = Switch to { $game }
tutorial_fairness = This is a tutorial: its cards or dice are prepared to show typical situations. In matches that begin at an open table, you can check every card and every roll: see “Fairness” there.

# Claim. Facts, one per trick.
tutorial_claim_recruit = In phase one you collect your hand for phase two: the winner of this trick takes { $middle }, the other draws a card face down.
tutorial_claim_followers = Cards you take are your followers (see “Details”), your hand for phase two. Cards you play are gone.
tutorial_claim_undead = Special: Undead that are played go to the score pile of the trick’s winner at once.
tutorial_claim_votes = At the end, each of the five factions votes for the player who has more of its cards. Three votes win.
tutorial_claim_knights = When a Goblin is led, every Knight beats it, regardless of value.
tutorial_claim_doppelgangers = In a trick, a Doppelgänger counts as the led faction, and you may play one even if you could follow.
tutorial_claim_last_recruit = Last trick of phase one: then your followers become your hand.
tutorial_claim_gather = Phase two: your followers are your hand, and tricks score. The winner gets both cards; the player with the most cards of a faction wins its vote.
tutorial_claim_dwarves = Dwarves are different: they go to the loser of the trick.
tutorial_claim_standing = Votes now: you { $own }, opponent { $other }.

# Claim. What to play, and why.
tutorial_claim_only = { $card } is the only card you can play.
tutorial_claim_lead_high = You lead. { $middle } is worth having, so play high: { $card }.
tutorial_claim_lead_low = You lead. { $middle } is weak, so save your good cards: play { $card }.
tutorial_claim_lead = You lead: a high card like { $card } is likely to win.
tutorial_claim_lead_best = You lead: { $card } is the highest card that can score for you.
tutorial_claim_lead_dwarf = You have only Dwarves, which go to the loser, so play low: { $card }.
tutorial_claim_follow = You have { faction_many }, so follow with one: { $card } is enough to beat { $lead }.
tutorial_claim_follow_low = You have { faction_many }, so follow with one. None of them beats { $lead }: play your lowest, { $card }.
tutorial_claim_duck = You have { faction_many }, so follow with one. { $middle } is weak: save your good cards and play { $card }.
tutorial_claim_duck_stand_in = { $middle } is weak, so save your good cards. Instead of following, you may play a Doppelgänger: { $card }.
tutorial_claim_lose_stand_in = You can’t beat { $lead }. Instead of following, you may play a Doppelgänger, your lowest card: { $card }.
tutorial_claim_low_stand_in = You could follow, but a low Doppelgänger is enough: { $card } beats { $lead }.
tutorial_claim_win_dwarf = All your cards win, so your opponent gets the Dwarves. Play your lowest: { $card }.
tutorial_claim_stand_in = Your { faction_many } are too low, but a Doppelgänger counts as one: { $card } beats { $lead }.
tutorial_claim_free_knight = You have no Goblins, so you may play any card. A Knight beats every Goblin: { $card }.
tutorial_claim_free_stand_in = You have no { faction_many }, so you may play any card. A Doppelgänger counts as one: { $card } beats { $lead }.
tutorial_claim_free_low = You have no { faction_many }: you may play any card, but none would win. Get rid of { $card }.
tutorial_claim_free_duck = You have no { faction_many }, so you may play any card. This trick isn’t worth a good card: play { $card }.
tutorial_claim_free_dwarf = You have no { faction_many }, so you may play any card. Losing with a Dwarf brings it to your score pile: { $card }.
tutorial_claim_lose_dwarf = The loser gets the Dwarves of this trick. Lose on purpose: { $card }.
tutorial_claim_end = Factions won: { $votes }. Each faction votes for the player who has more of its cards; in a tie, for the one with the highest card.
tutorial_claim_end_tied = The votes are tied, { $votes }, so the sum of the card values in the factions won decides.

# Claim Kingdoms.
tutorial_kingdoms_goal = You score in two ways: by the powers of the cards you place, and at the end by controlling factions.
tutorial_kingdoms_control = Each card you place gets one of your figures. At the end, the player with more figures on a faction scores its value, for example 9 for Knights.
tutorial_kingdoms_figures = You have { $supply } figures left: the match ends soon after a player’s last one is placed.
tutorial_kingdoms_standing = Points now, with control: you { $own }, opponent { $other }.
tutorial_kingdoms_place = Try { $card } on { $space }.
tutorial_kingdoms_why_points = Its power: 1 point for each { $faction ->
    [goblin] Goblin with one of your figures
    [dwarf] Dwarf in its row and column
    [troll] different faction in its row or its column
   *[dragon] card around it
}. Here: { $points }.
tutorial_kingdoms_why_gnome = Its power: 1 point, and you may put a second figure on a card beside it.
tutorial_kingdoms_why_knight = Its power sends back your opponent’s figures from the cards beside it.
tutorial_kingdoms_why_control = Control of the { $factions } is worth { $value } points at the end.
tutorial_kingdoms_line = { $line ->
    [row] Score the row: it scores at least as many points as the column.
   *[column] Score the column: it scores at least as many points as the row.
}
tutorial_kingdoms_second_figure = You get 1 point either way. Put the second figure on { $card } ({ $space }): it helps you control that faction.
tutorial_kingdoms_swap = Swap your figure with the one on { $card } ({ $space }): controlling that faction is worth more than the Undead.
tutorial_kingdoms_remove = Send figures back: every figure that your opponent loses weakens their control.
tutorial_kingdoms_use = Use the power: there is nothing to lose.
tutorial_kingdoms_skip = Skip the power: it gains nothing here.
tutorial_kingdoms_drawing = At the end of your turn, you draw a card: from the display, or face down from the draw pile.
tutorial_kingdoms_draw = Draw { $card }: placed next, its power could score { $points }.
tutorial_kingdoms_draw_control = Draw { $card }: control of the { $factions } is worth { $value } points at the end.
tutorial_kingdoms_draw_top = The display is empty: draw face down from the draw pile.
tutorial_kingdoms_end = Powers scored { $power } points, control of factions { $control }.

# Claim It.
tutorial_claim_it_goal = The aim: the largest group of connected spaces.
tutorial_claim_it_roll = Roll the three dice. Nothing can go wrong on an empty board.
tutorial_claim_it_gold = You can also put an owner stone on one of your own spaces. When you stop, that space turns to gold, and no opponent can take it.
tutorial_claim_it_last_round = Last round: the largest group wins. In a tie, more gold wins. Take more risk if you are behind.
tutorial_claim_it_end_nears = The last round begins when a player has { $goal } gold claims. Then the largest group wins.
tutorial_claim_it_dice = You rolled { $one }, { $two } and { $three }: two dice give row and column, the third one is the number of the stone.
tutorial_claim_it_put_owner = Choose { $space }: { $state ->
    [own] it is yours
   *[claimed] you claimed it this turn
}, so an owner stone goes on it. When you stop, it turns to gold.
tutorial_claim_it_put_taken = Choose { $space }: it is your opponent’s, and becomes yours when you stop.
tutorial_claim_it_put_beside = Choose { $space }: it joins your other spaces.
tutorial_claim_it_put_free = Choose { $space }: a free space for a new group.
tutorial_claim_it_bust = Nothing is safe until you stop. A roll that fits no space is a bust: you lose all stones of this turn.
tutorial_claim_it_roll_again = The risk of a bust is { $risk }%, so roll again.
tutorial_claim_it_stop = The risk of a bust is { $risk }%, and you would lose { $stones ->
    [one] 1 space. Stop and keep it.
   *[other] { $stones } spaces. Stop and keep them.
}
tutorial_claim_it_end = The largest groups decided: { $groups }.
tutorial_claim_it_end_tied = The largest groups are tied, { $groups }, so gold claims decide, then spaces.
