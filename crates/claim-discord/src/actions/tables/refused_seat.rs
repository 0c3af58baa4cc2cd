//! What a person is told who does not get a seat.

use claim_screens::Notice;
use claim_screens::i18n::keys::notices;
use claim_table::Refusal;
use claim_table::ids::MatchId;

use crate::interactions::context::Context;
use crate::interactions::reply::{ReplyError, refusal};

/// The notice for a refused seat: says for whom the free ones are reserved.
pub(crate) async fn seat_notice(
    ctx: &Context<'_>,
    id: MatchId,
    refusal: Refusal,
) -> Result<Notice, ReplyError> {
    if refusal != Refusal::NotInvited {
        return Ok(refusal::notice(refusal));
    }
    let table = ctx.table(id).await?;
    let (user, locale) = (ctx.user(), ctx.locale);
    let tables = [table];
    let listed = ctx.host.lists().list_tables(&tables, user, locale).await?;
    let reserved = listed.into_iter().flat_map(|it| it.lobby.reserved);
    let names: Vec<_> = reserved.map(|(_, player)| player.name.bold()).collect();
    let (count, names) = (names.len(), claim_screens::list(locale, names.into_iter()));
    // Meanwhile they may have joined.
    let is_seated = tables[0].seating().seat_of(user).is_some();
    let message = if count == 0 {
        notices::table_full()
    } else if is_seated {
        notices::seats_reserved(count, names)
    } else {
        notices::invited_other(count, names)
    };
    Ok(message.into())
}
