//! The tutorial that the page shows to new visitors.

use serde::Serialize;

/// First steps with a bot, which the web page suggests until they are done: run a command, switch
/// to a second user, press a button.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Tutorial {
    /// The heading, for example "Create a poll in a minute".
    pub title: String,
    /// The full name of the slash command for the first step, for example `poll create`.
    pub command: String,
    /// What to press in the last step, in Discord's Markdown, for example "Press **Vote**."
    pub press: String,
}
