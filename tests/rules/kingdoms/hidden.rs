//! What is hidden stays hidden: whatever a seat cannot see, dealt anew, changes nothing in its view.

use claim_bot::cards::{Faction, Seat};
use claim_bot::record::{Line, Replay};
use claim_bot::rules::kingdoms::{Action, Chance, State};
use claim_bot::rules::{self, Game};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::laws::check_conserved;
use super::matches::{any_match, any_play, dealt, of, view};
use super::naive::Naive;
use crate::rules::matches::cases;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// Steps through lines; `None` if they are no possible match.
fn stepped(lines: &[Line]) -> Option<Replay> {
    let Line::Header(header) = lines.first()? else {
        return None;
    };
    let mut replay = Replay::new(header.clone());
    for line in &lines[1..] {
        replay.step(line).ok()?;
    }
    Some(replay)
}

/// Plays on at random; how many turns it took.
fn play_out(mut state: State, rng: &mut ChaCha20Rng) -> u8 {
    let before = state.public_view().turn_number;
    while state.played().is_none() {
        let number = |count| rng.random_range(0..count);
        if let Some(action) = state.legal_actions().pick(number) {
            state.play(action).expect("a legal action");
        } else {
            let chance = state.draw_chance(rng).expect("chance is due");
            state.settle(&chance).expect("possible chance");
        }
    }
    state.public_view().turn_number - before
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_sample_looks_like_the_view_and_plays_on(
        (factions, style) in any_play(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = any_match(&factions, seed, style);
        lines.truncate(1 + cut.index(lines.len()));
        let replay = stepped(&lines).expect("a correct record");
        let state = of(replay.state());
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for seat in SEATS {
            let view = view(replay.state(), seat);
            for _ in 0..10 {
                let sample = view.sample(&mut rng);
                prop_assert_eq!(&sample.view(seat), &view);
                prop_assert_eq!(sample.turn(), state.turn());
                if lines.len() > 2 {
                    check_conserved(&sample, &factions);
                }
                let other = sample.view(seat.next(2));
                prop_assert_eq!(&other.public, &view.public);
                prop_assert!(play_out(sample, &mut rng) <= 48);
            }
        }
    }

    #[test]
    fn a_sample_has_only_hands_that_can_be_and_all_of_them(
        (factions, style) in any_play(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = any_match(&factions, seed, style);
        lines.truncate(3 + cut.index(lines.len() - 2));
        let replay = stepped(&lines).expect("a correct record");
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for seat in SEATS {
            let view = view(replay.state(), seat);
            let other = seat.next(2);
            let hidden = view.public.hidden_size(other);
            let mut left: Vec<_> = view.own.other.hands(hidden).collect();
            let possible = left.clone();
            // The rarest hand is two cards that are there once among 43.
            for _ in 0..20_000 {
                let mut hand: Vec<_> = view.sample(&mut rng).view(other).own.hand.iter().collect();
                for open in view.public.open_hand[other].iter() {
                    let place = hand.iter().position(|&card| card == open);
                    hand.remove(place.expect("open cards are held"));
                }
                let hand = hand.into_iter().collect();
                prop_assert!(possible.contains(&hand));
                left.retain(|other| *other != hand);
                if left.is_empty() {
                    break;
                }
            }
            prop_assert_eq!(left, []);
        }
    }
}

/// A line of which a viewer does not see all, with its cards by their places in the deck.
enum Physical {
    Deck,
    Shuffle(Vec<usize>),
    Keep(Seat, [usize; 2]),
    Open(Line),
}

impl Physical {
    /// The line as it is with another deck.
    fn line(&self, deck: &[Faction]) -> Line {
        let chance = |chance| Line::Chance(rules::Chance::Kingdoms(chance));
        match self {
            Self::Deck => chance(Chance::Deck(deck.to_vec())),
            Self::Shuffle(order) => {
                let order = order.iter().map(|&card| deck[card]);
                chance(Chance::Shuffle(order.collect()))
            }
            Self::Keep(seat, cards) => {
                let mut cards = cards.map(|card| deck[card]);
                cards.sort_by_key(|faction| faction.id());
                let [one, other] = cards;
                Line::Action {
                    seat: *seat,
                    action: rules::Action::Kingdoms(Action::Keep(one, other)),
                    legal: None,
                }
            }
            Self::Open(line) => line.clone(),
        }
    }
}

/// The lines of a match with their cards by places, and the match after them.
fn physical(factions: &[Faction], lines: &[Line]) -> (Vec<Physical>, Naive) {
    let (first, deck) = dealt(lines);
    let mut naive = Naive::new(factions, &deck, first.index());
    let mut physical = vec![
        Physical::Open(lines[0].clone()),
        Physical::Open(lines[1].clone()),
        Physical::Deck,
    ];
    for line in &lines[3..] {
        physical.push(match line {
            Line::Chance(rules::Chance::Kingdoms(Chance::Shuffle(order))) => {
                Physical::Shuffle(naive.shuffle(order))
            }
            Line::Action { seat, action, .. } => {
                naive.act(&action.to_string());
                let (seat, action) = (*seat, *action);
                if let rules::Action::Kingdoms(Action::Keep(..)) = action {
                    let hand = naive.hands[seat.index()].as_slice();
                    Physical::Keep(seat, hand.try_into().expect("two cards were kept"))
                } else {
                    let legal = None;
                    Physical::Open(Line::Action {
                        seat,
                        action,
                        legal,
                    })
                }
            }
            _ => panic!("no other line in play"),
        });
    }
    (physical, naive)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_view_does_not_depend_on_what_its_viewer_has_not_seen(
        (factions, style) in any_play(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = any_match(&factions, seed, style);
        lines.truncate(3 + cut.index(lines.len() - 3));
        let replay = stepped(&lines).expect("a correct record");
        let (physical, naive) = physical(&factions, &lines);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for (n, seat) in SEATS.into_iter().enumerate() {
            let before = view(replay.state(), seat);
            let unseen = (0..49).filter(|place| !naive.seen[n].contains(place));
            let unseen: Vec<_> = unseen.collect();
            for _ in 0..if unseen.is_empty() { 0 } else { 20 } {
                let mut deck = naive.deck.clone();
                for _ in 0..rng.random_range(1..4) {
                    let mut any = || unseen[rng.random_range(0..unseen.len())];
                    deck.swap(any(), any());
                }
                let anew: Vec<_> = physical.iter().map(|line| line.line(&deck)).collect();
                // Where two of three equal cards could not have gone back into the pile, or would
                // have had to, the viewer knows better.
                if let Some(other) = stepped(&anew) {
                    prop_assert_eq!(&view(other.state(), seat), &before);
                }
            }
        }
    }
}
