//! A message of a match that a reply is going to show: held from before the match changes until the store
//! notes what it shows, so that the presenter cannot overwrite it with something older.

use claim_host::{CommandError, MessageGuard};
use claim_screens::Screen;
use claim_table::Table;
use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;

use super::{Delivery, Reply, ShownMessage};
use crate::interactions::context::Context;

/// A message that is locked, so that nothing else edits it. The only way to get the screen of a message.
#[derive(Debug)]
pub(crate) struct HeldMessage {
    id: MatchId,
    kind: MessageKind,
    /// `None` if the match is over, or if the presenter has kept the lock for too long; the presenter then updates
    /// the message again.
    guard: Option<MessageGuard>,
}

/// The screen of a message, which a reply shows.
#[derive(Debug)]
pub(crate) struct HeldScreen {
    screen: Screen,
    shown: Option<ShownMessage>,
    update_after: Option<(MatchId, MessageKind)>,
}

impl HeldMessage {
    /// Waits for the lock of the message.
    pub(crate) async fn new(ctx: &Context<'_>, id: MatchId, kind: MessageKind) -> Self {
        Self {
            id,
            kind,
            guard: ctx.host.messages().lock_message(id, kind).await,
        }
    }

    /// The screen of the message for `table`, which must have been read while the message was locked.
    pub(crate) async fn show(
        self,
        ctx: &Context<'_>,
        table: Table,
    ) -> Result<HeldScreen, CommandError> {
        let screen = ctx.host.screens().screen(&table, self.kind).await?;
        Ok(self.showing(screen, table))
    }

    /// As [`Self::show`], for a hand with the steps of an action chosen so far.
    pub(crate) async fn show_steps(
        self,
        ctx: &Context<'_>,
        table: Table,
        chosen: &str,
    ) -> Result<HeldScreen, CommandError> {
        let screen = match self.kind {
            MessageKind::Hand(seat) => ctx.host.screens().hand_screen(&table, seat, chosen).await?,
            kind => ctx.host.screens().screen(&table, kind).await?,
        };
        Ok(self.showing(screen, table))
    }

    fn showing(self, screen: Screen, table: Table) -> HeldScreen {
        let table = Box::new(table);
        let is_held = self.guard.is_some();
        HeldScreen {
            screen,
            update_after: (!is_held).then_some((self.id, self.kind)),
            shown: self.guard.map(|guard| ShownMessage {
                table,
                guard,
                replaces_older: false,
            }),
        }
    }
}

impl HeldScreen {
    /// The reply that shows the screen. After its delivery, the store records that the message is current.
    pub(crate) fn reply(self, delivery: Delivery) -> Reply {
        Reply {
            screen: self.screen,
            delivery,
            shown: self.shown,
            update_after: self.update_after,
            followed: None,
        }
    }
}
