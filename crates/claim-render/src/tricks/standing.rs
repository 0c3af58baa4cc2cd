//! Who would win which vote now.

use claim_rules::cards::{ByFaction, BySeat, CardSet, Faction, Seat};
use claim_rules::claim::{Phase, PublicView, score};

use super::by_side;
use crate::parts::Count;

/// The score piles and gnome rows, as they would be counted now.
pub(crate) struct Standing {
    /// The factions of the deck.
    pub(crate) factions: Vec<Faction>,
    /// Per side, its cards, gnome rows included.
    pub(crate) piles: BySeat<CardSet>,
    /// Per side, those that can still be lost.
    pub(crate) open: BySeat<CardSet>,
    /// Per faction, the side that is ahead.
    pub(crate) votes: ByFaction<Option<Seat>>,
    /// Per side, the number of factions in which it is ahead.
    pub(crate) vote_counts: BySeat<u8>,
}

impl Standing {
    pub(crate) fn of(view: &PublicView) -> Self {
        // At the end of the match, the gnome rows join the score piles.
        let mut counted = view.score;
        for seat in view.setup.seats() {
            counted[seat].insert_all(view.gnomes[seat]);
        }
        let score = score(view.setup, &counted);
        Self {
            factions: view.setup.factions().iter().collect(),
            piles: by_side(view, &counted),
            open: by_side(view, &view.gnomes),
            votes: score.votes,
            vote_counts: score.vote_counts,
        }
    }

    pub(crate) fn count(&self, side: Seat, faction: Faction) -> u8 {
        self.piles[side].count_of(faction) as u8
    }

    /// What the rail of a side says: its votes, or in phase one the Undead, which alone can have
    /// been scored.
    pub(crate) fn counts(&self, view: &PublicView, side: Seat) -> Vec<Count> {
        if matches!(view.phase, Phase::Gather | Phase::Over) {
            let votes = self.vote_counts[side];
            let wins = usize::from(votes) * 2 > self.factions.len();
            return vec![Count::Votes(votes, wins)];
        }
        let undead = view
            .setup
            .factions()
            .iter()
            .filter(|&it| it == Faction::Undead);
        undead
            .map(|it| Count::Cards(it, self.count(side, it)))
            .collect()
    }
}
