//! What happened in a turn, for showing it to the players.

use super::{Line, Space};
use crate::cards::{BySeat, Faction, Seat};

/// What everyone saw of a turn; of the current turn, what has happened so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSummary {
    /// The seat whose turn it is or was.
    pub seat: Seat,
    /// The card that was placed.
    pub card: Faction,
    /// The space it was placed on.
    pub space: Space,
    /// Of a Doppelgänger, the card whose power it copied.
    pub copied: Option<(Faction, Space)>,
    /// What the power did.
    pub power: PowerOutcome,
    /// What was drawn.
    pub draw: DrawOutcome,
    /// The faction of three equal display cards, if two of them were shuffled back into the draw
    /// pile after the draw. If that happened several times, the last faction.
    pub reshuffled: Option<Faction>,
}

/// What the power of a card did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PowerOutcome {
    /// It has not been decided yet.
    Pending,
    /// The power could not be used, so the player was not asked.
    Unusable,
    /// The player declined it.
    Declined,
    /// Goblin, Dwarf, Dragon: scored this many points.
    Scored(u8),
    /// Troll: scored this many points for a line.
    ScoredLine(Line, u8),
    /// Gnome: scored one point; the space of the second figure, if one was placed.
    SecondFigure(Option<Space>),
    /// Undead: swapped with the opponent's figure on this space.
    Swapped(Space),
    /// Knight: removed the opponent's figures on these spaces.
    Removed(Space, Option<Space>),
    /// Giant: flipped a card face down. The board still has its faction.
    Flipped {
        /// The space of the card.
        space: Space,
        /// The seats whose figures went back to their supply.
        figures: BySeat<bool>,
    },
    /// Seer: drew this many cards to choose from.
    Peeked(u8),
}

/// What was drawn at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawOutcome {
    /// It has not been decided yet.
    Pending,
    /// There was nothing to draw.
    Nothing,
    /// A card of the display.
    FromDisplay(Faction),
    /// The top card of the draw pile, unseen by the opponent.
    FromPile,
    /// After a Seer: two cards were kept.
    Kept {
        /// How many cards were shuffled into the draw pile.
        returned: u8,
    },
}

impl TurnSummary {
    /// A turn that has just begun by placing a card.
    pub(super) const fn new(seat: Seat, card: Faction, space: Space) -> Self {
        Self {
            seat,
            card,
            space,
            copied: None,
            power: PowerOutcome::Pending,
            draw: DrawOutcome::Pending,
            reshuffled: None,
        }
    }
}
