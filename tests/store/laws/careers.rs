//! What people have done: matches as they ended for each of their players, and only those that count.

use claim_ai::Level;
use claim_rules::Day;
use claim_table::DailyMatch;
use claim_table::career::{CareerMatch, Opponent};

use super::*;

laws![
    matches_are_read_as_they_ended_for_their_player,
    only_matches_that_count_are_read,
    partners_are_told_from_opponents,
];

async fn matches_of(store: &dyn Store, user: u64) -> Vec<CareerMatch> {
    let career = store.career(UserId(user)).await;
    career.expect("it loads").matches
}

fn ids(matches: &[CareerMatch]) -> Vec<MatchId> {
    matches.iter().map(|it| it.id).collect()
}

/// The steps of a match against a bot, which the person resigns.
fn against_bot(settings: TableSettings) -> Vec<Step> {
    let host = settings.host;
    let mut steps = vec![Step::open(settings)];
    for command in [
        Command::FillWithBots(host, Level::Medium),
        start(host),
        Command::Resign(host),
    ] {
        steps.push(steps.last().expect("it is open").then(command));
    }
    steps
}

async fn matches_are_read_as_they_ended_for_their_player(store: &dyn Store) {
    let mut rng = rng(80);
    let played = match_of(settings(claim(), &mut rng), &mut rng);
    save_all(store, &played).await;
    let end = played.last().expect("there are steps");
    for (seat, result) in end.after.results() {
        let own = end.after.seating().player(seat).expect("a player").user;
        let other = if own == UserId(1) {
            UserId(2)
        } else {
            UserId(1)
        };
        assert!(result.scores.is_some(), "it was played to its end");
        let expected = CareerMatch {
            id: end.after.id(),
            game: GameKind::Claim,
            ended_at: end.made_at,
            result,
            opponents: vec![Opponent::Person(other)],
            partners: Vec::new(),
            daily: None,
            is_of_event: false,
        };
        assert_eq!(matches_of(store, own.0).await, [expected]);
    }
    let resigned = against_bot(TableSettings {
        host: UserId(3),
        ..settings(claim(), &mut rng)
    });
    save_all(store, &resigned).await;
    let read = matches_of(store, 3).await;
    assert_eq!(read[0].opponents, [Opponent::Bot(Level::Medium)]);
    assert_eq!(read[0].result, resigned[3].after.results()[0].1);
    assert_eq!(read[0].result.scores, None);
    assert_eq!(matches_of(store, 4).await, []);
}

async fn only_matches_that_count_are_read(store: &dyn Store) {
    let mut rng = rng(81);
    let running = match_of(settings(claim(), &mut rng), &mut rng);
    save_all(store, &running[..9]).await;
    let called_off = match_of(settings(claim(), &mut rng), &mut rng);
    save_all(store, &called_off[..3]).await;
    let stopped = called_off[2].then(Command::Stop);
    stopped.save(store).await.expect("it is saved");
    let tutorial = against_bot(TableSettings {
        is_tutorial: true,
        ..settings(claim(), &mut rng)
    });
    save_all(store, &tutorial).await;
    assert_eq!(matches_of(store, 1).await, []);

    let mut counted = Vec::new();
    for is_practice in [false, true] {
        let daily = DailyMatch {
            day: Day::of_unix_ms(NOW.0),
            begun_in: None,
            is_practice,
        };
        let steps = against_bot(TableSettings {
            guild: None,
            time_control: TimeControl::Unlimited,
            daily: Some(daily),
            ..settings(claim(), &mut rng)
        });
        save_all(store, &steps).await;
        counted.push(steps[0].after.id());
    }
    let read = matches_of(store, 1).await;
    assert_eq!(ids(&read), counted[..1]);
    assert_eq!(read[0].daily, Some(Day::of_unix_ms(NOW.0)));

    let voided = match_of(settings(claim(), &mut rng), &mut rng);
    save_all(store, &voided).await;
    assert_eq!(matches_of(store, 2).await.len(), 1);
    let last = voided.last().expect("there are steps");
    let void = last.then(Command::Void);
    void.save(store).await.expect("it is saved");
    assert_eq!(matches_of(store, 2).await, []);
}

async fn partners_are_told_from_opponents(store: &dyn Store) {
    let mut rng = rng(82);
    let setup = Setup::random(GameKind::ClaimMix, 4, &Options::default(), &mut rng);
    let setup = setup.expect("four can play");
    let steps = match_of(settings(setup, &mut rng), &mut rng);
    save_all(store, &steps).await;
    let read = matches_of(store, 1).await;
    let table = &steps.last().expect("there are steps").after;
    let side = |seat| table.settings().setup.side(seat);
    let own = table.seating().seat_of(UserId(1)).expect("a seat");
    let people = |is_own| {
        let players = table.seating().players();
        let others =
            players.filter(|(seat, _)| *seat != own && (side(*seat) == side(own)) == is_own);
        others
            .map(|(_, it)| Opponent::Person(it.user))
            .collect::<Vec<_>>()
    };
    assert_eq!(read[0].partners, people(true));
    assert_eq!(read[0].opponents, people(false));
}
