//! Playing on, to judge an action by what comes of it: after some rounds, or at the end of the match.
//!
//! Each seat looks one roll ahead, which is quick and plays well. What the dice gave a seat beyond what it could expect
//! is taken out of the result. That lowers the variance and not the mean, however wrong the learned values are. Each turn
//! has random numbers that depend on the seed and the number of the turn, so that two actions are played on with the
//! same dice for as long as possible.

use claim_rules::Game;
use claim_rules::cards::{Seat, SeatSet};
use claim_rules::claim_it::{Action, Awaiting, State};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::MAX_LOST_VALUE;
use super::network::Network;
use super::turn_search::TurnSearch;
use crate::bots::search::winners_among;

/// How many turns of each seat are played on. All further ones would multiply the error and the time, and hardly change the
/// mean (docs/measurements.md).
const ROUNDS: usize = 3;

/// Plays an action of the seat to act, and then on for [`ROUNDS`] rounds or to the end. Returns that seat's share of the
/// win, or its learned chance, without the luck of the dice: on average from 0 to 1. `None` if no seat is to act.
/// `contenders` are the seats that can win, if not all can.
pub(super) fn outcome(
    state: &State,
    action: Action,
    contenders: Option<SeatSet>,
    seed: u64,
) -> Option<f32> {
    let (mut state, seat) = (*state, state.to_act()?);
    let players = state.public_view().setup.players();
    let network = Network::trained(players);
    let mut rngs = (0..).map(|turn| Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(turn)));
    let mut play_turn =
        |state: &mut State, first| play_turn(network, state, first, contenders, &mut rngs.next()?);
    let mut luck = play_turn(&mut state, Some(action))?;
    for _ in 1..ROUNDS * usize::from(players) {
        if state.awaiting() == Awaiting::Over {
            break;
        }
        let mover = state.to_act()?;
        let gained = play_turn(&mut state, None)?;
        luck += if mover == seat {
            gained
        } else {
            -gained / f32::from(players - 1)
        };
    }
    Some(chance(network, &state, seat, contenders) - luck)
}

/// The seat's share of the win, or its learned chance between two turns.
fn chance(network: &Network, state: &State, seat: Seat, contenders: Option<SeatSet>) -> f32 {
    if state.awaiting() != Awaiting::Over {
        return network.chance_among(state.public_view(), seat, contenders);
    }
    let winners = winners_among(state, contenders);
    if winners.contains(seat) {
        1.0 / f32::from(winners.len())
    } else {
        0.0
    }
}

/// Plays the rest of a turn, which begins with `first` if that is given. Returns by how much the dice raised the chance of
/// the seat whose turn it is, as far as learned values tell.
fn play_turn(
    network: &Network,
    state: &mut State,
    mut first: Option<Action>,
    contenders: Option<SeatSet>,
    rng: &mut impl Rng,
) -> Option<f32> {
    let seat = state.to_act()?;
    // To a seat that cannot win, all its actions would be worth the same.
    let contenders = contenders.filter(|seats| seats.contains(seat));
    let mut search = TurnSearch::new(network, state, seat, contenders, MAX_LOST_VALUE);
    let mut luck = 0.0;
    while state.to_act() == Some(seat) {
        let action = match first.take() {
            Some(action) => action,
            None => best_action(&mut search, state)?.0,
        };
        if action != Action::Roll {
            state.play_unchecked(action);
            continue;
        }
        let expected = search.roll(state, 1)?;
        state.play_unchecked(action);
        let chance = state.draw_chance(rng)?;
        state.apply_chance(&chance).ok()?;
        let rolled = if let Awaiting::Use { .. } = state.awaiting() {
            let (used, value) = best_action(&mut search, state)?;
            first = Some(used);
            value
        } else {
            search.bust
        };
        luck += rolled - expected;
    }
    Some(luck)
}

/// What looks best one roll ahead, and its value.
fn best_action(search: &mut TurnSearch<'_>, state: &State) -> Option<(Action, f32)> {
    let mut best = None;
    for action in state.legal_actions() {
        let value = match action {
            Action::Stop => search.stop(state, None).map(|stop| {
                // Rolling is never worse than losing for certain.
                if search.must_roll(stop) { 0.0 } else { stop }
            }),
            Action::Roll => search.roll(state, 1),
            Action::Use(_) => {
                let mut placed = *state;
                placed.play_unchecked(action);
                search.stop(&placed, None)
            }
        }?;
        if best.is_none_or(|(_, other)| value > other) {
            best = Some((action, value));
        }
    }
    best
}
