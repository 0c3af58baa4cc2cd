//! `/claim help`: what the bot does, and how to begin.

use super::answer;
use crate::discord::answer::Answer;
use crate::discord::{Context, Error};
use crate::ui;

#[poise::command(slash_command)]
pub(super) async fn help(context: Context<'_>) -> Result<(), Error> {
    answer!(context, |_app, asked| Ok(Answer::private(ui::help(
        asked.locale
    ))))
}
