//! The settings of a person and of a server: shown, and changed.

use claim_screens::{Notice, SettingsPress};
use claim_table::ids::GuildId;
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings, ServerSetting, ServerSettings};

use super::vacation;
use crate::api::permissions;
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: SettingsPress,
) -> Result<Reply, ReplyError> {
    match press {
        SettingsPress::Show => show(app, interaction).await,
        SettingsPress::Set(setting, on) => change(app, interaction, setting, on).await,
        SettingsPress::SetLanguage(language) => change_language(app, interaction, language).await,
        SettingsPress::Vacation(days) => vacation::take(app, interaction, days).await,
        SettingsPress::ShowServer => show_server(app, interaction).await,
        SettingsPress::SetServer(setting) => change_server(app, interaction, setting).await,
    }
}

/// Shows the user's settings.
pub(crate) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let settings = app.host.personal_settings(interaction.person.user).await?;
    Ok(shown(interaction, settings))
}

/// Switches a setting of the user.
async fn change(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    setting: PersonalSetting,
    on: bool,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let settings = app.host.change_setting(user, setting, on).await?;
    Ok(shown(interaction, settings))
}

/// Sets the language of the user.
async fn change_language(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    language: Option<Locale>,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let settings = app.host.change_language(user, language).await?;
    Ok(shown(interaction, settings))
}

fn shown(interaction: &PendingInteraction<'_>, settings: PersonalSettings) -> Reply {
    let client_locale = Locale::from_tag(&interaction.person.locale);
    let locale = settings.language.unwrap_or(client_locale);
    let is_manager = interaction.guild.is_some() && interaction.place.is_manager;
    Reply::in_place(claim_screens::settings(locale, settings, is_manager))
}

/// Shows the settings of the server.
async fn show_server(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let guild = managed_guild(interaction)?;
    let settings = app.host.server_settings(guild).await?;
    Ok(server_shown(app, interaction, &settings))
}

/// Changes a setting of the server.
async fn change_server(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    setting: ServerSetting,
) -> Result<Reply, ReplyError> {
    let guild = managed_guild(interaction)?;
    let settings = app.host.change_server_setting(guild, setting).await?;
    Ok(server_shown(app, interaction, &settings))
}

/// The server, if the user may manage it now: the control may have been shown to another person.
fn managed_guild(interaction: &PendingInteraction<'_>) -> Result<GuildId, Notice> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    if interaction.place.is_manager {
        Ok(guild)
    } else {
        Err(Notice::NotManager)
    }
}

fn server_shown(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    settings: &ServerSettings,
) -> Reply {
    // Tables in a thread are those of its channel.
    let channel = interaction.place.parent.unwrap_or(interaction.channel);
    let limits = app.host.limits();
    let screen = claim_screens::server_settings(interaction.locale, settings, channel, limits);
    let reply = Reply::in_place(screen);
    let missing = permissions::missing_for_threads(interaction.place);
    if !settings.match_threads || missing.is_empty() {
        return reply;
    }
    let notice = Notice::MissingThreadPermissions(missing);
    reply.with_sentence(claim_screens::notice_text(interaction.locale, &notice))
}
