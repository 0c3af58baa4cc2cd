//! Shortens a failing simulation: fewer disturbances, and fewer steps.

use super::disturbances::Disturbance;
use super::run::{Outcome, Scenario};

/// A shortened simulation that breaks a law.
#[derive(Clone, Debug)]
pub struct Shortened {
    /// The parameters of the simulation.
    pub scenario: String,
    /// Its outcome.
    pub outcome: Outcome,
}

/// Leaves out disturbances and steps for as long as a law is still broken.
pub(super) fn shorten(scenario: Scenario) -> Option<Shortened> {
    let fails = |scenario: Scenario| {
        let outcome = scenario.run();
        outcome.violation.is_some().then_some((scenario, outcome))
    };
    let mut best = fails(scenario)?;
    for kind in Disturbance::ALL {
        let (scenario, _) = &best;
        if scenario.disturbances.has(kind) {
            let disturbances = scenario.disturbances.without(kind);
            let simpler = Scenario {
                disturbances,
                ..*scenario
            };
            best = fails(simpler).unwrap_or(best);
        }
    }
    let mut steps = best.0.steps / 2;
    while steps > 0 {
        let (scenario, _) = &best;
        let fewer = scenario.steps - steps;
        let shorter = Scenario {
            steps: fewer,
            ..*scenario
        };
        match fails(shorter) {
            Some(found) => best = found,
            None => steps /= 2,
        }
        steps = steps.min(best.0.steps / 2);
    }
    let (scenario, outcome) = best;
    Some(Shortened {
        scenario: format!("{scenario:?}"),
        outcome,
    })
}
