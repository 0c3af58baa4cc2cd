//! The seats of a table and their occupants.

use claim_ai::{Character, Level};
use claim_rules::cards::Seat;

use super::refusal::Refusal;
use crate::ids::{PersonName, UserId};

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Their account.
    pub user: UserId,
    /// Their names at the time they joined.
    pub name: PersonName,
    /// Their locale, as a Discord locale tag. It is updated when they act or look at their hand with another one.
    pub locale: String,
    /// The player's contribution to the deal (RECORD.md, 'Fair dealing'): ids of presses, which the operator
    /// of the program cannot choose, separated by spaces. Empty if they have contributed nothing.
    pub entropy: String,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Person(Player),
    /// A bot of this program.
    Bot(Level),
}

/// The seats of a table. Some may be empty until the match starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(Vec<Option<Occupant>>);

impl Occupant {
    /// The person, unless the occupant is a bot.
    #[must_use]
    pub const fn person(&self) -> Option<&Player> {
        match self {
            Self::Person(player) => Some(player),
            Self::Bot(_) => None,
        }
    }

    /// The entropy for the header of the record. Bots contribute none.
    pub(super) fn entropy(&self) -> String {
        let entropy = self.person().map(|player| player.entropy.clone());
        entropy.unwrap_or_default()
    }
}

impl Seating {
    /// Replaces a user by `new` in their seat, with another name and without a language, as if `new` had
    /// always sat there.
    pub fn rename(&mut self, user: UserId, new: UserId, name: &str) {
        let people = self.0.iter_mut().flatten().filter_map(|it| match it {
            Occupant::Person(player) => Some(player),
            Occupant::Bot(_) => None,
        });
        for player in people.filter(|player| player.user == user) {
            player.user = new;
            player.name = name.into();
            "en-US".clone_into(&mut player.locale);
        }
    }

    /// The seats of a table for `players` players. `first` takes the first seat; the others are free.
    #[must_use]
    pub fn new(players: u8, first: Player) -> Self {
        let mut seats = vec![None; usize::from(players)];
        if let Some(seat) = seats.first_mut() {
            *seat = Some(Occupant::Person(first));
        }
        Self(seats)
    }

    /// Restores stored seats, given in order.
    #[must_use]
    pub const fn from_seats(seats: Vec<Option<Occupant>>) -> Self {
        Self(seats)
    }

