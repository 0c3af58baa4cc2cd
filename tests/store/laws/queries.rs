//! Queries for matches: open and finished ones, those of a user or a channel, and rematches.

use super::*;

laws![
    open_matches_of_a_user_are_listed_oldest_first,
    open_match_in_a_channel_is_the_users_own_or_the_newest,
    finished_matches_of_a_user_are_listed_by_when_they_ended,
    open_tables_and_running_matches_are_counted,
    rematch_is_found_unless_it_was_cancelled,
    open_tables_and_invitations_are_listed,
    match_that_was_left_is_no_longer_the_users,
    matches_called_off_are_counted_by_who_did_it,
];

/// Saves the first steps of a random match.
async fn saved(
    store: &dyn Store,
    settings: TableSettings,
    steps: usize,
    rng: &mut ChaCha20Rng,
) -> Table {
    let all = match_of(settings, rng);
    let count = steps.min(all.len());
    save_all(store, &all[..count]).await;
    all[count - 1].after.clone()
}

async fn open_matches_of_a_user_are_listed_oldest_first(store: &dyn Store) {
    let mut rng = rng(2);
    let mut ids = Vec::new();
    for (opened, steps) in [(30, 1), (10, 20), (20, usize::MAX), (20, 2)] {
        let settings = TableSettings {
            opened_at: Timestamp(NOW.0 + opened),
            ..settings(claim(), &mut rng)
        };
        ids.push(saved(store, settings, steps, &mut rng).await.id());
    }
    let of = async |user| store.unfinished_matches_of(UserId(user)).await.ok();
    assert_eq!(of(1).await, Some(vec![ids[1], ids[3], ids[0]]));
    assert_eq!(of(2).await, Some(vec![ids[1], ids[3]]));
    assert_eq!(of(3).await, Some(Vec::new()));
}

async fn open_match_in_a_channel_is_the_users_own_or_the_newest(store: &dyn Store) {
    let mut rng = rng(4);
    let channel = ChannelId(77);
    let mut ids = Vec::new();
    // The second player joins with the second step.
    for (opened, steps) in [(10, 20), (30, 1), (20, 2), (40, usize::MAX)] {
        let settings = TableSettings {
            channel,
            opened_at: Timestamp(NOW.0 + opened),
            ..settings(claim(), &mut rng)
        };
        ids.push(saved(store, settings, steps, &mut rng).await.id());
    }
    let find = async |user| store.unfinished_match_in(channel, UserId(user)).await.ok();
    assert_eq!(find(1).await, Some(Some(ids[1])));
    assert_eq!(find(2).await, Some(Some(ids[2])));
    assert_eq!(find(3).await, Some(Some(ids[1])));
    let elsewhere = store.unfinished_match_in(ChannelId(78), UserId(1)).await;
    assert_eq!(elsewhere.ok(), Some(None));
    let settings = TableSettings {
        channel,
        opened_at: Timestamp(NOW.0 + 15),
        ..settings(claim(), &mut rng)
    };
    let second = saved(store, settings, 3, &mut rng).await.id();
    let running = async |channel, limit| {
        let running = store.running_matches_in(ChannelId(channel), limit).await;
        running.ok()
    };
    assert_eq!(running(77, 9).await, Some(vec![second, ids[0]]));
    assert_eq!(running(77, 1).await, Some(vec![second]));
    assert_eq!(running(78, 9).await, Some(Vec::new()));
}

