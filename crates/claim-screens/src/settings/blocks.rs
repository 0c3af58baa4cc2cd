//! Whom a person has blocked, so that they get no more invitations from them.

use claim_table::ids::{PersonName, UserId};
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::{blocks as keys, settings};
use crate::press::SettingsPress;
use crate::screen::model::{Button, Choice, Row, Screen, Select};
use crate::text::names::Name;

/// Confirms that a person is blocked, and offers to undo that.
#[must_use]
pub fn person_blocked(locale: Locale, user: UserId, name: &PersonName) -> Screen {
    let name = Name::from(name).bold();
    let undo = Button::labelled(
        locale.say(&keys::button_undo_block()),
        SettingsPress::Unblock(user),
    );
    Screen::default()
        .line(&locale.say(&keys::person_blocked(name)))
        .small(&locale.say(&keys::blocked_in_settings()))
        .buttons(&[undo])
}

/// Shows whom a person has blocked: at most as many as [`MAX_BLOCKED`](claim_table::settings::MAX_BLOCKED).
#[must_use]
pub fn blocked_people(locale: Locale, blocked: &[(UserId, PersonName)]) -> Screen {
    let choice = |(user, name): &(UserId, PersonName)| {
        Choice::labelled(Name::from(name).plain(), SettingsPress::Unblock(*user))
    };
    let menus = blocked.chunks(Select::MAX_CHOICES).map(|people| {
        let placeholder = locale.say(&keys::choose_to_unblock());
        Row::Select(Select::new(
            placeholder,
            people.iter().map(choice).collect(),
        ))
    });
    let back = Button::labelled(
        locale.say(&settings::button_my_settings()),
        SettingsPress::Show,
    );
    Screen::titled(&locale.say(&keys::blocked_title()))
        .line(&locale.say(&keys::blocked_text(blocked.len())))
        .rows(menus.collect())
        .buttons(&[back])
}

/// The button that leads to [`blocked_people`].
pub(super) fn button(locale: Locale) -> Button {
    Button::labelled(locale.say(&keys::button_blocked()), SettingsPress::Blocked)
}
