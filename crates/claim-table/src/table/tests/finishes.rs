//! How a match ended for each player, for the ratings.

use std::collections::BTreeSet;

use Finish::{Left, Rank, Unrated};
use claim_rules::cards::SeatSet;

use super::*;
use crate::rating::Finish;

/// The finishes in the order of seats, without the seats.
fn finishes(table: &Table) -> Vec<Finish> {
    table.finishes().into_iter().map(|it| it.1).collect()
}

/// The matches that begin at `table` and are played to the end, with different random actions.
fn endings(table: &Table) -> impl Iterator<Item = Table> {
    (0..12).map(|seed| {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut table = table.clone();
        while table.to_act().is_some() {
            table = after(&table, act(&table, &mut rng));
        }
        table
    })
}

/// The seats that win by the rules, whether their players have left or not.
fn winning_seats(table: &Table) -> SeatSet {
    let ending = table.dealt().and_then(DealtMatch::ending);
    let winners = ending.expect("the match is over").winners();
    winners.iter().copied().collect()
}

#[test]
fn winners_rank_first_and_the_others_second() {
    for table in [started(), started_with(3), started_with(4)] {
        for over in endings(&table) {
            let best = winning_seats(&over);
            let finish = |seat| Rank(if best.contains(seat) { 1 } else { 2 });
            let seats = Seat::of(over.settings().setup.players());
            assert_eq!(finishes(&over), seats.map(finish).collect::<Vec<_>>());
            assert_eq!(over.winners(), best);
        }
    }
}

#[test]
fn player_who_leaves_a_match_of_two_loses_it() {
    let table = started();
    let over = after(&table, Command::Resign(HOST));
    assert_eq!(finishes(&over), [Left, Rank(1)]);
    let seat = table.to_act().expect("a seat is to act");
    let deadline = table.deadline().expect("a deadline");
    let (over, _) = accepted(&table, Command::Flag, deadline);
    let finish = |other| if other == seat { Left } else { Rank(1) };
    assert_eq!(finishes(&over), [Seat::First, Seat::Second].map(finish));
}

#[test]
fn those_who_stay_are_ranked_without_the_bot_that_took_over() {
    let table = after(&started_with(3), Command::LeaveServer(UserId(2)));
    let mut won_by_the_bot = BTreeSet::new();
    for over in endings(&table) {
        let [first, second, third] = finishes(&over)[..] else {
            panic!("three are rated");
        };
        assert_eq!(second, Left);
        assert!(matches!((first, third), (Rank(one), Rank(other)) if one.min(other) == 1));
        let best = winning_seats(&over);
        if !best.contains(Seat::Second) {
            assert_eq!(over.winners(), best);
        }
        won_by_the_bot.insert(best.contains(Seat::Second));
        assert_eq!(over.winners().contains(Seat::First), first == Rank(1));
    }
    assert_eq!(won_by_the_bot.len(), 2, "the bot wins some of the matches");
}

#[test]
fn partner_of_a_player_who_left_is_not_rated_and_the_opponents_only_if_they_win() {
    let table = after(&started_with(4), Command::LeaveServer(UserId(2)));
    let mut won_by_the_whole_team = BTreeSet::new();
    for over in endings(&table) {
        let best = winning_seats(&over);
        let has_won = best == SeatSet::from_iter([Seat::First, Seat::Third]);
        let whole = if has_won { Rank(1) } else { Unrated };
        assert_eq!(finishes(&over), [whole, Left, whole, Unrated]);
        assert_eq!(over.winners(), best, "with the seat of the player who left");
        won_by_the_whole_team.insert(has_won);
    }
    assert_eq!(won_by_the_whole_team.len(), 2);
    let over = after(&table, Command::Resign(UserId(4)));
    assert_eq!(finishes(&over), [Rank(1), Left, Rank(1), Left]);
    let both = after(&table, Command::Resign(UserId(1)));
    let over = after(&both, Command::Resign(UserId(3)));
    assert_eq!(finishes(&over), [Left, Left, Left, Unrated]);
}

#[test]
fn matches_that_do_not_count_are_not_rated() {
    let table = started();
    assert!(
        table.finishes().is_empty() && table.winners().is_empty(),
        "it runs"
    );
    let reason = LeaveReason::Resigned;
    let called_off = after(&table, Command::CallOff { user: HOST, reason });
    let with_bot = after(&opened(), Command::AddBot(HOST, Level::Easy));
    let with_bot = after(&after(&with_bot, start_by(HOST)), Command::Resign(HOST));
    let settings = TableSettings {
        guild: None,
        ..settings(None)
    };
    let direct = after(
        &Table::open(settings, player(HOST)),
        Command::Join(player(GUEST), None),
    );
    assert!(direct.is_direct() && !table.is_direct());
    let direct = after(&after(&direct, start_by(HOST)), Command::Resign(HOST));
    let mut unrated = full();
    assert_eq!(unrated.people_to_rate(), [HOST, GUEST]);
    assert!(direct.people_to_rate().is_empty() && with_bot.people_to_rate().is_empty());
    unrated.set_frequent_pair(true);
    let unrated = after(&after(&unrated, start_by(HOST)), Command::Resign(HOST));
    for over in [opened(), cancelled(), called_off, with_bot, direct, unrated] {
        assert_eq!(over.to_act(), None);
        assert!(over.finishes().is_empty(), "{over:?}");
    }
}
