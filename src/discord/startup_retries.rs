//! Retries of the requests that a start cannot do without, while Discord allows no more of them.

use std::time::Duration;

use backon::{ConstantBuilder, Retryable};

use crate::host::DeliveryError;

/// The time between two tries: Discord's limits are per second.
const DELAY: Duration = Duration::from_secs(1);

/// How often a request is tried again.
const MAX_RETRIES: usize = 10;

/// An error that may say that no more requests are allowed for now.
pub(super) trait RateLimit {
    /// Whether it says so.
    fn is_rate_limit(&self) -> bool;
}

impl RateLimit for DeliveryError {
    fn is_rate_limit(&self) -> bool {
        matches!(self, Self::RateLimited(_))
    }
}

/// Makes a request, and again while Discord allows no more of them: the process before this one may have
/// used up what is allowed.
///
/// # Errors
///
/// The last try's error.
pub(super) async fn while_rate_limited<T, E, F>(request: impl FnMut() -> F) -> Result<T, E>
where
    E: RateLimit,
    F: Future<Output = Result<T, E>>,
{
    let schedule = ConstantBuilder::default()
        .with_delay(DELAY)
        .with_max_times(MAX_RETRIES);
    request.retry(schedule).when(E::is_rate_limit).await
}
