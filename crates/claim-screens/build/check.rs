//! What is wrong with a catalog, as sentences that name file and line.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalog::{Catalog, File, Text};
use crate::uses::Uses;

/// The file of the names and descriptions of commands, options and choices.
const COMMANDS: &str = "commands";
/// The longest name of a command or an option that Discord takes, in characters.
const MAX_NAME_CHARS: usize = 32;
/// The longest description of a command or an option, and the longest choice, in characters.
const MAX_TEXT_CHARS: usize = 100;

/// What is wrong with a catalog, given the one that says which messages there are.
pub(crate) fn mistakes(catalog: &Catalog, reference: &Catalog) -> Vec<String> {
    let check = Check {
        own: catalog.messages(),
        reference: reference.messages(),
        commands: command_names(catalog, reference),
    };
    let inserted = check.own.values().flat_map(|text| Uses::of(text).messages);
    let inserted: BTreeSet<_> = inserted.collect();
    let mut mistakes = Vec::new();
    let mut seen = BTreeSet::new();
    for (name, file) in &catalog.files {
        let mut add = |line: usize, sentence: String| {
            mistakes.push(format!("{}:{line}: {sentence}", file.path.display()));
        };
        for (line, error) in &file.errors {
            add(*line, error.clone());
        }
        for (id, text) in file.messages() {
            let line = file.line_of(id);
            if !seen.insert(id) {
                add(line, format!("{id} is there twice"));
            }
            let of_message = match check.reference.get(id) {
                Some(original) => check.translation(id, text, original),
                None if inserted.contains(id) => Vec::new(),
                None => vec![format!(
                    "{id}: English has no such message, and no other message inserts it"
                )],
            };
            let of_command = (name == COMMANDS).then(|| limit(id, text)).flatten();
            let sentences = of_message.into_iter().chain(of_command);
            for sentence in sentences.chain(check.references(id, text)) {
                add(line, sentence);
            }
        }
        for (line, sentence) in check.named_commands(file) {
            add(line, sentence);
        }
    }
    mistakes
}

/// What mistakes are looked for with.
struct Check<'a> {
    /// The messages of the catalog.
    own: BTreeMap<&'a str, &'a Text>,
    /// The messages of the one that says which messages there are.
    reference: BTreeMap<&'a str, &'a Text>,
    /// The names of the commands in the language.
    commands: BTreeSet<String>,
}

impl<'a> Check<'a> {
    /// What is wrong with a message, given the text it translates.
    fn translation(&self, id: &str, text: &'a Text, original: &'a Text) -> Vec<String> {
        let own = Uses::with_inserted(text, &self.own);
        let offered = Uses::with_inserted(original, &self.reference);
        let variables = offered.variables();
        let unknown = own.variables();
        let unknown = unknown.difference(&variables).map(|name| {
            let known: Vec<_> = variables.iter().map(|name| format!("${name}")).collect();
            let known = known.join(", ");
            format!("{id}: there is no ${name}; there are: {known}")
        });
        let used = own.variables();
        let missing = offered.inserted.difference(&used);
        let missing = missing.map(|name| format!("{id}: ${name} is missing"));
        unknown.chain(missing).collect()
    }

    /// What is wrong with what a message inserts.
    fn references(&self, id: &str, text: &'a Text) -> Vec<String> {
        let uses = Uses::of(text);
        let is_known = |it: &&str| self.own.contains_key(it) || self.reference.contains_key(it);
        let messages = uses.messages.iter().filter(|it| !is_known(it));
        let messages = messages.map(|it| format!("{id}: there is no message {it}"));
        let unknown = uses.unknown.iter();
        let unknown = unknown.map(|it| format!("{id}: {it} can’t be used"));
        messages.chain(unknown).collect()
    }

    /// The commands that texts name and that are not called so in this language, with their lines.
    fn named_commands(&self, file: &File) -> Vec<(usize, String)> {
        let lines = file.source.lines().zip(1..);
        let lines = lines.filter(|(line, _)| !line.starts_with('#'));
        let named = lines.flat_map(|(line, number)| {
            let names = line.split("`/claim ").skip(1);
            names.filter_map(move |rest| Some((number, rest.split([' ', '`']).next()?)))
        });
        let unknown = named.filter(|(_, name)| !self.commands.contains(*name));
        unknown
            .map(|(number, name)| (number, format!("no command is called /claim {name}")))
            .collect()
    }
}

/// The names of all commands in a language; those without one have the English one.
fn command_names(catalog: &Catalog, reference: &Catalog) -> BTreeSet<String> {
    let mut messages = reference.messages();
    messages.extend(catalog.messages());
    let names = messages
        .into_iter()
        .filter(|(id, _)| id.starts_with("command_") && !id.ends_with("_description"));
    names.map(|(_, text)| plain(text)).collect()
}

/// Says whether a text of a command breaks Discord’s rules for it.
fn limit(id: &str, text: &Text) -> Option<String> {
    let text = plain(text);
    let length = text.chars().count();
    if id.ends_with("_description") || id.starts_with("choice_") {
        let is_too_long = length > MAX_TEXT_CHARS;
        return is_too_long
            .then(|| format!("{id}: {length} characters; at most {MAX_TEXT_CHARS} are possible"));
    }
    let is_allowed = |c: char| c.is_alphanumeric() || "-_".contains(c);
    let is_name = text.chars().all(is_allowed) && text.to_lowercase() == text;
    let is_invalid = !(is_name && (1..=MAX_NAME_CHARS).contains(&length));
    is_invalid.then(|| {
        format!("{id}: a name has at most {MAX_NAME_CHARS} lower-case letters, digits, - and _")
    })
}

/// A text that inserts nothing.
fn plain(text: &Text) -> String {
    use fluent_syntax::ast::PatternElement::{Placeable, TextElement};
    let parts = text.elements.iter().filter_map(|element| match element {
        TextElement { value } => Some(value.as_str()),
        Placeable { .. } => None,
    });
    parts.collect()
}
