//! The match that a command is about: named by its option `match`, or else found, or asked for.

use claim_host::CommandError;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_screens::{Notice, Press, Select, Start};
use claim_table::Table;
use claim_table::ids::MatchId;

use super::autocomplete::{Choice, MAX_CHOICES};
use crate::interactions::context::Context;
use crate::interactions::reply::ReplyError;

/// The match that the user names, or else the one of their own that they may mean, as [`find_own`] finds it. If there
/// are several, the user is asked, and the choice sends `press`.
pub(crate) async fn find_running<P: Into<Press>>(
    ctx: &Context<'_>,
    press: impl Fn(MatchId) -> P,
) -> Result<Table, ReplyError> {
    choose(ctx, &find_own(ctx).await?, press).await
}

/// The match that the user names; else the one in whose thread they are, else the one that waits for them in
/// this channel, else the one that waits for them, else the only one in this channel, else all of theirs.
pub(crate) async fn find_own(ctx: &Context<'_>) -> Result<Vec<Table>, ReplyError> {
    match ctx.match_name() {
        Some(name) => Ok(vec![find_named(ctx, name).await?]),
        None => Ok(candidates(ctx).await?),
    }
}

/// The match that the user names; else the one in whose thread they are, else theirs in this channel, else all of
/// theirs: for what cannot be undone, whose turn it is says nothing.
pub(crate) async fn find_own_here(ctx: &Context<'_>) -> Result<Vec<Table>, ReplyError> {
    if ctx.match_name().is_some() {
        return find_own(ctx).await;
    }
    let running = ctx.running_matches().await?;
    if let Some(table) = match_of_thread(ctx, &running).await {
        return Ok(vec![table]);
    }
    let here: Vec<_> = running.iter().filter(|it| is_here(ctx, it)).collect();
    Ok(if here.is_empty() {
        running
    } else {
        here.into_iter().cloned().collect()
    })
}

/// The one of these matches in whose thread the user is.
async fn match_of_thread(ctx: &Context<'_>, tables: &[Table]) -> Option<Table> {
    for table in tables {
        if ctx.host.lists().thread_of(table).await == Some(ctx.channel) {
            return Some(table.clone());
        }
    }
    None
}

/// Whether a match is played in this channel, or in the one of this thread.
fn is_here(ctx: &Context<'_>, table: &Table) -> bool {
    let channel = table.settings().channel;
    channel == ctx.channel || Some(channel) == ctx.place.parent
}

/// The only one of these matches. If there are several, the user is asked, and the choice sends `press`.
pub(crate) async fn choose<P: Into<Press>>(
    ctx: &Context<'_>,
    tables: &[Table],
    press: impl Fn(MatchId) -> P,
) -> Result<Table, ReplyError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    match tables {
        [] => Err(no_match(ctx, notices::no_running_match()).await?.into()),
        [only] => Ok(only.clone()),
        several => {
            let mut entries = Vec::new();
            for table in several {
                entries.push(ctx.host.lists().my_match(table, user, locale).await?);
            }
            let question = claim_screens::which_match(locale, &entries, press);
            Err(ReplyError::Question(Box::new(question)))
        }
    }
}

/// The matches in which the user can play, as [`find_own`] finds them; if several wait for them, all of those. None if
/// they play in no match.
pub(crate) async fn find_playable(ctx: &Context<'_>) -> Result<Vec<Table>, ReplyError> {
    let mut candidates = find_own(ctx).await?;
    if candidates.len() > 1 {
        candidates.retain(|table| table.is_turn_of(ctx.user()));
    }
    Ok(candidates)
}

/// The running matches that the user may mean; those that wait for them come first.
async fn candidates(ctx: &Context<'_>) -> Result<Vec<Table>, CommandError> {
    let user = ctx.user();
    let running = ctx.running_matches().await?;
    if let Some(table) = match_of_thread(ctx, &running).await {
        return Ok(vec![table]);
    }
    let is_here = |table: &Table| is_here(ctx, table);
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
pub(crate) async fn find_finished(ctx: &Context<'_>) -> Result<Table, ReplyError> {
    if let Some(name) = ctx.match_name() {
        return find_named(ctx, name).await;
    }
    let latest = ctx.host.lists().last_played_match_of(ctx.user());
    let none = || Notice::from(notices::no_finished_match()).with_starts(&Start::ALL);
    Ok(latest.await?.ok_or_else(none)?)
}

/// The user's running matches as choices. Matches that cannot be described are left out.
pub(crate) async fn running_choices(ctx: &Context<'_>) -> Result<Vec<Choice>, CommandError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let mut matches = Vec::new();
    for table in ctx.host.lists().unfinished_matches_of(user).await? {
        if table.running().is_some()
            && let Ok(info) = ctx.host.screens().match_info(&table, locale).await
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
pub(crate) async fn own_table_choices(ctx: &Context<'_>) -> Result<Vec<Choice>, CommandError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let tables = ctx.host.lists().own_open_tables(user).await?;
    let mut tables = ctx.host.lists().list_tables(&tables, user, locale).await?;
    claim_screens::tell_apart([], tables.iter_mut().map(|it| &mut it.lobby));
    let labels = claim_screens::open_table_labels(locale, &tables);
    let ids = tables.iter().map(|it| it.lobby.id.to_string());
    Ok(labels.into_iter().zip(ids).collect())
}

/// The user's latest finished matches as choices.
pub(crate) async fn finished_choices(ctx: &Context<'_>) -> Result<Vec<Choice>, CommandError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let limit = u32::try_from(MAX_CHOICES).unwrap_or(u32::MAX);
    let mut finished = ctx
        .host
        .lists()
        .finished_matches_of(user, locale, limit)
        .await?;
    claim_screens::tell_apart(finished.iter_mut().map(|(info, _)| info), []);
    let labels = claim_screens::finished_labels(locale, &finished);
    let ids = finished.iter().map(|(info, _)| info.id.to_string());
    Ok(labels.into_iter().zip(ids).collect())
}

/// The notice for a user without a running match: `notice`, unless a match of theirs cannot be read.
pub(crate) async fn no_match(ctx: &Context<'_>, notice: Message) -> Result<Notice, CommandError> {
    let is_unreadable = ctx.host.lists().has_unreadable_match(ctx.user()).await?;
    Ok(if is_unreadable {
        notices::own_match_unreadable().into()
    } else {
        Notice::from(notice).with_starts(&Start::ALL)
    })
}

async fn find_named(ctx: &Context<'_>, name: &str) -> Result<Table, ReplyError> {
    let id = name
        .trim()
        .parse()
        .map_err(|_| notices::match_not_found())?;
    Ok(ctx.table(id).await?)
}
