//! Lists in pages: a server's leaderboard, its ranking of puzzle solvers, and the user's running
//! matches.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::store::{Page, RatingRow, SolverRow};
use crate::table::Table;
use crate::ui::{self, LeaderboardRow, MyMatch, MyRating, Notice, PuzzleRankingRow, Ranking};

/// Rows on a page of a ranking.
const RANKING_PAGE_SIZE: u32 = 10;

/// How many matches a rating's history goes back.
const MAX_HISTORY: u32 = 50;

/// Matches on a page of the user's running matches.
const MATCHES_PAGE_SIZE: usize = 8;

/// A page of the server's leaderboard; the first is page 0.
pub(super) async fn leaderboard(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    page: u32,
) -> Result<Reply, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let user = interaction.person.user;
    let page = app
        .host
        .leaderboard(guild, user, page, RANKING_PAGE_SIZE)
        .await?;
    let board = ranking(page, row);
    Ok(Reply::in_place(ui::leaderboard(interaction.locale, &board)))
}

/// The user's rating in the server, and its history.
pub(super) async fn my_rating(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let user = interaction.person.user;
    let page = app.host.leaderboard(guild, user, 0, 1).await?;
    let rating = MyRating {
        row: page.own.map(row),
        history: app.host.rating_history(guild, user, MAX_HISTORY).await?,
    };
    Ok(Reply::in_place(ui::my_rating(interaction.locale, &rating)))
}

fn row(row: RatingRow) -> LeaderboardRow {
    LeaderboardRow {
        rank: row.rank,
        name: row.name,
        user: row.user,
        rating: row.rating.points,
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
    }
}

/// A page of the server's ranking of those who solve the daily puzzle; the first is page 0.
pub(super) async fn puzzle_ranking(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    page: u32,
) -> Result<Reply, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let user = interaction.person.user;
    let page = app
        .host
        .puzzle_ranking(guild, user, page, RANKING_PAGE_SIZE)
        .await?;
    let solvers = ranking(page, |row: SolverRow| PuzzleRankingRow {
        rank: row.rank,
        name: row.name,
        user: row.user,
        today: row.today,
        stats: row.stats,
    });
    Ok(Reply::in_place(ui::puzzle_ranking(
        interaction.locale,
        &solvers,
    )))
}

/// A page of stored rows as a page to show.
fn ranking<R, S>(page: Page<R>, row: impl Fn(R) -> S) -> Ranking<S> {
    Ranking {
        rows: page.rows.into_iter().map(&row).collect(),
        own: page.own.map(row),
        page: page.number,
        pages: page.count,
    }
}

/// A page of the user's running matches; the first is page 0.
pub(super) async fn matches(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    page: u32,
) -> Result<Reply, ReplyError> {
    let running = app.host.open_matches_of(interaction.person.user).await?;
    let running: Vec<Table> = running
        .into_iter()
        .filter(|it| it.running().is_some())
        .collect();
    let pages = u32::try_from(running.len().div_ceil(MATCHES_PAGE_SIZE).max(1)).unwrap_or(u32::MAX);
    let page = page.min(pages - 1);
    let mut entries = Vec::new();
    for table in running
        .iter()
        .skip(page as usize * MATCHES_PAGE_SIZE)
        .take(MATCHES_PAGE_SIZE)
    {
        let to_act = table.to_act();
        let your_turn =
            to_act.is_some() && to_act == table.seating().seat_of(interaction.person.user);
        entries.push(MyMatch {
            info: app.host.match_info(table, interaction.locale).await?,
            your_turn,
        });
    }
    let screen = ui::my_matches(interaction.locale, &entries, page, pages);
    let reply = Reply::in_place(screen);
    if app
        .host
        .has_unreadable_match(interaction.person.user)
        .await?
    {
        let notice = ui::notice_text(interaction.locale, &Notice::OwnMatchUnreadable);
        return Ok(reply.with_sentence(notice));
    }
    Ok(reply)
}
