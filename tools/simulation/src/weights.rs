//! How likely people are to press each control that they see: its weight in their random choice.

/// The id of the button with which people have their data deleted.
pub(super) const DELETE_DATA: &str = "delete-data:";

/// Controls of this weight or more are pressed at once.
pub(super) const MIN_IMMEDIATE_WEIGHT: u64 = 30;

/// The weight of a control for people who would rather negotiate or leave than play.
pub(super) fn weight_for_negotiator(press: &str) -> u64 {
    match press.split(':').next().unwrap_or_default() {
        "resign" | "call-off" | "manage-event" | "event-tables" | "event-players"
        | "remove-from-event" => 20,
        "clock" | "ask-resign" | "give-time" => 40,
        "offer" | "ask-pause" | "agree-pause" | "accept-offer" | "leave-event" | "ruling"
        | "ask-ruling" => 80,
        "vacation" | "ask-leave-event" => 60,
        "details" | "data" | "ask-delete-data" | "delete-data" => 5,
        "act" | "choose" => 1,
        _ => weight(press),
    }
}

/// The weight of a control. Controls with weight 0 are never pressed.
pub(super) fn weight(press: &str) -> u64 {
    let mut parts = press.split(':');
    match parts.next().unwrap_or_default() {
        "act" | "choose" => 200,
        "solve" => 100,
        "practice" | "choose-answer" | "answer" => 5,
        "join" | "start" => 30,
        // A match that waits for bots should be filled, but only easy bots are fast enough.
        "add-bot" | "fill-with-bots" if press.ends_with(":easy") => 30,
        "bot-match" if parts.nth(2) == Some("easy") => 2,
        "table-options" | "resume" | "go-on" => 20,
        "accept-offer" | "agree-pause" => 40,
        "rematch" | "restart-tutorial" | "learn" | "open-table" => 8,
        "hand" => 6,
        "clock" | "give-time" | "ask-pause" | "ask-resign" | "resign" | "call-off" | "offer"
        | "decline-offer" => 2,
        "details" | "rules" | "replay" | "record" | "fairness" | "matches" | "table" | "share"
        | "set" | "language" | "server" | "set-server" | "data" | "export-data"
        | "ask-delete-data" | "delete-data" | "leave" | "cancel" | "remove-bot" | "remove"
        | "withdraw" | "hand-over" | "swap-seats" | "change-time" | "change-game"
        | "game-options" | "decline-pause" | "withdraw-pause" | "stop" | "cancel-table"
        | "vacation" | "leaderboard" | "profile" | "decline" | "puzzle" | "puzzle-board"
        | "solved-puzzle" | "earlier-puzzles" | "finished-matches" | "tables" | "play-too"
        | "analysis" | "exercise" | "more-exercises" | "daily" | "play-daily"
        | "practise-daily" | "daily-board" | "earlier-daily" | "daily-proof" => 1,
        "block" | "blocked" => 4,
        // Few people are shown these.
        "choose-void" | "ask-void" | "void" | "unblock" => 25,
        _ => weight_in_tournament(press),
    }
}

/// The weight of a control of a tournament.
fn weight_in_tournament(press: &str) -> u64 {
    let parts: Vec<_> = press.split(':').collect();
    match parts[0] {
        "check-in" => 60,
        "join-event" => 40,
        "open-event" => 30,
        // The sooner a tournament starts, the more is played. In many of them, all tables of a round have the same deal.
        "event-form" => {
            let is_soon = parts.get(4) == Some(&"5");
            let shares_deals = matches!(parts.get(7), Some(&("board" | "duplicate")));
            match (is_soon, shares_deals) {
                (true, true) => 16,
                (false, false) => 1,
                _ => 12,
            }
        }
        "ask-ruling" | "ruling" | "leave-event" | "end-event" => 10,
        "start-event" | "manage-event" => 6,
        "compare" => 5,
        "events" | "event" | "ask-leave-event" | "standings" | "event-rules" | "event-record"
        | "postpone-event" | "event-sign-up" | "pause-event" | "event-players"
        | "remove-from-event" | "event-tables" | "ask-end-event" => 1,
        _ => 0,
    }
}

/// Whether people who have pressed a control leave it alone, although they still see it.
pub(super) fn is_said_once(press: &str) -> bool {
    let verb = press.split(':').next().unwrap_or_default();
    matches!(verb, "join-event" | "check-in" | "open-event")
}

/// The match and the line in the id of a control that plays an action.
pub(super) fn line(press: &str) -> Option<(&str, u32)> {
    let mut parts = press.split(':');
    let verb = parts.next()?;
    let table = parts.next()?;
    let line = parts.next()?.parse().ok()?;
    matches!(verb, "act" | "choose").then_some((table, line))
}
