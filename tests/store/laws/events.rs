//! Events: saved line by line, once each, and restored as they were.

use std::time::Duration;

use claim_rules::record::Secret;
use claim_rules::{GameKind, Options, Setup};
use claim_store::{EventChange, EventMessage, Pseudonym};
use claim_table::event::{
    Deals, Event, EventCommand, EventPlace, EventSettings, Format, MatchOutcome, Newcomer, Scoring,
    TimedEventLine, check_event,
};
use claim_table::ids::{EventId, MessageId, PersonName};

use super::*;

laws![
    events_are_restored_as_they_were,
    outdated_changes_of_events_are_refused,
    events_wait_for_tables_and_messages_that_are_behind,
    messages_of_events_are_noted,
    last_events_of_a_person_are_found,
    servers_have_so_many_open_events,
    players_of_events_are_forgotten,
];

const GUILD: GuildId = GuildId(10);

const START: Timestamp = Timestamp(1_796_000_000_000);

/// An event that has just been opened.
fn opened(number: u64) -> Event {
    let secret = Secret::random(&mut rng(number));
    let id = EventId::random(&mut rng(number));
    let setup = Setup::new(GameKind::Claim, 2, Options::default());
    let settings = EventSettings {
        id: id.to_string(),
        name: "Friday night".to_owned(),
        setup: setup.expect("Claim is for two"),
        format: Format::Swiss { rounds: 3 },
        scoring: Scoring::Wins,
        deals: Deals::Own,
        time: "5m+10s".parse().expect("a time control"),
        most: None,
        start: START,
        check_in: true,
        commitment: secret.commitment(),
    };
    let place = EventPlace {
        id,
        guild: GUILD,
        channel: ChannelId(11),
        locale: "de".to_owned(),
        organiser: UserId(1),
    };
    Event::open(place, settings, secret)
}

fn join(user: u64) -> EventCommand {
    EventCommand::Join(Newcomer {
        user: UserId(user),
        name: PersonName {
            display: format!("Player {user}"),
            user_name: format!("player{user}"),
        },
        seed: (user > 1).then_some(1_200),
        entropy: format!("press {user}"),
    })
}

async fn save(
    store: &dyn Store,
    before: Option<&Event>,
    after: &Event,
    lines: &[TimedEventLine],
) -> claim_store::Result<()> {
    let change = EventChange {
        before,
        after,
        lines,
        max_open: 2,
        made_at: START,
    };
    store.save_event(change).await
}

/// Carries out a command and saves the change.
async fn carry_out(store: &dyn Store, event: &mut Event, command: EventCommand, now: Timestamp) {
    let number = u64::from(event.revision());
    let executed = event.execute(command, now, &mut rng(number));
    let (after, lines) = executed.expect("the event carries out the command");
    let saved = save(store, Some(event), &after, &lines).await;
    saved.expect("the database works");
    *event = after;
}

/// Notes that tables and messages are as the event has them.
async fn settle(store: &dyn Store, event: &Event) {
    let settled = store.settle_event(event.id(), event.revision()).await;
    settled.expect("the database works");
}

async fn events_are_restored_as_they_were(store: &dyn Store) {
    let mut event = opened(1);
    let id = event.id();
    assert_eq!(store.event(id).await.map(|it| it.is_some()), Ok(false));
    let saved = save(store, None, &event, &[]).await;
    saved.expect("the database works");
    assert_eq!(store.open_events(GUILD).await, Ok(vec![id]));
    for user in 1..=5 {
        carry_out(
            store,
            &mut event,
            join(user),
            START - Duration::from_mins(20),
        )
        .await;
    }
    let mut now = START - Duration::from_mins(10);
    carry_out(store, &mut event, EventCommand::Advance, now).await;
    for user in 1..=4 {
        carry_out(store, &mut event, EventCommand::CheckIn(UserId(user)), now).await;
    }
    while !event.is_over() {
        let restored = store.event(id).await.expect("the event loads");
        let restored = restored.expect("the event is stored");
        assert_eq!(restored.running(), event.running());
        assert_eq!(restored.matches(), event.matches());
        assert_eq!(restored.people(), event.people());
        assert_eq!(restored.place(), event.place());
        assert_eq!(restored.revision(), event.revision());
        assert_eq!(restored.has_opened_check_in(), event.has_opened_check_in());
        settle(store, &event).await;
        let deadlines = store.event_deadlines().await;
        assert_eq!(deadlines, Ok(vec![(id, event.deadline())]));
        assert_eq!(restored.all_matches(), event.all_matches());
        if let Some(running) = event.running().first() {
            let match_id = running.id;
            assert_eq!(store.event_of_match(match_id).await, Ok(Some(id)));
            let command = EventCommand::Report(match_id, MatchOutcome::Drawn);
            carry_out(store, &mut event, command, now).await;
        } else {
            now = event.deadline().expect("an event never stands still");
            carry_out(store, &mut event, EventCommand::Advance, now).await;
        }
    }
    for standing in event.progress().standings() {
        let person = event.person(standing.player).user;
        let career = store.career(person).await.expect("it loads");
        assert_eq!(career.events_won, u32::from(standing.place == 1));
    }
    settle(store, &event).await;
    assert_eq!(store.event_deadlines().await, Ok(Vec::new()));
    assert_eq!(store.open_events(GUILD).await, Ok(Vec::new()));
    let record = store.event_record(id).await.expect("the record is stored");
    let summary = check_event(&record).expect("the record is right");
    assert_eq!((summary.players, summary.rounds), (5, 3));
}

