//! Tests of playing on from a position of a finished match.

use claim_rules::cards::Seat;
use claim_rules::record::{Header, Line, Replay};
use claim_rules::{Action, GameKind, Options, Setup, View};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits::{self, presses};
use super::walk::{match_info, setups, walk};
use crate::i18n::Locale;
use crate::ui::{PlayOnStep, Press, choice_code, coded_choice, play_on};
use claim_ai::bots::random_action;

#[test]
fn every_action_can_be_played_on_with_its_code() {
    let mut private = 0;
    for (setup, seed) in setups().iter().zip(0..) {
        let info = match_info(setup);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut replay = Replay::new(Header::new(setup.clone()));
        let mut plays: Vec<(Seat, View, Action)> = Vec::new();
        loop {
            replay.draw_chance(&mut rng);
            let views: Vec<_> = Seat::of(setup.players())
                .map(|it| replay.state().view(it))
                .collect();
            let winners = replay.state().outcome().map(|it| it.winners);
            let to_act = replay.state().to_act();
            let step = PlayOnStep {
                begin: 3,
                choices: "Ab",
                chosen: "",
                seat: to_act.unwrap_or(Seat::First),
                views: &views,
                plays: &plays,
                winners: winners.as_deref(),
            };
            for locale in Locale::ALL {
                limits::check(&play_on(locale, &info, &step));
            }
            let Some(seat) = to_act else {
                break;
            };
            if let [.., (player, _, action)] = plays[..]
                && player != seat
                && ["keep ", "take top"]
                    .iter()
                    .any(|it| action.to_string().starts_with(it))
            {
                let last = |plays| play_on(Locale::English, &info, &PlayOnStep { plays, ..step });
                assert_eq!(last(&plays[plays.len() - 1..]), last(&[]), "{action}");
                private += 1;
            }
            let view = &views[seat.index()];
            check_choices(&play_on(Locale::English, &info, &step), view);
            let action = random_action(view, &mut rng).expect("a seat is to act");
            plays.push((seat, view.clone(), action));
            let line = Line::Action {
                seat,
                action,
                legal: None,
            };
            replay.step(&line).expect("it is legal");
        }
    }
    assert!(
        private > 0,
        "others keep cards and take from the draw pile unseen"
    );
}

/// Only with three players, Giants let a player choose from whom to take a Gnome.
#[test]
fn names_in_plays_cannot_become_markup() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut removals = 0;
    for seed in 0..8 {
        let options = Options::default();
        let setup = Setup::random(GameKind::ClaimMix, 3, &options, &mut rng).unwrap();
        let info = match_info(&setup);
        walk(&setup, seed, |state| {
            let Some(seat) = state.to_act() else {
                return;
            };
            let views: Vec<_> = Seat::of(3).map(|it| state.view(it)).collect();
            for action in state.legal_actions() {
                if !action.to_string().starts_with("remove") {
                    continue;
                }
                let plays = [(seat, state.view(seat), action)];
                let step = PlayOnStep {
                    begin: 3,
                    choices: "A",
                    chosen: "",
                    seat,
                    views: &views,
                    plays: &plays,
                    winners: None,
                };
                limits::check(&play_on(Locale::English, &info, &step));
                removals += 1;
            }
        });
    }
    assert!(removals > 0, "a Gnome is removed");
}

/// Each action has a code, and what can be pressed leads on or back.
fn check_choices(screen: &crate::ui::Screen, view: &View) {
    for action in view.legal_actions() {
        let code = choice_code(view, action).expect("it is legal");
        let longer = format!("{code}_A");
        assert_eq!(coded_choice(view, &longer), Some((action, "_A")));
    }
    assert_eq!(coded_choice(view, ""), None);
    assert_eq!(coded_choice(view, "é"), None);
    let mut on = 0;
    for press in presses(screen) {
        match press {
            Press::PlayOn {
                actions: 3,
                choices,
                chosen,
                ..
            } => {
                assert!(choices.starts_with("Ab") && chosen.len() <= 26, "{chosen}");
                on += 1;
            }
            Press::Replay { actions: 3, .. } => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(on > 0);
}
