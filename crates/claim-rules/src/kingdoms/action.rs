//! What a seat can do in Claim Kingdoms, and its notation (RECORD.md, "Actions").

use std::fmt;
use std::str::FromStr;

use super::Space;
use crate::NotationError;
use crate::cards::Faction;

/// An action of Claim Kingdoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Step 1: places a hand card on a space, with a figure on it.
    Place(Faction, Space),
    /// Step 2: uses or declines the card's power.
    Power(Power),
    /// After a Seer: keeps two out of the drawn cards and the hand card. They are in the order of
    /// their ids.
    Keep(Faction, Faction),
    /// Step 3: draws a card.
    Draw(Source),
}

/// How a power is used (RULES.md 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// It is declined.
    None,
    /// It is used without a choice: Goblin, Dwarf, Dragon, Seer, and a Gnome without a second
    /// figure.
    Use,
    /// Troll: scores this line.
    Score(Line),
    /// Gnome: places a second figure on the card on this space.
    Figure(Space),
    /// Undead: swaps the figure just placed with the opponent's figure on this space.
    Swap(Space),
    /// Knight: removes the opponent's figure on this space and, optionally, a second one on a later
    /// space.
    Remove(Space, Option<Space>),
    /// Giant: flips the card on this space face down.
    Flip(Space),
    /// Doppelgänger: copies the power of the card on this space.
    Copy(Space),
}

/// One of the two lines through a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The row, from left to right.
    Row,
    /// The column, from bottom to top.
    Column,
}

/// Where a card is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The first card of the display.
    Display1,
    /// The second card of the display.
    Display2,
    /// The third card of the display.
    Display3,
    /// The top of the draw pile, unseen.
    Top,
}

impl Source {
    /// The cards of the display, in order.
    pub(super) const DISPLAY: [Self; 3] = [Self::Display1, Self::Display2, Self::Display3];

    /// The place in the display, from 0; `None` for the draw pile.
    #[must_use]
    pub const fn place(self) -> Option<usize> {
        match self {
            Self::Display1 => Some(0),
            Self::Display2 => Some(1),
            Self::Display3 => Some(2),
            Self::Top => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(card, space) => write!(f, "place {card} {space}"),
            Self::Power(power) => write!(f, "power {power}"),
            Self::Keep(first, second) => write!(f, "keep {first} {second}"),
            Self::Draw(source) => write!(f, "draw {source}"),
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Use => f.write_str("use"),
            Self::Score(line) => write!(f, "{line}"),
            Self::Figure(space) => write!(f, "figure {space}"),
            Self::Swap(space) => write!(f, "swap {space}"),
            Self::Remove(space, None) => write!(f, "remove {space}"),
            Self::Remove(space, Some(second)) => write!(f, "remove {space} {second}"),
            Self::Flip(space) => write!(f, "flip {space}"),
            Self::Copy(space) => write!(f, "copy {space}"),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Display1 => "display-1",
            Self::Display2 => "display-2",
            Self::Display3 => "display-3",
            Self::Top => "top",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse_action(text).ok_or(NotationError("an action of Claim Kingdoms"))
    }
}

impl FromStr for Power {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse_power(text).ok_or(NotationError("the use of a power"))
    }
}

impl FromStr for Source {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "display-1" => Ok(Self::Display1),
            "display-2" => Ok(Self::Display2),
            "display-3" => Ok(Self::Display3),
            "top" => Ok(Self::Top),
            _ => Err(NotationError("a card to draw")),
        }
    }
}

fn parse_action(text: &str) -> Option<Action> {
    let (step, rest) = text.split_once(' ')?;
    match step {
        "place" => {
            let (card, space) = rest.split_once(' ')?;
            Some(Action::Place(card.parse().ok()?, space.parse().ok()?))
        }
        "power" => rest.parse().map(Action::Power).ok(),
        "keep" => {
            let (first, second) = rest.split_once(' ')?;
            let in_order = first <= second;
            let pair = Action::Keep(first.parse().ok()?, second.parse().ok()?);
            in_order.then_some(pair)
        }
        "draw" => rest.parse().map(Action::Draw).ok(),
        _ => None,
    }
}

fn parse_power(text: &str) -> Option<Power> {
    match text {
        "none" => return Some(Power::None),
        "use" => return Some(Power::Use),
        "row" => return Some(Power::Score(Line::Row)),
        "column" => return Some(Power::Score(Line::Column)),
        _ => {}
    }
    let (power, spaces) = text.split_once(' ')?;
    let space = || spaces.parse().ok();
    match power {
        "figure" => space().map(Power::Figure),
        "swap" => space().map(Power::Swap),
        "remove" => match spaces.split_once(' ') {
            None => Some(Power::Remove(space()?, None)),
            Some((first, second)) => {
                let (first, second) = (first.parse().ok()?, second.parse().ok()?);
                (first < second).then_some(Power::Remove(first, Some(second)))
            }
        },
        "flip" => space().map(Power::Flip),
        "copy" => space().map(Power::Copy),
        _ => None,
    }
}
