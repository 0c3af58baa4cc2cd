//! Claim It.

keys! {
    claim_it_legend();
    claim_it_legend_turn(player);
    claim_it_standing(letter, player, group, gold, spaces);
    claim_it_last_round(player);
    claim_it_dice(dice);
    claim_it_turn_roll(player);
    claim_it_turn_use(player);
    claim_it_turn_choice(player);
    claim_it_if_stopped(gold, stones);
    claim_it_supply(owner, claims);
    claim_it_this_turn();
    claim_it_last_turn();
    claim_it_used_claim(player, dice, space, number);
    claim_it_used_owner(player, dice, space);
    claim_it_bust(player, dice, claims, owners);
    claim_it_bust_at_once(player, dice);
    claim_it_stopped(player, gold, stones);
    claim_it_taken(player, spaces);
    claim_it_roll();
    claim_it_roll_again();
    claim_it_stop();
    claim_it_put_claim(space, number);
    claim_it_put_owner(space);
    claim_it_result();
    claim_it_refused_nobody();
    claim_it_refused_roll_first();
    claim_it_refused_nothing_to_stop();
    claim_it_refused_use_expected();
    claim_it_refused_dice(space);
    claim_it_refused_gold(space);
    claim_it_refused_owner(space);
    claim_it_refused_claim(number);
    claim_it_refused_no_stones();
    claim_it_refused_no_owners();
    claim_it_rules_goal();
    claim_it_rules_turn_heading();
    claim_it_rules_turn();
    claim_it_rules_stones_heading();
    claim_it_rules_stones();
    claim_it_rules_stop_heading();
    claim_it_rules_stop();
    claim_it_rules_end_heading();
    claim_it_rules_end();
    claim_it_rules_variant_heading();
    claim_it_rules_variant();
}
