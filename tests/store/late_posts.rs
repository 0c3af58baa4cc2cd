//! A post of one process arrives after another process has taken over the match: no message is left over.

use std::sync::Arc;

use claim_host::{Clock, DeliveryError, Destination, Host, Messenger};
use claim_screens::Screen;
use claim_table::ids::{GuildId, MessageId};
use claim_table::limits::Limits;
use tokio::sync::watch;
use tokio::time::timeout;

use super::*;

/// Far longer than any step takes, so that a hanging test fails.
const TIMEOUT: Duration = Duration::from_mins(1);

/// The player whose direct messages the test watches.
const READER: UserId = UserId(1);

/// The messages that currently exist in Discord.
#[derive(Clone, Debug, Default)]
struct Messages {
    /// The id, destination and nonce of each.
    all: Vec<(u64, Destination, String)>,
    /// How many were ever posted.
    posted: u64,
}

impl Messages {
    /// The ids of the direct messages to the reader.
    fn read(&self) -> Vec<u64> {
        let own = self.all.iter();
        let own = own.filter(|(_, to, _)| *to == Destination::DirectMessage(READER));
        own.map(|(id, ..)| *id).collect()
    }
}

/// A messenger whose posts to the reader can be held back.
struct SlowMessenger {
    messages: watch::Sender<Messages>,
    is_slow: watch::Sender<bool>,
    waiting: watch::Sender<bool>,
}

impl Messenger for SlowMessenger {
    async fn post(
        &self,
        destination: Destination,
        _: &Screen,
        nonce: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        if destination == Destination::DirectMessage(READER) && *self.is_slow.borrow() {
            self.waiting.send_replace(true);
            let mut is_slow = self.is_slow.subscribe();
            is_slow
                .wait_for(|is_slow| !is_slow)
                .await
                .expect("the test runs");
        }
        let mut posted = 0;
        self.messages.send_modify(|messages| {
            let mut known = messages.all.iter();
            posted = if let Some((id, ..)) = known.find(|(_, _, it)| it == nonce) {
                *id
            } else {
                messages.posted += 1;
                let id = messages.posted;
                messages.all.push((id, destination, nonce.to_owned()));
                id
            };
        });
        Ok((ChannelId(1), MessageId(posted)))
    }

    fn link(&self, _: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        format!("{channel}/{message}")
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn edit_reply(&self, _: &str, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn delete(&self, _: ChannelId, message: MessageId) -> Result<(), DeliveryError> {
        self.messages
            .send_modify(|messages| messages.all.retain(|(id, ..)| *id != message.0));
        Ok(())
    }

    async fn is_answering(&self) -> bool {
        true
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, DeliveryError> {
        Ok(true)
    }
}

/// A host, a switch that holds its posts back, and whether one is being held back.
struct Process {
    host: Host<SlowMessenger>,
    is_slow: watch::Sender<bool>,
    waiting: watch::Receiver<bool>,
}

impl Process {
    async fn start(store: Arc<dyn Store>, messages: &watch::Sender<Messages>, id: MatchId) -> Self {
        let (is_slow, waiting) = (watch::Sender::new(false), watch::Sender::new(false));
        let messenger = SlowMessenger {
            messages: messages.clone(),
            is_slow: is_slow.clone(),
            waiting: waiting.clone(),
        };
        let (_, clock) = Clock::manual(NOW);
        let host = Host::load(store, messenger, clock, Duration::ZERO, Limits::default()).await;
        let host = host.expect("the matches load");
        host.table(id).await.expect("the match is known");
        Self {
            host,
            is_slow,
            waiting: waiting.subscribe(),
        }
    }

    /// Holds posts back from now on, and waits until one is held back.
    async fn hold_post(&mut self, begin: impl Future<Output = ()>) {
        self.is_slow.send_replace(true);
        begin.await;
        let waiting = timeout(TIMEOUT, self.waiting.wait_for(|waits| *waits)).await;
        waiting.expect("a post in time").expect("the host runs");
    }

    /// Plays until a turn of the reader begins, which is announced by a new message.
    async fn play_until_turn(&self, id: MatchId, rng: &mut ChaCha20Rng) {
        loop {
            let table = self.host.table(id).await.expect("the match is known");
            let acts = |table: &Table| {
                let seat = table.to_act().expect("the match runs");
                table.seating().player(seat).expect("a person").user
            };
            let before = acts(&table);
            let command = act(&table, rng).expect("the match runs");
            let table = self
                .host
                .command(id, command)
                .await
                .expect("the play is legal");
            self.host.present(id);
            if before != READER && acts(&table) == READER {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn message_that_is_posted_too_late_is_deleted() {
    let store = MemoryStore::shared();
    let mut rng = rng(8);
    let steps = random_match(&mut rng);
    save_all(&store, &steps[..3]).await;
    let id = steps[0].after.id();
    let messages = watch::Sender::new(Messages::default());
    let mut news = messages.subscribe();
    let mut late = Process::start(Arc::new(store.connect()), &messages, id).await;
    let presenter = late.host.clone();
    late.hold_post(async { presenter.present(id) }).await;

    // Another process takes over the match with a play, finds that the first one's post is not confirmed, and posts its
    // own messages.
    let mut prompt = Process::start(Arc::new(store.connect()), &messages, id).await;
    let mut last = 0;
    for _ in 0..3 {
        prompt.play_until_turn(id, &mut rng).await;
        let is_new = |messages: &Messages| {
            let read = messages.read();
            read.len() == 1 && read[0] > last
        };
        let new = timeout(TIMEOUT, news.wait_for(is_new)).await;
        last = new
            .expect("a message in time")
            .expect("the hosts run")
            .read()[0];
    }
    let player = prompt.host.clone();
    let posting = Process {
        host: player,
        is_slow: prompt.is_slow.clone(),
        waiting: prompt.waiting.clone(),
    };
    prompt
        .hold_post(posting.play_until_turn(id, &mut rng))
        .await;

    // The first process's post arrives while the newest one is on its way.
    let posted = news.borrow().posted;
    late.is_slow.send_replace(false);
    let has_arrived = |messages: &Messages| messages.posted > posted;
    let arrived = timeout(TIMEOUT, news.wait_for(has_arrived)).await;
    drop(arrived.expect("a post in time").expect("the hosts run"));
    prompt.is_slow.send_replace(false);
    let is_alone = |messages: &Messages| messages.read().len() == 1 && messages.read()[0] > last;
    let alone = timeout(TIMEOUT, news.wait_for(is_alone)).await;
    assert!(alone.is_ok(), "left over: {:?}", messages.borrow().read());
}
