//! What the organiser of an event decides, or a person who may manage events in the server.

use std::time::Duration;

use claim_host::CommandError;
use claim_screens::i18n::Translate;
use claim_screens::i18n::keys::{events as keys, notices};
use claim_screens::{EventManagement, Notice};
use claim_table::event::{Event, EventCommand, EventRefusal};
use claim_table::ids::EventId;

use super::{command, event};
use crate::actions::tables::opening::check_permissions;
use crate::api::permissions;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    ctx: &Context<'_>,
    press: EventManagement,
) -> Result<Reply, ReplyError> {
    let locale = ctx.locale;
    let (id, change) = match press {
        EventManagement::Show(id) => {
            let event = managed(ctx, id).await?;
            return shown(ctx, &event).await;
        }
        EventManagement::Players(id, page) => {
            let event = managed(ctx, id).await?;
            let screen = claim_screens::event_players(locale, &event, page);
            return Ok(Reply::in_place(screen));
        }
        EventManagement::Add(id) => return add(ctx, id).await,
        EventManagement::Rulings(id, round, page) => {
            let event = managed(ctx, id).await?;
            let screen = claim_screens::event_rulings(locale, &event, round, page);
            return Ok(Reply::in_place(screen));
        }
        EventManagement::AskRuling(id, round, table) => {
            let event = managed(ctx, id).await?;
            let screen = claim_screens::event_ruling(locale, &event, round, table);
            return Ok(Reply::in_place(
                screen.ok_or(CommandError::from(EventRefusal::NoSuchTable))?,
            ));
        }
        EventManagement::AskEnd(id) => {
            let event = managed(ctx, id).await?;
            let question = claim_screens::event_end_question(locale, &event);
            return Ok(Reply::in_place(question));
        }
        EventManagement::StartNow(id) => (id, EventCommand::StartNow),
        EventManagement::Postpone(id, minutes) => {
            let start = managed(ctx, id).await?.progress().settings().start;
            let later = start + Duration::from_mins(minutes.into());
            let postpone = EventCommand::Postpone {
                from: start,
                to: later,
            };
            (id, postpone)
        }
        EventManagement::SignUp(id, is_open) => (id, EventCommand::SetSignUp(is_open)),
        EventManagement::Pause(id, false) => {
            managed(ctx, id).await?;
            let event = ctx.host.events().go_on(id).await?;
            let done = ctx.say(&keys::event_done());
            return Ok(shown(ctx, &event).await?.with_sentence(done));
        }
        EventManagement::Pause(id, true) => (id, EventCommand::SetPaused(true)),
        EventManagement::Remove(id, user) => (id, EventCommand::Remove(user)),
        EventManagement::Rule(id, round, table, award, why) => {
            let event = managed(ctx, id).await?;
            let language = claim_screens::i18n::language_of(&event.place().locale);
            let ruling = EventCommand::Rule {
                by: ctx.user(),
                round,
                table,
                award,
                why: language.say(&keys::event_reason(why.id())),
            };
            (id, ruling)
        }
        EventManagement::End(id) => (id, EventCommand::End),
    };
    managed(ctx, id).await?;
    let event = command(ctx, id, change).await?;
    let done = ctx.say(&keys::event_done());
    if event.is_over() {
        return Ok(ctx.notice(Notice::done(keys::event_done())).replacing());
    }
    Ok(shown(ctx, &event).await?.with_sentence(done))
}

async fn shown(ctx: &Context<'_>, event: &Event) -> Result<Reply, ReplyError> {
    let may_post = ctx.channel != event.place().channel || check_permissions(ctx).is_ok();
    let is_shown = may_post && ctx.host.events().has_message(event.id()).await?;
    let screen = claim_screens::event_management(ctx.locale, event, is_shown);
    Ok(Reply::in_place(screen))
}

/// Adds the people who were chosen.
async fn add(ctx: &Context<'_>, id: EventId) -> Result<Reply, ReplyError> {
    let event = managed(ctx, id).await?;
    let mut added = 0_u32;
    for person in ctx.people() {
        if person.is_bot {
            return Err(keys::event_no_bots().into());
        }
        if !person.is_member {
            return Err(notices::opponent_not_here().into());
        }
    }
    for person in ctx.people() {
        let (user, name) = (person.id, person.name.clone());
        let newcomer = ctx
            .host
            .events()
            .newcomer(&event, user, name, String::new());
        match command(ctx, id, EventCommand::Add(newcomer.await?)).await {
            Ok(_) => added += 1,
            // The others may still be added.
            Err(CommandError::EventRefused(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let done = if added == 0 {
        keys::event_none_added()
    } else {
        keys::event_added(added)
    };
    let event = managed(ctx, id).await?;
    Ok(shown(ctx, &event).await?.with_sentence(ctx.say(&done)))
}

/// An event of the server that the user may manage.
async fn managed(ctx: &Context<'_>, id: EventId) -> Result<Event, ReplyError> {
    let event = event(ctx, id).await?;
    let is_organiser = event.place().organiser == ctx.user();
    if is_organiser || permissions::may_manage_events(ctx.place) {
        Ok(event)
    } else {
        Err(keys::event_not_organiser().into())
    }
}
