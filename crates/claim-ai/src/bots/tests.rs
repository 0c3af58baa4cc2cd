//! Tests of the bots on whole matches.

use std::cell::Cell;

use claim_rules::cards::{Card, Seat};
use claim_rules::claim::{self, Source};
use claim_rules::claim_it::{Awaiting, TurnEnd};
use claim_rules::record::{Header, Line, Replay};
use claim_rules::{Action, GameKind, Options, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::solver::Solver;
use super::*;
use crate::play::{PlayOptions, play_match};
use crate::{Level, Temperament};

fn claim() -> Setup {
    Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two")
}

/// A match of Claim in which the first action is awaited.
fn dealt(rng: &mut ChaCha20Rng) -> Replay {
    let mut replay = Replay::new(Header::new(claim()));
    replay.draw_chance(rng);
    replay
}

/// As much time as the function gives.
fn timed(has_time: &dyn Fn() -> bool) -> TimeBudget<'_> {
    TimeBudget::While {
        has_time,
        max_iterations: MAX_ITERATIONS,
    }
}

/// The winners of a match between these bots, seat by seat. They search a few iterations only.
fn winners(setup: &Setup, bots: &[Bot], rng: &mut ChaCha20Rng) -> Vec<Seat> {
    let mut replay = Replay::new(Header::new(setup.clone()));
    let solver = Solver::default();
    let policy = |view: &claim_rules::View, rng: &mut ChaCha20Rng| {
        let asked = Cell::new(0);
        let has_time = || asked.replace(asked.get() + 1) < 3;
        bots[view.seat().index()].act(view, timed(&has_time), &solver, rng)
    };
    play_out(&mut replay, rng, policy)
}

/// Plays a match to its end, and returns the winners.
fn play_out(
    replay: &mut Replay,
    rng: &mut ChaCha20Rng,
    policy: impl FnMut(&claim_rules::View, &mut ChaCha20Rng) -> Option<Action>,
) -> Vec<Seat> {
    play_match(replay, PlayOptions::default(), rng, policy, |_| ())
        .expect("bots act legally")
        .winners
}

#[test]
fn random_bot_takes_every_legal_action_and_none_out_of_turn() {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    let replay = dealt(&mut rng);
    let state = replay.state();
    let seat = state.to_act().expect("a seat leads");
    let mut untaken = state.legal_actions();
    for _ in 0..1_000 {
        let action = random_action(&state.view(seat), &mut rng).expect("the seat is to act");
        untaken.retain(|&other| other != action);
    }
    assert_eq!(untaken, []);
    assert_eq!(random_action(&state.view(seat.next(2)), &mut rng), None);
}

#[test]
fn search_bot_plays_every_game() {
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    for &kind in GameKind::ALL {
        let players = *kind.players().end();
        let setup = Setup::random(kind, players, &Options::default(), &mut rng);
        let setup = setup.expect("the game allows that many players");
        let mut bots = vec![Bot::Random; players.into()];
        bots[0] = Bot::Level(Level::Medium);
        assert!(!winners(&setup, &bots, &mut rng).is_empty());
    }
}

#[test]
fn search_bot_beats_random_bot() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let bots = [Bot::Level(Level::Medium), Bot::Random];
    let won = (0..20).filter(|_| winners(&claim(), &bots, &mut rng) == [Seat::First]);
    // Equal bots would win 15 or more of 20 matches once in fifty runs.
    assert!(won.count() >= 15);
}

#[test]
fn scripted_beginner_beats_random_bot() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let bots = [Bot::Beginner, Bot::Random];
    let won = (0..40).filter(|_| winners(&claim(), &bots, &mut rng) == [Seat::First]);
    // Equal bots would win 28 or more of 40 matches once in a hundred runs.
    assert!(won.count() >= 28);
}

