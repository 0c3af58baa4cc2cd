//! Saving the changes of a command: one transaction per command.

use std::time::Duration;

use claim_rules::record::TimedLine;
use claim_table::ids::MatchId;
use claim_table::time_control::TimeControl;
use claim_table::{Clock, InvitationState, Occupant, Series, Stage, Table, TableSettings};

use crate::error::{Error, Result};
use crate::matches::TableChange;
use crate::sql::SqlStore;
use crate::sql::bot::counts::count;
use crate::sql::people::{daily, ratings, results};
use crate::sql::statements::columns::{encode_guild, encode_id};
use crate::sql::statements::connection::{Target, Transaction};
use crate::sql::statements::query::{query, query_scalar};

/// The stored account of a bot's seat. No Discord user has this id.
const BOT_USER_ID: i64 = 0;

impl SqlStore {
    /// Saves a change in one transaction.
    pub(super) async fn save_change(&self, change: TableChange<'_>) -> Result<()> {
        if let Some(before) = change
            .before
            .filter(|before| needs_only_advance(before, &change))
        {
            return advance(&self.pool, before.revision(), &change).await;
        }
        // The locks keep what is counted and looked up from changing before the commit.
        let mut transaction = self.pool.begin_writing().await?;
        for lock in locks(&change) {
            transaction.lock(&lock).await?;
        }
        for (number, quota) in change.quotas.iter().enumerate() {
            if count(&mut transaction, quota.of).await? >= quota.max {
                return Err(Error::QuotaReached(number));
            }
        }
        match change.before {
            None => {
                let rematch = change.after.settings().rematch_of;
                if let Some(of) = rematch
                    && rematch_of(&mut transaction, of).await?.is_some()
                {
                    return Err(Error::Conflict);
                }
                insert_match(&mut transaction, &change).await?;
                daily::insert_attempt(&mut transaction, &change).await?;
                advance(&mut transaction, change.after.revision(), &change).await?;
            }
            Some(before) => {
                advance(&mut transaction, before.revision(), &change).await?;
                if has_other_stage(before, change.after) {
                    update_stage(&mut transaction, &change).await?;
                }
            }
        }
        let settings = change.after.settings();
        let old_settings = change.before.map(Table::settings);
        if old_settings.is_some_and(|old| old != settings) {
            update_settings(&mut transaction, settings).await?;
        }
        let old_invitations = old_settings.map_or(&[][..], |old| &old.invitations);
        if old_invitations != settings.invitations {
            save_invitations(&mut transaction, settings).await?;
        }
        let before = change.before.map(Table::seating);
        if before != Some(change.after.seating()) || change.has_leaving() {
            save_seating(&mut transaction, change.after).await?;
        }
        if let Some(header) = change.changed_header() {
            daily::save_header(&mut transaction, change.after.id(), header).await?;
        }
        daily::save_result(&mut transaction, &change).await?;
        let was_over = change.before.is_some_and(Table::is_over);
        if change.after.is_over() && !was_over {
            archive(&mut transaction, change.after).await?;
            results::save_results(&mut transaction, change.after).await?;
        }
        if change.is_voiding() {
            save_voiding(&mut transaction, change.after).await?;
        }
        if !change.ratings.is_empty() {
            save_ratings(&mut transaction, &change).await?;
        }
        Ok(transaction.commit().await?)
    }
}

/// The names of the locks that a change needs besides the rows that it changes. Sorted, so that all changes
/// take them in the same order and no deadlock arises.
fn locks(change: &TableChange<'_>) -> Vec<String> {
    let quotas = change.quotas.iter();
    let mut locks: Vec<_> = quotas.map(|quota| quota.of.lock_name()).collect();
    if change.before.is_none() {
        let rematch_of = change.after.settings().rematch_of;
        locks.extend(rematch_of.map(|of| format!("rematch of {of}")));
    }
    locks.sort();
    locks
}

