//! The settings of a person and of a server: shown, and changed.

use claim_screens::i18n::keys::{blocks, notices, settings};
use claim_screens::i18n::{Message, language_of};
use claim_screens::{Name, SettingsPress};
use claim_table::ids::{GuildId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings, ServerSetting, ServerSettings};

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
    Ok(server_shown(ctx, &settings))
}

/// Changes a setting of the server.
async fn change_server(ctx: &Context<'_>, setting: ServerSetting) -> Result<Reply, ReplyError> {
    let guild = managed_guild(ctx)?;
    let settings = ctx.host.change_server_setting(guild, setting).await?;
    Ok(server_shown(ctx, &settings))
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

fn server_shown(ctx: &Context<'_>, settings: &ServerSettings) -> Reply {
    // Tables in a thread are those of its channel.
    let channel = ctx.place.parent.unwrap_or(ctx.channel);
    let limits = ctx.host.people().limits();
    let screen = claim_screens::server_settings(ctx.locale, settings, channel, limits);
    let reply = Reply::in_place(screen);
    let missing = permissions::missing_for_threads(ctx.place);
    if !settings.match_threads || missing.is_empty() {
        return reply;
    }
    let notice =
        notices::missing_thread_permissions(claim_screens::permission_list(ctx.locale, &missing));
    reply.with_sentence(ctx.say(&notice))
}
