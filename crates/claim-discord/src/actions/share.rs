//! Sharing what a person was shown privately: it is posted in the channel, once, for everyone there.

use std::hash::{DefaultHasher, Hash, Hasher};

use claim_screens::{Notice, Press, Screen, Shareable};
use claim_table::ids::{GuildId, MessageId};
use claim_table::locale::Locale;

use super::{analysis, finished, lists, ratings, watch};
use crate::api::permissions;
use crate::api::reader::Reader;
use crate::application::Application;
use crate::component_id;
use crate::interactions::incoming::Control;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Shows the user what can be shared.
pub(crate) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    shown: Shareable,
    control: Control,
) -> Result<Reply, ReplyError> {
    match shown {
        Shareable::Table(id) => watch::show(app, interaction, id).await,
        Shareable::Replay { table, actions } => {
            finished::show_replay(app, interaction, table, actions, control).await
        }
        Shareable::Analysis(id) => analysis::analyse(app, interaction, id).await,
        Shareable::Leaderboard(page) => ratings::leaderboard(app, interaction, page).await,
        Shareable::Profile(page) => ratings::profile(app, interaction, page).await,
        Shareable::PuzzleRanking(page) => lists::puzzle_ranking(app, interaction, page).await,
    }
}

/// Posts the screen that `shown` shows, in the server's language. The private message stays, without the
/// button.
pub(crate) async fn share(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    shown: Shareable,
) -> Result<Reply, ReplyError> {
    let guild = interaction.guild.ok_or(Notice::ServersOnly)?;
    let missing = permissions::missing(interaction.place);
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing).into());
    }
    if !permissions::user_may_write(interaction.place) {
        return Err(Notice::CannotWriteHere.into());
    }
    let source = interaction.source_message().ok_or(Notice::UnknownButton)?;
    if let Shareable::Analysis(id) | Shareable::Table(id) | Shareable::Replay { table: id, .. } =
        &shown
        && !watch::can_share(interaction, &app.host.table(*id).await?)
    {
        return Err(Notice::UnknownButton.into());
    }
    let everyone = Reader {
        locale: server_locale(app, interaction, guild).await?,
        user: None,
    };
    let private = screen(app, interaction, Reader::of(interaction), &shown).await?;
    let public = screen(app, interaction, everyone, &shown).await?;
    let nonce = nonce(source, &shown.clone().into());
    let name = (&interaction.person.name).into();
    let public = claim_screens::shared(everyone.locale, &public, &name, shown);
    let posted = app
        .host
        .post_in_channel(interaction.channel, &public, &nonce)
        .await;
    if let Err(error) = posted {
        tracing::warn!(%error, "failed to share a message");
        return Err(Notice::NotShared.into());
    }
    let private = claim_screens::after_sharing(interaction.locale, private);
    Ok(Reply::in_place(private))
}

/// A second press has the same nonce, so that it does not post again, unless the message shows something else by then.
fn nonce(source: MessageId, shown: &Press) -> String {
    let mut hasher = DefaultHasher::new();
    (source, component_id::encode(shown)).hash(&mut hasher);
    format!("share-{:016x}", hasher.finish())
}

/// The screen that a press shows, for `reader`.
async fn screen(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    reader: Reader,
    shown: &Shareable,
) -> Result<Screen, ReplyError> {
    match shown {
        Shareable::Leaderboard(board) => {
            ratings::leaderboard_for(app, interaction, reader, *board).await
        }
        Shareable::Profile(page) => ratings::profile_for(app, interaction, reader, *page).await,
        Shareable::PuzzleRanking(page) => {
            lists::puzzle_ranking_for(app, interaction, reader, *page).await
        }
        Shareable::Analysis(id) => analysis::analyse_for(app, interaction, reader, *id).await,
        Shareable::Table(id) => watch::result(app, interaction, reader, *id).await,
        Shareable::Replay { table, actions } => {
            finished::replay_for(app, reader, *table, *actions).await
        }
    }
}

/// The language of the server's public messages.
async fn server_locale(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    guild: GuildId,
) -> Result<Locale, ReplyError> {
    let settings = app.host.server_settings(guild).await?;
    let of_discord = || Locale::from_tag(&interaction.place.guild_locale);
    Ok(settings.language.unwrap_or_else(of_discord))
}
