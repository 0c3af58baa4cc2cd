//! `claim-bot backup` while the bot runs, and `claim-bot restore` while it does not.

use std::path::Path;
use std::process::{Command, Output};

use claim_host::Clock;
use serde_json::json;

use super::random_match::RandomMatch;
use super::world::World;

/// Runs a command of the program on the database of a world.
fn execute(world: &World, arguments: &[&str]) -> Output {
    let database = world.folder().join("bot.db");
    Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .args(arguments)
        .args([Path::new("--database"), &database])
        .current_dir(world.folder())
        .env_clear()
        .output()
        .expect("the program starts")
}

#[tokio::test]
async fn match_continues_from_the_state_in_the_backup() {
    let mut world = World::new().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim"}), 8).await;
    for _ in 0..4 {
        let seat = game.next_to_act(&world).await.expect("it is not over");
        game.act(seat).await;
    }
    let seat = game.next_to_act(&world).await.expect("it is not over");
    let played = game.replay().action_count();
    let backup = execute(&world, &["backup", "copy.db"]);
    assert_eq!(backup.stdout, b"copy.db ok (1 match)\n", "{backup:?}");
    assert!(backup.status.success());
    for (file, sentence) in [
        (
            "copy.db",
            "the file copy.db exists already, and is never overwritten",
        ),
        ("missing/copy.db", "the folder missing does not exist"),
    ] {
        let refused = execute(&world, &["backup", file]);
        assert_eq!(refused.status.code(), Some(1), "{file}");
        let said = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(said, format!("claim-bot: {sentence}\n"));
    }

    // The bot keeps working during and after the backup.
    game.act(seat).await;
    game.next_to_act(&world).await;
    assert!(game.replay().action_count() > played);
    let refused = execute(&world, &["restore", "copy.db"]);
    assert_eq!(refused.status.code(), Some(1));
    let reason = String::from_utf8_lossy(&refused.stderr);
    assert!(reason.contains("in use by another running bot"), "{reason}");

    world.stop_bot().await;
    let damaged = world.folder().join("damaged.db");
    std::fs::write(damaged, "Dear diary").expect("the folder is writable");
    let refused = execute(&world, &["restore", "damaged.db"]);
    assert_eq!(refused.status.code(), Some(1));
    let reason = String::from_utf8_lossy(&refused.stderr);
    let sentence = "the backup damaged.db is damaged or not a database of claim-bot (file is not \
                    a database): use another one; nothing was changed";
    assert!(reason.contains(sentence), "{reason}");
    let restored = execute(&world, &["restore", "copy.db"]);
    let said = String::from_utf8_lossy(&restored.stdout);
    assert!(said.starts_with("restored (1 match)\n"), "{restored:?}");
    assert!(said.contains(".replaced-"), "{said}");
    world.start_bot(Clock::System).await;
    let people: Vec<_> = game.players.iter().collect();
    let mut game = RandomMatch::of(&game.public_message, &people, 9);
    assert_eq!(game.next_to_act(&world).await, Some(seat));
    assert_eq!(game.replay().action_count(), played);
    game.request_hand(seat.index()).await;
    game.act(seat).await;
    game.next_to_act(&world).await;
    assert!(game.replay().action_count() > played);
    world.end_unread().await;
}
