//! People who write to the bot in direct messages: each gets one short answer an hour. What they write is not read.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use claim_host::Destination;
use claim_screens::personal;
use claim_table::ids::{ChannelId, MessageId, UserId};
use claim_table::locale::Locale;
use tokio::time::Instant;

use crate::application::Application;

/// How long a person is not answered again.
const PAUSE: Duration = Duration::from_hours(1);

/// How many answers are remembered. With more, those that no longer matter are forgotten, or else all.
const MAX_REMEMBERED: usize = 10_000;

/// When each person was last answered.
#[derive(Debug, Default)]
pub(crate) struct Greetings(Mutex<HashMap<UserId, Instant>>);

impl Greetings {
    /// Whether a person who has just written is to be answered. They then count as answered.
    fn begin(&self, user: UserId) -> bool {
        let mut answered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if answered.get(&user).is_some_and(|at| at.elapsed() < PAUSE) {
            return false;
        }
        if answered.len() >= MAX_REMEMBERED {
            answered.retain(|_, at| at.elapsed() < PAUSE);
        }
        if answered.len() >= MAX_REMEMBERED {
            answered.clear();
        }
        answered.insert(user, Instant::now());
        true
    }

    /// Answers a person, unless they were answered lately.
    pub(crate) async fn answer(
        &self,
        app: &Application,
        user: UserId,
        channel: ChannelId,
        message: MessageId,
    ) {
        if app.is_stopping() || !self.begin(user) {
            return;
        }
        let settings = app.host.people().personal_settings(user).await;
        let settings = settings.unwrap_or_default();
        let locale = settings.language.unwrap_or(Locale::En);
        let screen = personal(claim_screens::greeting(locale), settings);
        let nonce = format!("hi-{message}");
        let calls = app.host.calls();
        if let Err(error) = calls
            .post(Destination::Channel(channel), &screen, &nonce)
            .await
        {
            tracing::warn!(%error, "could not answer a person who has written");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn each_person_is_answered_once_an_hour() {
        let greetings = Greetings::default();
        for _ in 0..2 {
            assert!(greetings.begin(UserId(1)));
            assert!(!greetings.begin(UserId(1)));
            tokio::time::advance(PAUSE).await;
        }
        assert!(greetings.begin(UserId(2)), "each person by themselves");
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_people_are_remembered_than_fit() {
        let greetings = Greetings::default();
        for user in 0..=MAX_REMEMBERED {
            greetings.begin(UserId(user as u64));
        }
        assert!(greetings.0.lock().unwrap().len() <= MAX_REMEMBERED);
    }
}
