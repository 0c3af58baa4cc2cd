//! Tests of analyses.

use std::collections::BTreeSet;

use claim_ai::analysis::{Analysis, Decision, Evaluation, Label};
use claim_ai::bots::random_action;
use claim_ai::bots::solver::Solver;
use claim_ai::play::{PlayOptions, play_match};
use claim_ai::puzzle::Day;
use claim_rules::cards::Seat;
use claim_rules::record::{Ending, Header, Line, Replay};
use claim_rules::{Action, Chapter, Setup, View};
use claim_table::exercise::{Exercise, Practice};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits::{self, presses};
use super::walk::{different_actions, match_info, setups};
use crate::i18n::{Translate, keys};
use crate::test_factor::match_count;
use crate::{
    AnsweredExercise, Block, Direction, ExercisePress, FinishedPress, Press, ReplayStep, Screen,
    Shareable, ShownExercise, Start, Tone, analysis, analysis_so_far, analysis_text, exercise,
    exercise_answered, mistake_from, no_exercise, replay, tried, try_again,
};

/// The record of a random match.
fn random_record(setup: &Setup, rng: &mut ChaCha20Rng) -> String {
    record(setup, rng, random_action)
}

/// The record of a match in which `policy` decides.
pub(super) fn record(
    setup: &Setup,
    rng: &mut ChaCha20Rng,
    policy: impl FnMut(&View, &mut ChaCha20Rng) -> Option<Action>,
) -> String {
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    let on_line = |line: &Line| lines.push(line.clone());
    let outcome = play_match(&mut replay, PlayOptions::default(), rng, policy, on_line);
    lines.push(Line::Result {
        ending: Ending::Played(outcome.expect("its actions are legal")),
        secret: None,
    });
    lines.iter().map(|line| line.to_json() + "\n").collect()
}

/// The analysis of a random match.
fn analysed(setup: &Setup, seed: u64) -> Analysis {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let record = random_record(setup, &mut rng);
    let analysis = Analysis::from_record(&record, 30, &Solver::default(), &mut rng, |_, _| ());
    analysis.expect("the record is right")
}

#[test]
fn analysis_of_every_game_is_complete_and_within_limits() {
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let info = match_info(setup);
        let mistakes = found
            .exact_decisions()
            .filter(|(_, it)| it.is_mistake())
            .count();
        for locale in Locale::ALL {
            let screen = analysis(locale, &info, &found, None);
            limits::check(&screen);
            let file = screen.attachment.expect("there is a file").text;
            assert_eq!(file, analysis_text(locale, &info, &found));
            assert_eq!(listed(&file).count(), found.decisions.len());
            limits::check(&analysis_so_far(locale, &info, &found, 7, 60, None));
        }
        for (locale, kept) in [
            (Locale::En, "would have kept it"),
            (Locale::De, "hätte gereicht"),
        ] {
            let file = analysis_text(locale, &info, &found);
            assert_eq!(file.matches(kept).count(), mistakes);
        }
    }
}

#[test]
fn decisions_and_luck_add_up_to_the_result_of_each_side() {
    for (setup, seed) in setups().iter().zip(0..) {
        let file = analysis_text(Locale::En, &match_info(setup), &analysed(setup, seed));
        let mut results = 0;
        let mut lines = 0;
        for line in file.lines().filter(|it| it.contains(": decisions ")) {
            let (side, parts) = line.split_once(": decisions ").expect("a name");
            let (_, result) = side.rsplit_once(' ').expect("a result");
            let line = format!("{result} {parts}").replace('−', "-");
            let is_of_number = |it: char| it.is_ascii_digit() || it == '+' || it == '-';
            let numbers = line.split(|it| !is_of_number(it));
            let numbers: Vec<i32> = numbers.filter_map(|it| it.parse().ok()).collect();
            let &[result, decisions, luck, ref parts @ ..] = numbers.as_slice() else {
                panic!("{line}");
            };
            assert_eq!(decisions + luck, result, "{line}");
            let is_of_dice = setup.kind() == claim_rules::GameKind::ClaimIt;
            assert_eq!(line.contains("dice"), is_of_dice, "{line}");
            assert_eq!(parts.len(), if is_of_dice { 0 } else { 2 }, "{line}");
            assert!(is_of_dice || parts.iter().sum::<i32>() == luck, "{line}");
            results += result;
            lines += 1;
        }
        assert_eq!(lines, setup.sides().count());
        // Thirds are rounded.
        assert!(results.abs() <= 1, "{file}");
    }
}

