//! The exact chance to win in the last turn of a match: expectimax to the turn's end, in little memory.
//!
//! Its depth is not limited, so that a chance is never too low. Positions that differ only in the order of uses are
//! the same. Their values are kept in a table of fixed size; what has no place there is computed again.

use std::hash::Hasher;

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::claim_it::{
    Action, Dice, Face, PublicView, Space, Spaces, Standing, State, Variant,
};

use super::turn_search::{
    MultiplyHasher, SPACES, after_bust, index_of, rolls, stones_key, turn_key,
};
use crate::bots::heuristics::WinChances;
use crate::bots::search::winners_among;

/// The number of buckets of the table. The first entry of each is for the position that took most work, the second for the
/// last one.
const BUCKETS: usize = 240_000;

/// The memory of a search, in bytes.
pub(super) const BYTES: usize = BUCKETS * size_of::<[Entry; 2]>();

/// The maximum number of rolls that are averaged: some seconds.
const MAX_ROLLS: u32 = 600_000;

/// The value of rolling in a position: 24 bits for the value, 6 for the number of stones that the turn has placed, and the
/// others from the hash of the position. An empty entry is 0.
type Entry = u64;

/// How many bits of an entry are its value.
const VALUE_BITS: u32 = 24;

/// How many bits are its value and the number of stones.
const LOW_BITS: u32 = VALUE_BITS + 6;

/// The bits of the number of stones, without the value.
const STONES: u64 = (1 << (LOW_BITS - VALUE_BITS)) - 1;

/// A certain win as the value of an entry.
const WIN: u32 = (1 << VALUE_BITS) - 1;

struct LastTurn {
    seat: Seat,
    /// The seats that can win, if not all can.
    contenders: Option<SeatSet>,
    /// The seat's share of the win if the turn is a bust.
    bust: f32,
    is_recycling: bool,
    table: Vec<[Entry; 2]>,
    /// How many rolls may still be averaged.
    budget: u32,
}

/// The exact chances to win of the seat to act, whose turn is the last one, after each of its legal actions; `None` if
/// that takes too long to compute. Beside an action that wins for certain, some others than `chosen` may be missing.
/// `contenders` are the seats that can win, if not all can.
pub(super) fn last_turn_chances(
    state: &State,
    chosen: Action,
    contenders: Option<SeatSet>,
) -> Option<WinChances<Action>> {
    let seat = state.to_act()?;
    let view = state.public_view();
    let mut search = LastTurn {
        seat,
        contenders,
        bust: 0.0,
        is_recycling: view.setup.variant() == Variant::Recycle,
        table: vec![[0; 2]; BUCKETS],
        budget: MAX_ROLLS,
    };
    search.bust = search.share(&after_bust(view, seat));
    let mut actions: Vec<_> = state.legal_actions().into_iter().collect();
    actions.sort_by_key(|&action| (!search.wins_at_once(state, action), action != chosen));
    let mut known = Vec::new();
    for action in actions {
        if let Some(value) = search.value(state, action) {
            known.push((action, value));
        } else {
            // Beside a certain win, only what was chosen has to be known.
            known.iter().find(|(it, _)| *it == chosen)?;
            known.first().filter(|(_, value)| *value >= 1.0)?;
        }
    }
    Some(WinChances {
        actions: known,
        is_truncated: false,
        is_exact: true,
    })
}

impl LastTurn {
    /// The value of an action.
    fn value(&mut self, state: &State, action: Action) -> Option<f32> {
        match action {
            Action::Stop => Some(self.stop(state)),
            Action::Roll => self.roll(state),
            Action::Use(_) => {
                let mut placed = *state;
                placed.play_unchecked(action);
                let stop = self.stop(&placed);
                self.choice(&placed, stop)
            }
        }
    }

    /// Whether an action wins without another roll.
    fn wins_at_once(&self, state: &State, action: Action) -> bool {
        let mut placed = *state;
        match action {
            Action::Stop => {}
            Action::Use(_) => placed.play_unchecked(action),
            Action::Roll => return false,
        }
        self.stop(&placed) >= 1.0
    }

    /// The seat's share of the win in a finished match.
    fn share(&self, state: &State) -> f32 {
        let winners = winners_among(state, self.contenders);
        if winners.contains(self.seat) {
            1.0 / f32::from(winners.len())
        } else {
            0.0
        }
    }

    /// The value of stopping.
    fn stop(&self, state: &State) -> f32 {
        let mut stopped = *state;
        stopped.play_unchecked(Action::Stop);
        self.share(&stopped)
    }

    /// The value of a position in which the seat may roll again or stop, which is worth `stop`.
    fn choice(&mut self, state: &State, stop: f32) -> Option<f32> {
        // Nothing is better than a certain win.
        if stop >= 1.0 {
            return Some(stop);
        }
        Some(stop.max(self.roll(state)?))
    }

