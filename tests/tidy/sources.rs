//! The project's files, read as text.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project: its path relative to the root, and its text.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    /// The folder of the package that it belongs to; `None` for the root package.
    pub(super) fn package(&self) -> Option<&str> {
        let path = self.path.strip_prefix("crates/");
        let path = path.or_else(|| self.path.strip_prefix("tools/"))?;
        path.split_once('/').map(|(package, _)| package)
    }

    /// Its code without comments and tests.
    pub(super) fn code(&self) -> String {
        if self.path.ends_with("tests.rs") || self.path.contains("/tests/") {
            return String::new();
        }
        let text = self.text.split("#[cfg(test)]\nmod tests {").next();
        let lines = text.unwrap_or_default().lines();
        lines
            .filter(|line| !line.trim_start().starts_with("//"))
            .flat_map(|line| [line, "\n"])
            .collect()
    }
}

/// The root folder of the project.
pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder whose names end in one of `endings`, ordered by path.
pub(super) fn sources(folder: &str, endings: &[&str]) -> Vec<Source> {
    let mut paths = Vec::new();
    walk(&root().join(folder), &mut paths);
    paths.sort();
    let fits = |path: &&PathBuf| {
        let name = path.to_string_lossy();
        endings.iter().any(|ending| name.ends_with(ending))
    };
    let source = |path: &PathBuf| Source {
        path: path
            .strip_prefix(root())
            .expect("below the root")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("a readable text"),
    };
    paths.iter().filter(fits).map(source).collect()
}

/// All files below a folder; none if the folder does not exist.
pub(super) fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            walk(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

/// All Rust files of all packages.
pub(super) fn rust_sources() -> Vec<Source> {
    ["src", "tests", "benches", "crates", "tools"]
        .iter()
        .flat_map(|folder| sources(folder, &[".rs"]))
        .collect()
}

#[track_caller]
pub(super) fn assert_none(violations: &[String]) {
    assert!(violations.is_empty(), "\n  {}\n", violations.join("\n  "));
}

#[test]
fn package_and_code_follow_from_path_and_text() {
    let source = |path: &str| Source {
        path: path.to_owned(),
        text: "//! A\nuse super::x;\n#[cfg(test)]\nmod tests {\n".to_owned(),
    };
    assert_eq!(source("src/app.rs").package(), None);
    let ai = source("crates/claim-ai/src/lib.rs");
    assert_eq!(ai.package(), Some("claim-ai"));
    assert_eq!(source("tools/art/src/lib.rs").package(), Some("art"));
    assert_eq!(ai.code(), "use super::x;\n");
    assert_eq!(source("src/config/tests.rs").code(), "");
}
