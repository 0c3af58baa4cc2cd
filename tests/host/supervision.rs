//! Background work that panics is tried again.

use std::sync::atomic::Ordering;

use claim_bot::host::BackgroundWork;
use claim_bot::table::Command;
use claim_bot::ui::Press;

use super::*;

#[tokio::test]
async fn messages_are_posted_after_a_panic() {
    let mut test = TestHost::new().await;
    test.panics.store(2, Ordering::Relaxed);
    let id = test.open_table().await.id();
    test.host.present(id);
    let is_lobby = |screen: &Screen| has_button(screen, &Press::Join(id));
    test.wait_for_screen(is_lobby).await;
    assert!(test.host.failures(BackgroundWork::Presenting) > 0);

    // The match is still presented.
    let join = Command::Join(person(2).into_player(String::new()));
    test.host.command(id, join).await.expect("a free seat");
    test.host.present(id);
    let is_full = |screen: &Screen| {
        let shows_guest = format!("{screen:?}").contains("player 2");
        shows_guest && has_button(screen, &Press::Start(id))
    };
    test.wait_for_screen(is_full).await;
}
