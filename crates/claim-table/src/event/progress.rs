//! What follows from the lines of an event record: who is in, which rounds were played, what comes next.

use claim_rules::record::Secret;

use super::line::{Entrant, EventEnd, WithdrawReason};
use super::pairing;
use super::required::RequiredLine;
use super::round::Round;
use super::settings::{EventSettings, Format};
use crate::timestamp::Timestamp;

/// An event as its record has it, with players instead of people.
#[derive(Clone, Debug)]
pub struct Progress {
    pub(super) settings: EventSettings,
    /// Without it, pairings that depend on chance are unknown.
    pub(super) secret: Option<Secret>,
    pub(super) players: Vec<PlayerState>,
    pub(super) is_sign_up_open: bool,
    /// How often another start was set.
    pub(super) new_starts: u8,
    /// Since when the event is paused.
    pub(super) paused_since: Option<Timestamp>,
    pub(super) rounds: Vec<Round>,
    /// When the last round began.
    pub(super) round_began_at: Timestamp,
    /// When the last round was decided, or play could go on after a pause, whichever was later.
    pub(super) ready_since: Timestamp,
    /// The players in order of chance, from the first round on.
    pub(super) order: Vec<Entrant>,
    /// The players with whom the first round began, in order of their seeds.
    pub(super) seeds: Vec<Entrant>,
    /// The line that has to follow at once.
    pub(super) required: Option<RequiredLine>,
    pub(super) over: Option<EventEnd>,
    pub(super) last_at: Timestamp,
    /// The number of lines after the header.
    pub(super) line_count: u32,
}

/// What is known of a player.
#[derive(Clone, Copy, Debug)]
pub struct PlayerState {
    /// Their rating when they joined.
    pub seed: Option<u32>,
    /// Why they are out; `None` for those who are in.
    pub out: Option<WithdrawReason>,
    /// Whether they have said before the start that they are there.
    pub has_checked_in: bool,
    /// In a round robin, whether their matches do not count, because they left early.
    pub(super) is_struck: bool,
}

/// What an event waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The start.
    Start,
    /// The results of the round.
    Results,
    /// The next round, which can begin.
    Round,
    /// Its end: nothing is left to play.
    End,
    /// Nothing: it is over.
    Nothing,
}

impl Progress {
    /// An event whose record has only its header.
    #[must_use]
    pub fn new(settings: EventSettings, secret: Option<Secret>) -> Self {
        Self {
            settings,
            secret,
            players: Vec::new(),
            is_sign_up_open: true,
            new_starts: 0,
            paused_since: None,
            rounds: Vec::new(),
            round_began_at: Timestamp::default(),
            ready_since: Timestamp::default(),
            order: Vec::new(),
            seeds: Vec::new(),
            required: None,
            over: None,
            last_at: Timestamp::default(),
            line_count: 0,
        }
    }

    /// The settings as they are now.
    #[must_use]
    pub const fn settings(&self) -> &EventSettings {
        &self.settings
    }

    /// Everyone who has joined, in order of joining.
    #[must_use]
    pub fn players(&self) -> &[PlayerState] {
        &self.players
    }

    /// The player who joins next.
    #[must_use]
    pub fn next_entrant(&self) -> Entrant {
        Entrant(u16::try_from(self.players.len()).unwrap_or(u16::MAX))
    }

    /// The players who are in, in order of joining.
    pub fn present(&self) -> impl Iterator<Item = Entrant> {
        let players = (0..).map(Entrant).zip(&self.players);
        players
            .filter(|(_, state)| state.out.is_none())
            .map(|(player, _)| player)
    }

    /// Whether a player has lost their tie in a knockout.
    #[must_use]
    pub fn is_eliminated(&self, player: Entrant) -> bool {
        let is_knockout = matches!(self.settings.format, Format::Knockout { .. });
        let has_lost = |round: &Round| {
            let table = round.table_of(player);
            table.is_some_and(|(index, seat)| {
                let winner = round.tables[index].winner();
                winner.is_some_and(|winner| winner != seat)
            })
        };
        is_knockout && self.rounds.iter().any(has_lost)
    }

    /// Whether a player is in.
    #[must_use]
    pub fn is_present(&self, player: Entrant) -> bool {
        let state = self.players.get(player.index());
        state.is_some_and(|state| state.out.is_none())
    }

    pub(super) fn is_struck(&self, player: Entrant) -> bool {
        let state = self.players.get(player.index());
        state.is_some_and(|state| state.is_struck)
    }

    /// Whether people can join.
    #[must_use]
    pub const fn is_sign_up_open(&self) -> bool {
        self.is_sign_up_open
    }

