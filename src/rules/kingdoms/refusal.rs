//! Why the rules say no to an action.

use super::setup::PLAYERS;
use super::{Action, Awaiting, Line, Power, Private, PublicView, Source, Space};
use crate::cards::{Faction, Seat};

/// Why the rules say no to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// Nobody is to act: chance is due, or the match is over.
    NobodyToAct,
    /// A card has to be laid now.
    PlaceExpected,
    /// The use of that faction's power has to be decided now.
    PowerExpected(Faction),
    /// Two of a Seer's cards have to be kept now.
    KeepExpected,
    /// A card has to be drawn now.
    DrawExpected,
    /// No card of that faction is in the hand.
    NotHeld(Faction),
    /// A card lies there already.
    SpaceTaken(Space),
    /// The space touches no face-up card by an edge.
    TouchesNothing(Space),
    /// That is not what the power of that faction does.
    AnotherPower(Faction),
    /// The line holds another Troll.
    LineHoldsTroll(Line),
    /// No card that shares an edge with the one just laid is there.
    NotAdjacent(Space),
    /// The card there lies face down.
    FaceDown(Space),
    /// The card there bears an own figure already.
    OwnFigureThere(Space),
    /// The card there bears no figure of the opponent.
    NoFigureThere(Space),
    /// No figure is left in the supply.
    SupplyEmpty,
    /// The power of the card there would be of no use here.
    NothingToCopy(Space),
    /// These two are not among the cards to choose from.
    NotAmongThem(Faction, Faction),
    /// No card is there to be drawn.
    NothingThere(Source),
}

/// Why an action that is not legal is not.
pub(super) fn refuse(public: &PublicView, own: &Private, action: Action) -> IllegalAction {
    match (public.awaiting, action) {
        (Awaiting::Place(_), Action::Place(card, space)) => {
            if !own.hand.contains(card) {
                IllegalAction::NotHeld(card)
            } else if public.board.card_at(space).is_some() {
                IllegalAction::SpaceTaken(space)
            } else {
                IllegalAction::TouchesNothing(space)
            }
        }
        (Awaiting::Power { seat, faction }, Action::Power(power)) => {
            refuse_power(public, seat, faction, power)
        }
        (Awaiting::Keep { .. }, Action::Keep(one, other)) => {
            IllegalAction::NotAmongThem(one, other)
        }
        (Awaiting::Draw(_), Action::Draw(source)) => IllegalAction::NothingThere(source),
        (Awaiting::Place(_), _) => IllegalAction::PlaceExpected,
        (Awaiting::Power { faction, .. }, _) => IllegalAction::PowerExpected(faction),
        (Awaiting::Keep { .. }, _) => IllegalAction::KeepExpected,
        (Awaiting::Draw(_), _) => IllegalAction::DrawExpected,
        _ => IllegalAction::NobodyToAct,
    }
}

fn refuse_power(public: &PublicView, seat: Seat, faction: Faction, power: Power) -> IllegalAction {
    let figure = |space, of| {
        let card = public.board.card_at(space);
        card.is_some_and(|card| card.figures[of])
    };
    match (faction, power) {
        (Faction::Troll, Power::Score(line)) => IllegalAction::LineHoldsTroll(line),
        (Faction::Gnome, Power::Figure(_)) if public.supply[seat] == 0 => {
            IllegalAction::SupplyEmpty
        }
        (Faction::Gnome, Power::Figure(space)) => {
            not_beside(public, space).unwrap_or(IllegalAction::OwnFigureThere(space))
        }
        (Faction::Undead, Power::Swap(space)) if figure(space, seat) => {
            IllegalAction::OwnFigureThere(space)
        }
        (Faction::Undead, Power::Swap(space)) => IllegalAction::NoFigureThere(space),
        (Faction::Knight, Power::Remove(space, second)) => {
            let other = seat.next(PLAYERS);
            let wrong = [Some(space), second]
                .into_iter()
                .flatten()
                .find_map(|space| {
                    let no_figure = || IllegalAction::NoFigureThere(space);
                    let missing = (!figure(space, other)).then(no_figure);
                    not_beside(public, space).or(missing)
                });
            wrong.unwrap_or(IllegalAction::NoFigureThere(second.unwrap_or(space)))
        }
        (Faction::Giant, Power::Flip(space)) => {
            not_beside(public, space).unwrap_or(IllegalAction::FaceDown(space))
        }
        (Faction::Doppelganger, Power::Copy(space)) => {
            not_beside(public, space).unwrap_or(IllegalAction::NothingToCopy(space))
        }
        _ => IllegalAction::AnotherPower(faction),
    }
}

/// Why the card on a space is not adjacent to the one just laid; `None` if it is.
fn not_beside(public: &PublicView, space: Space) -> Option<IllegalAction> {
    let beside = public
        .turn
        .is_some_and(|turn| turn.space.beside().contains(&space));
    match public.board.card_at(space).filter(|_| beside) {
        None => Some(IllegalAction::NotAdjacent(space)),
        Some(card) => (!card.face_up).then_some(IllegalAction::FaceDown(space)),
    }
}
