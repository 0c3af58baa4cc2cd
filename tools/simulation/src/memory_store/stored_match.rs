//! A match as the model of the store keeps it. Loading it replays its record, as in a database.

use std::collections::BTreeMap;
use std::time::Duration;

use claim_rules::GameKind;
use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::TimedLine;
use claim_store::{Error, FinishedMatch, Ladder, RatingChange, Result, catch_panic};
use claim_table::career::SeatResult;
use claim_table::desk::{MessageKind, MessageState};
use claim_table::ids::{GuildId, MatchId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;
use claim_table::{EarlyEnd, Offer, Player, Seating, Stage, StoredTable, Table, TableSettings};

use super::work::Work;

#[derive(Clone, Debug)]
pub(super) struct StoredMatch {
    pub(super) settings: TableSettings,
    pub(super) seating: Seating,
    pub(super) stage: StoredStage,
    pub(super) revision: u32,
    pub(super) work: Work,
    pub(super) is_on_hold: bool,
    pub(super) deadline: Option<Timestamp>,
    pub(super) reminder: Option<Timestamp>,
    /// JSON, as in a database.
    pub(super) clock: String,
    pub(super) early_end: Option<EarlyEnd>,
    pub(super) called_off_by: Option<Seat>,
    pub(super) offer: Option<Offer>,
    pub(super) voided_at: Option<u32>,
    /// The seats whose players have left.
    pub(super) left: SeatSet,
    /// When the match ended, or the table was cancelled or expired.
    pub(super) ended_at: Option<Timestamp>,
    /// How it ended for each person, once it has a result.
    pub(super) results: Vec<(Seat, SeatResult)>,
    /// The record as text, one entry per line.
    pub(super) lines: Vec<String>,
    /// The position of this match in the order in which matches were rated; `None` if it was not rated.
    pub(super) rated_number: Option<usize>,
    /// The rating changes that the match has caused.
    pub(super) ratings: Vec<RatingChange>,
    pub(super) messages: BTreeMap<MessageKind, MessageState>,
    /// Whether the match has ended and its messages may not show that yet.
    pub(super) is_unpresented: bool,
    /// Why the match cannot be read and since when, if it is set aside.
    pub(super) quarantined: Option<(String, Timestamp)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StoredStage {
    Lobby,
    Running,
    Over,
    Cancelled,
    Expired,
}

impl StoredStage {
    pub(super) fn of(table: &Table) -> Self {
        match table.stage() {
            Stage::Lobby => Self::Lobby,
            Stage::Cancelled => Self::Cancelled,
            Stage::Expired => Self::Expired,
            Stage::Dealt(_) if table.is_over() => Self::Over,
            Stage::Dealt(_) => Self::Running,
        }
    }
}

impl StoredMatch {
    /// A match that is saved for the first time, without what changes after that.
    pub(super) fn new(table: &Table) -> Self {
        Self {
            settings: table.settings().clone(),
            seating: table.seating().clone(),
            stage: StoredStage::of(table),
            revision: table.revision(),
            work: Work::default(),
            is_on_hold: false,
            deadline: None,
            reminder: None,
            clock: String::new(),
            early_end: None,
            called_off_by: None,
            offer: None,
            voided_at: None,
            left: SeatSet::EMPTY,
            ended_at: None,
            results: Vec::new(),
            lines: Vec::new(),
            rated_number: None,
            ratings: Vec::new(),
            messages: BTreeMap::new(),
            is_unpresented: false,
            quarantined: None,
        }
    }

    pub(super) const fn id(&self) -> MatchId {
        self.settings.id
    }

    /// Whether the match has changed a rating of the user.
    pub(super) fn is_rated_for(&self, user: UserId) -> bool {
        let mut changes = self.changes(None, None);
        changes.any(|(player, _)| player.user == user)
    }

    /// The changes of ratings of all time on the ladder of a server (or all) and game (or all), with their
    /// players.
    pub(super) fn changes(
        &self,
        guild: Option<GuildId>,
        game: Option<GameKind>,
    ) -> impl Iterator<Item = (&Player, &RatingChange)> {
        let ladder = Ladder {
            month: None,
            guild,
            game,
        };
        let changes = self.ratings.iter().filter(move |it| it.ladder == ladder);
        changes.filter_map(|change| Some((self.seating.player(change.seat)?, change)))
    }

    pub(super) fn is_played_by(&self, user: UserId) -> bool {
        self.seating.seat_of(user).is_some()
    }

    /// Whether the user plays and has not left.
    pub(super) fn is_active(&self, user: UserId) -> bool {
        let seat = self.seating.seat_of(user);
        seat.is_some_and(|seat| !self.left.contains(seat))
    }

    /// Whether the match was called off by the user, or because of them.
    pub(super) fn is_called_off_by(&self, user: UserId) -> bool {
        self.called_off_by.is_some() && self.called_off_by == self.seating.seat_of(user)
    }

    /// The record, with a line break after each line.
    pub(super) fn record(&self) -> String {
        let lines = self.lines.iter();
        lines.flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// The match in a list, once it is over.
    pub(super) fn finished(&self) -> FinishedMatch {
        FinishedMatch {
            id: self.id(),
            setup: self.settings.setup.clone(),
            seating: self.seating.clone(),
            ended_at: self.ended_at.unwrap_or_default(),
        }
    }

    /// Whether a user has opened the table or is invited to it.
    pub(super) fn names(&self, user: UserId) -> bool {
        let mut invitations = self.settings.invitations.iter();
        self.settings.host == user || invitations.any(|it| it.user == user)
    }

    /// The stage, unless the match is set aside.
    pub(super) fn readable_stage(&self) -> Option<StoredStage> {
        self.quarantined.is_none().then_some(self.stage)
    }

    pub(super) fn is_open(&self) -> bool {
        let stage = self.readable_stage();
        stage.is_some_and(|stage| matches!(stage, StoredStage::Lobby | StoredStage::Running))
    }

    /// Moves the deadline of an open table or running match, and the reminder with it.
    pub(super) fn move_deadline(&mut self, by: Duration) {
        let is_open = self.is_open();
        if let Some(deadline) = self.deadline.filter(|_| is_open) {
            self.deadline = Some(deadline + by);
            self.reminder = self.reminder.map(|reminder| reminder + by);
            self.revision += 1;
            self.work.make_due_now();
        }
    }

    /// Restores a match if it was set aside, and returns it.
    pub(super) fn restore_match(&mut self, now: Timestamp) -> Option<MatchId> {
        let (_, since) = self.quarantined.take()?;
        let least = match self.settings.time_control {
            _ if self.stage != StoredStage::Running => Duration::ZERO,
            TimeControl::PerTurn(limit) => limit,
            TimeControl::Reserve { increment, .. } => increment,
            TimeControl::Unlimited => Duration::ZERO,
        };
        let away = now.saturating_duration_since(since);
        let by = self.deadline.map_or(away, |it| {
            let deadline = (it + away).max(now + least);
            deadline.saturating_duration_since(it)
        });
        self.deadline = self.deadline.map(|it| it + by);
        self.reminder = self.reminder.map(|it| it + by);
        self.revision += 1;
        self.work = Work::due_at(now);
        Some(self.id())
    }

    /// Whether a start has to load the match, not considering people's settings.
    pub(super) fn is_unfinished(&self) -> bool {
        let is_running = self.stage == StoredStage::Running;
        let is_on_hold = self.is_on_hold;
        let is_behind = |state: &MessageState| {
            let is_outdated = state.revision < i64::from(self.revision);
            let is_hand = matches!(state.kind, MessageKind::Hand(_));
            (is_outdated && !state.kind.is_static())
                || state.superseded.is_some()
                || (is_hand && state.message().is_none() && !is_on_hold)
        };
        if is_on_hold {
            return self.messages.values().any(is_behind);
        }
        let is_counted =
            |kind: &&MessageKind| matches!(kind, MessageKind::Public | MessageKind::Hand(_));
        let wanted = if is_running {
            1 + self.seating.players().count()
        } else {
            1
        };
        // A bot's turn has no deadline. Bots also act for players who have left.
        let has_bot = self.seating.bots().next().is_some() || !self.left.is_empty();
        (is_running && self.deadline.is_none() && has_bot)
            || self.messages.values().any(is_behind)
            || self.messages.keys().filter(is_counted).count() < wanted
    }

    pub(super) fn load(&self) -> Result<(Table, Vec<MessageState>)> {
        match &self.quarantined {
            Some((reason, _)) => Err(Error::Quarantined {
                reason: reason.clone(),
            }),
            None => self.restore(),
        }
    }

    /// As [`Self::load`], also if the match is set aside.
    pub(super) fn restore(&self) -> Result<(Table, Vec<MessageState>)> {
        let corrupt = |cause| Error::corrupt(format!("match {}", self.id()), cause);
        let kind = self.settings.setup.kind();
        let lines = self.lines.iter();
        let lines = lines.map(|line| TimedLine::parse(line, Some(kind)));
        let lines: std::result::Result<_, _> = lines.collect();
        let stored = StoredTable {
            settings: self.settings.clone(),
            seating: self.seating.clone(),
            stage_without_record: match self.stage {
                StoredStage::Cancelled => Stage::Cancelled,
                StoredStage::Expired => Stage::Expired,
                StoredStage::Lobby | StoredStage::Running | StoredStage::Over => Stage::Lobby,
            },
            revision: self.revision,
            deadline: self.deadline,
            reminder: self.reminder,
            clock: serde_json::from_str(&self.clock)
                .map_err(|error| corrupt(anyhow::Error::from(error)))?,
            early_end: self.early_end,
            offer: self.offer,
            voided_at: self.voided_at,
            is_revealed: self.stage == StoredStage::Over,
            lines: lines.map_err(|error| corrupt(anyhow::Error::from(error)))?,
        };
        let table = catch_panic(|| Ok(Table::restore(stored)?)).map_err(corrupt)?;
        Ok((table, self.messages.values().cloned().collect()))
    }
}
