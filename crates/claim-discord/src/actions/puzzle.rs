//! The daily puzzle: shown to one user, and answered.

use claim_ai::puzzle::{Day, PuzzleOfDay, PuzzleStats};
use claim_host::DailyPuzzle;
use claim_screens::{Notice, PuzzleInfo, PuzzlePress, RatedPuzzleInfo, Screen};

use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: PuzzlePress,
) -> Result<Reply, ReplyError> {
    match press {
        PuzzlePress::Show => show(app, interaction).await,
        PuzzlePress::Solve { day, action } => solve(app, interaction, day, &action).await,
        PuzzlePress::Practice { day, action } => practise(app, interaction, day, &action).await,
    }
}

/// Shows today's puzzle, with the user's answer if there is one.
pub(crate) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    Ok(todays_reply(
        interaction,
        &app.host.daily_puzzle(interaction.person.user).await?,
    ))
}

/// Stores the user's answer to a day's puzzle. If it does not count, the reason stands above
/// today's puzzle.
async fn solve(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    day: Day,
    action: &str,
) -> Result<Reply, ReplyError> {
    let today = app
        .host
        .answer_puzzle(day, action, &interaction.person, interaction.guild)
        .await?;
    let problem = match today.answer.as_deref() {
        _ if today.day != day => Some(Notice::PuzzleOver),
        None => Some(Notice::UnknownPuzzlePlay),
        Some(answer) => (answer != action).then_some(Notice::PuzzleAnswered),
    };
    let reply = todays_reply(interaction, &today);
    Ok(match problem {
        Some(notice) => {
            reply.with_sentence(claim_screens::notice_text(interaction.locale, &notice))
        }
        None => reply,
    })
}

/// Shows the puzzle of an earlier day with `action` as the answer, which is not stored. If that day cannot be
/// practised, shows today's.
async fn practise(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    day: Day,
    action: &str,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let Some(past) = app.host.past_puzzle(day, action, user).await? else {
        let today = app.host.daily_puzzle(user).await?;
        let reply = todays_reply(interaction, &today);
        return Ok(if day < today.day {
            reply.with_sentence(claim_screens::notice_text(
                interaction.locale,
                &Notice::PuzzleTooOld,
            ))
        } else {
            reply
        });
    };
    let shown = screen(interaction, day, &past.puzzle, past.answer.as_deref(), None);
    Ok(Reply::in_place(shown))
}

fn todays_reply(interaction: &PendingInteraction<'_>, today: &DailyPuzzle) -> Reply {
    let answer = today.answer.as_deref();
    let stats = Some(today.stats);
    Reply::in_place(screen(interaction, today.day, &today.puzzle, answer, stats))
}

fn screen(
    interaction: &PendingInteraction<'_>,
    day: Day,
    puzzle: &PuzzleOfDay,
    answer: Option<&str>,
    stats: Option<PuzzleStats>,
) -> Screen {
    let (locale, in_server) = (interaction.locale, interaction.guild.is_some());
    match puzzle {
        PuzzleOfDay::Solved {
            puzzle,
            explanations,
        } => {
            let info = PuzzleInfo {
                day,
                answer: answer.and_then(|it| it.parse().ok()),
                stats,
                explanations,
                in_server,
            };
            claim_screens::puzzle(locale, info, puzzle)
        }
        PuzzleOfDay::Rated(puzzle) => {
            let info = RatedPuzzleInfo {
                day,
                answer,
                stats,
                in_server,
            };
            claim_screens::rated_puzzle(locale, info, puzzle)
        }
    }
}
