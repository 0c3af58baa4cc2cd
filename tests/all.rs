//! All integration tests, as one binary: one module per part of the program.

mod cli;
mod docs;
mod e2e;
mod host;
mod page;
mod render;
mod store;
mod tidy;
