//! Lists in pages: a server's ranking of puzzle solvers, and the user's running matches.

use claim_host::CommandError;
use claim_screens::{Notice, PuzzleRankingRow, Ranking, Screen, Shareable};
use claim_store::{Page, SolverRow};

use super::watch;
use crate::api::channel_access::visible_channels;
use crate::api::reader::{self, Reader};
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Rows on a page of a ranking.
pub(crate) const RANKING_PAGE_SIZE: u32 = 10;

/// How many open tables of a server a list shows at most.
const MAX_OPEN_TABLES: usize = 20;

/// Matches on a page of the user's running matches.
const MATCHES_PAGE_SIZE: usize = 8;

/// A page of the server's ranking of those who solve the daily puzzle; the first is page 0.
pub(crate) async fn puzzle_ranking(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    page: u32,
) -> Result<Reply, ReplyError> {
    let reader = Reader::of(interaction);
    let screen = puzzle_ranking_for(app, interaction, reader, page).await?;
    let shown = Shareable::PuzzleRanking(page);
    Ok(Reply::in_place(reader::with_share_button(
        interaction,
        screen,
        shown,
    )))
}

/// The same page for `reader`.
pub(crate) async fn puzzle_ranking_for(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    reader: Reader,
    page: u32,
) -> Result<Screen, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let user = interaction.person.user;
    let page = app
        .host
        .puzzle_ranking(guild, user, page, RANKING_PAGE_SIZE)
        .await?;
    let solvers = ranking(page, reader, |row: SolverRow| PuzzleRankingRow {
        rank: row.rank,
        name: (&row.name).into(),
        user: row.user,
        today: row.today,
        stats: row.stats,
    });
    Ok(claim_screens::puzzle_ranking(reader.locale, &solvers))
}

/// A page of stored rows as a page to show, with the reader's own row unless everyone reads it.
pub(crate) fn ranking<R, S>(page: Page<R>, reader: Reader, row: impl Fn(R) -> S) -> Ranking<S> {
    let own = page.own.filter(|_| reader.user.is_some());
    Ranking {
        rows: page.rows.into_iter().map(&row).collect(),
        own: own.map(row),
        page: page.number,
        pages: page.count,
    }
}

/// A page of the user's running matches; the first is page 0.
pub(crate) async fn matches(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    page: u32,
) -> Result<Reply, ReplyError> {
    let (user, locale) = (interaction.person.user, interaction.locale);
    let running = app.host.running_matches_of(user).await?;
    let pages = u32::try_from(running.len().div_ceil(MATCHES_PAGE_SIZE).max(1)).unwrap_or(u32::MAX);
    let page = page.min(pages - 1);
    let mut entries = Vec::new();
    let first = page as usize * MATCHES_PAGE_SIZE;
    for table in running.iter().skip(first).take(MATCHES_PAGE_SIZE) {
        entries.push(app.host.my_match(table, user, locale).await?);
    }
    let tables = app.host.open_tables_of(user, locale).await?;
    let screen = claim_screens::my_matches(locale, &entries, &tables, page, pages);
    let reply = Reply::in_place(screen);
    if app
        .host
        .has_unreadable_match(interaction.person.user)
        .await?
    {
        let notice = claim_screens::notice_text(interaction.locale, &Notice::OwnMatchUnreadable);
        return Ok(reply.with_sentence(notice));
    }
    Ok(reply)
}

/// The open tables of the server, in channels that the user can see, and the running matches of the channel.
pub(crate) async fn tables(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let (user, locale) = (interaction.person.user, interaction.locale);
    let mut tables = app.host.open_tables_in(guild).await?;
    let channels = tables
        .iter()
        .map(|table| table.settings().channel)
        .collect();
    let place = &interaction.place;
    let visible = visible_channels(app.rest(), guild, user, place, channels).await;
    let visible = visible.map_err(|error| CommandError::Internal(error.into()))?;
    tables.retain(|table| visible.contains(&table.settings().channel));
    tables.truncate(MAX_OPEN_TABLES);
    let tables = app.host.list_tables(&tables, user, locale).await?;
    let mut running = Vec::new();
    for table in watch::running_here(app, interaction).await? {
        running.push(app.host.match_info(&table, locale).await?);
    }
    let screen = claim_screens::open_tables(locale, &tables, &running);
    Ok(Reply::ephemeral(screen))
}
