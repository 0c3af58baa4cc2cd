//! Why another move would have been better: what is told is what happens if it is played.

use std::collections::BTreeSet;

use claim_ai::Level;
use claim_ai::analysis::{Analysis, DEFAULT_ITERATIONS};
use claim_ai::bots::solver::Solver;
use claim_ai::bots::{Bot, TimeBudget};
use claim_rules::cards::{Faction, Seat};
use claim_rules::{Action, GameKind, State, View, claim, kingdoms};
use claim_table::locale::Locale;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt as _, SeedableRng};

use super::analyses::record;
use super::walk::{setups, walk};
use crate::games::contract;
use crate::i18n::Translate;
use crate::test_factor::match_count;
use crate::text::words;

/// What is told about an action in comparison with another one.
fn told(view: &View, action: Action, better: Action) -> String {
    let reason = contract::reason(Locale::En, view, action, better);
    reason.map_or_else(String::new, |it| Locale::En.say(&it))
}

/// Calls `check` with all pairs of legal actions in random matches of a game.
fn pairs(kind: GameKind, mut check: impl FnMut(&State, &View, [Action; 2])) {
    let setups = setups();
    for (setup, seed) in setups.iter().filter(|it| it.kind() == kind).zip(0..) {
        walk(setup, seed, |state| {
            let Some(seat) = state.to_act() else {
                return;
            };
            let view = state.view(seat);
            let legal = view.legal_actions();
            for &action in &legal {
                for &better in &legal {
                    check(state, &view, [action, better]);
                }
            }
        });
    }
}

/// Calls `check` with all pairs of legal actions in random matches of the trick-taking games, and what is told of them.
fn trick_pairs(mut check: impl FnMut(&State, &claim::View, [Action; 2], &str)) {
    for kind in [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix] {
        pairs(kind, |state, view, actions| {
            let View::Claim(view_of_tricks) = view else {
                panic!("a trick-taking game");
            };
            let reason = told(view, actions[0], actions[1]);
            check(state, view_of_tricks, actions, &reason);
        });
    }
}

#[test]
fn trick_is_won_or_lost_as_the_reason_tells() {
    let mut told_of = [0; 6];
    trick_pairs(|state, view, [action, better], reason| {
        let (number, expected) = match reason {
            "a lower card wins this trick as well" => (0, [true, true]),
            "a lower card loses this trick as well" => (1, [false, false]),
            "this trick could be won" => (2, [false, true]),
            "this trick was better lost" => (3, [true, false]),
            "the cards on the table could be beaten" => (4, [false, true]),
            "the cards on the table were better not beaten" => (5, [true, false]),
            _ => return,
        };
        let is_best = [action, better].map(|it| ranks_first(state, view.seat, it));
        assert_eq!(is_best, expected, "{reason}: {action}, {better}");
        let is_last =
            view.public.trick.cards().len() + 1 == usize::from(view.public.setup.players());
        // What is told of the whole trick is certain.
        assert!(is_last || [1, 4, 5].contains(&number), "{reason}");
        told_of[number] += 1;
    });
    assert!(told_of.iter().all(|&it| it > 20), "{told_of:?}");
}

/// Whether a seat has the best card of the trick once it has played.
fn ranks_first(state: &State, seat: Seat, action: Action) -> bool {
    let mut state = state.clone();
    state.play(action).expect("it is legal");
    let View::Claim(view) = state.view(seat) else {
        panic!("a trick-taking game");
    };
    // It lies on the table while its winner still has to choose.
    let lying = view.public.trick;
    let trick = match view.public.last {
        Some(last) if lying.cards().is_empty() => last.trick,
        _ => lying,
    };
    trick.ranking()[0] == Some(seat)
}

