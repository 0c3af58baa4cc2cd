//! The project's files, read as text.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project: its path relative to the root, and its text.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    /// The module of `src/` that it belongs to; `None` for `lib.rs`, `main.rs` and files elsewhere.
    pub(super) fn module(&self) -> Option<&str> {
        let path = self.path.strip_prefix("src/")?;
        let module = path.split_once('/').map_or(path, |(folder, _)| folder);
        let module = module.strip_suffix(".rs").unwrap_or(module);
        (!matches!(module, "lib" | "main")).then_some(module)
    }

    /// The member crate that it belongs to; `None` for the root package.
    pub(super) fn member(&self) -> Option<&str> {
        let path = self.path.strip_prefix("crates/")?;
        path.split_once('/').map(|(member, _)| member)
    }

    /// The number of `super`s that lead from it to the crate root.
    pub(super) fn depth(&self) -> usize {
        let path = self.path.trim_start_matches("src/");
        path.split('/').count() - usize::from(path.ends_with("/mod.rs"))
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

/// All Rust files of the root package and its member crates.
pub(super) fn rust_sources() -> Vec<Source> {
    ["src", "tests", "benches", "crates"]
        .iter()
        .flat_map(|folder| sources(folder, &[".rs"]))
        .collect()
}

#[track_caller]
pub(super) fn assert_none(violations: &[String]) {
    assert!(violations.is_empty(), "\n  {}\n", violations.join("\n  "));
}

#[test]
fn module_member_and_depth_follow_from_the_path() {
    let source = |path: &str| Source {
        path: path.to_owned(),
        text: "//! A\nuse super::x;\n#[cfg(test)]\nmod tests {\n".to_owned(),
    };
    assert_eq!(source("src/ui/screen.rs").module(), Some("ui"));
    assert_eq!(source("src/app.rs").module(), Some("app"));
    assert_eq!(source("src/lib.rs").module(), None);
    assert_eq!(source("crates/claim-ai/src/lib.rs").module(), None);
    assert_eq!(
        source("crates/claim-ai/src/lib.rs").member(),
        Some("claim-ai")
    );
    assert_eq!(source("src/app.rs").depth(), 1);
    assert_eq!(source("src/ui/mod.rs").depth(), 1);
    assert_eq!(source("src/ui/screen.rs").depth(), 2);
    assert_eq!(source("src/ui/claim/mod.rs").depth(), 2);
    assert_eq!(source("src/ui/screen.rs").code(), "use super::x;\n");
    assert_eq!(source("src/ui/tests.rs").code(), "");
}
