//! What a finished match offers: a rematch, its replay and its record.

use claim_host::DeliveryError;
use claim_rules::{Action, View};
use claim_screens::{
    Direction, FinishedPress, MatchInfo, Notice, PlayOnChoices, PlayOnStep, ReplayStep, Screen,
    Shareable,
};
use claim_table::ids::MatchId;

use super::watch;
use crate::api::reader::{self, Reader};
use crate::api::request::find_member;
use crate::application::Application;
use crate::interactions::incoming::Control;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: FinishedPress,
) -> Result<Reply, ReplyError> {
    match press {
        FinishedPress::Rematch(id) => rematch(app, interaction, id).await,
        FinishedPress::ReplayMistake {
            table,
            actions,
            direction,
        } => replay_mistake(app, interaction, table, actions, direction).await,
        FinishedPress::TryAgain {
            table,
            actions,
            chosen,
        } => try_again(app, interaction, table, actions, &chosen).await,
        FinishedPress::TryAction {
            table,
            actions,
            action,
        } => try_action(app, interaction, table, actions, &action).await,
        FinishedPress::PlayOn {
            table,
            actions,
            choices,
            chosen,
        } => play_on(app, interaction, table, actions, &choices, &chosen).await,
        FinishedPress::Record(id) => record(app, interaction, id).await,
    }
}

/// Opens a table for a rematch, or joins the one that another player has opened.
async fn rematch(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let old = app.host.table(id).await?;
    let mut person = interaction.person.clone();
    if let Some(guild) = old
        .settings()
        .guild
        .filter(|it| Some(*it) != interaction.guild)
    {
        // If Discord does not say, the user counts as a member.
        let is_member = find_member(app.rest(), guild, person.user).await;
        if matches!(is_member, Ok(false)) {
            return Err(Notice::NoLongerInServer.into());
        }
        // Outside of the server, Discord does not tell the name that the user has there.
        let seat = old.seating().seat_of(person.user);
        if let Some(player) = seat.and_then(|seat| old.seating().player(seat)) {
            person.name.display.clone_from(&player.name.display);
        }
    }
    let table = interaction.rematch(app, id, person).await?;
    let is_alone = table.seating().players().count() == 1;
    let bots: Vec<_> = table.seating().characters().collect();
    let done = if table.is_direct() && !bots.is_empty() {
        Notice::MatchStartedAgainstBots(bots)
    } else if is_alone && table.dealt().is_some() {
        Notice::MatchStartedWithBots(bots)
    } else if table.running().is_some() {
        Notice::MatchStarted
    } else if table.settings().host == interaction.person.user {
        Notice::RematchOpened
    } else {
        Notice::JoinedTable
    };
    let channel = table.settings().channel;
    let mut sentence = None;
    if matches!(done, Notice::RematchOpened) {
        let posted = interaction.present_above(app, table.id()).await;
        if let Err(DeliveryError::ChannelInaccessible | DeliveryError::ChannelLost) = posted {
            sentence = Some(Notice::TableNotPosted(channel));
        }
    }
    if !table.is_direct() && channel != interaction.channel {
        sentence.get_or_insert(Notice::TableElsewhere(channel));
    }
    let reply = interaction.notice(&done);
    Ok(match sentence {
        Some(sentence) => {
            reply.with_sentence(claim_screens::notice_text(interaction.locale, &sentence))
        }
        None => reply,
    })
}

/// Shows the match after its first `actions` actions, where the control that asked for it allows it.
pub(crate) async fn show_replay(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
    control: Control,
) -> Result<Reply, ReplyError> {
    let is_menu = control == Control::Menu;
    if is_menu {
        // The menu of an analysis leads to a mistake, which the replay comments on.
        let mut pending = app.host.analyse(id, interaction.person.user).await?;
        pending.result().await?;
    }
    let reply = replay(app, interaction, id, actions).await?;
    // A menu is below the analysis, which must not be replaced, nor must a message of the match.
    let source = interaction.source_message();
    Ok(if is_menu || app.host.is_message_of(id, source).await {
        Reply::ephemeral(reply.screen)
    } else {
        reply
    })
}

/// Shows the match after its first `actions` actions.
async fn replay(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
) -> Result<Reply, ReplyError> {
    let screen = replay_for(app, Reader::of(interaction), id, actions).await?;
    let table = app.host.table(id).await?;
    if !watch::can_share(interaction, &table) {
        return Ok(Reply::in_place(screen));
    }
    let shown = Shareable::Replay { table: id, actions };
    Ok(Reply::in_place(reader::with_share_button(
        interaction,
        screen,
        shown,
    )))
}

