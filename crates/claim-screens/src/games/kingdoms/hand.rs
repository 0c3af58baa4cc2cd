//! The private part of a screen of Claim Kingdoms: the player’s cards, and what they choose on the board.

use claim_rules::cards::{Faction, SeatSet};
use claim_rules::kingdoms::{Action, Awaiting, View};

use super::{alt, board, label, narration, picture};
use crate::games::contract::{CardsTexts, HandTexts};
use crate::i18n::keys::{finish as finish_keys, hand as keys, kingdoms};
use crate::screen::alt_text::spoken_line;
use crate::screen::model::{BoardStep, Paragraph, PictureContent};
use crate::text::narrator::Narrator;

/// The player’s version of the table, with their hand.
pub(super) fn texts(narrator: Narrator, view: &View, chosen: Option<Action>) -> HandTexts {
    let public = &view.public;
    let step = step(view, chosen);
    let headline = narration::turn(narrator, public).unwrap_or_default();
    let why = Vec::from_iter(narration::why(narrator, public));
    let last = narration::turns(narrator, public);
    let told = narration::latest(narrator, public).into_iter();
    let told = told.chain([headline.clone()]);
    let hand = paragraph(narrator, view);
    let mut small = board::small(narrator, public);
    let cards = chooses_card(view, &step).then(|| cards_picture(narrator, view, &hand));
    if cards.is_none() {
        small.extend([board::display(narrator, public), hand.to_small_print()]);
    }
    HandTexts {
        headline,
        why,
        told: told.collect(),
        small,
        alt: alt::hand_sentences(narrator, view, &step, cards.is_none().then_some(&hand)),
        cards,
        picture: picture(narrator, public, step, SeatSet::EMPTY),
        text: board::standings(narrator, public),
        repeats_board: repeats_board(view, chosen),
        last,
    }
}

/// Whether the player has seen the board earlier in this turn, which begins with the choice of a card.
fn repeats_board(view: &View, chosen: Option<Action>) -> bool {
    let is_turn = view.public.to_act() == Some(view.seat);
    let begins = matches!(view.public.awaiting, Awaiting::Place(_)) && chosen.is_none();
    is_turn && !begins
}

/// What the player chooses on the board.
fn step(view: &View, chosen: Option<Action>) -> BoardStep {
    let is_turn = view.public.to_act() == Some(view.seat);
    match (view.public.awaiting, chosen) {
        (Awaiting::Place(_), Some(Action::Place(card, _))) if is_turn => BoardStep::Space {
            card,
            spaces: label::free_spaces(&view.public),
        },
        (Awaiting::Power { .. }, _) if is_turn => BoardStep::Target(label::targets_of(view)),
        _ => BoardStep::None,
    }
}

/// Whether the player chooses from the own hand, from the display or from what a Seer drew.
fn chooses_card(view: &View, step: &BoardStep) -> bool {
    let awaiting = view.public.awaiting;
    *step == BoardStep::None
        && view.public.to_act() == Some(view.seat)
        && !matches!(awaiting, Awaiting::Power { .. })
}

/// The own hand and the display as a picture.
fn cards_picture(narrator: Narrator, view: &View, hand: &Paragraph) -> CardsTexts {
    let display = board::display(narrator, &view.public);
    let hand_in_words = spoken_line(&hand.to_small_print());
    CardsTexts {
        picture: PictureContent::KingdomsCards(Box::new(*view)),
        alt: vec![vec![hand_in_words], vec![spoken_line(&display)]],
        text: vec![hand.to_text(), display],
    }
}

/// The cards of a hand, and those that a Seer drew.
fn paragraph(narrator: Narrator, view: &View) -> Paragraph {
    Paragraph {
        heading: narrator.say(&keys::your_hand(view.own.hand.len())),
        text: cards(narrator, view),
    }
}

/// The hand of a player of a finished match.
pub(super) fn open(narrator: Narrator, view: &View) -> Paragraph {
    Paragraph {
        heading: narrator.say(&finish_keys::hand_of(
            view.own.hand.len(),
            narrator.info.escaped_name(view.seat),
        )),
        text: cards(narrator, view),
    }
}

fn cards(narrator: Narrator, view: &View) -> String {
    let names = |cards: &mut dyn Iterator<Item = Faction>| board::cards(narrator, cards);
    let mut text = names(&mut view.own.hand.iter());
    if text.is_empty() {
        text = narrator.say(&keys::no_cards());
    }
    let drawn = names(&mut view.own.drawn.into_iter().flatten());
    if !drawn.is_empty() {
        text = [text, narrator.say(&kingdoms::kingdoms_drawn(drawn))].join("\n");
    }
    text
}
