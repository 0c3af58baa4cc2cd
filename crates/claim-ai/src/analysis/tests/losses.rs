//! How much players of different strength lose, and what that says about the result.

use claim_rules::record::Ending;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::*;
use crate::Level;
use crate::bots::solver::Limits;

/// The mean loss of all estimated decisions in matches of a bot against itself.
fn mean_loss(kind: GameKind, bot: Bot, matches: u64) -> f32 {
    let losses_of = |number| {
        let mut rng = ChaCha20Rng::seed_from_u64(number);
        let setup = Setup::random(kind, 2, &Options::default(), &mut rng).expect("two can play");
        let solver = Solver::new(Limits {
            max_nodes: 0,
            ..Limits::default()
        });
        // Phase two is exact and not asked about here.
        let policy = |view: &View, rng: &mut ChaCha20Rng| match solve_actions(view, &solver) {
            Some(_) => random_action(view, rng),
            None => bot.act(view, TimeBudget::FixedIterations, &solver, rng),
        };
        let (lines, _) = play(&setup, &mut rng, policy);
        let analysis = from_record(&to_record(&lines), 150, &mut rng, |_, _| ());
        let decisions = analysis.expect("the record is right").decisions;
        let estimates = decisions.iter().filter_map(Decision::estimate);
        let with_choice = estimates.filter(|estimate| estimate.choices > 1);
        with_choice.map(|it| it.loss.0).collect::<Vec<_>>()
    };
    let matches: Vec<_> = (0..matches).into_par_iter().map(losses_of).collect();
    let losses = matches.concat();
    let count = u16::try_from(losses.len()).expect("a few hundred");
    losses.iter().sum::<f32>() / f32::from(count)
}

/// Checks that a random player loses more than an easy bot, in `matches` of each, and that one far more than a medium one
/// in `medium_matches`. Returns the loss of the medium bot.
fn check_losses(kind: GameKind, matches: u64, medium_matches: u64) -> f32 {
    let random = mean_loss(kind, Bot::Random, matches);
    let easy = mean_loss(kind, Bot::Level(Level::Easy), matches);
    let medium = mean_loss(kind, Bot::Level(Level::Medium), medium_matches);
    assert!(
        random > easy && easy > 2.0 * medium,
        "{random}, {easy}, {medium}"
    );
    medium
}

#[test]
fn better_bots_lose_less_in_claim() {
    let medium = check_losses(GameKind::Claim, 4, 10);
    let hard = mean_loss(GameKind::Claim, Bot::Level(Level::Hard), 4);
    assert!(medium > 1.3 * hard, "{medium}, {hard}");
}

#[test]
fn better_bots_lose_less_in_kingdoms() {
    check_losses(GameKind::Kingdoms, 2, 2);
}

/// Nothing is hidden in Claim It, so that the analysis and a hard bot compute the same values.
#[test]
fn hard_bot_loses_next_to_nothing_where_nothing_is_hidden() {
    let solver = Solver::default();
    let mut rng = ChaCha20Rng::seed_from_u64(20);
    let setup = Setup::random(GameKind::ClaimIt, 2, &Options::default(), &mut rng);
    let setup = setup.expect("it is for two");
    let loss = |bot: Bot| {
        let mut rng = ChaCha20Rng::seed_from_u64(21);
        let policy = |view: &View, rng: &mut ChaCha20Rng| {
            bot.act(view, TimeBudget::FixedIterations, &solver, rng)
        };
        let (lines, _) = play(&setup, &mut rng, policy);
        let found = from_record(&to_record(&lines), 300, &mut rng, |_, _| ());
        let found = found.expect("the record is right");
        let accuracies = Seat::of(2).filter_map(|seat| found.judgement(seat).accuracy());
        accuracies.map(|it| 1.0 - it).sum::<f32>()
    };
    let [easy, hard] = [Level::Easy, Level::Hard].map(|level| loss(Bot::Level(level)));
    assert!(easy > 4.0 * hard, "{easy}, {hard}");
}

