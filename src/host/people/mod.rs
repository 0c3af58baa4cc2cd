//! What belongs to people and not to a match: settings, ratings, profiles, vacations, their data.

pub(in crate::host) mod personal_data;
pub(in crate::host) mod profiles;
pub(in crate::host) mod ratings;
pub(in crate::host) mod settings;
pub(in crate::host) mod vacations;
