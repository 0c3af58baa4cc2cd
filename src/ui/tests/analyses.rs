//! Tests of analyses.

use claim_ai::analysis::{Analysis, Estimate};
use claim_ai::bots::random_action;
use claim_ai::bots::solver::Solver;
use claim_ai::play::{PlayOptions, play_match};
use claim_rules::Setup;
use claim_rules::record::{Ending, Header, Line, Replay};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits;
use super::walk::{match_info, setups};
use crate::i18n::Locale;
use crate::ui::{analysis, analysis_progress, analysis_text};

/// The record of a random match.
fn random_record(setup: &Setup, rng: &mut ChaCha20Rng) -> String {
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    let on_line = |line: &Line| lines.push(line.clone());
    let outcome = play_match(
        &mut replay,
        PlayOptions::default(),
        rng,
        random_action,
        on_line,
    );
    lines.push(Line::Result {
        ending: Ending::Played(outcome.expect("random actions are legal")),
        secret: None,
    });
    lines.iter().map(|line| line.to_json() + "\n").collect()
}

/// The analysis of a random match.
fn analysed(setup: &Setup, seed: u64) -> Analysis {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let record = random_record(setup, &mut rng);
    let analysis = Analysis::of_record(&record, 30, &Solver::default(), &mut rng, |_, _| ());
    analysis.expect("the record is right")
}

#[test]
fn analysis_of_every_game_is_complete_and_keeps_limits() {
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let info = match_info(setup);
        let mistakes = found
            .exact_decisions()
            .filter(|(.., it)| it.is_mistake())
            .count();
        for locale in Locale::ALL {
            let screen = analysis(locale, &info, &found);
            limits::check(&screen);
            let file = screen.attachment.expect("there is a file").text;
            assert_eq!(file, analysis_text(locale, &info, &found));
            let (line, kept) = match locale {
                Locale::English => ("Line ", "would have kept it"),
                Locale::German => ("Zeile ", "hätte gereicht"),
            };
            assert_eq!(file.matches(kept).count(), mistakes);
            let lines = file.lines().filter(|it| it.starts_with(line)).count();
            assert_eq!(lines, found.decisions.len());
            limits::check(&analysis_progress(locale, &info, 7, 60));
        }
    }
}

#[test]
fn better_action_differs_and_has_higher_chance() {
    let (mut with_better, mut without) = (0, 0);
    for (setup, seed) in setups().iter().zip(0..) {
        let file = analysis_text(Locale::English, &match_info(setup), &analysed(setup, seed));
        let lines = file.lines().filter(|it| it.starts_with("Line "));
        for line in lines {
            let Some((before, better)) = line.split_once(". Better: ") else {
                without += 1;
                continue;
            };
            let (better, best) = better.rsplit_once(", ").expect("a chance");
            let (action, chosen) = before.rsplit_once(": ").expect("a chance");
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

#[test]
fn mistakes_name_replay_action_and_record_line() {
    let mut mistakes = 0;
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let text = analysis_text(Locale::English, &match_info(setup), &found);
        for line in text.lines().filter_map(|it| it.strip_prefix("Action ")) {
            let (number, line) = line.split_once(" (line ").expect("a line number");
            let (line, _) = line.split_once("), ").expect("a player");
            let [number, line]: [usize; 2] = [number, line].map(|it| it.parse().unwrap());
            let decision = &found.decisions[number - 1];
            assert_eq!(decision.line, line);
            let is_mistake = decision.estimate().is_some_and(Estimate::is_clear_mistake);
            assert!(is_mistake);
            mistakes += 1;
        }
    }
    assert!(mistakes > 0);
}
