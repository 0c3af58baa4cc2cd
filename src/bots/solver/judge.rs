//! When the votes are decided whatever is still played, and how much of the standing that takes.

use crate::cards::Faction;

use super::deal::Deal;
use super::lanes::{self, GUARDS, ONES};
use super::node::{KINDS, Node, row_place};
use super::set::each;

/// A bound on the value of a node, and when it holds.
///
/// Values are by votes alone, and the first seat's: 1 for more than the other seat, 0 for as many,
/// -1 for fewer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proof {
    /// The value is at least this, if the proof is the first seat's, or else at most.
    pub(super) value: i8,
    /// The least standing, as the seat sees it whose proof it is, for which it holds while the
    /// cards are the same. Most lanes mostly do not matter.
    pub(super) needs: u64,
}

/// What a seat has for certain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Safe {
    /// From where on a standing of the seat is at least even in the end.
    even: u64,
    /// The lanes it wins, as guard bits.
    pub(super) won: u64,
    /// The lanes it does not lose, as guard bits.
    pub(super) kept: u64,
}

impl Safe {
    #[inline]
    fn new(standing: u64, even: u64) -> Self {
        Self {
            even,
            won: lanes::at_least(standing, even + ONES),
            kept: lanes::at_least(standing, even),
        }
    }

    /// By how many votes the seat is ahead at the very least.
    #[inline]
    pub(super) fn lead(&self) -> i8 {
        lanes::count(self.won) + lanes::count(self.kept) - lanes::count(GUARDS)
    }

    /// The proof for a seat that is so far ahead.
    fn proof(&self, deal: &Deal, seat: usize) -> Proof {
        let lead = self.lead().signum();
        let (won, kept) = (lanes::numbers(self.won), lanes::numbers(self.kept));
        Proof {
            value: if seat == 0 { lead } else { -lead },
            needs: (self.even + ONES) & won | self.even & kept & !won | deal.lowest & !kept,
        }
    }
}

impl Deal {
    /// A standing as a seat sees it.
    #[inline]
    pub(super) fn seen_by(&self, seat: usize, standing: u64) -> u64 {
        if seat == 0 {
            standing
        } else {
            2 * self.even - standing
        }
    }

    /// What a seat has for certain at a node.
    #[inline]
    pub(super) fn safe(&self, node: &Node, seat: usize) -> Safe {
        let even = self.even + self.at_risk(node, seat);
        Safe::new(self.seen_by(seat, node.standing), even)
    }

    /// The value, if it is certain that it is at least `goal`, or that it is less.
    #[inline]
    pub(super) fn judge(&self, node: &Node, goal: i8) -> Option<Proof> {
        for (seat, goal) in [(0, goal), (1, 1 - goal)] {
            let safe = self.safe(node, seat);
            if safe.lead() >= goal {
                return Some(safe.proof(self, seat));
            }
        }
        None
    }

    /// The value, if the leader reaches what it wants by leading one after another the cards that
    /// nothing beats.
    pub(super) fn judge_by_leads(&self, node: &Node, goal: i8) -> Option<Proof> {
        let seat = node.leader;
        let others = node.left & self.held[1 - seat];
        // A Dragon takes the lead away.
        if others & self.of[Faction::Dragon] != 0 {
            return None;
        }
        // Dwarves won are lost, and Gnomes won may be removed.
        let mut own = node.left & self.held[seat] & !self.of[Faction::Dwarf];
        if node.left & self.of[Faction::Giant] != 0 {
            own &= !self.of[Faction::Gnome];
        }
        let sure = each(own).filter(|&card| self.facts[card].beaten_by & others == 0);
        let sure: u64 = sure.map(|card| self.facts[card].weight).sum();
        // These are the seat's, and no longer open.
        let even = self.even + self.at_risk(node, seat) - 2 * sure;
        let safe = Safe::new(self.seen_by(seat, node.standing), even);
        let goal = if seat == 0 { goal } else { 1 - goal };
        (safe.lead() >= goal).then(|| safe.proof(self, seat))
    }

    /// In each lane, the weight by which a seat can still fall behind.
    #[inline]
    fn at_risk(&self, node: &Node, seat: usize) -> u64 {
        if node.rows == 0 {
            return node.open;
        }
        let prey = (0..KINDS).map(|kind| self.prey(node, seat, kind) * self.gnome_weights[kind]);
        node.open + prey.sum::<u64>()
    }

    /// The Gnomes in rows that Giants can still remove, as [`Node::rows`] has them.
    #[inline]
    pub(super) fn removable(&self, node: &Node) -> u32 {
        if node.rows == 0 {
            return 0;
        }
        let hunted = (0..KINDS).filter(|&kind| self.hunters[kind] & node.left != 0);
        let places = hunted.map(|kind| 3 << row_place(0, kind) | 3 << row_place(1, kind));
        node.rows & places.sum::<u32>()
    }

    /// How many Gnomes of a kind Giants can still remove from a seat's row.
    #[inline]
    pub(super) fn prey(&self, node: &Node, seat: usize, kind: usize) -> u64 {
        let hunters = (self.hunters[kind] & node.left).count_ones();
        let row = node.rows >> row_place(seat, kind) & 3;
        row.min(hunters).into()
    }
}
