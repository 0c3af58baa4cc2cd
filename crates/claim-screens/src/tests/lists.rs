//! Tests of screens without cards: lobbies, lists, rules, help, command names.

use std::collections::HashSet;
use std::time::Duration;

use claim_ai::Level;
use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::{GameKind, Setup};
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::time_control::TimeControl;

use super::limits::{self, presses, text};
use super::walk::{match_info, setups};
use crate::i18n::{Translate, keys};
use crate::{
    Block, HandPress, HelpPage, LeaderboardPage, LeaderboardRow, Lobby, LobbyPress, LobbyState,
    MatchInfo, MyMatch, Name, OpenTable, OptionsPress, PictureContent, PlayerInfo, Press, Ranking,
    Row, Screen, SeriesInfo, Shareable, TableOptions, described_bot, fairness, finished_matches,
    game_options, help, leaderboard, lobby, my_matches, open_tables, opening, rules, table_options,
    which_match,
};

/// A name as long as Discord allows, of signs that are escaped, and written from right to left.
pub(super) const LONG_NAME: &str = "ع_______________________________";

fn player(number: u64) -> PlayerInfo {
    PlayerInfo {
        name: LONG_NAME.into(),
        user: Some(UserId(number)),
    }
}

/// A lobby with these players; its last free seat is reserved for `invited`.
pub(super) fn table_of(seats: &[Option<u64>], invited: Option<u64>) -> Lobby {
    let is_free = |&seat: &Seat| seats[seat.index()].is_none();
    let last_free = Seat::ALL[..seats.len()].iter().copied().rfind(is_free);
    Lobby {
        id: match_info(&setups()[0]).id,
        setup: setups().swap_remove(0),
        host: player(1),
        seats: seats.iter().map(|seat| seat.map(player)).collect(),
        reserved: last_free.zip(invited.map(player)).into_iter().collect(),
        declined: Vec::new(),
        commitment: None,
        time_control: TimeControl::default(),
        series: None,
        rematch_of: None,
        has_frequent_pair: false,
        state: LobbyState::Open,
    }
}

#[test]
fn opening_mentions_those_who_are_invited() {
    for locale in Locale::ALL {
        let invited = table_of(&[Some(1), None], Some(2));
        assert!(opening(locale, &invited, "").above.contains("<@2>"));
        assert_eq!(lobby(locale, &invited).above, "");
        let open = table_of(&[Some(1), None, None, None], None);
        assert!(!opening(locale, &open, "").above.contains("<@"));
        // If Discord has refused the opening, the table mentions them until they have joined.
        let alone = |table: Lobby| {
            let commitment = Some("0".repeat(64));
            let shown = lobby(
                locale,
                &Lobby {
                    commitment,
                    ..table
                },
            );
            limits::check(&shown);
            shown.above
        };
        assert!(alone(invited).contains("<@2>"));
        assert_eq!(alone(table_of(&[Some(1), Some(2)], Some(2))), "");
        assert_eq!(alone(open), "");
    }
}

#[test]
fn lobby_draws_who_sits_where_and_describes_it() {
    let invited = lobby(Locale::En, &table_of(&[Some(1), None], Some(2)));
    let shown = limits::picture(&invited);
    let PictureContent::Lobby { taken, .. } = shown.content else {
        panic!("no table: {shown:?}");
    };
    assert_eq!(taken, SeatSet::from_iter([Seat::First]));
    assert_eq!(shown.names.len(), 2);
    assert!(shown.names.iter().all(|name| !name.is_empty()), "{shown:?}");
    assert!(shown.alt.starts_with("Claim. Seat A: "), "{}", shown.alt);
    assert!(shown.alt.contains("Seat B: reserved for "), "{}", shown.alt);
    assert!(
        shown.text.contains("Seat 2: reserved for "),
        "{}",
        shown.text
    );
    let open = lobby(Locale::De, &table_of(&[Some(1), None], None));
    let shown = limits::picture(&open);
    assert_eq!(shown.names[1], "");
    assert!(shown.alt.contains("Platz B: frei"), "{}", shown.alt);
    // Colours alone do not say who plays with whom.
    let all = setups();
    let teams = all.into_iter().find(Setup::has_teams).expect("teams");
    let table = Lobby {
        setup: teams,
        ..table_of(&[Some(1), None, Some(3), None], None)
    };
    let teams = lobby(Locale::En, &table);
    let shown = limits::picture(&teams);
    assert!(
        shown.caption.starts_with("Team 1 – Seat A: "),
        "{}",
        shown.caption
    );
    // The picture has the name alone, and beside it stands what the bot can do.
    let bot = described_bot(Locale::De, Level::Easy.characters()[0]);
    let mut table = table_of(&[Some(1), None], None);
    table.seats[1] = Some(bot.clone());
    let full = lobby(Locale::De, &table);
    let shown = limits::picture(&full);
    assert!(!shown.names[1].contains('('), "{}", shown.names[1]);
    assert!(bot.name.plain().starts_with(&shown.names[1]));
    assert_eq!(shown.caption, bot.name.bold());
}

