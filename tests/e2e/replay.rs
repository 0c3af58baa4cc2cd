//! Looking back on a finished match: all hands, jumps by trick and to mistakes, *Try again*, *Play on*, and the way to
//! the analysis and back.

use claim_ai::analysis::{Analysis, Label};
use claim_ai::bots::solver::Solver;
use claim_host::Clock;
use claim_rules::Chapter;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

async fn stepped(reader: &Person, shown: &Message, label: &str) -> Message {
    let next = reader.press(shown, label).await.expect("the replay");
    assert_eq!(next.id(), shown.id(), "the replay stays in one message");
    next
}

/// The number of actions before the position that a replay shows.
fn position(shown: &Message, word: &str) -> usize {
    let text = shown.text();
    let (_, rest) = text.rsplit_once(word).expect("the position");
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

/// *Try again*: another action is judged immediately, and there is a way back to the replay. `last` is the number of
/// actions before the last one of the match.
async fn try_again(ben: &Person, shown: &Message, id: &str, last: usize) {
    let asked = stepped(ben, shown, "Try again").await;
    assert!(
        asked.contains_text("What would you play?"),
        "{}",
        asked.text()
    );
    let tried = asked
        .buttons()
        .into_iter()
        .find(|it| it.custom_id.starts_with("try-action:"))
        .expect("a play");
    let judged = stepped(ben, &asked, &tried.custom_id).await;
    assert!(judged.contains_text("Phase\u{a0}"), "{}", judged.text());
    let again = stepped(ben, &judged, "Another try").await;
    assert_eq!(again.text(), asked.text());
    let back = stepped(ben, &again, "Back to the replay").await;
    // Only the end is compared: `shown` may begin with an answer to the previous press, for example that there is no
    // further mistake.
    assert!(shown.text().ends_with(&back.text()), "{}", back.text());
    for (forged, sentence) in [
        (
            format!("try:{id}:99:"),
            "There is nothing to choose at this point",
        ),
        (format!("try-action:{id}:{last}:play goblin-99"), "button"),
    ] {
        let refused = ben.forge(shown, &forged).await.expect("a reply");
        assert!(refused.contains_text(sentence), "{}", refused.text());
    }
}

/// *Play on*: the match is played from one of its last tricks to its end, which does not count.
async fn play_on(anna: &Person, ben: &Person, end: &Message, shown: &Message, id: &str) {
    let first = |message: &Message, kind: &str| {
        let mut buttons = message.buttons().into_iter();
        buttons.find(|it| it.custom_id.starts_with(kind))
    };
    let asked = ben.forge(shown, &format!("try:{id}:36:")).await;
    let asked = asked.expect("the question");
    let play = first(&asked, "try-action:").expect("a play");
    let judged = stepped(ben, &asked, &play.custom_id).await;
    let mut position = stepped(ben, &judged, "Play on").await;
    let (mut choices, mut before) = (0, Vec::new());
    while let Some(next) = first(&position, "play-from:") {
        assert!(position.contains_text("Played: "), "{}", position.text());
        assert!(position.contains_text("It does not count"));
        assert!(position.contains_text("hand (") && !position.contains_text("’s hand ("));
        before.push(position.clone());
        position = stepped(ben, &position, &next.custom_id).await;
        choices += 1;
    }
    assert!((1..=8).contains(&choices), "{choices}");
    let text = position.text();
    assert!(text.contains("wins") || text.contains("draw"), "{text}");
    // The same choices always lead to the same position.
    let last = before.last().expect("a choice");
    let button = first(last, "play-from:").expect("a play").custom_id;
    for begin in [button.clone(), format!("play-from:{id}:36::")] {
        ben.forge(&position, &begin).await.expect("a position");
        let again = ben.forge(&position, &button).await.expect("the end");
        assert_eq!(again.text(), text);
    }
    let anna = anna.forge(end, &button).await.expect("the end");
    assert!(
        anna.is_ephemeral() && anna.contains_text("Es zählt nicht"),
        "{}",
        anna.text()
    );
    assert!(anna.contains_text("Gespielt: "), "{}", anna.text());
    let impossible = ben
        .forge(&position, &format!("play-from:{id}:36:zz9:"))
        .await;
    let impossible = impossible.expect("a reply");
    assert!(impossible.contains_text("There is nothing to choose"));
}

#[tokio::test]
async fn replay_shows_all_hands_and_jumps_by_trick_and_to_mistakes() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let record = Record::of(&ben, &end).await;
    let deck = record.deck();

    // A replay shows all hands from the start, even to spectators.
    let clara = world.person("clara");
    for (reader, hands) in [
        (&ben, ["Anna’s hand (13)", "Ben’s hand (13)"]),
        (&clara, ["Hand von Anna (13)", "Hand von Ben (13)"]),
    ] {
        let shown = reader.press(&end, "Replay").await.expect("the replay");
        assert!(shown.is_ephemeral());
        for hand in hands {
            assert!(shown.contains_text(hand), "{}", shown.text());
        }
    }
    assert!(deck.len() > 26);

    let mut shown = ben.press(&end, "Replay").await.expect("the replay");
    shown = stepped(&ben, &shown, "Next trick").await;
    assert_eq!(position(&shown, "Move "), 2);
    assert!(shown.contains_text("Phase\u{a0}one, trick\u{a0}2 · Move 2 of 52"));
    assert!(shown.contains_text("Anna’s hand (12)"));
    shown = stepped(&ben, &shown, "Next").await;
    shown = stepped(&ben, &shown, "Prev. trick").await;
    assert_eq!(position(&shown, "Move "), 2);
    for _ in 0..12 {
        shown = stepped(&ben, &shown, "Next trick").await;
    }
    assert!(shown.contains_text("Phase\u{a0}two, trick\u{a0}1 · Move 26 of 52"));
    assert!(shown.contains_text("Ben’s hand (13)"), "the followers");

    // The replay jumps to the same mistakes that the analysis finds; to inaccuracies if there are none.
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let iterations = claim_ai::analysis::DEFAULT_ITERATIONS;
    let analysis = Analysis::from_record(
        &record.text,
        iterations,
        &Solver::default(),
        &mut rng,
        |_, _| (),
    );
    let analysis = analysis.expect("the record is valid");
    let mut found: Vec<_> = analysis.mistakes().collect();
    if found.is_empty() {
        let decisions = analysis.decisions.iter();
        found.extend(decisions.filter(|it| it.label() == Some(Label::Inaccuracy)));
    }
    let mistakes: Vec<_> = found.iter().map(|it| it.actions).collect();
    shown = stepped(&ben, &shown, "Start").await;
    let mut visited = Vec::new();
    while shown.button("Next mistake").is_some_and(|it| it.enabled) {
        shown = stepped(&ben, &shown, "Next mistake").await;
        if shown.contains_text("No mistake after this point.") {
            break;
        }
        assert!(shown.contains_text("🔎"), "{}", shown.text());
        visited.push(position(&shown, "Move "));
    }
    assert_eq!(visited, mistakes);
    if let [.., before, _] = mistakes[..] {
        shown = stepped(&ben, &shown, "Prev. mistake").await;
        assert_eq!(position(&shown, "Move "), before);
    }

    let end_of_match = analysis.decisions.last().expect("there are decisions");
    try_again(&ben, &shown, &game.id, end_of_match.actions).await;
    play_on(&anna, &ben, &end, &shown, &game.id).await;

    // The replay links to the analysis, and the analysis to the replay.
    ben.press(&shown, "Analyze").await;
    let is_analysis = |message: &Message| message.contains_text("Every move is in the file");
    let analysed = ben.wait_for_message(CHANNEL, is_analysis).await;
    if let Some(&decision) = found.last() {
        let actions = decision.actions;
        // After a restart, the analysis is still shown, but has to be computed again to explain the mistake.
        world.stop_bot().await;
        world.start_bot(Clock::System).await;
        let target = format!("replay:{}:{actions}", game.id);
        ben.choose(&analysed, &target).await;
        let Chapter::Trick { phase, number } = decision.chapter else {
            panic!("a trick");
        };
        let phase = ["one", "two"][usize::from(phase) - 1];
        let cited = format!("Phase\u{a0}{phase}, trick\u{a0}{number} · Move {actions} of");
        // In a message of its own: the analysis stays.
        let earlier = [analysed.id(), shown.id()];
        let is_explained = |message: &Message| {
            let is_new = !earlier.contains(&message.id());
            is_new && message.contains_text("🔎") && message.contains_text(&cited)
        };
        ben.wait_for_message(CHANNEL, is_explained).await;
    }

    // In German for Anna.
    let shown = anna.press(&end, "Replay").await.expect("the replay");
    let shown = stepped(&anna, &shown, "Nächster Stich").await;
    assert!(shown.contains_text("Phase\u{a0}1, Stich\u{a0}2 · Zug 2 von 52"));
    world.end().await;
}

