//! Interactions by HTTPS: Discord sends each as a separate request, to the process that listens
//! behind the *interactions endpoint URL* of the application, and takes the answer from the
//! response.
//!
//! `HttpResponses` is a `Rest` that puts the first response to an interaction into the HTTP
//! response and forwards everything else, so that the rest of the program sees no difference. The
//! program cannot know whether such a response has arrived. Where that matters
//! (`needs_confirmation`: the response shows a message of a match, or is edited later), the answer
//! is sent as a request of its own, and the HTTP response is a 202 without content.
//!
//! A request is accepted if Discord has signed it within the last minute, and only once. It may
//! have 128 KiB.

mod responses;
mod server;
mod signature;

pub use self::responses::HttpResponses;
pub(crate) use self::server::InteractionsEndpoint;
pub use self::signature::{InvalidPublicKey, PublicKey};
