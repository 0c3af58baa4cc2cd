//! The public part of a running match.

keys! {
    button_my_hand();
    button_play_privately();
    button_resign();
    phase_dealing();
    phase_recruit(number, tricks);
    phase_gather(number, tricks);
    phase_over();
    middle(cards);
    played(player, card);
    turn_lead(player);
    turn_play(player);
    turn_take(player);
    turn_remove(player, gnome);
    turn_deadline(when);
    pile_counts(pile, followers);
    this_trick();
    last_trick();
    trick_play(player, card);
    trick_goes_to(winner);
    won_beats(winner, card, beaten);
    won_doppelganger(winner, card, faction, beaten);
    won_first(winner, card, equal);
    won_unfollowed(winner, card);
    takes(player, cards);
    takes_top(player);
    draws(player);
    scores(player, cards);
    scores_lowest(player, cards);
    adds_gnomes(player, cards);
    loses_gnome(player, gnome);
    leads_by_dragon(player);
    score_piles();
    score_line(faction, counts);
    nothing_scored();
    on_the_table();
    gnome_row(player, cards);
    waiting_trolls(cards);
    removed_gnomes(cards);
}
