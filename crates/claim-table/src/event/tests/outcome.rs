//! How matches of events ended, as their tables say.

use claim_ai::bots;
use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use claim_rules::{GameKind, Options, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::world::OPENED_AT;
use crate::event::MatchOutcome;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::timestamp::Timestamp;
use crate::{Command, Player, Table, TableSettings};

const HOST: UserId = UserId(1);
const GUEST: UserId = UserId(2);

/// A match that has just started.
fn started(kind: GameKind) -> Table {
    let player = |user: UserId| Player {
        user,
        name: user.to_string().into(),
        locale: "de".to_owned(),
        entropy: user.to_string(),
    };
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let setup = Setup::random(kind, 2, &Options::default(), &mut rng).expect("a game for two");
    let settings = TableSettings {
        id: "abcdefghij".parse().expect("an id"),
        guild: Some(GuildId(10)),
        channel: ChannelId(11),
        locale: "en-US".to_owned(),
        setup,
        host: HOST,
        invitations: Vec::new(),
        time_control: "5m+10s".parse().expect("a time control"),
        opened_at: OPENED_AT,
        rematch_of: None,
        series: None,
        last_first: None,
        is_tutorial: false,
        daily: None,
        event: None,
        board: None,
        has_frequent_pair: false,
        secret: Secret::from_bytes([7; 32]),
    };
    let table = Table::open(settings, player(HOST));
    let table = after(&table, Command::Join(player(GUEST), None), OPENED_AT);
    let start = Command::Start {
        user: HOST,
        entropy: None,
    };
    after(&table, start, OPENED_AT)
}

#[track_caller]
fn after(table: &Table, command: Command, now: Timestamp) -> Table {
    table.execute(command, now).expect("a legal command").0
}

/// A match after one more random move.
fn moved(table: &Table, rng: &mut ChaCha20Rng) -> Table {
    let seat = table.to_act().expect("a running match");
    let view = table.dealt().expect("a running match").state().view(seat);
    let action = bots::random_action(&view, rng).expect("a legal move");
    let user = if seat == Seat::First { HOST } else { GUEST };
    let act = Command::Act {
        user,
        line: None,
        action,
    };
    after(table, act, OPENED_AT)
}

#[test]
fn matches_that_are_played_out_have_scores() {
    for &kind in GameKind::ALL {
        let mut rng = ChaCha20Rng::seed_from_u64(2);
        let mut table = started(kind);
        assert_eq!(MatchOutcome::of(&table), None);
        while !table.is_over() {
            table = moved(&table, &mut rng);
        }
        let outcome = MatchOutcome::of(&table).expect("the match is over");
        let MatchOutcome::Played { winner, scores } = outcome else {
            panic!("{kind:?} was played out: {outcome:?}");
        };
        if let Some(winner) = winner {
            let [first, second] = scores.score;
            let (own, other) = match winner {
                Seat::First => (first, second),
                _ => (second, first),
            };
            assert!(own >= other, "{kind:?}: {outcome:?}");
        }
    }
}

#[test]
fn player_who_never_moves_forfeits_and_one_who_stops_loses() {
    let table = started(GameKind::Claim);
    let absent = table.to_act().expect("a running match");
    let late = table.deadline().expect("a clock runs");
    let flagged = after(&table, Command::Flag, late);
    assert_eq!(
        MatchOutcome::of(&flagged),
        Some(MatchOutcome::Forfeited(absent))
    );

    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let mut table = table;
    for _ in 0..4 {
        table = moved(&table, &mut rng);
    }
    let slow = table.to_act().expect("a running match");
    let late = table.deadline().expect("a clock runs");
    let flagged = after(&table, Command::Flag, late);
    assert_eq!(MatchOutcome::of(&flagged), Some(MatchOutcome::Lost(slow)));
}

#[test]
fn resigned_and_stopped_matches_have_no_scores() {
    let table = started(GameKind::Kingdoms);
    let resigned = after(&table, Command::Resign(HOST), OPENED_AT);
    assert_eq!(
        MatchOutcome::of(&resigned),
        Some(MatchOutcome::Lost(Seat::First))
    );
    let stopped = after(&table, Command::Stop, OPENED_AT);
    assert_eq!(MatchOutcome::of(&stopped), Some(MatchOutcome::Void));
}