#[test]
fn lines_of_the_chart_fit_a_phone_and_have_the_same_scale() {
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let file = analysis_text(Locale::En, &match_info(setup), &found);
        let is_block = |it: &char| ('▁'..='█').contains(it) || *it == '?';
        let blocks = |line: &str| line.chars().skip(9).filter(is_block).count();
        let legend = if setup.sides().count() > 2 {
            "▁ 0%"
        } else {
            "▁ lost"
        };
        let (chart, _) = file.split_once(legend).expect("the legend of the chart");
        let lines: Vec<_> = chart.lines().rev().take(setup.players().into()).collect();
        let mut lengths = Vec::new();
        for (line, seat) in lines.into_iter().rev().zip(Seat::of(setup.players())) {
            // At most 28 for estimates, and as many for exact values.
            assert!((1..=56).contains(&blocks(line)), "{line}");
            lengths.push((found.decisions_of(seat).count(), blocks(line)));
        }
        // A player with more decisions never has a shorter line.
        lengths.sort_unstable();
        assert!(
            lengths.is_sorted_by_key(|&(_, blocks)| blocks),
            "{lengths:?}"
        );
    }
}

#[test]
fn better_action_differs_and_has_higher_chance() {
    let continuation = Locale::En.say(&keys::analysis::likely_play_then(""));
    let continuation = format!(". {continuation}");
    let (mut with_better, mut without) = (0, 0);
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let file = analysis_text(Locale::En, &match_info(setup), &found);
        for (line, decision) in listed(&file).zip(&found.decisions) {
            let answered = line.split_once(&continuation);
            let has_answer = decision.estimate().is_some() && !decision.answer.is_empty();
            assert_eq!(answered.is_some(), has_answer, "{line}");
            let line = answered.map_or(line, |(line, _)| line);
            let Some((before, better)) = line.split_once(". Better: ") else {
                without += 1;
                continue;
            };
            let (better, best) = better.rsplit_once(", ").expect("a chance");
            let (action, chosen) = before.rsplit_once(" – ").expect("a chance");
            assert!(!action.ends_with(&format!(": {better}")), "{line}");
            let percent = |chance: &str| -> u8 {
                let (share, _) = chance.split_once('%').expect("a percentage");
                share.parse().expect("a number")
            };
            assert!(percent(best) > percent(chosen), "{line}");
            with_better += 1;
        }
    }
    assert!(with_better > 0 && without > 0, "{with_better}, {without}");
}

/// The lines of the list of all decisions, after its heading and its legend.
fn listed(file: &str) -> impl Iterator<Item = &str> {
    let (_, list) = file.rsplit_once("\n\n").expect("the last part is the list");
    list.lines().skip(2)
}

/// The positions of the replay to which a screen leads.
fn replay_targets(screen: &Screen) -> Vec<usize> {
    let targets = presses(screen).into_iter().filter_map(|press| match press {
        Press::Shareable(Shareable::Replay { actions, .. }) => Some(actions as usize),
        _ => None,
    });
    targets.collect()
}

/// The mistakes of some seats, or their inaccuracies if they made no mistake.
fn mistakes_of(found: &Analysis, is_meant: fn(Seat) -> bool) -> Vec<&Decision> {
    let of = |is_found: fn(&Decision) -> bool| {
        let decisions = found.decisions.iter();
        let meant = decisions.filter(|it| is_meant(it.seat) && is_found(it));
        meant.collect::<Vec<_>>()
    };
    let mistakes = of(Decision::is_mistake);
    if mistakes.is_empty() {
        of(|it| it.label() == Some(Label::Inaccuracy))
    } else {
        mistakes
    }
}

#[test]
fn mistakes_of_bots_are_not_listed_if_people_played() {
    let mut bots = 0;
    for (setup, seed) in setups().iter().zip(0..) {
        let (mut info, found) = (match_info(setup), analysed(setup, seed));
        for player in &mut info.players[1..] {
            player.user = None;
        }
        let of_people = mistakes_of(&found, |seat| seat == Seat::First);
        bots += found.mistakes().filter(|it| it.seat != Seat::First).count();
        let targets = replay_targets(&analysis(Locale::En, &info, &found, None));
        let is_own = |target: &usize| of_people.iter().any(|it| it.actions == *target);
        assert!(targets.iter().all(is_own) || (of_people.is_empty() && targets == [0]));
        let next = mistake_from(&info, &found, 0, Direction::Next).map(|it| it.seat);
        assert!(next.is_none_or(|seat| seat == Seat::First));
    }
    assert!(bots > 0);
}

