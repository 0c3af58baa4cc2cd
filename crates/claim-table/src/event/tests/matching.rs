//! Cheapest pairings against all other ways to pair the same people.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use crate::event::pairing::matching::{Costs, cheapest_partners};
use crate::test_factor::match_count;

/// The lowest total cost of pairing all who are left, by trying everything.
fn lowest_cost(costs: &Costs, left: &mut Vec<usize>) -> i128 {
    let Some(one) = left.pop() else { return 0 };
    let mut lowest = i128::MAX;
    for index in 0..left.len() {
        let other = left.swap_remove(index);
        lowest = lowest.min(costs.of(one, other) + lowest_cost(costs, left));
        left.push(other);
        let last = left.len() - 1;
        left.swap(index, last);
    }
    left.push(one);
    lowest
}

fn total(costs: &Costs, partners: &[usize]) -> i128 {
    let mut total = 0;
    for (one, &other) in partners.iter().enumerate() {
        assert_ne!(one, other);
        assert_eq!(partners[other], one, "partners are each other's");
        total += costs.of(one.min(other), one.max(other));
    }
    total / 2
}

#[test]
fn no_matching_of_ten_people_is_cheaper() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for round in 0..match_count(1_000) {
        let people = 2 * rng.random_range(0..=5);
        // Few different costs make many blossoms; large ones use the whole range.
        let range = [2, 3, 10, 1000, 1 << 120][round % 5];
        let table: Vec<i128> = (0..100).map(|_| rng.random_range(-range..range)).collect();
        let costs = Costs::new(people, |low, high| table[low * 10 + high]);
        let partners = cheapest_partners(&costs);
        let lowest = lowest_cost(&costs, &mut (0..people).collect());
        assert_eq!(total(&costs, &partners), lowest, "{round}");
    }
}

/// Groups of odd size that cost nothing inside: blossoms in blossoms. The lowest cost is known by its construction.
#[test]
fn nested_groups_are_paired_across_at_the_lowest_cost() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    for _ in 0..match_count(100) {
        let groups = 2 * rng.random_range(1..=8);
        let size = 2 * rng.random_range(0..=3) + 1;
        let people = groups * size;
        let costs = Costs::new(people, |low, high| {
            let (one, other) = (low % groups, high % groups);
            match (one == other, one / 2 == other / 2) {
                (true, _) => 0,
                (false, true) => 5,
                (false, false) => 12,
            }
        });
        let partners = cheapest_partners(&costs);
        assert_eq!(
            total(&costs, &partners),
            i128::try_from(groups / 2).expect("few") * 5
        );
    }
}