async fn outdated_changes_of_events_are_refused(store: &dyn Store) {
    let event = opened(1);
    save(store, None, &event, &[]).await.expect("it is new");
    assert_eq!(save(store, None, &event, &[]).await, Err(Error::Conflict));
    let execute = |user| event.execute(join(user), START - Duration::from_hours(1), &mut rng(1));
    let (one, one_line) = execute(1).expect("a person joins");
    let (other, other_line) = execute(2).expect("a person joins");
    save(store, Some(&event), &one, &one_line)
        .await
        .expect("it is current");
    let outdated = save(store, Some(&event), &other, &other_line).await;
    assert_eq!(outdated, Err(Error::Conflict));
    // Lines that are missing do not lead from one state to the other.
    assert_eq!(
        save(store, Some(&one), &one, &one_line).await,
        Err(Error::Conflict)
    );
    let unknown = MatchId::random(&mut rng(1));
    assert_eq!(store.event_of_match(unknown).await, Ok(None));
}

async fn events_wait_for_tables_and_messages_that_are_behind(store: &dyn Store) {
    let mut event = opened(1);
    let id = event.id();
    save(store, None, &event, &[]).await.expect("it is new");
    let behind = Ok(vec![(id, Some(Timestamp(0)))]);
    assert_eq!(store.event_deadlines().await, behind);
    settle(store, &event).await;
    let deadlines = store.event_deadlines().await;
    assert_eq!(deadlines, Ok(vec![(id, event.deadline())]));
    let before = event.clone();
    carry_out(store, &mut event, EventCommand::End, START).await;
    // What was presented before does not count.
    settle(store, &before).await;
    assert_eq!(store.event_deadlines().await, behind);
    settle(store, &event).await;
    assert_eq!(store.event_deadlines().await, Ok(Vec::new()));
}

async fn messages_of_events_are_noted(store: &dyn Store) {
    let event = opened(1);
    let id = event.id();
    save(store, None, &event, &[]).await.expect("it is new");
    assert_eq!(store.event_messages(id).await, Ok(Vec::new()));
    let noted = |kind: &str, message, revision| EventMessage {
        kind: kind.to_owned(),
        message,
        revision,
    };
    let first = noted("event", Some(MessageId(12)), 0);
    let lost = noted("round-1-1", None, 1);
    for message in [&lost, &first] {
        let saved = store.save_event_message(id, message).await;
        saved.expect("the database works");
    }
    let all = store.event_messages(id).await;
    assert_eq!(all, Ok(vec![first.clone(), lost.clone()]));
    let edited = EventMessage {
        revision: 7,
        ..first
    };
    let saved = store.save_event_message(id, &edited).await;
    saved.expect("the database works");
    assert_eq!(store.event_messages(id).await, Ok(vec![edited, lost]));
}

async fn last_events_of_a_person_are_found(store: &dyn Store) {
    let mut ids = Vec::new();
    for number in 1..=3 {
        let mut event = opened(number);
        save(store, None, &event, &[]).await.expect("it is new");
        let before = START - Duration::from_hours(1);
        carry_out(store, &mut event, join(1), before).await;
        carry_out(store, &mut event, EventCommand::End, before).await;
        ids.push(event.id());
    }
    // They have ended at the same time.
    ids.sort_unstable();
    let last = async |user, guild, limit| {
        let found = store.last_events_of(UserId(user), guild, limit).await;
        found.expect("the database works")
    };
    assert_eq!(last(1, None, 5).await, ids);
    assert_eq!(last(1, Some(GUILD), 2).await, ids[..2]);
    assert_eq!(last(1, Some(GuildId(99)), 5).await, []);
    assert_eq!(last(2, None, 5).await, []);
}

async fn servers_have_so_many_open_events(store: &dyn Store) {
    let mut first = opened(1);
    save(store, None, &first, &[]).await.expect("the first");
    save(store, None, &opened(2), &[])
        .await
        .expect("the second");
    let third = opened(3);
    let refused = save(store, None, &third, &[]).await;
    assert_eq!(refused, Err(Error::QuotaReached(0)));
    carry_out(store, &mut first, EventCommand::End, START).await;
    save(store, None, &third, &[]).await.expect("one is over");
}

async fn players_of_events_are_forgotten(store: &dyn Store) {
    let mut event = opened(1);
    save(store, None, &event, &[]).await.expect("it is new");
    let before = START - Duration::from_hours(1);
    carry_out(store, &mut event, join(1), before).await;
    let pseudonym = Pseudonym::random(&mut rng(2));
    assert_eq!(store.open_events_of(UserId(2)).await, Ok(Vec::new()));
    assert_eq!(store.open_events_of(UserId(1)).await, Ok(vec![event.id()]));
    let data = store
        .personal_data(UserId(1))
        .await
        .expect("it is exported");
    assert_eq!(data["event_players"][0]["name"], "Player 1");
    let forgotten = store.forget_person(UserId(1), &pseudonym).await;
    forgotten.expect("no match is running");
    let restored = store.event(event.id()).await.expect("the event loads");
    let restored = restored.expect("the event is stored");
    assert_eq!(restored.people()[0].user, pseudonym.user);
    assert_eq!(restored.people()[0].name.display, pseudonym.name);
    assert_eq!(restored.place().organiser, pseudonym.user);
}
