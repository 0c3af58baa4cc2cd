//! Giving a match up, by button and by command, and playing it again.

use serde_json::{Value, json};

use super::driver::{CHANNEL, World};
use super::play::Match;
use super::seen::Seen;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_is_asked_first() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    let table = ben.sees_now(CHANNEL, &game.home, "ask-resign").await;
    let refused = clara.press(&table, "Resign").await.expect("an answer");
    assert!(refused.says("Du spielst in dieser Partie nicht mit.") && refused.buttons().is_empty());

    // Asked by the button, and by the command; playing on is the other answer.
    let asked = ben.press(&table, "Resign").await.expect("a question");
    assert!(asked.is_ephemeral() && asked.says("Resign?") && asked.says("counts as lost for you"));
    game.act(0).await;
    game.act(0).await;
    let question = anna.command("claim resign", json!({})).await;
    assert!(question.is_ephemeral() && question.says("Aufgeben?"));
    let answer = anna
        .press(&question, "Ja, aufgeben")
        .await
        .expect("an answer");
    assert!(answer.says("Du hast aufgegeben.") && answer.buttons().is_empty());
    assert_eq!(answer.id(), question.id(), "in the question's place");
    let end = game.ended().await;
    assert!(end.says("**Anna** resigned.\n🏆 **Ben** wins!"));
    let is_told = |entry: &Value| {
        let seen = Seen(entry["message"].clone());
        entry["notifies"] == true && seen.says("**Anna** resigned.\n🏆 You won!")
    };
    ben.hears(is_told).await;

    // Too late to change one's mind about the other question.
    let late = ben.press(&asked, "Yes, resign").await.expect("an answer");
    assert!(late.says("This match is over."));
    let none = ben.command("claim resign", json!({})).await;
    assert!(none.says("You have no running match here."));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_ask_for_a_rematch_and_sit_at_one_table() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let old = Match::begin(CHANNEL, &anna, &ben).await;
    let end = old.resign(1).await;
    let refused = clara.press(&end, "Rematch").await.expect("an answer");
    assert!(refused.says("Du spielst in dieser Partie nicht mit."));
    let (annas, bens) = tokio::join!(anna.press(&end, "Rematch"), ben.press(&end, "Rematch"));
    let (annas, bens) = (annas.expect("an answer"), bens.expect("an answer"));
    assert!(annas.is_ephemeral() && bens.is_ephemeral());
    let says = |seen: &Seen, texts: [&str; 2]| texts.iter().any(|text| seen.says(text));
    let opens = |seen: &Seen| {
        says(
            seen,
            ["A table for the rematch", "Ein Tisch für die Revanche"],
        )
    };
    let joins = |seen: &Seen| says(seen, ["You have a seat.", "Du hast einen Platz."]);
    assert!(
        opens(&annas) && joins(&bens) || joins(&annas) && opens(&bens),
        "{} {}",
        annas.text(),
        bens.text()
    );
    let is_full = |seen: &Seen| seen.control("start").is_some();
    let table = clara.sees(CHANNEL, is_full).await;
    assert!(table.says("**Anna**") && table.says("**Ben**"));
    let again = anna.press(&end, "Rematch").await.expect("an answer");
    assert!(again.says("Du sitzt schon an diesem Tisch."));

    anna.press(&table, "Start").await;
    let new = Match::begun(CHANNEL, &table.id(), &anna, &ben).await;
    assert_ne!(new.id, old.id);
    let seen = clara.messages(CHANNEL).await;
    let public: Vec<_> = seen
        .iter()
        .filter(|seen| !seen.is_ephemeral())
        .map(Seen::id)
        .collect();
    assert_eq!(public, [old.home.clone(), new.home.clone()], "one table");
    for player in &new.players {
        new.is_dealt_to(player).await;
    }
    // Whoever pressed first has opened the table and sits in its first seat.
    let (seat, hand) = new.to_act().await;
    new.players[seat].press(&hand, &hand.actions()[0]).await;
    let table = anna.sees_now(CHANNEL, &new.home, "ask-resign").await;
    let question = anna.press(&table, "Resign").await.expect("a question");
    anna.press(&question, "Ja, aufgeben").await;
    new.ended().await;
    let board = ben.command("claim leaderboard", json!({})).await;
    assert_eq!(
        board
            .text()
            .matches("2 matches: 1 won, 0 drawn, 1 lost")
            .count(),
        2
    );
    world.end().await;
}
