//! Every key of the catalogs, listed once with its arguments: one function per key, one module per
//! catalog file. Keys that only other messages refer to are listed too.

/// Makes a function per key, and for the tests the list of all keys with their arguments.
macro_rules! keys {
    ($($id:ident($($argument:ident),*);)*) => {
        use crate::i18n::Message;

        $(
            #[doc = concat!("The message `", stringify!($id), "`.")]
            #[must_use]
            pub fn $id($($argument: impl Into<crate::i18n::Value>),*) -> Message {
                Message::new(
                    stringify!($id),
                    vec![$((stringify!($argument), $argument.into())),*],
                )
            }
        )*

        /// Every key of this file with its arguments.
        #[cfg(test)]
        pub(crate) const LISTED: &[(&str, &[&str])] =
            &[$((stringify!($id), &[$(stringify!($argument)),*])),*];
    };
}

pub mod commands;
pub mod finish;
pub mod hand;
pub mod help;
pub mod lists;
pub mod lobby;
pub mod notices;
pub mod rules;
pub mod table;
pub mod words;

/// Every key with its arguments.
#[cfg(test)]
pub(super) fn listed() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    [
        commands::LISTED,
        finish::LISTED,
        hand::LISTED,
        help::LISTED,
        lists::LISTED,
        lobby::LISTED,
        notices::LISTED,
        rules::LISTED,
        table::LISTED,
        words::LISTED,
    ]
    .into_iter()
    .flatten()
    .copied()
}