#[tokio::test]
async fn list_of_finished_matches_leads_to_their_replays() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    Match::start(CHANNEL, &anna, &ben).await.resign(0).await;
    let running = ben.command("claim matches", json!({})).await;
    let listed = ben.press(&running, "Finished matches").await;
    let listed = listed.expect("the finished matches");
    let replay = listed.button_beside("Claim: Anna – Ben");
    let replay = replay.expect("a button beside the match");
    let opened = ben.press(&listed, &replay.custom_id).await;
    let opened = opened.expect("the replay");
    assert!(opened.contains_text("Anna’s hand (13)"), "{opened:?}");
    world.end_unread().await;
}

#[tokio::test]
async fn hands_of_a_running_match_are_never_replayed() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let forged = [
        format!("replay:{}:0", game.id),
        format!("replay:{}:4", game.id),
        format!("replay-mistake:{}:0:next", game.id),
        format!("try:{}:0:", game.id),
        format!("try-action:{}:0:{}", game.id, "play goblin-1"),
        format!("play-from:{}:0::", game.id),
        format!("record:{}", game.id),
    ];
    for id in forged {
        let refused = ben.forge(&table, &id).await.expect("a reply");
        assert!(refused.is_ephemeral() && refused.buttons().is_empty());
        assert!(!refused.contains_text("hand ("), "{id}: {refused:?}");
        assert_eq!(refused.file(), None);
    }
    game.to_act().await;
    world.end().await;
}
