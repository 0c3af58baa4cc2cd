//! Choices can be told apart, and each is offered once: actions in every position of every game, and matches and tables
//! in lists.

use std::collections::HashSet;
use std::time::Duration;

use claim_rules::{Action, Chapter, GameKind, Setup};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::limits::check;
use super::walk::{different_actions, languages, match_info, setups, walk};
use crate::{
    Lobby, LobbyState, MatchInfo, OpenTable, PlayerInfo, finished_labels, labelled_actions,
    match_labels, open_table_labels, open_tables, read_action,
};

/// The match of [`match_info`], in which all players have the same name, and one with other names.
fn infos(setup: &Setup) -> [MatchInfo; 2] {
    let names = ["Anna", "Ben", "Clara", "David", "Emil"];
    let players = names.iter().zip(1..).map(|(name, id)| PlayerInfo {
        name: (*name).into(),
        user: Some(claim_table::ids::UserId(id)),
    });
    let others = MatchInfo {
        players: players.take(setup.players().into()).collect(),
        ..match_info(setup)
    };
    [match_info(setup), others]
}

#[test]
fn every_action_of_every_position_is_offered_once_with_a_name_of_its_own() {
    let mut repeated = HashSet::new();
    let mut languages = languages();
    for (seed, setup) in (0..).zip(setups().iter().cycle()).take(24) {
        walk(setup, seed, |state| {
            let Some(seat) = state.to_act() else { return };
            let view = state.view(seat);
            let different = different_actions(&view);
            if different.len() < view.legal_actions().len() {
                repeated.insert(setup.kind());
            }
            let locale = languages.next().expect("endless");
            for info in infos(setup) {
                let labelled = labelled_actions(locale, &info, &view);
                let actions: HashSet<Action> = labelled.iter().map(|(action, _)| *action).collect();
                assert_eq!(actions, different.iter().copied().collect());
                let labels: HashSet<_> = labelled.iter().map(|(_, label)| label).collect();
                assert_eq!(labels.len(), labelled.len(), "{labelled:?}");
                for (action, label) in &labelled {
                    assert!((1..=80).contains(&label.chars().count()), "{label}");
                    assert_eq!(read_action(locale, &info, &view, label), Some(*action));
                }
            }
        });
    }
    assert!(!repeated.is_empty(), "equal cards on display");
}

#[test]
fn of_equal_cards_in_the_middle_one_is_offered() {
    let setups = setups();
    let setups = setups.iter().filter(|it| it.kind() == GameKind::ClaimMix);
    let mut repeated = 0;
    for (setup, seed) in setups.flat_map(|setup| (0..60).map(move |seed| (setup, seed))) {
        walk(setup, seed, |state| {
            let Some(seat) = state.to_act() else { return };
            let view = state.view(seat);
            let different = different_actions(&view);
            if different.len() < view.legal_actions().len() {
                let [_, info] = infos(setup);
                let labelled = labelled_actions(Locale::De, &info, &view);
                let actions: Vec<_> = labelled.into_iter().map(|(action, _)| action).collect();
                assert_eq!(actions, different);
                repeated += 1;
            }
        });
    }
    assert!(repeated > 0);
}

fn info_at(chapter: Chapter) -> MatchInfo {
    let [_, named] = infos(&setups()[0]);
    MatchInfo {
        chapter: Some(chapter),
        ..named
    }
}

