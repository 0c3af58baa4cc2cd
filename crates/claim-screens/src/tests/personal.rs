//! Screens of people with settings of their own: text alone is complete, in words, within Discord's
//! limits.

use std::collections::HashSet;

use claim_rules::cards::Faction;
use claim_rules::{GameKind, View};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, PersonalSettings};

use super::limits::{check, picture, presses, text};
use super::walk::{languages, match_info, setups, walk};
use crate::emoji::Emoji;
use crate::text::words::faction_many;
use crate::{HandPress, Press, Row, Screen, SettingsPress, hand, personal, plain_card, settings};

/// The labels of all controls, none of which has an emoji.
fn labels(screen: &Screen) -> Vec<String> {
    let of_row = |row: &Row| -> Vec<_> {
        match row {
            Row::Buttons(buttons) => {
                let buttons = buttons.iter();
                buttons.map(|it| (it.label.clone(), it.emoji)).collect()
            }
            Row::Select(menu) => {
                let choices = menu.choices.iter();
                choices.map(|it| (it.label.clone(), it.emoji)).collect()
            }
            Row::People(_) => Vec::new(),
        }
    };
    let labels = screen.all_rows().flat_map(of_row);
    let plain = labels.inspect(|(label, emoji)| assert_eq!(*emoji, None, "{label}"));
    plain.map(|(label, _)| label).collect()
}

/// The screen of a person who wants text alone.
fn text_only(screen: Screen) -> Screen {
    let settings = PersonalSettings::default().with(PersonalSetting::TextOnly, true);
    let screen = personal(screen, settings);
    check(&screen);
    assert_eq!(personal(screen.clone(), settings), screen);
    assert_eq!(screen.pictures().next(), None);
    let shown = text(&screen);
    let drawn = shown.chars().find_map(Emoji::from_char);
    assert_eq!(drawn, None, "{shown}");
    let labels = labels(&screen);
    let distinct: HashSet<_> = labels.iter().collect();
    assert_eq!(distinct.len(), labels.len(), "{labels:?}");
    for label in &labels {
        let letters = label.chars().filter(|c| c.is_alphabetic()).count();
        assert!(letters > 1, "{label} is no word");
    }
    screen
}

#[test]
fn every_choice_of_every_game_is_in_words() {
    let mut languages = languages();
    for setup in setups() {
        let info = match_info(&setup);
        for seed in 0..2 {
            walk(&setup, seed, |state| {
                let Some(seat) = state.to_act() else { return };
                let locale = languages.next().expect("endless");
                let view = state.view(seat);
                let first = hand(locale, &info, &view, "");
                let shown = text_only(first.clone());
                let labels = labels(&shown);
                if let View::Claim(view) = &view {
                    let text = text(&shown);
                    for faction in Faction::ALL {
                        let cards = view.own.hand.of(faction).into_iter();
                        let values: Vec<_> = cards.map(|it| it.value().to_string()).collect();
                        let name = faction_many(locale, faction);
                        let values = format!("**{}**", values.join(" "));
                        let is_own = |line: &str| line.contains(&name) && line.ends_with(&values);
                        let is_shown = text.lines().any(is_own);
                        assert!(values == "****" || is_shown, "{name}, {values}: {text}");
                    }
                    for action in view.legal_actions() {
                        if let claim_rules::claim::Action::Play(card) = action {
                            let name = plain_card(locale, card);
                            assert!(labels.iter().any(|it| it.contains(&name)), "{labels:?}");
                        }
                    }
                }
                for press in presses(&first) {
                    if let Press::Hand(HandPress::Choose { chosen, .. }) = press {
                        text_only(hand(locale, &info, &view, &chosen));
                    }
                }
            });
        }
    }
}

#[test]
fn high_contrast_changes_the_picture() {
    let setup = setups()
        .into_iter()
        .find(|it| it.kind() == GameKind::Kingdoms);
    let setup = setup.unwrap();
    walk(&setup, 1, |state| {
        let Some(seat) = state.to_act() else { return };
        let info = match_info(&setup);
        let screen = hand(Locale::En, &info, &state.view(seat), "");
        let high = PersonalSettings::default().with(PersonalSetting::HighContrast, true);
        let [standard, high] = [PersonalSettings::default(), high]
            .map(|settings| picture(&personal(screen.clone(), settings)).clone());
        assert!(high.high_contrast && !standard.high_contrast);
        assert!(!high.shows_same(&standard));
        assert_eq!((high.content, high.alt), (standard.content, standard.alt));
    });
}

#[test]
fn each_setting_has_its_state_and_a_button() {
    for locale in Locale::ALL {
        for setting in PersonalSetting::ALL {
            for on in [false, true] {
                let personal = PersonalSettings::default().with(setting, on);
                let screen = settings(locale, personal, true);
                let screen = text_only(screen);
                assert!(
                    presses(&screen).contains(&Press::Settings(SettingsPress::Set(setting, !on)))
                );
                assert!(
                    !presses(&screen).contains(&Press::Settings(SettingsPress::Set(setting, on)))
                );
            }
        }
    }
}
