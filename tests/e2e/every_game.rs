//! Every game, for every number of players it takes, played to the end by clicking on whatever is
//! shown.

use claim_bot::rules::GameKind;
use serde_json::json;

use super::party::plays_to_the_end;

/// How many matches of each.
const SEEDS: u64 = 2;

async fn every_number_of_players(kind: GameKind) {
    for players in kind.players() {
        for seed in 0..SEEDS {
            let options = json!({"game": kind.id(), "players": players});
            plays_to_the_end(players.into(), options, seed).await;
        }
    }
}

macro_rules! games {
    ($($test:ident: $kind:ident)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                every_number_of_players(GameKind::$kind).await;
            }
        )*

        #[test]
        fn no_game_is_left_out() {
            assert_eq!(GameKind::ALL, [$(GameKind::$kind),*]);
        }
    };
}

games! {
    claim: Claim
    claim_2: Claim2
    claim_mix: ClaimMix
    kingdoms: Kingdoms
    claim_it: ClaimIt
}
