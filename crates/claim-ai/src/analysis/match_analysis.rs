//! The analysis of a whole match from its record.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::RecordError;
use claim_rules::{GameKind, Setup};

use super::decision::{Decision, Exact};
use super::label::Label;

/// The number of search iterations for a good estimate, which takes a few milliseconds. Chances are calibrated for
/// it.
pub const DEFAULT_ITERATIONS: u32 = 1_000;

/// A finished match, decision by decision.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The game, its options and the number of players, as the header of the record states them.
    pub setup: Setup,
    /// The evaluated decisions of players in order: all of them, unless a first look ran out of time. Those that a bot
    /// made for a player who had left are not among them.
    pub decisions: Vec<Decision>,
    /// The seats that have won, if the match was played to its end.
    pub winners: Option<SeatSet>,
}

/// Why a record cannot be analysed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnalysisError {
    /// A line of the record is wrong or missing.
    #[error(transparent)]
    InvalidRecord(#[from] RecordError),
    /// The match is still running, and an analysis would help a player.
    #[error("the match is not over")]
    NotOver,
}

/// How many of a seat's decisions were correct.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// The decisions with exact values in which a mistake was possible, as far as the value of the action is known.
    pub decisions: usize,
    /// Those of them that were not mistakes.
    pub correct: usize,
}

/// What a seat's estimated decisions lost. Only open decisions count, see [`Estimate::is_open`](super::Estimate::is_open).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// How many of them have each label, in the order of [`Label::ALL`].
    pub labels: [usize; Label::ALL.len()],
    /// The sum of the losses of winning chances, each from 0 to 1.
    pub total_loss: f32,
    /// The sum of what each could have lost at most.
    pub total_stake: f32,
}

impl Analysis {
    /// Replaces a decision by a better evaluation of it, or adds it.
    pub fn improve(&mut self, decision: Decision) {
        let found = self
            .decisions
            .binary_search_by_key(&decision.actions, |it| it.actions);
        match found {
            Ok(index) => self.decisions[index] = decision,
            Err(index) => self.decisions.insert(index, decision),
        }
    }

    /// How many of a seat's decisions with exact values were correct.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let exact = self.decisions_of(seat).filter_map(Decision::exact);
        let exact = exact.filter(|it| it.allows_mistake() && it.after.is_some());
        Accuracy::count(exact.map(|it| !it.is_mistake()))
    }

    /// What a seat's estimated decisions lost.
    #[must_use]
    pub fn judgement(&self, seat: Seat) -> Judgement {
        let mut judgement = Judgement::default();
        for decision in self.decisions_of(seat) {
            let judged = decision.estimate().and_then(|it| Some((it, it.label()?)));
            let Some((estimate, label)) = judged else {
                continue;
            };
            judgement.labels[label as usize] += 1;
            judgement.total_loss += estimate.loss.0;
            judgement.total_stake += estimate.stake();
        }
        judgement
    }

    /// How the result came about, for each side in the order of its first seat. Empty if the match was not played to its
    /// end.
    #[must_use]
    pub fn balances(&self) -> Vec<Balance> {
        let Some(winners) = self.winners else {
            return Vec::new();
        };
        let has_won = |&side: &Seat| winners.iter().any(|it| self.setup.side(it) == side);
        let sides = count(self.setup.sides());
        let share = 1.0 / count(self.setup.sides().filter(has_won));
        let even = 1.0 / sides;
        // In Claim It, nothing is dealt. A first look that ran out of time lacks the first decisions.
        let is_dealt = self.setup.kind() != GameKind::ClaimIt;
        let is_whole = self.decisions.first().is_some_and(|it| it.actions == 0);
        let balance = |side| {
            let is_own = |it: &Decision| self.setup.side(it.seat) == side;
            // What one side loses is gained by the others, each alike.
            let gain = |it: &Decision| {
                let loss = it.loss().unwrap_or(0.0);
                if is_own(it) {
                    -loss
                } else {
                    loss / (sides - 1.0)
                }
            };
            let first_own = self.decisions.iter().position(is_own);
            let hand = first_own
                .filter(|_| is_dealt && is_whole)
                .and_then(|index| {
                    let gained: f32 = self.decisions[..index].iter().map(gain).sum();
                    Some(self.decisions[index].win_probability()? - even - gained)
                });
            let won = if has_won(&side) { share } else { 0.0 };
            Balance {
                side,
                result: won - even,
                decisions: self.decisions.iter().map(gain).sum(),
                hand,
            }
        };
        self.setup.sides().map(balance).collect()
    }

    /// The decisions of a seat.
    pub fn decisions_of(&self, seat: Seat) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |it| it.seat == seat)
    }

    /// The decisions with exact values.
    pub fn exact_decisions(&self) -> impl Iterator<Item = (&Decision, &Exact)> {
        let decisions = self.decisions.iter();
        decisions.filter_map(|it| Some((it, it.exact()?)))
    }

    /// The mistakes, in order.
    #[must_use]
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = &Decision> {
        self.decisions.iter().filter(|it| it.is_mistake())
    }
}

/// How the result of a match came about for one side. Luck is what decisions do not explain: the deal, the draws, the dice,
/// and the error of the estimates. All sides together, results, decisions and luck are zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// The side.
    pub side: Seat,
    /// The side’s share of the win beyond an equal one: 0.5 for a win of one of two, 0 if all win.
    pub result: f32,
    /// The winning chances that the other sides’ decisions gave it, less those that its own lost.
    pub decisions: f32,
    /// What the side’s first hand was worth beyond an equal share, by its first decision, without what others had lost before:
    /// the part of its luck that it was dealt. `None` in Claim It, and if that is not known.
    pub hand: Option<f32>,
}

/// A number of sides.
#[expect(clippy::cast_precision_loss, reason = "at most five")]
fn count(sides: impl Iterator<Item = Seat>) -> f32 {
    sides.count() as f32
}

impl Judgement {
    /// How many decisions there were.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.labels.iter().sum()
    }

    /// Which share of the winning chances at stake was kept, from 0 to 1; `None` without decisions. The average loss
    /// would tell as much of the opponents: against strong ones, there is soon little left to lose.
    #[must_use]
    pub fn accuracy(&self) -> Option<f32> {
        let lost = self.total_loss / self.total_stake;
        (self.decisions() > 0).then(|| (1.0 - lost).clamp(0.0, 1.0))
    }
}

impl Accuracy {
    fn count(are_correct: impl Iterator<Item = bool>) -> Self {
        are_correct.fold(Self::default(), |sum, is_correct| Self {
            decisions: sum.decisions + 1,
            correct: sum.correct + usize::from(is_correct),
        })
    }
}
