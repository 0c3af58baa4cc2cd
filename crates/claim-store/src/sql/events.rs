//! The tables `events`, `event_players`, `event_lines`, `event_matches` and `event_messages`.

use async_trait::async_trait;
use claim_rules::record::Secret;
use claim_table::event::{
    Event, EventPlace, EventSettings, Person, RunningMatch, StoredEvent, TimedEventLine,
};
use claim_table::ids::{ChannelId, EventId, GuildId, MatchId, MessageId, UserId};
use claim_table::timestamp::Timestamp;

use super::SqlStore;
use super::statements::columns::{decode_count, decode_id, decode_name, encode_id};
use super::statements::connection::Transaction;
use super::statements::query::{query, query_as, query_scalar};
use super::statements::row::Row;
use crate::error::{Error, Result};
use crate::events::{EventChange, EventMessage, EventStore};

/// The events for which there is something to do.
pub(in crate::sql) const DEADLINES: &str = concat!(
    "SELECT id, CASE WHEN presented_revision < revision THEN 0 ELSE deadline_ms END ",
    "FROM events WHERE is_settled = 0 ORDER BY id",
);

/// The events of the server `$1` that are not over.
pub(in crate::sql) const OPEN_EVENTS: &str =
    "SELECT id FROM events WHERE guild_id = $1 AND is_over = 0 ORDER BY id";

/// The lines of the event `$1`.
pub(in crate::sql) const LINES: &str =
    "SELECT text FROM event_lines WHERE event_id = $1 ORDER BY number";

/// The events that are not over and that the user `$1` has joined.
pub(in crate::sql) const OPEN_EVENTS_OF: &str = concat!(
    "SELECT e.id FROM event_players p JOIN events e ON e.id = p.event_id ",
    "WHERE p.user_id = $1 AND e.is_over = 0 ORDER BY p.event_id",
);

/// The last events, at most `$3`, that are over and that the user `$1` has joined, in the server `$2`; 0 stands for all.
pub(in crate::sql) const LAST_EVENTS_OF: &str = concat!(
    "SELECT e.id FROM event_players p JOIN events e ON e.id = p.event_id ",
    "WHERE p.user_id = $1 AND e.is_over = 1 AND ($2 = 0 OR e.guild_id = $2) ",
    "ORDER BY e.ended_ms DESC, e.id LIMIT $3",
);

