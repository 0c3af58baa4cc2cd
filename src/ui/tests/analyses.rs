//! The screens of analyses.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits;
use super::walk::{caption, setups};
use crate::analysis::Analysis;
use crate::analysis::tests::match_of;
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
