//! The daily deal: one's own result among all of the day, the ranking, the deals of earlier days, and the proof that they
//! were fair. Nothing of a deal is in here but for those who have finished it.

pub(crate) mod deal;
pub(crate) mod earlier_deals;
pub(crate) mod proof;
pub(crate) mod ranking;
pub(crate) mod shared;

use claim_rules::{Day, GameKind, daily};
use claim_table::locale::Locale;

use crate::i18n::keys::daily as keys;
use crate::i18n::{Message, Translate};
use crate::press::{DailyPress, Shareable};
use crate::screen::model::{Button, ButtonStyle};
use crate::text::words;

/// A day and its game, as titles name them.
fn title(locale: Locale, day: Day) -> String {
    locale.say(&dated(locale, day, keys::daily_title))
}

/// A message with a date and a game, in the order of its arguments.
pub(crate) fn dated(
    locale: Locale,
    day: Day,
    message: impl Fn(u8, String, u8, i32) -> Message,
) -> Message {
    let date = day.date();
    let game: GameKind = daily::kind(day);
    message(
        date.day(),
        words::game(locale, game),
        u8::from(date.month()),
        date.year(),
    )
}

fn ranking_button(locale: Locale, day: Day) -> Button {
    Button {
        emoji: Some("🏆"),
        ..Button::labelled(
            locale.say(&keys::daily_button_ranking()),
            Shareable::DailyRanking(day, 0),
        )
    }
}

fn practise_button(locale: Locale, day: Day) -> Button {
    Button {
        emoji: Some("🔁"),
        ..Button::labelled(
            locale.say(&keys::daily_button_practise()),
            DailyPress::Practise(day),
        )
    }
}

fn earlier_button(locale: Locale) -> Button {
    Button {
        emoji: Some("📅"),
        ..Button::labelled(
            locale.say(&keys::daily_button_earlier()),
            DailyPress::Earlier(0),
        )
    }
}

fn records_button(locale: Locale, day: Day) -> Button {
    Button {
        emoji: Some("📄"),
        ..Button::labelled(
            locale.say(&keys::daily_button_records()),
            DailyPress::Records(day),
        )
    }
}

fn proof_button(locale: Locale) -> Button {
    Button {
        emoji: Some("🔒"),
        ..Button::labelled(locale.say(&keys::daily_button_proof()), DailyPress::Proof)
    }
}

/// Shows today's deal.
pub(crate) fn deal_button(locale: Locale, style: ButtonStyle) -> Button {
    Button {
        emoji: Some("🃏"),
        style,
        ..Button::labelled(locale.say(&keys::daily_button_deal()), DailyPress::Show)
    }
}
