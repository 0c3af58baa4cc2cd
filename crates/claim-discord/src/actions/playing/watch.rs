//! Watching a match: its table as everyone sees it, never a hand.

use claim_host::CommandError;
use claim_rules::{PublicView, View};
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_screens::{DealOrigin, Screen, Select, Shareable, WatchPress, Watching};
use claim_table::departure::Agreement;
use claim_table::ids::MatchId;
use claim_table::{Refusal, Table};

use crate::interactions::context::Context;
use crate::interactions::reply::reader::{self, Reader};
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: WatchPress) -> Result<Reply, ReplyError> {
    let screen = match press {
        WatchPress::Details(id) => {
            let table = ctx.table(id).await?;
            check_place(ctx, &table)?;
            details(ctx, &table).await?
        }
        WatchPress::Board(id) => {
            let table = ctx.table(id).await?;
            check_place(ctx, &table)?;
            let info = ctx.host.screens().match_info(&table, ctx.locale).await?;
            let (public, _) = known_views(ctx, &table)?;
            claim_screens::board(ctx.locale, &info, &public)
        }
        WatchPress::More(id) => more(ctx, id).await?,
        WatchPress::Fairness(id) => fairness(ctx, &ctx.table(id).await?),
    };
    Ok(Reply::ephemeral(screen))
}

/// What the buttons of a match leave out.
async fn more(ctx: &Context<'_>, id: MatchId) -> Result<Screen, ReplyError> {
    let table = ctx.table(id).await?;
    check_place(ctx, &table)?;
    let info = ctx.host.screens().match_info(&table, ctx.locale).await?;
    if table.is_over() {
        return Ok(claim_screens::finished_more(ctx.locale, &info));
    }
    let seat = table.active_seat_of(ctx.user()).ok();
    let can_offer = |agreement: &Agreement| {
        seat.is_some_and(|seat| table.check_offer(seat, *agreement).is_ok())
    };
    let agreements: Vec<_> = [Agreement::Draw].into_iter().filter(can_offer).collect();
    let can_leave = seat.is_some() || ctx.can_moderate(&table);
    Ok(claim_screens::more(
        ctx.locale,
        &info,
        can_leave,
        &agreements,
    ))
}

/// The details that the screens of a running match leave out, for this user: see [`claim_screens::details`].
async fn details(ctx: &Context<'_>, table: &Table) -> Result<Screen, ReplyError> {
    let info = ctx.host.screens().match_info(table, ctx.locale).await?;
    let (public, own) = known_views(ctx, table)?;
    let own = own.as_ref();
    Ok(claim_screens::details(ctx.locale, &info, &public, own))
}

/// What everyone at the table knows of a match that was dealt, if the user may see it, and what they know as a player.
fn known_views(
    ctx: &Context<'_>,
    table: &Table,
) -> Result<(PublicView, Option<View>), CommandError> {
    let state = table.dealt().ok_or(Refusal::NotStarted)?.state();
    let own = table.active_seat_of(ctx.user()).ok();
    let own = own.map(|seat| state.view(seat));
    let public = own.as_ref().map(View::public);
    let public = public.or_else(|| table.public_view());
    Ok((public.ok_or(CommandError::MatchHidden)?, own))
}

/// How to verify that the deal of a match was fair. Shows the secret only once the match has ended.
fn fairness(ctx: &Context<'_>, table: &Table) -> Screen {
    let has_ended = table.dealt().is_some_and(|dealt| dealt.ending().is_some());
    // Others still play the same deal.
    let has_ended = has_ended && !table.is_hidden(ctx.host.now());
    let secret = has_ended.then(|| table.settings().secret.to_hex());
    let mut players = table.seating().players();
    let origin = if table.settings().daily.is_some() {
        DealOrigin::Daily
    } else if table.settings().is_tutorial {
        DealOrigin::Prepared
    } else if table.dealt().is_some() && players.all(|(_, player)| player.entropy.is_empty()) {
        DealOrigin::Secret
    } else {
        DealOrigin::Proven
    };
    let commitment = table.commitment().to_string();
    claim_screens::fairness(ctx.locale, &commitment, secret.as_deref(), origin)
}