/// The rematch of a match, unless it was cancelled or has expired.
pub(super) async fn rematch_of(
    target: impl Into<Target<'_>>,
    match_id: MatchId,
) -> Result<Option<MatchId>> {
    let found: Option<String> = query_scalar(concat!(
        "SELECT id FROM matches WHERE rematch_of = $1 ",
        "AND stage NOT IN ('cancelled', 'expired', 'quarantined') ",
        "ORDER BY opened_ms DESC LIMIT 1",
    ))
    .bind(match_id.to_string())
    .fetch_optional(target)
    .await?;
    Ok(found.and_then(|text| text.parse().ok()))
}

/// The columns of a time control: `turn_limit_ms`, which is the increment of a reserve, and 0 if time is
/// unlimited; and `reserve_ms`.
fn encode_time_control(control: TimeControl) -> (i64, Option<i64>) {
    let encode = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    match control {
        TimeControl::Unlimited => (0, None),
        TimeControl::PerTurn(limit) => (encode(limit), None),
        TimeControl::Reserve { initial, increment } => (encode(increment), Some(encode(initial))),
    }
}

/// The value of the column `clock`.
fn encode_clock(table: &Table) -> Result<Option<String>> {
    let clock = table.clock();
    let encoded = (*clock != Clock::default()).then(|| serde_json::to_string(clock));
    let encoded = encoded.transpose();
    encoded.map_err(|error| Error::corrupt(format!("match {}", table.id()), error))
}

/// Inserts the row of a match, without the columns that [`advance`] sets.
async fn insert_match(connection: &mut Transaction, change: &TableChange<'_>) -> Result<()> {
    let table = change.after;
    let settings = table.settings();
    let (turn_limit, reserve) = encode_time_control(settings.time_control);
    let options = encode_options(settings)?;
    let series = settings.series.as_ref();
    query(concat!(
        "INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, ",
        "host_id, turn_limit_ms, rematch_of, tutorial, secret, stage, ",
        "revision, opened_ms, reserve_ms, best_of, series_played, series_wins, last_first_id, ",
        "has_frequent_pair, daily_day, daily_guild_id, is_practice, board) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, ",
        "$19, $20, $21, $22, $23, $24, $25)",
    ))
    .bind(settings.id.to_string())
    .bind(encode_guild(settings.guild))
    .bind(encode_id(settings.channel.0))
    .bind(&settings.locale)
    .bind(settings.setup.kind().id())
    .bind(i64::from(settings.setup.players()))
    .bind(options)
    .bind(encode_id(settings.host.0))
    .bind(turn_limit)
    .bind(settings.rematch_of.map(|other| other.to_string()))
    .bind(i64::from(settings.is_tutorial))
    .bind(settings.secret.as_bytes().as_slice())
    .bind(stage_name(table))
    .bind(i64::from(table.revision()))
    .bind(settings.opened_at.0)
    .bind(reserve)
    .bind(series.map(|series| i64::from(series.best_of)))
    .bind(series.map(|series| i64::from(series.played)))
    .bind(series.map(encode_wins))
    .bind(settings.last_first.map(|user| encode_id(user.0)))
    .bind(i64::from(settings.has_frequent_pair))
    .bind(settings.daily.map(|it| i64::from(it.day.0)))
    .bind(
        settings
            .daily
            .and_then(|it| it.begun_in)
            .map(|it| encode_id(it.0)),
    )
    .bind(i64::from(settings.daily.is_some_and(|it| it.is_practice)))
    .bind(settings.board.as_deref())
    .execute(connection)
    .await?;
    Ok(())
}

/// SQL: inserts a change of a match. The argument is the expression for the time since when the match is due.
macro_rules! insert_change {
    ($due:literal) => {
        concat!(
            "INSERT INTO match_changes (id, before, revision, deadline_ms, remind_ms, clock, offer, ",
            "is_on_hold, due_ms, worker_id, first_line, lines) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ",
            $due,
            ", $10, $11, $12)",
        )
    };
}

