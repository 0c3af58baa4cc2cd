//! Tests of analyses, on matches between bots.

mod departures;
mod last_turns;
mod losses;

use claim_rules::cards::Seat;
use claim_rules::record::{Ending, Header, LeaveReason, Line, Replay};
use claim_rules::{Action, Chapter, GameKind, Options, Setup, State, View};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::bots::solver::Solver;
use crate::bots::solver::tests::minimax::reversed;
use crate::bots::{Bot, TimeBudget, random_action, solve_actions};
use crate::play::{PlayOptions, play_match};

/// The lines of a match in which `policy` acts for every seat, and its final state.
fn play(
    setup: &Setup,
    rng: &mut ChaCha20Rng,
    policy: impl Fn(&View, &mut ChaCha20Rng) -> Option<Action>,
) -> (Vec<Line>, State) {
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    let on_line = |line: &Line| lines.push(line.clone());
    let outcome = play_match(&mut replay, PlayOptions::default(), rng, policy, on_line);
    lines.push(Line::Result {
        ending: Ending::Played(outcome.expect("the policy acts legally")),
        secret: None,
    });
    (lines, replay.state().clone())
}

fn to_record(lines: &[Line]) -> String {
    lines.iter().map(|line| line.to_json() + "\n").collect()
}

/// The lines of a random match and its final state.
fn random_match(kind: GameKind, players: u8, rng: &mut ChaCha20Rng) -> (Vec<Line>, State) {
    let setup = Setup::random(kind, players, &Options::default(), rng);
    play(&setup.expect("that many can play"), rng, random_action)
}

fn from_record(
    record: &str,
    iterations: u32,
    rng: &mut ChaCha20Rng,
    on_progress: impl FnMut(usize, usize) + Send,
) -> Result<Analysis, AnalysisError> {
    Analysis::from_record(record, iterations, &Solver::default(), rng, on_progress)
}

fn analysis_of(lines: &[Line]) -> Analysis {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    from_record(&to_record(lines), 60, &mut rng, |_, _| ()).expect("the record is right")
}

/// The value of a finished match for a seat.
fn final_value(state: &State, seat: Seat) -> Value {
    let winners = state.outcome().expect("the match is over").winners;
    match winners[..] {
        [winner] if winner == seat => Value::Win,
        [_] => Value::Loss,
        _ => Value::Draw,
    }
}

#[test]
fn value_after_a_decision_is_the_value_before_the_next() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for kind in [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix] {
        for _ in 0..3 {
            let (lines, state) = random_match(kind, 2, &mut rng);
            let analysis = analysis_of(&lines);
            let decisions: Vec<_> = analysis.exact_decisions().collect();
            assert_eq!(decisions.len(), 26, "every play of phase two");
            let last = decisions.last().map(|(decision, _)| decision.chapter);
            let expected = Chapter::Trick {
                phase: 2,
                number: 13,
            };
            assert_eq!(last, Some(expected));
            for (index, (decision, exact)) in decisions.iter().enumerate() {
                let best = exact.action_values.iter().map(|&(_, value)| value).max();
                assert_eq!(Some(exact.before), best);
                assert!(exact.after <= exact.before);
                assert_eq!(exact.is_mistake(), exact.after < exact.before);
                let after = exact.after.expect("the position is solved");
                let expected = match decisions.get(index + 1) {
                    None => final_value(&state, decision.seat),
                    Some((next, next_exact)) => {
                        let before = next_exact.before.expect("the position is solved");
                        if next.seat == decision.seat {
                            before
                        } else {
                            reversed(before)
                        }
                    }
                };
                assert_eq!(after, expected, "line {}", decision.line);
            }
        }
    }
}

/// An action of the best exact value, if it is known; elsewhere a random one.
fn perfect_action(view: &View, rng: &mut ChaCha20Rng) -> Option<Action> {
    let values = solve_actions(view, &Solver::default()).unwrap_or_default();
    let best = values.into_iter().max_by_key(|&(_, value)| value);
    best.map(|(action, _)| action)
        .or_else(|| random_action(view, rng))
}

#[test]
fn perfect_play_has_full_accuracy_and_random_play_does_not() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let setup = Setup::new(GameKind::Claim, 2, Options::default()).expect("two can play");
    let mut mistakes = 0;
    for _ in 0..5 {
        let policy = |view: &View, rng: &mut ChaCha20Rng| match view.seat() {
            Seat::First => perfect_action(view, rng),
            _ => random_action(view, rng),
        };
        let analysis = analysis_of(&play(&setup, &mut rng, policy).0);
        let Accuracy { decisions, correct } = analysis.accuracy(Seat::First);
        assert_eq!(correct, decisions);
        let Accuracy { decisions, correct } = analysis.accuracy(Seat::Second);
        mistakes += decisions - correct;
    }
    assert!(mistakes > 0);
}

