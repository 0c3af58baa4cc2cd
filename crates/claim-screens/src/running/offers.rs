//! Offers of a draw, or to call a match off, and the buttons that answer them.

use claim_rules::cards::Seat;
use claim_table::departure::Agreement;
use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use crate::i18n::Translate;
use crate::i18n::keys::hand::resign_ends_series;
use crate::i18n::keys::offers as keys;
use crate::press::OfferPress;
use crate::screen::model::{Button, ButtonStyle};
use crate::text::narrator::Narrator;
use crate::text::words;

/// Says what is offered, and how it was answered so far.
pub(crate) fn lines(narrator: Narrator) -> Vec<String> {
    let Some(offer) = narrator.info.offer else {
        return Vec::new();
    };
    let what = offer.agreement.id();
    if offer.declined_by == Some(offer.by) {
        return vec![narrator.say(&keys::offer_withdrawn_by(narrator.who(offer.by)))];
    }
    if let Some(seat) = offer.declined_by {
        return vec![narrator.say(&keys::offer_declined_by(narrator.who(seat), what))];
    }
    let has_accepted = |seat| offer.accepted.contains(seat);
    let mut made = narrator.say(&keys::offer_made_by(narrator.who(offer.by), what));
    if !narrator.reader.is_some_and(has_accepted) {
        made = format!("{made} {}", narrator.say(&keys::offer_decline_by_playing()));
    }
    if offer.agreement == Agreement::CallOff && narrator.info.series.is_some() {
        made = format!("{made} {}", narrator.say(&resign_ends_series()));
    }
    let mut lines = vec![made];
    let (own, others): (Vec<Seat>, Vec<Seat>) = offer
        .accepted
        .iter()
        .filter(|&seat| seat != offer.by)
        .partition(|&seat| narrator.reader == Some(seat));
    if !own.is_empty() {
        lines.push(narrator.say(&keys::offer_accepted_by_you()));
    }
    if !others.is_empty() {
        let names = others.into_iter().map(|seat| narrator.info.name(seat));
        let names = words::list(narrator.locale, names);
        lines.push(narrator.say(&keys::offer_accepted_by(names)));
    }
    lines
}

/// The open offer that the reader has not answered, for a phone’s lock screen.
pub(crate) fn told(narrator: Narrator) -> Option<String> {
    let offer = narrator.info.offer.filter(|it| it.declined_by.is_none())?;
    let has_accepted = narrator
        .reader
        .is_some_and(|seat| offer.accepted.contains(seat));
    let what = offer.agreement.id();
    (!has_accepted).then(|| narrator.say(&keys::told_offer(narrator.who(offer.by), what)))
}

/// The buttons with which a reader answers the offer; for everybody, if there is no reader.
pub(crate) fn buttons(locale: Locale, info: &MatchInfo, reader: Option<Seat>) -> Vec<Button> {
    let is_asked = |seat| {
        info.offer
            .is_some_and(|offer| !offer.accepted.contains(seat))
    };
    let Some(offer) = info.offer.filter(|offer| offer.declined_by.is_none()) else {
        return Vec::new();
    };
    if reader.is_some_and(|seat| !is_asked(seat)) {
        return Vec::new();
    }
    let (table, line) = (info.id, offer.line);
    let what = offer.agreement.id();
    vec![
        Button {
            style: ButtonStyle::Success,
            ..Button::labelled(
                locale.say(&keys::button_accept_offer(what)),
                OfferPress::Accept { table, line },
            )
        },
        Button::labelled(
            locale.say(&keys::button_decline_offer()),
            OfferPress::Decline { table, line },
        ),
    ]
}

/// The button with which a reader withdraws their own offer, if one is open.
pub(crate) fn withdraw_button(locale: Locale, info: &MatchInfo, reader: Seat) -> Option<Button> {
    let own = info.offer.filter(|offer| offer.by == reader);
    let open = own.filter(|offer| offer.declined_by.is_none())?;
    let (table, line) = (info.id, open.line);
    Some(Button::labelled(
        locale.say(&keys::button_withdraw_offer()),
        OfferPress::Decline { table, line },
    ))
}

/// The button that makes an offer.
pub(crate) fn make_button(locale: Locale, info: &MatchInfo, agreement: Agreement) -> Button {
    let label = locale.say(&keys::button_offer(agreement.id()));
    Button::labelled(label, OfferPress::Make(info.id, agreement))
}
