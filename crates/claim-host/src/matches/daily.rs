//! The daily deal: one deal a day, the same for everyone, played once by each person, privately, against a bot.
//!
//! The secret of a day is stored when the day before begins, so that its fingerprint can be shown from then on. An
//! attempt is stored together with its match, and its result together with the end of that: after any crash in
//! between, and however many processes there are, a person has one attempt a day. Nothing of a deal is shown to a person
//! who has not finished it, until its day is closed.

use std::time::Duration;

use claim_ai::daily::{self, Comparison, DailyResult, Streak};
use claim_rules::Day;
use claim_rules::record::{Commitment, Secret};
use claim_store::{DailyAttempt, DailyRow};
use claim_table::ids::{ChannelId, GuildId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::{DailyMatch, Table};

use super::Matches;
use super::opening::{Person, TableRequest, Tables};
use crate::{BackgroundWork, CommandError, MAX_DECISIONS};

/// The maximum number of records in a file: about a megabyte.
const MAX_RECORDS: usize = 200;

/// A request to play a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRequest {
    /// The day whose deal it is.
    pub day: Day,
    /// The server in which it is begun; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// Where it is begun.
    pub channel: ChannelId,
    /// The person's locale, as a Discord locale tag.
    pub locale: String,
}

/// How a person stands with the deal of a day.
#[derive(Clone, Debug)]
pub struct DailyStanding {
    /// Their attempt, if they have begun.
    pub attempt: Option<DailyAttempt>,
    /// Its match, if it can be read.
    pub table: Option<Table>,
    /// Whether the day is closed: results can no longer change, and everyone may see everything.
    pub is_closed: bool,
    /// How their result compares with those in the server where they look, and everywhere; `None` without a result.
    pub compared: Option<(Option<Comparison>, Comparison)>,
    /// All results of the day so far; empty for a person who may not see anything of it.
    pub results: Vec<DailyRow>,
    /// On how many days in a row they have finished.
    pub streak: Streak,
}

impl DailyStanding {
    /// The person's result, if it counts.
    #[must_use]
    pub fn result(&self) -> Option<DailyResult> {
        self.attempt?.result
    }

    /// Whether the person has used up their attempt.
    #[must_use]
    pub fn has_finished(&self) -> bool {
        self.table.as_ref().is_some_and(Table::is_over)
    }

    /// Whether the person may see what others made of the deal, and practise it.
    #[must_use]
    pub fn is_revealed(&self) -> bool {
        self.is_closed || self.has_finished()
    }
}

/// The daily deals.
#[derive(Clone, Debug)]
pub struct DailyDeals {
    matches: Matches,
    tables: Tables,
}

impl DailyDeals {
    /// The daily deals of these matches.
    pub(crate) const fn new(matches: Matches, tables: Tables) -> Self {
        Self { matches, tables }
    }

    /// Draws the secrets of days when the days before begin, from now on.
    pub(crate) fn resume(&self) {
        let supervisor = self.matches.supervisor();
        supervisor.supervise(self, BackgroundWork::DailyDeals, None, Self::draw_secrets);
    }

    async fn draw_secrets(self) -> Result<(), CommandError> {
        loop {
            let today = self.today();
            self.secret(today).await?;
            self.secret(today.plus(1)).await?;
            let left = today.end_unix_ms().saturating_sub(self.matches.now().0);
            let left = Duration::from_millis(u64::try_from(left).unwrap_or_default());
            let clock = self.matches.environment().clock();
            clock.sleep(left.max(Duration::from_secs(1))).await;
        }
    }

    /// The current day (UTC).
    #[must_use]
    pub fn today(&self) -> Day {
        Day::of_unix_ms(self.matches.now().0)
    }

    /// The secret of a day, which is drawn if it was not before.
    async fn secret(&self, day: Day) -> Result<Secret, CommandError> {
        let new = Secret::random(&mut self.matches.environment().rng());
        Ok(self.matches.store().daily_secret(day, &new).await?)
    }

