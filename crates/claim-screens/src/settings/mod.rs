//! Settings of people and servers, and what is stored of a person.

pub(crate) mod adapted;
pub(crate) mod blocks;
pub(crate) mod person;
pub(crate) mod personal_data;
pub(crate) mod server;
pub(crate) mod vacation;
