//! Tables, driven by commands: given a table, when somebody asks for something, then it is another
//! table, or refuses.

mod bots;
mod lobby;
mod matches;
mod play;
mod refusals;

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::bots as policies;
use crate::record::{Ending, Replay};
use crate::rules::{Action, Options};

const NOW: Timestamp = Timestamp(1_750_000_000_000);
const TURN_LIMIT: Duration = Duration::from_mins(10);

const HOST: UserId = UserId(1);
const GUEST: UserId = UserId(2);
const STRANGER: UserId = UserId(3);

fn player(user: UserId) -> Player {
    Player {
        user,
        name: format!("Player {user}"),
        locale: "de".to_owned(),
        entropy: format!("join {user}"),
    }
}

/// A match of two that whoever comes first may join, or only whoever was invited.
fn terms(invited: Option<UserId>) -> Terms {
    let setup = Setup::new(GameKind::Claim, 2, Options::default());
    Terms {
        id: "abcdefghij".parse().expect("an id"),
        guild: GuildId(10),
        channel: ChannelId(11),
        locale: "en-US".to_owned(),
        setup: setup.expect("Claim is for two"),
        host: HOST,
        invited: invited.map(|user| Invited {
            user,
            name: "somebody".to_owned(),
        }),
        turn_limit: TURN_LIMIT,
        opened: NOW,
        rematch_of: None,
        secret: Secret::from_bytes([7; 32]),
    }
}

/// A table at which the host sits alone.
fn opened() -> Table {
    Table::open(terms(None), player(HOST))
}

/// A table whose seats are all taken.
fn full() -> Table {
    after(&opened(), Command::Join(player(GUEST)))
}

/// A match that has just begun.
fn begun() -> Table {
    after(&full(), Command::Start(HOST))
}

/// A match that has ended.
fn ended() -> Table {
    after(&begun(), Command::Resign(HOST))
}

/// A table that was called off.
fn cancelled() -> Table {
    after(&opened(), Command::Cancel(HOST))
}

#[track_caller]
fn after(table: &Table, command: Command) -> Table {
    accepted(table, command, NOW).0
}

/// Carries a command out that must not be refused.
#[track_caller]
fn accepted(table: &Table, command: Command, now: Timestamp) -> (Table, Vec<Line>) {
    let asked = format!("{command:?}");
    match table.after(command, now) {
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
    match table.after(command, NOW) {
        Ok(_) => panic!("{asked} is not refused"),
        Err(found) => assert_eq!(found, refusal, "{asked}"),
    }
}

/// Who is to act.
fn to_act(table: &Table) -> UserId {
    let seat = table.to_act().expect("somebody is to act");
    table.seating().player(seat).expect("who sits there").user
}

/// Who is not.
fn waiting(table: &Table) -> UserId {
    if to_act(table) == HOST { GUEST } else { HOST }
}

/// What the seat to act does, at random.
fn act(table: &Table, rng: &mut ChaCha20Rng) -> Command {
    let seat = table.to_act().expect("somebody is to act");
    let view = table.dealt().expect("the match runs").state().view(seat);
    Command::Act {
        user: to_act(table),
        line: Some(table.line_count()),
        action: policies::random(&view, rng).expect("something is legal"),
    }
}

/// Something the seat to act might do, asked for by `user`.
fn act_as(user: UserId, table: &Table, line: Option<u32>) -> Command {
    match act(table, &mut rng()) {
        Command::Act { action, .. } => Command::Act { user, line, action },
        other => other,
    }
}

fn rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(1)
}
