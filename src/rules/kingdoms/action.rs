//! What a seat may do in Claim Kingdoms, and the notation of it (RECORD.md, 'Actions').

use std::fmt;
use std::str::FromStr;

use super::Space;
use crate::cards::Faction;

/// An action of Claim Kingdoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Step 1: lays a hand card on a space, with a figure on it.
    Place(Faction, Space),
    /// Step 2: uses the card's power, or declines it.
    Power(Power),
    /// After a Seer: keeps two of the drawn cards and the hand card, in the order of their ids.
    Keep(Faction, Faction),
    /// Step 3: draws a card.
    Draw(Source),
}

/// How a power is used (RULES.md 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// Not at all.
    None,
    /// Without a choice: Goblin, Dwarf, Dragon, Seer, and a Gnome without its second figure.
    Use,
    /// Troll: scores one of its lines.
    Score(Line),
    /// Gnome: with a second figure on that card.
    Figure(Space),
    /// Undead: changes places with the opponent's figure there.
    Swap(Space),
    /// Knight: removes the opponent's figure there, and perhaps a second one on a greater space.
    Remove(Space, Option<Space>),
    /// Giant: turns that card face down.
    Flip(Space),
    /// Doppelgänger: takes the power of that card.
    Copy(Space),
}

/// One of the two lines through a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// From left to right.
    Row,
    /// From bottom to top.
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
    /// The places of the display, in order.
    pub(super) const DISPLAY: [Self; 3] = [Self::Display1, Self::Display2, Self::Display3];
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
            Self::Score(Line::Row) => f.write_str("row"),
            Self::Score(Line::Column) => f.write_str("column"),
            Self::Figure(space) => write!(f, "figure {space}"),
            Self::Swap(space) => write!(f, "swap {space}"),
            Self::Remove(space, None) => write!(f, "remove {space}"),
            Self::Remove(space, Some(second)) => write!(f, "remove {space} {second}"),
            Self::Flip(space) => write!(f, "flip {space}"),
            Self::Copy(space) => write!(f, "copy {space}"),
        }
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
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (step, rest) = text.split_once(' ').ok_or(())?;
        match step {
            "place" => {
                let (card, space) = rest.split_once(' ').ok_or(())?;
                Ok(Self::Place(card.parse()?, space.parse()?))
            }
            "power" => rest.parse().map(Self::Power),
            "keep" => {
                let (first, second) = rest.split_once(' ').ok_or(())?;
                let in_order = first <= second;
                let pair = Self::Keep(first.parse()?, second.parse()?);
                in_order.then_some(pair).ok_or(())
            }
            "draw" => rest.parse().map(Self::Draw),
            _ => Err(()),
        }
    }
}

impl FromStr for Power {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "none" => return Ok(Self::None),
            "use" => return Ok(Self::Use),
            "row" => return Ok(Self::Score(Line::Row)),
            "column" => return Ok(Self::Score(Line::Column)),
            _ => {}
        }
        match text.split_once(' ').ok_or(())? {
            ("figure", space) => space.parse().map(Self::Figure),
            ("swap", space) => space.parse().map(Self::Swap),
            ("remove", spaces) => match spaces.split_once(' ') {
                None => Ok(Self::Remove(spaces.parse()?, None)),
                Some((first, second)) => {
                    let (first, second) = (first.parse()?, second.parse()?);
                    let both = Self::Remove(first, Some(second));
                    (first < second).then_some(both).ok_or(())
                }
            },
            ("flip", space) => space.parse().map(Self::Flip),
            ("copy", space) => space.parse().map(Self::Copy),
            _ => Err(()),
        }
    }
}

impl FromStr for Source {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "display-1" => Ok(Self::Display1),
            "display-2" => Ok(Self::Display2),
            "display-3" => Ok(Self::Display3),
            "top" => Ok(Self::Top),
            _ => Err(()),
        }
    }
}
