//! Matches: terms, seats and the record, saved in one transaction per command.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Acquire, Row};

use super::messages::shown_from;
use super::{LadderRow, Outcome, Shown, Store, id, snowflake};
use crate::cards::Seat;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::rating::Rating;
use crate::record::{Line, Secret};
use crate::rules::{GameKind, Options, Setup};
use crate::table::{Invited, Player, Seating, Stage, Stored, Table, Terms};
use crate::time::Timestamp;

/// What a match did to a player's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The seat they had.
    pub seat: Seat,
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
    /// Whether they won.
    pub outcome: Outcome,
}

/// A change of a table, to be saved as a whole or not at all.
#[derive(Clone, Copy, Debug)]
pub struct Saving<'a> {
    /// The table as it was; nothing if it was opened just now.
    pub before: Option<&'a Table>,
    /// The table as it is now.
    pub after: &'a Table,
    /// The lines that the record has gained.
    pub lines: &'a [Line],
    /// The ratings that have changed.
    pub ratings: &'a [RatingChange],
}

impl Store {
    /// Saves a change, in one transaction.
    ///
    /// # Errors
    ///
    /// If the database fails, or a line of that number is there already; nothing is saved then.
    pub async fn save(&self, saving: Saving<'_>) -> sqlx::Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        save_match(&mut transaction, saving.after).await?;
        if saving.before.map(Table::seating) != Some(saving.after.seating()) {
            save_seating(&mut transaction, saving.after).await?;
        }
        let count = saving.after.line_count();
        let first = i64::from(count) - i64::try_from(saving.lines.len()).unwrap_or_default();
        for (number, line) in (first..).zip(saving.lines) {
            sqlx::query("INSERT INTO lines (match_id, number, text) VALUES ($1, $2, $3)")
                .bind(saving.after.id().to_string())
                .bind(number)
                .bind(line.to_json())
                .execute(&mut *transaction)
                .await?;
        }
        for change in saving.ratings {
            save_rating(&mut transaction, saving.after, change).await?;
        }
        transaction.commit().await
    }

    /// Every match that may still change or of which a message lags, with its messages.
    ///
    /// # Errors
    ///
    /// If the database fails, or holds what no match can be.
    pub async fn load_open(&self) -> anyhow::Result<Vec<(Table, Vec<Shown>)>> {
        let rows = sqlx::query(concat!(
            "SELECT m.*, ",
            "(SELECT string_agg(l.text, $1 ORDER BY l.number) FROM lines l ",
            "WHERE l.match_id = m.id) AS record FROM matches m ",
            "WHERE m.stage IN ('lobby', 'running') OR EXISTS (SELECT 1 FROM messages s ",
            "WHERE s.match_id = m.id AND s.revision < m.revision) ORDER BY m.id",
        ))
        .bind("\n")
        .fetch_all(&self.pool)
        .await?;
        let mut seats = Grouped::new(
            sqlx::query(concat!(
                "SELECT s.* FROM seats s JOIN matches m ON m.id = s.match_id ",
                "WHERE m.stage IN ('lobby', 'running') OR EXISTS (SELECT 1 FROM messages g ",
                "WHERE g.match_id = m.id AND g.revision < m.revision) ",
                "ORDER BY s.match_id, s.seat",
            ))
            .fetch_all(&self.pool)
            .await?,
        );
        let mut messages = Grouped::new(
            sqlx::query(concat!(
                "SELECT s.* FROM messages s JOIN matches m ON m.id = s.match_id ",
                "WHERE m.stage IN ('lobby', 'running') OR EXISTS (SELECT 1 FROM messages g ",
                "WHERE g.match_id = m.id AND g.revision < m.revision) ",
                "ORDER BY s.match_id, s.audience",
            ))
            .fetch_all(&self.pool)
            .await?,
        );
        let mut loaded = Vec::with_capacity(rows.len());
        for row in rows {
            let match_id: String = row.try_get("id")?;
            let table = table_from(&row, seats.take(&match_id)?)?;
            let shown = messages
                .take(&match_id)?
                .iter()
                .map(shown_from)
                .collect::<Result<_, _>>()?;
            loaded.push((table, shown));
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
            "SELECT m.*, (SELECT string_agg(l.text, $1 ORDER BY l.number) FROM lines l ",
            "WHERE l.match_id = m.id) AS record FROM matches m WHERE m.id = $2",
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
        Ok(Some((table_from(&row, seats)?, shown)))
    }

    /// The record of a match: its lines, each with its line end.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn record(&self, match_id: MatchId) -> sqlx::Result<String> {
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT text FROM lines WHERE match_id = $1 ORDER BY number")
                .bind(match_id.to_string())
                .fetch_all(&self.pool)
                .await?;
        Ok(lines.into_iter().map(|line| line + "\n").collect())
    }

