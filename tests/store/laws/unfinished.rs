//! Which matches a start has to load: those with a message that is behind, and those in which a bot or a forced play
//! is due. All others are not loaded.

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_table::desk::{MessageKind, Placement};
use claim_table::ids::MessageId;
use claim_table::settings::PersonalSetting;

use super::*;

laws![
    match_with_current_messages_is_not_loaded,
    match_with_a_message_to_update_is_found,
    match_without_one_of_its_messages_is_found,
    match_in_which_a_bot_acts_is_found,
    match_in_which_a_bot_acts_for_a_player_who_left_is_found,
    match_of_a_person_with_forced_plays_is_found,
    ended_match_is_found_until_it_was_presented,
    ended_match_is_found_if_a_message_is_saved_that_is_behind,
    timers_are_those_of_open_tables_and_running_matches,
    match_on_hold_is_not_loaded_or_counted,
    quarantined_match_is_in_no_query,
    readable_match_is_restored_from_quarantine,
    restored_table_is_open_for_as_long_as_before,
    restored_match_has_as_much_of_a_reserve_left_as_before,
    closed_tables_are_purged_once_they_are_presented,
];

/// A running match between users 1 and 2, after some plays.
async fn running(store: &dyn Store, rng: &mut ChaCha20Rng) -> Table {
    let steps = random_match(rng);
    save_all(store, &steps[..20]).await;
    steps[19].after.clone()
}

/// The state of a message that shows the table as it is.
fn current(table: &Table, kind: MessageKind) -> MessageState {
    MessageState {
        kind,
        placement: Placement::Message(ChannelId(1), MessageId(1)),
        revision: table.revision().into(),
        posted_at_line: table.line_count(),
        posting: None,
        superseded: None,
    }
}

/// Stores that all messages of a match show the table as it is.
async fn present(store: &dyn Store, table: &Table) {
    let hands = table.dealt().map(|_| table.seating().players());
    let hands = hands.into_iter().flatten();
    let hands = hands.map(|(seat, _)| MessageKind::Hand(seat));
    for kind in hands.chain([MessageKind::Public]) {
        change(store, table, &current(table, kind)).await;
    }
    // The fingerprint is posted once and never edited.
    let fingerprint = MessageState {
        revision: 1,
        ..current(table, MessageKind::Fingerprint)
    };
    change(store, table, &fingerprint).await;
}

async fn change(store: &dyn Store, table: &Table, state: &MessageState) {
    let (_, messages) = load(store, table.id()).await;
    let before = messages.iter().find(|it| it.kind == state.kind);
    let saved = store.save_message(table.id(), before, state).await;
    saved.expect("the message is saved");
}

async fn unfinished(store: &dyn Store) -> Vec<MatchId> {
    let unfinished = store.matches_to_resume().await;
    unfinished.expect("the database works")
}

async fn match_with_current_messages_is_not_loaded(store: &dyn Store) {
    let mut rng = rng(1);
    let lobby = Step::open(settings(claim(), &mut rng));
    save_all(store, std::slice::from_ref(&lobby)).await;
    let match_ = running(store, &mut rng).await;
    for table in [&lobby.after, &match_] {
        assert!(unfinished(store).await.contains(&table.id()));
        present(store, table).await;
    }
    assert_eq!(unfinished(store).await, []);
}

async fn match_with_a_message_to_update_is_found(store: &dyn Store) {
    type Mark = fn(MessageState) -> MessageState;
    let hand = MessageKind::Hand(Seat::First);
    let cases: [(MessageKind, Mark); 4] = [
        (MessageKind::Public, |state| MessageState {
            revision: state.revision - 1,
            ..state
        }),
        (hand, |state| MessageState {
            revision: state.revision - 1,
            ..state
        }),
        // If the hand could not be sent, the player may have to be mentioned in the channel.
        (hand, |state| MessageState {
            placement: Placement::None,
            ..state
        }),
        (hand, |state| MessageState {
            superseded: Some((ChannelId(1), MessageId(2))),
            ..state
        }),
    ];
    let mut rng = rng(2);
    for (kind, mark) in cases {
        let table = running(store, &mut rng).await;
        present(store, &table).await;
        let state = mark(current(&table, kind));
        change(store, &table, &state).await;
        assert_eq!(unfinished(store).await, [table.id()], "{state:?}");
        present(store, &table).await;
    }
}

