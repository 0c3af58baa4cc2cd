//! The analysis of a finished match, sent to one user, with its progress while it runs.

use std::time::Duration;

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::share::{self, Reader};
use crate::ids::MatchId;
use crate::ui::{self, Press, Screen};

/// How often the progress is updated.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);

/// Analyses a finished match.
pub(super) async fn analyse(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let screen = analyse_for(app, interaction, Reader::of(interaction), id).await?;
    let screen = share::offer(interaction, screen, Press::Analysis(id));
    Ok(Reply::ephemeral(screen))
}

/// The same for that reader.
pub(super) async fn analyse_for(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    reader: Reader,
    id: MatchId,
) -> Result<Screen, ReplyError> {
    let (locale, user) = (reader.locale, interaction.person.user);
    let mut pending = app.host.analyse(id, user).await?;
    let info = app.host.match_info(pending.table(), locale).await?;
    loop {
        tokio::select! {
            biased;
            analysis = pending.result() => {
                return Ok(ui::analysis(locale, &info, &*analysis?));
            }
            () = tokio::time::sleep(PROGRESS_INTERVAL) => {}
        }
        let (done, total) = pending.progress();
        let screen = ui::analysis_progress(locale, &info, done, total);
        interaction.show_progress(&screen).await;
    }
}
