//! Who sits where.

use super::Refusal;
use crate::cards::Seat;
use crate::ids::UserId;
use crate::level::Level;

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Their account.
    pub user: UserId,
    /// Their name, as it was when they sat down.
    pub name: String,
    /// Their locale, as the chat platform has it.
    pub locale: String,
    /// What their joining adds to the deal (RECORD.md, 'Fair dealing'): something the host cannot
    /// choose in advance.
    pub entropy: String,
}

/// Who fills a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person(Player),
    /// A bot of this program.
    Bot(Level),
}

/// The seats of a table, some of them empty until it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(Vec<Option<Occupant>>);

impl Occupant {
    /// The person, if it is one.
    #[must_use]
    pub const fn person(&self) -> Option<&Player> {
        match self {
            Self::Person(player) => Some(player),
            Self::Bot(_) => None,
        }
    }

    /// What a record calls whoever sits in `seat`.
    pub(super) fn name(&self, seat: Seat) -> String {
        match self {
            Self::Person(player) => player.name.clone(),
            Self::Bot(level) => format!("Bot {} ({level})", seat.index() + 1),
        }
    }

    /// What their joining adds to the deal: a bot has nothing to add.
    pub(super) fn entropy(&self) -> String {
        let entropy = self.person().map(|player| player.entropy.clone());
        entropy.unwrap_or_default()
    }
}

impl Seating {
    /// So many seats, the first one taken.
    #[must_use]
    pub fn new(players: u8, first: Player) -> Self {
        let mut seats = vec![None; usize::from(players)];
        if let Some(seat) = seats.first_mut() {
            *seat = Some(Occupant::Person(first));
        }
        Self(seats)
    }

    /// The seats as they were stored.
    #[must_use]
    pub const fn from_seats(seats: Vec<Option<Occupant>>) -> Self {
        Self(seats)
    }

    /// The seats in order, with who sits in them.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, Option<&Occupant>)> {
        let occupants: Vec<_> = self.0.iter().map(Option::as_ref).collect();
        Seat::ALL.into_iter().take(occupants.len()).zip(occupants)
    }

    /// The people and where they sit.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.iter()
            .filter_map(|(seat, occupant)| Some((seat, occupant?.person()?)))
    }

    /// The bots and where they sit.
    #[must_use]
    pub fn bots(&self) -> impl DoubleEndedIterator<Item = (Seat, Level)> {
        self.iter().filter_map(|(seat, occupant)| match occupant {
            Some(Occupant::Bot(level)) => Some((seat, *level)),
            _ => None,
        })
    }

    /// Everybody in order of seats, if no seat is empty.
    #[must_use]
    pub fn everybody(&self) -> Option<Vec<&Occupant>> {
        self.0.iter().map(Option::as_ref).collect()
    }

    /// How many seats are empty.
    #[must_use]
    pub fn free(&self) -> usize {
        self.0.iter().filter(|seat| seat.is_none()).count()
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players()
            .find_map(|(seat, player)| (player.user == user).then_some(seat))
    }

    /// The person who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.0.get(seat.index())?.as_ref()?.person()
    }

    /// The bot that sits there.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots()
            .find_map(|(place, level)| (place == seat).then_some(level))
    }

    pub(super) fn sit(&mut self, occupant: Occupant) -> Result<(), Refusal> {
        let mut seats = self.0.iter_mut();
        let seat = seats.find(|seat| seat.is_none());
        *seat.ok_or(Refusal::TableFull)? = Some(occupant);
        Ok(())
    }

    pub(super) fn set_locale(&mut self, seat: Seat, locale: String) {
        if let Some(Some(Occupant::Person(player))) = self.0.get_mut(seat.index()) {
            player.locale = locale;
        }
    }

    pub(super) fn vacate(&mut self, seat: Seat) {
        if let Some(seat) = self.0.get_mut(seat.index()) {
            *seat = None;
        }
    }
}
