//! Properties that hold at every step of every match of Claim It.

use claim_rules::cards::{BySeat, Seat};
use claim_rules::claim_it::{self, Action, Awaiting, Face, Space, Spaces, Stone, TurnEnd, Variant};
use claim_rules::record::{Ending, Line, Replay};
use claim_rules::{State, View};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::matches::{any_plan, public};
use super::reference::{self, Reference};
use crate::rules::matches::{cases, step_through};

/// Every action that can be written in notation, legal or not.
fn action_space() -> Vec<Action> {
    let uses = Spaces::BOARD.iter().map(Action::Use);
    uses.chain([Action::Roll, Action::Stop]).collect()
}

/// The stones on a space, from bottom to top.
fn pile(public: &claim_it::PublicView, space: Space) -> Vec<reference::Stone> {
    let mut pile = Vec::new();
    if public.gold.contains(space) {
        pile.push(reference::Stone::Owner);
    }
    for seat in public.setup.seats() {
        if public.stones[seat].contains(space) {
            pile.push(reference::Stone::Of(seat.index()));
        }
    }
    for number in Face::ALL {
        if public.placed.claim_stones[number] == Some(space) {
            pile.push(reference::Stone::Claim(number.number().into()));
        }
    }
    if public.placed.owner_stones.contains(space) {
        pile.push(reference::Stone::Owner);
    }
    pile
}

