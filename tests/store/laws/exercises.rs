//! Exercises: added once per match, answered once at a time, and dropped or deleted when nothing needs them.

use claim_ai::puzzle::Day;
use claim_store::Pseudonym;
use claim_table::exercise::{Exercise, MAX_PER_PERSON};
use serde_json::json;

use super::*;

laws![
    exercises_of_a_match_are_added_once,
    only_players_of_a_finished_match_get_exercises,
    only_one_answer_counts_at_a_time,
    surplus_exercises_are_dropped_those_solved_long_ago_first,
    exercises_are_personal_data,
    exercises_of_a_match_set_aside_wait,
];

const USER: UserId = UserId(1);

const TODAY: Day = Day(20_000);

/// Stores a finished match between users 1 and 2.
async fn save_match(store: &dyn Store, seed: u64) -> MatchId {
    let steps = random_match(&mut rng(seed));
    save_all(store, &steps).await;
    steps[0].after.id()
}

async fn add(store: &dyn Store, user: UserId, exercises: &[Exercise]) {
    let added = store.add_exercises(user, exercises).await;
    added.expect("the database works");
}

async fn load(store: &dyn Store, user: UserId) -> Vec<Exercise> {
    store.exercises(user).await.expect("they load")
}

async fn exercises_of_a_match_are_added_once(store: &dyn Store) {
    let (one, other) = (save_match(store, 3).await, save_match(store, 4).await);
    let new = [7, 21].map(|actions| Exercise::new(one, actions, TODAY));
    add(store, USER, &[]).await;
    assert_eq!(load(store, USER).await, []);
    add(store, USER, &new).await;
    assert_eq!(load(store, USER).await, new);
    // Another analysis, perhaps of a later version of the program, adds none.
    add(store, USER, &[Exercise::new(one, 8, TODAY)]).await;
    assert_eq!(load(store, USER).await, new);
    // Those of another player, and of another match, are separate. The earliest comes first.
    let earlier = Exercise::new(other, 9, Day(TODAY.0 - 1));
    add(store, UserId(2), &new).await;
    add(store, USER, &[earlier]).await;
    assert_eq!(load(store, USER).await, [earlier, new[0], new[1]]);
    assert_eq!(load(store, UserId(2)).await, new);
}

async fn only_players_of_a_finished_match_get_exercises(store: &dyn Store) {
    let finished = save_match(store, 3).await;
    let running = random_match(&mut rng(4));
    save_all(store, &running[..7]).await;
    let unknown = MatchId::random(&mut rng(5));
    for (user, table) in [
        (UserId(3), finished),
        (USER, running[0].after.id()),
        (USER, unknown),
    ] {
        add(store, user, &[Exercise::new(table, 7, TODAY)]).await;
        assert_eq!(load(store, user).await, []);
    }
}

async fn only_one_answer_counts_at_a_time(store: &dyn Store) {
    let new = Exercise::new(save_match(store, 3).await, 7, TODAY);
    let save = async |before, after| store.save_exercise(USER, before, after).await;
    let solved = new.answered(TODAY, true);
    assert_eq!(save(new, solved).await, Err(Error::Conflict));
    add(store, USER, &[new]).await;
    assert_eq!(save(new, solved).await, Ok(()));
    let missed = new.answered(TODAY, false);
    for answer in [solved, missed] {
        assert_eq!(save(new, answer).await, Err(Error::Conflict));
    }
    assert_eq!(load(store, USER).await, [solved]);
    let others = store.save_exercise(UserId(2), solved, missed).await;
    assert_eq!(others, Err(Error::Conflict));
}

async fn surplus_exercises_are_dropped_those_solved_long_ago_first(store: &dyn Store) {
    let (one, other) = (save_match(store, 3).await, save_match(store, 4).await);
    let max = u32::try_from(MAX_PER_PERSON).expect("a small number");
    let old: Vec<_> = (0..max)
        .map(|actions| Exercise::new(one, actions, TODAY))
        .collect();
    add(store, USER, &old).await;
    for actions in [5, 6] {
        let before = old[actions as usize];
        let solved = before.answered(Day(TODAY.0 + actions), true);
        let saved = store.save_exercise(USER, before, solved).await;
        saved.expect("it is stored");
    }
    let later = Day(TODAY.0 + 10);
    add(store, USER, &[Exercise::new(other, 7, later)]).await;
    let kept = load(store, USER).await;
    assert_eq!(kept.len(), MAX_PER_PERSON);
    let missing = (0..max).filter(|&it| kept.iter().all(|at| (at.table, at.actions) != (one, it)));
    assert_eq!(missing.collect::<Vec<_>>(), [5]);
}

async fn exercises_are_personal_data(store: &dyn Store) {
    let new = Exercise::new(save_match(store, 3).await, 7, TODAY);
    for user in [USER, UserId(2)] {
        add(store, user, &[new]).await;
    }
    let data = store.personal_data(USER).await.expect("the data loads");
    let rows = data["exercises"].as_array().expect("rows");
    assert_eq!(rows.len(), 1);
    let expected = [
        ("user_id", json!("1")),
        ("match_id", json!(new.table.to_string())),
        ("actions", json!(7)),
        ("due_day", json!(TODAY.0)),
        ("interval_days", json!(0)),
        ("solved", json!(0)),
    ];
    for (column, value) in expected {
        assert_eq!(rows[0][column], value, "{column}");
    }
    let pseudonym = Pseudonym::random(&mut rng(5));
    let forgotten = store.forget_person(USER, &pseudonym).await;
    forgotten.expect("the person is forgotten");
    // An analysis that was begun before cannot bring them back.
    add(store, USER, &[new]).await;
    for (user, left) in [
        (USER, vec![]),
        (pseudonym.user, vec![]),
        (UserId(2), vec![new]),
    ] {
        assert_eq!(load(store, user).await, left);
    }
}

async fn exercises_of_a_match_set_aside_wait(store: &dyn Store) {
    let new = Exercise::new(save_match(store, 3).await, 7, TODAY);
    add(store, USER, &[new]).await;
    let set_aside = store.quarantine(new.table, "a reason", NOW).await;
    assert_eq!(set_aside, Ok(true));
    assert_eq!(load(store, USER).await, []);
    let restored = store.restore_quarantined(NOW).await;
    assert_eq!(restored, Ok(vec![new.table]));
    assert_eq!(load(store, USER).await, [new]);
}
