//! What happened in a turn, for those who tell it.

use super::{Line, Space};
use crate::cards::{BySeat, Faction, Seat};

/// What everybody saw of a turn; of the current one, what has happened so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTaken {
    /// Whose turn it is or was.
    pub seat: Seat,
    /// The card that was laid.
    pub card: Faction,
    /// Where it was laid.
    pub space: Space,
    /// By a Doppelgänger: which card's power it took.
    pub copied: Option<(Faction, Space)>,
    /// What came of the power.
    pub power: PowerUsed,
    /// What was drawn.
    pub drew: Drew,
    /// Afterwards three equal cards lay in the display, and two of them went back into the draw
    /// pile: their faction. Where that happened more than once, the last one.
    pub reshuffled: Option<Faction>,
}

/// What came of a card's power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PowerUsed {
    /// It has yet to be decided.
    Undecided,
    /// There was no use for it, so that nobody was asked.
    Useless,
    /// It was declined.
    Declined,
    /// Goblin, Dwarf, Dragon: so many points.
    Scored(u8),
    /// Troll: so many points for a line.
    ScoredLine(Line, u8),
    /// Gnome: a point, and perhaps a second figure on that card.
    Settled(Option<Space>),
    /// Undead: changed places with the opponent's figure there.
    Swapped(Space),
    /// Knight: removed the opponent's figures there.
    Removed(Space, Option<Space>),
    /// Giant: turned a card face down. The board still tells which.
    Flipped {
        /// Where it lies.
        space: Space,
        /// Whose figures went back from it.
        figures: BySeat<bool>,
    },
    /// Seer: looked at so many cards.
    Looked(u8),
}

/// What was drawn at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drew {
    /// It has yet to be decided.
    Undecided,
    /// There was nothing to draw.
    Nothing,
    /// A card of the display.
    FromDisplay(Faction),
    /// The top card of the draw pile, unseen by the other.
    FromPile,
    /// After a Seer: two cards were kept, and so many shuffled into the draw pile.
    Kept {
        /// How many went back.
        returned: u8,
    },
}

impl TurnTaken {
    /// A turn that has just begun with a card on a space.
    pub(super) const fn new(seat: Seat, card: Faction, space: Space) -> Self {
        Self {
            seat,
            card,
            space,
            copied: None,
            power: PowerUsed::Undecided,
            drew: Drew::Undecided,
            reshuffled: None,
        }
    }
}
