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

use canonical_key::KeyTables;
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
    /// takes less than 2 MiB.
    pub table_bytes: usize,
}

/// Computes the values of positions. It allocates its tables once and clears them before each call.
#[derive(Debug)]
pub struct Solver {
    limits: Limits,
    table: TranspositionTable,
    tiebreak_table: TiebreakTable,
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

impl Solver {
    /// A solver with these limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            table: TranspositionTable::new(limits.table_bytes),
            tiebreak_table: TiebreakTable::new(),
            nodes: 0,
        }
    }

    /// How many nodes the last call searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The position's value; `None` if it takes more nodes than allowed.
    pub fn value(&mut self, position: &Position) -> Option<Value> {
        let endgame = Endgame::new(position);
        let keys = KeyTables::new(&endgame);
        self.clear();
        self.value_of(&endgame, &keys, &endgame.start, position)
    }

    /// The position's value after each of its legal actions, for the seat that takes the action, in
    /// the order of [`View::legal_actions`](claim_rules::claim::View::legal_actions); `None` where
    /// the nodes did not suffice.
    pub fn action_values(&mut self, position: &Position) -> Vec<(Action, Option<Value>)> {
        let endgame = Endgame::new(position);
        let keys = KeyTables::new(&endgame);
        self.clear();
        let mut cards: Vec<_> = each(endgame.legal_cards(&endgame.start)).collect();
        cards.sort_unstable_by_key(|&card| endgame.cards[card]);
        let value = |card: usize| {
            let state = endgame.play_card(&endgame.start, card);
            let value = self.value_of(&endgame, &keys, &state, position);
            (Action::Play(endgame.cards[card]), value)
        };
        cards.into_iter().map(value).collect()
    }

    fn clear(&mut self) {
        self.nodes = 0;
        self.table.clear();
        self.tiebreak_table.clear();
    }

    /// The value of a state for the seat to act of the position.
    fn value_of(
        &mut self,
        endgame: &Endgame,
        keys: &KeyTables,
        state: &SearchState,
        position: &Position,
    ) -> Option<Value> {
        let mut search = Search {
            endgame,
            keys,
            table: &mut self.table,
            tiebreak_table: &mut self.tiebreak_table,
            remaining_nodes: self.limits.max_nodes - self.nodes,
        };
        let value = first_seat_value(&mut search, state);
        self.nodes = self.limits.max_nodes - search.remaining_nodes;
        Some(match value? * [1, -1][position.to_act.index()] {
            1 => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        })
    }
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
