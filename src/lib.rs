//! claim-bot.
