//! The database fails while the program runs: the host reports an error, loses nothing, and continues as soon as the
//! database works again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use claim_ai::Level;
use claim_discord::GatewayContact;
use claim_host::{Clock, CommandError, DeliveryError, Destination, Host, Messenger};
use claim_rules::record::Ending;
use claim_screens::Screen;
use claim_table::ids::{GuildId, MessageId};
use claim_table::limits::Limits;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use super::*;

/// Far longer than any step takes, so that a hanging test fails.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A messenger that reports every message it posts or edits, and can be cut off from Discord.
pub(super) struct ReportingMessenger {
    reports: mpsc::UnboundedSender<()>,
    is_cut_off: Arc<AtomicBool>,
    silent_since: watch::Sender<Option<Instant>>,
}

impl ReportingMessenger {
    /// A messenger whose reports are ignored.
    pub(super) fn unheard() -> Self {
        Self::new(mpsc::unbounded_channel().0)
    }

    /// A messenger, and the receiver of its reports.
    pub(super) fn heard() -> (Self, mpsc::UnboundedReceiver<()>) {
        let (sender, reports) = mpsc::unbounded_channel();
        (Self::new(sender), reports)
    }

    fn new(reports: mpsc::UnboundedSender<()>) -> Self {
        Self {
            reports,
            is_cut_off: Arc::default(),
            silent_since: watch::Sender::new(None),
        }
    }

    /// The switch that cuts it off.
    pub(super) fn cut_off(&self) -> Arc<AtomicBool> {
        self.is_cut_off.clone()
    }

    /// The switch that silences its connection, as the gateway is while no event arrives: since when it is.
    pub(super) fn silent_since(&self) -> watch::Sender<Option<Instant>> {
        self.silent_since.clone()
    }

    fn report(&self) -> Result<(), DeliveryError> {
        if self.is_cut_off.load(Ordering::Relaxed) {
            return Err(DeliveryError::Other(anyhow::anyhow!("no response")));
        }
        // The receiver is gone once the test has ended.
        let _ = self.reports.send(());
        Ok(())
    }
}

impl Messenger for ReportingMessenger {
    async fn post(
        &self,
        _: Destination,
        _: &Screen,
        _: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        self.report()?;
        Ok((ChannelId(1), MessageId(1)))
    }

    fn link(&self, _: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        format!("{channel}/{message}")
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), DeliveryError> {
        self.report()
    }

    async fn edit_reply(&self, _: &str, _: &Screen) -> Result<(), DeliveryError> {
        self.report()
    }

    async fn delete(&self, _: ChannelId, _: MessageId) -> Result<(), DeliveryError> {
        Ok(())
    }

