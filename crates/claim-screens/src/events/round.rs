//! The pairings of a round: a message for each part of it, because a message has no room for all tables of a large event.

use std::collections::BTreeMap;
use std::ops::Range;

use claim_rules::cards::Seat;
use claim_table::event::{Award, Decision, Entrant, Event, Leg, MatchResult, Pairing, Round};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::compare::compare_button;
use super::{name, player, points_of, standings_button, with_mentions};
use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::screen::model::{PairingMark, PairingRow, PictureContent, PictureRequest, Screen};
use crate::text::names::Name;
use crate::text::words;

/// How many tables a message has room for.
const TABLES_PER_PART: usize = 12;

/// How many players a message has room for: those of the tables, then those with a bye.
const PLAYERS_PER_PART: usize = 2 * TABLES_PER_PART + 1;

/// The tables and the byes of each part, by their places in the round.
fn parts(round: &Round) -> Vec<[Range<usize>; 2]> {
    let (mut tables, mut byes) = (0..round.tables.len(), 0..round.byes.len());
    let mut parts = Vec::new();
    while !tables.is_empty() || !byes.is_empty() || parts.is_empty() {
        let of_part = tables.start..tables.end.min(tables.start + TABLES_PER_PART);
        let room = PLAYERS_PER_PART - 2 * of_part.len();
        let without = byes.start..byes.end.min(byes.start + room);
        (tables.start, byes.start) = (of_part.end, without.end);
        parts.push([of_part, without]);
    }
    parts
}

/// A part, from 1; empty if there is no such part.
fn part_of(round: &Round, part: u8) -> [Range<usize>; 2] {
    let index = usize::from(part).checked_sub(1);
    let found = index.and_then(|index| parts(round).into_iter().nth(index));
    found.unwrap_or_default()
}

/// How many messages the pairings of a round take.
#[must_use]
pub fn event_round_parts(round: &Round) -> u8 {
    u8::try_from(parts(round).len()).unwrap_or(u8::MAX)
}

/// Those with a bye of a part, from 1, of a round.
pub fn event_round_byes(round: &Round, part: u8) -> impl Iterator<Item = Entrant> + Clone {
    let [_, byes] = part_of(round, part);
    round.byes[byes].iter().copied()
}

/// The tables, with their numbers from 1, of a part, from 1, of a round.
pub fn event_round_part(round: &Round, part: u8) -> impl Iterator<Item = (u8, &Pairing)> + Clone {
    let [tables, _] = part_of(round, part);
    let numbered = (1..).zip(&round.tables);
    numbered.skip(tables.start).take(tables.len())
}

/// A part, from 1, of the pairings of a round. `called` are those whom it may mention, `links` lead to the tables.
#[must_use]
pub fn event_round(
    locale: Locale,
    event: &Event,
    number: u8,
    part: u8,
    called: &[UserId],
    links: &BTreeMap<u8, String>,
) -> Screen {
    let Some(round) = event.progress().rounds().get(usize::from(number) - 1) else {
        return Screen::default();
    };
    let title = name(event);
    let call = locale.say(&keys::event_round_call(title.clone(), u32::from(number)));
    let tables: Vec<_> = event_round_part(round, part).collect();
    let links = links_line(locale, links);
    let reasons = tables.iter().filter_map(|(table, pairing)| {
        let why = reason(locale, event, pairing).filter(|_| !event.is_hidden(number))?;
        Some(format!("**{table}.** *{why}*"))
    });
    let byes = event_round_byes(round, part).map(|it| player(event, it));
    let byes = words::list(locale, byes.collect::<Vec<_>>().into_iter());
    let byes = (!byes.is_empty()).then(|| locale.say(&keys::event_bye(byes)));
    let is_awaited = event.progress().settings().is_live() && !round.is_decided();
    let hint = is_awaited.then(|| locale.say(&keys::event_first_action()));
    let hidden = event.is_hidden(number);
    let hidden = hidden.then(|| locale.say(&keys::event_hidden_round()));
    let standings = standings_button(locale, event).into_iter();
    let buttons = standings.chain(compare_button(locale, event, number, round));
    let buttons: Vec<_> = buttons.collect();
    Screen::titled(&locale.say(&keys::event_round_title(title, u32::from(number))))
        .picture(picture(locale, event, number, &tables))
        .lines(links)
        .lines(reasons)
        .lines(byes)
        .small(&hint.unwrap_or_default())
        .small(&hidden.unwrap_or_default())
        .buttons(&buttons)
        .with_sentence(with_mentions(call, called))
}

