//! Practice: the mistakes that an analysis has found become exercises of those who made them, who answer them later.
//!
//! An answer is judged before it is stored. Of several answers to the same showing of an exercise, the store accepts one.

use claim_ai::analysis::{Analysis, Decision};
use claim_ai::puzzle::Day;
use claim_rules::Action;
use claim_store::Store;
use claim_table::Table;
use claim_table::exercise::{Exercise, MAX_PER_MATCH, Practice};
use claim_table::form::JudgedMatch;
use claim_table::ids::{MatchId, UserId};

use super::Thinking;
use crate::CommandError;

/// A judged answer to an exercise.
#[derive(Clone, Debug)]
pub struct ExerciseAnswer {
    /// How good the answer is.
    pub decision: Decision,
    /// What was played in the match.
    pub played: Action,
    /// The exercise after the answer; `None` if the answer does not count, because the exercise was answered before, or
    /// because it is not known how good the answer is.
    pub counted: Option<Exercise>,
}

impl Thinking {
    /// What a person has to practise today.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn practice(&self, user: UserId) -> Result<Practice, CommandError> {
        let exercises = self.shared.store.exercises(user).await?;
        Ok(Practice::of(&exercises, self.today()))
    }

    /// How many exercises of a match a person has not answered yet.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn new_exercises(&self, user: UserId, id: MatchId) -> Result<usize, CommandError> {
        let exercises = self.shared.store.exercises(user).await?;
        let new = exercises.iter().filter(|it| it.table == id && it.is_new());
        Ok(new.count())
    }

    /// Judges a person's answer to the exercise after `actions` actions of a match, and stores that it was given. `due` is
    /// when the exercise was due as it was shown. `None` if the action is not legal there.
    ///
    /// # Errors
    ///
    /// If the database fails, or the person waits for too many computations already.
    pub async fn answer_exercise(
        &self,
        table: &Table,
        actions: u32,
        due: Day,
        action: Action,
        user: UserId,
    ) -> Result<Option<ExerciseAnswer>, CommandError> {
        let analyses = &self.shared.analyses;
        let judged = analyses.judge_action(table, actions, action, user).await?;
        let Some((decision, played)) = judged else {
            return Ok(None);
        };
        let (store, today) = (&self.shared.store, self.today());
        let exercises = store.exercises(user).await?;
        let is_shown =
            |it: &&Exercise| (it.table, it.actions, it.due) == (table.id(), actions, due);
        let mut shown = exercises.iter().filter(|it| it.is_due(today));
        let mut counted = None;
        if let (Some(&before), Some(is_solved)) = (shown.find(is_shown), decision.is_good()) {
            let after = before.answered(today, is_solved);
            counted = match store.save_exercise(user, before, after).await {
                Ok(()) => Some(after),
                Err(claim_store::Error::Conflict) => None,
                Err(error) => return Err(error.into()),
            };
        }
        Ok(Some(ExerciseAnswer {
            decision,
            played,
            counted,
        }))
    }
}

/// Stores how each person decided in an analysed match, and makes exercises of their biggest mistakes.
pub(super) async fn keep_lessons(
    store: &dyn Store,
    table: &Table,
    analysis: &Analysis,
    today: Day,
) -> claim_store::Result<()> {
    for (seat, player) in table.seating().players() {
        if let Some(judged) = JudgedMatch::of(table.id(), analysis, seat) {
            store.save_judged_match(player.user, &judged).await?;
        }
        let mistakes = analysis.decisions_of(seat).filter(|it| it.is_mistake());
        let mut mistakes: Vec<_> = mistakes.collect();
        let loss = |it: &Decision| it.loss().unwrap_or_default();
        mistakes.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        let biggest = mistakes.into_iter().take(MAX_PER_MATCH);
        let exercises = biggest.map(|it| {
            let actions = u32::try_from(it.actions).unwrap_or(u32::MAX);
            Exercise::new(table.id(), actions, today)
        });
        let exercises: Vec<_> = exercises.collect();
        store.add_exercises(player.user, &exercises).await?;
    }
    Ok(())
}
