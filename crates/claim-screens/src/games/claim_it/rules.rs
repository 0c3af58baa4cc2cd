//! The rules screen of Claim It.

use claim_rules::cards::FactionSet;
use claim_table::locale::Locale;

use crate::games::contract::RulesTexts;
use crate::i18n::keys::claim_it as keys;
use crate::i18n::{Message, Translate};
use crate::screen::model::Paragraph;

/// The rules in short.
pub(super) fn texts(locale: Locale) -> RulesTexts {
    let paragraph = |(heading, text): (Message, Message)| Paragraph {
        heading: locale.say(&heading),
        text: locale.say(&text),
    };
    let paragraphs = [
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
    RulesTexts {
        goal: locale.say(&keys::claim_it_rules_goal()),
        paragraphs: paragraphs.map(paragraph).to_vec(),
        factions: FactionSet::default(),
        example: include_str!("../../../../../assets/examples/claim-it.jsonl"),
    }
}