#[test]
fn lobby_shows_the_names_of_bots_whole() {
    for locale in Locale::ALL {
        for bot in Level::ALL.iter().flat_map(|level| level.characters()) {
            let bot = described_bot(locale, bot);
            let mut table = table_of(&[Some(1), None], None);
            table.seats[1] = Some(bot.clone());
            let screen = lobby(locale, &table);
            limits::check(&screen);
            let shown = text(&screen).replace('\\', "");
            assert!(shown.contains(&bot.name.plain()), "{shown}");
        }
    }
}

#[test]
fn full_lobby_can_start_and_closed_lobby_has_no_buttons() {
    let enabled = |lobby_: &Lobby| {
        let screen = lobby(Locale::En, lobby_);
        let row = screen.all_rows().next().map(Row::buttons);
        let buttons = row.unwrap_or_default().iter();
        buttons.map(|button| button.enabled).collect::<Vec<_>>()
    };
    assert_eq!(
        enabled(&table_of(&[Some(1), None], None)),
        [true, true, true, false, true],
        "one more, to play a bot"
    );
    assert_eq!(
        enabled(&table_of(&[Some(1), Some(2)], None)),
        [false, true, true, true]
    );
    assert_eq!(
        enabled(&table_of(&[Some(1), None], Some(2))),
        [true, true, true, true],
        "one more, to decline, and none to start: the match starts by itself"
    );
    for state in [LobbyState::Cancelled, LobbyState::Expired] {
        let closed = Lobby {
            state,
            ..table_of(&[Some(1), None], Some(2))
        };
        limits::check(&lobby(Locale::De, &closed));
        assert!(enabled(&closed).is_empty());
        assert_eq!(lobby(Locale::De, &closed).above, "");
    }
}

#[test]
fn table_options_fit_into_a_message_for_every_game_and_seat() {
    for locale in Locale::ALL {
        for setup in setups() {
            let players = usize::from(setup.players());
            for joined in 1..=players {
                let people = (1..).map(|number| (number <= joined as u64).then_some(number));
                let seats: Vec<_> = people.take(players).collect();
                let lobby = Lobby {
                    setup: setup.clone(),
                    ..table_of(&seats, Some(9))
                };
                for is_host in [false, true] {
                    let options = TableOptions {
                        lobby: lobby.clone(),
                        seat: Seat::First,
                        is_host,
                        can_change_game: joined == 1,
                    };
                    let menu = table_options(locale, &options);
                    limits::check(&menu);
                    let cancels =
                        presses(&menu).contains(&Press::Options(OptionsPress::Cancel(lobby.id)));
                    assert_eq!(cancels, is_host);
                    let says_nothing_to_do = text(&menu).contains("No seat is free.");
                    if locale == Locale::En {
                        let start = Press::Lobby(LobbyPress::Start(lobby.id));
                        let is_empty = menu.presses().all(|press| *press == start);
                        assert_eq!(says_nothing_to_do, is_empty);
                    }
                    limits::check(&game_options(locale, &options));
                }
            }
        }
    }
}

#[test]
fn lobby_names_those_who_declined_and_says_when_it_starts() {
    let invited = table_of(&[Some(1), None], Some(2));
    let text_of = |table: &Lobby| text(&lobby(Locale::En, table));
    assert!(text_of(&invited).contains("and the match starts at once"));
    let three = table_of(&[Some(1), Some(2), None], Some(3));
    assert!(text_of(&three).contains("When everyone is here"));
    let declined = Lobby {
        reserved: Vec::new(),
        declined: vec![player(2), player(3)],
        ..invited
    };
    let shown = text_of(&declined);
    assert!(
        shown.contains("have declined") && shown.contains("Seat 2: free"),
        "{shown}"
    );
    limits::check(&lobby(Locale::De, &declined));
}

#[test]
fn lobby_of_a_series_shows_the_score() {
    let lobby_after = |played, wins: &[u8]| Lobby {
        series: Some(SeriesInfo {
            best_of: 3,
            played,
            wins: wins.to_vec(),
            continues: false,
            is_decided: false,
        }),
        ..table_of(&[Some(1), Some(2)], None)
    };
    for locale in Locale::ALL {
        let first = text(&lobby(locale, &lobby_after(0, &[])));
        assert!(first.contains('3') && !first.contains("** 0"), "{first}");
        let second = lobby(locale, &lobby_after(1, &[1, 0]));
        limits::check(&second);
        assert!(second.text().contains("** 1 – **"), "{}", second.text());
        for state in [LobbyState::Cancelled, LobbyState::Expired] {
            let closed = |played, wins| Lobby {
                state,
                ..lobby_after(played, wins)
            };
            let ended = text(&lobby(locale, &closed(1, &[1, 0])));
            assert!(ended.contains("** 1 – **"), "{ended}");
            let first = text(&lobby(locale, &closed(0, &[])));
            assert!(!first.contains("** 0"), "{first}");
        }
    }
}

