//! The screens of analyses.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::limits;
use super::walk::{caption, setups};
use crate::analysis::Analysis;
use crate::i18n::Locale;
use crate::record::{Ending, Header, Line, Replay};
use crate::rules::Setup;
use crate::ui::{analysing, analysis, analysis_text};

/// A random match, analysed.
fn analysed(setup: &Setup, seed: u64) -> Analysis {
    let mut rng = StdRng::seed_from_u64(seed);
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    lines.extend(replay.settle(&mut rng));
    while let Some(seat) = replay.state().to_act() {
        let action = crate::bots::random(&replay.state().view(seat), &mut rng);
        let line = Line::Action {
            seat,
            action: action.expect("it is its turn"),
            legal: None,
        };
        replay.step(&line).expect("it is legal");
        lines.push(line);
        lines.extend(replay.settle(&mut rng));
    }
    let played = replay.state().played().expect("the match is over");
    lines.push(Line::Result {
        ending: Ending::Played(played),
        secret: None,
    });
    let record: String = lines.iter().map(|line| line.to_json() + "\n").collect();
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
