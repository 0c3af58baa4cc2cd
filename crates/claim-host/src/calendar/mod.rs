//! The daily posts of servers: watched for, composed and posted by the process that has started first.
//!
//! What is next follows from the stored settings and the last stored post: see [`claim_table::calendar`]. A post is stored
//! before it is sent, as the change of the one that this process has read, so that of several processes one sends it. If the
//! program is killed in between, the next one sends it again with the same nonce, which finds it, or gives it up.

mod composing;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use claim_store::PostingServer;
use claim_table::calendar::{DuePost, NextPost, PostFailure, PostState, StoredPost};
use claim_table::desk::Destination;
use claim_table::ids::GuildId;
use claim_table::timestamp::Timestamp;
use futures::StreamExt;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::cluster::supervision::catch_panic;
use crate::matches::Matches;
use crate::{BackgroundWork, CommandError, DeliveryError, Events, Messenger};

/// How long to wait before a post is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(20);

/// How often the settings are looked at that other processes may have changed.
const SHARED_INTERVAL: Duration = Duration::from_mins(1);

/// How many posts are made at the same time.
const MAX_AT_ONCE: usize = 8;

/// Makes the daily posts. Cloning is cheap: all clones share their state.
#[derive(Debug)]
pub struct DailyPosts<M> {
    shared: Arc<Shared<M>>,
}

#[derive(Debug)]
struct Shared<M> {
    matches: Matches,
    events: Events<M>,
    messenger: Arc<M>,
    /// Settings have changed in this process.
    changed: Notify,
}

