//! Settings of people and servers, and what is stored of a person.

pub(in crate::ui) mod adapted;
pub(in crate::ui) mod person;
pub(in crate::ui) mod personal_data;
pub(in crate::ui) mod server;
pub(in crate::ui) mod vacation;
