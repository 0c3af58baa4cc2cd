//! What belongs to people and not to a match: settings, ratings, profiles, vacations, their data.

pub(crate) mod personal_data;
pub(crate) mod profiles;
pub(crate) mod ratings;
pub(crate) mod settings;
pub(crate) mod vacations;
