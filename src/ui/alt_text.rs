//! Descriptions of pictures for those who cannot see them.

use claim_rules::PublicView;

use super::game;
use super::match_info::MatchInfo;
use super::narrator::Narrator;
use crate::i18n::Locale;

/// Discord's limit of characters of a description.
const MAX_CHARS: usize = 1024;

/// The end of a description that would be too long.
const CUT: &str = " …";

/// What a picture of a match's board shows, as plain text of at most 1,024 characters; `None` for
/// games without a board.
pub(super) fn board_alt(locale: Locale, info: &MatchInfo, view: &PublicView) -> Option<String> {
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    game::board_alt(narrator, view)
}

/// Sentences, each a list of items, as one text. Too long a text is cut after an item.
pub(super) fn alt_text(sentences: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = String::new();
    for items in sentences {
        let count = items.len();
        for (item, number) in items.iter().zip(1..) {
            let before = match number {
                _ if text.is_empty() => "",
                1 => " ",
                _ => ", ",
            };
            let after = if number == count { "." } else { "" };
            let piece = [before, item, after].concat();
            let chars = text.chars().count() + piece.chars().count();
            if chars + CUT.chars().count() > MAX_CHARS {
                return text + CUT;
            }
            text += &piece;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_become_sentences() {
        let sentences = [vec!["One", "two"], Vec::new(), vec!["Three"]];
        let sentences = sentences.map(|items| items.into_iter().map(String::from).collect());
        assert_eq!(alt_text(sentences), "One, two. Three.");
    }

    #[test]
    fn long_texts_are_cut_after_an_item() {
        let item = "x".repeat(99);
        let text = alt_text([vec![item.clone(); 20]]);
        assert!(text.chars().count() <= MAX_CHARS);
        assert_eq!(text, vec![item; 10].join(", ") + CUT);
    }
}
