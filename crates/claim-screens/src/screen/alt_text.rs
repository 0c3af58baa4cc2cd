//! Descriptions of pictures for those who cannot see them.

use crate::emoji::{Emoji, seat_letter};

/// Discord's limit of characters of a description.
const MAX_CHARS: usize = 1024;

/// The end of a description that would be too long.
const ELLIPSIS: &str = " …";

/// The sentences of a text in Discord's markdown, one per line, as words alone: without emphasis and
/// without the emoji that stand before names.
pub(crate) fn spoken(text: &str) -> Vec<Vec<String>> {
    let lines = text.lines().map(spoken_line);
    lines
        .filter(|line| !line.is_empty())
        .map(|line| vec![line])
        .collect()
}

/// One line of such a text as words alone.
pub(crate) fn spoken_line(line: &str) -> String {
    let mut words = String::new();
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => words.extend(chars.next()),
            '*' | '`' => {}
            _ => match Emoji::from_char(c) {
                Some(card @ (Emoji::Card(_) | Emoji::Unplayable(_))) => words += card.fallback(),
                Some(Emoji::Seat(seat)) => words += seat_letter(seat),
                Some(_) => {}
                None => words.push(c),
            },
        }
    }
    let words: Vec<_> = words.split_whitespace().collect();
    words.join(" ")
}

/// Sentences, each a list of items, as one text. Too long a text is cut after an item.
pub(crate) fn alt_text(sentences: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = String::new();
    for items in sentences {
        let count = items.len();
        for (item, number) in items.iter().zip(1..) {
            let before = match number {
                _ if text.is_empty() => "",
                1 => " ",
                _ => ", ",
            };
            let is_ended = item.ends_with(['.', '!', '?', ':', '…']);
            let after = if number == count && !is_ended {
                "."
            } else {
                ""
            };
            let piece = [before, item, after].concat();
            let chars = text.chars().count() + piece.chars().count();
            if chars + ELLIPSIS.chars().count() > MAX_CHARS {
                return text + ELLIPSIS;
            }
            text += &piece;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use claim_rules::cards::Faction;

    #[test]
    fn items_become_sentences() {
        let sentences = [vec!["One", "two"], Vec::new(), vec!["Three"]];
        let sentences = sentences.map(|items| items.into_iter().map(String::from).collect());
        assert_eq!(alt_text(sentences), "One, two. Three.");
    }

    #[test]
    fn only_words_are_spoken() {
        let text = format!(
            "**{}Goblin 7** beats\n\n\\*{}",
            Emoji::Tile(Faction::Goblin),
            'a'
        );
        let expected = [["Goblin 7 beats"], ["*a"]];
        assert_eq!(spoken(&text), expected);
    }

    #[test]
    fn long_texts_are_cut_after_an_item() {
        let item = "x".repeat(99);
        let text = alt_text([vec![item.clone(); 20]]);
        assert!(text.chars().count() <= MAX_CHARS);
        assert_eq!(text, vec![item; 10].join(", ") + ELLIPSIS);
    }
}
