//! Random events: each ends, its record is right, and the laws of events hold.

use super::world::World;
use crate::event::{
    Entrant, Event, EventEnd, EventLine, Format, Scoring, TimedEventLine, check_event,
};
use crate::test_factor::match_count;

/// The number of random events. `CLAIM_BOT_TEST_FACTOR=67` makes them ten thousand.
const EVENTS: usize = 150;

#[test]
fn random_events_end_with_records_that_are_right() {
    for seed in 0..match_count(EVENTS) as u64 {
        let mut world = World::random(seed);
        world.play(2 + seed % 13, |event| {
            check_players_of_round(event);
            check_sums(event);
        });
        let record = world.record();
        let summary =
            check_event(&record).unwrap_or_else(|error| panic!("{seed}: {error}\n{record}"));
        assert!(summary.is_over, "{seed}");
        let matches = world.lines.iter().filter_map(|line| match &line.line {
            EventLine::Match { id, .. } => Some(id),
            _ => None,
        });
        let mut ids: Vec<_> = matches.collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{seed}: each match has an id of its own");
        for (line, text) in world.lines.iter().zip(record.lines().skip(1)) {
            assert_eq!(TimedEventLine::parse(text).as_ref(), Ok(line), "{seed}");
        }
    }
}

#[test]
fn stored_events_go_on_as_before() {
    for seed in 0..match_count(EVENTS / 10) as u64 {
        let mut world = World::random(seed);
        let mut states = Vec::new();
        world.play(2 + seed % 8, |event| {
            states.push((
                event.deadline(),
                event.matches(),
                event.progress().standings(),
            ));
        });
        let restored = Event::restore(world.stored()).expect("a record that was just written");
        let state = (
            restored.deadline(),
            restored.matches(),
            restored.progress().standings(),
        );
        assert_eq!(Some(state), states.pop(), "{seed}");
        assert_eq!(restored.revision(), world.event.revision());
    }
}

#[test]
fn unfinished_records_are_right_so_far() {
    for seed in 0..match_count(EVENTS / 10) as u64 {
        let mut world = World::random(seed);
        world.play(2 + seed % 8, |_| {});
        let record = world.record();
        let lines: Vec<&str> = record.lines().collect();
        let ends_early = |end: usize| lines[..end].join("\n");
        for end in 1..lines.len() {
            // A line that another one calls for at once is missing where the record is cut between them.
            match check_event(ends_early(end)) {
                Ok(summary) => assert!(!summary.is_over),
                Err(error) => assert_eq!(error.line, end + 1, "{seed}: {error}"),
            }
        }
    }
}

/// Each player is called once a round, and everyone is whom the first round began with.
fn check_players_of_round(event: &Event) {
    let progress = event.progress();
    for round in progress.rounds() {
        let mut players: Vec<Entrant> = round.players().collect();
        let count = players.len();
        players.sort_unstable();
        players.dedup();
        assert_eq!(players.len(), count, "a player is in a round twice");
    }
    let is_swiss = matches!(progress.settings().format, Format::Swiss { .. });
    for round in progress.rounds().iter().filter(|_| is_swiss) {
        assert!(round.byes.len() <= 1, "one bye in a Swiss round at most");
    }
}

/// Points add up: each table of a decided round and each bye is worth two half points.
fn check_sums(event: &Event) {
    let progress = event.progress();
    let is_wins = progress.settings().scoring == Scoring::Wins;
    if !is_wins || !matches!(progress.settings().format, Format::Swiss { .. }) {
        return;
    }
    let rounds = progress.decided_rounds().iter();
    let worth = rounds.map(|round| 2 * (round.tables.len() + round.byes.len()));
    let standings = progress.standings();
    let points: i64 = standings.iter().map(|standing| standing.points).sum();
    assert_eq!(usize::try_from(points), Ok(worth.sum::<usize>()));
    let places = standings.iter().map(|standing| standing.place);
    assert!(places.is_sorted(), "standings are in order");
    assert!(standings.is_sorted_by_key(|standing| -standing.points));
    if progress.over() == Some(EventEnd::Cancelled) {
        assert!(standings.is_empty());
    }
}
