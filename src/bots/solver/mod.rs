//! Who wins phase two between 2 players if both play their best: an exact answer, or none.

mod deal;
mod judge;
mod keys;
mod lanes;
mod memo;
mod node;
mod order;
mod play;
mod position;
mod search;
mod set;
mod sums;
mod table;
mod weights;

use crate::rules::claim::Action;
use deal::Deal;
use keys::Keys;
use memo::Memo;
use node::Moment;
use order::Urgency;
pub use position::Position;
use search::Search;
use table::Table;

/// What a position is worth to the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The other seat can win.
    Loss,
    /// Neither can win.
    Draw,
    /// It can win, whatever the other seat does.
    Win,
}

/// How much a solver may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many nodes it may look into for one value. A million take about half a second.
    pub nodes: u64,
    /// How many bytes its table may have; rounded down to a power of two. Beside it a solver has 1.3 MB.
    pub table: usize,
}

/// Finds the values of positions.
///
/// All its memory is allocated at once.
#[derive(Debug)]
pub struct Solver {
    limits: Limits,
    urgency: Urgency,
    table: Table,
    memo: Memo,
    nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 4_000_000,
            table: 8 << 20,
        }
    }
}

impl Solver {
    /// A solver within limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            urgency: Urgency::new(),
            table: Table::new(limits.table),
            memo: Memo::new(),
            nodes: 0,
        }
    }

    /// How many nodes the last answer took.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the position is worth to the seat to act; none if that takes more than the limit.
    pub fn value(&mut self, position: &Position) -> Option<Value> {
        let deal = Deal::new(position);
        let keys = Keys::new(&deal);
        self.begin();
        self.value_of(&deal, &keys, &deal.start, position)
    }

    /// What the position is worth to the seat to act after each of its legal actions.
    pub fn values(&mut self, position: &Position) -> Vec<(Action, Option<Value>)> {
        let deal = Deal::new(position);
        let keys = Keys::new(&deal);
        self.begin();
        let mut values = Vec::new();
        for card in set::each(deal.playable(&deal.start)) {
            let moment = deal.play(&deal.start, card);
            let value = self.value_of(&deal, &keys, &moment, position);
            values.push((Action::Play(deal.cards[card]), value));
        }
        values
    }

    fn begin(&mut self) {
        self.nodes = 0;
        self.table.clear();
        self.memo.clear();
    }

    /// What a moment of the deal is worth to the seat to act of the position.
    fn value_of(
        &mut self,
        deal: &Deal,
        keys: &Keys,
        moment: &Moment,
        position: &Position,
    ) -> Option<Value> {
        let mut search = Search {
            deal,
            keys,
            urgency: &self.urgency,
            table: &mut self.table,
            memo: &mut self.memo,
            budget: self.limits.nodes,
        };
        let value = search.value(moment);
        self.nodes += self.limits.nodes - search.budget;
        Some(match value? * [1, -1][position.to_act.index()] {
            1 => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        })
    }
}
