//! The pure core of the bot: a match from its lobby to its end, ratings, and what people and servers have set. No I/O, clock
//! or ambient chance: time and chance are arguments.

pub mod calendar;
pub mod career;
pub mod departure;
pub mod desk;
pub mod event;
pub mod exercise;
pub mod form;
pub mod ids;
pub mod limits;
pub mod locale;
pub mod rating;
pub mod secret;
pub mod settings;
mod table;
pub mod terms;
#[cfg(test)]
#[path = "../../../tests/test_factor.rs"]
mod test_factor;
pub mod time_control;
pub mod timestamp;
pub mod vacation;

pub use table::{
    ATTENTION_TIME, CALLED_OFF_WINDOW, Clock, Command, DailyMatch, DealtMatch, EarlyEnd,
    FIRST_ACTION_TIME, HOLD_DELAY, Invitation, InvitationState, LOBBY_TIMEOUT, MAX_CALLED_OFF,
    MAX_EVENT_MATCH_TIME, Occupant, Offer, ParseEarlyEndError, ParseOfferError, Player, Refusal,
    RestoreError, Seating, Series, Stage, StoredTable, TAKEOVER_LEVEL, Table, TableSettings,
};
