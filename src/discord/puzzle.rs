//! The daily puzzle: shown to one user, and answered.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::host::DailyPuzzle;
use crate::ui::{self, Notice, PuzzleInfo};
use claim_ai::puzzle::Day;

/// Shows today's puzzle, with the user's answer if there is one.
pub(super) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    Ok(screen(
        interaction,
        &app.host.daily_puzzle(interaction.person.user).await?,
    ))
}

/// Stores the user's answer to a day's puzzle. If it does not count, the reason stands above
/// today's puzzle.
pub(super) async fn solve(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    day: Day,
    action: &str,
) -> Result<Reply, ReplyError> {
    let today = app
        .host
        .answer_puzzle(day, action, &interaction.person, interaction.guild)
        .await?;
    let problem = if today.day == day {
        today.answer.is_none().then_some(Notice::UnknownPuzzlePlay)
    } else {
        Some(Notice::PuzzleOver)
    };
    let reply = screen(interaction, &today);
    Ok(match problem {
        Some(notice) => reply.with_sentence(ui::notice_text(interaction.locale, &notice)),
        None => reply,
    })
}

/// Shows the puzzle of an earlier day, and what the user tries there, which does not count. Where there is none, today's
/// comes instead.
pub(super) async fn practise(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    day: Day,
    action: &str,
) -> Result<Reply, ReplyError> {
    let Some(past) = app.host.past_puzzle(day, action).await? else {
        return show(app, interaction).await;
    };
    let puzzle_info = PuzzleInfo {
        day,
        answer: past.answer,
        stats: None,
        explanations: &past.explanations,
    };
    Ok(Reply::in_place(ui::puzzle(
        interaction.locale,
        puzzle_info,
        &past.puzzle,
    )))
}

fn screen(interaction: &PendingInteraction<'_>, today: &DailyPuzzle) -> Reply {
    let puzzle_info = PuzzleInfo {
        day: today.day,
        answer: today.answer,
        stats: Some(today.stats),
        explanations: &today.explanations,
    };
    Reply::in_place(ui::puzzle(interaction.locale, puzzle_info, &today.puzzle))
}