/// The links to the tables that have been posted; `None` without any.
fn links_line(locale: Locale, links: &BTreeMap<u8, String>) -> Option<String> {
    let links = links.iter();
    let links = links.map(|(table, link)| format!("[**{table}**]({link})"));
    let links: Vec<_> = links.collect();
    (!links.is_empty()).then(|| locale.say(&keys::event_tables(links.join(" · "))))
}

/// Tables as a picture; without it, a line for each.
fn picture(
    locale: Locale,
    event: &Event,
    round: u8,
    tables: &[(u8, &Pairing)],
) -> Option<PictureRequest> {
    let mark = |pairing: &Pairing| match scores(pairing) {
        None => PairingMark::Open,
        Some(_) if event.is_hidden(round) => PairingMark::Hidden,
        Some(scores) => PairingMark::Scored {
            scores,
            winner: pairing.decision().and_then(Decision::winner),
        },
    };
    let rows = tables.iter().map(|&(table, pairing)| PairingRow {
        table,
        mark: mark(pairing),
    });
    let players = tables.iter().flat_map(|(_, pairing)| pairing.players);
    let names = players.map(|it| Name::from(&event.person(it).name).alone());
    let lines = tables
        .iter()
        .map(|&(table, pairing)| table_line(locale, event, round, (table, pairing)));
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| {
        let content = PictureContent::Pairings(rows.collect());
        PictureRequest::of_lines(content, names.collect(), &lines)
    })
}

/// A table: who meets whom, and how it ended.
fn table_line(
    locale: Locale,
    event: &Event,
    round: u8,
    (table, pairing): (u8, &Pairing),
) -> String {
    let [first, second] = pairing.players.map(|it| player(event, it));
    match scores(pairing) {
        None => format!("**{table}.** {first} – {second}"),
        Some(_) if event.is_hidden(round) => {
            let finished = locale.say(&keys::event_result_hidden());
            format!("**{table}.** {first} – {second} · *{finished}*")
        }
        Some([one, other]) => format!("**{table}.** {first} **{one} – {other}** {second}"),
    }
}

/// What both players of a pairing have so far; `None` if that is nothing. That is the score of its only match if that was
/// played to its end, the matches won of several, and otherwise the point.
fn scores(pairing: &Pairing) -> Option<[String; 2]> {
    let decision = pairing.decision();
    let scores = match (decision, pairing.legs.as_slice()) {
        (None, []) => return None,
        (
            Some(Decision::Played(_)),
            [
                Leg {
                    scores: Some(scores),
                    ..
                },
            ],
        ) => scores.score.map(|it| it.to_string()),
        (Some(decision @ Decision::Ruled(_)), _) | (Some(decision), [] | [_]) => {
            points_of(decision).map(str::to_owned)
        }
        (Some(Decision::Played(_)) | None, _) => legs_won(pairing).map(|it| it.to_string()),
    };
    Some(scores)
}

/// How many matches of a pair each of the two has won.
fn legs_won(pairing: &Pairing) -> [usize; 2] {
    [Seat::First, Seat::Second].map(|seat| {
        let won = pairing.legs.iter().filter(|leg| {
            let decision = Decision::Played(**leg);
            decision.winner() == Some(seat)
        });
        won.count()
    })
}

/// What decided a table, if it was not played.
fn reason(locale: Locale, event: &Event, pairing: &Pairing) -> Option<String> {
    let why = match pairing.decision()? {
        Decision::Ruled(Award::Void) => keys::event_result_void(),
        Decision::Ruled(_) => keys::event_result_ruled(),
        Decision::Played(leg) => match leg.result {
            MatchResult::Forfeit(seat) => {
                let absent = event.person(pairing.player(seat));
                keys::event_result_forfeit(Name::from(&absent.name).escaped())
            }
            MatchResult::Void => keys::event_result_void(),
            MatchResult::Won(_) | MatchResult::Draw => return None,
        },
    };
    Some(locale.say(&why))
}
