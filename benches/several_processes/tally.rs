//! Figures that are collected while matches are played.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::club::{Answer, Outcome};
use super::programs::Kills;

/// Collects figures from matches that are played at the same time.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) kills: Kills,
    counts: Mutex<Counts>,
}

/// The figures so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Interactions that were answered.
    pub(crate) answered: usize,
    /// How many of these answers were deferred.
    pub(crate) deferred: usize,
    /// When plays were answered.
    pub(crate) plays_ms: Vec<u64>,
    /// What people were told privately, and how often.
    pub(crate) sentences: BTreeMap<String, usize>,
    /// Interactions that were not answered because their process was killed.
    pub(crate) lost_with_process: usize,
    /// Interactions that were not answered although their process was not killed.
    pub(crate) unanswered: Vec<Outcome>,
    /// How long interactions took until they were answered.
    pub(crate) answer_ms: Times,
    /// How long the next turn took to be shown after a play was answered.
    pub(crate) wait_ms: Times,
    /// The same if the process was killed meanwhile, measured from the kill.
    pub(crate) takeover_ms: Times,
}

/// A histogram of times in milliseconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(BTreeMap<u64, usize>);

impl Tally {
    /// Counts an interaction.
    pub(crate) fn count(&self, outcome: &Outcome) {
        let mut counts = self.lock();
        let &Outcome {
            answer,
            sent_ms,
            settled_ms,
            ..
        } = outcome;
        if answer == Answer::Nothing {
            let process = outcome.process.as_deref().unwrap_or_default();
            match self.kills.between(process, sent_ms, settled_ms) {
                Some(_) => counts.lost_with_process += 1,
                None => counts.unanswered.push(outcome.clone()),
            }
            return;
        }
        counts.answered += 1;
        counts.deferred += usize::from(answer == Answer::Deferral);
        counts.answer_ms.note(settled_ms.saturating_sub(sent_ms));
    }

    /// Counts a play that was answered.
    pub(crate) fn count_play(&self, outcome: &Outcome) {
        self.lock().plays_ms.push(outcome.settled_ms);
    }

    /// Counts what people were told.
    pub(crate) fn count_read(&self, read: &[(usize, String)]) {
        let mut counts = self.lock();
        for (_, sentence) in read {
            *counts.sentences.entry(sentence.clone()).or_default() += 1;
        }
    }

    /// The longest time without an answered play: its beginning and its end.
    pub(crate) fn longest_pause(&self) -> Option<(u64, u64)> {
        let mut times = self.lock().plays_ms.clone();
        times.sort_unstable();
        let pauses = times.windows(2).map(|pair| (pair[0], pair[1]));
        pauses.max_by_key(|(from, until)| until - from)
    }

    /// Counts how long it took until the next turn was shown.
    pub(crate) fn note_wait(&self, process: &str, answered_ms: u64, shown_ms: u64) {
        let killed = self.kills.between(process, answered_ms, shown_ms);
        let mut counts = self.lock();
        match killed {
            Some(killed_ms) => counts.takeover_ms.note(shown_ms.saturating_sub(killed_ms)),
            None => counts.wait_ms.note(shown_ms.saturating_sub(answered_ms)),
        }
    }

    /// A copy of the figures so far.
    pub(crate) fn counts(&self) -> Counts {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Times {
    pub(crate) fn note(&mut self, time: u64) {
        *self.0.entry(time).or_default() += 1;
    }

    pub(crate) fn count(&self) -> usize {
        self.0.values().sum()
    }

    /// A quantile, in thousandths: 500 for the median, 1000 for the maximum.
    pub(crate) fn quantile(&self, per_mille: usize) -> u64 {
        let mut left = (self.count() * per_mille).div_ceil(1000).max(1);
        let times = self.0.iter();
        let mut found = 0;
        for (&time, &count) in times {
            found = time;
            if count >= left {
                break;
            }
            left -= count;
        }
        found
    }

    /// The median, the 99th percentile and the maximum, as text.
    pub(crate) fn summary(&self) -> String {
        format!(
            "median {} ms, 99 % {} ms, longest {} ms",
            self.quantile(500),
            self.quantile(990),
            self.quantile(1000)
        )
    }
}