    /// The matches somebody sits in that have not ended, oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_matches_of(&self, user: UserId) -> sqlx::Result<Vec<MatchId>> {
        let ids: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT m.id FROM matches m JOIN seats s ON s.match_id = m.id ",
            "WHERE s.user_id = $1 AND m.stage IN ('lobby', 'running') ",
            "ORDER BY m.opened_ms, m.id",
        ))
        .bind(id(user.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    /// The match that was opened as the rematch of another one, if it was.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rematch_of(&self, match_id: MatchId) -> sqlx::Result<Option<MatchId>> {
        let found: Option<String> = sqlx::query_scalar(concat!(
            "SELECT id FROM matches WHERE rematch_of = $1 AND stage NOT IN ('cancelled', 'expired') ",
            "ORDER BY opened_ms DESC LIMIT 1",
        ))
        .bind(match_id.to_string())
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.and_then(|text| text.parse().ok()))
    }

    /// What an ended match did to the ratings: per seat, the points before and after.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rating_changes(&self, match_id: MatchId) -> sqlx::Result<Vec<(Seat, f64, f64)>> {
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(concat!(
            "SELECT seat, rating_before, rating_after FROM seats WHERE match_id = $1 ",
            "AND rating_before IS NOT NULL AND rating_after IS NOT NULL ORDER BY seat",
        ))
        .bind(match_id.to_string())
        .fetch_all(&self.pool)
        .await?;
        let change = |(seat, before, after): (i64, i64, i64)| {
            let seat = usize::try_from(seat).ok().and_then(Seat::from_index)?;
            Some((seat, from_thousandths(before), from_thousandths(after)))
        };
        Ok(rows.into_iter().filter_map(change).collect())
    }
}