    /// How often another start was set. Each time, players have to be asked again whether they are there.
    #[must_use]
    pub const fn new_starts(&self) -> u8 {
        self.new_starts
    }

    /// Since when the event is paused.
    #[must_use]
    pub const fn paused_since(&self) -> Option<Timestamp> {
        self.paused_since
    }

    /// The rounds that have begun.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The tables of the last round that are undecided, from 1, each with the number of the match that is played.
    pub(super) fn running_legs(&self) -> impl Iterator<Item = (u8, u8)> {
        let last = self.rounds.last().filter(|_| self.over.is_none());
        let tables = last.map_or(&[][..], |round| &round.tables);
        let numbered = (1..).zip(tables);
        numbered.filter_map(|(number, table)| Some((number, table.running_leg()?)))
    }

    /// When the last round began.
    #[must_use]
    pub fn round_began_at(&self) -> Option<Timestamp> {
        (!self.rounds.is_empty()).then_some(self.round_began_at)
    }

    /// How the event ended, if it is over.
    #[must_use]
    pub const fn over(&self) -> Option<EventEnd> {
        self.over
    }

    /// The rounds of which all tables are decided.
    #[must_use]
    pub fn decided_rounds(&self) -> &[Round] {
        match self.rounds.split_last() {
            Some((last, earlier)) if !last.is_decided() => earlier,
            _ => &self.rounds,
        }
    }

    /// Whether no table of the last round is undecided.
    pub(super) fn is_round_decided(&self) -> bool {
        self.rounds.last().is_none_or(Round::is_decided)
    }

    /// The number of rounds, once the first has begun.
    #[must_use]
    pub fn total_rounds(&self) -> Option<usize> {
        let players = self.seeds.len();
        (players > 0).then(|| match self.settings.format {
            Format::Swiss { rounds } => usize::from(rounds).min(pairing::max_rounds(players)),
            Format::RoundRobin => pairing::max_rounds(players),
            Format::Knockout { .. } => players.next_power_of_two().ilog2() as usize,
        })
    }

    /// Whether fewer than half of the rounds have begun.
    pub(super) fn is_first_half(&self) -> bool {
        let total = self.total_rounds();
        total.is_none_or(|total| 2 * self.rounds.len() < total)
    }

    /// Whether people can join, or return, at this stage of the event.
    #[must_use]
    pub fn accepts_players(&self) -> bool {
        let may_join_late = matches!(self.settings.format, Format::Swiss { .. });
        let is_early = self.rounds.is_empty() || (may_join_late && self.is_first_half());
        self.is_sign_up_open && self.over.is_none() && is_early
    }

    /// Whether the event has as many players as it may have.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.present().count() >= self.settings.max_players().into()
    }

    /// What the event waits for, pauses aside.
    #[must_use]
    pub fn next(&self) -> Next {
        if self.over.is_some() {
            return Next::Nothing;
        }
        let Some(total) = self.total_rounds() else {
            return Next::Start;
        };
        if !self.is_round_decided() {
            return Next::Results;
        }
        if self.rounds.len() == total || self.present().count() < 2 {
            return Next::End;
        }
        if let Format::Knockout { best_of } = self.settings.format
            && pairing::knockout(self, best_of).players().next().is_none()
        {
            return Next::End;
        }
        Next::Round
    }

    /// The pairs of the next round. For the first one, at least one player must be in.
    ///
    /// # Panics
    ///
    /// If no player was in when the first round began.
    #[must_use]
    pub fn pair_next_round(&self) -> Round {
        if self.seeds.is_empty() {
            let mut begun = self.clone();
            begun.start();
            return begun.pair();
        }
        self.pair()
    }

    fn pair(&self) -> Round {
        match self.settings.format {
            Format::Swiss { .. } => pairing::swiss(self),
            Format::RoundRobin => pairing::round_robin(self),
            Format::Knockout { best_of } => pairing::knockout(self, best_of),
        }
    }

    /// What the first round depends on: the order of chance, and the seeds in order.
    pub(super) fn start(&mut self) {
        self.order = (0..self.next_entrant().0).map(Entrant).collect();
        if let Some(secret) = &self.secret {
            claim_rules::chance::shuffle(&mut secret.named_stream("order"), &mut self.order);
        }
        let present = self.order.iter().copied();
        self.seeds = present.filter(|&player| self.is_present(player)).collect();
        let rating = |player: &Entrant| self.players[player.index()].seed;
        self.seeds
            .sort_by_key(|player| std::cmp::Reverse(rating(player)));
    }
}
