//! The rules by example: every worked example of the rulebook and every ruling of RULES.md 2 as a
//! small scenario, named by the rule it shows. Laws that hold in every match are tested from
//! outside, in `tests/rules/kingdoms`.

mod display;
mod doppelgangers;
mod ending;
mod figures;
mod knowledge;
mod notation;
mod placing;
mod plane;
mod points;
mod scene;
mod seers;
mod set_up;
mod told;

use crate::cards::Seat;
use crate::rules::kingdoms::IllegalAction;
use scene::{Scene, cards_of, held, space};

const S0: Seat = Seat::First;
const S1: Seat = Seat::Second;
