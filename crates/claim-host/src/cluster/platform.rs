//! What the host asks the chat platform apart from delivering messages: the part of a [`Messenger`] that does not
//! depend on its type.

use std::fmt;
use std::time::Duration;

use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use futures::FutureExt;
use futures::future::BoxFuture;

use crate::{DeliveryError, Messenger};

/// See the methods of [`Messenger`] of the same names.
pub(crate) trait Platform: Send + Sync {
    /// See [`Messenger::is_answering`].
    fn is_answering(&self) -> BoxFuture<'_, bool>;

    /// See [`Messenger::silence`].
    fn silence(&self) -> Duration;

    /// See [`Messenger::share_limits`].
    fn share_limits(&self, processes: usize);

    /// See [`Messenger::is_member`].
    fn is_member(&self, guild: GuildId, user: UserId)
    -> BoxFuture<'_, Result<bool, DeliveryError>>;

    /// See [`Messenger::link`].
    fn link(&self, guild: Option<GuildId>, channel: ChannelId, message: MessageId) -> String;

    /// See [`Messenger::parent_of`].
    fn parent_of(
        &self,
        channel: ChannelId,
    ) -> BoxFuture<'_, Result<Option<ChannelId>, DeliveryError>>;
}

impl<M: Messenger> Platform for M {
    fn is_answering(&self) -> BoxFuture<'_, bool> {
        Messenger::is_answering(self).boxed()
    }

    fn silence(&self) -> Duration {
        Messenger::silence(self)
    }

    fn share_limits(&self, processes: usize) {
        Messenger::share_limits(self, processes);
    }

    fn is_member(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> BoxFuture<'_, Result<bool, DeliveryError>> {
        Messenger::is_member(self, guild, user).boxed()
    }

    fn link(&self, guild: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        Messenger::link(self, guild, channel, message)
    }

    fn parent_of(
        &self,
        channel: ChannelId,
    ) -> BoxFuture<'_, Result<Option<ChannelId>, DeliveryError>> {
        Messenger::parent_of(self, channel).boxed()
    }
}

impl fmt::Debug for dyn Platform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Platform")
    }
}