fn assert_same_board(public: &claim_it::PublicView, reference: &Reference) {
    for space in Spaces::BOARD {
        let (row, column) = (space.row.number(), space.column.number());
        let expected = reference.pile(row.into(), column.into());
        assert_eq!(pile(public, space), expected, "on {space}");
    }
    let owner_stones = reference.left(reference::Stone::Owner);
    assert_eq!(usize::from(public.supply.owner_stones), owner_stones);
    for seat in public.setup.seats() {
        let left = reference.unclaimed(seat.index());
        assert_eq!(usize::from(public.supply.stones[seat]), left);
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn engine_agrees_with_reference(plan in any_plan()) {
        let lines = plan.lines();
        let Line::Header(header) = &lines[0] else {
            panic!("a record begins with its header");
        };
        let mut replay = Replay::new(header.clone());
        let recycle = plan.setup.options().ids("variant") == ["recycle"];
        let mut reference = Reference::new(plan.setup.players().into(), recycle, 0);
        for line in &lines[1..] {
            replay.step(line).expect("a correct line");
            match line {
                Line::Chance(chance) => {
                    let chance = chance.to_string();
                    match chance.strip_prefix("first ") {
                        Some(first) => {
                            let first = first.parse().expect("a seat's number");
                            reference = Reference::new(plan.setup.players().into(), recycle, first);
                        }
                        None => reference.chance(&chance),
                    }
                }
                Line::Action { seat, action, legal } => {
                    prop_assert_eq!(reference.to_act(), Some(seat.index()));
                    let legal = legal.iter().flatten().map(ToString::to_string);
                    prop_assert_eq!(legal.collect::<Vec<_>>(), reference.legal());
                    reference.act(&action.to_string());
                }
                Line::Result { ending: Ending::Played(outcome), .. } => {
                    prop_assert_eq!(&outcome.result, &reference.result());
                }
                _ => prop_assert!(false, "unexpected line during play"),
            }
            let to_act = replay.state().to_act().map(Seat::index);
            prop_assert_eq!(to_act, reference.to_act());
            assert_same_board(&public(replay.state()), &reference);
        }
    }

    #[test]
    fn stones_are_conserved(plan in any_plan()) {
        step_through(&plan.lines(), |state| {
            let public = public(state);
            let placed = public.placed;
            let mut held = Spaces::EMPTY;
            for seat in public.setup.seats() {
                let own = public.stones[seat];
                assert!((held & own).is_empty(), "two players have stones on the same space");
                held = held | own;
                let mut count = own.len() + public.supply.stones[seat];
                if public.to_act() == Some(seat) {
                    count += placed.claimed.len();
                    assert!((own & placed.claimed).is_empty());
                    assert!((placed.owner_stones - own - placed.claimed).is_empty());
                }
                assert_eq!(count, 24);
            }
            let owner_stones = public.gold.len() + placed.owner_stones.len();
            assert_eq!(owner_stones + public.supply.owner_stones, 30);
            assert!((public.gold - held).is_empty());
            assert!((public.gold & (placed.claimed | placed.owner_stones)).is_empty());
            let claims: Vec<_> = placed.claim_stones.0.into_iter().flatten().collect();
            let under_claims: Spaces = claims.iter().copied().collect();
            assert_eq!(usize::from(under_claims.len()), claims.len());
            let expected = match public.setup.variant() {
                Variant::Standard => placed.claimed,
                Variant::Recycle => placed.claimed - placed.owner_stones,
            };
            assert_eq!(under_claims, expected);
        });
    }

    #[test]
    fn pick_selects_the_nth_action(plan in any_plan()) {
        step_through(&plan.lines(), |state| {
            let actions = public(state).legal_actions();
            let legal: Vec<_> = actions.into_iter().collect();
            assert_eq!(usize::from(actions.len()), legal.len());
            assert_eq!(actions.is_empty(), legal.is_empty());
            for (n, action) in (0..).zip(&legal) {
                let picked = actions.pick(|count| {
                    assert_eq!(count as usize, legal.len());
                    n
                });
                assert_eq!(picked, Some(*action));
            }
        });
    }

    #[test]
    fn samples_equal_the_state(plan in any_plan()) {
        let mut rng = ChaCha20Rng::seed_from_u64(0);
        step_through(&plan.lines(), |state| {
            for seat in Seat::of(plan.setup.players()) {
                let View::ClaimIt(view) = state.view(seat) else {
                    panic!("a match of Claim It");
                };
                let sample = view.sample(&mut rng);
                assert_eq!(sample.view(seat), *view);
                assert_eq!(State::ClaimIt(Box::new(sample)), *state);
            }
        });
    }

    #[test]
    fn use_places_the_announced_stone(plan in any_plan()) {
        step_through(&plan.lines(), |state| {
            let before = public(state);
            for space in Spaces::BOARD {
                let mut tried = state.clone();
                let used = tried.play(claim_rules::Action::ClaimIt(Action::Use(space)));
                let announced = before.stone_for(space);
                assert_eq!(used.is_ok(), announced.is_some());
                let Some(announced) = announced else { continue };
                let after = public(&tried).placed;
                assert_eq!(after.last.map(|last| (last.space, last.stone)), Some((space, announced)));
                match announced {
                    Stone::Claim(number) => {
                        assert_eq!(after.claim_stones[number], Some(space));
                        assert!(after.claimed.contains(space));
                    }
                    Stone::Owner => assert!(after.owner_stones.contains(space)),
                }
            }
        });
    }

    #[test]
    fn last_turn_matches_changes_of_the_board(plan in any_plan()) {
        let mut before: Option<claim_it::PublicView> = None;
        step_through(&plan.lines(), |state| {
            let now = public(state);
            let Some(before) = before.replace(now) else { return };
            let Some(ended) = now.last_turn.filter(|_| now.last_turn != before.last_turn) else {
                assert_eq!((now.stones, now.gold), (before.stones, before.gold));
                return;
            };
            assert_eq!(before.to_act(), Some(ended.seat));
            assert_eq!(before.placed, ended.placed);
            assert_eq!(now.placed, claim_it::Placed::default());
            match ended.end {
                TurnEnd::Bust(_) => {
                    assert_eq!((now.stones, now.gold), (before.stones, before.gold));
                }
                TurnEnd::Stop { taken } => {
                    let mut lost = BySeat::<Spaces>::default();
                    for seat in now.setup.seats() {
                        lost[seat] = before.stones[seat] - now.stones[seat];
                    }
                    assert_eq!(taken, lost);
                    let won = now.stones[ended.seat] - before.stones[ended.seat];
                    assert_eq!(won, ended.placed.claimed);
                    assert_eq!(now.gold - before.gold, ended.placed.owner_stones);
                }
            }
        });
    }

    #[test]
    fn every_seat_has_one_turn_in_the_last_round(plan in any_plan()) {
        let mut turns = Vec::new();
        let mut begun = None;
        step_through(&plan.lines(), |state| {
            let now = public(state);
            let enough = |seat: &Seat| {
                now.standing(*seat).gold >= now.setup.gold_for_last_round()
            };
            assert_eq!(now.last_round.is_some(), now.setup.seats().any(|seat| enough(&seat)));
            if begun.is_some() {
                assert_eq!(now.last_round, begun);
            }
            begun = now.last_round;
            if let (Some(_), Awaiting::Roll { seat }) = (begun, now.awaiting) {
                turns.push(seat);
            }
        });
        let begun = begun.expect("the match is over");
        let players = plan.setup.players();
        let expected: Vec<_> = (1..=players).map(|n| begun.after(n, players)).collect();
        prop_assert_eq!(turns, expected);
    }
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn exactly_the_legal_actions_are_accepted(plan in any_plan()) {
        let space = action_space();
        step_through(&plan.lines(), |state| {
            let legal = public(state).legal_actions();
            for &action in &space {
                let mut tried = state.clone();
                let accepted = tried.play(claim_rules::Action::ClaimIt(action)).is_ok();
                assert_eq!(accepted, legal.contains(action), "{action}");
                assert!(accepted || tried == *state, "{action} was refused but changed the state");
            }
        });
    }
}
