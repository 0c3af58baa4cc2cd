//! Short private answers: what was done, or why not.

use crate::i18n::keys::{notices as keys, puzzle};
use crate::i18n::{Locale, Message};
use crate::rules::{GameKind, IllegalAction, PublicView};

use super::{Screen, Tone, game, names, words};

/// A short private answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It is another's turn.
    NotYourTurn,
    /// The button was made for an earlier state of the match.
    OldButton,
    /// The match is over.
    MatchOver,
    /// The asker does not play in it.
    NotInMatch,
    /// The button's id means nothing.
    MalformedButton,
    /// The button was made for the puzzle of another day.
    PuzzleOver,
    /// The button asks for what is no play of today's puzzle.
    NoPlayOfPuzzle,
    /// The action given to a command means nothing.
    UnknownAction,
    /// There is no game of that name.
    NoSuchGame,
    /// The game is not for so many players.
    PlayersOfGame(GameKind),
    /// The game has no such option; its key.
    OptionNotOfGame(GameKind, &'static str),
    /// The game has that option, but not so, or not for so many players; its key.
    OptionNotTogether(GameKind, &'static str),
    /// The options of the game do not go together.
    NotTogether,
    /// The game has no such faction.
    NoSuchFaction,
    /// Nobody can join any more.
    TableFull,
    /// The match cannot start yet.
    TableNotFull,
    /// The table was cancelled or has expired.
    TableClosed,
    /// The match has begun already.
    AlreadyStarted,
    /// The asker sits there already.
    AlreadySeated,
    /// The asker does not sit there.
    NotSeated,
    /// No bot sits there.
    NoBot,
    /// Only those who sit there can start the match.
    OnlySeatedStart,
    /// Only the host may cancel.
    OnlyHostCancels,
    /// The asker invited themselves.
    OpponentIsYourself,
    /// The asker invited a bot account.
    OpponentIsBot,
    /// The asker invited somebody who is not in the server.
    OpponentNotHere,
    /// The seat is kept for somebody of that name.
    InvitedOther(String),
    /// There is no such match.
    MatchNotFound,
    /// That can be had only when the match is over.
    MatchStillRunning,
    /// The asker has no running match here.
    NoRunningMatch,
    /// Nobody has ended a match yet who asks for their last one.
    NoEndedMatch,
    /// The asker has several, and has to say which is meant.
    SeveralMatches,
    /// What the program may not do in the channel.
    MissingPermissions(Vec<Permission>),
    /// Not in direct messages.
    ServersOnly,
    /// A fault of the program.
    InternalError,
    /// The program is about to stop.
    ShuttingDown,
    /// The player's direct messages are closed.
    MessagesClosed,
    /// Opened a table.
    Opened,
    /// Opened a table with bots, at which somebody invited is awaited.
    OpenedWithBots,
    /// Began a match with bots.
    BegunWithBots,
    /// Began a match.
    Begun,
    /// Opened a table for a rematch.
    RematchOpened,
    /// Sat down.
    Joined,
    /// A bot sat down.
    BotSeated,
    /// A bot got up.
    BotGone,
    /// Got up.
    Left,
    /// Called the table off.
    Cancelled,
    /// Gave up.
    Resigned,
}

/// Something the program needs to be allowed to do in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// See the channel.
    ViewChannel,
    /// Write in it.
    SendMessages,
    /// Write in its threads.
    SendMessagesInThreads,
    /// Show framed text.
    EmbedLinks,
    /// Send files.
    AttachFiles,
    /// Read what was written before.
    ReadMessageHistory,
}

/// A short private answer, as a screen.
#[must_use]
pub fn notice(locale: Locale, notice: &Notice) -> Screen {
    answer(sentence(locale, notice), notice.tone())
}

/// Why the rules said no, as a screen. `view` is of the match as it stands.
#[must_use]
pub fn refused(locale: Locale, view: &PublicView, why: IllegalAction) -> Screen {
    answer(refusal(locale, view, why), Tone::Bad)
}

/// A short private answer, in a sentence.
#[must_use]
pub fn sentence(locale: Locale, notice: &Notice) -> String {
    locale.say(&notice.message(locale))
}

/// Why the rules said no, in a sentence. `view` is of the match as it stands.
#[must_use]
pub fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
    let sentence = game::refusal(locale, view, why);
    sentence.unwrap_or_else(|| self::sentence(locale, &Notice::UnknownAction))
}

