//! Presses: what the controls of screens ask for, and the ids that encode them.

mod combined;
mod list;
mod macros;
mod parts;
mod requests;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod tests;

pub use list::{
    ClockPress, DailyPress, DataPress, EventManagement, EventPress, ExercisePress, FinishedPress,
    HandPress, LobbyPress, OfferPress, OptionsPress, Press, PuzzlePress, ResignPress,
    SettingsPress, Shareable, VoidPress, WatchPress,
};
pub use requests::{
    BotMatch, ChosenOptions, Direction, EventDeals, EventDraft, HelpPage, LeaderboardPage,
    ProfilePage, RulingReason,
};
