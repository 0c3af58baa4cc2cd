//! Loading matches: their records are replayed.

use std::time::Duration;

use anyhow::Context;
use futures::TryStreamExt;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::save::stage_name;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::level::Level;
use crate::record::{Line, Secret};
use crate::rules::{GameKind, Options, Setup};
use crate::store::messages::shown_from;
use crate::store::{Shown, Store, snowflake};
use crate::table::{Invited, Occupant, Player, Seating, Stage, Stored, Table, Terms};
use crate::time::Timestamp;

/// Whether the match `m` may still change, or a message of it lags.
macro_rules! is_open {
    () => {
        "(m.stage IN ('lobby', 'running') OR EXISTS (SELECT 1 FROM messages g \
         WHERE g.match_id = m.id AND g.revision < m.revision))"
    };
}

/// The record of the match `m` as one text, its lines separated by `$1`.
macro_rules! record {
    () => {
        "(SELECT string_agg(l.text, $1 ORDER BY l.number) FROM lines l \
         WHERE l.match_id = m.id) AS record"
    };
}

impl Store {
    /// Every match that may still change or of which a message lags, with its messages.
    ///
    /// # Errors
    ///
    /// If the database fails, or holds what no match can be.
    pub async fn load_open(&self) -> anyhow::Result<Vec<(Table, Vec<Shown>)>> {
        let mut connection = self.pool.acquire().await?;
        let seats = sqlx::query(concat!(
            "SELECT s.* FROM seats s JOIN matches m ON m.id = s.match_id WHERE ",
            is_open!(),
            " ORDER BY s.match_id, s.seat",
        ));
        let mut seats = Grouped::new(seats.fetch_all(&mut *connection).await?);
        let messages = sqlx::query(concat!(
            "SELECT s.* FROM messages s JOIN matches m ON m.id = s.match_id WHERE ",
            is_open!(),
            " ORDER BY s.match_id, s.audience",
        ));
        let mut messages = Grouped::new(messages.fetch_all(&mut *connection).await?);
        // While one row is replayed, the next ones are read.
        let mut rows = sqlx::query(concat!(
            "SELECT m.*, ",
            record!(),
            " FROM matches m WHERE ",
            is_open!(),
            " ORDER BY m.id",
        ))
        .bind("\n")
        .fetch(&mut *connection);
        let mut loaded = Vec::new();
        while let Some(row) = rows.try_next().await? {
            let match_id: &str = row.try_get("id")?;
            let seats = seats.take(match_id)?;
            let shown = messages.take(match_id)?;
            let shown = shown.iter().map(shown_from).collect::<Result<_, _>>()?;
            loaded.push((table_from(&row, &seats)?, shown));
        }
        Ok(loaded)
    }

    /// One match with its messages, if there is such a match.
    ///
    /// # Errors
    ///
    /// If the database fails, or holds what no match can be.
    pub async fn load(&self, match_id: MatchId) -> anyhow::Result<Option<(Table, Vec<Shown>)>> {
        let Some(row) = sqlx::query(concat!(
            "SELECT m.*, ",
            record!(),
            " FROM matches m WHERE m.id = $2",
        ))
        .bind("\n")
        .bind(match_id.to_string())
        .fetch_optional(&self.pool)
        .await?
        else {
            return Ok(None);
        };
        let seats = sqlx::query("SELECT * FROM seats WHERE match_id = $1 ORDER BY seat")
            .bind(match_id.to_string())
            .fetch_all(&self.pool)
            .await?;
        let shown = sqlx::query("SELECT * FROM messages WHERE match_id = $1 ORDER BY audience")
            .bind(match_id.to_string())
            .fetch_all(&self.pool)
            .await?;
        let shown = shown.iter().map(shown_from).collect::<Result<_, _>>()?;
        Ok(Some((table_from(&row, &seats)?, shown)))
    }
}

fn table_from(row: &SqliteRow, seats: &[SqliteRow]) -> anyhow::Result<Table> {
    let id: &str = row.try_get("id")?;
    restored(row, seats).with_context(|| format!("match {id} is stored wrongly"))
}

