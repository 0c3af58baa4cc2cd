//! The board: cards on an unbounded plane, and figures on the cards (RULES.md 2.2).

use std::fmt;

use super::setup::CARDS;
use super::{Line, Space};
use crate::bits::BitSet;
use crate::cards::{ByFaction, BySeat, Faction, Seat};

/// The number of spaces that can be open at once: four around the start card; each further card
/// closes one and opens at most three.
const MAX_OPEN: usize = 4 + 2 * (CARDS - 1);

/// The number of columns and rows that `Board::slots` can tell apart.
const SIDE: usize = 64;

/// The value of an empty slot. Values below [`FIRST_OPEN`] are card numbers; the others, less
/// [`FIRST_OPEN`], are indices into `Board::open`.
const NOTHING: u8 = u8::MAX;

/// The slot value of the first open space, greater than all card numbers.
const FIRST_OPEN: u8 = 64;

/// A set of cards on the board, by their numbers: 0 is the start card, and the others are numbered
/// in the order in which they were placed.
pub type BoardSet = BitSet<u8>;

/// The cards on the board, and the spaces that are open for further cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    count: u8,
    spaces: [Space; CARDS],
    factions: [Faction; CARDS],
    of_faction: ByFaction<BoardSet>,
    face_up: BoardSet,
    figures: BySeat<BoardSet>,
    open_count: u8,
    open: [Space; MAX_OPEN],
    /// What is on each space, indexed by column and row modulo 64. All cards of a match are
    /// connected, so the cards and the open spaces lie within 51 columns and 51 rows and never
    /// share a slot. A space outside that area can have the slot of one inside, so lookups compare
    /// the space.
    slots: [u8; SIDE * SIDE],
}

/// A card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardCard {
    /// The space it is on.
    pub space: Space,
    /// The faction of the card.
    pub faction: Faction,
    /// Whether it is face up. Face-down cards are out of the game.
    pub face_up: bool,
    /// The seats that have a figure on the card.
    pub figures: BySeat<bool>,
}

/// What is on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// The card with this number.
    Card(u8),
    /// No card, but one can be placed: the index in `Board::open`.
    Open(u8),
    /// No card, and none can be placed.
    Nothing,
}

impl Board {
    /// The board without a card.
    pub(super) const fn empty() -> Self {
        Self {
            count: 0,
            spaces: [Space::START; CARDS],
            factions: [Faction::Goblin; CARDS],
            of_faction: ByFaction([BoardSet::EMPTY; Faction::COUNT]),
            face_up: BoardSet::EMPTY,
            figures: BySeat([BoardSet::EMPTY; Seat::COUNT]),
            open_count: 0,
            open: [Space::START; MAX_OPEN],
            slots: [NOTHING; SIDE * SIDE],
        }
    }

    /// The cards, the start card first, then in the order in which they were placed.
    #[must_use]
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = BoardCard> {
        (0..self.count).map(|number| self.card(number))
    }

    /// The card on a space.
    #[must_use]
    pub fn card_at(&self, space: Space) -> Option<BoardCard> {
        self.number_at(space).map(|number| self.card(number))
    }

    /// The spaces on which a card can be placed: free, and sharing an edge with a face-up card.
    #[must_use]
    #[inline]
    pub fn open_spaces(&self) -> &[Space] {
        &self.open[..usize::from(self.open_count)]
    }

    /// Whether a card can be placed on the space.
    #[must_use]
    #[inline]
    pub fn is_open(&self, space: Space) -> bool {
        matches!(self.at(space), At::Open(_))
    }

    /// The number of figures of each seat on the face-up cards of a faction.
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

    /// The number of the card that was placed last. There is at least the start card.
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

    /// The cards that have a figure of this seat.
    pub(super) fn figures(&self, seat: Seat) -> BoardSet {
        self.figures[seat]
    }

    /// The face-up cards on these spaces.
    #[inline]
    pub(super) fn face_up_on<const N: usize>(&self, spaces: [Space; N]) -> BoardSet {
        let numbers = spaces.into_iter().filter_map(|space| self.number_at(space));
        numbers.collect::<BoardSet>() & self.face_up
    }

