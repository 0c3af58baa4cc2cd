//! Tests of the exact wording of some texts.

use crate::i18n::Translate;
use claim_rules::cards::{Card, CardSet, Faction, Seat};
use claim_rules::{Action, IllegalAction, PublicView, State, claim};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::limits::{presses, text};
use super::walk::{match_info, setups, walk};
use crate::emoji::plain;
use crate::i18n::keys::notices;
use crate::{
    HandPress, Name, Permission, Press, details, hand, is_played_in_public, permission_list,
    plain_card, read_action, refusal_text, rules, table, turn_mention, turn_notice,
};

/// The first public view of a match of that set-up.
fn view(setup: usize) -> PublicView {
    let mut first = None;
    walk(&setups()[setup], 0, |state| {
        first.get_or_insert_with(|| state.public_view());
    });
    first.unwrap()
}

#[track_caller]
fn check_refusal(why: claim::IllegalAction, english: &str, german: &str) {
    let text = |locale| plain(&refusal_text(locale, &view(0), IllegalAction::Claim(why)));
    assert_eq!(text(Locale::En), english);
    assert_eq!(text(Locale::De), german);
}

#[test]
fn refusals_name_the_faction_to_follow() {
    check_refusal(
        claim::IllegalAction::Revoke(Faction::Goblin),
        "You must follow with a Goblin (or a Doppelgänger).",
        "Du musst Kobolde bedienen (oder einen Doppelgänger spielen).",
    );
    check_refusal(
        claim::IllegalAction::Revoke(Faction::Undead),
        "You must follow with an Undead (or a Doppelgänger).",
        "Du musst Untote bedienen (oder einen Doppelgänger spielen).",
    );
    check_refusal(
        claim::IllegalAction::Revoke(Faction::Doppelganger),
        "You must follow with a Doppelgänger.",
        "Du musst Doppelgänger bedienen.",
    );
    check_refusal(
        claim::IllegalAction::NotHeld(Card::new(Faction::Goblin, 3).unwrap()),
        "You don’t have 👺\u{a0}Goblin\u{a0}3.",
        "👺\u{a0}Kobold\u{a0}3 hast du nicht auf der Hand.",
    );
}

#[test]
fn refusal_mentions_doppelgangers_only_if_in_deck() {
    let why = IllegalAction::Claim(claim::IllegalAction::Revoke(Faction::Giant));
    let text = refusal_text(Locale::De, &view(1), why);
    assert_eq!(text, "Du musst Riesen bedienen.");
}

#[test]
fn missing_permissions_are_listed() {
    let permissions = [
        Permission::ViewChannel,
        Permission::SendMessages,
        Permission::AttachFiles,
    ];
    let text = permission_list(Locale::En, &permissions);
    assert!(
        text.contains("View Channel, Send Messages and Attach Files"),
        "{text}"
    );
    let text = permission_list(Locale::De, &permissions);
    assert!(
        text.contains("Kanal ansehen, Nachrichten senden und Dateien anhängen"),
        "{text}"
    );
}

#[test]
fn names_in_notices_are_escaped() {
    let name = Name::from("@everyone").bold();
    let text = Locale::En.say(&notices::invited_other(1, name));
    assert!(text.contains("**＠everyone**"), "{text}");
}

#[test]
fn turn_mention_mentions_player_and_offers_hand_or_links_to_table() {
    for setup in setups() {
        let info = match_info(&setup);
        let screen = turn_mention(Locale::De, &info, UserId(7));
        assert!(
            screen
                .above
                .starts_with("\u{2068}<@7>\u{2069}, du bist dran")
        );
        if is_played_in_public(setup.kind()) {
            let url = info.url.expect("the table is known");
            assert!(screen.above.contains(&url), "{}", screen.above);
            assert_eq!(presses(&screen), []);
        } else {
            assert_eq!(presses(&screen), [Press::Hand(HandPress::Show(info.id))]);
        }
    }
}

#[test]
fn screens_of_games_without_hands_never_speak_of_a_hand() {
    let has_hand = |text: &str| {
        let text = text.to_lowercase();
        let mut words = text.split(|letter: char| !letter.is_alphabetic());
        words.any(|word| ["hand", "hands"].contains(&word))
    };
    for setup in setups() {
        if !is_played_in_public(setup.kind()) {
            continue;
        }
        let (info, state) = (match_info(&setup), State::new(&setup));
        let (public, view) = (state.public_view(), state.view(Seat::First));
        for locale in Locale::ALL {
            for screen in [
                table(locale, &info, &public, None),
                hand(locale, &info, &view, ""),
                rules(locale, setup.kind(), None),
                turn_mention(locale, &info, UserId(7)),
                turn_notice(locale, &info, &view, true),
                turn_notice(locale, &info, &view, false),
                details(locale, &info, &public, Some(&view)),
            ] {
                let text = text(&screen);
                assert!(!has_hand(&text), "{text}");
            }
        }
    }
}

#[test]
fn cards_are_found_by_name_and_notation() {
    let setup = &setups()[0];
    let (info, view) = (match_info(setup), State::new(setup).view(Seat::First));
    for locale in Locale::ALL {
        let read = |typed: &str| read_action(locale, &info, &view, typed);
        for card in Faction::ALL.into_iter().flat_map(CardSet::all_of) {
            let name = plain_card(locale, card).to_uppercase();
            let play = Action::Claim(claim::Action::Play(card));
            assert_eq!(read(&name), Some(play), "{name}");
            assert_eq!(read(&card.to_string()), Some(play), "{card}");
            assert_eq!(read(&play.to_string()), Some(play), "{play}");
        }
        assert_eq!(read("Wizard 3"), None);
    }
}
