//! Polling, for conditions that nothing notifies of.

use std::time::{Duration, Instant};

use anyhow::bail;

/// The polling interval.
const INTERVAL: Duration = Duration::from_millis(20);

/// Polls until the condition holds. Fails if that takes longer than `time_limit`.
pub(crate) async fn until(
    time_limit: Duration,
    mut is_so: impl AsyncFnMut() -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let begun = Instant::now();
    while !is_so().await? {
        if begun.elapsed() > time_limit {
            bail!("timed out after {time_limit:?}");
        }
        tokio::time::sleep(INTERVAL).await;
    }
    Ok(())
}
