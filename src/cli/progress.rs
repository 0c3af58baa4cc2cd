//! The progress bar of a long computation.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of `steps` steps on standard error; invisible if that is not a terminal.
pub(super) fn bar(steps: u64) -> ProgressBar {
    let template = "{bar:40} {pos} of {len}, {eta} left";
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}
