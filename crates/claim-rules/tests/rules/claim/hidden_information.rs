//! RULES.md 1.7 as a property: if cards that a viewer has not seen are swapped, its view stays the
//! same.

use claim_rules::cards::Seat;
use claim_rules::record::{Line, Replay};
use claim_rules::{Chance, PublicView, Setup, View, claim};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::matches::{any_trick_setup, deck_of};
use super::reference::Reference;
use crate::rules::matches::{cases, random_match, try_replay};

/// What a viewer knows. Viewers are the seats and, after them, the gallery.
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

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn view_does_not_depend_on_unseen_cards(
        setup in any_trick_setup(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = random_match(&setup, seed, false, false);
        let actions = lines.len() - 4;
        lines.truncate(3 + cut.index(actions + 1));
        let deck = deck_of(&lines);
        let replay = try_replay(&lines).expect("a correct record");
        let leader = try_replay(&lines[..3]).and_then(|start| start.state().to_act());
        let leader = leader.expect("a seat leads").index();
        let mut reference = Reference::new(setup.players().into(), &deck, leader);
        for line in &lines[3..] {
            let Line::Action { action, .. } = line else {
                panic!("only actions follow the deal");
            };
            reference.act(&action.to_string());
        }
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for (viewer, seen) in reference.seen.iter().enumerate() {
            let unseen: Vec<_> = (0..deck.len()).filter(|&index| !seen[index]).collect();
            let before = known(&replay, &setup, viewer);
            for _ in 0..if unseen.is_empty() { 0 } else { 20 } {
                let mut swapped = deck.clone();
                for _ in 0..rng.random_range(1..4) {
                    let mut any = || unseen[rng.random_range(0..unseen.len())];
                    swapped.swap(any(), any());
                }
                lines[2] = Line::Chance(Chance::Claim(claim::Chance::Deck(swapped)));
                // A swap that makes an action of the match illegal contradicts what the viewer has seen.
                if let Some(other) = try_replay(&lines) {
                    prop_assert_eq!(&known(&other, &setup, viewer), &before);
                }
            }
        }
    }
}
