//! What users are told when a table refuses a command.

use claim_screens::{Notice, OfferNotice};
use claim_table::Refusal;

pub(crate) const fn notice_for(refusal: Refusal) -> Notice {
    match refusal {
        // The lobby names the invited people.
        Refusal::TableFull | Refusal::NotInvited => Notice::TableFull,
        Refusal::AlreadySeated => Notice::AlreadySeated,
        Refusal::NotSeated => Notice::NotSeated,
        Refusal::OtherNotSeated => Notice::OtherNotSeated,
        Refusal::OtherNotInvited => Notice::OtherNotInvited,
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
        Refusal::TermsChanged => Notice::TermsChanged,
        Refusal::Paused => Notice::MatchPaused,
        Refusal::NotPaused => Notice::MatchNotPaused,
        Refusal::NoClock => Notice::NoClock,
        Refusal::OwnClock => Notice::OwnClock,
        Refusal::EnoughTime => Notice::EnoughTime,
        Refusal::AlreadyAsked => Notice::PauseAlreadyAsked,
        Refusal::NothingAsked => Notice::NoPauseAsked,
        // `claim_screens::refusal_text` gives the reason where the action is known.
        Refusal::Illegal(_) => Notice::UnknownAction,
    }
}
