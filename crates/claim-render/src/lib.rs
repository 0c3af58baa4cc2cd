//! Pictures of boards, tables and charts: a view in, a PNG out. They have no words except names, so
//! they need no language, and they show nothing that is not in the view. The same view always gives
//! the same bytes.
//!
//! | picture | function |
//! |---|---|
//! | a player's table of a trick-taking game, with the own hand and what can be chosen | [`hand`] |
//! | its public table; with open hands that of a replay, an analysis or a puzzle | [`tricks`] |
//! | its end: votes, and the factions as pennants | [`tricks_end`] |
//! | the board of Claim Kingdoms, with numbers on what can be chosen | [`kingdoms`] |
//! | the cards that one player can place or draw, and the end | [`kingdoms_cards`], [`kingdoms_end`] |
//! | the board of Claim It, at the end with the winner | [`claim_it`] |
//! | a table that waits for players | [`lobby`] |
//! | the best three; the table and the pairings of an event | [`podium`], [`standings`], [`pairings`] |
//! | the history of a rating, the chances in an analysis | [`ratings`], [`chart`] |
//!
//! What is not in a view is plain data: [`Names`], [`LobbySeat`], [`StandingRow`] and so on. Numbers in
//! pictures are those of buttons: they count what the caller lists, or the legal actions, from 1.
//! Names are shortened, and lists are cut where their documentation says so.
//!
//! The unit of layouts is 1/800 of a picture's width; most pictures are 1,040 pixels wide. They are
//! drawn on a canvas of palette indices; shapes, letters and emblems are cached, so that drawing is
//! mostly copying, and takes less time than compressing the file.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels and coverages: small numbers, rounded on purpose"
)]

mod cache;
mod canvas;
mod card;
mod chart;
mod claim_it;
mod encode;
mod ending;
mod icon;
mod kingdoms;
mod lobby;
mod mask;
mod outline;
mod palette;
mod parts;
mod race;
mod ratings;
mod shape;
mod standings;
mod text;
mod tricks;

pub use chart::{ChartPoint, chart};
pub use claim_it::claim_it;
pub use kingdoms::{KingdomsChoice, kingdoms, kingdoms_cards, kingdoms_end};
pub use lobby::{LobbySeat, lobby};
pub use palette::Contrast;
pub use ratings::ratings;
pub use standings::{
    MAX_ROWS, Pairing, PairingResult, PodiumPlace, RoundResult, StandingRow, pairings, podium,
    standings,
};
pub use tricks::{hand, tricks, tricks_end};

use claim_rules::cards::BySeat;

/// The maximum size in bytes of a picture; the tests check it.
pub const MAX_BYTES: usize = 80_000;

/// A drawn picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// The players' names, as they are to be shown; the picture shortens them. A name that the font
/// cannot write is replaced by the seat's letter.
pub type Names<'a> = BySeat<&'a str>;
