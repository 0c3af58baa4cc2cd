//! Pictures of boards, tables and charts: a view in, a PNG out. They have no words except names, so they need no
//! language, and they show nothing that is not in the view. The same view always gives the same bytes.
//!
//! The unit of layouts is 1/800 of a picture's width. They are drawn on a canvas of palette indices;
//! their shapes are cached, so that drawing is mostly copying.

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
mod emblem;
mod encode;
mod kingdoms;
mod mask;
mod palette;
mod piles;
mod ratings;
mod result;
mod shape;
mod text;
mod tricks;

pub use chart::{ChartPoint, chart};
pub use claim_it::claim_it;
pub use kingdoms::{SpaceNames, kingdoms};
pub use palette::Contrast;
pub use ratings::ratings;
pub use result::result;
pub use tricks::tricks;

use claim_rules::cards::BySeat;

/// The maximum size in bytes of a picture of an ordinary board; the tests check it.
pub const MAX_BYTES: usize = 60_000;

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
/// cannot write is left out, so that the seat's letter stands for it.
pub type Names<'a> = BySeat<&'a str>;
