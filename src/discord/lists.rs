//! Lists in pages: the server's leaderboard and one's own matches.

use super::App;
use super::answer::{Answer, Asked, Problem};
use crate::store::LadderRow;
use crate::table::Table;
use crate::ui::{self, Leaderboard, LeaderboardRow, MyMatch, Notice};

/// How many rows a page of the leaderboard has.
const LADDER_PAGE: u32 = 10;

/// How many matches a page of one's own has.
const MATCHES_PAGE: usize = 8;

/// A page of the server's leaderboard, from 0.
pub(super) async fn leaderboard(
    app: &App,
    asked: &Asked<'_>,
    page: u32,
) -> Result<Answer, Problem> {
    let guild = asked.guild.ok_or(Notice::ServersOnly)?;
    let user = asked.person.user;
    let ladder = app.host.ladder(guild, user, page, LADDER_PAGE).await?;
    let board = Leaderboard {
        rows: ladder.rows.into_iter().map(row).collect(),
        own: ladder.own.map(row),
        page: ladder.number,
        pages: ladder.count,
    };
    Ok(Answer::in_place(ui::leaderboard(asked.locale, &board)))
}

fn row(row: LadderRow) -> LeaderboardRow {
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

/// A page of the asker's own running matches, from 0.
pub(super) async fn matches(app: &App, asked: &Asked<'_>, page: u32) -> Result<Answer, Problem> {
    let running = app.host.matches_of(asked.person.user).await?;
    let running: Vec<Table> = running
        .into_iter()
        .filter(|it| it.running().is_some())
        .collect();
    let pages = u32::try_from(running.len().div_ceil(MATCHES_PAGE).max(1)).unwrap_or(u32::MAX);
    let page = page.min(pages - 1);
    let mut entries = Vec::new();
    for table in running
        .iter()
        .skip(page as usize * MATCHES_PAGE)
        .take(MATCHES_PAGE)
    {
        let to_act = table.to_act();
        let your_turn = to_act.is_some() && to_act == table.seating().seat_of(asked.person.user);
        entries.push(MyMatch {
            caption: app.host.caption(table, asked.locale).await?,
            your_turn,
        });
    }
    Ok(Answer::in_place(ui::my_matches(
        asked.locale,
        &entries,
        page,
        pages,
    )))
}
