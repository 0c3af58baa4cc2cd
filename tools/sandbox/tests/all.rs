//! Tests of the sandbox over plain HTTP, as the bot and as users, and with a real client library.

mod access;
mod component_files;
mod component_limits;
mod components;
mod control;
mod emojis;
mod gateway;
mod installation;
mod interactions;
mod limits;
mod lock_screen;
mod messages;
mod page;
mod pictures;
mod rate_limits;
mod serenity_client;
mod support;
mod threads;
