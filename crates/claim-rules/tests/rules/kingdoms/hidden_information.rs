//! Hidden information stays hidden: if cards that a seat has not seen are swapped, its view stays
//! the same.

use claim_rules::Game;
use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{Action, Chance, State};
use claim_rules::record::Line;
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::matches::{any_match, any_play, dealt, of, view};
use super::properties::check_conserved;
use super::reference::Reference;
use crate::rules::matches::{cases, try_replay};

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// Plays at random to the end. Returns how many turns that took.
fn play_out(mut state: State, rng: &mut ChaCha20Rng) -> u8 {
    let before = state.public_view().turn_number;
    while state.score().is_none() {
        let number = |count| rng.random_range(0..count);
        if let Some(action) = state.legal_actions().pick(number) {
            state.play(action).expect("a legal action");
        } else {
            let chance = state.draw_chance(rng).expect("chance is due");
            state
                .apply_chance(&chance)
                .expect("drawn chance is possible");
        }
    }
    state.public_view().turn_number - before
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn samples_have_the_same_view_and_can_be_played_out(
        (factions, style) in any_play(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = any_match(&factions, seed, style);
        lines.truncate(1 + cut.index(lines.len()));
        let replay = try_replay(&lines).expect("a correct record");
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
    fn samples_have_every_possible_hand_and_no_other(
        (factions, style) in any_play(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = any_match(&factions, seed, style);
        lines.truncate(3 + cut.index(lines.len() - 2));
        let replay = try_replay(&lines).expect("a correct record");
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for seat in SEATS {
            let view = view(replay.state(), seat);
            let other = seat.next(2);
            let hidden = view.public.hidden_size(other);
            let mut left: Vec<_> = view.own.opponent_hands.hands(hidden).collect();
            let possible = left.clone();
            // Enough for the rarest hand, whose two cards each occur once among 43.
            for _ in 0..20_000 {
                let mut hand: Vec<_> = view.sample(&mut rng).view(other).own.hand.iter().collect();
                for open in view.public.open_hand[other].iter() {
                    let index = hand.iter().position(|&card| card == open);
                    hand.remove(index.expect("open cards are in the hand"));
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

/// A line in which hidden cards are identified by their indices in the deck.
enum IndexedLine {
    Deck,
    Shuffle(Vec<usize>),
    Keep(Seat, [usize; 2]),
    Open(Box<Line>),
}

impl IndexedLine {
    /// The same line in a match with this deck.
    fn line(&self, deck: &[Faction]) -> Line {
        let chance = |chance| Line::Chance(claim_rules::Chance::Kingdoms(chance));
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
                    action: claim_rules::Action::Kingdoms(Action::Keep(one, other)),
                    legal: None,
                }
            }
            Self::Open(line) => Line::clone(line),
        }
    }
}

/// The lines of a match with their hidden cards identified, and the reference implementation after them.
fn indexed(factions: &[Faction], lines: &[Line]) -> (Vec<IndexedLine>, Reference) {
    let (first, deck) = dealt(lines);
    let mut reference = Reference::new(factions, &deck, first.index());
    let mut indexed = vec![
        IndexedLine::Open(Box::new(lines[0].clone())),
        IndexedLine::Open(Box::new(lines[1].clone())),
        IndexedLine::Deck,
    ];
    for line in &lines[3..] {
        indexed.push(match line {
            Line::Chance(claim_rules::Chance::Kingdoms(Chance::Shuffle(order))) => {
                IndexedLine::Shuffle(reference.shuffle(order))
            }
            Line::Action { seat, action, .. } => {
                reference.act(&action.to_string());
                let (seat, action) = (*seat, *action);
                if let claim_rules::Action::Kingdoms(Action::Keep(..)) = action {
                    let hand = reference.hands[seat.index()].as_slice();
                    IndexedLine::Keep(seat, hand.try_into().expect("two cards were kept"))
                } else {
                    let legal = None;
                    IndexedLine::Open(Box::new(Line::Action {
                        seat,
                        action,
                        legal,
                    }))
                }
            }
            _ => panic!("unexpected line during play"),
        });
    }
    (indexed, reference)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn view_does_not_depend_on_unseen_cards(
        (factions, style) in any_play(), seed: u64, cut: prop::sample::Index,
    ) {
        let mut lines = any_match(&factions, seed, style);
        lines.truncate(3 + cut.index(lines.len() - 3));
        let replay = try_replay(&lines).expect("a correct record");
        let (indexed, reference) = indexed(&factions, &lines);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for (n, seat) in SEATS.into_iter().enumerate() {
            let before = view(replay.state(), seat);
            let unseen = (0..49).filter(|index| !reference.seen[n].contains(index));
            let unseen: Vec<_> = unseen.collect();
            for _ in 0..if unseen.is_empty() { 0 } else { 20 } {
                let mut deck = reference.deck.clone();
                for _ in 0..rng.random_range(1..4) {
                    let mut any = || unseen[rng.random_range(0..unseen.len())];
                    deck.swap(any(), any());
                }
                let swapped: Vec<_> = indexed.iter().map(|line| line.line(&deck)).collect();
                // A swap that changes whether three equal display cards are returned contradicts what the viewer
                // has seen.
                if let Some(other) = try_replay(&swapped) {
                    prop_assert_eq!(&view(other.state(), seat), &before);
                }
            }
        }
    }
}
