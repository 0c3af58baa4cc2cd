//! Waiting for what cannot be listened to.

use std::time::{Duration, Instant};

use anyhow::bail;

/// How often it is asked.
const INTERVAL: Duration = Duration::from_millis(20);

/// Asks until the answer is yes.
pub(crate) async fn until(
    patience: Duration,
    mut is_so: impl AsyncFnMut() -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let begun = Instant::now();
    while !is_so().await? {
        if begun.elapsed() > patience {
            bail!("not within {patience:?}");
        }
        tokio::time::sleep(INTERVAL).await;
    }
    Ok(())
}
