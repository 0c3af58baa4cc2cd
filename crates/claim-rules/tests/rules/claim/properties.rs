//! Properties that hold at every step of every match.

use claim_rules::cards::{Card, CardSet, Faction, FactionSet, Seat};
use claim_rules::claim::{self, Awaiting, Phase, Source};
use claim_rules::record::{Ending, Line, Replay};
use claim_rules::{Action, ActionSet, Chance, Game, Setup, State, View};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::matches::{any_trick_setup, deck_of};
use super::reference::Reference;
use crate::rules::matches::{cases, random_match, step_through, text_of};

/// Every action that can be written in notation, legal or not.
fn action_space() -> Vec<Action> {
    let cards = Faction::ALL
        .into_iter()
        .flat_map(|faction| (0..=9).filter_map(move |value| Card::new(faction, value)));
    let mut actions: Vec<_> = cards.map(claim::Action::Play).collect();
    actions.extend([Source::Middle1, Source::Middle2, Source::Top].map(claim::Action::Take));
    actions.extend(Seat::ALL.map(|seat| claim::Action::Remove(Some(seat))));
    actions.push(claim::Action::Remove(None));
    actions.into_iter().map(Action::Claim).collect()
}

fn seats(setup: &Setup) -> impl Iterator<Item = Seat> + use<> {
    Seat::of(setup.players())
}

fn own(state: &State, seat: Seat) -> claim::View {
    let View::Claim(view) = state.view(seat) else {
        panic!("a trick-taking game");
    };
    *view
}