#[test]
fn every_decision_of_every_game_is_evaluated() {
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    for &kind in GameKind::ALL {
        for players in kind.players() {
            let (lines, _) = random_match(kind, players, &mut rng);
            let analysis = analysis_of(&lines);
            let is_action = |line: &&Line| matches!(line, Line::Action { .. });
            let actions = lines.iter().filter(is_action).count();
            assert_eq!(analysis.decisions.len(), actions);
            for decision in &analysis.decisions {
                let expected = Line::Action {
                    seat: decision.seat,
                    action: decision.action,
                    legal: None,
                };
                assert_eq!(lines[decision.line - 1], expected);
                let probability = decision.win_probability();
                let is_comparable = |it: &Estimate| it.is_comparable;
                let is_known = decision.estimate().is_none_or(is_comparable);
                assert_eq!(probability.is_some(), is_known);
                assert!(probability.is_none_or(|it| (0.0..=1.0).contains(&it)));
                if let Some(estimate) = decision.estimate() {
                    // In Claim It, the last turn can be computed exactly.
                    let is_exact = estimate.chosen.margin == 0.0;
                    assert!(!is_exact || kind == GameKind::ClaimIt);
                }
            }
        }
    }
}

#[test]
fn equal_seeds_give_equal_analyses() {
    let mut rng = ChaCha20Rng::seed_from_u64(4);
    let (lines, _) = random_match(GameKind::ClaimMix, 3, &mut rng);
    let probabilities = || -> Vec<_> {
        let decisions = analysis_of(&lines).decisions.into_iter();
        decisions
            .map(|decision| decision.win_probability())
            .collect()
    };
    assert_eq!(probabilities(), probabilities());
}

#[test]
fn running_matches_and_wrong_records_are_not_analysed() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let (lines, _) = random_match(GameKind::Claim, 2, &mut rng);
    let without = |lines_at_end: usize| to_record(&lines[..lines.len() - lines_at_end]);
    let running = without(2);
    let refused = from_record(&running, 20, &mut rng, |_, _| ());
    assert_eq!(refused.err(), Some(AnalysisError::NotOver));
    let wrong = to_record(&lines).replacen("play", "plai", 1);
    for wrong in [&wrong, &without(1), ""] {
        let refused = from_record(wrong, 20, &mut rng, |_, _| ());
        assert!(matches!(refused, Err(AnalysisError::InvalidRecord(_))));
    }
}

#[test]
fn progress_is_reported_for_every_decision() {
    let mut rng = ChaCha20Rng::seed_from_u64(6);
    let (lines, _) = random_match(GameKind::Claim, 2, &mut rng);
    let mut reported = Vec::new();
    let on_progress = |done, total| reported.push((done, total));
    let analysis = from_record(&to_record(&lines), 1, &mut rng, on_progress);
    assert!(analysis.is_ok());
    assert!(reported.into_iter().eq((0..=52).map(|done| (done, 52))));
}

/// A decision is judged by what its player could know.
#[test]
fn hidden_cards_do_not_change_the_estimate() {
    let mut rng = ChaCha20Rng::seed_from_u64(12);
    let mut changed = 0;
    for (kind, players) in [
        (GameKind::Claim, 2),
        (GameKind::ClaimMix, 3),
        (GameKind::Kingdoms, 2),
    ] {
        let setup = Setup::random(kind, players, &Options::default(), &mut rng);
        let setup = setup.expect("that many can play");
        let mut replay = Replay::new(Header::new(setup.clone()));
        for played in 0..20 {
            replay.draw_chance(&mut rng);
            let state = replay.state();
            let seat = state.to_act().expect("it is not over so soon");
            let view = state.view(seat);
            let action = random_action(&view, &mut rng).expect("the seat is to act");
            if played % 5 == 2 {
                let other = view.sample(&mut rng);
                changed += usize::from(other != *state);
                let [one, same] = [state, &other].map(|world| {
                    let mut rng = ChaCha20Rng::seed_from_u64(3);
                    let view = world.view(seat);
                    super::estimate::estimate(&setup, &view, None, action, 60, &mut rng)
                });
                assert_eq!(one, same);
            }
            let line = Line::Action {
                seat,
                action,
                legal: None,
            };
            replay.step(&line).expect("the action is legal");
        }
    }
    assert!(changed > 0);
}

