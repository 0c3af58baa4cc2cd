//! The match that a command is about: named by its option `match`, or else the only candidate.

use super::autocomplete::{Choice, MAX_CHOICES};
use crate::discord::application::Application;
use crate::discord::interaction::PendingInteraction;
use crate::discord::reply::ReplyError;
use crate::host::CommandError;
use crate::i18n::Locale;
use crate::ids::{ChannelId, MatchId, UserId};
use crate::table::Table;
use crate::ui::{self, MatchInfo, Notice};

/// The match that the user names, else their only running match. Matches in this channel take
/// precedence over others, and then, if `prefer_turn`, those in which it is the user's turn.
pub(super) async fn find_running(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    name: Option<&str>,
    prefer_turn: bool,
) -> Result<Table, ReplyError> {
    if let Some(name) = name {
        return find_named(app, name).await;
    }
    let (user, channel) = (interaction.person.user, interaction.channel);
    let mut candidates = running_candidates(app, user, channel, prefer_turn).await?;
    match candidates.len() {
        0 => Err(no_match(app, user, Notice::NoRunningMatch).await?.into()),
        1 => Ok(candidates.remove(0)),
        _ => Err(Notice::SeveralMatches.into()),
    }
}

/// The match in which the user can play: as [`find_running`], but it has to be their turn if they
/// have several.
pub(super) async fn find_playable(
    app: &Application,
    user: UserId,
    channel: ChannelId,
    name: Option<&str>,
) -> Result<Table, ReplyError> {
    if let Some(name) = name {
        return find_named(app, name).await;
    }
    let mut candidates = running_candidates(app, user, channel, true).await?;
    if candidates.len() == 1 {
        Ok(candidates.remove(0))
    } else if candidates.iter().any(|table| is_to_act(table, user)) {
        Err(Notice::SeveralMatches.into())
    } else {
        Err(no_match(app, user, Notice::PlayNoMatch).await?.into())
    }
}

/// The finished match that the user names, else their latest one.
pub(super) async fn find_finished(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    name: Option<&str>,
) -> Result<MatchId, ReplyError> {
    if let Some(name) = name {
        return Ok(name.trim().parse().map_err(|_| Notice::MatchNotFound)?);
    }
    let (user, locale) = (interaction.person.user, interaction.locale);
    let latest = app.host.finished_matches_of(user, locale, 1).await?;
    Ok(latest.first().ok_or(Notice::NoFinishedMatch)?.id)
}

/// The user's running matches as choices.
pub(super) async fn running_choices(
    app: &Application,
    user: UserId,
    locale: Locale,
) -> Result<Vec<Choice>, CommandError> {
    let mut choices = Vec::new();
    for table in app.host.open_matches_of(user).await? {
        if table.running().is_some() {
            choices.push(choice(app, &table, locale, is_to_act(&table, user)).await?);
        }
    }
    Ok(choices)
}

/// The user's latest finished matches as choices.
pub(super) async fn finished_choices(
    app: &Application,
    user: UserId,
    locale: Locale,
) -> Result<Vec<Choice>, CommandError> {
    let limit = u32::try_from(MAX_CHOICES).unwrap_or(u32::MAX);
    let finished = app.host.finished_matches_of(user, locale, limit).await?;
    let choice = |info: &MatchInfo| (ui::match_label(locale, info, false), info.id.to_string());
    Ok(finished.iter().map(choice).collect())
}

/// Whether it is the user's turn in a match.
pub(super) fn is_to_act(table: &Table, user: UserId) -> bool {
    let seat = table.seating().seat_of(user);
    seat.is_some() && table.to_act() == seat
}

/// The notice for a user without a running match: perhaps theirs cannot be read.
async fn no_match(app: &Application, user: UserId, notice: Notice) -> Result<Notice, CommandError> {
    let is_unreadable = app.host.has_unreadable_match(user).await?;
    Ok(if is_unreadable {
        Notice::OwnMatchUnreadable
    } else {
        notice
    })
}

async fn find_named(app: &Application, name: &str) -> Result<Table, ReplyError> {
    let id = name.trim().parse().map_err(|_| Notice::MatchNotFound)?;
    Ok(app.host.table(id).await?)
}

async fn running_candidates(
    app: &Application,
    user: UserId,
    channel: ChannelId,
    prefer_turn: bool,
) -> Result<Vec<Table>, CommandError> {
    let mut running = app.host.open_matches_of(user).await?;
    running.retain(|table| table.running().is_some());
    retain_preferred(&mut running, |table| table.settings().channel == channel);
    if prefer_turn {
        retain_preferred(&mut running, |table| is_to_act(table, user));
    }
    Ok(running)
}

/// Retains the preferred tables, or all if none is preferred.
fn retain_preferred(tables: &mut Vec<Table>, is_preferred: impl Fn(&Table) -> bool) {
    if tables.iter().any(&is_preferred) {
        tables.retain(is_preferred);
    }
}

async fn choice(
    app: &Application,
    table: &Table,
    locale: Locale,
    is_users_turn: bool,
) -> Result<Choice, CommandError> {
    let info = app.host.match_info(table, locale).await?;
    let label = ui::match_label(locale, &info, is_users_turn);
    Ok((label, table.id().to_string()))
}
