//! What users are told when a table or a limit refuses a command.

use claim_screens::i18n::Message;
use claim_screens::i18n::keys::{events, notices, offers, voiding};
use claim_screens::{Name, Notice, Start};
use claim_table::Refusal;
use claim_table::limits::ReachedLimit;

/// The notice for a refusal, with buttons for what its reader can do instead.
pub(crate) fn notice(refusal: Refusal) -> Notice {
    let notice = Notice::from(reason(refusal));
    match refusal {
        Refusal::Closed => notice.with_starts(&[Start::OpenTable]),
        _ => notice,
    }
}

/// Why a table refuses a command.
pub(crate) fn reason(refusal: Refusal) -> Message {
    match refusal {
        // The lobby names the invited people.
        Refusal::TableFull | Refusal::NotInvited => notices::table_full(),
        Refusal::AlreadySeated => notices::already_seated(),
        Refusal::NotSeated => notices::not_seated(),
        Refusal::OtherNotSeated => notices::other_not_seated(),
        Refusal::OtherNotInvited => notices::other_not_invited(),
        Refusal::NoBotSeated => notices::no_bot(),
        Refusal::OnlyHostCancels => notices::only_host_cancels(),
        Refusal::HostOnly => notices::host_only(),
        Refusal::Removed => notices::removed_from_table(),
        Refusal::NoInvitation => notices::no_invitation(),
        Refusal::SeatTaken => notices::seat_taken(),
        Refusal::SeriesRunning => notices::series_running(),
        Refusal::OthersJoined => notices::others_joined(),
        Refusal::TableNotFull | Refusal::NotStarted => notices::table_not_full(),
        Refusal::AlreadyStarted => notices::already_started(),
        Refusal::Closed => notices::table_closed(),
        Refusal::MatchOver => notices::match_over(),
        Refusal::NotOver => voiding::not_over(),
        Refusal::AlreadyVoided => voiding::already_voided(),
        Refusal::NotInMatch => notices::not_in_match(),
        Refusal::HasLeft => notices::has_left(),
        Refusal::CannotCallOff => notices::cannot_call_off(),
        Refusal::NoPlayersToAsk => offers::no_players_to_ask(),
        Refusal::TooEarlyToDraw => offers::too_early_to_draw(),
        Refusal::OfferOpen => offers::offer_open(),
        Refusal::OfferDeclined => offers::offer_was_declined(),
        Refusal::OfferLapsed => offers::offer_lapsed(),
        Refusal::OfferAlreadyAccepted => offers::offer_already_accepted(),
        Refusal::NotYourTurn => notices::not_your_turn(),
        Refusal::Stale | Refusal::DeadlineNotReached | Refusal::NotOnHold => {
            notices::outdated_button()
        }
        Refusal::TermsChanged => notices::terms_changed(),
        Refusal::Paused => notices::match_paused(),
        Refusal::NoPauseInEvent => notices::no_pause_in_event(),
        Refusal::NotPaused => notices::match_not_paused(),
        Refusal::NoClock => notices::no_clock(),
        Refusal::OwnClock => notices::own_clock(),
        Refusal::EnoughTime => notices::enough_time(),
        Refusal::AlreadyAsked => notices::pause_already_asked(),
        Refusal::NothingAsked => notices::no_pause_asked(),
        // `ui::refusal` gives the reason where the action is known.
        Refusal::Illegal(_) => notices::unknown_action(),
    }
}

/// Why a person may not have more of what the operator limits.
pub(crate) fn limit(limit: ReachedLimit) -> Message {
    let bold = |name: String| Name::from(name).bold();
    match limit {
        ReachedLimit::OwnTables(count) => notices::limit_own_tables(count),
        ReachedLimit::PlayerTables(name, count) => notices::limit_player_tables(count, bold(name)),
        ReachedLimit::ServerTables(count) => notices::limit_server_tables(count),
        ReachedLimit::OwnMatches(count) => notices::limit_own_matches(count),
        ReachedLimit::PlayerMatches(name, count) => {
            notices::limit_player_matches(count, bold(name))
        }
        ReachedLimit::ServerMatches(count) => notices::limit_server_matches(count),
        ReachedLimit::ServerEvents(count) => events::event_limit(count),
        ReachedLimit::VacationDays(count) => notices::limit_vacation_days(count),
        ReachedLimit::Analyses(count) => notices::limit_analyses(count),
        ReachedLimit::AllAnalyses(count) => notices::limit_all_analyses(count),
    }
}
