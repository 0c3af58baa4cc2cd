//! Random matches of every game: all that happens in them can be drawn, within the limits.

use claim_render::{
    Contrast, KingdomsChoice, MAX_BYTES, Picture, claim_it, hand, kingdoms, kingdoms_cards,
    kingdoms_end, tricks, tricks_end,
};
use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::{Game, Turn, claim, claim_it as claim_it_rules, kingdoms as kingdoms_rules};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use crate::samples::{self, NAMES};

/// Plays a random match and looks at every `step`-th position.
fn for_each_position<G: Game>(setup: &G::Setup, seed: u64, step: usize, check: impl Fn(&G)) {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut state = G::new(setup);
    for index in 0_usize.. {
        if index.is_multiple_of(step) {
            check(&state);
        }
        if let Some(chance) = state.draw_chance(&mut rng) {
            state
                .apply_chance(&chance)
                .expect("it was drawn for this state");
        } else if !state.play_random(&mut rng) {
            break;
        }
    }
    assert_eq!(state.turn(), Turn::Over);
    check(&state);
}

fn check(picture: &Picture) {
    let size = picture.png.len();
    assert!(size <= MAX_BYTES, "{size} bytes");
    let ratio = f64::from(picture.height) / f64::from(picture.width);
    assert!(
        (0.2..=1.6).contains(&ratio),
        "{} x {}",
        picture.width,
        picture.height
    );
}

/// Cards shown as known on the rail of a player are among those that the player has.
fn check_known_cards(state: &claim::State, reader: Seat, other: Seat) {
    let mut owned = state.view(other).own.hand;
    if state.phase() == claim::Phase::Recruit {
        owned = state.view(other).own.followers;
    }
    let known = [
        state.public_view().known_cards(other),
        state.view(reader).known_cards(other),
    ];
    for card in known.into_iter().flatten() {
        assert!(
            known.iter().all(|it| it.count(card) <= owned.count(card)),
            "{card}"
        );
    }
}

#[test]
fn every_position_of_a_trick_taking_game_can_be_drawn() {
    for seed in 0..2 {
        for players in 2..=4 {
            for setup in [
                samples::tricks_setup(players),
                samples::claim2_setup(players),
            ] {
                for_each_position::<claim::State>(&setup, seed, 11, |state| {
                    let public = state.public_view();
                    check(&tricks(&public, &[], None, NAMES, Contrast::Standard));
                    let seats = Seat::of(players);
                    let hands: Vec<_> = seats.map(|it| (it, state.view(it).own.hand)).collect();
                    for &(seat, _) in &hands {
                        check_known_cards(state, seat, seat.next(players));
                        check(&hand(&state.view(seat), NAMES, Contrast::High));
                    }
                    check(&tricks(&public, &hands, None, NAMES, Contrast::Standard));
                    check(&tricks_end(
                        &public,
                        state.winners(),
                        NAMES,
                        Contrast::Standard,
                    ));
                });
            }
        }
    }
}

#[test]
fn every_position_of_kingdoms_can_be_drawn() {
    for seed in 0..4 {
        for_each_position::<kingdoms_rules::State>(&samples::kingdoms_setup(), seed, 13, |state| {
            let view = state.public_view();
            let spaces = view.placeable_spaces();
            let cards: Vec<_> = view.board.cards().map(|card| card.space).collect();
            let card = Faction::Dragon;
            let spaces = KingdomsChoice::Space { card, spaces };
            for choice in [spaces, KingdomsChoice::Card(&cards)] {
                check(&kingdoms(
                    view,
                    choice,
                    Seat::Second,
                    NAMES,
                    Contrast::Standard,
                ));
            }
            for seat in Seat::of(2) {
                check(&kingdoms_cards(&state.view(seat), Contrast::Standard));
            }
            check(&kingdoms_end(
                view,
                state.winners(),
                NAMES,
                Contrast::Standard,
            ));
        });
    }
}

#[test]
fn every_position_of_claim_it_can_be_drawn() {
    for seed in 0..2 {
        for players in 2..=5 {
            let variant = claim_it_rules::Variant::ALL[usize::from(players < 4)];
            let setup = claim_it_rules::Setup::new(players, variant).expect("2 to 5");
            for_each_position::<claim_it_rules::State>(&setup, seed, 30, |state| {
                let view = state.public_view();
                check(&claim_it(view, SeatSet::EMPTY, NAMES, Contrast::Standard));
                check(&claim_it(view, state.winners(), NAMES, Contrast::Standard));
            });
        }
    }
}
