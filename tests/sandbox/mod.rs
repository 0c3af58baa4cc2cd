//! Tests of the sandbox itself: by plain HTTP as bot and as people, and by a real client library.

mod control;
mod doors;
mod gateway;
mod interactions;
mod library;
mod limits;
mod messages;
mod support;
