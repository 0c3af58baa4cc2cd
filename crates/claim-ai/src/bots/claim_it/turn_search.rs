//! The best play within a turn: expectimax over what the turn can still become.
//!
//! A turn that ends is worth the chance to win of the seat whose turn it was: exactly, if that ends the match, otherwise as the value
//! network estimates it. Before that, each roll is averaged over all its outcomes, and the best use is taken.
//! Positions that differ only in the order of uses are the same and are evaluated once.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::claim_it::{
    Action, Awaiting, Dice, Face, PublicView, Space, Spaces, State, Stone, Variant, View,
};

use super::network::Network;
use crate::bots::heuristics::WinChances;
use crate::bots::search::winners_among;

/// The maximum depth of a search: no turn has nearly as many useful rolls.
const MAX_DEPTH: u8 = 12;

/// The maximum value of a lost end of the match. It only ranks lost ends among each other, and is far below any
/// real chance: even that of three rolls of which each wins with one of 216 outcomes.
pub(super) const MAX_LOST_VALUE: f32 = 1e-9;

/// The maximum memory that a unit of the budget takes: an entry of a hash map, of which up to nine sixteenths are free,
/// and half of that again while the map grows.
pub(super) const BYTES_PER_POSITION: usize = 4 * size_of::<((ClaimedSpaces, ()), f32)>();

/// How far a search goes.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// How many positions are evaluated at most.
    pub(super) positions: u32,
    /// How many rolls are looked ahead at most.
    pub(super) depth: u8,
    /// The maximum value of a lost end of the match.
    pub(super) lost_value: f32,
}

pub(super) struct TurnSearch<'a> {
    network: &'a Network,
    seat: Seat,
    /// The seats that can win, if not all can.
    contenders: Option<SeatSet>,
    /// The seat's chance if the turn is a bust; the same anywhere in a turn.
    pub(super) bust: f32,
    /// Whether the match ends with the turn.
    is_last: bool,
    is_recycling: bool,
    max_lost_value: f32,
    stops: Map<(ClaimedSpaces, ()), f32>,
    rolls: Map<(ClaimedSpaces, (u64, u8)), f32>,
    /// Whether a branch was cut off at the depth limit.
    is_cut: bool,
    /// How much may still be computed, see [`TurnSearch::spend`].
    budget: u32,
}

/// The bits of the spaces claimed in the turn, and of those with owner stones.
pub(super) type ClaimedSpaces = (u64, u64);

type Map<K, V> = HashMap<K, V, BuildHasherDefault<MultiplyHasher>>;

/// A fast hash for keys that are not chosen by an adversary.
#[derive(Default)]
pub(super) struct MultiplyHasher(u64);

impl Hasher for MultiplyHasher {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

/// The chance to win of the seat to act, after each of its legal actions: as the value network estimates it at the end
/// of the turn, or exact if the match ends with the turn. `None` if no seat is to act.
///
/// The search looks at one more roll at least. It deepens until it has seen everything or reached one of the limits.
/// `contenders` are the seats that can win, if not all can. Equal arguments give equal values.
pub(super) fn turn_values(
    network: &Network,
    state: &State,
    contenders: Option<SeatSet>,
    limits: Limits,
) -> Option<WinChances<Action>> {
    let seat = state.to_act()?;
    let legal: Vec<_> = state.legal_actions().into_iter().collect();
    let mut search = TurnSearch::new(network, state, seat, contenders, limits.lost_value);
    let mut values = None;
    for depth in 1..=limits.depth.min(MAX_DEPTH) {
        search.is_cut = false;
        search.rolls.clear();
        let Some(actions) = search.values_of(state, &legal, depth) else {
            break;
        };
        if depth == 1 {
            search.budget = limits.positions;
        }
        values = Some(WinChances {
            actions,
            is_truncated: search.is_last && search.is_cut,
            is_exact: search.is_last && !search.is_cut,
        });
        if !search.is_cut {
            break;
        }
    }
    values
}

impl<'a> TurnSearch<'a> {
    /// A search of the turn of a seat in which a position of the turn is given, without limits.
    pub(super) fn new(
        network: &'a Network,
        state: &State,
        seat: Seat,
        contenders: Option<SeatSet>,
        max_lost_value: f32,
    ) -> Self {
        let view = state.public_view();
        let is_last = view.last_round == Some(seat);
        let mut search = Self {
            network,
            seat,
            contenders,
            bust: 0.0,
            is_last,
            is_recycling: view.setup.variant() == Variant::Recycle,
            max_lost_value,
            stops: Map::default(),
            rolls: Map::default(),
            is_cut: false,
            budget: u32::MAX,
        };
        search.bust = search.value_of_end(&after_bust(view, seat));
        search
    }

