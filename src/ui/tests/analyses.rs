//! The screens of analyses.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits;
use super::walk::{caption, setups};
use crate::analysis::tests::match_of;
use crate::analysis::{Analysis, Estimate};
use crate::bots;
use crate::i18n::Locale;
use crate::rules::Setup;
use crate::ui::{analysing, analysis, analysis_text};

/// A random match, analysed.
fn analysed(setup: &Setup, seed: u64) -> Analysis {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let (record, _) = match_of(setup, &mut rng, bots::random);
    Analysis::of(&record, 30, &mut rng, |_, _| ()).expect("the record is right")
}

#[test]
fn analyses_of_every_game_keep_within_the_limits_and_leave_nothing_out() {
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let caption = caption(setup);
        let mistakes = found.exact().filter(|(.., it)| it.is_mistake()).count();
        for locale in Locale::ALL {
            let screen = analysis(locale, &caption, &found);
            limits::check(&screen);
            let file = screen.attachment.expect("there is a file").text;
            assert_eq!(file, analysis_text(locale, &caption, &found));
            let (line, held) = match locale {
                Locale::English => ("Line ", "would have held"),
                Locale::German => ("Zeile ", "hätte gehalten"),
            };
            assert_eq!(file.matches(held).count(), mistakes);
            let lines = file.lines().filter(|it| it.starts_with(line)).count();
            assert_eq!(lines, found.decisions.len());
            limits::check(&analysing(locale, &caption, 7, 60));
        }
    }
}

#[test]
fn what_is_called_better_is_another_action_and_promised_more() {
    let (mut told, mut untold) = (0, 0);
    for (setup, seed) in setups().iter().zip(0..) {
        let file = analysis_text(Locale::English, &caption(setup), &analysed(setup, seed));
        let lines = file.lines().filter(|it| it.starts_with("Line "));
        for line in lines {
            let Some((before, better)) = line.split_once(". Most promising: ") else {
                untold += 1;
                continue;
            };
            let (better, best) = better.rsplit_once(", ").expect("what it promised");
            let (action, chosen) = before.rsplit_once(": ").expect("what the other promised");
            assert!(!action.ends_with(&format!(": {better}")), "{line}");
            let percent = |chance: &str| -> u8 {
                let (share, _) = chance.split_once(" %").expect("a share");
                share.parse().expect("a number")
            };
            assert!(percent(best) > percent(chosen), "{line}");
            told += 1;
        }
    }
    assert!(told > 0 && untold > 0, "{told}, {untold}");
}

#[test]
fn doubtful_choices_say_where_they_are_in_replay_and_record() {
    let mut told = 0;
    for (setup, seed) in setups().iter().zip(0..) {
        let found = analysed(setup, seed);
        let text = analysis_text(Locale::English, &caption(setup), &found);
        for line in text.lines().filter_map(|it| it.strip_prefix("Action ")) {
            let (number, line) = line.split_once(" (line ").expect("the line");
            let (line, _) = line.split_once("), ").expect("who");
            let [number, line]: [usize; 2] = [number, line].map(|it| it.parse().unwrap());
            let decision = &found.decisions[number - 1];
            assert_eq!(decision.line, line);
            let is_doubtful = decision.estimate().is_some_and(Estimate::is_clear_mistake);
            assert!(is_doubtful);
            told += 1;
        }
    }
    assert!(told > 0);
}
