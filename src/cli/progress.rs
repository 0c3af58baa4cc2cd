//! How far a long piece of work has come, on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of so many steps, on standard error; nothing where that is no terminal.
pub(super) fn bar(steps: u64) -> ProgressBar {
    let template = "{bar:40} {pos} of {len}, {eta} to go";
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}
