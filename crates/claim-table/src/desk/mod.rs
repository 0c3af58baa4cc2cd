//! Which messages a match must have, and what the outcome of each delivery means for them: a pure
//! state machine beside the table.
//!
//! A [`Situation`] is what decides about one message: the table, the match's [`Messages`],
//! settings, and the time. It says what the next [`Step`] is. The presenter takes that step and
//! hands over its outcome, from which follow what is stored, and what the match has to learn. So it
//! goes on until nothing is left to do: [`Step::Done`].
//!
//! ```text
//! table, messages, settings, now ──► next_step ──► Step
//!            Step, its outcome ──► after_post, after_edit, … ──► Aftermath
//! ```

mod aftermath;
mod deletions;
mod failure;
mod lost_channel;
mod lost_posts;
mod message_kind;
mod message_state;
mod messages;
mod news;
mod plan;
mod post;
mod replies;
mod result;
mod situation;
#[cfg(test)]
mod tests;
mod thread;
mod wanted;

pub use aftermath::{Aftermath, Next, Note, Placed};
pub use deletions::{Deletion, pause_after};
pub use failure::Failure;
pub use lost_posts::{LatePost, LostPost};
pub use message_kind::MessageKind;
pub use message_state::{MessageState, Placement};
pub use messages::{InvitationCall, Messages, ReplyCopy, Spectator};
pub use plan::{Progress, Step};
pub use post::{Destination, Post, Sending};
pub use replies::Replied;
pub use situation::{Settings, SettingsOf, Situation};
