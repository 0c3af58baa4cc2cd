//! Adapts private screens to their reader's settings.
//!
//! This is done in two places: for messages with a single reader that the presenter updates
//! (`host/presenter/screens.rs`), and for every private answer (`discord/interactions/reply/answering.rs`). When a setting
//! changes, the former count as outdated. They still know which revision they show, so that nothing
//! in them notifies twice.

use claim_table::settings::{PersonalSetting, PersonalSettings};

use crate::emoji::omit;
use crate::screen::model::{Block, Button, Choice, Row, Screen, Select};

/// Adapts a screen to the settings of its only reader. Idempotent.
#[must_use]
pub fn personal(mut screen: Screen, settings: PersonalSettings) -> Screen {
    if settings.is_on(PersonalSetting::TextOnly) {
        return text_only(screen);
    }
    for block in &mut screen.blocks {
        if let Block::Picture(picture) = block {
            picture.high_contrast = settings.is_on(PersonalSetting::HighContrast);
        }
    }
    screen
}

/// The screen as text alone: pictures as text, boards in sentences before the last buttons, no drawn emoji, labels in full
/// and without emoji.
fn text_only(screen: Screen) -> Screen {
    let boards = screen.pictures().map(|picture| omit(&picture.board));
    let boards: Vec<_> = boards.filter(|board| !board.is_empty()).collect();
    let blocks = screen.blocks.into_iter();
    let blocks = blocks.map(|block| match block {
        Block::Text(text) => Block::Text(omit(&text)),
        Block::Picture(picture) => Block::Text(omit(&picture.text)),
        Block::Section { text, button: it } => Block::Section {
            text: omit(&text),
            button: button(&it),
        },
        Block::Separator => Block::Separator,
        Block::Controls { rows, text_only } => Block::Controls {
            rows: text_only.unwrap_or(rows).iter().map(row).collect(),
            text_only: None,
        },
    });
    let is_empty = |block: &Block| *block == Block::Text(String::new());
    let mut blocks: Vec<_> = blocks.filter(|block| !is_empty(block)).collect();
    let is_controls = |block: &Block| matches!(block, Block::Controls { .. });
    let end = blocks.iter().rposition(is_controls).unwrap_or(blocks.len());
    blocks.splice(end..end, boards.into_iter().map(Block::Text));
    Screen {
        above: omit(&screen.above),
        blocks,
        ..screen
    }
}

fn row(row: &Row) -> Row {
    match row {
        Row::Buttons(buttons) => Row::Buttons(buttons.iter().map(button).collect()),
        Row::Select(menu) => Row::Select(select(menu)),
        Row::People(menu) => Row::People(menu.clone()),
    }
}

fn button(button: &Button) -> Button {
    Button {
        label: omit(&button.label),
        emoji: None,
        ..button.clone()
    }
}

fn select(select: &Select) -> Select {
    let choices = select.choices.iter().map(|choice| Choice {
        label: omit(&choice.label),
        description: omit(&choice.description),
        emoji: None,
        press: choice.press.clone(),
    });
    Select::new(omit(&select.placeholder), choices.collect())
}