    /// The fingerprint of a day up to tomorrow, and its secret, if the day is closed. `None` for a later day.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn proof(
        &self,
        day: Day,
    ) -> Result<Option<(Commitment, Option<Secret>)>, CommandError> {
        if day > self.today().plus(1) {
            return Ok(None);
        }
        let secret = self.secret(day).await?;
        let is_closed = DailyMatch::is_closed(day, self.matches.now());
        Ok(Some((secret.commitment(), is_closed.then_some(secret))))
    }

    /// How a person stands with the deal of a day; `here` is the server where they look.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn standing(
        &self,
        day: Day,
        user: UserId,
        here: Option<GuildId>,
    ) -> Result<DailyStanding, CommandError> {
        let store = self.matches.store();
        let attempts = store.daily_attempts(user).await?;
        let attempt = attempts.iter().copied().find(|it| it.day == day);
        let table = match attempt {
            Some(it) => self.matches.readable_table(it.table).await?,
            None => None,
        };
        let finished = attempts.iter().filter(|it| it.result.is_some());
        let finished = finished.map(|it| it.day).collect();
        let mut standing = DailyStanding {
            attempt,
            table,
            is_closed: DailyMatch::is_closed(day, self.matches.now()),
            compared: None,
            results: Vec::new(),
            streak: Streak::of(finished, self.today()),
        };
        if !standing.is_revealed() {
            return Ok(standing);
        }
        standing.results = store.daily_results(day).await?;
        standing.compared = standing.result().map(|own| {
            let others = standing.results.iter().filter(|it| it.user != user);
            let everywhere = own.compare(others.clone().map(|it| it.result));
            let is_of_server = |here: &GuildId| {
                let mut own = standing.results.iter().filter(|it| it.user == user);
                own.any(|it| it.guild == Some(*here))
            };
            let here = here.filter(is_of_server).map(|here| {
                own.compare(
                    others
                        .filter(|it| it.guild == Some(here))
                        .map(|it| it.result),
                )
            });
            (here, everywhere)
        });
        Ok(standing)
    }

    /// A person's attempts, the newest day first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn attempts(&self, user: UserId) -> Result<Vec<DailyAttempt>, CommandError> {
        Ok(self.matches.store().daily_attempts(user).await?)
    }

    /// The record of a finished match for those who may see it, with the secret if that is published by now.
    ///
    /// # Errors
    ///
    /// If the record is corrupt.
    pub fn with_secret(&self, table: &Table, record: &str) -> Result<String, CommandError> {
        let is_closed = !table.is_daily_open(self.matches.now());
        Ok(match table.settings().daily {
            Some(_) if is_closed => daily::published(record, &table.settings().secret, true)?,
            _ => record.to_owned(),
        })
    }

    /// The records of a day that is closed, one after another, without names; `None` if it is not closed.
    ///
    /// # Errors
    ///
    /// If a record is corrupt, or the database fails.
    pub async fn records(&self, day: Day) -> Result<Option<String>, CommandError> {
        if !DailyMatch::is_closed(day, self.matches.now()) {
            return Ok(None);
        }
        let (store, secret) = (self.matches.store(), self.secret(day).await?);
        let mut records = String::new();
        for row in store.daily_results(day).await?.iter().take(MAX_RECORDS) {
            let record = store.record(row.table).await?;
            records += &daily::published(&record, &secret, false)?;
        }
        Ok(Some(records))
    }

    /// The match of a person's attempt at today's deal, which begins now if it has not yet. Call `Host::present` after having
    /// answered the person.
    ///
    /// `None` if they have not begun it, and it is not the deal of today.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn play(
        &self,
        request: DailyRequest,
        person: Person,
    ) -> Result<Option<Table>, CommandError> {
        for _ in 0..MAX_DECISIONS {
            let begun = self.matches.store().daily_attempt(request.day, person.user);
            if let Some(begun) = begun.await? {
                return self.matches.table(begun.table).await.map(Some);
            }
            if request.day != self.today() {
                return Ok(None);
            }
            if let Some(table) = self.open(&request, person.clone(), false).await? {
                return Ok(Some(table));
            }
            // Another press was faster.
        }
        Err(CommandError::Conflict)
    }

    /// Starts a match of a deal that does not count: of a day that is closed, or a deal that the person has finished. `None`
    /// if it is neither.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn practise(
        &self,
        request: DailyRequest,
        person: Person,
    ) -> Result<Option<Table>, CommandError> {
        let standing = self.standing(request.day, person.user, None).await?;
        if !standing.is_revealed() {
            return Ok(None);
        }
        let opened = self.open(&request, person, true).await?;
        opened.map(Some).ok_or(CommandError::Conflict)
    }

    /// Starts a match; `None` if the person has begun one that counts meanwhile.
    async fn open(
        &self,
        request: &DailyRequest,
        person: Person,
        is_practice: bool,
    ) -> Result<Option<Table>, CommandError> {
        let secret = self.secret(request.day).await?;
        let daily = DailyMatch {
            day: request.day,
            begun_in: request.guild,
            is_practice,
        };
        let request = TableRequest {
            guild: None,
            channel: request.channel,
            parent: None,
            locale: request.locale.clone(),
            setup: claim_rules::daily::setup(request.day, &secret),
            invitations: Vec::new(),
            time_control: TimeControl::Unlimited,
            best_of: 1,
            bots: vec![daily::LEVEL],
            // Without entropy, all chance follows from the secret of the day.
            starts_if_full: true,
            tutorial: None,
            daily: Some((daily, secret)),
        };
        self.tables.create_table(request, person, None).await
    }
}
