//! The rules by example: every worked example of the rulebook and every ruling of RULES.md 2 as a
//! small scenario. Properties that hold in every match are tested in `tests/rules/kingdoms`.

mod board;
mod display;
mod doppelgangers;
mod ending;
mod figures;
mod notation;
mod placing;
mod points;
mod possible_hands;
mod scene;
mod seers;
mod setup;
mod turn_summary;

use crate::cards::Seat;
use crate::kingdoms::IllegalAction;
use scene::{Scene, cards_of, faction, space};

const S0: Seat = Seat::First;
const S1: Seat = Seat::Second;
