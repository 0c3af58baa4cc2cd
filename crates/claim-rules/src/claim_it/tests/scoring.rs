//! Scoring (RULES.md 3.3).

use super::*;
use crate::cards::{BySeat, SeatSet};
use crate::claim_it::result::result;
use crate::claim_it::{PublicView, Score, Setup, Standing, State};
use crate::record::RecordedGame;

/// The score of a board, given each seat's spaces and all gold claims.
fn scored(seats: &[&str], gold: &str) -> Score {
    let players = u8::try_from(seats.len()).expect("at most 5 players");
    let setup = Setup::new(players, Variant::Standard).expect("2 to 5 players");
    let mut stones = BySeat::default();
    for (seat, own) in setup.seats().zip(seats) {
        stones[seat] = spaces(own);
    }
    let board = PublicView {
        stones,
        gold: spaces(gold),
        ..*State::new(setup).public_view()
    };
    board.score()
}

#[test]
fn largest_group_wins_regardless_of_gold_and_spaces() {
    let scattered = "3,1 3,3 3,5 5,1 5,3 5,5";
    let score = scored(&["1,1 1,2", scattered], "3,1 3,3 3,5 5,1");
    assert_eq!(score.winners, SeatSet::from([S0]));
    let (group, gold, spaces) = (2, 0, 2);
    assert_eq!(
        score.standings[S0],
        Standing {
            group,
            gold,
            spaces
        }
    );
    let (group, gold, spaces) = (1, 4, 6);
    assert_eq!(
        score.standings[S1],
        Standing {
            group,
            gold,
            spaces
        }
    );
}

#[test]
fn groups_are_joined_by_edges_not_corners() {
    let group = |own: &str| spaces(own).largest_group();
    assert_eq!(group(""), 0);
    assert_eq!(group("3,3"), 1);
    assert_eq!(group("1,1 2,2 3,3"), 1);
    assert_eq!(group("1,1 1,2 2,2 2,3"), 4);
    assert_eq!(group("1,1 3,1 3,2 3,3 2,3 1,3 5,5 5,6"), 5);
}

#[test]
fn groups_do_not_wrap_around_the_board() {
    let group = |own: &str| spaces(own).largest_group();
    assert_eq!(group("1,6 2,1"), 1);
    assert_eq!(group("1,1 1,6"), 1);
    assert_eq!(group("1,3 6,3"), 1);
    assert_eq!(group("6,6 1,1"), 1);
}

#[test]
fn gold_claims_and_plain_stones_form_groups_together() {
    let score = scored(&["1,1 1,2 1,3", "5,5 5,6"], "1,2 5,5 5,6");
    assert_eq!(score.standings[S0].group, 3);
    assert_eq!(score.winners, SeatSet::from([S0]));
}

#[test]
fn more_gold_claims_break_equal_groups() {
    let score = scored(&["1,1 1,2 3,3", "5,5 5,6 3,5 1,5"], "1,1 3,3 5,5");
    assert_eq!(score.winners, SeatSet::from([S0]));
}

#[test]
fn more_spaces_break_equal_gold() {
    let score = scored(&["1,1 1,2 3,3", "5,5 5,6 3,5 1,5"], "1,1 5,5");
    assert_eq!(score.winners, SeatSet::from([S1]));
}

#[test]
fn full_tie_is_a_draw() {
    let score = scored(&["1,1 1,2", "3,3", "5,5 5,6", "3,5"], "1,1 5,5");
    assert_eq!(score.winners, SeatSet::from([S0, S2]));
    let five = ["1,1", "1,3", "1,5", "3,1", "3,3"];
    let all = SeatSet::from([S0, S1, S2, S3, S4]);
    assert_eq!(scored(&five, "").winners, all);
}

#[test]
fn result_lists_every_seat() {
    let score = scored(&["1,1 1,2", "3,3 3,5 5,5", "5,1"], "1,1 3,5 5,5");
    let expected = r#"{"winners":[0],"groups":[2,1,1],"gold":[1,2,0],"spaces":[2,3,1]}"#;
    assert_eq!(result(3, &score).to_string(), expected);
}

#[test]
fn match_is_scored_only_when_over() {
    let mut scene = Scene::new(5);
    scene.turn(&gold_row(6)).turn("2,2/1 2,3/2");
    scene.idle().idle().idle();
    assert_eq!(scene.state().score(), None);
    assert_eq!(scene.state().result(), None);
    scene.idle();
    let score = scene.state().score().expect("the match is over");
    assert_eq!(score.winners, SeatSet::from([S0]));
    let expected =
        r#"{"winners":[0],"groups":[6,2,0,0,0],"gold":[6,0,0,0,0],"spaces":[6,2,0,0,0]}"#;
    let result = scene.state().result().expect("the match is over");
    assert_eq!(result.to_string(), expected);
}
