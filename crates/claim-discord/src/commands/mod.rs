//! The `/claim` group: one file per command, in folders of what belongs together.

pub(crate) mod arguments;
pub(crate) mod definition;
mod learning;
mod personal;
mod playing;
mod program;
mod results;

use claim_screens::i18n::keys::notices;

use super::interactions::context::Context;
use super::interactions::incoming::{CommandCall, Typed};
use super::interactions::reply::{Reply, ReplyError};
pub(super) use definition::registration::definitions;
use definition::{Choices, SlashCommand};

/// The name of the group. Discord lets users call only its subcommands.
const GROUP: &str = "claim";

/// All commands of the group, in the order in which Discord lists them.
fn all() -> Vec<SlashCommand> {
    let folders = [
        playing::commands(),
        results::commands(),
        learning::commands(),
        personal::commands(),
        program::commands(),
    ];
    folders.into_iter().flatten().collect()
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
        ctx: &Context<'_>,
        call: &CommandCall,
    ) -> Result<Reply, ReplyError> {
        let command = self.find(call).filter(|command| command.fits(ctx.options));
        let Some(command) = command else {
            tracing::warn!("a command does not match its definition in this program");
            return Err(notices::unreadable_command().into());
        };
        (command.run)(ctx).await
    }

    /// Completes the option that is being typed; no choices if it has no completion.
    pub(super) async fn complete(
        &self,
        ctx: &Context<'_>,
        call: &CommandCall,
        typed: &Typed,
    ) -> Choices {
        let defined = self.find(call).map(|command| command.options.iter());
        let option = defined.and_then(|mut known| known.find(|it| it.name == typed.option));
        let Some(complete) = option.and_then(|option| option.complete) else {
            return Choices::new();
        };
        complete(ctx, &typed.text).await
    }

    fn find(&self, call: &CommandCall) -> Option<&SlashCommand> {
        let path: Vec<_> = call.path.iter().map(String::as_str).collect();
        self.0.iter().find(|command| command.path() == path)
    }
}
