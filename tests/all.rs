//! All integration tests, as one binary: one folder per part of the house.

mod e2e;
mod page;
mod record;
mod rules;
mod sandbox;
mod store;
mod tidy;
