//! The registration of the games, one line each.

/// Passes the list of all games to another macro: per game its name, its folder, and its kinds with
/// their ids (RULES.md). Everything that exists once per game is generated from this list.
#[macro_export]
macro_rules! games {
    ($with:ident) => {
        $with! {
            Claim(claim) { Claim = "claim", Claim2 = "claim2", ClaimMix = "claim-mix" }
            Kingdoms(kingdoms) { Kingdoms = "kingdoms" }
            ClaimIt(claim_it) { ClaimIt = "claim-it" }
        }
    };
}
