//! All integration tests of the crate as one binary: properties of every game, comparisons with
//! reference implementations, and match records.

mod record;
mod rules;
