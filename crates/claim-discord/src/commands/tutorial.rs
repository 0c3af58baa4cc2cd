//! `/claim tutorial`: starts a match that explains a game as it is played.

use std::future::ready;

use claim_rules::GameKind;
use claim_table::locale::Locale;

use super::autocomplete::{Choice, matching_choices};
use super::definition::{Call, Choices, CommandOption, OptionKind, SlashCommand};
use super::setup_request::SetupRequest;
use crate::actions::tutorial as tutorials;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    let game = CommandOption::new("game", OptionKind::Text)
        .completed(|call, typed| Box::pin(ready(complete_tutorial(call, typed))));
    SlashCommand::new("tutorial", |call| Box::pin(run(call))).option(game)
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let kind = SetupRequest::of(call).game_kind()?;
    let kind = kind.unwrap_or(GameKind::ALL[0]);
    tutorials::start(call.app, call.interaction, kind).await
}

/// Completes the option `game` with the games that have a tutorial.
fn complete_tutorial(call: &Call<'_>, typed: &str) -> Choices {
    matching_choices(tutorial_choices(call.locale()), typed)
}

/// The games that have a tutorial.
pub(super) fn tutorial_choices(locale: Locale) -> Vec<Choice> {
    let name = |kind: GameKind| (claim_screens::game(locale, kind), kind.id().to_owned());
    claim_screens::tutorials().map(name).collect()
}