/// Saves the new lines, and the columns that change with every command. This is one statement, so that a play
/// needs no other.
async fn advance(
    target: impl Into<Target<'_>>,
    revision_before: u32,
    change: &TableChange<'_>,
) -> Result<()> {
    let after = change.after;
    let lines: Vec<_> = change.lines.iter().map(TimedLine::to_json).collect();
    query(if change.worker.is_some() {
        // A match that is already due keeps its time, so that PostgreSQL need not update an index.
        insert_change!(
            "(SELECT CASE WHEN m.due_ms <= $9 THEN m.due_ms ELSE $9 END FROM matches m WHERE m.id = $1)"
        )
    } else {
        insert_change!("$9")
    })
    .bind(after.id().to_string())
    .bind(i64::from(revision_before))
    .bind(i64::from(after.revision()))
    .bind(after.deadline().map(|deadline| deadline.0))
    .bind(after.reminder().map(|reminder| reminder.0))
    .bind(encode_clock(after)?)
    .bind(after.offer().map(ToString::to_string))
    .bind(i64::from(after.is_on_hold()))
    .bind(change.worker.map(|_| change.made_at.0))
    .bind(change.worker.map(|worker| encode_id(worker.0)))
    .bind(i64::from(change.first_line()?))
    .bind(serde_json::Value::from(lines).to_string())
    .execute(target)
    .await?;
    Ok(())
}

/// Whether [`advance`] alone saves everything that a change contains.
fn needs_only_advance(before: &Table, change: &TableChange<'_>) -> bool {
    let after = change.after;
    !has_other_stage(before, after)
        && before.settings() == after.settings()
        && before.seating() == after.seating()
        && !change.has_leaving()
        && change.quotas.is_empty()
        && change.ratings.is_empty()
        && !change.is_voiding()
        && change.changed_header().is_none()
}

/// Whether a match has started or ended; a hidden end is one, too.
fn has_other_stage(before: &Table, after: &Table) -> bool {
    stage_name(before) != stage_name(after) || before.has_ended() != after.has_ended()
}

/// Saves that a match has started or ended.
async fn update_stage(connection: &mut Transaction, change: &TableChange<'_>) -> Result<()> {
    let after = change.after;
    query("UPDATE matches SET stage = $1, ended_ms = $2, early_end = $3, called_off_seat = $4 WHERE id = $5")
        .bind(stage_name(after))
        .bind(after.is_over().then_some(change.made_at.0))
        .bind(after.early_end().map(|end| end.to_string()))
        .bind(after.called_off_by().map(|seat| i64::from(seat as u8)))
        .bind(after.id().to_string())
        .execute(connection)
        .await?;
    Ok(())
}

