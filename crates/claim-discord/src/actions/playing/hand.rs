//! A player's hand: shown, and played from, step by step where an action takes several choices.

use claim_host::{CommandError, Person};
use claim_rules::Action;
use claim_rules::cards::Seat;
use claim_screens::HandPress;
use claim_screens::i18n::keys::notices;
use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;
use claim_table::{Command, DealtMatch, Refusal, Table};

use crate::interactions::context::Context;
use crate::interactions::reply::held_message::HeldMessage;
use crate::interactions::reply::refusal::reason;
use crate::interactions::reply::{Delivery, Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: HandPress) -> Result<Reply, ReplyError> {
    match press {
        HandPress::Show(id) => Ok(show(ctx, id).await?.in_place_of_menu(ctx.control())),
        HandPress::Act {
            table,
            line,
            action,
        } => {
            let kind = ctx.table(table).await?.game();
            let action = Action::parse(kind, &action).ok_or_else(notices::unknown_button)?;
            act(ctx, table, Some(line), action).await
        }
        HandPress::Choose {
            table,
            line,
            chosen,
        } => choose_step(ctx, table, line, &chosen).await,
    }
}

/// Shows the user their hand.
pub(crate) async fn show(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let (hand, table) = hold_hand(ctx, id).await?;
    if table.dealt().is_none() {
        return Err(Refusal::NotStarted.into());
    }
    let seat = table.seating().seat_of(ctx.user());
    let is_undelivered = match seat {
        Some(seat) => ctx.host.lists().is_hand_undelivered(&table, seat).await?,
        None => false,
    };
    let reply = hand.show(ctx, table).await?.reply(Delivery::Ephemeral);
    let reply = reply.replacing_older();
    Ok(if is_undelivered {
        reply.with_sentence(ctx.say(&notices::hand_not_delivered()))
    } else {
        reply
    })
}

/// Shows the user their hand with the steps of an action chosen so far. The match does not change.
async fn choose_step(
    ctx: &Context<'_>,
    id: MatchId,
    line: u32,
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let (hand, table) = hold_hand(ctx, id).await?;
    let is_current = table
        .running()
        .is_some_and(|dealt| dealt.line_count() == line);
    if !is_current {
        // `show` locks the message again.
        drop(hand);
        let sentence = ctx.say(&notices::outdated_button_of_match());
        return Ok(show(ctx, id).await?.with_sentence(sentence));
    }
    let screen = hand.show_steps(ctx, table, chosen).await?;
    Ok(screen.reply(Delivery::InPlace))
}

/// Shows the user their hand with a first step that they typed.
pub(crate) async fn show_step(
    ctx: &Context<'_>,
    table: &Table,
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let (hand, table) = hold_hand(ctx, table.id()).await?;
    let screen = hand.show_steps(ctx, table, chosen).await?;
    Ok(screen.reply(Delivery::Ephemeral).replacing_older())
}

