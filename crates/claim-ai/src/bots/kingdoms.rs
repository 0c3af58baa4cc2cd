//! Heuristics for Claim Kingdoms: none beyond the rules.

use claim_rules::kingdoms::State;

use super::heuristics::Heuristics;

impl Heuristics for State {}