async fn match_without_one_of_its_messages_is_found(store: &dyn Store) {
    let mut rng = rng(3);
    for missing in [MessageKind::Public, MessageKind::Hand(Seat::Second)] {
        let table = running(store, &mut rng).await;
        let players = table.seating().players();
        let hands = players.map(|(seat, _)| MessageKind::Hand(seat));
        for kind in hands.chain([MessageKind::Public]) {
            if kind != missing {
                change(store, &table, &current(&table, kind)).await;
            }
        }
        assert_eq!(unfinished(store).await, [table.id()], "{missing:?}");
        present(store, &table).await;
    }
}

async fn match_in_which_a_bot_acts_is_found(store: &dyn Store) {
    let mut rng = rng(4);
    let mut step = Step::open(settings(claim(), &mut rng));
    step.save(store).await.expect("the step is saved");
    for command in [Command::AddBot(UserId(1), Level::Easy), start(UserId(1))] {
        step = step.then(command);
        step.save(store).await.expect("the step is saved");
    }
    while let Some(command) = act(&step.after, &mut rng) {
        step = step.then(command);
        step.save(store).await.expect("the step is saved");
    }
    assert!(step.after.bot_to_act().is_some());
    present(store, &step.after).await;
    assert_eq!(unfinished(store).await, [step.after.id()]);
}

async fn match_in_which_a_bot_acts_for_a_player_who_left_is_found(store: &dyn Store) {
    let mut rng = rng(19);
    let setup = Setup::random(GameKind::ClaimMix, 3, &Options::default(), &mut rng);
    let setup = setup.expect("the game is for three");
    let steps = match_of(settings(setup, &mut rng), &mut rng);
    save_all(store, &steps[..10]).await;
    let table = &steps[9].after;
    let seat = table.to_act().expect("the match is running");
    let player = table.seating().player(seat).expect("a person has the seat");
    let left = steps[9].then(Command::Resign(player.user));
    left.save(store).await.expect("the step is saved");
    assert!(left.after.bot_to_act().is_some());
    present(store, &left.after).await;
    assert_eq!(unfinished(store).await, [left.after.id()]);
}

async fn match_of_a_person_with_forced_plays_is_found(store: &dyn Store) {
    let mut rng = rng(5);
    let table = running(store, &mut rng).await;
    present(store, &table).await;
    let switched = store.switch_setting(UserId(2), PersonalSetting::ForcedPlays, true);
    switched.await.expect("the setting is switched");
    assert_eq!(unfinished(store).await, [table.id()]);
}

async fn ended_match_is_found_until_it_was_presented(store: &dyn Store) {
    let mut rng = rng(6);
    let steps = random_match(&mut rng);
    save_all(store, &steps).await;
    let opened = Step::open(settings(claim(), &mut rng));
    let cancelled = opened.then(Command::Cancel(UserId(1)));
    save_all(store, &[opened, cancelled.clone()]).await;
    let mut ended = [steps[0].after.id(), cancelled.after.id()];
    ended.sort();
    let mut found = unfinished(store).await;
    found.sort();
    assert_eq!(found, ended);
    for id in ended {
        let marked = store.mark_presented(id, None).await;
        marked.expect("the database works");
    }
    assert_eq!(unfinished(store).await, []);
    // A message of an ended match becomes outdated. For a running match, this mark has no effect: only its messages
    // count.
    let running = running(store, &mut rng).await;
    present(store, &running).await;
    for id in [ended[0], ended[0], running.id()] {
        let marked = store.mark_unpresented(id).await;
        marked.expect("the database works");
    }
    assert_eq!(unfinished(store).await, [ended[0]]);
}

/// Another process may end a match and bring its messages up to date while one is being saved.
async fn ended_match_is_found_if_a_message_is_saved_that_is_behind(store: &dyn Store) {
    let mut rng = rng(8);
    let steps = random_match(&mut rng);
    save_all(store, &steps).await;
    let end = &steps[steps.len() - 1].after;
    present(store, end).await;
    let marked = store.mark_presented(end.id(), None).await;
    marked.expect("the database works");
    assert_eq!(unfinished(store).await, []);
    let mention = |revision| MessageState {
        kind: MessageKind::Mention(Seat::First),
        placement: Placement::None,
        revision,
        posted_at_line: 0,
        posting: None,
        superseded: None,
    };
    let revision = i64::from(end.revision());
    change(store, end, &mention(revision)).await;
    assert_eq!(unfinished(store).await, []);
    change(store, end, &mention(revision - 1)).await;
    assert_eq!(unfinished(store).await, [end.id()]);
}

