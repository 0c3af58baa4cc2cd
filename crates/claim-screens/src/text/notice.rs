//! Short private answers: what was done, or why it was refused.

use claim_ai::Character;
use claim_rules::{GameKind, IllegalAction, PublicView};
use claim_table::ids::ChannelId;
use claim_table::limits::ReachedLimit;
use claim_table::locale::Locale;
use claim_table::settings::ServerSettings;

use super::names::{self, Name};
use super::words;
use crate::described_bot;
use crate::games::contract;
use crate::i18n::keys::{notices as keys, offers, puzzle, settings};
use crate::i18n::{Message, Translate};
use crate::running::offers::OfferNotice;
use crate::screen::model::{Screen, Select, Tone};
use crate::settings::server;

/// A short private answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names say what some variants mean")]
pub enum Notice {
    /// It is another player's turn.
    NotYourTurn,
    /// The button was made for an earlier state of the match.
    OutdatedButton,
    /// The button shows an older state of the match, which is shown below as it is now.
    OutdatedButtonOfMatch,
    MatchOver,
    MatchPaused,
    MatchNotPaused,
    /// No clock is running in the match.
    NoClock,
    /// Only opponents can give time.
    OwnClock,
    /// The player to act already has as much time as opponents may give.
    EnoughTime,
    /// The user has asked for a pause already.
    PauseAlreadyAsked,
    /// No player has asked for a pause.
    NoPauseAsked,
    /// The user is not a player of the match.
    NotInMatch,
    /// The user has left the match, and a bot plays for them.
    HasLeft,
    /// The match can no longer be called off by one player.
    CannotCallOff,
    /// The outcome of making or answering an offer.
    Offer(OfferNotice),
    /// The button's id cannot be read.
    UnknownButton,
    /// The button belongs to the puzzle of another day.
    PuzzleOver,
    /// The button names a play that today's puzzle does not have.
    UnknownPuzzlePlay,
    /// The user has answered today's puzzle before, with another play.
    PuzzleAnswered,
    /// The puzzle is of a day that is too long ago to be practised.
    PuzzleTooOld,
    /// The command does not have the form that the program has registered.
    UnreadableCommand,
    /// The action given to a command cannot be read.
    UnknownAction,
    /// No game has the given name.
    UnknownGame,
    /// The game cannot be played with that number of players.
    WrongPlayerCount(GameKind),
    /// The game does not have this option, given by its key.
    OptionUnavailable(GameKind, &'static str),
    /// Not all values of an option are possible in the game, or not with that number of players.
    OptionConflict {
        /// The game.
        kind: GameKind,
        /// The option.
        key: &'static str,
        /// The ids of the values for which there is no room.
        misfits: Vec<&'static str>,
        /// Whether they are possible with other numbers of players.
        fits_others: bool,
    },
    /// None of the named factions is one of those, given by their ids, of which the game needs at least one.
    FactionMissing(GameKind, Vec<&'static str>),
    /// More than one variant is named.
    SeveralVariants,
    /// No game has a value with this name, as typed for an option.
    UnknownChoice(String),
    /// The options exclude each other.
    OptionsConflict,
    /// No faction of the game has the given name.
    UnknownFaction,
    /// All seats are taken.
    TableFull,
    /// The match cannot start while seats are free.
    TableNotFull,
    /// The table was cancelled or has expired.
    TableClosed,
    /// The match has already started.
    AlreadyStarted,
    /// The user already has a seat.
    AlreadySeated,
    /// The user has no seat at the table.
    NotSeated,
    /// The person whom the host has chosen is not at the table any more.
    OtherNotSeated,
    /// The person whose invitation the host wants to withdraw has none that is open.
    OtherNotInvited,
    /// No bot has a seat at the table.
    NoBot,
    /// Only players at the table can start the match.
    OnlySeatedStart,
    /// Only the host can cancel the table.
    OnlyHostCancels,
    /// The user invited themselves.
    OpponentIsYourself,
    /// The user invited a bot account.
    OpponentIsBot,
    /// The user invited this bot.
    OpponentIsThisBot,
    /// All invited people have a seat or an invitation already.
    AlreadyInvited,
    /// To a user at the table: the free seats are reserved for the people of these names.
    SeatsReserved(Vec<Name>),
    /// The invited person is not a member of the server.
    OpponentNotHere,
    /// The user is no longer a member of the server of a match.
    NoLongerInServer,
    /// To a user without a seat: the free seats are reserved for the people of these names.
    InvitedOther(Vec<Name>),
    /// The host has removed the user from the table.
    RemovedFromTable,
    /// The host has changed the game or the time since the user saw the table.
    TermsChanged,
    /// The user has no open invitation to the table.
    NoInvitation,
    /// Another person has the seat.
    SeatTaken,
    /// Only the host can do that.
    HostOnly,
    /// The game cannot be changed after others have joined.
    OthersJoined,
    /// The seats cannot be changed during a series.
    SeriesRunning,
    /// More people were invited than there are seats.
    TooFewSeats,
    /// Bots were requested, but all seats are for people.
    NoSeatsForBots,
    /// There is no such match.
    MatchNotFound,
    /// Only finished matches have this.
    MatchStillRunning,
    /// What is stored of the match cannot be read.
    MatchUnreadable,
    /// What is stored of one of the user's matches cannot be read.
    OwnMatchUnreadable,
    /// The user has no running match.
    NoRunningMatch,
    /// The user has no finished match.
    NoFinishedMatch,
    /// Nothing was played in the match that was to be analysed.
    NothingToAnalyse,
    /// It is not the user's turn in any match.
    PlayNoMatch,
    /// The match waits for the player of that name.
    PlayNotYourTurn(Name),
    /// Permissions that the bot lacks in the channel.
    MissingPermissions(Vec<Permission>),
    /// Permissions that the bot lacks in the channel to give matches a thread.
    MissingThreadPermissions(Vec<Permission>),
    /// To the owner of a server: the bot may not start the thread of a match in a channel.
    ThreadRefused(ChannelId),
    /// The user or the server has as much as the operator allows.
    LimitReached(ReachedLimit),
    /// Only people who may manage the server can do that.
    NotManager,
    /// Tables may be opened only in the channels that the server's settings list.
    NoTablesHere(ServerSettings),
    /// All that was stored of the user was deleted.
    DataDeleted,
    /// Not available in direct messages.
    ServersOnly,
    /// Only bots can be opponents here.
    OnlyBotsHere,
    /// Series can only be played in servers.
    NoSeriesHere,
    /// A match with these bots was started in direct messages, and the user is elsewhere.
    MatchStartedInDirectMessages(Vec<Character>),
    /// A match with these bots was started here, in direct messages.
    MatchStartedAgainstBots(Vec<Character>),
    /// The user may not write in the channel.
    CannotWriteHere,
    /// The match can be watched only in its channel.
    WatchElsewhere(ChannelId),
    /// The moderator of a channel can stop matches only there, and this one is in another channel.
    StopElsewhere(ChannelId),
    /// What was to be shared could not be posted.
    NotShared,
    InternalError,
    /// The program is shutting down.
    ShuttingDown,
    TableOpened,
    /// The table was opened, and the match starts as soon as the one invited player joins.
    TableOpenedForGuest,
    /// The table was opened with bots and waits for several invited players.
    TableOpenedWithBots,
    /// The table was opened with bots, and the match starts as soon as the one invited player joins.
    TableOpenedWithBotsForGuest,
    MatchStartedWithBots(Vec<Character>),
    MatchStarted,
    /// The table was opened, but the user has another open one, at this link.
    OtherTableOpen(String),
    /// The user's next turn comes in the hand at this link, not in the copy from which they have played.
    HandElsewhere(String),
    /// Discord did not deliver the hand by direct message, and the reply shows it.
    HandNotDelivered,
    /// A table for a rematch was opened.
    RematchOpened,
    /// The rematch has begun without the user.
    RematchMissed,
    /// The table is in this channel, not where the user has pressed.
    TableElsewhere(ChannelId),
    /// The table was opened, but could not be posted in this channel so far.
    TableNotPosted(ChannelId),
    /// The user joined the table.
    JoinedTable,
    /// A bot joined the table.
    BotJoined,
    /// A bot was removed from the table.
    BotRemoved,
    /// Bots joined the table.
    BotsJoined,
    /// The user declined an invitation.
    InvitationDeclined,
    /// People were invited to the table.
    PeopleInvited,
    /// Seats were exchanged.
    SeatsChanged,
    /// A person was removed from the table.
    PlayerRemoved,
    /// The invitation of a person was withdrawn.
    InvitationWithdrawn,
    /// Another person is the host now.
    TableHandedOver,
    /// The user left the table.
    LeftTable,
    TableCancelled,
    /// The user resigned.
    Resigned,
    /// The user resigned, and a bot plays for them.
    ResignedToBot,
    /// The user called the match off.
    CalledOff,
    /// The user stopped the match as a moderator.
    MatchStopped,
}

/// A Discord permission that the bot needs in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// See the channel.
    ViewChannel,
    /// Join a voice channel, and see its chat.
    Connect,
    /// Write messages.
    SendMessages,
    /// Start public threads.
    CreatePublicThreads,
    /// Write messages in threads.
    SendMessagesInThreads,
    /// Show embeds.
    EmbedLinks,
    /// Attach files.
    AttachFiles,
    /// Read the message history.
    ReadMessageHistory,
}

/// A notice as a screen.
#[must_use]
pub fn notice(locale: Locale, notice: &Notice) -> Screen {
    Screen {
        body: notice_text(locale, notice),
        tone: notice.tone(),
        ..Screen::default()
    }
}

/// A notice as plain text.
#[must_use]
pub fn notice_text(locale: Locale, notice: &Notice) -> String {
    locale.say(&notice.message(locale))
}

/// A notice as the label of a choice: no markdown, at most 100 characters.
#[must_use]
pub fn notice_label(locale: Locale, notice: &Notice) -> String {
    let message = match notice {
        Notice::PlayNotYourTurn(name) => keys::play_not_your_turn(name.plain()),
        other => other.message(locale),
    };
    Select::label(&locale.say(&message))
}

/// Why the rules refused an action, as plain text. `view` is the current state of the match.
#[must_use]
pub fn refusal_text(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
    let text = contract::refusal(locale, view, why);
    text.unwrap_or_else(|| notice_text(locale, &Notice::UnknownAction))
}

impl Notice {
    /// Good if something was done, bad if it was refused.
    const fn tone(&self) -> Tone {
        match self {
            Self::TableOpened
            | Self::TableOpenedForGuest
            | Self::TableOpenedWithBots
            | Self::TableOpenedWithBotsForGuest
            | Self::MatchStartedWithBots(_)
            | Self::MatchStarted
            | Self::MatchStartedAgainstBots(_)
            | Self::MatchStartedInDirectMessages(_)
            | Self::RematchOpened
            | Self::JoinedTable
            | Self::LeftTable
            | Self::BotJoined
            | Self::BotRemoved
            | Self::BotsJoined
            | Self::InvitationDeclined
            | Self::PeopleInvited
            | Self::SeatsChanged
            | Self::PlayerRemoved
            | Self::InvitationWithdrawn
            | Self::TableHandedOver
            | Self::TableCancelled
            | Self::Resigned
            | Self::ResignedToBot
            | Self::CalledOff
            | Self::DataDeleted
            | Self::MatchStopped => Tone::Good,
            Self::Offer(notice) => notice.tone(),
            _ => Tone::Bad,
        }
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each notice")]
    fn message(&self, locale: Locale) -> Message {
        match self {
            Self::NotYourTurn => keys::not_your_turn(),
            Self::OutdatedButton => keys::outdated_button(),
            Self::OutdatedButtonOfMatch => keys::outdated_button_of_match(),
            Self::MatchOver => keys::match_over(),
            Self::MatchPaused => keys::match_paused(),
            Self::MatchNotPaused => keys::match_not_paused(),
            Self::NoClock => keys::no_clock(),
            Self::OwnClock => keys::own_clock(),
            Self::EnoughTime => keys::enough_time(),
            Self::PauseAlreadyAsked => keys::pause_already_asked(),
            Self::NoPauseAsked => keys::no_pause_asked(),
            Self::NotInMatch => keys::not_in_match(),
            Self::HasLeft => keys::has_left(),
            Self::CannotCallOff => keys::cannot_call_off(),
            Self::UnknownButton => keys::unknown_button(),
            Self::PuzzleOver => puzzle::puzzle_over(),
            Self::UnknownPuzzlePlay => puzzle::puzzle_unknown_play(),
            Self::PuzzleAnswered => puzzle::puzzle_is_answered(),
            Self::PuzzleTooOld => puzzle::puzzle_too_old(),
            Self::UnreadableCommand => keys::unreadable_command(),
            Self::UnknownAction => keys::unknown_action(),
            Self::UnknownGame => keys::unknown_game(),
            Self::WrongPlayerCount(kind) => {
                let (min, max) = kind.players().into_inner();
                let numbers = if min == max {
                    min.to_string()
                } else {
                    format!("{min}–{max}")
                };
                keys::wrong_player_count(words::game(locale, *kind), numbers)
            }
            Self::OptionUnavailable(kind, key) => {
                keys::option_unavailable(words::game(locale, *kind), *key)
            }
            Self::OptionConflict {
                kind,
                key,
                misfits,
                fits_others,
            } => {
                let misfits = words::list(locale, choices(locale, misfits).into_iter());
                let players = if *fits_others { "these" } else { "any" };
                keys::option_conflict(words::game(locale, *kind), misfits, *key, players)
            }
            Self::FactionMissing(kind, ids) => {
                let needed = words::either(locale, choices(locale, ids).into_iter());
                keys::faction_missing(needed, words::game(locale, *kind))
            }
            Self::SeveralVariants => keys::several_variants(),
            Self::UnknownChoice(typed) => keys::unknown_choice(names::escape(typed)),
            Self::OptionsConflict => keys::options_conflict(),
            Self::UnknownFaction => keys::unknown_faction(),
            Self::TableFull => keys::table_full(),
            Self::TableNotFull => keys::table_not_full(),
            Self::TableClosed => keys::table_closed(),
            Self::AlreadyStarted => keys::already_started(),
            Self::AlreadySeated => keys::already_seated(),
            Self::NotSeated => keys::not_seated(),
            Self::OtherNotSeated => keys::other_not_seated(),
            Self::OtherNotInvited => keys::other_not_invited(),
            Self::NoBot => keys::no_bot(),
            Self::OnlySeatedStart => keys::only_seated_start(),
            Self::OnlyHostCancels => keys::only_host_cancels(),
            Self::OpponentIsYourself => keys::opponent_is_yourself(),
            Self::OpponentIsBot => keys::opponent_is_bot(),
            Self::OpponentNotHere => keys::opponent_not_here(),
            Self::NoLongerInServer => keys::no_longer_in_server(),
            Self::OpponentIsThisBot => keys::opponent_is_this_bot(),
            Self::AlreadyInvited => keys::already_invited(),
            Self::InvitedOther(reserved) => {
                let names = words::list(locale, reserved.iter().map(Name::bold));
                keys::invited_other(reserved.len(), names)
            }
            Self::SeatsReserved(reserved) => {
                let names = reserved.iter().map(Name::bold);
                keys::seats_reserved(reserved.len(), words::list(locale, names))
            }
            Self::RemovedFromTable => keys::removed_from_table(),
            Self::TermsChanged => keys::terms_changed(),
            Self::NoInvitation => keys::no_invitation(),
            Self::SeatTaken => keys::seat_taken(),
            Self::HostOnly => keys::host_only(),
            Self::OthersJoined => keys::others_joined(),
            Self::TooFewSeats => keys::too_few_seats(),
            Self::NoSeatsForBots => keys::no_seats_for_bots(),
            Self::MatchNotFound => keys::match_not_found(),
            Self::MatchStillRunning => keys::match_still_running(),
            Self::MatchUnreadable => keys::match_unreadable(),
            Self::OwnMatchUnreadable => keys::own_match_unreadable(),
            Self::NoRunningMatch => keys::no_running_match(),
            Self::NoFinishedMatch => keys::no_finished_match(),
            Self::NothingToAnalyse => keys::nothing_to_analyse(),
            Self::PlayNoMatch => keys::play_no_match(),
            Self::PlayNotYourTurn(name) => keys::play_not_your_turn(name.bold()),
            Self::MissingPermissions(permissions) => {
                keys::missing_permissions(permission_list(locale, permissions))
            }
            Self::MissingThreadPermissions(permissions) => {
                keys::missing_thread_permissions(permission_list(locale, permissions))
            }
            Self::ThreadRefused(channel) => {
                let needed = [
                    Permission::CreatePublicThreads,
                    Permission::SendMessagesInThreads,
                ];
                keys::thread_refused(channel.to_string(), permission_list(locale, &needed))
            }
            Self::LimitReached(limit) => limit_message(limit),
            Self::NotManager => settings::not_manager(),
            Self::NoTablesHere(server) => {
                let channels = server::channel_list(locale, server);
                settings::no_tables_here(channels.unwrap_or_default())
            }
            Self::DataDeleted => settings::data_deleted(),
            Self::ServersOnly => keys::servers_only(),
            Self::OnlyBotsHere => keys::only_bots_here(),
            Self::NoSeriesHere => keys::no_series_here(),
            Self::MatchStartedInDirectMessages(bots) => {
                keys::match_started_in_direct_messages(bot_list(locale, bots))
            }
            Self::MatchStartedAgainstBots(bots) => {
                keys::match_started_against_bots(bot_list(locale, bots))
            }
            Self::CannotWriteHere => keys::cannot_write_here(),
            Self::WatchElsewhere(channel) => keys::watch_elsewhere(format!("<#{channel}>")),
            Self::StopElsewhere(channel) => keys::stop_elsewhere(format!("<#{channel}>")),
            Self::NotShared => keys::not_shared(),
            Self::InternalError => keys::internal_error(),
            Self::ShuttingDown => keys::shutting_down(),
            Self::TableOpened => keys::table_opened(),
            Self::TableOpenedForGuest => keys::table_opened_for_guest(),
            Self::TableOpenedWithBots => keys::table_opened_with_bots(),
            Self::TableOpenedWithBotsForGuest => keys::table_opened_with_bots_for_guest(),
            Self::MatchStartedWithBots(bots) => {
                keys::match_started_with_bots(bot_list(locale, bots))
            }
            Self::MatchStarted => keys::match_started(),
            Self::OtherTableOpen(url) => keys::other_table_open(url),
            Self::HandElsewhere(url) => keys::hand_elsewhere(url),
            Self::HandNotDelivered => keys::hand_not_delivered(),
            Self::SeriesRunning => keys::series_running(),
            Self::RematchOpened => keys::rematch_opened(),
            Self::RematchMissed => keys::rematch_missed(),
            Self::TableElsewhere(channel) => keys::table_elsewhere(format!("<#{channel}>")),
            Self::TableNotPosted(channel) => keys::table_not_posted(format!("<#{channel}>")),
            Self::JoinedTable => keys::joined_table(),
            Self::BotJoined => keys::bot_joined(),
            Self::BotRemoved => keys::bot_removed(),
            Self::BotsJoined => keys::bots_joined(),
            Self::InvitationDeclined => keys::invitation_declined(),
            Self::PeopleInvited => keys::people_invited(),
            Self::SeatsChanged => keys::seats_changed(),
            Self::PlayerRemoved => keys::player_removed(),
            Self::InvitationWithdrawn => keys::invitation_withdrawn(),
            Self::TableHandedOver => keys::table_handed_over(),
            Self::LeftTable => keys::left_table(),
            Self::TableCancelled => keys::table_cancelled(),
            Self::Resigned => keys::resigned(),
            Self::ResignedToBot => keys::resigned_to_bot(),
            Self::CalledOff => keys::called_off(),
            Self::Offer(notice) => notice.message(),
            Self::MatchStopped => offers::match_stopped(),
        }
    }
}

fn bot_list(locale: Locale, bots: &[Character]) -> String {
    let names = bots
        .iter()
        .map(|&bot| described_bot(locale, bot).name.plain());
    words::list(locale, names)
}

fn permission_list(locale: Locale, permissions: &[Permission]) -> String {
    let names = permissions.iter().map(|it| locale.say(&it.message()));
    words::list(locale, names)
}

fn limit_message(limit: &ReachedLimit) -> Message {
    match limit {
        ReachedLimit::OwnTables(count) => keys::limit_own_tables(*count),
        ReachedLimit::PlayerTables(name, count) => {
            keys::limit_player_tables(*count, Name::from(name.as_str()).bold())
        }
        ReachedLimit::ServerTables(count) => keys::limit_server_tables(*count),
        ReachedLimit::OwnMatches(count) => keys::limit_own_matches(*count),
        ReachedLimit::PlayerMatches(name, count) => {
            keys::limit_player_matches(*count, Name::from(name.as_str()).bold())
        }
        ReachedLimit::ServerMatches(count) => keys::limit_server_matches(*count),
        ReachedLimit::VacationDays(count) => keys::limit_vacation_days(*count),
        ReachedLimit::Analyses(count) => keys::limit_analyses(*count),
        ReachedLimit::AllAnalyses(count) => keys::limit_all_analyses(*count),
    }
}

impl Permission {
    fn message(self) -> Message {
        match self {
            Self::ViewChannel => keys::permission_view_channel(),
            Self::Connect => keys::permission_connect(),
            Self::SendMessages => keys::permission_send_messages(),
            Self::CreatePublicThreads => keys::permission_create_public_threads(),
            Self::SendMessagesInThreads => keys::permission_send_messages_in_threads(),
            Self::EmbedLinks => keys::permission_embed_links(),
            Self::AttachFiles => keys::permission_attach_files(),
            Self::ReadMessageHistory => keys::permission_read_message_history(),
        }
    }
}

/// The names of choices by their ids.
fn choices(locale: Locale, ids: &[&str]) -> Vec<String> {
    let names = ids.iter().filter_map(|id| words::choice(locale, id));
    names.collect()
}
