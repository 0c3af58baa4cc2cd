//! The daily puzzles and the ranking of solvers.

use std::cmp::Reverse;
use std::collections::btree_map::Entry;

use async_trait::async_trait;
use claim_ai::puzzle::{Day, PuzzleStats};
use claim_store::{Error, Page, PuzzleAnswer, PuzzleStore, Result, SolverRow, StoredPuzzle};
use claim_table::ids::{GuildId, UserId};

use super::{Data, MemoryStore, page};

/// A person's statistics.
#[derive(Clone, Debug, Default)]
pub(super) struct Solver {
    /// The statistics; the streak is that of the last answer.
    stats: PuzzleStats,
    /// The day of the last correct answer.
    last_solved: Option<Day>,
}

impl Solver {
    fn add(&mut self, answer: &PuzzleAnswer) {
        let stats = &mut self.stats;
        stats.answered += 1;
        if answer.is_solved {
            let extends_streak = self
                .last_solved
                .is_some_and(|last| last.0 + 1 == answer.day.0);
            stats.solved += 1;
            stats.streak = if extends_streak { stats.streak + 1 } else { 1 };
            stats.best_streak = stats.best_streak.max(stats.streak);
            self.last_solved = Some(answer.day);
        } else {
            stats.streak = 0;
        }
    }

    /// The statistics as of `today`: a streak lasts while today's puzzle may still be solved.
    pub(super) fn stats(&self, today: Day) -> PuzzleStats {
        let lasts = self.last_solved.is_some_and(|last| last.0 + 1 >= today.0);
        PuzzleStats {
            streak: if lasts { self.stats.streak } else { 0 },
            ..self.stats
        }
    }
}

impl Data {
    /// The row, without the rank, of a user who has answered a puzzle in a server.
    fn solver_row(&self, guild: GuildId, today: Day, user: UserId) -> Option<SolverRow> {
        let name = self.guild_solvers.get(&(guild, user))?;
        Some(SolverRow {
            rank: 0,
            user,
            name: name.clone(),
            today: self.answers.get(&(today, user)).map(|it| it.is_solved),
            stats: self.solvers.get(&user)?.stats(today),
        })
    }
}

#[async_trait]
impl PuzzleStore for MemoryStore {
    async fn puzzle(&self, day: Day) -> Result<Option<StoredPuzzle>> {
        self.read("puzzle", |data| Ok(data.puzzles.get(&day).cloned()))
            .await
    }

    async fn puzzle_secret(&self, new: &str) -> Result<String> {
        self.change("puzzle_secret", |data| {
            Ok(data
                .puzzle_secret
                .get_or_insert_with(|| new.to_owned())
                .clone())
        })
        .await
    }

    async fn save_puzzle(&self, day: Day, puzzle: &StoredPuzzle) -> Result<()> {
        self.change("save_puzzle", |data| {
            if data.puzzles.contains_key(&day) {
                return Err(Error::Conflict);
            }
            data.puzzles.insert(day, puzzle.clone());
            Ok(())
        })
        .await
    }

    async fn save_puzzle_answer(&self, answer: &PuzzleAnswer) -> Result<()> {
        self.change("save_puzzle_answer", |data| {
            if !data.puzzles.contains_key(&answer.day) {
                return Err(Error::Conflict);
            }
            let key = (answer.day, answer.user);
            if let Entry::Vacant(unanswered) = data.answers.entry(key) {
                unanswered.insert(answer.clone());
                data.solvers.entry(answer.user).or_default().add(answer);
                if let Some(guild) = answer.guild {
                    let name = answer.name.clone();
                    data.guild_solvers.insert((guild, answer.user), name);
                }
            }
            Ok(())
        })
        .await
    }

    async fn puzzle_answer(&self, day: Day, user: UserId) -> Result<Option<String>> {
        self.read("puzzle_answer", |data| {
            let answer = data.answers.get(&(day, user));
            Ok(answer.map(|answer| answer.action.clone()))
        })
        .await
    }

    async fn puzzle_stats(&self, user: UserId, today: Day) -> Result<PuzzleStats> {
        self.read("puzzle_stats", |data| {
            let solver = data.solvers.get(&user);
            Ok(solver.map(|solver| solver.stats(today)).unwrap_or_default())
        })
        .await
    }

    async fn puzzle_ranking(
        &self,
        guild: GuildId,
        today: Day,
        user: UserId,
        number: u32,
        per_page: u32,
    ) -> Result<Page<SolverRow>> {
        self.read("puzzle_ranking", |data| {
            let users = data.solvers.keys().filter(|user| !user.is_pseudonym());
            let rows = users.filter_map(|&user| data.solver_row(guild, today, user));
            let mut rows: Vec<_> = rows.collect();
            let result = |row: &SolverRow| (row.stats.streak, row.stats.solved);
            rows.sort_by_key(|row| Reverse(result(row)));
            let results: Vec<_> = rows.iter().map(result).collect();
            for row in &mut rows {
                let better = results.iter().filter(|other| **other > result(row));
                row.rank = u32::try_from(better.count()).unwrap_or(u32::MAX) + 1;
            }
            Ok(page(&rows, number, per_page, |row| row.user == user))
        })
        .await
    }
}
