//! The rules screens of Claim Kingdoms.

use claim_rules::GameKind;
use claim_rules::cards::Faction;
use claim_rules::kingdoms::control_value;
use claim_table::locale::Locale;

use crate::i18n::keys::{kingdoms as keys, rules};
use crate::i18n::{Message, Translate};
use crate::screen::model::{Screen, Section};
use crate::text::words;

pub(super) fn game_rules(locale: Locale, kind: GameKind) -> Screen {
    let section = |heading: Message, text: String| Section {
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
        section(heading, lines.join("\n"))
    };
    let (first, rest) = Faction::ALL.split_at(Faction::COUNT / 2);
    Screen {
        title: locale.say(&rules::rules_title(words::game(locale, kind))),
        body: locale.say(&keys::kingdoms_rules_goal()),
        sections: vec![
            section(
                keys::kingdoms_rules_turn_heading(),
                locale.say(&keys::kingdoms_rules_turn()),
            ),
            powers(keys::kingdoms_rules_powers_heading(), first),
            powers(keys::kingdoms_rules_more_powers_heading(), rest),
            section(
                keys::kingdoms_rules_end_heading(),
                locale.say(&keys::kingdoms_rules_end()),
            ),
        ],
        ..Screen::default()
    }
}

/// A faction's control value and power.
pub(super) fn faction_rules(locale: Locale, faction: Faction) -> Screen {
    let power = locale.say(&keys::kingdoms_power(faction.id()));
    let value = control_value(faction).to_string();
    Screen {
        title: words::faction(locale, faction),
        body: locale.say(&keys::kingdoms_faction(power, value)),
        ..Screen::default()
    }
}
