//! What users are told when a table refuses a command.

use super::application::Application;
use super::reply::ReplyError;
use crate::ids::MatchId;
use crate::table::Refusal;
use crate::ui::Notice;

/// The notice for a refusal.
pub(super) const fn notice_for(refusal: Refusal) -> Notice {
    match refusal {
        // `seat_notice` names the invited person where the table is known.
        Refusal::TableFull | Refusal::NotInvited => Notice::TableFull,
        Refusal::AlreadySeated => Notice::AlreadySeated,
        Refusal::NotSeated => Notice::NotSeated,
        Refusal::NoBotSeated => Notice::NoBot,
        Refusal::NotHost => Notice::OnlyHostCancels,
        Refusal::TableNotFull | Refusal::NotStarted => Notice::TableNotFull,
        Refusal::AlreadyStarted => Notice::AlreadyStarted,
        Refusal::Closed => Notice::TableClosed,
        Refusal::MatchOver => Notice::MatchOver,
        Refusal::NotInMatch => Notice::NotInMatch,
        Refusal::HasLeft => Notice::HasLeft,
        Refusal::CannotCallOff => Notice::CannotCallOff,
        Refusal::NotYourTurn => Notice::NotYourTurn,
        Refusal::Stale | Refusal::DeadlineNotReached => Notice::OutdatedButton,
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

/// The notice for a refused seat: says whom it is reserved for.
pub(super) async fn seat_notice(
    app: &Application,
    id: MatchId,
    refusal: Refusal,
) -> Result<Notice, ReplyError> {
    if refusal != Refusal::NotInvited {
        return Ok(notice_for(refusal));
    }
    let table = app.host.table(id).await?;
    let invited = table.settings().invited.as_ref();
    let name = invited.map(|invited| invited.name.clone());
    Ok(Notice::InvitedOther(name.unwrap_or_default()))
}
