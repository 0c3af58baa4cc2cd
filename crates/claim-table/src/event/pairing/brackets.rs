//! Knockouts: a bracket in which the best seeds meet last.

use super::super::line::Entrant;
use super::super::progress::Progress;
use super::super::round::{Pairing, Round};

/// The next round: in each two neighbouring lines of the bracket, those who have survived and are still in meet.
pub(in super::super) fn knockout(progress: &Progress, best_of: u8) -> Round {
    let mut lines: Vec<Option<Entrant>> = bracket(progress.seeds.len())
        .into_iter()
        .map(|seed| progress.seeds.get(seed - 1).copied())
        .collect();
    for round in &progress.rounds {
        let survivor = |pair: &[Option<Entrant>]| {
            let mut players = pair.iter().flatten().copied();
            players.find(|&player| round.is_survived_by(player))
        };
        lines = lines.chunks(2).map(survivor).collect();
    }
    let place = |player: &Entrant| progress.seeds.iter().position(|seed| seed == player);
    let mut next = Round {
        tables: Vec::new(),
        byes: Vec::new(),
    };
    for pair in lines.chunks(2) {
        let players = pair.iter().flatten().copied();
        let mut players: Vec<_> = players.filter(|&it| progress.is_present(it)).collect();
        players.sort_by_key(place);
        match players[..] {
            [better, other] => next
                .tables
                .push(Pairing::new([better, other], Some(best_of))),
            [alone] => next.byes.push(alone),
            _ => {}
        }
    }
    next
}

/// The seeds, from 1, in the order of the lines of the smallest bracket for this many players. Seeds that are beyond them
/// are byes.
fn bracket(players: usize) -> Vec<usize> {
    let mut lines = vec![1];
    while lines.len() < players {
        let sum = 2 * lines.len() + 1;
        lines = lines
            .into_iter()
            .flat_map(|seed| [seed, sum - seed])
            .collect();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn best_seeds_meet_last() {
        assert_eq!(bracket(3), [1, 4, 2, 3]);
        assert_eq!(bracket(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(bracket(9).len(), 16);
    }
}
