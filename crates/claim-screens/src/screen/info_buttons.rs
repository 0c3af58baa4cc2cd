//! The buttons that open something privately, the same on every screen.

use claim_rules::GameKind;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::model::{Button, ButtonStyle};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::press::{HandPress, Press, ResignPress, Shareable, WatchPress};

/// Opens the player's private screen, which shows their hand in games that have hands.
pub(crate) fn private_screen(locale: Locale, id: MatchId, kind: GameKind) -> Button {
    let (label, emoji) = if contract::has_hands(kind) {
        (keys::button_my_hand(), "🎴")
    } else {
        (keys::button_play_privately(), "👤")
    };
    Button {
        emoji: Some(emoji),
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(&label), HandPress::Show(id))
    }
}

/// Opens the rules of a game.
pub(crate) fn rules(locale: Locale, kind: GameKind) -> Button {
    Button {
        emoji: Some("📖"),
        ..Button::labelled(locale.say(&keys::button_rules()), Press::Rules(kind, None))
    }
}

/// Opens what the screens of a running match leave out.
pub(crate) fn details(locale: Locale, id: MatchId) -> Button {
    Button {
        emoji: Some("📋"),
        ..Button::labelled(locale.say(&keys::button_details()), WatchPress::Details(id))
    }
}

/// Opens the board in words, for those who want text alone and have seen it earlier in their turn.
pub(crate) fn board(locale: Locale, id: MatchId, kind: GameKind) -> Button {
    let label = locale.say(&keys::button_board(kind.id()));
    Button::labelled(label, WatchPress::Board(id))
}

/// Opens the rest of what can be seen and done about a match.
pub(crate) fn more(locale: Locale, id: MatchId) -> Button {
    Button::labelled(locale.say(&keys::button_more()), WatchPress::More(id))
}

/// Shows the match privately, as everyone sees it.
pub(crate) fn watch(locale: Locale, id: MatchId) -> Button {
    Button::labelled(locale.say(&keys::button_watch()), Shareable::Table(id))
}

/// Asks whether the player wants to leave the match.
pub(crate) fn resign(locale: Locale, id: MatchId) -> Button {
    Button::labelled(locale.say(&keys::button_resign()), ResignPress::Ask(id))
}

/// Opens the explanation of the fair deal.
pub(crate) fn fairness(locale: Locale, id: MatchId) -> Button {
    Button {
        emoji: Some("⚖️"),
        ..Button::labelled(
            locale.say(&keys::button_fairness()),
            WatchPress::Fairness(id),
        )
    }
}
