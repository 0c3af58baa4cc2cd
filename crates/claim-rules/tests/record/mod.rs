//! Match records: the samples in `tests/records`, which come from an independent program or were
//! written by hand, and records with errors.

mod arbitrary;
mod errors;
mod round_trip;
mod samples;