/// Shows a match as it is now, to its players and to those in its channel.
pub(crate) async fn show(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    show_table(ctx, &table).await
}

/// As [`show`], for a table that is already loaded.
pub(crate) async fn show_table(ctx: &Context<'_>, table: &Table) -> Result<Reply, ReplyError> {
    let seat = table.seating().seat_of(ctx.user());
    check_place(ctx, table)?;
    ctx.check_not_hidden(table)?;
    let locale = ctx.locale;
    let mut screen = ctx.host.screens().public_screen(table, locale).await?;
    let is_spectator = seat.is_none() && table.dealt().is_some();
    if is_spectator {
        let info = ctx.host.screens().match_info(table, locale).await?;
        let watching = table.running().map(|_| Watching::Live);
        screen = claim_screens::watched(locale, &info, screen, watching);
    } else if table.dealt().is_some() && seat != table.to_act() {
        screen = claim_screens::without_actions(screen);
    }
    if can_share(ctx, table) {
        screen = reader::with_share_button(ctx, screen, Shareable::Table(table.id()));
    }
    let is_live = is_spectator && table.running().is_some();
    Ok(Reply {
        followed: is_live.then(|| Box::new(table.clone())),
        ..Reply::in_place(screen)
    })
}

/// The running matches of the channel, as many as a menu has room for; in the thread of a match, that match alone.
pub(crate) async fn running_here(ctx: &Context<'_>) -> Result<Vec<Table>, CommandError> {
    if let Some(table) = match_of_thread(ctx).await? {
        return Ok(vec![table]);
    }
    let channels = [Some(ctx.channel), ctx.place.parent];
    let mut running = Vec::new();
    for channel in channels.into_iter().flatten() {
        running.extend(ctx.host.lists().running_matches_in(channel).await?);
    }
    running.truncate(Select::MAX_CHOICES);
    Ok(running)
}

/// The running match in whose thread the user is.
pub(crate) async fn match_of_thread(ctx: &Context<'_>) -> Result<Option<Table>, CommandError> {
    let Some(parent) = ctx.place.parent else {
        return Ok(None);
    };
    ctx.host.lists().match_of_thread(parent, ctx.channel).await
}

/// The result of a match, to be shared.
pub(crate) async fn result(
    ctx: &Context<'_>,
    reader: Reader,
    id: MatchId,
) -> Result<Screen, ReplyError> {
    let table = ctx.table(id).await?;
    check_place(ctx, &table)?;
    Ok(ctx
        .host
        .screens()
        .public_screen(&table, reader.locale)
        .await?)
}

/// Refuses users who neither play in the match nor are in its channel: the channel may be hidden from them.
pub(crate) fn check_place(ctx: &Context<'_>, table: &Table) -> Result<(), Message> {
    let settings = table.settings();
    let is_seated = table.seating().seat_of(ctx.user()).is_some();
    if is_seated || ctx.is_in_channel_of(table) {
        Ok(())
    } else if settings.guild.is_some() && settings.guild == ctx.guild {
        Err(notices::watch_elsewhere(claim_screens::channel_mention(
            settings.channel,
        )))
    } else {
        Err(notices::match_not_found())
    }
}

/// Whether the table shows a result of this server, or of the user's own match against bots.
pub(crate) fn can_share(ctx: &Context<'_>, table: &Table) -> bool {
    let has_result = table.dealt().is_some() && table.is_over();
    let is_from_here = table.settings().guild == ctx.guild;
    let is_own = table.seating().seat_of(ctx.user()).is_some();
    let is_hidden = table.is_hidden(ctx.host.now());
    has_result && !is_hidden && (is_from_here || (table.is_direct() && is_own))
}
