//! Every game is played to the end by random clicks, by the most players that it allows. (Two play each game in many
//! other tests.) With a `CLAIM_BOT_TEST_FACTOR` above 1, by every number of players, that many times.

use claim_rules::GameKind;
use serde_json::json;

use super::random_match::check_random_match;
use crate::test_factor::match_count;

async fn play(kind: GameKind) {
    let players = kind.players();
    let (most, matches) = (*players.end(), match_count(1) as u64);
    for players in players.filter(|&players| matches > 1 || players == most) {
        for seed in 0..matches {
            let options = json!({"game": kind.id(), "players": players});
            check_random_match(players.into(), options, seed).await;
        }
    }
}

macro_rules! games {
    ($($test:ident: $kind:ident)*) => {
        $(
            #[tokio::test]
            async fn $test() {
                play(GameKind::$kind).await;
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
