//! The events of a server that are not over.

use claim_table::event::Event;
use claim_table::locale::Locale;

use super::{button, name, outline};
use crate::i18n::Translate;
use crate::i18n::keys::events as keys;
use crate::press::{EventDraft, EventPress};
use crate::screen::model::{ButtonStyle, Screen};

/// How many events are listed at most: a message has room for no more.
const MAX_LISTED: usize = 10;

/// Lists the events of a server, each with a button that shows it, and one for a new event, which `draft` describes, if the
/// reader may open one.
#[must_use]
pub fn event_list(locale: Locale, events: &[Event], draft: Option<EventDraft>) -> Screen {
    let mut screen = Screen::titled(&locale.say(&keys::event_list_title()));
    if events.is_empty() {
        screen = screen.line(&locale.say(&keys::event_list_empty()));
    }
    for event in events.iter().take(MAX_LISTED) {
        let outline = outline(locale, event.progress().settings());
        let show = button(
            locale.say(&keys::event_button_show()),
            ButtonStyle::Secondary,
            EventPress::Show(event.id()),
        );
        screen = screen.section(format!("**{}**\n-# {outline}", name(event)), show);
    }
    let new = draft.map(|draft| {
        button(
            locale.say(&keys::event_button_new()),
            ButtonStyle::Primary,
            EventPress::Form(draft),
        )
    });
    screen.buttons(new.as_slice())
}
