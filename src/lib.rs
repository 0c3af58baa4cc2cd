//! claim-bot hosts the Claim games in Discord. `ARCHITECTURE.md` is the map of this house; each
//! module's first sentence says what its room is for.

pub mod cards;
pub mod i18n;
pub mod ids;
pub mod record;
pub mod rules;
pub mod sandbox;
pub mod ui;
