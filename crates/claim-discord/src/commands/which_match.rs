//! The match that a command is about: named by its option `match`, or else found, or asked for.

use claim_host::CommandError;
use claim_screens::{Notice, Press, Select};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;

use super::autocomplete::{Choice, MAX_CHOICES};
use super::definition::Call;
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::ReplyError;

/// The match that the user names, or else the one of their own that they may mean, as [`find_own`] finds it. If there
/// are several, the user is asked, and the choice sends `press`.
pub(super) async fn find_running<P: Into<Press>>(
    call: &Call<'_>,
    press: impl Fn(MatchId) -> P,
) -> Result<Table, ReplyError> {
    choose(call, &find_own(call).await?, press).await
}

/// The match that the user names; else the one in whose thread they are, else the one that waits for them in
/// this channel, else the one that waits for them, else the only one in this channel, else all of theirs.
pub(super) async fn find_own(call: &Call<'_>) -> Result<Vec<Table>, ReplyError> {
    match call.match_name() {
        Some(name) => Ok(vec![find_named(call.app, name).await?]),
        None => Ok(candidates(call).await?),
    }
}

/// The match that the user names; else the one in whose thread they are, else theirs in this channel, else all of
/// theirs: for what cannot be undone, whose turn it is says nothing.
pub(super) async fn find_own_here(call: &Call<'_>) -> Result<Vec<Table>, ReplyError> {
    if call.match_name().is_some() {
        return find_own(call).await;
    }
    let running = call.app.host.running_matches_of(call.user()).await?;
    if let Some(table) = match_of_thread(call, &running).await {
        return Ok(vec![table]);
    }
    let here: Vec<_> = running.iter().filter(|it| is_here(call, it)).collect();
    Ok(if here.is_empty() {
        running
    } else {
        here.into_iter().cloned().collect()
    })
}

/// The one of these matches in whose thread the user is.
async fn match_of_thread(call: &Call<'_>, tables: &[Table]) -> Option<Table> {
    for table in tables {
        if call.app.host.thread_of(table.id()).await == Some(call.interaction.channel) {
            return Some(table.clone());
        }
    }
    None
}

/// Whether a match is played in this channel, or in the one of this thread.
fn is_here(call: &Call<'_>, table: &Table) -> bool {
    let channel = table.settings().channel;
    let interaction = call.interaction;
    channel == interaction.channel || Some(channel) == interaction.place.parent
}

/// The only one of these matches. If there are several, the user is asked, and the choice sends `press`.
pub(super) async fn choose<P: Into<Press>>(
    call: &Call<'_>,
    tables: &[Table],
    press: impl Fn(MatchId) -> P,
) -> Result<Table, ReplyError> {
    let (user, locale) = (call.user(), call.locale());
    match tables {
        [] => Err(no_match(call.app, user, Notice::NoRunningMatch)
            .await?
            .into()),
        [only] => Ok(only.clone()),
        several => {
            let mut entries = Vec::new();
            for table in several {
                entries.push(call.app.host.my_match(table, user, locale).await?);
            }
            let question = claim_screens::which_match(locale, &entries, press);
            Err(ReplyError::Question(Box::new(question)))
        }
    }
}

/// The matches in which the user can play, as [`find_own`] finds them; if several wait for them, all of those.
pub(super) async fn find_playable(call: &Call<'_>) -> Result<Vec<Table>, ReplyError> {
    let (app, user) = (call.app, call.user());
    let mut candidates = find_own(call).await?;
    if candidates.len() > 1 {
        candidates.retain(|table| table.is_turn_of(user));
    }
    if candidates.is_empty() {
        return Err(no_match(app, user, Notice::PlayNoMatch).await?.into());
    }
    Ok(candidates)
}

/// The running matches that the user may mean; those that wait for them come first.
async fn candidates(call: &Call<'_>) -> Result<Vec<Table>, CommandError> {
    let user = call.user();
    let running = call.app.host.running_matches_of(user).await?;
    if let Some(table) = match_of_thread(call, &running).await {
        return Ok(vec![table]);
    }
    let is_here = |table: &Table| is_here(call, table);
    let is_waiting = |table: &Table| table.is_turn_of(user);
    let filters: [&dyn Fn(&Table) -> bool; 3] = [
        &|table| is_here(table) && is_waiting(table),
        &is_waiting,
        &|table| is_here(table) && !running.iter().any(is_waiting),
    ];
    for is_meant in filters {
        let mut meant = running.iter().filter(|table| is_meant(table));
        if let (Some(only), None) = (meant.next(), meant.next()) {
            return Ok(vec![only.clone()]);
        }
    }
    Ok(running)
}

/// The finished match that the user names, else their latest one in which something was played.
pub(super) async fn find_finished(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    name: Option<&str>,
) -> Result<MatchId, ReplyError> {
    if let Some(name) = name {
        return Ok(name.trim().parse().map_err(|_| Notice::MatchNotFound)?);
    }
    let latest = app.host.last_played_match_of(interaction.person.user);
    Ok(latest.await?.ok_or(Notice::NoFinishedMatch)?)
}

/// The user's running matches as choices. Matches that cannot be described are left out.
pub(super) async fn running_choices(
    app: &Application,
    user: UserId,
    locale: Locale,
) -> Result<Vec<Choice>, CommandError> {
    let mut matches = Vec::new();
    for table in app.host.unfinished_matches_of(user).await? {
        if table.running().is_some()
            && let Ok(info) = app.host.match_info(&table, locale).await
        {
            matches.push((info, table.is_turn_of(user)));
        }
    }
    claim_screens::tell_apart(matches.iter_mut().map(|(info, _)| info), []);
    let described: Vec<_> = matches.iter().map(|(info, turn)| (info, *turn)).collect();
    let labels = claim_screens::match_labels(locale, &described, Select::MAX_LABEL_CHARS);
    let ids = matches.iter().map(|(info, _)| info.id.to_string());
    Ok(labels.into_iter().zip(ids).collect())
}

/// The open tables that the user hosts, as choices.
pub(super) async fn own_table_choices(
    app: &Application,
    user: UserId,
    locale: Locale,
) -> Result<Vec<Choice>, CommandError> {
    let tables = app.host.own_open_tables(user).await?;
    let mut tables = app.host.list_tables(&tables, user, locale).await?;
    claim_screens::tell_apart([], tables.iter_mut().map(|it| &mut it.lobby));
    let labels = claim_screens::open_table_labels(locale, &tables);
    let ids = tables.iter().map(|it| it.lobby.id.to_string());
    Ok(labels.into_iter().zip(ids).collect())
}

/// The user's latest finished matches as choices.
pub(super) async fn finished_choices(
    app: &Application,
    user: UserId,
    locale: Locale,
) -> Result<Vec<Choice>, CommandError> {
    let limit = u32::try_from(MAX_CHOICES).unwrap_or(u32::MAX);
    let mut finished = app.host.finished_matches_of(user, locale, limit).await?;
    claim_screens::tell_apart(finished.iter_mut().map(|(info, _)| info), []);
    let labels = claim_screens::finished_labels(locale, &finished);
    let ids = finished.iter().map(|(info, _)| info.id.to_string());
    Ok(labels.into_iter().zip(ids).collect())
}

/// The notice for a user without a running match: `notice`, unless a match of theirs cannot be read.
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
