//! A world of random events: people who join, leave and play, organisers who intervene, and time that passes.

use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use claim_rules::{GameKind, Options, Setup};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use crate::event::{
    Award, Deals, Event, EventCommand, EventPlace, EventSettings, Format, MatchOutcome, Newcomer,
    Scores, Scoring, StoredEvent, TimedEventLine,
};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// When the events of tests are opened.
pub(super) const OPENED_AT: Timestamp = Timestamp(1_796_000_000_000);

/// The organiser, who also plays in some events.
pub(super) const ORGANISER: UserId = UserId(1);

/// An event with its record, the time, and chance.
pub(super) struct World {
    pub(super) event: Event,
    pub(super) header: EventSettings,
    pub(super) lines: Vec<TimedEventLine>,
    pub(super) now: Timestamp,
    pub(super) rng: ChaCha20Rng,
}

/// The id of a person.
pub(super) const fn user(number: u64) -> UserId {
    UserId(number + 1)
}

/// A person who joins.
pub(super) fn newcomer(number: u64, seed: Option<u32>) -> Newcomer {
    Newcomer {
        user: user(number),
        name: format!("Player {number}").into(),
        seed,
        entropy: (1000 + number).to_string(),
    }
}

/// Settings of a live Swiss event of Claim, with four rounds, which begins half an hour after it was opened.
pub(super) fn settings(secret: &Secret) -> EventSettings {
    EventSettings {
        id: "e7k2mn".to_owned(),
        name: "Friday night".to_owned(),
        setup: Setup::new(GameKind::Claim, 2, Options::default()).expect("a game for two"),
        format: Format::Swiss { rounds: 4 },
        scoring: Scoring::Wins,
        deals: Deals::Own,
        time: "5m+10s".parse().expect("a time control"),
        most: None,
        start: OPENED_AT + Duration::from_mins(30),
        check_in: false,
        commitment: secret.commitment(),
    }
}

impl World {
    /// An event with settings that `change` has changed.
    pub(super) fn new(seed: u64, change: impl FnOnce(&mut EventSettings)) -> Self {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let secret = Secret::random(&mut rng);
        let mut header = settings(&secret);
        change(&mut header);
        header.check().expect("settings that fit together");
        let place = EventPlace {
            id: "e7k2mn".parse().expect("an id"),
            guild: GuildId(1),
            channel: ChannelId(1),
            locale: "en-US".to_owned(),
            organiser: ORGANISER,
        };
        Self {
            event: Event::open(place, header.clone(), secret),
            header,
            lines: Vec::new(),
            now: OPENED_AT,
            rng,
        }
    }

    /// An event of this many people, at its first round.
    pub(super) fn begun(players: u64, change: impl FnOnce(&mut EventSettings)) -> Self {
        let mut world = Self::new(7, change);
        for number in 0..players {
            world.must(EventCommand::Join(newcomer(number, None)));
        }
        world.must(EventCommand::StartNow);
        world
    }

    /// An event with random settings, which fit together.
    pub(super) fn random(seed: u64) -> Self {
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        let rng = &mut chance;
        let format = match rng.random_range(0..3) {
            0 => Format::Swiss {
                rounds: rng.random_range(3..=9),
            },
            1 => Format::RoundRobin,
            _ => Format::Knockout {
                best_of: if rng.random() { 1 } else { 3 },
            },
        };
        let is_knockout = matches!(format, Format::Knockout { .. });
        let is_duplicate = !is_knockout && rng.random_bool(0.4);
        let is_live = is_duplicate || rng.random_bool(0.7);
        let kind = GameKind::ALL[rng.random_range(0..GameKind::ALL.len())];
        let setup = Setup::random(kind, 2, &Options::default(), rng).expect("a game for two");
        let check_in = is_live && rng.random();
        let most = rng.random_bool(0.2).then(|| rng.random_range(3..=12));
        let deals = if is_duplicate || rng.random_bool(0.3) {
            Deals::Board
        } else {
            Deals::Own
        };
        Self::new(seed, |settings| {
            settings.format = format;
            settings.setup = setup;
            settings.check_in = check_in;
            settings.most = most;
            settings.deals = deals;
            if is_duplicate {
                settings.scoring = Scoring::Duplicate;
            }
            if !is_live {
                settings.time = TimeControl::PerTurn(Duration::from_hours(48));
            }
        })
    }

    /// Tries a command. Whether the event has carried it out.
    pub(super) fn try_to(&mut self, command: EventCommand) -> bool {
        match self.event.execute(command, self.now, &mut self.rng) {
            Ok((event, lines)) => {
                self.event = event;
                self.lines.extend(lines);
                true
            }
            Err(_) => false,
        }
    }

    /// Carries out a command, which the event must not refuse.
    #[track_caller]
    pub(super) fn must(&mut self, command: EventCommand) {
        let executed = self.event.execute(command, self.now, &mut self.rng);
        let (event, lines) = executed.expect("the event carries out the command");
        self.event = event;
        self.lines.extend(lines);
    }

    /// Lets time pass until the event has something to do, and lets it do that.
    #[track_caller]
    pub(super) fn advance(&mut self) {
        let deadline = self.event.deadline().expect("the event has a deadline");
        self.now = self.now.max(deadline);
        self.must(EventCommand::Advance);
    }

