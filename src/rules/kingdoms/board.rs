//! The plane, the cards that lie on it and the figures they bear (RULES.md 2.2).

use std::fmt;

use super::setup::CARDS;
use super::{BoardSet, Line, Space};
use crate::cards::{ByFaction, BySeat, Faction, Seat};

/// The most spaces that can be open at once: four around the start card, and with each further
/// card one less and at most three more.
const MOST_OPEN: usize = 4 + 2 * (CARDS - 1);

/// How many columns and rows the slots tell apart.
const SIDE: usize = 64;

/// In a slot: nothing. What is less is a card's number; from [`FIRST_OPEN`] on, the place of an
/// open space in their list.
const NOTHING: u8 = u8::MAX;

/// In a slot: the first of the open spaces, more than any card has for its number.
const FIRST_OPEN: u8 = 64;

/// The cards that were laid, in the order in which they were, and the spaces that are open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    count: u8,
    spaces: [Space; CARDS],
    factions: [Faction; CARDS],
    of_faction: ByFaction<BoardSet>,
    face_up: BoardSet,
    figures: BySeat<BoardSet>,
    open_count: u8,
    open: [Space; MOST_OPEN],
    /// What is where, by the last six digits of column and row. All cards of a match hang together,
    /// so that they and the open spaces lie within 51 columns and 51 rows, and no two of them share
    /// a slot.
    slots: [u8; SIDE * SIDE],
}

/// A card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCard {
    /// Where it lies.
    pub space: Space,
    /// Its faction.
    pub faction: Faction,
    /// Whether it is still face up: face down it is out of the game.
    pub face_up: bool,
    /// Which seats have a figure on it.
    pub figures: BySeat<bool>,
}

/// What a space bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// The card of that number.
    Card(u8),
    /// No card, but one may be laid there: the space's place in the list of those.
    Open(u8),
    /// No card, and none may be laid there.
    Nothing,
}

impl Board {
    /// A plane without a card.
    pub(super) const fn empty() -> Self {
        Self {
            count: 0,
            spaces: [Space::START; CARDS],
            factions: [Faction::Goblin; CARDS],
            of_faction: ByFaction([BoardSet::EMPTY; Faction::COUNT]),
            face_up: BoardSet::EMPTY,
            figures: BySeat([BoardSet::EMPTY; Seat::MOST]),
            open_count: 0,
            open: [Space::START; MOST_OPEN],
            slots: [NOTHING; SIDE * SIDE],
        }
    }

    /// The cards, the start card first, then in the order in which they were laid.
    #[must_use]
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = BoardCard> {
        (0..self.count).map(|number| self.card(number))
    }

    /// The card on a space.
    #[must_use]
    pub fn card_at(&self, space: Space) -> Option<BoardCard> {
        self.number_at(space).map(|number| self.card(number))
    }

    /// The spaces on which a card may be laid: they are free and touch a face-up card by an edge.
    #[must_use]
    #[inline]
    pub fn open_spaces(&self) -> &[Space] {
        &self.open[..usize::from(self.open_count)]
    }

    /// Whether a card may be laid there.
    #[must_use]
    #[inline]
    pub fn is_open(&self, space: Space) -> bool {
        matches!(self.at(space), At::Open(_))
    }

    /// How many figures each seat has on the face-up cards of a faction.
    #[must_use]
    pub fn figures_on(&self, faction: Faction) -> BySeat<u8> {
        let on_faction = |figures: BoardSet| (figures & self.of_faction[faction]).len();
        BySeat(self.figures.0.map(on_faction))
    }

    /// The number of the card on a space.
    #[inline]
    pub(super) fn number_at(&self, space: Space) -> Option<u8> {
        match self.at(space) {
            At::Card(number) => Some(number),
            At::Open(_) | At::Nothing => None,
        }
    }

    /// The number of the card that was laid last; there is at least the start card.
    pub(super) const fn latest(&self) -> u8 {
        self.count - 1
    }

    pub(super) const fn space_of(&self, number: u8) -> Space {
        self.spaces[number as usize]
    }

    pub(super) const fn faction_of(&self, number: u8) -> Faction {
        self.factions[number as usize]
    }

    /// The cards of a faction, face up or not.
    pub(super) fn of_faction(&self, faction: Faction) -> BoardSet {
        self.of_faction[faction]
    }

