//! The laws for a calm world: every message shows the newest state, everyone whose turn it is can act, no bot
//! and no deadline is overdue, and nothing is left over.

use std::collections::BTreeSet;
use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_screens::Screen;
use claim_store::SettingsStore;
use claim_table::desk::{
    MessageKind, MessageState, Messages, Placement, Progress, Settings, Situation, Step,
};
use claim_table::ids::{MatchId, MessageId, UserId};
use claim_table::settings::{PersonalSetting, PersonalSettings};
use claim_table::timestamp::Timestamp;
use claim_table::{DealtMatch, Table};
use futures::FutureExt;
use serde_json::{Map, Value, json};

use super::super::disturbances::Disturbance;
use super::super::process::Process;
use super::super::simulator::Simulator;
use super::super::weights::DELETE_DATA;
use super::clocks::check_clock;
use super::departures::{can_reach_channel, check_departures, is_looking};
use super::endings::{any_press_says, check_endings, presses_of};
use super::events::{check_events, is_event_busy};
use super::plays::lines;
use super::tables;
use super::threads::check_thread;
use super::vacations::check_vacations;

/// How late a deadline may be enforced.
const GRACE_PERIOD: Duration = Duration::from_mins(2);

/// How long messages may take to show a change.
const MAX_MESSAGE_DELAY: Duration = Duration::from_secs(45);

/// Checks all matches.
pub(crate) async fn check_calm(simulator: &Simulator, process: &Process) {
    let mut placed = BTreeSet::new();
    for id in simulator.store.matches() {
        let Some((table, states)) = simulator.stored(id) else {
            continue;
        };
        let lines = lines(simulator, &table);
        check_time(simulator, &table);
        check_clock(simulator, &table, &lines);
        check_vacations(simulator, &table, &lines);
        check_endings(simulator, &table, &lines);
        check_departures(simulator, &table, &states);
        check_thread(simulator, &table, &states);
        for state in &states {
            placed.extend(state.message().map(|(_, message)| message.0));
            check_message(simulator, process, &table, state).await;
        }
        check_done(simulator, &table, &states);
        check_turn(simulator, &table, &states);
    }
    check_events(simulator);
    check_left_over(simulator, &placed);
}

/// Whether any match has a deadline.
pub(crate) fn has_deadlines(simulator: &Simulator) -> bool {
    tables(simulator).any(|table| table.deadline().is_some())
}

pub(crate) fn revisions(simulator: &Simulator) -> Vec<(MatchId, u32)> {
    let tables = tables(simulator);
    tables.map(|table| (table.id(), table.revision())).collect()
}

/// Whether something has just happened by itself, or is about to, so that messages may not show it yet.
pub(crate) fn is_busy(simulator: &Simulator) -> bool {
    let now = simulator.clock.now();
    is_event_busy(simulator)
        || tables(simulator).any(|table| {
            let is_close =
                |at: Timestamp| at < now + MAX_MESSAGE_DELAY && now < at + MAX_MESSAGE_DELAY;
            let last = || {
                let last = lines(simulator, &table).last().and_then(|line| line.at)?;
                Some(Timestamp(i64::try_from(last).unwrap_or_default()))
            };
            let goes_on = !table.is_over()
                && (table.bot_to_act().is_some()
                    || table.deadline().is_some_and(is_close)
                    || table.reminder().is_some_and(is_close));
            goes_on || last().is_some_and(is_close)
        })
}

/// Checks that every match with a running clock has ended, because all deadlines have passed.
pub(crate) fn check_over(simulator: &Simulator) {
    for id in simulator.store.matches() {
        let Some(table) = simulator.table(id) else {
            continue;
        };
        let is_untimed = !table.has_clock() && table.running().is_some();
        if !table.is_over() && !table.is_paused() && !is_untimed {
            let deadline = table.deadline();
            let violation = format_args!("{id} goes on long after its deadline, {deadline:?}");
            simulator.trace.report_violation(violation);
        }
    }
}

fn check_time(simulator: &Simulator, table: &Table) {
    let id = table.id();
    if table.is_over() {
        return;
    }
    if table.bot_to_act().is_some() {
        simulator
            .trace
            .report_violation(format_args!("a bot does not act in {id}"));
    }
    let now = simulator.clock.now();
    if table
        .deadline()
        .is_some_and(|deadline| deadline + GRACE_PERIOD < now)
    {
        simulator
            .trace
            .report_violation(format_args!("the deadline of {id} is not enforced"));
    }
}

