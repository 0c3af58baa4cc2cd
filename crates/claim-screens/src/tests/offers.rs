//! Offers fit on hands and tables, together with everything else that is shown there.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::{Turn, View};
use claim_table::departure::Agreement;
use claim_table::locale::Locale;

use super::limits::{check, check_further_buttons, presses, text};
use super::walk::{match_info, setups, walk};
use crate::{OfferInfo, OfferPress, Press, Screen, hand, table, turn_notice};

/// With how many of its buttons a screen answers an offer.
fn answers(screen: &Screen) -> usize {
    let is_answer = |it: &&Press| {
        matches!(
            it,
            Press::Offer(OfferPress::Accept { .. } | OfferPress::Decline { .. })
        )
    };
    presses(screen).iter().filter(is_answer).count()
}

#[test]
fn those_who_have_agreed_are_not_asked_again() {
    let setup = setups().into_iter().find(|setup| setup.players() == 3);
    let setup = setup.expect("some game is for three");
    let mut info = match_info(&setup);
    for (player, name) in info.players.iter_mut().zip(["Ann", "Ben", "Cleo"]) {
        player.name = name.into();
    }
    info.clock.pause_requests = vec![Seat::First, Seat::Second];
    info.clock.vacations = vec![(Seat::Second, 4_000_000_000)];
    info.offer = Some(OfferInfo {
        agreement: Agreement::Draw,
        by: Seat::First,
        accepted: SeatSet::from_iter([Seat::First, Seat::Second]),
        declined_by: None,
        line: 9,
    });
    walk(&setup, 1, |state| {
        if !matches!(state.turn(), Turn::Seat(_)) {
            return;
        }
        let own = |seat| text(&hand(Locale::En, &info, &state.view(seat), ""));
        let public = text(&table(Locale::En, &info, &state.public_view(), None));
        let cases = [
            (
                own(Seat::First),
                [
                    "You asked for a pause.",
                    "Agreed so far: **Ben**.",
                    "Accepted by **Ben**.",
                ],
            ),
            (
                own(Seat::Second),
                [
                    "**Ann** asks for a pause. It begins",
                    "Agreed so far: you.",
                    "You accepted. Not everyone",
                ],
            ),
            (
                own(Seat::Third),
                [
                    "**Ann** asks for a pause. To answer",
                    "Agreed so far: **Ben**.",
                    "Just playing on declines",
                ],
            ),
            (
                public,
                [
                    "**Ann** asks for a pause. To answer",
                    "Accepted by **Ben**.",
                    "Just playing on declines",
                ],
            ),
        ];
        for (index, (shown, parts)) in cases.iter().enumerate() {
            for part in parts {
                assert!(shown.contains(part), "{part}: {shown}");
            }
            assert_eq!(shown.contains("playing on declines"), index > 1, "{shown}");
            assert_eq!(
                shown.contains("You are on vacation."),
                index == 1,
                "{shown}"
            );
        }
    });
}

#[test]
fn open_offers_fit_and_can_be_answered_and_withdrawn() {
    let cases = [
        (Agreement::Draw, Locale::En),
        (Agreement::CallOff, Locale::De),
    ];
    let mut accepted = SeatSet::EMPTY;
    accepted.insert(Seat::First);
    let mut most_cards = 0;
    for (setup, (agreement, locale)) in setups().iter().zip(cases.into_iter().cycle()) {
        let mut info = match_info(setup);
        info.clock.pause_requests = vec![Seat::First];
        info.clock.vacations = vec![(Seat::Second, 4_000_000_000)];
        info.offer = Some(OfferInfo {
            agreement,
            by: Seat::First,
            accepted,
            declined_by: None,
            line: u32::MAX,
        });
        walk(setup, 1, |state| {
            if !matches!(state.turn(), Turn::Seat(_)) {
                return;
            }
            let shared = table(locale, &info, &state.public_view(), None);
            check(&shared);
            check_further_buttons(&shared);
            for seat in Seat::of(setup.players()) {
                let view = state.view(seat);
                if let View::Claim(view) = &view {
                    most_cards = most_cards.max(view.own.hand.len());
                }
                let own = hand(locale, &info, &view, "");
                check(&own);
                check_further_buttons(&own);
                let notice = turn_notice(locale, &info, &view, false);
                check(&notice);
                let expected = if seat == Seat::First { 0 } else { 2 };
                assert_eq!(answers(&notice), expected);
                // Declining their own offer withdraws it.
                let expected = if seat == Seat::First { 1 } else { 2 };
                assert_eq!(answers(&own), expected, "{own:?}");
            }
        });
    }
    assert_eq!(most_cards, 13, "also beside a whole hand");
}
