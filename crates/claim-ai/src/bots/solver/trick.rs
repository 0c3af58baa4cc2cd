//! The rules of phase two for 2 players (RULES.md 1.3 and 1.5) on an endgame's nodes.

use claim_rules::cards::Faction;

use super::endgame::Endgame;
use super::lanes::{self, WIDE};
use super::node::{GNOME_KINDS, Node, SearchState, ValueSums, gnome_kind, row_shift, signed_gain};
use super::set::{Cards, each, has};

/// A trick that has been played.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayedTrick {
    /// The node after it.
    pub(super) node: Node,
    /// What it added to the standing, with wrapping.
    pub(super) gain: u64,
    pub(super) winner: usize,
}

impl Endgame {
    /// The cards of a hand that may answer a lead.
    #[inline]
    pub(super) fn legal_answers(&self, hand: Cards, lead: usize) -> Cards {
        let following = hand & self.info[lead].same_faction;
        if following == 0 {
            hand
        } else {
            following | hand & self.of[Faction::Doppelganger]
        }
    }

    /// The cards that may be played, one of each group of equal cards.
    pub(super) fn legal_cards(&self, state: &SearchState) -> Cards {
        let node = &state.node;
        self.without_duplicates(match state.lead {
            Some(lead) => self.legal_answers(node.hands & self.held[1 - node.leader], lead),
            None => node.hands & self.held[node.leader],
        })
    }

    /// The cards of a hand, of equal ones only the last. Equal cards have successive numbers.
    fn without_duplicates(&self, hand: Cards) -> Cards {
        let is_last = |&card: &usize| {
            let next = each(hand & !((2 << card) - 1)).next();
            next.is_none_or(|next| self.cards[next] != self.cards[card])
        };
        each(hand).filter(is_last).map(|card| 1 << card).sum()
    }

    /// The state after a legal card is played.
    pub(super) fn play_card(&self, state: &SearchState, card: usize) -> SearchState {
        let Some(lead) = state.lead else {
            let lead = Some(card);
            return SearchState { lead, ..*state };
        };
        let trick = self.play_trick(&state.node, lead, card);
        SearchState {
            node: trick.node,
            sums: self.sums_after(&state.node, state.sums, [lead, card], &trick),
            lead: None,
        }
    }

    #[inline]
    pub(super) fn play_trick(&self, node: &Node, lead: usize, answer: usize) -> PlayedTrick {
        let trick = 1 << lead | 1 << answer;
        let winner = node.leader ^ usize::from(has(self.info[lead].beaten_by, answer));
        let mut next = *node;
        next.hands &= !trick;
        next.leader = winner;
        let mut gain = 0_u64;
        for card in [lead, answer] {
            if !has(self.of[Faction::Troll], card) {
                gain = gain.wrapping_add(self.info[card].gain);
                next.open -= self.info[card].weight;
            }
        }
        if self.of[Faction::Troll] != 0 {
            gain = gain.wrapping_add(self.score_trolls(&mut next, trick));
        }
        if trick & self.of[Faction::Giant] != 0 {
            gain = gain.wrapping_add(self.remove_gnomes(&mut next, [lead, answer], winner));
        }
        for card in each(trick & self.of[Faction::Gnome]) {
            next.rows += 1 << row_shift(winner, gnome_kind(self.info[card].value));
        }
        if trick & self.of[Faction::Dragon] != 0 {
            next.leader = node.leader ^ usize::from(has(self.of[Faction::Dragon], answer));
        }
        let gain = signed_gain(gain, winner);
        next.standing = next.standing.wrapping_add(gain);
        PlayedTrick {
            node: next,
            gain,
            winner,
        }
    }

    /// Adds the trick's Trolls to the waiting ones and scores the highest; after the last trick, all
    /// of them. Returns their weight.
    fn score_trolls(&self, next: &mut Node, trick: Cards) -> u64 {
        for card in each(trick & self.of[Faction::Troll]) {
            next.waiting |= 1 << self.info[card].value;
        }
        let mut scored = 0;
        while next.waiting != 0 {
            let highest = next.waiting.ilog2();
            next.waiting ^= 1 << highest;
            scored += self.info[self.trolls[highest as usize]].weight;
            if next.hands != 0 {
                break;
            }
        }
        next.open -= scored;
        scored
    }

    /// Removes from the loser's row a Gnome for each Giant of the same value in the trick. Returns
    /// their weight.
    fn remove_gnomes(&self, next: &mut Node, trick: [usize; 2], winner: usize) -> u64 {
        let mut removed = 0;
        for card in trick {
            let kind = gnome_kind(self.info[card].value);
            let shift = row_shift(1 - winner, kind);
            if has(self.of[Faction::Giant], card) && next.rows >> shift & 3 != 0 {
                next.rows -= 1 << shift;
                removed += self.gnome_weights[kind];
            }
        }
        removed
    }

    /// The sums of values after a trick, from those before it.
    pub(super) fn sums_after(
        &self,
        before: &Node,
        mut sums: ValueSums,
        cards: [usize; 2],
        trick: &PlayedTrick,
    ) -> ValueSums {
        let (winner, loser) = (trick.winner, 1 - trick.winner);
        let mut trolls = before.waiting;
        for card in cards {
            let info = self.info[card];
            let value = lanes::at(info.lane, info.value.into());
            match self.cards[card].faction() {
                Faction::Troll => trolls |= 1 << info.value,
                Faction::Dwarf => sums[loser] += value,
                _ => sums[winner] += value,
            }
        }
        for (value, &troll) in (0..).zip(&self.trolls) {
            if (trolls & !trick.node.waiting) >> value & 1 == 1 {
                sums[winner] += lanes::at(self.info[troll].lane, value);
            }
        }
        for kind in 0..GNOME_KINDS {
            let row = |node: &Node| u64::from(node.rows >> row_shift(loser, kind) & 3);
            let removed = row(before) - row(&trick.node);
            sums[loser] -= lanes::at(WIDE, removed * (2 * kind as u64 + 1));
        }
        sums
    }
}
