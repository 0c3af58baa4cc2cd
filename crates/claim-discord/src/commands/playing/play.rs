//! `/claim play`: plays an action by typing it.

use claim_rules::{Action, View};
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_screens::{HandPress, MatchInfo, Name, Select};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};

use crate::actions::playing::hand;
use crate::commands::arguments::autocomplete::{Choice, limited, matching_choices_of_groups};
use crate::commands::arguments::completions::match_option;
use crate::commands::arguments::which_match::{choose, find_playable, no_match};
use crate::commands::definition::{Choices, CommandOption, OptionKind, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Separates the match from the action in the value of a choice.
const MATCH_SEPARATOR: char = '/';

/// Separates the action from the match in the label of a choice.
const MATCH_NAME_SEPARATOR: &str = " · ";

/// The value of the choice that only says why there is nothing to play. No action has this notation.
const NOTHING_TO_PLAY: &str = "-";

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let action = CommandOption::new("action", OptionKind::Text)
        .required()
        .completed(|ctx, typed| Box::pin(complete_action(ctx, typed)));
    SlashCommand::new("play", |ctx| Box::pin(run(ctx)))
        .option(action)
        .option(match_option())
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let typed = ctx.options.text("action").unwrap_or_default();
    let (id, typed) = match chosen_match(typed) {
        Some((id, typed)) => (Some(id), typed),
        None => (None, typed),
    };
    let table = match id {
        Some(id) => ctx.table(id).await?,
        None => match find_playable(ctx).await?.as_slice() {
            [] => return Err(no_match(ctx, notices::play_no_match()).await?.into()),
            [only] => only.clone(),
            several => match matches_for(ctx, several, typed).await.as_slice() {
                [] => return Err(notices::unknown_action().into()),
                [only] => only.clone(),
                several => choose(ctx, several, HandPress::Show).await?,
            },
        },
    };
    let (info, view) = view_of(ctx, &table).await?;
    let Some(action) = claim_screens::read_action(locale, &info, &view, typed) else {
        let waits_for = waits_for_another(&table, user, &info);
        let waiting = waits_for.map(|other| notices::play_not_your_turn(other.bold()));
        return Err(waiting.unwrap_or_else(notices::unknown_action).into());
    };
    hand::act(ctx, table.id(), None, action).await
}

/// Those of these matches in which the user may play the typed action now.
async fn matches_for(ctx: &Context<'_>, tables: &[Table], typed: &str) -> Vec<Table> {
    let locale = ctx.locale;
    let mut found = Vec::new();
    for table in tables {
        // A match that cannot be shown must not keep the user from playing in the others.
        let Ok((info, view)) = view_of(ctx, table).await else {
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
async fn view_of(ctx: &Context<'_>, table: &Table) -> Result<(MatchInfo, View), ReplyError> {
    let seat = table.active_seat_of(ctx.user())?;
    let info = ctx.host.screens().match_info(table, ctx.locale).await?;
    let dealt = table.dealt().ok_or_else(notices::table_not_full)?;
    Ok((info, dealt.state().view(seat)))
}

/// The player for whom the match waits, unless it waits for the user.
fn waits_for_another<'a>(table: &Table, user: UserId, info: &'a MatchInfo) -> Option<&'a Name> {
    let seat = table.to_act()?;
    if table.is_turn_of(user) {
        return None;
    }
    let player = info.players.get(seat.index())?;
    Some(&player.name)
}

async fn complete_action(ctx: &Context<'_>, typed: &str) -> Choices {
    match action_choices(ctx).await {
        Ok(groups) => matching_choices_of_groups(groups, typed),
        Err(Some(reason)) if typed.trim().is_empty() => {
            limited([(Select::label(&ctx.say(&reason)), NOTHING_TO_PLAY)])
        }
        Err(_) => Choices::new(),
    }
}

/// What the user may do now: labels and actions, by match and first step. If several matches wait for the user, each
/// choice names its match. A match that cannot be described is left out. If there is nothing to play, says why, if that
/// is known.
async fn action_choices(ctx: &Context<'_>) -> Result<Vec<Vec<Choice>>, Option<Message>> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let tables = find_playable(ctx).await.map_err(|_| None)?;
    if tables.is_empty() {
        let is_unreadable = ctx
            .host
            .lists()
            .has_unreadable_match(user)
            .await
            .unwrap_or(true);
        return Err((!is_unreadable).then(notices::play_no_match));
    }
    let mut matches = Vec::new();
    for table in &tables {
        match view_of(ctx, table).await {
            Ok((info, view)) => match waits_for_another(table, user, &info) {
                Some(other) if tables.len() == 1 => {
                    return Err(Some(notices::play_not_your_turn(other.plain())));
                }
                Some(_) => {}
                None => matches.push((info, view)),
            },
            Err(_) if tables.len() == 1 => return Err(None),
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
