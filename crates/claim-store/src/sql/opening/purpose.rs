//! What a database is opened for.

/// What a database is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To serve users.
    Serve,
    /// To change what is stored, while no bot uses the database.
    Change,
    /// To fill it with a copy of another database, while no bot uses it.
    Fill,
    /// To check what is stored, while no bot uses the database. Nothing is written, so it must have the current version.
    Check,
}

impl Purpose {
    /// Whether a database that is empty, or a file that does not exist, is filled with tables. A start that was
    /// interrupted may have left an empty file, and some operators create one for the bot.
    pub(crate) const fn may_be_empty(self) -> bool {
        matches!(self, Self::Serve | Self::Fill)
    }
}
