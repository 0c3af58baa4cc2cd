//! Who sits where.

use super::Refusal;
use crate::cards::Seat;
use crate::ids::UserId;

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

/// The seats of a table, some of them empty until it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(Vec<Option<Player>>);

impl Seating {
    /// So many seats, the first one taken.
    #[must_use]
    pub fn new(players: u8, first: Player) -> Self {
        let mut seats = vec![None; usize::from(players)];
        if let Some(seat) = seats.first_mut() {
            *seat = Some(first);
        }
        Self(seats)
    }

    /// The seats as they were stored.
    #[must_use]
    pub const fn from_seats(seats: Vec<Option<Player>>) -> Self {
        Self(seats)
    }

    /// The seats in order, with who sits in them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Option<&Player>)> {
        Seat::ALL.into_iter().zip(self.0.iter().map(Option::as_ref))
    }

    /// The people and where they sit.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.iter()
            .filter_map(|(seat, player)| Some((seat, player?)))
    }

    /// Everybody in order of seats, if no seat is empty.
    #[must_use]
    pub fn everybody(&self) -> Option<Vec<&Player>> {
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

    /// Who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.0.get(seat.index())?.as_ref()
    }

    pub(super) fn sit(&mut self, player: Player) -> Result<(), Refusal> {
        let seat = self
            .0
            .iter_mut()
            .find(|seat| seat.is_none())
            .ok_or(Refusal::TableFull)?;
        *seat = Some(player);
        Ok(())
    }

    pub(super) fn set_locale(&mut self, seat: Seat, locale: String) {
        if let Some(Some(player)) = self.0.get_mut(seat.index()) {
            player.locale = locale;
        }
    }

    pub(super) fn vacate(&mut self, seat: Seat) {
        if let Some(seat) = self.0.get_mut(seat.index()) {
            *seat = None;
        }
    }
}
