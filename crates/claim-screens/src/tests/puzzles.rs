//! Tests of the daily puzzle and its ranking.

use claim_ai::bots::solver::Solver;
use claim_ai::puzzle::{Day, Explanation, Play, Puzzle, PuzzleStats, Value};
use claim_rules::cards::{Faction, Seat};
use claim_rules::claim::Action;
use claim_table::ids::UserId;
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings};

use super::limits::{self, presses, text};
use super::walk::match_info;
use crate::emoji::Emoji;
use crate::puzzles::puzzle::{MAX_LINES_IF_RIGHT, fitting_lines};
use crate::text::narrator::Narrator;
use crate::text::words::faction_many;
use crate::{
    Block, PictureContent, Press, PuzzleInfo, PuzzlePress, PuzzleRankingRow, Ranking, Screen,
    Shareable, Tone, earlier_puzzles, game, personal, plain_card, puzzle, puzzle_ranking,
};

const TALLY: PuzzleStats = PuzzleStats {
    answered: 99_999,
    solved: 88_888,
    streak: 77_777,
    best_streak: 77_777,
};

/// The puzzles of one week, which include every game.
fn week() -> impl Iterator<Item = (PuzzleInfo<'static>, Puzzle)> {
    let days = (20_778..20_785).map(Day);
    let solver = Solver::default();
    days.map(move |day| {
        let info = PuzzleInfo {
            day,
            answer: None,
            stats: Some(TALLY),
            explanations: &[],
            in_server: true,
        };
        (info, Puzzle::of_day(day, "a secret", &solver))
    })
}

/// The button that lists the earlier puzzles.
pub(super) const EARLIER: Press = Press::Puzzle(PuzzlePress::Earlier(0));

#[test]
fn puzzle_shows_both_hands_and_a_button_per_play() {
    for (info, asked) in week() {
        for locale in Locale::ALL {
            let screen = puzzle(locale, info, &asked);
            limits::check(&screen);
            assert_eq!(screen.tone, Tone::YourTurn);
            let press = |play: Action| {
                Press::Puzzle(PuzzlePress::Solve {
                    day: info.day,
                    action: play.to_string(),
                })
            };
            let plays = asked.view().legal_actions().into_iter();
            let mut offered: Vec<_> = plays.map(press).collect();
            offered.push(EARLIER);
            offered.push(Press::Rules(asked.setup().kind(), None));
            assert_eq!(presses(&screen), offered);
            // The picture shows the position, and where there is none, its text.
            let picture = limits::picture(&screen);
            let hands = [asked.view().own.hand, asked.opponent_hand()];
            for hand in hands {
                let count = hand.len().to_string();
                let is_heading = |line: &str| line.starts_with("**") && line.contains(&count);
                let is_headed = picture.text.lines().any(is_heading);
                assert!(is_headed, "{}", picture.text);
                for card in hand {
                    let faces = [Emoji::Card(card), Emoji::Unplayable(card)];
                    let mut faces = faces.iter().map(Emoji::to_string);
                    let is_shown = faces.any(|face| picture.text.contains(&face));
                    assert!(is_shown, "{card}: {}", picture.text);
                }
            }
            let PictureContent::Tricks {
                hands: drawn,
                chosen: None,
                ..
            } = &picture.content
            else {
                panic!("not the picture of a trick: {picture:?}");
            };
            let drawn: Vec<_> = drawn.iter().map(|&(_, hand)| hand).collect();
            assert_eq!(drawn, [hands[1], hands[0]]);
        }
    }
}

/// The label of a play: the card's name, or its value alone.
fn label(play: Action, is_full: bool) -> String {
    let Action::Play(card) = play else {
        panic!("{play} plays no card");
    };
    if is_full {
        plain_card(Locale::En, card)
    } else {
        card.value().to_string()
    }
}

/// The labels of all buttons.
fn labels(screen: &Screen) -> Vec<String> {
    let buttons = screen.all_buttons();
    buttons.map(|button| button.label.clone()).collect()
}

#[test]
fn plays_have_short_buttons_and_full_ones_in_words() {
    for (info, asked) in week() {
        let plays = asked.view().legal_actions();
        let screen = puzzle(Locale::En, info, &asked);
        let settings = PersonalSettings::default().with(PersonalSetting::TextOnly, true);
        let text_only = personal(screen.clone(), settings);
        let names: Vec<_> = plays.iter().map(|play| label(play, true)).collect();
        assert_eq!(labels(&text_only)[..plays.len()], names);
        let values: Vec<_> = plays.iter().map(|play| label(play, false)).collect();
        assert_eq!(labels(&screen)[..plays.len()], values);
    }
}

