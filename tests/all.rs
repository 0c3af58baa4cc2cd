//! All integration tests, as one binary: one module per part of the program.
//!
//! - `e2e`: the whole program on the sandbox. Act as people, and read what they see; anything
//!   unread fails the test.
//! - `host`: the host alone, with a messenger that fails.
//! - `store`: laws that every store keeps, and what only SQLite or only PostgreSQL does.
//! - `cli`, `page`: the command line, and the sandbox's page in headless Chromium.
//! - `simulation`, `power_cuts`, `fuzz`: simulated worlds, cuts and errors at any write, hostile
//!   input.
//! - `press_ids`: the ids of buttons on Discord, which never change.
//! - `docs`, `tidy`: the documents agree with the program, and the sources with the house rules.
//!
//! Nothing sleeps to wait: tests wait for the sandbox's feed, or move the clock by hand.
//! `DISCORD_OPENAPI=FILE` checks each request of the bot against Discord's description of its API.

mod cli;
mod docs;
mod e2e;
mod fuzz;
mod host;
mod page;
mod power_cuts;
mod press_ids;
mod simulation;
mod store;
mod temporary;
mod test_factor;
mod tidy;
