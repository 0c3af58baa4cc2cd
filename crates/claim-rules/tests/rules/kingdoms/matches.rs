//! Random matches of Claim Kingdoms.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::Awaiting;
use claim_rules::record::{Header, Line};
use claim_rules::{Action, Chance, GameKind, Options, Setup, State, View, kingdoms};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use crate::rules::matches::play_match;

/// How the players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Any legal action.
    Random,
    /// The action that returns the most figures to their owners, so that the match takes as long as
    /// possible.
    Long,
}

/// Any seven factions in any order, and a style. Long matches use the factions that prolong them.
pub(crate) fn any_play() -> impl Strategy<Value = (Vec<Faction>, Style)> {
    let any = Just(Faction::ALL.to_vec()).prop_shuffle();
    (any, prop::bool::weighted(0.1)).prop_map(|(mut factions, long)| {
        if long {
            let last = [Faction::Knight, Faction::Giant, Faction::Doppelganger];
            factions.sort_by_key(|faction| !last.contains(faction));
        }
        factions.truncate(7);
        let style = if long { Style::Long } else { Style::Random };
        (factions, style)
    })
}

/// The lines of a whole match, the result included, with the legal actions.
pub(crate) fn any_match(factions: &[Faction], seed: u64, style: Style) -> Vec<Line> {
    let ids: Vec<_> = factions.iter().map(|faction| faction.id()).collect();
    let options = Options::default().with("factions", ids);
    let setup = Setup::new(GameKind::Kingdoms, 2, options).expect("seven factions");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let chance = ChaCha20Rng::seed_from_u64(seed.wrapping_add(1));
    play_match(Header::new(setup), None, true, chance, |state| {
        choose(state, style, &mut rng)
    })
}

fn choose(state: &State, style: Style, rng: &mut ChaCha20Rng) -> Action {
    let legal = state.legal_actions();
    let mut any = || legal[rng.random_range(0..legal.len())];
    match style {
        Style::Random => any(),
        Style::Long => {
            let some: Vec<_> = (0..12).map(|_| any()).collect();
            let best = some
                .into_iter()
                .max_by_key(|&action| supply_after(state, action));
            best.expect("something is legal")
        }
    }
}

/// The number of figures in both supplies after an action and the best use of its power.
fn supply_after(state: &State, action: Action) -> u8 {
    let mut after = state.clone();
    after.play(action).expect("a legal action");
    let public = of(&after).public_view();
    match public.awaiting {
        Awaiting::Power { .. } => {
            let legal = after.legal_actions().into_iter();
            let supplies = legal.map(|action| supply_after(&after, action));
            supplies.max().expect("a power can be declined")
        }
        _ => public.supply.0.iter().sum(),
    }
}

/// The state of a match of Claim Kingdoms.
pub(crate) fn of(state: &State) -> &kingdoms::State {
    let State::Kingdoms(state) = state else {
        panic!("a match of Claim Kingdoms");
    };
    state
}

/// The view of a seat in a match of Claim Kingdoms.
pub(crate) fn view(state: &State, seat: Seat) -> kingdoms::View {
    let View::Kingdoms(view) = state.view(seat) else {
        panic!("a match of Claim Kingdoms");
    };
    *view
}

/// The seat that begins, and the deck.
pub(crate) fn dealt(lines: &[Line]) -> (Seat, Vec<Faction>) {
    match &lines[1..3] {
        [
            Line::Chance(Chance::Kingdoms(kingdoms::Chance::First(first))),
            Line::Chance(Chance::Kingdoms(kingdoms::Chance::Deck(deck))),
        ] => (*first, deck.clone()),
        _ => panic!("a match begins with its deal"),
    }
}
