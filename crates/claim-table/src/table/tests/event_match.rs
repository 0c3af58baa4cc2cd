//! Matches of events: begun by the program, forfeited by players who are not there, and never paused in live events.

use claim_rules::cards::Seat;

use super::*;
use crate::event::MatchOutcome;

/// A match of an event that has just begun.
fn begun(time: &str) -> Table {
    let settings = TableSettings {
        time_control: time.parse().expect("a time control"),
        event: Some("abcdef".parse().expect("an id")),
        ..settings(None)
    };
    let players = vec![player(HOST), player(GUEST)];
    let begun = Table::open_event_match(settings, players, NOW);
    begun.expect("all seats are taken").0
}

/// A match of a live event.
pub(super) fn live() -> Table {
    begun("30m+30s")
}

#[test]
fn match_of_an_event_begins_with_its_players_in_their_seats() {
    let settings = settings(None);
    let players = vec![player(GUEST), player(HOST)];
    let (table, lines) =
        Table::open_event_match(settings.clone(), players, NOW).expect("all seats are taken");
    assert!(table.running().is_some());
    assert_eq!(table.seating().seat_of(GUEST), Some(Seat::First));
    let header = table.dealt().expect("it has begun").header();
    let entropy = [format!("join {GUEST}"), format!("join {HOST}")];
    assert_eq!(header.entropy.as_deref(), Some(&entropy[..]));
    assert_eq!(lines.len(), table.line_count() as usize);
    let alone = Table::open_event_match(settings, vec![player(HOST)], NOW);
    assert_eq!(alone.map(|_| ()), Err(Refusal::TableNotFull));
}

#[test]
fn player_who_does_not_appear_in_five_minutes_forfeits_unrated() {
    let table = live();
    let deadline = NOW + FIRST_ACTION_TIME;
    assert_eq!(table.deadline(), Some(deadline));
    let seat = table.to_act().expect("a seat is to act");
    assert!(!table.can_call_off());
    let early = table.execute(Command::Flag, NOW);
    assert_eq!(early.map(|_| ()), Err(Refusal::DeadlineNotReached));
    let (forfeited, _) = accepted(&table, Command::Flag, deadline);
    assert!(forfeited.is_forfeited());
    assert_eq!(
        MatchOutcome::of(&forfeited),
        Some(MatchOutcome::Forfeited(seat))
    );
    assert_eq!(forfeited.finishes(), []);
    assert_eq!(
        forfeited.results(),
        [],
        "it does not count for achievements"
    );
    // Outside events, players have all their time, and such a match is called off.
    assert!(started().can_call_off());
}

#[test]
fn player_who_has_acted_has_the_rest_of_the_time_and_loses_by_it() {
    let mut rng = rng();
    let mut table = live();
    let mut now = NOW;
    let first = table.to_act().expect("a seat is to act");
    for _ in 0..2 {
        now = now + Duration::from_mins(1);
        let command = act(&table, &mut rng);
        table = accepted(&table, command, now).0;
    }
    // The reserve of both is whole but for their minute, and they gain their increment.
    let time = Duration::from_mins(29) + Duration::from_secs(30);
    assert_eq!(table.reserve(first), Some(time));
    assert_eq!(table.deadline(), Some(now + time));
    let (lost, _) = accepted(&table, Command::Flag, now + time);
    assert!(!lost.is_forfeited());
    assert_eq!(lost.finishes().len(), 2);
}

#[test]
fn events_have_no_pauses() {
    for table in [live(), begun("1d")] {
        refuses(&table, Command::AskPause(HOST), Refusal::NoPauseInEvent);
        // Nor do they wait for a lost channel.
        let lost = after(&table, Command::RecordLostChannel { pauses: true });
        assert!(!lost.is_paused());
    }
}

#[test]
fn match_by_days_ends_after_two_weeks() {
    let table = begun("7d");
    let until = NOW + Duration::from_hours(30 * 24);
    let away = after(&table, Command::SetVacation(to_act(&table), until));
    assert_eq!(away.deadline(), Some(NOW + MAX_EVENT_MATCH_TIME));
    assert_eq!(away.next_timer(), away.deadline());
}
