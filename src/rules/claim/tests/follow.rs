//! Following and winning (RULES.md 1.3), Knights and Doppelgängers.

use super::scene::card;
use super::*;
use crate::rules::claim::{IllegalAction, Trick, WinReason};

/// Who wins a trick that seat 0 leads, and why.
#[track_caller]
fn won(players: u8, cards: &str, winner: Seat, reason: WinReason) {
    let mut trick = Trick::new(S0, players);
    for card in cards.split(' ').map(card) {
        let (seat, would_win) = (trick.to_play(), trick.would_win(card));
        trick.push(card);
        assert_eq!(seat == Some(trick.winner()), would_win, "{cards}: {card}");
    }
    assert_eq!(trick.to_play(), None, "{cards}");
    assert_eq!(trick.winner(), winner, "{cards}");
    assert_eq!(trick.ranking()[0], Some(winner), "{cards}");
    assert_eq!(trick.win_reason(), Some(reason), "{cards}");
}

/// The order of the seats in a trick that seat 0 leads, best first.
#[track_caller]
fn ranked(cards: &str, order: &[Seat]) {
    let count = u8::try_from(order.len()).expect("at most four");
    let mut trick = Trick::new(S0, count);
    cards.split(' ').for_each(|text| trick.push(card(text)));
    let ranking: Vec<_> = trick.ranking().into_iter().flatten().collect();
    assert_eq!(ranking, order, "{cards}");
}

