//! Statements name their columns: PostgreSQL refuses a prepared `SELECT *` once a newer version has added a column.

use super::sources::{assert_none, sources};

/// Files that may read whole rows: the export of a person's data, which is a single operation, and the copy of a
/// database, which no newer bot changes meanwhile.
const WHOLE_ROWS: [&str; 2] = [
    "crates/claim-store/src/sql/people/mod.rs",
    "crates/claim-store/src/sql/maintenance/copy.rs",
];

/// Allowed uses: these tables are defined within the statement, which names their columns.
const OWN_TABLES: [&str; 2] = ["standing.*", "SELECT * FROM ranked"];

#[test]
fn statements_name_their_columns() {
    let mut violations = Vec::new();
    for source in sources("crates/claim-store/src", &[".rs"]) {
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
