//! The registration: all games, a line each.

/// Hands all games to a macro: the name of each, its folder, and the kinds it plays with their ids
/// (RULES.md). Whatever exists per game is made of this list.
macro_rules! games {
    ($with:ident) => {
        $with! {
            Claim(claim) { Claim = "claim", Claim2 = "claim2", ClaimMix = "claim-mix" }
            Kingdoms(kingdoms) { Kingdoms = "kingdoms" }
            ClaimIt(claim_it) { ClaimIt = "claim-it" }
        }
    };
}
pub(crate) use games;
