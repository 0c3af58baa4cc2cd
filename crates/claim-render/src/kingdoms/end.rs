//! The end of a match of Claim Kingdoms.

use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::kingdoms::{PublicView, control_value};

use crate::ending::{Ending, Pennant, Side};
use crate::palette::{Contrast, Felt};
use crate::{Names, Picture};

/// Draws the end of a match: points, those in play and those for control apart, and the factions
/// with the player who controls them. Crowns are for the winners, who are not always those ahead, because
/// the other may have left.
#[must_use]
pub fn kingdoms_end(
    view: &PublicView,
    winners: SeatSet,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let score = view.score();
    let pennants = |owner: Option<Seat>| -> Vec<Pennant> {
        let mut factions = view.setup.sorted_factions().to_vec();
        factions.retain(|&faction| score.control[faction] == owner);
        factions.sort_by_key(|&faction| std::cmp::Reverse(control_value(faction)));
        factions
            .into_iter()
            .map(|faction| pennant(view, faction))
            .collect()
    };
    let side = |seat: Seat| {
        let in_play = view.points[seat];
        Side {
            has_won: winners.contains(seat),
            score: score.points[seat],
            detail: Some(format!("{in_play} + {}", score.points[seat] - in_play)),
            pennants: pennants(Some(seat)),
            ..Side::alone(seat, names[seat])
        }
    };
    let ending = Ending {
        felt: Felt::Kingdoms,
        sides: view.setup.seats().map(side).collect(),
        unclaimed: pennants(None),
    };
    ending.draw(contrast)
}

fn pennant(view: &PublicView, faction: Faction) -> Pennant {
    let figures = view.board.figures_on(faction);
    Pennant {
        faction,
        worth: Some(control_value(faction)),
        counts: view.setup.seats().map(|seat| figures[seat]).collect(),
    }
}
