//! A database that another program has changed: corrupt matches are detected, and no step is saved in part.

use super::*;

#[tokio::test]
async fn step_with_a_conflicting_line_is_not_saved_in_part() {
    let (disk, mut rng) = (Disk::new(), rng(6));
    let store = disk.store().await;
    let steps = random_match(&mut rng);
    let (saved, next) = steps.split_at(5);
    save_all(&store, saved).await;
    let before = &saved[4].after;
    let (id, number) = (before.id(), before.line_count());
    let mut other = disk.connect().await;
    let occupy = format!("INSERT INTO lines VALUES ('{id}', {number}, 'occupied')");
    run(&mut other, &occupy).await;
    assert_eq!(next[0].save(&store).await, Err(Error::Conflict));
    run(&mut other, "DELETE FROM lines WHERE text = 'occupied'").await;
    assert_same(&load(&store, id).await.0, before);
    next[0]
        .save(&store)
        .await
        .expect("the line number is free again");
}

#[tokio::test]
async fn corrupt_match_is_named_and_not_loaded() {
    for damage in [
        r#"UPDATE lines SET text = '{"chance":"first 7"}' WHERE number = 1"#,
        "UPDATE lines SET text = 'nonsense' WHERE number = 4",
        "DELETE FROM lines WHERE number = 3",
        "DELETE FROM lines",
        "UPDATE matches SET stage = 'lobby'",
        "UPDATE matches SET game = 'claim2'",
        "UPDATE matches SET game = 'claim-3'",
        "UPDATE matches SET secret = zeroblob(31)",
        "UPDATE matches SET secret = zeroblob(32)",
        "UPDATE seats SET seat = 2 WHERE seat = 1",
        "UPDATE matches SET players = 3",
    ] {
        let (disk, mut rng) = (Disk::new(), rng(7));
        let store = disk.store().await;
        let steps = random_match(&mut rng);
        save_all(&store, &steps[..10]).await;
        run(&mut disk.connect().await, damage).await;
        let id = steps[0].after.id();
        let error = store.load(id).await.err();
        let error = error.unwrap_or_else(|| panic!("{damage}: not detected"));
        assert!(error.to_string().contains(&id.to_string()), "{error}");
    }
}
