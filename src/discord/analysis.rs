//! The analysis of a finished match, sent to one user, with its progress while it runs.

use std::time::Duration;

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::share;
use crate::ids::MatchId;
use crate::ui::{self, Press};

/// How often the progress is updated.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);

/// Analyses a finished match.
pub(super) async fn analyse(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let (locale, user) = (interaction.locale, interaction.person.user);
    let mut pending = app.host.analyse(id, user).await?;
    let info = app.host.match_info(pending.table(), locale).await?;
    loop {
        tokio::select! {
            biased;
            analysis = pending.result() => {
                let screen = ui::analysis(locale, &info, &*analysis?);
                let screen = share::offer(interaction, screen, Press::Analysis(id));
                return Ok(Reply::ephemeral(screen));
            }
            () = tokio::time::sleep(PROGRESS_INTERVAL) => {}
        }
        let (done, total) = pending.progress();
        let screen = ui::analysis_progress(locale, &info, done, total);
        interaction.show_progress(&screen).await;
    }
}
