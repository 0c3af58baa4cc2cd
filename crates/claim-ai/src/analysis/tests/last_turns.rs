//! The last turn of a match of Claim It: exact, unless that takes too long.

use super::*;

/// Far from a win in the last turn of Claim It, a search may end before it sees one.
#[test]
fn last_turn_that_is_too_long_to_search_is_not_judged() {
    let mut rng = ChaCha20Rng::seed_from_u64(14);
    let (mut unclear, mut clear, mut equal) = (0, 0, 0);
    for _ in 0..6 {
        let (lines, _) = random_match(GameKind::ClaimIt, 5, &mut rng);
        for decision in &analysis_of(&lines).decisions {
            let View::ClaimIt(view) = &decision.view else {
                panic!("another game");
            };
            let is_last = view.public.last_round == Some(view.seat);
            let estimate = decision.estimate().expect("nothing is exact");
            if estimate.is_comparable {
                clear += usize::from(is_last);
                assert_eq!(is_last, estimate.chosen.margin == 0.0);
                if estimate.worst >= estimate.best.1.estimate {
                    equal += 1;
                    assert_eq!((decision.label(), estimate.loss.0), (None, 0.0));
                }
                continue;
            }
            unclear += 1;
            assert!(is_last);
            assert_eq!((decision.label(), decision.loss()), (None, None));
            assert!(estimate.chosen.margin >= 0.5);
        }
    }
    let counts = [unclear, clear, equal];
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn what_a_first_look_cannot_tell_of_the_last_turn_of_two_is_computed_exactly() {
    let mut rng = ChaCha20Rng::seed_from_u64(15);
    let solver = Solver::default();
    let (mut forced, mut chosen) = (0, 0);
    for _ in 0..12 {
        let (lines, _) = random_match(GameKind::ClaimIt, 2, &mut rng);
        let examination = Examination::from_record(&to_record(&lines), &mut rng);
        let examination = examination.expect("the record is right");
        let first_look = examination.first_look(|| true);
        let is_unclear = |it: &&Decision| it.estimate().is_some_and(|it| !it.is_comparable);
        for glance in first_look.decisions.iter().filter(is_unclear) {
            let (actions, action) = (glance.actions, glance.action);
            let judged = examination.of_other_action(actions, action, DEFAULT_ITERATIONS, &solver);
            let (decision, _) = judged.expect("it is a decision of the match");
            let estimate = decision.estimate().expect("nothing is solved");
            let is_exact = estimate.is_comparable && estimate.best.1.margin == 0.0;
            assert!(is_exact, "{estimate:?}");
            let choices = decision.view.legal_actions().len();
            assert_eq!(estimate.choices, choices);
            *(if choices == 1 {
                &mut forced
            } else {
                &mut chosen
            }) += 1;
        }
    }
    let counts = [forced, chosen];
    assert!(counts.iter().all(|&it| it > 0), "{counts:?}");
}
