//! A match that is over.

use crate::cards::Seat;
use crate::i18n::keys::{analysis, finish as keys};
use crate::i18n::{Locale, Message};
use crate::rules::PublicView;

use super::{
    Button, ButtonStyle, MatchCaption, Press, Row, Screen, Section, Teller, Tone, game, words,
};

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
    let teller = Teller {
        locale,
        caption,
        reader: None,
    };
    let mut lines = Vec::from_iter(how(teller, finish.how));
    lines.push(locale.say(&outcome(teller, finish)));
    let mut sections = Vec::new();
    if finish.how == Ending::Played {
        lines.push(String::new());
        lines.extend(game::result(teller, &finish.view));
        sections.extend(game::last(teller, &finish.view));
    }
    sections.extend(ratings(teller, finish));
    if let Some(secret) = &finish.secret {
        sections.push(Section {
            heading: locale.say(&keys::fair_heading()),
            text: locale.say(&keys::fair_secret(secret)),
        });
    }
    Screen {
        title: caption.title(locale),
        body: lines.join("\n"),
        sections,
        tone: Tone::Good,
        rows: Row::of_buttons(&buttons(locale, caption)),
        ..Screen::default()
    }
}

/// A player's private screen of a match that is over.
#[must_use]
pub fn finished_hand(
    locale: Locale,
    caption: &MatchCaption,
    finish: &Finish,
    seat: Seat,
) -> Screen {
    let teller = Teller {
        locale,
        caption,
        reader: Some(seat),
    };
    let won = finish.winners.contains(&seat);
    let (outcome, tone) = match finish.how {
        Ending::Aborted => (keys::match_aborted(), Tone::Neutral),
        _ if won && is_drawn(caption, finish) => (keys::you_drew(), Tone::Neutral),
        _ if won => (keys::you_won(), Tone::Good),
        _ => (keys::you_lost(), Tone::Bad),
    };
    let mut lines = Vec::from_iter(caption.place(locale));
    lines.extend(how(teller, finish.how));
    lines.push(locale.say(&outcome));
    Screen {
        title: caption.title(locale),
        body: lines.join("\n"),
        tone,
        ..Screen::default()
    }
}

/// What ended the match, if not its last trick.
fn how(teller: Teller, how: Ending) -> Option<String> {
    let message = match how {
        Ending::Resigned(seat) => keys::ended_resigned(teller.who(seat)),
        Ending::Timeout(seat) => keys::ended_timeout(teller.who(seat)),
        Ending::Played | Ending::Aborted => return None,
    };
    Some(teller.locale.say(&message))
}

/// Who won.
fn outcome(teller: Teller, finish: &Finish) -> Message {
    if finish.how == Ending::Aborted {
        return keys::match_aborted();
    }
    if finish.winners.len() == teller.caption.players.len() {
        return keys::match_drawn();
    }
    let names = finish.winners.iter().map(|&seat| teller.caption.name(seat));
    let names = words::list(teller.locale, names);
    if is_drawn(teller.caption, finish) {
        return keys::match_shared(names);
    }
    keys::match_won(names, finish.winners.len())
}

/// Whether the match was played out and its winners are not all on one side.
fn is_drawn(caption: &MatchCaption, finish: &Finish) -> bool {
    let mut sides = finish.winners.iter().map(|&seat| caption.setup.side(seat));
    let first = sides.next();
    finish.how == Ending::Played && sides.any(|side| Some(side) != first)
}

fn ratings(teller: Teller, finish: &Finish) -> Option<Section> {
    let locale = teller.locale;
    let line = |(seat, &(before, after)): (Seat, &(f64, f64))| {
        let change = format!("{:+.0}", after.round() - before.round()).replace('-', "−");
        let [before, after] = [before, after].map(|rating| format!("{rating:.0}"));
        locale.say(&keys::rating_change(
            teller.caption.name(seat),
            before,
            after,
            change,
        ))
    };
    let ratings = finish.ratings.as_ref()?;
    let lines: Vec<_> = Seat::ALL.into_iter().zip(ratings).map(line).collect();
    Some(Section {
        heading: locale.say(&keys::ratings_heading()),
        text: lines.join("\n"),
    })
}

fn buttons(locale: Locale, caption: &MatchCaption) -> Vec<Button> {
    let replay = Press::Replay {
        table: caption.id,
        actions: 0,
    };
    vec![
        Button {
            emoji: Some("🔁"),
            style: ButtonStyle::Primary,
            ..Button::labelled(
                locale.say(&keys::button_rematch()),
                Press::Rematch(caption.id),
            )
        },
        Button {
            emoji: Some("🎞️"),
            ..Button::labelled(locale.say(&keys::button_replay()), replay)
        },
        Button {
            emoji: Some("📄"),
            ..Button::labelled(
                locale.say(&keys::button_record()),
                Press::Record(caption.id),
            )
        },
        Button {
            emoji: Some("🔎"),
            ..Button::labelled(
                locale.say(&analysis::button_analysis()),
                Press::Analysis(caption.id),
            )
        },
    ]
}
