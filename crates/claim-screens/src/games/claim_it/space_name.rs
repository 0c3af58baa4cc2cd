//! The names of spaces, for example "row 4, column 2".

use claim_rules::claim_it::{Face, Space};
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::claim_it as keys;

/// The name of a space within a sentence.
pub(super) fn space_name(locale: Locale, Space { row, column }: Space) -> String {
    locale.say(&keys::claim_it_space(column.number(), row.number()))
}

/// Reads two numbers as a space: the row and the column, or in the order of the words before them.
/// `text` is in lower case.
pub(super) fn parse_space(text: &str) -> Option<Space> {
    let faces = text.split(|c: char| !c.is_ascii_digit());
    let mut faces = faces.filter(|digits| !digits.is_empty());
    let (first, second) = (faces.next()?, faces.next());
    let (first, second): (Face, Face) = match second {
        Some(second) if faces.next().is_none() => (first.parse().ok()?, second.parse().ok()?),
        // Two digits without a gap.
        None if first.len() == 2 => (first[..1].parse().ok()?, first[1..].parse().ok()?),
        _ => return None,
    };
    let first_word = text.split_whitespace().next()?;
    // "column", "Spalte".
    let (row, column) = if first_word.starts_with(['c', 's']) {
        (second, first)
    } else {
        (first, second)
    };
    Some(Space { row, column })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_read_as_players_type_them() {
        for locale in Locale::ALL {
            for (row, column) in Face::ALL.into_iter().zip(Face::ALL.into_iter().rev()) {
                let space = Space { row, column };
                let name = space_name(locale, space);
                assert_eq!(parse_space(&name.to_lowercase()), Some(space), "{name}");
            }
        }
        let space = parse_space("4,2");
        assert!(space.is_some());
        for text in [
            "42",
            "4 2",
            "row 4 column 2",
            "row 4, col 2",
            "r4 c2",
            "column 2, row 4",
            "c2 r4",
            "reihe 4 spalte 2",
            "spalte 2 reihe 4",
            "r4c2",
        ] {
            assert_eq!(parse_space(text), space, "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_spaces() {
        for text in ["", "4", "roll", "4 7", "0 1", "1 2 3", "421", "row 4"] {
            assert_eq!(parse_space(text), None, "{text}");
        }
    }
}
