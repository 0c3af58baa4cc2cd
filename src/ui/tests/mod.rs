//! Screens of random matches: within Discord's limits, and without anybody's secrets.

mod analyses;
mod limits;
mod lists;
mod matches;
mod puzzles;
mod sentences;
mod tricks;
mod walk;
