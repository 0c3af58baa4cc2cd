//! The rules by example: each sentence of RULES.md 3, every ruling in it and what the rulebook
//! shows, as small scenarios named by the rule. Laws that hold in every match are tested from
//! outside, in `tests/rules`.

mod account;
mod bust;
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
use crate::rules::claim_it::{IllegalAction, Stone, Variant};
use scene::{Scene, face, gold_row, space, spaces, stone_row};

const S0: Seat = Seat::First;
const S1: Seat = Seat::Second;
const S2: Seat = Seat::Third;
const S3: Seat = Seat::Fourth;
const S4: Seat = Seat::Fifth;
