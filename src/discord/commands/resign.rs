//! `/claim resign`: gives a match up, after asking whether one means it.

use super::play::complete_match;
use super::{answer, choose};
use crate::discord::{Context, Error, press};

#[poise::command(slash_command)]
pub(super) async fn resign(
    context: Context<'_>,
    #[description = ""]
    #[autocomplete = "complete_match"]
    r#match: Option<String>,
) -> Result<(), Error> {
    answer!(context, |app, asked| {
        let table = choose::choose(
            app,
            asked.person.user,
            asked.channel,
            r#match.as_deref(),
            false,
        )
        .await?;
        press::ask_resign(app, asked, &table).await
    })
}
