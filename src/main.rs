//! claim-bot.
fn main() {}
