//! The end of a match of a trick-taking game.

use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::claim::PublicView;

use super::Standing;
use crate::ending::{Ending, Pennant, Side};
use crate::palette::{Contrast, Felt};
use crate::parts::Person;
use crate::{Names, Picture};

/// Draws the end of a match: votes and factions as they are in the view, and crowns for the
/// winners, who are not always those ahead, because others may have left.
#[must_use]
pub fn tricks_end(
    view: &PublicView,
    winners: SeatSet,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let setup = view.setup;
    let standing = Standing::of(view);
    let sides: Vec<Seat> = Seat::of(setup.sides()).collect();
    let pennants = |owner: Option<Seat>| -> Vec<Pennant> {
        let factions = standing.factions.iter().copied();
        let won = factions.filter(|&faction| standing.votes[faction] == owner);
        won.map(|faction| pennant(&standing, &sides, faction))
            .collect()
    };
    let side = |&side: &Seat| {
        let seats = setup.seats().filter(move |&seat| setup.side(seat) == side);
        let people = seats.clone().map(|seat| Person {
            seat,
            side,
            name: names[seat],
        });
        Side {
            people: people.collect(),
            has_won: seats.clone().any(|seat| winners.contains(seat)),
            score: standing.vote_counts[side].into(),
            detail: None,
            pennants: pennants(Some(side)),
        }
    };
    let ending = Ending {
        felt: Felt::Claim,
        sides: sides.iter().map(side).collect(),
        unclaimed: pennants(None),
    };
    ending.draw(contrast)
}

fn pennant(standing: &Standing, sides: &[Seat], faction: Faction) -> Pennant {
    Pennant {
        faction,
        worth: None,
        counts: sides
            .iter()
            .map(|&side| standing.count(side, faction))
            .collect(),
    }
}
