//! The clock of a match, shown privately: players can pause and resume it, and give an opponent more time.

use claim_host::CommandError;
use claim_screens::{ClockPress, Notice, Screen};
use claim_table::ids::MatchId;
use claim_table::{Command, Refusal, Table};

use super::watch;
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: ClockPress,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let (id, change) = match press {
        ClockPress::Show(id) => return show(app, interaction, id).await,
        ClockPress::Continue(id) => return continue_match(app, interaction, id).await,
        ClockPress::GiveTime(id, to) => (id, Command::GiveTime(user, to)),
        ClockPress::AskPause(id) => (id, Command::AskPause(user)),
        ClockPress::AgreeToPause(id) => (id, Command::AgreeToPause(user)),
        ClockPress::DeclinePause(id) => (id, Command::DeclinePause(user)),
        ClockPress::WithdrawPause(id) => (id, Command::WithdrawPause(user)),
        ClockPress::Resume(id) => (id, Command::Resume(user)),
    };
    command(app, interaction, id, change).await
}

/// Shows the clock.
async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    watch::check_place(interaction, &table)?;
    Ok(Reply::ephemeral(screen(app, interaction, &table).await?))
}

/// Executes a command and shows the clock after it, in place.
async fn command(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
) -> Result<Reply, ReplyError> {
    match interaction.command(app, id, command).await {
        Ok(table) => Ok(Reply::in_place(screen(app, interaction, &table).await?)),
        Err(error) => outdated(app, interaction, id, error, Reply::in_place).await,
    }
}

/// Continues a match on hold, and shows its clock.
async fn continue_match(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let command = Command::Continue(interaction.person.user);
    match interaction.command(app, id, command).await {
        Ok(table) => Ok(Reply::ephemeral(screen(app, interaction, &table).await?)),
        Err(error) => outdated(app, interaction, id, error, Reply::ephemeral).await,
    }
}

/// Shows the clock as it is now if a button was out of date.
async fn outdated(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    error: CommandError,
    reply: fn(Screen) -> Reply,
) -> Result<Reply, ReplyError> {
    let CommandError::Refused(Refusal::Stale | Refusal::NotOnHold) = error else {
        return Err(error.into());
    };
    let table = app.host.table(id).await?;
    let sentence = claim_screens::notice_text(interaction.locale, &Notice::OutdatedButtonOfMatch);
    let clock = screen(app, interaction, &table).await?;
    Ok(reply(clock).with_sentence(sentence))
}

async fn screen(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    table: &Table,
) -> Result<Screen, ReplyError> {
    let user = interaction.person.user;
    let screen = app.host.clock_screen(table, user, interaction.locale);
    Ok(screen.await?)
}
