//! The rules of the trick-taking games and their factions.

keys! {
    rules_title(game);
    rules_goal();
    rules_cards(cards, tricks);
    rules_cards_by_players(players, cards, tricks);
    rules_phase_one_heading();
    rules_phase_one();
    rules_phase_one_more();
    rules_following_heading();
    rules_following();
    rules_example_heading();
    example_followed(led, answer, faction);
    example_not_followed(led, answer, faction);
    example_knight(led, answer, faction);
    example_tie(led, answer);
    rules_phase_two_heading();
    rules_phase_two();
    rules_powers_heading();
    rules_power(faction, power);
    rules_scoring_heading();
    rules_scoring();
    rules_faction_cards(count, values);
    rules_choose();
    rules_whole();
    power_goblin();
    power_knight();
    power_undead();
    power_dwarf();
    power_dwarf_mix();
    power_doppelganger();
    power_gnome();
    power_giant();
    power_giant_mix();
    power_troll();
    power_dragon();
    power_seer();
    about_goblin();
    about_knight();
    about_undead();
    about_dwarf();
    about_doppelganger();
    about_gnome();
    about_giant();
    about_troll();
    about_dragon();
    about_seer();
}
