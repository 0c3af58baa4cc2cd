//! Makes the enum `Locale` from the folders of the catalogs, so that there is no other list of languages.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folders of the catalogs. Each is called by one of Discord's locale codes.
const LOCALES: &str = "../claim-screens/locales";

fn main() {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var("OUT_DIR").expect("a folder for what is built"));
    let mut ids = folders(Path::new(LOCALES));
    ids.sort();
    let code = locale(&ids);
    fs::write(out.join("locale.rs"), code).expect("the folder can be written to");
}

/// The names of the folders.
fn folders(parent: &Path) -> Vec<String> {
    let entries = fs::read_dir(parent).expect("the folder of the catalogs");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let names = paths.filter(|path| path.is_dir()).map(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.expect("a name in UTF-8").to_owned()
    });
    names.collect()
}

/// The enum, in which `pt-BR` is the variant `PtBr`.
fn locale(ids: &[String]) -> String {
    let variant = |id: &String| {
        let capitalized = id.split('-').map(|part| {
            let (first, rest) = part.split_at(1);
            first.to_uppercase() + &rest.to_lowercase()
        });
        capitalized.collect::<String>()
    };
    let each = |text: fn(&str, &str) -> String| {
        let lines = ids.iter().map(|id| text(id, &variant(id)));
        lines.collect::<String>()
    };
    format!(
        "/// A language: one for each folder of the catalogs, in the order of their ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {{
{}}}

impl Locale {{
    /// Every language.
    pub const ALL: [Self; {}] = [{}];

    /// The id, as in the database and in buttons: the name of its folder.
    #[must_use]
    pub const fn id(self) -> &'static str {{
        match self {{
{}        }}
    }}
}}
",
        each(|id, variant| {
            let default = if id == "en" { "    #[default]\n" } else { "" };
            format!("    /// The language `{id}`.\n{default}    {variant},\n")
        }),
        ids.len(),
        each(|_, variant| format!("Self::{variant}, ")),
        each(|id, variant| format!("            Self::{variant} => {id:?},\n")),
    )
}
