//! Daily deals: one secret a day, one attempt a person, and results that count.

use claim_ai::daily::DailyResult;
use claim_rules::Day;
use claim_rules::record::Line;
use claim_store::Pseudonym;
use claim_table::DailyMatch;

use super::*;

laws![
    the_first_secret_of_a_day_stays,
    a_person_has_one_attempt_a_day,
    a_result_is_saved_with_the_end_of_its_match,
    what_ends_too_late_or_early_or_is_practice_has_no_result,
    another_bot_is_noted_in_the_header,
    results_stay_when_a_person_is_deleted,
];

/// The day on which matches of these tests begin and end.
fn today() -> Day {
    Day::of_unix_ms(NOW.0)
}

/// The steps of a match of the deal of a day.
fn daily_match(user: u64, day: Day, is_practice: bool, rng: &mut ChaCha20Rng) -> Vec<Step> {
    let daily = DailyMatch {
        day,
        begun_in: Some(GUILD),
        is_practice,
    };
    match_of(
        TableSettings {
            guild: None,
            host: UserId(user),
            time_control: TimeControl::Unlimited,
            daily: Some(daily),
            ..settings(claim(), rng)
        },
        rng,
    )
}

async fn result(store: &dyn Store, user: u64, day: Day) -> Option<DailyResult> {
    let attempt = store.daily_attempt(day, UserId(user)).await;
    attempt.expect("the attempt loads").and_then(|it| it.result)
}

async fn the_first_secret_of_a_day_stays(store: &dyn Store) {
    let (one, other) = (Secret::from_bytes([1; 32]), Secret::from_bytes([2; 32]));
    let drawn = async |day, new| store.daily_secret(day, new).await.expect("it is stored");
    assert_eq!(drawn(Day(7), &one).await, one);
    assert_eq!(drawn(Day(7), &other).await, one);
    assert_eq!(drawn(Day(8), &other).await, other);
}

async fn a_person_has_one_attempt_a_day(store: &dyn Store) {
    let mut rng = rng(60);
    let first = daily_match(1, today(), false, &mut rng);
    first[0].save(store).await.expect("the attempt is saved");
    let again = daily_match(1, today(), false, &mut rng);
    let saved = again[0].save(store).await;
    assert!(matches!(saved, Err(Error::Conflict)), "{saved:?}");
    let is_there = store
        .load(again[0].after.id())
        .await
        .expect("it can be read");
    assert!(is_there.is_none(), "nothing of it is saved");
    for other in [
        daily_match(3, today(), false, &mut rng),
        daily_match(1, today().before(), false, &mut rng),
        daily_match(1, today(), true, &mut rng),
    ] {
        other[0].save(store).await.expect("it is another attempt");
    }
    let attempts = store.daily_attempts(UserId(1)).await.expect("they load");
    let days: Vec<_> = attempts.iter().map(|it| it.day).collect();
    assert_eq!(days, [today(), today().before()]);
    assert_eq!(attempts[0].table, first[0].after.id());
}

async fn a_result_is_saved_with_the_end_of_its_match(store: &dyn Store) {
    let mut rng = rng(61);
    let steps = daily_match(1, today(), false, &mut rng);
    let (last, others) = steps.split_last().expect("there are steps");
    save_all(store, others).await;
    assert_eq!(result(store, 1, today()).await, None);
    let results = async || store.daily_results(today()).await.expect("they load");
    assert_eq!(results().await, []);
    last.save(store).await.expect("the end is saved");
    let expected = last.after.daily_result(last.made_at);
    assert!(expected.is_some());
    assert_eq!(result(store, 1, today()).await, expected);
    let rows = results().await;
    let row = rows.first().expect("a result");
    assert_eq!(
        (row.user, row.guild, row.table),
        (UserId(1), Some(GUILD), last.after.id())
    );
    assert_eq!(Some(row.result), expected);
    assert_eq!(row.name, player(UserId(1)).name);
    // The deal is still played by others: its secret is not in the record.
    let record = store
        .record(last.after.id())
        .await
        .expect("the record loads");
    assert!(!record.contains("\"secret\""), "{record}");
    assert_same(&load(store, last.after.id()).await.0, &last.after);
}

async fn what_ends_too_late_or_early_or_is_practice_has_no_result(store: &dyn Store) {
    let mut rng = rng(62);
    // Closed when the day after it ends: that was when today began.
    save_all(store, &daily_match(1, Day(today().0 - 2), false, &mut rng)).await;
    assert_eq!(result(store, 1, Day(today().0 - 2)).await, None);
    save_all(store, &daily_match(1, today().before(), false, &mut rng)).await;
    assert!(result(store, 1, today().before()).await.is_some());
    let steps = daily_match(1, today(), false, &mut rng);
    save_all(store, &steps[..9]).await;
    let resigned = steps[8].then(Command::Resign(UserId(1)));
    resigned.save(store).await.expect("it is saved");
    assert_eq!(result(store, 1, today()).await, None);
    save_all(store, &daily_match(1, today(), true, &mut rng)).await;
    assert_eq!(result(store, 1, today()).await, None);
    assert_eq!(store.daily_results(today()).await.expect("they load"), []);
}

async fn another_bot_is_noted_in_the_header(store: &dyn Store) {
    let mut rng = rng(63);
    let steps = daily_match(1, today(), false, &mut rng);
    // The match was begun by a program with another bot.
    let begun = &steps[2];
    let mut old = begun.clone();
    old.after = begun.after.clone().with_daily_bots(vec![0]);
    let header = Line::Header(old.after.dealt().expect("dealt").header().clone());
    old.lines[0] = header.into();
    save_all(store, &steps[..2]).await;
    old.save(store).await.expect("the step is saved");
    let next = Step {
        before: Some(old.after),
        ..steps[3].clone()
    };
    next.save(store).await.expect("the step is saved");
    assert_same(&load(store, next.after.id()).await.0, &next.after);
    let header = next.after.dealt().expect("dealt").header().clone();
    let record = store
        .record(next.after.id())
        .await
        .expect("the record loads");
    assert!(
        record.starts_with(&Line::Header(header).to_json()),
        "{record}"
    );
}

async fn results_stay_when_a_person_is_deleted(store: &dyn Store) {
    let mut rng = rng(64);
    save_all(store, &daily_match(1, today(), false, &mut rng)).await;
    let before = store.daily_results(today()).await.expect("they load");
    let exported = store
        .personal_data(UserId(1))
        .await
        .expect("the data loads");
    let attempts = exported["daily_attempts"].as_array().expect("rows");
    assert_eq!(attempts[0]["match_id"], before[0].table.to_string());
    let pseudonym = Pseudonym {
        user: UserId(UserId::FIRST_PSEUDONYM.0 + 5),
        name: "deleted".to_owned(),
    };
    let forgotten = store.forget_person(UserId(1), &pseudonym).await;
    forgotten.expect("the person is forgotten");
    let after = store.daily_results(today()).await.expect("they load");
    assert_eq!(after[0].result, before[0].result);
    assert_eq!(
        (after[0].user, &*after[0].name.display),
        (pseudonym.user, "deleted")
    );
    let attempt = store.daily_attempt(today(), UserId(1)).await;
    assert_eq!(attempt.expect("it can be read"), None);
}
