//! Round robins: the circle method.

use super::super::progress::Progress;
use super::super::round::{Pairing, Round};
use super::max_rounds;

/// The next round. The players stand in a circle in order of their seeds, except for the last one, or the bye, whom each
/// meets in turn; the others meet across the circle.
pub(in super::super) fn round_robin(progress: &Progress) -> Round {
    let round = progress.rounds.len() + 1;
    let circle = max_rounds(progress.seeds.len());
    let last = circle + 1;
    let on_circle = |place: usize| (place + circle - 1) % circle + 1;
    let against_last = if round.is_multiple_of(2) {
        (last, round)
    } else {
        (round, last)
    };
    let across = (1..=circle / 2).map(|distance| {
        (
            on_circle(round + distance),
            on_circle(round + circle - distance),
        )
    });
    let mut next = Round {
        tables: Vec::new(),
        byes: Vec::new(),
    };
    for (first, second) in std::iter::once(against_last).chain(across) {
        let player = |seed: usize| progress.seeds.get(seed - 1).copied();
        let present = |seed| player(seed).filter(|&it| progress.is_present(it));
        match (present(first), present(second)) {
            (Some(first), Some(second)) => next.tables.push(Pairing::new([first, second], None)),
            (Some(alone), None) | (None, Some(alone)) => next.byes.push(alone),
            (None, None) => {}
        }
    }
    next
}
