//! What screens say is what the rules say: signs of players, scores, goals, and what becomes of stones and cards.

use std::fs;
use std::path::Path;

use claim_rules::cards::{Faction, Seat};
use claim_rules::claim_it::{Awaiting, Face, Space, TurnEnd};
use claim_rules::{GameKind, PublicView, Setup, State};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings};

use super::limits::{check, picture, text};
use super::walk::{match_info, replayed, setups, walk};
use crate::emoji::Emoji;
use crate::{MatchInfo, PlayerInfo, Screen, faction_many, personal, rules, table};

/// The settings of a person who wants text alone.
fn text_only() -> PersonalSettings {
    PersonalSettings::default().with(PersonalSetting::TextOnly, true)
}

fn setups_of(kind: GameKind) -> impl Iterator<Item = Setup> {
    setups().into_iter().filter(move |it| it.kind() == kind)
}

/// The match of [`match_info`] with short names.
fn named(setup: &Setup) -> MatchInfo {
    let names = ["Anna", "Ben", "Clara", "David", "Emil"].into_iter();
    let players = names.map(|name| PlayerInfo {
        name: name.into(),
        user: None,
    });
    MatchInfo {
        players: players.take(setup.players().into()).collect(),
        ..match_info(setup)
    }
}

#[test]
fn signs_of_players_are_those_of_the_picture() {
    let letters = ["A", "B", "C", "D", "E"];
    for kind in [GameKind::ClaimIt, GameKind::Kingdoms] {
        for setup in setups_of(kind) {
            let info = named(&setup);
            walk(&setup, 3, |state| {
                let screen = table(Locale::En, &info, &state.public_view(), None);
                let worded = personal(screen.clone(), text_only());
                for seat in Seat::of(setup.players()) {
                    let name = info.players[seat.index()].name.plain();
                    let sign = format!("{}\u{a0}**{name}**", Emoji::Seat(seat));
                    assert!(screen.text().contains(&sign), "{}", screen.text());
                    let letter = letters[seat.index()];
                    let sign = format!("{letter}\u{a0}**{name}**");
                    assert!(worded.text().contains(&sign), "{}", worded.text());
                    let described = format!("{letter}: {name}");
                    let alt = &picture(&screen).alt;
                    assert!(alt.contains(&described), "{alt}");
                }
            });
        }
    }
}

