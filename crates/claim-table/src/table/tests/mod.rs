//! Tests of tables: a command leads to another table, or is refused.

mod bots;
mod clock;
mod daily;
mod event_match;
mod finishes;
mod hidden;
mod leaving;
mod lobby;
mod matches;
mod offers;
mod play;
mod refusals;
mod seating;
mod series;

use std::time::Duration;

use claim_ai::bots as policies;
use claim_rules::record::{Ending, Header, LeaveReason, Replay};
use claim_rules::{Action, Options};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;

const NOW: Timestamp = Timestamp(1_750_000_000_000);
const TURN_LIMIT: Duration = Duration::from_mins(10);

const HOST: UserId = UserId(1);
const GUEST: UserId = UserId(2);
const STRANGER: UserId = UserId(3);

fn player(user: UserId) -> Player {
    Player {
        user,
        name: format!("Player {user}").into(),
        locale: "de".to_owned(),
        entropy: format!("join {user}"),
    }
}

/// The settings of a match of two. The second seat is open to everyone, or reserved for `invited`.
fn settings(invited: Option<UserId>) -> TableSettings {
    let setup = Setup::new(GameKind::Claim, 2, Options::default());
    TableSettings {
        id: "abcdefghij".parse().expect("an id"),
        guild: Some(GuildId(10)),
        channel: ChannelId(11),
        locale: "en-US".to_owned(),
        setup: setup.expect("Claim is for two"),
        host: HOST,
        invitations: invited
            .map(|user| Invitation::open(user, "invited".into()))
            .into_iter()
            .collect(),
        time_control: TimeControl::PerTurn(TURN_LIMIT),
        opened_at: NOW,
        rematch_of: None,
        series: None,
        last_first: None,
        is_tutorial: false,
        daily: None,
        event: None,
        board: None,
        has_frequent_pair: false,
        secret: Secret::from_bytes([7; 32]),
    }
}

/// The settings of a match of this game, with random options.
fn settings_of(kind: GameKind, players: u8) -> TableSettings {
    let setup = Setup::random(kind, players, &Options::default(), &mut rng());
    TableSettings {
        setup: setup.expect("the game is for so many"),
        ..settings(None)
    }
}

/// A table with only the host.
fn opened() -> Table {
    Table::open(settings(None), player(HOST))
}

/// A table with all seats taken.
fn full() -> Table {
    after(&opened(), Command::Join(player(GUEST), None))
}

/// A match that has just started.
fn started() -> Table {
    after(&full(), start_by(HOST))
}

/// A match that has just started, with three people, or with two teams of two.
fn started_with(players: u8) -> Table {
    let mut table = Table::open(settings_of(GameKind::ClaimMix, players), player(HOST));
    for number in 2..=u64::from(players) {
        table = after(&table, Command::Join(player(UserId(number)), None));
    }
    after(&table, start_by(HOST))
}

/// A match that has ended.
fn ended() -> Table {
    after(&started(), Command::Resign(HOST))
}

fn cancelled() -> Table {
    after(&opened(), Command::Cancel(HOST))
}

#[track_caller]
fn after(table: &Table, command: Command) -> Table {
    accepted(table, command, NOW).0
}

/// The command to exchange two seats of a table as it is.
fn swap(table: &Table, user: UserId, one: Seat, other: Seat) -> Command {
    Command::SwapSeats {
        user,
        seats: [one, other],
        occupants: [one, other].map(|seat| table.seating().player(seat).map(|it| it.user)),
    }
}

/// A table as it is stored, with the lines of its record.
fn stored(table: &Table, lines: Vec<TimedLine>) -> StoredTable {
    StoredTable {
        settings: table.settings().clone(),
        seating: table.seating().clone(),
        stage_without_record: Stage::Lobby,
        revision: table.revision(),
        deadline: table.deadline(),
        reminder: table.reminder(),
        clock: table.clock().clone(),
        early_end: table.early_end(),
        offer: table.offer().copied(),
        voided_at: table.voided_at(),
        is_revealed: table.is_over(),
        lines,
    }
}

/// Executes a command that must not be refused.
#[track_caller]
fn accepted(table: &Table, command: Command, now: Timestamp) -> (Table, Vec<TimedLine>) {
    let asked = format!("{command:?}");
    match table.execute(command, now) {
        Ok((next, lines)) => {
            assert_eq!(next.revision(), table.revision() + 1, "after {asked}");
            (next, lines)
        }
        Err(refusal) => panic!("{asked} is refused: {refusal:?}"),
    }
}

#[track_caller]
fn refuses(table: &Table, command: Command, refusal: Refusal) {
    let asked = format!("{command:?}");
    match table.execute(command, NOW) {
        Ok(_) => panic!("{asked} is not refused"),
        Err(found) => assert_eq!(found, refusal, "{asked}"),
    }
}

fn to_act(table: &Table) -> UserId {
    let seat = table.to_act().expect("a seat is to act");
    table
        .seating()
        .player(seat)
        .expect("a person has the seat")
        .user
}

/// The user who is not to act.
fn waiting(table: &Table) -> UserId {
    if to_act(table) == HOST { GUEST } else { HOST }
}

/// The player who waits gives the other one more time.
fn give_time(table: &Table) -> Command {
    Command::GiveTime(waiting(table), table.to_act().expect("a seat is to act"))
}

/// A random legal action of the seat to act, which may be a bot's.
fn act(table: &Table, rng: &mut ChaCha20Rng) -> Command {
    let seat = table.to_act().expect("a seat is to act");
    let view = table
        .dealt()
        .expect("the match has started")
        .state()
        .view(seat);
    let line = table.line_count();
    let action = policies::random_action(&view, rng).expect("something is legal");
    if table.bot_to_act().is_some() {
        return Command::ActAsBot { line, action };
    }
    Command::Act {
        user: to_act(table),
        line: Some(line),
        action,
    }
}

/// A legal action of the seat to act, but sent by `user`.
fn act_as(user: UserId, table: &Table, line: Option<u32>) -> Command {
    match act(table, &mut rng()) {
        Command::Act { action, .. } | Command::ActAsBot { action, .. } => {
            Command::Act { user, line, action }
        }
        other => other,
    }
}

/// The header with which the record starts.
#[track_caller]
fn header(lines: &[TimedLine]) -> &Header {
    match lines.first().map(|first| &first.line) {
        Some(Line::Header(header)) => header,
        other => panic!("the record starts with {other:?}"),
    }
}

/// A press of the Start button.
fn start_by(user: UserId) -> Command {
    let entropy = Some(format!("start {user}"));
    Command::Start { user, entropy }
}

fn rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(1)
}
