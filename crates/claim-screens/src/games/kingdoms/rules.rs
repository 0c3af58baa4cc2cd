//! The rules screens of Claim Kingdoms.

use claim_rules::cards::{Faction, FactionSet};
use claim_rules::kingdoms::control_value;
use claim_table::locale::Locale;

use crate::games::contract::RulesTexts;
use crate::i18n::keys::{kingdoms as keys, rules};
use crate::i18n::{Message, Translate};
use crate::screen::model::{Paragraph, Screen};
use crate::text::words;

/// The rules in short.
pub(super) fn texts(locale: Locale) -> RulesTexts {
    let paragraph = |heading: Message, text: String| Paragraph {
        heading: locale.say(&heading),
        text,
    };
    let power = |faction: Faction| {
        let name = words::faction(locale, faction);
        let name = format!("{name} ({})", control_value(faction));
        let power = locale.say(&keys::kingdoms_power(faction.id()));
        locale.say(&rules::rules_power(name, power))
    };
    let powers = |heading: Message, factions: &[Faction]| {
        let lines: Vec<_> = factions.iter().map(|&faction| power(faction)).collect();
        paragraph(heading, lines.join("\n"))
    };
    let (first, rest) = Faction::ALL.split_at(Faction::COUNT / 2);
    RulesTexts {
        goal: locale.say(&keys::kingdoms_rules_goal()),
        factions: FactionSet::of(&Faction::ALL),
        example: include_str!("../../../../../assets/examples/kingdoms.jsonl"),
        paragraphs: vec![
            paragraph(
                keys::kingdoms_rules_turn_heading(),
                locale.say(&keys::kingdoms_rules_turn()),
            ),
            powers(keys::kingdoms_rules_powers_heading(), first),
            powers(keys::kingdoms_rules_more_powers_heading(), rest),
            paragraph(
                keys::kingdoms_rules_end_heading(),
                locale.say(&keys::kingdoms_rules_end()),
            ),
        ],
    }
}

/// A faction's control value and power.
pub(super) fn faction_rules(locale: Locale, faction: Faction) -> Screen {
    let power = locale.say(&keys::kingdoms_power(faction.id()));
    let value = control_value(faction).to_string();
    Screen::titled(&words::faction(locale, faction))
        .line(&locale.say(&keys::kingdoms_faction(power, value)))
}
