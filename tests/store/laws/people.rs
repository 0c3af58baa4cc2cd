//! Exporting and deleting the data of a person.

use claim_ai::Level;
use claim_ai::puzzle::Day;
use claim_rules::cards::Seat;
use claim_store::{Pseudonym, PuzzleAnswer};
use claim_table::desk::{MessageKind, Placement};
use claim_table::ids::MessageId;
use claim_table::rating::Outcome;
use claim_table::settings::PersonalSetting;

use super::*;

laws![
    personal_data_export_has_only_own_rows_and_no_secrets,
    forgotten_person_is_replaced_wherever_they_were,
    forgotten_person_is_in_no_list_but_in_the_history_of_others,
    forgotten_invitation_changes_a_table,
    person_at_an_open_table_is_not_forgotten,
    channel_of_forgotten_direct_messages_is_forgotten,
    message_that_mentions_a_forgotten_person_is_behind,
    match_set_aside_is_found_after_its_player_was_forgotten,
];

fn pseudonym() -> Pseudonym {
    Pseudonym::random(&mut rng(5))
}

/// Stores a finished match between users 1 and 2, and for each of them a puzzle answer and settings.
async fn fill(store: &dyn Store) -> Vec<Step> {
    let steps = random_match(&mut rng(3));
    save_all(store, &steps).await;
    let day = Day(4);
    let saved = store.save_puzzle(day, &puzzles::puzzle("a record")).await;
    saved.expect("saved");
    for user in [UserId(1), UserId(2)] {
        let answer = PuzzleAnswer {
            day,
            user,
            guild: Some(GUILD),
            name: player(user).name,
            action: "play goblin-1".to_owned(),
            is_solved: true,
            answered_at: NOW,
        };
        store.save_puzzle_answer(&answer).await.expect("saved");
        let switched = store
            .switch_setting(user, PersonalSetting::TextOnly, true)
            .await;
        assert!(switched.is_ok());
    }
    steps
}

/// Stores that a message in the table's channel shows the table as it is. Returns its state.
async fn save_current_message(store: &dyn Store, table: &Table, kind: MessageKind) -> MessageState {
    let state = MessageState {
        kind,
        placement: Placement::Message(table.settings().channel, MessageId(2)),
        revision: table.revision().into(),
        posted_at_line: table.line_count(),
        posting: None,
        superseded: None,
    };
    let saved = store.save_message(table.id(), None, &state).await;
    saved.expect("the message is saved");
    state
}

async fn personal_data_export_has_only_own_rows_and_no_secrets(store: &dyn Store) {
    let steps = fill(store).await;
    let running = settings(claim(), &mut rng(9));
    let secret = running.secret.to_hex();
    save_all(store, &match_of(running, &mut rng(8))[..6]).await;
    let table = &steps.last().expect("steps").after;
    let seat = table.seating().seat_of(UserId(1)).expect("a seat");
    for kind in [MessageKind::Hand(seat), MessageKind::Public] {
        save_current_message(store, table, kind).await;
    }
    let data = store.personal_data(UserId(1)).await.expect("it is there");
    let rows = |table: &str| data[table].as_array().map_or(0, Vec::len);
    assert_eq!(rows("messages"), 1);
    let tables = [
        "matches",
        "seats",
        "puzzle_answers",
        "solvers",
        "guild_solvers",
    ];
    assert_eq!(tables.map(rows), [2, 2, 1, 1, 1]);
    assert_eq!([rows("personal_settings"), rows("records")], [1, 1]);
    assert_eq!(data["seats"][0]["user_id"], "1");
    let name = player(UserId(1)).name;
    assert_eq!(data["seats"][0]["name"], name.display);
    assert_eq!(data["seats"][0]["user_name"], name.user_name);
    assert_eq!(data["records"][0]["text"], record_of(&steps));
    let text = serde_json::Value::Object(data).to_string();
    assert!(!text.contains(&secret), "the secret of a running match");
    let stranger = store.personal_data(UserId(77)).await.expect("it is there");
    assert!(stranger.values().all(|rows| *rows == serde_json::json!([])));
}

