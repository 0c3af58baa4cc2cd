//! A puzzle of a game that cannot be solved: a position in which one choice is best by a clear margin.

use claim_rules::cards::Seat;
use claim_rules::record::Replay;
use claim_rules::{Action, GameKind, Setup, View};
use serde::{Deserialize, Serialize};

use super::position::PuzzleError;
use crate::analysis::{VariationPlay, variation};

/// Separates the actions of a choice in its notation.
const SEPARATOR: &str = "/";

/// A position in which one choice wins clearly more often than every other one.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPuzzle {
    record: String,
    ratings: Ratings,
    setup: Setup,
    view: View,
    choices: Vec<RatedChoice>,
}

/// What can be chosen in a puzzle, and how good it is.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedChoice {
    /// One action, or in Claim It two that belong together: where the dice go, and whether to roll again. Each
    /// comes with what the seat knows before it.
    pub actions: Vec<(View, Action)>,
    /// The chance to win after it, from 0 to 1.
    pub chance: f32,
    /// What bots would play next, each of which knows only its own cards. Empty in Claim It.
    pub answer: Vec<VariationPlay>,
}

/// What is stored of a puzzle besides its record: the results of the search that found it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(super) struct Ratings {
    /// By how much the chances may be off.
    pub(super) margin: f32,
    /// The ratings of the choices, in the order of the legal actions.
    pub(super) choices: Vec<Rating>,
}

/// The stored form of a [`RatedChoice`], with actions in notation.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(super) struct Rating {
    pub(super) actions: Vec<String>,
    pub(super) chance: f32,
    pub(super) answer: Vec<String>,
}

impl RatedPuzzle {
    /// Reads a puzzle from its record and its ratings: see [`RatedPuzzle::record`] and [`RatedPuzzle::ratings`].
    ///
    /// # Errors
    ///
    /// If one of them is wrong, or they do not belong together.
    pub fn read(record: &str, ratings: &str) -> Result<Self, PuzzleError> {
        let ratings = serde_json::from_str(ratings).map_err(|_| PuzzleError::InvalidRatings)?;
        Self::of_ratings(record.to_owned(), ratings)
    }

    /// The puzzle at the end of a record.
    pub(super) fn of_ratings(record: String, ratings: Ratings) -> Result<Self, PuzzleError> {
        let replay = Replay::from_lines(record.lines())?;
        let seat = replay.state().to_act().ok_or(PuzzleError::InvalidRatings)?;
        let choices = ratings.choices.iter();
        let choices = choices.map(|rating| rating.choice(&replay, seat));
        let choices: Option<Vec<_>> = choices.collect();
        let choices = choices.filter(|it| !it.is_empty());
        Ok(Self {
            setup: replay.header().setup.clone(),
            view: replay.state().view(seat),
            choices: choices.ok_or(PuzzleError::InvalidRatings)?,
            record,
            ratings,
        })
    }

    /// The record of the match up to the position, with a line break after each line.
    #[must_use]
    pub fn record(&self) -> &str {
        &self.record
    }

    /// How good the choices are, as JSON. It is stored with the record: a later version of the program may rate them
    /// otherwise, which must not change who has solved the puzzle.
    #[must_use]
    pub fn ratings(&self) -> String {
        serde_json::to_string(&self.ratings).unwrap_or_default()
    }

    /// The game and its options.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the seat that has to choose knows.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// All choices.
    #[must_use]
    pub fn choices(&self) -> &[RatedChoice] {
        &self.choices
    }

    /// The best choice.
    #[must_use]
    pub fn solution(&self) -> &RatedChoice {
        let choices = self.choices.iter();
        let best = choices.max_by(|one, other| one.chance.total_cmp(&other.chance));
        // There is always a choice.
        best.unwrap_or(&self.choices[0])
    }

    /// By how much the chances may be off, from 0 to 1.
    #[must_use]
    pub const fn margin(&self) -> f32 {
        self.ratings.margin
    }

    /// The choice with this notation.
    #[must_use]
    pub fn choice(&self, notation: &str) -> Option<&RatedChoice> {
        self.choices.iter().find(|it| it.notation() == notation)
    }
}

impl RatedChoice {
    /// The choice in the notation of records, its actions separated by a slash.
    #[must_use]
    pub fn notation(&self) -> String {
        let actions = self.actions.iter().map(|(_, action)| action.to_string());
        actions.collect::<Vec<_>>().join(SEPARATOR)
    }
}

impl Rating {
    /// The choice that is rated, if it is one at the position of `replay`.
    fn choice(&self, replay: &Replay, seat: Seat) -> Option<RatedChoice> {
        let kind = replay.header().setup.kind();
        let mut before = replay.state().clone();
        let mut actions = Vec::new();
        let (last, first) = parse_all(kind, &self.actions)?
            .split_last()
            .map(|(last, first)| (*last, first.to_vec()))?;
        for action in first {
            actions.push((before.view(seat), action));
            before.play(action).ok()?;
        }
        actions.push((before.view(seat), last));
        before.clone().play(last).ok()?;
        Some(RatedChoice {
            actions,
            chance: self.chance,
            answer: variation(&before, last, &parse_all(kind, &self.answer)?),
        })
    }
}

fn parse_all(kind: GameKind, actions: &[String]) -> Option<Vec<Action>> {
    let actions = actions.iter().map(|text| Action::parse(kind, text));
    actions.collect()
}
