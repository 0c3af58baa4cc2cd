//! The course of events by example: sign-up, check-in, rounds, people who are not there, and what organisers do.

use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::Secret;

use super::world::{ORGANISER, World, newcomer, user};
use crate::event::{
    Award, Deals, Entrant, Event, EventCommand, EventEnd, EventRefusal, Format, MAX_PAUSE,
    MatchOutcome, Next, ROUND_BREAK, Scores, Scoring, check_event,
};
use crate::time_control::TimeControl;

/// A match that seat 0 wins by 3 to 2.
const WON: MatchOutcome = MatchOutcome::Played {
    winner: Some(Seat::First),
    scores: Scores {
        score: [3, 2],
        extra: [26, 26],
    },
};

impl World {
    /// Why the event refuses a command.
    #[track_caller]
    fn refusal(&mut self, command: EventCommand) -> EventRefusal {
        let executed = self.event.execute(command, self.now, &mut self.rng);
        executed.map(|_| ()).expect_err("a refusal")
    }

    /// Reports all running matches, won by seat 0.
    fn finish_round(&mut self) {
        while let Some(running) = self.event.running().first() {
            self.report(running.table, WON);
        }
    }

    /// The places in the final standings, by number of joining.
    fn places(&self) -> Vec<(u16, u16)> {
        let standings = self.event.progress().standings().into_iter();
        let mut places: Vec<_> = standings.map(|it| (it.player.0, it.place)).collect();
        places.sort_unstable();
        places
    }
}

#[test]
fn two_organisers_who_postpone_at_once_postpone_once() {
    let mut world = World::new(1, |settings| settings.check_in = true);
    let from = world.event.progress().settings().start;
    let to = from + Duration::from_hours(1);
    world.must(EventCommand::Postpone { from, to });
    let again = world.refusal(EventCommand::Postpone {
        from,
        to: to + Duration::from_hours(1),
    });
    assert_eq!(again, EventRefusal::Unchanged);
    assert_eq!(world.event.progress().new_starts(), 1);
}

#[test]
fn unfinished_record_has_no_round_that_is_not_due() {
    let mut world = World::begun(4, |settings| {
        settings.format = Format::Swiss { rounds: 3 };
    });
    world.finish_round();
    while !world.event.is_over() {
        world.advance();
        world.finish_round();
    }
    let record = world.record();
    let without_end: Vec<_> = record
        .lines()
        .filter(|it| !it.contains("\"over\""))
        .collect();
    let last = without_end.last().expect("lines");
    let at = last.rsplit("\"at\":").next().expect("a time");
    let fourth = format!("{{\"round\":4,\"pairs\":[],\"byes\":[],\"at\":{at}");
    let record = [without_end.join("\n"), fourth].join("\n");
    let error = check_event(&record).expect_err("a refusal");
    assert_eq!(error.line, without_end.len() + 1, "{error}");
}

#[test]
fn those_who_do_not_check_in_are_out_at_the_start() {
    let mut world = World::new(1, |settings| settings.check_in = true);
    for number in 0..4 {
        world.must(EventCommand::Join(newcomer(number, None)));
    }
    let early = world.refusal(EventCommand::CheckIn(user(0)));
    assert_eq!(early, EventRefusal::NoCheckIn);
    world.advance();
    assert!(world.event.has_opened_check_in());
    for number in 0..3 {
        world.must(EventCommand::CheckIn(user(number)));
    }
    // Those who join now are there.
    world.must(EventCommand::Join(newcomer(4, None)));
    let twice = world.refusal(EventCommand::CheckIn(user(4)));
    assert_eq!(twice, EventRefusal::AlreadyCheckedIn);
    world.advance();
    assert!(!world.event.progress().is_present(Entrant(3)));
    assert_eq!(world.event.running().len(), 2);
}

#[test]
fn events_of_two_are_cancelled_at_the_start() {
    let mut world = World::new(1, |_| {});
    for number in 0..2 {
        world.must(EventCommand::Join(newcomer(number, None)));
    }
    let refusal = world.refusal(EventCommand::StartNow);
    assert_eq!(refusal, EventRefusal::TooFewPlayers);
    world.advance();
    assert_eq!(world.event.progress().over(), Some(EventEnd::Cancelled));
    assert!(world.event.progress().standings().is_empty());
}

#[test]
fn next_round_of_live_event_begins_after_two_minutes() {
    let mut world = World::begun(4, |_| {});
    world.finish_round();
    assert_eq!(world.event.deadline(), Some(world.now + ROUND_BREAK));
    world.now = world.now + ROUND_BREAK - Duration::from_millis(1);
    let early = world.refusal(EventCommand::Advance);
    assert_eq!(early, EventRefusal::Unchanged);
    world.advance();
    assert_eq!(world.event.round_number(), 2);
}

