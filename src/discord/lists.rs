//! Lists in pages: a server's leaderboard and the user's running matches.

use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::state::AppState;
use crate::store::RatingRow;
use crate::table::Table;
use crate::ui::{self, Leaderboard, LeaderboardRow, MyMatch, Notice};

/// Rows on a page of the leaderboard.
const LEADERBOARD_PAGE_SIZE: u32 = 10;

/// Matches on a page of the user's running matches.
const MATCHES_PAGE_SIZE: usize = 8;

/// A page of the server's leaderboard; the first is page 0.
pub(super) async fn leaderboard(
    app: &AppState,
    interaction: &PendingInteraction<'_>,
    page: u32,
) -> Result<Reply, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let user = interaction.person.user;
    let page = app
        .host
        .leaderboard(guild, user, page, LEADERBOARD_PAGE_SIZE)
        .await?;
    let board = Leaderboard {
        rows: page.rows.into_iter().map(row).collect(),
        own: page.own.map(row),
        page: page.number,
        pages: page.count,
    };
    Ok(Reply::in_place(ui::leaderboard(interaction.locale, &board)))
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

/// A page of the user's running matches; the first is page 0.
pub(super) async fn matches(
    app: &AppState,
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
    Ok(Reply::in_place(ui::my_matches(
        interaction.locale,
        &entries,
        page,
        pages,
    )))
}
