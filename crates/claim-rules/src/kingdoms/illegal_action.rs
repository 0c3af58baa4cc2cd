//! Why the rules refuse an action.

use super::setup::PLAYERS;
use super::{Action, Awaiting, Line, Power, Private, PublicView, Source, Space};
use crate::cards::{Faction, Seat};

/// Why the rules refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// Chance is due, or the match is over.
    #[error("no action is due")]
    NoActionDue,
    /// A card has to be placed now.
    #[error("a card has to be placed")]
    PlaceExpected,
    /// The power of this faction has to be used or declined now.
    #[error("the power of the {0} has to be used or declined")]
    PowerExpected(Faction),
    /// Two of the Seer's cards have to be kept now.
    #[error("two cards have to be kept")]
    KeepExpected,
    /// A card has to be drawn now.
    #[error("a card has to be drawn")]
    DrawExpected,
    /// No card of this faction is in the hand.
    #[error("no {0} is in the hand")]
    NotHeld(Faction),
    /// There is a card on the space.
    #[error("{0} is taken")]
    SpaceTaken(Space),
    /// The space shares no edge with a face-up card.
    #[error("no face-up card shares an edge with {0}")]
    NoAdjacentCard(Space),
    /// The power of this faction does something else.
    #[error("this is not the power of the {0}")]
    WrongPower(Faction),
    /// The line has more than one Troll.
    #[error("the {0} has more than one Troll")]
    LineHasTroll(Line),
    /// No card on the space shares an edge with the card just placed.
    #[error("no card on {0} is adjacent to the card just placed")]
    NotAdjacent(Space),
    /// The card on the space is face down.
    #[error("the card on {0} is face down")]
    FaceDown(Space),
    /// The card on the space has a figure of the player.
    #[error("the card on {0} has a figure of the player already")]
    HasOwnFigure(Space),
    /// The card on the space has no figure of the opponent.
    #[error("the card on {0} has no figure of the opponent")]
    NoOpponentFigure(Space),
    /// The player has no figure left in the supply.
    #[error("the player has no figure left")]
    SupplyEmpty,
    /// The power of the card on the space could not be used.
    #[error("the power of the card on {0} could not be used")]
    NothingToCopy(Space),
    /// These two are not among the cards to choose from.
    #[error("{0} and {1} are not among the cards to choose from")]
    NotAmongChoices(Faction, Faction),
    /// There is no card to draw.
    #[error("there is no card to draw at {0}")]
    NothingToDraw(Source),
}

/// Why an illegal action is illegal.
pub(super) fn reason(public: &PublicView, own: &Private, action: Action) -> IllegalAction {
    match (public.awaiting, action) {
        (Awaiting::Place(_), Action::Place(card, space)) => {
            if !own.hand.contains(card) {
                IllegalAction::NotHeld(card)
            } else if public.board.card_at(space).is_some() {
                IllegalAction::SpaceTaken(space)
            } else {
                IllegalAction::NoAdjacentCard(space)
            }
        }
        (Awaiting::Power { seat, faction }, Action::Power(power)) => {
            power_reason(public, seat, faction, power)
        }
        (Awaiting::Keep { .. }, Action::Keep(one, other)) => {
            IllegalAction::NotAmongChoices(one, other)
        }
        (Awaiting::Draw(_), Action::Draw(source)) => IllegalAction::NothingToDraw(source),
        (Awaiting::Place(_), _) => IllegalAction::PlaceExpected,
        (Awaiting::Power { faction, .. }, _) => IllegalAction::PowerExpected(faction),
        (Awaiting::Keep { .. }, _) => IllegalAction::KeepExpected,
        (Awaiting::Draw(_), _) => IllegalAction::DrawExpected,
        _ => IllegalAction::NoActionDue,
    }
}

fn power_reason(public: &PublicView, seat: Seat, faction: Faction, power: Power) -> IllegalAction {
    let has_figure = |space, owner| {
        let card = public.board.card_at(space);
        card.is_some_and(|card| card.figures[owner])
    };
    match (faction, power) {
        (Faction::Troll, Power::Score(line)) => IllegalAction::LineHasTroll(line),
        (Faction::Gnome, Power::Figure(_)) if public.supply[seat] == 0 => {
            IllegalAction::SupplyEmpty
        }
        (Faction::Gnome, Power::Figure(space)) => {
            not_adjacent(public, space).unwrap_or(IllegalAction::HasOwnFigure(space))
        }
        (Faction::Undead, Power::Swap(space)) if has_figure(space, seat) => {
            IllegalAction::HasOwnFigure(space)
        }
        (Faction::Undead, Power::Swap(space)) => IllegalAction::NoOpponentFigure(space),
        (Faction::Knight, Power::Remove(space, second)) => {
            let other = seat.next(PLAYERS);
            let wrong = [Some(space), second]
                .into_iter()
                .flatten()
                .find_map(|space| {
                    let no_figure = || IllegalAction::NoOpponentFigure(space);
                    let missing = (!has_figure(space, other)).then(no_figure);
                    not_adjacent(public, space).or(missing)
                });
            wrong.unwrap_or(IllegalAction::NoOpponentFigure(second.unwrap_or(space)))
        }
        (Faction::Giant, Power::Flip(space)) => {
            not_adjacent(public, space).unwrap_or(IllegalAction::FaceDown(space))
        }
        (Faction::Doppelganger, Power::Copy(space)) => {
            not_adjacent(public, space).unwrap_or(IllegalAction::NothingToCopy(space))
        }
        _ => IllegalAction::WrongPower(faction),
    }
}

/// Why the card on a space is not adjacent to the one just placed; `None` if it is.
fn not_adjacent(public: &PublicView, space: Space) -> Option<IllegalAction> {
    let is_neighbour = public
        .turn
        .is_some_and(|turn| turn.space.neighbours().contains(&space));
    match public.board.card_at(space).filter(|_| is_neighbour) {
        None => Some(IllegalAction::NotAdjacent(space)),
        Some(card) => (!card.face_up).then_some(IllegalAction::FaceDown(space)),
    }
}
