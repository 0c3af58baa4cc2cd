//! `/claim tutorial`: starts a match that explains a game as it is played.

use std::future::ready;

use claim_rules::GameKind;
use claim_table::locale::Locale;

use crate::actions::tables::tutorial as tutorials;
use crate::commands::arguments::autocomplete::{Choice, matching_choices};
use crate::commands::arguments::setup_request::SetupRequest;
use crate::commands::definition::{Choices, CommandOption, OptionKind, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let game = CommandOption::new("game", OptionKind::Text)
        .completed(|ctx, typed| Box::pin(ready(complete_tutorial(ctx, typed))));
    SlashCommand::new("tutorial", |ctx| Box::pin(run(ctx))).option(game)
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let kind = SetupRequest::of(ctx).game_kind()?;
    let kind = kind.unwrap_or(GameKind::ALL[0]);
    tutorials::start(ctx, kind).await
}

/// Completes the option `game` with the games that have a tutorial.
fn complete_tutorial(ctx: &Context<'_>, typed: &str) -> Choices {
    matching_choices(tutorial_choices(ctx.locale), typed)
}

/// The games that have a tutorial.
pub(crate) fn tutorial_choices(locale: Locale) -> Vec<Choice> {
    let name = |kind: GameKind| (claim_screens::game(locale, kind), kind.id().to_owned());
    claim_screens::tutorials().map(name).collect()
}
