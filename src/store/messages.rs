//! The messages of matches: where each one is and which state it shows.

use claim_rules::cards::Seat;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::columns::{decode_id, encode_id};
use super::database::Store;
use super::error::Result;
use crate::ids::{ChannelId, MatchId, MessageId};
use crate::timestamp::Timestamp;

/// Who a message of a match is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// The player of one seat: their hand.
    Hand(Seat),
    /// Everyone in the channel, before anyone can join: the fingerprint of the match's secret, in
    /// a message that is never edited.
    Fingerprint,
    /// Everyone in the channel.
    Public,
    /// The player of a seat who does not accept direct messages: mentioned in the channel when
    /// it is their turn.
    Mention(Seat),
}

impl Audience {
    /// The stored numbers of mentions start here; those of hands start at 1.
    const FIRST_MENTION: u8 = 11;

    /// The stored number of the fingerprint, after those of the mentions.
    const FINGERPRINT: u8 = 21;

    /// All audiences that a match of that many players can have: hands, the fingerprint, the
    /// public, mentions.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        let mentions = Seat::of(players).map(Self::Mention);
        Seat::of(players)
            .map(Self::Hand)
            .chain([Self::Fingerprint, Self::Public])
            .chain(mentions)
    }

    fn number(self) -> i64 {
        let number = match self {
            Self::Public => 0,
            Self::Hand(seat) => 1 + seat as u8,
            Self::Fingerprint => Self::FINGERPRINT,
            Self::Mention(seat) => Self::FIRST_MENTION + seat as u8,
        };
        i64::from(number)
    }

    fn from_number(number: i64) -> Option<Self> {
        match u8::try_from(number).ok()? {
            0 => Some(Self::Public),
            Self::FINGERPRINT => Some(Self::Fingerprint),
            number if number < Self::FIRST_MENTION => {
                Seat::from_index(usize::from(number) - 1).map(Self::Hand)
            }
            number => {
                Seat::from_index(usize::from(number - Self::FIRST_MENTION)).map(Self::Mention)
            }
        }
    }
}

/// Where a message is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A message in a channel, or in direct messages.
    Message(ChannelId, MessageId),
    /// An ephemeral reply to an interaction, which can be edited while the token is valid.
    EphemeralReply {
        /// The interaction token. It authorises edits in the bot's name, so it is never logged.
        token: String,
        /// When the token expires.
        expires_at: Timestamp,
    },
    /// No message: it cannot be delivered, or is not needed.
    None,
}

/// The state of a message of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageState {
    /// Who the message is for.
    pub audience: Audience,
    /// Where the message is.
    pub placement: Placement,
    /// The revision of the table that the message shows.
    pub revision: u32,
    /// The number of lines that the record had when the message was posted. Only posting notifies
    /// the reader; later edits do not.
    pub posted_at_line: u32,
    /// The message that this one has replaced and that still has to be deleted.
    pub superseded: Option<(ChannelId, MessageId)>,
}

impl MessageState {
    /// Channel and id, if it is a message in a channel or in direct messages.
    #[must_use]
    pub const fn message(&self) -> Option<(ChannelId, MessageId)> {
        match &self.placement {
            Placement::Message(channel, message) => Some((*channel, *message)),
            Placement::EphemeralReply { .. } | Placement::None => None,
        }
    }
}

impl Store {
    /// Stores the state of a message.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the database fails.
    pub async fn save_message(&self, match_id: MatchId, state: &MessageState) -> Result<()> {
        let (mut message, mut reply) = (None, None);
        match &state.placement {
            Placement::Message(channel, id) => message = Some((channel, id)),
            Placement::EphemeralReply { token, expires_at } => reply = Some((token, expires_at)),
            Placement::None => {}
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
        .bind(state.audience.number())
        .bind(message.map(|(channel, _)| encode_id(channel.0)))
        .bind(message.map(|(_, message)| encode_id(message.0)))
        .bind(reply.map(|(token, _)| token))
        .bind(reply.map(|(_, expires_at)| expires_at.0))
        .bind(i64::from(state.revision))
        .bind(i64::from(state.posted_at_line))
        .bind(state.superseded.map(|(channel, _)| encode_id(channel.0)))
        .bind(state.superseded.map(|(_, message)| encode_id(message.0)))
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Parses a row of the table `messages`.
pub(super) fn parse_message(row: &SqliteRow) -> anyhow::Result<MessageState> {
    let optional = |column| row.try_get::<Option<i64>, _>(column);
    let message_at = |channel, message| -> sqlx::Result<_> {
        let ids = optional(channel)?.zip(optional(message)?);
        Ok(ids.map(|(channel, message)| {
            (ChannelId(decode_id(channel)), MessageId(decode_id(message)))
        }))
    };
    let token: Option<String> = row.try_get("token")?;
    let placement = match (
        message_at("channel_id", "message_id")?,
        token,
        optional("token_until_ms")?,
    ) {
        (Some((channel, message)), ..) => Placement::Message(channel, message),
        (None, Some(token), Some(expires_at)) => Placement::EphemeralReply {
            token,
            expires_at: Timestamp(expires_at),
        },
        _ => Placement::None,
    };
    let audience = row.try_get("audience")?;
    Ok(MessageState {
        audience: Audience::from_number(audience)
            .ok_or_else(|| anyhow::anyhow!("unknown audience {audience}"))?,
        placement,
        revision: u32::try_from(row.try_get::<i64, _>("revision")?)?,
        posted_at_line: u32::try_from(row.try_get::<i64, _>("posted_lines")?)?,
        superseded: message_at("retired_channel_id", "retired_message_id")?,
    })
}
