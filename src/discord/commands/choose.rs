//! Which match is meant, where a command may name one.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::cards::Seat;
use crate::discord::App;
use crate::discord::answer::Problem;
use crate::i18n::Locale;
use crate::ids::{ChannelId, MatchId, UserId};
use crate::table::Table;
use crate::ui::{self, Notice};

/// The most choices Discord shows.
const MOST_CHOICES: usize = 25;

/// The match that is named; without a name the only one of the asker's – in this channel rather
/// than elsewhere, and where they are to act rather than where they wait, if `to_act`.
pub(super) async fn choose(
    app: &App,
    user: UserId,
    channel: ChannelId,
    named: Option<&str>,
    to_act: bool,
) -> Result<Table, Problem> {
    if let Some(named) = named {
        let id = named.trim().parse().map_err(|_| Notice::MatchNotFound)?;
        return Ok(app.host.table(id).await?);
    }
    let mut running = app.host.matches_of(user).await?;
    running.retain(|table| table.running().is_some());
    keep_some(&mut running, |table| table.terms().channel == channel);
    if to_act {
        keep_some(&mut running, |table| is_to_act(table, user));
    }
    match running.len() {
        0 => Err(Notice::NoRunningMatch.into()),
        1 => Ok(running.remove(0)),
        _ => Err(Notice::SeveralMatches.into()),
    }
}

/// Keeps what passes, unless that is nothing.
fn keep_some(tables: &mut Vec<Table>, passes: impl Fn(&Table) -> bool) {
    if tables.iter().any(&passes) {
        tables.retain(passes);
    }
}

/// Whether somebody is to act in a running match.
fn is_to_act(table: &Table, user: UserId) -> bool {
    let seat: Option<Seat> = table.seating().seat_of(user);
    seat.is_some() && table.to_act() == seat
}

/// The asker's running matches, as choices.
pub(super) async fn complete(
    app: &App,
    user: UserId,
    locale: Locale,
    partial: &str,
) -> CreateAutocompleteResponse {
    let Ok(running) = app.host.matches_of(user).await else {
        return CreateAutocompleteResponse::new();
    };
    let mut choices = Vec::new();
    for table in running.iter().filter(|table| table.running().is_some()) {
        let Ok(caption) = app.host.caption(table, locale).await else {
            continue;
        };
        choices.push((
            ui::match_label(locale, &caption, is_to_act(table, user)),
            table.id(),
        ));
    }
    matching(
        choices
            .into_iter()
            .map(|(label, id)| (label, id.to_string())),
        partial,
    )
}

/// The match that is named; without a name the asker's last one that is over.
pub(super) async fn ended(
    app: &App,
    user: UserId,
    named: Option<&str>,
) -> Result<MatchId, Problem> {
    if let Some(named) = named {
        return Ok(named.trim().parse().map_err(|_| Notice::MatchNotFound)?);
    }
    let last = app.host.ended_matches_of(user, 1).await?;
    Ok(last.first().ok_or(Notice::NoEndedMatch)?.id())
}

/// The asker's last matches that are over, as choices.
pub(super) async fn complete_ended(
    app: &App,
    user: UserId,
    locale: Locale,
    partial: &str,
) -> CreateAutocompleteResponse {
    let most = u32::try_from(MOST_CHOICES).unwrap_or(u32::MAX);
    let Ok(ended) = app.host.ended_matches_of(user, most).await else {
        return CreateAutocompleteResponse::new();
    };
    let mut choices = Vec::new();
    for table in &ended {
        if let Ok(caption) = app.host.caption(table, locale).await {
            let label = ui::match_label(locale, &caption, false);
            choices.push((label, table.id().to_string()));
        }
    }
    matching(choices.into_iter(), partial)
}

/// Choices of which the label or the value has what was typed so far.
pub(super) fn matching(
    choices: impl Iterator<Item = (String, String)>,
    partial: &str,
) -> CreateAutocompleteResponse {
    let typed = partial.trim().to_lowercase();
    offered(
        choices.filter(|(label, value)| {
            label.to_lowercase().contains(&typed) || value.contains(&typed)
        }),
    )
}

/// Choices, as many as Discord shows.
pub(super) fn offered(
    choices: impl Iterator<Item = (String, String)>,
) -> CreateAutocompleteResponse {
    let offered = choices
        .take(MOST_CHOICES)
        .map(|(label, value)| AutocompleteChoice::new(label, value));
    CreateAutocompleteResponse::new().set_choices(offered.collect())
}
