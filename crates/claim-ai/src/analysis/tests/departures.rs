//! Analyses of matches in which players have left.

use claim_rules::claim_it;

use super::*;

#[test]
fn decisions_after_a_player_left_are_not_theirs() {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    let (mut lines, _) = random_match(GameKind::ClaimMix, 3, &mut rng);
    let all = analysis_of(&lines).decisions;
    let leaves = Line::Leaves {
        seat: Seat::Second,
        reason: LeaveReason::Left,
    };
    let index = lines.len() / 2;
    lines.insert(index, leaves);
    let decisions = analysis_of(&lines).decisions;
    let expected = all
        .iter()
        .filter(|it| it.seat != Seat::Second || it.line <= index);
    let seats_and_actions = |it: &Decision| (it.seat, it.action);
    assert!(decisions.len() < all.len());
    assert!(
        decisions
            .iter()
            .map(seats_and_actions)
            .eq(expected.map(seats_and_actions))
    );
}

#[test]
fn player_who_has_left_cannot_win_the_last_turn() {
    let mut found = 0;
    for seed in 0..40 {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let (mut lines, state) = random_match(GameKind::ClaimIt, 3, &mut rng);
        let last = lines
            .iter()
            .rposition(|line| matches!(line, Line::Action { .. }));
        let last = last.expect("something was played");
        let Line::Action { seat, action, .. } = lines[last] else {
            panic!("no action");
        };
        if action != Action::ClaimIt(claim_it::Action::Stop) {
            continue;
        }
        let winners: Vec<_> = state.best_of(Seat::of(3).collect()).iter().collect();
        let [winner] = winners[..] else {
            continue;
        };
        let stayed = Seat::of(3).filter(|&it| it != winner).collect();
        if winner == seat || state.best_of(stayed) != [seat].into_iter().collect() {
            continue;
        }
        found += 1;
        let chance = |lines: &[Line]| {
            let decisions = analysis_of(lines).decisions;
            let last = decisions.last().and_then(Decision::estimate);
            let last = last.expect("the last choice is estimated");
            last.chosen.estimate
        };
        let before = chance(&lines);
        let leaves = Line::Leaves {
            seat: winner,
            reason: LeaveReason::Left,
        };
        lines.insert(last, leaves);
        let after = chance(&lines);
        assert!(
            before < 0.05 && after > 0.95,
            "seed {seed}: {before}, {after}"
        );
    }
    assert!(found > 0, "no match ends like this");
}
