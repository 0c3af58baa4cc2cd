//! The daily puzzle: made when it is first asked for, and answered once by everybody.

use std::sync::Arc;

use super::{Denied, Front, Host, Person};
use crate::ids::{GuildId, UserId};
use crate::puzzle::{Play, Puzzle, Tally, Value};
use crate::store::{Page, PuzzleAnswer, SolverRow};
use crate::time::Day;

/// Today's puzzle as it stands with somebody.
#[derive(Clone, Debug)]
pub struct DailyPuzzle {
    /// Today, in UTC.
    pub day: Day,
    /// The puzzle.
    pub puzzle: Arc<Puzzle>,
    /// What they answered, if they have.
    pub answer: Option<Play>,
    /// What all their answers come to.
    pub tally: Tally,
}

impl<F: Front> Host<F> {
    /// Today's puzzle as it stands with somebody.
    ///
    /// # Errors
    ///
    /// If the database fails, or holds what is no puzzle.
    pub async fn puzzle(&self, user: UserId) -> Result<DailyPuzzle, Denied> {
        let day = self.now().day();
        let puzzle = self.puzzle_of(day).await?;
        let store = &self.shared.store;
        let answer = store.answer_of(day, user).await?;
        Ok(DailyPuzzle {
            day,
            puzzle,
            answer: answer.and_then(|action| action.parse().ok()),
            tally: store.tally(user, day).await?,
        })
    }

    /// Takes somebody's answer to a day's puzzle, and gives today's as it then stands with them.
    /// Nothing is taken if the day is not today, the play is not legal, or they have answered.
    ///
    /// # Errors
    ///
    /// If the database fails, or holds what is no puzzle.
    pub async fn answer_puzzle(
        &self,
        day: Day,
        action: &str,
        person: &Person,
        guild: Option<GuildId>,
    ) -> Result<DailyPuzzle, Denied> {
        let today = self.puzzle(person.user).await?;
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
            solved: value == Value::Win,
            answered: self.now(),
        };
        self.shared.store.keep_answer(&answer).await?;
        self.puzzle(person.user).await
    }

    /// A page of a server's board of solvers, from 0, and the row of whoever asks.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn solver_board(
        &self,
        guild: GuildId,
        asker: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<SolverRow>, Denied> {
        let (store, today) = (&self.shared.store, self.now().day());
        Ok(store
            .solver_board(guild, today, asker, page, per_page)
            .await?)
    }

    /// The puzzle of a day: the one at hand, the one stored, or a new one, which is stored. To make
    /// it, and to solve it again, is work for a thread of its own.
    async fn puzzle_of(&self, day: Day) -> Result<Arc<Puzzle>, Denied> {
        // Held until it is stored, so that it is made once.
        let mut at_hand = self.shared.puzzle.lock().await;
        if let Some((known, puzzle)) = &*at_hand
            && *known == day
        {
            return Ok(puzzle.clone());
        }
        let stored = self.shared.store.puzzle(day).await?;
        let is_new = stored.is_none();
        let work = move || match stored {
            Some(record) => Puzzle::from_record(&record),
            None => Ok(Puzzle::of(day)),
        };
        let made = tokio::task::spawn_blocking(work).await;
        let puzzle = made.map_err(anyhow::Error::from)?;
        let puzzle = Arc::new(puzzle.map_err(anyhow::Error::from)?);
        if is_new {
            self.shared.store.keep_puzzle(day, puzzle.record()).await?;
        }
        *at_hand = Some((day, puzzle.clone()));
        Ok(puzzle)
    }
}
