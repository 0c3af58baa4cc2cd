//! The user's vacation: shown, taken and ended.

use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Shows the user's vacation.
pub(crate) async fn show(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let info = ctx.host.people().vacation(ctx.user()).await?;
    Ok(Reply::in_place(claim_screens::vacation(ctx.locale, &info)))
}

/// Starts a vacation of `days` days from today on; 0 ends it.
pub(crate) async fn take(ctx: &Context<'_>, days: u32) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let info = ctx.host.take_vacation(user, days).await?;
    Ok(Reply::in_place(claim_screens::vacation(ctx.locale, &info)))
}
