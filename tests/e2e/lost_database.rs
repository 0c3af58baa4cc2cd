//! A file of the database is deleted or replaced while the bot runs: it answers nothing that would be lost, and ends.

use std::fs;
use std::path::Path;

use serde_json::json;

use super::process::Launch;
use super::tracked_match::{TrackedMatch, choice};
use super::world::World;

#[tokio::test]
async fn play_after_the_database_was_deleted_is_not_answered() {
    let world = World::without_bot().await;
    let launch = Launch::of(&world);
    let bot = launch.start();
    world.wait_for_session(0).await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let database = world.folder().join("bot.db");
    fs::remove_file(&database).expect("the bot has created it");
    let button = choice(&hand, &stored);
    let press = player.press_without_waiting(&hand, &button).await;
    let ended = bot.wait_for_exit().await;
    assert_eq!(ended.code, Some(1), "{}", ended.err);
    let sentence = format!("the file {} was deleted", database.display());
    assert!(ended.err.contains(&sentence), "{}", ended.err);
    assert!(ended.err.contains("ERROR"), "it is logged: {}", ended.err);
    // Discord's three seconds are over.
    let path = format!("/interactions/{press}/age");
    world.control.post(&path, json!({"seconds": 3})).await;
    let outcome = player.interaction_outcome(&press).await;
    assert_ne!(outcome["state"], "answered", "{outcome}");
    let (code, said) = launch.health();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("there is no database file"), "{said}");
    world.end_unread().await;
}

#[tokio::test]
async fn bot_ends_when_any_file_of_its_database_is_lost() {
    let world = World::without_bot().await;
    let made = fs::read(world.folder().join("bot.db")).expect("it is there");
    let replace: &dyn Fn(&Path) = &|file| {
        let other = file.with_extension("other");
        fs::copy(file, &other)
            .and_then(|_| fs::rename(&other, file))
            .expect("the folder is writable");
    };
    let delete: &dyn Fn(&Path) = &|file| fs::remove_file(file).expect("it is there");
    let delete_folder: &dyn Fn(&Path) =
        &|file| fs::remove_dir_all(file.parent().expect("a folder")).expect("it is there");
    for (lose, name, lost) in [
        (replace, "bot.db", "bot.db was replaced by another one"),
        (delete, "bot.db.lock", "bot.db.lock was deleted"),
        (replace, "bot.db.lock", "bot.db.lock was replaced"),
        (delete_folder, "bot.db", "bot.db was deleted"),
    ] {
        let folder = world.folder().join("data");
        fs::create_dir_all(&folder).expect("the folder is writable");
        fs::write(folder.join("bot.db"), &made).expect("the folder is writable");
        let url = format!("sqlite://{}", folder.join("bot.db").display());
        let before = world.sessions().await;
        let launch = Launch::of(&world).with("CLAIM_BOT_DATABASE_URL", &url);
        let bot = launch.start();
        world.wait_for_session(before).await;
        lose(&folder.join(name));
        let ended = bot.wait_for_exit().await;
        assert_eq!(ended.code, Some(1), "{}", ended.err);
        assert!(ended.err.contains(lost), "{lost}: {}", ended.err);
        let (code, said) = launch.health();
        assert_eq!(code, Some(1), "{lost}: {said}");
    }
    world.end().await;
}
