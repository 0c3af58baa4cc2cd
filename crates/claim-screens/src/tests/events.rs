//! Tests of events: Discord accepts all their messages, however large they are, in every language.

use std::collections::BTreeMap;

use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use claim_rules::{Chapter, ChapterCounter, GameKind, Options, PublicView, Setup, State};
use claim_table::event::{
    Event, EventCommand, EventPlace, EventSettings, Format, MatchOutcome, Newcomer, Scores,
};
use claim_table::ids::{ChannelId, EventId, GuildId, MatchId, PersonName, UserId};
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::limits;
use super::lists::LONG_NAME;
use crate::{ComparedMatch, EventDeals, EventDraft, Screen};

const START: Timestamp = Timestamp(1_796_000_000_000);

/// When people join: before the check-in.
const SIGN_UP: Timestamp = Timestamp(START.0 - 3_600_000);

/// An event that so many people have joined.
fn joined(format: Format, players: u64) -> Event {
    joined_for(format, players, EventDeals::Own)
}

/// As [`joined`], with these deals and what they count.
fn joined_for(format: Format, players: u64, deals: EventDeals) -> Event {
    let rng = &mut ChaCha20Rng::seed_from_u64(players);
    let secret = Secret::random(rng);
    let id = EventId::random(rng);
    let settings = EventSettings {
        id: id.to_string(),
        name: LONG_NAME.to_owned(),
        setup: Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two"),
        format,
        scoring: deals.scoring(),
        deals: deals.deals(),
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
fn course(format: Format, players: u64, deals: EventDeals) -> Vec<Event> {
    let mut states = vec![joined_for(format, players, deals)];
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
        crate::event_check_in(locale, event, true, &called),
        crate::event_standings(locale, event, UserId(1)),
        crate::event_rules(locale, event),
        crate::event_management(locale, event, false),
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
            let byes = crate::event_round_byes(round, part).count();
            let players = &called[..called.len().min(2 * links.len() + byes)];
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
        (Format::Swiss { rounds: 3 }, 128, EventDeals::Own),
        (Format::Swiss { rounds: 3 }, 64, EventDeals::Duplicate),
        (Format::RoundRobin, 3, EventDeals::Board),
        (Format::Knockout { best_of: 3 }, 6, EventDeals::Own),
        (Format::Knockout { best_of: 1 }, 76, EventDeals::Own),
    ];
    for (format, players, deals) in formats {
        let course = course(format, players, deals);
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
            let draft = EventDraft {
                deals: EventDeals::Duplicate,
                ..EventDraft::new(locale, GameKind::ClaimMix, name)
            };
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

#[test]
fn duplicate_is_offered_where_players_can_be_compared() {
    let draft = EventDraft {
        deals: EventDeals::Duplicate,
        ..EventDraft::new(Locale::En, GameKind::Claim, "")
    };
    assert_eq!(draft.fitting_deals(), EventDeals::Duplicate);
    let knockout = EventDraft {
        format: Format::Knockout { best_of: 1 },
        ..draft.clone()
    };
    let by_days = EventDraft {
        time: "1d".parse().expect("a time control"),
        ..draft.clone()
    };
    for other in [knockout, by_days] {
        assert_eq!(other.fitting_deals(), EventDeals::Board);
        let form = crate::event_form(Locale::En, &other);
        assert!(!form.text().contains("Duplicate"), "{}", form.text());
    }
    let form = crate::event_form(Locale::En, &draft);
    assert!(form.text().contains("Duplicate"), "{}", form.text());
}

/// A round of two tables with the same deal, of which the second wins by more.
fn decided() -> Event {
    let event = joined_for(Format::Swiss { rounds: 3 }, 4, EventDeals::Duplicate);
    let mut event = after(&event, EventCommand::StartNow, START);
    for (running, score) in event.running().into_iter().zip([[3, 2], [4, 1]]) {
        let scores = Scores {
            score,
            extra: [20, 19],
        };
        let outcome = MatchOutcome::Played {
            winner: Some(Seat::First),
            scores,
        };
        event = after(&event, EventCommand::Report(running.id, outcome), START);
    }
    event
}

#[test]
fn results_of_a_round_are_hidden_until_all_tables_have_finished() {
    let event = joined_for(Format::Swiss { rounds: 3 }, 4, EventDeals::Duplicate);
    let event = after(&event, EventCommand::StartNow, START);
    let first = event.running()[0].id;
    let report = EventCommand::Report(first, MatchOutcome::Lost(Seat::First));
    let event = after(&event, report, START);
    let round = |event: &Event| crate::event_round(Locale::En, event, 1, 1, &[], &BTreeMap::new());
    let text = round(&event).text();
    assert!(
        text.contains("*finished*") && !text.contains("0 – 1"),
        "{text}"
    );
    let none = crate::event_comparison(Locale::En, &event, (1, 1, 0), &[]);
    assert_eq!(none, None);
    let text = round(&decided()).text();
    assert!(text.contains("3 – 2") && text.contains("4 – 1"), "{text}");
    let standings = crate::event_standings(Locale::En, &decided(), UserId(1));
    let text = standings.text();
    assert!(
        text.contains("100.00% (1)") && text.contains("0.00% (1)"),
        "{text}"
    );
    let german = crate::event_standings(Locale::De, &decided(), UserId(1));
    assert!(german.text().contains("100,00 % (1)"), "{}", german.text());
}

/// The tricks of a random match.
fn random_chapters(kind: GameKind, seed: u64) -> Vec<(Chapter, PublicView)> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let setup = Setup::random(
        kind,
        2,
        &Options::default(),
        &mut ChaCha20Rng::seed_from_u64(1),
    );
    let setup = setup.expect("the game is for two");
    let mut state = State::new(&setup);
    // The same deal for all, played in different ways.
    let mut deal = ChaCha20Rng::seed_from_u64(1);
    let (mut counter, mut chapters) = (ChapterCounter::default(), Vec::new());
    loop {
        while let Some(chance) = state.draw_chance(&mut deal) {
            state.apply_chance(&chance).expect("it was drawn for it");
        }
        if let Some((_, shown)) = chapters.last_mut() {
            *shown = state.public_view();
        }
        let Some(seat) = state.to_act() else {
            return chapters;
        };
        let chapter = counter.next(&state, seat);
        let legal = state.legal_actions();
        let action = legal[rng.random_range(0..legal.len())];
        state.play(action).expect("it is legal");
        if chapters.last().is_none_or(|(last, _)| *last != chapter) {
            chapters.push((chapter, state.public_view()));
        }
    }
}

fn compared(kind: GameKind, seeds: &[u64]) -> Vec<ComparedMatch> {
    let matches = (1..).zip(seeds).map(|(table, &seed)| ComparedMatch {
        id: MatchId::random(&mut ChaCha20Rng::seed_from_u64(seed)),
        table,
        chapters: random_chapters(kind, seed),
    });
    matches.collect()
}

#[test]
fn comparison_shows_where_tables_first_differ() {
    let event = decided();
    let page = |matches: &[ComparedMatch], page| {
        let screen = crate::event_comparison(Locale::En, &event, (1, 1, page), matches);
        screen.expect("the round is over")
    };
    let alike = page(&compared(GameKind::Claim, &[5, 5]), 0).text();
    assert!(alike.contains("All tables were played alike."), "{alike}");
    assert!(
        alike.contains("3 : 2 (+1)") && alike.contains("4 : 1 (+3)"),
        "{alike}"
    );
    assert!(alike.contains("100.00% – 0.00%"), "{alike}");
    assert!(alike.contains("All: "), "{alike}");
    let matches = compared(GameKind::Claim, &[5, 6]);
    let first = page(&matches, 0).text();
    assert!(first.contains("First difference: **Phase"), "{first}");
    // All tricks are on one of the pages.
    let text = |number| page(&matches, number).text().replace('\u{a0}', " ");
    let pages: Vec<_> = (0..9).map(text).collect();
    for number in 1..=13 {
        for phase in ["one", "two"] {
            let heading = format!("**Phase {phase}, trick {number}**");
            assert!(pages.iter().any(|it| it.contains(&heading)), "{heading}");
        }
    }
    assert_eq!(pages[8], pages[7], "there are fewer pages");
}

#[test]
fn discord_accepts_comparisons_of_every_game_and_size() {
    let event = course(Format::Swiss { rounds: 3 }, 64, EventDeals::Duplicate);
    let event = event.last().expect("the last state");
    let seeds: Vec<_> = (0..32).collect();
    for (kind, locale) in [GameKind::Claim, GameKind::Kingdoms, GameKind::ClaimIt]
        .into_iter()
        .zip([Locale::De, Locale::Ja, Locale::En])
    {
        let matches = compared(kind, &seeds);
        for page in 0..200 {
            let screen = crate::event_comparison(locale, event, (1, 1, page), &matches);
            limits::check(&screen.expect("the round is over"));
        }
    }
    for locale in Locale::ALL {
        let matches = compared(GameKind::Claim, &[1, 2]);
        let screen = crate::event_comparison(locale, &decided(), (1, 1, 1), &matches);
        limits::check(&screen.expect("the round is over"));
    }
}