    /// The cards that bear a figure of that seat.
    pub(super) fn figures(&self, seat: Seat) -> BoardSet {
        self.figures[seat]
    }

    /// The face-up cards on some spaces.
    #[inline]
    pub(super) fn face_up_on<const N: usize>(&self, spaces: [Space; N]) -> BoardSet {
        let mut found = BoardSet::EMPTY;
        for number in spaces.into_iter().filter_map(|space| self.number_at(space)) {
            found.insert(number);
        }
        found & self.face_up
    }

    /// The unbroken line of face-up cards through a face-up card, itself included.
    pub(super) fn line(&self, number: u8, line: Line) -> BoardSet {
        let mut found = BoardSet::one(number);
        let (x, y) = match line {
            Line::Row => (1, 0),
            Line::Column => (0, 1),
        };
        for (x, y) in [(x, y), (-x, -y)] {
            let mut space = self.space_of(number).moved(x, y);
            while let Some(next) = self
                .number_at(space)
                .filter(|&it| self.face_up.contains(it))
            {
                found.insert(next);
                space = space.moved(x, y);
            }
        }
        found
    }

    /// Lays a card on a space without a card, face up.
    pub(super) fn lay(&mut self, faction: Faction, space: Space) {
        self.close(space);
        let number = self.count;
        self.count += 1;
        self.spaces[usize::from(number)] = space;
        self.factions[usize::from(number)] = faction;
        self.of_faction[faction].insert(number);
        self.face_up.insert(number);
        self.slots[slot(space)] = number;
        for beside in space.beside() {
            if self.at(beside) == At::Nothing {
                self.slots[slot(beside)] = FIRST_OPEN + self.open_count;
                self.open[usize::from(self.open_count)] = beside;
                self.open_count += 1;
            }
        }
    }

    /// Turns the card on a space face down. No figure may be on it any more.
    pub(super) fn turn_down(&mut self, space: Space) {
        let Some(number) = self.number_at(space) else {
            return;
        };
        self.face_up.remove(number);
        for beside in space.beside() {
            if self.face_up_on(beside.beside()).is_empty() {
                self.close(beside);
            }
        }
    }

    /// Puts a seat's figure on the card on a space.
    pub(super) fn put_figure(&mut self, seat: Seat, space: Space) {
        if let Some(number) = self.number_at(space) {
            self.figures[seat].insert(number);
        }
    }

    /// Takes a seat's figure off the card on a space; whether there was one.
    pub(super) fn take_figure(&mut self, seat: Seat, space: Space) -> bool {
        let number = self.number_at(space);
        let bearer = number.filter(|&number| self.figures[seat].contains(number));
        if let Some(number) = bearer {
            self.figures[seat].remove(number);
        }
        bearer.is_some()
    }

    /// Takes a space, if it is one, from the open ones.
    fn close(&mut self, space: Space) {
        let At::Open(place) = self.at(space) else {
            return;
        };
        self.slots[slot(space)] = NOTHING;
        self.open_count -= 1;
        let last = self.open[usize::from(self.open_count)];
        if last != space {
            self.open[usize::from(place)] = last;
            self.slots[slot(last)] = FIRST_OPEN + place;
        }
    }

    /// What a space bears. Of two spaces that share a slot at most one belongs to the match.
    #[inline]
    fn at(&self, space: Space) -> At {
        match self.slots[slot(space)] {
            NOTHING => At::Nothing,
            number if number < FIRST_OPEN => {
                let here = self.space_of(number) == space;
                if here { At::Card(number) } else { At::Nothing }
            }
            open => {
                let place = open - FIRST_OPEN;
                let here = self.open[usize::from(place)] == space;
                if here { At::Open(place) } else { At::Nothing }
            }
        }
    }

    fn card(&self, number: u8) -> BoardCard {
        let bears = |figures: BoardSet| figures.contains(number);
        BoardCard {
            space: self.space_of(number),
            faction: self.faction_of(number),
            face_up: self.face_up.contains(number),
            figures: BySeat(self.figures.0.map(bears)),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// The slot of a space.
#[inline]
const fn slot(space: Space) -> usize {
    let column = space.x().cast_unsigned() as usize % SIDE;
    let row = space.y().cast_unsigned() as usize % SIDE;
    row * SIDE + column
}
