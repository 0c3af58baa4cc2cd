//! Events, which people know as tournaments: opened, joined and left, looked at, and managed.

pub(crate) mod managing;

use std::time::Duration;

use claim_host::{CommandError, EventRequest};
use claim_rules::{GameKind, Options, Setup};
use claim_screens::i18n::keys::{events as keys, notices};
use claim_screens::{ChosenOptions, EventDraft, EventPress, Name, Notice};
use claim_table::event::{Event, EventCommand, EventRefusal};
use claim_table::ids::{EventId, GuildId};

use crate::actions::tables::opening::check_permissions;
use crate::api::permissions;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: EventPress) -> Result<Reply, ReplyError> {
    let locale = ctx.locale;
    match press {
        EventPress::List => show(ctx).await,
        EventPress::Form(draft) => {
            check_may_open(ctx).await?;
            form(ctx, draft)
        }
        EventPress::Open(draft) => open(ctx, draft).await,
        EventPress::Show(id) => {
            let screen = claim_screens::event(locale, &event(ctx, id).await?);
            Ok(Reply::in_place(screen))
        }
        EventPress::Join(id) => join(ctx, id).await,
        EventPress::CheckIn(id) => {
            event(ctx, id).await?;
            command(ctx, id, EventCommand::CheckIn(ctx.user())).await?;
            Ok(ctx.notice(Notice::done(keys::event_checked_in())))
        }
        EventPress::AskLeave(id) => {
            let event = event(ctx, id).await?;
            let player = event.entrant(ctx.user());
            if player.is_none_or(|player| !event.progress().is_present(player)) {
                return Err(CommandError::from(EventRefusal::NotIn).into());
            }
            let question = claim_screens::event_leave_question(locale, &event);
            Ok(Reply::ephemeral(question))
        }
        EventPress::Leave(id) => {
            event(ctx, id).await?;
            command(ctx, id, EventCommand::Leave(ctx.user())).await?;
            let done = Notice::done(keys::event_left());
            Ok(ctx.notice(done).replacing())
        }
        EventPress::Standings(id) => {
            let event = event(ctx, id).await?;
            let screen = claim_screens::event_standings(locale, &event, ctx.user());
            Ok(Reply::ephemeral(screen))
        }
        EventPress::Rules(id) => {
            let screen = claim_screens::event_rules(locale, &event(ctx, id).await?);
            Ok(Reply::ephemeral(screen))
        }
        EventPress::Compare(id, round, leg, page) => {
            let event = event(ctx, id).await?;
            let matches = ctx.host.events().compared(&event, round, leg).await?;
            let shown = (round, leg, page);
            let screen = claim_screens::event_comparison(locale, &event, shown, &matches);
            Ok(Reply::in_place(
                screen.ok_or_else(notices::outdated_button)?,
            ))
        }
        EventPress::Record(id) => {
            let event = event(ctx, id).await?;
            if !event.is_over() {
                return Err(notices::outdated_button().into());
            }
            let record = ctx.host.events().record(id).await?;
            let screen = claim_screens::event_record(locale, &event, record);
            Ok(Reply::ephemeral(screen))
        }
    }
}

/// Shows the events of the server, or the form of a new one if there are none, or if the command names one.
pub(crate) async fn show(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let guild = server(ctx)?;
    let name = ctx.options.text("name");
    let events = ctx.host.events().open_events(guild).await?;
    let may_open = check_may_open(ctx).await.is_ok();
    let settings = ctx.host.people().server_settings(guild).await?;
    let game = settings.default_game;
    let game = game.filter(|&it| Setup::new(it, 2, Options::default()).is_ok());
    let draft = EventDraft::new(
        ctx.locale,
        game.unwrap_or(GameKind::ALL[0]),
        name.unwrap_or_default(),
    );
    if name.is_some() || (may_open && events.is_empty()) {
        check_may_open(ctx).await?;
        return form(ctx, draft);
    }
    let draft = may_open.then_some(draft);
    let screen = claim_screens::event_list(ctx.locale, &events, draft);
    Ok(Reply::in_place(screen))
}

/// The form. Options that are not chosen are drawn.
fn form(ctx: &Context<'_>, draft: EventDraft) -> Result<Reply, ReplyError> {
    let draft = EventDraft {
        chosen: ChosenOptions::of(&setup(ctx, &draft)?),
        ..draft
    };
    let screen = claim_screens::event_form(ctx.locale, &draft);
    Ok(Reply::in_place(screen))
}

fn setup(ctx: &Context<'_>, draft: &EventDraft) -> Result<Setup, ReplyError> {
    let mut rng = ctx.host.environment().rng();
    let setup = Setup::random(draft.game, 2, &draft.chosen.options(), &mut rng);
    setup.map_err(|_| notices::unknown_button().into())
}

/// Opens an event; the notice takes the place of the form.
async fn open(ctx: &Context<'_>, draft: EventDraft) -> Result<Reply, ReplyError> {
    let guild = server(ctx)?;
    check_may_open(ctx).await?;
    check_permissions(ctx)?;
    let setup = setup(ctx, &draft)?;
    let check_in = draft.has_check_in();
    let request = EventRequest {
        guild,
        channel: ctx.channel,
        parent: ctx.place.parent,
        locale: ctx.place.guild_locale.clone(),
        setup,
        format: draft.format,
        scoring: draft.fitting_deals().scoring(),
        deals: draft.fitting_deals().deals(),
        time: draft.time,
        starts_in: Duration::from_mins(draft.starts_in.into()),
        most: (draft.most > 0).then_some(draft.most.into()),
        check_in,
        name: draft.name,
    };
    ctx.host.events().open(request, ctx.user()).await?;
    Ok(ctx.notice(Notice::done(keys::event_opened())).replacing())
}

/// The user joins, or returns.
async fn join(ctx: &Context<'_>, id: EventId) -> Result<Reply, ReplyError> {
    let event = event(ctx, id).await?;
    let (user, name) = (ctx.user(), ctx.person.name.clone());
    let newcomer = ctx
        .host
        .events()
        .newcomer(&event, user, name, ctx.entropy());
    let event = command(ctx, id, EventCommand::Join(newcomer.await?)).await?;
    let settings = event.progress().settings();
    let name = Name::from(settings.name.as_str()).bold();
    let start = format!("<t:{}:R>", settings.start.0.div_euclid(1000));
    Ok(ctx.notice(Notice::done(keys::event_joined(name, start))))
}

/// The server; events are not played in direct messages.
fn server(ctx: &Context<'_>) -> Result<GuildId, ReplyError> {
    Ok(ctx.guild.ok_or_else(notices::servers_only)?)
}

/// An event of the server.
async fn event(ctx: &Context<'_>, id: EventId) -> Result<Event, ReplyError> {
    let event = ctx.host.events().event(id).await?;
    if ctx.guild == Some(event.place().guild) {
        Ok(event)
    } else {
        Err(CommandError::EventNotFound.into())
    }
}

async fn command(
    ctx: &Context<'_>,
    id: EventId,
    command: EventCommand,
) -> Result<Event, CommandError> {
    ctx.host.events().command(id, command).await
}

/// Refuses a user who may not open events in the server.
async fn check_may_open(ctx: &Context<'_>) -> Result<(), ReplyError> {
    let guild = server(ctx)?;
    let settings = ctx.host.people().server_settings(guild).await?;
    if settings.events_for_all || permissions::may_manage_events(ctx.place) {
        Ok(())
    } else {
        Err(keys::event_may_not_create().into())
    }
}
