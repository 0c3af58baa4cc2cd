//! What a trick of 2 players does (RULES.md 1.3 and 1.5).

use crate::cards::Faction;

use super::deal::Deal;
use super::lanes::{self, WIDE};
use super::node::{KINDS, Moment, Node, Sums, kind, row_place, signed};
use super::set::{Cards, each, has};

/// What came of a trick.
#[derive(Clone, Copy, Debug)]
pub(super) struct After {
    pub(super) node: Node,
    /// What it added to the standing.
    pub(super) gained: u64,
    pub(super) winner: usize,
}

impl Deal {
    /// The cards of a hand that may answer a lead.
    #[inline]
    pub(super) fn answers(&self, hand: Cards, lead: usize) -> Cards {
        let following = hand & self.facts[lead].kin;
        if following == 0 {
            hand
        } else {
            following | hand & self.of[Faction::Doppelganger]
        }
    }

    /// The cards that may be played at a moment, equal ones once.
    pub(super) fn playable(&self, moment: &Moment) -> Cards {
        let node = &moment.node;
        self.once(match moment.lead {
            Some(lead) => self.answers(node.left & self.held[1 - node.leader], lead),
            None => node.left & self.held[node.leader],
        })
    }

    /// The cards of a hand without those that have their equal among the others.
    fn once(&self, hand: Cards) -> Cards {
        let is_last = |&card: &usize| {
            let next = each(hand & !((2 << card) - 1)).next();
            next.is_none_or(|next| self.cards[next] != self.cards[card])
        };
        each(hand).filter(is_last).map(|card| 1 << card).sum()
    }

    /// The moment after a card is played that may be.
    pub(super) fn play(&self, moment: &Moment, card: usize) -> Moment {
        let Some(lead) = moment.lead else {
            let lead = Some(card);
            return Moment { lead, ..*moment };
        };
        let after = self.after(&moment.node, lead, card);
        Moment {
            node: after.node,
            sums: self.sums_after(&moment.node, moment.sums, [lead, card], &after),
            lead: None,
        }
    }

    /// What comes of a trick.
    #[inline]
    pub(super) fn after(&self, node: &Node, lead: usize, answer: usize) -> After {
        let trick = 1 << lead | 1 << answer;
        let winner = node.leader ^ usize::from(has(self.facts[lead].beaten_by, answer));
        let mut next = *node;
        next.left &= !trick;
        next.leader = winner;
        let mut gained = 0_u64;
        for card in [lead, answer] {
            if !has(self.of[Faction::Troll], card) {
                gained = gained.wrapping_add(self.facts[card].gain);
                next.open -= self.facts[card].weight;
            }
        }
        if self.of[Faction::Troll] != 0 {
            gained = gained.wrapping_add(self.score_trolls(&mut next, trick));
        }
        if trick & self.of[Faction::Giant] != 0 {
            gained = gained.wrapping_add(self.send_giants(&mut next, [lead, answer], winner));
        }
        for card in each(trick & self.of[Faction::Gnome]) {
            next.rows += 1 << row_place(winner, kind(self.facts[card].value));
        }
        if trick & self.of[Faction::Dragon] != 0 {
            next.leader = node.leader ^ usize::from(has(self.of[Faction::Dragon], answer));
        }
        let gained = signed(gained, winner);
        next.standing = next.standing.wrapping_add(gained);
        After {
            node: next,
            gained,
            winner,
        }
    }

    /// The Trolls of the trick join those that wait, and the highest is scored, after the very last
    /// trick all. Gives their weight.
    fn score_trolls(&self, next: &mut Node, trick: Cards) -> u64 {
        for card in each(trick & self.of[Faction::Troll]) {
            next.waiting |= 1 << self.facts[card].value;
        }
        let mut scored = 0;
        while next.waiting != 0 {
            let highest = next.waiting.ilog2();
            next.waiting ^= 1 << highest;
            scored += self.facts[self.trolls[highest as usize]].weight;
            if next.left != 0 {
                break;
            }
        }
        next.open -= scored;
        scored
    }

    /// Each Giant removes a Gnome of its value from the loser's row. Gives their weight.
    fn send_giants(&self, next: &mut Node, trick: [usize; 2], winner: usize) -> u64 {
        let mut removed = 0;
        for card in trick {
            let kind = kind(self.facts[card].value);
            let place = row_place(1 - winner, kind);
            if has(self.of[Faction::Giant], card) && next.rows >> place & 3 != 0 {
                next.rows -= 1 << place;
                removed += self.gnome_weights[kind];
            }
        }
        removed
    }

    /// What a trick makes of the sums.
    pub(super) fn sums_after(
        &self,
        before: &Node,
        mut sums: Sums,
        trick: [usize; 2],
        after: &After,
    ) -> Sums {
        let (winner, loser) = (after.winner, 1 - after.winner);
        let mut trolls = before.waiting;
        for card in trick {
            let facts = self.facts[card];
            let value = lanes::at(facts.lane, facts.value.into());
            match self.cards[card].faction() {
                Faction::Troll => trolls |= 1 << facts.value,
                Faction::Dwarf => sums[loser] += value,
                _ => sums[winner] += value,
            }
        }
        for (value, &troll) in (0..).zip(&self.trolls) {
            if (trolls & !after.node.waiting) >> value & 1 == 1 {
                sums[winner] += lanes::at(self.facts[troll].lane, value);
            }
        }
        for kind in 0..KINDS {
            let row = |node: &Node| u64::from(node.rows >> row_place(loser, kind) & 3);
            let removed = row(before) - row(&after.node);
            sums[loser] -= lanes::at(WIDE, removed * (2 * kind as u64 + 1));
        }
        sums
    }
}
