//! The lobby of a table: joining, declining, leaving and starting.

use claim_host::CommandError;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_screens::{LobbyPress, Notice};
use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;
use claim_table::{Command, Refusal};

use crate::interactions::context::Context;
use crate::interactions::reply::held_message::HeldMessage;
use crate::interactions::reply::refusal::reason;
use crate::interactions::reply::{Delivery, Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: LobbyPress) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    match press {
        LobbyPress::Join(id, seen) => {
            // A list can offer a table before its public message is there.
            let is_announced = ctx.is_public_press()
                || ctx
                    .host
                    .tables()
                    .is_announced(&ctx.table(id).await?)
                    .await?;
            let entropy = if is_announced {
                ctx.entropy()
            } else {
                String::new()
            };
            let player = ctx.person.clone().into_player(entropy);
            let join = Command::Join(player, Some(seen));
            command(ctx, id, join, notices::joined_table()).await
        }
        LobbyPress::Decline(id) => {
            let decline = Command::Decline(user);
            command(ctx, id, decline, notices::invitation_declined()).await
        }
        LobbyPress::Leave(id) => {
            let leave = Command::Leave(user);
            command(ctx, id, leave, notices::left_table()).await
        }
        LobbyPress::Start(id) => {
            // A copy of the table can be there before the fingerprint: then the press would prove nothing.
            if !ctx.is_public_press() {
                let table = ctx.table(id).await?;
                if !ctx.host.tables().is_announced(&table).await? {
                    return Err(notices::table_not_posted(claim_screens::channel_mention(
                        table.settings().channel,
                    ))
                    .into());
                }
            }
            let entropy = Some(ctx.entropy());
            let start = Command::Start { user, entropy };
            command(ctx, id, start, notices::match_started()).await
        }
    }
}

/// Carries out a command of the lobby. If its button was on the table's public message, the reply
/// updates that message; otherwise it is the notice `done`.
async fn command(
    ctx: &Context<'_>,
    id: MatchId,
    command: Command,
    done: Message,
) -> Result<Reply, ReplyError> {
    let message = HeldMessage::new(ctx, id, MessageKind::Public).await;
    let is_start = matches!(command, Command::Start { .. });
    match ctx.command(id, command).await {
        Ok(table) if ctx.is_pressed_in_public(&table).await => {
            Ok(message.show(ctx, table).await?.reply(Delivery::Public))
        }
        // Joining may start it, too.
        Ok(table) if table.running().is_some() => {
            Ok(ctx.notice(Notice::done(notices::match_started())))
        }
        Ok(_) => Ok(ctx.notice(Notice::done(done))),
        Err(CommandError::Refused(Refusal::NotSeated)) if is_start => {
            Err(notices::only_seated_start().into())
        }
        Err(CommandError::Refused(refusal)) => Ok(ctx.notice(seat_notice(ctx, id, refusal).await?)),
        Err(error) => Err(error.into()),
    }
}

/// The notice for a refused seat: says for whom the free ones are reserved.
pub(crate) async fn seat_notice(
    ctx: &Context<'_>,
    id: MatchId,
    refusal: Refusal,
) -> Result<Message, ReplyError> {
    if refusal != Refusal::NotInvited {
        return Ok(reason(refusal));
    }
    let table = ctx.table(id).await?;
    let (user, locale) = (ctx.user(), ctx.locale);
    let tables = [table];
    let listed = ctx.host.lists().list_tables(&tables, user, locale).await?;
    let reserved = listed.into_iter().flat_map(|it| it.lobby.reserved);
    let names: Vec<_> = reserved.map(|(_, player)| player.name.bold()).collect();
    let (count, names) = (names.len(), claim_screens::list(locale, names.into_iter()));
    // Meanwhile they may have joined.
    let is_seated = tables[0].seating().seat_of(user).is_some();
    Ok(if count == 0 {
        notices::table_full()
    } else if is_seated {
        notices::seats_reserved(count, names)
    } else {
        notices::invited_other(count, names)
    })
}