async fn save_match(connection: &mut SqliteConnection, table: &Table) -> sqlx::Result<()> {
    let terms = table.terms();
    let stage = match table.stage() {
        Stage::Lobby => "lobby",
        Stage::Cancelled => "cancelled",
        Stage::Expired => "expired",
        Stage::Dealt(_) if table.is_over() => "over",
        Stage::Dealt(_) => "running",
    };
    let options =
        serde_json::to_string(terms.setup.options()).map_err(|e| sqlx::Error::Encode(e.into()))?;
    sqlx::query(concat!(
        "INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, host_id, ",
        "invited_id, invited_name, turn_limit_ms, rematch_of, secret, stage, revision, deadline_ms, opened_ms) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) ",
        "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, revision = excluded.revision, ",
        "deadline_ms = excluded.deadline_ms",
    ))
    .bind(terms.id.to_string())
    .bind(id(terms.guild.0))
    .bind(id(terms.channel.0))
    .bind(&terms.locale)
    .bind(terms.setup.kind().id())
    .bind(i64::from(terms.setup.players()))
    .bind(options)
    .bind(id(terms.host.0))
    .bind(terms.invited.as_ref().map(|invited| id(invited.user.0)))
    .bind(terms.invited.as_ref().map(|invited| &invited.name))
    .bind(i64::try_from(terms.turn_limit.as_millis()).unwrap_or(i64::MAX))
    .bind(terms.rematch_of.map(|other| other.to_string()))
    .bind(terms.secret.as_bytes().as_slice())
    .bind(stage)
    .bind(i64::from(table.revision()))
    .bind(table.deadline().map(|deadline| deadline.0))
    .bind(terms.opened.0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn save_seating(connection: &mut SqliteConnection, table: &Table) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM seats WHERE match_id = $1")
        .bind(table.id().to_string())
        .execute(&mut *connection)
        .await?;
    for (seat, player) in table.seating().players() {
        sqlx::query(concat!(
            "INSERT INTO seats (match_id, seat, user_id, name, locale, entropy) ",
            "VALUES ($1, $2, $3, $4, $5, $6)",
        ))
        .bind(table.id().to_string())
        .bind(i64::from(seat as u8))
        .bind(id(player.user.0))
        .bind(&player.name)
        .bind(&player.locale)
        .bind(&player.entropy)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn save_rating(
    connection: &mut SqliteConnection,
    table: &Table,
    change: &RatingChange,
) -> sqlx::Result<()> {
    let Some(player) = table.seating().player(change.seat) else {
        return Ok(());
    };
    sqlx::query(concat!(
        "UPDATE seats SET rating_before = $1, rating_after = $2 ",
        "WHERE match_id = $3 AND seat = $4",
    ))
    .bind(thousandths(change.before.points))
    .bind(thousandths(change.after.points))
    .bind(table.id().to_string())
    .bind(i64::from(change.seat as u8))
    .execute(&mut *connection)
    .await?;
    let row = LadderRow::after(player, change);
    super::ratings::add(connection, table.terms().guild, &row).await
}

fn table_from(row: &SqliteRow, seat_rows: Vec<SqliteRow>) -> anyhow::Result<Table> {
    let text = |column| row.try_get::<String, _>(column);
    let integer = |column| row.try_get::<i64, _>(column);
    let optional = |column| row.try_get::<Option<i64>, _>(column);
    let kind = GameKind::from_id(&text("game")?)
        .ok_or_else(|| anyhow::anyhow!("unknown game {:?}", text("game")))?;
    let options: Options = serde_json::from_str(&text("options")?)?;
    let players = u8::try_from(integer("players")?)?;
    let secret: Vec<u8> = row.try_get("secret")?;
    let secret =
        <[u8; 32]>::try_from(secret).map_err(|_| anyhow::anyhow!("secret of a wrong length"))?;
    let rematch_of: Option<String> = row.try_get("rematch_of")?;
    let terms = Terms {
        id: text("id")?.parse()?,
        guild: GuildId(snowflake(integer("guild_id")?)),
        channel: ChannelId(snowflake(integer("channel_id")?)),
        locale: text("locale")?,
        setup: Setup::new(kind, players, options)?,
        host: UserId(snowflake(integer("host_id")?)),
        invited: optional("invited_id")?
            .zip(row.try_get("invited_name")?)
            .map(|(user, name)| Invited {
                user: UserId(snowflake(user)),
                name,
            }),
        turn_limit: std::time::Duration::from_millis(u64::try_from(integer("turn_limit_ms")?)?),
        opened: Timestamp(integer("opened_ms")?),
        rematch_of: rematch_of.map(|text| text.parse()).transpose()?,
        secret: Secret::from_bytes(secret),
    };
    let record: Option<String> = row.try_get("record")?;
    let lines = record
        .iter()
        .flat_map(|record| record.lines())
        .map(|line| Line::parse(line, Some(kind)).map_err(|fault| anyhow::anyhow!("{fault}")))
        .collect::<Result<_, _>>()?;
    let mut seats = vec![None; usize::from(players)];
    for row in seat_rows {
        let seat = seats
            .get_mut(usize::try_from(row.try_get::<i64, _>("seat")?)?)
            .ok_or_else(|| anyhow::anyhow!("a seat that the game does not have"))?;
        *seat = Some(Player {
            user: UserId(snowflake(row.try_get("user_id")?)),
            name: row.try_get("name")?,
            locale: row.try_get("locale")?,
            entropy: row.try_get("entropy")?,
        });
    }
    Ok(Table::restore(Stored {
        terms,
        seating: Seating::from_seats(seats),
        undealt: match text("stage")?.as_str() {
            "cancelled" => Stage::Cancelled,
            "expired" => Stage::Expired,
            _ => Stage::Lobby,
        },
        revision: u32::try_from(integer("revision")?)?,
        deadline: optional("deadline_ms")?.map(Timestamp),
        lines,
    })?)
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

/// A rating as the database has it.
pub(super) fn thousandths(points: f64) -> i64 {
    // Ratings are some thousands of points: far from what an integer cannot hold.
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and small")]
    let rounded = (points * 1000.0).round() as i64;
    rounded
}

/// A rating out of the database.
pub(super) fn from_thousandths(thousandths: i64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "ratings are small")]
    let points = thousandths as f64 / 1000.0;
    points
}