#[test]
fn matches_against_the_same_players_say_how_far_they_are() {
    let trick = |number| info_at(Chapter::Trick { phase: 1, number });
    let [early, late, same] = [trick(3), trick(11), trick(11)];
    let other = MatchInfo {
        players: early.players.iter().rev().cloned().collect(),
        ..trick(3)
    };
    let matches = [
        (&early, false),
        (&late, false),
        (&same, false),
        (&late, true),
        (&other, false),
    ];
    let labels = |locale, max| {
        let labels = match_labels(locale, &matches, max).into_iter();
        labels.map(|label| label.replace('\u{a0}', " "))
    };
    assert_eq!(
        labels(Locale::En, 100).collect::<Vec<_>>(),
        [
            "Claim: Anna – Ben · Phase one, trick 3",
            "Claim: Anna – Ben · Phase one, trick 11",
            "Claim: Anna – Ben · Phase one, trick 11 (2)",
            "Your turn · Claim: Anna – Ben",
            "Claim: Ben – Anna",
        ]
    );
    assert_eq!(
        labels(Locale::De, 32).collect::<Vec<_>>(),
        [
            "Claim: Anna – · Phase 1, Stich 3",
            "Claim: Anna  · Phase 1, Stich 11",
            "Claim: Anna  · Phase 1, Stic (2)",
            "Du bist dran · Claim: Anna – Ben",
            "Claim: Ben – Anna",
        ]
    );
}

#[test]
fn finished_matches_of_the_same_age_say_it_to_the_minute() {
    let info = info_at(Chapter::Turn(1));
    let minutes = [0, 125, 150, 150, 300, 1441, 2879];
    let matches: Vec<_> = minutes
        .iter()
        .map(|minutes| (info.clone(), Duration::from_secs(60 * minutes)))
        .collect();
    assert_eq!(
        finished_labels(Locale::En, &matches),
        [
            "0 min ago · Claim: Anna – Ben",
            "2 h 5 min ago · Claim: Anna – Ben",
            "2 h 30 min ago · Claim: Anna – Ben",
            "2 h 30 min ago · Claim: Anna – Ben (2)",
            "5 h ago · Claim: Anna – Ben",
            "1 day 1 min ago · Claim: Anna – Ben",
            "1 day 23 h 59 min ago · Claim: Anna – Ben",
        ]
    );
    assert_eq!(
        finished_labels(Locale::De, &matches)[5..],
        [
            "vor 1 Tag 1 Min. · Claim: Anna – Ben",
            "vor 1 Tag 23 Std. 59 Min. · Claim: Anna – Ben",
        ]
    );
}

#[test]
fn tables_of_the_same_players_say_how_long_players_may_think() {
    let info = info_at(Chapter::Turn(1));
    let table = |id: &str, time_control| OpenTable {
        lobby: Lobby {
            id: id.parse().unwrap(),
            setup: info.setup.clone(),
            host: info.players[0].clone(),
            seats: vec![Some(info.players[0].clone()), None],
            reserved: Vec::new(),
            declined: Vec::new(),
            commitment: None,
            time_control,
            series: None,
            rematch_of: None,
            has_frequent_pair: false,
            state: LobbyState::Open,
        },
        url: None,
        can_join: true,
    };
    let [slow, fast] = [
        TimeControl::Unlimited,
        TimeControl::PerTurn(Duration::from_hours(24)),
    ];
    let tables = [
        table("aaaaaaaaaa", slow),
        table("aaaaaaaaab", fast),
        table("aaaaaaaaac", fast),
    ];
    let labels = open_table_labels(Locale::En, &tables);
    let distinct: HashSet<_> = labels.iter().collect();
    assert_eq!(distinct.len(), 3, "{labels:?}");
    assert!(labels[1].ends_with("1 day per turn"), "{labels:?}");
    assert!(labels[2].ends_with("1 day per turn (2)"), "{labels:?}");

    let running: Vec<_> = ["aaaaaaaaad", "aaaaaaaaae", "aaaaaaaaaf"]
        .iter()
        .map(|id| MatchInfo {
            id: id.parse::<MatchId>().unwrap(),
            ..info.clone()
        })
        .collect();
    for locale in Locale::ALL {
        let screen = open_tables(locale, &tables, &running, 0);
        check(&screen);
        let shown = screen.presses().count();
        assert_eq!(shown, tables.len() + running.len());
    }
}
