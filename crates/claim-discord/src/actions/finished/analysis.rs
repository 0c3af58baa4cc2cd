//! The analysis of a finished match, sent to one user: first a quick estimate, which later edits refine.

use std::time::Duration;

use claim_host::PendingAnalysis;
use claim_rules::cards::Seat;
use claim_screens::i18n::keys::notices;
use claim_screens::{MatchInfo, Screen, Shareable};
use claim_table::ids::MatchId;
use claim_table::{DealtMatch, Table};
use tokio::time::timeout;

use crate::actions::playing::watch;
use crate::interactions::context::Context;
use crate::interactions::reply::reader::{self, Reader};
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
pub(crate) async fn analyse(ctx: &Context<'_>, table: Table) -> Result<Reply, ReplyError> {
    let (locale, user, id) = (ctx.locale, ctx.user(), table.id());
    let mut pending = ctx.host.analyses().analyse(table, user)?;
    if !pending.table().dealt().is_some_and(DealtMatch::was_played) {
        return Err(notices::nothing_to_analyse().into());
    }
    let info = ctx
        .host
        .screens()
        .match_info(pending.table(), locale)
        .await?;
    let info = info.as_seated();
    let seat = pending.table().seating().seat_of(user);
    show_progress(ctx, &info, seat, &mut pending).await;
    let analysis = pending.result().await?;
    if analysis.decisions.is_empty() {
        return Err(notices::nothing_to_analyse().into());
    }
    let mut screen = claim_screens::analysis(locale, &info, &analysis, seat);
    let new = ctx.host.thinking().new_exercises(user, id).await?;
    if new > 0 {
        screen = screen.with_sentence(claim_screens::exercises_added(locale, new));
    }
    if watch::can_share(ctx, pending.table()) {
        screen = reader::with_share_button(ctx, screen, Shareable::Analysis(id));
    }
    Ok(Reply::ephemeral(screen))
}

/// Shows what is known so far, a few times at most, until the analysis is done.
async fn show_progress(
    ctx: &Context<'_>,
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
        let locale = ctx.locale;
        let screen = claim_screens::analysis_so_far(locale, info, analysis, done, total, seat);
        ctx.show_progress(screen).await;
        if timeout(interval, pending.result()).await.is_ok() {
            return;
        }
        newest = pending.progress();
    }
}

/// The complete analysis, for `reader`, to be shared.
pub(crate) async fn analyse_for(
    ctx: &Context<'_>,
    reader: Reader,
    id: MatchId,
) -> Result<Screen, ReplyError> {
    let table = ctx.table(id).await?;
    let mut pending = ctx.host.analyses().analyse(table, ctx.user())?;
    let info = ctx
        .host
        .screens()
        .match_info(pending.table(), reader.locale)
        .await?;
    Ok(claim_screens::analysis(
        reader.locale,
        &info.as_seated(),
        &*pending.result().await?,
        None,
    ))
}
