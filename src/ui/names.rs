//! Names that users chose, made harmless.

/// The most characters of a name that are shown.
const LONGEST: usize = 24;

/// The most characters that all names in a headline have together, so that they fit into it
/// whatever has to be escaped.
const HEADLINE: usize = 72;

/// A user's name for running text: shortened if need be, with no power over the platform's
/// markdown, and unable to mention anybody.
#[must_use]
pub fn escape(name: &str) -> String {
    escape_all(&plain(name))
}

/// One of `count` names that are to fit into a headline together, as by [`escape`].
pub(super) fn escape_in_headline(name: &str, count: usize) -> String {
    escape_all(&visible(name, LONGEST.min(HEADLINE / count.max(1))))
}

fn escape_all(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            // A backslash alone does not keep '@everyone' from being read.
            '@' => escaped.push('＠'),
            c if c.is_ascii_punctuation() => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

/// A user's name in bold.
pub(super) fn bold(name: &str) -> String {
    format!("**{}**", escape(name))
}

/// A user's name where no markdown is read, as on buttons: shortened if need be.
#[must_use]
pub fn plain(name: &str) -> String {
    visible(name, LONGEST)
}

/// What can be seen of a text, on one line, and at most so many characters of it.
fn visible(name: &str, most: usize) -> String {
    let visible: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !is_invisible(c))
        .collect();
    let name = visible.trim();
    match name.chars().count() {
        0 => "?".into(),
        count if count <= most => name.into(),
        _ => name.chars().take(most - 1).chain(['…']).collect(),
    }
}

/// Whether a character shows nothing, or changes how its neighbours are laid out.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0'..='\x1f'
            | '\x7f'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expect: &str) {
        assert_eq!(escape(name), expect);
    }

    #[test]
    fn names_cannot_format_mention_or_link() {
        check("Anna", "Anna");
        check("Jörg Öztürk", "Jörg Öztürk");
        check("**bold**", "\\*\\*bold\\*\\*");
        check("`code`", "\\`code\\`");
        check("<@123>", "\\<＠123\\>");
        check("@everyone", "＠everyone");
        check("[a](http://b.c)", "\\[a\\]\\(http\\:\\/\\/b\\.c\\)");
        check("<t:0:R>", "\\<t\\:0\\:R\\>");
        check("back\\slash", "back\\\\slash");
    }

    #[test]
    fn names_stay_on_their_line() {
        check("a\nb", "a b");
        check("\u{202e}evil\u{200b}", "evil");
        check(" \u{3164} ", "\\?");
        check("", "\\?");
        assert_eq!(plain(&"x".repeat(LONGEST)), "x".repeat(LONGEST));
        assert_eq!(plain(&"x".repeat(99)), "x".repeat(LONGEST - 1) + "…");
    }
}