impl<M> Clone for DailyPosts<M> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<M: Messenger> DailyPosts<M> {
    /// The daily posts about these matches and events.
    pub(crate) fn new(matches: Matches, events: Events<M>, messenger: Arc<M>) -> Self {
        let shared = Shared {
            matches,
            events,
            messenger,
            changed: Notify::new(),
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// Makes the posts that are due, from now on.
    pub(crate) fn resume(&self) {
        let supervisor = self.shared.matches.supervisor();
        supervisor.supervise(self, BackgroundWork::DailyPosts, None, Self::watch);
    }

    /// Looks at posts again: settings have changed, or another process is gone and may have left some unfinished.
    pub(crate) fn look_again(&self) {
        self.shared.changed.notify_one();
    }

    /// The last post of a server.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn last(&self, guild: GuildId) -> Result<Option<StoredPost>, CommandError> {
        Ok(self.shared.matches.store().daily_post(guild).await?)
    }

    /// Makes posts when they are due. Runs until the host is closed.
    async fn watch(self) -> Result<(), CommandError> {
        let (matches, changed) = (&self.shared.matches, &self.shared.changed);
        let clock = matches.environment().clock();
        // Until when servers wait whose post could not be sent.
        let mut waiting: BTreeMap<GuildId, Instant> = BTreeMap::new();
        loop {
            let mut next: Option<Timestamp> = None;
            let mut due = Vec::new();
            if matches.cluster().is_first_process().await? {
                let (now, instant) = (matches.now(), Instant::now());
                waiting.retain(|_, until| *until > instant);
                for server in matches.store().posting_servers().await? {
                    match server.settings.post_time.next(server.last, now) {
                        NextPost::At(at) => next = Some(next.map_or(at, |next| next.min(at))),
                        NextPost::Due(_) if waiting.contains_key(&server.guild) => {}
                        NextPost::Due(post) => due.push((server, post)),
                    }
                }
            }
            if !due.is_empty() {
                let posts = due.into_iter();
                let posts = posts.map(|(server, due)| self.try_to_post(server, due));
                let posts = futures::stream::iter(posts).buffer_unordered(MAX_AT_ONCE);
                let delays: Vec<_> = posts.collect().await;
                for (guild, delay) in delays.into_iter().flatten() {
                    waiting.insert(guild, Instant::now() + delay);
                }
                continue;
            }
            let is_tried_again = async {
                match waiting.values().min() {
                    Some(&until) => tokio::time::sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            let looks_for_others = async {
                if matches.cluster().is_shared() {
                    clock.sleep(SHARED_INTERVAL).await;
                } else {
                    std::future::pending::<()>().await;
                }
            };
            tokio::select! {
                biased;
                () = changed.notified() => {}
                () = clock.sleep_until_next(next) => {}
                () = is_tried_again => {}
                () = looks_for_others => {}
            }
        }
    }

    /// Makes a post. Returns how long to wait before it is tried again, if it is.
    async fn try_to_post(
        &self,
        server: PostingServer,
        due: DuePost,
    ) -> Option<(GuildId, Duration)> {
        let guild = server.guild;
        match catch_panic(self.post(&server, due)).await {
            Ok(()) => None,
            // Another process has begun it.
            Err(error) if error.is_conflict() => None,
            Err(DeliveryError::RateLimited(delay)) => Some((guild, delay)),
            Err(error) => {
                tracing::warn!(%guild, %error, "could not make a daily post, will retry");
                let supervisor = self.shared.matches.supervisor();
                supervisor.count_failure(BackgroundWork::DailyPosts);
                Some((guild, RETRY_DELAY))
            }
        }
    }

    async fn post(&self, server: &PostingServer, due: DuePost) -> Result<(), DeliveryError> {
        let matches = &self.shared.matches;
        let messenger = &self.shared.messenger;
        let (guild, before) = (server.guild, server.last);
        let state = |state| StoredPost {
            day: due.day,
            state,
        };
        let Some(screen) = self.compose(server, due).await? else {
            return self.save(guild, before, state(PostState::Done)).await;
        };
        if !messenger.is_answering().await {
            return Err(DeliveryError::RateLimited(RETRY_DELAY));
        }
        let begun = before.filter(|it| it.day == due.day);
        let now = matches.now();
        let sent = match begun.map(|it| it.state) {
            Some(PostState::Sent(first)) => state(PostState::Sent(first)),
            _ => state(PostState::Sent(now)),
        };
        if before != Some(sent) {
            self.save(guild, before, sent).await?;
        }
        // Composing and storing take time: it must not be sent after that.
        if sent.sendable_until(due.at).is_none_or(|until| now >= until) {
            return Ok(());
        }
        let destination = Destination::Channel(server.place.channel);
        let nonce = format!("{:x}-{:x}", guild.0, due.day.0);
        let posted = messenger.post(destination, &screen, &nonce, true).await;
        let (outcome, error) = match posted {
            Ok(_) => (PostState::Done, None),
            Err(error @ DeliveryError::RateLimited(_)) if begun.is_none_or(is_unsent) => {
                (PostState::Unsent, Some(error))
            }
            Err(error) => match failure(&error) {
                Some(failure) => {
                    tracing::warn!(%guild, %error, "a daily post was refused");
                    (PostState::Failed(failure), None)
                }
                None => return Err(error),
            },
        };
        self.save(guild, Some(sent), state(outcome)).await?;
        error.map_or(Ok(()), Err)
    }

    async fn save(
        &self,
        guild: GuildId,
        before: Option<StoredPost>,
        after: StoredPost,
    ) -> Result<(), DeliveryError> {
        let store = self.shared.matches.store();
        Ok(store.save_daily_post(guild, before, after).await?)
    }
}

fn is_unsent(post: StoredPost) -> bool {
    post.state == PostState::Unsent
}

/// Why a post is given up; `None` if it is not known whether it was posted.
const fn failure(error: &DeliveryError) -> Option<PostFailure> {
    match error {
        DeliveryError::ChannelLost => Some(PostFailure::ChannelLost),
        DeliveryError::ChannelInaccessible | DeliveryError::ThreadArchived => {
            Some(PostFailure::Forbidden)
        }
        DeliveryError::Refused(_) => Some(PostFailure::Refused),
        _ => None,
    }
}
