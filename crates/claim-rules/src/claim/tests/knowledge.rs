//! What a player may know (RULES.md 1.7), by example. That nothing else is known is tested for all
//! matches in `tests/rules/claim`.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::scene::{card, set};
use super::*;
use crate::cards::{Card, CardSet};
use crate::chance;
use crate::claim::sample::Sampler;
use crate::claim::{Action, Phase, State};

#[test]
fn only_the_seers_owner_knows_the_peeked_card_and_its_taker() {
    let hands = ["seer-8", "seer-2", "seer-5", "seer-4"];
    let pile = "giant-5 gnome-9 dwarf-9 troll-1";
    let mut scene = Scene::recruit(with_giants(4), S0, &hands, pile);
    scene.trick("seer-8 seer-2 seer-5 seer-4");
    let peeked = |scene: &Scene, seat| scene.state().view(seat).own.peeked;
    assert_eq!(peeked(&scene, S0), Some(card("dwarf-9")));
    assert_eq!([S1, S2, S3].map(|seat| peeked(&scene, seat)), [None; 3]);
    scene.act("take middle-1");
    let own = scene.state().view(S0).own;
    assert_eq!(own.peeked, None);
    assert_eq!(own.known_draws[S3], set("dwarf-9"));
    assert_eq!(own.known_draws[S1], set(""));
    for seat in [S1, S2, S3] {
        let known_draws = scene.state().view(seat).own.known_draws;
        assert_eq!(known_draws, crate::cards::BySeat::default());
    }
}

#[test]
fn peeked_card_taken_by_its_peeker_is_an_ordinary_follower() {
    let hands = ["seer-8", "seer-2"];
    let mut scene = Scene::recruit(claim_2(), S0, &hands, "giant-5 dragon-9");
    scene.trick("seer-8 seer-2").act("take top");
    let own = scene.state().view(S0).own;
    assert_eq!((own.peeked, own.followers), (None, set("dragon-9")));
    assert_eq!(own.known_draws, crate::cards::BySeat::default());
}

#[test]
fn everyone_knows_who_took_which_card_from_the_middle() {
    let hands = ["dwarf-9", "dwarf-5", "dwarf-1"];
    let mut scene = Scene::recruit(with_knights(3), S0, &hands, "knight-2 knight-3");
    scene.trick("dwarf-9 dwarf-5 dwarf-1").act("take middle-2");
    let public = scene.public();
    assert_eq!(public.recruited[S0], set("knight-3"));
    assert_eq!(public.recruited[S1], set("knight-2"));
    assert_eq!(public.recruited[S2], set(""));
    let last = public.last.expect("a trick was played");
    let taken = [("knight-2", S1), ("knight-3", S0)];
    assert_eq!(
        last.middle,
        taken.map(|(text, seat)| Some((card(text), seat)))
    );
    assert_eq!([S0, S1, S2].map(|seat| public.follower_count[seat]), [1; 3]);
}

#[test]
fn card_taken_unseen_is_known_only_to_its_owner() {
    let hands = ["goblin-6", "goblin-2"];
    let mut scene = Scene::recruit(claim(), S0, &hands, "dwarf-7 knight-4");
    scene.trick("goblin-6 goblin-2");
    assert_eq!(scene.state().view(S1).own.followers, set("knight-4"));
    let mut seen = scene.state().view(S0).public.recruited;
    seen[S0].remove(card("dwarf-7"));
    assert_eq!(seen, crate::cards::BySeat::default());
}

#[test]
fn played_card_may_be_the_one_that_was_drawn_unseen() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut found = 0;
    for number in 0..250 {
        let setup = with_giants(3 + number % 2);
        let mut state = gathering(setup, &mut rng);
        // A seat has taken a card from the middle, has drawn an equal one unseen, and leads or follows with one
        // of the two before anything else is known of its hand.
        while let Some(seat) = state.to_act() {
            if state.trick_number > 1 {
                break;
            }
            let card = state.hands[seat].into_iter().find(|&card| {
                let taken = count(state.recruited[seat], card);
                let may_play = state
                    .legal_actions()
                    .iter()
                    .any(|it| it == Action::Play(card));
                taken == 1 && count(state.hands[seat], card) > taken && may_play
            });
            let Some(card) = card else {
                act_at_random(&mut state, &mut rng);
                continue;
            };
            state.play(Action::Play(card)).expect("a legal action");
            let Some(viewer) = state.to_act().filter(|&it| it != seat) else {
                break;
            };
            let view = state.view(viewer);
            // The viewer's Seers may have seen the card, and another seat must be able to hold it.
            let others = setup.seats().filter(|&it| it != seat && it != viewer);
            let drawn_unseen =
                |it: Seat| usize::from(setup.hand_size()) - state.recruited[it].len();
            if count(view.own.known_draws[seat], card) > 0
                || others.map(drawn_unseen).max() < Some(4)
            {
                break;
            }
            let mut samples = Sampler::new(&view);
            let mut may_have_none = || count(samples.sample(&mut rng).hands[seat], card) == 0;
            assert!((0..200).any(|_| may_have_none()), "{card} of {seat}");
            found += 1;
            break;
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn samples_give_no_card_of_a_faction_that_a_seat_could_not_follow() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let mut found = 0;
    for number in 0..20 {
        let setup = with_giants(3 + number % 2);
        let mut state = gathering(setup, &mut rng);
        while let Some(viewer) = state.to_act() {
            let view = state.view(viewer);
            let sample = view.sample(&mut rng);
            for seat in setup.seats().filter(|&it| it != viewer) {
                let voids = view.public.voids[seat];
                let mut hand = sample.hands[seat].into_iter();
                assert!(
                    !hand.any(|card| voids.contains(card.faction())),
                    "{seat}: {:?}",
                    sample.hands[seat]
                );
                found += usize::from(!voids.is_empty());
            }
            act_at_random(&mut state, &mut rng);
        }
    }
    assert!(found > 100, "{found}");
}

/// A match at the beginning of phase two.
pub(super) fn gathering(setup: Setup, rng: &mut ChaCha20Rng) -> State {
    let mut state = State::new(setup);
    state.choose_first(S0).expect("the first leader is due");
    let mut deck = setup.deck();
    chance::shuffle(rng, &mut deck);
    state.deal(&deck).expect("the deck is due");
    while state.phase == Phase::Recruit {
        act_at_random(&mut state, rng);
    }
    state
}

pub(super) fn act_at_random(state: &mut State, rng: &mut ChaCha20Rng) {
    let legal: Vec<_> = state.legal_actions().iter().collect();
    let action = legal[rng.random_range(0..legal.len())];
    state.play(action).expect("a legal action");
}

fn count(cards: CardSet, card: Card) -> usize {
    cards.into_iter().filter(|&it| it == card).count()
}
