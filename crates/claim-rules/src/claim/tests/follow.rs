//! Following and winning (RULES.md 1.3), Knights and Doppelgängers.

use super::scene::card;
use super::*;
use crate::claim::{IllegalAction, Trick, WinReason};

/// Asserts who wins a trick that seat 0 leads, and why.
#[track_caller]
fn assert_winner(players: u8, cards: &str, winner: Seat, reason: WinReason) {
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

/// Asserts the ranking of a trick that seat 0 leads, best seat first.
#[track_caller]
fn assert_ranking(cards: &str, order: &[Seat]) {
    let count = u8::try_from(order.len()).expect("at most four");
    let mut trick = Trick::new(S0, count);
    cards.split(' ').for_each(|text| trick.push(card(text)));
    let ranking: Vec<_> = trick.ranking().into_iter().flatten().collect();
    assert_eq!(ranking, order, "{cards}");
}

#[test]
fn leader_may_play_any_card() {
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
fn led_faction_or_doppelganger_must_be_played_if_held() {
    let hand = "goblin-0 goblin-7 doppelganger-3 knight-9 dwarf-1 !goblin !doppelganger";
    let mut scene = Scene::recruit(claim(), S0, &["goblin-5", hand], "");
    scene.trick("goblin-5").turn_of(S1).may(&[
        "play goblin-0",
        "play goblin-7",
        "play doppelganger-3",
    ]);
}

#[test]
fn knight_may_not_be_played_instead_of_following() {
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
fn any_card_may_be_played_when_void() {
    let hands = ["undead-5", "!undead"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "");
    scene.trick("undead-5");
    let hand = scene.state().view(S1).own.hand.distinct();
    assert_eq!(scene.legal().len(), hand.len());
}

#[test]
fn doppelganger_in_hand_does_not_count_as_led_faction() {
    let hands = ["undead-5", "doppelganger-3 goblin-4 !undead"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "");
    scene.trick("undead-5 goblin-4").turn_of(S0);
}

#[test]
fn led_doppelganger_must_be_followed_by_doppelganger() {
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
fn following_applies_in_phase_two() {
    let hand = "goblin-0 goblin-7 doppelganger-3 knight-9 !goblin !doppelganger";
    let mut scene = Scene::gather(claim(), S0, &["goblin-5", hand]);
    scene
        .trick("goblin-5")
        .may(&["play goblin-0", "play goblin-7", "play doppelganger-3"]);
}

#[test]
fn card_not_in_hand_is_refused() {
    let scene = Scene::recruit(claim(), S0, &["goblin-5", "goblin-7"], "");
    let mut state = *scene.state();
    let action = "play goblin-7".parse().expect("an action");
    let refusal = IllegalAction::NotHeld(card("goblin-7"));
    assert_eq!(state.play(action), Err(refusal));
}

#[test]
fn higher_card_of_led_faction_wins() {
    assert_winner(2, "goblin-6 goblin-0", S0, WinReason::Highest);
    assert_winner(2, "goblin-6 goblin-8", S1, WinReason::Highest);
}

#[test]
fn leader_wins_equal_values() {
    assert_winner(2, "goblin-0 goblin-0", S0, WinReason::PlayedFirst);
    assert_winner(2, "dwarf-4 doppelganger-4", S0, WinReason::PlayedFirst);
}

#[test]
fn other_faction_loses_to_leader() {
    assert_winner(2, "goblin-0 dwarf-9", S0, WinReason::Unfollowed);
    assert_winner(2, "giant-1 seer-9", S0, WinReason::Unfollowed);
}

#[test]
fn knight_beats_any_goblin() {
    assert_winner(2, "goblin-9 knight-2", S1, WinReason::KnightBeatsGoblin);
}

#[test]
fn goblin_does_not_beat_led_knight() {
    assert_winner(2, "knight-2 goblin-9", S0, WinReason::Unfollowed);
}

#[test]
fn knights_after_a_led_knight_are_plain_cards() {
    assert_winner(2, "knight-5 knight-3", S0, WinReason::Highest);
    assert_winner(2, "knight-5 knight-7", S1, WinReason::Highest);
    assert_winner(2, "knight-5 doppelganger-7", S1, WinReason::Doppelganger);
}

#[test]
fn knight_after_any_other_faction_is_a_plain_card() {
    assert_winner(2, "dwarf-0 knight-9", S0, WinReason::Unfollowed);
    assert_winner(2, "doppelganger-0 knight-9", S0, WinReason::Unfollowed);
    assert_winner(3, "undead-0 goblin-5 knight-9", S0, WinReason::Unfollowed);
}

#[test]
fn doppelganger_counts_as_led_faction() {
    assert_winner(2, "undead-4 doppelganger-5", S1, WinReason::Doppelganger);
    assert_winner(2, "undead-4 doppelganger-3", S0, WinReason::Highest);
    assert_winner(2, "goblin-4 doppelganger-5", S1, WinReason::Doppelganger);
}

#[test]
fn led_doppelganger_is_beaten_only_by_doppelgangers() {
    assert_winner(2, "doppelganger-4 doppelganger-5", S1, WinReason::Highest);
    assert_winner(2, "doppelganger-4 undead-9", S0, WinReason::Unfollowed);
}

#[test]
fn highest_of_several_knights_wins_against_goblin() {
    assert_winner(
        3,
        "goblin-9 knight-2 knight-3",
        S2,
        WinReason::KnightBeatsGoblin,
    );
    assert_winner(
        3,
        "goblin-9 knight-3 knight-2",
        S1,
        WinReason::KnightBeatsGoblin,
    );
}

#[test]
fn second_knight_ranks_second() {
    assert_ranking(
        "goblin-9 knight-2 doppelganger-9 knight-3",
        &[S3, S1, S0, S2],
    );
}

#[test]
fn cards_that_do_not_follow_rank_by_value() {
    assert_ranking("dwarf-1 undead-5 seer-9 goblin-7", &[S0, S2, S3, S1]);
    assert_ranking("dwarf-1 doppelganger-0 seer-9", &[S0, S1, S2]);
}

#[test]
fn earlier_of_equal_cards_ranks_first() {
    assert_ranking("dwarf-3 undead-5 seer-5 doppelganger-3", &[S0, S3, S1, S2]);
    assert_ranking("goblin-0 goblin-0 goblin-0 goblin-0", &[S0, S1, S2, S3]);
}

#[test]
fn ranking_names_seats_from_the_leader_on() {
    let mut trick = Trick::new(S2, 4);
    for text in ["dwarf-1", "dwarf-5", "dwarf-0", "dwarf-9"] {
        trick.push(card(text));
    }
    assert_eq!(trick.ranking(), [S1, S3, S2, S0].map(Some));
}
