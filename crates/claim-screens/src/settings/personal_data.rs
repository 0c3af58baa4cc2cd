//! What is stored of a person: to download, and to delete.

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::settings as keys;
use crate::press::DataPress;
use crate::screen::model::{Button, ButtonStyle, Screen, Tone};

/// Says what is stored, and offers to hand it out or to delete it.
#[must_use]
pub fn personal_data(locale: Locale) -> Screen {
    let export = Button {
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(&keys::button_export_data()), DataPress::Export)
    };
    let delete = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(
            locale.say(&keys::button_ask_delete_data()),
            DataPress::AskDelete,
        )
    };
    Screen::titled(&locale.say(&keys::data_title()))
        .line(&locale.say(&keys::data_text()))
        .buttons(&[export, delete])
}

/// What is stored as a file. `has_records` tells whether the records of the matches are part of it.
#[must_use]
pub fn personal_data_file(locale: Locale, text: String, has_records: bool) -> Screen {
    let mut body = locale.say(&keys::data_file());
    if !has_records {
        body = format!("{body} {}", locale.say(&keys::data_file_without_records()));
    }
    Screen::default()
        .line(&body)
        .attaching("claim-data.json".to_owned(), text)
}

/// Asks for confirmation, with what happens then.
#[must_use]
pub fn delete_data_question(locale: Locale) -> Screen {
    let delete = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(locale.say(&keys::button_delete_data()), DataPress::Delete)
    };
    Screen::titled(&locale.say(&keys::delete_data_title()))
        .line(&locale.say(&keys::delete_data_text()))
        .buttons(&[delete])
        .with_tone(Tone::Bad)
}
