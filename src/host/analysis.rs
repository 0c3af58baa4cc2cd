//! Analyses of matches that are over, made off the async threads.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tokio::sync::watch;

use super::{Denied, Front, Host};
use crate::analysis::{Analysis, ITERATIONS};

/// How many decisions of a match have been looked at, and how many there are.
pub type Progress = (usize, usize);

impl<F: Front> Host<F> {
    /// What each decision of a match was worth, by its record as [`Host::record`] gives it. Tells on
    /// the way how far it has come; it may take some seconds, and waits for those asked for before.
    ///
    /// # Errors
    ///
    /// If the record is wrong, or the match still running.
    pub async fn analysis(
        &self,
        record: String,
        progress: watch::Sender<Progress>,
    ) -> Result<Analysis, Denied> {
        // The semaphore is never closed.
        let _permit = self.shared.analysts.acquire().await;
        let work = move || {
            // Whoever asks again is told the same.
            let mut rng = ChaCha20Rng::seed_from_u64(0);
            Analysis::of(&record, ITERATIONS, &mut rng, |done, total| {
                progress.send_replace((done, total));
            })
        };
        let analysis = tokio::task::spawn_blocking(work).await;
        let analysis = analysis.map_err(anyhow::Error::from)?;
        Ok(analysis.map_err(anyhow::Error::from)?)
    }
}
