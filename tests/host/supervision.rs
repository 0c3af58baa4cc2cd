//! Background work that panics is retried, and work that has to wait does not block other work.

use std::sync::atomic::Ordering;

use claim_host::BackgroundWork;
use claim_screens::{LobbyPress, Press};
use claim_table::Command;
use claim_table::desk::MessageKind;

use super::*;

#[tokio::test]
async fn messages_are_posted_after_a_panic() {
    let mut test = TestHost::new().await;
    test.panics.store(2, Ordering::Relaxed);
    let id = test.open_table().await.id();
    test.host.present(id);
    let is_lobby = |screen: &Screen| has_button(screen, &Press::Lobby(LobbyPress::Leave(id)));
    test.wait_for_screen(is_lobby).await;
    assert!(test.host.failures(BackgroundWork::Presenting) > 0);

    // After the panic, changes of the match are still presented.
    let join = Command::Join(person(2).into_player(String::new()), None);
    test.host.command(id, join).await.expect("a free seat");
    test.host.present(id);
    let is_full = |screen: &Screen| {
        let shows_guest = format!("{screen:?}").contains("player 2");
        shows_guest && has_button(screen, &Press::Lobby(LobbyPress::Start(id)))
    };
    test.wait_for_screen(is_full).await;
}

#[tokio::test]
async fn waiting_presenter_does_not_hold_up_others() {
    let mut test = TestHost::new().await;
    let mut guards = Vec::new();
    // Far more matches than are presented concurrently.
    for _ in 0..100 {
        let id = test.open_table().await.id();
        let guard = test
            .host
            .messages()
            .lock_message(id, MessageKind::Fingerprint)
            .await;
        guards.push(guard.expect("the message is free"));
        test.host.present(id);
    }
    let id = test.open_table().await.id();
    test.host.present(id);
    test.wait_for_screen(|screen| has_button(screen, &Press::Lobby(LobbyPress::Leave(id))))
        .await;
    drop(guards);
}

#[tokio::test]
async fn look_ups_for_a_deadline_hold_up_no_others() {
    const MATCHES: usize = 5;
    // No look-up finishes before all have begun, and the test has arrived here, too.
    let look_ups = Arc::new(Barrier::new(MATCHES + 1));
    let test = TestHost::with_look_ups(look_ups.clone()).await;
    test.host.resume();
    for _ in 0..MATCHES {
        test.start_match().await;
    }
    test.clock
        .send_replace(NOW + Duration::from_hours(24 * 365));
    let found = tokio::time::timeout(TIMEOUT, look_ups.wait()).await;
    found.expect("all look-ups are in progress at the same time");
    test.host.close().await;
}
