//! A message of a match that a reply is going to show: held from before the match changes until the store
//! notes what it shows, so that the presenter cannot overwrite it with something older.

use super::application::Application;
use super::reply::{Delivery, Reply};
use crate::host::{CommandError, MessageGuard};
use crate::ids::MatchId;
use crate::store::Audience;
use crate::table::Table;
use crate::ui::Screen;

/// A message that is edited by nothing else meanwhile. The only way to the screen of a message.
#[derive(Debug)]
pub(super) struct HeldMessage {
    id: MatchId,
    audience: Audience,
    /// None if the match is over, or the presenter keeps the message for too long. It then updates it
    /// again.
    guard: Option<MessageGuard>,
}

/// The screen of a message, which a reply shows.
#[derive(Debug)]
pub(super) struct HeldScreen {
    screen: Screen,
    shown: Option<Shown>,
    unheld: Option<(MatchId, Audience)>,
}

/// A message that a reply has brought up to date with a table.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) table: Box<Table>,
    pub(super) guard: MessageGuard,
}

impl HeldMessage {
    /// Waits until the message is free.
    pub(super) async fn new(app: &Application, id: MatchId, audience: Audience) -> Self {
        Self {
            id,
            audience,
            guard: app.host.lock_message(id, audience).await,
        }
    }

    /// The message as the table is, which was read after the message was held.
    pub(super) async fn show(
        self,
        app: &Application,
        table: Table,
    ) -> Result<HeldScreen, CommandError> {
        let screen = app.host.screen(&table, self.audience).await?;
        Ok(self.showing(screen, table))
    }

    /// The same for a hand, with the steps of an action chosen so far.
    pub(super) async fn show_steps(
        self,
        app: &Application,
        table: Table,
        chosen: &str,
    ) -> Result<HeldScreen, CommandError> {
        let screen = match self.audience {
            Audience::Hand(seat) => app.host.hand_screen(&table, seat, chosen).await?,
            audience => app.host.screen(&table, audience).await?,
        };
        Ok(self.showing(screen, table))
    }

    fn showing(self, screen: Screen, table: Table) -> HeldScreen {
        let table = Box::new(table);
        let is_held = self.guard.is_some();
        HeldScreen {
            screen,
            unheld: (!is_held).then_some((self.id, self.audience)),
            shown: self.guard.map(|guard| Shown { table, guard }),
        }
    }
}

impl HeldScreen {
    /// The reply that shows the screen. The store notes it when it has been delivered.
    pub(super) fn reply(self, delivery: Delivery) -> Reply {
        Reply {
            screen: self.screen,
            delivery,
            shown: self.shown,
            unheld: self.unheld,
        }
    }
}
