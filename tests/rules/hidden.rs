//! RULES.md 1.7 as a law: what a viewer has not seen, dealt anew, changes nothing in its view.

use claim_bot::cards::Seat;
use claim_bot::record::{Line, Replay};
use claim_bot::rules::{Chance, PublicView, Setup, View, claim};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::matches::{any_trick_setup, cases, deck_of, random_match};
use super::naive::Naive;

/// What a viewer knows; the gallery comes after the seats.
#[derive(Debug, PartialEq)]
enum Known {
    Seat(View),
    Gallery(PublicView),
}

fn known(replay: &Replay, setup: &Setup, viewer: usize) -> Known {
    if viewer == usize::from(setup.players()) {
        return Known::Gallery(replay.state().public_view());
    }
    let seat = Seat::from_index(viewer).expect("a seat of the table");
    Known::Seat(replay.state().view(seat))
}

/// Steps through lines; `None` if they are no possible match.
fn stepped(lines: &[Line]) -> Option<Replay> {
    let Some(Line::Header(header)) = lines.first() else {
        return None;
    };
    let mut replay = Replay::new(header.clone());
    for line in &lines[1..] {
        replay.step(line).ok()?;
    }
    Some(replay)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_view_does_not_depend_on_what_its_viewer_has_not_seen(
        setup in any_trick_setup(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = random_match(&setup, seed, false, false);
        let actions = lines.len() - 4;
        lines.truncate(3 + cut.index(actions + 1));
        let deck = deck_of(&lines);
        let replay = stepped(&lines).expect("a correct record");
        let leader = stepped(&lines[..3]).and_then(|start| start.state().to_act());
        let leader = leader.expect("somebody leads").index();
        let mut naive = Naive::new(setup.players().into(), &deck, leader);
        for line in &lines[3..] {
            let Line::Action { action, .. } = line else {
                panic!("play has actions only");
            };
            naive.act(&action.to_string());
        }
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for (viewer, seen) in naive.seen.iter().enumerate() {
            let unseen: Vec<_> = (0..deck.len()).filter(|&place| !seen[place]).collect();
            let before = known(&replay, &setup, viewer);
            for _ in 0..if unseen.is_empty() { 0 } else { 20 } {
                let mut anew = deck.clone();
                for _ in 0..rng.random_range(1..4) {
                    let mut any = || unseen[rng.random_range(0..unseen.len())];
                    anew.swap(any(), any());
                }
                lines[2] = Line::Chance(Chance::Claim(claim::Chance::Deck(anew)));
                // Where somebody could not have played as they did, the viewer knows better.
                if let Some(other) = stepped(&lines) {
                    prop_assert_eq!(&known(&other, &setup, viewer), &before);
                }
            }
        }
    }
}
