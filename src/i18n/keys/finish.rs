//! A finished match: result, replay, record.

keys! {
    match_won(players, count);
    match_drawn();
    match_shared(players);
    match_aborted();
    ended_resigned(player);
    ended_timeout(player);
    ended_left(player);
    ended_drawn();
    ended_agreed();
    ended_stopped();
    taken_over(sentence);
    you_are_replaced();
    you_lost_by_leaving();
    result_heading(votes, sides);
    vote_won(faction, side, counts);
    vote_tie_broken(faction, side, counts, high, low);
    vote_tie(faction, counts);
    vote_no_cards(faction);
    votes_tied(sums);
    ratings_heading();
    rating_change(player, before, after, change);
    you_won();
    you_lost();
    you_drew();
    button_rematch();
    button_replay();
    button_record();
    replay_title(title);
    replay_position(actions, total);
    replay_no_mistake_after();
    replay_no_mistake_before();
    hand_of(player, count);
    followers_of(player, count);
    button_first();
    button_back();
    button_forward();
    button_last();
    button_previous_trick();
    button_next_trick();
    button_previous_turn();
    button_next_turn();
    button_previous_mistake();
    button_next_mistake();
    record_title(title);
    record_text();
}
