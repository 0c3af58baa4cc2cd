//! `/claim play`: plays an action by typing it.

use claim_rules::{Action, View};
use claim_screens::i18n::keys::notices;
use claim_screens::i18n::{Message, Translate};
use claim_screens::{ActionGroup, HandPress, MatchInfo, Name, Select};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::locale::Locale;

use crate::actions::playing::hand;
use crate::commands::arguments::autocomplete::{
    Choice, ChoiceGroup, limited, matching_choices_of_groups,
};
use crate::commands::arguments::completions::match_option;
use crate::commands::arguments::which_match::{choose, find_playable, no_match};
use crate::commands::definition::{Choices, CommandOption, OptionKind, SlashCommand};
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Separates the match from the action in the value of a choice.
const MATCH_SEPARATOR: char = '/';

/// Separates the action from the match in the label of a choice.
const MATCH_NAME_SEPARATOR: &str = " · ";

/// The value of the choice that only says why there is nothing to play, or that there is more. No action has this
/// notation.
const NOT_A_MOVE: &str = "-";

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    let action = CommandOption::new("move", OptionKind::Text)
        .required()
        .completed(|ctx, typed| Box::pin(complete_action(ctx, typed)));
    SlashCommand::new("play", |ctx| Box::pin(run(ctx)))
        .option(action)
        .option(match_option())
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let (user, locale) = (ctx.user(), ctx.locale);
    let typed = ctx.options.text("move").unwrap_or_default();
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
        if let Some(first) = claim_screens::read_first_step(locale, &info, &view, typed) {
            return hand::show_step(ctx, &table, &first).await;
        }
        let waits_for = waits_for_another(&table, user, &info);
        if typed == NOT_A_MOVE && waits_for.is_none() {
            return hand::show(ctx, table.id()).await;
        }
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
        Ok(groups) => matching_choices_of_groups(&groups, typed, |count| more(ctx.locale, count)),
        Err(Some(reason)) if typed.trim().is_empty() => {
            limited([(Select::label(&ctx.say(&reason)), NOT_A_MOVE)])
        }
        Err(_) => Choices::new(),
    }
}

/// What the user may do now: labels and actions, by match and first step. If several matches wait for the user, each
/// choice names its match. A match that cannot be described is left out. If there is nothing to play, says why, if that
/// is known.
async fn action_choices(ctx: &Context<'_>) -> Result<Vec<ChoiceGroup>, Option<Message>> {
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
    let only = tables.len() == 1;
    let groups = matches
        .iter()
        .map(|(info, view)| claim_screens::grouped_actions(locale, info, view));
    let groups: Vec<_> = groups.collect();
    if only {
        return Ok(groups.concat().into_iter().map(choice_group).collect());
    }
    let labels = groups.iter().flatten().flat_map(labels_of);
    let longest = labels.map(|label| label.chars().count()).max();
    let room = Select::MAX_LABEL_CHARS
        .saturating_sub(longest.unwrap_or_default() + MATCH_NAME_SEPARATOR.chars().count());
    let described: Vec<_> = matches.iter().map(|(info, _)| (info, false)).collect();
    let names = claim_screens::match_labels(locale, &described, room);
    let ids = matches.iter().map(|(info, _)| info.id);
    let of_matches = ids.zip(&names).zip(groups);
    let of_matches = of_matches.flat_map(|((id, name), groups)| {
        let with_match = move |(label, value): Choice| {
            let label = [&*label, MATCH_NAME_SEPARATOR, name].concat();
            (label, format!("{id}{MATCH_SEPARATOR}{value}"))
        };
        groups
            .into_iter()
            .map(choice_group)
            .map(move |group| ChoiceGroup {
                all: group.all.map(with_match),
                choices: group.choices.into_iter().map(with_match).collect(),
            })
    });
    Ok(of_matches.collect())
}

/// All labels of a group.
fn labels_of(group: &ActionGroup) -> impl Iterator<Item = &String> {
    let first = group.first.iter().map(|first| &first.label);
    first.chain(group.actions.iter().map(|(_, label)| label))
}

