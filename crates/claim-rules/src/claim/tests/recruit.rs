//! Set-up and phase one (RULES.md 1.2, 1.4), Undead, and Dragons' lead.

use super::scene::card;
use super::*;
use crate::claim::Phase;

#[test]
fn decks_have_the_listed_cards() {
    let listed = [
        (Faction::Goblin, 14),
        (Faction::Knight, 8),
        (Faction::Undead, 10),
        (Faction::Dwarf, 10),
        (Faction::Doppelganger, 10),
        (Faction::Gnome, 13),
        (Faction::Giant, 9),
        (Faction::Troll, 10),
        (Faction::Dragon, 10),
        (Faction::Seer, 10),
    ];
    for (faction, count) in listed {
        assert_eq!(faction.copies().iter().sum::<u8>(), count, "{faction}");
    }
    assert_eq!(
        [claim(), claim_2()].map(|setup| setup.deck().len()),
        [52; 2]
    );
}

#[test]
fn hands_are_dealt_and_one_or_two_cards_revealed() {
    for (setup, hand, revealed, pile) in [
        (claim(), 13, 1, 26),
        (with_knights(3), 12, 2, 36),
        (with_giants(4), 9, 2, 36),
    ] {
        let hands = vec![""; usize::from(setup.players())];
        let scene = Scene::recruit(setup, S0, &hands, "");
        let public = scene.public();
        for seat in setup.seats() {
            assert_eq!(scene.state().view(seat).own.hand.len(), hand);
            assert_eq!(usize::from(public.hand_size[seat]), hand);
        }
        assert_eq!(public.middle.iter().flatten().count(), revealed);
        assert_eq!(usize::from(public.pile_size), pile - revealed);
    }
}

#[test]
fn randomly_drawn_seat_leads_first() {
    Scene::recruit(claim(), S1, &["", ""], "").turn_of(S1);
    Scene::recruit(with_giants(4), S3, &["", "", "", ""], "").turn_of(S3);
}

/// The picture in `claim-de`: two Goblins, player 1 wins.
#[test]
fn winner_takes_revealed_card_and_loser_top_card() {
    let hands = ["goblin-6", "goblin-2"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "dwarf-7 knight-4 undead-1");
    scene
        .trick("goblin-6 goblin-2")
        .followers(S0, "dwarf-7")
        .followers(S1, "knight-4")
        .discarded("goblin-2 goblin-6")
        .scored(S0, "")
        .scored(S1, "")
        .turn_of(S0);
    assert_eq!(scene.public().middle[0], Some(card("undead-1")));
}

/// The picture in `claim-de`: an Undead and a Knight compete for a Dwarf, player 1 wins.
#[test]
fn played_undead_go_to_the_winners_score_pile() {
    let hands = ["undead-5", "knight-8 !undead"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "dwarf-3 goblin-4");
    scene
        .trick("undead-5 knight-8")
        .followers(S0, "dwarf-3")
        .followers(S1, "goblin-4")
        .scored(S0, "undead-5")
        .discarded("knight-8");
}

#[test]
fn winner_scores_undead_of_either_player() {
    let mut scene = Scene::recruit(claim(), S0, &["undead-5", "undead-9"], "");
    scene
        .trick("undead-5 undead-9")
        .scored(S1, "undead-5 undead-9");
    let mut scene = Scene::recruit(claim(), S0, &["dwarf-0", "undead-9 !dwarf"], "");
    scene.trick("dwarf-0 undead-9").scored(S0, "undead-9");
}

#[test]
fn undead_from_the_middle_is_a_follower() {
    let hands = ["goblin-6", "goblin-2"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "undead-7 undead-1");
    scene
        .trick("goblin-6 goblin-2")
        .followers(S0, "undead-7")
        .followers(S1, "undead-1")
        .scored(S0, "");
}

#[test]
fn doppelganger_after_undead_is_discarded() {
    let hands = ["undead-5", "doppelganger-2"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "");
    scene
        .trick("undead-5 doppelganger-2")
        .scored(S0, "undead-5")
        .discarded("doppelganger-2");
}

#[test]
fn dwarves_are_plain_in_phase_one() {
    let mut scene = Scene::recruit(claim(), S0, &["dwarf-5", "dwarf-2"], "");
    scene.trick("dwarf-5 dwarf-2").discarded("dwarf-2 dwarf-5");
}

/// The picture in `claim2-and-combined-de`: what is played is discarded.
#[test]
fn gnomes_giants_and_trolls_are_plain_in_phase_one() {
    let hands = ["gnome-5 giant-3 troll-4", "gnome-3 giant-1 troll-0"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "");
    scene.trick("gnome-5 gnome-3");
    scene.trick("giant-3 giant-1");
    scene
        .trick("troll-4 troll-0")
        .discarded("gnome-3 gnome-5 giant-1 giant-3 troll-0 troll-4")
        .row(S0, "");
    assert!(scene.public().waiting.is_empty());
}

#[test]
fn winner_leads_next_trick() {
    let mut scene = Scene::recruit(claim(), S0, &["goblin-6", "goblin-8"], "");
    scene.trick("goblin-6 goblin-8").turn_of(S1);
}