    /// The value of each of the legal actions; `None` if the budget does not allow this depth.
    fn values_of(
        &mut self,
        state: &State,
        legal: &[Action],
        depth: u8,
    ) -> Option<Vec<(Action, f32)>> {
        let value = |&action: &Action| {
            let value = match action {
                Action::Stop => self.stop(state, None).map(|stop| {
                    // Stopping would lose for certain, so rolling is never worse.
                    if self.must_roll(stop) { 0.0 } else { stop }
                }),
                Action::Roll => self.roll(state, depth),
                Action::Use(_) => {
                    let mut state = *state;
                    state.play_unchecked(action);
                    self.choice(&state, depth)
                }
            };
            Some((action, value?))
        };
        legal.iter().map(value).collect()
    }

    /// The value of a position in which the seat may roll again or stop.
    fn choice(&mut self, state: &State, depth: u8) -> Option<f32> {
        let stop = self.stop(state, None)?;
        // Nothing is better than a certain win.
        if stop >= 1.0 {
            return Some(stop);
        }
        if depth == 0 {
            self.is_cut = true;
            return Some(stop);
        }
        let roll = self.roll(state, depth)?;
        Some(if self.must_roll(stop) {
            roll
        } else {
            stop.max(roll)
        })
    }

    /// Whether stopping would lose for certain.
    pub(super) fn must_roll(&self, stop: f32) -> bool {
        stop <= self.max_lost_value
    }

    /// The value of rolling: the mean over all outcomes of the roll, looking `depth` rolls ahead.
    pub(super) fn roll(&mut self, state: &State, depth: u8) -> Option<f32> {
        let view = state.public_view();
        let key = (turn_key(view), (stones_key(view, self.is_recycling), depth));
        if let Some(&value) = self.rolls.get(&key) {
            return Some(value);
        }
        self.spend(4)?;
        let mut rolling = *state;
        rolling.play_unchecked(Action::Roll);
        let mut uses = [[f32::NAN; Face::COUNT + 1]; SPACES];
        let mut sum = 0.0;
        for (dice, count) in rolls() {
            let mut best = f32::NEG_INFINITY;
            for space in view.usable(self.seat, dice) {
                let stone = view.stone_on(self.seat, dice, space);
                let kind = match stone {
                    // If the turn stops now, the numbers of its claim stones do not matter.
                    Stone::Claim(_) if depth == 1 => 0,
                    Stone::Claim(number) => number.index(),
                    Stone::Owner => Face::COUNT,
                };
                let known = uses[index_of(space)][kind];
                let value = if known.is_nan() {
                    let value = if depth == 1 {
                        let stop = self.stop(&rolling, Some((dice, space, stone)))?;
                        self.is_cut |= stop < 1.0;
                        stop
                    } else {
                        let mut placed = rolling;
                        placed.roll(dice).ok()?;
                        placed.play_unchecked(Action::Use(space));
                        self.choice(&placed, depth - 1)?
                    };
                    uses[index_of(space)][kind] = value;
                    value
                } else {
                    known
                };
                best = best.max(value);
            }
            sum += count
                * if best == f32::NEG_INFINITY {
                    self.bust
                } else {
                    best
                };
        }
        let value = sum / 216.0;
        self.rolls.insert(key, value);
        Some(value)
    }

    /// The value of stopping, after the use of a roll if there is one.
    pub(super) fn stop(
        &mut self,
        state: &State,
        used: Option<(Dice, Space, Stone)>,
    ) -> Option<f32> {
        let (mut claimed, mut owner_stones) = turn_key(state.public_view());
        match used {
            Some((_, space, Stone::Claim(_))) => claimed |= Spaces::single(space).bits(),
            Some((_, space, Stone::Owner)) => owner_stones |= Spaces::single(space).bits(),
            None => {}
        }
        let key = ((claimed, owner_stones), ());
        if let Some(&value) = self.stops.get(&key) {
            return Some(value);
        }
        self.spend(1)?;
        let mut state = *state;
        if let Some((dice, space, _)) = used {
            state.roll(dice).ok()?;
            state.play_unchecked(Action::Use(space));
        }
        state.play_unchecked(Action::Stop);
        let value = self.value_of_end(&state);
        self.stops.insert(key, value);
        Some(value)
    }