/// All cards of the match, wherever they are, in the order of the deck.
fn cards_everywhere(state: &State, setup: &Setup, deck: &[Card]) -> Vec<Card> {
    let public = own(state, Seat::First).public;
    let mut sets = vec![public.discarded, public.waiting, public.removed];
    for seat in seats(setup) {
        let private = own(state, seat).own;
        let open = [public.score[seat], public.gnomes[seat]];
        sets.extend([private.hand, private.followers]);
        sets.extend(open);
    }
    let mut cards: Vec<_> = sets.into_iter().flatten().collect();
    cards.extend(public.middle.into_iter().flatten());
    // When a seat chooses a card to take, the cards of the trick have already been moved elsewhere.
    if matches!(public.awaiting, Awaiting::Play(_) | Awaiting::Remove { .. }) {
        cards.extend(public.trick.plays().map(|(_, card)| card));
    }
    cards.extend(&deck[deck.len() - usize::from(public.pile_size)..]);
    cards.sort_unstable();
    cards
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn sets_of_actions_are_as_long_as_their_lists(setup in any_trick_setup(), seed: u64) {
        step_through(&random_match(&setup, seed, false, false), |state| {
            let State::Claim(state) = state else {
                panic!("a trick-taking game");
            };
            let legal = state.legal_actions();
            let listed: Vec<_> = legal.into_iter().collect();
            assert_eq!(legal.len(), listed.len());
            assert_eq!(legal.is_empty(), listed.is_empty());
        });
    }

    #[test]
    fn cards_are_conserved(setup in any_trick_setup(), seed: u64) {
        let lines = random_match(&setup, seed, false, false);
        let deck = deck_of(&lines);
        let mut whole = deck.clone();
        whole.sort_unstable();
        step_through(&lines, |state| {
            assert_eq!(cards_everywhere(state, &setup, &deck), whole);
            let public = own(state, Seat::First).public;
            for seat in seats(&setup) {
                let private = own(state, seat).own;
                assert_eq!(private.hand.len(), usize::from(public.hand_size[seat]));
                assert_eq!(private.followers.len(), usize::from(public.follower_count[seat]));
            }
        });
    }

    #[test]
    fn matches_have_a_fixed_number_of_plays(setup in any_trick_setup(), seed: u64) {
        let lines = random_match(&setup, seed, false, false);
        let plays = lines.iter().filter(|line| line.to_json().contains(r#""do":"play "#));
        let hand_size = [13, 12, 9][usize::from(setup.players()) - 2];
        prop_assert_eq!(plays.count(), 2 * hand_size * usize::from(setup.players()));
        let state = Replay::from_lines(text_of(&lines).lines()).expect("a correct record");
        prop_assert_eq!(own(state.state(), Seat::First).public.phase, Phase::Over);
    }

    #[test]
    fn engine_agrees_with_reference(setup in any_trick_setup(), seed: u64) {
        let lines = random_match(&setup, seed, true, false);
        let deck = deck_of(&lines);
        let first = Replay::from_lines(text_of(&lines[..3]).lines()).expect("a correct start");
        let first = first.state().to_act().expect("a seat leads");
        let mut reference = Reference::new(setup.players().into(), &deck, first.index());
        for line in &lines[3..] {
            match line {
                Line::Action { seat, action, legal } => {
                    prop_assert_eq!(reference.to_act(), Some(seat.index()));
                    let legal = legal.iter().flatten().map(ToString::to_string);
                    prop_assert_eq!(legal.collect::<Vec<_>>(), reference.legal());
                    reference.act(&action.to_string());
                }
                Line::Result { ending: Ending::Played(outcome), .. } => {
                    prop_assert_eq!(reference.to_act(), None);
                    let mut factions: Vec<_> = deck.iter().map(|card| card.faction()).collect();
                    factions.sort_unstable();
                    factions.dedup();
                    prop_assert_eq!(&outcome.result, &reference.public.result(&factions));
                    let winners: Vec<_> = outcome.winners.iter().map(|w| w.index()).collect();
                    prop_assert_eq!(&outcome.result["winners"], &serde_json::json!(winners));
                }
                _ => prop_assert!(false, "unexpected line during play"),
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn exactly_the_legal_actions_are_accepted(setup in any_trick_setup(), seed: u64) {
        let space = action_space();
        step_through(&random_match(&setup, seed, false, false), |state| {
            let legal = state.legal_actions();
            for &action in &space {
                let mut tried = state.clone();
                let accepted = tried.play(action).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{action}");
                assert!(accepted || tried == *state, "{action} was refused but changed the state");
            }
        });
    }
}

#[test]
fn card_set_holds_every_card() {
    let cards: Vec<Card> = Faction::ALL.into_iter().flat_map(CardSet::all_of).collect();
    let mut set = CardSet::EMPTY;
    for (number, &card) in cards.iter().rev().enumerate() {
        assert_eq!(set.len(), number);
        set.insert(card);
        assert!(set.contains(card));
    }
    assert_eq!(set.into_iter().collect::<Vec<_>>(), cards);
    let every = FactionSet::of(&Faction::ALL);
    let mut distinct = cards;
    distinct.dedup();
    assert_eq!(set.distinct().into_iter().collect::<Vec<_>>(), distinct);
    for (n, &card) in (0..).zip(&distinct) {
        let picked = set.distinct().pick(every, |count| {
            assert_eq!(count as usize, distinct.len());
            n
        });
        assert_eq!(picked, Some(card));
    }
    assert_eq!(CardSet::EMPTY.pick(every, |_| 0), None);
    for card in set {
        let before = set.count(card);
        assert!(set.remove(card));
        assert_eq!(set.count(card), before - 1);
    }
    assert!(set.is_empty());
    assert!(!set.remove(distinct[0]));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn only_the_complete_deck_is_dealt(setup in any_trick_setup(), seed: u64) {
        let deck = deck_of(&random_match(&setup, seed, false, false));
        let mut ready = State::new(&setup);
        let first = Chance::Claim(claim::Chance::First(Seat::First));
        ready.apply_chance(&first).expect("the first leader is due");
        for index in [0, deck.len() / 2, deck.len() - 1] {
            for card in Faction::ALL.into_iter().flat_map(CardSet::all_of) {
                let mut changed = deck.clone();
                changed[index] = card;
                let chance = Chance::Claim(claim::Chance::Deck(changed));
                let dealt = ready.clone().apply_chance(&chance);
                assert_eq!(dealt.is_ok(), card == deck[index], "{card} at index {index}");
            }
        }
    }

    #[test]
    fn pick_selects_the_nth_action(setup in any_trick_setup(), seed: u64) {
        step_through(&random_match(&setup, seed, false, false), |state| {
            let Some(seat) = state.to_act() else { return };
            let legal: Vec<_> = own(state, seat).legal_actions().into_iter().collect();
            for (n, action) in (0..).zip(&legal) {
                let picked = own(state, seat).legal_actions().pick(|count| {
                    assert_eq!(count as usize, legal.len());
                    n
                });
                assert_eq!(picked, Some(*action));
            }
        });
    }

    #[test]
    fn legal_set_equals_legal_list(setup in any_trick_setup(), seed: u64) {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        step_through(&random_match(&setup, seed, false, false), |state| {
            let State::Claim(state) = state else { panic!("a trick-taking game") };
            let mut set = state.legal_set();
            let mut left: Vec<_> = state.legal_actions().into_iter().collect();
            while let Some(action) = set.pick(&mut rng) {
                let index = left.iter().position(|&it| it == action);
                left.remove(index.expect("a picked action is legal"));
                assert!(set.remove(action));
                assert!(!set.remove(action));
            }
            assert_eq!(left, []);
        });
    }
}
