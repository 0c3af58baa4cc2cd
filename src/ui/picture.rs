//! The pictures of matches, each with its description.

use claim_rules::cards::Seat;
use claim_rules::{PublicView, View};

use super::alt_text::{alt_text, spoken};
use super::game;
use super::match_info::MatchInfo;
use super::narrator::Narrator;
use super::screen::{PictureContent, PictureRequest};

/// The board of a match; `None` for games without a board.
pub(super) fn board(narrator: Narrator, view: &PublicView) -> Option<Box<PictureRequest>> {
    let picture = table(narrator, view, game::board(view)?);
    Some(Box::new(PictureRequest {
        text: game::board_lines(narrator, view).join("\n"),
        ..picture
    }))
}

/// The same for a player, with what they can choose.
pub(super) fn own_board(narrator: Narrator, view: &View) -> Option<Box<PictureRequest>> {
    let content = game::own_board(view)?;
    let board = board(narrator, &view.public())?;
    Some(Box::new(PictureRequest { content, ..*board }))
}

/// The table of a match for those who look back.
pub(super) fn replay(narrator: Narrator, view: &PublicView) -> Option<Box<PictureRequest>> {
    let picture = table(narrator, view, game::table_picture(view)?);
    Some(Box::new(PictureRequest {
        text: game::board_lines(narrator, view).join("\n"),
        ..picture
    }))
}

/// The result of a match that was played to its end. `outcome` says who won.
pub(super) fn result(
    narrator: Narrator,
    view: &PublicView,
    outcome: &str,
) -> Option<Box<PictureRequest>> {
    let mut lines = game::result_lines(public(narrator), view);
    lines.extend(game::result_details(public(narrator), view));
    let said = spoken(outcome).into_iter().chain(spoken(&lines.join("\n")));
    let board = game::board(view).map_or_else(Vec::new, |_| game::alt(public(narrator), view));
    let mut text = game::result_details(narrator, view);
    text.extend(game::board_lines(narrator, view));
    Some(Box::new(PictureRequest {
        content: game::result_picture(view)?,
        names: names(narrator.info),
        caption: String::new(),
        alt: alt_text(said.chain(board)),
        text: text.join("\n"),
        high_contrast: false,
    }))
}

/// A picture of the table.
pub(super) fn table(
    narrator: Narrator,
    view: &PublicView,
    content: PictureContent,
) -> PictureRequest {
    PictureRequest {
        high_contrast: false,
        content,
        names: names(narrator.info),
        caption: String::new(),
        alt: alt_text(game::alt(public(narrator), view)),
        text: String::new(),
    }
}

/// The players' names as pictures show them.
pub(super) fn names(info: &MatchInfo) -> Vec<String> {
    let seats = Seat::of(info.setup.players());
    seats.map(|seat| info.plain_name(seat)).collect()
}

/// Descriptions name every player, also the reader.
const fn public(narrator: Narrator<'_>) -> Narrator<'_> {
    Narrator {
        reader: None,
        ..narrator
    }
}