#[test]
fn next_round_by_days_begins_at_once() {
    let mut world = World::begun(4, |settings| {
        settings.time = TimeControl::PerTurn(Duration::from_hours(24));
    });
    world.finish_round();
    // No round is left after the third: four players meet three others.
    assert_eq!(world.event.progress().over(), Some(EventEnd::Played));
    assert_eq!(world.event.round_number(), 3);
}

#[test]
fn second_forfeit_withdraws() {
    let mut world = World::begun(6, |settings| settings.format = Format::Swiss { rounds: 5 });
    let absent = Entrant(0);
    for round in 1..=2 {
        let tables = &world.event.progress().rounds()[round - 1];
        let (index, seat) = tables.table_of(absent).expect("six players have no byes");
        let table = u8::try_from(index + 1).expect("few tables");
        world.report(table, MatchOutcome::Forfeited(seat));
        assert_eq!(world.event.progress().is_present(absent), round == 1);
        world.finish_round();
        world.advance();
    }
    assert_eq!(world.event.running().len(), 2, "five players and a bye");
}

#[test]
fn leaving_loses_the_running_match_and_keeps_earlier_results() {
    let mut world = World::begun(4, |_| {});
    world.finish_round();
    world.advance();
    let winner = world.event.progress().rounds()[0].tables[0].players[0];
    let points = world.event.progress().points(winner);
    world.must(EventCommand::Leave(user(winner.0.into())));
    assert_eq!(world.event.running().len(), 1);
    world.finish_round();
    assert_eq!(world.event.progress().points(winner), points);
    // Three are left.
    world.advance();
    assert_eq!(world.event.progress().rounds()[2].byes.len(), 1);
}

#[test]
fn late_players_of_swiss_events_join_in_the_first_half() {
    let mut world = World::begun(6, |settings| settings.format = Format::Swiss { rounds: 4 });
    world.must(EventCommand::Leave(user(0)));
    world.must(EventCommand::Remove(user(1)));
    world.must(EventCommand::Join(newcomer(0, None)));
    let removed = world.refusal(EventCommand::Join(newcomer(1, None)));
    assert_eq!(removed, EventRefusal::Removed);
    world.must(EventCommand::Join(newcomer(7, None)));
    world.finish_round();
    world.advance();
    let late = world.refusal(EventCommand::Join(newcomer(8, None)));
    assert_eq!(late, EventRefusal::TooLate);
}

#[test]
fn knockouts_and_round_robins_take_no_late_players() {
    for format in [Format::RoundRobin, Format::Knockout { best_of: 1 }] {
        let mut world = World::begun(4, |settings| settings.format = format);
        let late = world.refusal(EventCommand::Join(newcomer(8, None)));
        assert_eq!(late, EventRefusal::TooLate);
    }
}

#[test]
fn matches_with_players_who_leave_a_round_robin_early_are_byes() {
    let mut world = World::begun(4, |settings| settings.format = Format::RoundRobin);
    let [first, second] = world.event.progress().rounds()[0].tables[0].players;
    world.report(1, MatchOutcome::Lost(Seat::Second));
    world.must(EventCommand::Leave(user(first.0.into())));
    world.finish_round();
    let standings = world.event.progress().standings();
    let of = |player| standings.iter().find(|it| it.player == player);
    let (winner, loser) = (of(first).expect("in"), of(second).expect("in"));
    assert_eq!((winner.place, winner.points), (4, 0));
    assert_eq!((loser.points, loser.second), (2, 0));
}

#[test]
fn drawn_single_match_of_a_knockout_is_followed_by_one_more() {
    let mut world = World::begun(4, |settings| {
        settings.format = Format::Knockout { best_of: 1 }
    });
    let first = world.event.matches()[0].clone();
    world.report(1, MatchOutcome::Drawn);
    let second = world.event.matches()[0].clone();
    assert_eq!(second.leg, 2);
    assert_ne!(first.id, second.id);
    assert_eq!([first.seats[1], first.seats[0]], second.seats);
    world.report(1, MatchOutcome::Void);
    // Equal again: the better seed goes on.
    let winner = world.event.progress().rounds()[0].tables[0].winner();
    assert_eq!(winner, Some(Seat::First));
}

#[test]
fn best_of_three_ends_when_it_is_decided() {
    let mut world = World::begun(4, |settings| {
        settings.format = Format::Knockout { best_of: 3 }
    });
    world.report(1, WON);
    // Seats change: seat 0 of the second match has lost the first.
    world.report(1, MatchOutcome::Lost(Seat::First));
    let tables = &world.event.progress().rounds()[0].tables;
    assert_eq!(tables[0].winner(), Some(Seat::First));
    assert_eq!(world.event.running().len(), 1, "the other table");
}

