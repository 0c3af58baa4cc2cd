//! The settings of a person and of a server: shown, and changed.

use claim_screens::i18n::keys::{blocks, calendar, notices, settings};
use claim_screens::i18n::{Message, language_of};
use claim_screens::{Name, SettingsPress};
use claim_table::calendar::{NextPost, PostState, StoredPost, ZoneRegion};
use claim_table::ids::{GuildId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{
    PersonalSetting, PersonalSettings, PostPlace, ServerSetting, ServerSettings,
};

use super::vacation;
use crate::api::permissions;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    ctx: &Context<'_>,
    press: SettingsPress,
) -> Result<Reply, ReplyError> {
    match press {
        SettingsPress::Show => show(ctx).await,
        SettingsPress::Set(setting, on) => change(ctx, setting, on).await,
        SettingsPress::SetLanguage(language) => change_language(ctx, language).await,
        SettingsPress::Vacation(days) => vacation::take(ctx, days).await,
        SettingsPress::Blocked => show_blocked(ctx).await,
        SettingsPress::Unblock(other) => unblock(ctx, other).await,
        SettingsPress::ShowServer => show_server(ctx).await,
        SettingsPress::SetServer(setting) => change_server(ctx, setting).await,
        SettingsPress::ShowPost => show_post(ctx).await,
        SettingsPress::Zones(region, page) => show_zones(ctx, region, page).await,
    }
}

/// Shows the user's settings.
pub(crate) async fn show(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let settings = ctx.settings().await?;
    Ok(shown(ctx, settings))
}

/// Switches a setting of the user.
async fn change(
    ctx: &Context<'_>,
    setting: PersonalSetting,
    on: bool,
) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let settings = ctx.host.change_setting(user, setting, on).await?;
    ctx.note_settings(settings);
    Ok(shown(ctx, settings))
}

/// Sets the language of the user.
async fn change_language(ctx: &Context<'_>, language: Option<Locale>) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let settings = ctx.host.change_language(user, language).await?;
    ctx.note_settings(settings);
    Ok(shown(ctx, settings))
}

fn shown(ctx: &Context<'_>, settings: PersonalSettings) -> Reply {
    let client_locale = language_of(&ctx.person.locale);
    let locale = settings.language.unwrap_or(client_locale);
    let is_manager = ctx.guild.is_some() && ctx.place.is_manager;
    Reply::in_place(claim_screens::settings(locale, settings, is_manager))
}

/// Shows whom the user has blocked.
async fn show_blocked(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let blocked = ctx.host.people().blocked_by(ctx.user()).await?;
    Ok(Reply::in_place(claim_screens::blocked_people(
        ctx.locale, &blocked,
    )))
}

/// Lets a person invite the user again, and shows who is still blocked.
async fn unblock(ctx: &Context<'_>, other: UserId) -> Result<Reply, ReplyError> {
    let people = ctx.host.people();
    let before = people.blocked_by(ctx.user()).await?;
    people.unblock(ctx.user(), other).await?;
    let shown = show_blocked(ctx).await?;
    let Some((_, name)) = before.iter().find(|(user, _)| *user == other) else {
        return Ok(shown);
    };
    let done = blocks::person_unblocked(Name::from(name).bold());
    Ok(shown.with_sentence(ctx.say(&done)))
}

/// Shows the settings of the server.
async fn show_server(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let guild = managed_guild(ctx)?;
    let settings = ctx.host.people().server_settings(guild).await?;
    server_shown(ctx, guild, &settings).await
}

/// Changes a setting of the server.
async fn change_server(ctx: &Context<'_>, setting: ServerSetting) -> Result<Reply, ReplyError> {
    let guild = managed_guild(ctx)?;
    let is_of_post = matches!(
        setting,
        ServerSetting::PostPlace(_) | ServerSetting::PostHour(_) | ServerSetting::PostZone(_)
    );
    let setting = match setting {
        // It comes where the manager is, even if a forged button says something else.
        ServerSetting::PostPlace(Some(_)) => ServerSetting::PostPlace(Some(here(ctx))),
        setting => setting,
    };
    let settings = ctx.host.change_server_setting(guild, setting).await?;
    if is_of_post {
        post_shown(ctx, guild, &settings).await
    } else {
        server_shown(ctx, guild, &settings).await
    }
}

