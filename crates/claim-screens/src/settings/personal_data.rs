//! What is stored of a person: to download, and to delete.

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::settings as keys;
use crate::press::DataPress;
use crate::screen::model::{Attachment, Button, ButtonStyle, Row, Screen, Tone};

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
    Screen {
        title: locale.say(&keys::data_title()),
        body: locale.say(&keys::data_text()),
        rows: Row::of_buttons(&[export, delete]),
        ..Screen::default()
    }
}

/// What is stored as a file. `has_records` tells whether the records of the matches are part of it.
#[must_use]
pub fn personal_data_file(locale: Locale, text: String, has_records: bool) -> Screen {
    let mut body = locale.say(&keys::data_file());
    if !has_records {
        body = format!("{body} {}", locale.say(&keys::data_file_without_records()));
    }
    Screen {
        body,
        attachment: Some(Attachment {
            name: "claim-data.json".to_owned(),
            text,
        }),
        ..Screen::default()
    }
}

/// Asks for confirmation, with what happens then.
#[must_use]
pub fn delete_data_question(locale: Locale) -> Screen {
    let delete = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(locale.say(&keys::button_delete_data()), DataPress::Delete)
    };
    Screen {
        title: locale.say(&keys::delete_data_title()),
        body: locale.say(&keys::delete_data_text()),
        tone: Tone::Bad,
        rows: Row::of_buttons(&[delete]),
        ..Screen::default()
    }
}
