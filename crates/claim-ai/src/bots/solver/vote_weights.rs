//! How much each card counts for its faction's vote (RULES.md 1.6).

/// The weights of a faction's cards, chosen so that the seat with more weight in the end wins the
/// vote: the one with more cards, or with the same number and the higher ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct VoteWeights {
    /// The weight of a card of each value.
    pub(super) by_value: [u64; 10],
    /// How many cards the faction has.
    pub(super) cards: u64,
    /// The weight of all cards together.
    pub(super) total: u64,
    /// Whether the vote can be tied.
    pub(super) can_tie: bool,
}

impl VoteWeights {
    /// The weights for this many cards of each value. `cards_stay` says that none of them can be removed
    /// from the game.
    ///
    /// An odd number of cards cannot be split evenly, so that all can weigh the same. An even number
    /// can: then the highest card decides, and weighs one more than the others. If the cards of the
    /// highest value can be split evenly too, the next value decides, and so on. Each card's extra
    /// weight exceeds the extra weights of all lower cards together.
    pub(super) fn new(counts: [u64; 10], cards_stay: bool) -> Self {
        let is_odd = |count: &u64| count % 2 == 1;
        let cards = counts.iter().sum();
        let mut extra = [0; 10];
        let mut total_extra = 0;
        if !(cards_stay && is_odd(&cards)) {
            // Below a value with an odd number of cards, no value can decide.
            let last = counts.iter().rposition(is_odd).filter(|_| cards_stay);
            for value in last.unwrap_or(0)..10 {
                extra[value] = total_extra + 1;
                total_extra += counts[value] * extra[value];
            }
        }
        // More cards must outweigh all extra weights. If the number is even and the cards stay, the
        // difference is at least two cards, and half of the extra weights suffices.
        let base_weight = 1 + if cards_stay {
            total_extra / 2
        } else {
            total_extra
        };
        let by_value = extra.map(|extra| base_weight + extra);
        let weights = counts.iter().zip(by_value);
        Self {
            by_value,
            cards,
            total: weights.map(|(count, weight)| count * weight).sum(),
            can_tie: !cards_stay || !counts.iter().any(is_odd),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    /// Every way to give one seat some of the cards of each value.
    fn shares(counts: [u64; 10]) -> Vec<[u64; 10]> {
        let mut shares = vec![[0; 10]];
        for value in 0..10 {
            let with = |share: [u64; 10]| {
                (0..=counts[value]).map(move |count| {
                    let mut share = share;
                    share[value] = count;
                    share
                })
            };
            shares = shares.into_iter().flat_map(with).collect();
        }
        shares
    }

    /// The vote by RULES.md 1.6: more cards win; if equal, the highest card, then the second highest, …
    fn vote(own: [u64; 10], other: [u64; 10]) -> Ordering {
        let sum = |cards: [u64; 10]| cards.iter().sum::<u64>();
        let from_highest = own.iter().rev().cmp(other.iter().rev());
        sum(own).cmp(&sum(other)).then(from_highest)
    }

    #[track_caller]
    fn check(counts: [u64; 10]) {
        let weights = VoteWeights::new(counts, true);
        let weigh = |cards: [u64; 10]| -> u64 {
            let weights = cards.iter().zip(weights.by_value);
            weights.map(|(count, weight)| count * weight).sum()
        };
        let mut ties = false;
        for own in shares(counts) {
            let other = std::array::from_fn(|value| counts[value] - own[value]);
            let expected = vote(own, other);
            assert_eq!(weigh(own).cmp(&weigh(other)), expected, "{own:?} {other:?}");
            ties |= expected == Ordering::Equal;
        }
        assert_eq!(weights.can_tie, ties, "{counts:?}");
    }

    #[test]
    fn more_weight_wins_the_vote() {
        check([0; 10]);
        check([5, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        check([4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        check([3, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
        check([0, 0, 1, 0, 1, 0, 0, 0, 1, 0]);
        check([0, 2, 0, 2, 0, 2, 0, 2, 0, 1]);
        check([0, 2, 0, 2, 0, 2, 0, 2, 0, 0]);
        check([0, 1, 0, 2, 0, 1, 0, 2, 0, 0]);
        check([0, 3, 0, 3, 0, 2, 0, 2, 0, 0]);
    }

    #[test]
    fn more_weight_wins_the_vote_when_cards_are_removed() {
        let counts = [0, 3, 0, 3, 0, 2, 0, 3, 0, 1];
        let weights = VoteWeights::new(counts, false);
        let weigh = |cards: [u64; 10]| -> u64 {
            let weights = cards.iter().zip(weights.by_value);
            weights.map(|(count, weight)| count * weight).sum()
        };
        for own in shares(counts) {
            for other in shares(std::array::from_fn(|value| counts[value] - own[value])) {
                assert_eq!(
                    weigh(own).cmp(&weigh(other)),
                    vote(own, other),
                    "{own:?} {other:?}"
                );
            }
        }
    }
}
