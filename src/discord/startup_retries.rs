//! Retries the requests that are necessary at the start, while Discord's rate limits refuse them.

use std::time::Duration;

use backon::{ConstantBuilder, Retryable};

use crate::host::DeliveryError;

/// The time between two attempts: Discord's limits are per second.
const DELAY: Duration = Duration::from_secs(1);

/// How often a request is tried again.
const MAX_RETRIES: usize = 10;

/// An error that can be a rate limit.
pub(super) trait RateLimit {
    /// Whether Discord has refused the request because of a rate limit.
    fn is_rate_limit(&self) -> bool;
}

impl RateLimit for DeliveryError {
    fn is_rate_limit(&self) -> bool {
        matches!(self, Self::RateLimited(_))
    }
}

/// Makes a request, and repeats it while a rate limit refuses it: the process before this one may have used up the
/// limit.
///
/// # Errors
///
/// The error of the last attempt.
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
