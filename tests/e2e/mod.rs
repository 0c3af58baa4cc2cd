//! End to end: the whole bot, connected to the sandbox, seen through the eyes of people.

mod after_the_match;
mod closed_messages;
mod driver;
mod hidden_cards;
mod languages;
mod leaderboard;
mod lobby;
mod match_by_buttons;
mod match_by_typing;
mod notifications;
mod openapi;
mod play;
mod resigning;
mod restart;
mod rules_and_help;
mod seen;
mod several_matches;
mod time_limits;
