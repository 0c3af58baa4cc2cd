//! What the bot tells systemd: that it is ready once it can be used, what it does, and that it is
//! healthy.

use std::time::Duration;

use serde_json::json;
use tokio::net::UnixDatagram;

use super::control::TIMEOUT_MS;
use super::process::Launch;
use super::world::World;

/// A socket as systemd has one.
struct Socket(UnixDatagram);

impl Socket {
    /// The socket, and a launch of the bot that reports to it.
    fn new(world: &World) -> (Self, Launch) {
        let path = world.folder().join("notify.sock");
        let socket = UnixDatagram::bind(&path).expect("the folder is writable");
        let path = path.to_str().expect("the path is UTF-8");
        let launch = Launch::of(world).with("NOTIFY_SOCKET", path);
        (Self(socket), launch)
    }

    /// The reports up to the first that begins like this.
    async fn read_until(&self, beginning: &str) -> Vec<String> {
        let mut reports = Vec::new();
        let mut datagram = [0; 4096];
        loop {
            let received = self.0.recv(&mut datagram);
            let received = tokio::time::timeout(Duration::from_millis(TIMEOUT_MS), received);
            let Ok(Ok(length)) = received.await else {
                panic!("no report {beginning}, but {reports:?}");
            };
            let text = String::from_utf8_lossy(&datagram[..length]);
            reports.extend(text.lines().map(str::to_owned));
            if reports.iter().any(|it| it.starts_with(beginning)) {
                return reports;
            }
        }
    }
}

#[tokio::test]
async fn bot_is_ready_once_it_is_healthy_and_says_that_it_stops() {
    let world = World::without_bot().await;
    let (socket, launch) = Socket::new(&world);
    let before = world.sessions().await;
    let mut bot = launch.start();
    world.wait_for_session(before).await;
    let reports = socket.read_until("READY=1").await;
    assert!(reports.contains(&"WATCHDOG=1".to_owned()), "{reports:?}");
    let mut statuses = reports
        .iter()
        .rev()
        .filter_map(|it| it.strip_prefix("STATUS="));
    let last = statuses.next().unwrap_or_default();
    assert!(
        last.starts_with("healthy: last heartbeat 0 s ago"),
        "{last}"
    );
    // The next heartbeat: ready is said once.
    let reports = socket.read_until("WATCHDOG=1").await;
    assert!(!reports.contains(&"READY=1".to_owned()), "{reports:?}");
    bot.signal("TERM");
    socket.read_until("STOPPING=1").await;
    let ended = bot.wait_for_exit().await;
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    world.end().await;
}

#[tokio::test]
async fn bot_without_a_connection_is_not_ready_and_does_not_reset_the_watchdog() {
    let world = World::without_bot().await;
    let slow = json!({"kind": "slow", "route": "/gateway/bot", "delay_ms": 3_600_000});
    world.inject_fault(slow).await;
    let (socket, launch) = Socket::new(&world);
    let bot = launch.start();
    let waiting = "STATUS=the bot is running, but has not connected to Discord's gateway yet";
    for _ in 0..2 {
        let reports = socket.read_until(waiting).await;
        for report in ["READY=1", "WATCHDOG=1"] {
            assert!(!reports.contains(&report.to_owned()), "{reports:?}");
        }
    }
    bot.kill().await;
    world.end().await;
}