/// Checks that the messages of a match show its newest state, and that nothing is left to do.
fn check_done(simulator: &Simulator, table: &Table, states: &[MessageState]) {
    let id = table.id();
    let messages = Messages::new(table, states.to_vec());
    let is_lost = table.channel_lost_at().is_some() || !can_reach_channel(simulator, table);
    for kind in messages.in_order() {
        // The presenter retries the public message of a match with a lost channel: as long as it
        // runs, and then for a day, with calls, after which the thread is archived.
        let is_of_end = matches!(kind, MessageKind::Thread | MessageKind::Mention(_));
        let is_retried = kind == MessageKind::Public || is_of_end && table.is_over();
        if is_lost && is_retried {
            continue;
        }
        let stays = kind.is_static() && !table.is_over();
        let is_behind = messages.state(kind).is_some_and(|state| {
            let is_shown = stays || state.revision == i64::from(table.revision());
            !is_shown || state.posting.is_some() || state.superseded.is_some()
        });
        if is_behind {
            let violation = format_args!("the message of {id} ({kind:?}) is behind: {states:?}");
            simulator.trace.report_violation(violation);
        }
        if is_lost && matches!(kind, MessageKind::Mention(_)) {
            continue;
        }
        let reader = kind.seat().and_then(|seat| table.seating().player(seat));
        let settings = Settings {
            reader: reader.map(|player| settings_of(simulator, player.user)),
            // Whether it was started: see `threads.rs`.
            wants_threads: Some(false),
        };
        let step_at = |now| {
            let situation = Situation {
                table,
                messages: &messages,
                kind,
                settings,
                is_played_in_public: claim_screens::is_match_played_in_public(table),
                is_shared: false,
                now,
            };
            match kind {
                MessageKind::Thread if table.is_over() => situation.archive_step(),
                _ => situation.next_step(Progress::Begun),
            }
        };
        // A reply expires although nothing happens in the match, so that nothing is updated then.
        let steps = [Timestamp::default(), simulator.clock.now()].map(step_at);
        if !steps.contains(&Step::Done) {
            let [_, step] = steps;
            let violation = format_args!("left to do with {kind:?} of {id}: {step:?}");
            simulator.trace.report_violation(violation);
        }
    }
}

/// Whether people have chosen steps of an action on a message.
fn any_step_was_chosen_on(simulator: &Simulator, message: MessageId) -> bool {
    let world = simulator.world();
    let mut used = world.interactions.values();
    used.any(|it| it.source == Some(message.0) && it.what.starts_with("choose:"))
}

/// Checks that a message in Discord has the content that it should have.
async fn check_message(
    simulator: &Simulator,
    process: &Process,
    table: &Table,
    state: &MessageState,
) {
    let Some((_, id)) = state.message() else {
        return;
    };
    // The result of a match keeps the language and the names with which it was shown.
    let settings = ["set:", "language:", "set-server:", DELETE_DATA];
    let has_old_settings = table.is_over() && any_press_says(simulator, &settings);
    let is_forged = simulator.world().forged.contains(&id.0);
    // A person who has chosen steps of an action on a message sees these instead.
    let is_choosing = !table.is_over() && any_step_was_chosen_on(simulator, id);
    let is_lost = !can_reach_channel(simulator, table);
    // If the match ended while its channel was lost, its messages there were not updated.
    let was_lost = table.is_over() && simulator.had(Disturbance::LostChannels);
    // Messages are not updated when a vacation ends, which they show as a time.
    let now = simulator.clock.now();
    let mut seats = table.active_seats();
    let was_away = seats.any(|seat| table.vacation(seat).is_some_and(|until| until <= now));
    let stays = state.kind.is_static() || is_lost || was_lost || was_away;
    if stays || has_old_settings || is_forged || is_choosing {
        return;
    }
    let shown = simulator.world().messages.get(&id.0).cloned();
    let Some(shown) = shown else {
        let world = simulator.world();
        if !world.deleted.iter().any(|message| message.id == id.0) {
            let kind = state.kind;
            let match_id = table.id();
            drop(world);
            let violation = format_args!("the message of {match_id} ({kind:?}) is gone");
            simulator.trace.report_violation(violation);
        }
        return;
    };
    let tells_of_turn = matches!(state.kind, MessageKind::Hand(_))
        && claim_screens::is_match_played_in_public(table)
        && !table.is_over();
    if tells_of_turn {
        return;
    }
    let Ok(screen) = process.host.screens().screen(table, state.kind).await else {
        return;
    };
    let screen = adapted(process, table, state.kind, screen).await;
    let expected = process.application.message_of(&screen).await;
    let expected = expected["components"].as_array();
    let expected = expected.map_or(&[][..], Vec::as_slice);
    let shown = components(&shown.body);
    // A post says above the rest what a phone may tell of it.
    let is_current = shown == expected || shown.split_first().is_some_and(|it| it.1 == expected);
    if !is_current {
        let (match_id, kind) = (table.id(), state.kind);
        let [shown, expected] = [&shown, expected].map(|it| Value::from(it.to_vec()).to_string());
        let difference = difference(&shown, &expected);
        let violation = format_args!("the message of {match_id} ({kind:?}) is old: {difference}");
        simulator.trace.report_violation(violation);
    }
}

