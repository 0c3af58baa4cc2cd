//! The one public message of a running match.

use crate::i18n::Locale;
use crate::i18n::keys::table as keys;
use crate::rules::PublicView;

use super::{Button, ButtonStyle, MatchCaption, Press, Row, Screen, Teller, game};

/// The public message of a running match, edited in place as the match goes on; with the button
/// that shows players their hand if `my_hand_button`.
#[must_use]
pub fn table(
    locale: Locale,
    caption: &MatchCaption,
    view: &PublicView,
    my_hand_button: bool,
) -> Screen {
    let teller = Teller {
        locale,
        caption,
        reader: None,
    };
    let my_hand = Button {
        emoji: Some("🎴"),
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(&keys::button_my_hand()), Press::Hand(caption.id))
    };
    let resign = Button::labelled(
        locale.say(&keys::button_resign()),
        Press::AskResign(caption.id),
    );
    let buttons = my_hand_button
        .then_some(my_hand)
        .into_iter()
        .chain([resign]);
    let mut lines = game::situation(teller, view);
    lines.extend(caption.time_left(locale));
    Screen {
        title: caption.title(locale),
        body: lines.join("\n"),
        sections: game::sections(teller, view),
        footer: game::footer(teller, view),
        rows: Row::of_buttons(&buttons.collect::<Vec<_>>()),
        ..Screen::default()
    }
}
