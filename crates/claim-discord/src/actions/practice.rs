//! Practice: an exercise shown to its person, and their answer.

use claim_ai::puzzle::Day;
use claim_rules::Action;
use claim_screens::i18n::keys::notices;
use claim_screens::{AnsweredExercise, ExercisePress, ShownExercise};
use claim_table::exercise::Practice;
use claim_table::ids::MatchId;

use super::finished::position_after;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    ctx: &Context<'_>,
    press: ExercisePress,
) -> Result<Reply, ReplyError> {
    match press {
        ExercisePress::Show => show(ctx).await,
        ExercisePress::ShowMore => {
            let practice = ctx.host.thinking().practice(ctx.user()).await?;
            show_next(ctx, &practice).await
        }
        ExercisePress::Choose {
            table,
            actions,
            due,
            chosen,
        } => {
            let practice = ctx.host.thinking().practice(ctx.user()).await?;
            show_position(ctx, table, (actions, due), practice.number(), &chosen).await
        }
        ExercisePress::Answer {
            table,
            actions,
            due,
            action,
        } => answer(ctx, table, actions, due, &action).await,
    }
}

/// Shows the exercise that is due first, unless there were enough today.
pub(crate) async fn show(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let practice = ctx.host.thinking().practice(ctx.user()).await?;
    if practice.is_enough() {
        return Ok(Reply::in_place(claim_screens::no_exercise(
            ctx.locale, &practice,
        )));
    }
    show_next(ctx, &practice).await
}

/// Shows the exercise that is due first.
async fn show_next(ctx: &Context<'_>, practice: &Practice) -> Result<Reply, ReplyError> {
    let Some(first) = practice.due.first() else {
        return Ok(Reply::in_place(claim_screens::no_exercise(
            ctx.locale, practice,
        )));
    };
    let asked = (first.actions, first.due);
    show_position(ctx, first.table, asked, practice.number(), "").await
}

/// Shows the position after some actions of a match, as an exercise that was due on a day.
async fn show_position(
    ctx: &Context<'_>,
    id: MatchId,
    (actions, due): (u32, Day),
    number: (u32, Option<u32>),
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let locale = ctx.locale;
    let table = ctx.table(id).await?;
    let (info, position) = position_after(ctx, &table, actions, locale).await?;
    let seat = table.seating().seat_of(ctx.user());
    let mut views = position.views.iter();
    let view = views.find(|it| Some(it.seat()) == seat && !it.legal_actions().is_empty());
    let shown = ShownExercise {
        actions: position.actions,
        due,
        number,
        opened_at: table.settings().opened_at,
    };
    let view = view.ok_or_else(notices::unknown_button)?;
    Ok(Reply::in_place(claim_screens::exercise(
        locale, &info, view, shown, chosen,
    )))
}

/// Judges an answer and, if it is the first one to the exercise as it was shown, stores it.
async fn answer(
    ctx: &Context<'_>,
    id: MatchId,
    actions: u32,
    due: Day,
    action: &str,
) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    let action = Action::parse(table.game(), action).ok_or_else(notices::unknown_button)?;
    let thinking = ctx.host.thinking();
    let answered = thinking.answer_exercise(&table, actions, due, action, ctx.user());
    let answered = answered.await?.ok_or_else(notices::unknown_button)?;
    let screens = ctx.host.screens();
    let info = screens.match_info(&table, ctx.locale).await?.as_seated();
    let shown = AnsweredExercise {
        decision: &answered.decision,
        played: answered.played,
        counted: answered.counted,
    };
    Ok(Reply::in_place(claim_screens::exercise_answered(
        ctx.locale, &info, shown,
    )))
}
