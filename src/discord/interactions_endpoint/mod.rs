//! Interactions by HTTPS: Discord sends each as a separate request, to the process that listens behind the
//! *interactions endpoint URL* of the application, and takes the answer from the response.

mod responses;
mod server;
mod signature;

pub use responses::HttpResponses;
pub(super) use server::InteractionsEndpoint;
pub use signature::{InvalidPublicKey, PublicKey};