#[test]
fn fingerprint_ends_the_opening_or_stands_below_the_lobby() {
    let commitment = "0".repeat(64);
    for locale in Locale::ALL {
        let with_line = table_of(&[Some(1), None], None);
        let opening = opening(locale, &with_line, &commitment);
        let (opened, line) = opening.above.split_once('\n').expect("two lines");
        assert!(opened.contains(&with_line.host.bold()), "{opened}");
        assert!(line.starts_with("-# ") && line.contains(&format!("`{commitment}`")));
        // It notifies, and has nothing that would have to be edited.
        let alone = Screen {
            above: opening.above.clone(),
            ..Screen::default()
        };
        assert_eq!(opening, alone);

        let shown = lobby(locale, &with_line);
        assert!(shown.is_silent && !shown.text().contains("SHA-256"));
        let without = Lobby {
            commitment: Some(commitment.clone()),
            ..with_line
        };
        let shown = lobby(locale, &without);
        limits::check(&shown);
        assert!(shown.text().contains(&commitment), "{}", shown.text());
    }
}

#[test]
fn fairness_shows_the_secret_only_if_it_is_given() {
    let [fingerprint, secret] = ["0", "1"].map(|digit| digit.repeat(64));
    for locale in Locale::ALL {
        for revealed in [None, Some(secret.as_str())] {
            let screen = fairness(locale, &fingerprint, revealed, crate::DealOrigin::Proven);
            limits::check(&screen);
            let shown = text(&screen);
            assert!(shown.contains(&fingerprint), "{shown}");
            assert_eq!(shown.contains(&secret), revealed.is_some(), "{shown}");
        }
    }
}

pub(super) fn row(rank: u32) -> LeaderboardRow {
    LeaderboardRow {
        rank,
        name: LONG_NAME.into(),
        user: UserId(rank.into()),
        rating: 1723.6,
        is_provisional: rank == 7,
        played: 99_999,
        won: 33_333,
        drawn: 33_333,
        lost: 33_333,
    }
}

#[test]
fn leaderboard_always_has_own_row() {
    for locale in Locale::ALL {
        for own in [None, Some(2), Some(7), Some(4711)] {
            for page in 0..3 {
                let ranking = Ranking {
                    rows: (page * 20 + 1..=page * 20 + 20).map(row).collect(),
                    own: own.map(row),
                    page,
                    pages: 3,
                };
                let board = LeaderboardPage {
                    page,
                    this_month: true,
                    ..LeaderboardPage::default()
                };
                let screen = leaderboard(locale, &ranking, board, true);
                limits::check(&screen);
                assert_eq!(screen.text().contains('➤'), own.is_some());
                let podium = screen.pictures().next();
                assert_eq!(podium.is_some(), page == 0);
                if let Some(podium) = podium {
                    assert_eq!((podium.names.len(), podium.text.lines().count()), (3, 3));
                    assert_eq!(podium.caption.contains('➤'), own == Some(2));
                }
                let is_marked = page == 0 || own == Some(7);
                assert_eq!(screen.text().contains("-# ? "), is_marked);
                let rows = screen.all_rows().count();
                assert_eq!(rows, 3, "pages, other boards, games");
            }
        }
    }
}

#[test]
fn empty_leaderboard_says_how_to_start() {
    let board = Ranking {
        rows: Vec::new(),
        own: None,
        page: 0,
        pages: 0,
    };
    for locale in Locale::ALL {
        let screen = leaderboard(locale, &board, LeaderboardPage::default(), false);
        limits::check(&screen);
        let start = locale.look_up("command_start").expect("a name");
        assert!(screen.text().contains(&format!("/claim {start}")));
    }
}