    /// The text of the record.
    pub(super) fn record(&self) -> String {
        let lines = self.lines.iter().map(TimedEventLine::to_json);
        let lines = std::iter::once(self.header.to_json()).chain(lines);
        lines.map(|line| line + "\n").collect()
    }

    /// The event as it is stored.
    pub(super) fn stored(&self) -> StoredEvent {
        StoredEvent {
            place: self.event.place().clone(),
            settings: self.header.clone(),
            secret: self.event.secret().clone(),
            lines: self.lines.clone(),
            people: self.event.people().to_vec(),
            matches: self.event.all_matches().to_vec(),
            has_opened_check_in: self.event.has_opened_check_in(),
            revision: self.event.revision(),
        }
    }

    /// Reports the match at a table, from 1.
    #[track_caller]
    pub(super) fn report(&mut self, table: u8, outcome: MatchOutcome) {
        let mut running = self.event.running().into_iter();
        let running = running
            .find(|it| it.table == table)
            .expect("a running table");
        self.must(EventCommand::Report(running.id, outcome));
    }

    /// People join, and the event is left to chance until it is over. `seen` looks at each state.
    pub(super) fn play(&mut self, players: u64, mut seen: impl FnMut(&Event)) {
        self.play_until(players, |event| {
            seen(event);
            event.is_over()
        });
    }

    /// People join, and the event is left to chance until it is as wanted.
    pub(super) fn play_until(&mut self, players: u64, mut is_reached: impl FnMut(&Event) -> bool) {
        for number in 0..players {
            let rating = self
                .rng
                .random_bool(0.6)
                .then(|| self.rng.random_range(900..1500));
            self.try_to(EventCommand::Join(newcomer(number, rating)));
            self.pass_time();
        }
        while !is_reached(&self.event) {
            if self.rng.random_bool(0.1) {
                let command = self.interruption(players);
                self.try_to(command);
            } else if !self.event.running().is_empty() {
                let running = self.event.running();
                let id = running[self.rng.random_range(0..running.len())].id;
                let outcome = self.outcome();
                self.must(EventCommand::Report(id, outcome));
            } else {
                let deadline = self.event.deadline().expect("an event never stands still");
                self.now = self.now.max(deadline);
                self.check_in(players);
                self.try_to(EventCommand::Advance);
            }
            self.pass_time();
        }
    }

    fn pass_time(&mut self) {
        let milliseconds = [0, 1, 1_000, 60_000][self.rng.random_range(0..4)];
        self.now = self.now + Duration::from_millis(milliseconds);
    }

    fn check_in(&mut self, players: u64) {
        for number in 0..players {
            if self.rng.random_bool(0.9) {
                self.try_to(EventCommand::CheckIn(user(number)));
            }
        }
    }

    /// A command that is not the usual course of an event.
    fn interruption(&mut self, players: u64) -> EventCommand {
        let rng = &mut self.rng;
        let anyone = user(rng.random_range(0..players));
        match rng.random_range(0..16) {
            0..4 => EventCommand::Leave(anyone),
            4..7 => EventCommand::Join(newcomer(rng.random_range(0..players + 2), None)),
            7 => EventCommand::Remove(anyone),
            8 => EventCommand::SetPaused(true),
            9..11 => EventCommand::SetPaused(false),
            11 => EventCommand::SetSignUp(rng.random()),
            12 if rng.random_bool(0.1) => EventCommand::End,
            12 => EventCommand::Postpone {
                from: self.event.progress().settings().start,
                to: self.now + Duration::from_hours(1),
            },
            13 => EventCommand::StartNow,
            _ => EventCommand::Rule {
                by: ORGANISER,
                round: self
                    .event
                    .round_number()
                    .saturating_sub(rng.random_range(0..2)),
                table: rng.random_range(1..=4),
                award: [
                    Award::Win(Seat::First),
                    Award::Win(Seat::Second),
                    Award::Draw,
                    Award::Void,
                ][rng.random_range(0..4)],
                why: "A card was shown".to_owned(),
            },
        }
    }

    /// How a random match ends.
    fn outcome(&mut self) -> MatchOutcome {
        let most = u32::try_from(self.header.max_margin()).expect("a positive margin") * 2;
        let rng = &mut self.rng;
        let seat = Seat::ALL[rng.random_range(0..2)];
        match rng.random_range(0..20) {
            0 => MatchOutcome::Void,
            1 => MatchOutcome::Drawn,
            2 => MatchOutcome::Forfeited(seat),
            3..6 => MatchOutcome::Lost(seat),
            _ => {
                let score: [u32; 2] = std::array::from_fn(|_| rng.random_range(0..=most));
                let extra = std::array::from_fn(|_| rng.random_range(0..=20));
                let winner = match score[0].cmp(&score[1]) {
                    std::cmp::Ordering::Greater => Some(Seat::First),
                    std::cmp::Ordering::Less => Some(Seat::Second),
                    std::cmp::Ordering::Equal => rng.random_bool(0.5).then_some(seat),
                };
                MatchOutcome::Played {
                    winner,
                    scores: Scores { score, extra },
                }
            }
        }
    }
}
