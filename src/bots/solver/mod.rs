//! Who wins phase two between 2 players if both play their best: the exact answer under the full
//! scoring of RULES.md 1.6, or none.
//!
//! With 2 players phase two hides nothing (RULES.md 1.7), so a search can tell. It asks about votes
//! alone, whether the first seat gets more than the second ([`search`]), and counts values only
//! where both can hold the votes even ([`sums`]). What makes it fast:
//!
//! - Most votes are decided long before the last trick, and with three of them the match ([`judge`]).
//! - Cards that nothing tells apart but their values are the same cards ([`keys`]), and what has
//!   been found out is kept by those ([`table`]).
//! - What is kept says how much of the standing it needs, and so holds for many others: in a faction
//!   that did not matter, for any.
//! - The card tried first is mostly right ([`order`]).

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
#[cfg(test)]
mod tests;
mod weights;

use crate::rules::claim::Action;
use deal::Deal;
use keys::Keys;
use memo::Memo;
use node::Moment;
pub use position::Position;
use search::Search;
use set::each;
use table::Table;

/// What a position is worth to the seat to act if both play their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The other seat wins.
    Loss,
    /// Neither wins.
    Draw,
    /// The seat to act wins.
    Win,
}

/// How much a solver may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many nodes it may look into for one value: a million take about half a second, and are
    /// enough for all but a few in a thousand positions of the slowest decks.
    pub nodes: u64,
    /// How many bytes its table has at most, rounded down to a power of two, but at least 128; with
    /// less than that of the default it takes more nodes. Beside the table a solver has less than
    /// 2 MiB.
    pub table: usize,
}

/// Finds the values of positions. It allocates its tables once and for all, and keeps nothing in
/// them from one question to the next.
#[derive(Debug)]
pub struct Solver {
    limits: Limits,
    table: Table,
    memo: Memo,
    nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 1_000_000,
            table: 16 << 20,
        }
    }
}

impl Solver {
    /// A solver within limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            table: Table::new(limits.table),
            memo: Memo::new(),
            nodes: 0,
        }
    }

    /// How many nodes the last question took, with all its values.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the position is worth to the seat to act; none if it takes more nodes than allowed to
    /// tell.
    pub fn value(&mut self, position: &Position) -> Option<Value> {
        let deal = Deal::new(position);
        let keys = Keys::new(&deal);
        self.begin();
        self.value_of(&deal, &keys, &deal.start, position)
    }

    /// What the position is worth to the seat to act after each of its legal actions, in the order
    /// of [`View::legal_actions`](crate::rules::claim::View::legal_actions); none for those that
    /// take more than the limit.
    pub fn values(&mut self, position: &Position) -> Vec<(Action, Option<Value>)> {
        let deal = Deal::new(position);
        let keys = Keys::new(&deal);
        self.begin();
        let mut cards: Vec<_> = each(deal.playable(&deal.start)).collect();
        cards.sort_unstable_by_key(|&card| deal.cards[card]);
        let value = |card: usize| {
            let moment = deal.play(&deal.start, card);
            let value = self.value_of(&deal, &keys, &moment, position);
            (Action::Play(deal.cards[card]), value)
        };
        cards.into_iter().map(value).collect()
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