#[test]
fn own_matches_are_listed_with_links() {
    for locale in Locale::ALL {
        limits::check(&my_matches(locale, &[], &[], 0, 0));
        let table = OpenTable {
            lobby: table_of(&[Some(1), Some(2), Some(3), Some(4), None], None),
            url: match_info(&setups()[0]).url,
            can_join: true,
        };
        let ids = "ab"
            .chars()
            .flat_map(|first| ('a'..='j').map(move |last| (first, last)));
        let tables: Vec<_> = ids
            .map(|(first, last)| {
                let mut table = table.clone();
                let id = format!("aaaaaaaa{first}{last}");
                table.lobby.id = id.parse().expect("an id");
                table
            })
            .collect();
        let list = open_tables(locale, &tables[..1], &[], 0);
        limits::check(&list);
        assert_eq!(
            presses(&list),
            [Press::Lobby(LobbyPress::Join(
                tables[0].lobby.id,
                tables[0].lobby.terms()
            ))]
        );
        limits::check(&open_tables(locale, &[], &[], 0));
        let entries: Vec<_> = setups()
            .iter()
            .cycle()
            .take(10)
            .enumerate()
            .map(|(i, setup)| MyMatch {
                info: MatchInfo {
                    id: format!("aaaaaaaaa{}", char::from(b'a' + u8::try_from(i).unwrap()))
                        .parse()
                        .unwrap(),
                    ..match_info(setup)
                },
                your_turn: Some(i % 2 == 0),
                hand_url: Some("https://example.com/hand".to_owned()),
            })
            .collect();
        let screen = my_matches(locale, &entries, &tables, 1, 2);
        limits::check(&screen);
        let sections = screen.blocks.iter().filter_map(|block| match block {
            Block::Section { text, .. } => Some(text.matches("https://").count()),
            _ => None,
        });
        assert_eq!(sections.sum::<usize>(), 10, "each table");
        let own_tables = screen.blocks.iter().rev().nth(1);
        assert!(matches!(own_tables, Some(Block::Text(text)) if text.starts_with("**")));
        assert_eq!(presses(&screen).last(), Some(&Press::FinishedMatches(0)));
        for entry in &entries {
            let open = Press::Hand(HandPress::Show(entry.info.id));
            assert!(presses(&screen).contains(&open));
        }
        let running: Vec<_> = entries.iter().map(|entry| entry.info.clone()).collect();
        // Twenty tables and ten matches.
        let mut listed = Vec::new();
        for page in 0..5 {
            let list = open_tables(locale, &tables, &running, page);
            limits::check(&list);
            listed.extend(presses(&list));
        }
        listed.retain(|press| !matches!(press, Press::Tables(_)));
        let join = tables
            .iter()
            .map(|it| LobbyPress::Join(it.lobby.id, it.lobby.terms()).into());
        let watch = running.iter().map(|it| Shareable::Table(it.id).into());
        assert_eq!(listed, join.chain(watch).collect::<Vec<Press>>());
        let menu = which_match(locale, &entries, HandPress::Show);
        limits::check(&menu);
        assert_eq!(
            presses(&menu)[0],
            Press::Hand(HandPress::Show(entries[0].info.id))
        );
    }
}

#[test]
fn rules_fit_on_one_screen() {
    for locale in Locale::ALL {
        for page in HelpPage::ALL {
            let screen = help(locale, page);
            limits::check(&screen);
            let pages = HelpPage::ALL.map(Press::Help);
            assert!(presses(&screen).ends_with(&pages));
        }
        for &game in GameKind::ALL {
            let whole = rules(locale, game, None);
            limits::check(&whole);
            let text = whole.text();
            let headings = text
                .lines()
                .filter(|it| it.starts_with("**") && it.ends_with("**"));
            let headings: Vec<_> = headings.collect();
            let distinct: HashSet<_> = headings.iter().collect();
            assert_eq!(distinct.len(), headings.len(), "duplicate heading");
            let total = text.chars().count();
            assert!(total < 3800, "{locale:?} {game:?}: {total} characters");
            for faction in Faction::ALL {
                limits::check(&rules(locale, game, Some(faction)));
            }
        }
    }
}

#[test]
fn play_hints_fit_into_a_choice() {
    for locale in Locale::ALL {
        for message in [
            keys::notices::play_no_match(),
            keys::notices::play_not_your_turn(Name::from(LONG_NAME).plain()),
        ] {
            let text = locale.say(&message);
            assert!(text.chars().count() <= 100, "{text:?}");
        }
    }
}

#[test]
fn command_texts_keep_discord_limits() {
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
    assert!(text(&help(Locale::De, HelpPage::Commands)).contains("/claim aufgeben"));
}

#[test]
fn a_page_of_finished_matches_fits_and_leads_to_their_replays() {
    let setups: Vec<_> = setups().into_iter().cycle().take(8).collect();
    for locale in Locale::ALL {
        let matches = setups.iter().zip(1..).map(|(setup, number)| {
            let ago = Duration::from_hours(50_000 * number);
            (match_info(setup), ago)
        });
        let matches: Vec<_> = matches.collect();
        let screen = finished_matches(locale, &matches, 4, 5);
        limits::check(&screen);
        let replays = matches.iter().map(|(info, _)| {
            Press::Shareable(Shareable::Replay {
                table: info.id,
                actions: 0,
            })
        });
        let shown = presses(&screen);
        assert_eq!(shown[..8], replays.collect::<Vec<_>>());
        assert_eq!(shown[8], Press::FinishedMatches(3));
        limits::check(&finished_matches(locale, &[], 0, 1));
    }
}