#[test]
fn decisions_are_labelled_by_what_they_lost() {
    let mut rng = ChaCha20Rng::seed_from_u64(8);
    for (kind, players) in [
        (GameKind::Claim, 2),
        (GameKind::ClaimMix, 3),
        (GameKind::ClaimIt, 2),
    ] {
        let (lines, _) = random_match(kind, players, &mut rng);
        let analysis = analysis_of(&lines);
        for decision in &analysis.decisions {
            let is_forced = decision.view.legal_actions().len() == 1;
            assert!(!is_forced || decision.label().is_none());
            assert_eq!(decision.label().is_some(), decision.loss().is_some());
            let Some((label, loss)) = decision.label().zip(decision.loss()) else {
                assert!(!decision.is_mistake());
                continue;
            };
            assert!((0.0..=1.0).contains(&loss), "{loss}");
            assert_eq!(decision.is_mistake(), label >= Label::Mistake);
            if let Some(estimate) = decision.estimate()
                && estimate.best.0 == decision.action
            {
                assert_eq!((label, loss), (Label::Best, 0.0));
            }
        }
        for seat in Seat::of(players) {
            let judgement = analysis.judgement(seat);
            let labelled = analysis.decisions_of(seat).filter_map(Decision::estimate);
            let is_judged = |it: &&Estimate| it.choices > 1 && it.is_comparable && it.is_open();
            let labelled = labelled.filter(is_judged);
            let labelled = labelled.count();
            assert_eq!(judgement.decisions(), labelled);
            let accuracy = judgement.accuracy();
            assert_eq!(accuracy.is_some(), labelled > 0);
            assert!(
                accuracy.is_none_or(|it| (0.0..=1.0).contains(&it)),
                "{accuracy:?}"
            );
        }
    }
}

#[test]
fn lost_positions_have_a_play_that_is_hardest_to_answer() {
    let mut rng = ChaCha20Rng::seed_from_u64(9);
    let (mut lost, mut answered, mut as_hard) = (0, 0, 0);
    for _ in 0..3 {
        let (lines, _) = random_match(GameKind::Claim, 2, &mut rng);
        for (decision, exact) in analysis_of(&lines).exact_decisions() {
            if exact.before != Some(Value::Loss) || exact.action_values.len() < 2 {
                assert_eq!(exact.hardest_to_answer, None);
                continue;
            }
            lost += 1;
            // No play there is a mistake.
            assert_eq!(decision.label(), None);
            if let Some(hardest) = exact.hardest_to_answer {
                answered += 1;
                // The player who made that play is shown no other one, even if it is as hard to answer.
                as_hard += usize::from(hardest == decision.action);
                assert!(
                    exact
                        .action_values
                        .iter()
                        .any(|&(action, _)| action == hardest)
                );
            }
        }
    }
    assert!(answered > 0 && answered <= lost, "{answered} of {lost}");
    assert!(as_hard > 0, "none of {answered}");
}

#[test]
fn json_has_a_line_per_decision_and_its_label() {
    let mut rng = ChaCha20Rng::seed_from_u64(10);
    let (lines, _) = random_match(GameKind::Claim, 2, &mut rng);
    let analysis = analysis_of(&lines);
    let read = |text: &str| -> Vec<serde_json::Value> {
        let lines = text.lines().map(serde_json::from_str);
        lines.collect::<Result<_, _>>().expect("JSON")
    };
    let (exact, estimates) = (
        read(&analysis.to_json()),
        read(&analysis.estimates_to_json()),
    );
    assert_eq!(exact.len(), 26);
    for line in &exact {
        let is_mistake = line["label"] == "blunder";
        let values = ["loss", "draw", "win"];
        let rank = |key: &str| values.iter().position(|&value| line[key] == value);
        assert_eq!(is_mistake, rank("after") < rank("before"), "{line}");
    }
    let with_choice = analysis.decisions.iter().filter_map(Decision::estimate);
    assert_eq!(
        estimates.len(),
        with_choice.filter(|it| it.choices > 1).count()
    );
    let judged = estimates.iter().filter(|line| line.get("label").is_some());
    assert!(judged.clone().count() > 0);
    for line in judged {
        let number = |key: &str| line[key].as_f64().expect("a number");
        let lost = number("best_chance") - number("chance");
        assert!((lost - number("loss")).abs() < 2e-4, "{line}");
    }
}

