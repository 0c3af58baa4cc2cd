//! Who a screen is for, and the button that shows it to everyone.

use crate::discord::interactions::pending::PendingInteraction;
use crate::i18n::Locale;
use crate::ids::UserId;
use crate::ui::{self, Screen, Shareable};

/// Who a screen that can be shared is for.
#[derive(Clone, Copy, Debug)]
pub(in crate::discord) struct Reader {
    /// The language.
    pub(in crate::discord) locale: Locale,
    /// The person; none if it is for everyone in the channel.
    pub(in crate::discord) user: Option<UserId>,
}

impl Reader {
    /// The user alone.
    pub(in crate::discord) const fn of(interaction: &PendingInteraction<'_>) -> Self {
        Self {
            locale: interaction.locale,
            user: Some(interaction.person.user),
        }
    }
}

/// Adds the button that shares a private screen; `shown` is the press that shows the screen again. Outside a
/// server, where the bot cannot post, there is no button.
pub(in crate::discord) fn with_share_button(
    interaction: &PendingInteraction<'_>,
    screen: Screen,
    shown: Shareable,
) -> Screen {
    match interaction.guild {
        Some(_) => ui::with_share_button(interaction.locale, screen, shown),
        None => screen,
    }
}
