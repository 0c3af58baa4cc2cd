//! Analyses of finished matches, computed on blocking threads.

use claim_ai::analysis::{Analysis, DEFAULT_ITERATIONS};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use tokio::sync::watch;

use super::{CommandError, Host, Messenger};

/// How many decisions of a match have been analysed, and how many it has.
pub type Progress = (usize, usize);

impl<M: Messenger> Host<M> {
    /// Analyses a finished match, given its record as returned by [`Host::record`]. This takes some
    /// seconds, and waits for analyses that were requested earlier; `progress` is updated on the
    /// way.
    ///
    /// # Errors
    ///
    /// If the record is invalid, or the match is not over.
    pub async fn analysis(
        &self,
        record: String,
        progress: watch::Sender<Progress>,
    ) -> Result<Analysis, CommandError> {
        // The semaphore is never closed.
        let _permit = self.shared.analysis_permits.acquire().await;
        let solver = self.shared.solver.clone();
        let analysis = tokio::task::spawn_blocking(move || {
            // A fixed seed, so that analysing a match again gives the same result.
            let mut rng = ChaCha20Rng::seed_from_u64(0);
            let on_progress = |done, total| {
                progress.send_replace((done, total));
            };
            Analysis::of_record(&record, DEFAULT_ITERATIONS, &solver, &mut rng, on_progress)
        });
        let analysis = analysis.await.map_err(anyhow::Error::from)?;
        Ok(analysis.map_err(anyhow::Error::from)?)
    }
}