/// The cards that beat it are those with which the next player wins in some deal that the player must think possible.
#[test]
fn as_many_cards_may_beat_a_card_as_the_reason_tells() {
    let mut rng = ChaCha20Rng::seed_from_u64(8);
    let mut count = 0;
    trick_pairs(|_, view, actions, reason| {
        let Some(counts) = reason.strip_prefix("others may have ") else {
            return;
        };
        // Many pairs have the same cards.
        if view.public.setup.players() > 2 || count > 40 || rng.random_bool(0.7) {
            return;
        }
        let (cards, others) = counts.split_once(", and ").expect("two counts");
        let number = |text: &str| match text.split(' ').next() {
            Some("no" | "none") => 0,
            Some(digits) => digits.parse::<usize>().expect("a number"),
            None => panic!("{reason}"),
        };
        for (told, action) in [(number(cards), actions[0]), (number(others), actions[1])] {
            let mut beating = BTreeSet::new();
            for sample in 0..20_000 {
                if sample > 100 && beating.len() >= told {
                    break;
                }
                let mut after = View::Claim(Box::new(*view)).sample(&mut rng);
                after.play(action).expect("it is legal");
                let next = after.to_act().expect("it is not the last card");
                let replies = after.view(next).legal_actions();
                let beats = |it: &Action| ranks_first(&after, next, *it);
                let replies = replies.into_iter().filter(beats);
                beating.extend(replies.map(|it| it.to_string()));
            }
            // Small hands are not likely to have had each of them.
            let is_complete = view.public.hand_size[view.seat.next(2)] > 3;
            assert!(beating.len() <= told, "{reason}: {action}, {beating:?}");
            assert!(
                !is_complete || beating.len() == told,
                "{reason}: {action}, {beating:?}"
            );
        }
        count += 1;
    });
    assert!(count > 40, "{count}");
}

#[test]
fn card_to_take_is_higher_as_the_reason_tells() {
    let mut count = 0;
    trick_pairs(|_, view, actions, reason| {
        let Some(values) = reason.strip_prefix("its value is ") else {
            return;
        };
        let (value, other) = values
            .split_once(", that of the better card ")
            .expect("two");
        let told = [value, other].map(|it| it.parse::<u8>().expect("a number"));
        let [middle_1, middle_2] = view.public.middle;
        let cards = actions.map(|action| match action {
            Action::Claim(claim::Action::Take(claim::Source::Middle1)) => middle_1,
            Action::Claim(claim::Action::Take(claim::Source::Middle2)) => middle_2,
            _ => view.own.peeked,
        });
        assert_eq!(cards.map(|it| it.expect("it is known").value()), told);
        assert!(told[1] > told[0], "{reason}");
        count += 1;
    });
    assert!(count > 20, "{count}");
}

#[test]
fn points_of_kingdoms_are_scored_as_the_reason_tells() {
    let mut count = 0;
    pairs(GameKind::Kingdoms, |state, view, [action, better]| {
        let reason = told(view, action, better);
        let Some((scored, possible)) = reason.split_once(" at once, and ") else {
            return;
        };
        let number = |text: &str| -> u16 {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            digits.parse().unwrap_or(0)
        };
        for (told, action) in [(scored, action), (possible, better)] {
            assert_eq!(
                points_at_once(state, view.seat(), action),
                number(told),
                "{reason}: {action}"
            );
        }
        count += 1;
    });
    assert!(count > 100, "{count}");
}

/// A power that was used shows at once who leads in a faction.
#[test]
fn lead_in_a_faction_changes_as_the_reason_tells() {
    let mut told_of = [0; 4];
    pairs(GameKind::Kingdoms, |state, view, [action, better]| {
        // A copied power is used after its choice.
        let shows = |action| match action {
            Action::Kingdoms(kingdoms::Action::Power(power)) => {
                !matches!(power, kingdoms::Power::Copy(_))
            }
            _ => false,
        };
        if !shows(action) || !shows(better) {
            return;
        }
        let reason = told(view, action, better);
        let phrases = [
            ("the lead in ", " could be taken"),
            ("it gives up the lead in ", ""),
            ("the opponent’s lead in ", " could be ended"),
            ("it gives the opponent the lead in ", ""),
        ];
        let mut parts = (0..).zip(phrases).filter_map(|(number, (start, end))| {
            let faction = reason.strip_prefix(start)?.strip_suffix(end)?;
            Some((number, faction))
        });
        let Some((number, name)): Option<(usize, _)> = parts.next() else {
            return;
        };
        let (own, opponent) = (view.seat(), view.seat().next(2));
        let leaders = [None, Some(action), Some(better)].map(|action| {
            let mut state = state.clone();
            if let Some(action) = action {
                state.play(action).expect("it is legal");
            }
            let View::Kingdoms(view) = state.view(own) else {
                panic!("Claim Kingdoms");
            };
            let mut factions = view.public.setup.factions().iter().copied();
            let is_told = |&it: &Faction| words::faction_many(Locale::En, it) == name;
            let faction = factions.find(is_told).expect("a faction of the match");
            view.public.controller(faction)
        });
        let [now, after, other] = leaders;
        let is_right = match number {
            0 => now != Some(own) && after != Some(own) && other == Some(own),
            1 => now == Some(own) && after != Some(own) && other == Some(own),
            2 => now == Some(opponent) && after == Some(opponent) && other != Some(opponent),
            _ => now != Some(opponent) && after == Some(opponent) && other != Some(opponent),
        };
        assert!(is_right, "{reason}: {action}, {better}: {leaders:?}");
        told_of[number] += 1;
    });
    assert!(told_of.iter().all(|&it| it > 0), "{told_of:?}");
}

