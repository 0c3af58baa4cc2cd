//! Playing on from a position of a finished match: one person against bots, privately, without counting.
//!
//! Nothing is stored. The controls carry the person's choices since the position (`PlayOnChoices`); the
//! bots' answers and all chance follow from them. The most recent continuations are cached, so that only the
//! newest answers have to be searched for.

use std::sync::{Mutex, PoisonError};

use claim_ai::Level;
use claim_ai::bots::solver::Solver;
use claim_ai::bots::{Bot, TimeBudget};
use claim_rules::cards::Seat;
use claim_rules::record::{Line, Replay};
use claim_rules::{Action, View};
use claim_screens::PlayOnChoices;
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::Thinking;
use crate::CommandError;
use crate::matches::lru_cache::LruCache;
use crate::matches::queries::replay_at;

/// How many continuations are cached: the last one of each person in each match.
const MAX_RECENT: usize = 32;

/// The bot that plays the other seats.
const OPPONENT: Bot = Bot::Level(Level::Hard);

/// The most recent continuations.
#[derive(Debug)]
pub(super) struct PlayedOn(Mutex<LruCache<Continuation, (MatchId, UserId)>>);

/// How a person has played on from a position of a match.
#[derive(Clone, Debug)]
struct Continuation {
    /// The number of actions of the original match before the position.
    begin: u32,
    /// The person's choices so far.
    choices: PlayOnChoices,
    replay: Replay,
    /// What was played since the person's last choice, including it.
    plays: Vec<(Seat, View, Action)>,
}

/// A position that a person has reached by playing on.
#[derive(Clone, Debug)]
pub struct PlayedOnPosition {
    /// The person's seat.
    pub seat: Seat,
    /// The views of all seats; together they show everything.
    pub views: Vec<View>,
    /// What was played since the person's last choice, including it: the seat, its view before, and its
    /// action.
    pub plays: Vec<(Seat, View, Action)>,
    /// The winners, if the continuation is over.
    pub winners: Option<Vec<Seat>>,
}

impl Default for PlayedOn {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MAX_RECENT)))
    }
}

impl PlayedOn {
    /// The cached continuation, if `choices` begin with the choices that it has made.
    fn known(
        &self,
        key: (MatchId, UserId),
        begin: u32,
        choices: &PlayOnChoices,
    ) -> Option<Continuation> {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = recent.get(key)?;
        let leads_there = known.begin == begin && choices.continues(&known.choices);
        leads_there.then_some(known)
    }

    fn keep(&self, key: (MatchId, UserId), continuation: Continuation) {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        recent.insert(key, continuation);
    }
}

impl Thinking {
    /// Plays a finished match on from the position after its first `begin` actions, with these choices of the
    /// person, who plays the seat that is to act there. Returns the position that they reach; `None` if the
    /// choices are not possible. The bots search off the async threads, and queue with those of running
    /// matches.
    ///
    /// # Errors
    ///
    /// As for [`Lists::record`](crate::Lists::record), and if the person waits for too many analyses already.
    pub async fn play_on(
        &self,
        table: &Table,
        user: UserId,
        begin: u32,
        choices: &PlayOnChoices,
    ) -> Result<Option<PlayedOnPosition>, CommandError> {
        let (id, record) = (table.id(), self.shared.lists.record(table).await?);
        let start = replay_at(&record, begin)?.position;
        let Some(seat) = start.state().to_act() else {
            return Ok(None);
        };
        let known = self.shared.played_on.known((id, user), begin, choices);
        let mut continuation = known.unwrap_or_else(|| Continuation {
            begin,
            choices: PlayOnChoices::default(),
            replay: start,
            plays: Vec::new(),
        });
        let solver = self.shared.solver.clone();
        let choices = choices.clone();
        let _asker = self.shared.analyses.admit(user)?;
        let _permits = self.acquire_compute_permit().await;
        let played = self.shared.environment.compute(move || {
            continuation.play(seat, choices, &solver)?;
            Some(continuation)
        });
        let Some(continuation) = played.await? else {
            return Ok(None);
        };
        let state = continuation.replay.state();
        let contenders = continuation.replay.contenders();
        let seats = Seat::of(table.settings().setup.players());
        let position = PlayedOnPosition {
            seat,
            views: seats.map(|it| state.view(it)).collect(),
            plays: continuation.plays.clone(),
            winners: state.outcome().map(|it| match contenders {
                Some(seats) => state.best_of(seats).iter().collect(),
                None => it.winners,
            }),
        };
        self.shared.played_on.keep((id, user), continuation);
        Ok(Some(position))
    }
}

impl Continuation {
    /// Plays on with these choices, which continue those so far, until another choice is needed. `None` if one of them
    /// is not possible.
    fn play(&mut self, seat: Seat, choices: PlayOnChoices, solver: &Solver) -> Option<()> {
        let mut played = self.choices.end();
        let end = choices.end();
        let contenders = self.replay.contenders();
        self.choices = choices;
        loop {
            let mut rng = self.rng();
            self.replay.draw_chance(&mut rng);
            let Some(to_act) = self.replay.state().to_act() else {
                return (played == end).then_some(());
            };
            let view = self.replay.state().view(to_act);
            let legal = view.legal_actions();
            let action = match *legal.as_slice() {
                [only] => only,
                _ if to_act == seat => {
                    if played == end {
                        return Some(());
                    }
                    let (action, next) = self.choices.choice_at(played, &view)?;
                    played = next;
                    self.plays.clear();
                    action
                }
                _ => {
                    let budget = TimeBudget::FixedIterations;
                    OPPONENT.act_among(&view, contenders, budget, solver, &mut rng)?
                }
            };
            let line = Line::Action {
                seat: to_act,
                action,
                legal: None,
            };
            self.replay.step(&line).ok()?;
            self.plays.push((to_act, view, action));
        }
    }

    /// Seeded by the position, so that the same choices get the same answers.
    fn rng(&self) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::seed_from_u64(self.begin.into());
        rng.set_stream(self.replay.line_count() as u64);
        rng
    }
}
