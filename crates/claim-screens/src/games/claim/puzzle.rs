//! The position of a puzzle: table, both hands, and the plays as buttons.

use claim_ai::puzzle::Puzzle;
use claim_rules::cards::{CardSet, Faction, Seat};
use claim_rules::claim::{Action, Score};

use super::alt::spoken_sections;
use super::{action, hand, table};
use crate::i18n::Message;
use crate::i18n::keys::puzzle as keys;
use crate::i18n::keys::table::nothing_scored;
use crate::press::PuzzlePress;
use crate::screen::alt_text::{alt_text, spoken};
use crate::screen::model::{Button, PictureContent, PictureRequest, Section};
use crate::screen::picture::names;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The state of the match, line by line; with the reader's turn and hints while the puzzle is open.
pub(crate) fn status_lines(narrator: Narrator, puzzle: &Puzzle, is_open: bool) -> Vec<String> {
    let public = &puzzle.view().public;
    let mut lines = vec![table::phase(narrator, public)];
    if is_open {
        lines.extend(table::turn_lines(narrator, public));
        lines.extend(hand::hints(narrator, puzzle.view()));
    } else {
        lines.extend(table::trick_lines(narrator, public));
    }
    lines
}

/// Both hands, the score piles with their values, and gnome rows.
fn sections(narrator: Narrator, puzzle: &Puzzle) -> Vec<Section> {
    let opponent = puzzle.opponent_hand();
    let mut sections = hand::sections(narrator, puzzle.view());
    sections.push(Section {
        heading: narrator.say(&keys::puzzle_opponent_hand(opponent.len())),
        text: hand::grouped(narrator, opponent, opponent),
    });
    sections.push(Section {
        heading: narrator.say(&keys::puzzle_piles(table::counted_rows(
            &puzzle.view().public,
        ))),
        text: piles(narrator, puzzle),
    });
    sections.extend(table::gnome_rows(narrator, &puzzle.view().public));
    sections
}

/// The position as a picture: the table, and both hands, the reader's below. Without it, the same in words.
pub(crate) fn picture(narrator: Narrator, puzzle: &Puzzle) -> PictureRequest {
    let view = puzzle.view();
    let opponent = (view.seat.next(2), puzzle.opponent_hand());
    let sections = sections(narrator, puzzle);
    let mut sentences = spoken(&status_lines(narrator, puzzle, true).join("\n"));
    sentences.extend(spoken_sections(&sections));
    let paragraphs = sections.iter().map(Section::to_paragraph);
    PictureRequest {
        high_contrast: false,
        content: PictureContent::Tricks {
            view: Box::new(view.public),
            hands: vec![opponent, (view.seat, view.own.hand)],
        },
        names: names(narrator),
        caption: String::new(),
        alt: alt_text(sentences),
        text: paragraphs.collect::<Vec<_>>().join("\n"),
    }
}

/// A button per legal play, `is_short` with the card's value alone beside its faction's emoji; `press` makes the press
/// that it sends.
pub(crate) fn buttons(
    narrator: Narrator,
    puzzle: &Puzzle,
    is_short: bool,
    press: impl Fn(Action) -> PuzzlePress,
) -> Vec<Button> {
    let button = |play| {
        let step = hand::step(narrator, puzzle.view(), play);
        let short = hand::short_label(play).filter(|_| is_short);
        Button {
            emoji: step.emoji,
            style: step.style,
            ..Button::labelled(short.map_or(step.label, |short| short.text), press(play))
        }
    };
    let legal = puzzle.view().legal_actions();
    legal.into_iter().map(button).collect()
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
