//! tokio-rustls 0.26 for what asks for 0.25: the WebSocket library of serenity 0.12, of which this program uses nothing.

pub use current::*;
