//! Adapts private screens to their reader's settings.
//!
//! This is done in two places: for messages with a single reader that the presenter updates
//! (`host/presenter/screens.rs`), and for every private answer (`discord/interactions/reply/answering.rs`). When a setting
//! changes, the former count as outdated. They still know which revision they show, so that nothing
//! in them notifies twice.

use claim_table::settings::{PersonalSetting, PersonalSettings};

use crate::emoji::omit;
use crate::screen::model::{Button, Choice, Row, Screen, Section, Select};

/// Adapts a screen to the settings of its only reader. Idempotent.
#[must_use]
pub fn personal(mut screen: Screen, settings: PersonalSettings) -> Screen {
    if settings.is_on(PersonalSetting::TextOnly) {
        return text_only(&screen);
    }
    if let Some(picture) = &mut screen.picture {
        picture.high_contrast = settings.is_on(PersonalSetting::HighContrast);
    }
    screen
}

/// The screen as text alone: the board as text, no drawn emoji, labels in full and without emoji.
fn text_only(screen: &Screen) -> Screen {
    let section = |section: &Section| Section {
        heading: omit(&section.heading),
        text: omit(&section.text),
    };
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => Row::Buttons(buttons.iter().map(button).collect()),
        Row::Select(menu) => Row::Select(select(menu)),
        Row::People(menu) => Row::People(menu.clone()),
    };
    let rows = screen.text_only_rows.as_ref().unwrap_or(&screen.rows);
    Screen {
        mention: omit(&screen.mention),
        title: omit(&screen.title),
        body: omit(&screen.text_body()),
        sections: screen.sections.iter().map(section).collect(),
        footer: omit(&screen.footer),
        prompt: omit(&screen.prompt),
        picture: None,
        tone: screen.tone,
        rows: rows.iter().map(row).collect(),
        text_only_rows: None,
        attachment: screen.attachment.clone(),
        is_silent: screen.is_silent,
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
