//! Statements name their columns: PostgreSQL refuses a prepared `SELECT *` once a newer version has added one.

use super::sources::{assert_none, sources};

/// What reads whole rows: a person's data, in one go, and a copy, to which no bot adds a column meanwhile.
const WHOLE_ROWS: [&str; 2] = ["src/store/sql/people.rs", "src/store/sql/copy.rs"];

/// A table of the statement itself, whose columns it names.
const OWN_TABLES: [&str; 2] = ["standing.*", "SELECT * FROM ranked"];

#[test]
fn statements_name_their_columns() {
    let mut violations = Vec::new();
    for source in sources("src/store", &[".rs"]) {
        if WHOLE_ROWS.contains(&source.path.as_str()) {
            continue;
        }
        for line in source.code().lines() {
            let line = OWN_TABLES
                .iter()
                .fold(line.to_owned(), |line, own| line.replace(own, ""));
            let has_all = line.contains("SELECT *") || line.contains(".* ") || line.contains(".*,");
            if has_all {
                violations.push(format!("{}: {}", source.path, line.trim()));
            }
        }
    }
    assert_none(&violations);
}
