//! The daily deal: begun, continued, and compared with others.

use claim_ai::daily::{DailyResult, squares};
use claim_host::{DailyRequest, DailyStanding};
use claim_rules::Day;
use claim_screens::i18n::keys::{daily as keys, notices};
use claim_screens::{
    DailyInfo, DailyOutcome, DailyPress, DailyProof, DailyRankingRow, EarlierAttempt, Ranking,
    Screen, Shareable,
};
use claim_store::DailyRow;
use claim_table::Table;

use super::playing::hand;
use crate::interactions::context::Context;
use crate::interactions::reply::reader::{self, Reader};
use crate::interactions::reply::{Reply, ReplyError};

/// How many days of the past are listed.
const LISTED_DAYS: u32 = 60;

/// Days on a page.
const DAYS_PER_PAGE: u32 = 7;

/// Results on a page of the ranking.
const RANKING_PAGE_SIZE: usize = 15;

/// For how many days before today the proof is shown.
const PROVEN_DAYS: u32 = 3;

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: DailyPress) -> Result<Reply, ReplyError> {
    match press {
        DailyPress::Show => show(ctx).await,
        DailyPress::ShowDay(day) => show_day(ctx, day).await,
        DailyPress::Play(day) => play(ctx, day, false).await,
        DailyPress::Practise(day) => play(ctx, day, true).await,
        DailyPress::Earlier(page) => earlier(ctx, page).await,
        DailyPress::Records(day) => records(ctx, day).await,
        DailyPress::Proof => proof(ctx).await,
    }
}

/// Shows today's deal.
pub(crate) async fn show(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    show_day(ctx, ctx.host.daily().today()).await
}

/// Shows the deal of a day: how to begin, how to continue, or the user's result among all.
pub(crate) async fn show_day(ctx: &Context<'_>, day: Day) -> Result<Reply, ReplyError> {
    let today = ctx.host.daily().today();
    let day = day.min(today);
    let standing = standing(ctx, day).await?;
    let info = DailyInfo {
        day,
        is_today: day == today,
        is_closed: standing.is_closed,
        streak: standing.streak,
    };
    let Some(table) = &standing.table else {
        let screen = claim_screens::daily_deal(ctx.locale, info);
        return Ok(Reply::in_place(screen));
    };
    if !table.is_over() {
        let screen = claim_screens::daily_running(ctx.locale, info, table.id());
        return Ok(Reply::in_place(screen));
    }
    let screen = finished(ctx, info, &standing, table).await?;
    Ok(Reply::in_place(match standing.result() {
        Some(_) => reader::with_share_button(ctx, screen, Shareable::DailyResult(day)),
        None => screen,
    }))
}

async fn finished(
    ctx: &Context<'_>,
    info: DailyInfo,
    standing: &DailyStanding,
    table: &Table,
) -> Result<Screen, ReplyError> {
    let match_info = ctx.host.screens().match_info(table, ctx.locale).await?;
    let finish = ctx.host.screens().finish_of(table).await?;
    let analysis = if standing.result().is_some() {
        let mut pending = ctx.host.analyses().analyse(table.clone(), ctx.user())?;
        pending.result().await.ok()
    } else {
        None
    };
    let results: Vec<_> = standing.results.iter().map(|it| it.result).collect();
    let outcome = DailyOutcome {
        info: &match_info,
        finish: &finish,
        compared: standing.compared,
        results: &results,
        analysis: analysis.as_deref(),
    };
    Ok(claim_screens::daily_result(ctx.locale, info, &outcome))
}

async fn standing(ctx: &Context<'_>, day: Day) -> Result<DailyStanding, ReplyError> {
    let daily = ctx.host.daily();
    Ok(daily.standing(day, ctx.user(), ctx.guild).await?)
}

/// Begins or continues the user's attempt, or a match for practice. If they may not, shows the day.
async fn play(ctx: &Context<'_>, day: Day, is_practice: bool) -> Result<Reply, ReplyError> {
    let request = DailyRequest {
        day,
        guild: ctx.guild,
        channel: ctx.channel,
        locale: ctx.person.locale.clone(),
    };
    match ctx.play_daily(request, is_practice).await? {
        Some(table) => {
            let reply = hand::show(ctx, table.id()).await?.replacing();
            Ok(if is_practice && !table.is_over() {
                reply.with_sentence(ctx.say(&keys::daily_practice()))
            } else {
                reply
            })
        }
        None => show_day(ctx, day).await,
    }
}

/// A page (from 0) of a day's ranking in this server; in direct messages, everywhere.
pub(crate) async fn ranking(ctx: &Context<'_>, day: Day, page: u32) -> Result<Reply, ReplyError> {
    let screen = ranking_for(ctx, Reader::of(ctx), day, page).await?;
    let is_closed = standing(ctx, day).await?.is_closed;
    let shown = Shareable::DailyRanking(day, page);
    Ok(Reply::in_place(if is_closed {
        reader::with_share_button(ctx, screen, shown)
    } else {
        screen
    }))
}