/// Plays an action and shows the hand as it is afterwards, or, if a button of the public message was pressed in a
/// game that is played there, the public message. If the action is refused, the reason stands above the unchanged
/// hand.
pub(crate) async fn act(
    ctx: &Context<'_>,
    id: MatchId,
    line: Option<u32>,
    action: Action,
) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let (seat, table) = seat_at(ctx, id).await?;
    let is_played_in_public = claim_screens::is_match_played_in_public(&table);
    let public = if is_played_in_public {
        Some(HeldMessage::new(ctx, id, MessageKind::Public).await)
    } else {
        None
    };
    // Checked while the message is held, since a message that has just been posted may not be recorded yet.
    let (message, delivery) = match public {
        Some(public) if ctx.is_pressed_in_public(&table).await => (public, Delivery::Public),
        public => {
            drop(public);
            let hand = HeldMessage::new(ctx, id, MessageKind::Hand(seat)).await;
            (hand, Delivery::InPlace)
        }
    };
    let command = Command::Act { user, line, action };
    let refusal = match ctx.command(id, command).await {
        // The seat was read from an outdated copy of the lobby, so that the held message is not the user's.
        Ok(table) if table.seating().seat_of(user) != Some(seat) => {
            drop(message);
            return show(ctx, id).await;
        }
        Ok(table) => {
            let is_pressed = line.is_some();
            let table = if is_pressed {
                with_follow_up(ctx, seat, table).await
            } else {
                table
            };
            let hand = if is_pressed && delivery == Delivery::InPlace {
                let hand = hand_elsewhere(ctx, &table).await;
                // The play is stored: it does not fail for lack of a hint.
                hand.unwrap_or_else(|error| {
                    tracing::warn!(%id, %error, "could not tell where the user's hand is");
                    None
                })
            } else {
                None
            };
            let reply = message.show(ctx, table).await?.reply(delivery);
            return Ok(match hand {
                Some(url) => reply.with_sentence(ctx.say(&notices::hand_elsewhere(url))),
                None => reply,
            });
        }
        Err(CommandError::Refused(refusal)) => refusal,
        Err(error) => return Err(error.into()),
    };
    // `show` locks the hand again.
    drop(message);
    let table = ctx.table(id).await?;
    let sentence = match (refusal, table.dealt()) {
        (_, None) => return Err(refusal.into()),
        (Refusal::Illegal(reason), Some(dealt)) => {
            claim_screens::refusal_text(ctx.locale, &dealt.state().public_view(), reason)
        }
        (Refusal::Stale, _) => ctx.say(&notices::outdated_button_of_match()),
        _ => ctx.say(&reason(refusal)),
    };
    Ok(show(ctx, id).await?.with_sentence(sentence))
}

/// The link to the user's hand in direct messages, if they have to wait for their next turn, and have played from a copy of
/// the hand, which does not show that turn.
async fn hand_elsewhere(ctx: &Context<'_>, table: &Table) -> Result<Option<String>, CommandError> {
    let user = ctx.user();
    // In direct messages only the hand itself has buttons to play with, even if another process has just posted it.
    if table.has_ended() || table.is_turn_of(user) || !ctx.is_from_ephemeral() {
        return Ok(None);
    }
    let known = ctx.host.lists().my_match(table, user, ctx.locale).await?;
    Ok(known.hand_url)
}

/// The table after the action that follows automatically, if there is one: see [`claim_screens::follow_up`]. Only presses
/// have a follow-up; with `/claim play`, the user types that action as well.
async fn with_follow_up(ctx: &Context<'_>, seat: Seat, table: Table) -> Table {
    let user = ctx.user();
    let running = table.running();
    let follow_up = running.and_then(|dealt| claim_screens::follow_up(&dealt.state().view(seat)));
    let Some(action) = follow_up else {
        return table;
    };
    let line = running.map(DealtMatch::line_count);
    let command = Command::Act { user, line, action };
    // If this fails, the player is asked.
    let followed = ctx.command(table.id(), command).await;
    followed.unwrap_or(table)
}

/// Locks the user's hand, and reads the table. Until a match has started, players may change seats while this
/// waits for the message.
async fn hold_hand(ctx: &Context<'_>, id: MatchId) -> Result<(HeldMessage, Table), ReplyError> {
    loop {
        let (seat, _) = seat_at(ctx, id).await?;
        let hand = HeldMessage::new(ctx, id, MessageKind::Hand(seat)).await;
        let table = ctx.table(id).await?;
        if table.seating().seat_of(ctx.user()) == Some(seat) {
            return Ok((hand, table));
        }
    }
}

/// The user's seat at a table. Updates the language that the match has for the user, if it has changed.
async fn seat_at(ctx: &Context<'_>, id: MatchId) -> Result<(Seat, Table), ReplyError> {
    let table = ctx.table(id).await?;
    let Person { user, locale, .. } = &ctx.person;
    let seat = table
        .seating()
        .seat_of(*user)
        .ok_or_else(notices::not_in_match)?;
    let stored = table.seating().player(seat).map(|player| &player.locale);
    if stored != Some(locale) && !table.is_over() {
        let command = Command::SetLocale(*user, locale.clone());
        ctx.command(id, command).await?;
    }
    Ok((seat, table))
}
