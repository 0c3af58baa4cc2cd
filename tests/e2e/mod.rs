//! End to end: the whole bot, connected to the sandbox, seen through the eyes of people.

mod closed_messages;
mod driver;
mod languages;
mod lobby;
mod match_by_buttons;
mod match_by_typing;
mod notifications;
mod openapi;
mod play;
mod restart;
mod seen;
mod several_matches;
mod time_limits;