async fn forgotten_person_is_replaced_wherever_they_were(store: &dyn Store) {
    let steps = fill(store).await;
    let id = steps[0].after.id();
    let (before, _) = load(store, id).await;
    let new = pseudonym();
    let changed = store.forget_person(UserId(1), &new).await;
    assert_eq!(changed, Ok(vec![id]));

    // Nothing is left of the person.
    let data = store.personal_data(UserId(1)).await.expect("it is there");
    assert!(
        data.values().all(|rows| *rows == serde_json::json!([])),
        "{data:?}"
    );
    let settings = store.personal_settings(UserId(1)).await;
    assert!(settings.is_ok_and(|settings| !settings.is_on(PersonalSetting::TextOnly)));
    let record = store.record(id).await.expect("it loads");
    claim_rules::record::check(&record).expect("the record is still valid");
    let name = |user: UserId| serde_json::json!(player(user).name.display).to_string();
    assert!(!record.contains(&name(UserId(1))) && record.contains(&new.name));

    // Everything else is unchanged.
    assert!(record.contains(&name(UserId(2))));
    assert_eq!(record.lines().skip(1).count(), steps_lines(&steps) - 1);
    let (after, messages) = load(store, id).await;
    assert!(
        after.is_over()
            && messages
                .iter()
                .all(|it| it.revision >= i64::from(after.revision()))
    );
    let seat = before.seating().seat_of(UserId(1)).expect("a seat");
    assert_eq!(after.seating().seat_of(new.user), Some(seat));
    assert_eq!(after.settings().host, new.user);
    assert_eq!(
        after.revision(),
        before.revision() + 1,
        "copies in memory become stale"
    );
    let other = before.seating().seat_of(UserId(2)).expect("a seat");
    assert_eq!(
        after.seating().player(other),
        before.seating().player(other)
    );
    let rated = store.rating_changes(id).await.expect("they load");
    assert_eq!(
        rated.len(),
        steps.last().map_or(0, |last| last.ratings.len())
    );
    let stats = store.puzzle_stats(new.user, Day(4)).await;
    assert_eq!(stats.map(|stats| stats.solved), Ok(1));
    let others = store.personal_data(UserId(2)).await.expect("it is there");
    assert_eq!(
        others["personal_settings"].as_array().map(Vec::len),
        Some(1)
    );
    let again = store.forget_person(UserId(1), &pseudonym()).await;
    assert_eq!(again, Ok(Vec::new()), "there is nothing left to forget");
}

async fn forgotten_person_is_in_no_list_but_in_the_history_of_others(store: &dyn Store) {
    fill(store).await;
    // User 1 is the best in the server.
    let mut rng = rng(7);
    for points in [1700.0, 1800.0] {
        let outcome = [(1, points, Outcome::Won), (2, 1400.0, Outcome::Lost)];
        ratings::rate(store, GUILD, outcome, &mut rng).await;
    }
    let board = async || {
        let board = store.leaderboard(overall(GUILD), UserId(2), 0, 1).await;
        let board = board.expect("it loads");
        let ranks: Vec<_> = board.rows.iter().map(|row| (row.rank, row.user)).collect();
        (board.count, ranks, board.own.map(|row| row.rank))
    };
    let ranking = async || {
        let ranking = store.puzzle_ranking(GUILD, Day(5), UserId(2), 0, 1).await;
        let ranking = ranking.expect("it loads");
        let ranks: Vec<_> = ranking
            .rows
            .iter()
            .map(|row| (row.rank, row.user))
            .collect();
        (ranking.count, ranks, ranking.own.map(|row| row.rank))
    };
    let puzzle = puzzles::puzzle("a record");
    store.save_puzzle(Day(5), &puzzle).await.expect("saved");
    let solved = PuzzleAnswer {
        day: Day(5),
        user: UserId(1),
        guild: Some(GUILD),
        name: player(UserId(1)).name,
        action: "play goblin-1".to_owned(),
        is_solved: true,
        answered_at: NOW,
    };
    store.save_puzzle_answer(&solved).await.expect("saved");
    let history = async || {
        let history = store.rating_history(Some(GUILD), None, UserId(2), 9).await;
        history.expect("it loads")
    };
    let before = history().await;
    assert_eq!(before.len(), 2);
    for (pages, ranks, own) in [board().await, ranking().await] {
        assert_eq!((pages, ranks, own), (2, vec![(1, UserId(1))], Some(2)));
    }

    let new = pseudonym();
    let forgotten = store.forget_person(UserId(1), &new).await;
    assert!(forgotten.is_ok_and(|changed| changed.len() == 3));
    for (pages, ranks, own) in [board().await, ranking().await] {
        assert_eq!((pages, ranks, own), (1, vec![(1, UserId(2))], Some(1)));
    }
    let row = store.rating_row(overall(GUILD), UserId(2)).await;
    assert_eq!(row.map(|row| row.map(|row| row.rank)), Ok(Some(1)));
    assert_eq!(history().await, before);
    let opponents = store.opponents(Some(GUILD), UserId(2), None, 5).await;
    let opponents = opponents.expect("they are found").into_iter();
    let opponents: Vec<_> = opponents.map(|it| (it.user, it.name, it.lost)).collect();
    assert_eq!(opponents, [(new.user, new.name.as_str().into(), 2)]);
}