#[test]
fn final_without_opponent_is_won_by_the_other() {
    let mut world = World::begun(4, |settings| {
        settings.format = Format::Knockout { best_of: 1 }
    });
    world.finish_round();
    let finalists = world.event.progress().rounds()[0].tables.clone();
    let [one, other] = [finalists[0].players[0], finalists[1].players[0]];
    let eliminated = finalists[0].players[1];
    let refusal = world.refusal(EventCommand::Leave(user(eliminated.0.into())));
    assert_eq!(refusal, EventRefusal::Eliminated);
    world.must(EventCommand::Leave(user(one.0.into())));
    world.advance();
    assert_eq!(world.event.progress().over(), Some(EventEnd::Played));
    let places = world.places();
    assert!(places.contains(&(other.0, 1)) && places.contains(&(one.0, 2)));
}

#[test]
fn rulings_replace_results_but_not_in_own_matches() {
    let mut world = World::begun(4, |_| {});
    let own = world.event.progress().rounds()[0].table_of(Entrant(0));
    let (index, _) = own.expect("in the round");
    let own = u8::try_from(index + 1).expect("few tables");
    let rule = |table, award| EventCommand::Rule {
        by: ORGANISER,
        round: 1,
        table,
        award,
        why: "A player was not well".to_owned(),
    };
    let refusal = world.refusal(rule(own, Award::Draw));
    assert_eq!(refusal, EventRefusal::OwnMatch);
    let theirs = 3 - own;
    world.must(rule(theirs, Award::Win(Seat::Second)));
    assert_eq!(world.event.running().len(), 1, "the match is over");
    world.report(own, WON);
    let table = &world.event.progress().rounds()[0].tables[usize::from(theirs) - 1];
    let [loser, winner] = table.players;
    assert_eq!(world.event.progress().points(winner), 2);
    world.must(rule(theirs, Award::Void));
    assert_eq!(world.event.progress().points(loser), 1);
}

#[test]
fn paused_event_begins_no_round_and_ends_after_a_week() {
    let mut world = World::begun(4, |_| {});
    world.must(EventCommand::SetPaused(true));
    world.finish_round();
    assert_eq!(world.event.progress().next(), Next::Round);
    assert_eq!(world.event.deadline(), Some(world.now + MAX_PAUSE));
    let mut resumed = World { ..world };
    resumed.now = resumed.now + Duration::from_hours(1);
    resumed.must(EventCommand::SetPaused(false));
    assert_eq!(resumed.event.round_number(), 1);
    resumed.advance();
    assert_eq!(resumed.event.round_number(), 2);
    resumed.must(EventCommand::SetPaused(true));
    resumed.advance();
    assert_eq!(resumed.event.progress().over(), Some(EventEnd::Ended));
    // The second round, which was not decided, counts for no one.
    assert_eq!(resumed.event.progress().decided_rounds().len(), 1);
}

#[test]
fn boards_have_one_secret_and_own_deals_one_each() {
    let secrets = |deals| {
        let world = World::begun(4, |settings| settings.deals = deals);
        world.event.matches()
    };
    let boards = secrets(Deals::Board);
    assert_eq!(boards[0].secret, boards[1].secret);
    assert_eq!(boards[0].board.as_deref(), Some("e7k2mn/1"));
    assert_eq!(boards[0].entropy, ["", ""]);
    let own = secrets(Deals::Own);
    assert_ne!(own[0].secret, own[1].secret);
    assert_eq!(own[0].board, None);
    assert!(own[0].entropy.iter().all(|it| it.len() == 4));
}

#[test]
fn duplicate_scores_compare_the_same_seat() {
    let mut world = World::begun(6, |settings| {
        settings.scoring = Scoring::Duplicate;
        settings.deals = Deals::Board;
    });
    let played = |score: [u32; 2]| MatchOutcome::Played {
        winner: Some(if score[0] > score[1] {
            Seat::First
        } else {
            Seat::Second
        }),
        scores: Scores {
            score,
            extra: [20, 20],
        },
    };
    world.report(1, played([4, 1]));
    world.report(2, played([3, 2]));
    world.report(3, played([3, 2]));
    let tables = &world.event.progress().rounds()[0].tables;
    let points: Vec<_> = tables
        .iter()
        .map(|table| table.players.map(|it| world.event.progress().points(it)))
        .collect();
    // Two others each: both beaten, one of two tied.
    assert_eq!(points, [[10_000, 0], [2_500, 7_500], [2_500, 7_500]]);
}

#[test]
fn secrets_are_not_in_debug_output() {
    let world = World::begun(3, |_| {});
    let Event { secret, .. } = &world.event;
    let shown = format!("{:?}", world.event);
    assert!(!shown.contains(&Secret::to_hex(secret)));
}
