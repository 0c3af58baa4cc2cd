//! All integration tests, as one binary: one folder per part of the house.

mod cli;
mod docs;
mod e2e;
mod page;
mod store;
mod tidy;
