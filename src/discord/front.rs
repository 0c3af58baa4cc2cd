//! Discord as the host's [`Front`]: messages posted, changed and deleted, and what its errors mean.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{Http, HttpError, StatusCode};

use super::message;
use crate::host::{Destination, Front, Trouble};
use crate::ids::{ChannelId, MessageId};
use crate::ui::Screen;

/// How long a request may take before it counts as failed.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// How long to wait after a 429: only where serenity's own rate limiter is off, which else knows.
const BUSY_WAIT: Duration = Duration::from_millis(500);

/// Discord, as far as messages go.
#[derive(Clone, Debug)]
pub struct Discord {
    http: Arc<Http>,
}

impl Discord {
    /// Discord by that client.
    #[must_use]
    pub const fn new(http: Arc<Http>) -> Self {
        Self { http }
    }

    /// The channel of somebody's direct messages.
    async fn direct_messages(&self, user: u64) -> Result<serenity::all::ChannelId, Trouble> {
        let recipient = serde_json::json!({ "recipient_id": user.to_string() });
        Ok(bounded(self.http.create_private_channel(&recipient))
            .await?
            .id)
    }
}

impl Front for Discord {
    async fn show(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
    ) -> Result<(ChannelId, MessageId), Trouble> {
        let channel = match destination {
            Destination::Channel(channel) => serenity::all::ChannelId::new(channel.0),
            Destination::Person(user) => self.direct_messages(user.0).await?,
        };
        let new = message::new_message(screen, nonce);
        let posted = bounded(channel.send_message(&*self.http, new)).await?;
        Ok((ChannelId(channel.get()), MessageId(posted.id.get())))
    }

    async fn replace(
        &self,
        channel: ChannelId,
        message: MessageId,
        screen: &Screen,
    ) -> Result<(), Trouble> {
        let channel = serenity::all::ChannelId::new(channel.0);
        bounded(channel.edit_message(&*self.http, message.0, message::edit(screen))).await?;
        Ok(())
    }

    async fn replace_answer(&self, token: &str, screen: &Screen) -> Result<(), Trouble> {
        let edit = message::edit_answer(screen);
        bounded(
            self.http
                .edit_original_interaction_response(token, &edit, Vec::new()),
        )
        .await?;
        Ok(())
    }

    async fn take_away(&self, channel: ChannelId, message: MessageId) -> Result<(), Trouble> {
        bounded(
            self.http
                .delete_message(channel.0.into(), message.0.into(), None),
        )
        .await
    }
}

/// A request that may not take forever.
pub(super) async fn bounded<T>(
    request: impl Future<Output = serenity::Result<T>>,
) -> Result<T, Trouble> {
    match tokio::time::timeout(REQUEST_TIMEOUT, request).await {
        Ok(answer) => answer.map_err(|error| trouble(&error)),
        Err(elapsed) => Err(Trouble::Failed(elapsed.into())),
    }
}

/// What an error of Discord's means for whoever wanted to show something.
fn trouble(error: &serenity::Error) -> Trouble {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        // Without its address, which may carry an interaction's token.
        let what = match error {
            serenity::Error::Http(HttpError::Request(_)) => "the request did not get through",
            serenity::Error::Http(_) => "the request could not be made",
            serenity::Error::Json(_) => "the answer could not be read",
            _ => "the message could not be made",
        };
        return Trouble::Failed(anyhow::anyhow!("{what}"));
    };
    match response.error.code {
        50007 => return Trouble::DirectMessagesClosed,
        // Unknown message, unknown webhook, unknown interaction, dead token.
        10008 | 10015 | 10062 | 50027 => return Trouble::MessageGone,
        // Unknown channel or server, no access, no permission, archived thread.
        10003 | 10004 | 50001 | 50013 | 50083 => return Trouble::PlaceClosed,
        _ => {}
    }
    match response.status_code {
        StatusCode::TOO_MANY_REQUESTS => Trouble::Busy(BUSY_WAIT),
        status => {
            let code = response.error.code;
            Trouble::Failed(anyhow::anyhow!(
                "{status}, code {code}: {}",
                response.error.message
            ))
        }
    }
}
