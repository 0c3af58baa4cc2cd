//! The pairings of a round: a message for each part of it, because a message has no room for all tables of a large event.

use std::collections::BTreeMap;

use claim_rules::cards::Seat;
use claim_table::event::{Award, Decision, Event, MatchResult, Pairing, Round};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::compare::compare_button;
use super::{name, player, standings_button, with_mentions};
use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::screen::model::Screen;
use crate::text::names::Name;
use crate::text::words;

/// How many tables a message has room for.
const TABLES_PER_PART: usize = 12;

/// How many messages the pairings of a round take.
#[must_use]
pub fn event_round_parts(round: &Round) -> u8 {
    let parts = round.tables.len().div_ceil(TABLES_PER_PART).max(1);
    u8::try_from(parts).unwrap_or(u8::MAX)
}

/// The tables, with their numbers from 1, of a part, from 1, of a round.
pub fn event_round_part(round: &Round, part: u8) -> impl Iterator<Item = (u8, &Pairing)> + Clone {
    let before = usize::from(part).saturating_sub(1) * TABLES_PER_PART;
    let numbered = (1..).zip(&round.tables);
    numbered.skip(before).take(TABLES_PER_PART)
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
    let tables = event_round_part(round, part).map(|(table, pairing)| {
        let link = links.get(&table);
        table_line(
            locale,
            event,
            number,
            (table, pairing),
            link.map(String::as_str),
        )
    });
    let byes = (part == 1 && !round.byes.is_empty()).then(|| {
        let names = round.byes.iter().map(|&it| player(event, it));
        let names: Vec<_> = names.collect();
        locale.say(&keys::event_bye(words::list(locale, names.into_iter())))
    });
    let is_awaited = event.progress().settings().is_live() && !round.is_decided();
    let hint = is_awaited.then(|| locale.say(&keys::event_first_action()));
    let hidden = event.is_hidden(number);
    let hidden = hidden.then(|| locale.say(&keys::event_hidden_round()));
    let standings = standings_button(locale, event).into_iter();
    let buttons = standings.chain(compare_button(locale, event, number, round));
    let buttons: Vec<_> = buttons.collect();
    Screen::titled(&locale.say(&keys::event_round_title(title, u32::from(number))))
        .lines(tables)
        .lines(byes)
        .small(&hint.unwrap_or_default())
        .small(&hidden.unwrap_or_default())
        .buttons(&buttons)
        .with_sentence(with_mentions(call, called))
}

/// A table: who meets whom, and how it ended.
fn table_line(
    locale: Locale,
    event: &Event,
    round: u8,
    (table, pairing): (u8, &Pairing),
    link: Option<&str>,
) -> String {
    let [first, second] = pairing.players.map(|it| player(event, it));
    let number = match link {
        Some(link) => format!("[**{table}.**]({link})"),
        None => format!("**{table}.**"),
    };
    if event.is_hidden(round) {
        let finished = pairing
            .decision()
            .map(|_| locale.say(&keys::event_result_hidden()));
        let finished = finished.map(|it| format!(" · *{it}*")).unwrap_or_default();
        return format!("{number} {first} – {second}{finished}");
    }
    match result(locale, event, pairing) {
        Some((score, why)) => {
            let why = why.map(|why| format!(" · *{why}*")).unwrap_or_default();
            format!("{number} {first} **{score}** {second}{why}")
        }
        None if pairing.legs.is_empty() => format!("{number} {first} – {second}"),
        None => {
            let [one, other] = legs_won(pairing);
            format!("{number} {first} ({one} – {other}) {second}")
        }
    }
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

/// The result of a table, and what made it, if it was not played; `None` if it is not decided.
pub(super) fn result(
    locale: Locale,
    event: &Event,
    pairing: &Pairing,
) -> Option<(&'static str, Option<String>)> {
    let decision = pairing.decision()?;
    let score = match decision.winner() {
        Some(Seat::First) => "1 – 0",
        Some(_) => "0 – 1",
        None => "½ – ½",
    };
    let why = match decision {
        Decision::Ruled(Award::Void) => Some(keys::event_result_void()),
        Decision::Ruled(_) => Some(keys::event_result_ruled()),
        Decision::Played(leg) => match leg.result {
            MatchResult::Forfeit(seat) => {
                let absent = event.person(pairing.player(seat));
                Some(keys::event_result_forfeit(
                    Name::from(&absent.name).escaped(),
                ))
            }
            MatchResult::Void => Some(keys::event_result_void()),
            MatchResult::Won(_) | MatchResult::Draw => None,
        },
    };
    Some((score, why.map(|why| locale.say(&why))))
}