/// The screen of [`replay`], for `reader`.
pub(crate) async fn replay_for(
    app: &Application,
    reader: Reader,
    id: MatchId,
    actions: u32,
) -> Result<Screen, ReplyError> {
    let locale = reader.locale;
    let position = app.host.replay_position(id, actions).await?;
    let info = MatchInfo {
        left: position.left,
        ..app.host.match_info(&position.table, locale).await?
    };
    let analysis = app.host.cached_analysis(id);
    let is_at_end = position.actions == position.total_actions;
    let early_end = if is_at_end {
        app.host.early_finish(&position.table).await?
    } else {
        None
    };
    let step = ReplayStep {
        views: &position.views,
        actions: position.actions,
        total: position.total_actions,
        chapters: &position.chapters,
        analysis: analysis.as_deref(),
        early_end: early_end.as_ref(),
        winners: is_at_end.then(|| position.table.winners()),
    };
    Ok(claim_screens::replay(locale, &info, &step))
}

/// Moves the replay to the next mistake after `actions` actions, or backwards to the last one before. If
/// there is none, the replay stays where it is. Analyses the match first, if necessary: then a mistake at this very
/// position, which the replay has not commented on, comes first.
async fn replay_mistake(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
    direction: Direction,
) -> Result<Reply, ReplyError> {
    let is_shown = app.host.cached_analysis(id).is_some();
    let mut pending = app.host.analyse(id, interaction.person.user).await?;
    let analysis = pending.result().await?;
    let table = app.host.table(id).await?;
    let info = app.host.match_info(&table, interaction.locale).await?;
    let here = claim_screens::mistake_at(&info, &analysis, actions).filter(|_| !is_shown);
    let mistake =
        here.or_else(|| claim_screens::mistake_from(&info, &analysis, actions, direction));
    let target = mistake.and_then(|it| u32::try_from(it.actions).ok());
    let reply = replay(app, interaction, id, target.unwrap_or(actions)).await?;
    Ok(match target {
        Some(_) => reply,
        None => reply.with_sentence(claim_screens::no_mistake(
            interaction.locale,
            &info,
            &analysis,
            direction,
        )),
    })
}

/// Asks which action the user would take after the first `actions` actions.
async fn try_again(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let locale = interaction.locale;
    let position = app.host.replay_position(id, actions).await?;
    let info = MatchInfo {
        left: position.left,
        ..app.host.match_info(&position.table, locale).await?
    };
    let mut views = position.views.iter();
    let by_player =
        |view: &&View| !view.legal_actions().is_empty() && info.leave_reason(view.seat()).is_none();
    match views.find(by_player) {
        Some(view) => {
            let screen = claim_screens::try_again(locale, &info, view, position.actions, chosen);
            Ok(Reply::in_place(screen))
        }
        None => nothing_to_try(app, interaction, id, actions).await,
    }
}

/// Judges an action that the user would take after the first `actions` actions of a match.
async fn try_action(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
    action: &str,
) -> Result<Reply, ReplyError> {
    let locale = interaction.locale;
    let table = app.host.table(id).await?;
    let action = Action::parse(table.game(), action).ok_or(Notice::UnknownButton)?;
    let decision = app
        .host
        .judge_action(id, actions, action, interaction.person.user)
        .await?;
    let Some(decision) = decision else {
        return nothing_to_try(app, interaction, id, actions).await;
    };
    let info = app.host.match_info(&table, locale).await?.as_seated();
    Ok(Reply::in_place(claim_screens::tried(
        locale, &info, &decision,
    )))
}

/// Shows the position that `choices` lead to if the user plays on after the first `actions` actions of a match.
async fn play_on(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
    choices: &PlayOnChoices,
    chosen: &str,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let position = app.host.play_on(id, user, actions, choices).await?;
    let Some(position) = position else {
        return nothing_to_try(app, interaction, id, actions).await;
    };
    let locale = interaction.locale;
    let info = app.host.match_info(&position.table, locale).await?;
    let info = info.as_seated();
    let step = PlayOnStep {
        begin: actions,
        choices,
        chosen,
        seat: position.seat,
        views: &position.views,
        plays: &position.plays,
        winners: position.winners.as_deref(),
    };
    Ok(Reply::in_place(claim_screens::play_on(
        locale, &info, &step,
    )))
}

/// Says why there is nothing to try, above the replay.
async fn nothing_to_try(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
) -> Result<Reply, ReplyError> {
    let reply = replay(app, interaction, id, actions).await?;
    Ok(reply.with_sentence(claim_screens::nothing_to_try(interaction.locale)))
}

/// Sends the record as a file.
async fn record(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let (table, text) = app.host.record(id).await?;
    let info = app.host.match_info(&table, interaction.locale).await?;
    let screen = claim_screens::record_file(interaction.locale, &info, text.to_string());
    Ok(Reply::ephemeral(screen))
}
