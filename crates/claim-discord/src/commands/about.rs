//! `/claim about`: the version, and how the program is doing.

use claim_metrics::METRICS;
use claim_screens::About;

use super::definition::{Call, SlashCommand};
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(super) fn command() -> SlashCommand {
    SlashCommand::new("about", |call| Box::pin(run(call)))
}

async fn run(call: &Call<'_>) -> Result<Reply, ReplyError> {
    let totals = call.app.host.totals().await?;
    let latency = METRICS.gateway_latency.get();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is not negative, and the cast saturates"
    )]
    let latency_ms = (latency * 1000.0).round() as u32;
    let about = About {
        version: env!("CARGO_PKG_VERSION"),
        started_at: call.app.started_at,
        running_matches: totals.running_matches,
        open_tables: totals.open_tables,
        latency_ms: Some(latency_ms).filter(|&latency| latency > 0),
    };
    Ok(Reply::ephemeral(claim_screens::about(
        call.locale(),
        &about,
    )))
}
