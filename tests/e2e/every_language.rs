//! Every language at the table: a whole match by random clicks in each of them, with all that can be read around it.
//! Each language has one of the games, or as many as `CLAIM_BOT_TEST_FACTOR` says. (The unit tests of the screens have
//! all games in all languages.)

use claim_rules::GameKind;
use claim_screens::i18n::{discord_locales, offered_languages};
use claim_table::locale::Locale;
use serde_json::{Value, json};

use super::message::Message;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};
use crate::test_factor::match_count;

#[tokio::test]
async fn a_whole_match_can_be_read_in_every_language() {
    let games = GameKind::ALL.iter().cycle();
    let played = match_count(1);
    for (number, locale) in offered_languages().enumerate() {
        for kind in games.clone().skip(number).take(played) {
            play(locale, *kind).await;
        }
    }
}

async fn play(locale: Locale, kind: GameKind) {
    let world = World::new().await;
    let tag = discord_locales(locale).next().expect("a locale of Discord");
    let people = ["anna", "ben", "fiona"].map(|name| world.person(name));
    for person in &people {
        person.set(json!({"locale": tag})).await;
    }
    let [anna, ben, fiona] = &people;
    anna.set(json!({"manager": true})).await;
    let own = anna.command("claim settings", json!({})).await;
    let shown = anna.press(&own, "server:").await;
    let choice = format!("set-server:language:{}", locale.id());
    anna.choose(&shown.expect("the settings"), &choice).await;

    let mut game = RandomMatch::start(&world, 2, json!({"game": kind.id()}), 1).await;
    game.play_out(&world).await;
    let result = |message: &Message| message.enabled_button("rematch").is_some();
    fiona.wait_for_message(CHANNEL, result).await;
    for command in [
        "about",
        "help",
        "leaderboard",
        "matches",
        "practice",
        "profile",
        "puzzle",
        "rules",
        "settings",
        "tables",
        "tutorial",
        "vacation",
    ] {
        ben.command(&format!("claim {command}"), json!({})).await;
    }
    let mut read = 0;
    for person in &people {
        for entry in person.feed().await {
            read += check(locale, &entry["message"]);
        }
    }
    assert!(read > 20, "{locale:?}: {read}");
    // Of what each person sees, all texts have been read; no further message is waited for.
    world.end_unread().await;
}

/// Checks the texts of a message, and returns how many there are.
fn check(locale: Locale, value: &Value) -> usize {
    match value {
        Value::Object(fields) => {
            let texts = ["content", "label", "placeholder", "description"];
            let texts = texts.iter().filter_map(|key| fields.get(*key)?.as_str());
            let texts: Vec<_> = texts.collect();
            for text in &texts {
                let is_placeholder = |it: &str| text.contains(it);
                assert!(
                    !["{", "}", "$"].into_iter().any(is_placeholder),
                    "{locale:?}: {text}"
                );
                // Mentions, timestamps and emoji are between these.
                let parts = text
                    .split('<')
                    .map(|it| it.split_once('>').map_or(it, |(_, it)| it));
                let said = parts.collect::<Vec<_>>().join(" ");
                let mut words = said.split(|c: char| !(c.is_ascii_lowercase() || c == '_'));
                let key = words.find(|it| it.trim_matches('_').contains('_'));
                assert_eq!(key, None, "{locale:?}: {text}");
            }
            texts.len() + fields.values().map(|it| check(locale, it)).sum::<usize>()
        }
        Value::Array(items) => items.iter().map(|it| check(locale, it)).sum(),
        _ => 0,
    }
}
