//! The bot's database, read while the bot runs: the record of a match, and its secret.

use claim_rules::cards::{CardSet, Seat};
use claim_rules::record::{Line, Replay, TimedLine};
use claim_rules::{Action, State, View};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::message::Message;
use super::world::World;

/// A match's record as it was stored when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StoredMatch {
    /// The lines of the record.
    pub(super) lines: Vec<String>,
}

impl World {
    /// A new connection to the bot's database.
    pub(super) async fn database(&self) -> SqliteConnection {
        let options: SqliteConnectOptions = self.database_url().parse().expect("a valid URL");
        options.connect().await.expect("the database exists")
    }

    /// Copies the database into another world. The bot must not run.
    pub(super) fn copy_database_to(&self, other: &Self) {
        for name in ["bot.db", "bot.db-wal"] {
            let from = self.folder().join(name);
            std::fs::copy(from, other.folder().join(name)).expect("the file can be copied");
        }
    }

    /// The secret that determines the deal, as it is published after the match.
    pub(super) async fn secret(&self, id: &str) -> String {
        let mut connection = self.database().await;
        let secret: Vec<u8> = sqlx::query_scalar("SELECT secret FROM matches WHERE id = $1")
            .bind(id)
            .fetch_one(&mut connection)
            .await
            .expect("the database can be read");
        connection.close().await.expect("the connection closes");
        hex::encode(secret)
    }

    /// The stored record of a match.
    pub(super) async fn stored(&self, id: &str) -> StoredMatch {
        let lines = self.lines_after(id, 0).await;
        StoredMatch { lines }
    }

    /// The lines of a match's record after the first `known`.
    pub(super) async fn lines_after(&self, id: &str, known: usize) -> Vec<String> {
        let mut connection = self.database().await;
        // A single statement, because the lines move to `records` when the match ends.
        let record: Option<String> = sqlx::query_scalar(concat!(
            "SELECT COALESCE((SELECT text FROM records WHERE match_id = $1), ",
            "(SELECT string_agg(text, char(10) ORDER BY number) FROM lines WHERE match_id = $1))",
        ))
        .bind(id)
        .fetch_one(&mut connection)
        .await
        .expect("the database can be read");
        connection.close().await.expect("the connection closes");
        let record = record.unwrap_or_default();
        record.lines().skip(known).map(str::to_owned).collect()
    }
}

impl StoredMatch {
    /// The text of the record.
    pub(super) fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// The lines without their times.
    pub(super) fn untimed(&self) -> Vec<Line> {
        let kind = self.replay().kind();
        let parse = |line: &String| TimedLine::parse(line, Some(kind));
        let lines = self.lines.iter().map(parse);
        lines
            .map(|line| line.expect("the stored record is valid").line)
            .collect()
    }

    fn replay(&self) -> Replay {
        let replay = Replay::from_lines(self.lines.iter().map(String::as_str));
        replay.expect("the stored record is valid")
    }

    /// The state of the match.
    pub(super) fn state(&self) -> State {
        self.replay().state().clone()
    }

    /// Whether the match is over.
    pub(super) fn is_over(&self) -> bool {
        self.replay().ending().is_some()
    }

    pub(super) fn to_act(&self) -> Option<Seat> {
        self.state().to_act()
    }

    /// The legal actions of the seat to act.
    pub(super) fn legal(&self) -> Vec<Action> {
        self.state().legal_actions()
    }

    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        let View::Claim(view) = self.state().view(seat) else {
            panic!("a match of Claim");
        };
        view.own.hand
    }

    /// The number of actions so far.
    pub(super) fn actions(&self) -> usize {
        self.replay().action_count()
    }

    /// The id of a button for an action at this point.
    pub(super) fn button(&self, id: &str, action: impl std::fmt::Display) -> String {
        format!("act:{id}:{}:{action}", self.lines.len())
    }
}

/// The id of the match to which a message belongs.
pub(super) fn match_of(message: &Message) -> String {
    let buttons = message.buttons();
    let id = buttons.iter().find_map(|it| it.custom_id.split(':').nth(1));
    id.expect("a button").to_owned()
}
