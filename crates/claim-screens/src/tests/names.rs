//! Names that could disturb the text around them, or be taken for others, also where no whole screen shows them.
//! Whole screens are checked by [`limits::check`].

use crate::i18n::Translate;
use std::time::Duration;

use claim_rules::cards::Seat;
use claim_table::ids::{MatchId, PersonName, UserId};
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::limits::{check_isolated, text};
use super::walk::{languages, match_info, setups, walk};
use crate::i18n::keys::notices;
use crate::{
    Lobby, LobbyState, Name, OpenTable, PlayerInfo, Screen, Select, Shareable, TableCall, escape,
    finished_labels, labelled_actions, list, match_labels, my_matches, open_table_labels,
    open_tables, read_action, shared, table, table_call, tell_apart,
};

/// A person with these names.
fn person(display: &str, user_name: &str, user: u64) -> PlayerInfo {
    let name = PersonName {
        display: display.to_owned(),
        user_name: user_name.to_owned(),
    };
    PlayerInfo {
        name: (&name).into(),
        user: Some(UserId(user)),
    }
}

/// An open table at which this person sits.
fn table_of(host: &PlayerInfo) -> OpenTable {
    let setup = setups().swap_remove(0);
    let mut seats = vec![None; usize::from(setup.players())];
    seats[0] = Some(host.clone());
    OpenTable {
        lobby: Lobby {
            id: MatchId::random(&mut StdRng::seed_from_u64(1)),
            setup,
            host: host.clone(),
            seats,
            reserved: Vec::new(),
            declined: Vec::new(),
            commitment: None,
            time_control: TimeControl::default(),
            series: None,
            rematch_of: None,
            has_frequent_pair: false,
            state: LobbyState::Open,
        },
        url: None,
        can_join: true,
    }
}

#[test]
fn names_in_choices_are_isolated_and_found_without_that() {
    for locale in Locale::ALL {
        for setup in setups() {
            let info = match_info(&setup);
            let finished = [(info.clone(), Duration::from_secs(9))];
            let running = match_labels(locale, &[(&info, true)], 100);
            for label in running
                .into_iter()
                .chain(finished_labels(locale, &finished))
            {
                assert!(label.chars().count() <= 100, "{label:?}");
                check_isolated(&label);
            }
        }
        for label in open_table_labels(locale, &[table_of(&person("ع7", "omar", 1))]) {
            check_isolated(&label);
        }
    }
    let mut languages = languages();
    for setup in setups() {
        let info = match_info(&setup);
        walk(&setup, 2, |state| {
            for seat in Seat::of(setup.players()) {
                let (locale, view) = (languages.next().expect("endless"), state.view(seat));
                for (action, label) in labelled_actions(locale, &info, &view) {
                    check_isolated(&label);
                    let typed = label.replace(['\u{2068}', '\u{2069}'], "");
                    let read = read_action(locale, &info, &view, &typed);
                    assert!(read.is_some(), "{action}: {typed:?}");
                }
            }
        });
    }
}

#[test]
fn names_in_notices_and_posts_are_isolated() {
    let [one, other] = ["ع 1", "ع 2"].map(|name| Name::from(name).bold());
    for locale in Locale::ALL {
        let both = || list(locale, [one.clone(), other.clone()].into_iter());
        let notices = [
            notices::play_not_your_turn(one.as_str()),
            notices::seats_reserved(2, both()),
            notices::invited_other(2, both()),
            notices::unknown_choice(escape("ع 1")),
            notices::limit_player_tables(5, one.as_str()),
            notices::limit_player_matches(5, one.as_str()),
        ];
        for notice in &notices {
            let said = locale.say(notice);
            for said in [Select::label(&said), said] {
                assert!(said.contains('ع'), "{said:?}");
                check_isolated(&said);
            }
        }
        let post = shared(
            locale,
            &Screen::default(),
            &"ع 1".into(),
            Shareable::PuzzleRanking(0),
        );
        check_isolated(&text(&post));
        let lobby = table_of(&person("ع 1", "omar", 1)).lobby;
        let people = [UserId(2), UserId(3)];
        let call = table_call(locale, &lobby, TableCall::Invited, &people, "https://a.b");
        check_isolated(&text(&call));
        assert!(
            call.above.starts_with("\u{2068}<@2>\u{2069}"),
            "{}",
            call.above
        );
    }
}

#[test]
fn players_of_one_name_have_lines_of_their_own_in_every_game() {
    for setup in setups() {
        let info = match_info(&setup);
        let seats: Vec<_> = Seat::of(setup.players()).collect();
        let mut names: Vec<_> = seats.iter().map(|&seat| info.name(seat)).collect();
        names.dedup();
        assert_eq!(names.len(), seats.len(), "{names:?}");
        walk(&setup, 4, |state| {
            let shown = table(Locale::En, &info, &state.public_view(), None);
            let drawn = shown.pictures().map(|picture| &picture.names);
            for names in drawn.filter(|names| !names.is_empty()) {
                let numbered = names.iter().zip(1..);
                let numbered =
                    numbered.map(|(name, number): (_, usize)| (name, number.to_string()));
                for (name, number) in numbered {
                    assert!(name.starts_with(&number), "{names:?}");
                    assert!(
                        !name.contains('\u{2068}'),
                        "pictures have no text around names"
                    );
                }
            }
        });
    }
}

#[test]
fn people_of_one_name_in_different_matches_of_a_list_are_told_apart() {
    let tables = [("anna.a", 1), ("anna.b", 2), ("anna.a", 1)];
    let mut tables = tables.map(|(user_name, user)| table_of(&person("Anna", user_name, user)));
    let list = open_tables(Locale::En, &tables, &[], 0);
    let text = list.text();
    let lines: Vec<_> = text.lines().skip(1).collect();
    assert!(
        lines[0].contains("Anna (anna\\.a)") || lines[0].contains("anna\\.a"),
        "{lines:?}"
    );
    assert_eq!(lines[0], lines[2], "the same person");
    assert_ne!(lines[0], lines[1]);
    let mine = my_matches(Locale::En, &[], &tables, 0, 1);
    assert!(mine.text().contains("anna\\.b"), "{mine:?}");
    tell_apart([], tables.iter_mut().map(|it| &mut it.lobby));
    let labels = open_table_labels(Locale::En, &tables);
    assert!(
        labels[0].contains("anna.a") && labels[1].contains("anna.b"),
        "{labels:?}"
    );
}