fn restored(row: &SqliteRow, seats: &[SqliteRow]) -> anyhow::Result<Table> {
    let terms = terms_from(row)?;
    let record: Option<&str> = row.try_get("record")?;
    let lines = record.unwrap_or_default().lines();
    let lines: Vec<_> = lines
        .map(|line| Line::parse(line, Some(terms.setup.kind())))
        .collect::<Result<_, _>>()?;
    if let Some(Line::Header(header)) = lines.first() {
        anyhow::ensure!(
            header.setup == terms.setup
                && header.match_id.as_deref() == Some(row.try_get("id")?)
                && header.commitment == Some(terms.secret.commitment()),
            "its record is of another match"
        );
    }
    let stage: &str = row.try_get("stage")?;
    let table = Table::restore(Stored {
        seating: seating_from(seats, terms.setup.players())?,
        undealt: match stage {
            "cancelled" => Stage::Cancelled,
            "expired" => Stage::Expired,
            _ => Stage::Lobby,
        },
        revision: u32::try_from(row.try_get::<i64, _>("revision")?)?,
        deadline: row.try_get::<Option<i64>, _>("deadline_ms")?.map(Timestamp),
        lines,
        terms,
    })?;
    anyhow::ensure!(
        stage_name(&table) == stage,
        "its stage is {stage}, its record is of another"
    );
    Ok(table)
}

fn terms_from(row: &SqliteRow) -> anyhow::Result<Terms> {
    let text = |column| row.try_get::<&str, _>(column);
    let integer = |column| row.try_get::<i64, _>(column);
    let game = text("game")?;
    let kind = GameKind::from_id(game).with_context(|| format!("there is no game {game:?}"))?;
    let options: Options = serde_json::from_str(text("options")?)?;
    let invited: Option<i64> = row.try_get("invited_id")?;
    let rematch_of: Option<&str> = row.try_get("rematch_of")?;
    Ok(Terms {
        id: text("id")?.parse()?,
        guild: GuildId(snowflake(integer("guild_id")?)),
        channel: ChannelId(snowflake(integer("channel_id")?)),
        locale: text("locale")?.to_owned(),
        setup: Setup::new(kind, u8::try_from(integer("players")?)?, options)?,
        host: UserId(snowflake(integer("host_id")?)),
        invited: invited
            .zip(row.try_get("invited_name")?)
            .map(|(user, name)| Invited {
                user: UserId(snowflake(user)),
                name,
            }),
        turn_limit: Duration::from_millis(u64::try_from(integer("turn_limit_ms")?)?),
        opened: Timestamp(integer("opened_ms")?),
        rematch_of: rematch_of.map(str::parse).transpose()?,
        secret: Secret::from_bytes(row.try_get::<&[u8], _>("secret")?.try_into()?),
    })
}

fn seating_from(rows: &[SqliteRow], players: u8) -> anyhow::Result<Seating> {
    let mut seats = vec![None; usize::from(players)];
    for row in rows {
        let seat: i64 = row.try_get("seat")?;
        let place = usize::try_from(seat)
            .ok()
            .and_then(|seat| seats.get_mut(seat))
            .with_context(|| format!("there is no seat {seat} for {players} players"))?;
        let bot: Option<&str> = row.try_get("bot")?;
        *place = Some(match bot {
            None => Occupant::Person(Player {
                user: UserId(snowflake(row.try_get("user_id")?)),
                name: row.try_get("name")?,
                locale: row.try_get("locale")?,
                entropy: row.try_get("entropy")?,
            }),
            Some(id) => {
                let level: Option<Level> = id.parse().ok();
                Occupant::Bot(level.with_context(|| format!("no bot plays at level {id:?}"))?)
            }
        });
    }
    Ok(Seating::from_seats(seats))
}

/// Rows in order of their match, handed out match by match.
struct Grouped(std::iter::Peekable<std::vec::IntoIter<SqliteRow>>);

impl Grouped {
    fn new(rows: Vec<SqliteRow>) -> Self {
        Self(rows.into_iter().peekable())
    }

    /// The rows of the next match, which must be `match_id`, if it has any.
    fn take(&mut self, match_id: &str) -> sqlx::Result<Vec<SqliteRow>> {
        let mut rows = Vec::new();
        while let Some(row) = self.0.peek() {
            if row.try_get::<&str, _>("match_id")? != match_id {
                break;
            }
            rows.extend(self.0.next());
        }
        Ok(rows)
    }
}