    /// The unbroken line of face-up cards through a face-up card, itself included.
    pub(super) fn line(&self, number: u8, line: Line) -> BoardSet {
        let mut found = self.line_through(self.space_of(number), line);
        found.insert(number);
        found
    }

    /// The face-up cards that an unbroken line of them connects to a space, without a card on it.
    pub(super) fn line_through(&self, space: Space, line: Line) -> BoardSet {
        let mut found = BoardSet::EMPTY;
        let (x, y) = match line {
            Line::Row => (1, 0),
            Line::Column => (0, 1),
        };
        for (x, y) in [(x, y), (-x, -y)] {
            let mut space = space.offset(x, y);
            while let Some(next) = self
                .number_at(space)
                .filter(|&it| self.face_up.contains(it))
            {
                found.insert(next);
                space = space.offset(x, y);
            }
        }
        found
    }

    /// The board after a card is placed on one of the open spaces, still without a figure.
    #[must_use]
    pub fn with_card(&self, faction: Faction, space: Space) -> Self {
        let mut board = *self;
        board.place(faction, space);
        board
    }

    /// Places a card face up on a space without a card.
    pub(super) fn place(&mut self, faction: Faction, space: Space) {
        self.close(space);
        let number = self.count;
        self.count += 1;
        self.spaces[usize::from(number)] = space;
        self.factions[usize::from(number)] = faction;
        self.of_faction[faction].insert(number);
        self.face_up.insert(number);
        self.slots[slot(space)] = number;
        for neighbour in space.neighbours() {
            if self.at(neighbour) == At::Nothing {
                self.slots[slot(neighbour)] = FIRST_OPEN + self.open_count;
                self.open[usize::from(self.open_count)] = neighbour;
                self.open_count += 1;
            }
        }
    }

    /// Flips the card on a space face down. Its figures must have been removed.
    pub(super) fn flip(&mut self, space: Space) {
        let Some(number) = self.number_at(space) else {
            return;
        };
        self.face_up.remove(number);
        for neighbour in space.neighbours() {
            if self.face_up_on(neighbour.neighbours()).is_empty() {
                self.close(neighbour);
            }
        }
    }

    /// Puts a figure of a seat on the card on a space.
    pub(super) fn put_figure(&mut self, seat: Seat, space: Space) {
        if let Some(number) = self.number_at(space) {
            self.figures[seat].insert(number);
        }
    }

    /// Removes the figure of a seat from the card on a space; returns whether there was one.
    pub(super) fn take_figure(&mut self, seat: Seat, space: Space) -> bool {
        let number = self.number_at(space);
        number.is_some_and(|number| self.figures[seat].remove(number))
    }

    /// Removes a space from the open ones, if it is one of them.
    fn close(&mut self, space: Space) {
        let At::Open(index) = self.at(space) else {
            return;
        };
        self.slots[slot(space)] = NOTHING;
        self.open_count -= 1;
        let last = self.open[usize::from(self.open_count)];
        if last != space {
            self.open[usize::from(index)] = last;
            self.slots[slot(last)] = FIRST_OPEN + index;
        }
    }

    /// What is on a space.
    #[inline]
    fn at(&self, space: Space) -> At {
        match self.slots[slot(space)] {
            NOTHING => At::Nothing,
            number if number < FIRST_OPEN => {
                let here = self.space_of(number) == space;
                if here { At::Card(number) } else { At::Nothing }
            }
            open => {
                let index = open - FIRST_OPEN;
                let here = self.open[usize::from(index)] == space;
                if here { At::Open(index) } else { At::Nothing }
            }
        }
    }

    fn card(&self, number: u8) -> BoardCard {
        let has_figure = |figures: BoardSet| figures.contains(number);
        BoardCard {
            space: self.space_of(number),
            faction: self.faction_of(number),
            face_up: self.face_up.contains(number),
            figures: BySeat(self.figures.0.map(has_figure)),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[inline]
const fn slot(space: Space) -> usize {
    let column = space.x().cast_unsigned() as usize % SIDE;
    let row = space.y().cast_unsigned() as usize % SIDE;
    row * SIDE + column
}
