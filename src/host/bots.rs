//! The bots' turns: the bot to act searches on a blocking thread, then acts. Searches are not stored:
//! after a restart the bot searches again.
//!
//! A turn may take many actions. Messages show it after the first one and when it is over, in at most
//! two edits: see [`Table::is_amid_bot_turn`].

use std::time::{Duration, Instant};

use claim_ai::bots::{Bot, TimeBudget};
use rand::SeedableRng;
use rand::rand_core::UnwrapErr;
use rand::rngs::{ChaCha20Rng, SysRng};

use super::{CommandError, Host, Messenger};
use crate::table::{Command, Refusal, Table};

/// The longest time a bot may search.
const SEARCH_TIME: Duration = Duration::from_millis(600);

impl<M: Messenger> Host<M> {
    /// Lets the bot act in the background, if it is a bot's turn.
    pub(super) fn spawn_bot_turn(&self, table: &Table) {
        if table.bot_to_act().is_some() {
            tokio::spawn(self.clone().act_as_bot(table.clone()));
        }
    }

    /// Resumes every match where it stands: plays what is forced, and starts the turns of bots.
    pub(super) async fn resume_turns(&self) {
        for (id, entry) in self.shared.registry.all() {
            self.spawn_bot_turn(&*entry.table.lock().await);
            if let Err(error) = self.play_newly_forced(id, &entry).await {
                tracing::error!(%id, ?error, "a forced play failed");
            }
        }
    }

    async fn act_as_bot(self, table: Table) {
        let id = table.id();
        let pause = if table.is_amid_bot_turn() {
            Duration::ZERO
        } else {
            self.shared.bot_pause
        };
        let due = self.now() + pause;
        let (command, ()) = tokio::join!(
            self.choose_bot_action(&table),
            self.shared.clock.sleep_until(due)
        );
        let Some(command) = command else {
            tracing::error!(%id, "bot returned no action");
            return;
        };
        let _task = self.shared.tasks.token();
        match self.command(id, command).await {
            Ok(_) => self.present(id),
            // The match went on or ended in the meantime.
            Err(CommandError::Refused(Refusal::Stale | Refusal::MatchOver)) => {}
            Err(error) => tracing::error!(%id, ?error, "a bot's action failed"),
        }
    }

    /// The command of the bot to act. Waits for a permit first.
    async fn choose_bot_action(&self, table: &Table) -> Option<Command> {
        let (seat, level) = table.bot_to_act()?;
        let view = table.dealt()?.state().view(seat);
        let line = table.line_count();
        let is_tutorial = table.settings().is_tutorial;
        // The semaphore is never closed.
        let _permit = self.shared.bot_permits.acquire().await;
        let search = tokio::task::spawn_blocking(move || {
            // In a tutorial, the same play by the person gets the same answer.
            let mut rng = if is_tutorial {
                ChaCha20Rng::seed_from_u64(line.into())
            } else {
                ChaCha20Rng::from_rng(&mut UnwrapErr(SysRng))
            };
            let start = Instant::now();
            let has_time = || start.elapsed() < SEARCH_TIME;
            Bot::Search(level).act(&view, TimeBudget::While(&has_time), &mut rng)
        });
        let action = search.await.ok().flatten()?;
        Some(Command::ActAsBot { line, action })
    }
}
