//! One trick of the reference implementation, which follows RULES.md 1 sentence by sentence.

use claim_rules::cards::{Card, Faction};

/// A trick, and its consequences.
pub(crate) struct ReferenceTrick {
    pub(crate) recruiting: bool,
    /// The number of the trick within its phase, from 1.
    pub(crate) number: usize,
    pub(crate) leader: usize,
    pub(crate) plays: Vec<(usize, Card)>,
    /// The revealed cards that were taken, each with the seat that took it.
    pub(crate) taken: [Option<(Card, usize)>; 2],
    /// The Gnomes that were removed, each with its owner.
    pub(crate) removed: Vec<(Card, usize)>,
    /// The Trolls that were scored.
    pub(crate) trolls: Vec<Card>,
}

impl ReferenceTrick {
    pub(crate) fn new(recruiting: bool, number: usize, leader: usize) -> Self {
        Self {
            recruiting,
            number,
            leader,
            plays: Vec::new(),
            taken: [None; 2],
            removed: Vec::new(),
            trolls: Vec::new(),
        }
    }

    /// The seats that have played, best first.
    pub(crate) fn ranking(&self) -> Vec<usize> {
        let led = self.plays.first().map(|(_, card)| card.faction());
        let rank = |card: Card| {
            let class = if led == Some(Faction::Goblin) && card.faction() == Faction::Knight {
                1
            } else if led == Some(card.faction()) || card.faction() == Faction::Doppelganger {
                2
            } else {
                3
            };
            (class, 9 - card.value())
        };
        let mut plays = self.plays.clone();
        plays.sort_by_key(|&(_, card)| rank(card));
        plays.into_iter().map(|(seat, _)| seat).collect()
    }

    /// The winner of a complete trick of two players, as RULES.md 1.3 states it.
    fn winner_of_two(&self) -> usize {
        let (leader, led) = self.plays[0];
        let (responder, card) = self.plays[1];
        let follows = [led.faction(), Faction::Doppelganger].contains(&card.faction());
        let knight = led.faction() == Faction::Goblin && card.faction() == Faction::Knight;
        if knight || follows && card.value() > led.value() {
            responder
        } else {
            leader
        }
    }

    /// The winner of a complete trick.
    pub(crate) fn winner(&self) -> usize {
        if self.plays.len() == 2 {
            return self.winner_of_two();
        }
        self.ranking()[0]
    }

    /// The seat that scores the Dwarves of a complete trick.
    pub(crate) fn dwarf_taker(&self) -> usize {
        if self.plays.len() == 2 {
            return 1 - self.winner();
        }
        let lowest = self.plays.iter().rev().min_by_key(|(_, card)| card.value());
        lowest.expect("cards were played").0
    }

    pub(crate) fn next_leader(&self) -> usize {
        let mut leader = self.winner();
        for &(seat, card) in &self.plays {
            if card.faction() == Faction::Dragon {
                leader = seat;
            }
        }
        leader
    }

    /// The seats that did not follow, and the faction they are void of.
    pub(crate) fn voids(&self) -> Vec<(usize, Faction)> {
        let Some(led) = self.plays.first().map(|(_, card)| card.faction()) else {
            return Vec::new();
        };
        let follows = |card: Card| [led, Faction::Doppelganger].contains(&card.faction());
        let failed = self.plays.iter().filter(|&&(_, card)| !follows(card));
        failed.map(|&(seat, _)| (seat, led)).collect()
    }
}
