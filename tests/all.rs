//! All integration tests, as one binary: one module per part of the program.

mod cli;
mod docs;
mod e2e;
mod fuzz;
mod host;
mod page;
mod power_cuts;
mod simulation;
mod store;
mod temporary;
mod tidy;