fn answer(body: String, tone: Tone) -> Screen {
    Screen {
        body,
        tone,
        ..Screen::default()
    }
}

impl Notice {
    /// Good when something was done, bad when not.
    const fn tone(&self) -> Tone {
        match self {
            Self::Opened
            | Self::OpenedWithBots
            | Self::BegunWithBots
            | Self::Begun
            | Self::RematchOpened
            | Self::Joined
            | Self::Left
            | Self::BotSeated
            | Self::BotGone
            | Self::Cancelled
            | Self::Resigned => Tone::Good,
            Self::MessagesClosed => Tone::Neutral,
            _ => Tone::Bad,
        }
    }

    fn message(&self, locale: Locale) -> Message {
        match self {
            Self::NotYourTurn => keys::not_your_turn(),
            Self::OldButton => keys::old_button(),
            Self::MatchOver => keys::match_over(),
            Self::NotInMatch => keys::not_in_match(),
            Self::MalformedButton => keys::malformed_button(),
            Self::PuzzleOver => puzzle::puzzle_over(),
            Self::NoPlayOfPuzzle => puzzle::puzzle_no_play(),
            Self::UnknownAction => keys::unknown_action(),
            Self::NoSuchGame => keys::no_such_game(),
            Self::PlayersOfGame(kind) => {
                let (least, most) = kind.players().into_inner();
                let numbers = if least == most {
                    least.to_string()
                } else {
                    format!("{least}–{most}")
                };
                keys::players_of_game(words::game(locale, *kind), numbers)
            }
            Self::OptionNotOfGame(kind, key) => {
                keys::option_not_of_game(words::game(locale, *kind), *key)
            }
            Self::OptionNotTogether(kind, key) => {
                keys::option_not_together(words::game(locale, *kind), *key)
            }
            Self::NotTogether => keys::not_together(),
            Self::NoSuchFaction => keys::no_such_faction(),
            Self::TableFull => keys::table_full(),
            Self::TableNotFull => keys::table_not_full(),
            Self::TableClosed => keys::table_closed(),
            Self::AlreadyStarted => keys::already_started(),
            Self::AlreadySeated => keys::already_seated(),
            Self::NotSeated => keys::not_seated(),
            Self::NoBot => keys::no_bot(),
            Self::OnlySeatedStart => keys::only_seated_start(),
            Self::OnlyHostCancels => keys::only_host_cancels(),
            Self::OpponentIsYourself => keys::opponent_is_yourself(),
            Self::OpponentIsBot => keys::opponent_is_bot(),
            Self::OpponentNotHere => keys::opponent_not_here(),
            Self::InvitedOther(name) => keys::invited_other(names::bold(name)),
            Self::MatchNotFound => keys::match_not_found(),
            Self::MatchStillRunning => keys::match_still_running(),
            Self::NoRunningMatch => keys::no_running_match(),
            Self::NoEndedMatch => keys::no_ended_match(),
            Self::SeveralMatches => keys::several_matches(),
            Self::MissingPermissions(permissions) => {
                let names = permissions.iter().map(|p| locale.say(&p.message()));
                keys::missing_permissions(words::list(locale, names))
            }
            Self::ServersOnly => keys::servers_only(),
            Self::InternalError => keys::internal_error(),
            Self::ShuttingDown => keys::shutting_down(),
            Self::MessagesClosed => keys::messages_closed(),
            Self::Opened => keys::opened(),
            Self::OpenedWithBots => keys::opened_with_bots(),
            Self::BegunWithBots => keys::begun_with_bots(),
            Self::Begun => keys::begun(),
            Self::RematchOpened => keys::rematch_opened(),
            Self::Joined => keys::joined(),
            Self::BotSeated => keys::bot_seated(),
            Self::BotGone => keys::bot_gone(),
            Self::Left => keys::left(),
            Self::Cancelled => keys::cancelled(),
            Self::Resigned => keys::resigned(),
        }
    }
}

impl Permission {
    fn message(self) -> Message {
        match self {
            Self::ViewChannel => keys::permission_view_channel(),
            Self::SendMessages => keys::permission_send_messages(),
            Self::SendMessagesInThreads => keys::permission_send_messages_in_threads(),
            Self::EmbedLinks => keys::permission_embed_links(),
            Self::AttachFiles => keys::permission_attach_files(),
            Self::ReadMessageHistory => keys::permission_read_message_history(),
        }
    }
}
