//! Whose database it is, by the migrations that were applied to it.

use sqlx::migrate::Migrator;

/// What the applied migrations say of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Lineage {
    /// It is one of this program, of this version or an earlier one.
    Own,
    /// A later version of this program has migrated it.
    Newer,
    /// It belongs to another program.
    Foreign,
}

/// Compares the migrations that were applied, by version and checksum in their order, with those of this
/// program. They must start with those of this program, or be the first of them. If all of ours are
/// followed by others, those come from a newer version.
pub(in crate::store) fn lineage(migrations: &Migrator, applied: &[(i64, Vec<u8>)]) -> Lineage {
    let known = migrations
        .iter()
        .map(|migration| (migration.version, &*migration.checksum));
    let mut applied = applied
        .iter()
        .map(|(version, checksum)| (*version, checksum.as_slice()));
    if !known
        .zip(&mut applied)
        .all(|(known, applied)| known == applied)
    {
        return Lineage::Foreign;
    }
    match applied.next() {
        Some(_) => Lineage::Newer,
        None => Lineage::Own,
    }
}
