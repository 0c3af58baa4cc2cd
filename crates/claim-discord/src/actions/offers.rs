//! Offering a draw or to call a match off, and answering.

use claim_screens::{Notice, OfferNotice, OfferPress};
use claim_table::departure::Agreement;
use claim_table::ids::MatchId;
use claim_table::{Command, Offer};

use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: OfferPress,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    match press {
        OfferPress::Make(id, agreement) => make(app, interaction, id, agreement).await,
        OfferPress::Accept { table, line } => {
            let command = Command::AcceptOffer(user, line);
            answer(app, interaction, table, command, OfferNotice::Accepted).await
        }
        OfferPress::Decline { table, line } => {
            let command = Command::DeclineOffer(user, line);
            answer(app, interaction, table, command, OfferNotice::Declined).await
        }
    }
}

/// Makes an offer; the notice takes the place of the question with its button.
async fn make(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    agreement: Agreement,
) -> Result<Reply, ReplyError> {
    let command = Command::Offer(interaction.person.user, agreement);
    interaction.command(app, id, command).await?;
    let notice = claim_screens::notice(interaction.locale, &Notice::Offer(OfferNotice::Made));
    Ok(Reply::in_place(notice))
}

/// Accepts, declines or withdraws an offer; the reply is the notice `done`, unless it was withdrawn.
async fn answer(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
    done: OfferNotice,
) -> Result<Reply, ReplyError> {
    let table = interaction.command(app, id, command).await?;
    let is_own = |offer: &Offer| offer.declined_by == Some(offer.by);
    let done = if table.offer().is_some_and(is_own) {
        OfferNotice::Withdrawn
    } else {
        done
    };
    Ok(interaction.notice(&Notice::Offer(done)))
}