#[test]
fn scripted_beginner_takes_the_highest_card_and_removes_gnomes() {
    let mut rng = ChaCha20Rng::seed_from_u64(6);
    let (mut chosen, mut removed) = ([0, 0], 0);
    for _ in 0..20 {
        let setup = Setup::random(GameKind::ClaimMix, 3, &Options::default(), &mut rng);
        let mut replay = Replay::new(Header::new(setup.expect("three can play")));
        let policy = |view: &claim_rules::View, rng: &mut ChaCha20Rng| {
            let bot = Bot::Beginner;
            let action = bot.act(view, TimeBudget::FixedIterations, &Solver::default(), rng);
            let claim_rules::View::Claim(view) = view else {
                return action;
            };
            let value = |source| match source {
                Source::Middle1 => view.public.middle[0].map(Card::value),
                Source::Middle2 => view.public.middle[1].map(Card::value),
                Source::Top => view.own.peeked.map(Card::value),
            };
            let legal = view.legal_actions().into_iter();
            match action {
                Some(Action::Claim(claim::Action::Take(source))) => {
                    let takes = legal.filter_map(|it| match it {
                        claim::Action::Take(source) => Some(value(source)),
                        _ => None,
                    });
                    assert_eq!(takes.max(), Some(value(source)));
                    chosen[usize::from(source == Source::Middle1)] += 1;
                }
                Some(Action::Claim(claim::Action::Remove(seat))) => {
                    assert!(seat.is_some());
                    removed += 1;
                }
                _ => {}
            }
            action
        };
        play_out(&mut replay, &mut rng, policy);
    }
    assert!(
        chosen[0] > 0 && chosen[1] > 0 && removed > 0,
        "{chosen:?} {removed}"
    );
}

#[test]
fn search_bot_does_not_act_out_of_turn() {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    let replay = dealt(&mut rng);
    let seat = replay.state().to_act().expect("a seat leads");
    let waiting = replay.state().view(seat.next(2));
    let bot = Bot::Level(Level::Medium);
    assert_eq!(
        bot.act(
            &waiting,
            TimeBudget::FixedIterations,
            &Solver::default(),
            &mut rng
        ),
        None
    );
}

/// The action of a bot that may ask for time so often, and so searches a fixed number of iterations.
fn limited_action(bot: Bot, view: &claim_rules::View, solver: &Solver) -> Option<Action> {
    let asked = Cell::new(0);
    let has_time = || {
        asked.set(asked.get() + 1);
        asked.get() <= 12
    };
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    bot.act(view, timed(&has_time), solver, &mut rng)
}

#[test]
fn seat_that_cannot_win_plays_as_if_all_could() {
    let mut rng = ChaCha20Rng::seed_from_u64(12);
    let (solver, has_time) = (Solver::default(), || true);
    let setup = Setup::random(GameKind::ClaimIt, 3, &Options::default(), &mut rng);
    let mut replay = Replay::new(Header::new(setup.expect("the game is for three")));
    let mut compared = 0;
    let policy = |view: &claim_rules::View, rng: &mut ChaCha20Rng| {
        if compared < 60 && view.legal_actions().len() > 1 {
            let others = Seat::of(3).filter(|&it| it != view.seat()).collect();
            for level in [Level::Medium, Level::Hard] {
                let act = |contenders| {
                    let budget = TimeBudget::While {
                        has_time: &has_time,
                        max_iterations: 100,
                    };
                    let mut rng = ChaCha20Rng::seed_from_u64(5);
                    Bot::Level(level).act_among(view, contenders, budget, &solver, &mut rng)
                };
                assert_eq!(act(Some(others)), act(None));
            }
            compared += 1;
        }
        random_action(view, rng)
    };
    play_out(&mut replay, &mut rng, policy);
    assert_eq!(compared, 60);
}

#[test]
fn bold_bot_is_at_least_as_daring_as_a_careful_one() {
    let mut rng = ChaCha20Rng::seed_from_u64(13);
    let solver = Solver::default();
    let daring = |action: Action| match action {
        Action::Claim(claim::Action::Play(card)) => card.value(),
        Action::ClaimIt(claim_rules::claim_it::Action::Roll) => 1,
        _ => 0,
    };
    for kind in [GameKind::Claim, GameKind::ClaimIt] {
        let setup = Setup::random(kind, 2, &Options::default(), &mut rng);
        let mut replay = Replay::new(Header::new(setup.expect("every game is for two")));
        let mut differences = 0;
        let policy = |view: &claim_rules::View, rng: &mut ChaCha20Rng| {
            let act = |temperament| {
                let bot = Bot::Character(Level::Medium, temperament);
                limited_action(bot, view, &solver)
            };
            let [bold, careful, playful] = Temperament::ALL else {
                panic!("there are three temperaments");
            };
            let (bold, careful) = (act(*bold)?, act(*careful)?);
            assert!(daring(bold) >= daring(careful), "{bold:?} and {careful:?}");
            differences += usize::from(bold != careful);
            let legal = view.legal_actions();
            assert!(act(*playful).is_some_and(|it| legal.contains(&it)));
            random_action(view, rng)
        };
        play_out(&mut replay, &mut rng, policy);
        assert!(differences > 0, "{kind:?}");
    }
}

