//! The legal actions: the one definition, for states and views alike.

use super::{Actions, Awaiting, Choices, Setup, Trick};
use crate::cards::{BySeat, Card, CardSet, Seat};

/// The legal actions of the seat to act, whose hand `hand_of` returns.
#[inline]
pub(super) fn actions(
    setup: Setup,
    awaiting: &Awaiting,
    trick: &Trick,
    gnomes: &BySeat<CardSet>,
    hand_of: impl FnOnce(Seat) -> CardSet,
) -> Actions {
    match *awaiting {
        Awaiting::Play(seat) => Actions::Play {
            cards: trick.playable(hand_of(seat)),
            deck: setup.factions(),
        },
        _ => choices(setup, *awaiting, gnomes),
    }
}

#[inline(never)]
fn choices(setup: Setup, awaiting: Awaiting, gnomes: &BySeat<CardSet>) -> Actions {
    match awaiting {
        Awaiting::Take { top, .. } => Actions::Choose(Choices::to_take(setup.revealed(), top)),
        Awaiting::Remove { seat, gnome, .. } => {
            Actions::Choose(Choices::to_remove(victims(setup, gnomes, gnome, seat)))
        }
        _ => Actions::None,
    }
}

/// The seats from which a Gnome could be removed: they have it in their row and are not on the side
/// of the trick's winner.
pub(super) fn victims(
    setup: Setup,
    gnomes: &BySeat<CardSet>,
    gnome: Card,
    winner: Seat,
) -> impl Iterator<Item = Seat> {
    let is_victim =
        move |&seat: &Seat| setup.side(seat) != setup.side(winner) && gnomes[seat].contains(gnome);
    setup.seats().filter(is_victim)
}