    /// All seats in order, with their occupants.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, Option<&Occupant>)> {
        let occupants: Vec<_> = self.0.iter().map(Option::as_ref).collect();
        Seat::ALL.into_iter().take(occupants.len()).zip(occupants)
    }

    /// The people and their seats.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.iter()
            .filter_map(|(seat, occupant)| Some((seat, occupant?.person()?)))
    }

    /// The bots' seats and levels.
    #[must_use]
    pub fn bots(&self) -> impl DoubleEndedIterator<Item = (Seat, Level)> {
        self.iter().filter_map(|(seat, occupant)| match occupant {
            Some(Occupant::Bot(level)) => Some((seat, *level)),
            _ => None,
        })
    }

    /// Who the bot in a seat is. It depends on the bot's level, and on how many bots of that level sit before it.
    #[must_use]
    pub fn character(&self, seat: Seat) -> Option<Character> {
        let level = self.bot(seat)?;
        let before = self.bots().take_while(|&(other, _)| other < seat);
        let nth = before.filter(|&(_, other)| other == level).count();
        Some(level.character(nth))
    }

    /// The bots, in the order of seats.
    pub fn characters(&self) -> impl Iterator<Item = Character> {
        self.bots().filter_map(|(seat, _)| self.character(seat))
    }

    /// The names for the header of the record.
    pub(super) fn names(&self) -> Vec<String> {
        let name = |(seat, occupant): (Seat, Option<&Occupant>)| match occupant {
            Some(Occupant::Person(player)) => player.name.display.clone(),
            Some(Occupant::Bot(level)) => {
                let name = self.character(seat).map_or("", |it| it.name);
                format!("{name} (Bot, {level})")
            }
            None => String::new(),
        };
        self.iter().map(name).collect()
    }

    /// All occupants in the order of seats; `None` if a seat is empty.
    #[must_use]
    pub fn occupants_if_full(&self) -> Option<Vec<&Occupant>> {
        self.0.iter().map(Option::as_ref).collect()
    }

    /// The number of empty seats.
    #[must_use]
    pub fn free_seats(&self) -> usize {
        self.0.iter().filter(|seat| seat.is_none()).count()
    }

    /// The number of seats.
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        self.0.len()
    }

    /// The seat of a user.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players()
            .find_map(|(seat, player)| (player.user == user).then_some(seat))
    }

    /// The person in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.0.get(seat.index())?.as_ref()?.person()
    }

    /// Whether messages for a seat can be read: not by a bot, nor by a player whose data was deleted.
    #[must_use]
    pub fn has_reader(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.is_some_and(|it| !it.user.is_pseudonym())
    }

    /// The level of the bot in a seat.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots()
            .find_map(|(place, level)| (place == seat).then_some(level))
    }

    /// The same seating, moved on by as many seats as it takes for the people who do not come to sit before those for whom
    /// `comes` is true, if that is possible. The last seats are reserved, so those keep their partners; so does `opener`.
    #[must_use]
    pub fn with_absent_first(&self, opener: UserId, comes: impl Fn(&Player) -> bool) -> Self {
        let mut seating = self.clone();
        for _ in 0..seating.seat_count() {
            let others = seating.players().filter(|(_, it)| it.user != opener);
            if others.map(|(_, player)| comes(player)).is_sorted() {
                break;
            }
            seating.rotate();
        }
        seating
    }

    /// The seats of an earlier match, in which so far only the bots and `opener` sit. Someone who had no seat takes the
    /// first free one.
    pub(super) fn for_rematch(old: &Self, opener: Player) -> Result<Self, Refusal> {
        let own = old.seat_of(opener.user);
        let only_bots = old.0.iter().cloned();
        let only_bots = only_bots.map(|it| it.filter(|it| it.person().is_none()));
        let mut seating = Self(only_bots.collect());
        match own {
            Some(seat) => seating.seat(seat, Occupant::Person(opener))?,
            None => seating.add(Occupant::Person(opener))?,
        }
        Ok(seating)
    }

    /// Seats `occupant` in a free seat.
    pub(super) fn seat(&mut self, seat: Seat, occupant: Occupant) -> Result<(), Refusal> {
        match self.0.get_mut(seat.index()) {
            Some(free @ None) => {
                *free = Some(occupant);
                Ok(())
            }
            _ => Err(Refusal::TableFull),
        }
    }

    /// Seats `occupant` in the first free seat.
    pub(super) fn add(&mut self, occupant: Occupant) -> Result<(), Refusal> {
        let mut seats = self.0.iter_mut();
        let seat = seats.find(|seat| seat.is_none());
        *seat.ok_or(Refusal::TableFull)? = Some(occupant);
        Ok(())
    }

    /// Adds the id of a press to the entropy of the player in `seat`.
    pub(super) fn add_entropy(&mut self, seat: Seat, press: &str) {
        if let Some(player) = self.player_mut(seat) {
            if !player.entropy.is_empty() {
                player.entropy.push(' ');
            }
            player.entropy.push_str(press);
        }
    }

    pub(super) fn set_locale(&mut self, seat: Seat, locale: String) {
        if let Some(player) = self.player_mut(seat) {
            player.locale = locale;
        }
    }

    pub(super) fn vacate(&mut self, seat: Seat) {
        if let Some(seat) = self.0.get_mut(seat.index()) {
            *seat = None;
        }
    }

    /// The same seating without the players' contributions to the deal.
    pub(super) fn without_entropy(&self) -> Self {
        let mut seating = self.clone();
        for seat in seating.0.iter_mut().flatten() {
            if let Occupant::Person(player) = seat {
                player.entropy.clear();
            }
        }
        seating
    }

    /// Moves everyone on by one seat, and the last one to the first seat. Partners stay partners.
    pub(super) fn rotate(&mut self) {
        self.0.rotate_right(1);
    }

    /// Exchanges the occupants of two seats, either of which may be empty. Their contributions to the deal
    /// move with them.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        self.0.swap(one.index(), other.index());
    }

    /// Changes the number of seats, of which `reserved` stay free. The last bots are removed if there is no room for them;
    /// other occupants of removed seats move to the remaining free ones, in order.
    pub(super) fn resize(&mut self, players: u8, reserved: usize) {
        let seats = usize::from(players);
        let room = seats.saturating_sub(reserved + self.players().count());
        let excess: Vec<Seat> = self.bots().map(|(seat, _)| seat).skip(room).collect();
        for seat in excess {
            self.vacate(seat);
        }
        let beyond: Vec<_> = self.0.drain(seats.min(self.0.len())..).flatten().collect();
        self.0.resize(seats, None);
        for occupant in beyond {
            // There is a seat for each: see `Table::change_setup`.
            let _ = self.add(occupant);
        }
    }

    fn player_mut(&mut self, seat: Seat) -> Option<&mut Player> {
        match self.0.get_mut(seat.index())? {
            Some(Occupant::Person(player)) => Some(player),
            Some(Occupant::Bot(_)) | None => None,
        }
    }
}
