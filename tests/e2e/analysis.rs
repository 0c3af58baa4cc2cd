//! What each decision of a finished match was worth: by the button under its result, and by
//! `/claim analyze`.

use claim_bot::analysis::{Analysis, Exact};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;

use super::driver::{CHANNEL, Person, World};
use super::play::{ACTIONS, Match, Record};
use super::seen::Seen;

/// Waits for the private message that has all of that; the text of its file.
async fn analysed(reader: &Person, parts: &[&str]) -> (Seen, String) {
    let is_it = |seen: &Seen| seen.is_ephemeral() && parts.iter().all(|part| seen.says(part));
    let seen = reader.sees(CHANNEL, is_it).await;
    let url = seen.0["attachments"][0]["url"].as_str();
    let file = reqwest::get(url.expect("there is a file")).await;
    let text = file.expect("it is there").text().await;
    (seen, text.expect("it is a text"))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_of_a_finished_match_is_judged_privately() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.ended().await;
    let record = Record::of(&ben, &end).await;

    ben.use_control(&end, "analysis").await;
    let parts = ["Analysis · Claim", "Accuracy", "The chances"];
    let (_, text) = analysed(&ben, &parts).await;
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let expected = Analysis::of(&record.text, 1, &mut rng, |_, _| ());
    let expected = expected.expect("the record is right");
    let list: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("Line "))
        .collect();
    assert_eq!(list.len(), ACTIONS);
    for (line, decision) in list.iter().zip(&expected.decisions) {
        let name = ["Anna", "Ben"][decision.seat.index()];
        let begin = format!("Line {}, {name}: ", decision.line);
        assert!(line.starts_with(&begin), "{line}");
        assert_eq!(line.contains(" → "), decision.exact().is_some(), "{line}");
        let is_mistake = decision.exact().is_some_and(Exact::is_mistake);
        let gives_away = ["win → draw", "win → loss", "draw → loss"];
        let is_told = gives_away.iter().any(|it| line.contains(it));
        assert_eq!(is_told, is_mistake, "{line}");
    }
    let mistakes = expected.exact().filter(|(.., it)| it.is_mistake()).count();
    assert_eq!(text.matches("would have held").count(), mistakes);

    // The same by command, in the asker's language.
    let offered = anna.complete("claim analyze", "match", json!({})).await;
    assert_eq!(offered.len(), 1);
    assert_eq!(offered[0].1, game.id);
    anna.command("claim analyze", json!({"match": game.id}))
        .await;
    let parts = ["Analyse · Claim", "Genauigkeit", "Die Aussichten"];
    let (_, text) = analysed(&anna, &parts).await;
    assert_eq!(text.matches("hätte gehalten").count(), mistakes);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_anything_of_a_match_that_is_running() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let none = ben.command("claim analyze", json!({})).await;
    assert!(none.is_ephemeral() && none.says("You have no finished match yet."));
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    game.act(0).await;
    let options = json!({"match": game.id});
    for asker in [&ben, &anna] {
        let refused = asker.command("claim analyze", options.clone()).await;
        assert!(refused.is_ephemeral() && refused.0["attachments"] == json!([]));
    }
    let table = ben.sees_now(CHANNEL, &game.home, "hand").await;
    let forged = format!("analysis:{}", game.id);
    let refused = ben.forge(&table, &forged).await.expect("an answer");
    assert!(refused.is_ephemeral() && refused.0["attachments"] == json!([]));
    assert!(
        refused.says("still running") || refused.says("not over"),
        "{refused:?}"
    );

    // One that was given up has little to tell.
    game.resign(0).await;
    ben.command("claim analyze", json!({})).await;
    let (_, text) = analysed(&ben, &["Nothing of this match can be told exactly"]).await;
    assert_eq!(text.matches("\nLine ").count(), 1);
    let missing = ben
        .command("claim analyze", json!({"match": "nonsense"}))
        .await;
    assert!(missing.is_ephemeral(), "{missing:?}");
    world.end().await;
}
