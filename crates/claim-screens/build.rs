//! Turns the catalogs in `locales/` into code: the module `i18n::keys` has a function for each message, so that a missing
//! message or argument is a compile error.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

/// The language whose catalog says which messages there are and which arguments they take.
const REFERENCE: &str = "en";

type Text = Pattern<String>;

fn main() {
    let locales = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let files = read_catalog(&locales.join(REFERENCE));
    let out = PathBuf::from(variable("OUT_DIR")).join("keys.rs");
    let written = fs::write(&out, keys(&files) + &sources(&locales, &files));
    written.unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The files of a catalog, by name without the ending.
fn read_catalog(folder: &Path) -> BTreeMap<String, Resource<String>> {
    list(folder).iter().map(|path| read_file(path)).collect()
}

/// What is in a folder, in order.
fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn read_file(path: &Path) -> (String, Resource<String>) {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let name = path.file_stem().and_then(|stem| stem.to_str());
    (name.expect("a name in UTF-8").to_owned(), resource)
}

/// The messages of a file with their texts.
fn messages(file: &Resource<String>) -> impl Iterator<Item = (&str, &Text)> {
    file.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.as_str(), message.value.as_ref()?)),
        _ => None,
    })
}

/// A module per file with a function per message, and for tests the lists of all messages. Arguments are in alphabetical
/// order, so that a text can be reworded without a change of its function.
fn keys(files: &BTreeMap<String, Resource<String>>) -> String {
    let all: BTreeMap<_, _> = files.values().flat_map(messages).collect();
    let (mut modules, mut lists) = (String::new(), String::new());
    for (name, file) in files {
        let (mut functions, mut listed) = (String::new(), String::new());
        for (id, text) in messages(file) {
            let mut arguments = Vec::new();
            add_variables(text, &all, &mut arguments);
            arguments.sort_unstable();
            arguments.dedup();
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

/// The texts of all catalogs: those of a language by the name of its folder.
fn sources(locales: &Path, files: &BTreeMap<String, Resource<String>>) -> String {
    let mut languages = String::new();
    for folder in list(locales) {
        let include = |name: &String| {
            let path = folder.join(format!("{name}.ftl"));
            format!(
                "include_str!(\"{}\")",
                path.display().to_string().escape_default()
            )
        };
        let texts: Vec<_> = files.keys().map(include).collect();
        let language = folder.file_name().and_then(|name| name.to_str());
        let language = language.expect("a name in UTF-8");
        let _ = writeln!(languages, "    ({language:?}, &[{}]),", texts.join(", "));
    }
    format!(
        "/// The contents of the files of each language.\n\
         pub(super) const SOURCES: &[(&str, &[&str])] = &[\n{languages}];\n"
    )
}

/// Adds the variables of a text, including those of the messages it refers to.
fn add_variables<'a>(text: &'a Text, all: &BTreeMap<&str, &'a Text>, found: &mut Vec<&'a str>) {
    for element in &text.elements {
        if let PatternElement::Placeable { expression } = element {
            add_variables_of(expression, all, found);
        }
    }
}

fn add_variables_of<'a>(
    expression: &'a Expression<String>,
    all: &BTreeMap<&str, &'a Text>,
    found: &mut Vec<&'a str>,
) {
    match expression {
        Expression::Inline(inline) => add_inline_variables(inline, all, found),
        Expression::Select { selector, variants } => {
            add_inline_variables(selector, all, found);
            for variant in variants {
                add_variables(&variant.value, all, found);
            }
        }
    }
}

fn add_inline_variables<'a>(
    expression: &'a InlineExpression<String>,
    all: &BTreeMap<&str, &'a Text>,
    found: &mut Vec<&'a str>,
) {
    match expression {
        InlineExpression::VariableReference { id } => found.push(&id.name),
        InlineExpression::MessageReference { id, .. } => {
            let text = all.get(id.name.as_str());
            let text = text.unwrap_or_else(|| panic!("there is no message {}", id.name));
            add_variables(text, all, found);
        }
        InlineExpression::Placeable { expression } => add_variables_of(expression, all, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                add_inline_variables(argument, all, found);
            }
        }
        InlineExpression::TermReference { id, .. } => {
            panic!("-{}: write a message instead of a term", id.name)
        }
    }
}
