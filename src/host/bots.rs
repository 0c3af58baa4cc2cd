//! The bots' turns: whenever a bot is to act it thinks, off the async threads, and acts. Nothing
//! waits in memory for it: after a restart it thinks again.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rand_core::UnwrapErr;
use rand::rngs::{ChaCha20Rng, SysRng};

use super::{Denied, Front, Host};
use crate::bots::{Bot, Patience};
use crate::table::{Command, Table};

/// How long a bot thinks at most, so that it answers within a second.
const THINKING: Duration = Duration::from_millis(600);

impl<F: Front> Host<F> {
    /// Lets the bot act whose turn it is at a table, if it is one's, after a humane moment.
    pub(super) fn let_bot_act(&self, table: &Table) {
        if table.bot_to_act().is_some() {
            tokio::spawn(self.clone().act_as_bot(table.clone()));
        }
    }

    async fn act_as_bot(self, table: Table) {
        let id = table.id();
        let due = self.now().after(self.shared.bot_pause);
        let (thought, ()) = tokio::join!(self.think(&table), self.shared.clock.sleep_until(due));
        let Some(command) = thought else {
            tracing::error!(%id, "a bot knows nothing to do");
            return;
        };
        let _work = self.shared.work.begin();
        match self.command(id, command).await {
            Ok(_) => self.present(id),
            // The match was given up, or ended, meanwhile.
            Err(Denied::Refused(_)) => {}
            Err(denied) => tracing::error!(%id, ?denied, "a bot could not act"),
        }
    }

    /// What the bot to act wants to do, thought out by as many at a time as there are permits.
    async fn think(&self, table: &Table) -> Option<Command> {
        let (seat, level) = table.bot_to_act()?;
        let view = table.dealt()?.state().view(seat);
        // The semaphore is never closed.
        let _permit = self.shared.thinkers.acquire().await;
        let thinking = tokio::task::spawn_blocking(move || {
            let mut rng = ChaCha20Rng::from_rng(&mut UnwrapErr(SysRng));
            let start = Instant::now();
            let has_time = || start.elapsed() < THINKING;
            Bot::of(level).act(&view, Patience::While(&has_time), &mut rng)
        });
        let action = thinking.await.ok().flatten()?;
        let line = table.line_count();
        Some(Command::ActAsBot { line, action })
    }

    /// Lets every bot act whose turn it is.
    pub(super) async fn let_bots_act(&self) {
        for (_, entry) in self.shared.registry.all() {
            let table = entry.table.lock().await;
            self.let_bot_act(&table);
        }
    }
}
