//! The disk is full while people play: they are told, nothing is lost, and play continues without a restart when there
//! is space again.

use claim_host::Clock;
use power_cuts::{Disk, Fault, FaultKind};
use serde_json::json;

use super::tracked_match::{TrackedMatch, choice};
use super::world::World;

/// The beginning of the answer after an internal error.
const FAILED: &str = "Something went wrong on my side.";

#[tokio::test]
async fn play_on_a_full_disk_is_refused_and_can_be_repeated() {
    let mut world = World::without_bot().await;
    let disk = Disk::at(world.folder());
    world.start_bot(Clock::System).await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    game.play(&world).await;
    let (player, hand, stored) = game.wait_for_turn(&world).await;
    let button = choice(&hand, &stored);
    disk.fail(Fault {
        kind: FaultKind::NoSpace,
        after: 0,
        times: usize::MAX,
    });
    for _ in 0..2 {
        let answer = player.press(&hand, &button).await.expect("an answer");
        assert!(
            answer.is_ephemeral() && answer.contains_text(FAILED),
            "{}",
            answer.text()
        );
    }
    let answer = player.command("claim start", json!({})).await;
    assert!(
        answer.is_ephemeral() && answer.contains_text(FAILED),
        "{}",
        answer.text()
    );
    assert!(disk.repair() > 0);
    assert_eq!(world.stored(&game.id).await, stored);
    player.press(&hand, &button).await;
    let after = world.stored(&game.id).await;
    assert_eq!(after.actions(), stored.actions() + 1);
    game.play(&world).await;
    game.resign(&world, &ben).await;
    world.end().await;
}
