//! Draws the bot's application emoji – card faces, faction tiles, seats, dice, stones – from the SVG
//! sources in `assets/svg/`. What it draws is committed in `assets/emoji/`; the bot does not contain
//! this crate.

pub mod draw;
pub mod face;
pub mod image;
pub mod palette;
pub mod parts;
pub mod sheet;
pub mod vision;

use std::path::{Path, PathBuf};

/// The folder `assets/` of this repository.
#[must_use]
pub fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}
