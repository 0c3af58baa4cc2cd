//! The daily puzzle: generated when it is first requested; each user can answer it once.
//!
//! The position's record is stored before anyone sees it, so that an update of the program that
//! would find another position does not change the puzzle of that day. In games that cannot be
//! solved, the values that were found are stored with it. Each answer is a row, one per person and
//! day. `solvers` has the totals, updated in the same transaction.

use std::sync::Arc;

use claim_ai::puzzle::{Day, PuzzleOfDay, PuzzleStats};
use claim_rules::record::Secret;
use claim_store::{Page, PuzzleAnswer, SolverRow, StoredPuzzle};
use claim_table::ids::{GuildId, UserId};
use rand::Rng;

use super::Thinking;
use crate::{CommandError, Person};

/// How many days back puzzles can be practised.
const MAX_PRACTICE_DAYS: u32 = 365;

/// Today's puzzle, and a user's answer to it.
#[derive(Clone, Debug)]
pub struct DailyPuzzle {
    /// The day of the puzzle, in UTC: today or, just after midnight, the day before.
    pub day: Day,
    /// The puzzle.
    pub puzzle: Arc<PuzzleOfDay>,
    /// The user's answer in notation, if they have given one.
    pub answer: Option<String>,
    /// The user's statistics over all puzzles, as of that day.
    pub stats: PuzzleStats,
}

/// How many puzzles of earlier days are kept in memory.
pub(super) const MAX_PAST_PUZZLES: usize = 16;

/// A puzzle of an earlier day, and the answer that a user has tried.
#[derive(Clone, Debug)]
pub struct PastPuzzle {
    /// The puzzle.
    pub puzzle: Arc<PuzzleOfDay>,
    /// The answer in notation; `None` if it is not a legal play.
    pub answer: Option<String>,
}

impl Thinking {
    /// Today's puzzle for a user.
    ///
    /// # Errors
    ///
    /// If the database fails, or the stored puzzle is corrupt.
    pub async fn daily_puzzle(&self, user: UserId) -> Result<DailyPuzzle, CommandError> {
        self.puzzle_for(user, self.today()).await
    }

    /// The puzzle of today or, just after midnight, of the day before.
    async fn puzzle_for(&self, user: UserId, day: Day) -> Result<DailyPuzzle, CommandError> {
        let puzzle = self.puzzle_of(day).await?;
        let store = &self.shared.store;
        let answer = store.puzzle_answer(day, user).await?;
        Ok(DailyPuzzle {
            day,
            answer: answer.filter(|answer| puzzle.is_solved_by(answer).is_some()),
            puzzle,
            stats: store.puzzle_stats(user, day).await?,
        })
    }