#[test]
fn claim_it_board_in_sentences_says_what_lies_on_each_space() {
    let mut kinds = [0; 4];
    for setup in setups_of(GameKind::ClaimIt) {
        let info = named(&setup);
        walk(&setup, 5, |state| {
            let PublicView::ClaimIt(view) = state.public_view() else {
                panic!("a match of Claim It");
            };
            let screen = table(Locale::En, &info, &state.public_view(), None);
            let board = &picture(&screen).board;
            let name = |seat: Seat| info.players[seat.index()].name.plain();
            let mut rows = Vec::new();
            for row in Face::ALL.into_iter().rev() {
                let mut stones = Vec::new();
                for column in Face::ALL {
                    let space = Space { row, column };
                    let has_stone = |&seat: &Seat| view.stones[seat].contains(space);
                    let owner = Seat::of(setup.players()).find(has_stone).map(name);
                    let claim = view.placed.claim_stones.0.iter();
                    let claim = claim.zip(1..).find(|(it, _)| **it == Some(space));
                    let (kind, stone) = if view.placed.owner_stones.contains(space) {
                        let actor = match view.awaiting {
                            Awaiting::Dice { seat } => Some(seat),
                            _ => view.to_act(),
                        };
                        let actor = name(actor.expect("a turn"));
                        (0, format!("{actor} (owner stone of this turn)"))
                    } else if let Some((_, number)) = claim {
                        let below = owner.map(|owner| format!(" on {owner}"));
                        (
                            1,
                            format!("claim stone {number}{}", below.unwrap_or_default()),
                        )
                    } else if let Some(owner) = owner {
                        let gold = if view.gold.contains(space) {
                            " (gold)"
                        } else {
                            ""
                        };
                        (2, format!("{owner}{gold}"))
                    } else {
                        kinds[3] += 1;
                        continue;
                    };
                    kinds[kind] += 1;
                    stones.push(format!("column {column} {stone}"));
                }
                if !stones.is_empty() {
                    rows.push(format!("Row {row}: {}", stones.join(", ")));
                }
            }
            if rows.is_empty() {
                rows.push("No stones yet.".to_owned());
            }
            assert_eq!(*board, rows.join("\n"));
        });
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn gnome_rows_count_in_the_score() {
    let mut counted = 0;
    for setup in setups_of(GameKind::Claim2) {
        for (locale, heading) in [
            (Locale::En, "Score piles and gnome rows"),
            (Locale::De, "Punktestapel und Gnomreihen"),
        ] {
            walk(&setup, 1, |state| {
                let PublicView::Claim(view) = state.public_view() else {
                    panic!("a trick-taking game");
                };
                if Seat::of(2).all(|seat| view.gnomes[seat].is_empty()) {
                    return;
                }
                let screen = table(locale, &named(&setup), &state.public_view(), None);
                let text = screen.text();
                let (_, piles) = text.split_once(heading).expect("the score");
                let counts = [Seat::First, Seat::Second].map(|seat| {
                    let cards = [view.gnomes[seat], view.score[seat]];
                    let gnomes = cards.map(|cards| cards.of(Faction::Gnome).len());
                    gnomes.iter().sum::<usize>()
                });
                let [anna, ben] = counts;
                let counts = format!("Anna {anna}, Ben {ben}");
                let name = faction_many(locale, Faction::Gnome);
                let line = piles.lines().find(|line| line.contains(&name));
                let line = line.expect("a line for the Gnomes").replace("**", "");
                assert!(line.ends_with(&counts), "{line}, not {counts}");
                counted += 1;
            });
        }
    }
    assert!(counted > 0);
}

#[test]
fn rules_of_kingdoms_name_points_as_the_goal() {
    for (locale, goal) in [
        (Locale::En, "Most points win."),
        (Locale::De, "Die meisten Punkte gewinnen."),
    ] {
        let screen = rules(locale, GameKind::Kingdoms, None);
        check(&screen);
        assert!(screen.text().contains(goal), "{}", screen.text());
    }
}

/// Calls `show` with all screens of Claim It that tell of a turn, in two languages, and with what is given for the
/// language.
fn for_claim_it_screens<T: Copy>(
    words: [(Locale, T); 2],
    mut show: impl FnMut(T, &State, &Screen),
) {
    for (setup, seed) in setups_of(GameKind::ClaimIt).zip(7..) {
        let info = named(&setup);
        walk(&setup, seed, |state| {
            for (locale, words) in words {
                let screens = [
                    table(locale, &info, &state.public_view(), None),
                    replayed(locale, &info, state),
                ];
                for screen in screens {
                    show(words, state, &screen);
                    show(words, state, &personal(screen, text_only()));
                }
            }
        });
    }
}

fn claim_it_view(state: &State) -> claim_rules::claim_it::PublicView {
    match state.public_view() {
        PublicView::ClaimIt(view) => *view,
        other => panic!("not Claim It: {other:?}"),
    }
}

#[test]
fn a_bust_says_what_is_lost_and_not_what_was_taken() {
    let mut busts = 0;
    let words = [
        (Locale::En, ("stones are lost: ", "took:", "row")),
        (Locale::De, ("Zugs sind weg: ", "besetzt:", "Reihe")),
    ];
    for_claim_it_screens(words, |(loss, taken, row), state, screen| {
        let Some(last) = claim_it_view(state).last_turn else {
            return;
        };
        let TurnEnd::Bust(_) = last.end else { return };
        if last.placed.claimed.is_empty() {
            return;
        }
        let text = screen.text();
        let told: Vec<_> = text.lines().filter(|it| it.contains(loss)).collect();
        assert_eq!(told.len(), 1, "{screen:?}");
        assert!(!told[0].contains(taken), "{}", told[0]);
        let (_, spaces) = told[0].split_once(loss).expect("what is lost");
        let on_old_stones = last.placed.owner_stones - last.placed.claimed;
        let count = last.placed.claimed.len() + on_old_stones.len();
        assert_eq!(
            spaces.matches(row).count(),
            usize::from(count),
            "{}",
            told[0]
        );
        busts += 1;
    });
    assert!(busts > 0);
}

#[test]
fn what_begins_the_last_round_is_said_before_the_first_stone() {
    let mut said = [0; 2];
    let words = [
        (Locale::En, "The last round begins once"),
        (Locale::De, "beginnt die letzte Runde"),
    ];
    for_claim_it_screens(words, |begins, state, screen| {
        let view = claim_it_view(state);
        let has_begun = view.last_turn.is_some() || view.placed.last.is_some();
        let is_said = text(screen).contains(begins);
        assert_ne!(is_said, has_begun, "{screen:?}");
        said[usize::from(has_begun)] += 1;
    });
    assert!(said.iter().all(|&count| count > 0), "{said:?}");
}

#[test]
fn cards_that_their_owner_sees_are_not_called_unseen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut files = 0;
    for file in fs::read_dir(folder).expect("the English texts") {
        let path = file.expect("a file").path();
        let texts = fs::read_to_string(&path).expect("texts");
        for line in texts.lines() {
            // Keys are not shown.
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            assert!(!text.contains("unseen"), "{}: {text}", path.display());
        }
        files += 1;
    }
    assert!(files > 10);
}
