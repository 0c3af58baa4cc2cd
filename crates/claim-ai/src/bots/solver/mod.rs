//! An exact solver for phase two between 2 players: who wins if both play perfectly, under the full
//! scoring of RULES.md 1.6.
//!
//! With 2 players phase two hides nothing (RULES.md 1.7), so that alpha-beta search applies. It
//! searches by votes alone (`vote_search`), and for the tiebreak by values only where both seats
//! can win half of the votes (`tiebreak_search`). It is fast because
//!
//! - most votes are decided long before the last trick, and three of them decide the match (`bound`);
//! - equivalent cards share a key (`canonical_key`) in the transposition table;
//! - a stored bound says how much of the standing it needs, and so holds for many other nodes;
//! - the first card tried is usually the best one (`move_ordering`).

mod bound;
mod canonical_key;
mod endgame;
mod lanes;
mod move_ordering;
mod node;
mod position;
mod set;
#[cfg(test)]
pub(crate) mod tests;
mod tiebreak_search;
mod tiebreak_table;
mod transposition_table;
mod trick;
mod vote_search;
mod vote_weights;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use canonical_key::KeyTables;
use claim_rules::cards::Seat;
use claim_rules::claim::Action;
use endgame::Endgame;
use node::SearchState;
pub use position::Position;
use set::each;
use tiebreak_table::TiebreakTable;
use transposition_table::TranspositionTable;
use vote_search::Search;

/// The value of a position for the seat to act under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The other seat wins.
    Loss,
    /// The match is drawn.
    Draw,
    /// The seat to act wins.
    Win,
}

/// How much time and memory a solver may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes it searches per call of [`Solver::value`] or [`Solver::action_values`]. A
    /// million take about half a second and suffice for one value in all but a few in a thousand
    /// positions of the slowest decks.
    pub max_nodes: u64,
    /// The size of the transposition table in bytes, rounded down to a power of two, but at least
    /// 128. A smaller table than the default makes searches take more nodes. The rest of a solver
    /// takes less than [`Solver::MAX_OTHER_BYTES`].
    pub table_bytes: usize,
}

/// Computes the values of positions, one at a time: threads that share a solver wait for each other. A search that
/// has fewer nodes than [`Limits::max_nodes`], such as a bot's, waits for at most one that has all of them.
///
/// It allocates its tables for the first position and keeps them for the following ones. They take
/// only as much memory as the largest search so far has used.
#[derive(Debug)]
pub struct Solver {
    limits: Limits,
    tables: Mutex<Option<Tables>>,
    /// How many short searches wait for the tables.
    short_waiting: AtomicU32,
    /// Notified when a short search gets the tables.
    short_admitted: Condvar,
}

/// What a solver keeps from one position to the next: memory, and no results.
#[derive(Debug)]
struct Tables {
    transposition_table: TranspositionTable,
    tiebreak_table: TiebreakTable,
    /// How many nodes the last call searched.
    nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_nodes: 8_000_000,
            table_bytes: 16 << 20,
        }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(Limits::default())
    }
}

impl Solver {
    /// The maximum memory of a solver besides its transposition table, in bytes.
    pub const MAX_OTHER_BYTES: usize = 2 << 20;

    /// A solver with these limits.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self {
            limits,
            tables: Mutex::new(None),
            short_waiting: AtomicU32::new(0),
            short_admitted: Condvar::new(),
        }
    }

    /// How many nodes the last call searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.lock(true).as_ref().map_or(0, |tables| tables.nodes)
    }

    /// The position's value; `None` if it takes more nodes than allowed.
    pub fn value(&self, position: &Position) -> Option<Value> {
        let endgame = Endgame::new(position);
        self.search(&endgame, self.limits.max_nodes, |search| {
            value_for(position.to_act, search, &endgame.start)
        })
    }

    /// The position's value after each of its legal actions, for the seat that takes the action, in
    /// the order of [`View::legal_actions`](claim_rules::claim::View::legal_actions); `None` where
    /// the nodes did not suffice.
    pub fn action_values(&self, position: &Position) -> Vec<(Action, Option<Value>)> {
        self.action_values_within(self.limits.max_nodes, position)
    }

    /// The same with another limit on the nodes than the solver's own.
    pub fn action_values_within(
        &self,
        max_nodes: u64,
        position: &Position,
    ) -> Vec<(Action, Option<Value>)> {
        let endgame = Endgame::new(position);
        let mut cards: Vec<_> = each(endgame.legal_cards(&endgame.start)).collect();
        cards.sort_unstable_by_key(|&card| endgame.cards[card]);
        self.search(&endgame, max_nodes, |search| {
            let value = |card: usize| {
                let state = endgame.play_card(&endgame.start, card);
                let value = value_for(position.to_act, search, &state);
                (Action::Play(endgame.cards[card]), value)
            };
            cards.into_iter().map(value).collect()
        })
    }

    /// Searches an endgame with empty tables.
    fn search<T>(
        &self,
        endgame: &Endgame,
        max_nodes: u64,
        search: impl FnOnce(&mut Search<'_>) -> T,
    ) -> T {
        let keys = KeyTables::new(endgame);
        let mut tables = self.lock(max_nodes < self.limits.max_nodes);
        let tables = tables.get_or_insert_with(|| Tables::new(self.limits));
        tables.clear();
        let mut limited = Search {
            endgame,
            keys: &keys,
            table: &mut tables.transposition_table,
            tiebreak_table: &mut tables.tiebreak_table,
            remaining_nodes: max_nodes,
        };
        let found = search(&mut limited);
        tables.nodes = max_nodes - limited.remaining_nodes;
        found
    }

    /// Locks the tables. A long search does not begin while a short one waits, because a mutex alone may let it pass.
    ///
    /// Tables that a panic has left behind are as good as others, because each search clears them.
    fn lock(&self, is_short: bool) -> MutexGuard<'_, Option<Tables>> {
        if is_short {
            self.short_waiting.fetch_add(1, Ordering::SeqCst);
        }
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if is_short {
            self.short_waiting.fetch_sub(1, Ordering::SeqCst);
            self.short_admitted.notify_all();
            return tables;
        }
        let is_overtaken = |_: &mut _| self.short_waiting.load(Ordering::SeqCst) > 0;
        let admitted = self.short_admitted.wait_while(tables, is_overtaken);
        admitted.unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn new(limits: Limits) -> Self {
        Self {
            transposition_table: TranspositionTable::new(limits.table_bytes),
            tiebreak_table: TiebreakTable::new(),
            nodes: 0,
        }
    }

    fn clear(&mut self) {
        self.transposition_table.clear();
        self.tiebreak_table.clear();
        self.nodes = 0;
    }
}

/// The value of a state for a seat; `None` if the nodes do not suffice.
fn value_for(seat: Seat, search: &mut Search<'_>, state: &SearchState) -> Option<Value> {
    Some(
        match first_seat_value(search, state)? * [1, -1][seat.index()] {
            1 => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        },
    )
}

/// The value of a state for the first seat: 1, 0 or -1.
fn first_seat_value(search: &mut Search<'_>, state: &SearchState) -> Option<i8> {
    for goal in [1, 0] {
        let votes = search.vote_bound(state, goal)?;
        if votes != 0 {
            return Some(votes);
        }
    }
    // The votes are tied, and the values decide.
    if search.reaches_margin(state, 1)? {
        Some(1)
    } else if search.reaches_margin(state, 0)? {
        Some(0)
    } else {
        Some(-1)
    }
}
