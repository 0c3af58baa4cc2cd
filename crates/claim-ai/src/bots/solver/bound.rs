//! Bounds on the value of a node, and those that hold without a search because votes are already
//! decided.

use claim_rules::cards::Faction;

use super::endgame::Endgame;
use super::lanes::{self, GUARDS, ONES};
use super::node::{GNOME_KINDS, Node, row_shift};
use super::set::each;

/// A bound on the value of a node by votes alone, from the first seat's side: 1 if it wins more
/// votes, 0 if the same number, -1 if fewer.
///
/// A bound belongs to a seat: the first seat's is a lower bound, the second's an upper bound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    pub(super) value: i8,
    /// In each lane, the lowest standing, as the bound's seat sees it, for which the bound holds
    /// while the cards are the same. In most lanes the standing does not matter, and this is low.
    pub(super) min_standing: u64,
}

impl Bound {
    /// The seat whose bound it is, for the question whether the value is at least `goal`.
    #[inline]
    pub(super) fn seat(&self, goal: i8) -> usize {
        usize::from(self.value < goal)
    }

    /// Whether the answer to that question is the one a seat wants.
    #[inline]
    pub(super) fn is_for(&self, seat: usize, goal: i8) -> bool {
        self.seat(goal) == seat
    }

    /// The identity of [`Bound::or`] for a seat: the worst possible value, which any real bound replaces.
    #[inline]
    pub(super) fn worst_for(seat: usize) -> Self {
        Self {
            value: if seat == 0 { -1 } else { 1 },
            min_standing: 0,
        }
    }

    /// The other seat's bound where a seat can choose between two.
    #[inline]
    pub(super) fn or(self, other: Self, seat: usize) -> Self {
        Self {
            value: if seat == 0 {
                self.value.max(other.value)
            } else {
                self.value.min(other.value)
            },
            min_standing: lanes::max(self.min_standing, other.min_standing),
        }
    }
}

/// The votes that a seat is certain not to lose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guarantee {
    /// The lowest standing, as the seat sees it, that is at least even in the end.
    safe_standing: u64,
    /// The lanes it wins, as guard bits.
    pub(super) won: u64,
    /// The lanes it wins or ties, as guard bits.
    pub(super) not_lost: u64,
}

impl Guarantee {
    #[inline]
    fn new(standing: u64, safe_standing: u64) -> Self {
        Self {
            safe_standing,
            won: lanes::at_least(standing, safe_standing + ONES),
            not_lost: lanes::at_least(standing, safe_standing),
        }
    }

    /// By how many votes the seat is ahead in the worst case.
    #[inline]
    pub(super) fn min_margin(&self) -> i8 {
        lanes::count(self.won) + lanes::count(self.not_lost) - lanes::count(GUARDS)
    }

    /// The bound that follows for the seat.
    fn bound(&self, endgame: &Endgame, seat: usize) -> Bound {
        let margin = self.min_margin().signum();
        let (won, not_lost) = (lanes::mask(self.won), lanes::mask(self.not_lost));
        Bound {
            value: if seat == 0 { margin } else { -margin },
            min_standing: (self.safe_standing + ONES) & won
                | self.safe_standing & not_lost & !won
                | endgame.lowest_standing & !not_lost,
        }
    }
}

impl Endgame {
    /// A standing as a seat sees it.
    #[inline]
    pub(super) fn seen_by(&self, seat: usize, standing: u64) -> u64 {
        if seat == 0 {
            standing
        } else {
            2 * self.even - standing
        }
    }

    /// What a seat is certain of at a node.
    #[inline]
    pub(super) fn guarantee(&self, node: &Node, seat: usize) -> Guarantee {
        let safe_standing = self.even + self.at_risk(node, seat);
        Guarantee::new(self.seen_by(seat, node.standing), safe_standing)
    }

    /// A bound that tells whether the value is at least `goal`, if the decided votes suffice.
    #[inline]
    pub(super) fn static_bound(&self, node: &Node, goal: i8) -> Option<Bound> {
        for (seat, goal) in [(0, goal), (1, 1 - goal)] {
            let guarantee = self.guarantee(node, seat);
            if guarantee.min_margin() >= goal {
                return Some(guarantee.bound(self, seat));
            }
        }
        None
    }

    /// As [`Self::static_bound`], for the leader, if it reaches its goal by leading, one after another, its cards
    /// that no card of the other seat beats.
    pub(super) fn unbeaten_leads_bound(&self, node: &Node, goal: i8) -> Option<Bound> {
        let seat = node.leader;
        let others = node.hands & self.held[1 - seat];
        // A Dragon would take the lead away.
        if others & self.of[Faction::Dragon] != 0 {
            return None;
        }
        // The winner of a trick does not score its Dwarves, and Giants may remove Gnomes later.
        let mut own = node.hands & self.held[seat] & !self.of[Faction::Dwarf];
        if node.hands & self.of[Faction::Giant] != 0 {
            own &= !self.of[Faction::Gnome];
        }
        let unbeaten = each(own).filter(|&card| self.info[card].beaten_by & others == 0);
        let weight: u64 = unbeaten.map(|card| self.info[card].weight).sum();
        // Winning them takes their weight out of what is at risk and adds it to the standing.
        let safe_standing = self.even + self.at_risk(node, seat) - 2 * weight;
        let guarantee = Guarantee::new(self.seen_by(seat, node.standing), safe_standing);
        let goal = if seat == 0 { goal } else { 1 - goal };
        (guarantee.min_margin() >= goal).then(|| guarantee.bound(self, seat))
    }

    /// In each lane, the weight by which a seat can still fall behind.
    #[inline]
    fn at_risk(&self, node: &Node, seat: usize) -> u64 {
        if node.rows == 0 {
            return node.open;
        }
        let removable = (0..GNOME_KINDS)
            .map(|kind| self.removable_gnomes(node, seat, kind) * self.gnome_weights[kind]);
        node.open + removable.sum::<u64>()
    }

    /// [`Node::rows`] without the Gnomes that no Giant can remove any more.
    #[inline]
    pub(super) fn removable_rows(&self, node: &Node) -> u32 {
        if node.rows == 0 {
            return 0;
        }
        let kinds = (0..GNOME_KINDS).filter(|&kind| self.giants[kind] & node.hands != 0);
        let masks = kinds.map(|kind| 3 << row_shift(0, kind) | 3 << row_shift(1, kind));
        node.rows & masks.sum::<u32>()
    }

    /// How many Gnomes of a kind Giants can still remove from a seat's row.
    #[inline]
    pub(super) fn removable_gnomes(&self, node: &Node, seat: usize, kind: usize) -> u64 {
        let giants = (self.giants[kind] & node.hands).count_ones();
        let row = node.rows >> row_shift(seat, kind) & 3;
        row.min(giants).into()
    }
}
