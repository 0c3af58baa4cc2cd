//! Profiles and leaderboards: by game, for this server or all, for this month or all time, in both languages, after a
//! restart, and in another month.

use std::process::Command;
use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;
use sqlx::Connection;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The first of a month, and a time in the next one.
const START: Timestamp = Timestamp(1_780_272_000_000);
const NEXT_MONTH: Duration = Duration::from_hours(24 * 31);

#[tokio::test]
async fn profiles_and_leaderboards_tell_of_rated_matches() {
    let (_, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock).await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    // Ben loses a match of Claim, and wins one of Claim 2.
    Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    let options = json!({"opponent": "ben", "game": "claim2"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    let end = game.resign(0).await;
    assert!(end.contains_text("? provisional"), "{}", end.text());

    let profile = ben.command("claim profile", json!({})).await;
    check(
        &profile,
        &[
            "Your profile",
            "This server · All games",
            "?** · rank 1 · 2 matches: 1 won, 0 drawn, 1 lost",
            "Wins in a row: 1 · longest streak: 1",
            "Ratings by game",
            "Claim 2: **",
            "?** · rank 1 · 1 match: 1 won, 0 drawn, 0 lost",
            "?** · rank 2 · 1 match: 0 won, 0 drawn, 1 lost",
            "Most frequent opponents",
            "**Anna**: 1 won, 0 drawn, 1 lost",
            "The last 2 rated matches: 1000 → ",
            "? provisional",
        ],
    );
    let of_claim = ben.choose(&profile, "profile::claim").await;
    let of_claim = of_claim.expect("the profile");
    assert_eq!(of_claim.id(), profile.id());
    check(
        &of_claim,
        &["This server · Claim", "The only rated match: 1000 → "],
    );
    // Ben turns to all servers, to the leaderboard there, and back.
    let mut shown = of_claim;
    for (button, place) in [
        ("profile::claim:everywhere", "All servers · Claim"),
        ("leaderboard:0:claim:everywhere:ever", "All servers · Claim"),
        ("profile::claim:everywhere", "All servers · Claim"),
        ("profile::claim", "This server · Claim"),
    ] {
        shown = ben.press(&shown, button).await.expect("a screen");
        check(&shown, &[place]);
    }
    check(&shown, &["Your profile", "The only rated match: 1000 → "]);

    let of_anna = ben
        .command("claim profile", json!({"player": "anna"}))
        .await;
    check(
        &of_anna,
        &[
            "Anna’s profile",
            "Head to head",
            "You: 1 won, 0 drawn, 1 lost",
        ],
    );
    let of_anna = clara
        .command("claim profile", json!({"player": "anna"}))
        .await;
    check(
        &of_anna,
        &[
            "Profil von Anna",
            "Dieser Server · Alle Spiele",
            "Siege in Folge: 0 · längste Siegesserie: 1",
        ],
    );
    assert!(
        !of_anna.contains_text("Direkter Vergleich"),
        "they have not met"
    );
    check_unrated(&ben, &clara).await;

    let board = narrowed_board(&ben).await;
    world.stop_bot().await;
    check_rebuild(&world).await;

    // A month later and after a restart, the buttons still work, and the new month has no matches yet.
    let (_, clock) = Clock::manual(START + NEXT_MONTH);
    world.start_bot(clock).await;
    let board = pressed(&ben, &board, "This server").await;
    check(
        &board,
        &[
            "This server · Claim 2 · This month",
            "This leaderboard is still empty.",
        ],
    );
    let board = pressed(&ben, &board, "All time").await;
    check(
        &board,
        &["This server · Claim 2 · All time", "1 match: 1 won"],
    );
    let profile = pressed(&ben, &board, "My profile").await;
    check(&profile, &["Your profile", "This server · Claim 2"]);
    let board = pressed(&ben, &profile, "Leaderboard").await;
    check(&board, &["This server · Claim 2 · All time"]);
    world.end().await;
}

/// Checks what `ben` and `clara` read about `clara`, who has not finished a rated match.
async fn check_unrated(ben: &Person, clara: &Person) {
    let mention = format!("\u{2068}<@{}>\u{2069}", clara.id().await);
    let of_clara = ben.command("claim profile", json!({"player": "clara"}));
    let of_clara = of_clara.await;
    check(
        &of_clara,
        &[
            "📈 Profile\n",
            &format!("{mention} has not finished a rated match here yet."),
        ],
    );
    let own = clara.command("claim profile", json!({})).await;
    check(
        &own,
        &[
            "Dein Profil",
            "Du hast hier noch keine gewertete Partie beendet.",
        ],
    );
    let of_game = format!("profile:{}:claim2", clara.id().await);
    let of_game = ben.forge(&of_clara, &of_game).await.expect("the profile");
    check(
        &of_game,
        &[&format!(
            "{mention} has not finished a rated match of Claim 2 here yet."
        )],
    );
    let of_game = clara.forge(&own, "profile::claim2").await;
    check(
        &of_game.expect("the profile"),
        &["Du hast hier noch keine gewertete Partie Claim 2 beendet."],
    );
}

/// Narrows the leaderboard down to this month's matches of Claim 2 in all servers.
async fn narrowed_board(reader: &Person) -> Message {
    let board = reader.command("claim leaderboard", json!({})).await;
    check(&board, &["This server · All games · All time", "2 matches"]);
    let board = reader
        .choose(&board, "leaderboard:0:claim2:here:ever")
        .await;
    let board = board.expect("the leaderboard");
    check(
        &board,
        &["This server · Claim 2 · All time", "1 match: 1 won"],
    );
    let board = pressed(reader, &board, "All servers").await;
    check(
        &board,
        &["All servers · Claim 2 · All time", "1 match: 1 won"],
    );
    let board = pressed(reader, &board, "This month").await;
    check(
        &board,
        &["All servers · Claim 2 · This month", "1 match: 1 won"],
    );
    board
}

/// Checks that recomputing the ratings finds and repairs wrong ones.
async fn check_rebuild(world: &World) {
    let database = world.folder().join("bot.db");
    let rebuild = |options: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
            .args(["ratings", "rebuild", "--database"])
            .arg(&database)
            .args(options)
            .output()
            .expect("the program starts");
        let text = String::from_utf8(output.stdout).expect("the program writes UTF-8");
        (output.status.code(), text)
    };
    let right = "rated matches: 2\nstored rows that differ from the recomputed ones: 0\n";
    assert_eq!(rebuild(&["--dry-run"]), (Some(0), right.to_owned()));
    let mut connection = world.database().await;
    sqlx::raw_sql("UPDATE ratings SET won = 7 WHERE month = -1 AND guild_id = 0 AND game = ''")
        .execute(&mut connection)
        .await
        .expect("the rows are changed");
    connection.close().await.expect("the connection closes");
    let wrong = right.replace('0', "2");
    assert_eq!(rebuild(&["--dry-run"]), (Some(1), wrong.clone()));
    let mended = format!("{wrong}all ratings are rebuilt\n");
    assert_eq!(rebuild(&[]), (Some(0), mended));
    assert_eq!(rebuild(&["--dry-run"]), (Some(0), right.to_owned()));
}

/// Checks that a message contains all these texts.
#[track_caller]
fn check(message: &Message, expected: &[&str]) {
    for text in expected {
        assert!(
            message.contains_text(text),
            "no {text} in {}",
            message.text()
        );
    }
}

/// Presses a button. The message is edited.
async fn pressed(reader: &Person, shown: &Message, button: &str) -> Message {
    let after = reader.press(shown, button).await.expect("a screen");
    assert_eq!(after.id(), shown.id());
    after
}
