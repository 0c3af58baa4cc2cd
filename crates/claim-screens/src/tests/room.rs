//! Screens have room for other languages: for those that there are, and for one that needs more of it than English.

use std::collections::BTreeSet;
use std::iter::repeat;

use claim_rules::cards::Seat;
use claim_rules::{GameKind, State};
use claim_table::locale::Locale;
use claim_table::settings::PersonalSettings;

use super::walk::{languages, named, replayed, setups, walk};
use crate::{HelpPage, MatchInfo, Row, Screen, details, hand, help, rules, settings, table};

/// The widest button, in widths of an average Latin letter: what English and German need for the second figure of a Gnome,
/// and for two figures that a Knight sends back.
const MAX_BUTTON_WIDTH: usize = 52;

/// The width of a text in widths of an average Latin letter.
fn width(text: &str) -> usize {
    let is_wide = |c: char| c >= '\u{2e80}';
    text.chars().map(|c| if is_wide(c) { 2 } else { 1 }).sum()
}

/// The screens of a state that its players and spectators see.
fn screens_of(locale: Locale, info: &MatchInfo, state: &State) -> Vec<Screen> {
    let public = state.public_view();
    let own = Seat::of(info.setup.players()).flat_map(|seat| {
        let view = state.view(seat);
        let with_view = details(locale, info, &public, Some(&view));
        [hand(locale, info, &view, ""), with_view]
    });
    let shared = [
        table(locale, info, &public, None),
        replayed(locale, info, state),
    ];
    own.chain(shared).collect()
}

/// Screens without a match.
fn other_screens(locale: Locale) -> Vec<Screen> {
    let pages = HelpPage::ALL.map(|page| help(locale, page));
    let rules = GameKind::ALL.iter().map(|&game| rules(locale, game, None));
    let settings = settings(locale, PersonalSettings::default(), true);
    pages.into_iter().chain(rules).chain([settings]).collect()
}

fn for_all_screens(
    mut locales: impl Iterator<Item = Locale>,
    mut show: impl FnMut(Locale, &Screen),
) {
    for (seed, setup) in (0..).zip(setups()) {
        let info = named(&setup);
        walk(&setup, seed, |state| {
            let locale = locales.next().expect("endless");
            for screen in screens_of(locale, &info, state) {
                show(locale, &screen);
            }
        });
    }
    for locale in locales.take(Locale::ALL.len()) {
        for screen in other_screens(locale) {
            show(locale, &screen);
        }
    }
}

#[test]
fn buttons_of_every_language_fit_a_phone() {
    let mut too_wide = BTreeSet::new();
    for_all_screens(languages(), |locale, screen| {
        for button in screen.all_buttons() {
            if width(&button.label) > MAX_BUTTON_WIDTH {
                too_wide.insert((locale.id(), button.label.clone()));
            }
        }
    });
    assert!(too_wide.is_empty(), "{too_wide:#?}");
}

#[test]
fn texts_could_be_longer_than_in_english() {
    for_all_screens(repeat(Locale::En), |_, screen| {
        let fits = |text: &str, growth: usize, max: usize| {
            assert!(longer(text, growth) <= max, "{max}: {text:?}");
        };
        // Prose grows less than single words.
        fits(&screen.text(), 3, Screen::MAX_CHARS);
        for button in screen.all_buttons() {
            fits(&button.label, 2, 80);
        }
        for row in screen.all_rows() {
            if let Row::Select(select) = row {
                fits(&select.placeholder, 2, 150);
                for choice in &select.choices {
                    fits(&choice.label, 2, 100);
                    fits(&choice.description, 2, 100);
                }
            }
        }
    });
}

/// The length of a text in a pseudo-language, in which one letter more follows after each `growth` letters.
fn longer(text: &str, growth: usize) -> usize {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    text.chars().count() + letters / growth
}