    /// Stores a user's answer to the puzzle of `day` and returns today's puzzle as
    /// [`Thinking::daily_puzzle`] does. An answer is ignored if `day` is not today, the play is not
    /// legal, or the user has already answered.
    ///
    /// # Errors
    ///
    /// If the database fails, or the stored puzzle is corrupt.
    pub async fn answer_puzzle(
        &self,
        day: Day,
        action: &str,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<DailyPuzzle, CommandError> {
        let today = self.daily_puzzle(person.user).await?;
        let is_solved = today.puzzle.is_solved_by(action);
        let counts = today.day == day && today.answer.is_none();
        let Some(is_solved) = is_solved.filter(|_| counts) else {
            return Ok(today);
        };
        let answer = PuzzleAnswer {
            day,
            user: person.user,
            guild,
            name: person.name.clone(),
            action: action.to_owned(),
            is_solved,
            answered_at: self.shared.environment.now(),
        };
        self.shared.store.save_puzzle_answer(&answer).await?;
        self.puzzle_for(person.user, day).await
    }

    /// A page of a server's ranking of puzzle solvers, and the user's own row. Pages are counted from 0.
    pub async fn puzzle_ranking(
        &self,
        guild: GuildId,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<SolverRow>, CommandError> {
        let (store, today) = (&self.shared.store, self.today());
        let ranking = store.puzzle_ranking(guild, today, user, page, per_page);
        Ok(ranking.await?)
    }

    /// The current day (UTC).
    pub(super) fn today(&self) -> Day {
        Day::of_unix_ms(self.shared.environment.now().0)
    }

    /// The puzzle of an earlier day, for practice, with `action` as the answer, which is not stored. `None`
    /// if the day is not over, or too long ago.
    ///
    /// # Errors
    ///
    /// If the database fails, the stored puzzle is corrupt, or `user` waits for too many computations already.
    pub async fn past_puzzle(
        &self,
        day: Day,
        action: &str,
        user: UserId,
    ) -> Result<Option<PastPuzzle>, CommandError> {
        let today = self.today();
        if day >= today || day.0 + MAX_PRACTICE_DAYS < today.0 {
            return Ok(None);
        }
        let known = self.shared.past_puzzles.lock().await.get(day);
        let puzzle = if let Some(puzzle) = known {
            puzzle
        } else {
            let _asker = self.shared.analyses.admit(user)?;
            let puzzle = Arc::new(self.find_or_generate(day).await?);
            let mut cached = self.shared.past_puzzles.lock().await;
            cached.insert(day, puzzle.clone());
            puzzle
        };
        let is_possible = |answer: &String| puzzle.is_solved_by(answer).is_some();
        let answer = Some(action.to_owned()).filter(is_possible);
        Ok(Some(PastPuzzle { puzzle, answer }))
    }

    /// Reads a stored puzzle, or generates the puzzle of the day. Either can take some seconds. It is done on one of the
    /// bots' threads. The caller holds the permit for computations for people.
    async fn load_puzzle(
        &self,
        day: Day,
        stored: Option<StoredPuzzle>,
    ) -> Result<PuzzleOfDay, CommandError> {
        let secret = self.puzzle_secret().await?;
        let solver = self.shared.solver.clone();
        // The semaphore is never closed.
        let _permit = self.shared.bot_permits.acquire().await;
        let puzzle = self.shared.environment.compute(move || match stored {
            Some(it) => PuzzleOfDay::read(&it.record, it.ratings.as_deref(), &solver),
            None => Ok(PuzzleOfDay::generate(day, &secret, &solver)),
        });
        Ok(puzzle.await?.map_err(anyhow::Error::from)?)
    }

    /// The secret from which all puzzles of this database are generated.
    async fn puzzle_secret(&self) -> Result<String, CommandError> {
        let mut new = [0; 32];
        self.shared.environment.rng().fill_bytes(&mut new);
        let new = Secret::from_bytes(new).to_hex();
        Ok(self.shared.store.puzzle_secret(&new).await?)
    }

    /// The puzzle of a day: from the cache, from the database, or newly generated and then stored.
    async fn puzzle_of(&self, day: Day) -> Result<Arc<PuzzleOfDay>, CommandError> {
        // Locked until the puzzle is stored, so that simultaneous requests generate it once.
        let mut cached = self.shared.puzzle.lock().await;
        if let Some((cached_day, puzzle)) = &*cached
            && *cached_day == day
        {
            return Ok(puzzle.clone());
        }
        let puzzle = self.find_or_generate(day).await?;
        let puzzle = Arc::new(puzzle);
        *cached = Some((day, puzzle.clone()));
        Ok(puzzle)
    }

    /// The puzzle of a day: from the database, or newly generated and then stored, because no puzzle is
    /// stored for a day on which it was not requested.
    async fn find_or_generate(&self, day: Day) -> Result<PuzzleOfDay, CommandError> {
        // Before the database is read, so that simultaneous requests generate a puzzle once.
        let _permit = self.shared.compute_permits.acquire().await;
        let store = &self.shared.store;
        loop {
            let stored = store.puzzle(day).await?;
            let is_new = stored.is_none();
            let puzzle = self.load_puzzle(day, stored).await?;
            if !is_new {
                return Ok(puzzle);
            }
            let stored = StoredPuzzle {
                record: puzzle.record().to_owned(),
                ratings: puzzle.ratings(),
            };
            match store.save_puzzle(day, &stored).await {
                Ok(()) => return Ok(puzzle),
                // Another process, or another version of the program, has stored a puzzle first: use that
                // one.
                Err(claim_store::Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}
