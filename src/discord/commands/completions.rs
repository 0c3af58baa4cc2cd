//! Options that several commands have, with what completes them.

use std::future::ready;

use super::autocomplete::matching_choices;
use super::definition::{Call, Choices, CommandOption, OptionKind};
use super::setup_request::SetupRequest;
use super::which_match::running_choices;

pub(super) fn game_option() -> CommandOption {
    CommandOption::new("game", OptionKind::Text)
        .completed(|call, typed| Box::pin(ready(complete_game(call, typed))))
}

/// The option `match`, completed with the user's running matches.
pub(super) fn match_option() -> CommandOption {
    CommandOption::new("match", OptionKind::Text)
        .completed(|call, typed| Box::pin(complete_match(call, typed)))
}

fn complete_game(call: &Call<'_>, typed: &str) -> Choices {
    matching_choices(SetupRequest::of(call).game_choices(), typed)
}

async fn complete_match(call: &Call<'_>, typed: &str) -> Choices {
    let choices = running_choices(call.app, call.user(), call.locale()).await;
    matching_choices(choices.unwrap_or_default(), typed)
}
