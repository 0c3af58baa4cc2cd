//! End to end: the whole bot, connected to the sandbox, seen through the eyes of people.

mod bad_plays;
mod driver;
mod match_by_buttons;
mod openapi;
mod play;
mod seen;
mod stored;
mod trouble;
