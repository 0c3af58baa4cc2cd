//! How much a person or a server may have at once.

/// The limits that the operator has set. Each is at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The open tables of a person: those that they have opened and that have not started.
    pub open_tables_per_person: u32,
    /// The open tables of a server.
    pub open_tables_per_server: u32,
    /// The running matches of a person.
    pub matches_per_person: u32,
    /// The running matches of a server.
    pub matches_per_server: u32,
    /// The analyses that a person waits for.
    pub analyses_per_person: u32,
    /// The days of vacation of a person in a year.
    pub vacation_days_per_year: u32,
}

/// A limit that keeps something from being done, and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReachedLimit {
    /// The person has that many open tables.
    OwnTables(u32),
    /// The server has that many open tables.
    ServerTables(u32),
    /// The person is playing that many matches.
    OwnMatches(u32),
    /// The person of that name at the table is playing that many matches.
    PlayerMatches(String, u32),
    /// That many matches are running on the server.
    ServerMatches(u32),
    /// The person would use more than that many days of vacation in a year.
    VacationDays(u32),
    /// The person waits for that many analyses.
    Analyses(u32),
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            open_tables_per_person: 5,
            open_tables_per_server: 50,
            matches_per_person: 25,
            matches_per_server: 500,
            analyses_per_person: 3,
            vacation_days_per_year: 20,
        }
    }
}
