//! Series of matches: who has won how many, and when they are decided.

use super::*;
use crate::rating::Finish;
use crate::table::Refusal;

/// A match of a series, after matches with these wins.
fn running(best_of: u8, wins: [u8; 2], played: u8) -> Table {
    let series = Series {
        best_of,
        played,
        wins: wins.to_vec(),
    };
    let settings = TableSettings {
        series: Some(series),
        ..settings(None)
    };
    let table = after(
        &Table::open(settings, player(HOST)),
        Command::Join(player(GUEST), None),
    );
    let mut table = after(&table, start_by(HOST));
    for _ in 0..4 {
        table = after(&table, act(&table, &mut rng()));
    }
    table
}

/// As [`running`], but it has ended by the command `end`.
fn played(best_of: u8, wins: [u8; 2], played: u8, end: Command) -> Table {
    after(&running(best_of, wins, played), end)
}

/// The lobby of the second match of a series, in which everyone is seated.
pub(super) fn second_match() -> Table {
    let series = Series {
        best_of: 3,
        played: 1,
        wins: vec![1, 0],
    };
    let settings = TableSettings {
        series: Some(series),
        ..settings(None)
    };
    let table = Table::open(settings, player(HOST));
    after(&table, Command::Join(player(GUEST), None))
}

#[track_caller]
fn check_next(table: &Table, wins: Option<[u8; 2]>) {
    let next = table.next_of_series().map(|series| series.wins);
    assert_eq!(next, wins.map(|wins| wins.to_vec()));
}

#[test]
fn series_goes_on_until_the_rest_cannot_change_it() {
    let wins = Command::Resign(GUEST);
    let loses = Command::Resign(HOST);
    check_next(&played(3, [0, 0], 0, wins.clone()), Some([1, 0]));
    check_next(&played(3, [1, 0], 1, wins.clone()), None);
    check_next(&played(3, [1, 0], 1, loses.clone()), Some([1, 1]));
    check_next(&played(3, [1, 1], 2, loses.clone()), None);
    check_next(&played(5, [1, 0], 1, wins.clone()), Some([2, 0]));
    check_next(&played(5, [2, 0], 2, wins.clone()), None);
    // After a draw, one win may decide it.
    check_next(&played(3, [0, 0], 1, wins.clone()), Some([1, 0]));
    check_next(&played(3, [0, 0], 2, wins), None);
    let last = played(3, [1, 1], 2, loses);
    let series = last.series().expect("it is a series");
    assert!(series.is_decided(&last.settings().setup));
    assert_eq!(series.wins_of(Seat::Second), 2);
    check_next(&ended(), None);
}

#[test]
fn loss_of_the_channel_ends_the_series() {
    let end = Command::Resign(GUEST);
    let lost = after(
        &running(3, [0, 0], 0),
        Command::RecordLostChannel { pauses: false },
    );
    check_next(&after(&lost, end.clone()), None);
    let found = after(&lost, Command::RecordRestoredChannel);
    let ended = after(&found, end);
    check_next(&ended, Some([1, 0]));
    let lost = after(&ended, Command::RecordLostChannel { pauses: true });
    check_next(&lost, None);
    assert!(!lost.is_paused());
    refuses(
        &lost,
        Command::RecordLostChannel { pauses: false },
        Refusal::MatchOver,
    );
}

#[test]
fn player_who_leaves_the_server_ends_the_series() {
    let table = played(5, [1, 0], 1, Command::LeaveServer(GUEST));
    check_next(&table, None);
    let series = table.series().expect("it is a series");
    assert!(!series.is_decided(&table.settings().setup));
}

#[test]
fn teams_win_together_and_a_shared_win_counts_for_no_side() {
    let setup = Setup::random(GameKind::ClaimMix, 4, &Options::default(), &mut rng());
    let setup = setup.expect("the game is for four");
    let winners = |winners: [Seat; 2]| winners.into_iter().collect();
    let series = Series::new(3);
    let won = series.after(&setup, winners([Seat::Second, Seat::Fourth]));
    assert_eq!(won.wins, [0, 1, 0, 1]);
    let shared = won.after(&setup, winners([Seat::Second, Seat::Third]));
    assert_eq!(
        (shared.wins.as_slice(), shared.played),
        (&[0, 1, 0, 1][..], 2)
    );
}

