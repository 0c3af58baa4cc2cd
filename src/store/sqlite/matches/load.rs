//! Loading matches by replaying their records.

use std::time::Duration;

use anyhow::Context;
use claim_ai::Level;
use claim_rules::record::{Line, Secret, TimedLine};
use claim_rules::{GameKind, Options, Setup};
use futures::TryStreamExt;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::save::stage_name;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::error::{Error, Result};
use crate::store::messages::MessageState;
use crate::store::sqlite::columns::decode_id;
use crate::store::sqlite::database::SqliteStore;
use crate::store::sqlite::messages::parse_message;
use crate::table::{Invitee, Occupant, Player, Seating, Stage, StoredTable, Table, TableSettings};
use crate::timestamp::Timestamp;

/// SQL condition: the match `m` may still change, or one of its messages is not up to date.
macro_rules! is_open {
    () => {
        "(m.stage IN ('lobby', 'running') OR EXISTS (SELECT 1 FROM messages g \
         WHERE g.match_id = m.id AND g.revision < m.revision))"
    };
}

/// SQL column: the record of the match `m` as one text, with `$1` between the lines.
macro_rules! record {
    () => {
        "(SELECT string_agg(l.text, $1 ORDER BY l.number) FROM lines l \
         WHERE l.match_id = m.id) AS record"
    };
}

impl SqliteStore {
    /// All matches that may still change, or of which a message is not up to date, with their
    /// messages.
    pub(super) async fn load_open_matches(&self) -> Result<Vec<(Table, Vec<MessageState>)>> {
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
        // The rows are streamed: one match is replayed while the next ones are read.
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
            let messages = messages.take(match_id)?;
            loaded.push(parse_match(&row, &seats, &messages)?);
        }
        Ok(loaded)
    }

    /// A match with its messages; `None` if there is no such match.
    pub(super) async fn load_match(
        &self,
        match_id: MatchId,
    ) -> Result<Option<(Table, Vec<MessageState>)>> {
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
        let messages = sqlx::query("SELECT * FROM messages WHERE match_id = $1 ORDER BY audience")
            .bind(match_id.to_string())
            .fetch_all(&self.pool)
            .await?;
        Ok(Some(parse_match(&row, &seats, &messages)?))
    }
}

/// The match of a row of `matches` with the column [`record!`], and of its rows of `seats` and
/// `messages`.
fn parse_match(
    row: &SqliteRow,
    seats: &[SqliteRow],
    messages: &[SqliteRow],
) -> Result<(Table, Vec<MessageState>)> {
    let id: &str = row.try_get("id")?;
    let corrupt = |error: anyhow::Error| Error::corrupt(format!("match {id}"), error);
    let table = restore_table(row, seats).map_err(corrupt)?;
    let messages: anyhow::Result<_> = messages.iter().map(parse_message).collect();
    Ok((table, messages.map_err(corrupt)?))
}

fn restore_table(row: &SqliteRow, seats: &[SqliteRow]) -> anyhow::Result<Table> {
    let settings = parse_settings(row)?;
    let record: Option<&str> = row.try_get("record")?;
    let lines = record.unwrap_or_default().lines();
    let lines: Vec<_> = lines
        .map(|line| TimedLine::parse(line, Some(settings.setup.kind())))
        .collect::<std::result::Result<_, _>>()?;
    if let Some(Line::Header(header)) = lines.first().map(|first| &first.line) {
        anyhow::ensure!(
            header.setup == settings.setup
                && header.match_id.as_deref() == Some(row.try_get("id")?)
                && header.commitment == Some(settings.secret.commitment()),
            "the record belongs to another match"
        );
    }
    let stage: &str = row.try_get("stage")?;
    let table = Table::restore(StoredTable {
        seating: parse_seating(seats, settings.setup.players())?,
        stage_without_record: match stage {
            "cancelled" => Stage::Cancelled,
            "expired" => Stage::Expired,
            _ => Stage::Lobby,
        },
        revision: u32::try_from(row.try_get::<i64, _>("revision")?)?,
        deadline: row.try_get::<Option<i64>, _>("deadline_ms")?.map(Timestamp),
        lines,
        settings,
    })?;
    let restored_stage = stage_name(&table);
    anyhow::ensure!(
        restored_stage == stage,
        "stage is {stage}, but the record implies {restored_stage}"
    );
    Ok(table)
}

fn parse_settings(row: &SqliteRow) -> anyhow::Result<TableSettings> {
    let text = |column| row.try_get::<&str, _>(column);
    let integer = |column| row.try_get::<i64, _>(column);
    let game = text("game")?;
    let kind = GameKind::from_id(game).with_context(|| format!("unknown game {game:?}"))?;
    let options: Options = serde_json::from_str(text("options")?)?;
    let invited: Option<i64> = row.try_get("invited_id")?;
    let rematch_of: Option<&str> = row.try_get("rematch_of")?;
    Ok(TableSettings {
        id: text("id")?.parse()?,
        guild: GuildId(decode_id(integer("guild_id")?)),
        channel: ChannelId(decode_id(integer("channel_id")?)),
        locale: text("locale")?.to_owned(),
        setup: Setup::new(kind, u8::try_from(integer("players")?)?, options)?,
        host: UserId(decode_id(integer("host_id")?)),
        invited: invited
            .zip(row.try_get("invited_name")?)
            .map(|(user, name)| Invitee {
                user: UserId(decode_id(user)),
                name,
            }),
        turn_limit: Duration::from_millis(u64::try_from(integer("turn_limit_ms")?)?),
        opened_at: Timestamp(integer("opened_ms")?),
        rematch_of: rematch_of.map(str::parse).transpose()?,
        is_tutorial: integer("tutorial")? != 0,
        secret: Secret::from_bytes(row.try_get::<&[u8], _>("secret")?.try_into()?),
    })
}

fn parse_seating(rows: &[SqliteRow], players: u8) -> anyhow::Result<Seating> {
    let mut seats = vec![None; usize::from(players)];
    for row in rows {
        let seat: i64 = row.try_get("seat")?;
        let place = usize::try_from(seat)
            .ok()
            .and_then(|seat| seats.get_mut(seat))
            .with_context(|| format!("seat {seat} does not exist with {players} players"))?;
        let bot: Option<&str> = row.try_get("bot")?;
        *place = Some(match bot {
            None => Occupant::Person(Player {
                user: UserId(decode_id(row.try_get("user_id")?)),
                name: row.try_get("name")?,
                locale: row.try_get("locale")?,
                entropy: row.try_get("entropy")?,
            }),
            Some(id) => {
                let level: Option<Level> = id.parse().ok();
                Occupant::Bot(level.with_context(|| format!("unknown bot level {id:?}"))?)
            }
        });
    }
    Ok(Seating::from_seats(seats))
}

/// Rows sorted by their match, taken match by match.
struct Grouped(std::iter::Peekable<std::vec::IntoIter<SqliteRow>>);

impl Grouped {
    fn new(rows: Vec<SqliteRow>) -> Self {
        Self(rows.into_iter().peekable())
    }

    /// Takes the rows of `match_id`, possibly none. Matches must be taken in the order of the rows.
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