#[test]
fn answered_puzzle_shows_verdict_and_solution() {
    let solver = Solver::default();
    for (info, asked) in week() {
        let explanations = asked.explanations(&solver);
        for locale in Locale::ALL {
            for play in asked.view().legal_actions() {
                let info = PuzzleInfo {
                    answer: Some(play),
                    explanations: &explanations,
                    ..info
                };
                let screen = puzzle(locale, info, &asked);
                limits::check(&screen);
                let is_right = asked.value(play) == Some(Value::Win);
                assert_eq!(screen.tone == Tone::Good, is_right);
                let rules = Press::Rules(asked.setup().kind(), None);
                assert_eq!(
                    presses(&screen),
                    [
                        Press::Shareable(Shareable::PuzzleRanking(0)),
                        EARLIER,
                        rules
                    ]
                );
                let why = screen.blocks.iter().find_map(|block| match block {
                    Block::Text(text) => text.strip_prefix("**")?.split_once("**\n"),
                    _ => None,
                });
                let (_, why) = why.expect("why");
                let count = if is_right {
                    MAX_LINES_IF_RIGHT
                } else {
                    usize::MAX
                };
                check_why(locale, asked.seat(), why, &explanations, count);
                // An answered puzzle must not ask for a play.
                for prompt in ["Your turn", "You must", "Du bist dran", "Du musst"] {
                    assert!(!screen.text().contains(prompt), "{}", screen.text());
                }
                for shown in [play, asked.solution()] {
                    let Action::Play(card) = shown else {
                        panic!("{shown} does not play a card");
                    };
                    assert!(text(&screen).contains(&crate::card(locale, card)));
                }
                assert!(text(&screen).contains("77777"));
                assert_eq!(pointed_out(&screen), Some(asked.solution()));
            }
        }
    }
}

/// The play that the picture points out.
fn pointed_out(screen: &Screen) -> Option<Play> {
    match limits::picture(screen).content {
        PictureContent::Tricks { chosen, .. } => chosen.map(Action::Play),
        _ => None,
    }
}

/// Expects a line for each of the first plays, the solution first, with the votes at the end.
#[track_caller]
fn check_why(locale: Locale, seat: Seat, why: &str, explanations: &[Explanation], count: usize) {
    // The last line may count the plays that have none.
    let lines = why.lines().filter(|line| line.contains(" → "));
    let lines: Vec<_> = lines.collect();
    assert_eq!(lines.len(), count.min(explanations.len()), "{why}");
    for (line, explanation) in lines.iter().zip(explanations) {
        let Action::Play(card) = explanation.play else {
            panic!("{} does not play a card", explanation.play);
        };
        assert!(line.contains(&crate::card(locale, card)), "{line}");
        let (verdict, end) = line.split_once(" → ").expect("an end");
        let wins = verdict.contains("**");
        assert_eq!(wins, explanation.value == Value::Win, "{line}");
        assert!(!line.contains(": →"), "{line}");
        // The end: the votes, and which factions vote for the reader.
        let score = explanation.score.as_ref().expect("a score");
        let votes = [seat, seat.next(2)].map(|side| score.vote_counts[side]);
        assert!(
            end.contains(&format!("**{} – {}**", votes[0], votes[1])),
            "{line}"
        );
        for faction in Faction::ALL {
            let is_won = score.votes[faction] == Some(seat);
            let name = faction_many(locale, faction);
            assert_eq!(end.contains(&name), is_won, "{line}");
        }
    }
}

#[test]
fn practice_can_be_tried_again_and_has_no_statistics() {
    let solver = Solver::default();
    let (info, asked) = week().next().expect("there is a first day");
    let explanations = asked.explanations(&solver);
    let day = info.day;
    let to = |day, action: &str| {
        Press::Puzzle(PuzzlePress::Practice {
            day: Day(day),
            action: action.to_owned(),
        })
    };
    let rules = Press::Rules(asked.setup().kind(), None);
    let others = [EARLIER, rules];
    for locale in Locale::ALL {
        let practice = PuzzleInfo {
            stats: None,
            ..info
        };
        let screen = puzzle(locale, practice, &asked);
        limits::check(&screen);
        let plays = asked.view().legal_actions().into_iter();
        let plays = plays.map(|play| to(day.0, &play.to_string()));
        assert_eq!(
            presses(&screen),
            plays.chain(others.clone()).collect::<Vec<_>>()
        );
        let answered = PuzzleInfo {
            answer: Some(asked.solution()),
            explanations: &explanations,
            ..practice
        };
        let screen = puzzle(locale, answered, &asked);
        limits::check(&screen);
        let again = to(day.0, "");
        let expected = [again].into_iter().chain(others.clone());
        assert_eq!(presses(&screen), expected.collect::<Vec<_>>());
        assert!(!screen.text().contains("<t:") && !text(&screen).contains("77777"));
        assert_eq!(pointed_out(&screen), Some(asked.solution()));
        // After a wrong answer, the reader may want to try again.
        let plays = asked.view().legal_actions().into_iter();
        for play in plays.filter(|&it| asked.value(it) != Some(Value::Win)) {
            let answer = Some(play);
            let wrong = PuzzleInfo { answer, ..answered };
            assert_eq!(pointed_out(&puzzle(locale, wrong, &asked)), None);
        }
    }
}

