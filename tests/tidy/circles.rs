//! Files do not import each other in circles: to understand a file, it is enough to read it and what it imports. The
//! file of a folder (`mod.rs`) or package, which names the files in it, does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use super::imports::identifier;
use super::sources::{Source, assert_none, rust_sources};

/// How many re-exports are followed from a name to the file that defines it.
const MAX_REEXPORTS: usize = 8;

/// A source file.
struct File {
    path: String,
    /// The path of its module from the root of the package.
    module: Vec<String>,
    /// The paths that its code imports or names.
    named: Vec<Vec<String>>,
}

/// The source files of a package.
#[derive(Default)]
struct Package {
    files: Vec<File>,
    /// The numbers of the files, by their modules.
    by_module: BTreeMap<Vec<String>, usize>,
}

impl Package {
    fn add(&mut self, source: &Source, module: Vec<String>) {
        let number = self.files.len();
        // If there are both, `lib.rs` comes before `main.rs`, and is the root.
        self.by_module.entry(module.clone()).or_insert(number);
        self.files.push(File {
            path: source.path.clone(),
            module,
            named: named_paths(&source.code()),
        });
    }

    /// The files that import each other, directly or by way of others: the paths of each circle.
    fn circles(&self) -> BTreeSet<Vec<&str>> {
        let imports: Vec<_> = self.files.iter().map(|file| self.imports(file)).collect();
        let count = self.files.len();
        let reached: Vec<_> = (0..count).map(|it| reached_from(it, &imports)).collect();
        let mut circles = BTreeSet::new();
        for one in (0..count).filter(|&it| reached[it][it]) {
            let circle = (0..count).filter(|&it| reached[one][it] && reached[it][one]);
            circles.insert(circle.map(|it| self.files[it].path.as_str()).collect());
        }
        circles
    }

    /// The numbers of the other files that define what a file imports. Indices like `mod.rs` do not count: they list
    /// what is below them.
    fn imports(&self, file: &File) -> Vec<usize> {
        if is_index(&file.path) {
            return Vec::new();
        }
        let paths = file.named.iter();
        let paths = paths.filter_map(|path| self.absolute(&file.module, path));
        let definers = paths.filter_map(|path| self.definer(path));
        let others = definers.filter(|&it| self.files[it].path != file.path);
        others.collect()
    }

    /// A path as seen from the root of the package, instead of from a module. `None` if it leads to a library.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let (mut absolute, mut rest) = (module.to_vec(), path);
        while let [first, after @ ..] = rest {
            match first.as_str() {
                "crate" => absolute.clear(),
                "super" => drop(absolute.pop()),
                "self" => {}
                _ => break,
            }
            rest = after;
        }
        absolute.extend_from_slice(rest);
        // Any other path begins with a module below this one, or with a library.
        let child = absolute.get(..=module.len());
        let is_child = child.is_some_and(|child| self.by_module.contains_key(child));
        (rest.len() < path.len() || is_child).then_some(absolute)
    }

    /// The number of the file that defines what an absolute path names; `None` if an index does.
    fn definer(&self, mut path: Vec<String>) -> Option<usize> {
        for _ in 0..=MAX_REEXPORTS {
            let mut lengths = (0..=path.len()).rev();
            let &number = lengths.find_map(|length| self.by_module.get(&path[..length]))?;
            let file = &self.files[number];
            if !is_index(&file.path) {
                return Some(number);
            }
            let name = path.get(file.module.len())?;
            let mut exports = file.named.iter().filter(|it| it.last() == Some(name));
            path =
                exports.find_map(|it| self.absolute(&file.module, it).filter(|it| *it != path))?;
        }
        None
    }
}

/// The numbers of the files that are imported by one, directly or by way of others.
fn reached_from(file: usize, imports: &[Vec<usize>]) -> Vec<bool> {
    let mut reached = vec![false; imports.len()];
    let mut waiting = vec![file];
    while let Some(file) = waiting.pop() {
        for &imported in &imports[file] {
            if !mem::replace(&mut reached[imported], true) {
                waiting.push(imported);
            }
        }
    }
    reached
}