async fn finished_matches_of_a_user_are_listed_by_when_they_ended(store: &dyn Store) {
    let mut rng = rng(5);
    let mut ids = Vec::new();
    for (opened, ended) in [(10, 500), (20, 700), (30, 600), (40, 700)] {
        let settings = TableSettings {
            opened_at: Timestamp(NOW.0 + opened),
            ..settings(claim(), &mut rng)
        };
        let mut steps = match_of(settings, &mut rng);
        let last = steps.last_mut().expect("a match has steps");
        last.made_at = Timestamp(NOW.0 + ended);
        ids.push(last.after.id());
        save_all(store, &steps).await;
    }
    // Neither open nor cancelled tables are listed.
    let opened = Step::open(settings(claim(), &mut rng));
    let cancelled = opened.then(Command::Cancel(UserId(1)));
    save_all(store, &[opened, cancelled]).await;
    let open = Step::open(settings(claim(), &mut rng));
    open.save(store).await.expect("the step is saved");

    let latest = ids[1].min(ids[3]);
    let second = ids[1].max(ids[3]);
    let of = async |user, limit| {
        let found = store.finished_matches_of(UserId(user), limit).await.ok()?;
        for it in &found {
            let (table, _) = load(store, it.id).await;
            assert_eq!(it.setup, table.settings().setup);
            assert_eq!(&it.seating, table.seating());
        }
        Some(found.iter().map(|it| it.id).collect::<Vec<_>>())
    };
    assert_eq!(of(1, 9).await, Some(vec![latest, second, ids[2], ids[0]]));
    assert_eq!(of(2, 2).await, Some(vec![latest, second]));
    assert_eq!(of(3, 9).await, Some(Vec::new()));
}

async fn open_tables_and_running_matches_are_counted(store: &dyn Store) {
    let mut rng = rng(6);
    // Two open tables (the second player sits at one of them), three running matches, and a finished one.
    for steps in [1, 2, 3, 10, 20, usize::MAX] {
        let settings = settings(claim(), &mut rng);
        saved(store, settings, steps, &mut rng).await;
    }
    let elsewhere = TableSettings {
        guild: Some(GuildId(5)),
        ..settings(claim(), &mut rng)
    };
    saved(store, elsewhere, 1, &mut rng).await;
    let in_no_server = TableSettings {
        guild: None,
        ..settings(claim(), &mut rng)
    };
    saved(store, in_no_server, 3, &mut rng).await;
    let opened = Step::open(settings(claim(), &mut rng));
    let cancelled = opened.then(Command::Cancel(UserId(1)));
    save_all(store, &[opened, cancelled]).await;

    let tables = async |user| store.count(Counted::OpenTablesOf(UserId(user))).await.ok();
    assert_eq!([tables(1).await, tables(2).await], [Some(3), Some(0)]);
    let matches = async |user| {
        store
            .count(Counted::RunningMatchesOf(UserId(user)))
            .await
            .ok()
    };
    assert_eq!([matches(1).await, matches(2).await], [Some(4), Some(4)]);
    assert_eq!(matches(3).await, Some(0));
    let in_server = async |guild| {
        let tables = store.count(Counted::OpenTablesIn(guild)).await.ok()?;
        Some((
            tables,
            store.count(Counted::RunningMatchesIn(guild)).await.ok()?,
        ))
    };
    assert_eq!(in_server(GUILD).await, Some((2, 3)));
    assert_eq!(in_server(GuildId(5)).await, Some((1, 0)));
}

async fn rematch_is_found_unless_it_was_cancelled(store: &dyn Store) {
    let mut rng = rng(3);
    let first = saved(store, settings(claim(), &mut rng), usize::MAX, &mut rng).await;
    let rematch = async || store.rematch_of(first.id()).await.ok().flatten();
    assert_eq!(rematch().await, None);
    let has_rematch = async || store.has_rematch(first.id()).await;
    assert_eq!(has_rematch().await, Ok(false));
    let mut again = |opened| TableSettings {
        rematch_of: Some(first.id()),
        opened_at: Timestamp(NOW.0 + opened),
        ..settings(claim(), &mut rng)
    };
    let cancelled = Step::open(again(1));
    cancelled.save(store).await.expect("the step is saved");
    assert_eq!(rematch().await, Some(cancelled.after.id()));
    let leave = cancelled.then(Command::Leave(UserId(1)));
    leave.save(store).await.expect("the step is saved");
    assert_eq!(rematch().await, None);
    let second = Step::open(again(2));
    second.save(store).await.expect("the step is saved");
    assert_eq!(rematch().await, Some(second.after.id()));
    let expired = second.then(Command::Flag);
    expired.save(store).await.expect("the step is saved");
    assert_eq!(rematch().await, None);
    assert_eq!(has_rematch().await, Ok(true));
}

