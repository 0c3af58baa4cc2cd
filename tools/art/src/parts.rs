//! The SVG sources in `assets/svg/`: small parts, each a valid SVG file of its own, from which the faces
//! are composed. A part is drawn in `currentColor`, which the face it is used in decides.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// The parts below a folder.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    folder: &'a Path,
}

impl<'a> Parts<'a> {
    /// The parts below `folder`.
    #[must_use]
    pub const fn new(folder: &'a Path) -> Self {
        Self { folder }
    }

    /// What is inside the `svg` element of the part `name`, such as `emblem/goblin`.
    ///
    /// # Errors
    ///
    /// The file is missing or is not one `svg` element.
    pub fn read(self, name: &str) -> Result<String> {
        let path = self.folder.join(name).with_extension("svg");
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let inside = || {
            let (tag, rest) = text.strip_prefix("<svg ")?.split_once('>')?;
            let (inside, end) = rest.rsplit_once("</svg>")?;
            (!tag.ends_with('/') && end.trim().is_empty()).then(|| inside.trim().to_owned())
        };
        inside().with_context(|| format!("{} is not one svg element", path.display()))
    }
}
