//! Which program, and which version, a database belongs to, judging by the migrations applied to it.

use sqlx::migrate::Migrator;

/// Which program has applied the migrations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Lineage {
    /// This program, in this version or an earlier one.
    Own,
    /// A newer version of this program.
    Newer,
    /// Another program.
    Foreign,
}

/// Compares the applied migrations, by version and checksum, with those of this program. It is ours if the
/// applied ones are a prefix of ours, and newer if ours are a proper prefix of them.
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
