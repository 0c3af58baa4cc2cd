//! What bots know of Claim It: its rules.

use super::knowledge::Knowledge;
use crate::rules::claim_it::State;

impl Knowledge for State {}
