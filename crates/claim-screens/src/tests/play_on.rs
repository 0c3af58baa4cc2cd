//! Tests of playing on from a position of a finished match.

use claim_ai::bots::random_action;
use claim_rules::cards::Seat;
use claim_rules::record::{Header, Line, Replay};
use claim_rules::{Action, GameKind, Options, Setup, View};
use claim_table::locale::Locale;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits::{self, presses};
use super::walk::{languages, match_info, setups, walk};
use crate::{FinishedPress, PlayOnChoices, PlayOnStep, Press, Shareable, play_on};

#[test]
fn every_action_can_be_played_on_with_its_code() {
    let mut private = 0;
    let mut languages = languages();
    let before: PlayOnChoices = "Ab".parse().expect("choices");
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
                choices: &before,
                chosen: "",
                seat: to_act.unwrap_or(Seat::First),
                views: &views,
                plays: &plays,
                winners: winners.as_deref(),
            };
            let locale = languages.next().expect("endless");
            limits::check(&play_on(locale, &info, &step));
            let Some(seat) = to_act else {
                break;
            };
            if let [.., (player, _, action)] = plays[..]
                && player != seat
                && ["keep ", "take top"]
                    .iter()
                    .any(|it| action.to_string().starts_with(it))
            {
                let last = |plays| play_on(Locale::En, &info, &PlayOnStep { plays, ..step });
                assert_eq!(last(&plays[plays.len() - 1..]), last(&[]), "{action}");
                private += 1;
            }
            let view = &views[seat.index()];
            check_choices(&play_on(Locale::En, &info, &step), view, &before);
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
                    choices: &PlayOnChoices::default(),
                    chosen: "",
                    seat,
                    views: &views,
                    plays: &plays,
                    winners: None,
                };
                limits::check(&play_on(Locale::En, &info, &step));
                removals += 1;
            }
        });
    }
    assert!(removals > 0, "a Gnome is removed");
}

#[test]
fn other_texts_are_no_choices() {
    for text in ["é", "A", "B", "bA", "a b", &"_".repeat(45)] {
        let parsed: Result<PlayOnChoices, _> = text.parse();
        assert!(parsed.is_err(), "{text}");
    }
    assert_eq!("".parse(), Ok(PlayOnChoices::default()));
}

/// A person who plays on from the beginning of a match gets to its end in nearly all of them.
#[test]
fn choices_of_a_whole_match_have_room() {
    let (mut all, mut without_room) = (0, 0);
    for (setup, seed) in setups().iter().zip(0..) {
        let mut choices = PlayOnChoices::default();
        let mut has_room = true;
        walk(setup, seed, |state| {
            let Some(seat) = state.to_act().filter(|&seat| seat == Seat::First) else {
                return;
            };
            let view = state.view(seat);
            let legal = state.legal_actions();
            if legal.len() > 1 {
                has_room &= choices.has_room(&view);
                choices = choices.with(&view, legal[0]).unwrap_or_default();
            }
        });
        all += 1;
        without_room += u32::from(!has_room);
    }
    assert!(10 * without_room <= all, "{without_room} of {all}");
}

/// Each action can be chosen, and what can be pressed leads on or back.
fn check_choices(screen: &crate::Screen, view: &View, before: &PlayOnChoices) {
    for action in view.legal_actions() {
        let one = before.with(view, action).expect("it is legal");
        let two = one.with(view, action).expect("it is legal");
        let found = two.choice_at(before.end(), view);
        assert_eq!(found, Some((action, one.end())));
        assert!(two.continues(&one) && one.continues(before));
        assert_eq!(two.to_string().parse(), Ok(two));
    }
    let mut on = 0;
    for press in presses(screen) {
        match press {
            Press::Finished(FinishedPress::PlayOn {
                actions: 3,
                choices,
                chosen,
                ..
            }) => {
                assert!(choices.continues(before) && chosen.len() <= 26, "{chosen}");
                on += 1;
            }
            Press::Shareable(Shareable::Replay { actions: 3, .. }) => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(on > 0);
}
