//! Matches load as they were saved, and no change is saved in part.

use super::*;

#[tokio::test]
async fn every_step_of_a_match_loads_as_it_was_saved() {
    let (disk, mut rng) = (Disk::new(), rng(1));
    let store = disk.store().await;
    for (kind, players) in [
        (GameKind::Claim, 2),
        (GameKind::ClaimMix, 3),
        (GameKind::ClaimMix, 4),
    ] {
        let setup = Setup::random(kind, players, &Options::default(), &mut rng)
            .expect("the game supports this number of players");
        let settings = TableSettings {
            invited: (players == 2).then(|| invited(UserId(2))),
            rematch_of: Some(MatchId::random(&mut rng)),
            ..settings(setup, &mut rng)
        };
        let steps = match_of(settings, &mut rng);
        for (number, step) in steps.iter().enumerate() {
            step.save(&store).await.expect("the step is saved");
            let (table, messages) = load(&store, step.after.id()).await;
            assert_same(&table, &step.after);
            assert_eq!(messages, []);
            let record = store.record(table.id()).await.expect("the record loads");
            assert_eq!(record, record_of(&steps[..=number]));
        }
        let last = &steps.last().expect("a match has steps").after;
        assert!(last.is_over());
    }
}

#[tokio::test]
async fn tables_closed_before_the_match_load_as_they_were_saved() {
    let (disk, mut rng) = (Disk::new(), rng(2));
    let store = disk.store().await;
    let opened = Step::open(settings(claim(), &mut rng));
    opened.save(&store).await.expect("the step is saved");
    let mut last = opened;
    for command in [
        Command::Join(player(UserId(2))),
        Command::SetLocale(UserId(2), "fi".to_owned()),
        Command::Leave(UserId(2)),
        Command::Cancel(UserId(1)),
    ] {
        last = last.then(command);
        last.save(&store).await.expect("the step is saved");
        assert_same(&load(&store, last.after.id()).await.0, &last.after);
    }
    let opened = Step::open(settings(claim(), &mut rng));
    let expired = opened.then(Command::Flag);
    save_all(&store, &[opened, expired.clone()]).await;
    assert_same(&load(&store, expired.after.id()).await.0, &expired.after);
}

#[tokio::test]
async fn matches_that_ended_early_load_as_they_were_saved() {
    let (disk, mut rng) = (Disk::new(), rng(3));
    let store = disk.store().await;
    for command in [Command::Resign(UserId(2)), Command::Flag] {
        let steps = random_match(&mut rng);
        let (saved, _) = steps.split_at(10);
        save_all(&store, saved).await;
        let ended_early = saved[9].then(command);
        ended_early.save(&store).await.expect("the step is saved");
        let (table, _) = load(&store, ended_early.after.id()).await;
        assert!(table.is_over());
        assert_same(&table, &ended_early.after);
    }
}

#[tokio::test]
async fn step_cannot_be_saved_twice() {
    let (disk, mut rng) = (Disk::new(), rng(4));
    let store = disk.store().await;
    let steps = random_match(&mut rng);
    for (number, step) in steps.iter().enumerate() {
        step.save(&store).await.expect("the step is saved");
        assert_eq!(
            step.save(&store).await,
            Err(Error::Conflict),
            "step {number}"
        );
        assert_same(&load(&store, step.after.id()).await.0, &step.after);
        let record = store.record(step.after.id()).await;
        assert_eq!(record.ok(), Some(record_of(&steps[..=number])));
    }
}

#[tokio::test]
async fn only_one_of_two_conflicting_steps_is_saved() {
    let (disk, mut rng) = (Disk::new(), rng(5));
    let store = disk.store().await;
    let steps = random_match(&mut rng);
    let (saved, next) = steps.split_at(5);
    save_all(&store, saved).await;
    let resigned = saved[4].then(Command::Resign(UserId(1)));
    next[0].save(&store).await.expect("the step is saved");
    assert_eq!(resigned.save(&store).await, Err(Error::Conflict));
    let (table, _) = load(&store, resigned.after.id()).await;
    assert_same(&table, &next[0].after);
}

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
        assert!(format!("{error:#}").contains(&id.to_string()), "{error:#}");
    }
}

#[tokio::test]
async fn unknown_match_is_not_found() {
    let disk = Disk::new();
    let store = disk.store().await;
    let id = MatchId::random(&mut rng(8));
    assert!(store.load(id).await.expect("the database works").is_none());
    assert_eq!(store.record(id).await.ok().as_deref(), Some(""));
    assert_eq!(store.rating_changes(id).await.ok(), Some(Vec::new()));
}
