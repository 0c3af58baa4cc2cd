//! Work in hand, counted, so that a stopping program can let it finish.

use tokio::sync::watch;

/// Counts pieces of work.
#[derive(Clone, Debug)]
pub struct Work(watch::Sender<usize>);

/// A piece of work, as long as it is held.
#[derive(Debug)]
pub struct InHand(watch::Sender<usize>);

impl Default for Work {
    fn default() -> Self {
        Self(watch::Sender::new(0))
    }
}

impl Work {
    /// Takes a piece of work in hand.
    #[must_use]
    pub fn begin(&self) -> InHand {
        self.0.send_modify(|count| *count += 1);
        InHand(self.0.clone())
    }

    /// Waits until nothing is in hand.
    pub async fn idle(&self) {
        let mut count = self.0.subscribe();
        // The sender lives as long as `self`, so that this cannot fail.
        let _ = count.wait_for(|&count| count == 0).await;
    }
}

impl Drop for InHand {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}
