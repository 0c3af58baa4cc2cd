//! The daily puzzle: generated when it is first requested; each user can answer it once.

use std::sync::Arc;

use claim_ai::puzzle::{Day, Play, Puzzle, PuzzleStats, Value};

use super::{CommandError, Host, Messenger, Person};
use crate::ids::{GuildId, UserId};
use crate::store::{self, Page, PuzzleAnswer, SolverRow};

/// Today's puzzle and how a user is doing with it.
#[derive(Clone, Debug)]
pub struct DailyPuzzle {
    /// Today, in UTC.
    pub day: Day,
    /// The puzzle.
    pub puzzle: Arc<Puzzle>,
    /// The user's answer, if they have given one.
    pub answer: Option<Play>,
    /// The user's statistics over all puzzles.
    pub stats: PuzzleStats,
}

impl<M: Messenger> Host<M> {
    /// Today's puzzle for a user.
    ///
    /// # Errors
    ///
    /// If the database fails, or the stored puzzle is corrupt.
    pub async fn daily_puzzle(&self, user: UserId) -> Result<DailyPuzzle, CommandError> {
        let day = self.today();
        let puzzle = self.puzzle_of(day).await?;
        let store = &self.shared.store;
        let answer = store.puzzle_answer(day, user).await?;
        Ok(DailyPuzzle {
            day,
            puzzle,
            answer: answer.and_then(|action| action.parse().ok()),
            stats: store.puzzle_stats(user, day).await?,
        })
    }

    /// Stores a user's answer to the puzzle of `day` and returns today's puzzle as
    /// [`Host::daily_puzzle`] does. An answer is ignored if `day` is not today, the play is not
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
        let play = action.parse().ok();
        let value = play.and_then(|play| today.puzzle.value(play));
        let Some(value) = value.filter(|_| today.day == day && today.answer.is_none()) else {
            return Ok(today);
        };
        let answer = PuzzleAnswer {
            day,
            user: person.user,
            guild,
            name: person.name.clone(),
            action: action.to_owned(),
            is_solved: value == Value::Win,
            answered_at: self.now(),
        };
        self.shared.store.save_puzzle_answer(&answer).await?;
        self.daily_puzzle(person.user).await
    }

    /// A page of a server's ranking of puzzle solvers, counted from 0, and the user's own row.
    ///
    /// # Errors
    ///
    /// If the database fails.
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

    fn today(&self) -> Day {
        Day::of_unix_ms(self.now().0)
    }

    /// The puzzle of a day: from memory, from the database, or newly generated and then stored.
    /// Generating and solving it takes milliseconds, and is done on a blocking thread.
    async fn puzzle_of(&self, day: Day) -> Result<Arc<Puzzle>, CommandError> {
        // Locked until the puzzle is stored, so that simultaneous requests generate it once.
        let mut cached = self.shared.puzzle.lock().await;
        if let Some((cached_day, puzzle)) = &*cached
            && *cached_day == day
        {
            return Ok(puzzle.clone());
        }
        let store = &self.shared.store;
        let puzzle = loop {
            let record = store.puzzle(day).await?;
            let is_new = record.is_none();
            let solver = self.shared.solver.clone();
            let puzzle = self.shared.environment.compute(move || match record {
                Some(record) => Puzzle::from_record(&record, &solver),
                None => Ok(Puzzle::of_day(day, &solver)),
            });
            let puzzle = puzzle.await?.map_err(anyhow::Error::from)?;
            if !is_new {
                break puzzle;
            }
            match store.save_puzzle(day, puzzle.record()).await {
                Ok(()) => break puzzle,
                // Another version of the program may have found another position: the first counts.
                Err(store::Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        };
        let puzzle = Arc::new(puzzle);
        *cached = Some((day, puzzle.clone()));
        Ok(puzzle)
    }
}
