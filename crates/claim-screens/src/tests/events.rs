//! Tests of events: Discord accepts all their messages, however large they are, in every language.

use std::collections::BTreeMap;

use claim_rules::record::Secret;
use claim_rules::{GameKind, Options, Setup};
use claim_table::event::{
    Deals, Event, EventCommand, EventPlace, EventSettings, Format, MatchOutcome, Newcomer, Scoring,
};
use claim_table::ids::{ChannelId, EventId, GuildId, PersonName, UserId};
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::limits;
use super::lists::LONG_NAME;
use crate::{EventDraft, Screen};

const START: Timestamp = Timestamp(1_796_000_000_000);

/// When people join: before the check-in.
const SIGN_UP: Timestamp = Timestamp(START.0 - 3_600_000);

/// An event that so many people have joined.
fn joined(format: Format, players: u64) -> Event {
    let rng = &mut ChaCha20Rng::seed_from_u64(players);
    let secret = Secret::random(rng);
    let id = EventId::random(rng);
    let settings = EventSettings {
        id: id.to_string(),
        name: LONG_NAME.to_owned(),
        setup: Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two"),
        format,
        scoring: Scoring::Wins,
        deals: Deals::Own,
        time: "30m+30s".parse().expect("a time control"),
        most: None,
        start: START,
        check_in: true,
        commitment: secret.commitment(),
    };
    let place = EventPlace {
        id,
        guild: GuildId(u64::MAX),
        channel: ChannelId(u64::MAX),
        locale: "de".to_owned(),
        organiser: UserId(u64::MAX),
    };
    let mut event = Event::open(place, settings, secret);
    for user in 1..=players {
        let newcomer = Newcomer {
            user: UserId(u64::MAX - user),
            name: PersonName {
                display: LONG_NAME.to_owned(),
                user_name: format!("user{user}"),
            },
            seed: None,
            entropy: String::new(),
        };
        event = after(&event, EventCommand::Join(newcomer), SIGN_UP);
    }
    event
}

fn after(event: &Event, command: EventCommand, now: Timestamp) -> Event {
    let rng = &mut ChaCha20Rng::seed_from_u64(event.revision().into());
    let executed = event.execute(command, now, rng);
    executed.expect("the event carries out the command").0
}

/// All states of an event from the sign-up to the end: each table is drawn.
fn course(format: Format, players: u64) -> Vec<Event> {
    let mut states = vec![joined(format, players)];
    states.push(after(&states[0], EventCommand::StartNow, START));
    while let Some(event) = states.last().filter(|it| !it.is_over()) {
        let next = if let Some(running) = event.running().first() {
            let report = EventCommand::Report(running.id, MatchOutcome::Drawn);
            after(event, report, START)
        } else {
            let now = event.deadline().expect("an event never stands still");
            after(event, EventCommand::Advance, now)
        };
        states.push(next);
    }
    states
}

/// All screens of an event.
fn screens(locale: Locale, event: &Event) -> Vec<Screen> {
    let called: Vec<_> = event.people().iter().take(60).map(|it| it.user).collect();
    let id = event.id();
    let mut screens = vec![
        crate::event(locale, event),
        crate::event_check_in(locale, event, &called),
        crate::event_standings(locale, event, UserId(1)),
        crate::event_rules(locale, event),
        crate::event_management(locale, event),
        crate::event_players(locale, event, 0),
        crate::event_players(locale, event, 1),
        crate::event_end_question(locale, event),
        crate::event_leave_question(locale, event),
        crate::event_list(locale, &vec![event.clone(); 20], None),
        crate::event_record(locale, event, id.to_string()),
    ];
    if event.is_over() {
        screens.push(crate::event_end(locale, event, &called));
    }
    for (number, round) in (1..).zip(event.progress().rounds()) {
        screens.push(crate::event_rulings(locale, event, number, 0));
        screens.push(crate::event_rulings(locale, event, number, 1));
        screens.extend(crate::event_ruling(locale, event, number, 1));
        for part in 1..=crate::event_round_parts(round) {
            let tables = crate::event_round_part(round, part);
            let url = "https://discord.com/channels/9999999999999999999/9999999999999999999/";
            let links: BTreeMap<_, _> = tables
                .map(|(table, _)| (table, format!("{url}9999999999999999999")))
                .collect();
            let players = &called[..called.len().min(2 * links.len())];
            screens.push(crate::event_round(
                locale, event, number, part, players, &links,
            ));
        }
    }
    screens
}

#[test]
fn discord_accepts_all_messages_of_events() {
    let formats = [
        (Format::Swiss { rounds: 3 }, 128),
        (Format::RoundRobin, 3),
        (Format::Knockout { best_of: 3 }, 6),
    ];
    for (format, players) in formats {
        let course = course(format, players);
        let steps = course.len() / 6;
        let shown = course.iter().step_by(steps.max(1)).chain(course.last());
        for (event, locale) in shown.zip(Locale::ALL.into_iter().cycle()) {
            for screen in screens(locale, event) {
                limits::check(&screen);
            }
        }
    }
}

#[test]
fn discord_accepts_the_form_of_an_event_in_every_language() {
    for locale in Locale::ALL {
        for name in ["", LONG_NAME, &"#".repeat(100)] {
            let draft = EventDraft::new(locale, GameKind::ClaimMix, name);
            limits::check(&crate::event_form(locale, &draft));
            let list = crate::event_list(locale, &[], Some(draft));
            limits::check(&list);
        }
    }
}

#[test]
fn names_of_players_who_are_out_are_crossed_out() {
    let event = joined(Format::Swiss { rounds: 3 }, 5);
    let event = after(&event, EventCommand::StartNow, START);
    let leaver = event.people()[0].user;
    let event = after(&event, EventCommand::Leave(leaver), START);
    let round = crate::event_round(Locale::En, &event, 1, 1, &[], &BTreeMap::new());
    assert_eq!(round.text().matches("~~").count(), 2, "{}", round.text());
}
