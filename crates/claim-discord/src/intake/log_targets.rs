//! The parts of serenity whose warnings must not be logged.

/// The log targets that may log only errors.
pub const ERRORS_ONLY_LOG_TARGETS: [&str; 1] = [
    // Quotes the path of a request whose response has another status than expected; that of a response
    // to an interaction contains the interaction's token.
    "serenity::http",
];
