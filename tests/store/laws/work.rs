//! Several processes: which of them are alive, and which one works on which match.

use claim_store::{LiveProcess, Pseudonym};
use claim_table::desk::{MessageState, Placement};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, ServerSetting};

use super::*;

laws![
    process_is_ended_only_if_it_stored_no_heartbeat_since,
    last_process_to_change_a_match_owns_it_while_alive,
    only_the_worker_settles_a_match_at_its_current_revision,
    matches_without_due_time_are_scheduled,
    ended_or_unreadable_matches_are_not_due,
    match_stays_due_if_another_process_is_its_worker_by_now,
    outage_makes_matches_due,
    changes_of_settings_are_noticed_with_a_match,
];

fn process(id: u64) -> LiveProcess {
    LiveProcess {
        id: ProcessId(id),
        version: "1.2.3".to_owned(),
        started_at: NOW,
        last_heartbeat_at: NOW,
    }
}

async fn save_heartbeat(store: &dyn Store, process: &LiveProcess) {
    store.save_heartbeat(process).await.expect("it is stored");
}

async fn worker(store: &dyn Store, id: MatchId) -> Option<ProcessId> {
    let status = store.match_status(id).await.expect("it loads");
    status.expect("there is such a match").worker
}

async fn claim_due(store: &dyn Store, worker: u64, now: Timestamp) -> Vec<MatchId> {
    let due = store.claim_due(ProcessId(worker), now, 9).await;
    due.expect("it is claimed")
}

/// Saves steps of a match as this process.
async fn save_by(store: &dyn Store, worker: u64, steps: &[Step]) {
    for step in steps {
        let worker = Some(ProcessId(worker));
        let step = Step {
            worker,
            ..step.clone()
        };
        step.save(store).await.expect("the step is saved");
    }
}

async fn process_is_ended_only_if_it_stored_no_heartbeat_since(store: &dyn Store) {
    let (one, two) = (process(1), process(1 << 62));
    save_heartbeat(store, &one).await;
    save_heartbeat(store, &two).await;
    let all = [one.clone(), two.clone()];
    assert_eq!(store.processes().await.expect("they load"), all);
    let later = LiveProcess {
        last_heartbeat_at: NOW + Duration::from_secs(1),
        ..one.clone()
    };
    save_heartbeat(store, &later).await;
    assert_eq!(
        store.end_process(&one).await,
        Ok(false),
        "it has sent a heartbeat since"
    );
    assert_eq!(store.end_process(&later).await, Ok(true));
    assert_eq!(store.end_process(&later).await, Ok(false));
    assert_eq!(store.processes().await.expect("they load"), [two]);
}

async fn last_process_to_change_a_match_owns_it_while_alive(store: &dyn Store) {
    let (one, two) = (process(1), process(2));
    save_heartbeat(store, &one).await;
    save_heartbeat(store, &two).await;
    let steps = random_match(&mut rng(31));
    let id = steps[0].after.id();
    save_by(store, 1, &steps[..5]).await;
    assert_eq!(worker(store, id).await, Some(one.id));
    let later = NOW + Duration::from_hours(24 * 365);
    assert_eq!(claim_due(store, 2, later).await, []);
    save_by(store, 2, &steps[5..8]).await;
    assert_eq!(worker(store, id).await, Some(two.id));
    let status = store
        .match_status(id)
        .await
        .expect("it loads")
        .expect("it is");
    assert_eq!(status.revision, steps[7].after.revision());
    assert_eq!(status.messages, []);
    // The process dies.
    assert_eq!(store.end_process(&two).await, Ok(true));
    let early = NOW - Duration::from_hours(1);
    assert_eq!(claim_due(store, 1, early).await, [], "it is not due yet");
    assert_eq!(claim_due(store, 1, later).await, [id]);
    assert_eq!(
        claim_due(store, 1, later).await,
        [],
        "it is claimed already"
    );
    assert_eq!(worker(store, id).await, Some(one.id));
    let claimed = store.claim(id, two.id, later).await;
    claimed.expect("it is claimed");
    assert_eq!(worker(store, id).await, Some(two.id));
    let unknown = MatchId::random(&mut rng(1));
    assert_eq!(store.match_status(unknown).await.expect("it loads"), None);
}

async fn only_the_worker_settles_a_match_at_its_current_revision(store: &dyn Store) {
    let one = process(1);
    save_heartbeat(store, &one).await;
    let steps = random_match(&mut rng(32));
    let id = steps[0].after.id();
    save_by(store, 1, &steps[..5]).await;
    let state = MessageState {
        kind: claim_table::desk::MessageKind::Public,
        placement: Placement::None,
        revision: 4,
        posted_at_line: 1,
        posting: None,
        superseded: None,
    };
    let saved = store.save_message(id, None, &state).await;
    saved.expect("the message is saved");
    let status = store
        .match_status(id)
        .await
        .expect("it loads")
        .expect("it is");
    assert_eq!(status.messages, [state]);

    let revision = steps[4].after.revision();
    let due = NOW + Duration::from_hours(5);
    let settle = async |worker, revision| store.settle(id, ProcessId(worker), revision, due).await;
    assert_eq!(settle(2, revision).await, Ok(false));
    assert_eq!(settle(1, revision - 1).await, Ok(false));
    assert_eq!(settle(1, revision).await, Ok(true));
    assert_eq!(settle(1, revision).await, Ok(false));
    assert_eq!(worker(store, id).await, None);
    let before = due - Duration::from_millis(1);
    assert_eq!(claim_due(store, 1, before).await, []);
    assert_eq!(claim_due(store, 1, due).await, [id]);
    // A process that has been ended loses its matches.
    assert_eq!(store.end_process(&one).await, Ok(true));
    assert_eq!(claim_due(store, 2, due).await, [id]);
    assert_eq!(settle(1, revision).await, Ok(false));
}

