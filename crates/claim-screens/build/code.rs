//! Writes the code of the module `i18n::keys`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::catalog::Catalog;
use crate::uses::Uses;

/// A module per file with a function per message, and for tests the lists of all messages. Arguments are in alphabetical
/// order, so that a text can be reworded without a change of its function.
pub(crate) fn keys(reference: &Catalog) -> String {
    let all = reference.messages();
    let (mut modules, mut lists) = (String::new(), String::new());
    for (name, file) in &reference.files {
        let (mut functions, mut listed) = (String::new(), String::new());
        for (id, text) in file.messages() {
            let arguments = Uses::with_inserted(text, &all).variables();
            let arguments: Vec<_> = arguments.into_iter().collect();
            functions += &function(id, &arguments);
            let _ = writeln!(listed, "        ({id:?}, &{arguments:?}),");
        }
        let _ = writeln!(
            modules,
            "/// The messages of `{name}.ftl`.
pub mod {name} {{
    use crate::i18n::Message;
{functions}
    /// All of them with their arguments.
    #[cfg(test)]
    pub(crate) const LISTED: &[(&str, &[&str])] = &[
{listed}    ];
}}
"
        );
        let _ = write!(lists, "{name}::LISTED, ");
    }
    format!(
        "{modules}/// The messages of all files with their arguments.
#[cfg(test)]
pub(super) const LISTED: &[&[(&str, &[&str])]] = &[{lists}];

"
    )
}

/// The function that makes a message.
fn function(id: &str, arguments: &[&str]) -> String {
    let list = |item: fn(&str) -> String| {
        let items: Vec<_> = arguments.iter().copied().map(item).collect();
        items.join(", ")
    };
    let parameters = list(|name| format!("{name}: impl Into<crate::i18n::Value>"));
    let values = list(|name| format!("({name:?}, {name}.into())"));
    format!(
        "
    /// The message `{id}`.
    #[must_use]
    pub fn {id}({parameters}) -> Message {{
        Message::new({id:?}, vec![{values}])
    }}
"
    )
}

/// The catalogs of all languages.
pub(crate) fn languages(catalogs: &[Catalog], reference: &Catalog) -> String {
    let count = reference.messages().len();
    let mut languages = String::new();
    for catalog in catalogs {
        let texts = catalog.files.values().map(|file| {
            let path = file.path.display().to_string();
            format!("include_str!(\"{}\")", path.escape_default())
        });
        let texts: Vec<_> = texts.collect();
        let _ = writeln!(
            languages,
            "    super::catalog::Source {{ texts: &[{}], missing: &{:?} }},",
            texts.join(", "),
            missing(catalog, reference),
        );
    }
    format!(
        "/// How many messages there are.
pub(super) const COUNT: usize = {count};

/// The catalogs of the languages, in the order of [`Locale::ALL`](claim_table::locale::Locale::ALL).
pub(super) const LANGUAGES: &[super::catalog::Source] = &[
{languages}];
"
    )
}

/// The messages that a catalog lacks, each as `file.ftl: message`.
fn missing(catalog: &Catalog, reference: &Catalog) -> Vec<String> {
    let own: BTreeSet<_> = catalog.messages().into_keys().collect();
    let all = reference.files.iter();
    let all = all.flat_map(|(name, file)| file.messages().map(move |(id, _)| (name, id)));
    all.filter(|(_, id)| !own.contains(id))
        .map(|(name, id)| format!("{name}.ftl: {id}"))
        .collect()
}