async fn timers_are_those_of_open_tables_and_running_matches(store: &dyn Store) {
    let mut rng = rng(7);
    let lobby = Step::open(settings(claim(), &mut rng));
    save_all(store, std::slice::from_ref(&lobby)).await;
    let running = running(store, &mut rng).await;
    save_all(store, &random_match(&mut rng)).await;
    let mut expected =
        [&lobby.after, &running].map(|table| (table.id(), table.next_timer().expect("a deadline")));
    expected.sort();
    let mut found = store.timers().await.expect("the database works");
    found.sort();
    assert_eq!(found, expected);
}

async fn match_on_hold_is_not_loaded_or_counted(store: &dyn Store) {
    let settings = TableSettings {
        time_control: TimeControl::Unlimited,
        ..settings(claim(), &mut rng(11))
    };
    let steps = match_of(settings, &mut rng(11));
    save_all(store, &steps[..20]).await;
    let (before, user) = (&steps[19].after, UserId(1));
    let id = before.id();
    let at = before.next_timer().expect("a time to put it on hold");
    assert_eq!(store.timers().await, Ok(vec![(id, at)]));
    let counts = async || {
        let of_user = store.count(Counted::RunningMatchesOf(user)).await;
        let in_server = store.count(Counted::RunningMatchesIn(GUILD)).await;
        let totals = store.totals().await.expect("the database works");
        [of_user, in_server, Ok(totals.running_matches)]
    };
    assert_eq!(counts().await, [Ok(1), Ok(1), Ok(1)]);

    let (after, lines) = before.execute(Command::Remind, at).expect("it is due");
    let step = Step {
        worker: None,
        before: Some(before.clone()),
        after: after.clone(),
        lines,
        ratings: Vec::new(),
        made_at: at,
    };
    step.save(store).await.expect("the step is saved");
    assert_eq!(counts().await, [Ok(0), Ok(0), Ok(0)]);
    assert_eq!(store.timers().await, Ok(Vec::new()));
    assert_eq!(store.unfinished_matches_of(user).await, Ok(vec![id]));
    // It is found until its public message says that it is on hold, but a hand that could not be sent is not
    // sent again.
    change(
        store,
        &after,
        &MessageState {
            revision: before.revision().into(),
            ..current(&after, MessageKind::Public)
        },
    )
    .await;
    assert_eq!(unfinished(store).await, [id]);
    change(store, &after, &current(&after, MessageKind::Public)).await;
    let without_message = MessageState {
        placement: Placement::None,
        ..current(&after, MessageKind::Hand(Seat::First))
    };
    change(store, &after, &without_message).await;
    // The message that stands for the thread does not change with the match.
    let thread = MessageState {
        revision: 1,
        ..current(&after, MessageKind::Thread)
    };
    change(store, &after, &thread).await;
    assert_eq!(unfinished(store).await, []);
    assert_same(&load(store, id).await.0, &after);
}

async fn quarantined_match_is_in_no_query(store: &dyn Store) {
    let mut rng = rng(8);
    let running = running(store, &mut rng).await;
    let (id, user) = (running.id(), UserId(1));
    assert_eq!(store.has_quarantined_match(user).await, Ok(false));
    assert_eq!(store.quarantine(id, "a reason", NOW).await, Ok(true));
    assert_eq!(store.quarantine(id, "another", NOW).await, Ok(false));
    assert_eq!(store.quarantined_matches().await, Ok(1));
    assert_eq!(store.has_quarantined_match(user).await, Ok(true));
    assert_eq!(store.has_quarantined_match(UserId(3)).await, Ok(false));
    let error = store.load(id).await.expect_err("the match is quarantined");
    assert!(error.to_string().contains("a reason"), "{error}");
    let here = running.settings().channel;
    assert_eq!(store.unfinished_matches_of(user).await, Ok(Vec::new()));
    assert_eq!(store.unfinished_match_in(here, user).await, Ok(None));
    assert_eq!(store.running_matches_in(here, 9).await, Ok(Vec::new()));
    assert_eq!(store.timers().await, Ok(Vec::new()));
    assert_eq!(unfinished(store).await, []);
    let (after, lines) = running
        .execute(Command::Resign(user), NOW)
        .expect("the command is legal");
    let change = TableChange {
        before: Some(&running),
        after: &after,
        lines: &lines,
        ratings: &[],
        quotas: &[],
        made_at: NOW,
        worker: None,
    };
    assert_eq!(store.save(change).await, Err(Error::Conflict));
}