    /// The seat's chance in the position that the turn leads to.
    fn value_of_end(&self, state: &State) -> f32 {
        let view = state.public_view();
        if view.awaiting != Awaiting::Over && !self.is_lost(view) {
            return self.network.chance_among(view, self.seat, self.contenders);
        }
        let winners = winners_among(state, self.contenders);
        if winners.contains(self.seat) {
            return 1.0 / f32::from(winners.len());
        }
        // Lost. The closer to a win, the higher the value, so that the search heads for a win.
        let seats = view.setup.seats();
        let contenders = seats.filter(|&seat| self.can_win(seat));
        let best = contenders.map(|seat| view.standing(seat)).max();
        let (own, best) = (view.standing(self.seat), best.unwrap_or_default());
        let missing = 3.0 * f32::from(best.group - own.group)
            + 0.2 * (f32::from(best.gold) - f32::from(own.gold)).max(0.0);
        self.max_lost_value / (2.0 + missing)
    }

    /// Whether the seat has lost for certain between two turns: only a player who is ahead has a turn left. That player takes
    /// no stones of their own, and the seat gets none.
    fn is_lost(&self, view: &PublicView) -> bool {
        let last = view.last_round.filter(|&last| view.to_act() == Some(last));
        last.is_some_and(|last| {
            self.can_win(last) && view.standing(last) > view.standing(self.seat)
        })
    }

    /// Whether a seat can win the match.
    fn can_win(&self, seat: Seat) -> bool {
        self.contenders.is_none_or(|seats| seats.contains(seat))
    }

    /// Takes this much from the budget. A unit is about the work of evaluating one position; averaging a roll costs four.
    fn spend(&mut self, units: u32) -> Option<()> {
        self.budget = self.budget.checked_sub(units)?;
        Some(())
    }
}

/// The number of spaces.
pub(super) const SPACES: usize = Face::COUNT * Face::COUNT;

pub(super) fn index_of(space: Space) -> usize {
    Face::COUNT * space.row.index() + space.column.index()
}

pub(super) fn turn_key(view: &PublicView) -> ClaimedSpaces {
    let placed = &view.placed;
    (placed.claimed.bits(), placed.owner_stones.bits())
}

/// A key that tells positions apart in which the same spaces are claimed: which claim stones are left, and, in the
/// variant, also where the others are.
pub(super) fn stones_key(view: &PublicView, is_recycling: bool) -> u64 {
    let stones = view.placed.claim_stones.0.into_iter();
    stones.fold(0, |key, stone| {
        let place = match stone {
            None => 0,
            Some(_) if !is_recycling => 1,
            Some(space) => 1 + index_of(space) as u64,
        };
        64 * key + place
    })
}

/// The position after the turn has come to nothing: as if it were stopped without a stone.
pub(super) fn after_bust(view: &PublicView, seat: Seat) -> State {
    let mut public = *view;
    let placed = std::mem::take(&mut public.placed);
    public.supply.stones[seat] += placed.claimed.len();
    public.supply.owner_stones += placed.owner_stones.len();
    public.awaiting = Awaiting::Choice { seat };
    let mut state = View { seat, public }.state();
    state.play_unchecked(Action::Stop);
    state
}

/// All rolls of three dice without regard to their order, and how many of the 216 each stands for.
pub(super) fn rolls() -> impl Iterator<Item = (Dice, f32)> {
    let faces = Face::ALL;
    (0..Face::COUNT).flat_map(move |one| {
        (one..Face::COUNT).flat_map(move |two| {
            (two..Face::COUNT).map(move |three| {
                let count = match (one == two, two == three) {
                    (true, true) => 1.0,
                    (false, false) => 6.0,
                    _ => 3.0,
                };
                (Dice([faces[one], faces[two], faces[three]]), count)
            })
        })
    })
}
