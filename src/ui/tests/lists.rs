//! The screens that show no cards: tables before their match, lists, rules, help, command names.

use std::collections::HashSet;

use crate::cards::Faction;
use crate::i18n::{Locale, keys};
use crate::ids::UserId;
use crate::rules::GameKind;
use crate::ui::{
    Leaderboard, LeaderboardRow, Lobby, LobbyState, MyMatch, Player, Row, help, leaderboard, lobby,
    my_matches, rules,
};

use super::limits::{self, text};
use super::walk::{caption, setups};

fn player(number: u64) -> Player {
    Player {
        name: "_".repeat(32),
        user: Some(UserId(number)),
    }
}

fn table_of(seats: &[Option<u64>], invited: Option<u64>) -> Lobby {
    Lobby {
        id: caption(&setups()[0]).id,
        setup: setups().swap_remove(0),
        host: player(1),
        seats: seats.iter().map(|seat| seat.map(player)).collect(),
        invited: invited.map(player),
        commitment: "0".repeat(64),
        turn_limit: Some(86_400),
        state: LobbyState::Open,
    }
}

#[test]
fn lobbies_call_the_invited_until_they_come() {
    for locale in Locale::ALL {
        let waiting = lobby(locale, &table_of(&[Some(1), None], Some(2)));
        limits::check(&waiting);
        assert!(waiting.mention.contains("<@2>"));
        let full = lobby(locale, &table_of(&[Some(1), Some(2)], Some(2)));
        limits::check(&full);
        assert_eq!(full.mention, "");
        let open = lobby(locale, &table_of(&[Some(1), None, None, None], None));
        limits::check(&open);
        assert_eq!(open.mention, "");
    }
}

#[test]
fn a_lobby_can_start_when_it_is_full_and_has_no_buttons_when_closed() {
    let enabled = |lobby_: &Lobby| {
        let screen = lobby(Locale::English, lobby_);
        let Some(Row::Buttons(buttons)) = screen.rows.into_iter().next() else {
            return Vec::new();
        };
        buttons.iter().map(|button| button.enabled).collect()
    };
    assert_eq!(
        enabled(&table_of(&[Some(1), None], None)),
        [true, true, true, false, true]
    );
    assert_eq!(
        enabled(&table_of(&[Some(1), Some(2)], None)),
        [false, true, false, true, true]
    );
    assert_eq!(
        enabled(&table_of(&[Some(1), None], Some(2))),
        [true, true, false, false, true],
        "that seat is kept"
    );
    for state in [LobbyState::Cancelled, LobbyState::Expired] {
        let closed = Lobby {
            state,
            ..table_of(&[Some(1), None], Some(2))
        };
        limits::check(&lobby(Locale::German, &closed));
        assert!(enabled(&closed).is_empty());
        assert_eq!(lobby(Locale::German, &closed).mention, "");
    }
}

fn row(rank: u32) -> LeaderboardRow {
    LeaderboardRow {
        rank,
        name: "_".repeat(32),
        user: UserId(rank.into()),
        rating: 1723.6,
        played: 99_999,
        won: 33_333,
        drawn: 33_333,
        lost: 33_333,
    }
}

#[test]
fn ones_own_row_is_always_on_the_leaderboard() {
    for locale in Locale::ALL {
        for own in [None, Some(7), Some(4711)] {
            for page in 0..3 {
                let screen = leaderboard(
                    locale,
                    &Leaderboard {
                        rows: (page * 20 + 1..=page * 20 + 20).map(row).collect(),
                        own: own.map(row),
                        page,
                        pages: 3,
                    },
                );
                limits::check(&screen);
                assert_eq!(screen.body.contains('➤'), own.is_some());
                assert_eq!(screen.rows.len(), 1);
            }
        }
    }
}

#[test]
fn an_empty_leaderboard_says_how_to_begin() {
    let board = Leaderboard {
        rows: Vec::new(),
        own: None,
        page: 0,
        pages: 0,
    };
    for locale in Locale::ALL {
        let screen = leaderboard(locale, &board);
        limits::check(&screen);
        assert!(screen.body.contains("/claim start") && screen.rows.is_empty());
    }
}

#[test]
fn ones_matches_are_listed_with_links() {
    for locale in Locale::ALL {
        limits::check(&my_matches(locale, &[], 0, 0));
        let entries: Vec<_> = setups()
            .iter()
            .cycle()
            .take(10)
            .enumerate()
            .map(|(i, setup)| MyMatch {
                caption: caption(setup),
                your_turn: i % 2 == 0,
            })
            .collect();
        let screen = my_matches(locale, &entries, 1, 2);
        limits::check(&screen);
        assert_eq!(screen.body.matches("https://").count(), 10);
    }
}

#[test]
fn rules_are_short() {
    for locale in Locale::ALL {
        limits::check(&help(locale));
        for &game in GameKind::ALL {
            let whole = rules(locale, game, None);
            limits::check(&whole);
            let headings: HashSet<_> = whole.sections.iter().map(|it| &it.heading).collect();
            assert_eq!(headings.len(), whole.sections.len(), "no heading twice");
            let length = |text: &str| text.chars().count();
            let sections = whole
                .sections
                .iter()
                .map(|s| length(&s.heading) + length(&s.text));
            let total = length(&whole.title) + length(&whole.body) + sections.sum::<usize>();
            assert!(total < 2600, "{locale:?} {game:?}: {total} characters");
            for faction in Faction::ALL {
                limits::check(&rules(locale, game, Some(faction)));
            }
        }
    }
}

#[test]
fn names_of_commands_are_as_discord_wants_them() {
    for locale in Locale::ALL {
        let mut total = 0;
        for (id, _) in keys::commands::LISTED {
            let text = locale.look_up(id).unwrap();
            let length = text.chars().count();
            total += length;
            assert!((1..=100).contains(&length), "{text:?}");
            let is_name = !id.ends_with("_description") && !id.starts_with("choice_");
            if is_name {
                assert!(length <= 32, "{text:?}");
                let fits =
                    |c: char| c == '-' || c == '_' || (c.is_alphanumeric() && !c.is_uppercase());
                assert!(text.chars().all(fits), "{text:?}");
            }
        }
        assert!(total < 4000, "{locale:?}: {total} characters");
    }
    assert!(text(&help(Locale::German)).contains("/claim aufgeben"));
}
