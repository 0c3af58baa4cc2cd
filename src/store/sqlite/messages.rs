//! The table `messages`.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::columns::{decode_id, encode_id};
use super::database::SqliteStore;
use crate::ids::{ChannelId, MatchId, MessageId};
use crate::store::error::Result;
use crate::store::messages::{Audience, MessageState, MessageStore, Placement};
use crate::timestamp::Timestamp;

#[async_trait]
impl MessageStore for SqliteStore {
    async fn save_message(&self, match_id: MatchId, state: &MessageState) -> Result<()> {
        let (mut message, mut reply) = (None, None);
        match &state.placement {
            Placement::Message(channel, id) => message = Some((channel, id)),
            Placement::EphemeralReply { token, expires_at } => reply = Some((token, expires_at)),
            Placement::None => {}
        }
        sqlx::query(concat!(
            "INSERT INTO messages (match_id, audience, channel_id, message_id, token, ",
            "token_until_ms, revision, posted_lines, posting_nonce, retired_channel_id, ",
            "retired_message_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ",
            "ON CONFLICT (match_id, audience) DO UPDATE SET channel_id = excluded.channel_id, ",
            "message_id = excluded.message_id, token = excluded.token, ",
            "token_until_ms = excluded.token_until_ms, revision = excluded.revision, ",
            "posted_lines = excluded.posted_lines, posting_nonce = excluded.posting_nonce, ",
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
        .bind(state.posting.as_ref())
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
        posting: row.try_get("posting_nonce")?,
        superseded: message_at("retired_channel_id", "retired_message_id")?,
    })
}