/// Whether a file is that of its folder: it names the modules in it, so that it cannot but depend on them.
fn is_index(path: &str) -> bool {
    let indices = ["/lib.rs", "/main.rs", "/mod.rs"];
    indices.iter().any(|index| path.ends_with(index))
}

/// The package of a file, and the path of its module there; `None` for files outside of a `src/`.
fn place(path: &str) -> Option<(&str, Vec<String>)> {
    let (package, below) = match path.strip_prefix("src/") {
        Some(below) => ("", below),
        None => path.split_once("/src/")?,
    };
    let below = below.strip_suffix(".rs")?;
    let mut module: Vec<_> = below.split('/').map(str::to_owned).collect();
    if is_index(path) {
        module.pop();
    }
    Some((package, module))
}

/// The paths that code imports, and those that it names with `crate` or `super`.
fn named_paths(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for begin in ["use ", "crate::", "super::"] {
        for (at, _) in code.match_indices(begin) {
            let before = code[..at].chars().next_back();
            if !before.is_some_and(|c| c.is_alphanumeric() || "_:$".contains(c)) {
                let path = &code[at..];
                add_paths(&[], path.strip_prefix("use ").unwrap_or(path), &mut found);
            }
        }
    }
    found
}

/// Adds the paths at the beginning of `text`, below `parent`: several if it has a group. Returns what follows.
fn add_paths<'a>(parent: &[String], text: &'a str, found: &mut Vec<Vec<String>>) -> &'a str {
    let (mut path, mut rest) = (parent.to_vec(), text.trim_start());
    loop {
        if let Some(mut group) = rest.strip_prefix('{') {
            loop {
                // After an item, there may be `as` and another name.
                let after = add_paths(&path, group, found);
                let Some(end) = after.find([',', '}']) else {
                    return "";
                };
                group = &after[end + 1..];
                if after[end..].starts_with('}') {
                    return group;
                }
            }
        }
        let Some(segment) = identifier(rest) else {
            break;
        };
        rest = &rest[segment.len()..];
        path.push(segment);
        let Some(after) = rest.strip_prefix("::") else {
            break;
        };
        rest = after.trim_start();
    }
    found.push(path);
    rest
}

#[test]
fn files_do_not_import_each_other_in_circles() {
    let mut packages = BTreeMap::<&str, Package>::new();
    let sources = rust_sources();
    for source in &sources {
        if let Some((package, module)) = place(&source.path) {
            packages.entry(package).or_default().add(source, module);
        }
    }
    let circles: BTreeSet<_> = packages.values().flat_map(Package::circles).collect();
    let found = circles.iter().map(|files| files.join(", "));
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn circles_are_found() {
    let mut package = Package::default();
    for (path, text) in [
        ("src/lib.rs", "mod a;\nmod b;\npub use b::{C, d};"),
        ("src/a.rs", "use crate::{\n    C as Other,\n    x::Y,\n};"),
        ("src/b/mod.rs", "pub use c::C;\npub use std::fmt as d;"),
        ("src/b/c.rs", "fn f() { super::d::g(super::super::a::G) }"),
        ("src/b/d.rs", "use std::fmt;\n\nuse super::C;"),
        ("src/b/e.rs", "use super::d::{self, H};"),
    ] {
        let source = Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let (_, module) = place(path).expect("a file of the package");
        package.add(&source, module);
    }
    let circle = vec!["src/a.rs", "src/b/c.rs", "src/b/d.rs"];
    assert_eq!(package.circles(), BTreeSet::from([circle]));
}

#[test]
fn paths_are_found_in_groups() {
    let code = "pub(super) use a::{B as C, d::{E, self},};\nlet x = crate::f::g::<u8>();";
    let paths: Vec<_> = named_paths(code).iter().map(|it| it.join("::")).collect();
    assert_eq!(paths, ["a::B", "a::d::E", "a::d::self", "a", "crate::f::g"]);
}
