//! Printing. Records, file names and arguments may contain anything; what is printed of them goes
//! through [`Escaped`], so that it can neither move the cursor nor forge a line of output.

use std::fmt::{self, Display, Write};
use std::io;

/// Shows a text with its control characters as escapes, for example `\n` and `\u{1b}`, and likewise invisible
/// characters that change the order or the look of the text around them.
pub(super) struct Escaped<T>(pub(super) T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(EscapingWriter(f), "{}", self.0)
    }
}

struct EscapingWriter<'a, 'f>(&'a mut fmt::Formatter<'f>);

impl Write for EscapingWriter<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for char in text.chars() {
            if is_unsafe(char) {
                write!(self.0, "{}", char.escape_default())?;
            } else {
                self.0.write_char(char)?;
            }
        }
        Ok(())
    }
}

/// Whether a character controls the terminal or the direction of text, ends a line, or cannot be
/// seen. Joiners stay: names in some scripts and emoji need them.
fn is_unsafe(char: char) -> bool {
    char.is_control()
        || matches!(
            char,
            '\u{AD}'
                | '\u{61C}'
                | '\u{180E}'
                | '\u{200B}'
                | '\u{200E}'..='\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
                | '\u{FFF9}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E007F}'
        )
}

/// Prints why the program stops, as one line on standard error.
pub(super) fn print_error(error: impl Display) {
    eprintln!("claim-bot: {}", Escaped(error));
}

/// Prints a line on standard output.
///
/// # Errors
///
/// If it cannot be written, for example because the reader is gone: see [`is_broken_pipe`].
pub(super) fn print_line(line: impl Display) -> io::Result<()> {
    io::Write::write_fmt(&mut io::stdout(), format_args!("{line}\n"))
}

/// Prints a line of what was found. The exit code says whether anything is wrong, so it is no failure if the reader is gone.
///
/// # Errors
///
/// If it cannot be written for another reason.
pub(super) fn print_finding(line: impl Display) -> io::Result<()> {
    match print_line(line) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        printed => printed,
    }
}

/// A number with its noun: "1 action", "2 actions".
pub(super) fn counted<T: Copy + Display + PartialEq + From<u8>>(count: T, noun: &str) -> String {
    let plural = if count == T::from(1) { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// Whether writing failed because the reader is gone, as with `claim-bot … | head`.
pub(super) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_agree_with_their_number() {
        let shown = [0_u64, 1, 2].map(|count| counted(count, "action"));
        assert_eq!(shown, ["0 actions", "1 action", "2 actions"]);
    }

    #[test]
    fn control_and_invisible_characters_are_escaped() {
        for (text, shown) in [
            ("Zoë 👩‍🚀 \"x\" \\ –", "Zoë 👩‍🚀 \"x\" \\ –"),
            ("a\nb\r\tc", "a\\nb\\r\\tc"),
            ("\u{1b}[2J\u{9b}1A\u{7f}", "\\u{1b}[2J\\u{9b}1A\\u{7f}"),
            (
                "\u{202e}ko\u{2066}\u{200b}",
                "\\u{202e}ko\\u{2066}\\u{200b}",
            ),
        ] {
            assert_eq!(Escaped(text).to_string(), shown);
        }
    }
}
