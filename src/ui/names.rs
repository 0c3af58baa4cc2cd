//! Display names made safe: users choose them, so they may contain markdown, mentions or control
//! characters.

/// The maximum number of characters shown of a name.
const MAX_NAME_CHARS: usize = 24;

/// The maximum number of characters of all names in a headline together. Escaping can double them,
/// and the headline must still fit Discord's limit of 256.
const MAX_HEADLINE_CHARS: usize = 72;

/// A name for markdown text: shortened, with markdown and mentions escaped.
#[must_use]
pub fn escape(name: &str) -> String {
    escape_all(&plain(name))
}

/// Like [`escape`], for one of `count` names that share a headline.
pub(super) fn escape_in_headline(name: &str, count: usize) -> String {
    escape_all(&visible(
        name,
        MAX_NAME_CHARS.min(MAX_HEADLINE_CHARS / count.max(1)),
    ))
}

fn escape_all(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            // Discord reads '@everyone' as a mention even after a backslash.
            '@' => escaped.push('＠'),
            c if c.is_ascii_punctuation() => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

/// The escaped name in bold.
pub(super) fn bold(name: &str) -> String {
    format!("**{}**", escape(name))
}

/// As [`bold`], but not shortened: for names that this program has given.
pub(super) fn bold_whole(name: &str) -> String {
    format!("**{}**", escape_all(name))
}

/// A name for places without markdown, for example buttons: shortened, invisible characters removed.
#[must_use]
pub fn plain(name: &str) -> String {
    visible(name, MAX_NAME_CHARS)
}

/// The visible characters of a name on one line, at most `max` of them.
fn visible(name: &str, max: usize) -> String {
    let visible: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !is_invisible(c))
        .collect();
    let name = visible.trim();
    // Joiners stay: names in some scripts and emoji need them. Alone, they cannot be seen either.
    match name.chars().count() {
        _ if name
            .chars()
            .all(|c| matches!(c, ' ' | '\u{200c}' | '\u{200d}')) =>
        {
            "?".into()
        }
        count if count <= max => name.into(),
        _ => name.chars().take(max - 1).chain(['…']).collect(),
    }
}

/// Whether a character is invisible or changes the layout of its neighbours.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0'..='\x1f'
            | '\x7f'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{e0000}'..='\u{e007f}'
            // Private use: screens use these characters for their own emoji.
            | '\u{f0000}'..='\u{10ffff}'
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
    fn names_are_shortened_to_one_visible_line() {
        check("a\nb", "a b");
        check("\u{202e}evil\u{200b}", "evil");
        check("\u{f0000}a\u{e000}", "a");
        check(" \u{3164} ", "\\?");
        check("\u{200d}\u{200c}", "\\?");
        check("\u{200d} \u{200d}", "\\?");
        check("👩\u{200d}🚀", "👩\u{200d}🚀");
        check("", "\\?");
        assert_eq!(
            plain(&"x".repeat(MAX_NAME_CHARS)),
            "x".repeat(MAX_NAME_CHARS)
        );
        assert_eq!(plain(&"x".repeat(99)), "x".repeat(MAX_NAME_CHARS - 1) + "…");
    }
}