fn steps_lines(steps: &[Step]) -> usize {
    steps.iter().map(|step| step.lines.len()).sum()
}

async fn forgotten_invitation_changes_a_table(store: &dyn Store) {
    let mut settings = settings(claim(), &mut rng(6));
    let invited = UserId(7);
    settings.invitations = vec![Invitation::open(invited, player(invited).name)];
    let opened = Step::open(settings);
    let id = opened.after.id();
    save_all(store, std::slice::from_ref(&opened)).await;
    let message = save_current_message(store, &opened.after, MessageKind::Public).await;
    let new = pseudonym();
    let changed = store.forget_person(invited, &new).await;
    assert_eq!(changed, Ok(vec![id]));
    let (table, messages) = load(store, id).await;
    assert_eq!(
        table.settings().invitations[0].name,
        new.name.as_str().into()
    );
    assert_eq!(table.awaited().count(), 0, "no seat is reserved");
    assert!(table.revision() > opened.after.revision());
    assert_eq!(messages, [message], "the message counts as behind");
}

async fn person_at_an_open_table_is_not_forgotten(store: &dyn Store) {
    let steps = random_match(&mut rng(4));
    save_all(store, &steps[..7]).await;
    for user in [UserId(1), UserId(2)] {
        let refused = store.forget_person(user, &pseudonym()).await;
        assert_eq!(refused, Err(Error::Conflict));
    }
    let record = store.record(steps[0].after.id()).await;
    assert_eq!(record, Ok(record_of(&steps[..7])));
}

async fn channel_of_forgotten_direct_messages_is_forgotten(store: &dyn Store) {
    let mut rng = rng(6);
    let settings = TableSettings {
        guild: None,
        channel: ChannelId(77),
        ..settings(claim(), &mut rng)
    };
    let id = settings.id;
    let mut step = Step::open(settings);
    step.save(store).await.expect("the step is saved");
    for command in [
        Command::AddBot(UserId(1), Level::Easy),
        start(UserId(1)),
        Command::Resign(UserId(1)),
    ] {
        step = step.then(command);
        step.save(store).await.expect("the step is saved");
    }
    for kind in [MessageKind::Public, MessageKind::Hand(Seat::First)] {
        save_current_message(store, &step.after, kind).await;
    }
    let changed = store.forget_person(UserId(1), &pseudonym()).await;
    assert_eq!(changed, Ok(vec![id]));
    let (table, messages) = load(store, id).await;
    assert_eq!(table.settings().channel, ChannelId(0));
    assert_eq!(messages.len(), 2);
    for state in messages {
        assert_eq!(state.placement, Placement::None);
        assert!(state.revision >= i64::from(table.revision()), "{state:?}");
    }
}

async fn message_that_mentions_a_forgotten_person_is_behind(store: &dyn Store) {
    let steps = fill(store).await;
    let end = &steps[steps.len() - 1].after;
    let mention = MessageKind::Mention(end.seating().seat_of(UserId(1)).expect("a player"));
    for kind in [MessageKind::Public, mention] {
        save_current_message(store, end, kind).await;
    }
    let presented = store.mark_presented(end.id(), None).await;
    presented.expect("the database works");
    let changed = store.forget_person(UserId(1), &pseudonym()).await;
    assert_eq!(changed, Ok(vec![end.id()]));
    let (table, messages) = load(store, end.id()).await;
    for state in messages {
        let is_behind = state.revision < i64::from(table.revision());
        assert_eq!(is_behind, state.kind == mention, "{state:?}");
    }
    let resumed = store.matches_to_resume().await;
    assert_eq!(
        resumed,
        Ok(vec![end.id()]),
        "it is deleted, if only after a restart"
    );
}

async fn match_set_aside_is_found_after_its_player_was_forgotten(store: &dyn Store) {
    let steps = random_match(&mut rng(4));
    save_all(store, &steps[..7]).await;
    let id = steps[0].after.id();
    let set_aside = store.quarantine(id, "a reason", NOW).await;
    assert_eq!(set_aside, Ok(true));
    let changed = store.forget_person(UserId(1), &pseudonym()).await;
    assert_eq!(changed, Ok(vec![id]));
    assert_eq!(store.unfinished_matches_of_deleted().await, Ok(Vec::new()));
    assert_eq!(store.restore_quarantined(NOW).await, Ok(vec![id]));
    assert_eq!(store.unfinished_matches_of_deleted().await, Ok(vec![id]));
}
