//! The position of a puzzle: table, both hands, and the plays as buttons.

use claim_ai::puzzle::Puzzle;
use claim_rules::cards::{CardSet, Faction, Seat};
use claim_rules::claim::{Action, Score};

use super::alt::spoken_paragraphs;
use super::{action, hand, table};
use crate::games::contract::HandTexts;
use crate::i18n::Message;
use crate::i18n::keys::puzzle as keys;
use crate::i18n::keys::table::nothing_scored;
use crate::screen::alt_text::{alt_text, spoken};
use crate::screen::model::{Paragraph, PictureContent, PictureRequest};
use crate::screen::picture::names;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The puzzle’s texts as those of a hand.
pub(crate) fn texts(narrator: Narrator, puzzle: &Puzzle) -> HandTexts {
    hand::texts(narrator, puzzle.view())
}

/// Both hands, the score piles with their values, and gnome rows.
fn paragraphs(narrator: Narrator, puzzle: &Puzzle) -> Vec<Paragraph> {
    let opponent = puzzle.opponent_hand();
    let public = &puzzle.view().public;
    let piles = [Paragraph {
        heading: narrator.say(&keys::puzzle_piles(table::counted_rows(public))),
        text: piles(narrator, puzzle),
    }];
    let hands = [
        Paragraph {
            heading: narrator.say(&keys::puzzle_opponent_hand(opponent.len())),
            text: hand::grouped(narrator, opponent, opponent),
        },
        hand::paragraph(narrator, puzzle.view()),
    ];
    let piles = piles.into_iter();
    piles
        .chain(table::gnome_rows(narrator, public))
        .chain(hands)
        .collect()
}

/// The position as a picture: the table, and both hands, the reader's below, in which a card may be pointed out. Without
/// it, the same in words.
pub(crate) fn picture(
    narrator: Narrator,
    puzzle: &Puzzle,
    pointed_out: Option<Action>,
) -> PictureRequest {
    let view = puzzle.view();
    let opponent = (view.seat.next(2), puzzle.opponent_hand());
    let mut paragraphs = paragraphs(narrator, puzzle);
    let lines = table::trick_lines(narrator, &view.public);
    let text = lines.iter().cloned();
    let text = text.chain(paragraphs.iter().map(Paragraph::to_text));
    let text: Vec<_> = text.collect();
    let mut moment = table::small(narrator, &view.public);
    moment.extend(lines);
    // The hands come first where there may not be room for everything.
    paragraphs.reverse();
    let mut sentences = spoken(&moment.join("\n"));
    sentences.extend(spoken_paragraphs(&paragraphs));
    let chosen = match pointed_out {
        Some(Action::Play(card)) => Some(card),
        _ => None,
    };
    PictureRequest {
        high_contrast: false,
        board: String::new(),
        content: PictureContent::Tricks {
            view: Box::new(view.public),
            hands: vec![opponent, (view.seat, view.own.hand)],
            chosen,
        },
        names: names(narrator),
        caption: String::new(),
        alt: alt_text(sentences),
        text: text.join("\n"),
    }
}

/// The name of a play in a sentence: its card.
pub(crate) fn inline_label(narrator: Narrator, puzzle: &Puzzle, play: Action) -> String {
    match play {
        Action::Play(card) => narrator.card(card),
        other => action::label(narrator, puzzle.view(), other),
    }
}

/// How the match ends: the votes, the sums of values if they decide, and which factions vote for the reader.
pub(crate) fn end(narrator: Narrator, puzzle: &Puzzle, score: &Score) -> Message {
    let (own, opponent) = (puzzle.seat(), puzzle.seat().next(2));
    let factions = puzzle.view().public.setup.factions().iter();
    let won = factions.filter(|&faction| score.votes[faction] == Some(own));
    let names: Vec<_> = won
        .map(|it| words::faction_many(narrator.locale, it))
        .collect();
    let pair = |of: &dyn Fn(Seat) -> u16| format!("{} – {}", of(own), of(opponent));
    let votes = pair(&|side| score.vote_counts[side].into());
    let sums = pair(&|side| score.sum(side));
    let decided_by = if score.vote_counts[own] == score.vote_counts[opponent] {
        "sums"
    } else {
        "votes"
    };
    keys::puzzle_end(names.len(), decided_by, names.join(", "), sums, votes)
}

/// The counted cards, the reader's first, one line per faction that is scored. Values are shown because
/// the highest card decides ties.
fn piles(narrator: Narrator, puzzle: &Puzzle) -> String {
    let (public, seat) = (&puzzle.view().public, puzzle.seat());
    let counted = table::counted_cards(public);
    let piles = [counted[seat], counted[seat.next(2)]];
    let line = |faction: Faction| {
        let [own, opponent] = piles.map(|pile| pile.of(faction));
        if own.is_empty() && opponent.is_empty() {
            return None;
        }
        let name = words::faction(narrator.locale, faction);
        let [own, opponent] = [own, opponent].map(|pile| pile_cards(narrator, pile));
        Some(narrator.say(&keys::puzzle_pile_line(name, opponent, own)))
    };
    let lines: Vec<_> = public.setup.factions().iter().filter_map(line).collect();
    if lines.is_empty() {
        return narrator.say(&nothing_scored());
    }
    lines.join("\n")
}

/// The number and values of one faction's cards in a pile.
fn pile_cards(narrator: Narrator, cards: CardSet) -> String {
    narrator.say(&keys::puzzle_pile_cards(
        cards.len(),
        words::faces(cards, cards),
    ))
}