/// Shows the settings of the daily post.
async fn show_post(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let guild = managed_guild(ctx)?;
    let settings = ctx.host.people().server_settings(guild).await?;
    post_shown(ctx, guild, &settings).await
}

/// Shows a page of the time zones of a region.
async fn show_zones(ctx: &Context<'_>, region: ZoneRegion, page: u32) -> Result<Reply, ReplyError> {
    let guild = managed_guild(ctx)?;
    let settings = ctx.host.people().server_settings(guild).await?;
    let (zone, now) = (&settings.post_time.zone, ctx.host.now());
    let screen = claim_screens::post_zones(ctx.locale, zone, region, page, now);
    Ok(Reply::in_place(screen))
}

/// The channel, as the place of a daily post.
fn here(ctx: &Context<'_>) -> PostPlace {
    PostPlace {
        channel: ctx.channel,
        locale: ctx.place.guild_locale.clone(),
    }
}

/// The server, if the user may manage it now: the control may have been shown to another person.
pub(crate) fn managed_guild(ctx: &Context<'_>) -> Result<GuildId, Message> {
    let guild = ctx.guild.ok_or_else(notices::servers_only)?;
    if ctx.place.is_manager {
        Ok(guild)
    } else {
        Err(settings::not_manager())
    }
}

async fn post_shown(
    ctx: &Context<'_>,
    guild: GuildId,
    settings: &ServerSettings,
) -> Result<Reply, ReplyError> {
    let last = ctx.host.posts().last(guild).await?;
    let (now, here) = (ctx.host.now(), here(ctx));
    let next = match settings.post_time.next(last, now) {
        NextPost::At(at) => at,
        NextPost::Due(_) => now,
    };
    let screen = claim_screens::post_settings(ctx.locale, settings, &here, next);
    let reply = Reply::in_place(screen);
    let place = settings.post_place.as_ref();
    let missing = permissions::missing(ctx.place);
    if place.is_some_and(|place| place.channel == ctx.channel) && !missing.is_empty() {
        let missing = claim_screens::permission_list(ctx.locale, &missing);
        return Ok(reply.with_sentence(ctx.say(&notices::missing_permissions(missing))));
    }
    Ok(with_failure(ctx, reply, settings, last))
}

/// Says that the last daily post was refused, if it was.
fn with_failure(
    ctx: &Context<'_>,
    reply: Reply,
    settings: &ServerSettings,
    last: Option<StoredPost>,
) -> Reply {
    let is_on = settings.post_place.is_some() && settings.has_extras;
    match last.map(|last| last.state) {
        Some(PostState::Failed(failure)) if is_on => {
            reply.with_sentence(ctx.say(&calendar::post_failed(failure.id())))
        }
        _ => reply,
    }
}

async fn server_shown(
    ctx: &Context<'_>,
    guild: GuildId,
    settings: &ServerSettings,
) -> Result<Reply, ReplyError> {
    // Tables in a thread are those of its channel.
    let channel = ctx.place.parent.unwrap_or(ctx.channel);
    let limits = ctx.host.people().limits();
    let screen = claim_screens::server_settings(ctx.locale, settings, channel, limits);
    let last = ctx.host.posts().last(guild).await?;
    let reply = with_failure(ctx, Reply::in_place(screen), settings, last);
    let missing = permissions::missing_for_threads(ctx.place);
    if !settings.match_threads || missing.is_empty() {
        return Ok(reply);
    }
    let notice =
        notices::missing_thread_permissions(claim_screens::permission_list(ctx.locale, &missing));
    Ok(reply.with_sentence(ctx.say(&notice)))
}
