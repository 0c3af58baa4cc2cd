//! Deals that do not follow from the secret that should prove them fair.

use claim_rules::record::check;

use super::{FAIR, assert_change_error, assert_error, first_lines, replaced};

#[test]
fn unfair_deal_is_an_error() {
    let last = FAIR.lines().count();
    assert_change_error(
        FAIR,
        last,
        r#""secret":"b5"#,
        r#""secret":"b6"#,
        "does not match the header's commitment",
    );
    let other = replaced(FAIR, 1, r#""commitment":"c8"#, r#""commitment":"c9"#);
    assert_error(&other, last, "does not match the header's commitment");
    let one_swap = ("undead-5 goblin-0", "goblin-0 undead-5");
    assert_change_error(
        FAIR,
        3,
        one_swap.0,
        one_swap.1,
        "does not follow from the secret",
    );
    assert_change_error(
        FAIR,
        2,
        "first 1",
        "first 0",
        "does not follow from the secret",
    );
    let entropy = replaced(FAIR, 1, "641173393480756907", "641173393480756908");
    assert!(check(&entropy).is_err_and(|error| error.line <= 3));
    let uncommitted = FAIR.lines().next().and_then(|header| {
        let start = header.find(r#""commitment""#)?;
        let end = header.find(r#""entropy""#)?;
        Some(header[start..end].to_owned())
    });
    let uncommitted = replaced(FAIR, 1, &uncommitted.expect("the sample has both"), "");
    assert!(check(&uncommitted).is_ok());
    assert_change_error(
        &uncommitted,
        3,
        one_swap.0,
        one_swap.1,
        "does not follow from the secret",
    );
}

#[test]
fn running_match_without_a_secret_is_correct() {
    for lines in 3..FAIR.lines().count() - 1 {
        assert!(check(first_lines(FAIR, lines)).is_ok());
    }
}
