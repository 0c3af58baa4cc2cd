//! `check` does not panic on arbitrary input, and detects lines in the wrong order.

use claim_rules::record::{Line, check};
use proptest::prelude::*;

use crate::rules::matches::{any_setup, cases, random_match, text_of};

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn check_survives_arbitrary_bytes(text in any::<Vec<u8>>()) {
        prop_assert!(check(text).is_err());
    }

    #[test]
    fn check_survives_text_similar_to_a_record(
        text in "(\\{\"(record|seat|do|chance|leaves|at|result|legal|secret)\":[\\[{\"0-9a-z -]*[\\]}\"]*\\}?\n?){0,4}",
    ) {
        let _ = check(text);
    }

    #[test]
    fn check_survives_damaged_records(
        setup in any_setup(), seed: u64, with_legal: bool, fair: bool,
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3), 1..4),
    ) {
        let mut bytes = text_of(&random_match(&setup, seed, with_legal, fair)).into_bytes();
        for (index, byte, change) in damage {
            let index = index.index(bytes.len());
            match change {
                0 => bytes[index] = byte,
                1 => bytes.insert(index, byte),
                _ => drop(bytes.remove(index)),
            }
        }
        let _ = check(bytes);
    }

    #[test]
    fn swapped_lines_are_an_error(setup in any_setup(), seed: u64, place: prop::sample::Index) {
        let mut lines = random_match(&setup, seed, false, false);
        let place = place.index(lines.len() - 1);
        if let (Line::Action { seat, .. }, Line::Action { seat: next, .. }) =
            (&lines[place], &lines[place + 1])
        {
            // Two successive actions of one seat may be legal in either order.
            prop_assume!(seat != next);
        }
        lines.swap(place, place + 1);
        let error = check(text_of(&lines)).expect_err("these lines cannot be swapped");
        prop_assert_eq!(error.line, place + 1);
    }
}