#[test]
fn mistakes_are_cited_by_trick_and_lead_to_the_replay() {
    let mut mistakes = 0;
    for (setup, seed) in setups().iter().zip(0..) {
        let (info, found) = (match_info(setup), analysed(setup, seed));
        let screen = analysis(Locale::En, &info, &found, None);
        let targets = replay_targets(&screen);
        let all = mistakes_of(&found, |_| true).into_iter();
        let all: Vec<_> = all.map(|it| it.actions).collect();
        assert!(targets.is_sorted());
        if all.is_empty() {
            assert_eq!(targets, [0], "the replay can be reached, from its start");
        } else {
            assert!(targets.iter().all(|it| all.contains(it)));
            assert_eq!(targets.len(), all.len().min(25));
        }
        for (line, decision) in
            listed(&screen.attachment.expect("a file").text).zip(&found.decisions)
        {
            let cited = match decision.chapter {
                Chapter::Trick { phase, number } => {
                    let phase = ["one", "two"][usize::from(phase) - 1];
                    format!("Phase\u{a0}{phase}, trick\u{a0}{number}, ")
                }
                Chapter::Turn(number) => format!("Turn\u{a0}{number}, "),
            };
            assert!(line.starts_with(&cited), "{line} is not at {cited}");
        }
        mistakes += all.len();
    }
    assert!(mistakes > 0);
}

#[test]
fn replay_comments_on_doubtful_decisions_and_hides_what_was_better() {
    let (mut comments, mut refuted) = (0, 0);
    for (setup, seed) in setups().iter().zip(0..) {
        let (info, found) = (match_info(setup), analysed(setup, seed));
        for decision in &found.decisions {
            let actions = u32::try_from(decision.actions).expect("a small number");
            let step = ReplayStep {
                views: std::slice::from_ref(&decision.view),
                actions,
                total: 1_000,
                chapters: &[(0, Chapter::Turn(1))],
                analysis: Some(&found),
                early_end: None,
                winners: None,
            };
            let screen = replay(Locale::En, &info, &step);
            limits::check(&screen);
            let text = screen.text();
            if !text.contains("🔎") {
                assert!(!decision.is_mistake(), "{text}");
                continue;
            }
            comments += 1;
            assert!(text.matches("||").count() >= 2, "{text}");
            let heading = if decision.exact().is_some() {
                "Best play after "
            } else {
                "Likely continuation: "
            };
            let is_refuted = text.contains(&format!("\n**{heading}"));
            assert_eq!(is_refuted, !decision.answer.is_empty());
            refuted += usize::from(is_refuted);
        }
    }
    assert!(comments > 0 && refuted > 0, "{comments}, {refuted}");
}

#[test]
fn every_action_can_be_tried_where_it_was_possible() {
    for (setup, seed) in setups().iter().zip(0..) {
        let (info, found) = (match_info(setup), analysed(setup, seed));
        for decision in found.decisions.iter().step_by(5) {
            let mut open = vec![String::new()];
            let mut offered = Vec::new();
            while let Some(chosen) = open.pop() {
                let screen = try_again(Locale::De, &info, &decision.view, 7, &chosen);
                limits::check(&screen);
                for press in presses(&screen) {
                    match press {
                        Press::Finished(FinishedPress::TryAction {
                            actions: 7, action, ..
                        }) => offered.push(action),
                        Press::Finished(FinishedPress::TryAgain {
                            actions: 7,
                            chosen: next,
                            ..
                        }) => {
                            if next.len() > chosen.len() {
                                open.push(next);
                            }
                        }
                        Press::Shareable(Shareable::Replay { actions: 7, .. }) => {}
                        other => panic!("{other:?}"),
                    }
                }
            }
            for action in different_actions(&decision.view) {
                assert!(
                    offered.contains(&action.to_string()),
                    "{action} of {offered:?}"
                );
            }
            for locale in Locale::ALL {
                let screen = tried(locale, &info, decision);
                limits::check(&screen);
                let praise = locale.say(&keys::analysis::try_best());
                let is_praised = screen.text().contains(&praise);
                assert_eq!(is_praised, decision.label() == Some(Label::Best));
            }
        }
    }
}

