//! The lobby of a table: joining, leaving, seating bots, starting and cancelling.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::refusal::seat_notice;
use super::reply::{Reply, ReplyError};
use crate::host::CommandError;
use crate::ids::MatchId;
use crate::store::Audience;
use crate::table::{Command, Refusal, Stage};
use crate::ui::{self, Notice};

/// Carries out a command of the lobby. If its button was on the table's public message, the reply
/// updates that message; otherwise it is the notice `done`.
pub(super) async fn command(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
    done: Notice,
) -> Result<Reply, ReplyError> {
    let guard = app.host.lock_message(id, Audience::Public).await;
    let is_start = matches!(command, Command::Start { .. });
    match interaction.command(app, id, command).await {
        Ok(table)
            if app
                .host
                .is_public_message(&table, interaction.source_message())
                .await =>
        {
            let screen = app.host.screen(&table, Audience::Public).await?;
            Ok(Reply::public(screen).showing(table, guard))
        }
        Ok(_) => Ok(interaction.notice(&done)),
        Err(CommandError::Refused(Refusal::NotSeated)) if is_start => {
            Err(Notice::OnlySeatedStart.into())
        }
        Err(CommandError::Refused(refusal)) => {
            Ok(interaction.notice(&seat_notice(app, id, refusal).await?))
        }
        Err(error) => Err(error.into()),
    }
}

/// Asks a player at the table which bot to add, or whether to remove one.
pub(super) async fn ask_bot(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    let has_bots = table.seating().bots().next().is_some();
    let has_room = table.free_seats_for_bots() > 0;
    let user = interaction.person.user;
    let refusal = match table.stage() {
        Stage::Lobby if table.seating().seat_of(user).is_none() => Refusal::NotSeated,
        Stage::Lobby if has_room || has_bots => {
            let screen = ui::bot_question(interaction.locale, id, has_room, has_bots);
            return Ok(Reply::ephemeral(screen));
        }
        Stage::Lobby if table.seating().free_seats() > 0 => Refusal::NotInvited,
        Stage::Lobby => Refusal::TableFull,
        Stage::Cancelled | Stage::Expired => Refusal::Closed,
        Stage::Dealt(_) => Refusal::AlreadyStarted,
    };
    Err(seat_notice(app, id, refusal).await?.into())
}

/// Adds or removes a bot, as chosen in the message of [`ask_bot`], which becomes the notice `done`.
pub(super) async fn change_bots(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
    done: &Notice,
) -> Result<Reply, ReplyError> {
    match interaction.command(app, id, command).await {
        Ok(_) => Ok(Reply::in_place(ui::notice(interaction.locale, done))),
        Err(CommandError::Refused(refusal)) => {
            Ok(interaction.notice(&seat_notice(app, id, refusal).await?))
        }
        Err(error) => Err(error.into()),
    }
}
