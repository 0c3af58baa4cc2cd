//! A match that is over.

use crate::cards::Seat;
use crate::i18n::Locale;
use crate::rules::PublicView;

use super::{MatchCaption, Screen};

/// How a match ended and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// How it ended.
    pub how: Ending,
    /// The seats that won; all who are tied in a draw; none if it was aborted.
    pub winners: Vec<Seat>,
    /// What everybody knows at the end.
    pub view: PublicView,
    /// Per seat, the rating before and after, if the match was rated.
    pub ratings: Option<Vec<(f64, f64)>>,
    /// The secret behind the deal, in hexadecimal.
    pub secret: Option<String>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played,
    /// That seat gave up.
    Resigned(Seat),
    /// That seat let its time run out.
    Timeout(Seat),
    /// Without a result.
    Aborted,
}

/// The public message of a match that is over.
#[must_use]
pub fn finished(locale: Locale, caption: &MatchCaption, finish: &Finish) -> Screen {
    let _ = (locale, caption, finish);
    Screen::default()
}

/// A player's private screen of a match that is over.
#[must_use]
pub fn finished_hand(
    locale: Locale,
    caption: &MatchCaption,
    finish: &Finish,
    seat: Seat,
) -> Screen {
    let _ = (locale, caption, finish, seat);
    Screen::default()
}
