//! All integration tests, as one binary: one folder per part of the house.

mod record;
mod rules;
