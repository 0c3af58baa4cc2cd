//! The picture of a match's board.

use claim_rules::PublicView;
use claim_rules::cards::Seat;

use super::alt_text::board_alt;
use super::game;
use super::narrator::Narrator;
use super::screen::PictureRequest;

/// The board of a match; `None` for games without a board.
pub(super) fn board(narrator: Narrator, view: &PublicView) -> Option<Box<PictureRequest>> {
    let seats = Seat::of(narrator.info.setup.players());
    Some(Box::new(PictureRequest {
        view: view.clone(),
        names: seats.map(|seat| narrator.info.plain_name(seat)).collect(),
        alt: board_alt(narrator.locale, narrator.info, view)?,
        text: game::board_lines(narrator, view).join("\n"),
        high_contrast: false,
    }))
}
