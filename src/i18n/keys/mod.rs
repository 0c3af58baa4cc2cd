//! All message keys with their arguments: one function per key, one module per catalog file. Keys used
//! only by other messages are listed as well.

/// Generates a function per key, and for tests the list of all keys with their arguments.
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

        /// All keys of this file with their arguments.
        #[cfg(test)]
        pub(crate) const LISTED: &[(&str, &[&str])] =
            &[$((stringify!($id), &[$(stringify!($argument)),*])),*];
    };
}

/// Calls a macro with the names of all catalog files, after the given arguments. This is the only
/// list of the files besides the modules below.
macro_rules! catalogs {
    ($with:ident $($argument:tt)*) => {
        $with! { $($argument)* analysis claim_it clock commands finish hand help kingdoms lists lobby notices offers puzzle rules settings table tutorial words }
    };
}
pub(super) use catalogs;

pub mod analysis;
pub mod claim_it;
pub mod clock;
pub mod commands;
pub mod finish;
pub mod hand;
pub mod help;
pub mod kingdoms;
pub mod lists;
pub mod lobby;
pub mod notices;
pub mod offers;
pub mod puzzle;
pub mod rules;
pub mod settings;
pub mod table;
pub mod tutorial;
pub mod words;

#[cfg(test)]
macro_rules! listed_in {
    ($($name:ident)*) => {
        [$($name::LISTED),*]
    };
}

/// All keys with their arguments.
#[cfg(test)]
pub(super) fn listed() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    catalogs!(listed_in).into_iter().flatten().copied()
}
