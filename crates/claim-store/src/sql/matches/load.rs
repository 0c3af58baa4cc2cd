//! Loading matches by replaying their records.

use std::time::Duration;

use anyhow::Context;
use claim_ai::Level;
use claim_rules::record::{Line, Secret, TimedLine};
use claim_rules::{Day, GameKind, Options, Setup};
use claim_table::desk::MessageState;
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;
use claim_table::{
    Clock, DailyMatch, Invitation, InvitationState, Occupant, Player, Seating, Series, Stage,
    StoredTable, Table, TableSettings,
};

use super::save::stage_name;
use crate::error::{Error, Result, catch_panic};
use crate::sql::SqlStore;
use crate::sql::bot::messages::parse_message;
use crate::sql::statements::columns::{
    decode_guild, decode_id, decode_name, message_columns, seat_columns,
};
use crate::sql::statements::connection::Transaction;
use crate::sql::statements::query::query;
use crate::sql::statements::row::Row;

/// The rows of a match.
pub(crate) struct StoredMatch {
    /// The row of `matches`, with the record and, if the match is quarantined, the reason and its previous
    /// stage.
    row: Row,
    seats: Vec<Row>,
    invitations: Vec<Row>,
    messages: Vec<Row>,
}

impl SqlStore {
    /// A match with its messages; `None` if there is no such match.
    pub(super) async fn load_match(
        &self,
        match_id: MatchId,
    ) -> Result<Option<(Table, Vec<MessageState>)>> {
        let Some(stored) = self.read_match(match_id).await? else {
            return Ok(None);
        };
        if let Some(reason) = stored.quarantine_reason()? {
            return Err(Error::Quarantined { reason });
        }
        stored.restore().map(Some)
    }

    /// Reads the rows of a match, as one snapshot of the database.
    pub(crate) async fn read_match(&self, match_id: MatchId) -> Result<Option<StoredMatch>> {
        let mut transaction = self.pool.begin_reading().await?;
        let stored = StoredMatch::read(&mut transaction, match_id).await?;
        transaction.commit().await?;
        Ok(stored)
    }
}

/// The seats of a match.
const SEATS: &str = concat!(
    "SELECT ",
    seat_columns!("s"),
    " FROM seats s WHERE s.match_id = $1 ORDER BY s.seat",
);

/// The invitations of a match.
const INVITATIONS: &str =
    "SELECT user_id, name, user_name, state FROM invitations WHERE match_id = $1 ORDER BY place";

/// The messages of a match.
const MESSAGES: &str = concat!(
    "SELECT ",
    message_columns!("g"),
    " FROM messages g WHERE g.match_id = $1 ORDER BY g.kind",
);

