//! What a finished match offers: a rematch, its replay and its record.

pub(crate) mod analysis;
pub(crate) mod voiding;

use claim_host::{DeliveryError, ReplayPosition};
use claim_rules::{Action, View};
use claim_screens::i18n::keys::notices;
use claim_screens::{
    Direction, FinishedPress, MatchInfo, Notice, PlayOnChoices, PlayOnStep, ReplayStep, Screen,
    Shareable,
};
use claim_table::Table;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::playing::watch;
use super::tables::{bot_match, opening};
use crate::api::rest::request::find_member;
use crate::interactions::context::Context;
use crate::interactions::incoming::Control;
use crate::interactions::reply::reader::{self, Reader};
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    ctx: &Context<'_>,
    press: FinishedPress,
) -> Result<Reply, ReplyError> {
    match press {
        FinishedPress::Rematch(id) => rematch(ctx, id).await,
        FinishedPress::PlayToo(id) => play_too(ctx, id).await,
        FinishedPress::ReplayMistake {
            table,
            actions,
            direction,
        } => replay_mistake(ctx, table, actions, direction).await,
        FinishedPress::TryAgain {
            table,
            actions,
            chosen,
        } => try_again(ctx, table, actions, &chosen).await,
        FinishedPress::TryAction {
            table,
            actions,
            action,
        } => try_action(ctx, table, actions, &action).await,
        FinishedPress::PlayOn {
            table,
            actions,
            choices,
            chosen,
        } => play_on(ctx, table, actions, &choices, &chosen).await,
        FinishedPress::Record(id) => record(ctx, id).await,
    }
}

/// Opens a table for a rematch, or joins the one that another player has opened.
async fn rematch(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let old = ctx.table(id).await?;
    let mut person = ctx.person.clone();
    if let Some(guild) = old.settings().guild.filter(|it| Some(*it) != ctx.guild) {
        // If Discord does not say, the user counts as a member.
        let is_member = find_member(ctx.app.rest(), guild, person.user).await;
        if matches!(is_member, Ok(false)) {
            return Err(notices::no_longer_in_server().into());
        }
        // Outside of the server, Discord does not tell the name that the user has there.
        let seat = old.seating().seat_of(person.user);
        if let Some(player) = seat.and_then(|seat| old.seating().player(seat)) {
            person.name.display.clone_from(&player.name.display);
        }
    }
    let table = ctx.rematch(old, person).await?;
    let is_alone = table.seating().players().count() == 1;
    let bots: Vec<_> = table.seating().characters().collect();
    let list = || claim_screens::bot_list(ctx.locale, &bots);
    let begun = if table.is_direct() && !bots.is_empty() {
        Some(bot_match::started(ctx, list()))
    } else if is_alone && table.dealt().is_some() {
        Some(notices::match_started_with_bots(list()))
    } else {
        table.running().map(|_| notices::match_started())
    };
    let is_opened = begun.is_none() && table.settings().host == ctx.user();
    let done = begun.unwrap_or_else(|| {
        if is_opened {
            notices::rematch_opened()
        } else {
            notices::joined_table()
        }
    });
    let channel = table.settings().channel;
    let mut sentence = None;
    if is_opened {
        let posted = ctx.present_above(table.id()).await;
        if let Err(DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost) = posted {
            sentence = Some(notices::table_not_posted(claim_screens::channel_mention(
                channel,
            )));
        }
    }
    if !table.is_direct() && channel != ctx.channel {
        sentence.get_or_insert(notices::table_elsewhere(claim_screens::channel_mention(
            channel,
        )));
    }
    let reply = ctx.notice(Notice::done(done));
    Ok(match sentence {
        Some(sentence) => reply.with_sentence(ctx.say(&sentence)),
        None => reply,
    })
}

/// Opens a table of the same game for the user, who need not have played.
async fn play_too(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let played = ctx.table(id).await?;
    watch::check_place(ctx, &played)?;
    Box::pin(opening::open_same(ctx, &played)).await
}

/// Shows the match after its first `actions` actions, where the control that asked for it allows it.
pub(crate) async fn show_replay(
    ctx: &Context<'_>,
    id: MatchId,
    actions: u32,
) -> Result<Reply, ReplyError> {
    let is_menu = ctx.control() == Some(Control::Menu);
    let table = ctx.table(id).await?;
    if is_menu {
        // The menu of an analysis leads to a mistake, which the replay comments on.
        let mut pending = ctx.host.analyses().analyse(table.clone(), ctx.user())?;
        pending.result().await?;
    }
    let reply = replay(ctx, &table, actions).await?;
    // A menu is below the analysis, which must not be replaced, nor must a message of the match.
    let source = ctx.source_message();
    Ok(
        if is_menu || ctx.host.lists().is_message_of(&table, source).await {
            Reply::ephemeral(reply.screen)
        } else {
            reply
        },
    )
}

/// Shows the match after its first `actions` actions.
async fn replay(ctx: &Context<'_>, table: &Table, actions: u32) -> Result<Reply, ReplyError> {
    let screen = replay_for(ctx, Reader::of(ctx), table, actions).await?;
    if !watch::can_share(ctx, table) {
        return Ok(Reply::in_place(screen));
    }
    let table = table.id();
    let shown = Shareable::Replay { table, actions };
    Ok(Reply::in_place(reader::with_share_button(
        ctx, screen, shown,
    )))
}

