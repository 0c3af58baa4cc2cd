//! Leaving a running match, or stopping one as a moderator, after a confirmation that says what will happen.

use claim_host::CommandError;
use claim_rules::record::LeaveReason;
use claim_screens::{Notice, ResignPress};
use claim_table::departure::{Agreement, Departure};
use claim_table::ids::MatchId;
use claim_table::{Command, Refusal, Table};

use crate::application::Application;
use crate::interactions::incoming::Control;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: ResignPress,
    control: Control,
) -> Result<Reply, ReplyError> {
    match press {
        ResignPress::Ask(id) => {
            let table = app.host.table(id).await?;
            Ok(ask(app, interaction, &table)
                .await?
                .in_place_of_menu(control))
        }
        ResignPress::Resign(id) => confirm(app, interaction, id).await,
        ResignPress::CallOff(id) => call_off(app, interaction, id).await,
        ResignPress::Stop(id) => moderate(app, interaction, id, Command::Stop).await,
        ResignPress::CancelAsModerator(id) => cancel_table(app, interaction, id).await,
    }
}

/// Asks the user to confirm that they leave the match, or that they stop it as a moderator.
pub(crate) async fn ask(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    table: &Table,
) -> Result<Reply, ReplyError> {
    if table.is_over() {
        return Err(Notice::MatchOver.into());
    }
    let seat = match table.active_seat_of(interaction.person.user) {
        Ok(seat) => seat,
        Err(_) if interaction.can_moderate(table) => {
            let question = claim_screens::stop_question(
                interaction.locale,
                table.id(),
                table.dealt().is_none(),
            );
            return Ok(Reply::ephemeral(question));
        }
        Err(_) if interaction.is_uninvolved_moderator(table) => {
            return Err(Notice::StopElsewhere(table.settings().channel).into());
        }
        Err(refusal) => return Err(refusal.into()),
    };
    let departure = app.host.departure(table, seat).await?;
    let info = app.host.match_info(table, interaction.locale).await?;
    let mut agreements = vec![Agreement::Draw];
    // A user who can call the match off alone need not propose it.
    if !matches!(departure, Departure::CalledOff(_)) {
        agreements.push(Agreement::CallOff);
    }
    agreements.retain(|&it| table.check_offer(seat, it).is_ok());
    let question =
        claim_screens::resign_question(interaction.locale, &info, departure, &agreements);
    Ok(Reply::ephemeral(question))
}

/// Resigns; the notice takes the place of the question.
async fn confirm(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let command = Command::Resign(interaction.person.user);
    let table = interaction.command(app, id, command).await?;
    let done = if table.is_over() {
        Notice::Resigned
    } else {
        Notice::ResignedToBot
    };
    Ok(Reply::in_place(claim_screens::notice(
        interaction.locale,
        &done,
    )))
}

/// Calls the match off; the notice takes the place of the question. If it would count as lost by now,
/// asks again.
async fn call_off(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let table = app.host.table(id).await?;
    let seat = table.active_seat_of(user)?;
    let departure = app.host.departure(&table, seat).await?;
    if !table.is_over() && !matches!(departure, Departure::CalledOff(_)) {
        let sentence = claim_screens::notice_text(interaction.locale, &Notice::CannotCallOff);
        let question = ask(app, interaction, &table).await?;
        return Ok(question.replacing().with_sentence(sentence));
    }
    let reason = LeaveReason::Resigned;
    interaction
        .command(app, id, Command::CallOff { user, reason })
        .await?;
    let notice = claim_screens::notice(interaction.locale, &Notice::CalledOff);
    Ok(Reply::in_place(notice))
}

/// Cancels an open table for a moderator. If the match has begun since the question, asks about that instead.
async fn cancel_table(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    match moderate(app, interaction, id, Command::CancelAsModerator).await {
        Err(ReplyError::Command(CommandError::Refused(Refusal::AlreadyStarted))) => {
            let table = app.host.table(id).await?;
            Ok(ask(app, interaction, &table).await?.replacing())
        }
        closed => closed,
    }
}

/// Executes a command of a moderator that ends a match or closes a table; the notice takes the place of the question.
async fn moderate(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    if !interaction.can_moderate(&table) {
        // A moderator may have joined since the question.
        let question = ask(app, interaction, &table).await?;
        return Ok(question.replacing());
    }
    let table = interaction.command(app, id, command).await?;
    let done = if table.dealt().is_some() {
        Notice::MatchStopped
    } else {
        Notice::TableCancelled
    };
    Ok(Reply::in_place(claim_screens::notice(
        interaction.locale,
        &done,
    )))
}
