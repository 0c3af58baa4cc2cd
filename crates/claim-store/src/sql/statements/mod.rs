//! Statements, connections and rows: what all tables are read and written with, in either database.

pub(in crate::sql) mod columns;
pub(in crate::sql) mod connection;
pub(in crate::sql) mod error;
pub(in crate::sql) mod locks;
pub(in crate::sql) mod query;
pub(in crate::sql) mod row;