/// A screen with the settings of the player who alone sees the message.
async fn adapted(process: &Process, table: &Table, kind: MessageKind, screen: Screen) -> Screen {
    let mut players = table.seating().players();
    let reader = match kind {
        _ if table.is_direct() => players.next().map(|(_, player)| player),
        MessageKind::Hand(seat) => table.seating().player(seat),
        _ => None,
    };
    let Some(reader) = reader else { return screen };
    let settings = process.host.people().personal_settings(reader.user).await;
    claim_screens::personal(screen, settings.unwrap_or_default())
}

/// The components of a message. Plain text counts as one.
fn components(body: &Map<String, Value>) -> Vec<Value> {
    if let Some(content) = body.get("content").and_then(Value::as_str) {
        return vec![json!({"type": 10, "content": content})];
    }
    let components = body.get("components").and_then(Value::as_array);
    components.cloned().unwrap_or_default()
}

/// Where two texts begin to differ.
pub(super) fn difference(shown: &str, expected: &str) -> String {
    let pairs = shown.chars().zip(expected.chars());
    let same = pairs.take_while(|(one, other)| one == other).count();
    let part = |text: &str| -> String {
        text.chars()
            .skip(same.saturating_sub(20))
            .take(80)
            .collect()
    };
    format!("{} instead of {}", part(shown), part(expected))
}

/// Checks what people see of a match that goes on: all have something to play on, and the player to act, and no other
/// player, has been told to act.
fn check_turn(simulator: &Simulator, table: &Table, states: &[MessageState]) {
    let id = table.id();
    let state = |kind| states.iter().find(|state| state.kind == kind);
    let is_public = claim_screens::is_match_played_in_public(table);
    if table.is_over() {
        return;
    }
    if state(MessageKind::Public).is_none() && (is_public || !table.is_direct()) {
        simulator
            .trace
            .report_violation(format_args!("{id} has no public message"));
    }
    let has_hands = !is_public || !table.is_direct();
    let Some(dealt) = table.running().filter(|_| has_hands) else {
        return;
    };
    if let Some(seat) = table.to_act().filter(|_| table.is_reminded())
        && state(MessageKind::Reminder(seat)).is_none()
    {
        simulator
            .trace
            .report_violation(format_args!("{seat} of {id} is not reminded"));
    }
    for (seat, player) in table.seating().players() {
        // Players are also called to answer, and told that a bot plays for them.
        let is_out_of_time = table.leave_reason(seat) == Some(LeaveReason::Timeout);
        let may_be_called =
            table.to_act() == Some(seat) || table.asked_at(seat).is_some() || is_out_of_time;
        let call = state(MessageKind::Mention(seat));
        let is_called = call.is_some_and(|it| it.message().is_some());
        let violation = if state(MessageKind::Hand(seat)).is_none() {
            "has no hand"
        } else if dealt.needs_notification(seat)
            && can_be_told(simulator, table, player.user)
            && !is_told(table, states, seat)
        {
            "was not told to act"
        } else if is_called && !may_be_called {
            "is still told to act"
        } else {
            continue;
        };
        simulator
            .trace
            .report_violation(format_args!("{seat} of {id} {violation}: {states:?}"));
    }
}

