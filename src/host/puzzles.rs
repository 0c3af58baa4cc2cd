//! The daily puzzle: generated when it is first requested; each user can answer it once.

use std::sync::Arc;

use claim_ai::puzzle::{Day, Explanation, Play, Puzzle, PuzzleStats, Value};
use claim_rules::record::Secret;
use rand::Rng;

use super::{CommandError, Host, Messenger, Person};
use crate::ids::{GuildId, UserId};
use crate::store::{self, Page, PuzzleAnswer, SolverRow};

/// How many days back puzzles can be practised.
const MAX_PRACTICE_DAYS: u32 = 365;

/// A puzzle with why its plays are worth what they are.
#[derive(Clone, Debug)]
pub(super) struct SolvedPuzzle {
    puzzle: Arc<Puzzle>,
    explanations: Arc<[Explanation]>,
}

/// Today's puzzle and how a user is doing with it.
#[derive(Clone, Debug)]
pub struct DailyPuzzle {
    /// Today, in UTC.
    pub day: Day,
    /// The puzzle.
    pub puzzle: Arc<Puzzle>,
    /// Why its plays are worth what they are, the solution first.
    pub explanations: Arc<[Explanation]>,
    /// The user's answer, if they have given one.
    pub answer: Option<Play>,
    /// The user's statistics over all puzzles.
    pub stats: PuzzleStats,
}

/// A puzzle of an earlier day, and the answer that a user tried.
#[derive(Clone, Debug)]
pub struct PastPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Why its plays are worth what they are, the solution first; empty without an answer.
    pub explanations: Vec<Explanation>,
    /// The answer, if it is one.
    pub answer: Option<Play>,
}

impl<M: Messenger> Host<M> {
    /// Today's puzzle for a user.
    ///
    /// # Errors
    ///
    /// If the database fails, or the stored puzzle is corrupt.
    pub async fn daily_puzzle(&self, user: UserId) -> Result<DailyPuzzle, CommandError> {
        let day = self.today();
        let SolvedPuzzle {
            puzzle,
            explanations,
        } = self.puzzle_of(day).await?;
        let store = &self.shared.store;
        let answer = store.puzzle_answer(day, user).await?;
        Ok(DailyPuzzle {
            day,
            puzzle,
            explanations,
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

    /// The puzzle of an earlier day, for practice; `None` if that day is not over, or too long ago. With `action`, which does
    /// not count, it comes with explanations.
    ///
    /// # Errors
    ///
    /// If the database fails, or the stored puzzle is corrupt.
    pub async fn past_puzzle(
        &self,
        day: Day,
        action: &str,
    ) -> Result<Option<PastPuzzle>, CommandError> {
        let today = self.today();
        if day >= today || day.0 + MAX_PRACTICE_DAYS < today.0 {
            return Ok(None);
        }
        let record = self.shared.store.puzzle(day).await?;
        let secret = self.puzzle_secret().await?;
        let solver = self.shared.solver.clone();
        let action = action.to_owned();
        let past = self.shared.environment.compute(move || {
            let puzzle = match record {
                Some(record) => Puzzle::from_record(&record, &solver)?,
                // It was not asked for on that day.
                None => Puzzle::of_day(day, &secret, &solver),
            };
            let answer = action.parse().ok();
            let answer = answer.filter(|&play| puzzle.value(play).is_some());
            let explanations = match answer {
                Some(_) => puzzle.explanations(&solver),
                None => Vec::new(),
            };
            anyhow::Ok(PastPuzzle {
                puzzle,
                explanations,
                answer,
            })
        });
        Ok(Some(past.await??))
    }

    /// The secret from which this database's puzzles follow.
    async fn puzzle_secret(&self) -> Result<String, CommandError> {
        let mut new = [0; 32];
        self.shared.environment.rng().fill_bytes(&mut new);
        let new = Secret::from_bytes(new).to_hex();
        Ok(self.shared.store.puzzle_secret(&new).await?)
    }

    /// The puzzle of a day: from memory, from the database, or newly generated and then stored.
    /// Generating and solving it takes up to some tenths of a second, and is done on a blocking thread.
    async fn puzzle_of(&self, day: Day) -> Result<SolvedPuzzle, CommandError> {
        // Locked until the puzzle is stored, so that simultaneous requests generate it once.
        let mut cached = self.shared.puzzle.lock().await;
        if let Some((cached_day, puzzle)) = &*cached
            && *cached_day == day
        {
            return Ok(puzzle.clone());
        }
        let store = &self.shared.store;
        let (puzzle, explanations) = loop {
            let record = store.puzzle(day).await?;
            let is_new = record.is_none();
            let secret = self.puzzle_secret().await?;
            let solver = self.shared.solver.clone();
            let puzzle = self.shared.environment.compute(move || {
                let puzzle = match record {
                    Some(record) => Puzzle::from_record(&record, &solver)?,
                    None => Puzzle::of_day(day, &secret, &solver),
                };
                let explanations = puzzle.explanations(&solver);
                anyhow::Ok((puzzle, explanations))
            });
            let (puzzle, explanations) = puzzle.await??;
            if !is_new {
                break (puzzle, explanations);
            }
            match store.save_puzzle(day, puzzle.record()).await {
                Ok(()) => break (puzzle, explanations),
                // Another process, or another version of the program, may have found another position: the first counts.
                Err(store::Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        };
        let solved = SolvedPuzzle {
            puzzle: Arc::new(puzzle),
            explanations: explanations.into(),
        };
        *cached = Some((day, solved.clone()));
        Ok(solved)
    }
}
