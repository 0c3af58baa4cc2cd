//! A database that fails while the program runs: the host says so, forgets nothing, and goes on
//! when it works again.

use claim_bot::host::{Clock, Denied, Destination, Front, Host, Trouble};
use claim_bot::ids::MessageId;
use claim_bot::record::Ending;
use claim_bot::ui::Screen;
use tokio::sync::mpsc;
use tokio::sync::watch;

use super::*;

/// Longer than anything takes that does not hang.
const FOREVER: Duration = Duration::from_mins(1);

/// A front that tells of every screen it is given.
struct Told(mpsc::UnboundedSender<()>);

impl Told {
    fn tell(&self) {
        // Nobody listens any more once the test is over.
        let _ = self.0.send(());
    }
}

impl Front for Told {
    async fn show(
        &self,
        _: Destination,
        _: &Screen,
        _: &str,
    ) -> Result<(ChannelId, MessageId), Trouble> {
        self.tell();
        Ok((ChannelId(1), MessageId(1)))
    }

    async fn replace(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), Trouble> {
        self.tell();
        Ok(())
    }

    async fn replace_answer(&self, _: &str, _: &Screen) -> Result<(), Trouble> {
        self.tell();
        Ok(())
    }

    async fn take_away(&self, _: ChannelId, _: MessageId) -> Result<(), Trouble> {
        Ok(())
    }
}

/// A host with a running match, whose next line cannot be saved.
struct Failing {
    host: Host<Told>,
    table: Table,
    hand: watch::Sender<Timestamp>,
    told: mpsc::UnboundedReceiver<()>,
    other: SqliteConnection,
    _disk: Disk,
}

impl Failing {
    async fn new() -> Self {
        let disk = Disk::new();
        let store = disk.store().await;
        let steps = some_match(&mut rng(1));
        save_all(&store, &steps[..10]).await;
        let table = steps[9].after.clone();
        let (sender, told) = mpsc::unbounded_channel();
        let (hand, clock) = Clock::manual(NOW);
        let host = Host::load(store, Told(sender), clock, Duration::ZERO).await;
        let mut other = disk.other().await;
        let (id, number) = (table.id(), table.line_count());
        let occupy = format!("INSERT INTO lines VALUES ('{id}', {number}, 'occupied')");
        run(&mut other, &occupy).await;
        Self {
            host: host.expect("the matches load"),
            table,
            hand,
            told,
            other,
            _disk: disk,
        }
    }

    async fn resign(&self) -> Result<Table, Denied> {
        let resign = Command::Resign(UserId(1));
        self.host.command(self.table.id(), resign).await
    }

    async fn repair(&mut self) {
        let free = "DELETE FROM lines WHERE text = 'occupied'";
        run(&mut self.other, free).await;
    }
}

#[tokio::test]
async fn what_could_not_be_saved_has_not_happened_and_can_be_done_again() {
    let mut failing = Failing::new().await;
    let denied = failing.resign().await;
    assert!(matches!(denied, Err(Denied::Failed(_))));
    failing.repair().await;
    let table = failing.host.table(failing.table.id()).await;
    assert_same(&table.expect("the match is there"), &failing.table);
    let table = failing.resign().await;
    assert!(table.is_ok_and(|table| table.is_over()));
}

#[tokio::test]
async fn time_runs_on_although_a_command_could_not_be_saved() {
    let mut failing = Failing::new().await;
    failing.host.resume();
    // Two hands and the public message, which do not come again until the match has changed.
    for _ in 0..3 {
        let told = tokio::time::timeout(FOREVER, failing.told.recv()).await;
        assert_eq!(told, Ok(Some(())));
    }
    assert!(failing.resign().await.is_err());
    failing.repair().await;
    let deadline = failing.table.deadline().expect("a running match has one");
    failing.hand.send_replace(deadline);
    // Something of the running match may still be shown once more before its end is.
    let ending = loop {
        let told = tokio::time::timeout(FOREVER, failing.told.recv()).await;
        assert_eq!(told, Ok(Some(())), "the match ends in time");
        let table = failing.host.table(failing.table.id()).await;
        let table = table.expect("the match is there");
        if let Some(ending) = table.dealt().and_then(|dealt| dealt.ending()) {
            break ending.clone();
        }
    };
    assert!(matches!(ending, Ending::Timeout { .. }), "{ending:?}");
}
