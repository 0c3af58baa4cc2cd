//! Daily deals: their record says which day it is, keeps the secret, and notes each bot that replies.

use claim_rules::Day;

use super::*;

/// The day on which the tests take place.
fn today() -> Day {
    Day::of_unix_ms(NOW.0)
}

/// A match of the deal of a day, played to its end by random actions.
fn played(day: Day, is_practice: bool) -> (Table, Vec<TimedLine>) {
    let daily = DailyMatch {
        day,
        begun_in: None,
        is_practice,
    };
    let settings = TableSettings {
        guild: None,
        time_control: TimeControl::Unlimited,
        daily: Some(daily),
        ..settings(None)
    };
    let mut host = player(HOST);
    host.entropy.clear();
    let table = Table::open(settings, host);
    let table = after(&table, Command::AddBot(HOST, Level::Hard));
    let start = Command::Start {
        user: HOST,
        entropy: None,
    };
    let (mut table, mut lines) = accepted(&table, start, NOW);
    let mut rng = rng();
    while let Some(seat) = table.to_act() {
        let state = table.dealt().expect("the match has started").state();
        let action = policies::random_action(&state.view(seat), &mut rng);
        let action = action.expect("something is legal");
        let line = table.line_count();
        let act = if table.bot_to_act().is_some() {
            Command::ActAsBot { line, action }
        } else {
            act_as(HOST, &table, Some(line))
        };
        let (next, new) = accepted(&table, act, NOW);
        table = next;
        lines.extend(new);
    }
    (table, lines)
}

#[test]
fn record_names_the_day_and_the_bot_and_keeps_the_secret() {
    let (table, lines) = played(today(), false);
    let daily = header(&lines).daily.as_ref().expect("a daily deal");
    assert_eq!(
        (daily.day, &*daily.bots),
        (today(), &[claim_ai::daily::BOT][..])
    );
    let entropy = header(&lines).entropy.as_ref().expect("it is stated");
    assert_eq!(*entropy, claim_rules::daily::ENTROPY);
    let end = lines.last().map(|it| &it.line);
    assert!(
        matches!(end, Some(Line::Result { secret: None, .. })),
        "{end:?}"
    );
    assert!(table.is_over());
    // A single person plays it, and it changes no rating.
    assert_eq!(table.finishes(), []);
}

#[test]
fn only_what_ends_before_the_day_is_closed_has_a_result() {
    let (table, _) = played(today(), false);
    let closing = DailyMatch::closes_at(today());
    assert!(table.daily_result(Timestamp(closing.0 - 1)).is_some());
    assert_eq!(table.daily_result(closing), None);
    assert!(table.is_daily_open(Timestamp(closing.0 - 1)));
    assert!(!table.is_daily_open(closing));
    let (practice, _) = played(today(), true);
    assert_eq!(practice.daily_result(NOW), None);
}

#[test]
fn bot_that_replies_after_an_update_is_noted() {
    let (table, lines) = played(today(), false);
    let bots = |table: &Table| {
        let header = table.dealt().map(|it| it.header().clone());
        header.and_then(|it| it.daily).expect("a daily deal").bots
    };
    let replied = lines.iter().position(|it| {
        matches!(
            it.line,
            Line::Action {
                seat: Seat::Second,
                ..
            }
        )
    });
    let before = lines[..replied.expect("the bot has replied")].to_vec();
    let begun = Table::restore(stored(&table, before)).expect("the lines are a record");
    let begun = begun.with_daily_bots(vec![0]);
    let Line::Action { action, .. } = lines[replied.unwrap_or_default()].line else {
        panic!("it is an action");
    };
    let line = begun.line_count();
    let (next, _) = accepted(&begun, Command::ActAsBot { line, action }, NOW);
    assert_eq!(bots(&begun), [0]);
    assert_eq!(bots(&next), [0, claim_ai::daily::BOT]);
}
