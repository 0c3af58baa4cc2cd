//! The pictures of matches, each with its description.

use claim_rules::View;
use claim_rules::cards::{Seat, SeatSet};

use super::alt_text::{alt_text, spoken, spoken_line};
use super::model::{Paragraph, PictureContent, PictureRequest};
use crate::games::contract::{self, CardsTexts, ResultTexts};
use crate::text::names::{BOT_SIGN, numbered};
use crate::text::narrator::Narrator;

/// A picture with its description and the text and the board that replace it, line by line.
pub(crate) fn request(
    narrator: Narrator,
    content: PictureContent,
    alt: Vec<Vec<String>>,
    text: &[String],
    board: &[String],
) -> PictureRequest {
    PictureRequest {
        high_contrast: false,
        content,
        names: names(narrator),
        caption: String::new(),
        alt: alt_text(alt),
        text: text.join("\n"),
        board: board.join("\n"),
    }
}

/// The picture of cards that are not in that of the table.
pub(crate) fn cards(narrator: Narrator, cards: CardsTexts) -> PictureRequest {
    request(narrator, cards.picture, cards.alt, &cards.text, &[])
}

/// The table of a finished match for the replay, given the views of all seats, and the hands that the picture does not
/// show. `winners` are marked instead of those by the rules, which may be players who have left.
pub(crate) fn replay(
    narrator: Narrator,
    views: &[View],
    winners: Option<SeatSet>,
) -> Option<(PictureRequest, Vec<Paragraph>)> {
    let table = contract::table(public(narrator), &views.first()?.public());
    let open = contract::open_table(narrator, views, winners)?;
    let (shown, others) = if open.shows_hands {
        (open.hands, Vec::new())
    } else {
        (Vec::new(), open.hands)
    };
    let in_words = |paragraph: &Paragraph| {
        let cards = spoken(&paragraph.text).concat().join("; ");
        vec![format!("{}: {cards}", spoken_line(&paragraph.heading))]
    };
    let alt = table.alt.into_iter().chain(shown.iter().map(in_words));
    let text = table.text.into_iter();
    let text: Vec<_> = text.chain(shown.iter().map(Paragraph::to_text)).collect();
    let picture = request(narrator, open.picture, alt.collect(), &text, &table.board);
    Some((picture, others))
}

/// The result of a match that was played to its end. `outcome` says who won, `everyone` is what everyone reads of it.
pub(crate) fn result(
    narrator: Narrator,
    result: &ResultTexts,
    outcome: &str,
    everyone: &ResultTexts,
) -> PictureRequest {
    let said = spoken(outcome).into_iter();
    let lines = everyone.why.iter().chain(&everyone.text);
    let lines = lines.chain(&everyone.board);
    let alt = said.chain(lines.flat_map(|line| spoken(line)));
    let content = result.picture.clone();
    request(
        narrator,
        content,
        alt.collect(),
        &result.text,
        &result.board,
    )
}

/// The players' names as pictures show them, each by itself and so not isolated, and without the sign of bots, which is
/// no letter.
pub(crate) fn names(narrator: Narrator<'_>) -> Vec<String> {
    let name = |seat: Seat| {
        let name = narrator.info.name_in_picture(seat);
        let alone = name.strip_prefix(BOT_SIGN).map(str::trim_start);
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
