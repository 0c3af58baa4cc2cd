//! End to end: the whole bot, connected to the sandbox, seen through the eyes of people.

mod bad_buttons;
mod bad_plays;
mod bad_starts;
mod driver;
mod killed;
mod logs;
mod losses;
mod match_by_buttons;
mod openapi;
mod operators;
mod play;
mod process;
mod seen;
mod stopping;
mod stored;
mod stumbles;
mod trouble;