/// The values of a solved match tell its result without luck.
#[test]
fn sides_have_no_luck_where_all_is_known() {
    let mut rng = ChaCha20Rng::seed_from_u64(23);
    let mut won = 0;
    for _ in 0..8 {
        let (lines, state) = random_match(GameKind::Claim, 2, &mut rng);
        let mut analysis = analysis_of(&lines);
        let exact = analysis.exact_decisions().map(|(it, _)| it.actions);
        let first = exact.min().expect("phase two");
        analysis.decisions.retain(|it| it.actions >= first);
        for balance in analysis.balances() {
            let value = final_value(&state, balance.side);
            let result = match value {
                Value::Win => 0.5,
                Value::Draw => 0.0,
                Value::Loss => -0.5,
            };
            assert!((balance.result - result).abs() < f32::EPSILON);
            // At its beginning, phase two was won, even, or lost for the side.
            let before = analysis.decisions[0].win_probability();
            let before = before.expect("it is solved");
            let own = analysis.decisions[0].seat == balance.side;
            let before = if own { before } else { 1.0 - before };
            let luck = 0.5 + balance.result - before - balance.decisions;
            assert!(luck.abs() < 1e-6, "{luck}");
            won += usize::from(value == Value::Win);
        }
    }
    assert!(won > 4, "{won}");
}

#[test]
fn first_hand_is_worth_what_its_first_decision_promises() {
    let mut rng = ChaCha20Rng::seed_from_u64(25);
    for kind in [GameKind::Claim, GameKind::Kingdoms, GameKind::ClaimIt] {
        let (lines, _) = random_match(kind, 2, &mut rng);
        let mut analysis = analysis_of(&lines);
        for balance in analysis.balances() {
            let first = analysis.decisions_of(balance.side).next();
            let first = first.expect("it has decided");
            let chance = first.win_probability().expect("it is estimated");
            // What the other side had lost before is not luck.
            let earlier = analysis.decisions.iter();
            let earlier = earlier.take_while(|it| it.seat != balance.side);
            let lost: f32 = earlier.filter_map(Decision::loss).sum();
            if kind == GameKind::ClaimIt {
                assert_eq!(balance.hand, None);
                continue;
            }
            let hand = balance.hand.expect("it was dealt");
            assert!((hand - (chance - 0.5 - lost)).abs() < 1e-6, "{kind:?}");
        }
        // A first look without enough time does not reach the first decision.
        analysis.decisions.remove(0);
        assert!(analysis.balances().iter().all(|it| it.hand.is_none()));
    }
}

#[test]
fn what_one_side_loses_is_gained_by_the_others() {
    let mut rng = ChaCha20Rng::seed_from_u64(24);
    for (kind, players, sides) in [
        (GameKind::ClaimMix, 3, 3),
        (GameKind::ClaimMix, 4, 2),
        (GameKind::ClaimIt, 5, 5),
    ] {
        let (lines, _) = random_match(kind, players, &mut rng);
        let analysis = analysis_of(&lines);
        let balances = analysis.balances();
        assert_eq!(balances.len(), sides);
        for sum in [
            balances.iter().map(|it| it.result).sum::<f32>(),
            balances.iter().map(|it| it.decisions).sum(),
        ] {
            assert!(sum.abs() < 1e-4, "{balances:?}");
        }
        let best = balances
            .iter()
            .max_by(|one, other| one.result.total_cmp(&other.result));
        let best = best.expect("there are sides").side;
        let winners = analysis.winners.expect("it was played to its end");
        assert!(winners.contains(best), "{balances:?}");
        // A side whose decisions lost all that was lost has gained nothing.
        let mut only_its_own = analysis.clone();
        only_its_own
            .decisions
            .retain(|it| analysis.setup.side(it.seat) == best);
        let own = only_its_own.balances();
        let lost = only_its_own.decisions.iter().filter_map(Decision::loss);
        let lost: f32 = lost.sum();
        assert!(lost > 0.0);
        for balance in own {
            let others = f32::from(u8::try_from(sides - 1).expect("a few"));
            let expected = if balance.side == best {
                -lost
            } else {
                lost / others
            };
            assert!((balance.decisions - expected).abs() < 1e-4, "{balance:?}");
        }
    }
}

#[test]
fn resigned_match_has_no_balance() {
    let mut rng = ChaCha20Rng::seed_from_u64(24);
    let (mut lines, _) = random_match(GameKind::Claim, 2, &mut rng);
    assert_eq!(analysis_of(&lines).balances().len(), 2);
    lines.truncate(lines.len() - 10);
    lines.push(Line::Result {
        ending: Ending::Resigned {
            seat: Seat::First,
            winners: vec![Seat::Second],
        },
        secret: None,
    });
    assert_eq!(analysis_of(&lines).balances(), []);
}