/// Whether a player to act has to be told of it. Those who cannot be reached need not be told, nor those of a paused match:
/// they are when it is resumed.
fn can_be_told(simulator: &Simulator, table: &Table, user: UserId) -> bool {
    !table.is_paused()
        && table.channel_lost_at().is_none()
        && can_reach_channel(simulator, table)
        && simulator.world().is_member(user.0)
        && !wants_less(simulator, user)
}

/// Whether a player to act has a hand or a call that was posted, not edited, after their turn began; or sees it anyway.
fn is_told(table: &Table, states: &[MessageState], seat: Seat) -> bool {
    let turn_start = table.running().map_or(0, DealtMatch::turn_start);
    let is_shown = |state: &MessageState| state.placement != Placement::None;
    let tells = |state: &MessageState| match state.kind {
        _ if state.posted_at_line < turn_start => false,
        MessageKind::Hand(it) => it == seat && is_shown(state),
        // A call that was deleted when the match was paused has been read.
        MessageKind::Mention(it) => it == seat && (is_shown(state) || state.is_deleted()),
        _ => false,
    };
    // In direct matches, bots answer at once, so that an edit is enough.
    table.is_direct() || states.iter().any(tells) || is_looking(table, states, seat)
}

/// Whether a person has switched off notifications of turns now or earlier. If earlier, the call may come
/// with the next turn.
fn wants_less(simulator: &Simulator, user: UserId) -> bool {
    presses_of(simulator, user.0, &["set:fewer-notifications".to_owned()])
        || settings_of(simulator, user).is_on(PersonalSetting::FewerNotifications)
}

fn settings_of(simulator: &Simulator, user: UserId) -> PersonalSettings {
    let settings = simulator.store.personal_settings(user).now_or_never();
    settings.and_then(Result::ok).unwrap_or_default()
}

/// Checks that the bot has left no unwanted message behind.
fn check_left_over(simulator: &Simulator, placed: &BTreeSet<u64>) {
    // Messages in a channel that the bot cannot reach cannot be deleted.
    let kinds = [Disturbance::ForgottenNonces, Disturbance::LostChannels];
    if kinds.into_iter().any(|kind| simulator.had(kind)) {
        return;
    }
    let world = simulator.world();
    // An unconfirmed post is found by posting again, which fails if the person has closed their direct
    // messages.
    let closing = [Disturbance::ClosedMessages, Disturbance::Departures];
    let unconfirming = [
        Disturbance::LostRequests,
        Disturbance::LostAnswers,
        Disturbance::SlowRequests,
        Disturbance::ServerErrors,
        Disturbance::StoreFaults,
        Disturbance::Kills,
        Disturbance::SeveralProcesses,
        Disturbance::CutOffProcesses,
    ];
    let had_any = |kinds: &[_]| kinds.iter().any(|&kind| simulator.had(kind));
    let may_be_lost = had_any(&closing) && had_any(&unconfirming);
    // Messages to people who have had their data deleted stay.
    let may_be_lost = may_be_lost || simulator.has_forgotten();
    // A table that has expired is deleted after a while, but its message stays.
    let known = simulator.store.matches();
    let posted = world.messages.values().filter(|message| {
        let is_direct = world.direct_with(message.channel).is_some();
        // A message without a nonce may belong to any match.
        let nonce = message.nonce.as_deref().unwrap_or_default();
        let is_known =
            nonce.is_empty() || known.iter().any(|id| nonce.starts_with(&id.to_string()));
        // The one message to the server's owner is never updated or deleted.
        is_known && !nonce.ends_with("-owner") && !(message.is_reply || is_direct && may_be_lost)
    });
    // These are tried again.
    let refused = simulator.store.refused_deletions().into_iter();
    let refused: BTreeSet<_> = refused.map(|it| it.message.0).collect();
    let left: Vec<_> = posted
        .filter(|it| !placed.contains(&it.id) && !refused.contains(&it.id))
        .map(|it| it.id)
        .collect();
    drop(world);
    for id in left {
        simulator
            .trace
            .report_violation(format_args!("message {id} belongs to no match any more"));
    }
}
