//! Matches of one person against bots, in the bot's direct messages. They can be started from anywhere.

use claim_ai::Level;
use claim_host::TableRequest;
use claim_rules::Setup;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_screens::{BotMatch, ChosenOptions, Notice};
use claim_table::time_control::TimeControl;

use crate::commands::arguments::setup_request::SetupRequest;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Starts the match; where the bot is not a member, offers it.
pub(crate) async fn start_or_offer(
    ctx: &Context<'_>,
    setup: Setup,
    level: Level,
    time_control: TimeControl,
) -> Result<Reply, ReplyError> {
    if ctx.place.is_guest {
        let offered = BotMatch {
            kind: setup.kind(),
            players: setup.players(),
            level,
            chosen: ChosenOptions::of(&setup),
            time_control,
        };
        return Ok(Reply::ephemeral(claim_screens::bot_match_offer(
            ctx.locale, offered,
        )));
    }
    start(ctx, setup, level, time_control).await
}

/// Starts or offers a match without any choice: the game of the server, and the level of the user's last bots.
pub(crate) async fn quick_match(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let request = SetupRequest::in_server(ctx).await?;
    let setup = request.draw_setup(&mut ctx.host.environment().rng())?;
    let level = ctx.host.lists().last_bot_level(ctx.user()).await?;
    start_or_offer(ctx, setup, level, TimeControl::Unlimited).await
}

/// Starts the match that was offered.
pub(crate) async fn accept(ctx: &Context<'_>, offered: BotMatch) -> Result<Reply, ReplyError> {
    let setup = Setup::new(offered.kind, offered.players, offered.chosen.options());
    let setup = setup.map_err(|_| notices::unknown_button())?;
    let (level, time_control) = (offered.level, offered.time_control);
    let reply = start(ctx, setup, level, time_control).await?;
    // The button is gone then, so that it is hardly pressed twice.
    Ok(reply.replacing())
}

async fn start(
    ctx: &Context<'_>,
    setup: Setup,
    level: Level,
    time_control: TimeControl,
) -> Result<Reply, ReplyError> {
    let request = TableRequest {
        parent: None,
        guild: None,
        channel: ctx.channel,
        locale: ctx.person.locale.clone(),
        invitations: Vec::new(),
        bots: vec![level; usize::from(setup.players()) - 1],
        setup,
        time_control,
        best_of: 1,
        starts_if_full: true,
        tutorial: None,
        daily: None,
    };
    let table = ctx.open_table(request).await?;
    let bots: Vec<_> = table.seating().characters().collect();
    let bots = claim_screens::bot_list(ctx.locale, &bots);
    Ok(ctx.notice(Notice::done(started(ctx, bots))))
}

/// Says that a match against these bots has started in direct messages.
pub(crate) fn started(ctx: &Context<'_>, bots: String) -> Message {
    let is_elsewhere = ctx.place.is_guest || ctx.guild.is_some();
    if is_elsewhere {
        notices::match_started_in_direct_messages(bots)
    } else {
        notices::match_started_against_bots(bots)
    }
}
