//! All messages: one function per message, one module per catalog file. The build script makes them from the English
//! catalog.

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
