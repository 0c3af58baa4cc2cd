//! Round trips of matches, and that each step is saved once and as a whole.

use claim_ai::Level;
use claim_rules::cards::Seat;
use claim_table::Series;
use futures::future::join_all;

use super::*;

laws![
    every_step_of_a_match_loads_as_it_was_saved,
    what_is_changed_in_the_lobby_loads_as_it_was_saved,
    tables_closed_before_the_match_load_as_they_were_saved,
    matches_that_ended_early_load_as_they_were_saved,
    hidden_results_are_found_once_they_are_revealed,
    step_cannot_be_saved_twice,
    only_one_of_two_conflicting_steps_is_saved,
    of_many_steps_at_once_one_is_saved,
    match_is_opened_once,
    record_has_no_gaps,
    revision_tells_whether_a_table_is_current,
    unknown_match_is_not_found,
];

async fn every_step_of_a_match_loads_as_it_was_saved(store: &dyn Store) {
    let mut rng = rng(1);
    for (kind, players) in [
        (GameKind::Claim, 2),
        (GameKind::ClaimMix, 3),
        (GameKind::ClaimMix, 4),
    ] {
        let setup = Setup::random(kind, players, &Options::default(), &mut rng)
            .expect("the game supports this number of players");
        let settings = TableSettings {
            invitations: (2..players)
                .map(|user| invited(UserId(user.into())))
                .collect(),
            rematch_of: Some(MatchId::random(&mut rng)),
            series: Some(Series {
                best_of: 5,
                played: 2,
                wins: vec![1, 0, 1],
            }),
            last_first: Some(UserId(2)),
            ..settings(setup, &mut rng)
        };
        let steps = match_of(settings, &mut rng);
        for (number, step) in steps.iter().enumerate() {
            step.save(store).await.expect("the step is saved");
            let (table, messages) = load(store, step.after.id()).await;
            assert_same(&table, &step.after);
            assert_eq!(messages, []);
            let record = store.record(table.id()).await.expect("the record loads");
            assert_eq!(record, record_of(&steps[..=number]));
        }
        let last = &steps.last().expect("a match has steps").after;
        assert!(last.is_over());
    }
}

async fn hidden_results_are_found_once_they_are_revealed(store: &dyn Store) {
    let mut rng = rng(70);
    let hidden = |rng: &mut ChaCha20Rng| TableSettings {
        board: Some("abcdef/1".to_owned()),
        ..settings(claim(), rng)
    };
    // One is played to its end, one is resigned.
    let mut steps = match_of(hidden(&mut rng), &mut rng);
    let played = steps.pop().expect("a match has steps");
    save_all(store, &steps).await;
    let steps = match_of(hidden(&mut rng), &mut rng);
    save_all(store, &steps[..5]).await;
    let resigned = steps[4].then(Command::Resign(UserId(2)));
    for end in [played, resigned] {
        end.save(store).await.expect("the end is saved");
        let id = end.after.id();
        assert!(end.after.hidden_end().is_some());
        assert_same(&load(store, id).await.0, &end.after);
        let found = store.finished_matches_of(UserId(1), 10).await;
        assert!(
            found
                .expect("the matches load")
                .iter()
                .all(|it| it.id != id)
        );
        let unfinished = store.unfinished_matches_of(UserId(1)).await;
        assert!(unfinished.expect("the matches load").contains(&id));

        let revealed = end.then(Command::Reveal).rated(store).await;
        assert_eq!(revealed.ratings.is_empty(), end.after.finishes().is_empty());
        revealed.save(store).await.expect("it is saved");
        revealed.save(store).await.expect_err("it is saved once");
        assert_same(&load(store, id).await.0, &revealed.after);
        let found = store.finished_matches_of(UserId(1), 10).await;
        assert!(
            found
                .expect("the matches load")
                .iter()
                .any(|it| it.id == id)
        );
        let unfinished = store.unfinished_matches_of(UserId(1)).await;
        assert!(!unfinished.expect("the matches load").contains(&id));
    }
}

async fn what_is_changed_in_the_lobby_loads_as_it_was_saved(store: &dyn Store) {
    let mut rng = rng(10);
    let [host, guest, other] = [1, 2, 3].map(UserId);
    let mut last = Step::open(TableSettings {
        invitations: vec![invited(guest), invited(other)],
        ..settings(
            Setup::random(GameKind::ClaimMix, 3, &Options::default(), &mut rng)
                .expect("the game is for three"),
            &mut rng,
        )
    });
    last.save(store).await.expect("the step is saved");
    let four = Setup::random(GameKind::ClaimMix, 4, &Options::default(), &mut rng);
    for command in [
        Command::ChangeSetup(host, four.expect("the game is for four")),
        Command::ChangeTimeControl(host, TimeControl::Unlimited),
        Command::Decline(guest),
        Command::Join(player(other), None),
        Command::SwapSeats {
            user: other,
            seats: [Seat::Second, Seat::Fourth],
            occupants: [None, Some(other)],
        },
        Command::HandOver { host, to: other },
        Command::Remove {
            host: other,
            user: host,
        },
        Command::FillWithBots(other, Level::Medium),
    ] {
        last = last.then(command);
        last.save(store).await.expect("the step is saved");
        assert_same(&load(store, last.after.id()).await.0, &last.after);
    }
    let states = last.after.settings().invitations.iter().map(|it| it.state);
    let states: Vec<_> = states.collect();
    let expected = [
        InvitationState::Declined,
        InvitationState::Open,
        InvitationState::Removed,
    ];
    assert_eq!(states, expected);
    assert_eq!(last.after.settings().host, other);
}

