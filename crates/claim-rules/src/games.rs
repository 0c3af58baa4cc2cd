//! The registration of the games, one line each.
//!
//! Code that is needed once per game expands the list: the enums `State`, `View`, `PublicView`,
//! `Action`, `Chance` and `IllegalAction`, `GameKind`, the dispatch from a screen to the game's
//! words, and from a view to its heuristics. The rest of the program knows only those enums.

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