/// The position after the first `actions` actions of a finished match, and what screens say of the match there.
pub(crate) async fn position_after(
    ctx: &Context<'_>,
    table: &Table,
    actions: u32,
    locale: Locale,
) -> Result<(MatchInfo, ReplayPosition), ReplyError> {
    let position = ctx.host.lists().replay_position(table, actions).await?;
    let info = MatchInfo {
        left: position.left.clone(),
        ..ctx.host.screens().match_info(table, locale).await?
    };
    Ok((info, position))
}

/// The screen of [`replay`], for `reader`.
pub(crate) async fn replay_for(
    ctx: &Context<'_>,
    reader: Reader,
    table: &Table,
    actions: u32,
) -> Result<Screen, ReplyError> {
    let locale = reader.locale;
    let (info, position) = position_after(ctx, table, actions, locale).await?;
    let analysis = ctx.host.analyses().cached_analysis(table.id());
    let is_at_end = position.actions == position.total_actions;
    let early_end = if is_at_end {
        ctx.host.screens().early_finish(table).await?
    } else {
        None
    };
    let step = ReplayStep {
        views: &position.views,
        actions: position.actions,
        total: position.total_actions,
        chapters: &position.chapters,
        analysis: analysis.as_deref(),
        early_end: early_end.as_ref(),
        winners: is_at_end.then(|| table.winners()),
    };
    Ok(claim_screens::replay(locale, &info, &step))
}

/// Moves the replay to the next mistake after `actions` actions, or backwards to the last one before. If
/// there is none, the replay stays where it is. Analyses the match first, if necessary: then a mistake at this very
/// position, which the replay has not commented on, comes first.
async fn replay_mistake(
    ctx: &Context<'_>,
    id: MatchId,
    actions: u32,
    direction: Direction,
) -> Result<Reply, ReplyError> {
    let is_shown = ctx.host.analyses().cached_analysis(id).is_some();
    let table = ctx.table(id).await?;
    let mut pending = ctx.host.analyses().analyse(table.clone(), ctx.user())?;
    let analysis = pending.result().await?;
    let info = ctx.host.screens().match_info(&table, ctx.locale).await?;
    let here = claim_screens::mistake_at(&info, &analysis, actions).filter(|_| !is_shown);
    let mistake =
        here.or_else(|| claim_screens::mistake_from(&info, &analysis, actions, direction));
    let target = mistake.and_then(|it| u32::try_from(it.actions).ok());
    let reply = replay(ctx, &table, target.unwrap_or(actions)).await?;
    Ok(match target {
        Some(_) => reply,
        None => reply.with_sentence(claim_screens::no_mistake(
            ctx.locale, &info, &analysis, direction,
        )),
    })
}

/// Asks which action the user would take after the first `actions` actions.
async fn try_again(
    ctx: &Context<'_>,
    id: MatchId,
    actions: u32,
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let locale = ctx.locale;
    let table = ctx.table(id).await?;
    let (info, position) = position_after(ctx, &table, actions, locale).await?;
    let mut views = position.views.iter();
    let by_player =
        |view: &&View| !view.legal_actions().is_empty() && info.leave_reason(view.seat()).is_none();
    match views.find(by_player) {
        Some(view) => {
            let screen = claim_screens::try_again(locale, &info, view, position.actions, chosen);
            Ok(Reply::in_place(screen))
        }
        None => nothing_to_try(ctx, &table, actions).await,
    }
}

/// Judges an action that the user would take after the first `actions` actions of a match.
async fn try_action(
    ctx: &Context<'_>,
    id: MatchId,
    actions: u32,
    action: &str,
) -> Result<Reply, ReplyError> {
    let locale = ctx.locale;
    let table = ctx.table(id).await?;
    let action = Action::parse(table.game(), action).ok_or_else(notices::unknown_button)?;
    let decision = ctx
        .host
        .analyses()
        .judge_action(&table, actions, action, ctx.user())
        .await?;
    let Some((decision, _)) = decision else {
        return nothing_to_try(ctx, &table, actions).await;
    };
    let info = ctx
        .host
        .screens()
        .match_info(&table, locale)
        .await?
        .as_seated();
    Ok(Reply::in_place(claim_screens::tried(
        locale, &info, &decision,
    )))
}

/// Shows the position that `choices` lead to if the user plays on after the first `actions` actions of a match.
async fn play_on(
    ctx: &Context<'_>,
    id: MatchId,
    actions: u32,
    choices: &PlayOnChoices,
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    let user = ctx.user();
    let position = ctx
        .host
        .thinking()
        .play_on(&table, user, actions, choices)
        .await?;
    let Some(position) = position else {
        return nothing_to_try(ctx, &table, actions).await;
    };
    let locale = ctx.locale;
    let info = ctx.host.screens().match_info(&table, locale).await?;
    let info = info.as_seated();
    let step = PlayOnStep {
        begin: actions,
        choices,
        chosen,
        seat: position.seat,
        views: &position.views,
        plays: &position.plays,
        winners: position.winners.as_deref(),
    };
    Ok(Reply::in_place(claim_screens::play_on(
        locale, &info, &step,
    )))
}

/// Says why there is nothing to try, above the replay.
async fn nothing_to_try(
    ctx: &Context<'_>,
    table: &Table,
    actions: u32,
) -> Result<Reply, ReplyError> {
    let reply = replay(ctx, table, actions).await?;
    Ok(reply.with_sentence(claim_screens::nothing_to_try(ctx.locale)))
}

/// Sends the record as a file.
async fn record(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    let text = ctx.host.lists().record(&table).await?;
    let info = ctx.host.screens().match_info(&table, ctx.locale).await?;
    let text = ctx.host.daily().with_secret(&table, &text)?;
    let screen = claim_screens::record_file(ctx.locale, &info, text);
    Ok(Reply::ephemeral(screen))
}
