//! Reads the catalog of a language, with what is wrong with its syntax.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Pattern, Resource};

pub(crate) type Text = Pattern<String>;

/// The catalog of a language.
pub(crate) struct Catalog {
    /// The language: the name of the folder.
    pub(crate) id: String,
    /// The files by name without the ending.
    pub(crate) files: BTreeMap<String, File>,
}

/// A file of a catalog.
pub(crate) struct File {
    pub(crate) path: PathBuf,
    pub(crate) source: String,
    pub(crate) resource: Resource<String>,
    /// What is wrong with its syntax: lines, counted from 1, and sentences.
    pub(crate) errors: Vec<(usize, String)>,
}

impl Catalog {
    pub(crate) fn read(folder: &Path) -> Self {
        let is_catalog = |path: &PathBuf| path.extension().is_some_and(|it| it == "ftl");
        let paths = entries(folder).into_iter().filter(is_catalog);
        Self {
            id: name(folder.file_name()),
            files: paths
                .map(|path| (name(path.file_stem()), File::read(path)))
                .collect(),
        }
    }

    /// All messages with their texts.
    pub(crate) fn messages(&self) -> BTreeMap<&str, &Text> {
        self.files.values().flat_map(File::messages).collect()
    }
}

impl File {
    fn read(path: PathBuf) -> Self {
        let source = fs::read_to_string(&path);
        let source = source.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (resource, errors) = match fluent_syntax::parser::parse(source.clone()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let line = |at: usize| source[..at].matches('\n').count() + 1;
        let errors = errors
            .into_iter()
            .map(|error| (line(error.pos.start), error.to_string()));
        Self {
            errors: errors.collect(),
            path,
            source,
            resource,
        }
    }

    /// The messages with their texts.
    pub(crate) fn messages(&self) -> impl Iterator<Item = (&str, &Text)> {
        self.resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name.as_str(), message.value.as_ref()?)),
            _ => None,
        })
    }

    /// The line in which a message begins, counted from 1.
    pub(crate) fn line_of(&self, id: &str) -> usize {
        let begins = |line: &str| {
            let rest = line.strip_prefix(id);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        self.source.lines().position(begins).map_or(1, |it| it + 1)
    }
}

/// The folders in a folder, in order.
pub(crate) fn folders(parent: &Path) -> Vec<PathBuf> {
    let mut folders = entries(parent);
    folders.retain(|path| path.is_dir());
    folders
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(name: Option<&std::ffi::OsStr>) -> String {
    let name = name.and_then(|name| name.to_str());
    name.expect("a name in UTF-8").to_owned()
}
