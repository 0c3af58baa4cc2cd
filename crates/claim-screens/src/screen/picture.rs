//! The pictures of matches, each with its description.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::{PublicView, View};

use super::alt_text::{alt_text, spoken, spoken_line};
use super::model::{PictureContent, PictureRequest, Section};
use crate::games::contract;
use crate::i18n::keys::words;
use crate::text::names::numbered;
use crate::text::narrator::Narrator;

/// The board of a match; `None` for games without a board.
pub(crate) fn board(narrator: Narrator, view: &PublicView) -> Option<Box<PictureRequest>> {
    let picture = table(narrator, view, contract::board(view)?);
    Some(Box::new(PictureRequest {
        text: contract::board_lines(narrator, view).join("\n"),
        ..picture
    }))
}

/// The board on a player's own screen, which marks what they can choose.
pub(crate) fn own_board(narrator: Narrator, view: &View) -> Option<Box<PictureRequest>> {
    let content = contract::own_board(view)?;
    let board = board(narrator, &view.public())?;
    Some(Box::new(PictureRequest { content, ..*board }))
}

/// The table of a finished match for the replay, given the views of all seats. `hands` are the sections with all
/// hands, which are part of the picture in some games: see [`shows_hands`]. `winners` are marked instead of those by the
/// rules, which may be players who have left.
pub(crate) fn replay(
    narrator: Narrator,
    views: &[View],
    hands: &[Section],
    winners: Option<SeatSet>,
) -> Option<Box<PictureRequest>> {
    let view = views.first()?.public();
    let mut content = contract::open_picture(views)?;
    if let PictureContent::ClaimIt {
        winners: marked, ..
    } = &mut content
    {
        *marked = winners.unwrap_or(*marked);
    }
    let shown = if shows_hands(&content) { hands } else { &[] };
    let in_words = |section: &Section| {
        let cards = spoken(&section.text).concat().join("; ");
        vec![format!("{}: {cards}", spoken_line(&section.heading))]
    };
    let alt = contract::alt(public(narrator), &view).into_iter();
    let in_text = |section: &Section| format!("**{}**\n{}", section.heading, section.text);
    let text = contract::board_lines(narrator, &view).into_iter();
    let picture = table(narrator, &view, content);
    Some(Box::new(PictureRequest {
        alt: alt_text(alt.chain(shown.iter().map(in_words))),
        text: text
            .chain(shown.iter().map(in_text))
            .collect::<Vec<_>>()
            .join("\n"),
        ..picture
    }))
}

/// Whether hands are part of a picture.
pub(crate) const fn shows_hands(content: &PictureContent) -> bool {
    matches!(content, PictureContent::Tricks { hands, .. } if !hands.is_empty())
}

/// The result of a match that was played to its end by a win of `winners`. `outcome` says who won.
pub(crate) fn result(
    narrator: Narrator,
    view: &PublicView,
    winners: &[Seat],
    outcome: &str,
) -> Option<Box<PictureRequest>> {
    let mut lines = contract::result_lines(public(narrator), view);
    lines.extend(contract::result_details(public(narrator), view));
    let said = spoken(outcome).into_iter().chain(spoken(&lines.join("\n")));
    let board =
        contract::board(view).map_or_else(Vec::new, |_| contract::alt(public(narrator), view));
    let mut text = contract::result_details(narrator, view);
    text.extend(contract::board_lines(narrator, view));
    Some(Box::new(PictureRequest {
        content: contract::result_picture(view, winners.iter().copied().collect())?,
        names: names(narrator),
        caption: String::new(),
        alt: alt_text(said.chain(board)),
        text: text.join("\n"),
        high_contrast: false,
    }))
}

/// A picture of the table.
pub(crate) fn table(
    narrator: Narrator,
    view: &PublicView,
    content: PictureContent,
) -> PictureRequest {
    PictureRequest {
        high_contrast: false,
        content,
        names: names(narrator),
        caption: String::new(),
        alt: alt_text(contract::alt(public(narrator), view)),
        text: String::new(),
    }
}

/// The players' names as pictures show them, each by itself and so not isolated: of bots the names alone, because there
/// is no room to say what they are.
pub(crate) fn names(narrator: Narrator<'_>) -> Vec<String> {
    let suffix = narrator.say(&words::bot(""));
    let name = |seat: Seat| {
        let name = narrator.info.name_in_picture(seat);
        let is_bot = narrator
            .info
            .players
            .get(seat.index())
            .is_some_and(|it| it.user.is_none());
        let alone = name.strip_suffix(&suffix).filter(|_| is_bot);
        alone.map(str::to_owned).unwrap_or(name)
    };
    numbered(Seat::of(narrator.info.setup.players()).map(name).collect())
}

/// Descriptions name every player, also the reader.
const fn public(narrator: Narrator<'_>) -> Narrator<'_> {
    Narrator {
        reader: None,
        ..narrator
    }
}