/// The same page for `reader`. Everyone may read it once the day is closed.
pub(crate) async fn ranking_for(
    ctx: &Context<'_>,
    reader: Reader,
    day: Day,
    page: u32,
) -> Result<Screen, ReplyError> {
    let standing = standing(ctx, day).await?;
    if !standing.is_revealed() || reader.user.is_none() && !standing.is_closed {
        return Err(notices::unknown_button().into());
    }
    let here = |it: &&DailyRow| ctx.guild.is_none() || it.guild == ctx.guild;
    let listed = standing.results.iter().filter(here);
    let listed = listed.filter(|it| !it.user.is_pseudonym());
    let mut rows: Vec<_> = listed.map(|it| row(&standing, it, here)).collect();
    rows.sort_by_key(|it| (it.place, it.user));
    let pages = rows.len().div_ceil(RANKING_PAGE_SIZE).max(1);
    let page = (page as usize).min(pages - 1);
    let own = rows.iter().find(|it| reader.user == Some(it.user)).cloned();
    let shown = rows.into_iter().skip(page * RANKING_PAGE_SIZE);
    let ranking = Ranking {
        rows: shown.take(RANKING_PAGE_SIZE).collect(),
        own,
        page: u32::try_from(page).unwrap_or_default(),
        pages: u32::try_from(pages).unwrap_or(1),
    };
    Ok(claim_screens::daily_ranking(reader.locale, day, &ranking))
}

/// A row of the ranking among those for whom `is_listed`.
fn row(
    standing: &DailyStanding,
    it: &DailyRow,
    is_listed: impl Fn(&&DailyRow) -> bool,
) -> DailyRankingRow {
    let others = standing.results.iter().filter(is_listed);
    let others = others.filter(|other| other.user != it.user);
    let compared = it.result.compare(others.map(|it| it.result));
    DailyRankingRow {
        place: compared.place(),
        name: (&it.name).into(),
        user: it.user,
        result: it.result,
    }
}

/// The user's result of a day: for them, or the line that everyone sees.
pub(crate) async fn result_for(
    ctx: &Context<'_>,
    reader: Reader,
    day: Day,
) -> Result<Screen, ReplyError> {
    let standing = standing(ctx, day).await?;
    let shown = standing.result().zip(standing.compared);
    let Some(((result, (_, everywhere)), table)) = shown.zip(standing.table.as_ref()) else {
        return Err(notices::unknown_button().into());
    };
    if reader.user.is_some() {
        let today = ctx.host.daily().today();
        let info = DailyInfo {
            day,
            is_today: day == today,
            is_closed: standing.is_closed,
            streak: standing.streak,
        };
        return finished(ctx, info, &standing, table).await;
    }
    let record = ctx.host.lists().record(table).await?;
    let squares = squares(&record).map_err(anyhow::Error::from)?;
    let locale = reader.locale;
    Ok(claim_screens::shared_daily_result(
        locale, day, result, everywhere, &squares,
    ))
}

/// A page (from 0) of the deals of earlier days.
async fn earlier(ctx: &Context<'_>, page: u32) -> Result<Reply, ReplyError> {
    let today = ctx.host.daily().today();
    let attempts = ctx.host.daily().attempts(ctx.user()).await?;
    let days = LISTED_DAYS.min(today.0);
    let pages = days.div_ceil(DAYS_PER_PAGE).max(1);
    let page = page.min(pages - 1);
    let first = page * DAYS_PER_PAGE;
    let listed = (first..days.min(first + DAYS_PER_PAGE)).map(|back| {
        let day = Day(today.0 - 1 - back);
        let attempt = attempts.iter().find(|it| it.day == day);
        let finished = |result: Option<DailyResult>| match result {
            Some(result) => EarlierAttempt::Finished(result),
            None => EarlierAttempt::Unfinished,
        };
        (
            day,
            attempt.map_or(EarlierAttempt::None, |it| finished(it.result)),
        )
    });
    let listed: Vec<_> = listed.collect();
    let screen = claim_screens::earlier_deals(ctx.locale, &listed, page, pages);
    Ok(Reply::in_place(screen))
}

/// The records of a day that is closed, as a file. If it is not, shows the day.
async fn records(ctx: &Context<'_>, day: Day) -> Result<Reply, ReplyError> {
    match ctx.host.daily().records(day).await? {
        Some(records) => Ok(Reply::ephemeral(claim_screens::daily_records(
            ctx.locale, day, records,
        ))),
        None => show_day(ctx, day).await,
    }
}

/// The fingerprints of tomorrow, today and the last days, with the secrets of closed ones.
async fn proof(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let daily = ctx.host.daily();
    let tomorrow = daily.today().plus(1);
    let mut days = Vec::new();
    for back in 0..=PROVEN_DAYS + 1 {
        let day = Day(tomorrow.0.saturating_sub(back));
        if let Some((commitment, secret)) = daily.proof(day).await? {
            days.push(DailyProof {
                day,
                commitment: commitment.to_string(),
                secret: secret.map(|it| it.to_hex()),
            });
        }
    }
    Ok(Reply::ephemeral(claim_screens::daily_proof(
        ctx.locale, &days,
    )))
}
