//! The daily puzzle, privately: shown, answered, and the server's board of those who solve it.

use super::App;
use super::answer::{Answer, Asked, Problem};
use crate::host::DailyPuzzle;
use crate::store::SolverRow;
use crate::time::Day;
use crate::ui::{self, Notice, PuzzleBoard, PuzzleBoardRow, PuzzleCaption};

/// How many rows a page of the board has.
const PAGE: u32 = 10;

/// Today's puzzle as it stands with the asker.
pub(super) async fn show(app: &App, asked: &Asked<'_>) -> Result<Answer, Problem> {
    Ok(screen(asked, &app.host.puzzle(asked.person.user).await?))
}

/// Takes the asker's answer to a day's puzzle. One that cannot be taken is explained above today's.
pub(super) async fn solve(
    app: &App,
    asked: &Asked<'_>,
    day: Day,
    action: &str,
) -> Result<Answer, Problem> {
    let today = app
        .host
        .answer_puzzle(day, action, &asked.person, asked.guild)
        .await?;
    let problem = if today.day == day {
        today.answer.is_none().then_some(Notice::NoPlayOfPuzzle)
    } else {
        Some(Notice::PuzzleOver)
    };
    let answer = screen(asked, &today);
    Ok(match problem {
        Some(notice) => answer.with_sentence(ui::sentence(asked.locale, &notice)),
        None => answer,
    })
}

fn screen(asked: &Asked<'_>, today: &DailyPuzzle) -> Answer {
    let caption = PuzzleCaption {
        day: today.day,
        answer: today.answer,
        tally: today.tally,
    };
    Answer::in_place(ui::puzzle(asked.locale, caption, &today.puzzle))
}

/// A page of the server's board of solvers, from 0.
pub(super) async fn board(app: &App, asked: &Asked<'_>, page: u32) -> Result<Answer, Problem> {
    let guild = asked.guild.ok_or(Notice::ServersOnly)?;
    let user = asked.person.user;
    let board = app.host.solver_board(guild, user, page, PAGE).await?;
    let board = PuzzleBoard {
        rows: board.rows.into_iter().map(row).collect(),
        own: board.own.map(row),
        page: board.number,
        pages: board.count,
    };
    Ok(Answer::in_place(ui::puzzle_board(asked.locale, &board)))
}

fn row(row: SolverRow) -> PuzzleBoardRow {
    PuzzleBoardRow {
        rank: row.rank,
        name: row.name,
        user: row.user,
        today: row.today,
        tally: row.tally,
    }
}