/// Saves those settings of a table that can change before the match starts, or by its start.
async fn update_settings(connection: &mut Transaction, settings: &TableSettings) -> Result<()> {
    let (turn_limit, reserve) = encode_time_control(settings.time_control);
    query(concat!(
        "UPDATE matches SET game = $1, players = $2, options = $3, host_id = $4, ",
        "turn_limit_ms = $5, reserve_ms = $6, series_wins = $7, has_frequent_pair = $8 WHERE id = $9",
    ))
    .bind(settings.setup.kind().id())
    .bind(i64::from(settings.setup.players()))
    .bind(encode_options(settings)?)
    .bind(encode_id(settings.host.0))
    .bind(turn_limit)
    .bind(reserve)
    .bind(settings.series.as_ref().map(encode_wins))
    .bind(i64::from(settings.has_frequent_pair))
    .bind(settings.id.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

async fn save_invitations(connection: &mut Transaction, settings: &TableSettings) -> Result<()> {
    query("DELETE FROM invitations WHERE match_id = $1")
        .bind(settings.id.to_string())
        .execute(&mut *connection)
        .await?;
    for (place, invitation) in (0_i64..).zip(&settings.invitations) {
        query(concat!(
            "INSERT INTO invitations (match_id, place, user_id, name, user_name, state) ",
            "VALUES ($1, $2, $3, $4, $5, $6)",
        ))
        .bind(settings.id.to_string())
        .bind(place)
        .bind(encode_id(invitation.user.0))
        .bind(&invitation.name.display)
        .bind(&invitation.name.user_name)
        .bind(match invitation.state {
            InvitationState::Open => "open",
            InvitationState::Declined => "declined",
            InvitationState::Removed => "removed",
        })
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The value of the column `series_wins`.
fn encode_wins(series: &Series) -> String {
    let wins: Vec<_> = series.wins.iter().map(u8::to_string).collect();
    wins.join(" ")
}

fn encode_options(settings: &TableSettings) -> Result<String> {
    serde_json::to_string(settings.setup.options())
        .map_err(|error| Error::corrupt(format!("match {}", settings.id), error))
}

async fn save_seating(connection: &mut Transaction, table: &Table) -> Result<()> {
    query("DELETE FROM seats WHERE match_id = $1")
        .bind(table.id().to_string())
        .execute(&mut *connection)
        .await?;
    for (seat, occupant) in table.seating().iter() {
        let Some(occupant) = occupant else { continue };
        let query = query(concat!(
            "INSERT INTO seats (match_id, seat, has_left, ",
            "user_id, name, user_name, locale, entropy, bot) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        ))
        .bind(table.id().to_string())
        .bind(i64::from(seat as u8))
        .bind(i64::from(table.leave_reason(seat).is_some()));
        let query = match occupant {
            Occupant::Person(player) => query
                .bind(encode_id(player.user.0))
                .bind(&player.name.display)
                .bind(&player.name.user_name)
                .bind(&player.locale)
                .bind(&player.entropy)
                .bind(None::<&str>),
            Occupant::Bot(level) => query
                .bind(BOT_USER_ID)
                .bind("")
                .bind("")
                .bind("")
                .bind("")
                .bind(Some(level.id())),
        };
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Moves the lines of a match that has ended to one row of `records`, and notes that its messages have to
/// show the end.
async fn archive(connection: &mut Transaction, table: &Table) -> Result<()> {
    let id = table.id().to_string();
    query(concat!(
        "INSERT INTO records (match_id, text) ",
        "SELECT match_id, string_agg(text || $1, '' ORDER BY number) FROM lines ",
        "WHERE match_id = $2 GROUP BY match_id",
    ))
    .bind("\n")
    .bind(&id)
    .execute(&mut *connection)
    .await?;
    for statement in [
        "DELETE FROM lines WHERE match_id = $1",
        "INSERT INTO unpresented (match_id) VALUES ($1)",
    ] {
        query(statement).bind(&id).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Saves that a match was voided, which its messages have to show. If it was rated, all ratings are computed anew
/// without it.
async fn save_voiding(connection: &mut Transaction, table: &Table) -> Result<()> {
    let id = table.id().to_string();
    // With the lock, no match is rated on top of ratings that are computed anew.
    connection.lock("rated matches").await?;
    let number: Option<i64> = query_scalar("SELECT rated_number FROM matches WHERE id = $1")
        .bind(&id)
        .fetch_one(&mut *connection)
        .await?;
    query("UPDATE matches SET voided_revision = $1, rated_number = NULL WHERE id = $2")
        .bind(table.voided_at().map(i64::from))
        .bind(&id)
        .execute(&mut *connection)
        .await?;
    query("INSERT INTO unpresented (match_id) VALUES ($1) ON CONFLICT (match_id) DO NOTHING")
        .bind(&id)
        .execute(&mut *connection)
        .await?;
    if number.is_some() {
        ratings::request_rebuild(connection).await?;
    }
    Ok(())
}

/// Saves the rating changes of a match, and gives it the next number in the order of rated matches. While all ratings
/// are computed anew, it only gets the number: its turn comes.
async fn save_ratings(connection: &mut Transaction, change: &TableChange<'_>) -> Result<()> {
    // With the lock, the numbers have the order of the commits.
    connection.lock("rated matches").await?;
    let number: i64 = query_scalar(concat!(
        "UPDATE matches SET rated_number = ",
        "(SELECT COALESCE(MAX(o.rated_number), 0) + 1 FROM matches o) ",
        "WHERE id = $1 RETURNING rated_number",
    ))
    .bind(change.after.id().to_string())
    .fetch_one(&mut *connection)
    .await?;
    if ratings::last_rated(&mut *connection).await?.is_some() {
        return Ok(());
    }
    ratings::save(connection, change.after, number, change.ratings).await
}

/// The value of the column `stage` for a table.
pub(super) fn stage_name(table: &Table) -> &'static str {
    match table.stage() {
        Stage::Lobby => "lobby",
        Stage::Cancelled => "cancelled",
        Stage::Expired => "expired",
        Stage::Dealt(_) if table.is_over() => "over",
        Stage::Dealt(_) => "running",
    }
}