#[test]
fn answers_follow_the_match_and_are_best_play() {
    let mut rng = ChaCha20Rng::seed_from_u64(11);
    let solver = Solver::default();
    let (mut exact_lines, mut estimated, mut answered) = (0, 0, 0);
    for (kind, iterations) in [(GameKind::Claim, 200), (GameKind::Kingdoms, 300)] {
        let (lines, _) = random_match(kind, 2, &mut rng);
        let analysis = from_record(&to_record(&lines), iterations, &mut rng, |_, _| ());
        let analysis = analysis.expect("the record is right");
        let mut replay = Replay::new(Header::new(analysis.setup.clone()));
        for (line, number) in lines[1..].iter().zip(2..) {
            replay.step(line).expect("the record is right");
            let mut decisions = analysis.decisions.iter();
            let Some(decision) = decisions.find(|it| it.line == number) else {
                continue;
            };
            let is_bad = decision.label() >= Some(Label::Inaccuracy);
            assert!(is_bad || decision.answer.is_empty());
            let mut state = replay.state().clone();
            for play in &decision.answer {
                assert_eq!(state.to_act(), Some(play.seat));
                assert_eq!(state.view(play.seat), play.view);
                if decision.exact().is_some() {
                    let values = solve_actions(&play.view, &solver).expect("phase two");
                    let best = values.iter().map(|&(_, value)| value).max();
                    let mut chosen = values.iter().filter(|(it, _)| *it == play.action);
                    assert_eq!(chosen.next().map(|&(_, value)| value), best);
                }
                state.play(play.action).expect("the play is legal");
            }
            let is_over = replay.state().to_act().is_none();
            match decision.exact() {
                Some(_) if is_bad && !is_over => {
                    assert!(!decision.answer.is_empty());
                    exact_lines += 1;
                }
                None => estimated += usize::from(!decision.answer.is_empty()),
                Some(_) => {}
            }
            // In Claim Kingdoms, where other searches of the analysis end before the opponent's turn.
            let is_other = |it: &VariationPlay| it.seat != decision.seat;
            let has_answer = decision.answer.iter().any(is_other);
            answered += usize::from(kind == GameKind::Kingdoms && has_answer);
            let first = first_plays(&decision.answer, decision.seat, 1);
            assert_eq!(first.last().is_some_and(is_other), has_answer);
        }
    }
    let found = [exact_lines, estimated, answered];
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

#[test]
fn other_actions_are_judged_like_those_that_were_played() {
    let mut rng = ChaCha20Rng::seed_from_u64(12);
    let (lines, _) = random_match(GameKind::Claim, 2, &mut rng);
    let (record, solver) = (to_record(&lines), Solver::default());
    let rng = || ChaCha20Rng::seed_from_u64(3);
    let analysis = from_record(&record, 40, &mut rng(), |_, _| ()).expect("the record is right");
    let examination = Examination::from_record(&record, &mut rng()).expect("the record is right");
    let judge = |actions, action| examination.of_other_action(actions, action, 40, &solver);
    for number in [0, 9, 30, 45] {
        let decision = &analysis.decisions[number];
        let same = judge(decision.actions, decision.action).expect("it was played");
        let expected = (decision.clone(), decision.action);
        assert_eq!(format!("{same:?}"), format!("{expected:?}"));
        for other in decision.view.legal_actions() {
            let judged = judge(decision.actions, other).expect("it is legal");
            let (judged, played) = judged;
            assert_eq!((judged.action, played), (other, decision.action));
            if let (Some(one), Some(other)) = (decision.estimate(), judged.estimate()) {
                assert_eq!(one.best, other.best);
            }
        }
        let later = analysis.decisions[number + 2].action;
        if !decision.view.legal_actions().contains(&later) {
            assert!(judge(decision.actions, later).is_none());
        }
    }
    assert!(judge(52, analysis.decisions[0].action).is_none());
}

#[test]
fn first_look_agrees_with_the_analysis_where_it_is_exact() {
    let mut rng = ChaCha20Rng::seed_from_u64(13);
    let (lines, _) = random_match(GameKind::Claim, 2, &mut rng);
    let examination = Examination::from_record(&to_record(&lines), &mut rng);
    let examination = examination.expect("the record is right");
    let first = examination.first_look(|| true);
    let mut known = first.clone();
    let mut reported = 0;
    let analysis = examination.analyse(40, &Solver::default(), |decision| {
        reported += 1;
        known.improve(decision.clone());
    });
    assert_eq!(reported, examination.decisions());
    assert_eq!(format!("{known:?}"), format!("{analysis:?}"));
    assert_eq!(first.decisions.len(), analysis.decisions.len());
    let mut exact = 0;
    for (seen, decision) in first.decisions.iter().zip(&analysis.decisions) {
        if let Some(seen) = seen.exact() {
            let thorough = decision.exact().expect("it can be solved");
            assert_eq!(seen.action_values, thorough.action_values);
            exact += 1;
        }
    }
    assert!(exact > 10, "{exact}");
    // Without time nothing is known, and what comes later is put in its place.
    let mut late = examination.first_look(|| false);
    assert!(late.decisions.is_empty());
    for decision in analysis.decisions.iter().rev() {
        late.improve(decision.clone());
    }
    assert_eq!(format!("{late:?}"), format!("{analysis:?}"));
}
