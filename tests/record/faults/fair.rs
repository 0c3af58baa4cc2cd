//! Dealing that claims to be fair and is not.

use claim_bot::record::check;

use super::{FAIR, changed, found, upto, with};

#[test]
fn dealing_that_is_not_fair() {
    let last = FAIR.lines().count();
    changed(
        FAIR,
        last,
        r#""secret":"b5"#,
        r#""secret":"b6"#,
        "not the one the header commits to",
    );
    let other = with(FAIR, 1, r#""commitment":"c8"#, r#""commitment":"c9"#);
    found(&other, last, "not the one the header commits to");
    let one_swap = ("undead-5 goblin-0", "goblin-0 undead-5");
    changed(
        FAIR,
        3,
        one_swap.0,
        one_swap.1,
        "does not follow from the secret",
    );
    changed(
        FAIR,
        2,
        "first 1",
        "first 0",
        "does not follow from the secret",
    );
    let entropy = with(FAIR, 1, "641173393480756907", "641173393480756908");
    assert!(check(&entropy).is_err_and(|fault| fault.line <= 3));
    let uncommitted = FAIR.lines().next().and_then(|header| {
        let start = header.find(r#""commitment""#)?;
        let end = header.find(r#""entropy""#)?;
        Some(header[start..end].to_owned())
    });
    let uncommitted = with(FAIR, 1, &uncommitted.expect("the sample has both"), "");
    assert!(check(&uncommitted).is_ok());
    changed(
        &uncommitted,
        3,
        one_swap.0,
        one_swap.1,
        "does not follow from the secret",
    );
}

#[test]
fn a_secret_that_is_not_published_yet_is_no_fault() {
    for lines in 3..FAIR.lines().count() {
        assert!(check(upto(FAIR, lines)).is_ok());
    }
}
