//! Turns the catalogs in `locales/` into code: the module `i18n::keys` has a function for each message, so that a missing
//! message or argument is a compile error. A mistake in a catalog is a compile error, too.

mod catalog;
mod check;
mod code;
mod uses;

use std::path::PathBuf;
use std::{env, fs};

use catalog::Catalog;

/// The language whose catalog says which messages there are and which arguments they take.
const REFERENCE: &str = "en";

fn main() {
    let locales = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed=build");
    let read: Vec<_> = catalog::folders(&locales)
        .iter()
        .map(|it| Catalog::read(it))
        .collect();
    let reference = read.iter().find(|it| it.id == REFERENCE);
    let reference = reference.expect("the folder of the language that all others fall back to");
    let mistakes = read.iter().flat_map(|it| check::mistakes(it, reference));
    let mistakes: Vec<_> = mistakes.collect();
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
    if !mistakes.is_empty() {
        return;
    }
    let out = PathBuf::from(variable("OUT_DIR"));
    let out = out.join("keys.rs");
    let code = code::keys(reference) + &code::languages(&read, reference);
    fs::write(&out, code).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}