async fn readable_match_is_restored_from_quarantine(store: &dyn Store) {
    let mut rng = rng(18);
    let [kept, restored] = [
        running(store, &mut rng).await,
        running(store, &mut rng).await,
    ];
    for table in [&kept, &restored] {
        present(store, table).await;
    }
    let id = restored.id();
    assert_eq!(store.restore_quarantined(NOW).await, Ok(Vec::new()));
    let deadline = restored.deadline().expect("a time limit");
    let since = deadline - TURN_LIMIT / 2;
    assert_eq!(store.quarantine(id, "a reason", since).await, Ok(true));
    let later = deadline + TURN_LIMIT;
    assert_eq!(store.restore_quarantined(later).await, Ok(vec![id]));
    assert_eq!(store.quarantined_matches().await, Ok(0));
    let (table, _) = load(store, id).await;
    assert_eq!(table.line_count(), restored.line_count());
    assert_eq!(table.deadline(), Some(later + TURN_LIMIT));
    let time_to_deadline = |table: &Table| {
        let times = table.deadline().zip(table.reminder());
        times.map(|(deadline, reminder)| deadline.saturating_duration_since(reminder))
    };
    assert!(time_to_deadline(&table).is_some());
    assert_eq!(time_to_deadline(&table), time_to_deadline(&restored));
    assert_eq!(unfinished(store).await, [id], "messages show the deadline");
    assert_same(&load(store, kept.id()).await.0, &kept);
}

async fn restored_table_is_open_for_as_long_as_before(store: &dyn Store) {
    let opened = Step::open(settings(claim(), &mut rng(21)));
    opened.save(store).await.expect("the step is saved");
    let (id, deadline) = (opened.after.id(), opened.after.deadline());
    let left = TURN_LIMIT / 2;
    let since = deadline.expect("the table expires") - left;
    assert_eq!(store.quarantine(id, "a reason", since).await, Ok(true));
    let later = since + Duration::from_hours(100);
    assert_eq!(store.restore_quarantined(later).await, Ok(vec![id]));
    let (table, _) = load(store, id).await;
    assert_eq!(table.deadline(), Some(later + left));
}

async fn restored_match_has_as_much_of_a_reserve_left_as_before(store: &dyn Store) {
    let mut rng = rng(20);
    let reserve = TimeControl::Reserve {
        initial: Duration::from_mins(10),
        increment: Duration::from_secs(15),
    };
    let settings = TableSettings {
        time_control: reserve,
        ..settings(claim(), &mut rng)
    };
    let mut step = Step::open(settings);
    step.save(store).await.expect("the step is saved");
    for command in [Command::Join(player(UserId(2)), None), start(UserId(1))] {
        step = step.then(command);
        step.save(store).await.expect("the step is saved");
    }
    let (id, deadline) = (step.after.id(), step.after.deadline());
    let deadline = deadline.expect("a reserve");
    let since = deadline - Duration::from_mins(6);
    assert_eq!(store.quarantine(id, "a reason", since).await, Ok(true));
    let later = since + Duration::from_hours(1);
    assert_eq!(store.restore_quarantined(later).await, Ok(vec![id]));
    let (table, _) = load(store, id).await;
    assert_eq!(table.deadline(), Some(later + Duration::from_mins(6)));
}

async fn closed_tables_are_purged_once_they_are_presented(store: &dyn Store) {
    let mut rng = rng(9);
    let mut closed = Vec::new();
    for _ in 0..3 {
        let opened = Step::open(settings(claim(), &mut rng));
        let cancelled = opened.then(Command::Cancel(UserId(1)));
        save_all(store, &[opened, cancelled.clone()]).await;
        closed.push(cancelled);
    }
    let running = running(store, &mut rng).await;
    let ended_at = closed[0].made_at;
    let later = Timestamp(ended_at.0 + 1);
    assert_eq!(store.purge_closed(later, 9).await, Ok(0));
    for step in &closed {
        let marked = store.mark_presented(step.after.id(), None).await;
        marked.expect("the database works");
    }
    assert_eq!(store.purge_closed(ended_at, 9).await, Ok(0));
    assert_eq!(store.purge_closed(later, 2).await, Ok(2));
    assert_eq!(store.purge_closed(later, 2).await, Ok(1));
    for step in &closed {
        assert_eq!(store.revision(step.after.id()).await, Ok(None));
    }
    assert_same(&load(store, running.id()).await.0, &running);
}
