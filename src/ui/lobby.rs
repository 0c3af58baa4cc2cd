//! A table before its match: who sits there, and what to do.

use crate::i18n::Locale;
use crate::ids::MatchId;
use crate::rules::GameKind;

use super::{Player, Screen};

/// A table before its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// The match that is to be.
    pub id: MatchId,
    /// Its game.
    pub game: GameKind,
    /// Who opened the table.
    pub host: Player,
    /// Who sits where.
    pub seats: Vec<Option<Player>>,
    /// Who is invited; anybody may join if nobody is.
    pub invited: Option<Player>,
    /// The SHA-256 of the secret behind the deal, in hexadecimal.
    pub commitment: String,
    /// How many seconds a turn may take, if there is a limit.
    pub turn_limit: Option<u32>,
    /// Whether it still waits.
    pub state: LobbyState,
}

/// Whether a table still waits for its match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LobbyState {
    /// It waits.
    #[default]
    Open,
    /// Its host called it off.
    Cancelled,
    /// Nobody came in time.
    Expired,
}

/// The public message of a table before its match.
#[must_use]
pub fn lobby(locale: Locale, lobby: &Lobby) -> Screen {
    let _ = (locale, lobby);
    Screen::default()
}
