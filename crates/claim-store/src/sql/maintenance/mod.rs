//! Commands that work on a whole database: copying and checking it, and recomputing ratings.

pub(in crate::sql) mod check;
pub(in crate::sql) mod copy;
pub(in crate::sql) mod rebuild;
pub(in crate::sql) mod unfinished_copy;
