//! A player's rating in a server, and how it went.

use super::alt_text::{alt_text, spoken};
use super::leaderboard::LeaderboardRow;
use super::screen::{Button, PictureContent, PictureRequest, Press, Row, Screen};
use crate::i18n::Locale;
use crate::i18n::keys::lists as keys;

/// A player's rating in a server.
#[derive(Clone, Debug, PartialEq)]
pub struct MyRating {
    /// The player's row of the leaderboard; `None` before the first rated match.
    pub row: Option<LeaderboardRow>,
    /// The rating before and after each of the last matches, oldest first.
    pub history: Vec<(f64, f64)>,
}

/// Shows a player's own rating, and its history as a picture.
#[must_use]
pub fn my_rating(locale: Locale, rating: &MyRating) -> Screen {
    let body = match &rating.row {
        Some(row) => keys::rating_now(
            format!("{:.0}", row.rating),
            row.rank,
            row.played,
            row.won,
            row.drawn,
            row.lost,
        ),
        None => keys::rating_none(),
    };
    let body = locale.say(&body);
    let back = Button {
        emoji: Some("↩️"),
        ..Button::labelled(
            locale.say(&keys::button_leaderboard()),
            Press::Leaderboard(0),
        )
    };
    Screen {
        title: locale.say(&keys::rating_title()),
        picture: history(locale, &rating.history, &body).map(Box::new),
        body,
        rows: Row::of_buttons(&[back]),
        ..Screen::default()
    }
}

/// The history as a picture; `None` before the first rated match.
fn history(locale: Locale, history: &[(f64, f64)], body: &str) -> Option<PictureRequest> {
    let (first, _) = history.first()?;
    let after = history.iter().map(|(_, after)| after);
    let points: Vec<i32> = [first]
        .into_iter()
        .chain(after)
        .map(|it| rounded(*it))
        .collect();
    let caption = locale.say(&keys::rating_history(history.len()));
    let numbers: Vec<_> = points.iter().map(ToString::to_string).collect();
    let heading = [&*caption, ":"].concat();
    let text = [&*heading, " ", &numbers.join(" → ")].concat();
    let mut said = spoken(body);
    let first = [spoken(&heading).concat().concat(), numbers[0].clone()].join(" ");
    said.push(
        [first]
            .into_iter()
            .chain(numbers[1..].iter().cloned())
            .collect(),
    );
    Some(PictureRequest {
        high_contrast: false,
        content: PictureContent::Ratings(points),
        names: Vec::new(),
        caption,
        alt: alt_text(said),
        text,
    })
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are small numbers")]
fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}
