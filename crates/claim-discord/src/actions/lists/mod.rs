//! Lists in pages: a server's ranking of puzzle solvers, and the user's running and finished matches.

pub(crate) mod ratings;

use claim_host::CommandError;
use claim_screens::i18n::keys::notices;
use claim_screens::{PuzzleRankingRow, Ranking, Screen, Shareable};
use claim_store::{Page, SolverRow};

use super::playing::watch;
use crate::api::channel_access::visible_channels;
use crate::interactions::context::Context;
use crate::interactions::reply::reader::{self, Reader};
use crate::interactions::reply::{Reply, ReplyError};

/// Rows on a page of a ranking.
pub(crate) const RANKING_PAGE_SIZE: u32 = 10;

/// How many open tables of a server a list shows at most.
const MAX_OPEN_TABLES: usize = 20;

/// Matches on a page of the user's running or finished matches.
const MATCHES_PAGE_SIZE: usize = 8;

/// How many finished matches of the user are listed at most, the latest ones.
const MAX_FINISHED_MATCHES: u32 = 40;

/// A page of the server's ranking of those who solve the daily puzzle; the first is page 0.
pub(crate) async fn puzzle_ranking(ctx: &Context<'_>, page: u32) -> Result<Reply, ReplyError> {
    let reader = Reader::of(ctx);
    let screen = puzzle_ranking_for(ctx, reader, page).await?;
    let shown = Shareable::PuzzleRanking(page);
    Ok(Reply::in_place(reader::with_share_button(
        ctx, screen, shown,
    )))
}

/// The same page for `reader`.
pub(crate) async fn puzzle_ranking_for(
    ctx: &Context<'_>,
    reader: Reader,
    page: u32,
) -> Result<Screen, ReplyError> {
    let guild = ctx.guild.ok_or_else(notices::servers_only)?;
    let user = ctx.user();
    let page = ctx
        .host
        .thinking()
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
pub(crate) async fn matches(ctx: &Context<'_>, page: u32) -> Result<Reply, ReplyError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let running = ctx.running_matches().await?;
    let (page, pages) = page_of(running.len(), page);
    let mut entries = Vec::new();
    for table in on_page(&running, page) {
        entries.push(ctx.host.lists().my_match(table, user, locale).await?);
    }
    let tables = ctx.host.lists().open_tables_of(user, locale).await?;
    let screen = claim_screens::my_matches(locale, &entries, &tables, page, pages);
    let reply = Reply::in_place(screen);
    if ctx.host.lists().has_unreadable_match(ctx.user()).await? {
        let notice = ctx.say(&notices::own_match_unreadable());
        return Ok(reply.with_sentence(notice));
    }
    Ok(reply)
}

/// A page of the user's finished matches; the first is page 0.
pub(crate) async fn finished_matches(ctx: &Context<'_>, page: u32) -> Result<Reply, ReplyError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let lists = ctx.host.lists();
    let finished = lists.finished_matches_of(user, locale, MAX_FINISHED_MATCHES);
    let finished = finished.await?;
    let (page, pages) = page_of(finished.len(), page);
    let shown = on_page(&finished, page);
    let screen = claim_screens::finished_matches(locale, shown, page, pages);
    Ok(Reply::in_place(screen))
}

/// All achievements, and which the user has earned.
pub(crate) async fn achievements(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let earned = ctx.host.people().achievements(ctx.user()).await?;
    let screen = claim_screens::achievements(ctx.locale, &earned);
    Ok(Reply::in_place(screen))
}

/// The page of a list of matches that is shown, which may be the last one instead, and how many there are.
fn page_of(matches: usize, page: u32) -> (u32, u32) {
    let pages = matches.div_ceil(MATCHES_PAGE_SIZE).max(1);
    let pages = u32::try_from(pages).unwrap_or(u32::MAX);
    (page.min(pages - 1), pages)
}

/// The matches on a page that exists.
fn on_page<T>(matches: &[T], page: u32) -> &[T] {
    let mut pages = matches.chunks(MATCHES_PAGE_SIZE);
    pages.nth(page as usize).unwrap_or_default()
}

/// A page of the open tables of the server, in channels that the user can see, and of the running matches of the channel.
pub(crate) async fn tables(ctx: &Context<'_>, page: u32) -> Result<Reply, ReplyError> {
    let guild = ctx.guild.ok_or_else(notices::servers_only)?;
    let (user, locale) = (ctx.user(), ctx.locale);
    let mut tables = ctx.host.lists().open_tables_in(guild).await?;
    let channels = tables
        .iter()
        .map(|table| table.settings().channel)
        .collect();
    let place = &ctx.place;
    let visible = visible_channels(ctx.app.rest(), guild, user, place, channels).await;
    let visible = visible.map_err(|error| CommandError::Internal(error.into()))?;
    tables.retain(|table| visible.contains(&table.settings().channel));
    tables.truncate(MAX_OPEN_TABLES);
    let tables = ctx.host.lists().list_tables(&tables, user, locale).await?;
    let mut running = Vec::new();
    for table in watch::running_here(ctx).await? {
        running.push(ctx.host.screens().match_info(&table, locale).await?);
    }
    let screen = claim_screens::open_tables(locale, &tables, &running, page);
    Ok(Reply::in_place(screen))
}