async fn open_tables_and_invitations_are_listed(store: &dyn Store) {
    let mut rng = rng(7);
    let mut opened = Vec::new();
    for number in 0..4 {
        let settings = TableSettings {
            opened_at: Timestamp(NOW.0 + number),
            invitations: vec![invited(UserId(7))],
            ..settings(claim(), &mut rng)
        };
        let table = Step::open(settings);
        table.save(store).await.expect("the step is saved");
        opened.push(table);
    }
    let ids: Vec<_> = opened.iter().map(|step| step.after.id()).collect();
    let declined = opened[1].then(Command::Decline(UserId(7)));
    let cancelled = opened[2].then(Command::Cancel(UserId(1)));
    save_all(store, &[declined, cancelled]).await;
    let open = async |guild, limit| store.open_tables(guild, limit).await.ok();
    assert_eq!(open(GUILD, 9).await, Some(vec![ids[3], ids[1], ids[0]]));
    assert_eq!(open(GUILD, 1).await, Some(vec![ids[3]]));
    assert_eq!(open(GuildId(5), 9).await, Some(Vec::new()));
    let invitations = store.invitations_of(UserId(7)).await.ok();
    assert_eq!(invitations, Some(vec![ids[0], ids[3]]));
    assert_eq!(store.invitations_of(UserId(1)).await.ok(), Some(Vec::new()));
}

async fn match_that_was_left_is_no_longer_the_users(store: &dyn Store) {
    let mut rng = rng(9);
    let setup = Setup::random(GameKind::ClaimMix, 3, &Options::default(), &mut rng);
    let settings = settings(setup.expect("the game is for three"), &mut rng);
    let (id, channel) = (settings.id, settings.channel);
    let mut steps = vec![Step::open(settings)];
    for command in [
        Command::Join(player(UserId(2)), None),
        Command::Join(player(UserId(3)), None),
        Command::Start {
            user: UserId(1),
            entropy: None,
        },
        Command::Resign(UserId(2)),
        // This command saves all seats again.
        Command::SetLocale(UserId(1), "fr".to_owned()),
    ] {
        let last = steps.last().expect("the table is open");
        steps.push(last.then(command));
    }
    save_all(store, &steps).await;
    let last = &steps.last().expect("there are steps").after;
    assert_same(&load(store, id).await.0, last);
    for (user, is_own) in [(1, true), (2, false), (3, true)] {
        let user = UserId(user);
        let own = if is_own { vec![id] } else { Vec::new() };
        assert_eq!(store.unfinished_matches_of(user).await, Ok(own));
        let running = u32::from(is_own);
        assert_eq!(
            store.count(Counted::RunningMatchesOf(user)).await,
            Ok(running)
        );
        assert_eq!(store.unfinished_match_in(channel, user).await, Ok(Some(id)));
    }
}

async fn matches_called_off_are_counted_by_who_did_it(store: &dyn Store) {
    let mut rng = rng(10);
    for (user, ended) in [(1, 100), (2, 100), (1, 200), (1, 300)] {
        let steps = match_of(settings(claim(), &mut rng), &mut rng);
        let running = steps.iter().position(|step| step.after.running().is_some());
        let count = running.expect("the match starts") + 1;
        let call_off = Command::CallOff {
            user: UserId(user),
            reason: LeaveReason::Resigned,
        };
        let mut end = steps[count - 1].then(call_off);
        end.made_at = Timestamp(NOW.0 + ended);
        save_all(store, &steps[..count]).await;
        save_all(store, &[end.clone()]).await;
        assert_same(&load(store, end.after.id()).await.0, &end.after);
    }
    let resigned = match_of(settings(claim(), &mut rng), &mut rng);
    let running = resigned
        .iter()
        .position(|step| step.after.running().is_some());
    let count = running.expect("the match starts") + 1;
    save_all(store, &resigned[..count]).await;
    save_all(
        store,
        &[resigned[count - 1].then(Command::Resign(UserId(1)))],
    )
    .await;
    let since = async |user, since| {
        let since = Timestamp(NOW.0 + since);
        store
            .count(Counted::CalledOffBy(UserId(user), since))
            .await
            .ok()
    };
    assert_eq!(since(1, 0).await, Some(3));
    assert_eq!(
        since(1, 100).await,
        Some(2),
        "matches that ended exactly then do not count"
    );
    assert_eq!(since(1, 300).await, Some(0));
    assert_eq!(since(2, 0).await, Some(1));
    assert_eq!(since(3, 0).await, Some(0));
}
