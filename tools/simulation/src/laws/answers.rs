//! An interaction is answered once.

use claim_discord::{Endpoint, RestFailure, RestRequest, RestResponse};

use super::super::simulator::Simulator;

/// Whether the request answers an interaction again although the bot knows that its first answer has arrived.
pub(crate) fn is_answered_twice(simulator: &Simulator, request: &RestRequest) -> bool {
    let Endpoint::Callback { interaction, .. } = &request.endpoint else {
        return false;
    };
    let world = simulator.world();
    let known = world.interactions.get(interaction);
    known.is_some_and(|known| known.is_confirmed && !known.is_excused)
}

/// Records whether the bot knows that its answer to an interaction has arrived.
pub(crate) fn note_response(
    simulator: &Simulator,
    request: &RestRequest,
    response: &Result<RestResponse, RestFailure>,
) {
    let Endpoint::Callback { interaction, .. } = &request.endpoint else {
        return;
    };
    let is_success = response.as_ref().is_ok_and(RestResponse::is_success);
    let mut world = simulator.world();
    if let Some(known) = world.interactions.get_mut(interaction) {
        known.is_confirmed |= is_success;
    }
}
