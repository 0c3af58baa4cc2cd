//! Sharing what a person was shown privately: it is posted in the channel, once.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::{analysis, lists, permissions, ratings};
use crate::ui::{self, Notice, Press, Screen};

/// Adds the button that shares a private screen, which `shown` shows again. Where the bot cannot post,
/// there is none.
pub(super) fn offer(interaction: &PendingInteraction<'_>, screen: Screen, shown: Press) -> Screen {
    match interaction.guild {
        Some(_) => ui::with_share_button(interaction.locale, screen, shown),
        None => screen,
    }
}

/// Posts the screen that `shown` shows. The private message stays, without the button.
pub(super) async fn share(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    shown: Press,
) -> Result<Reply, ReplyError> {
    if interaction.guild.is_none() {
        return Err(Notice::ServersOnly.into());
    }
    let missing = permissions::missing(interaction.place);
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing).into());
    }
    if !permissions::user_may_write(interaction.place) {
        return Err(Notice::CannotWriteHere.into());
    }
    let source = interaction.source_message().ok_or(Notice::UnknownButton)?;
    let private = match shown {
        Press::Leaderboard(board) => ratings::leaderboard(app, interaction, board).await?,
        Press::Profile { user, game } => ratings::profile(app, interaction, user, game).await?,
        Press::PuzzleRanking(page) => lists::puzzle_ranking(app, interaction, page).await?,
        Press::Analysis(id) => analysis::analyse(app, interaction, id).await?,
        _ => return Err(Notice::UnknownButton.into()),
    };
    let name = &interaction.person.name;
    let public = ui::shared(interaction.locale, &private.screen, name);
    // A second press finds the same message.
    let nonce = format!("share-{source}");
    let posted = app
        .host
        .post_in_channel(interaction.channel, &public, &nonce)
        .await;
    if let Err(error) = posted {
        tracing::warn!(%error, "failed to share a message");
        return Err(Notice::NotShared.into());
    }
    Ok(Reply::in_place(ui::without_share_button(
        interaction.locale,
        private.screen,
    )))
}