#[test]
fn every_action_can_answer_an_exercise_and_is_judged() {
    let today = Day(20_000);
    let mut verdicts = BTreeSet::new();
    for (setup, seed) in setups().iter().zip(0..) {
        let (info, found) = (match_info(setup), analysed(setup, seed));
        let table = info.id;
        for decision in found.decisions.iter().step_by(5) {
            let shown = ShownExercise {
                actions: 7,
                due: today,
                number: (2, Some(5)),
                opened_at: Timestamp(0),
            };
            let mut open = vec![String::new()];
            let mut offered = Vec::new();
            while let Some(chosen) = open.pop() {
                let screen = exercise(Locale::De, &info, &decision.view, shown, &chosen);
                limits::check(&screen);
                assert!(screen.above.contains("Aufgabe 2 von 5 für heute"));
                for press in presses(&screen) {
                    match press {
                        Press::Exercise(ExercisePress::Answer { action, due, .. }) => {
                            assert_eq!(due, today);
                            offered.push(action);
                        }
                        Press::Exercise(ExercisePress::Choose { chosen: next, .. }) => {
                            if next.len() > chosen.len() {
                                open.push(next);
                            }
                        }
                        other => panic!("{other:?}"),
                    }
                }
            }
            for action in different_actions(&decision.view) {
                let action = action.to_string();
                assert!(offered.contains(&action), "{action} of {offered:?}");
            }
            let is_solved = decision.is_good();
            verdicts.extend(is_solved);
            let after = Exercise::new(table, 7, today).answered(today, is_solved == Some(true));
            for (locale, counted) in Locale::ALL.iter().zip([None, Some(after)]) {
                let answered = AnsweredExercise {
                    decision,
                    played: decision.action,
                    counted,
                };
                let screen = exercise_answered(*locale, &info, answered);
                limits::check(&screen);
                assert_eq!(screen.tone, tone(is_solved));
                let is_fine = is_solved == Some(true) && decision.label() == Some(Label::Fine);
                assert_eq!(screen.text().contains('👍'), is_fine, "{}", screen.text());
            }
        }
    }
    assert_eq!(verdicts, BTreeSet::from([false, true]));
}

/// The colour of the screen that says whether an answer solves its exercise, if that is known.
fn tone(is_solved: Option<bool>) -> Tone {
    match is_solved {
        None => Tone::Neutral,
        Some(true) => Tone::Good,
        Some(false) => Tone::Bad,
    }
}

#[test]
fn answer_that_could_not_be_judged_is_neither_right_nor_wrong() {
    let setup = &setups()[0];
    let (info, found) = (match_info(setup), analysed(setup, 0));
    let mut decision = found.decisions[0].clone();
    let Evaluation::Estimate(estimate) = &mut decision.evaluation else {
        panic!("{:?}", decision.evaluation);
    };
    estimate.is_comparable = false;
    assert_eq!(decision.is_good(), None);
    let answered = AnsweredExercise {
        decision: &decision,
        played: decision.action,
        counted: None,
    };
    for locale in Locale::ALL {
        let screen = exercise_answered(locale, &info, answered);
        limits::check(&screen);
        assert_eq!(screen.tone, Tone::Neutral);
        let stays = locale.say(&keys::practice::exercise_stays());
        assert!(screen.text().contains(&stays), "{}", screen.text());
    }
}

#[test]
fn without_an_exercise_there_is_a_way_to_the_next_one() {
    let (today, id) = (Day(20_000), MatchId::NONE);
    let mut exercises: Vec<_> = (0..6).map(|it| Exercise::new(id, it, today)).collect();
    for it in &mut exercises[..5] {
        *it = it.answered(today, true);
    }
    for locale in Locale::ALL {
        let screen = |exercises: &[Exercise], today| {
            let screen = no_exercise(locale, &Practice::of(exercises, today));
            limits::check(&screen);
            (screen.text().contains("<t:"), presses(&screen))
        };
        let more = Press::Exercise(ExercisePress::ShowMore);
        assert_eq!(screen(&exercises, today), (false, vec![more]));
        assert_eq!(screen(&exercises[..5], today), (true, Vec::new()));
        let (has_time, starts) = screen(&[], today);
        assert!(!has_time);
        assert_eq!(starts.len(), Start::ALL.len());
    }
}

#[test]
fn shown_loss_of_an_inaccuracy_is_greater_than_its_margin() {
    let mut found = 0;
    for (setup, seed) in setups().iter().zip(0..) {
        let text = analysis_text(Locale::En, &match_info(setup), &analysed(setup, seed));
        let doubtful = ["inaccuracy, ", "mistake, ", "blunder, "];
        for line in text.lines() {
            let loss = doubtful.iter().find_map(|label| line.split_once(label));
            let loss = loss.and_then(|(_, rest)| rest.split_once(" percentage points lost"));
            let Some((loss, margin)) = loss.and_then(|(figures, _)| figures.split_once(" ± "))
            else {
                continue;
            };
            let [loss, margin] = [loss, margin].map(|it| it.parse::<f32>().expect("a number"));
            assert!(loss > margin, "{line}");
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn sections_have_room_for_five_players_with_long_names() {
    let setups = setups();
    let setup = setups.iter().find(|it| it.players() == 5);
    let setup = setup.expect("Claim It is for five");
    for seed in (0..).take(match_count(3)) {
        let found = analysed(setup, seed);
        for locale in Locale::ALL {
            let screen = analysis(locale, &match_info(setup), &found, None);
            limits::check(&screen);
            let is_paragraph =
                |block: &&Block| matches!(block, Block::Text(text) if text.starts_with("**"));
            let paragraphs = screen.blocks.iter().filter(is_paragraph).count();
            assert_eq!(paragraphs, 3, "{screen:?}");
        }
    }
}
