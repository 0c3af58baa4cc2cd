//! rustls 0.23 for what asks for 0.22: the WebSocket library of serenity 0.12, of which this program uses nothing.

pub use current::*;