    fn silence(&self) -> Duration {
        let since = *self.silent_since.borrow();
        since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    async fn is_answering(&self) -> bool {
        !self.is_cut_off.load(Ordering::Relaxed) && self.silence() <= GatewayContact::MAX_SILENCE
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, DeliveryError> {
        Ok(true)
    }
}

/// A host with a running match whose next line cannot be saved.
struct FailingHost {
    host: Host<ReportingMessenger>,
    table: Table,
    clock: watch::Sender<Timestamp>,
    reports: mpsc::UnboundedReceiver<()>,
    other: SqliteConnection,
    _disk: Disk,
}

impl FailingHost {
    async fn new() -> Self {
        Self::with(&random_match(&mut rng(1))[..10]).await
    }

    /// A host with the match after these steps.
    async fn with(steps: &[Step]) -> Self {
        let disk = Disk::new();
        let store = disk.store().await;
        save_all(&store, steps).await;
        let table = steps[steps.len() - 1].after.clone();
        // Set up before the match is loaded, because a bot acts as soon as it is.
        let mut other = disk.connect().await;
        run(
            &mut other,
            "CREATE TRIGGER refuse BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'refused'); END",
        )
        .await;
        let (sender, reports) = mpsc::unbounded_channel();
        let (clock_sender, clock) = Clock::manual(NOW);
        let host = Host::load(
            Arc::new(store),
            ReportingMessenger::new(sender),
            clock,
            Duration::ZERO,
            Limits::default(),
        )
        .await;
        let host = host.expect("the database works");
        // The match must be in memory before its table of lines disappears.
        host.table(table.id()).await.expect("the match loads");
        run(&mut other, "ALTER TABLE lines RENAME TO lost").await;
        Self {
            host,
            table,
            clock: clock_sender,
            reports,
            other,
            _disk: disk,
        }
    }

    async fn resign(&self) -> Result<Table, CommandError> {
        let resign = Command::Resign(UserId(1));
        self.host.command(self.table.id(), resign).await
    }

    /// The host's table. An error as long as the match has to be loaded again and cannot be.
    async fn table(&self) -> Result<Table, CommandError> {
        self.host.table(self.table.id()).await
    }

    async fn repair(&mut self) {
        run(&mut self.other, "ALTER TABLE lost RENAME TO lines").await;
        run(&mut self.other, "DROP TRIGGER refuse").await;
    }
}

#[tokio::test]
async fn command_that_could_not_be_saved_changes_nothing_and_can_be_repeated() {
    let mut failing = FailingHost::new().await;
    let refused = failing.resign().await;
    assert!(matches!(refused, Err(CommandError::Internal(_))));
    failing.repair().await;
    let table = failing.host.table(failing.table.id()).await;
    assert_same(&table.expect("the match is there"), &failing.table);
    let table = failing.resign().await;
    assert!(table.is_ok_and(|table| table.is_over()));
}

#[tokio::test]
async fn deadline_is_enforced_after_a_failed_save() {
    let mut failing = FailingHost::new().await;
    failing.host.resume();
    // Waits for the two hands and the public message, which are not edited again until the match changes.
    for _ in 0..3 {
        let report = tokio::time::timeout(TIMEOUT, failing.reports.recv()).await;
        assert_eq!(report, Ok(Some(())));
    }
    assert!(failing.resign().await.is_err());
    failing.repair().await;
    let deadline = failing
        .table
        .deadline()
        .expect("a running match has a deadline");
    failing.clock.send_replace(deadline);
    // Another edit of a message may be reported before the end of the match.
    let ending = loop {
        let report = tokio::time::timeout(TIMEOUT, failing.reports.recv()).await;
        assert_eq!(report, Ok(Some(())), "the match ends in time");
        let table = failing.host.table(failing.table.id()).await;
        let table = table.expect("the match is there");
        if let Some(ending) = table.dealt().and_then(|dealt| dealt.ending()) {
            break ending.clone();
        }
    };
    assert!(matches!(ending, Ending::Timeout { .. }), "{ending:?}");
}

/// The steps of a match against a bot, up to its first turn.
fn steps_to_a_bots_turn() -> Vec<Step> {
    let mut rng = rng(1);
    let mut steps = vec![Step::open(settings(claim(), &mut rng))];
    for command in [Command::AddBot(UserId(1), Level::Easy), start(UserId(1))] {
        steps.push(steps[steps.len() - 1].then(command));
    }
    while let Some(command) = act(&steps[steps.len() - 1].after, &mut rng) {
        steps.push(steps[steps.len() - 1].then(command));
    }
    steps
}

#[tokio::test]
async fn bot_acts_again_after_a_failed_save() {
    let mut failing = FailingHost::with(&steps_to_a_bots_turn()).await;
    assert!(failing.table.bot_to_act().is_some());
    failing.host.resume();
    // After the save of the bot's action has failed, the host loads the match again, which fails, too.
    let has_failed = async {
        while failing.table().await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    let has_failed = tokio::time::timeout(TIMEOUT, has_failed).await;
    assert_eq!(has_failed, Ok(()), "the save of the bot's action fails");
    failing.repair().await;
    failing.clock.send_replace(NOW + TIMEOUT);
    loop {
        let report = tokio::time::timeout(TIMEOUT, failing.reports.recv()).await;
        assert_eq!(report, Ok(Some(())), "the bot acts");
        let table = failing.table().await.expect("the match is there");
        if table.line_count() > failing.table.line_count() {
            break;
        }
    }
}
