//! How people decided in analysed matches: stored once per match, the newest first, and deleted with the person.

use claim_ai::analysis::MistakeKind;
use claim_rules::GameKind;
use claim_store::Pseudonym;
use claim_table::form::JudgedMatch;
use serde_json::json;

use super::*;

laws![
    later_analysis_replaces_what_an_earlier_one_found,
    judged_matches_are_those_of_a_game_the_newest_first,
    only_players_of_a_finished_match_are_judged,
    judged_matches_are_personal_data,
];

const USER: UserId = UserId(1);

/// Stores a finished match between users 1 and 2.
async fn save_match(store: &dyn Store, seed: u64) -> (MatchId, GameKind) {
    let steps = random_match(&mut rng(seed));
    save_all(store, &steps).await;
    let table = &steps[0].after;
    (table.id(), table.settings().setup.kind())
}

fn judged(table: MatchId, lost: u32) -> JudgedMatch {
    JudgedMatch {
        table,
        lost,
        at_stake: 2_000,
        critical: 5,
        correct: 4,
        mistakes: vec![MistakeKind::LeadOne, MistakeKind::FollowTwo],
    }
}

async fn save(store: &dyn Store, user: UserId, judged: &JudgedMatch) {
    let saved = store.save_judged_match(user, judged).await;
    saved.expect("the database works");
}

async fn load(store: &dyn Store, user: UserId, game: GameKind) -> Vec<JudgedMatch> {
    let loaded = store.judged_matches(user, game).await;
    loaded.expect("they load")
}

async fn later_analysis_replaces_what_an_earlier_one_found(store: &dyn Store) {
    let (table, game) = save_match(store, 3).await;
    for lost in [300, 200] {
        save(store, USER, &judged(table, lost)).await;
        assert_eq!(load(store, USER, game).await, [judged(table, lost)]);
    }
    assert_eq!(load(store, UserId(2), game).await, []);
}

async fn judged_matches_are_those_of_a_game_the_newest_first(store: &dyn Store) {
    for seed in 3..9 {
        let (table, game) = save_match(store, seed).await;
        assert_eq!(game, GameKind::Claim);
        save(store, USER, &judged(table, 100)).await;
    }
    let finished = store.finished_matches_of(USER, 100).await;
    let finished = finished.expect("the matches load");
    let ended_at = |judged: &JudgedMatch| {
        let mut finished = finished.iter().filter(|it| it.id == judged.table);
        finished.next().expect("it is finished").ended_at
    };
    let loaded = load(store, USER, GameKind::Claim).await;
    assert_eq!(loaded.len(), 6);
    assert!(loaded.is_sorted_by(|one, other| ended_at(one) >= ended_at(other)));
    assert_eq!(load(store, USER, GameKind::Kingdoms).await, []);
}

async fn only_players_of_a_finished_match_are_judged(store: &dyn Store) {
    let (finished, game) = save_match(store, 3).await;
    let running = random_match(&mut rng(4));
    save_all(store, &running[..7]).await;
    let unknown = MatchId::random(&mut rng(5));
    for (user, table) in [
        (UserId(3), finished),
        (USER, running[0].after.id()),
        (USER, unknown),
    ] {
        save(store, user, &judged(table, 100)).await;
        assert_eq!(load(store, user, game).await, []);
    }
}

async fn judged_matches_are_personal_data(store: &dyn Store) {
    let (table, game) = save_match(store, 3).await;
    let judged = judged(table, 150);
    for user in [USER, UserId(2)] {
        save(store, user, &judged).await;
    }
    let data = store.personal_data(USER).await.expect("the data loads");
    let rows = data["judged_matches"].as_array().expect("rows");
    assert_eq!(rows.len(), 1);
    let expected = [
        ("user_id", json!("1")),
        ("match_id", json!(table.to_string())),
        ("lost", json!(150)),
        ("at_stake", json!(2_000)),
        ("critical", json!(5)),
        ("correct", json!(4)),
        ("mistakes", json!("lead-one follow-two")),
    ];
    for (column, value) in expected {
        assert_eq!(rows[0][column], value, "{column}");
    }
    let pseudonym = Pseudonym::random(&mut rng(5));
    let forgotten = store.forget_person(USER, &pseudonym).await;
    forgotten.expect("the person is forgotten");
    // An analysis that was begun before cannot bring it back.
    save(store, USER, &judged).await;
    for (user, left) in [
        (USER, vec![]),
        (pseudonym.user, vec![]),
        (UserId(2), vec![judged]),
    ] {
        assert_eq!(load(store, user, game).await, left);
    }
}
