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
use claim_table::locale::Locale;
use definition::options::TARGET;
pub(super) use definition::registration::definitions;
use definition::{Choices, PersonCommand, Run, SlashCommand};
use playing::start;
use results::profile;

/// The name of the group. Discord lets users call only its subcommands.
const GROUP: &str = "claim";

/// All commands of the group, in the order in which Discord lists them: what a newcomer needs comes first.
fn all() -> Vec<SlashCommand> {
    let folders = [
        learning::commands(),
        playing::commands(),
        program::commands(),
        results::commands(),
        personal::commands(),
    ];
    folders.into_iter().flatten().collect()
}

/// The commands that Discord lists in the menu of a person, under “Apps”.
fn on_people() -> Vec<PersonCommand> {
    vec![start::challenge(), profile::of_person()]
}

/// The commands, ready to be carried out.
#[derive(Debug)]
pub(super) struct Commands {
    typed: Vec<SlashCommand>,
    on_people: Vec<PersonCommand>,
}

impl Commands {
    /// All of them.
    pub(super) fn all() -> Self {
        Self {
            typed: all(),
            on_people: on_people(),
        }
    }

    /// Carries out a command. If it does not match its definition, the user gets a neutral notice.
    pub(super) async fn run(
        &self,
        ctx: &Context<'_>,
        call: &CommandCall,
    ) -> Result<Reply, ReplyError> {
        let typed = self.find(call).filter(|command| command.fits(ctx.options));
        let typed = typed.map(|command| command.run);
        let Some(run) = typed.or_else(|| self.find_on_people(call)) else {
            tracing::warn!("a command does not match its definition in this program");
            return Err(notices::unreadable_command().into());
        };
        run(ctx).await
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
        self.typed.iter().find(|command| command.path() == path)
    }

    /// What a command of a person's menu does. It has no options but the person.
    fn find_on_people(&self, call: &CommandCall) -> Option<Run> {
        call.options.user(TARGET)?;
        let mut commands = self.on_people.iter();
        let command = commands.find(|it| call.path == [it.name(Locale::En)])?;
        Some(command.run)
    }
}
