//! Which matches earn which achievements.

use claim_ai::Level;
use claim_ai::puzzle::PuzzleStats;
use claim_rules::{Day, GameKind};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::{Achievement, Career, CareerMatch, Opponent, SeatResult};
use crate::ids::{MatchId, UserId};
use crate::rating::Outcome;
use crate::table::DailyMatch;
use crate::timestamp::Timestamp;

/// The `n`th match: a lost one of Claim against a person.
fn played(n: i64) -> CareerMatch {
    CareerMatch {
        id: MatchId::random(&mut ChaCha20Rng::seed_from_u64(n.unsigned_abs())),
        game: GameKind::Claim,
        ended_at: Timestamp(n),
        result: SeatResult {
            outcome: Outcome::Lost,
            scores: Some((2, 3)),
        },
        opponents: vec![Opponent::Person(UserId(7))],
        partners: Vec::new(),
        daily: None,
        is_of_event: false,
    }
}

fn won(n: i64) -> CareerMatch {
    CareerMatch {
        result: SeatResult {
            outcome: Outcome::Won,
            scores: Some((3, 2)),
        },
        ..played(n)
    }
}

/// Checks what each match earns.
#[track_caller]
fn check(matches: Vec<CareerMatch>, expected: &[(usize, Achievement)]) {
    let career = Career {
        matches,
        ..Career::default()
    };
    let earned = career.matches.iter().enumerate();
    let earned = earned.flat_map(|(index, it)| {
        let by_match = career.earned_by(it.id).into_iter();
        by_match.map(move |achievement| (index, achievement))
    });
    assert_eq!(earned.collect::<Vec<_>>(), expected);
    let all = expected.iter().map(|(_, it)| *it).collect();
    assert_eq!(career.achievements(), all);
}

#[test]
fn first_win_of_each_game_is_earned_once() {
    check(vec![played(1)], &[]);
    check(
        vec![played(1), won(2), won(3)],
        &[(1, Achievement::WinClaim)],
    );
    let games = GameKind::ALL.iter().zip(1..);
    let matches = games.map(|(&game, n)| CareerMatch {
        game,
        opponents: vec![Opponent::Bot(Level::Easy)],
        ..won(n)
    });
    check(
        matches.collect(),
        &[
            (0, Achievement::WinClaim),
            (0, Achievement::BeatEasy),
            (1, Achievement::WinClaim2),
            (2, Achievement::WinClaimMix),
            (3, Achievement::WinKingdoms),
            (4, Achievement::WinClaimIt),
            (4, Achievement::EveryGame),
        ],
    );
}

#[test]
fn draws_and_resignations_earn_no_wins() {
    let drawn = |n| CareerMatch {
        result: SeatResult {
            outcome: Outcome::Drawn,
            scores: Some((0, 0)),
        },
        ..played(n)
    };
    check(vec![drawn(1), drawn(2)], &[]);
    let resigned = CareerMatch {
        result: SeatResult {
            outcome: Outcome::Won,
            scores: None,
        },
        ..played(1)
    };
    check(vec![resigned], &[(0, Achievement::WinClaim)]);
}

#[test]
fn shutout_is_a_win_of_all_votes() {
    let scores = |n, game, scores| CareerMatch {
        game,
        result: SeatResult {
            outcome: Outcome::Won,
            scores: Some(scores),
        },
        ..played(n)
    };
    check(
        vec![
            scores(1, GameKind::Claim, (4, 1)),
            scores(2, GameKind::Kingdoms, (9, 0)),
            scores(3, GameKind::Claim, (5, 0)),
        ],
        &[
            (0, Achievement::WinClaim),
            (1, Achievement::WinKingdoms),
            (2, Achievement::Shutout),
        ],
    );
}

#[test]
fn opponents_and_wins_in_a_row_are_people() {
    let against = |n, user| CareerMatch {
        opponents: vec![Opponent::Person(UserId(user))],
        ..played(n)
    };
    let mut matches: Vec<_> = (1..=9).map(|n| against(n, n.unsigned_abs())).collect();
    matches.push(against(10, 9));
    let bots = CareerMatch {
        opponents: vec![Opponent::Bot(Level::Hard); 3],
        ..played(11)
    };
    matches.extend([bots, against(12, 10)]);
    check(
        matches,
        &[
            (9, Achievement::TenMatches),
            (11, Achievement::TenOpponents),
        ],
    );
    // A win against a bot neither counts nor ends the row.
    let bot = |n| CareerMatch {
        opponents: vec![Opponent::Bot(Level::Medium)],
        ..played(n)
    };
    let matches = vec![won(1), won(2), won(3), won(4), bot(5), won(6)];
    check(
        matches,
        &[(0, Achievement::WinClaim), (5, Achievement::FiveInARow)],
    );
    let matches = vec![won(1), won(2), won(3), won(4), played(5), won(6)];
    check(matches, &[(0, Achievement::WinClaim)]);
}

#[test]
fn tables_tournaments_and_bots_count() {
    let large = CareerMatch {
        opponents: vec![Opponent::Person(UserId(7)), Opponent::Bot(Level::Medium)],
        partners: vec![Opponent::Bot(Level::Hard)],
        ..won(1)
    };
    let of_event = CareerMatch {
        is_of_event: true,
        ..played(2)
    };
    check(
        vec![large, of_event],
        &[
            (0, Achievement::WinClaim),
            (0, Achievement::LargeTable),
            (0, Achievement::BeatMedium),
            (1, Achievement::Tournament),
        ],
    );
}

#[test]
fn a_week_of_daily_deals_has_no_gap() {
    let daily = |n: i64, day: Day, late: bool| CareerMatch {
        daily: Some(day),
        ended_at: if late {
            DailyMatch::closes_at(day)
        } else {
            Timestamp(day.end_unix_ms() - 1)
        },
        opponents: vec![Opponent::Bot(Level::Hard)],
        ..played(n)
    };
    let days = |of: std::ops::Range<u32>, late: Option<u32>| {
        let days = of.map(|day| daily(i64::from(day), Day(day), late == Some(day)));
        days.collect::<Vec<_>>()
    };
    check(days(10..16, None), &[]);
    check(days(10..17, None), &[(6, Achievement::DailyWeek)]);
    check(days(10..17, Some(13)), &[]);
    let mut with_gap = days(10..14, None);
    with_gap.extend(days(15..18, None));
    check(with_gap, &[]);
}

#[test]
fn puzzles_and_won_tournaments_count() {
    let of = |streak, solved, events_won| {
        let career = Career {
            puzzles: PuzzleStats {
                answered: 60,
                solved,
                streak: 0,
                best_streak: streak,
            },
            events_won,
            ..Career::default()
        };
        career.achievements().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(of(6, 49, 0), []);
    assert_eq!(of(7, 7, 0), [Achievement::PuzzleWeek]);
    assert_eq!(
        of(1, 50, 1),
        [Achievement::FiftyPuzzles, Achievement::TournamentWin]
    );
}

#[test]
fn hundred_matches_are_counted() {
    let matches: Vec<_> = (1..=100).map(played).collect();
    check(
        matches,
        &[
            (9, Achievement::TenMatches),
            (99, Achievement::HundredMatches),
        ],
    );
    let id: MatchId = played(3).id;
    assert_eq!(Career::default().earned_by(id), []);
}
