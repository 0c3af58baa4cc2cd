//! Times of lines that are not whole numbers, or that decrease.

use claim_rules::record::check;

use super::{CLAIM, assert_change_error, assert_error, replaced};

const ACTION: &str = r#""seat":0"#;

#[test]
fn times_may_be_missing_and_may_repeat() {
    let record = replaced(CLAIM, 5, ACTION, r#""at":5,"seat":0"#);
    let record = replaced(&record, 7, ACTION, r#""seat":0,"at":5"#);
    assert!(check(&record).is_ok());
    let chance = replaced(&record, 2, "{", r#"{"at":0,"#);
    let result = replaced(&chance, 56, "{", r#"{"at":9007199254740993,"#);
    assert!(check(&result).is_ok());
}

#[test]
fn times_must_not_go_backwards() {
    let record = replaced(CLAIM, 5, ACTION, r#""at":5,"seat":0"#);
    let record = replaced(&record, 7, ACTION, r#""at":4,"seat":0"#);
    assert_error(&record, 7, "`at` is 4, earlier than 5 in a line before");
    let record = replaced(CLAIM, 2, "{", r#"{"at":1,"#);
    let record = replaced(&record, 56, "{", r#"{"at":0,"#);
    assert_error(&record, 56, "`at` is 0, earlier than 1 in a line before");
}

#[test]
fn times_must_be_whole_numbers() {
    for time in ["-1", "1.5", "\"1\"", "null", "1e3", "18446744073709551616"] {
        let new = format!(r#""at":{time},"seat":0"#);
        assert_change_error(CLAIM, 5, ACTION, &new, "`at` must be a whole number");
    }
    let new = r#""at":1,"at":1,"seat":0"#;
    assert_change_error(CLAIM, 5, ACTION, new, "`at` appears twice");
}
