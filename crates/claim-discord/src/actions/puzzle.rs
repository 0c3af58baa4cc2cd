//! The daily puzzle: shown to one user, and answered.

use claim_ai::puzzle::{Day, PuzzleOfDay, PuzzleStats};
use claim_host::DailyPuzzle;
use claim_screens::i18n::keys::{notices, puzzle};
use claim_screens::{PuzzleInfo, PuzzlePress, RatedPuzzleInfo, Screen, Shareable};

use crate::interactions::context::Context;
use crate::interactions::reply::reader::{self, Reader};
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: PuzzlePress) -> Result<Reply, ReplyError> {
    match press {
        PuzzlePress::Show => show(ctx).await,
        PuzzlePress::Solve { day, action } => solve(ctx, day, &action).await,
        PuzzlePress::Earlier(page) => earlier(ctx, page).await,
        PuzzlePress::Practice { day, action } => practise(ctx, day, &action).await,
    }
}

/// Shows today's puzzle, with the user's answer if there is one.
pub(crate) async fn show(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    Ok(todays_reply(
        ctx,
        &ctx.host.thinking().daily_puzzle(ctx.user()).await?,
    ))
}

/// Stores the user's answer to a day's puzzle. If it does not count, the reason stands above
/// today's puzzle.
async fn solve(ctx: &Context<'_>, day: Day, action: &str) -> Result<Reply, ReplyError> {
    let today = ctx
        .host
        .thinking()
        .answer_puzzle(day, action, &ctx.person, ctx.guild)
        .await?;
    let problem = match today.answer.as_deref() {
        _ if today.day != day => Some(puzzle::puzzle_over()),
        None => Some(puzzle::puzzle_unknown_play()),
        Some(answer) => (answer != action).then_some(puzzle::puzzle_is_answered()),
    };
    let reply = todays_reply(ctx, &today);
    Ok(match problem {
        Some(notice) => reply.with_sentence(ctx.say(&notice)),
        None => reply,
    })
}

/// Lists the puzzles of earlier days; the first page is page 0.
async fn earlier(ctx: &Context<'_>, page: u32) -> Result<Reply, ReplyError> {
    let today = ctx.host.thinking().daily_puzzle(ctx.user()).await?.day;
    let screen = claim_screens::earlier_puzzles(ctx.locale, today, page);
    Ok(Reply::in_place(screen))
}

/// Shows the puzzle of an earlier day with `action` as the answer, which is not stored. If that day cannot be
/// practised, shows today's.
async fn practise(ctx: &Context<'_>, day: Day, action: &str) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let Some(past) = ctx.host.thinking().past_puzzle(day, action, user).await? else {
        let today = ctx.host.thinking().daily_puzzle(user).await?;
        let reply = todays_reply(ctx, &today);
        return Ok(if day < today.day {
            reply.with_sentence(ctx.say(&puzzle::puzzle_too_old()))
        } else {
            reply
        });
    };
    let shown = screen(ctx, day, &past.puzzle, past.answer.as_deref(), None);
    Ok(Reply::in_place(shown))
}

fn todays_reply(ctx: &Context<'_>, today: &DailyPuzzle) -> Reply {
    let screen = todays_screen(ctx, today);
    Reply::in_place(if is_solved(today) {
        reader::with_share_button(ctx, screen, Shareable::SolvedPuzzle(today.day))
    } else {
        screen
    })
}

/// The puzzle that the user has solved today, for them, or that they have, for everyone.
pub(crate) async fn solved_for(
    ctx: &Context<'_>,
    reader: Reader,
    day: Day,
) -> Result<Screen, ReplyError> {
    let today = ctx.host.thinking().daily_puzzle(ctx.user()).await?;
    if today.day != day || !is_solved(&today) {
        return Err(notices::unknown_button().into());
    }
    Ok(match reader.user {
        Some(_) => todays_screen(ctx, &today),
        None => claim_screens::solved_puzzle(reader.locale, day, today.puzzle.game()),
    })
}

fn is_solved(today: &DailyPuzzle) -> bool {
    let answer = today.answer.as_deref();
    answer.is_some_and(|answer| today.puzzle.is_solved_by(answer) == Some(true))
}

fn todays_screen(ctx: &Context<'_>, today: &DailyPuzzle) -> Screen {
    let answer = today.answer.as_deref();
    screen(ctx, today.day, &today.puzzle, answer, Some(today.stats))
}

fn screen(
    ctx: &Context<'_>,
    day: Day,
    puzzle: &PuzzleOfDay,
    answer: Option<&str>,
    stats: Option<PuzzleStats>,
) -> Screen {
    let (locale, in_server) = (ctx.locale, ctx.guild.is_some());
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
