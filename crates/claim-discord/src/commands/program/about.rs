//! `/claim about`: the version, and how the program is doing.

use claim_metrics::METRICS;
use claim_screens::About;

use crate::commands::definition::SlashCommand;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// The command's definition.
pub(crate) fn command() -> SlashCommand {
    SlashCommand::new("about", |ctx| Box::pin(run(ctx)))
}

async fn run(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let totals = ctx.host.people().totals().await?;
    let latency = METRICS.gateway_latency.get();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is not negative, and the cast saturates"
    )]
    let latency_ms = (latency * 1000.0).round() as u32;
    let about = About {
        version: env!("CARGO_PKG_VERSION"),
        started_at: ctx.app.started_at,
        running_matches: totals.running_matches,
        open_tables: totals.open_tables,
        latency_ms: Some(latency_ms).filter(|&latency| latency > 0),
    };
    Ok(Reply::ephemeral(claim_screens::about(ctx.locale, &about)))
}