/// The points that a seat scores by an action and the use of its power with which it would be furthest ahead.
fn points_at_once(state: &State, seat: Seat, action: Action) -> u16 {
    let public = |state: &State| match state.view(seat) {
        View::Kingdoms(view) => view.public,
        _ => panic!("Claim Kingdoms"),
    };
    let mut reached = vec![state.clone()];
    let mut ends = Vec::new();
    let mut action = Some(action);
    while let Some(state) = reached.pop() {
        let powers = state.view(seat).legal_actions().into_iter();
        let powers = powers.filter(|it| matches!(it, Action::Kingdoms(kingdoms::Action::Power(_))));
        let next: Vec<_> = action
            .take()
            .map_or_else(|| powers.collect(), |it| vec![it]);
        if next.is_empty() {
            ends.push(public(&state));
        }
        for action in next {
            let mut after = state.clone();
            after.play(action).expect("it is legal");
            reached.push(after);
        }
    }
    let ahead = |it: &kingdoms::PublicView| {
        let points = it.score().points;
        (
            i32::from(points[seat]) - i32::from(points[seat.next(2)]),
            it.points[seat],
        )
    };
    let best = ends.into_iter().map(|it| ahead(&it)).max();
    best.expect("a turn goes on").1 - public(state).points[seat]
}

#[test]
fn card_on_display_scores_as_the_reason_tells() {
    let mut count = 0;
    pairs(GameKind::Kingdoms, |_, view, [action, better]| {
        let reason = told(view, action, better);
        let Some(points) = reason.strip_prefix("a card on display could score ") else {
            return;
        };
        let View::Kingdoms(view) = view else {
            panic!("Claim Kingdoms");
        };
        let [now, more] = [action, better].map(|action| {
            let Action::Kingdoms(kingdoms::Action::Draw(source)) = action else {
                panic!("{reason}");
            };
            let board = &view.public.board;
            match view.public.displayed(source) {
                Some(Faction::Goblin) => 1 + board.figures_on(Faction::Goblin)[view.seat],
                Some(Faction::Gnome) => 1,
                Some(card) => board.max_points(card),
                None => 0,
            }
        });
        assert!(
            points.starts_with(&format!("{more} ")) && more > now,
            "{reason}"
        );
        count += 1;
    });
    assert!(count > 20, "{count}");
}

#[test]
fn no_reason_is_given_for_an_action_against_itself() {
    for &kind in GameKind::ALL {
        pairs(kind, |_, view, [action, better]| {
            if action == better {
                assert_eq!(told(view, action, better), "");
            }
        });
    }
}

/// The share of their mistakes that players are told a reason for.
#[test]
fn most_mistakes_of_bots_have_a_reason() {
    let solver = Solver::default();
    let (mut mistakes, mut explained) = (0, 0);
    for (setup, number) in setups().iter().zip(0..) {
        // What differs in Claim It is up to the dice.
        if setup.kind() == GameKind::ClaimIt {
            continue;
        }
        for seed in (0..).take(match_count(3)) {
            let mut rng = ChaCha20Rng::seed_from_u64(1_000 * number + seed);
            let bot = Bot::Level(Level::Easy);
            let policy = |view: &View, rng: &mut ChaCha20Rng| {
                bot.act(view, TimeBudget::FixedIterations, &solver, rng)
            };
            let record = record(setup, &mut rng, policy);
            let analysis =
                Analysis::from_record(&record, DEFAULT_ITERATIONS, &solver, &mut rng, |_, _| ());
            for decision in analysis.expect("the record is right").decisions {
                let estimate = decision.estimate().filter(|_| decision.is_mistake());
                let Some(estimate) = estimate else {
                    continue;
                };
                mistakes += 1;
                let reason = told(&decision.view, decision.action, estimate.best.0);
                explained += usize::from(!reason.is_empty());
            }
        }
    }
    assert!(mistakes > 20, "{mistakes}");
    assert!(4 * explained > 3 * mistakes, "{explained} of {mistakes}");
}
