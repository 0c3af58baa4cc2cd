//! What the bot has stored of a match, read by the side: what people cannot see, but what must
//! hold.

use claim_bot::cards::{CardSet, Seat};
use claim_bot::record::Replay;
use claim_bot::rules::{Action, State, View};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::driver::World;
use super::seen::Seen;

/// The record of a match as it is stored now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stored {
    /// Its lines.
    pub(super) lines: Vec<String>,
}

impl World {
    /// The bot's database, read by the side.
    pub(super) async fn database(&self) -> SqliteConnection {
        let options: SqliteConnectOptions = self.database_url().parse().expect("it is an address");
        options.connect().await.expect("the database is there")
    }

    /// Copies the database of a bot that does not run into another world.
    pub(super) fn copy_database_to(&self, other: &Self) {
        for name in ["bot.db", "bot.db-wal"] {
            let from = self.folder().join(name);
            std::fs::copy(from, other.folder().join(name)).expect("it can be copied");
        }
    }

    /// What all chance of a match follows from, as it is published in the end.
    pub(super) async fn secret(&self, id: &str) -> String {
        let mut connection = self.database().await;
        let secret: Vec<u8> = sqlx::query_scalar("SELECT secret FROM matches WHERE id = $1")
            .bind(id)
            .fetch_one(&mut connection)
            .await
            .expect("it can be read");
        connection.close().await.expect("it can be closed");
        hex::encode(secret)
    }

    /// The record of a match.
    pub(super) async fn stored(&self, id: &str) -> Stored {
        let lines = self.lines_after(id, 0).await;
        Stored { lines }
    }

    /// What a match's record has beyond so many lines.
    pub(super) async fn lines_after(&self, id: &str, known: usize) -> Vec<String> {
        let mut connection = self.database().await;
        let lines = sqlx::query_scalar(concat!(
            "SELECT text FROM lines WHERE match_id = $1 AND number >= $2 ",
            "ORDER BY number",
        ));
        let lines = lines
            .bind(id)
            .bind(i64::try_from(known).expect("few lines"))
            .fetch_all(&mut connection)
            .await
            .expect("it can be read");
        connection.close().await.expect("it can be closed");
        lines
    }
}

impl Stored {
    /// Its text.
    pub(super) fn text(&self) -> String {
        self.lines.join("\n")
    }

    fn replay(&self) -> Replay {
        let replay = Replay::from_lines(self.lines.iter().map(String::as_str));
        replay.expect("what is stored is right")
    }

    /// The match as it stands.
    pub(super) fn state(&self) -> State {
        self.replay().state().clone()
    }

    /// Whether it has ended.
    pub(super) fn is_over(&self) -> bool {
        self.replay().ending().is_some()
    }

    /// Who is to act.
    pub(super) fn to_act(&self) -> Option<Seat> {
        self.state().to_act()
    }

    /// What the seat to act may do.
    pub(super) fn legal(&self) -> Vec<Action> {
        self.state().legal_actions()
    }

    /// The cards of a seat.
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        let View::Claim(view) = self.state().view(seat) else {
            panic!("a match of Claim");
        };
        view.own.hand
    }

    /// How often somebody has acted.
    pub(super) fn actions(&self) -> usize {
        self.replay().actions()
    }

    /// The id of a button that would do that now.
    pub(super) fn button(&self, id: &str, action: impl std::fmt::Display) -> String {
        format!("act:{id}:{}:{action}", self.lines.len())
    }
}

/// The match that a message is of.
pub(super) fn match_of(seen: &Seen) -> String {
    let buttons = seen.buttons();
    let id = buttons.iter().find_map(|it| it.custom_id.split(':').nth(1));
    id.expect("it has a button").to_owned()
}
