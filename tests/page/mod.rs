//! The sandbox's page in a real browser: headless Chromium, driven by `WebDriver`.
//!
//! Without `chromedriver` and a Chromium these tests say that they are skipped; with
//! `CLAIM_BOT_BROWSER_TESTS=required` they fail instead.

mod accessibility;
mod browser;
mod closed_messages;
mod developer;
mod keyboard;
mod languages;
mod narrow;
mod program;
mod safety;
mod tab;
mod two_tabs;
mod world;
