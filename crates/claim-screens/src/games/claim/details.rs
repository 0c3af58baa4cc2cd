//! What the screens of a running trick-taking game leave out.

use claim_rules::cards::CardSet;
use claim_rules::claim::{Phase, PublicView};

use super::{table, trick};
use crate::i18n::keys::table as keys;
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The score piles and gnome rows with the values of their cards, the gnome rows, the last trick play by play, and
/// the sizes of the face-down piles.
pub(super) fn paragraphs(narrator: Narrator, view: &PublicView) -> Vec<Paragraph> {
    let piles = table::score_lines(narrator, view, |cards| pile(narrator, cards));
    let mut paragraphs = Vec::from_iter(piles.map(|lines| Paragraph {
        heading: table::score_heading(narrator, view),
        text: lines.join("\n"),
    }));
    paragraphs.extend(table::gnome_rows(narrator, view));
    paragraphs.extend(last_trick(narrator, view));
    if view.phase == Phase::Recruit {
        paragraphs.push(Paragraph {
            heading: narrator.say(&keys::face_down()),
            text: pile_counts(narrator, view),
        });
    }
    paragraphs
}

/// The number and values of one faction's cards in a pile: the highest card decides ties.
fn pile(narrator: Narrator, cards: CardSet) -> String {
    narrator.say(&keys::pile_cards(cards.len(), words::faces(cards, cards)))
}

/// The cards of the last trick in order of play.
fn last_trick(narrator: Narrator, view: &PublicView) -> Option<Paragraph> {
    let last = view.last.as_ref()?;
    Some(Paragraph {
        heading: table::last_trick_heading(narrator, view),
        text: trick::plays(narrator, &last.trick),
    })
}

/// The sizes of the draw pile and, per player, of the follower pile.
fn pile_counts(narrator: Narrator, view: &PublicView) -> String {
    let count = |seat| {
        let followers = view.follower_count[seat];
        narrator.say(&keys::follower_count(followers, narrator.who(seat)))
    };
    let pile = narrator.say(&keys::draw_pile(view.pile_size));
    let lines = view.setup.seats().map(count);
    [pile]
        .into_iter()
        .chain(lines)
        .collect::<Vec<_>>()
        .join("\n")
}
