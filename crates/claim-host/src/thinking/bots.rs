//! The bots' turns: the bot to act searches on a blocking thread, then acts. Searches are not
//! stored: after a restart the bot searches again.
//!
//! A turn may take many actions. Messages show it after the first one and when it is over, in at
//! most two edits: see [`Table::is_amid_bot_turn`].
//!
//! With N processors, at most N − 1 bots search at once, but at least one and at most four. They
//! share a fixed amount of memory, which leaves every hard bot its strength. Searches wait in one
//! queue, at most one per match. There is one solver, because its tables are large: bots, analyses
//! and puzzles take turns, one position at a time.

use std::cell::{Cell, OnceCell};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use claim_ai::bots::{Bot, TimeBudget, bytes_per_iteration};
use claim_ai::daily;
use claim_metrics::METRICS;
use claim_rules::{claim, claim_it, kingdoms};
use claim_table::{Command, Refusal, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tokio::time::Instant;

use super::Thinking;
use crate::matches::registry::Entry;
use crate::{BackgroundWork, CommandError, Environment};

/// The maximum memory of all bots' searches together, in bytes.
const MAX_TREE_BYTES: usize = 22_000_000;

/// The maximum number of bots that search at the same time: more of them would leave too little memory for a hard bot
/// to play at its level.
const MAX_SEARCHES: usize = 4;

/// The maximum duration of a bot's search, not counting the solver.
const SEARCH_TIME: Duration = Duration::from_millis(600);

/// How many bots search at the same time: each occupies a whole processor, and one is left for
/// everything else, analyses included.
pub(super) fn max_concurrent_searches(environment: &Environment) -> usize {
    let processors = environment.parallelism().saturating_sub(1);
    processors.clamp(1, MAX_SEARCHES)
}

/// How many iterations each of `searches` concurrent searches may have, so that all trees together stay below
/// [`MAX_TREE_BYTES`].
fn max_iterations(searches: usize) -> u32 {
    let per_iteration = [
        bytes_per_iteration::<claim::State>(),
        bytes_per_iteration::<claim_it::State>(),
        bytes_per_iteration::<kingdoms::State>(),
    ];
    let per_iteration = per_iteration.into_iter().max().unwrap_or(1);
    let iterations = MAX_TREE_BYTES / searches / per_iteration;
    u32::try_from(iterations).unwrap_or(u32::MAX)
}

impl Thinking {
    /// Waits for one of the bots' threads, to compute something for a person. `compute_permits` admits one such
    /// computation at a time to the bots' queue, so that a bot never waits for more than one of them.
    pub(super) async fn acquire_compute_permit(&self) -> impl Sized {
        // The semaphores are never closed.
        let first = self.shared.compute_permits.acquire().await;
        let permit = self.shared.bot_permits.acquire().await;
        (first, permit)
    }

    /// Starts the bot's turn in the background, if it is a bot's turn. The caller holds the lock of `table`.
    pub(crate) fn start_bot_turn(&self, entry: &Arc<Entry>, table: &Table) {
        let line = table.line_count();
        if table.bot_to_act().is_some() && entry.claim_bot_turn(line) {
            let (id, entry) = (entry.id, entry.clone());
            let supervisor = self.shared.matches.supervisor();
            supervisor.supervise(self, BackgroundWork::BotTurn, id, move |thinking: Self| {
                let entry = entry.clone();
                async move { thinking.act_as_bot(&entry, line).await }
            });
        }
    }

    /// Plays for the bot whose turn it is, unless the match has changed since its record had `line` lines.
    async fn act_as_bot(&self, entry: &Arc<Entry>, line: u32) -> Result<(), CommandError> {
        let table = self.shared.matches.lock_table(entry).await?.table.clone();
        if table.line_count() != line || table.bot_to_act().is_none() {
            return Ok(());
        }
        let pause = if table.is_amid_bot_turn() {
            Duration::ZERO
        } else {
            self.shared.bot_pause
        };
        let (command, ()) = tokio::join!(
            self.choose_bot_action(&table),
            self.shared.environment.clock().sleep(pause)
        );
        let _task = self.shared.tasks.token();
        match self.shared.matches.command(entry.id, command?).await {
            Ok(_) => self.shared.matches.present(entry.id),
            // The match has changed or ended in the meantime, perhaps by the same bot in another process.
            Err(CommandError::Refused(
                Refusal::Stale | Refusal::MatchOver | Refusal::NotYourTurn,
            )) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Searches for the action of the bot to act, after waiting for a permit.
    async fn choose_bot_action(&self, table: &Table) -> anyhow::Result<Command> {
        let to_act = table.bot_to_act().zip(table.dealt());
        let ((seat, level), dealt) = to_act.context("it is not a bot's turn")?;
        // A bot that has taken over a seat has no temperament.
        let character = table.seating().character(seat);
        let bot = character.map_or(Bot::Level(level), Bot::from);
        let view = dealt.state().view(seat);
        let contenders = dealt.contenders();
        let line = table.line_count();
        let is_tutorial = table.settings().is_tutorial;
        let settings = table.settings();
        let daily_secret = settings.daily.map(|_| settings.secret.clone());
        let solver = self.shared.solver.clone();
        // Matches get their permits in turn: the semaphore is a queue, in which each match waits at most
        // once, because its next search begins after this one's action is stored. It is never closed.
        let _permit = self.shared.bot_permits.acquire().await;
        // In a tutorial, the bot always answers the same play in the same way.
        let mut rng = if is_tutorial {
            ChaCha20Rng::seed_from_u64(line.into())
        } else {
            self.shared.environment.rng()
        };
        let steps = self.shared.environment.search_steps();
        let max_iterations = max_iterations(max_concurrent_searches(&self.shared.environment));
        let search = self.shared.environment.compute(move || {
            if let Some(secret) = daily_secret {
                // The number of the line that it writes.
                return daily::reply(&view, line as usize + 1, &secret, &solver);
            }
            // The time counts from the first check, because the search may have to wait for the solver
            // before.
            let (start, asked) = (OnceCell::new(), Cell::new(0));
            let has_time = || {
                asked.set(asked.get() + 1);
                asked.get() <= steps && start.get_or_init(Instant::now).elapsed() < SEARCH_TIME
            };
            let budget = TimeBudget::While {
                has_time: &has_time,
                max_iterations,
            };
            bot.act_among(&view, contenders, budget, &solver, &mut rng)
        });
        let begun = Instant::now();
        let found = search.await?;
        claim_metrics::observe(&METRICS.bot_search_time, begun.elapsed());
        let action = found.context("the bot found no action")?;
        Ok(Command::ActAsBot { line, action })
    }
}

#[cfg(test)]
mod tests {
    use claim_ai::bots::solver::{Limits, Solver};
    use claim_ai::bots::{LEARNED_BYTES, MAX_HARD_ITERATIONS};
    use claim_ai::{analysis, puzzle};

    use super::*;

    #[test]
    fn all_computations_together_stay_within_64_megabytes() {
        let solver = Limits::default().table_bytes + Solver::MAX_OTHER_BYTES;
        // One analysis, one first look, and one puzzle or match played on at the same time, see `acquire_compute_permit`.
        let for_people = analysis::MAX_BYTES + puzzle::MAX_BYTES;
        for searches in 1..=MAX_SEARCHES {
            let iterations = max_iterations(searches) as usize;
            let trees = searches * iterations * bytes_per_iteration::<kingdoms::State>();
            let all = trees + solver + for_people + LEARNED_BYTES;
            assert!(all <= 64_000_000, "{searches} searches: {all}");
        }
    }

    #[test]
    fn memory_leaves_a_hard_bot_its_strength() {
        let iterations = max_iterations(MAX_SEARCHES);
        assert!(iterations > MAX_HARD_ITERATIONS, "{iterations}");
    }
}
