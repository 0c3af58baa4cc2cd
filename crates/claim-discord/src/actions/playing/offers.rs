//! Offering a draw or to call a match off, and answering.

use claim_screens::i18n::Message;
use claim_screens::i18n::keys::offers;
use claim_screens::{Notice, OfferPress};
use claim_table::departure::Agreement;
use claim_table::ids::MatchId;
use claim_table::{Command, Offer};

use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: OfferPress) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    match press {
        OfferPress::Make(id, agreement) => make(ctx, id, agreement).await,
        OfferPress::Accept { table, line } => {
            let command = Command::AcceptOffer(user, line);
            answer(ctx, table, command, offers::offer_accepted()).await
        }
        OfferPress::Decline { table, line } => {
            let command = Command::DeclineOffer(user, line);
            answer(ctx, table, command, offers::offer_declined()).await
        }
    }
}

/// Makes an offer; the notice takes the place of the question with its button.
async fn make(ctx: &Context<'_>, id: MatchId, agreement: Agreement) -> Result<Reply, ReplyError> {
    let command = Command::Offer(ctx.user(), agreement);
    ctx.command(id, command).await?;
    let made = Notice::done(offers::offer_made());
    Ok(ctx.notice(made).replacing())
}

/// Accepts, declines or withdraws an offer; the reply is the notice `done`, unless it was withdrawn.
async fn answer(
    ctx: &Context<'_>,
    id: MatchId,
    command: Command,
    done: Message,
) -> Result<Reply, ReplyError> {
    let table = ctx.command(id, command).await?;
    let is_own = |offer: &Offer| offer.declined_by == Some(offer.by);
    let done = if table.offer().is_some_and(is_own) {
        offers::offer_withdrawn()
    } else {
        done
    };
    Ok(ctx.notice(Notice::done(done)))
}
