//! Metrics of the program, for Prometheus. There is one set per process, and updating it never fails.

mod page;

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

pub use page::{Health, Refresh, answer};

/// The metrics of this process.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The upper bounds of histogram buckets, in seconds, for durations of milliseconds to seconds.
const SECONDS: [f64; 11] = [
    0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0,
];

/// The upper bounds of histogram buckets, in seconds, for the lag of messages.
const LAG_SECONDS: [f64; 9] = [0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0, 300.0];

/// The label that distinguishes kinds of a metric.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub struct Kind {
    /// The kind, for example of an interaction.
    pub kind: &'static str,
}

/// All metrics. Their names in Prometheus begin with `claim_bot_`.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Running matches of the whole store, without those on hold. Read from the store whenever the metrics are
    /// requested.
    pub running_matches: Gauge,
    /// Open tables of the whole store, read in the same way.
    pub open_tables: Gauge,
    /// Matches that cannot be read and are set aside.
    pub quarantined_matches: Gauge,
    /// Matches that have started by changes that this process has stored.
    pub started_matches: Counter,
    /// Matches that have ended by changes that this process has stored.
    pub ended_matches: Counter,
    /// Interactions of people: commands, presses, completions.
    pub interactions: Family<Kind, Counter>,
    /// The time from the arrival of an interaction to its answer.
    pub answer_time: Histogram,
    /// The time from a change of a match until all its messages show it.
    pub presenter_lag: Histogram,
    /// Requests that Discord refused or that failed: `no_response`, `rate_limited`, `banned`, `refused` or `failed`.
    pub discord_errors: Family<Kind, Counter>,
    /// 1 while Discord's CDN refuses all requests from this address, otherwise 0.
    pub discord_ban: Gauge,
    /// The time it took to store a change of a match.
    pub save_time: Histogram,
    /// The time that bots searched for an action.
    pub bot_search_time: Histogram,
    /// Failed attempts of background work since the program started, by kind.
    pub background_failures: Family<Kind, Gauge>,
    /// 1 for each kind of thing that needs a person at present, otherwise 0.
    pub concerns: Family<Kind, Gauge>,
    /// The round-trip time to Discord's gateway, in seconds; 0 while it is unknown.
    pub gateway_latency: Gauge<f64, std::sync::atomic::AtomicU64>,
    /// How long ago the bot last heard from Discord's gateway or, without it, for how long Discord has not answered, in
    /// seconds.
    pub gateway_silence: Gauge<f64, std::sync::atomic::AtomicU64>,
    /// How far this machine's clock is ahead of the database's, in seconds; negative if it is behind. 0 if the database
    /// has no clock of its own.
    pub clock_difference: Gauge<f64, std::sync::atomic::AtomicU64>,
}

impl Metrics {
    fn new() -> Self {
        let seconds = || Histogram::new(SECONDS);
        let mut metrics = Self {
            registry: Registry::with_prefix("claim_bot"),
            running_matches: Gauge::default(),
            open_tables: Gauge::default(),
            quarantined_matches: Gauge::default(),
            started_matches: Counter::default(),
            ended_matches: Counter::default(),
            interactions: Family::default(),
            answer_time: seconds(),
            presenter_lag: Histogram::new(LAG_SECONDS),
            discord_errors: Family::default(),
            discord_ban: Gauge::default(),
            save_time: seconds(),
            bot_search_time: seconds(),
            background_failures: Family::default(),
            concerns: Family::default(),
            gateway_latency: Gauge::default(),
            gateway_silence: Gauge::default(),
            clock_difference: Gauge::default(),
        };
        metrics.register_counts();
        metrics.register_times();
        metrics
    }

    fn register_counts(&mut self) {
        let registry = &mut self.registry;
        let mut gauge = |name: &str, help: &str, gauge: &Gauge| {
            registry.register(name, help, gauge.clone());
        };
        gauge(
            "running_matches",
            "Running matches, without those on hold",
            &self.running_matches,
        );
        gauge(
            "open_tables",
            "Tables that wait for their start",
            &self.open_tables,
        );
        gauge(
            "quarantined_matches",
            "Matches that cannot be read and are set aside",
            &self.quarantined_matches,
        );
        gauge(
            "discord_ban",
            "1 while Discord's CDN refuses all requests from this address",
            &self.discord_ban,
        );
        let mut counter = |name: &str, help: &str, counter: &Counter| {
            registry.register(name, help, counter.clone());
        };
        counter(
            "started_matches",
            "Matches that have started",
            &self.started_matches,
        );
        counter(
            "ended_matches",
            "Matches that have ended",
            &self.ended_matches,
        );
        let mut counters = |name: &str, help: &str, family: &Family<Kind, Counter>| {
            registry.register(name, help, family.clone());
        };
        counters(
            "interactions",
            "Interactions of people, by kind",
            &self.interactions,
        );
        counters(
            "discord_errors",
            "Requests to Discord that were refused or failed, by kind",
            &self.discord_errors,
        );
        registry.register(
            "background_failures",
            "Failed attempts of work in the background, by kind",
            self.background_failures.clone(),
        );
        registry.register(
            "concerns",
            "1 for each kind of thing that needs a person at present",
            self.concerns.clone(),
        );
    }

    fn register_times(&mut self) {
        let registry = &mut self.registry;
        let mut time = |name: &str, help: &str, histogram: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        };
        time(
            "answer_time",
            "Time from the arrival of an interaction to its answer",
            &self.answer_time,
        );
        time(
            "presenter_lag",
            "Time from a change of a match until all its messages show it",
            &self.presenter_lag,
        );
        time(
            "save_time",
            "Time to store a change of a match",
            &self.save_time,
        );
        time(
            "bot_search_time",
            "Time bots searched for an action",
            &self.bot_search_time,
        );
        registry.register_with_unit(
            "gateway_latency",
            "Round-trip time to Discord's gateway",
            Unit::Seconds,
            self.gateway_latency.clone(),
        );
        registry.register_with_unit(
            "gateway_silence",
            "How long ago the bot last heard from Discord's gateway, or for how long Discord has not answered",
            Unit::Seconds,
            self.gateway_silence.clone(),
        );
        registry.register_with_unit(
            "clock_difference",
            "How far this machine's clock is ahead of the database's; negative if it is behind",
            Unit::Seconds,
            self.clock_difference.clone(),
        );
    }

    /// All metrics in the text format of Prometheus (`OpenMetrics` 1.0).
    #[must_use]
    pub fn encode(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Increments the counter of a kind.
pub fn count(family: &Family<Kind, Counter>, kind: &'static str) {
    family.get_or_create(&Kind { kind }).inc();
}

/// Adds a duration to a histogram.
pub fn observe(histogram: &Histogram, duration: Duration) {
    histogram.observe(duration.as_secs_f64());
}
