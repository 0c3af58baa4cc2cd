//! What is stored of the user: handed out as a file, and deleted.

use anyhow::Context;
use claim_screens::{DataPress, Notice};

use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// The largest file that is sent; Discord takes 10 MiB.
const MAX_FILE_BYTES: usize = 8 << 20;

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: DataPress,
) -> Result<Reply, ReplyError> {
    match press {
        DataPress::Show => Ok(Reply::ephemeral(claim_screens::personal_data(
            interaction.locale,
        ))),
        DataPress::Export => export(app, interaction).await,
        DataPress::AskDelete => Ok(ask_delete(interaction)),
        DataPress::Delete => delete(app, interaction).await,
    }
}

/// Asks the user to confirm the deletion.
pub(crate) fn ask_delete(interaction: &PendingInteraction<'_>) -> Reply {
    Reply::ephemeral(claim_screens::delete_data_question(interaction.locale))
}

/// Sends the user all that is stored of them, as a file.
pub(crate) async fn export(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let mut data = app.host.personal_data(interaction.person.user).await?;
    let text = serde_json::to_string_pretty(&data);
    let mut text = text.context("could not write personal data as JSON")?;
    let is_too_large = text.len() > MAX_FILE_BYTES;
    if is_too_large {
        data.remove("records");
        text = serde_json::to_string(&data).context("could not write personal data as JSON")?;
    }
    let screen = claim_screens::personal_data_file(interaction.locale, text, !is_too_large);
    Ok(Reply::ephemeral(screen))
}

/// Deletes what is stored of the user; the notice takes the place of the question.
async fn delete(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    app.host.forget_person(interaction.person.user).await?;
    let done = claim_screens::notice(interaction.locale, &Notice::DataDeleted);
    Ok(Reply::in_place(done))
}
