//! Messages: what is shown where, and how far it is up to date.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, id, snowflake};
use crate::cards::Seat;
use crate::ids::{ChannelId, MatchId, MessageId};
use crate::time::Timestamp;

/// Whom a message of a match is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// One seat alone: its hand.
    Hand(Seat),
    /// Everybody in the channel.
    Everybody,
    /// A seat whose direct messages are closed, called in the channel when it is to act.
    Call(Seat),
}

impl Audience {
    /// Where the numbers of calls begin; those of hands begin at 1.
    const FIRST_CALL: u8 = 11;

    /// Whom a match of so many players may have messages for: hands, everybody, calls.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        let calls = Seat::of(players).map(Self::Call);
        Seat::of(players)
            .map(Self::Hand)
            .chain([Self::Everybody])
            .chain(calls)
    }

    fn number(self) -> i64 {
        let number = match self {
            Self::Everybody => 0,
            Self::Hand(seat) => 1 + seat as u8,
            Self::Call(seat) => Self::FIRST_CALL + seat as u8,
        };
        i64::from(number)
    }

    fn from_number(number: i64) -> Option<Self> {
        match u8::try_from(number).ok()? {
            0 => Some(Self::Everybody),
            number if number < Self::FIRST_CALL => {
                Seat::from_index(usize::from(number) - 1).map(Self::Hand)
            }
            number => Seat::from_index(usize::from(number - Self::FIRST_CALL)).map(Self::Call),
        }
    }
}

/// Where a message is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A message in a channel or in direct messages.
    Message(ChannelId, MessageId),
    /// An answer only its reader sees, which can be changed by its token until then.
    Answer {
        /// The token: whoever has it can write in the bot's name.
        token: String,
        /// When it ends to be of use.
        until: Timestamp,
    },
    /// Nowhere: it cannot be shown, or need not be.
    Nowhere,
}

/// A message of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Whom it is for.
    pub audience: Audience,
    /// Where it is.
    pub place: Place,
    /// The revision of the table that it shows.
    pub revision: u32,
    /// How many lines the record had when it was posted anew, which notified its reader.
    pub posted: u32,
    /// The message it replaced, until that one is deleted.
    pub retired: Option<(ChannelId, MessageId)>,
}

impl Shown {
    /// The message, if it is one.
    #[must_use]
    pub const fn message(&self) -> Option<(ChannelId, MessageId)> {
        match &self.place {
            Place::Message(channel, message) => Some((*channel, *message)),
            Place::Answer { .. } | Place::Nowhere => None,
        }
    }
}

impl Store {
    /// Remembers a message of a match.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_shown(&self, match_id: MatchId, shown: &Shown) -> sqlx::Result<()> {
        let (mut message, mut answer) = (None, None);
        match &shown.place {
            Place::Message(channel, id) => message = Some((channel, id)),
            Place::Answer { token, until } => answer = Some((token, until)),
            Place::Nowhere => {}
        }
        sqlx::query(concat!(
            "INSERT INTO messages (match_id, audience, channel_id, message_id, token, ",
            "token_until_ms, revision, posted_lines, retired_channel_id, retired_message_id) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ",
            "ON CONFLICT (match_id, audience) DO UPDATE SET channel_id = excluded.channel_id, ",
            "message_id = excluded.message_id, token = excluded.token, ",
            "token_until_ms = excluded.token_until_ms, revision = excluded.revision, ",
            "posted_lines = excluded.posted_lines, ",
            "retired_channel_id = excluded.retired_channel_id, ",
            "retired_message_id = excluded.retired_message_id",
        ))
        .bind(match_id.to_string())
        .bind(shown.audience.number())
        .bind(message.map(|(channel, _)| id(channel.0)))
        .bind(message.map(|(_, message)| id(message.0)))
        .bind(answer.map(|(token, _)| token))
        .bind(answer.map(|(_, until)| until.0))
        .bind(i64::from(shown.revision))
        .bind(i64::from(shown.posted))
        .bind(shown.retired.map(|(channel, _)| id(channel.0)))
        .bind(shown.retired.map(|(_, message)| id(message.0)))
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

pub(super) fn shown_from(row: &SqliteRow) -> anyhow::Result<Shown> {
    let optional = |column| row.try_get::<Option<i64>, _>(column);
    let pair = |channel, message| -> sqlx::Result<_> {
        Ok(optional(channel)?
            .zip(optional(message)?)
            .map(|(channel, message)| {
                (ChannelId(snowflake(channel)), MessageId(snowflake(message)))
            }))
    };
    let token: Option<String> = row.try_get("token")?;
    let place = match (
        pair("channel_id", "message_id")?,
        token,
        optional("token_until_ms")?,
    ) {
        (Some((channel, message)), ..) => Place::Message(channel, message),
        (None, Some(token), Some(until)) => Place::Answer {
            token,
            until: Timestamp(until),
        },
        _ => Place::Nowhere,
    };
    let audience = row.try_get("audience")?;
    Ok(Shown {
        audience: Audience::from_number(audience)
            .ok_or_else(|| anyhow::anyhow!("no audience has the number {audience}"))?,
        place,
        revision: u32::try_from(row.try_get::<i64, _>("revision")?)?,
        posted: u32::try_from(row.try_get::<i64, _>("posted_lines")?)?,
        retired: pair("retired_channel_id", "retired_message_id")?,
    })
}
