//! Every game is played to the end by random clicks: with `CLAIM_BOT_TEST_FACTOR`, by every number of players, without
//! it by the most. (Two play each game in many other tests.)

use claim_rules::GameKind;
use serde_json::json;

use super::random_match::check_random_match;

/// How many matches are played for each number of players: `CLAIM_BOT_TEST_FACTOR`.
fn factor() -> Option<u64> {
    let factor = std::env::var("CLAIM_BOT_TEST_FACTOR").ok()?;
    factor.parse().ok()
}

async fn play(kind: GameKind) {
    let players = kind.players();
    let numbers = match factor() {
        Some(_) => players.collect::<Vec<_>>(),
        None => vec![*players.end()],
    };
    for players in numbers {
        for seed in 0..factor().unwrap_or(1) {
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
