//! What users are told when a table refuses a command.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::ReplyError;
use crate::ids::MatchId;
use crate::table::Refusal;
use crate::ui::{Notice, OfferNotice};

/// The notice for a refusal.
pub(super) const fn notice_for(refusal: Refusal) -> Notice {
    match refusal {
        // `seat_notice` names the invited people where the table is known.
        Refusal::TableFull | Refusal::NotInvited => Notice::TableFull,
        Refusal::AlreadySeated => Notice::AlreadySeated,
        Refusal::NotSeated => Notice::NotSeated,
        Refusal::OtherNotSeated => Notice::OtherNotSeated,
        Refusal::NoBotSeated => Notice::NoBot,
        Refusal::OnlyHostCancels => Notice::OnlyHostCancels,
        Refusal::HostOnly => Notice::HostOnly,
        Refusal::Removed => Notice::RemovedFromTable,
        Refusal::NoInvitation => Notice::NoInvitation,
        Refusal::SeatTaken => Notice::SeatTaken,
        Refusal::SeriesRunning => Notice::SeriesRunning,
        Refusal::OthersJoined => Notice::OthersJoined,
        Refusal::TableNotFull | Refusal::NotStarted => Notice::TableNotFull,
        Refusal::AlreadyStarted => Notice::AlreadyStarted,
        Refusal::Closed => Notice::TableClosed,
        Refusal::MatchOver => Notice::MatchOver,
        Refusal::NotInMatch => Notice::NotInMatch,
        Refusal::HasLeft => Notice::HasLeft,
        Refusal::CannotCallOff => Notice::CannotCallOff,
        Refusal::NoPlayersToAsk => Notice::Offer(OfferNotice::NoPlayersToAsk),
        Refusal::TooEarlyToDraw => Notice::Offer(OfferNotice::TooEarlyToDraw),
        Refusal::OfferOpen => Notice::Offer(OfferNotice::Open),
        Refusal::OfferDeclined => Notice::Offer(OfferNotice::WasDeclined),
        Refusal::OfferLapsed => Notice::Offer(OfferNotice::Lapsed),
        Refusal::OfferAlreadyAccepted => Notice::Offer(OfferNotice::AlreadyAccepted),
        Refusal::NotYourTurn => Notice::NotYourTurn,
        Refusal::Stale | Refusal::DeadlineNotReached | Refusal::NotOnHold => Notice::OutdatedButton,
        Refusal::Paused => Notice::MatchPaused,
        Refusal::NotPaused => Notice::MatchNotPaused,
        Refusal::NoClock => Notice::NoClock,
        Refusal::OwnClock => Notice::OwnClock,
        Refusal::EnoughTime => Notice::EnoughTime,
        Refusal::AlreadyAsked => Notice::PauseAlreadyAsked,
        Refusal::NothingAsked => Notice::NoPauseAsked,
        // `ui::refusal` gives the reason where the action is known.
        Refusal::Illegal(_) => Notice::UnknownAction,
    }
}

/// The notice for a refused seat: says for whom the free ones are reserved.
pub(super) async fn seat_notice(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    refusal: Refusal,
) -> Result<Notice, ReplyError> {
    if refusal != Refusal::NotInvited {
        return Ok(notice_for(refusal));
    }
    let table = app.host.table(id).await?;
    let reserved = table.reserved_seats().into_iter();
    let names: Vec<_> = reserved.map(|(_, it)| it.name.clone()).collect();
    // Meanwhile they may have joined.
    let is_seated = table.seating().seat_of(interaction.person.user).is_some();
    Ok(if names.is_empty() {
        Notice::TableFull
    } else if is_seated {
        Notice::SeatsReserved(names)
    } else {
        Notice::InvitedOther(names)
    })
}
