//! The rules screen of Claim It.

use claim_rules::GameKind;
use claim_table::locale::Locale;

use crate::i18n::keys::{claim_it as keys, rules};
use crate::i18n::{Message, Translate};
use crate::screen::model::{Screen, Section};
use crate::text::words;

pub(super) fn game_rules(locale: Locale, kind: GameKind) -> Screen {
    let section = |(heading, text): (Message, Message)| Section {
        heading: locale.say(&heading),
        text: locale.say(&text),
    };
    let sections = [
        (
            keys::claim_it_rules_turn_heading(),
            keys::claim_it_rules_turn(),
        ),
        (
            keys::claim_it_rules_stones_heading(),
            keys::claim_it_rules_stones(),
        ),
        (
            keys::claim_it_rules_stop_heading(),
            keys::claim_it_rules_stop(),
        ),
        (
            keys::claim_it_rules_end_heading(),
            keys::claim_it_rules_end(),
        ),
        (
            keys::claim_it_rules_variant_heading(),
            keys::claim_it_rules_variant(),
        ),
    ];
    Screen {
        title: locale.say(&rules::rules_title(words::game(locale, kind))),
        body: locale.say(&keys::claim_it_rules_goal()),
        sections: sections.map(section).to_vec(),
        ..Screen::default()
    }
}
