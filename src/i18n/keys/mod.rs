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

/// Hands the names of all catalog files to a macro, after what else it takes: one line for all
/// there is of a catalog, beside its module here.
macro_rules! catalogs {
    ($with:ident $($argument:tt)*) => {
        $with! { $($argument)* analysis claim_it commands finish hand help kingdoms lists lobby notices puzzle rules table words }
    };
}
pub(super) use catalogs;

pub mod analysis;
pub mod claim_it;
pub mod commands;
pub mod finish;
pub mod hand;
pub mod help;
pub mod kingdoms;
pub mod lists;
pub mod lobby;
pub mod notices;
pub mod puzzle;
pub mod rules;
pub mod table;
pub mod words;

#[cfg(test)]
macro_rules! listed_in {
    ($($name:ident)*) => {
        [$($name::LISTED),*]
    };
}

/// Every key with its arguments.
#[cfg(test)]
pub(super) fn listed() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    catalogs!(listed_in).into_iter().flatten().copied()
}
