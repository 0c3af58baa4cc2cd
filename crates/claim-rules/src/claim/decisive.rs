//! Which trick decided a match.

use super::score::score;
use super::setup::CLAIM;
use super::{Phase, PublicView};
use crate::cards::{Faction, Seat};

impl PublicView {
    /// The trick of phase two, from 1, after which the winner of a finished match could no longer lose, no matter who
    /// would have got the cards of all later tricks. `None` in a draw, and in games other than Claim for two, in which
    /// later tricks can do more than add cards to score piles.
    #[must_use]
    pub fn decisive_trick(&self) -> Option<u8> {
        let setup = self.setup;
        if self.phase != Phase::Over || setup.players() != 2 || setup.factions() != CLAIM {
            return None;
        }
        let winners = score(setup, &self.score).winners;
        let mut seats = winners.iter();
        let (Some(winner), None) = (seats.next(), seats.next()) else {
            return None;
        };
        let loser = winner.next(2);
        // The loser gets the cards of one more trick after another, from the last.
        let mut piles = self.score;
        (1..=setup.hand_size()).rev().find(|number| {
            let trick = self.history.trick(setup, setup.hand_size() + number - 1);
            for (_, card) in trick.plays() {
                let taker = taker(trick.winner(), card.faction());
                if taker == winner {
                    piles[winner].remove(card);
                    piles[loser].insert(card);
                }
            }
            score(setup, &piles).winners != winners
        })
    }
}

/// Who gets a card of a trick of phase two.
fn taker(trick_winner: Seat, faction: Faction) -> Seat {
    match faction {
        Faction::Dwarf => trick_winner.next(2),
        _ => trick_winner,
    }
}
