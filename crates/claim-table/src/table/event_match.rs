//! A match of an event: seated and started by the program, with a limit for the first action of each player, and without
//! pauses in live events.

use std::time::Duration;

use claim_rules::record::{Ending, TimedLine};

use super::dealt_match::DealtMatch;
use super::refusal::Refusal;
use super::seating::{Occupant, Player, Seating};
use super::{Table, TableSettings};
use crate::timestamp::Timestamp;

/// How long the players of a live event have for their first action: then they are not there, and forfeit.
pub const FIRST_ACTION_TIME: Duration = Duration::from_mins(5);

/// How long a match of an event by days can last. It is lost then by the player to act.
pub const MAX_EVENT_MATCH_TIME: Duration = Duration::from_hours(14 * 24);

impl Table {
    /// Opens the table of a match of an event with its players in the order of seats, and starts the match. Returns the
    /// first lines of its record, too.
    ///
    /// # Errors
    ///
    /// [`Refusal::TableNotFull`] if there are fewer players than seats.
    pub fn open_event_match(
        settings: TableSettings,
        players: Vec<Player>,
        now: Timestamp,
    ) -> Result<(Self, Vec<TimedLine>), Refusal> {
        let mut seats: Vec<_> = players
            .into_iter()
            .map(Occupant::Person)
            .map(Some)
            .collect();
        seats.resize(settings.setup.players().into(), None);
        let mut table = Self::with_seating(settings, Seating::from_seats(seats));
        let lines = table.deal(now)?;
        Ok((table, lines))
    }

    /// Whether the match belongs to an event during which its players are expected to be there.
    #[must_use]
    pub fn is_of_live_event(&self) -> bool {
        self.settings.event.is_some() && self.settings.time_control.is_live()
    }

    /// Whether the match of an event was lost by a player who was not there: the time ran out before their first action.
    #[must_use]
    pub fn is_forfeited(&self) -> bool {
        let ending = self.dealt().and_then(DealtMatch::ending);
        let is_absent = |dealt: &DealtMatch| match ending {
            Some(Ending::Timeout { seat, .. }) => !dealt.has_played(*seat),
            _ => false,
        };
        self.settings.event.is_some() && self.dealt().is_some_and(is_absent)
    }

    /// The deadline that no turn can exceed; `None` if there is none.
    pub(super) fn last_deadline(&self) -> Option<Timestamp> {
        let is_by_days = self.settings.event.is_some() && !self.is_of_live_event();
        is_by_days.then_some(self.settings.opened_at + MAX_EVENT_MATCH_TIME)
    }
}
