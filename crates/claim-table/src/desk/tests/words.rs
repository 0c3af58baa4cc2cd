//! Steps and outcomes in words, so that the tables can be read.

use super::*;
use crate::table::Table;

/// What a step does.
pub(super) fn step(step: &Step, table: &Table) -> String {
    match step {
        Step::Done => "nothing".to_owned(),
        Step::Read(SettingsOf::Person(user)) => format!("read the settings of {user}"),
        Step::Read(SettingsOf::Server(guild)) => format!("read the settings of server {guild}"),
        Step::DeleteSuperseded(_, message) => format!("delete superseded {message}"),
        Step::Post(post) => self::post(post),
        Step::ReadLastMessage(channel) => format!("read the last message of {channel}"),
        Step::Edit(_, message) => format!("edit {message}"),
        Step::EditReply(_) => "edit the reply".to_owned(),
        Step::Delete(_, message) => format!("delete {message}"),
        Step::Store(state) => format!("store {}", self::state(state, table)),
        Step::StartThread(_, message) => format!("start a thread from {message}"),
        Step::ArchiveThread(thread) => format!("archive thread {thread}"),
        Step::Reconsider(MessageKind::Mention(seat)) => format!("reconsider mentioning {seat}"),
        Step::Reconsider(kind) => format!("reconsider {kind:?}"),
    }
}

/// How and where a message is posted.
pub(super) fn post(post: &Post) -> String {
    let mut words = match post.destination {
        Destination::Channel(channel) => format!("post in {channel}"),
        Destination::DirectMessage(user) => format!("post to person {user}"),
    };
    if let Some(channel) = post.fallback {
        words += ", or else in ";
        words += &channel.to_string();
    }
    for (applies, word) in [
        (post.is_silent, ", silently"),
        (!post.is_silent && !post.is_announced, ", unannounced"),
        (post.sending == Sending::Again, ", again"),
        (post.sending == Sending::Withheld, ", withheld"),
    ] {
        words += if applies { word } else { "" };
    }
    match post.begun.message() {
        Some((_, message)) => format!("{words}, replacing {message}"),
        None => words,
    }
}

/// What a state says of its message.
pub(super) fn state(state: &MessageState, table: &Table) -> String {
    let mut words = match &state.placement {
        Placement::Message(_, message) => message.to_string(),
        Placement::EphemeralReply { .. } => "reply".to_owned(),
        Placement::None => "nowhere".to_owned(),
    };
    words += match i64::from(table.revision()) - state.revision {
        ..=0 => ", current",
        _ if state.shown_revision() == i64::from(table.revision()) => ", outdated",
        _ => ", behind",
    };
    if state.posted_at_line == 0 && table.line_count() > 0 {
        words += ", unread";
    }
    if state.posting.is_some() {
        words += ", unconfirmed";
    }
    match state.superseded {
        Some((_, message)) => format!("{words}, superseding {message}"),
        None => words,
    }
}

/// What follows from an outcome.
pub(super) fn aftermath(aftermath: &Aftermath, table: &Table) -> String {
    let notes = aftermath.notes.iter().map(|note| match note {
        Note::CheckMembership(seat) => format!("check membership of {seat}"),
        Note::LostChannel { pauses: false } => "note lost channel".to_owned(),
        Note::LostChannel { pauses: true } => "note lost channel and pause".to_owned(),
        Note::RestoredChannel => "note restored channel".to_owned(),
        Note::ReopenedThread => "archive the thread again".to_owned(),
        Note::EndSeries => "end the series".to_owned(),
        Note::ThreadRefused(..) => "tell the owner".to_owned(),
    });
    let mut words: Vec<_> = notes.collect();
    words.push(next(&aftermath.next, table));
    words.join("; ")
}

/// What becomes of a message.
pub(super) fn next(next: &Next, table: &Table) -> String {
    match next {
        Next::Done => "nothing".to_owned(),
        Next::Store(state) => format!("store {}", self::state(state, table)),
        Next::Place(placed) => {
            let shown = MessageState {
                revision: placed.revision,
                ..placed.state.clone()
            };
            let mut words = self::state(&shown, table);
            if let Some((_, message)) = placed.superseded {
                words += ", delete ";
                words += &message.to_string();
            }
            for (applies, word) in [
                (placed.is_linked, ", update links"),
                (placed.copy.is_some(), ", keep the reply as a copy"),
            ] {
                words += if applies { word } else { "" };
            }
            words
        }
        Next::Post(Placement::None) => "post anew".to_owned(),
        Next::Post(_) => "replace".to_owned(),
        Next::EditReply(_) => "edit the reply instead".to_owned(),
        Next::Retry { may_exist: false } => "retry".to_owned(),
        Next::Retry { may_exist: true } => "retry, keep the nonce".to_owned(),
    }
}
