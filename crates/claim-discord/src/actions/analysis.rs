//! The analysis of a finished match, sent to one user: first a quick estimate, which later edits refine.

use std::time::Duration;

use claim_host::PendingAnalysis;
use claim_rules::cards::Seat;
use claim_screens::{MatchInfo, Notice, Screen, Shareable};
use claim_table::DealtMatch;
use claim_table::ids::MatchId;
use tokio::time::timeout;

use super::watch;
use crate::api::reader::{self, Reader};
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// The delays between the first estimate and the edits that refine it, while the analysis is running or queued.
/// After the last delay, the next edit is the complete analysis.
const PROGRESS_INTERVALS: [Duration; 5] = [
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
    Duration::from_secs(15),
    Duration::from_secs(30),
];

/// Analyses a finished match.
pub(crate) async fn analyse(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let (locale, user) = (interaction.locale, interaction.person.user);
    let mut pending = app.host.analyse(id, user).await?;
    if !pending.table().dealt().is_some_and(DealtMatch::was_played) {
        return Err(Notice::NothingToAnalyse.into());
    }
    let info = app.host.match_info(pending.table(), locale).await?;
    let info = info.as_seated();
    let seat = pending.table().seating().seat_of(user);
    show_progress(app, interaction, &info, seat, &mut pending).await;
    let analysis = pending.result().await?;
    if analysis.decisions.is_empty() {
        return Err(Notice::NothingToAnalyse.into());
    }
    let mut screen = claim_screens::analysis(locale, &info, &analysis, seat);
    if watch::can_share(interaction, pending.table()) {
        screen = reader::with_share_button(interaction, screen, Shareable::Analysis(id));
    }
    Ok(Reply::ephemeral(screen))
}

/// Shows what is known so far, a few times at most, until the analysis is done.
async fn show_progress(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    info: &MatchInfo,
    seat: Option<Seat>,
    pending: &mut PendingAnalysis,
) {
    let mut newest = pending.first_look().await;
    for interval in PROGRESS_INTERVALS {
        let Some(progress) = newest else {
            return;
        };
        let (analysis, done, total) = (&progress.analysis, progress.done, progress.total);
        let locale = interaction.locale;
        let screen = claim_screens::analysis_so_far(locale, info, analysis, done, total, seat);
        interaction.show_progress(app, screen).await;
        if timeout(interval, pending.result()).await.is_ok() {
            return;
        }
        newest = pending.progress();
    }
}

/// The complete analysis, for `reader`, to be shared.
pub(crate) async fn analyse_for(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    reader: Reader,
    id: MatchId,
) -> Result<Screen, ReplyError> {
    let mut pending = app.host.analyse(id, interaction.person.user).await?;
    let info = app.host.match_info(pending.table(), reader.locale).await?;
    Ok(claim_screens::analysis(
        reader.locale,
        &info.as_seated(),
        &*pending.result().await?,
        None,
    ))
}
