//! The list of all presses, by the feature that carries them out. From each line follow the type, and the id with its
//! reading and writing. Ids never change: buttons stay on Discord for ever. `tests/press_ids.rs` has one of each.

use claim_ai::Level;
use claim_ai::puzzle::Day;
use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_table::calendar::ZoneRegion;
use claim_table::departure::Agreement;
use claim_table::event::Award;
use claim_table::ids::{EventId, MatchId, UserId};
use claim_table::locale::Locale;
use claim_table::settings::{PersonalSetting, ServerSetting};
use claim_table::terms::Terms;
use claim_table::time_control::TimeControl;

use super::macros::presses;
use super::parts::{IdWriter, Part, Parts};
use super::requests::{
    BotMatch, Direction, EventDraft, HelpPage, LeaderboardPage, ProfilePage, RulingReason,
};
use crate::finished::play_on_choices::PlayOnChoices;

presses! {
    /// The request that a control sends. It carries everything needed to answer it, so that controls keep working
    /// after a restart.
    pub enum Press {
        /// Post in the channel what this press shows.
        Share(shown: Shareable) = "share",
        /// Start a match of the user against bots in direct messages.
        StartBotMatch(offered: BotMatch) = "bot-match",
        /// End a running tutorial and start one of this game.
        RestartTutorial(running: MatchId, game: GameKind) = "restart-tutorial",
        /// Start the tutorial of a game.
        Learn(game: GameKind) = "learn",
        /// Start a match of the user against bots, without choosing anything.
        QuickMatch = "quick-match",
        /// Open a table here, without choosing anything.
        OpenTable = "open-table",
        /// Show a page (from 0) of the user's running matches.
        Matches(page: u32) = "matches",
        /// Show a page (from 0) of the server's open tables.
        Tables(page: u32) = "tables",
        /// Show a page (from 0) of the user's finished matches.
        FinishedMatches(page: u32) = "finished-matches",
        /// Show all achievements to the user.
        Achievements = "achievements",
        /// Show a page of the help.
        Help(page: HelpPage) = "help",
        /// Explain a game or one of its factions.
        Rules(game: GameKind, faction: Option<Faction>) = "rules",
    }

    /// At a table whose match has not started: who plays.
    Lobby: pub enum LobbyPress {
        /// Join a table, on the terms that the screen shows.
        Join(table: MatchId, seen: Terms) = "join",
        /// Decline the invitation to a table.
        Decline(table: MatchId) = "decline",
        /// Leave a table.
        Leave(table: MatchId) = "leave",
        /// Start the match.
        Start(table: MatchId) = "start",
        /// Give all free seats to bots, and start the match. Of those who do not sit there: start a match of their own
        /// against bots.
        PlayBots(table: MatchId) = "play-bots",
        /// Block invitations by the host.
        Block(table: MatchId) = "block",
    }

    /// At a table whose match has not started: the private menu for all the rest.
    Options: pub enum OptionsPress {
        /// Show what the user can change.
        Show(table: MatchId) = "table-options",
        /// Show which game and options can be chosen instead.
        ShowGames(table: MatchId) = "game-options",
        /// Change the game, the number of players or the variant. What does not fit is chosen again.
        ChangeGame(table: MatchId, game: GameKind, players: u8, variant: Option<String>) = "change-game",
        /// Change how long the players may think.
        ChangeTime(table: MatchId, control: TimeControl) = "change-time",
        /// Invite the chosen people. Who was chosen comes with the press.
        Invite(table: MatchId) = "invite",
        /// Exchange the occupants of two seats.
        SwapSeats {
            /// The table.
            table: MatchId,
            /// The two seats: the reader's own, or that of a partner, and the other one.
            seats: [Seat; 2],
            /// The people in them, who may be others by the time of the press.
            occupants: [Option<UserId>; 2],
        } = "swap-seats",
        /// Remove a person.
        Remove(table: MatchId, user: UserId) = "remove",
        /// Withdraw the invitation of a person.
        Withdraw(table: MatchId, user: UserId) = "withdraw",
        /// Make a person the host.
        HandOver(table: MatchId, user: UserId) = "hand-over",
        /// Add a bot.
        AddBot(table: MatchId, level: Level) = "add-bot",
        /// Add bots of this level in all open seats.
        FillWithBots(table: MatchId, level: Level) = "fill-with-bots",
        /// Remove a bot.
        RemoveBot(table: MatchId) = "remove-bot",
        /// Cancel the table.
        Cancel(table: MatchId) = "cancel",
    }

    /// In a running match: what the player does.
    Hand: pub enum HandPress {
        /// Show the user's hand privately.
        Show(table: MatchId) = "hand",
        /// Play an action.
        Act {
            /// The match.
            table: MatchId,
            /// How many lines the record had when the control was made.
            line: u32,
            /// The action in notation.
            action: String,
        } = "act",
        /// Show the next step of choosing an action.
        Choose {
            /// The match.
            table: MatchId,
            /// How many lines the record had when the control was made.
            line: u32,
            /// The steps chosen so far.
            chosen: String,
        } = "choose",
    }

    /// What there is to know about a match.
    Watch: pub enum WatchPress {
        /// Show privately what the screens of a running match leave out.
        Details(table: MatchId) = "details",
        /// Show the board of a running match privately, in words.
        Board(table: MatchId) = "board",
        /// Explain privately how the deal of a match can be verified.
        Fairness(table: MatchId) = "fairness",
        /// Show privately what else can be seen and done about a match.
        More(table: MatchId) = "more",
    }

    /// The clock of a match, which is shown privately.
    Clock: pub enum ClockPress {
        /// Show it.
        Show(table: MatchId) = "clock",
        /// Give the player to act more time, if it is that seat.
        GiveTime(table: MatchId, to: Seat) = "give-time",
        /// Ask for a pause.
        AskPause(table: MatchId) = "ask-pause",
        /// Agree to the pause that another player asked for.
        AgreeToPause(table: MatchId) = "agree-pause",
        /// Decline a pause.
        DeclinePause(table: MatchId) = "decline-pause",
        /// Withdraw one's own request for a pause, or one's agreement to one.
        WithdrawPause(table: MatchId) = "withdraw-pause",
        /// End a pause.
        Resume(table: MatchId) = "resume",
        /// Continue a match on hold.
        Continue(table: MatchId) = "go-on",
    }

    /// Ending a match early.
    Resign: pub enum ResignPress {
        /// Ask for confirmation before resigning.
        Ask(table: MatchId) = "ask-resign",
        /// Resign.
        Resign(table: MatchId) = "resign",
        /// Call off a match that has hardly begun.
        CallOff(table: MatchId) = "call-off",
        /// Stop a match, as a moderator.
        Stop(table: MatchId) = "stop",
        /// Cancel an open table, as a moderator.
        CancelAsModerator(table: MatchId) = "cancel-table",
    }

    /// Ending a match by agreement.
    Offer: pub enum OfferPress {
        /// Offer something to the other players.
        Make(table: MatchId, agreement: Agreement) = "offer",
        /// Accept the offer that was made when the record had that number of lines.
        Accept {
            /// The match.
            table: MatchId,
            /// That number of lines, which keeps the control from answering a later offer.
            line: u32,
        } = "accept-offer",
        /// Decline the offer that was made when the record had that number of lines.
        Decline {
            /// The match.
            table: MatchId,
            /// That number of lines, which keeps the control from answering a later offer.
            line: u32,
        } = "decline-offer",
    }

    /// After a match.
    Finished: pub enum FinishedPress {
        /// Open or join a table for a rematch.
        Rematch(table: MatchId) = "rematch",
        /// Open a table of the same game, without having played in the match.
        PlayToo(table: MatchId) = "play-too",
        /// Show the replay at the next mistake of its analysis.
        ReplayMistake {
            /// The match.
            table: MatchId,
            /// The number of actions before the step from which to look.
            actions: u32,
            /// Where to look.
            direction: Direction,
        } = "replay-mistake",
        /// Ask what the user would play after a number of actions.
        TryAgain {
            /// The match.
            table: MatchId,
            /// The number of actions before the decision.
            actions: u32,
            /// The steps chosen so far.
            chosen: String,
        } = "try",
        /// Judge an action after a number of actions.
        TryAction {
            /// The match.
            table: MatchId,
            /// The number of actions before the decision.
            actions: u32,
            /// The action in notation.
            action: String,
        } = "try-action",
        /// Show the position that the user reaches by playing on after a number of actions, and the next step of
        /// choosing an action there.
        PlayOn {
            /// The match.
            table: MatchId,
            /// The number of actions of the match before the first choice.
            actions: u32,
            /// The user's choices since then.
            choices: PlayOnChoices,
            /// The steps of the next choice taken so far.
            chosen: String,
        } = "play-from",
        /// Send the record.
        Record(table: MatchId) = "record",
    }

    /// Voiding a finished match, for those who may manage the server.
    Void: pub enum VoidPress {
        /// Ask which of the last matches.
        Choose = "choose-void",
        /// Ask for confirmation.
        Ask(table: MatchId) = "ask-void",
        /// Void it.
        Void(table: MatchId) = "void",
    }

    /// What can be shared: it is shown to the user first, and then to everyone in the channel.
    Shareable: pub enum Shareable {
        /// Show a match as everyone sees it.
        Table(table: MatchId) = "table",
        /// Show a step of a finished match's replay.
        Replay {
            /// The match.
            table: MatchId,
            /// The number of actions before the step. A number beyond the match's actions stands for its end.
            actions: u32,
        } = "replay",
        /// Analyse a finished match.
        Analysis(table: MatchId) = "analysis",
        /// Show a page of a leaderboard.
        Leaderboard(page: LeaderboardPage) = "leaderboard",
        /// Show a person's profile.
        Profile(page: ProfilePage) = "profile",
        /// Show a page (from 0) of the server's puzzle ranking.
        PuzzleRanking(page: u32) = "puzzle-board",
        /// Show a page (from 0) of the server's ranking of a day's deal.
        DailyRanking(day: Day, page: u32) = "daily-board",
        /// Show the result of the user's attempt at the deal of a day.
        DailyResult(day: Day) = "daily-result",
        /// Show the puzzle of a day, which the user has solved.
        SolvedPuzzle(day: Day) = "solved-puzzle",
    }

    /// Daily puzzles.
    Puzzle: pub enum PuzzlePress {
        /// Show today's puzzle.
        Show = "puzzle",
        /// Answer a puzzle.
        Solve {
            /// The day of the puzzle. An answer to the puzzle of another day does not count.
            day: Day,
            /// The play, in notation.
            action: String,
        } = "solve",
        /// Show a page (from 0) of the puzzles of earlier days.
        Earlier(page: u32) = "earlier-puzzles",
        /// Show the puzzle of an earlier day, for practice.
        Practice {
            /// The day of the puzzle.
            day: Day,
            /// The play to try, in notation; empty for none.
            action: String,
        } = "practice",
    }

    /// Daily deals.
    Daily: pub enum DailyPress {
        /// Show today's deal.
        Show = "daily",
        /// Show the deal of a day.
        ShowDay(day: Day) = "daily-of",
        /// Play the deal of a day, once.
        Play(day: Day) = "play-daily",
        /// Play the deal of a day without counting.
        Practise(day: Day) = "practise-daily",
        /// Show a page (from 0) of the deals of earlier days.
        Earlier(page: u32) = "earlier-daily",
        /// Send the records of a day that is closed.
        Records(day: Day) = "daily-records",
        /// Show the fingerprints and secrets of the last days.
        Proof = "daily-proof",
    }

    /// Events, which people know as tournaments.
    Event: pub enum EventPress {
        /// Show the events of the server.
        List = "events",
        /// Show the form of a new event, as it is filled in so far.
        Form(draft: EventDraft) = "event-form",
        /// Open the event of the form.
        Open(draft: EventDraft) = "open-event",
        /// Show an event.
        Show(event: EventId) = "event",
        /// Join an event, or return to it.
        Join(event: EventId) = "join-event",
        /// Say that the user is there.
        CheckIn(event: EventId) = "check-in",
        /// Ask for confirmation before leaving.
        AskLeave(event: EventId) = "ask-leave-event",
        /// Leave.
        Leave(event: EventId) = "leave-event",
        /// Show the standings.
        Standings(event: EventId) = "standings",
        /// Show how the event is played.
        Rules(event: EventId) = "event-rules",
        /// Compare the tables of a round in a match of each pair, both from 1; a page (from 0) of it.
        Compare(event: EventId, round: u8, leg: u8, page: u32) = "compare",
        /// Send the record.
        Record(event: EventId) = "event-record",
    }

    /// What the organiser of an event decides.
    Managing: pub enum EventManagement {
        /// Show what can be done.
        Show(event: EventId) = "manage-event",
        /// Begin the first round now.
        StartNow(event: EventId) = "start-event",
        /// Begin the first round so many minutes later.
        Postpone(event: EventId, minutes: u32) = "postpone-event",
        /// Open or close the sign-up.
        SignUp(event: EventId, on: bool) = "event-sign-up",
        /// Pause the event, or let it go on.
        Pause(event: EventId, on: bool) = "pause-event",
        /// Show a page (from 0) of the players.
        Players(event: EventId, page: u32) = "event-players",
        /// Add the chosen people. Who was chosen comes with the press.
        Add(event: EventId) = "add-to-event",
        /// Remove a player.
        Remove(event: EventId, user: UserId) = "remove-from-event",
        /// Show a page (from 0) of the tables of a round.
        Rulings(event: EventId, round: u8, page: u32) = "event-tables",
        /// Show what can be ruled for a table of a round.
        AskRuling(event: EventId, round: u8, table: u8) = "ask-ruling",
        /// Rule.
        Rule(event: EventId, round: u8, table: u8, award: Award, why: RulingReason) = "ruling",
        /// Ask for confirmation before the event ends.
        AskEnd(event: EventId) = "ask-end-event",
        /// End the event.
        End(event: EventId) = "end-event",
    }

    /// Exercises: the user's own mistakes.
    Exercise: pub enum ExercisePress {
        /// Show the exercise that is due first, unless there were enough today.
        Show = "exercise",
        /// Show it even so.
        ShowMore = "more-exercises",
        /// Show the next step of choosing an answer.
        Choose {
            /// The match.
            table: MatchId,
            /// The number of actions before the decision.
            actions: u32,
            /// When the exercise was due.
            due: Day,
            /// The steps chosen so far.
            chosen: String,
        } = "choose-answer",
        /// Answer an exercise.
        Answer {
            /// The match.
            table: MatchId,
            /// The number of actions before the decision.
            actions: u32,
            /// When the exercise was due. An answer to an earlier showing of it does not count.
            due: Day,
            /// The action in notation.
            action: String,
        } = "answer",
    }

    /// Settings of the user and of the server.
    Settings: pub enum SettingsPress {
        /// Show the user's settings.
        Show = "settings",
        /// Switch one of them on or off.
        Set(setting: PersonalSetting, on: bool) = "set",
        /// Set the user's language; `None` for that of their Discord client.
        SetLanguage(language: Option<Locale>) = "language",
        /// Go on vacation for this many days from today on; 0 ends the vacation.
        Vacation(days: u32) = "vacation",
        /// Show whom the user has blocked.
        Blocked = "blocked",
        /// Let a person invite the user again.
        Unblock(user: UserId) = "unblock",
        /// Show the settings of the server.
        ShowServer = "server",
        /// Change one of them.
        SetServer(setting: ServerSetting) = "set-server",
        /// Show the settings of the server's daily post.
        ShowPost = "daily-post",
        /// Show a page (from 0) of the time zones of a region.
        Zones(region: ZoneRegion, page: u32) = "zones",
    }

    /// What is stored of the user.
    Data: pub enum DataPress {
        /// Say what it is.
        Show = "data",
        /// Send it as a file.
        Export = "export-data",
        /// Ask for confirmation before deleting it.
        AskDelete = "ask-delete-data",
        /// Delete it.
        Delete = "delete-data",
    }
}

impl Press {
    /// The id that encodes the press.
    #[must_use]
    pub fn id(&self) -> String {
        let mut id = IdWriter::default();
        self.write(&mut id);
        id.finish()
    }

    /// The press of an id; `None` if it is malformed, or people cannot choose a value in it.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let mut parts = Parts::of(id);
        let press = Self::read(&mut parts)?;
        parts.are_over().then_some(press)
    }
}