async fn tables_closed_before_the_match_load_as_they_were_saved(store: &dyn Store) {
    let mut rng = rng(2);
    let opened = Step::open(settings(claim(), &mut rng));
    opened.save(store).await.expect("the step is saved");
    let mut last = opened;
    for command in [
        Command::Join(player(UserId(2)), None),
        Command::SetLocale(UserId(2), "fi".to_owned()),
        Command::Leave(UserId(2)),
        Command::Cancel(UserId(1)),
    ] {
        last = last.then(command);
        last.save(store).await.expect("the step is saved");
        assert_same(&load(store, last.after.id()).await.0, &last.after);
    }
    let opened = Step::open(settings(claim(), &mut rng));
    let expired = opened.then(Command::Flag);
    save_all(store, &[opened, expired.clone()]).await;
    assert_same(&load(store, expired.after.id()).await.0, &expired.after);
}

async fn matches_that_ended_early_load_as_they_were_saved(store: &dyn Store) {
    let mut rng = rng(3);
    for command in [Command::Resign(UserId(2)), Command::Flag] {
        let steps = random_match(&mut rng);
        let (saved, _) = steps.split_at(10);
        save_all(store, saved).await;
        let ended_early = saved[9].then(command);
        ended_early.save(store).await.expect("the step is saved");
        let (table, _) = load(store, ended_early.after.id()).await;
        assert!(table.is_over());
        assert_same(&table, &ended_early.after);
    }
}

async fn step_cannot_be_saved_twice(store: &dyn Store) {
    let mut rng = rng(4);
    let steps = random_match(&mut rng);
    for (number, step) in steps.iter().enumerate() {
        step.save(store).await.expect("the step is saved");
        assert_eq!(
            step.save(store).await,
            Err(Error::Conflict),
            "step {number}"
        );
        assert_same(&load(store, step.after.id()).await.0, &step.after);
        let record = store.record(step.after.id()).await;
        assert_eq!(record.ok(), Some(record_of(&steps[..=number])));
    }
}

async fn only_one_of_two_conflicting_steps_is_saved(store: &dyn Store) {
    let mut rng = rng(5);
    let steps = random_match(&mut rng);
    let (saved, next) = steps.split_at(5);
    save_all(store, saved).await;
    let resigned = saved[4].then(Command::Resign(UserId(1)));
    next[0].save(store).await.expect("the step is saved");
    assert_eq!(resigned.save(store).await, Err(Error::Conflict));
    let (table, _) = load(store, resigned.after.id()).await;
    assert_same(&table, &next[0].after);
}

async fn of_many_steps_at_once_one_is_saved(store: &dyn Store) {
    let steps = random_match(&mut rng(6));
    for pair in steps.windows(2) {
        let [step, next] = pair else { unreachable!() };
        if step.before.is_none() {
            step.save(store).await.expect("the step is saved");
        }
        let saved = join_all((0..8).map(|_| next.save(store))).await;
        let (saved, refused): (Vec<_>, Vec<_>) = saved.into_iter().partition(Result::is_ok);
        assert_eq!((saved.len(), refused.len()), (1, 7));
        assert!(refused.iter().all(|it| *it == Err(Error::Conflict)));
        assert_same(&load(store, next.after.id()).await.0, &next.after);
    }
    let id = steps[0].after.id();
    assert_eq!(store.record(id).await.ok(), Some(record_of(&steps)));
}

async fn match_is_opened_once(store: &dyn Store) {
    let steps = random_match(&mut rng(7));
    save_all(store, &steps[..2]).await;
    assert_eq!(steps[0].save(store).await, Err(Error::Conflict));
    assert_same(&load(store, steps[0].after.id()).await.0, &steps[1].after);
}

async fn record_has_no_gaps(store: &dyn Store) {
    let steps = random_match(&mut rng(8));
    let (saved, next) = steps.split_at(5);
    save_all(store, saved).await;
    let skipping = Step {
        before: Some(saved[4].after.clone()),
        ..next[1].clone()
    };
    assert_eq!(skipping.save(store).await, Err(Error::Conflict));
    let without_lines = Step {
        lines: Vec::new(),
        ..next[0].clone()
    };
    assert_eq!(without_lines.save(store).await, Err(Error::Conflict));
    assert_same(&load(store, saved[4].after.id()).await.0, &saved[4].after);
}

async fn revision_tells_whether_a_table_is_current(store: &dyn Store) {
    let steps = random_match(&mut rng(9));
    let id = steps[0].after.id();
    assert_eq!(store.revision(id).await, Ok(None));
    for step in &steps {
        step.save(store).await.expect("the step is saved");
        assert_eq!(store.revision(id).await, Ok(Some(step.after.revision())));
    }
}

async fn unknown_match_is_not_found(store: &dyn Store) {
    let id = MatchId::random(&mut rng(8));
    assert!(store.load(id).await.expect("the database works").is_none());
    assert_eq!(store.record(id).await.ok().as_deref(), Some(""));
    assert_eq!(store.rating_changes(id).await.ok(), Some(Vec::new()));
    assert_eq!(store.revision(id).await, Ok(None));
}
