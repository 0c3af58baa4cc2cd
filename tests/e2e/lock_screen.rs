//! What a phone's lock screen tells of a match: who did what, and what is asked, in plain words, and nothing that is
//! hidden from others.

use claim_rules::cards::Card;
use claim_screens::plain_card;
use claim_table::locale::Locale;
use serde_json::Value;

use super::person::Person;

/// Which edits of the public message after a notification show at the latest what it tells: the one of the same action,
/// and that of the next one.
const EDITS: usize = 2;

/// Checks every line that a player's phone has shown of a match, against what a `spectator` has seen by then of its
/// `public_message`. Returns how many cards the lines name.
pub(super) async fn check_lock_screen(
    player: &Person,
    spectator: &Person,
    public_message: &str,
) -> usize {
    let mut count = 0;
    let public = spectator.feed().await;
    let is_public = |entry: &&Value| entry["message_id"] == public_message;
    let public: Vec<_> = public.iter().filter(is_public).collect();
    let feed = player.feed().await;
    let pushes = player.pushes().await;
    assert!(!pushes.is_empty(), "{} was told nothing", player.name());
    for push in &pushes {
        let line = push["text"].as_str().unwrap_or_default();
        let is_plain = !line.is_empty() && !line.contains(['*', '`', '[', '<']);
        assert!(is_plain, "{line:?}");
        let posted = feed
            .iter()
            .find(|entry| entry["kind"] == "posted" && entry["message_id"] == push["message_id"]);
        let number = posted.and_then(|entry| entry["number"].as_u64());
        let number = number.expect("the message that was pushed");
        let earlier = public.partition_point(|entry| entry["number"].as_u64() < Some(number));
        let known: String = public
            .iter()
            .take(earlier + EDITS)
            .map(|&it| shown(it))
            .collect();
        for card in Card::ALL {
            let names = Locale::ALL.map(|locale| plain_card(locale, card));
            if names.iter().any(|name| names_card(line, name)) {
                let is_known = names.iter().any(|name| known.contains(name.as_str()));
                assert!(is_known, "{card} in {line:?}");
                count += 1;
            }
        }
    }
    count
}

/// The text of what was posted or edited, with spaces that break.
fn shown(entry: &Value) -> String {
    entry["message"].to_string().replace('\u{a0}', " ")
}

/// Whether a line names a card, and not one whose value begins with the same digit.
fn names_card(line: &str, name: &str) -> bool {
    let mut after = line.split(name).skip(1);
    after.any(|rest| !rest.starts_with(|it: char| it.is_ascii_digit()))
}
