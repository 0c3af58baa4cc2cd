//! The `/claim` group: one file per command.

mod analyze;
mod choose;
mod hand;
mod help;
mod leaderboard;
mod localise;
mod matches;
mod play;
mod puzzle;
mod resign;
mod rules;
mod start;
mod table;
mod wishes;

use poise::FrameworkError;

use super::answer::Asked;
use super::{Context, Data, Error};
use crate::ui::Notice;

/// Every command, named in every language.
pub(super) fn all() -> Vec<poise::Command<Data, Error>> {
    let mut claim = claim();
    localise::localise(&mut claim);
    vec![claim]
}

/// The group; never called itself.
#[poise::command(
    slash_command,
    subcommands(
        "start::start",
        "play::play",
        "hand::hand",
        "table::table",
        "matches::matches",
        "resign::resign",
        "analyze::analyze",
        "leaderboard::leaderboard",
        "puzzle::puzzle",
        "rules::rules",
        "help::help"
    ),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn claim(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Answers a command with what `work` makes of it, unless the program is about to stop.
macro_rules! answer {
    ($context:ident, |$app:ident, $asked:ident| $work:expr) => {{
        let $app: &$crate::discord::App = $context.data();
        let http = $context.serenity_context().http.as_ref();
        let $asked = &$crate::discord::answer::Asked::by_command(http, $context.interaction);
        let _work = $app.host.work().begin();
        let work = async {
            if $app.is_closing() {
                return Err($crate::ui::Notice::ShuttingDown.into());
            }
            $work
        };
        $asked.answer($app, work).await;
        Ok(())
    }};
}
use answer;

/// What goes wrong between poise and us. Commands answer their own problems themselves.
pub(super) async fn on_error(error: FrameworkError<'_, Data, Error>) {
    match error {
        FrameworkError::ArgumentParse { ctx, .. } => {
            if let poise::Context::Application(context) = ctx {
                let asked = Asked::by_command(
                    context.serenity_context().http.as_ref(),
                    context.interaction,
                );
                let app = context.data();
                asked
                    .answer(app, async { Err(Notice::OpponentNotHere.into()) })
                    .await;
            }
        }
        FrameworkError::Setup { error, .. } | FrameworkError::EventHandler { error, .. } => {
            tracing::error!(error = format!("{error:#}"), "an event was not handled");
        }
        FrameworkError::Command { error, ctx, .. } => {
            tracing::error!(
                error = format!("{error:#}"),
                command = ctx.command().qualified_name.as_ref(),
                "a command failed"
            );
        }
        FrameworkError::CommandStructureMismatch { description, .. } => {
            tracing::error!(
                description,
                "Discord knows other commands than this program has"
            );
        }
        FrameworkError::CommandPanic { ctx, .. } => {
            tracing::error!(
                command = ctx.command().qualified_name.as_ref(),
                "a command panicked"
            );
        }
        other => tracing::error!(kind = %other, "the command framework failed"),
    }
}
