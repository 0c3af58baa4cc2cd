//! The `/claim` group: one file per command.

mod about;
mod analyze;
mod autocomplete;
mod completions;
mod data;
mod definition;
mod hand;
mod help;
mod leaderboard;
mod matches;
mod play;
mod profile;
mod puzzle;
mod registration;
mod resign;
mod rules;
mod settings;
mod setup_request;
mod start;
mod table;
mod tables;
mod tutorial;
mod vacation;
mod which_match;

use claim_screens::Notice;

use super::application::Application;
use super::interactions::incoming::{CommandCall, Typed};
use super::interactions::pending::PendingInteraction;
use super::interactions::reply::{Reply, ReplyError};
use definition::{Call, Choices, SlashCommand};
pub(super) use registration::definitions;

/// The name of the group. Discord lets users call only its subcommands.
const GROUP: &str = "claim";

/// All commands of the group, in the order in which Discord lists them.
fn all() -> Vec<SlashCommand> {
    vec![
        start::command(),
        play::command(),
        hand::command(),
        table::command(),
        matches::command(),
        tables::command(),
        resign::command(),
        analyze::command(),
        leaderboard::command(),
        profile::command(),
        puzzle::command(),
        tutorial::command(),
        rules::command(),
        settings::command(),
        vacation::command(),
        data::export(),
        data::delete(),
        help::command(),
        about::command(),
    ]
}

/// The commands, ready to be carried out.
#[derive(Debug)]
pub(super) struct Commands(Vec<SlashCommand>);

impl Commands {
    /// All of them.
    pub(super) fn all() -> Self {
        Self(all())
    }

    /// Carries out a command. If it does not match its definition, the user gets a neutral notice.
    pub(super) async fn run(
        &self,
        app: &Application,
        interaction: &PendingInteraction<'_>,
        call: &CommandCall,
    ) -> Result<Reply, ReplyError> {
        let options = &call.options;
        let command = self.find(call).filter(|command| command.fits(options));
        let Some(command) = command else {
            tracing::warn!("a command does not match its definition in this program");
            return Err(Notice::UnreadableCommand.into());
        };
        let call = Call {
            app,
            interaction,
            options,
        };
        (command.run)(&call).await
    }

    /// Completes the option that is being typed; no choices if it has no completion.
    pub(super) async fn complete(
        &self,
        app: &Application,
        interaction: &PendingInteraction<'_>,
        call: &CommandCall,
        typed: &Typed,
    ) -> Choices {
        let options = &call.options;
        let defined = self.find(call).map(|command| command.options.iter());
        let option = defined.and_then(|mut known| known.find(|it| it.name == typed.option));
        let Some(complete) = option.and_then(|option| option.complete) else {
            return Choices::new();
        };
        let call = Call {
            app,
            interaction,
            options,
        };
        complete(&call, &typed.text).await
    }

    fn find(&self, call: &CommandCall) -> Option<&SlashCommand> {
        let path: Vec<_> = call.path.iter().map(String::as_str).collect();
        self.0.iter().find(|command| command.path() == path)
    }
}
pub(crate) mod options;
pub(crate) mod registering;
