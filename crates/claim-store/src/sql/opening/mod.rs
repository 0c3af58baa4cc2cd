//! Opening a database: its URL, its schema, and why it cannot be opened.

pub(in crate::sql) mod migrations;
pub(in crate::sql) mod open_error;
pub(in crate::sql) mod purpose;
pub(in crate::sql) mod upgrade;
pub(in crate::sql) mod url;
