//! `/claim table`: shows a match as everybody sees it.

use super::play::complete_match;
use super::{answer, choose};
use crate::discord::answer::Answer;
use crate::discord::{Context, Error};

#[poise::command(slash_command)]
pub(super) async fn table(
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
            true,
        )
        .await?;
        let screen = app.host.public_screen(&table, asked.locale).await?;
        Ok(Answer::private(screen))
    })
}
