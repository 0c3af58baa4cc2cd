//! The rules screens of the trick-taking games.

use claim_rules::GameKind;
use claim_rules::cards::{Card, CardSet, Faction, FactionSet};
use claim_rules::claim::{BASE_PAIRS, CLAIM, CLAIM_2, Setup};
use claim_table::locale::Locale;

use crate::games::contract::RulesTexts;
use crate::i18n::keys::rules as keys;
use crate::i18n::{Message, Translate};
use crate::screen::model::{Paragraph, Screen};
use crate::text::words;

const fn factions(game: GameKind) -> FactionSet {
    match game {
        GameKind::ClaimMix => FactionSet::of(&Faction::ALL),
        GameKind::Claim2 => CLAIM_2,
        _ => CLAIM,
    }
}

/// The rules in short.
pub(super) fn texts(locale: Locale, game: GameKind) -> RulesTexts {
    let mut phase_one = vec![locale.say(&keys::rules_phase_one())];
    if game == GameKind::ClaimMix {
        phase_one.push(locale.say(&keys::rules_phase_one_more()));
    }
    let powers = factions(game).iter().map(|faction| {
        let name = words::faction(locale, faction);
        locale.say(&keys::rules_power(name, locale.say(&power(game, faction))))
    });
    let paragraph = |heading: Message, text: String| Paragraph {
        heading: locale.say(&heading),
        text,
    };
    let mut body = vec![locale.say(&keys::rules_goal())];
    body.extend(sizes(game).iter().map(|size| locale.say(size)));
    RulesTexts {
        goal: body.join("\n"),
        paragraphs: vec![
            paragraph(keys::rules_phase_one_heading(), phase_one.join("\n")),
            paragraph(
                keys::rules_following_heading(),
                locale.say(&keys::rules_following()),
            ),
            paragraph(
                keys::rules_example_heading(),
                examples(locale, game).join("\n"),
            ),
            paragraph(
                keys::rules_phase_two_heading(),
                locale.say(&keys::rules_phase_two()),
            ),
            paragraph(
                keys::rules_powers_heading(),
                powers.collect::<Vec<_>>().join("\n"),
            ),
            paragraph(
                keys::rules_scoring_heading(),
                locale.say(&keys::rules_scoring()),
            ),
        ],
        factions: factions(game),
        example: match game {
            GameKind::Claim2 => include_str!("../../../../../assets/examples/claim2.jsonl"),
            GameKind::ClaimMix => include_str!("../../../../../assets/examples/claim-mix.jsonl"),
            _ => include_str!("../../../../../assets/examples/claim.jsonl"),
        },
    }
}

/// The number of cards and tricks, per number of players.
fn sizes(game: GameKind) -> Vec<Message> {
    let size = |setup: Setup| {
        let (cards, tricks) = (setup.deck().len(), setup.hand_size());
        if game.players() == (2..=2) {
            return keys::rules_cards(cards, tricks);
        }
        keys::rules_cards_by_players(cards, setup.players(), tricks)
    };
    game.players().filter_map(any_setup).map(size).collect()
}

/// A set-up for that many players: all of them have equally many cards and tricks.
fn any_setup(players: u8) -> Option<Setup> {
    let with = |count: usize| {
        let mut deck = BASE_PAIRS[0];
        let extra = Faction::ALL.into_iter();
        let extra = extra.filter(|&it| BASE_PAIRS.iter().all(|pair| !pair.contains(it)));
        extra.take(count).for_each(|faction| deck.insert(faction));
        Setup::new(deck, players).ok()
    };
    (0..Faction::COUNT).find_map(with)
}

/// Tricks between two players, one per line.
fn examples(locale: Locale, game: GameKind) -> Vec<String> {
    let card = |faction, value| {
        let card = Card::new(faction, value);
        card.map_or_else(String::new, |card| words::card_object(locale, card))
    };
    let messages = if game == GameKind::Claim2 {
        let dragon = Faction::Dragon;
        vec![
            keys::example_followed(card(dragon, 8), dragon.id(), card(dragon, 5)),
            keys::example_not_followed(card(Faction::Seer, 9), dragon.id(), card(dragon, 5)),
            keys::example_tie(card(Faction::Gnome, 5), card(Faction::Gnome, 5)),
        ]
    } else {
        let (undead, goblin) = (Faction::Undead, Faction::Goblin);
        vec![
            keys::example_followed(card(undead, 8), undead.id(), card(undead, 5)),
            keys::example_not_followed(card(Faction::Dwarf, 9), undead.id(), card(undead, 5)),
            keys::example_knight(card(Faction::Knight, 2), goblin.id(), card(goblin, 9)),
            keys::example_tie(card(Faction::Doppelganger, 5), card(undead, 5)),
        ]
    };
    messages.iter().map(|message| locale.say(message)).collect()
}

/// A faction's cards and power.
pub(super) fn faction_rules(locale: Locale, faction: Faction) -> Screen {
    let cards = CardSet::all_of(faction);
    let values: Vec<_> = cards
        .into_iter()
        .map(|card| card.value().to_string())
        .collect();
    let cards = keys::rules_faction_cards(cards.len(), values.join(" "));
    Screen::titled(&words::faction(locale, faction))
        .lines([cards, about(faction)].map(|text| locale.say(&text)))
}

/// A faction's power in one line. Rules for more than 2 players appear only in games that allow them.
fn power(game: GameKind, faction: Faction) -> Message {
    let is_for_two = game.players() == (2..=2);
    match faction {
        Faction::Goblin => keys::power_goblin(),
        Faction::Knight => keys::power_knight(),
        Faction::Undead => keys::power_undead(),
        Faction::Dwarf if is_for_two => keys::power_dwarf(),
        Faction::Dwarf => keys::power_dwarf_mix(),
        Faction::Doppelganger => keys::power_doppelganger(),
        Faction::Gnome => keys::power_gnome(),
        Faction::Giant if is_for_two => keys::power_giant(),
        Faction::Giant => keys::power_giant_mix(),
        Faction::Troll => keys::power_troll(),
        Faction::Dragon => keys::power_dragon(),
        Faction::Seer => keys::power_seer(),
    }
}

/// A faction's power in detail.
fn about(faction: Faction) -> Message {
    match faction {
        Faction::Goblin => keys::about_goblin(),
        Faction::Knight => keys::about_knight(),
        Faction::Undead => keys::about_undead(),
        Faction::Dwarf => keys::about_dwarf(),
        Faction::Doppelganger => keys::about_doppelganger(),
        Faction::Gnome => keys::about_gnome(),
        Faction::Giant => keys::about_giant(),
        Faction::Troll => keys::about_troll(),
        Faction::Dragon => keys::about_dragon(),
        Faction::Seer => keys::about_seer(),
    }
}
