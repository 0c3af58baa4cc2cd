//! What is stored of the user: handed out as a file, and deleted.

use anyhow::Context as _;
use claim_screens::i18n::keys::settings;
use claim_screens::{DataPress, Notice};
use claim_table::settings::PersonalSettings;

use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The largest file that is sent; Discord takes 10 MiB.
const MAX_FILE_BYTES: usize = 8 << 20;

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: DataPress) -> Result<Reply, ReplyError> {
    match press {
        DataPress::Show => Ok(Reply::ephemeral(claim_screens::personal_data(ctx.locale))),
        DataPress::Export => export(ctx).await,
        DataPress::AskDelete => Ok(ask_delete(ctx)),
        DataPress::Delete => delete(ctx).await,
    }
}

/// Asks the user to confirm the deletion.
pub(crate) fn ask_delete(ctx: &Context<'_>) -> Reply {
    Reply::ephemeral(claim_screens::delete_data_question(ctx.locale))
}

/// Sends the user all that is stored of them, as a file.
pub(crate) async fn export(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let mut data = ctx.host.people().personal_data(ctx.user()).await?;
    let text = serde_json::to_string_pretty(&data);
    let mut text = text.context("could not write personal data as JSON")?;
    let is_too_large = text.len() > MAX_FILE_BYTES;
    if is_too_large {
        data.remove("records");
        text = serde_json::to_string(&data).context("could not write personal data as JSON")?;
    }
    let screen = claim_screens::personal_data_file(ctx.locale, text, !is_too_large);
    Ok(Reply::ephemeral(screen))
}

/// Deletes what is stored of the user; the notice takes the place of the question.
async fn delete(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    ctx.host.forget_person(ctx.user()).await?;
    ctx.note_settings(PersonalSettings::default());
    let done = Notice::done(settings::data_deleted());
    Ok(ctx.notice(done).replacing())
}