async fn match_stays_due_if_another_process_is_its_worker_by_now(store: &dyn Store) {
    let steps = random_match(&mut rng(37));
    let id = steps[0].after.id();
    save_by(store, 1, &steps).await;
    let claimed = store.claim(id, ProcessId(2), NOW).await;
    claimed.expect("it is claimed");
    let mark = async |worker| {
        let marked = store.mark_presented(id, Some(ProcessId(worker))).await;
        marked.expect("it is stored");
        let unfinished = store.matches_to_resume().await;
        unfinished.expect("the database works") == [id]
    };
    assert!(mark(1).await);
    assert_eq!(worker(store, id).await, Some(ProcessId(2)));
    assert!(!mark(2).await);
    assert_eq!(worker(store, id).await, None);
    let late = NOW + Duration::from_hours(24 * 365);
    assert_eq!(claim_due(store, 3, late).await, []);
}

async fn matches_without_due_time_are_scheduled(store: &dyn Store) {
    let mut rng = rng(33);
    let (running, ended) = (random_match(&mut rng), random_match(&mut rng));
    save_all(store, &running[..5]).await;
    save_all(store, &ended).await;
    assert_eq!(claim_due(store, 1, NOW).await, []);
    store.schedule_unscheduled(NOW).await.expect("it is stored");
    let mut due = claim_due(store, 1, NOW).await;
    due.sort_unstable();
    let mut expected = [running[0].after.id(), ended[0].after.id()];
    expected.sort_unstable();
    assert_eq!(due, expected);
}

async fn ended_or_unreadable_matches_are_not_due(store: &dyn Store) {
    let mut rng = rng(34);
    let (one, two) = (random_match(&mut rng), random_match(&mut rng));
    save_by(store, 1, &one).await;
    save_by(store, 1, &two[..5]).await;
    let (one, two) = (one[0].after.id(), two[0].after.id());
    let marked = store.mark_presented(one, Some(ProcessId(1))).await;
    marked.expect("it is stored");
    let is_new = store.quarantine(two, "a reason", NOW).await;
    assert_eq!(is_new, Ok(true));
    store.claim(two, ProcessId(2), NOW).await.expect("no error");
    store.schedule_unscheduled(NOW).await.expect("no error");
    let late = NOW + Duration::from_hours(24 * 365);
    assert_eq!(claim_due(store, 3, late).await, []);
    assert_eq!(store.restore_quarantined(NOW).await, Ok(vec![two]));
    assert_eq!(claim_due(store, 3, NOW).await, [two]);
}

async fn outage_makes_matches_due(store: &dyn Store) {
    let one = process(1);
    save_heartbeat(store, &one).await;
    let steps = random_match(&mut rng(35));
    let id = steps[0].after.id();
    save_by(store, 1, &steps[..5]).await;
    let contact = claim_store::Heartbeats {
        alive_at: NOW,
        discord_at: NOW,
    };
    let moved = store
        .replace_heartbeats(None, contact, Duration::from_hours(1))
        .await;
    moved.expect("the outage is given back");
    assert_eq!(claim_due(store, 1, NOW).await, [id]);
}

async fn changes_of_settings_are_noticed_with_a_match(store: &dyn Store) {
    let steps = random_match(&mut rng(29));
    save_by(store, 1, &steps[..2]).await;
    let id = steps[0].after.id();
    let changes = async || {
        let status = store.match_status(id).await.expect("it loads");
        status.expect("there is such a match").settings_changes
    };
    let mut known = changes().await;
    let mut is_noticed = async || {
        let now = changes().await;
        now > std::mem::replace(&mut known, now)
    };
    let user = UserId(77);
    store
        .switch_setting(user, PersonalSetting::TextOnly, true)
        .await
        .expect("it is stored");
    assert!(is_noticed().await);
    store
        .set_language(user, Some(Locale::De))
        .await
        .expect("it is stored");
    assert!(is_noticed().await);
    let change = ServerSetting::MatchThreads(true);
    store
        .change_server_setting(GuildId(5), change)
        .await
        .expect("it is stored");
    assert!(is_noticed().await);
    let pseudonym = Pseudonym::random(&mut rng(30));
    store
        .forget_person(user, &pseudonym)
        .await
        .expect("a person without a seat can be forgotten");
    assert!(is_noticed().await);
    assert!(!is_noticed().await, "nothing has changed since");
}
