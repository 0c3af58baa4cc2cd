//! The rules by example: every sentence and ruling of RULES.md 3 and every example of the rulebook
//! as a small scenario. Properties that hold in every match are tested in `tests/rules/claim_it`.

mod bust;
mod history;
mod last_round;
mod notation;
mod recycle;
mod refusals;
mod scene;
mod scoring;
mod setup;
mod stop;
mod supply;
mod uses;

use crate::cards::Seat;
use crate::claim_it::{IllegalAction, Stone, Variant};
use scene::{Scene, face, gold_row, space, spaces, stone_row};

const S0: Seat = Seat::First;
const S1: Seat = Seat::Second;
const S2: Seat = Seat::Third;
const S3: Seat = Seat::Fourth;
const S4: Seat = Seat::Fifth;