#[test]
fn the_leader_plays_any_card_whatever_is_revealed() {
    let hand = "goblin-0 goblin-0 goblin-1 goblin-2 knight-2 knight-3 undead-0 undead-1 dwarf-0 \
                dwarf-1 doppelganger-0 doppelganger-1 dwarf-9";
    let scene = Scene::recruit(claim(), S0, &[hand, ""], "knight-9");
    let mut all: Vec<_> = hand
        .split_whitespace()
        .map(|c| format!("play {c}"))
        .collect();
    all.dedup();
    scene.may(&all.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn who_holds_the_led_faction_plays_one_of_it_or_a_doppelganger() {
    let hand = "goblin-0 goblin-7 doppelganger-3 knight-9 dwarf-1 !goblin !doppelganger";
    let mut scene = Scene::recruit(claim(), S0, &["goblin-5", hand], "");
    scene.trick("goblin-5").turn_of(S1).may(&[
        "play goblin-0",
        "play goblin-7",
        "play doppelganger-3",
    ]);
}

#[test]
fn a_knight_does_not_free_from_following() {
    let hands = ["goblin-5", "goblin-0 knight-9 dwarf-1"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "");
    scene.trick("goblin-5");
    let mut state = *scene.state();
    let knight = "play knight-9".parse().expect("an action");
    assert_eq!(
        state.play(knight),
        Err(IllegalAction::Revoke(Faction::Goblin))
    );
    assert_eq!(&state, scene.state());
}

#[test]
fn who_holds_none_of_the_led_faction_plays_any_card() {
    let hands = ["undead-5", "!undead"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "");
    scene.trick("undead-5");
    let hand = scene.state().view(S1).own.hand.distinct();
    assert_eq!(scene.legal().len(), hand.len());
}

#[test]
fn holding_a_doppelganger_is_not_holding_the_led_faction() {
    let hands = ["undead-5", "doppelganger-3 goblin-4 !undead"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "");
    scene.trick("undead-5 goblin-4").turn_of(S0);
}

#[test]
fn a_led_doppelganger_demands_doppelgangers() {
    let hand = "doppelganger-3 doppelganger-8 goblin-4 !doppelganger";
    let mut scene = Scene::recruit(claim(), S0, &["doppelganger-5", hand], "");
    scene
        .trick("doppelganger-5")
        .may(&["play doppelganger-3", "play doppelganger-8"]);
    let mut scene = Scene::recruit(claim(), S0, &["doppelganger-5", "!doppelganger"], "");
    scene.trick("doppelganger-5");
    let hand = scene.state().view(S1).own.hand.distinct();
    assert_eq!(scene.legal().len(), hand.len());
}

#[test]
fn the_rules_of_following_hold_in_phase_two() {
    let hand = "goblin-0 goblin-7 doppelganger-3 knight-9 !goblin !doppelganger";
    let mut scene = Scene::gather(claim(), S0, &["goblin-5", hand]);
    scene
        .trick("goblin-5")
        .may(&["play goblin-0", "play goblin-7", "play doppelganger-3"]);
}

#[test]
fn a_card_not_held_is_refused() {
    let scene = Scene::recruit(claim(), S0, &["goblin-5", "goblin-7"], "");
    let mut state = *scene.state();
    let action = "play goblin-7".parse().expect("an action");
    let refusal = IllegalAction::NotHeld(card("goblin-7"));
    assert_eq!(state.play(action), Err(refusal));
}

#[test]
fn the_higher_card_of_the_led_faction_wins() {
    won(2, "goblin-6 goblin-0", S0, WinReason::Highest);
    won(2, "goblin-6 goblin-8", S1, WinReason::Highest);
}

#[test]
fn equal_values_go_to_the_leader() {
    won(2, "goblin-0 goblin-0", S0, WinReason::PlayedFirst);
    won(2, "dwarf-4 doppelganger-4", S0, WinReason::PlayedFirst);
}

#[test]
fn another_faction_loses_to_the_leader() {
    won(2, "goblin-0 dwarf-9", S0, WinReason::NobodyFollowed);
    won(2, "giant-1 seer-9", S0, WinReason::NobodyFollowed);
}

#[test]
fn a_knight_beats_a_goblin_whatever_the_values() {
    won(2, "goblin-9 knight-2", S1, WinReason::KnightBeatsGoblin);
}

#[test]
fn a_goblin_on_a_knight_is_a_card_of_another_faction() {
    won(2, "knight-2 goblin-9", S0, WinReason::NobodyFollowed);
}

#[test]
fn knights_led_by_a_knight_are_plain_cards() {
    won(2, "knight-5 knight-3", S0, WinReason::Highest);
    won(2, "knight-5 knight-7", S1, WinReason::Highest);
    won(2, "knight-5 doppelganger-7", S1, WinReason::Doppelganger);
}

#[test]
fn a_knight_on_any_other_faction_is_a_plain_card() {
    won(2, "dwarf-0 knight-9", S0, WinReason::NobodyFollowed);
    won(2, "doppelganger-0 knight-9", S0, WinReason::NobodyFollowed);
    won(
        3,
        "undead-0 goblin-5 knight-9",
        S0,
        WinReason::NobodyFollowed,
    );
}

#[test]
fn a_doppelganger_counts_as_of_the_led_faction() {
    won(2, "undead-4 doppelganger-5", S1, WinReason::Doppelganger);
    won(2, "undead-4 doppelganger-3", S0, WinReason::Highest);
    won(2, "goblin-4 doppelganger-5", S1, WinReason::Doppelganger);
}

#[test]
fn a_led_doppelganger_is_beaten_by_doppelgangers_alone() {
    won(2, "doppelganger-4 doppelganger-5", S1, WinReason::Highest);
    won(2, "doppelganger-4 undead-9", S0, WinReason::NobodyFollowed);
}

#[test]
fn of_several_knights_on_a_goblin_the_highest_wins() {
    won(
        3,
        "goblin-9 knight-2 knight-3",
        S2,
        WinReason::KnightBeatsGoblin,
    );
    won(
        3,
        "goblin-9 knight-3 knight-2",
        S1,
        WinReason::KnightBeatsGoblin,
    );
}

#[test]
fn a_second_knight_takes_second_place() {
    ranked(
        "goblin-9 knight-2 doppelganger-9 knight-3",
        &[S3, S1, S0, S2],
    );
}

#[test]
fn those_who_did_not_follow_rank_by_value_whatever_the_faction() {
    ranked("dwarf-1 undead-5 seer-9 goblin-7", &[S0, S2, S3, S1]);
    ranked("dwarf-1 doppelganger-0 seer-9", &[S0, S1, S2]);
}

#[test]
fn among_equals_the_earlier_played_ranks_first() {
    ranked("dwarf-3 undead-5 seer-5 doppelganger-3", &[S0, S3, S1, S2]);
    ranked("goblin-0 goblin-0 goblin-0 goblin-0", &[S0, S1, S2, S3]);
}

#[test]
fn seats_rank_as_they_sit_round_from_the_leader() {
    let mut trick = Trick::new(S2, 4);
    for text in ["dwarf-1", "dwarf-5", "dwarf-0", "dwarf-9"] {
        trick.push(card(text));
    }
    assert_eq!(trick.ranking(), [S1, S3, S2, S0].map(Some));
}
