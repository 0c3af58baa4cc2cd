//! Every game with every number of players is played to the end by random clicks.

use claim_rules::GameKind;
use serde_json::json;

use super::random_match::check_random_match;

/// How many matches are played for each number of players: `CLAIM_BOT_TEST_FACTOR`, by default one.
fn seeds() -> u64 {
    let factor = std::env::var("CLAIM_BOT_TEST_FACTOR").ok();
    factor.and_then(|text| text.parse().ok()).unwrap_or(1)
}

async fn every_number_of_players(kind: GameKind) {
    for players in kind.players() {
        for seed in 0..seeds() {
            let options = json!({"game": kind.id(), "players": players});
            check_random_match(players.into(), options, seed).await;
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
        fn all_games_are_tested() {
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
