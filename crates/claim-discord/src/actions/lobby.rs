//! The lobby of a table: joining, declining, leaving and starting.

use claim_host::CommandError;
use claim_screens::{LobbyPress, Notice};
use claim_store::MessageKind;
use claim_table::ids::MatchId;
use claim_table::{Command, Refusal};

use crate::application::Application;
use crate::interactions::held_message::HeldMessage;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::refusal::notice_for;
use crate::interactions::reply::{Delivery, Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: LobbyPress,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    match press {
        LobbyPress::Join(id, seen) => {
            // A list can offer a table before its public message is there.
            let is_announced = interaction.is_public_press() || app.host.is_announced(id).await?;
            let entropy = if is_announced {
                interaction.entropy()
            } else {
                String::new()
            };
            let player = interaction.person.clone().into_player(entropy);
            let join = Command::Join(player, Some(seen));
            command(app, interaction, id, join, Notice::JoinedTable).await
        }
        LobbyPress::Decline(id) => {
            let decline = Command::Decline(user);
            command(app, interaction, id, decline, Notice::InvitationDeclined).await
        }
        LobbyPress::Leave(id) => {
            let leave = Command::Leave(user);
            command(app, interaction, id, leave, Notice::LeftTable).await
        }
        LobbyPress::Start(id) => {
            // A copy of the table can be there before the fingerprint: then the press would prove nothing.
            if !interaction.is_public_press() && !app.host.is_announced(id).await? {
                let channel = app.host.table(id).await?.settings().channel;
                return Err(Notice::TableNotPosted(channel).into());
            }
            let entropy = Some(interaction.entropy());
            let start = Command::Start { user, entropy };
            command(app, interaction, id, start, Notice::MatchStarted).await
        }
    }
}

/// Carries out a command of the lobby. If its button was on the table's public message, the reply
/// updates that message; otherwise it is the notice `done`.
async fn command(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
    done: Notice,
) -> Result<Reply, ReplyError> {
    let message = HeldMessage::new(app, id, MessageKind::Public).await;
    let is_start = matches!(command, Command::Start { .. });
    match interaction.command(app, id, command).await {
        Ok(table)
            if app
                .host
                .is_public_message(&table, interaction.source_message())
                .await =>
        {
            Ok(message.show(app, table).await?.reply(Delivery::Public))
        }
        // Joining may start it, too.
        Ok(table) if table.running().is_some() => Ok(interaction.notice(&Notice::MatchStarted)),
        Ok(_) => Ok(interaction.notice(&done)),
        Err(CommandError::Refused(Refusal::NotSeated)) if is_start => {
            Err(Notice::OnlySeatedStart.into())
        }
        Err(CommandError::Refused(refusal)) => {
            Ok(interaction.notice(&seat_notice(app, interaction, id, refusal).await?))
        }
        Err(error) => Err(error.into()),
    }
}

/// The notice for a refused seat: says for whom the free ones are reserved.
pub(crate) async fn seat_notice(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    refusal: Refusal,
) -> Result<Notice, ReplyError> {
    if refusal != Refusal::NotInvited {
        return Ok(notice_for(refusal));
    }
    let table = app.host.table(id).await?;
    let (user, locale) = (interaction.person.user, interaction.locale);
    let tables = [table];
    let listed = app.host.list_tables(&tables, user, locale).await?;
    let reserved = listed.into_iter().flat_map(|it| it.lobby.reserved);
    let names: Vec<_> = reserved.map(|(_, player)| player.name).collect();
    // Meanwhile they may have joined.
    let is_seated = tables[0].seating().seat_of(user).is_some();
    Ok(if names.is_empty() {
        Notice::TableFull
    } else if is_seated {
        Notice::SeatsReserved(names)
    } else {
        Notice::InvitedOther(names)
    })
}
