//! Looks for what needs a person, and tells the operator by direct message: at most once a day of
//! each kind.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use claim_discord::{DiscordMessenger, ServerClock};
use claim_host::{BackgroundWork, DeliveryError, Destination, Host};
use claim_screens::Screen;
use claim_screens::i18n::Translate;
use claim_screens::i18n::keys::notices;
use claim_store::{DiskSpace, MatchStore, OperatorStore, SqlStore};
use claim_table::ids::UserId;
use claim_table::secret::Secret;
use claim_table::timestamp::Timestamp;

use crate::concerns::{Concern, Concerns};

/// How often to look.
const INTERVAL: Duration = Duration::from_mins(1);

/// How often the operator is told of the same kind of thing.
const NOTICE_INTERVAL: Duration = Duration::from_hours(24);

/// A larger difference from Discord's clock needs a person. Smaller ones may come from slow
/// responses.
const MAX_CLOCK_DIFFERENCE: Duration = Duration::from_mins(1);

/// What is looked at, and who is told.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    pub(crate) store: Arc<SqlStore>,
    pub(crate) database_url: Secret,
    pub(crate) server_clock: Arc<ServerClock>,
    pub(crate) concerns: Arc<Concerns>,
    pub(crate) operator: Option<UserId>,
}

impl Watch {
    /// Looks at regular intervals, for as long as the host runs.
    pub(crate) async fn run(self, host: Host<DiscordMessenger>) {
        // When this process last told the operator of each kind. The store may be full.
        let mut told = BTreeMap::new();
        loop {
            let pause = host.environment().clock().sleep(INTERVAL);
            if let Err(error) = self.look(&host).await {
                host.count_failure(BackgroundWork::Watch);
                tracing::warn!(%error, "could not look for what needs a person");
            }
            if let Some(operator) = self.operator {
                self.tell(&host, operator, &mut told).await;
            }
            pause.await;
        }
    }

    async fn look(&self, host: &Host<DiscordMessenger>) -> claim_store::Result<()> {
        let space = DiskSpace::of(self.database_url.reveal());
        let full = space.filter(|space| space.is_nearly_full()).map(|space| {
            let free = space.free >> 20;
            format!("the disk of the database is nearly full: {free} MiB are free")
        });
        self.concerns.set(Concern::Disk, full);
        let here = host.now();
        if let Some(there) = self.server_clock.now(INTERVAL) {
            let ahead = here.saturating_duration_since(there);
            let behind = there.saturating_duration_since(here);
            let (difference, direction) = if ahead > behind {
                (ahead, "ahead of")
            } else {
                (behind, "behind")
            };
            let wrong = (difference > MAX_CLOCK_DIFFERENCE).then(|| {
                let seconds = difference.as_secs();
                format!("this machine's clock is {seconds} s {direction} Discord's")
            });
            self.concerns.set(Concern::Clock, wrong);
        }
        let count = self.store.quarantined_matches().await?;
        let set_aside = (count > 0).then(|| {
            let noun = if count == 1 { "match" } else { "matches" };
            format!("{count} {noun} cannot be read: claim-bot check-db says why")
        });
        self.concerns.set(Concern::Quarantine, set_aside);
        Ok(())
    }

    /// Tells the operator what needs a person, unless they were told of that kind within a day.
    async fn tell(
        &self,
        host: &Host<DiscordMessenger>,
        operator: UserId,
        told: &mut BTreeMap<Concern, Timestamp>,
    ) {
        for (concern, sentence) in self.concerns.current() {
            let (kind, now) = (concern.name(), host.now());
            let since = now - NOTICE_INTERVAL;
            let is_recent = |at: &Timestamp| *at > since && *at <= now;
            let claimed = self.store.claim_notice(kind, now, since).await;
            if !claimed.unwrap_or(true) || told.get(&concern).is_some_and(is_recent) {
                continue;
            }
            told.insert(concern, now);
            match self.send(host, operator, kind, &sentence).await {
                Ok(()) => {}
                Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) => {
                    tracing::warn!(kind, %error, "could not tell the operator, will retry");
                    told.remove(&concern);
                    // If that fails, the next day is early enough.
                    let _ = self.store.forget_notice(kind).await;
                }
                Err(error) => tracing::warn!(kind, %error, "could not tell the operator"),
            }
        }
    }

    async fn send(
        &self,
        host: &Host<DiscordMessenger>,
        operator: UserId,
        kind: &'static str,
        sentence: &str,
    ) -> Result<(), DeliveryError> {
        // It is told even if the store fails.
        let settings = host.people().personal_settings(operator).await;
        let language = settings.ok().and_then(|settings| settings.language);
        let locale = language.unwrap_or_default();
        let details = sentence.replace('`', "'");
        let text = locale.say(&notices::operator_notice(details, kind));
        let screen = Screen::default().with_sentence(text);
        let nonce = format!("op-{kind}-{}", host.now().unix_seconds());
        let to = Destination::DirectMessage(operator);
        host.calls().post(to, &screen, &nonce).await
    }
}