/// Example 1 for Dragons: A plays 7, B plays 3, A wins, B leads.
#[test]
fn player_of_the_last_dragon_leads_next() {
    let hands = ["dragon-7", "dragon-3"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "gnome-1 gnome-9");
    scene
        .trick("dragon-7 dragon-3")
        .followers(S0, "gnome-1")
        .turn_of(S1);
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene
        .trick("dragon-7 dragon-3")
        .scored(S0, "dragon-3 dragon-7")
        .turn_of(S1);
}

/// Example 2 for Dragons: A plays a Giant 5, B a Dragon 4, A wins, B leads.
#[test]
fn dragon_that_did_not_follow_leads_next() {
    let hands = ["giant-5", "dragon-4 !giant"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "gnome-1 gnome-9");
    scene
        .trick("giant-5 dragon-4")
        .followers(S0, "gnome-1")
        .turn_of(S1);
    let mut scene = Scene::gather(claim_2(), S0, &hands);
    scene
        .trick("giant-5 dragon-4")
        .scored(S0, "dragon-4 giant-5")
        .turn_of(S1);
}

#[test]
fn losing_dragon_that_was_led_leads_again() {
    let factions = [
        Faction::Gnome,
        Faction::Giant,
        Faction::Doppelganger,
        Faction::Dragon,
        Faction::Troll,
    ];
    let setup = Setup::new(FactionSet::of(&factions), 2).expect("a combined deck");
    let hands = ["dragon-2", "doppelganger-5"];
    let mut scene = Scene::recruit(setup, S0, &hands, "gnome-1 gnome-9");
    scene
        .trick("dragon-2 doppelganger-5")
        .followers(S1, "gnome-1")
        .turn_of(S0);
}

#[test]
fn last_of_several_dragons_counts_with_three_players() {
    let hands = ["dragon-9", "dragon-2", "dwarf-8 !dragon !doppelganger"];
    let mut scene = Scene::recruit(with_knights(3), S0, &hands, "");
    scene.trick("dragon-9 dragon-2 dwarf-8").turn_of(S0);
    scene.act("take middle-1").turn_of(S1);
}

#[test]
fn dragon_in_last_recruiting_trick_leads_phase_two() {
    let hands = [
        "gnome-9 giant-7 giant-9 seer-0 seer-1 seer-2 seer-3 seer-4 seer-5 seer-6 seer-7 seer-8 \
         seer-9",
        "giant-1 giant-1 troll-0 troll-1 troll-2 troll-3 troll-4 troll-5 troll-6 troll-7 troll-8 \
         troll-9 dragon-5",
    ];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "");
    scene.go_to_last_trick().turn_of(S0);
    scene.trick("seer-9 dragon-5").turn_of(S0);
    scene.act("take middle-1").turn_of(S1);
    assert_eq!(scene.public().phase, Phase::Gather);
}

#[test]
fn winner_chooses_and_second_takes_the_other_card_with_three_players() {
    let hands = ["dwarf-9", "dwarf-5", "dwarf-1"];
    let pile = "knight-2 knight-3 undead-4";
    let mut scene = Scene::recruit(with_knights(3), S0, &hands, pile);
    scene
        .trick("dwarf-9 dwarf-5 dwarf-1")
        .turn_of(S0)
        .may(&["take middle-1", "take middle-2"])
        .followers(S0, "");
    scene
        .act("take middle-2")
        .followers(S0, "knight-3")
        .followers(S1, "knight-2")
        .followers(S2, "undead-4");
}

#[test]
fn third_draws_before_fourth_with_four_players() {
    let hands = ["dwarf-1", "dwarf-9", "dwarf-0", "dwarf-5"];
    let pile = "knight-2 knight-3 undead-4 undead-5";
    let mut scene = Scene::recruit(with_knights(4), S0, &hands, pile);
    scene.trick("dwarf-1 dwarf-9 dwarf-0 dwarf-5").turn_of(S1);
    scene
        .act("take middle-1")
        .followers(S1, "knight-2")
        .followers(S3, "knight-3")
        .followers(S0, "undead-4")
        .followers(S2, "undead-5")
        .turn_of(S1);
}

#[test]
fn two_equal_revealed_cards_are_two_choices() {
    let hands = ["dwarf-9", "dwarf-5", "dwarf-1"];
    let mut scene = Scene::recruit(with_knights(3), S0, &hands, "goblin-0 goblin-0");
    scene
        .trick("dwarf-9 dwarf-5 dwarf-1")
        .may(&["take middle-1", "take middle-2"]);
}

#[test]
fn second_knight_takes_the_second_card() {
    let hands = [
        "goblin-9",
        "knight-2 !goblin",
        "knight-3 !goblin",
        "doppelganger-9",
    ];
    let pile = "undead-2 undead-3 undead-4 undead-5";
    let mut scene = Scene::recruit(with_knights(4), S0, &hands, pile);
    scene
        .trick("goblin-9 knight-2 knight-3 doppelganger-9")
        .turn_of(S2);
    scene
        .act("take middle-1")
        .followers(S1, "undead-3")
        .followers(S0, "undead-4")
        .followers(S3, "undead-5");
}
