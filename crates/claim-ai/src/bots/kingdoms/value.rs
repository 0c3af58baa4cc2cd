//! The learned value of a position between two turns: the chance to win of the seat whose turn begins.

use std::sync::LazyLock;

use claim_rules::cards::{BySeat, Faction, Seat};
use claim_rules::kingdoms::{Awaiting, State, control_value};

use crate::bots::perceptron::Perceptron;

/// The inputs that do not belong to a faction.
const GENERAL: usize = 10;

/// The inputs of each faction.
const PER_FACTION: usize = 7;

/// The number of inputs.
pub(super) const INPUTS: usize = GENERAL + PER_FACTION * Faction::COUNT;

/// The trained weights, as the example `train_value` writes them.
pub(super) const TRAINED: &[u8] = include_bytes!("value.bin");

/// The size of what was trained, in bytes.
pub(in crate::bots) const VALUE_BYTES: usize = TRAINED.len();

/// Each seat's chance to win; `None` unless a turn is about to begin.
pub(super) fn chances(state: &State) -> Option<BySeat<f32>> {
    static NETWORK: LazyLock<Perceptron> =
        LazyLock::new(|| Perceptron::from_bytes(INPUTS, TRAINED));
    let Awaiting::Place(seat) = state.awaiting() else {
        return None;
    };
    let chance = NETWORK.chance(inputs(state, seat));
    let mut chances = BySeat::default();
    chances[seat] = chance;
    chances[seat.next(2)] = 1.0 - chance;
    Some(chances)
}

/// A position, by the inputs that are not 0, from the side of the seat whose turn begins. The hands are known: bots
/// evaluate sampled worlds.
pub(super) fn inputs(state: &State, seat: Seat) -> impl Iterator<Item = (usize, f32)> + use<> {
    let public = state.public_view();
    let other = seat.next(2);
    let mut inputs = [0.0; INPUTS];
    let (general, by_faction) = inputs.split_at_mut(GENERAL);
    general[0] = f32::from(public.turn_number) / 30.0;
    general[1] = (f32::from(public.points[seat]) - f32::from(public.points[other])) / 10.0;
    general[3] = f32::from(public.supply[seat]) / 15.0;
    general[4] = f32::from(public.supply[other]) / 15.0;
    general[5] = f32::from(u8::from(public.first == seat));
    general[6] = f32::from(public.pile_size) / 41.0;
    for &faction in public.setup.factions() {
        let figures = public.board.figures_on(faction);
        let ahead = f32::from(figures[seat]) - f32::from(figures[other]);
        let value = f32::from(control_value(faction));
        let controls = if ahead == 0.0 { 0.0 } else { ahead.signum() };
        general[2] += controls * value / 10.0;
        match faction {
            Faction::Dwarf => general[7] = f32::from(public.board.max_points(faction)) / 5.0,
            Faction::Dragon => general[8] = f32::from(public.board.max_points(faction)) / 8.0,
            Faction::Troll => general[9] = f32::from(public.board.max_points(faction)) / 7.0,
            _ => (),
        }
        let start = PER_FACTION * faction as usize;
        let on_display = |&&card: &&Option<Faction>| card == Some(faction);
        let displayed = public.display.iter().filter(on_display).map(|_| 1.0).sum();
        by_faction[start..start + PER_FACTION].copy_from_slice(&[
            controls,
            ahead / 3.0,
            f32::from(figures[seat]) / 3.0,
            f32::from(u8::from(figures[seat].abs_diff(figures[other]) == 1)),
            state.hand(seat).count(faction).into(),
            state.hand(other).count(faction).into(),
            displayed,
        ]);
    }
    inputs
        .into_iter()
        .enumerate()
        .filter(|&(_, value)| value != 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::perceptron::HIDDEN;

    #[test]
    fn trained_network_is_complete() {
        assert_eq!(TRAINED.len(), 4 * ((INPUTS + 2) * HIDDEN + 1));
    }
}
