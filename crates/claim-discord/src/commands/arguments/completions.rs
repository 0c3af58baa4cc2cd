//! Options that several commands have, with what completes them.

use std::future::ready;

use super::autocomplete::matching_choices;
use super::setup_request::SetupRequest;
use super::which_match::running_choices;
use crate::commands::definition::{Choices, CommandOption, OptionKind};
use crate::interactions::context::Context;

pub(crate) fn game_option() -> CommandOption {
    CommandOption::new("game", OptionKind::Text)
        .completed(|ctx, typed| Box::pin(ready(complete_game(ctx, typed))))
}

/// The option `match`, completed with the user's running matches.
pub(crate) fn match_option() -> CommandOption {
    CommandOption::new("match", OptionKind::Text)
        .completed(|ctx, typed| Box::pin(complete_match(ctx, typed)))
}

fn complete_game(ctx: &Context<'_>, typed: &str) -> Choices {
    matching_choices(SetupRequest::of(ctx).game_choices(), typed)
}

async fn complete_match(ctx: &Context<'_>, typed: &str) -> Choices {
    let choices = running_choices(ctx).await;
    matching_choices(choices.unwrap_or_default(), typed)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fmt::Debug;
    use std::hash::Hash;

    use claim_rules::{GameKind, Options};

    use super::*;
    use crate::commands::all;
    use crate::commands::arguments::setup_request::{MAX_PLAYERS, MIN_PLAYERS};
    use crate::commands::learning::rules::faction_choices;
    use crate::commands::learning::tutorial::tutorial_choices;
    use claim_table::locale::Locale;

    /// Fails if two choices have the same name or value, or Discord would not accept one.
    #[track_caller]
    fn check<V: Clone + Debug + Eq + Hash>(choices: &[(String, V)]) {
        let names: HashSet<_> = choices.iter().map(|(name, _)| name.clone()).collect();
        let values: HashSet<_> = choices.iter().map(|(_, value)| value.clone()).collect();
        let counts = [names.len(), values.len()];
        assert_eq!(counts, [choices.len(); 2], "{choices:?}");
        for name in names {
            assert!((1..=100).contains(&name.chars().count()), "{name}");
        }
    }

    /// Requests with every game and number of players, and without.
    fn requests(locale: Locale) -> impl Iterator<Item = SetupRequest> {
        let games = GameKind::ALL.iter().copied().map(Some).chain([None]);
        let with_players = |game: Option<GameKind>| {
            let players = (MIN_PLAYERS..=MAX_PLAYERS).map(Some).chain([None]);
            players.map(move |players| (game, players))
        };
        let named = move |(game, players): (Option<GameKind>, _)| SetupRequest {
            locale,
            game: game.map(|kind| kind.id().to_owned()),
            players,
            ..SetupRequest::default()
        };
        let default = GameKind::ALL.iter().map(move |&kind| SetupRequest {
            locale,
            default_game: Some(kind),
            ..SetupRequest::default()
        });
        games.flat_map(with_players).map(named).chain(default)
    }

    #[test]
    fn completions_can_be_told_apart() {
        for locale in Locale::ALL {
            check(&tutorial_choices(locale));
            for request in requests(locale) {
                check(&request.game_choices());
                check(&request.player_choices());
                check(&faction_choices(&request));
                for key in [Options::FACTIONS, Options::VARIANT] {
                    // What was chosen is completed further, from either end of the list.
                    for end in [0, usize::MAX] {
                        let mut typed = String::new();
                        for _ in 0..8 {
                            let choices = request.option_choices(key, &typed);
                            check(&choices);
                            let chosen = choices.get(end.min(choices.len().saturating_sub(1)));
                            let Some((_, value)) = chosen else { break };
                            typed = format!("{value},");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn fixed_choices_of_options_can_be_told_apart() {
        let mut checked = 0;
        for locale in Locale::ALL {
            for option in all().into_iter().flat_map(|command| command.options) {
                if let OptionKind::Choice(ids) = option.kind {
                    let name =
                        |id: String| (claim_screens::choice(locale, &id).expect("a name"), id);
                    check(&ids.into_iter().map(name).collect::<Vec<_>>());
                    checked += 1;
                }
            }
        }
        assert!(checked > 0);
    }
}