#[test]
fn match_of_a_series_is_won_by_the_best_player_who_stayed() {
    let mut won_by_the_bot = 0;
    for secret in 0..20 {
        let TableSettings { setup, .. } = started_with(3).settings().clone();
        let settings = TableSettings {
            setup,
            series: Some(Series::new(3)),
            secret: Secret::from_bytes([secret; 32]),
            ..settings(None)
        };
        let mut table = Table::open(settings, player(HOST));
        for number in [2, 3] {
            table = after(&table, Command::Join(player(UserId(number)), None));
        }
        table = after(&table, start_by(HOST));
        while !Seat::of(3).all(|seat| table.dealt().is_some_and(|it| it.has_played(seat))) {
            table = after(&table, act(&table, &mut rng()));
        }
        let left = table.seating().seat_of(HOST).expect("the host plays");
        table = after(&table, Command::Resign(HOST));
        while !table.is_over() {
            table = after(&table, act(&table, &mut rng()));
        }
        let ending = table
            .dealt()
            .and_then(DealtMatch::ending)
            .expect("it is over");
        won_by_the_bot += u8::from(ending.winners() == [left]);
        let series = table.series().expect("it is a series");
        assert_eq!(series.wins_of(left), 0, "{ending:?}");
        let best = table.finishes();
        let best = best.iter().filter(|(_, finish)| *finish == Finish::Rank(1));
        let wins: u8 = Seat::of(3).map(|seat| series.wins_of(seat)).sum();
        assert_eq!(wins, u8::from(best.count() == 1));
    }
    assert!(won_by_the_bot > 0);
}

#[test]
fn another_person_begins_if_a_seat_for_that_can_be_found() {
    let mut begun = [0, 0];
    for secret in 0..40 {
        let settings = TableSettings {
            last_first: Some(HOST),
            series: Some(Series {
                best_of: 5,
                played: 1,
                wins: vec![1, 0],
            }),
            secret: Secret::from_bytes([secret; 32]),
            ..settings(None)
        };
        let before = Seating::from_seats(vec![
            Some(Occupant::Person(player(HOST))),
            Some(Occupant::Person(player(GUEST))),
        ]);
        let table = Table::reopen(settings, &before);
        let (table, lines) = accepted(&table, start_by(GUEST), NOW);
        begun[usize::from(to_act(&table) == HOST)] += 1;
        let host = table.seating().seat_of(HOST).expect("the host sits there");
        let series = table.series().expect("it is a series");
        assert_eq!(series.wins_of(host), 1, "the score moves along");
        let mut entropy = [String::new(), "start 2".to_owned()];
        if host == Seat::Second {
            entropy.reverse();
        }
        assert_eq!(header(&lines).entropy, Some(entropy.to_vec()));
        let restored = Table::restore(stored(&table, lines));
        assert_eq!(restored.ok().and_then(|it| it.to_act()), table.to_act());
    }
    // By chance alone it would be half of the deals; in a quarter, no rotation of the seats helps.
    assert!(begun[0] > 24 && begun[1] > 0, "{begun:?}");
}

#[test]
fn later_matches_are_played_by_the_same_people_in_the_same_seats() {
    let table = second_match();
    let swap = swap(&table, GUEST, Seat::First, Seat::Second);
    refuses(&table, swap, Refusal::SeriesRunning);
    refuses(&table, Command::RemoveBot(HOST), Refusal::SeriesRunning);
    let remove = Command::Remove {
        host: HOST,
        user: GUEST,
    };
    refuses(&table, remove, Refusal::SeriesRunning);
    let left = after(&table, Command::Leave(GUEST));
    assert!(matches!(left.stage(), Stage::Cancelled));
}