/// The actions of a group as choices.
fn choice_group(group: ActionGroup) -> ChoiceGroup {
    let choice = |(action, label): (Action, String)| (label, action.to_string());
    ChoiceGroup {
        all: group.first.map(|first| (first.label, first.key)),
        choices: group.actions.into_iter().map(choice).collect(),
    }
}

/// The choice that says how many others there are.
fn more(locale: Locale, count: usize) -> Choice {
    (
        locale.say(&notices::play_more(count)),
        NOT_A_MOVE.to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};

    use claim_rules::{GameKind, Options, Setup, State, Turn};
    use claim_screens::PlayerInfo;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::commands::arguments::autocomplete::MAX_CHOICES;

    /// What completes a typed text, after checking that all names and values are different.
    fn completed(locale: Locale, groups: &[ActionGroup], typed: &str) -> Vec<(String, String)> {
        let groups: Vec<_> = groups.iter().cloned().map(choice_group).collect();
        let choices = matching_choices_of_groups(&groups, typed, |count| more(locale, count));
        let text = |(name, value): (String, serde_json::Value)| {
            (name, value.as_str().expect("a text").to_owned())
        };
        let choices: Vec<_> = choices.into_iter().map(text).collect();
        let names: HashSet<_> = choices.iter().map(|(name, _)| name).collect();
        let values: HashSet<_> = choices.iter().map(|(_, value)| value).collect();
        assert_eq!(
            [names.len(), values.len()],
            [choices.len(); 2],
            "{choices:?}"
        );
        assert!(choices.len() <= MAX_CHOICES);
        choices
    }

    /// Checks that a player finds every action: all at once, or by typing what is chosen first and the beginning of the
    /// rest, or the whole label.
    fn check(locale: Locale, groups: &[ActionGroup]) -> bool {
        let all: Vec<_> = groups.iter().flat_map(|group| &group.actions).collect();
        let offered = completed(locale, groups, "");
        let is_complete = offered.iter().all(|(_, value)| value != NOT_A_MOVE);
        assert_eq!(is_complete, all.len() <= MAX_CHOICES, "{offered:?}");
        let values: BTreeSet<_> = offered.iter().map(|(_, value)| value.clone()).collect();
        if is_complete {
            let expected = all.iter().map(|(action, _)| action.to_string());
            assert_eq!(values, expected.collect());
        } else {
            for first in groups.iter().filter_map(|group| group.first.as_ref()) {
                assert!(values.contains(&first.key), "{first:?}");
            }
        }
        for (action, label) in all {
            let found = completed(locale, groups, label);
            assert_eq!(found[0].1, action.to_string(), "{label}");
        }
        is_complete
    }

    fn info(setup: &Setup, id: MatchId) -> MatchInfo {
        let names = ["Anna", "Ben", "Clara", "David", "Emil"].into_iter();
        let players = names.zip(1..).map(|(name, user)| PlayerInfo {
            name: name.into(),
            user: Some(UserId(user)),
        });
        let players = players.take(setup.players().into());
        MatchInfo::new(id, setup.clone(), players.collect())
    }

    #[test]
    fn completions_reach_every_move_of_random_matches() {
        let mut incomplete = 0;
        for (kind, seed) in GameKind::ALL.iter().zip(0..) {
            for players in kind.players() {
                let mut rng = StdRng::seed_from_u64(seed);
                let setup = Setup::random(*kind, players, &Options::default(), &mut rng);
                let setup = setup.expect("a set-up");
                let info = info(&setup, MatchId::random(&mut rng));
                let mut state = State::new(&setup);
                for number in 0..400 {
                    match state.turn() {
                        Turn::Over => break,
                        Turn::Chance => {
                            let chance = state.draw_chance(&mut rng).expect("chance");
                            state.apply_chance(&chance).expect("a valid draw");
                        }
                        Turn::Seat(seat) => {
                            let locale = Locale::ALL[number % Locale::ALL.len()];
                            let view = state.view(seat);
                            let groups = claim_screens::grouped_actions(locale, &info, &view);
                            incomplete += usize::from(!check(locale, &groups));
                            let actions = state.legal_actions();
                            let action = actions[rng.random_range(0..actions.len())];
                            state.play(action).expect("a legal action");
                        }
                    }
                }
            }
        }
        assert!(incomplete > 0, "no list was too long");
    }
}
