//! `/claim play`: plays an action by typing it.

use claim_rules::{Action, View};
use claim_screens::{HandPress, MatchInfo, Notice, Select};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;

use super::autocomplete::{Choice, limited, matching_choices_of_groups};
use super::completions::match_option;
use super::definition::{Call, Choices, CommandOption, OptionKind, SlashCommand};
use super::which_match::{choose, find_playable};
use crate::actions::hand;
use crate::application::Application;
use crate::interactions::reply::{Reply, ReplyError};

/// Separates the match from the action in the value of a choice.
const MATCH_SEPARATOR: char = '/';

/// Separates the action from the match in the label of a choice.
const MATCH_NAME_SEPARATOR: &str = " · ";

/// The value of the choice that only says why there is nothing to play. No action has this notation.
const NOTHING_TO_PLAY: &str = "-";

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    let action = CommandOption::new("action", OptionKind::Text)
        .required()
        .completed(|call, typed| Box::pin(complete_action(call, typed)));
    SlashCommand::new("play", |call| Box::pin(run(call)))
        .option(action)
        .option(match_option())
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let (app, user, locale) = (call.app, call.user(), call.locale());
    let typed = call.options.text("action").unwrap_or_default();
    let (id, typed) = match chosen_match(typed) {
        Some((id, typed)) => (Some(id), typed),
        None => (None, typed),
    };
    let table = match id {
        Some(id) => app.host.table(id).await?,
        None => match find_playable(call).await?.as_slice() {
            [only] => only.clone(),
            several => match matches_for(call, several, typed).await.as_slice() {
                [] => return Err(Notice::UnknownAction.into()),
                [only] => only.clone(),
                several => choose(call, several, HandPress::Show).await?,
            },
        },
    };
    let (info, view) = view_of(app, &table, user, locale).await?;
    let Some(action) = claim_screens::read_action(locale, &info, &view, typed) else {
        let notice = waiting_notice(&table, user, &info);
        return Err(notice.unwrap_or(Notice::UnknownAction).into());
    };
    hand::act(app, call.interaction, table.id(), None, action).await
}

/// Those of these matches in which the user may play the typed action now.
async fn matches_for(call: &Call<'_>, tables: &[Table], typed: &str) -> Vec<Table> {
    let locale = call.locale();
    let mut found = Vec::new();
    for table in tables {
        // A match that cannot be shown must not keep the user from playing in the others.
        let Ok((info, view)) = view_of(call.app, table, call.user(), locale).await else {
            continue;
        };
        let action = claim_screens::read_action(locale, &info, &view, typed);
        if action.is_some_and(|action| view.legal_actions().contains(&action)) {
            found.push(table.clone());
        }
    }
    found
}

/// The match and the action of a choice that names both: see [`action_choices`].
fn chosen_match(typed: &str) -> Option<(MatchId, &str)> {
    let (id, action) = typed.split_once(MATCH_SEPARATOR)?;
    Some((id.parse().ok()?, action))
}

/// What the user sees of a match in which they play.
async fn view_of(
    app: &Application,
    table: &Table,
    user: UserId,
    locale: Locale,
) -> Result<(MatchInfo, View), ReplyError> {
    let seat = table.active_seat_of(user)?;
    let info = app.host.match_info(table, locale).await?;
    let dealt = table.dealt().ok_or(Notice::TableNotFull)?;
    Ok((info, dealt.state().view(seat)))
}

/// Says for whom the match waits, unless it waits for the user.
fn waiting_notice(table: &Table, user: UserId, info: &MatchInfo) -> Option<Notice> {
    let seat = table.to_act()?;
    if table.is_turn_of(user) {
        return None;
    }
    let player = info.players.get(seat.index())?;
    Some(Notice::PlayNotYourTurn(player.name.clone()))
}

async fn complete_action(call: &Call<'_>, typed: &str) -> Choices {
    match action_choices(call).await {
        Ok(groups) => matching_choices_of_groups(groups, typed),
        Err(ReplyError::Notice(notice @ (Notice::PlayNoMatch | Notice::PlayNotYourTurn(_))))
            if typed.trim().is_empty() =>
        {
            let label = claim_screens::notice_label(call.locale(), &notice);
            limited([(label, NOTHING_TO_PLAY)])
        }
        Err(_) => Choices::new(),
    }
}

/// What the user may do now: labels and actions, by match and first step. If several matches wait for the user, each
/// choice names its match. A match that cannot be described is left out, unless it is the only one.
async fn action_choices(call: &Call<'_>) -> Result<Vec<Vec<Choice>>, ReplyError> {
    let (app, user, locale) = (call.app, call.user(), call.locale());
    let tables = find_playable(call).await?;
    let mut matches = Vec::new();
    for table in &tables {
        match view_of(app, table, user, locale).await {
            Ok((info, view)) => match waiting_notice(table, user, &info) {
                Some(notice) if tables.len() == 1 => return Err(notice.into()),
                Some(_) => {}
                None => matches.push((info, view)),
            },
            Err(error) if tables.len() == 1 => return Err(error),
            Err(_) => {}
        }
    }
    claim_screens::tell_apart(matches.iter_mut().map(|(info, _)| info), []);
    let actions: Vec<_> = matches
        .iter()
        .map(|(info, view)| claim_screens::grouped_actions(locale, info, view))
        .collect();
    if tables.len() == 1 {
        let choice = |(action, label): (Action, String)| (label, action.to_string());
        let groups = actions.into_iter().flatten();
        return Ok(groups
            .map(|group| group.into_iter().map(choice).collect())
            .collect());
    }
    let labels = actions.iter().flatten().flatten();
    let longest = labels.map(|(_, label)| label.chars().count()).max();
    let room = Select::MAX_LABEL_CHARS
        .saturating_sub(longest.unwrap_or_default() + MATCH_NAME_SEPARATOR.chars().count());
    let described: Vec<_> = matches.iter().map(|(info, _)| (info, false)).collect();
    let names = claim_screens::match_labels(locale, &described, room);
    let ids = matches.iter().map(|(info, _)| info.id);
    let groups = ids
        .zip(&names)
        .zip(actions)
        .flat_map(|((id, name), groups)| {
            let choice = move |(action, label): (Action, String)| {
                let label = [&*label, MATCH_NAME_SEPARATOR, name].concat();
                (label, format!("{id}{MATCH_SEPARATOR}{action}"))
            };
            let groups = groups.into_iter();
            groups.map(move |group| group.into_iter().map(choice).collect())
        });
    Ok(groups.collect())
}
