//! The sandbox's page with this bot, in headless Chromium.
//!
//! The tests are skipped unless `chromium` and `chromedriver` are installed; with
//! `CLAIM_BOT_BROWSER_TESTS=required` they fail instead.

mod accessibility;
mod autocomplete;
mod boards;
mod browser;
mod closed_messages;
mod developer;
mod first_steps;
mod http_client;
mod keyboard;
mod languages;
mod narrow;
mod person_menu;
mod program;
mod safety;
mod screenshots;
mod screenshots_of_puzzles;
mod screenshots_of_tables;
mod tab;
mod tutorial;
mod two_tabs;
mod world;