impl StoredMatch {
    /// Reads the rows of a match, with several statements in the caller's transaction. `None` if there is no
    /// such match.
    pub(crate) async fn read(
        connection: &mut Transaction,
        match_id: MatchId,
    ) -> Result<Option<Self>> {
        let row = query(concat!(
            "SELECT m.id, m.guild_id, m.channel_id, m.locale, m.game, m.players, m.options, m.host_id, ",
            "m.turn_limit_ms, m.reserve_ms, m.opened_ms, m.rematch_of, m.best_of, m.series_wins, ",
            "m.series_played, m.last_first_id, m.tutorial, m.has_frequent_pair, ",
            "m.daily_day, m.daily_guild_id, m.is_practice, m.board, m.secret, m.stage, m.revision, ",
            "m.deadline_ms, m.remind_ms, m.clock, m.early_end, m.offer, m.voided_revision, ",
            "(SELECT v.event_id FROM event_matches v WHERE v.match_id = m.id) AS event_id, ",
            "q.stage AS stage_before, q.reason, ",
            record!("m.id"),
            " AS record FROM matches m LEFT JOIN quarantine q ON q.match_id = m.id ",
            "WHERE m.id = $2",
        ))
        .bind("\n")
        .bind(match_id.to_string())
        .fetch_optional(&mut *connection)
        .await?;
        let Some(row) = row else {
            return Ok(None);
        };
        let mut rows_of = async |statement: &'static str| {
            let rows = query(statement).bind(match_id.to_string());
            rows.fetch_all(&mut *connection).await
        };
        let seats = rows_of(SEATS).await?;
        let invitations = rows_of(INVITATIONS).await?;
        let messages = rows_of(MESSAGES).await?;
        Ok(Some(Self {
            row,
            seats,
            invitations,
            messages,
        }))
    }

    /// Why the match was quarantined; `None` if it was not.
    pub(crate) fn quarantine_reason(&self) -> Result<Option<String>> {
        Ok(self.row.try_get("reason")?)
    }

    /// Restores the match and its messages, even if it is quarantined.
    pub(crate) fn restore(&self) -> Result<(Table, Vec<MessageState>)> {
        let id: &str = self.row.try_get("id")?;
        let corrupt = |error: anyhow::Error| Error::corrupt(format!("match {id}"), error);
        let table = catch_panic(|| self.restore_table()).map_err(corrupt)?;
        let messages: anyhow::Result<_> = self.messages.iter().map(parse_message).collect();
        Ok((table, messages.map_err(corrupt)?))
    }

    fn restore_table(&self) -> anyhow::Result<Table> {
        let row = &self.row;
        let settings = parse_settings(row, &self.invitations)?;
        let record: Option<&str> = row.try_get("record")?;
        let lines = record.unwrap_or_default().lines();
        let lines: Vec<_> = lines
            .map(|line| TimedLine::parse(line, Some(settings.setup.kind())))
            .collect::<std::result::Result<_, _>>()?;
        if let Some(Line::Header(header)) = lines.first().map(|first| &first.line) {
            anyhow::ensure!(
                header.setup == settings.setup
                    && header.match_id.as_deref() == Some(row.try_get("id")?)
                    && header.board == settings.board
                    && header.commitment == Some(settings.secret.commitment()),
                "the record belongs to another match"
            );
        }
        let stage: &str = match row.try_get("stage_before")? {
            Some(stage_before) => stage_before,
            None => row.try_get("stage")?,
        };
        let table = Table::restore(StoredTable {
            seating: parse_seating(&self.seats, settings.setup.players())?,
            stage_without_record: match stage {
                "cancelled" => Stage::Cancelled,
                "expired" => Stage::Expired,
                _ => Stage::Lobby,
            },
            revision: u32::try_from(row.try_get::<i64, _>("revision")?)?,
            deadline: row.try_get::<Option<i64>, _>("deadline_ms")?.map(Timestamp),
            reminder: row.try_get::<Option<i64>, _>("remind_ms")?.map(Timestamp),
            clock: match row.try_get::<Option<&str>, _>("clock")? {
                Some(clock) => serde_json::from_str(clock)?,
                None => Clock::default(),
            },
            early_end: row
                .try_get::<Option<&str>, _>("early_end")?
                .map(str::parse)
                .transpose()?,
            offer: row
                .try_get::<Option<&str>, _>("offer")?
                .map(str::parse)
                .transpose()?,
            voided_at: row
                .try_get::<Option<i64>, _>("voided_revision")?
                .map(u32::try_from)
                .transpose()?,
            is_revealed: stage == "over",
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
}

fn parse_settings(row: &Row, invitations: &[Row]) -> anyhow::Result<TableSettings> {
    let text = |column| row.try_get::<&str, _>(column);
    let integer = |column| row.try_get::<i64, _>(column);
    let rematch_of: Option<&str> = row.try_get("rematch_of")?;
    let event: Option<&str> = row.try_get("event_id")?;
    Ok(TableSettings {
        id: text("id")?.parse()?,
        guild: decode_guild(integer("guild_id")?),
        channel: ChannelId(decode_id(integer("channel_id")?)),
        locale: text("locale")?.to_owned(),
        setup: parse_setup(row)?,
        host: UserId(decode_id(integer("host_id")?)),
        invitations: invitations
            .iter()
            .map(parse_invitation)
            .collect::<anyhow::Result<_>>()?,
        time_control: parse_time_control(row)?,
        opened_at: Timestamp(integer("opened_ms")?),
        rematch_of: rematch_of.map(str::parse).transpose()?,
        series: parse_series(row)?,
        last_first: row
            .try_get::<Option<i64>, _>("last_first_id")?
            .map(|user| UserId(decode_id(user))),
        is_tutorial: integer("tutorial")? != 0,
        daily: parse_daily(row)?,
        event: event.map(str::parse).transpose()?,
        board: row.try_get("board")?,
        has_frequent_pair: integer("has_frequent_pair")? != 0,
        secret: Secret::from_bytes(row.try_get::<&[u8], _>("secret")?.try_into()?),
    })
}

fn parse_daily(row: &Row) -> anyhow::Result<Option<DailyMatch>> {
    let Some(day) = row.try_get::<Option<i64>, _>("daily_day")? else {
        return Ok(None);
    };
    let guild: Option<i64> = row.try_get("daily_guild_id")?;
    Ok(Some(DailyMatch {
        day: Day(u32::try_from(day)?),
        begun_in: guild.map(|it| GuildId(decode_id(it))),
        is_practice: row.try_get::<i64, _>("is_practice")? != 0,
    }))
}

fn parse_time_control(row: &Row) -> anyhow::Result<TimeControl> {
    let time = |milliseconds: i64| -> anyhow::Result<Duration> {
        Ok(Duration::from_millis(u64::try_from(milliseconds)?))
    };
    let limit = time(row.try_get("turn_limit_ms")?)?;
    let reserve: Option<i64> = row.try_get("reserve_ms")?;
    Ok(match reserve.map(time).transpose()? {
        Some(initial) => TimeControl::Reserve {
            initial,
            increment: limit,
        },
        None if limit.is_zero() => TimeControl::Unlimited,
        None => TimeControl::PerTurn(limit),
    })
}

fn parse_series(row: &Row) -> anyhow::Result<Option<Series>> {
    let Some(best_of) = row.try_get::<Option<i64>, _>("best_of")? else {
        return Ok(None);
    };
    let wins: &str = row.try_get("series_wins")?;
    let wins = wins.split_whitespace().map(str::parse);
    Ok(Some(Series {
        best_of: u8::try_from(best_of)?,
        played: u8::try_from(row.try_get::<i64, _>("series_played")?)?,
        wins: wins.collect::<std::result::Result<_, _>>()?,
    }))
}

fn parse_invitation(row: &Row) -> anyhow::Result<Invitation> {
    let state: &str = row.try_get("state")?;
    Ok(Invitation {
        user: UserId(decode_id(row.try_get("user_id")?)),
        name: decode_name(row)?,
        state: match state {
            "open" => InvitationState::Open,
            "declined" => InvitationState::Declined,
            "removed" => InvitationState::Removed,
            _ => anyhow::bail!("unknown state of an invitation {state:?}"),
        },
    })
}

/// Game, number of players and options of a row of `matches`.
pub(in crate::sql) fn parse_setup(row: &Row) -> anyhow::Result<Setup> {
    let game: &str = row.try_get("game")?;
    let kind = GameKind::from_id(game).with_context(|| format!("unknown game {game:?}"))?;
    let options: Options = serde_json::from_str(row.try_get("options")?)?;
    let players: i64 = row.try_get("players")?;
    Ok(Setup::new(kind, u8::try_from(players)?, options)?)
}

/// The occupants of a match, from its rows of `seats`.
pub(super) fn parse_seating(rows: &[Row], players: u8) -> anyhow::Result<Seating> {
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
                name: decode_name(row)?,
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