    /// The value of rolling: the mean over all outcomes of the roll.
    fn roll(&mut self, state: &State) -> Option<f32> {
        let view = state.public_view();
        let (bucket, key) = self.place_of(view);
        let is_known = |entry: &&Entry| **entry >> VALUE_BITS == key;
        if let Some(&entry) = self.table[bucket].iter().find(is_known) {
            return Some(decoded(entry));
        }
        self.budget = self.budget.checked_sub(1)?;
        let mut rolling = *state;
        rolling.play_unchecked(Action::Roll);
        let standings = Standings::of(view, self.seat, self.contenders);
        let fillable = view.stones[self.seat] | view.placed.claimed;
        let fillable = fillable - view.gold - view.placed.owner_stones;
        let mut uses = [[f32::NAN; Face::COUNT + 1]; SPACES];
        let mut stops = [[f32::NAN; 2]; SPACES];
        let mut sum = 0.0;
        for (dice, count) in rolls() {
            let usable = view.usable(self.seat, dice);
            let placed = |space| {
                let mut placed = rolling;
                placed.roll(dice).ok()?;
                placed.play_unchecked(Action::Use(space));
                Some(placed)
            };
            let mut best = f32::NEG_INFINITY;
            // A use that wins at once makes it unnecessary to look at the others.
            for space in usable {
                let is_owner = fillable.contains(space);
                let stop = &mut stops[index_of(space)][usize::from(is_owner)];
                if stop.is_nan() {
                    *stop = match standings.after(space, is_owner) {
                        Some(share) => share,
                        None => self.stop(&placed(space)?),
                    };
                }
                best = best.max(*stop);
            }
            if best < 1.0 {
                for space in usable {
                    let (space, kind) = if fillable.contains(space) {
                        (self.filled(space, fillable), Face::COUNT)
                    } else {
                        (space, third_die(dice, space))
                    };
                    if uses[index_of(space)][kind].is_nan() {
                        let stop = stops[index_of(space)][usize::from(kind == Face::COUNT)];
                        uses[index_of(space)][kind] = self.choice(&placed(space)?, stop)?;
                    }
                    best = best.max(uses[index_of(space)][kind]);
                }
            }
            let is_bust = usable.is_empty();
            sum += count * if is_bust { self.bust } else { best };
        }
        let value = sum / 216.0;
        let entry = key << VALUE_BITS | encoded(value);
        let stones = |entry: Entry| entry >> VALUE_BITS & STONES;
        let [first, second] = &mut self.table[bucket];
        if *first == 0 || stones(entry) <= stones(*first) {
            *first = entry;
        } else {
            *second = entry;
        }
        Some(value)
    }

    /// Where owner stones are put in place of a space: the same dice name a space and its mirror image, so that it does
    /// not matter which of two is filled first.
    fn filled(&self, space: Space, fillable: Spaces) -> Space {
        let mirrored = Space {
            row: space.column,
            column: space.row,
        };
        if !self.is_recycling && fillable.contains(mirrored) {
            space.min(mirrored)
        } else {
            space
        }
    }

    /// A position's bucket in the table, and its entry without the value.
    fn place_of(&self, view: &PublicView) -> (usize, u64) {
        let mut hasher = MultiplyHasher::default();
        let (claimed, owner_stones) = turn_key(view);
        for part in [
            claimed,
            owner_stones,
            stones_key(view, self.is_recycling),
            1,
        ] {
            hasher.write_u64(part);
        }
        let hash = hasher.finish();
        let bucket = (u128::from(hash) * BUCKETS as u128) >> u64::BITS;
        let stones = u64::from(view.placed.claimed.len() + view.placed.owner_stones.len());
        let check = hash << LOW_BITS >> LOW_BITS;
        let bucket = usize::try_from(bucket).unwrap_or(usize::MAX);
        (bucket, check << (LOW_BITS - VALUE_BITS) | stones)
    }
}

/// The index of the number on the die that is left if the other two name a space.
fn third_die(dice: Dice, space: Space) -> usize {
    let sum: usize = dice.0.iter().map(|face| face.index()).sum();
    sum - space.row.index() - space.column.index()
}

/// How the seat and the best of the others stand if the turn stops now.
struct Standings {
    own: Standing,
    others: Standing,
    held: Spaces,
    /// The spaces of others, which lose them if they are claimed.
    taken: Spaces,
}

impl Standings {
    fn of(view: &PublicView, seat: Seat, contenders: Option<SeatSet>) -> Self {
        let placed = &view.placed;
        let held = view.stones[seat] | placed.claimed;
        let own = Standing {
            group: held.largest_group(),
            gold: (view.stones[seat] & view.gold).len() + placed.owner_stones.len(),
            spaces: held.len(),
        };
        let (mut others, mut taken) = (Standing::default(), Spaces::EMPTY);
        let can_win = |other: &Seat| contenders.is_none_or(|it| it.contains(*other));
        for other in view.setup.seats().filter(can_win) {
            if other != seat {
                let left = view.stones[other] - placed.claimed;
                taken = taken | left;
                others = others.max(Standing {
                    group: left.largest_group(),
                    gold: (left & view.gold).len(),
                    spaces: left.len(),
                });
            }
        }
        Self {
            own,
            others,
            held,
            taken,
        }
    }

    /// The seat's share if it stops after one more use; `None` if that has to be counted.
    fn after(&self, space: Space, is_owner: bool) -> Option<f32> {
        let own = if is_owner {
            Standing {
                gold: self.own.gold + 1,
                ..self.own
            }
        } else {
            Standing {
                group: (self.held | Spaces::single(space)).largest_group(),
                spaces: self.own.spaces + 1,
                ..self.own
            }
        };
        if own > self.others {
            return Some(1.0);
        }
        let others_keep = is_owner || !self.taken.contains(space);
        (own < self.others && others_keep).then_some(0.0)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a share from 0 to 1 of a number that f32 represents exactly"
)]
fn encoded(value: f32) -> u64 {
    (value * WIN as f32).round() as u64
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "24 bits, which f32 represents exactly"
)]
fn decoded(entry: u64) -> f32 {
    (entry as u32 & WIN) as f32 / WIN as f32
}
