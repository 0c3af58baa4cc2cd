//! Lists in pages: a server's ranking of puzzle solvers, and the user's running matches.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::store::{Page, SolverRow};
use crate::table::Table;
use crate::ui::{self, MyMatch, Notice, PuzzleRankingRow, Ranking};

/// Rows on a page of a ranking.
pub(super) const RANKING_PAGE_SIZE: u32 = 10;

/// Matches on a page of the user's running matches.
const MATCHES_PAGE_SIZE: usize = 8;

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
pub(super) fn ranking<R, S>(page: Page<R>, row: impl Fn(R) -> S) -> Ranking<S> {
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
