//! By how much each card counts for its faction's vote (RULES.md 1.6).

/// What the cards of a faction weigh: its vote goes to whoever has more weight in the end – which is
/// whoever has more cards, or as many and the higher ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// What a card of each value weighs.
    pub(super) by_value: [u64; 10],
    /// How many cards there are.
    pub(super) cards: u64,
    /// What they weigh together.
    pub(super) total: u64,
    /// Whether the vote can end even.
    pub(super) may_tie: bool,
}

impl Weights {
    /// For so many cards of each value, which `stay` in the game or may be removed.
    ///
    /// Of an odd number of cards one seat gets more: all weigh the same. An even number may be
    /// shared out evenly, and then the highest card decides: it weighs one more than the others.
    /// Where the cards of the highest value can be shared out evenly too, those of the next value
    /// decide, and so on: each weighs more than all together that decide after it.
    pub(super) fn new(counts: [u64; 10], stay: bool) -> Self {
        let is_odd = |count: &u64| count % 2 == 1;
        let cards = counts.iter().sum();
        let mut extra = [0; 10];
        let mut all_extra = 0;
        if !(stay && is_odd(&cards)) {
            // What is lower than cards that cannot be shared out evenly never decides.
            let last = counts.iter().rposition(is_odd).filter(|_| stay);
            for value in last.unwrap_or(0)..10 {
                extra[value] = all_extra + 1;
                all_extra += counts[value] * extra[value];
            }
        }
        // Who has more cards has more weight, whichever they are. Of an even number that stays, it
        // is two more at least.
        let least = 1 + if stay { all_extra / 2 } else { all_extra };
        let by_value = extra.map(|extra| least + extra);
        let weights = counts.iter().zip(by_value);
        Self {
            by_value,
            cards,
            total: weights.map(|(count, weight)| count * weight).sum(),
            may_tie: !stay || !counts.iter().any(is_odd),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    /// Every way to share out so many cards of each value.
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

    /// RULES.md 1.6: the number of cards, then the highest, the second highest …
    fn vote(own: [u64; 10], other: [u64; 10]) -> Ordering {
        let sum = |cards: [u64; 10]| cards.iter().sum::<u64>();
        let from_highest = own.iter().rev().cmp(other.iter().rev());
        sum(own).cmp(&sum(other)).then(from_highest)
    }

    #[track_caller]
    fn check(counts: [u64; 10]) {
        let weights = Weights::new(counts, true);
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
        assert_eq!(weights.may_tie, ties, "{counts:?}");
    }

    #[test]
    fn more_weight_is_a_won_vote() {
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
    fn more_weight_is_a_won_vote_when_cards_are_removed() {
        let counts = [0, 3, 0, 3, 0, 2, 0, 3, 0, 1];
        let weights = Weights::new(counts, false);
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
