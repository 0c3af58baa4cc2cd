//! Who a screen is for, and the button that shows it to everyone.

use claim_screens::{Screen, Shareable};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use crate::interactions::context::Context;

/// Who a screen that can be shared is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// The language.
    pub(crate) locale: Locale,
    /// The person; none if it is for everyone in the channel.
    pub(crate) user: Option<UserId>,
}

impl Reader {
    /// The user alone.
    pub(crate) const fn of(ctx: &Context<'_>) -> Self {
        Self {
            locale: ctx.locale,
            user: Some(ctx.user()),
        }
    }
}

/// Adds the button that shares a private screen; `shown` is the press that shows the screen again. Outside a
/// server, where the bot cannot post, there is no button.
pub(crate) fn with_share_button(ctx: &Context<'_>, screen: Screen, shown: Shareable) -> Screen {
    match ctx.guild {
        Some(_) => claim_screens::with_share_button(ctx.locale, screen, shown),
        None => screen,
    }
}