#[async_trait]
impl EventStore for SqlStore {
    async fn save_event(&self, change: EventChange<'_>) -> Result<()> {
        let first_line = change.first_line()?;
        let mut transaction = self.pool.begin_writing().await?;
        match change.before {
            None => insert(&mut transaction, &change).await?,
            Some(before) => update(&mut transaction, before.revision(), &change).await?,
        }
        let id = change.after.id().to_string();
        for (number, line) in (i64::from(first_line)..).zip(change.lines) {
            query("INSERT INTO event_lines (event_id, number, text) VALUES ($1, $2, $3)")
                .bind(&id)
                .bind(number)
                .bind(line.to_json())
                .execute(&mut transaction)
                .await?;
        }
        let people = (0_i64..).zip(change.after.people());
        for (number, person) in people.skip(change.people_before()) {
            query(concat!(
                "INSERT INTO event_players (event_id, number, user_id, name, user_name, entropy) ",
                "VALUES ($1, $2, $3, $4, $5, $6)",
            ))
            .bind(&id)
            .bind(number)
            .bind(encode_id(person.user.0))
            .bind(&person.name.display)
            .bind(&person.name.user_name)
            .bind(&person.entropy)
            .execute(&mut transaction)
            .await?;
        }
        for new in change.new_matches() {
            query(concat!(
                "INSERT INTO event_matches (match_id, event_id, round, table_number, leg) ",
                "VALUES ($1, $2, $3, $4, $5)",
            ))
            .bind(new.id.to_string())
            .bind(&id)
            .bind(i64::from(new.round))
            .bind(i64::from(new.table))
            .bind(i64::from(new.leg))
            .execute(&mut transaction)
            .await?;
        }
        if change.after.is_over() {
            save_places(&mut transaction, change.after).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn event(&self, id: EventId) -> Result<Option<Event>> {
        let mut transaction = self.pool.begin_reading().await?;
        let stored = read(&mut transaction, id).await?;
        transaction.commit().await?;
        let corrupt = |error| Error::corrupt(format!("event {id}"), error);
        let restored = stored.map(|stored| Event::restore(stored).map_err(corrupt));
        restored.transpose()
    }

    async fn event_record(&self, id: EventId) -> Result<String> {
        let mut transaction = self.pool.begin_reading().await?;
        let header: Option<String> = query_scalar("SELECT header FROM events WHERE id = $1")
            .bind(id.to_string())
            .fetch_optional(&mut transaction)
            .await?;
        let lines: Vec<String> = query_scalar(LINES)
            .bind(id.to_string())
            .fetch_all(&mut transaction)
            .await?;
        transaction.commit().await?;
        let lines = header.into_iter().chain(lines);
        Ok(lines.map(|line| line + "\n").collect())
    }

    async fn event_deadlines(&self) -> Result<Vec<(EventId, Option<Timestamp>)>> {
        let rows: Vec<(String, Option<i64>)> = query_as(DEADLINES).fetch_all(&self.pool).await?;
        let events = rows.into_iter();
        events
            .map(|(id, deadline)| Ok((parse_id(&id)?, deadline.map(Timestamp))))
            .collect()
    }

    async fn settle_event(&self, id: EventId, revision: u32) -> Result<()> {
        query(concat!(
            "UPDATE events SET presented_revision = $2, ",
            "is_settled = CASE WHEN revision = $2 THEN is_over ELSE 0 END ",
            "WHERE id = $1 AND presented_revision < $2",
        ))
        .bind(id.to_string())
        .bind(i64::from(revision))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn event_messages(&self, id: EventId) -> Result<Vec<EventMessage>> {
        let rows = query(concat!(
            "SELECT kind, message_id, revision FROM event_messages ",
            "WHERE event_id = $1 ORDER BY kind",
        ))
        .bind(id.to_string())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(message).collect()
    }

    async fn save_event_message(&self, id: EventId, message: &EventMessage) -> Result<()> {
        query(concat!(
            "INSERT INTO event_messages (event_id, kind, message_id, revision) ",
            "VALUES ($1, $2, $3, $4) ON CONFLICT (event_id, kind) ",
            "DO UPDATE SET message_id = excluded.message_id, revision = excluded.revision",
        ))
        .bind(id.to_string())
        .bind(&message.kind)
        .bind(message.message.map(|it| encode_id(it.0)))
        .bind(i64::from(message.revision))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn open_events(&self, guild: GuildId) -> Result<Vec<EventId>> {
        let ids: Vec<String> = query_scalar(OPEN_EVENTS)
            .bind(encode_id(guild.0))
            .fetch_all(&self.pool)
            .await?;
        ids.iter().map(|id| parse_id(id)).collect()
    }

    async fn open_events_of(&self, user: UserId) -> Result<Vec<EventId>> {
        let ids: Vec<String> = query_scalar(OPEN_EVENTS_OF)
            .bind(encode_id(user.0))
            .fetch_all(&self.pool)
            .await?;
        ids.iter().map(|id| parse_id(id)).collect()
    }

    async fn last_events_of(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<EventId>> {
        let ids: Vec<String> = query_scalar(LAST_EVENTS_OF)
            .bind(encode_id(user.0))
            .bind(guild.map_or(0, |guild| encode_id(guild.0)))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        ids.iter().map(|id| parse_id(id)).collect()
    }

    async fn event_of_match(&self, id: MatchId) -> Result<Option<EventId>> {
        let event: Option<String> =
            query_scalar("SELECT event_id FROM event_matches WHERE match_id = $1")
                .bind(id.to_string())
                .fetch_optional(&self.pool)
                .await?;
        event.map(|id| parse_id(&id)).transpose()
    }
}

/// Saves the places of the players of an event that is over.
async fn save_places(transaction: &mut Transaction, event: &Event) -> Result<()> {
    for standing in event.progress().standings() {
        query("UPDATE event_players SET place = $3 WHERE event_id = $1 AND number = $2")
            .bind(event.id().to_string())
            .bind(i64::try_from(standing.player.index()).unwrap_or_default())
            .bind(i64::from(standing.place))
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

/// Inserts the row of an event that has just been opened.
async fn insert(transaction: &mut Transaction, change: &EventChange<'_>) -> Result<()> {
    let event = change.after;
    let place = event.place();
    let guild = encode_id(place.guild.0);
    // The lock keeps the count from changing before the commit.
    transaction.lock(&format!("events in {guild}")).await?;
    let open: Vec<String> = query_scalar(OPEN_EVENTS)
        .bind(guild)
        .fetch_all(&mut *transaction)
        .await?;
    if open.len() >= change.max_open as usize {
        return Err(Error::QuotaReached(0));
    }
    query(concat!(
        "INSERT INTO events (id, guild_id, channel_id, locale, organiser_id, header, secret, ",
        "is_over, revision, deadline_ms, has_opened_check_in, opened_ms) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    ))
    .bind(event.id().to_string())
    .bind(guild)
    .bind(encode_id(place.channel.0))
    .bind(&place.locale)
    .bind(encode_id(place.organiser.0))
    // Nothing has changed them yet.
    .bind(event.progress().settings().to_json())
    .bind(event.secret().as_bytes().as_slice())
    .bind(i64::from(event.is_over()))
    .bind(i64::from(event.revision()))
    .bind(event.deadline().map(|deadline| deadline.0))
    .bind(i64::from(event.has_opened_check_in()))
    .bind(change.made_at.0)
    .execute(transaction)
    .await?;
    Ok(())
}

/// Saves the columns that change, if the stored event is still the one before the change.
async fn update(
    transaction: &mut Transaction,
    revision_before: u32,
    change: &EventChange<'_>,
) -> Result<()> {
    let event = change.after;
    let changed = query(concat!(
        "UPDATE events SET is_over = $3, revision = $4, deadline_ms = $5, ",
        "has_opened_check_in = $6, ended_ms = $7 WHERE id = $1 AND revision = $2",
    ))
    .bind(event.id().to_string())
    .bind(i64::from(revision_before))
    .bind(i64::from(event.is_over()))
    .bind(i64::from(event.revision()))
    .bind(event.deadline().map(|deadline| deadline.0))
    .bind(i64::from(event.has_opened_check_in()))
    .bind(event.is_over().then_some(change.made_at.0))
    .execute(transaction)
    .await?;
    if changed == 0 {
        return Err(Error::Conflict);
    }
    Ok(())
}

/// Reads the rows of an event.
async fn read(transaction: &mut Transaction, id: EventId) -> Result<Option<StoredEvent>> {
    let row = query(concat!(
        "SELECT guild_id, channel_id, locale, organiser_id, header, secret, revision, ",
        "has_opened_check_in FROM events WHERE id = $1",
    ))
    .bind(id.to_string())
    .fetch_optional(&mut *transaction)
    .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let corrupt =
        |error: claim_rules::record::LineError| Error::corrupt(format!("event {id}"), error);
    let lines: Vec<String> = query_scalar(LINES)
        .bind(id.to_string())
        .fetch_all(&mut *transaction)
        .await?;
    let lines = lines.iter().map(|line| TimedEventLine::parse(line));
    let people = query(concat!(
        "SELECT user_id, name, user_name, entropy FROM event_players ",
        "WHERE event_id = $1 ORDER BY number",
    ))
    .bind(id.to_string())
    .fetch_all(&mut *transaction)
    .await?;
    let matches = query(concat!(
        "SELECT match_id, round, table_number, leg FROM event_matches ",
        "WHERE event_id = $1 ORDER BY round, table_number, leg",
    ))
    .bind(id.to_string())
    .fetch_all(&mut *transaction)
    .await?;
    let secret: Vec<u8> = row.try_get("secret")?;
    let secret = <[u8; 32]>::try_from(secret);
    let wrong_secret = |_| Error::corrupt(format!("event {id}"), anyhow::anyhow!("no secret"));
    let header: String = row.try_get("header")?;
    let place = EventPlace {
        id,
        guild: GuildId(decode_id(row.try_get("guild_id")?)),
        channel: ChannelId(decode_id(row.try_get("channel_id")?)),
        locale: row.try_get("locale")?,
        organiser: UserId(decode_id(row.try_get("organiser_id")?)),
    };
    Ok(Some(StoredEvent {
        place,
        settings: EventSettings::parse(&header).map_err(corrupt)?,
        secret: Secret::from_bytes(secret.map_err(wrong_secret)?),
        lines: lines
            .collect::<std::result::Result<_, _>>()
            .map_err(corrupt)?,
        people: people.iter().map(person).collect::<Result<_>>()?,
        matches: matches.iter().map(running).collect::<Result<_>>()?,
        has_opened_check_in: decode_count(&row, "has_opened_check_in")? != 0,
        revision: decode_count(&row, "revision")?,
    }))
}

fn message(row: &Row) -> Result<EventMessage> {
    let message: Option<i64> = row.try_get("message_id")?;
    Ok(EventMessage {
        kind: row.try_get("kind")?,
        message: message.map(|it| MessageId(decode_id(it))),
        revision: decode_count(row, "revision")?,
    })
}

fn person(row: &Row) -> Result<Person> {
    Ok(Person {
        user: UserId(decode_id(row.try_get("user_id")?)),
        name: decode_name(row)?,
        entropy: row.try_get("entropy")?,
    })
}

fn running(row: &Row) -> Result<RunningMatch> {
    let id: String = row.try_get("match_id")?;
    let small =
        |column| Ok::<_, Error>(u8::try_from(decode_count(row, column)?).unwrap_or_default());
    Ok(RunningMatch {
        id: id
            .parse()
            .map_err(|error| Error::corrupt("a match of an event", error))?,
        round: small("round")?,
        table: small("table_number")?,
        leg: small("leg")?,
    })
}

fn parse_id(id: &str) -> Result<EventId> {
    id.parse()
        .map_err(|error| Error::corrupt("an event", error))
}
