//! `/claim hand`: shows the asker's hand, privately.

use super::play::complete_match;
use super::{answer, choose};
use crate::discord::{Context, Error, press};

#[poise::command(slash_command)]
pub(super) async fn hand(
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
        press::hand(app, asked, table.id()).await
    })
}
