//! Match records: the samples in `tests/records`, and records with errors. The samples come from an independent
//! program, were written by hand, or have a published secret from which `docs/verify.py` computes the same chance.

mod arbitrary;
mod errors;
mod round_trip;
mod samples;
