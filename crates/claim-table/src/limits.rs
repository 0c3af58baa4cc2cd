//! Limits for each person, for each server and for all together.

/// The limits that the operator has configured. Each is at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The open tables of a person, that is, tables that they have opened and that have not started.
    pub open_tables_per_person: u32,
    /// The open tables of a server. The server's settings can lower this limit.
    pub open_tables_per_server: u32,
    /// The running matches of a person, without those that they have left or that are on hold.
    pub matches_per_person: u32,
    /// The running matches of a server, without those that are on hold. The server's settings can lower this limit.
    pub matches_per_server: u32,
    /// The pending analyses that a person waits for, together with puzzles of earlier days and what bots answer when a
    /// person plays on.
    pub analyses_per_person: u32,
    /// The pending analyses of all people together, running or queued.
    pub analyses_at_once: u32,
    /// The events of a server that are not over.
    pub events_per_server: u32,
    /// The players of an event, if it would have more.
    pub players_per_event: u32,
    /// The days of vacation that a person may take in a calendar year.
    pub vacation_days_per_year: u32,
}

/// A limit that was reached, with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReachedLimit {
    /// The person has this many open tables.
    OwnTables(u32),
    /// The person of this name, as screens show it, to whom a table is to be handed over, has this many open tables.
    PlayerTables(String, u32),
    /// The server has this many open tables.
    ServerTables(u32),
    /// The person is playing this many matches.
    OwnMatches(u32),
    /// The person of this name, as screens show it, at the table is playing this many matches.
    PlayerMatches(String, u32),
    /// This many matches are running in the server.
    ServerMatches(u32),
    /// The server has this many events that are not over.
    ServerEvents(u32),
    /// The person would use more than this many days of vacation in a year.
    VacationDays(u32),
    /// The person waits for this many analyses.
    Analyses(u32),
    /// This many matches are being analysed or queued.
    AllAnalyses(u32),
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            open_tables_per_person: 5,
            open_tables_per_server: 50,
            matches_per_person: 25,
            matches_per_server: 500,
            analyses_per_person: 3,
            analyses_at_once: 100,
            events_per_server: 5,
            players_per_event: 128,
            vacation_days_per_year: 20,
        }
    }
}