/// The share of turns of Claim It that come to nothing if the bot plays all seats.
fn bust_share(bot: Bot, players: u8, matches: u64) -> f64 {
    let (mut turns, mut busts) = (0.0, 0.0);
    for number in 0..matches {
        let mut rng = ChaCha20Rng::seed_from_u64(number);
        let setup = Setup::random(GameKind::ClaimIt, players, &Options::default(), &mut rng);
        let mut replay = Replay::new(Header::new(setup.expect("that many can play")));
        let policy = |view: &claim_rules::View, rng: &mut ChaCha20Rng| {
            if let claim_rules::View::ClaimIt(view) = view
                && let Awaiting::Roll { .. } = view.public.awaiting
                && let Some(last) = view.public.last_turn
            {
                turns += 1.0;
                busts += f64::from(u8::from(matches!(last.end, TurnEnd::Bust(_))));
            }
            bot.act(view, TimeBudget::FixedIterations, &Solver::default(), rng)
        };
        play_out(&mut replay, &mut rng, policy);
    }
    busts / turns
}

#[test]
fn scripted_bots_of_claim_it_bust_at_most_every_third_turn() {
    for bot in [Bot::Beginner, Bot::Level(Level::Easy)] {
        for players in GameKind::ClaimIt.players() {
            let share = bust_share(bot, players, 10);
            assert!(share < 1.0 / 3.0, "{bot} of {players}: {share}");
        }
    }
}

#[test]
fn what_a_bot_cannot_see_does_not_change_its_choice() {
    let mut rng = ChaCha20Rng::seed_from_u64(11);
    let solver = Solver::default();
    let mut bots = vec![Bot::Random, Bot::Beginner];
    bots.extend(Level::ALL.iter().map(|&level| Bot::Level(level)));
    let temperaments = Temperament::ALL.iter();
    bots.extend(temperaments.map(|&it| Bot::Character(Level::Medium, it)));
    for &kind in GameKind::ALL {
        let mut changed = 0;
        for players in kind.players() {
            let setup = Setup::random(kind, players, &Options::default(), &mut rng);
            let mut replay = Replay::new(Header::new(setup.expect("that many can play")));
            // To the end of the match, except for the longest.
            for played in 0..120 {
                replay.draw_chance(&mut rng);
                let state = replay.state();
                let Some(seat) = state.to_act() else { break };
                let view = state.view(seat);
                if played % 25 == 3 {
                    let other = view.sample(&mut rng);
                    assert_eq!(other.view(seat), view);
                    changed += usize::from(other != *state);
                    for &bot in &bots {
                        let [one, same] = [&view, &other.view(seat)]
                            .map(|view| limited_action(bot, view, &solver));
                        assert!(one.is_some());
                        assert_eq!(one, same, "{bot}");
                    }
                }
                let action = random_action(&view, &mut rng).expect("the seat is to act");
                let line = Line::Action {
                    seat,
                    action,
                    legal: None,
                };
                replay.step(&line).expect("the action is legal");
            }
        }
        // Claim It hides nothing.
        assert_eq!(changed > 0, kind != GameKind::ClaimIt, "{kind:?}");
    }
}

#[test]
fn bot_names_read_back() {
    for name in [
        "random",
        "beginner",
        "easy",
        "medium",
        "hard",
        "hard:bold",
        "search:10000",
    ] {
        assert_eq!(
            name.parse::<Bot>().map(|bot| bot.to_string()),
            Ok(name.to_owned())
        );
    }
    for name in ["Random", "search", "search:", "search:0", "search:1000001"] {
        assert_eq!(name.parse::<Bot>(), Err(ParseBotError), "{name}");
    }
}
