//! Tests of the ways to begin: at a table with one person, in the help, and in empty lists.

use claim_ai::Level;
use claim_rules::GameKind;
use claim_rules::cards::Seat;
use claim_table::locale::Locale;

use super::limits;
use super::lists::table_of;
use crate::{
    HelpPage, Lobby, LobbyPress, LobbyState, Press, Screen, TableOptions, described_bot,
    finished_matches, greeting, help, lobby, my_matches, open_tables, table_options,
};

/// The presses of a screen's buttons that can be used.
fn enabled_presses(screen: &Screen) -> Vec<Press> {
    let buttons = screen.all_buttons();
    let enabled = buttons.filter(|button| button.enabled);
    enabled.map(|button| button.press.clone()).collect()
}

#[test]
fn host_who_sits_alone_can_play_bots_at_once() {
    let alone = table_of(&[Some(1), None], None);
    let play: Press = LobbyPress::PlayBots(alone.id).into();
    let start: Press = LobbyPress::Start(alone.id).into();
    let options = |lobby: &Lobby| TableOptions {
        lobby: lobby.clone(),
        seat: Seat::First,
        is_host: true,
        can_change_game: false,
    };
    let bot = described_bot(Locale::En, Level::Easy.characters()[0]);
    let mut filled = alone.clone();
    filled.seats[1] = Some(bot);
    let company = [
        (&alone, true),
        (&table_of(&[Some(1), None, None], None), true),
        (&table_of(&[Some(1), None, None], Some(2)), false),
        (&table_of(&[Some(1), Some(2), None], None), false),
        (&table_of(&[Some(1), Some(2)], None), false),
        (&filled, false),
    ];
    for locale in Locale::ALL {
        for (table, is_offered) in company {
            let public = lobby(locale, table);
            let private = table_options(locale, &options(table));
            for screen in [public, private] {
                limits::check(&screen);
                let presses = enabled_presses(&screen);
                assert_eq!(presses.contains(&play), is_offered, "{screen:?}");
                let is_full = table.seats.iter().all(Option::is_some);
                assert_eq!(presses.contains(&start), is_full, "{screen:?}");
            }
        }
    }
}

#[test]
fn help_greeting_and_empty_lists_say_how_to_begin() {
    let starts = [
        Press::Learn(GameKind::Claim),
        Press::QuickMatch,
        Press::OpenTable,
    ];
    for locale in Locale::ALL {
        for screen in [
            help(locale, HelpPage::Start),
            greeting(locale),
            my_matches(locale, &[], &[], 0, 1),
            finished_matches(locale, &[], 0, 1),
            open_tables(locale, &[], &[], 0),
        ] {
            limits::check(&screen);
            let presses = enabled_presses(&screen);
            let mut starts = starts.iter();
            assert!(starts.all(|it| presses.contains(it)), "{screen:?}");
        }
    }
}

#[test]
fn closed_table_leaves_one_line() {
    for locale in Locale::ALL {
        for state in [LobbyState::Cancelled, LobbyState::Expired] {
            let closed = Lobby {
                state,
                ..table_of(&[Some(1), None], None)
            };
            let screen = lobby(locale, &closed);
            limits::check(&screen);
            let text = screen.text();
            assert!(text.starts_with("-# ") && !text.contains('\n'), "{text}");
            assert!(screen.presses().next().is_none(), "{screen:?}");
        }
    }
}