#[test]
fn every_earlier_puzzle_is_listed_once_with_its_game() {
    let today = Day(20_790);
    for locale in Locale::ALL {
        let mut listed = Vec::new();
        for page in 0..46 {
            let screen = earlier_puzzles(locale, today, page);
            limits::check(&screen);
            listed.extend(
                presses(&screen)
                    .into_iter()
                    .filter_map(|press| match press {
                        Press::Puzzle(PuzzlePress::Practice { day, .. }) => Some(day),
                        _ => None,
                    }),
            );
        }
        let expected: Vec<_> = (1..=365).map(|back| Day(today.0 - back)).collect();
        assert_eq!(listed, expected);
        let last = earlier_puzzles(locale, today, 45);
        assert_eq!(earlier_puzzles(locale, today, u32::MAX), last);
    }
    let (info, asked) = week().next().expect("there is a first day");
    let listed = text(&earlier_puzzles(Locale::De, Day(info.day.0 + 1), 0));
    let line = format!(
        "**21.11.2026** · {}",
        game(Locale::De, asked.setup().kind())
    );
    assert!(listed.contains(&line), "{line}: {listed}");
}

#[test]
fn title_has_localised_date() {
    let (info, asked) = week().next().expect("there is a first day");
    for (locale, date) in [
        (Locale::En, "Puzzle for 21 November 2026 ·"),
        (Locale::De, "Rätsel vom 21.11.2026 ·"),
    ] {
        let title = limits::headline(&puzzle(locale, info, &asked));
        assert!(title.contains(date), "{title}");
    }
}

#[test]
fn streak_is_shown_only_if_running() {
    let (info, asked) = week().next().expect("there is a first day");
    let stats = |streak, best_streak| PuzzleStats {
        answered: 5,
        solved: 3,
        streak,
        best_streak,
    };
    for (stats, expect) in [
        (stats(0, 0), "Total solved: 3 of 5"),
        (stats(0, 2), "Total solved: 3 of 5 · best streak: 2"),
        (
            stats(1, 2),
            "🔥 Streak: **1 day** (best: 2) · total solved: 3 of 5",
        ),
        (
            stats(2, 2),
            "🔥 Streak: **2 days** (best: 2) · total solved: 3 of 5",
        ),
    ] {
        let info = PuzzleInfo {
            answer: Some(asked.solution()),
            stats: Some(stats),
            ..info
        };
        let text = puzzle(Locale::En, info, &asked).text();
        assert_eq!(text.lines().nth(2), Some(expect));
    }
}

fn row(rank: u32) -> PuzzleRankingRow {
    PuzzleRankingRow {
        rank,
        name: "ع_______________________________".into(),
        user: UserId(rank.into()),
        today: [None, Some(true), Some(false)][rank as usize % 3],
        stats: TALLY,
    }
}

#[test]
fn puzzle_ranking_always_has_own_row() {
    for locale in Locale::ALL {
        for own in [None, Some(7), Some(4711)] {
            for page in 0..3 {
                let ranking = Ranking {
                    rows: (page * 20 + 1..=page * 20 + 20).map(row).collect(),
                    own: own.map(row),
                    page,
                    pages: 3,
                };
                let screen = puzzle_ranking(locale, &ranking);
                limits::check(&screen);
                assert_eq!(
                    screen.text().matches('➤').count(),
                    usize::from(own.is_some())
                );
                assert_eq!(
                    presses(&screen).last(),
                    Some(&Press::Puzzle(PuzzlePress::Show))
                );
            }
        }
    }
}

#[test]
fn empty_puzzle_ranking_says_how_to_start() {
    let ranking = Ranking {
        rows: Vec::new(),
        own: None,
        page: 0,
        pages: 1,
    };
    for (locale, command) in [(Locale::En, "/claim puzzle"), (Locale::De, "/claim rätsel")] {
        let screen = puzzle_ranking(locale, &ranking);
        limits::check(&screen);
        assert!(screen.text().contains(command));
        assert_eq!(presses(&screen), [Press::Puzzle(PuzzlePress::Show)]);
    }
}

#[test]
fn explanations_that_do_not_fit_are_counted() {
    let (_, asked) = week().next().expect("there is a first day");
    let narrator = Narrator {
        locale: Locale::En,
        info: &match_info(asked.setup()),
        reader: None,
    };
    let cases = [
        (300, 3, usize::MAX, None),
        (300, 13, usize::MAX, Some("Not shown: 10 worse moves.")),
        (185, 6, usize::MAX, Some("Not shown: 1 worse move.")),
        (10, 6, 4, Some("Not shown: 2 worse moves.")),
    ];
    for (length, count, max_lines, more) in cases {
        let lines = (0..count).map(|_| "x".repeat(length));
        let text = fitting_lines(narrator, lines, max_lines);
        assert!(text.chars().count() <= 1024);
        let last = text.lines().last().filter(|line| !line.starts_with('x'));
        assert_eq!(last, more);
    }
}
