//! The analysis of a finished match, sent to one user, with its progress while it runs.

use std::time::Duration;

use tokio::sync::watch;

use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::state::AppState;
use crate::ids::MatchId;
use crate::ui::{self, MatchInfo};

/// How often the progress is updated.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);

/// Analyses a finished match.
pub(super) async fn analyse(
    app: &AppState,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let (table, record) = app.host.record(id).await?;
    let info = app.host.match_info(&table, interaction.locale).await?;
    let (sender, progress) = watch::channel((0, 0));
    let analysis = app.host.analysis(record, sender);
    tokio::pin!(analysis);
    loop {
        tokio::select! {
            analysis = &mut analysis => {
                let screen = ui::analysis(interaction.locale, &info, &analysis?);
                return Ok(Reply::ephemeral(screen));
            }
            () = tokio::time::sleep(PROGRESS_INTERVAL) => {
                show_progress(interaction, &info, &progress).await;
            },
        }
    }
}

async fn show_progress(
    interaction: &PendingInteraction<'_>,
    info: &MatchInfo,
    progress: &watch::Receiver<(usize, usize)>,
) {
    let (done, total) = *progress.borrow();
    let screen = ui::analysis_progress(interaction.locale, info, done, total);
    interaction.show_progress(&screen).await;
}
