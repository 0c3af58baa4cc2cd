//! The table `messages`.

use async_trait::async_trait;
use claim_table::desk::{MessageKind, MessageState, Placement};
use claim_table::ids::{ChannelId, MatchId, MessageId};
use claim_table::timestamp::Timestamp;

use crate::error::{Error, Result};
use crate::messages::{MessageStore, kind_of, number_of};
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, encode_id};
use crate::sql::statements::query::{Query, query, query_scalar};
use crate::sql::statements::row::Row;

#[async_trait]
impl MessageStore for SqlStore {
    async fn save_message(
        &self,
        match_id: MatchId,
        before: Option<&MessageState>,
        state: &MessageState,
    ) -> Result<()> {
        let id = match_id.to_string();
        let save = match before {
            None => query(concat!(
                "INSERT INTO messages (match_id, kind, channel_id, message_id, token, ",
                "token_until_ms, revision, posted_at_line, posting_nonce, superseded_channel_id, ",
                "superseded_message_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            )),
            Some(_) => query(concat!(
                "UPDATE messages SET channel_id = $3, message_id = $4, token = $5, ",
                "token_until_ms = $6, revision = $7, posted_at_line = $8, posting_nonce = $9, ",
                "superseded_channel_id = $10, superseded_message_id = $11 ",
                "WHERE match_id = $1 AND kind = $2 AND channel_id IS NOT DISTINCT FROM $12 ",
                "AND message_id IS NOT DISTINCT FROM $13 AND token IS NOT DISTINCT FROM $14 ",
                "AND token_until_ms IS NOT DISTINCT FROM $15 AND revision = $16 ",
                "AND posted_at_line = $17 AND posting_nonce IS NOT DISTINCT FROM $18 ",
                "AND superseded_channel_id IS NOT DISTINCT FROM $19 ",
                "AND superseded_message_id IS NOT DISTINCT FROM $20",
            )),
        };
        let save = save.bind(id).bind(number_of(state.kind));
        let save = bind_columns(save, state);
        let save = match before {
            None => save,
            Some(before) => bind_columns(save, before),
        };
        if save.execute(&self.pool).await? == 0 {
            return Err(Error::Conflict);
        }
        // Meanwhile, another process may have ended the match and brought all other messages up to
        // date.
        query(concat!(
            "INSERT INTO unpresented (match_id) SELECT id FROM matches ",
            "WHERE id = $1 AND stage IN ('over', 'cancelled', 'expired') AND revision > $2 ",
            "ON CONFLICT DO NOTHING",
        ))
        .bind(match_id.to_string())
        .bind(state.revision)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn match_of_thread(
        &self,
        channel: ChannelId,
        thread: ChannelId,
    ) -> Result<Option<MatchId>> {
        let id: Option<String> = query_scalar(concat!(
            "SELECT matches.id FROM matches JOIN messages ON messages.match_id = matches.id ",
            "WHERE matches.channel_id = $1 AND matches.stage = 'running' ",
            "AND messages.kind = $2 AND messages.channel_id = $3",
        ))
        .bind(encode_id(channel.0))
        .bind(number_of(MessageKind::Thread))
        .bind(encode_id(thread.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(id.and_then(|text| text.parse().ok()))
    }
}

/// Binds the nine columns of a state.
fn bind_columns(query: Query, state: &MessageState) -> Query {
    let (mut message, mut reply) = (None, None);
    match &state.placement {
        Placement::Message(channel, id) => message = Some((channel, id)),
        Placement::EphemeralReply { token, expires_at } => reply = Some((token, expires_at)),
        Placement::None => {}
    }
    query
        .bind(message.map(|(channel, _)| encode_id(channel.0)))
        .bind(message.map(|(_, message)| encode_id(message.0)))
        .bind(reply.map(|(token, _)| token.clone()))
        .bind(reply.map(|(_, expires_at)| expires_at.0))
        .bind(state.revision)
        .bind(i64::from(state.posted_at_line))
        .bind(state.posting.clone())
        .bind(state.superseded.map(|(channel, _)| encode_id(channel.0)))
        .bind(state.superseded.map(|(_, message)| encode_id(message.0)))
}

/// Parses a row of the table `messages`.
pub(in crate::sql) fn parse_message(row: &Row) -> anyhow::Result<MessageState> {
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
    let kind = row.try_get("kind")?;
    Ok(MessageState {
        kind: kind_of(kind).ok_or_else(|| anyhow::anyhow!("unknown kind of message {kind}"))?,
        placement,
        revision: row.try_get("revision")?,
        posted_at_line: u32::try_from(row.try_get::<i64, _>("posted_at_line")?)?,
        posting: row.try_get("posting_nonce")?,
        superseded: message_at("superseded_channel_id", "superseded_message_id")?,
    })
}
