//! What bots know of Claim Kingdoms: its rules.

use super::knowledge::Knowledge;
use crate::rules::kingdoms::State;

impl Knowledge for State {}
