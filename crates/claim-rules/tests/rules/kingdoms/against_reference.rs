//! The engine agrees with the reference implementation at every step.

use std::collections::{BTreeMap, BTreeSet};

use claim_rules::cards::{Faction, Seat};
use claim_rules::record::{Ending, Line, Replay};
use claim_rules::{Chance, State, kingdoms};
use proptest::prelude::*;

use super::matches::{any_match, any_play, dealt, of, view};
use super::reference::{Due, Reference};
use crate::rules::matches::cases;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

fn sorted(factions: impl IntoIterator<Item = Faction>) -> Vec<Faction> {
    let mut factions: Vec<_> = factions.into_iter().collect();
    factions.sort_unstable();
    factions
}

/// Compares what everyone sees.
fn compare_public(state: &kingdoms::State, reference: &Reference) {
    let public = state.public_view();
    let number = |number: usize| u8::try_from(number).expect("small numbers");
    let mut board = BTreeMap::new();
    for card in public.board.cards() {
        let spot = (card.space.x().into(), card.space.y().into());
        assert_eq!(public.board.card_at(card.space), Some(card));
        let figures = SEATS.map(|seat| card.figures[seat]);
        board.insert(spot, (card.faction, card.face_up, figures));
    }
    let laid = reference.board.iter().map(|(&spot, card)| {
        let figures = [0, 1].map(|seat| card.figures.contains(&seat));
        (spot, (card.faction, card.face_up, figures))
    });
    assert_eq!(board, laid.collect());
    let faction = |&card: &usize| reference.deck[card];
    let display: Vec<_> = public.display.into_iter().flatten().collect();
    assert_eq!(
        display,
        reference.display.iter().map(faction).collect::<Vec<_>>()
    );
    assert_eq!(public.pile_size, number(reference.pile.len()));
    for (n, seat) in SEATS.into_iter().enumerate() {
        assert_eq!(public.supply[seat], number(reference.supply[n]), "supply");
        assert_eq!(
            public.points[seat],
            u16::from(number(reference.points[n])),
            "points"
        );
        assert_eq!(public.hand_size[seat], number(reference.hands[n].len()));
        let open = sorted(public.open_hand[seat].iter());
        assert_eq!(
            open,
            sorted(reference.open[n].iter().map(faction)),
            "open cards"
        );
    }
}

/// Compares what each seat knows: its hand, and the possible hands of the opponent.
fn compare_private(state: &State, reference: &Reference) {
    for (n, seat) in SEATS.into_iter().enumerate() {
        let view = view(state, seat);
        let other = seat.next(2);
        let hand = reference.hands[n].iter().map(|&card| reference.deck[card]);
        assert_eq!(sorted(view.own.hand.iter()), sorted(hand));
        let hidden = view.public.hidden_size(other);
        let hands = view
            .own
            .opponent_hands
            .hands(hidden)
            .map(|hand| sorted(hand.iter()));
        let worlds = reference.worlds[n].hands();
        assert_eq!(hands.collect::<BTreeSet<_>>(), worlds);
        let hidden_cards = reference.hands[1 - n].iter();
        let hidden_cards = hidden_cards.filter(|card| !reference.open[1 - n].contains(card));
        let drawn = reference
            .drawn
            .iter()
            .filter(|_| reference.to_act() != Some(n));
        let unseen = hidden_cards.chain(&reference.pile).chain(drawn);
        let unseen = unseen.map(|&card| reference.deck[card]);
        assert_eq!(sorted(view.unseen().iter()), sorted(unseen));
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn engine_agrees_with_reference((factions, style) in any_play(), seed: u64) {
        let lines = any_match(&factions, seed, style);
        let (first, deck) = dealt(&lines);
        let Line::Header(header) = &lines[0] else {
            panic!("a record begins with its header");
        };
        let mut replay = Replay::new(header.clone());
        for line in &lines[1..3] {
            replay.step(line).expect("a correct line");
        }
        let mut reference = Reference::new(&factions, &deck, first.index());
        for line in &lines[3..] {
            compare_public(of(replay.state()), &reference);
            compare_private(replay.state(), &reference);
            let to_act = replay.state().to_act();
            prop_assert_eq!(reference.to_act(), to_act.map(Seat::index));
            match line {
                Line::Action { action, legal, .. } => {
                    let legal = legal.iter().flatten().map(ToString::to_string);
                    prop_assert_eq!(legal.collect::<Vec<_>>(), reference.legal());
                    reference.act(&action.to_string());
                }
                Line::Chance(Chance::Kingdoms(kingdoms::Chance::Shuffle(order))) => {
                    prop_assert!([Due::ShuffleSeer, Due::ShuffleDisplay].contains(&reference.due()));
                    reference.shuffle(order);
                }
                Line::Result { ending: Ending::Played(outcome), .. } => {
                    prop_assert_eq!(reference.due(), Due::Nothing);
                    prop_assert_eq!(&outcome.result, &reference.result());
                    let winners: Vec<_> = outcome.winners.iter().map(|it| it.index()).collect();
                    prop_assert_eq!(&outcome.result["winners"], &serde_json::json!(winners));
                }
                _ => prop_assert!(false, "unexpected line during play"),
            }
            replay.step(line).expect("a correct line");
        }
    }
}
