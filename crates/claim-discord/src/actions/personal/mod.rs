//! What belongs to one person or to a server: settings, vacations, and what is stored.

pub(crate) mod personal_data;
pub(crate) mod settings;
pub(crate) mod vacation;
